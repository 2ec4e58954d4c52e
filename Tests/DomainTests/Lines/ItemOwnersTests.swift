import Expect
import Testing

@testable import Domain

/// Lines that name people behind several of their items.
@Suite struct ItemOwnersTests {
  private static let reader = WhenReader(
    days: DayReader(today: Day(iso: "2026-11-27") ?? Day(number: 0)), people: ["Papa", "Lina", "Max", "Oma Gerda"],
    me: "Papa")

  /// The items of each group, with whose they are: `coffee: Papa | tea: Oma Gerda`.
  private static func told(_ text: String, first: [String] = [], atEnd people: [String] = []) throws -> String? {
    guard let owners = try reader.owners(in: text, first: first, atEnd: people, knows: { $0 == "milk for tea" }) else {
      return nil
    }
    expect(!owners.keepsOffsets || owners.items.count == text.count)
    return try ItemListReader().read(owners.items).map {
      "\($0.name): \(owners.people(at: $0.range.lowerBound).joined(separator: ", "))"
    }.joined(separator: " | ")
  }

  @Test(arguments: [
    ("coffee for me, tea for Oma", "coffee: Papa | tea: Oma Gerda"),
    ("coffee for me and tea for Oma", "coffee: Papa | tea: Oma Gerda"),
    ("coffee, cake for me; tea for Lina and Max", "coffee: Papa | cake: Papa | tea: Lina, Max"),
    ("Kaffee für mich, Tee für Lina, Max und Oma", "Kaffee: Papa | Tee: Lina, Max, Oma Gerda"),
    ("soup for all, bread for me", "soup: Papa, Lina, Max, Oma Gerda | bread: Papa"),
    ("2 sausages for Papa, 1 for Lina", "sausages: Papa | sausages: Lina"),
    ("200 g rice for Lina, 100 g for me", "rice: Lina | rice: Papa"),
    ("2 slices of pizza for Lina, 1 for Max", "pizza: Lina | pizza: Max"),
    ("3 Pfannkuchen für Lina und 2 für mich", "Pfannkuchen: Lina | Pfannkuchen: Papa"),
    ("a roll for me with cheese, tea for Max", "roll: Papa | cheese: Papa | tea: Max"),
    ("a roll for me with butter and jam, tea for Max", "roll: Papa | butter: Papa | jam: Papa | tea: Max"),
    ("a roll for me with butter and tea for Max", "roll: Papa | butter: Papa | tea: Max"),
    ("tea for Max and a roll for me mit Butter", "tea: Max | roll: Papa | Butter: Papa"),
    ("soup for all but Max, bread for Max", "soup: Papa, Lina, Oma Gerda | bread: Max"),
  ])
  func `each item is that of the people named behind it`(_ text: String, _ expected: String) throws {
    expect(try Self.told(text), equals: expected)
  }

  @Test func `the last items are those of the people whom the end of the line names`() throws {
    expect(try Self.told("coffee for me, tea", atEnd: ["Lina"]), equals: "coffee: Papa | tea: Lina")
  }

  @Test(arguments: ["coffee and tea", "milk for tea, cake", "soup for lunch", "for me", "", "milk for the Maxi"])
  func `no line without people is parted`(_ text: String) throws {
    expect(try Self.told(text), equals: nil)
  }

  @Test(arguments: [
    ("coffee for me, tea", "tea"), ("tea for Oma, 2 beers and cake", "2 beers and cake"),
    ("coffee for me warm, tea for Oma", "warm"),
  ])
  func `what is nobody's is refused in its place`(_ text: String, _ word: String) {
    let error = #expect(throws: LarderError.self) { try Self.told(text) }
    let range = error?.location?.range ?? 0..<0
    expect(error?.code == .badValue && String(Array(text)[range]) == word)
  }

  @Test(arguments: [
    ("soup for us four", ["Papa", "Lina", "Max", "Oma Gerda"]),
    ("Suppe für alle vier", ["Papa", "Lina", "Max", "Oma Gerda"]),
    ("soup for all except Max and Oma", ["Papa", "Lina"]), ("Suppe für alle außer Lina", ["Papa", "Max", "Oma Gerda"]),
  ])
  func `people are counted and left out`(_ text: String, _ people: [String]) {
    expect(Self.reader.trailing(in: text)?.when.people, equals: people)
  }

  @Test(arguments: [
    ("1 apple for the boy", "boy"), ("ein Apfel für den Hund", "Hund"),
    ("Suppe für uns drei", "uns drei"), ("1 kg rice for all together", "all together"), ("soup for us", "us"),
  ])
  func `words that do not say who are not taken for the typist's`(_ text: String, _ words: String) {
    expect(Self.reader.stranger(in: text)?.name, equals: words)
  }

  @Test(arguments: [
    ("Oma: 2 Eier", ["Oma Gerda"]), ("Oma isst 2 Eier", ["Oma Gerda"]), ("für Oma gestern 2 Eier", ["Oma Gerda"]),
    ("Lina und Oma: Suppe", ["Lina", "Oma Gerda"]), ("Lina and I had pizza", ["Lina", "Papa"]),
    ("Lina an apple", ["Lina"]), ("Max 2 Brötchen", ["Max"]), ("Lina, an apple", ["Lina"]),
    ("Lina wie gestern", ["Lina"]),
    ("Oma yesterday: 1 apple", ["Oma Gerda"]), ("Oma gestern: 1 Apfel", ["Oma Gerda"]),
    ("Oma yesterday evening: 1 yogurt", ["Oma Gerda"]), ("Lina und Max gestern Abend: Suppe", ["Lina", "Max"]),
    ("Linas Frühstück: Müsli", ["Lina"]), ("Frühstück für Lina und Papa: Müsli", ["Lina", "Papa"]),
  ])
  func `a line begins with people by any word of their names`(_ text: String, _ people: [String]) throws {
    expect(try Self.reader.leading(in: text)?.when.people, equals: people)
  }

  /// 25 November 2026 was a Wednesday, and the reader's today is Friday 27.
  @Test(arguments: [("Oma yesterday: 1 apple", "2026-11-26"), ("Oma gestern Abend: 1 Apfel", "2026-11-26")])
  func `the day behind a name is that of the meal`(_ text: String, _ day: String) throws {
    let found = try require(try Self.reader.leading(in: text))
    expect(found.when.day, equals: Day(iso: day))
    expect(found.items.split(separator: " ").first, equals: "1")
  }

  @Test(arguments: [
    "the kids: 1 apple", "die Kinder: Nudeln", "Lian: Müsli", "Opa: Tee", "Oma Gertrud: Suppe", "Kinder: Nudeln",
    "we had soup", "wir hatten Suppe",
  ])
  func `a line of somebody without a profile is not the typist's`(_ text: String) {
    let error = #expect(throws: LarderError.self) { try Self.reader.leading(in: text) }
    expect(error?.code, equals: .unknownProfile)
  }

  @Test(arguments: [
    "hospital: soup", "Salat: Tomate, Gurke", "brunch: eggs", "late lunch: soup", "all 3 eggs", "Mais: 100 g",
  ])
  func `other words before a colon are no people`(_ text: String) throws {
    expect(try Self.reader.leading(in: text)?.when.people ?? [], equals: [])
  }

  /// As many people as rolls: the number stays that of the rolls.
  @Test(arguments: [("soup for all, 2 rolls for Lina", "rolls"), ("soup for all, two rolls for Lina", "rolls")])
  func `a number behind everybody counts food`(_ text: String, _ food: String) throws {
    let reader = WhenReader(days: DayReader(today: Day(number: 0)), people: ["Papa", "Lina"], me: "Papa")
    let owners = try require(try reader.owners(in: text, atEnd: [], knows: { _ in false }))
    let items = try ItemListReader().read(owners.items)
    expect(items.map(\.name) == ["soup", food] && items[1].quantity?.number == 2)
    expect(owners.people(at: items[0].range.lowerBound), equals: ["Papa", "Lina"])
    expect(try reader.leading(in: "all: 2 eggs")?.items.contains("2 eggs"), equals: true)
    expect(try reader.leading(in: "alle: zwei Eier")?.when.people, equals: ["Papa", "Lina"])
  }

  @Test func `each part of a line is that of the people before its colon`() throws {
    expect(
      try Self.told("2 eggs; Lina: soup; Oma and Max: tea", first: ["Papa"]),
      equals: "eggs: Papa | soup: Lina | tea: Oma Gerda, Max")
    #expect(throws: LarderError.self) { try Self.told("2 eggs; Lina: soup") }
    #expect(throws: LarderError.self) { try Self.told("2 eggs; Lina: soup", first: ["Papa"], atEnd: ["Max"]) }
    #expect(throws: LarderError.self) { try Self.told("eggs for Max, tea", first: ["Papa"]) }
  }
}
