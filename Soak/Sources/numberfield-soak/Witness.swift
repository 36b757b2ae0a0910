import NumberField
import NumberFieldCore

/// What was told of one field, to those who asked first and last and through a target, held against what its inputs
/// came to: no event may be lost, told twice, or told to some alone.
@MainActor
final class Witness {
  /// How often each of the four was told.
  struct Counts: Equatable {
    var begins = 0
    var changes = 0
    var refusals = 0
    var ends = 0
    var sum: Int { begins + changes + refusals + ends }

    mutating func count(_ kind: ControlEvents) {
      switch kind {
      case .editingDidBegin: begins += 1
      case .editingChanged: changes += 1
      case .editingRejected: refusals += 1
      default: ends += 1
      }
    }
  }

  /// An edit: the number with which it began, the one that it left, and how often numbers had been set at its beginning.
  struct Edit {
    var begun: ExactDecimal
    var left: ExactDecimal?
    var settings: Int
  }

  /// How many inputs were accepted and refused, by the sound that they make.
  var accepted = 0
  var refused = 0
  /// The last event of the act that happens now.
  private(set) var last: FieldEvent?
  /// The edit that runs, or ran last; it is over where it has a number that it left.
  private(set) var edit: Edit?

  private var first = Counts()
  private var atTarget = 0
  private var behind = Counts()
  /// What the first had heard when the last one came.
  private var firstBefore = Counts()
  private var tokens: [ActionToken] = []
  /// Changes that were told beyond those that were accepted, before this act: the ends of edits make some.
  private var excess = 0
  /// Ends in this act that came behind a change, and so may have made it.
  private var endsBehindChanges = 0
  private var isBehindChange = false
  /// The number that was told last, and how often numbers had been set before the act in which it was.
  private var told: (number: ExactDecimal, settings: Int)?
  private var settingsBefore = 0

  init(_ field: NumberField) {
    field.addTarget(self, action: Witness.hear, for: .allEditingEvents)
    moveToEnd(of: field)
  }

  /// Asks again, behind everybody who has asked by now.
  func moveToEnd(of field: NumberField) {
    for token in tokens { field.removeAction(token) }
    behind = Counts()
    firstBefore = first
    tokens = [ControlEvents.editingDidBegin, .editingChanged, .editingRejected, .editingDidEnd].map { kind in
      field.addAction(for: kind) { [unowned self] _ in behind.count(kind) }
    }
  }

  private func hear() { atTarget += 1 }

  /// The first who asked hears of an event; in one edit no number becomes another but in a change that is told.
  func heard(_ event: FieldEvent, settings: Int) -> Breach? {
    let before = told
    told = (event.number, settingsBefore)
    first.count(event.kind)
    last = event
    switch event.kind {
    case .editingDidBegin: edit = Edit(begun: event.number, settings: settingsBefore)
    case .editingDidEnd:
      edit?.left = event.number
      if isBehindChange { endsBehindChanges += 1 }
    default: break
    }
    isBehindChange = event.kind == .editingChanged
    guard let before, before.settings == settings, before.number != event.number,
      event.kind == .editingDidEnd || event.kind == .editingRejected
    else { return nil }
    return Breach(.telling, "\(before.number) was told, and then \(event.kind) with \(event.number)")
  }

  func beginAct(settings: Int) {
    settingsBefore = settings
    last = nil
    if edit?.left != nil { edit = nil }
    excess = first.changes - accepted
    endsBehindChanges = 0
  }

  /// What is wrong after an act.
  func breach() -> Breach? {
    if first.refusals != refused {
      return Breach(.telling, "\(refused) inputs were refused, and \(first.refusals) refusals were told")
    }
    let now = first.changes - accepted
    if now < excess || now > excess + endsBehindChanges {
      return Breach(
        .telling,
        "\(accepted) changes were accepted, and \(first.changes) told, which is \(now - excess) more in this act"
      )
    }
    if atTarget != first.sum {
      return Breach(.telling, "the first handler has heard of \(first.sum) events, a target of \(atTarget)")
    }
    var since = first
    since.begins -= firstBefore.begins
    since.changes -= firstBefore.changes
    since.refusals -= firstBefore.refusals
    since.ends -= firstBefore.ends
    if since != behind { return Breach(.telling, "the first handler has heard \(since), the last \(behind)") }
    return nil
  }
}
