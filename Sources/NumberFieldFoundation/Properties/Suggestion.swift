/// The candidate that `word` was most likely meant to be; nil where none is near enough.
///
/// Near is: another writing of the same letters, the beginning of it, or one letter in three wrong at most.
package func nearest(to word: String, among candidates: [String]) -> String? {
  // Nobody mistypes a name of some ten letters into a hundred.
  guard word.utf8.count <= 60 else { return nil }
  let wanted = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let distance: Int
    if letters == wanted {
      distance = 0
    } else if wanted.count >= 3, letters.starts(with: wanted) {
      distance = 1
    } else {
      distance = editDistance(wanted, letters)
      guard distance <= max(1, letters.count / 3), distance < letters.count else { continue }
    }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// How many letters have to be put in, taken out, replaced or swapped with their neighbour.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      var cost = min(rows[i][j] + (letter == otherLetter ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
