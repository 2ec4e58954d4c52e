import Expect
import Testing

@testable import Domain
@testable import Reference

/// The names that no table has, with the foods that are like them.
@Suite struct LikeNameTests {
  @Test func `they are sorted and each is there once`() {
    let names = LikeNames.all.map { Array($0.name.utf8) }
    expect(names.count > 10_000)
    for (name, next) in zip(names, names.dropFirst()) where !name.lexicographicallyPrecedes(next) {
      Issue.record("\(String(decoding: name, as: UTF8.self)) is not before \(String(decoding: next, as: UTF8.self))")
    }
  }

  @Test func `each is found by its name, and its food is in the tables`() {
    for entry in LikeNames.all {
      let name = entry.name
      if LikeNames.entry(of: name) != entry { Issue.record("\(name) is not found") }
      if LikeNames.entry(at: entry.place) != entry { Issue.record("\(name) has another place") }
      if ReferenceBank.shared.food(id: entry.id) == nil { Issue.record("\(name): there is no \(entry.id)") }
      if let serving = entry.serving, !(1...1500).contains(serving) { Issue.record("\(name): \(serving) g") }
      if let piece = entry.piece, piece >= entry.serving ?? 0 { Issue.record("\(name): a piece of \(piece) g") }
      if name.plainLetters != name { Issue.record("\(name) is not in plain letters") }
    }
  }

  @Test(arguments: [
    ("Gözleme", "fndds:58104750"), ("GÖZLEME", "fndds:58104750"), ("Menemen", "fndds:32130410"),
    ("Spinat-Börek", "fndds:58124250"),
  ])
  func `case and accents make no difference`(name: String, id: String) {
    expect(LikeNames.entry(of: name)?.id, equals: id)
  }

  @Test(arguments: [
    "", "x", "zzzzzz", "aaaaaaa", "\u{0}", String(repeating: "a", count: 10_000), "\t", "gozleme\tfndds",
  ])
  func `what is not listed is not found`(name: String) {
    expect(LikeNames.entry(of: name), equals: nil)
  }

  /// One wrong, exchanged or missing letter; the first three letters are taken to be right.
  @Test(
    arguments: [
      ("Schlachtplate", ["schlacht platte", "schlachteplatte", "schlachtplatte"]), ("Xchlachtplatte", []),
      ("Schlacht", []),
    ] as [(String, [String])]
  )
  func `a misspelled name is near the listed one that it means`(typed: String, listed: [String]) {
    expect(LikeNames.near(typed).map(\.word), equals: listed)
  }

  /// Letters of names in `like-names.tsv` and in the tables; names of several words are left out.
  @Test func `a cut word has the words that begin with it`() {
    expect(LikeNames.words(beginning: "fruchtejo"), equals: ["fruchtejoghurt"])
    expect(LikeNames.words(beginning: "zzzzz"), equals: [])
    let vocabulary = ReferenceBank.shared.vocabulary
    expect(vocabulary.words(beginning: "grunkernbrat").contains("grunkernbratling"))
    expect(vocabulary.words(beginning: "grunkernbrat").allSatisfy { $0.hasPrefix("grunkernbrat") })
    expect(vocabulary.words(beginning: "zzzzz"), equals: [])
  }
}
