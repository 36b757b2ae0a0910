import CCounters

/// Measures cases turn by turn with the floor.
@MainActor
struct Harness {
  let floor: Floor
  /// Batches of each kind; the median counts.
  var rounds = 15
  /// Nanoseconds that a batch takes, about.
  var batch = 4e6

  /// Measures a case turn by turn with what it is compared with: the floor's work, or another case.
  func measure(_ item: Case) throws -> Outcome {
    let body = try item.prepare()
    let own = { (count: Int) in Harness.nanoseconds { body(count) } }
    let other = try opponent(of: item)
    let count = size(cycle: item.cycle, of: own)
    let otherCount = other.map { size(cycle: item.cycle, of: $0) } ?? 0
    var times: [Double] = []
    var otherTimes: [Double] = []
    for _ in 0..<rounds {
      if let other { otherTimes.append(other(otherCount) / Double(otherCount)) }
      times.append(own(count) / Double(count))
    }
    let before = nf_allocations()
    body(count)
    let allocations = Double(nf_allocations() - before) / Double(count)
    return Outcome(
      name: item.name, title: item.title, time: times.median,
      floor: otherTimes.isEmpty ? nil : otherTimes.median, goal: item.goal, reference: item.reference,
      allocations: allocations, mostAllocations: item.mostAllocations)
  }

  private func opponent(of item: Case) throws -> ((Int) -> Double)? {
    if let work = item.floor {
      let floor = self.floor
      return { floor.nanoseconds(for: work, count: $0) }
    }
    guard let reference = Cases.all.first(where: { $0.name == item.reference }) else { return nil }
    let body = try reference.prepare()
    return { count in Harness.nanoseconds { body(count) } }
  }

  /// How many operations, in whole cycles, make a batch.
  private func size(cycle: Int, of run: (Int) -> Double) -> Int {
    var cycles = 1
    _ = run(cycle)
    while true {
      let time = run(cycles * cycle)
      if time >= batch / 4 { return max(1, Int(Double(cycles) * batch / time)) * cycle }
      cycles *= 2
    }
  }

  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = nf_thread_nanoseconds()
    body()
    return Double(nf_thread_nanoseconds() - start)
  }
}

extension [Double] {
  /// The middle one of all, or the mean of the two in the middle.
  var median: Double {
    if isEmpty { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
