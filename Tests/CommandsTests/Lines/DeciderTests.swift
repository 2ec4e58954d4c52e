import Commands
import Domain
import Expect
import Foundation
import Testing
import Text

/// The typed words survive every answer; giving up one question loses neither the line nor the answers before it.
@Suite struct DeciderTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  /// The items of the meal that was logged last: name and whole grams.
  private func lastMeal() throws -> [String] {
    let meal = try household.json("meal show last")
    let items = (meal["meal"] as? [String: Any] ?? meal)["items"] as? [[String: Any]] ?? []
    return items.map { "\($0["name"] as? String ?? "?") \(Int(($0["grams"] as? Double ?? 0).rounded()))" }
  }

  private static let kept = "Nothing was chosen. The other items are kept; Enter again cancels the whole line:"

  @Test func `Enter at which of two foods has the portion is asked about again`() throws {
    // A teaspoon of garlic may be the powder.
    let (_, person) = try household.run("eat 1 tsp garlic, 2 eggs", answering: ["", "ask", "garlic powder"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.count == 3 && person.asked[0] == person.asked[2] && person.asked[1] == Self.kept)
    expect(try lastMeal().count, equals: 2)
  }

  @Test func `a chosen food that cannot weigh what was typed is asked for its amount`() throws {
    let (_, person) = try household.run("eat 2 fillets bread, 2 eggs", answering: ["wholemeal", "much", "80 g"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.last?.hasPrefix("how much "), equals: true)
    expect(person.shown.contains { $0.contains("`much` is not an amount") })
    expect(try lastMeal().map { $0.split(separator: " ").last.map(String.init) }, equals: ["80", "100"])
  }

  @Test func `and without an amount the other items are kept, or nothing is written`() throws {
    let before = try household.dump()
    let (_, person) = try household.run("eat 2 fillets bread, 2 eggs", answering: ["wholemeal", "", "leave this"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.last, equals: Self.kept)
    expect(try lastMeal().count, equals: 1)
    try household.run("undo")
    expect(try household.dump(), equals: before)
    household.session.terminalDialogue = ScriptedPerson(["wholemeal", "", ""]).dialogue
    expect(household.error(of: "eat 2 fillets bread, 2 eggs")?.code, equals: .badAmount)
    expect(try household.dump(), equals: before)
  }

  @Test func `a weight in the name of what was bought is its amount`() throws {
    try household.run("bought Äpfel (1 kg) 2.49")
    let trip = try household.json("trip show last")
    let items = (trip["trip"] as? [String: Any] ?? trip)["items"] as? [[String: Any]] ?? []
    expect(items.map { $0["name"] as? String }, equals: ["Apple"])
    expect(items.map { $0["grams"] as? Double }, equals: [1000])
  }

  @Test func `a food that is certain and cannot weigh what was typed is asked for its amount, too`() throws {
    let (_, person) = try household.run("eat 2 fillets wholemeal bread, 2 eggs", answering: ["80 g"])
    expect(person.unused == [] && !person.ranOut && person.asked.count == 1, "\(person.asked)")
    expect(try lastMeal().map { $0.split(separator: " ").last.map(String.init) }, equals: ["80", "100"])
    household.session.terminalDialogue = .none
    expect(household.error(of: "eat 2 fillets wholemeal bread, 2 eggs")?.code, equals: .badAmount)
  }

  @Test func `a number that is searched for and no food has costs nothing`() throws {
    let (_, person) = try household.run(
      "eat 2 eggs, 100 g wobbelkuchen xyz", answering: ["search", "#99999", "search", "banana"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("there is no food #99999") })
    expect(try lastMeal(), equals: ["Egg 100", "Banana 100"])
  }

  /// Three large eggs of another program's diary have a food, and no weight; one large egg weighs 50 g.
  @Test func `a line without a weight that is named again keeps its food and gets one`() throws {
    household.attend(to: "data import cronometer servings.csv")
    try household.run("data import cronometer servings.csv")
    try household.run("use Dad")
    let edited = try household.json("meal item edit 2026-11-19 breakfast 1 4 eggs")
    let meal = try require(edited["meal"] as? [String: Any])
    let item = try require((meal["items"] as? [[String: Any]])?.first)
    expect(item["grams"] as? Double == 200 && item["name"] as? String == "Eggs")
    expect((item["food"] as? [String: Any])?["name"] as? String, equals: "Egg")
  }

  // MARK: What is learned

  private func learned() throws -> [String] {
    let names = try household.json("food learned")["names"] as? [[String: Any]] ?? []
    return names.map { name in
      let food = name["food"] as? [String: Any]
      return "\(name["name"] as? String ?? "?") = \(food?["name"] as? String ?? "?"), \(name["how"] as? String ?? "?")"
    }
  }

  private static let wine = "wine = White wine, correction"

  @Test func `an answered name means its food from then on, until it is forgotten`() throws {
    expect(household.error(of: "eat bread")?.code, equals: .ambiguousFood)
    try household.run("eat bread @dinner", answering: ["wholemeal"])
    expect(try learned(), equals: ["bread = Wholemeal bread, answer", Self.wine])
    try household.run("eat 2 slices bread")
    expect(try lastMeal().last, equals: "Wholemeal bread 64")
    try household.run("food forget bread")
    expect(try learned(), equals: [Self.wine])
    try household.run("undo")
    expect(try learned().count, equals: 2)
  }

  @Test func `a name is learned by the profile that explained it`() throws {
    try household.run("eat bread @Mom", answering: ["wholemeal"])
    try household.run("eat bread")
    try household.run("use Mom")
    expect(household.error(of: "eat bread")?.code, equals: .ambiguousFood)
    expect(household.error(of: "food forget bread")?.code, equals: .notFound)
  }

  @Test func `undoing what was answered also forgets it`() throws {
    let before = try household.dump()
    try household.run("eat bread @dinner", answering: ["wholemeal"])
    try household.run("undo")
    expect(try household.dump(), equals: before)
    expect(household.error(of: "eat bread")?.code, equals: .ambiguousFood)
  }

  /// Who ate an apple and not the banana has said nothing about the word banana; whoever says which milk it was has.
  @Test func `a correction teaches a name only if the name can mean that food`() throws {
    try household.run("eat 1 banana @snack")
    try household.run("fix 1 apple")
    expect(try learned(), equals: [Self.wine])
    try household.run("eat 100 ml milk @dinner")
    try household.run("fix 100 ml skim milk")
    expect(try learned(), equals: ["milk = Skim milk, correction", Self.wine])
    try household.run("eat a glass of milk @dinner")
    expect(try lastMeal().last?.hasPrefix("Skim milk"), equals: true)
  }

  @Test func `a food that the household adds under a learned name is meant by it`() throws {
    try household.run("eat bread @dinner", answering: ["wholemeal"])
    try household.run("food add Bread --category bakery --kcal 250 --protein 8 --carbs 48 --fat 2 --portion slice=40g")
    try household.run("eat a slice of bread @snack")
    expect(try lastMeal().last, equals: "Bread 40")
  }

  /// The first time the likeness comes from the tables, from then on from the household's own foods.
  @Test func `that a dish is not in any table is said every time`() throws {
    for _ in 1...2 {
      let outcome = try household.run("eat Putenschnitzel @dinner")
      let text = try require(outcome?.report).lines(on: Canvas(width: 132)).map(\.plain).joined(separator: "\n")
      expect(text.contains("`Putenschnitzel` is not in any table"), "\(text)")
    }
  }

  @Test func `a name of nothing in particular is not learned`() throws {
    try household.run("eat fruit @dinner", answering: ["search", "banana"])
    expect(try learned(), equals: [Self.wine])
  }
}
