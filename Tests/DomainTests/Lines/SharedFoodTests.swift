import Expect
import Testing

@testable import Domain

/// Food that several people share, and names at the end of a line.
@Suite struct SharedFoodTests {
  private static let reader = WhenReader(
    days: DayReader(today: Day(iso: "2026-11-27") ?? Day(number: 0)), people: ["Papa", "Lina", "Max", "Oma Gerda"],
    me: "Papa")

  private static let everybody = ["Papa", "Lina", "Max", "Oma Gerda"]

  @Test(
    arguments: [
      ("shared a pizza with Lina", "a pizza", ["Papa", "Lina"]),
      ("I split 300 g lasagna with Lina and Max", "300 g lasagna", ["Papa", "Lina", "Max"]),
      ("eine Pizza mit Lina geteilt", "eine Pizza", ["Papa", "Lina"]),
      ("pizza split between Lina and Oma", "pizza", ["Lina", "Oma Gerda"]),
      ("1 Pizza zu zweit mit Oma", "1 Pizza", ["Papa", "Oma Gerda"]),
      ("shared a pizza with Lina yesterday", "a pizza yesterday", ["Papa", "Lina"]),
      ("Lina shared a pizza with me", "a pizza", ["Lina", "Papa"]),
      ("shared a pizza and 2 beers with Max", "a pizza and 2 beers", ["Papa", "Max"]),
      ("Lina and Oma shared a pizza", "a pizza", ["Lina", "Oma Gerda"]),
      ("Lina, Max and me split 300 g lasagna", "300 g lasagna", ["Lina", "Max", "Papa"]),
      ("Lina und Max teilten sich eine Pizza", "eine Pizza", ["Lina", "Max"]),
      ("Lina und Max haben sich eine Pizza geteilt", "eine Pizza", ["Lina", "Max"]),
      ("Lina and Oma shared a pizza with Max", "a pizza", ["Lina", "Oma Gerda", "Max"]),
      ("800g Braten, 1kg Klöße, 500g Rotkohl split between all", "800g Braten, 1kg Klöße, 500g Rotkohl", everybody),
      ("rice and curry split between Papa, Lina, Max and Oma", "rice and curry", everybody),
      ("shared rice, curry with all", "rice, curry", everybody),
      ("1kg Lasagne für alle geteilt", "1kg Lasagne", everybody),
      ("2 pizzas shared by Lina and Max", "2 pizzas", ["Lina", "Max"]),
      ("shared 2 pizzas with Lina, Max and Oma for lunch", "2 pizzas for lunch", everybody),
      ("cake shared for Lina", nil, []), ("cake for Lina", nil, []),
      ("Lina and Max split pea soup", nil, []), ("Lina and Max had a pizza", nil, []),
      ("split pea soup with Lina", nil, []), ("Lina split pea soup", nil, []),
      ("shared a pizza with me", nil, []), ("pizza with Lina", nil, []), ("split pea soup with ham", nil, []),
      ("shared a pizza with Tom", nil, []), ("shared with Lina", nil, []),
    ] as [(String, String?, [String])])
  func `what is shared is everybody's`(text: String, items: String?, people: [String]) throws {
    let shared = try Self.reader.shared(in: text)
    expect(shared.map { $0.items.split(separator: " ").joined(separator: " ") }, equals: items)
    expect(shared?.people ?? [], equals: people)
    if let shared { expect(shared.items.count, equals: text.count) }
  }

  @Test(arguments: [
    "coffee, pizza shared with Lina", "shared a pizza with Lina, coffee", "shared a pizza with Lina and 2 apples",
  ])
  func `what is shared is not mixed with what is not`(text: String) {
    #expect(throws: LarderError.self) { try Self.reader.shared(in: text) }
  }

  @Test(
    arguments: [
      ("rest went to Lina", nil, nil), ("cake from Oma", nil, nil), ("Kuchen bei Oma", nil, nil),
      ("eggs without Lina", nil, nil), ("eggs Lina", "eggs", "Lina"), ("200ml Milch Oma", "200ml Milch", "Oma Gerda"),
      ("Lina", nil, nil),
      ("eggs with Lina", nil, nil), ("eggs for Lina", nil, nil), ("eggs, Lina", nil, nil), ("soup me", nil, nil),
      ("eggs Tom", nil, nil),
    ] as [(String, String?, String?)])
  func `a name at the end is whose it was`(text: String, items: String?, name: String?) {
    let found = Self.reader.nameAtEnd(of: text)
    expect(found?.items, equals: items)
    expect(found?.name, equals: name)
  }

  @Test(
    arguments: [
      ("eggs with Lina", ["Lina"]), ("soup mit Lina und Max", ["Lina", "Max"]), ("eggs with milk", nil),
      ("eggs with Lina and milk", nil), ("with Lina", nil),
    ] as [(String, [String]?)])
  func `company at the end is noticed`(text: String, names: [String]?) {
    expect(Self.reader.company(in: text)?.names, equals: names)
  }

  @Test(arguments: [
    ("Lina:2 eggs", "Lina: 2 eggs"), ("@Lina: 2 eggs", "Lina: 2 eggs"), ("breakfast:2 eggs", "breakfast: 2 eggs"),
    ("12:30 soup", "12:30 soup"), ("2 eggs @12:30", "2 eggs @12:30"), ("Lina: 2 eggs", "Lina: 2 eggs"),
    ("eggs @Lina", "eggs @Lina"), (":2 eggs", ":2 eggs"), ("soup", "soup"),
  ])
  func `a heading may lack its space`(text: String, expected: String) {
    expect(WhenReader.withHeading(text), equals: expected)
  }
}
