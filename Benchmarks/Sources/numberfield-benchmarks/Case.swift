/// One thing that is measured, and what it is measured against.
@MainActor
struct Case {
  /// A short name without spaces, for choosing and for the JSON file.
  var name: String
  /// What it is, in words.
  var title: String
  /// What the floor does meanwhile.
  var floor: Floor.Work?
  /// The most that the ratio to the floor (or to another case) may be.
  var goal: Double?
  /// The case that this one is compared with instead of with the floor.
  var reference: String?
  /// The most allocations that one operation may make; nil: they are only told.
  var mostAllocations: Double?
  /// After how many operations everything is as it was; batches are whole multiples.
  var cycle = 1
  /// Makes what is needed, and returns what does the work so many times.
  var prepare: () throws -> (Int) -> Void

  init(
    _ name: String, _ title: String, floor: Floor.Work? = nil, goal: Double? = nil, reference: String? = nil,
    mostAllocations: Double? = nil, cycle: Int = 1, prepare: @escaping () throws -> (Int) -> Void
  ) {
    self.name = name
    self.title = title
    self.floor = floor
    self.goal = goal
    self.reference = reference
    self.mostAllocations = mostAllocations
    self.cycle = cycle
    self.prepare = prepare
  }
}

/// What came out for a case.
struct Outcome {
  var name: String
  var title: String
  /// Nanoseconds of CPU for one operation, the median of all batches.
  var time: Double
  /// The same for what it is compared with.
  var floor: Double?
  var goal: Double?
  var reference: String?
  var allocations: Double?
  var mostAllocations: Double?
  /// Instructions for one operation, here and on the floor, where somebody counted them.
  var instructions: Double?
  var floorInstructions: Double?

  var ratio: Double? { floor.map { time / $0 } }
  var instructionRatio: Double? {
    guard let instructions, let floorInstructions else { return nil }
    return instructions / floorInstructions
  }

  var allocatesTooOften: Bool {
    guard let mostAllocations, let allocations else { return false }
    return allocations > mostAllocations
  }

  /// Whether the goals are met, where there are any.
  var isGood: Bool? {
    var answers: [Bool] = []
    if let goal, let ratio { answers.append(ratio <= goal) }
    if let goal, let instructionRatio { answers.append(instructionRatio <= goal) }
    if mostAllocations != nil { answers.append(!allocatesTooOften) }
    return answers.isEmpty ? nil : answers.allSatisfy { $0 }
  }
}
