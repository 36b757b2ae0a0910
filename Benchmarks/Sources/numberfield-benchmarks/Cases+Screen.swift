import NumberField

// Taps, frames and whole pictures: from an input to pixels.
extension Cases {
  static var screen: [Case] { taps + frames + redraws + fields }

  private static func tap(
    _ name: String, _ title: String, _ picture: Picture, goal: Double? = 2, extraFields: Int = 0,
    reference: String? = nil
  ) -> Case {
    Case(
      name, title, floor: reference == nil ? Floor.Work("tap", on: picture) : nil, goal: goal,
      reference: reference, mostAllocations: 0, cycle: 12
    ) {
      let rig = try Rig(picture, extraFields: extraFields)
      rig.edit()
      return { count in for _ in 0..<count { rig.tapNext() } }
    }
  }

  private static var taps: [Case] {
    [
      tap("tap-1x", "one tap, 375 × 667 at 1×", .demo(1)),
      tap("tap-2x", "one tap, 375 × 667 at 2×", .demo(2)),
      tap("tap-3x", "one tap, 375 × 667 at 3×", .demo(3)),
      tap("tap-1x-tight", "one tap, 375 × 667 at 1×, tight floor", .demo(1, isTight: true), goal: nil),
      tap("tap-2x-tight", "one tap, 375 × 667 at 2×, tight floor", .demo(2, isTight: true), goal: nil),
      tap("tap-3x-tight", "one tap, 375 × 667 at 3×, tight floor", .demo(3, isTight: true), goal: nil),
      tap(
        "tap-4k", "one tap, 3840 × 2160 at 1×", .display(3840, 2160, scale: 1), goal: 1.1,
        reference: "tap-1x"),
    ]
  }

  private static var fields: [Case] {
    [3, 100, 1000, 10_000].map {
      tap(
        "tap-\($0)-fields", "one tap, 3840 × 2160 at 1×, \($0) fields in sight",
        .display(3840, 2160, scale: 1),
        goal: $0 == 3 ? nil : 1.2, extraFields: $0 - 3, reference: $0 == 3 ? nil : "tap-3-fields")
    }
  }

  private static var frames: [Case] {
    [
      Case("blink", "the caret's blink", floor: Floor.Work("blink"), mostAllocations: 0, cycle: 2) {
        let rig = try Rig()
        rig.edit()
        return { count in
          for _ in 0..<count {
            rig.advance(by: 500)
            rig.draw()
          }
        }
      },
      Case(
        "idle", "a frame in which nothing changed", goal: 0.01, reference: "redraw-375", mostAllocations: 0
      ) {
        let rig = try Rig()
        rig.edit()
        rig.draw()
        return { count in
          for _ in 0..<count {
            rig.advance(by: 0)
            rig.draw()
          }
        }
      },
      Case("slide", "a frame of the pad's slide", floor: Floor.Work("slide"), cycle: 15) {
        let rig = try Rig()
        rig.draw()
        var frame = 0
        return { count in
          for _ in 0..<count {
            if frame % 15 == 0 {
              rig.screen.endEditing()
              rig.advance(by: 1000)
              rig.screen.length.becomeFirstResponder()
            }
            frame += 1
            rig.advance(by: 16)
            rig.draw()
          }
        }
      },
    ]
  }

  private static func redraw(_ name: String, _ title: String, _ picture: Picture) -> Case {
    Case(name, title, floor: Floor.Work("redraw", on: picture), goal: 1.3, mostAllocations: 0) {
      let rig = try Rig(picture)
      rig.edit()
      rig.draw()
      return { count in for _ in 0..<count { rig.redraw() } }
    }
  }

  private static var redraws: [Case] {
    [
      redraw("redraw-375", "full redraw, 375 × 667", .demo()),
      redraw("redraw-1080", "full redraw, 1920 × 1080", .display(1920, 1080)),
      redraw("redraw-2160", "full redraw, 3840 × 2160", .display(3840, 2160)),
    ]
  }
}
