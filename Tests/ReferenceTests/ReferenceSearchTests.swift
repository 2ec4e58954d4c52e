import Domain
import Expect
import ReferenceMaking
import TestSupport
import Testing

@testable import Reference

@Suite struct ReferenceSearchTests {
  private let bank = ReferenceBank.shared

  private func query(_ text: String) throws -> FoodQuery {
    var query = FoodQuery(text)
    try query.complete(from: bank.vocabulary)
    return query
  }

  private func names(_ text: String, limit: Int = 120) throws -> [String] {
    bank.candidates(for: try query(text), limit: limit).map(\.food.name)
  }

  @Test(arguments: [
    // As typed, in each language.
    ("goulash soup", "Goulash soup"), ("gulaschsuppe", "Goulash soup"), ("merveilles de carnaval", "Carnival pastry"),
    ("chiacchiere", "Carnival pastry"), ("Fasnachtschüechli", "Carnival pastry"),
    ("quiche", "Quiche with meat, poultry or fish"),
    // By meaning: translations, and parts of a German compound.
    ("Kürbissuppe", "Pumpkin soup"), ("Suppe Gulasch", "Goulash soup"),
    // By the beginning of a word, by a correction, and without one of the words.
    ("goul", "Goulash soup"), ("goulahs soup", "Goulash soup"), ("goulash soup xyzzy", "Goulash soup"),
  ])
  func aFoodIsFound(text: String, name: String) throws { expect(try names(text).contains(name)) }

  @Test func whatWasTypedComesFirst() throws {
    let found = bank.candidates(for: try query("goulash"), limit: 10)
    expect(found.first?.food.name == "Goulash soup" || found.first?.food.name.contains("oulash") == true)
    // Within a stage the plainest come first.
    let typed = bank.rows(for: FoodQuery("cheese"), limit: 20).prefix(10)
    expect(typed.map { bank.food(at: $0).plainness }, equals: typed.map { bank.food(at: $0).plainness }.sorted(by: >))
  }

  @Test func everyNameFindsItsRow() throws {
    for (place, row) in try PackedTable.rows().enumerated() {
      for name in [row.name] + row.otherNames where !bank.rows(named: name, limit: .max).contains(place) {
        Issue.record("\(name) does not find \(row.ids[0].text)")
      }
    }
  }

  @Test(arguments: ["whole, 3.25% milkfat milk", "Whole milk 3.25%", "milkfat", ""])
  func aNameIsAllItsWordsInOrder(name: String) {
    expect(!bank.named(name).contains { $0.starterNumber == "01077" })
  }

  @Test func namesIgnoreCaseAccentsAndPlurals() {
    for name in ["whole milk 3.25% milkfat", "WHOLE MILKS, 3.25% milkfat", "whole mílk, 3,25 % milkfat"] {
      expect(bank.named(name).contains { $0.starterNumber == "01077" }, "\(name)")
    }
    expect(bank.named("milk", limit: 0).isEmpty)
  }

  @Test func wordsAreCountedByFoods() throws {
    let rows = try PackedTable.rows()
    for word in ["lasagna", "vollkornbrot", "tofu", "zucchini"] {
      let count = rows.count { row in
        ([row.name] + row.otherNames).contains { SearchText.words($0).contains(SearchText.normalize(word)) }
      }
      expect(count > 0 && bank.vocabulary.count(of: SearchText.normalize(word)) == count, "\(word)")
    }
    expect(bank.vocabulary.count(of: "xyzzy"), equals: 0)
  }

  @Test(arguments: [
    ("lasange", "lasagna"), ("brocolli", "broccoli"), ("goulahs", "goulash"), ("vollkronbrot", "vollkornbrot"),
    ("chiken", "chicken"), ("mozarella", "mozzarella"),
  ])
  func aMisspelledWordIsNear(word: String, meant: String) {
    expect(bank.vocabulary.near(SearchText.normalize(word)).contains(SearchText.normalize(meant)))
    expect(bank.vocabulary.near(SearchText.normalize(word)).count <= 40)
  }

  // MARK: Laws

  /// More room never loses a food, no food comes twice, and the limit holds.
  @Test(arguments: SplitMix64.seeds) func aLargerLimitOnlyAdds(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rows = try PackedTable.rows()
    for _ in 0..<60 {
      let words = try (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let name = try require(rows.randomElement(using: &random)).name
        return String(
          SearchText.words(name).randomElement(using: &random)?.prefix(Int.random(in: 2...9, using: &random)) ?? "")
      }
      let query = try query(words.joined(separator: " "))
      var before: Set<Int> = []
      for limit in [0, 1, 7, 40, 120, 30_000] {
        let found = bank.rows(for: query, limit: limit)
        expect(found.count <= limit && Set(found).count == found.count)
        expect(before.isSubset(of: found), "\(words) loses foods at \(limit), seed \(seed)")
        before = Set(found)
      }
    }
  }

  @Test(arguments: [
    "", " ", "\0", "🍌", "🍌 banana", "é", "\u{301}", "%", "\"", "*", "a* OR b", "\u{1B}[31m", "ß", "的", "0", "00000",
    "-1", String(repeating: "a", count: 1 << 20), String(repeating: "e\u{301}", count: 100_000),
    String(repeating: "milk ", count: 10_000), String(repeating: "a b c ", count: 10_000),
    String(repeating: "\0", count: 1 << 20),
  ])
  func oddTextsAreAnsweredAtOnce(text: String) throws {
    let took = try ProcessorTime.measure {
      let query = try query(text)
      expect(bank.candidates(for: query, limit: 30).count <= 30)
      expect(bank.named(text, limit: 30).count <= 30)
      _ = bank.vocabulary.near(text)
      _ = bank.vocabulary.count(of: text)
      expect(bank.food(id: text), equals: nil)
    }
    // A release takes a hundredth of what a debug build takes.
    expect(took < .seconds(10))
  }
}
