import Expect
import TestSupport
import Testing

@testable import Domain

@Suite struct SpellingScanTests {
  private func near(_ word: String, _ words: [String]) -> [[String]]? {
    guard var scan = SpellingScan(word) else { return nil }
    for length in scan.lengths {
      scan.look(through: words.filter { $0.utf8.count == length }.joined(), length: length)
    }
    return scan.nearest
  }

  @Test(arguments: [
    // Dropped, doubled, changed, swapped.
    ("chiken", "chicken", 1), ("bananna", "banana", 1), ("brocali", "brocoli", 1), ("mlik", "milk", 1),
    // Two slips: a changed and a dropped letter, two swaps.
    ("brocalli", "broccoli", 2), ("avacodo", "avocado", 2), ("hcocolaet", "chocolate", 2),
    ("zuchini", "zucchini", 1), ("mozarela", "mozzarella", 2), ("hackfleish", "hackfleisch", 1),
  ]) func aMisspelledWordIsFound(_ typed: String, _ word: String, _ slips: Int) {
    let found = near(typed, [word, "rhubarb", "quark"])
    expect(found?[slips - 1], equals: [word], "\(typed): \(found ?? [])")
  }

  @Test(arguments: ["", "a", "ei", String(repeating: "a", count: 33), String(repeating: "ab", count: 5000)])
  func whatIsTooShortOrTooLongIsNotCorrected(_ word: String) {
    expect(SpellingScan(word) == nil)
  }

  @Test func theWordItselfIsNoCorrection() {
    expect(near("milk", ["milk", "mild"]), equals: [["mild"]])
  }

  @Test func wordsWithNumbersAreNoTargets() {
    expect(SpellingScan.isTarget("milk") && SpellingScan.isTarget("牛乳") && SpellingScan.isTarget("ei"))
    for word in ["35", "a4", "b12", "x", String(repeating: "x", count: 33)] { expect(!SpellingScan.isTarget(word)) }
  }

  /// The automaton against the table of Wagner and Fischer, with swaps.
  @Test(arguments: SplitMix64.seeds) func distancesAreThoseOfTheTable(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func word(_ lengths: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: lengths, using: &random)).map { _ in "abcd".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<300 {
      let typed = word(3...12)
      let words = Array(Set((0..<60).map { _ in word(2...14) })).sorted()
      let limit = typed.count < 5 ? 1 : typed.count < 10 ? 2 : 3
      let expected = (1...limit).map { slips in
        words.filter { EditDistance.between(Array(typed.utf8), Array($0.utf8), limit: limit) == slips }
      }
      expect(near(typed, words)?.map { $0.sorted() }, equals: expected, "seed \(seed): \(typed)")
    }
  }
}
