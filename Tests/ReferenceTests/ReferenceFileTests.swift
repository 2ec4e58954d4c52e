import Domain
import Expect
import Foundation
import ReferenceMaking
import TestSupport
import Testing

@testable import Reference

/// The packed file is what the table in the repository says, row by row.
@Suite struct ReferenceFileTests {
  @Test func theFileIsFresh() throws {
    let packed = try PackedTable.maker.get().bytes
    let kept = try Data(contentsOf: URL(fileURLWithPath: Larder.repository + "/Sources/CReference/reference.bin"))
    expect(Array(kept), equals: packed, "reference.bin is stale: run `make reference`")
    // So that the program stays small: twice what the tables take today would be too much.
    expect(packed.count < 2_000_000)
    expect(ReferenceBytes.shared.count, equals: packed.count)
  }

  @Test func everyRowComesBack() throws {
    let rows = try PackedTable.rows()
    expect(ReferenceBank.shared.count, equals: rows.count)
    expect(try PackedTable.maker.get().leftOut, equals: 0)
    for (place, row) in rows.enumerated() {
      let found = PackedTable.foods[place]
      let isSame =
        [found.id] + found.otherIDs == row.ids && found.food.name == row.name && found.food.aliases == row.otherNames
        && found.language == row.language && found.head == row.head && found.food.category == row.category
        && Nutrient.allCases.map { found.food.nutrients[$0] } == row.nutrients.map { $0?.value }
        && Set(found.states) == Set(row.states) && found.plainness == row.plainness
        && found.serving == row.serving.map { ReferenceServing(grams: $0.grams.value, origin: $0.origin) }
        && found.roles == Dictionary(uniqueKeysWithValues: row.portions.map { ($0.role, $0.grams.value) })
        && found.starterNumber == row.starter
      if !isSame { Issue.record("\(row.ids[0].text) came back as \(found)") }
    }
  }

  /// What the household's writer refuses is checked here, since a reference food is added when it is logged.
  @Test func everyFoodCanBeAdded() throws {
    var names: [String: String] = [:]
    for found in PackedTable.foods {
      let food = found.food
      try FoodCheck.range(food.nutrients)
      for name in [food.name] + food.aliases where try FoodCheck.name(name) != name { Issue.record("\(name)") }
      for portion in food.portions { _ = try FoodCheck.portion(name: portion.name, grams: portion.grams) }
      expect(Set(food.portions.map(\.name)).count, equals: food.portions.count)
      expect(food.density.map { $0 > 0 && $0 <= 100 } ?? true, "\(food.name)")
      // No two foods may have the same name in a household, ignoring case, accents and plurals.
      if let other = names.updateValue(found.id.text, forKey: SearchText.normalize(food.name)) {
        Issue.record("\(found.id.text) has the name of \(other): \(food.name)")
      }
    }
  }

  @Test func theStarterBankIsLinked() {
    let numbers = Set(StarterBank.entries.map { String($0.key.prefix(5)) })
    var linked: Set<String> = []
    for number in PackedTable.foods.compactMap(\.starterNumber) {
      expect(numbers.contains(number), "\(number)")
      expect(linked.insert(number).inserted, "\(number) is linked twice")
    }
    expect(linked.count > 1300)
  }

  // MARK: The table

  private static let line =
    "sr:01001\tButter, salted\ten\t\tButter\t\t\tbutter\tdairy\t"
    + "717\t0.85\t0.06\t81.11\t\t\t0\t643\t\t14\tsurvey\ttbsp=14.2\t70\t01001"

  private func maker(_ lines: String...) throws -> ReferenceMaker {
    try ReferenceMaker(table: ([ReferenceRow.columns.joined(separator: "\t")] + lines).joined(separator: "\n"))
  }

  @Test func aFoodWithoutEnergyIsLeftOut() throws {
    let maker = try maker(Self.line, Self.line.replacing("717", with: "").replacing("01001", with: "01002"))
    expect(maker.rows.map(\.name), equals: ["Butter, salted"])
    expect(maker.leftOut, equals: 1)
  }

  @Test func aNumberIsKeptDigitByDigit() throws {
    expect(try TableNumber("0.0930"), equals: try TableNumber("0.093"))
    expect(try TableNumber("0.093").value, equals: 0.093)
    expect(try TableNumber("12"), equals: try TableNumber("12.0"))
  }

  @Test(arguments: ["", ".", "-1", "1e3", "1.23456", "1,5", "1.2.3", "0x1", "１"])
  func whatIsNoNumberIsRefused(text: String) { #expect(throws: ReferenceProblem.self) { try TableNumber(text) } }

  @Test(arguments: [
    ("sr:01001", "usda:01001"), ("sr:01001", "sr:1001"), ("dairy", "cheese counter"), ("survey", "guess"),
    ("tbsp=14.2", "tbsp=-9"), ("tbsp=14.2", "spoon=14"), ("\ten\t", "\txx\t"), ("717", "many"), ("\t70\t", "\t700\t"),
    ("Butter, salted", "Butter ,salted"), ("Butter, salted", "Butter,  salted"), ("\t01001", ""),
  ])
  func aLineThatIsNotUnderstoodIsRefused(part: String, wrong: String) {
    #expect(throws: ReferenceProblem.self) { try maker(Self.line.replacing(part, with: wrong)) }
  }

  @Test func aNumberInTwoLinesIsRefused() {
    #expect(throws: ReferenceProblem.self) { try maker(Self.line, Self.line) }
  }
}
