import Commands
import Domain
import Foundation
import Store
import TestSupport

/// A household that `demo` makes, as large as wanted and the same every time.
struct SampleHousehold {
  /// The Saturday evening at which it is looked at.
  static let now = Moment(day: lastDay, minuteOfDay: 1200, offset: 3600)
  static let lastDay = Day(iso: "2026-11-21") ?? Day(number: 20_778)

  let path: String

  /// How large it is.
  struct Size {
    var weeks = 52
    var profiles = 3
    var itemsPerDay = 15
    /// Beside the starter bank.
    var foods = 0

    static let year = Size()
    /// Ten years with 364,000 items.
    static let decade = Size(weeks: 520, profiles: 5, itemsPerDay: 20)

    /// The household of three with this many years.
    static func years(_ years: Int) -> Size { Size(weeks: 52 * years) }

    var options: [String] { ["--weeks", "\(weeks)", "--profiles", "\(profiles)", "--items-per-day", "\(itemsPerDay)"] }
  }

  /// Items that people log; all of its rows were written at once, so nothing can be undone in it.
  func itemCount() throws -> Int {
    let household = try Household.open(at: path, now: Self.now)
    return try household.read { reading in
      try reading.profiles.all().reduce(0) { sum, profile in
        let sums = try reading.profile(profile.id).daySums(from: Self.lastDay - 36_500, to: Self.lastDay)
        return sum + sums.reduce(0) { $0 + $1.items }
      }
    }
  }

  /// In bytes.
  var fileSize: Int { ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0 }

  /// Adds foods whose names vary those of the starter bank: `Sunfield roasted almonds 17`.
  func addFoods(_ count: Int, seed: UInt64 = 1) throws {
    var numbers = SplitMix64(seed: seed)
    let brands = ["Sunfield", "Old Mill", "Bergland", "Marisol", "Kettle & Co", "Nordvik", "Casa Verde", "Hofgut"]
    let kinds = ["roasted", "fresh", "organic", "smoked", "light", "crispy", "frozen", "wholegrain", "spiced", "sweet"]
    let starters = StarterBank.foods
    let household = try Household.open(at: path, now: Self.now)
    for start in stride(from: 0, to: count, by: 2000) {
      _ = try household.write("food add", author: nil, isShared: true, now: Self.now) { writing in
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

  /// Adds steps that can be undone: a glass of water on as many days.
  func addSteps(_ count: Int) throws {
    let household = try Household.open(at: path, now: Self.now)
    let nothing = Nutrients(
      calories: 0, protein: 0, carbohydrates: 0, fat: 0, saturatedFat: 0, sugar: 0, fiber: 0, sodium: 0)
    for back in 1...max(1, count) {
      let day = Self.lastDay - back
      let meal = Meal(
        day: day, time: Moment(day: day, minuteOfDay: 1380, offset: 3600), slot: .snack,
        items: [
          MealItem(
            FoodLine(
              name: "Water", quantity: Quantity(kept: "1 glass"), grams: 200, nutrients: PartialNutrients(nothing)))
        ])
      _ = try household.write("eat a glass of water @snack @-\(back)", author: 1, isShared: false, now: Self.now) {
        try $0.profile(1).insert(meal)
      }
    }
  }
}
