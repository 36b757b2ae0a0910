/// A text cut into pieces that SDL_ttf can shape: each of one direction and one script, in the order in which
/// they stand from left to right.
///
/// SDL_ttf has no bidirectional algorithm. What is done here: the text's direction is that of its first
/// strong character; numbers run left to right also among letters that do not; spaces and signs between two
/// pieces of one direction belong to them, others to the text's direction. What is not done: embeddings,
/// overrides and isolates (their characters show nothing), and signs that the full algorithm treats by class.
struct TextRuns {
  /// A piece.
  struct Run: Equatable {
    var text: String
    var direction: TextDirection
    var script: Script
  }

  private enum Strength { case left, right, number, neutral }

  private struct Cluster {
    var text: Character
    var strength: Strength
    var script: Script
    var level = 0
  }

  /// Cuts a text; the pieces from left to right.
  static func split(_ text: String) -> [Run] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      // The usual label: signs and digits take the letters' script.
      return text.isEmpty ? [] : [Run(text: text, direction: .leftToRight, script: .latin)]
    }
    var clusters = text.map(cluster)
    giveCommonOnesAScript(&clusters)
    giveLevels(&clusters)
    var runs: [(run: Run, level: Int)] = []
    for cluster in clusters {
      let direction: TextDirection = cluster.level % 2 == 0 ? .leftToRight : .rightToLeft
      if let last = runs.last, last.level == cluster.level, last.run.script == cluster.script {
        runs[runs.count - 1].run.text.append(cluster.text)
      } else {
        let run = Run(text: String(cluster.text), direction: direction, script: cluster.script)
        runs.append((run, cluster.level))
      }
    }
    return leftToRight(runs)
  }

  private static func cluster(_ text: Character) -> Cluster {
    let first = text.unicodeScalars.first ?? " "
    let script = Script(of: first)
    let strength: Strength =
      if first.properties.numericType == .decimal {
        .number
      } else if script == .common {
        // Letters of scripts that are not told apart here are strong all the same.
        first.properties.isAlphabetic ? .left : .neutral
      } else {
        script.direction == .leftToRight ? .left : .right
      }
    return Cluster(text: text, strength: strength, script: script)
  }

  /// Spaces, signs and digits take the script of the letters before them, or else after them.
  private static func giveCommonOnesAScript(_ clusters: inout [Cluster]) {
    var script = clusters.first { $0.script != .common }?.script ?? .common
    for index in clusters.indices {
      if clusters[index].script == .common {
        clusters[index].script = script
      } else {
        script = clusters[index].script
      }
    }
  }

  /// Even levels run left to right, odd ones right to left, as in Unicode's algorithm.
  private static func giveLevels(_ clusters: inout [Cluster]) {
    guard clusters.contains(where: { $0.strength == .right }) else { return }
    let base = clusters.first { $0.strength == .left || $0.strength == .right }?.strength ?? .left
    // A point or a comma between two digits is part of the number.
    for index in clusters.indices.dropFirst().dropLast()
    where clusters[index].strength == .neutral && clusters[index - 1].strength == .number
      && clusters[index + 1].strength == .number && ".,٫٬/:".contains(clusters[index].text)
    {
      clusters[index].strength = .number
    }
    // A number among letters that run left to right is one of them.
    var before = base
    for index in clusters.indices {
      switch clusters[index].strength {
      case .left, .right: before = clusters[index].strength
      case .number where before == .left: clusters[index].strength = .left
      default: break
      }
    }
    var index = 0
    var side = base
    while index < clusters.count {
      let strength = clusters[index].strength
      if strength == .neutral {
        var end = index
        while end < clusters.count, clusters[end].strength == .neutral { end += 1 }
        // Numbers count as right to left for what stands beside them.
        let next: Strength = end < clusters.count ? (clusters[end].strength == .left ? .left : .right) : base
        for place in index..<end { clusters[place].strength = side == next ? side : base }
        index = end
        continue
      }
      side = strength == .left ? .left : .right
      index += 1
    }
    for index in clusters.indices {
      switch clusters[index].strength {
      case .right: clusters[index].level = 1
      case .number: clusters[index].level = 2
      case .left, .neutral: clusters[index].level = base == .left ? 0 : 2
      }
    }
  }

  /// Turns every stretch of a level and above around, from the highest level down.
  private static func leftToRight(_ runs: [(run: Run, level: Int)]) -> [Run] {
    var runs = runs
    for level in stride(from: runs.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs.map(\.run)
  }
}
