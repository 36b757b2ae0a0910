/// The candidate that `word` was most likely meant to be; nil where none is near enough.
///
/// Near is: it begins with the word (of three letters at least), or one letter differs, or two of six.
func nearest(to word: String, among candidates: [String]) -> String? {
  let wanted = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let begins = wanted.count >= 3 && letters.starts(with: wanted)
    // What is much longer or shorter cannot be near, and a megabyte is not looked through to find that out.
    guard begins || abs(wanted.count - letters.count) <= 2 else { continue }
    let distance = begins ? 1 : editDistance(wanted, letters)
    guard distance <= max(1, min(2, letters.count / 3)) || begins else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The fewest letters to insert, delete, replace or swap with their neighbour so that `a` becomes `b`.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var row = [i + 1]
    for (j, right) in b.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left == right ? 0 : 1))
      if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
