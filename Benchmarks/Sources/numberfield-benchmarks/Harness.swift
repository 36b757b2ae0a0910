import CCounters

/// Measures cases turn by turn with the floor.
@MainActor
struct Harness {
  let floor: Floor
  /// Batches of each kind; the median counts.
  var rounds = 15
  /// Nanoseconds that a batch takes, about.
  var batch = 4e6

  func measure(_ item: Case) throws -> Outcome {
    let body = try item.prepare()
    let run = { (count: Int) in Harness.nanoseconds { body(count) } }
    let count = size(cycle: item.cycle, of: run)
    var times: [Double] = []
    var floorTimes: [Double] = []
    if let work = item.floor {
      let floor = self.floor
      let runFloor = { (count: Int) in floor.nanoseconds(for: work, count: count) }
      let floorCount = size(cycle: item.cycle, of: runFloor)
      for _ in 0..<rounds {
        floorTimes.append(runFloor(floorCount) / Double(floorCount))
        times.append(run(count) / Double(count))
      }
    } else {
      for _ in 0..<rounds { times.append(run(count) / Double(count)) }
    }
    let before = nf_allocations()
    body(count)
    let allocations = Double(nf_allocations() - before) / Double(count)
    return Outcome(
      name: item.name, title: item.title, time: times.median,
      floor: floorTimes.isEmpty ? nil : floorTimes.median, goal: item.goal, reference: item.reference,
      allocations: allocations, mostAllocations: item.mostAllocations)
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
