import Testing

@testable import NumberField

struct HashIndexTests {
  @Test func findsWhatADictionaryFinds() {
    var random = SystemRandomNumberGenerator()
    var words: [Int] = []
    var index = HashIndex()
    var known: [Int: Int] = [:]
    for _ in 0..<2000 {
      // Few hashes for many words: most of them meet.
      let word = Int.random(in: 0..<1500, using: &random)
      let hash = word % 37 &* 0x9E37_79B9_7F4A
      let found = index.place(hash: hash) { words[$0] == word }
      #expect(found == known[word])
      if found == nil {
        known[word] = words.count
        words.append(word)
        index.append(hash: hash)
      }
    }
    #expect(words.count == known.count && words.count > 500)
  }

  @Test func anyHashWillDo() {
    var index = HashIndex()
    #expect(index.place(hash: .min) { _ in true } == nil)
    for hash in [Int.min, -1, 0, .max, .min] { index.append(hash: hash) }
    #expect(index.place(hash: .max) { _ in true } == 3)
    // Of equal ones the first is found, unless it is another thing.
    #expect(index.place(hash: .min) { _ in true } == 0 && index.place(hash: .min) { $0 > 0 } == 4)
    #expect(index.place(hash: 1) { _ in true } == nil)
  }
}
