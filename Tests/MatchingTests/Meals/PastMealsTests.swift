import Domain
import Expect
import Store
import Testing

@testable import Matching

/// Lines from earlier meals, separately for each profile.
@Suite struct PastMealsTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  private static let today = SampleBank.today

  /// The lines that a phrase means; nil if it names a food.
  private func found(
    _ text: String, _ owner: Profile?, typist: Profile? = nil, slot: Slot = .lunch, day: Day = today
  ) throws -> PastMeals.Found? {
    try sample.household.read { reading in
      let past = try PastMeals(reading, owner: owner, typist: typist ?? owner, today: Self.today)
      let bank = FoodBank(reading, profile: owner?.id)
      let resolver = Resolver(
        bank, purpose: .eaten, favourites: past.names, meals: MealSourceReader(days: SampleBank.days))
      let phrase = try require(try resolver.phrases(text).first)
      return try past.lines(of: phrase, slot: slot, day: day, in: text, bank)
    }
  }

  private func lines(
    _ text: String, _ owner: Profile?, typist: Profile? = nil, slot: Slot = .lunch, day: Day = today
  ) throws -> [String]? {
    try found(text, owner, typist: typist, slot: slot, day: day)?.lines.map { "\($0.amountText) \($0.name)" }
  }

  private static func egg(_ sample: SampleBank, _ number: Double) throws -> FoodLine {
    try sample.line("Egg", 50 * number, Quantity(number, .portion("large")))
  }

  // MARK: Repeated

  @Test func `the same meal of yesterday, of each their own`() throws {
    try sample.log([Self.egg(sample, 2), sample.line("Banana", 118)], for: sample.dad, .lunch, daysAgo: 1)
    try sample.log([sample.line("Oats", 40)], for: sample.mom, .lunch, daysAgo: 1)
    try sample.log([sample.line("Cooked rice", 150)], for: sample.dad, .dinner, daysAgo: 1)
    expect(try lines("=", sample.dad), equals: ["2 large Egg", "118 g Banana"])
    expect(try lines("again", sample.mom, typist: sample.dad), equals: ["40 g Oats"])
    expect(try lines("= dinner", sample.dad), equals: ["150 g Cooked rice"])
    expect(try lines("= fri", sample.dad, day: Self.today - 3), equals: ["2 large Egg", "118 g Banana"])
    expect(try lines("=", sample.dad, slot: .dinner), equals: ["150 g Cooked rice"])
    let origin = try require(try found("=", sample.dad)).origin
    guard case .again(.lunch, let day, nil) = origin else {
      Issue.record("another origin")
      return
    }
    expect(day, equals: Self.today - 1)
  }

  @Test func `a meal without something has all the rest, and what it has not cannot be left out`() throws {
    try sample.log(
      [Self.egg(sample, 2), sample.line("Banana", 118), sample.line("Oats", 40)], for: sample.dad, .lunch, daysAgo: 1)
    expect(try lines("= without banana", sample.dad), equals: ["2 large Egg", "40 g Oats"])
    expect(try lines("= ohne Bananen und Eier", sample.dad), equals: ["40 g Oats"])
    let error = #expect(throws: LarderError.self) { try lines("= without butter", sample.dad) }
    expect(error?.code == .badValue && error?.candidates == ["Egg", "Banana", "Oats"])
    #expect(throws: LarderError.self) { try lines("= without eggs and banana and oats", sample.dad) }
  }

  @Test func `what is left out is a food, and not all that is made with it`() throws {
    try sample.log(
      [sample.line("Toasted white bread", 26), sample.line("Milk chocolate", 20), sample.line("Whole milk", 200)],
      for: sample.dad, .lunch, daysAgo: 1)
    expect(try lines("= without milk", sample.dad), equals: ["26 g Toasted white bread", "20 g Milk chocolate"])
    expect(try lines("= no toast", sample.dad), equals: ["20 g Milk chocolate", "200 g Whole milk"])
    try sample.log([sample.line("Egg", 50), sample.line("Banana bread", 60)], for: sample.mom, .lunch, daysAgo: 1)
    #expect(throws: LarderError.self) { try lines("= without banana", sample.mom) }
    expect(try lines("= without bread", sample.mom), equals: ["50 g Egg"])
  }

  @Test func `what is skipped does not come again, and a meal of nothing else is none`() throws {
    var skipped = try sample.line("Banana", 118)
    skipped.isSkipped = true
    try sample.log([Self.egg(sample, 2), skipped], for: sample.dad, .lunch, daysAgo: 1)
    expect(try lines("=", sample.dad), equals: ["2 large Egg"])
    try sample.log([skipped], for: sample.mom, .lunch, daysAgo: 1)
    let error = try #require(throws: LarderError.self) { try lines("=", sample.mom) }
    expect(error.code == .unknownMeal && error.message == "Mom logged no lunch on Fri 20 Nov" && error.marked == "=")
  }

  @Test func `where that meal is missing the one before it is named`() throws {
    try sample.log([Self.egg(sample, 2)], for: sample.dad, .lunch, daysAgo: 3)
    try sample.log([Self.egg(sample, 2)], for: sample.dad, .dinner, daysAgo: 30)
    let lunch = try #require(throws: LarderError.self) { try lines("=", sample.dad) }
    expect(lunch.hint == "the lunch before it was on Wed 18 Nov: `l = wed`" && lunch.candidates == ["2026-11-18"])
    let dinner = try #require(throws: LarderError.self) { try lines("=", sample.dad, slot: .dinner) }
    expect(dinner.hint?.hasSuffix("`d = 2026-10-22`"), equals: true)
    let none = try #require(throws: LarderError.self) { try lines("=", sample.mom) }
    expect(none.hint == "`day 2026-11-20` shows what was logged" && none.candidates == [])
  }

  @Test func `a household without profiles has logged nothing`() throws {
    let error = try #require(throws: LarderError.self) { try lines("=", nil) }
    expect(error.code == .noProfile && error.marked == "=")
  }

  /// 143 kcal in 100 g of egg become 200; a line without a weight keeps its values.
  @Test func `a food that has changed has its values of now`() throws {
    let stew = FoodLine(
      name: "Stew", quantity: Quantity(1, .portion("plate")), nutrients: PartialNutrients(calories: 620))
    try sample.log([Self.egg(sample, 2), sample.line("Oats", 40), stew], for: sample.dad, .lunch, daysAgo: 1)
    try sample.change { writing in
      var egg = try require(try writing.reading.foods.food(named: "Egg"))
      (egg.nutrients.calories, egg.name) = (200, "Farm egg")
      try writing.foods.update(egg)
    }
    let found = try require(try found("=", sample.dad))
    expect(found.lines.map(\.name), equals: ["Farm egg", "Oats", "Stew"])
    expect(found.lines[0].nutrients.calories == 200 && found.lines[0].quantity == Quantity(2, .portion("large")))
    expect(found.lines[2], equals: stew)
    expect(found.changed.map(\.name), equals: ["Farm egg"])
    expect(found.changed.map { $0.before.rounded() } == [143] && found.changed.map(\.now) == [200])
  }

  // MARK: Usual

  @Test func `what is logged most often in the slot, of each their own`() throws {
    for day in [2, 4, 6] { try sample.log([Self.egg(sample, Double(day))], for: sample.dad, .lunch, daysAgo: day) }
    try sample.log([sample.line("Banana", 118), sample.line("Oats", 40)], for: sample.dad, .lunch, daysAgo: 3)
    try sample.log([sample.line("Cooked rice", 150)], for: sample.mom, .lunch, daysAgo: 1)
    // As it was the last time.
    expect(try lines("usual", sample.dad), equals: ["2 large Egg"])
    expect(try lines("usual 2", sample.dad), equals: ["118 g Banana", "40 g Oats"])
    expect(try lines("usual", sample.mom, typist: sample.dad), equals: ["150 g Cooked rice"])
    let origin = try require(try found("usual", sample.dad)).origin
    guard case .usual(.lunch, let times, number: 1, let next) = origin else {
      Issue.record("another origin")
      return
    }
    expect(times == 3 && next?.names == ["Banana", "Oats"])
    // As seen from before.
    expect(try lines("usual", sample.dad, day: Self.today - 5), equals: ["6 large Egg"])
  }

  @Test func `there are not so many usual meals`() throws {
    try sample.log([Self.egg(sample, 2)], for: sample.dad, .lunch, daysAgo: 1)
    let few = try #require(throws: LarderError.self) { try lines("usual 2", sample.dad) }
    expect(few.message == "Dad has only one usual lunch" && few.hint == "`usual 1` is Egg" && few.marked == "usual 2")
    let none = try #require(throws: LarderError.self) { try lines("usual", sample.dad, slot: .dinner) }
    expect(none.message == "Dad has logged no dinner in the last 90 days" && none.hint == "`d 2 eggs` logs one")
    try sample.log([sample.line("Oats", 40)], for: sample.dad, .lunch, daysAgo: 2)
    let two = try #require(throws: LarderError.self) { try lines("usual 3", sample.dad) }
    expect(two.message, equals: "Dad has only 2 different lunches")
  }

  // MARK: A part

  @Test func `a part of a meal keeps the values of then`() throws {
    try sample.log([Self.egg(sample, 2), sample.line("Oats", 40)], for: sample.dad, .dinner, daysAgo: 2)
    try sample.change { writing in
      var egg = try require(try writing.reading.foods.food(named: "Egg"))
      egg.nutrients.calories = 200
      try writing.foods.update(egg)
    }
    let found = try require(try found("half of last dinner", sample.dad))
    expect(found.lines.map(\.amountText), equals: ["½ of 2 large", "½ of 40 g"])
    expect(found.lines.map(\.grams) == [50, 20] && found.changed.isEmpty)
    expect(abs((found.lines[0].nutrients.calories ?? 0) - 71.5) < 1e-9)
    guard case .share(let share, .dinner, let day) = found.origin else {
      Issue.record("another origin")
      return
    }
    expect(share.factor == 0.5 && day == Self.today - 2)
    #expect(throws: LarderError.self) { try lines("half of last dinner", sample.mom, typist: sample.dad) }
  }

  @Test func `which meal is meant has to be plain`() throws {
    try sample.log([Self.egg(sample, 2)], for: sample.dad, .lunch, daysAgo: 1)
    expect(try lines("1/3 of yesterday", sample.dad), equals: ["1/3 of 2 large Egg"])
    expect(try lines("half of last meal", sample.dad), equals: ["½ of 2 large Egg"])
    try sample.log([sample.line("Oats", 40)], for: sample.dad, .dinner, daysAgo: 1)
    expect(try lines("half of last meal", sample.dad), equals: ["½ of 40 g Oats"])
    let error = try #require(throws: LarderError.self) { try lines("1/3 of yesterday", sample.dad) }
    expect(error.code == .ambiguousMeal && error.candidates == ["lunch", "dinner"])
    expect(error.marked, equals: "1/3 of yesterday")
  }

  @Test func `ten times 20 kg is more than a line may weigh`() throws {
    try sample.log([sample.line("Oats", 20_000)], for: sample.dad, .lunch, daysAgo: 1)
    let error = try #require(throws: LarderError.self) { try lines("10 of yesterday's lunch", sample.dad) }
    expect(error.code == .outOfRange && error.marked == "10 of yesterday's lunch")
  }

  // MARK: Favourites

  @Test(
    arguments: [
      ("my bowl", ["2 large Egg", "40 g Oats"]), ("My  Bowls", ["2 large Egg", "40 g Oats"]),
      ("half a my bowl", ["½ of 2 large Egg", "½ of 40 g Oats"]), ("2 my bowl", ["2 x 2 large Egg", "2 x 40 g Oats"]),
      ("2 servings of my bowl", ["2 x 2 large Egg", "2 x 40 g Oats"]),
      // 140 g are all of it.
      ("70 g my bowl", ["½ of 2 large Egg", "½ of 40 g Oats"]),
      ("14 g my bowl", ["0.1 of 2 large Egg", "0.1 of 40 g Oats"]),
      ("my other bowl", nil),
    ] as [(String, [String]?)])
  func `a favourite by its name`(text: String, lines: [String]?) throws {
    try sample.save("my bowl", [Self.egg(sample, 2), sample.line("Oats", 40)], for: sample.dad)
    expect(try self.lines(text, sample.dad), equals: lines)
  }

  @Test func `a favourite of which grams are no part`() throws {
    try sample.save("my stew", [FoodLine(name: "Stew", nutrients: PartialNutrients(calories: 620))], for: sample.dad)
    try sample.save("my bowl", [Self.egg(sample, 2)], for: sample.dad)
    let unweighed = try #require(throws: LarderError.self) { try lines("70 g my stew", sample.dad) }
    expect(unweighed.code == .badAmount && unweighed.message.hasPrefix("`my stew` cannot be logged in grams"))
    let cups = try #require(throws: LarderError.self) { try lines("2 cups my bowl", sample.dad) }
    expect(cups.code == .badAmount && cups.marked == "2 cups my bowl")
  }

  @Test func `each has their own, then what the typist has`() throws {
    try sample.save("bowl of mine", [Self.egg(sample, 2)], for: sample.dad)
    try sample.save("bowl of mine", [sample.line("Oats", 40)], for: sample.mom)
    try sample.save("only dad's", [sample.line("Banana", 118)], for: sample.dad)
    expect(try lines("bowl of mine", sample.mom, typist: sample.dad), equals: ["40 g Oats"])
    expect(try lines("bowl of mine", sample.dad, typist: sample.mom), equals: ["2 large Egg"])
    expect(try lines("bowl of mine", sample.lena, typist: sample.dad), equals: ["2 large Egg"])
    expect(try lines("only dad's", sample.mom, typist: sample.dad), equals: ["118 g Banana"])
    // Mom cannot use Dad's favourites.
    expect(try lines("only dad's", sample.mom), equals: nil)
    expect(try lines("only dad's", sample.lena, typist: sample.mom), equals: nil)
  }
}
