/// One sequence, played by product and model side by side.
@MainActor
struct Trial {
  /// The first step at which they disagree.
  struct Disagreement {
    var step: Int
    var action: Action
    var product: [String]
    var model: [String]

    /// The lines that differ.
    var text: String {
      var lines = ["after \(action) (step \(step + 1)):"]
      for index in 0..<max(product.count, model.count) {
        let found = index < product.count ? product[index] : "nothing"
        let wanted = index < model.count ? model[index] : "nothing"
        if found != wanted { lines += ["  product: \(found)", "  model:   \(wanted)"] }
      }
      return lines.joined(separator: "\n")
    }
  }

  /// How many of the actions could be done.
  private(set) var played = 0
  /// How many of them changed something, and how many were refused.
  private(set) var changed = 0
  private(set) var refused = 0
  private(set) var disagreement: Disagreement?

  /// Plays until they disagree.
  init(_ actions: [Action], animates: Bool = false) {
    let product = Product(animates: animates)
    var model = ModelScreen()
    for (step, action) in actions.enumerated() where model.canPlay(action) {
      model.play(action)
      product.play(action)
      played += 1
      let (found, wanted) = (product.observe(), model.observe())
      changed += found.filter { $0.contains(" editingChanged ") }.count
      refused += found.filter { $0.contains(" editingRejected ") }.count
      if found != wanted {
        disagreement = Disagreement(step: step, action: action, product: found, model: wanted)
        return
      }
    }
  }

  static func fails(_ actions: [Action], animates: Bool) -> Bool {
    Trial(actions, animates: animates).disagreement != nil
  }
}

/// Makes a failing sequence short: leaves out ever smaller parts, then makes what is left simpler.
@MainActor
enum Shrinker {
  static func shrink(_ actions: [Action], fails: ([Action]) -> Bool) -> [Action] {
    var actions = actions
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < actions.count {
        var fewer = actions
        fewer.removeSubrange(start..<min(start + size, actions.count))
        if fails(fewer) {
          actions = fewer
          isShorter = true
        } else {
          start += size
        }
      }
      // What could not be left out before may be now.
      if !isShorter || size > 1 { size /= 2 }
    }
    for index in actions.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for simple in simpler(actions[index]) {
          var simplified = actions
          simplified[index] = simple
          if fails(simplified) {
            actions = simplified
            isSimpler = true
            break
          }
        }
      }
    }
    return actions
  }

  /// What may stand for an action and is simpler.
  private static func simpler(_ action: Action) -> [Action] {
    func shorter(_ text: String) -> [String] {
      text.indices.map { index in
        var text = text
        text.remove(at: index)
        return text
      }
    }
    switch action {
    case .type(let text): return text.count > 1 ? shorter(text).map(Action.type) : []
    case .paste(let text): return shorter(text).map(Action.paste)
    case .doubleTap(let field, let x), .drag(let field, let x, _): return [.tap(field, x: x)]
    case .chord(let one, let other): return [.pad(one), .pad(other)]
    case .hold(let key, let time): return time > 100 ? [.pad(key), .hold(key, 100)] : [.pad(key)]
    case .wheel(let isUp): return [.key(isUp ? .up : .down, [])]
    default: return []
    }
  }
}
