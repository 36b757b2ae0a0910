import DemoScreens
import NumberField

// Labels and pasted text.
extension Cases {
  static var texts: [Case] { labels + [paste] }

  private static var labels: [Case] {
    [1, 10, 100].map { length in
      Case(
        "label-\(length)", "a new text of \(length) in a label, to pixels", floor: Floor.Work("label", length)
      ) {
        let rig = try Rig()
        let label = Label("")
        label.frame = Rect(x: 0, y: 280, width: 2000, height: 30)
        rig.screen.addSubview(label)
        rig.draw()
        var turn = 0
        var letters = [UInt8](repeating: 0, count: length)
        return { count in
          for _ in 0..<count {
            turn += 1
            var rest = turn
            for index in letters.indices {
              letters[index] = UInt8(97 + (index * 7 + rest) % 26)
              rest /= 26
            }
            label.text = String(decoding: letters, as: UTF8.self)
            rig.draw()
          }
        }
      }
    }
  }

  private static var paste: Case {
    Case("paste-1mb", "a paste of 1 MB of digits, refused", floor: Floor.Work("scan", 1 << 20)) {
      let rig = try Rig()
      rig.edit()
      let text = String(repeating: "7", count: 1 << 20)
      return { count in for _ in 0..<count { rig.screen.length.perform(.paste(text)) } }
    }
  }
}
