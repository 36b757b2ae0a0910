/// What a field looked like after each accepted input of an edit, for undo and redo.
///
/// At most 1000 steps are kept, the oldest go first. Room for all of them (64 KB, of which only what is used is
/// touched) is taken once, when a field is edited for the first time, and used again by later edits.
struct EditHistory {
  /// How many inputs can be taken back.
  static let maximumStepCount = 1000

  /// What the text was made of.
  enum Content {
    /// It was typed: the codes of the draft.
    case typed(Draft.Codes)
    /// It shows a number, which may have more decimals than are shown.
    case formatted(ExactDecimal)
  }

  /// One moment of the edit: 64 bytes, places in the draft.
  struct State {
    var content: Content
    var length: UInt8
    /// The selection with which the moment began.
    var anchor: UInt8
    var caret: UInt8
    /// The selection that the next input found, which undo brings back.
    var leavingAnchor: UInt8
    var leavingCaret: UInt8
  }

  private var slots: [State] = []
  /// The slot of the oldest state.
  private var first = 0
  /// Count of states, those that redo would bring back included.
  private var count = 0
  private var current = 0

  var canUndo: Bool { current > 0 }
  var canRedo: Bool { current + 1 < count }

  /// Forgets everything.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    first = 0
    count = 0
    current = 0
  }

  /// Starts with a state that undo never goes behind.
  mutating func restart(with state: State) {
    removeAll()
    slots.reserveCapacity(EditHistory.maximumStepCount + 1)
    slots.append(state)
    count = 1
  }

  /// Adds the state after an accepted input, which found the selection `anchor`, `caret`; redo is over.
  mutating func record(_ state: State, leavingAnchor: UInt8, leavingCaret: UInt8) {
    guard count > 0 else { return }
    let slot = slot(of: current)
    slots[slot].leavingAnchor = leavingAnchor
    slots[slot].leavingCaret = leavingCaret
    if current == EditHistory.maximumStepCount {
      first = first == EditHistory.maximumStepCount ? 0 : first + 1
    } else {
      current += 1
    }
    count = current + 1
    let next = self.slot(of: current)
    if next < slots.count { slots[next] = state } else { slots.append(state) }
  }

  /// The state before the last accepted input, with the selection that this input found.
  func previous() -> State? {
    guard canUndo else { return nil }
    var state = slots[slot(of: current - 1)]
    state.anchor = state.leavingAnchor
    state.caret = state.leavingCaret
    return state
  }

  /// The state that undo left last.
  func next() -> State? {
    canRedo ? slots[slot(of: current + 1)] : nil
  }

  /// Goes one state back (-1) or forward (1); only after `previous` or `next` had an answer.
  mutating func travel(by steps: Int) {
    current += steps
  }

  private func slot(of index: Int) -> Int {
    let slot = first + index
    return slot > EditHistory.maximumStepCount ? slot - EditHistory.maximumStepCount - 1 : slot
  }
}
