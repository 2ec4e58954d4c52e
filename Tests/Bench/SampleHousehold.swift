import Domain
import Foundation
import Store
import TestSupport

/// A household as large as wanted, the same every time.
struct SampleHousehold {
  /// The Saturday evening at which it is looked at.
  static let now = Moment(day: lastDay, minuteOfDay: 1200, offset: 3600)
  static let lastDay = Day(iso: "2026-11-21") ?? Day(number: 20_778)
  static let people = ["Dad", "Mum", "Zoe"]

  let path: String

  /// One that is there already.
  init(path: String) { self.path = path }

  /// Makes the file: `people` with meals on `days` days up to the last one, `foods` foods beside the starter bank.
  ///
  /// Each person eats about 15 items a day in four meals, a day in twelve is not logged. One step a day and person, or a week
  /// where there is more than a year, so that it is made in seconds.
  init(at path: String, days: Int, foods: Int = 0, seed: UInt64 = 1) throws {
    self.path = path
    var numbers = SplitMix64(seed: seed)
    let household = try Household.open(at: path, now: Self.now)
    try addFoods(foods, household, &numbers)
    let bank = try household.read { try $0.foods.list() }
    let profiles = try household.write("profile add", profile: nil, now: Self.now) { writing in
      try Self.people.map { try writing.profiles.insert(Profile(name: $0, icon: "🥕", createdAt: Self.now)).id }
    }.value
    let step = days > 400 ? 7 : 1
    for profile in profiles {
      for back in stride(from: days - 1, through: 0, by: -step) {
        _ = try household.write("eat", profile: profile, now: Self.now) { writing in
          for day in max(0, back - step + 1)...back {
            for meal in meals(on: Self.lastDay - day, of: bank, &numbers) { try writing.profile(profile).insert(meal) }
          }
        }
      }
    }
  }

  /// Foods whose names vary those of the starter bank: `Sunfield roasted almonds 17`.
  private func addFoods(_ count: Int, _ household: Household, _ numbers: inout SplitMix64) throws {
    let brands = ["Sunfield", "Old Mill", "Bergland", "Marisol", "Kettle & Co", "Nordvik", "Casa Verde", "Hofgut"]
    let kinds = ["roasted", "fresh", "organic", "smoked", "light", "crispy", "frozen", "wholegrain", "spiced", "sweet"]
    let starters = StarterBank.foods()
    for start in stride(from: 0, to: count, by: 2000) {
      _ = try household.write("food add", profile: nil, now: Self.now) { writing in
        for number in start..<min(start + 2000, count) {
          var food = starters[Int.random(in: starters.indices, using: &numbers)]
          let brand = brands[Int.random(in: brands.indices, using: &numbers)]
          let kind = kinds[Int.random(in: kinds.indices, using: &numbers)]
          food.name = "\(brand) \(kind) \(food.name.lowercased()) \(number)"
          food.aliases = number.isMultiple(of: 5) ? ["\(kind) thing \(number)"] : []
          food.isUserCreated = true
          food.source = nil
          try writing.foods.insert(food)
        }
      }
    }
  }

  private func meals(on day: Day, of bank: [Food], _ numbers: inout SplitMix64) -> [Meal] {
    guard Int.random(in: 0..<12, using: &numbers) > 0 || day == Self.lastDay else { return [] }
    return Slot.allCases.map { slot in
      let items = (0..<Int.random(in: 3...5, using: &numbers)).map { _ in
        // Habits: half of what is eaten comes from thirty foods.
        let pool = Bool.random(using: &numbers) ? bank.prefix(30) : bank[...]
        let food = pool[Int.random(in: pool.indices, using: &numbers)]
        let grams = Double(Int.random(in: 4...40, using: &numbers) * 5)
        return MealItem(
          name: food.name, grams: grams, amount: "\(Int(grams)) g", food: FoodReference(id: food.id, name: food.name),
          nutrients: food.nutrients.of(grams: grams))
      }
      return Meal(
        day: day, time: Moment(day: day, minuteOfDay: slot.usualMinute, offset: 3600), slot: slot, items: items)
    }
  }

  /// Items in the file, for the heading of the table.
  func itemCount() throws -> Int {
    let household = try Household.open(at: path, now: Self.now)
    return try household.read { reading in
      try reading.profiles.all().reduce(0) { sum, profile in
        let sums = try reading.profile(profile.id).daySums(from: Self.lastDay - 36_500, to: Self.lastDay)
        return sum + sums.reduce(0) { $0 + $1.items }
      }
    }
  }
}
