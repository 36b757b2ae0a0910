import Foundation
import Testing

/// A clock that jumps while a key is held: the loop has stalled, or somebody has set the time.
@Suite(
  "A clock that jumps", .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct ClockFaultTests {
  @Test("after a stall of 30 seconds a held key repeats once, and then goes on as before")
  func stalled() throws {
    let result = try run(clock: "1:30000")
    let gaps = zip(result.times, result.times.dropFirst()).map { $1 - $0 }
    let stall = try #require(gaps.firstIndex { $0 >= 29_000 }, "\(result.times)")
    // A turn that comes late moves no later than the next repeat.
    let next = try #require(gaps.dropFirst(stall + 1).first, "\(result.times)")
    #expect(next >= 55, "\(result.times)")
    #expect(result.times.count < 30 && !result.text.isEmpty, "\(result.times)")
  }

  @Test("a clock that goes back stops nothing for good, and deletes nothing twice")
  func clockGoesBack() throws {
    let result = try run(clock: "1:-400")
    #expect(result.times == result.times.sorted())
    #expect(result.times.count < 30 && !result.text.isEmpty)
  }

  /// Holds backspace in a field of 38 digits while the clock jumps: when text became shorter, in milliseconds, and what
  /// is left.
  private func run(clock: String) throws -> (times: [Int], text: String) {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: "NONE")
    demo.environment["NUMBERFIELD_CLOCK"] = clock
    let script = """
      set length maxValue 0
      set length exactValue "99999999999999999999999999999999999999"
      set length decimalPlace 0
      focus length
      wait 300
      key End
      down 312 635
      wait 500
      key Ctrl+C
      wait 900
      up
      print
      key Escape
      """
    let result = try demo.run(["--events", "--script", try folder.write("a.nfs", script)], in: folder)
    #expect(result.run.code == 0 && result.run.errors == "" && result.left == [])
    let times = result.run.lines.filter { $0.contains("editingChanged") }.dropLast()
      .compactMap {
        Double($0.dropFirst("{\"t\":".count).prefix { $0 != "," }).map { Int(($0 * 1000).rounded()) }
      }
    let state = result.run.lines.first { $0.hasPrefix("{\"fields\"") } ?? ""
    return (times, String(state.drop { $0 != "9" }.prefix { $0 == "9" }))
  }
}
