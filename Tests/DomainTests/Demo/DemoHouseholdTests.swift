import Expect
import Testing

@testable import Domain

/// The sample household: plausible, complete in itself, and the same every time.
@Suite struct DemoHouseholdTests {
  /// Saturday evening in Berlin.
  static let now = Moment(day: Day(iso: "2026-11-21") ?? Day(number: 0), minuteOfDay: 1200, offset: 3600)

  /// The starter bank as a new household numbers it.
  static let foods = StarterBank.foods.enumerated().map { index, food in
    var food = food
    food.id = index + 1
    return food
  }
  static let byName = Dictionary(foods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func days(
    weeks: Int = 8, profiles: Int = 3, items: Int? = nil, now: Moment = now,
    zone: @escaping (Int) -> Int = { _ in 3600 }
  ) throws -> [DemoHousehold.DayBook] {
    let household = try DemoHousehold(
      DemoSize(weeks: weeks, profiles: profiles, itemsPerDay: items), now: now, zone: zone)
    var days: [DemoHousehold.DayBook] = []
    try household.forEachDay(foods: foods) { days.append($0) }
    return days
  }

  @Test func `two runs are the same`() throws {
    let (first, second) = (try Self.days(), try Self.days())
    expect(first.count, equals: 56)
    expect(first.map(\.meals), equals: second.map(\.meals))
    expect(first.map { $0.trips.map(\.trip) }, equals: second.map { $0.trips.map(\.trip) })
  }

  /// Asking for more weeks gives the same last weeks, and asking tomorrow gives the same yesterday.
  @Test func `a day's meals hang on the day alone`() throws {
    let days = try Self.days()
    expect(try Self.days(weeks: 20).suffix(56).map(\.meals), equals: days.map(\.meals))
    expect(try Self.days(profiles: 7).map { Array($0.meals.prefix(3)) }, equals: days.map(\.meals))
    let tomorrow = Moment(seconds: Self.now.seconds + 86_400, offset: 3600)
    expect(try Self.days(now: tomorrow).dropLast(2).map(\.meals), equals: days.dropFirst().dropLast().map(\.meals))
  }

  @Test func `every food and every amount of the tables is the starter bank's`() throws {
    let kitchen = DemoKitchen(foods: Self.foods)
    let menu = DemoMenu()
    let dishes: [DemoDish] =
      Array(menu.breakfasts.values) + menu.weekendBreakfasts + menu.lunchesOut + menu.lunchesAtHome + menu.dinners
      + menu.winterDinners + menu.summerDinners + menu.treats + menu.roasts + menu.snacks + menu.summerSnacks
      + menu.cakes + menu.evenings
    let tables = [
      DemoDishTable.breakfasts, DemoDishTable.weekendBreakfasts, DemoDishTable.lunchesOut, DemoDishTable.lunchesAtHome,
      DemoDishTable.dinners, DemoDishTable.winterDinners, DemoDishTable.summerDinners, DemoDishTable.treats,
      DemoDishTable.roasts, DemoDishTable.snacks, DemoDishTable.summerSnacks, DemoDishTable.cakes,
      DemoDishTable.evenings,
    ]
    let written = tables.flatMap { $0.split(separator: "\n") }
    expect(dishes.count, equals: written.count)
    expect(
      dishes.map(\.servings.count).reduce(0, +), equals: written.joined().count { $0 == "=" }, "an item cannot be read")
    let servings = dishes.flatMap(\.servings) + menu.breakfastSides + menu.sides + menu.snackSides
    for member in try DemoFamilyTable.members(12) {
      for serving in servings { _ = try kitchen.item(serving, scale: 1, swaps: member.swaps) }
      expect(member.habits.count == 4 && member.habits.allSatisfy { menu.breakfasts[$0] != nil }, "\(member.name)")
      expect(try ProfileName.check(member.name), equals: member.name)
      expect(member.color != nil)
    }
  }

  /// From the tap, in the cupboard for years, or had elsewhere.
  private static let neverBought: Set<String> = ["Water", "Coffee", "Espresso", "Tea", "Green tea", "Salt"]

  @Test func `every food that is eaten at home can be bought`() throws {
    let goods = DemoGoods.all()
    expect(goods.count, equals: DemoPriceTable.table.split(separator: "\n").count, "a line cannot be read")
    for item in goods { expect(Self.byName[item.food] != nil, "\(item.food)") }
    let bought = Set(goods.flatMap { Array($0.uses.keys) }).union(Self.neverBought)
    for food in bought { expect(Self.byName[food] != nil, "\(food)") }
    let plan = DemoPlan(kitchen: DemoKitchen(foods: Self.foods))
    for (number, member) in try DemoFamilyTable.members(12).enumerated() {
      for back in 0..<400 {
        for meal in try plan.meals(of: member, number: number, on: Self.now.calendarDay - back) where meal.isHome {
          for item in meal.items { expect(bought.contains(item.name), "nobody buys \(item.name)") }
        }
      }
    }
  }

  /// An amount is text that Larder reads back to the same grams of that food.
  @Test(arguments: [nil, 60] as [Int?]) func `every amount is one that could have been typed`(items: Int?) throws {
    var texts: [String: MealItem] = [:]
    for meal in try Self.days(weeks: 30, profiles: 12, items: items).flatMap({ $0.meals.flatMap(\.self) }) {
      for item in meal.items { texts["\(item.amountText) \(item.name)"] = item }
    }
    expect(texts.count > 300)
    for item in texts.values {
      let food = try require(Self.byName[item.name])
      let grams = try Self.grams(of: item.amountText, food)
      expect(
        abs(grams - (item.grams ?? 0)) < 1e-6, "\(item.amountText) of \(item.name): \(grams) g, not \(item.grams ?? 0)")
      expect(item.food, equals: FoodReference(id: food.id, name: food.name))
      expect(item.nutrients, equals: PartialNutrients(food.nutrients.of(grams: item.grams ?? 0)))
    }
  }

  /// `2 rolls` is not an amount by itself: only the food knows the portion, as when its item is typed.
  private static func grams(of text: String, _ food: Food) throws -> Double {
    if let reading = try AmountReader.whole(text) { return try food.weight(of: reading.quantity).grams }
    let number = try AmountReader.read(text.split(separator: " ").map(String.init))
    let reading = try require(number, "`\(text)` starts with no number")
    let unit = text.split(separator: " ").dropFirst(reading.used).joined(separator: " ")
    guard let count = reading.quantity.pieces else { throw LarderError(.badAmount, text, hint: nil) }
    return try food.weight(of: .count(count, unit: unit)).grams
  }

  @Test func `calories are those of such people`() throws {
    // A year, all twelve: means of whole logged days, and how often the goal is met (90 to 110 %).
    let members = try DemoFamilyTable.members(12)
    let days = try Self.days(weeks: 52, profiles: 12)
    for (number, member) in members.enumerated() {
      let logged = days.filter { $0.meals[number].count > 2 && $0.day < Self.now.calendarDay }
      let sums = logged.map { day in (day.day, day.meals[number].reduce(0) { $0 + $1.total[.calories] }) }
      let mean = sums.map(\.1).reduce(0, +) / Double(sums.count)
      expect(abs(mean / member.calories - 1) < 0.08, "\(member.name) has \(mean) kcal a day, not \(member.calories)")
      if member.isAdult { expect((1500...2900).contains(mean)) }
      let verdicts = sums.map { GoalVerdict($0.1, goal: member.goals.calories) }
      let met = Double(verdicts.count { $0 == .met }) / Double(sums.count)
      expect((0.45...0.9).contains(met), "\(member.name) meets the goal on \(met) of the days")
      expect(verdicts.contains(.over) && verdicts.contains(.under))
      expect(
        sums.allSatisfy { (0.4...1.7).contains($0.1 / member.calories) }, "\(member.name): \(sums.map(\.1).max() ?? 0)")
      func meanOf(weekend isWeekend: Bool) -> Double {
        let part = sums.filter { DemoPlan.isWeekend($0.0) == isWeekend }.map(\.1)
        return part.reduce(0, +) / Double(part.count)
      }
      expect(meanOf(weekend: true) > meanOf(weekend: false) * 1.02, "\(member.name) eats no more on weekends")
    }
  }

  @Test func `some days are missing, some half`() throws {
    let days = try Self.days()
    for member in 0..<3 {
      let missing = days.count { $0.meals[member].isEmpty }
      expect((1...16).contains(missing), "member \(member) misses \(missing) days of 56")
    }
    expect(try Self.days(weeks: 52).contains { $0.meals[0].count == 2 })
  }

  @Test(arguments: [0, 300, 500, 750, 1000, 1290]) func `nothing lies in the future`(minute: Int) throws {
    let now = Moment(day: Self.now.calendarDay, minuteOfDay: minute, offset: 3600)
    let days = try Self.days(now: now)
    for day in days {
      let times = day.meals.flatMap(\.self).map(\.time) + day.trips.compactMap(\.trip.time)
      expect(times.allSatisfy { $0.seconds <= now.seconds && $0.day(startingAt: 240) == day.day })
    }
    // Before 04:00 it is still the day before.
    expect(days.last?.day, equals: now.calendarDay - (minute < 240 ? 1 : 0))
  }

  @Test func `times bear the offset that held then`() throws {
    // Central Europe left summer time on 25 October 2026 (a Sunday), at 03:00.
    let change = (Day(iso: "2026-10-25")?.number ?? 0) * 86_400 + 3 * 3600
    let days = try Self.days(zone: { $0 < change ? 7200 : 3600 })
    let times = days.flatMap { $0.meals.flatMap(\.self).map(\.time) + $0.trips.compactMap(\.trip.time) }
    expect(times.contains { $0.offset == 7200 } && times.contains { $0.offset == 3600 })
    expect(times.allSatisfy { $0.offset == ($0.seconds + $0.offset < change ? 7200 : 3600) })
  }

  @Test(arguments: [1, 5, 12, 20, 40, 60]) func `so many items a day`(items: Int) throws {
    // The bound is 2 %: which days are forgotten is drawn.
    let days = try Self.days(weeks: 156, profiles: 5, items: items)
    let count = days.flatMap { $0.meals.flatMap(\.self).flatMap(\.items) }.count
    let mean = Double(count) / Double(156 * 7 * 5)
    expect(abs(mean / Double(items) - 1) < 0.02, "\(mean) items a day, not \(items)")
  }

  @Test(
    arguments: [(0, 3, nil), (1561, 3, nil), (8, 0, nil), (8, 13, nil), (8, 3, 0), (8, 3, 61)] as [(Int, Int, Int?)])
  func `sizes have bounds`(weeks: Int, profiles: Int, items: Int?) throws {
    let error = #expect(throws: LarderError.self) {
      try DemoSize(weeks: weeks, profiles: profiles, itemsPerDay: items)
    }
    expect(error?.code == .outOfRange && error?.hint?.contains("must be from") == true)
  }

  @Test func `at the ends of the calendar`() throws {
    for (text, isPossible) in [
      ("0001-01-05", false), ("0001-12-31", true), ("9999-12-31", false), ("9999-06-01", true),
    ] {
      let day = try require(Day(iso: text))
      let now = Moment(day: day, minuteOfDay: 1200, offset: 0)
      if isPossible {
        expect(try Self.days(weeks: 2, now: now).count, equals: 14)
      } else {
        #expect(throws: LarderError.self) { try Self.days(weeks: 2, now: now) }
      }
    }
  }
}
