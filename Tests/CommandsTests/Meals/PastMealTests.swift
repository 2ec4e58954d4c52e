import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// Meals once more, usual meals, parts of meals, favourites, and meals of several people.
@Suite struct PastMealTests {
  /// Dad's and Mom's household on Saturday, 21 November 2026, at 12:30.
  ///
  /// Dad had 40 g oats for breakfast yesterday.
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private struct Logged: Equatable {
    let name: String
    let grams: Double
  }

  /// The items that a line added.
  private func added(_ line: String) throws -> [Logged] { try Self.added(household.json(line)) }

  private static func added(_ json: [String: Any]) throws -> [Logged] {
    let meal = try require(json["meal"] as? [String: Any])
    let items = try require(meal["items"] as? [[String: Any]])
    let numbers = try require(json["added"] as? [Int])
    return numbers.map { items[$0 - 1] }.map {
      Logged(name: $0["name"] as? String ?? "", grams: $0["grams"] as? Double ?? .nan)
    }
  }

  // MARK: Repeated

  @Test(
    arguments: [
      ("b =", ["Oats 40.0"]), ("b again", ["Oats 40.0"]), ("eat again @breakfast", ["Oats 40.0"]),
      ("= @b", ["Oats 40.0"]),
      ("l =", ["Egg 100.0", "Cooked rice 150.0", "Banana 118.0"]),
      ("= yesterday", ["Egg 100.0", "Cooked rice 150.0", "Banana 118.0"]),
      ("b = yesterday lunch", ["Egg 100.0", "Cooked rice 150.0", "Banana 118.0"]),
      ("d = yesterday breakfast @fri", ["Oats 40.0"]),
      ("b =, an apple", ["Oats 40.0", "Apple 182.0"]), ("b an apple and again", ["Apple 182.0", "Oats 40.0"]),
    ])
  func `the same meal once more`(line: String, items: [String]) throws {
    expect(try added(line).map { "\($0.name) \($0.grams)" }, equals: items)
  }

  @Test(
    arguments: [
      ("d =", "Dad logged no dinner on Fri 20 Nov"), ("b = mon", "Dad logged no breakfast on Mon 16 Nov"),
      ("d usual", "Dad has logged no dinner in the last 90 days"), ("l usual 7", "Dad has only one usual lunch"),
      ("eat half of last dinner", "Dad logged no dinner"),
      ("eat half of lunch on monday", "Dad logged no lunch on Mon 16 Nov"),
    ])
  func `what was not logged is refused`(line: String, message: String) {
    let error = household.error(of: line)
    expect(error?.code, equals: .unknownMeal)
    expect(error?.message, equals: message)
    expect(error?.location?.text.isEmpty, equals: false)
  }

  @Test func `a changed food has its values of now, and that is said`() throws {
    try household.run("food edit oats --kcal 400")
    let report = try require(try household.run("b =")?.report)
    let lines = report.lines(on: Canvas()).map(\.plain)
    expect(lines.contains { $0.contains("the values of Oats have changed: 152 -> 160 kcal") }, "\(lines)")
    expect(lines.contains { $0.contains("160 kcal") && $0.contains("40 g") })
  }

  @Test func `what is usual is what was logged most often, of equals the latest`() throws {
    for line in [
      "eat 2 eggs @dinner @-5", "eat 3 eggs @dinner @-4", "eat 1 banana, 30g oats @dinner @-3",
      "eat 20g oats, 2 bananas @dinner @-2", "eat 1 apple @dinner @-1", "eat 200g cooked rice @dinner @-95",
      "eat 210g cooked rice @dinner @-94", "eat 220g cooked rice @dinner @-93",
    ] { try household.run(line) }
    // Twice each; bananas and oats more lately than eggs. In the amounts of the last time.
    expect(try added("d usual --dry-run").map { "\($0.name) \($0.grams)" }, equals: ["Oats 20.0", "Banana 236.0"])
    expect(try added("eat usual 2 @dinner --dry-run"), equals: [Logged(name: "Egg", grams: 150)])
    expect(try added("d usual 3 --dry-run"), equals: [Logged(name: "Apple", grams: 182)])
    expect(household.error(of: "d usual 4")?.message, equals: "Dad has only 3 different dinners")
    // A meal 94 days ago is not a habit today, but was one last week.
    expect(try added("d usual @-7 --dry-run").map(\.name), equals: ["Cooked rice"])
  }

  // MARK: Parts

  @Test func `a part of a meal has that part of each item`() throws {
    let items = try added("eat 1/3 of yesterday's lunch @dinner")
    expect(items.map(\.name), equals: ["Egg", "Cooked rice", "Banana"])
    for (item, whole) in zip(items, [100.0, 150, 118]) { expect(abs(item.grams - whole / 3) < 1e-9) }
    let json = try household.json("meal show today dinner")
    let amounts = ((json["meal"] as? [String: Any])?["items"] as? [[String: Any]])?.compactMap {
      $0["amount"] as? String
    }
    expect(amounts, equals: ["1/3 of 2 large", "1/3 of 150 g", "1/3 of 1 medium"])
    // A part of a part is given as a weight: a third of the 33.3 g.
    let part = try household.json("eat half of dinner @snack")
    let again = ((part["meal"] as? [String: Any])?["items"] as? [[String: Any]])?.first?["amount"] as? String
    expect(again, equals: "½ of 33.3 g")
  }

  /// Halves, thirds and quarters of a random meal make the meal.
  @Test(arguments: SplitMix64.seeds) func `parts make the whole`(seed: UInt64) throws {
    var lines = RandomLines(seed: seed &+ 900)
    let foods = ["banana", "egg", "cooked rice", "whole milk", "white bread", "oats", "butter", "olive oil"]
    let list = (0..<lines.seconds(in: 1...5)).map { _ in
      "\(lines.one(of: ["1", "2", "150 g", "33 g", "12,5 g", "0.5 oz"])) \(lines.one(of: foods))"
    }.joined(separator: ", ")
    try household.run("eat \(list) @dinner @-2")
    let whole = try household.json("day -2")["total"] as? [String: Double]
    let parts = lines.one(of: [["½", "1/2"], ["1/3", "two thirds"], ["1/4", "a quarter", "50%"], ["0.3", "70 %"]])
    for part in parts { try household.run("eat \(part) of dinner on -2 @snack @-3") }
    let sum = try household.json("day -3")["total"] as? [String: Double]
    for (nutrient, value) in try #require(whole) {
      let other = try require(sum?[nutrient])
      expect(
        abs(other - value) <= 1e-9 * max(1, value),
        "seed \(seed): \(parts) of \(list): \(nutrient) \(other), not \(value)")
    }
    // Each part is one step.
    let before = try household.dump()
    try household.run("eat half of dinner on -2 @snack @-4")
    try household.run("undo")
    expect(try household.dump(), equals: before, "seed \(seed): \(list)")
  }

  /// Repeating a meal logs the same meal, whatever it was, in one step.
  @Test(arguments: SplitMix64.seeds) func `again is the same`(seed: UInt64) throws {
    var lines = RandomLines(seed: seed &+ 950)
    let foods = ["banana", "egg", "cooked rice", "whole milk", "white bread", "oats", "butter", "olive oil"]
    for _ in 0..<3 {
      let list = (0..<lines.seconds(in: 1...5)).map { _ in
        "\(lines.one(of: ["1", "2", "150 g", "33 g", "12,5 g", "0.5 oz"])) \(lines.one(of: foods))"
      }.joined(separator: ", ")
      let slot = lines.one(of: ["breakfast", "lunch", "dinner", "snack"])
      let day = lines.seconds(in: 3...60)
      let first = try household.json("eat \(list) @\(slot) @-\(day)")
      let before = try household.dump()
      let again = try household.json("eat again @\(slot) @-\(day - 1)")
      let all = try require((first["meal"] as? [String: Any])?["items"] as? [[String: Any]])
      let items = try Self.added(again)
      expect(items.map(\.name), equals: all.map { $0["name"] as? String ?? "" }, "seed \(seed): \(list)")
      expect(items.map(\.grams), equals: all.map { $0["grams"] as? Double ?? .nan }, "seed \(seed): \(list)")
      try household.run("undo")
      expect(try household.dump(), equals: before, "seed \(seed): \(list)")
      try household.run("redo")
      try household.run("undo")
      expect(try household.dump(), equals: before, "seed \(seed): \(list)")
    }
  }

  // MARK: Favourites

  @Test(
    arguments: [
      ("eat my bowl", [100.0, 40]), ("eat half a my bowl", [50, 20]), ("eat 2 my bowl", [200, 80]),
      ("b My  Bowls", [100, 40]),
      ("eat 70g my bowl", [50, 20]), ("eat 2 servings of my bowl", [200, 80]),
      ("eat 1/2 my bowl @yesterday", [50, 20]),
    ])
  func `a favourite is logged by its name`(line: String, grams: [Double]) throws {
    try household.run("eat 2 eggs, 40 g oats @dinner @-4")
    try household.run("meal save my bowl -4 dinner")
    let items = try added(line)
    expect(items.map(\.name), equals: ["Egg", "Oats"])
    expect(items.map(\.grams), equals: grams)
  }

  @Test(
    arguments: [
      ("meal save banana", .alreadyExists), ("meal save Bananas = last", .alreadyExists),
      ("meal save lunch", .badValue),
      ("meal save 2 eggs", .badValue), ("meal save again", .badValue), ("meal save usual", .badValue),
      ("meal save mon", .badValue),
      ("meal save a, b", .badValue), ("meal save oats on monday", .badValue),
      ("meal save my bowl = #999", .unknownMeal), ("meal save my bowl today dinner", .unknownMeal),
      ("meal unsave nothing", .notFound), ("meal save", .missingArgument), ("meal save ???", .badValue),
      ("eat 2 cups morning mix", .badAmount), ("eat 200000g morning mix", .outOfRange),
    ] as [(String, ErrorCode)])
  func `what is no favourite is refused`(line: String, code: ErrorCode) throws {
    let before = try household.dump()
    expect(household.error(of: line)?.code, equals: code)
    expect(try household.dump(), equals: before)
  }

  @Test(
    arguments: [
      ("meal save stack = yesterday breakfast", "stack", ["Oats"]),
      ("meal save stack yesterday breakfast", "stack", ["Oats"]),
      ("meal save power breakfast = yesterday lunch", "power breakfast", ["Egg", "Cooked rice", "Banana"]),
      ("meal save \"power lunch\" yesterday breakfast", "power lunch", ["Oats"]),
      ("meal save fish and chips night", "fish and chips night", nil),
      ("meal save stack breakfast", "stack", ["Egg", "Toasted white bread"]),
    ] as [(String, String, [String]?)])
  func `the name and the meal`(line: String, name: String, items: [String]?) throws {
    let favourite = try require(try household.json(line)["favourite"] as? [String: Any])
    expect(favourite["name"] as? String, equals: name)
    if let items {
      expect((favourite["items"] as? [[String: Any]])?.compactMap { $0["name"] as? String }, equals: items)
    }
    expect(try added("eat \(name)").count, equals: (favourite["items"] as? [Any])?.count)
  }

  @Test func `favourites are a profile's own, and come back with undo`() throws {
    expect(household.error(of: "eat morning mix --profile Mom")?.code != nil)
    let before = try household.dump()
    try household.run("meal save morning mix = yesterday lunch")
    expect(try added("eat morning mix --dry-run").count, equals: 3)
    try household.run("undo")
    expect(try household.dump(), equals: before)
    try household.run("meal unsave morning mix")
    expect(household.error(of: "eat morning mix")?.code != nil)
    try household.run("undo")
    expect(try household.dump(), equals: before)
    expect(try added("eat morning mix"), equals: [Logged(name: "Oats", grams: 40)])
    // A deleted food leaves its values.
    try household.run("food delete oats")
    expect(try added("eat morning mix @snack"), equals: [Logged(name: "Oats", grams: 40)])
  }

  // MARK: Several people

  @Test func `each of the people gets the meal, in one step`() throws {
    let before = try household.dump()
    let json = try household.json("eat 100 g oats @mom @dad @dinner")
    let people = try require(json["people"] as? [[String: Any]])
    expect(people.map { $0["profile"] as? String }, equals: ["Mom", "Dad"])
    expect((json["meals"] as? [[String: Any]])?.count, equals: 2)
    for name in ["Mom", "Dad"] {
      let day = try household.json("today --profile \(name)")
      let dinner = (day["meals"] as? [[String: Any]])?.filter { $0["type"] as? String == "dinner" }
      expect(dinner?.count, equals: 1, "\(name)")
    }
    try household.run("undo")
    expect(try household.dump(), equals: before)
  }

  @Test(
    arguments: [
      ("@Mom", ["Mom"]), ("@mo @lunch", nil), ("@da @dinner", ["Dad"]), ("@dad mom", ["Dad", "Mom"]),
      ("@dad, mom 13:30", ["Dad", "Mom"]),
    ] as [(String, [String]?)])
  func `people by their names and beginnings, days first`(when: String, people: [String]?) throws {
    let json = try household.json("eat 2 eggs \(when) --dry-run")
    let found =
      (json["people"] as? [[String: Any]])?.compactMap { $0["profile"] as? String } ?? [
        json["profile"] as? String ?? ""
      ]
    // `mo` is Monday.
    expect(found, equals: people ?? ["Dad"])
  }

  @Test func `somebody unknown is refused, and nobody gets anything`() throws {
    let before = try household.dump()
    for line in ["eat 2 eggs @dad @grandma", "eat 2 eggs @dad @dad", "b = @mom @nobody"] {
      expect(household.error(of: line)?.code, equals: .badValue, "\(line)")
    }
    expect(try household.dump(), equals: before)
  }

  @Test func `another's step is everybody's to take back`() throws {
    try household.run("eat 2 eggs @mom @dinner")
    try household.run("use Mom")
    expect(try household.json("today")["meals"] as? [Any] != nil)
    let lines = try require(try household.run("undo")?.report.lines(on: Canvas()))
    expect(lines.first?.plain.contains("eat 2 eggs @mom @dinner"), equals: true)
  }
}
