import Domain
import Foundation
import Matching
import Store
import TestSupport

/// A household with the starter bank, Dad, Mom and Lena, on Saturday, 21 November 2026.
final class SampleBank {
  static let today = Day(iso: "2026-11-21") ?? Day(number: 0)
  static let now = Moment(day: today, minuteOfDay: 750, offset: 3600)
  static let days = DayReader(today: today, weekStart: .monday)

  let household: Household
  let (dad, mom, lena): (Profile, Profile, Profile)
  private let folder: TemporaryFolder

  private static let file: Result<[UInt8], any Error> = Result {
    let folder = try TemporaryFolder()
    let path = folder.file("larder.db")
    try Household.make(at: path, now: now) { writing in
      for name in ["Dad", "Mom", "Lena"] { _ = try writing.profiles.insert(Profile(name: name, createdAt: now)) }
    }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A copy of its own.
  init() throws {
    folder = try TemporaryFolder()
    let path = folder.file("larder.db")
    try Data(try Self.file.get()).write(to: URL(fileURLWithPath: path))
    household = try Household.open(at: path, now: Self.now)
    let profiles = try household.read { try $0.profiles.all() }
    func profile(_ name: String) throws -> Profile {
      guard let profile = profiles.first(where: { $0.name == name }) else { throw SupportError("no \(name)") }
      return profile
    }
    (dad, mom, lena) = (try profile("Dad"), try profile("Mom"), try profile("Lena"))
  }

  // MARK: Reading

  /// Asks the bank, as a profile sees it.
  func bank<Value>(
    of profile: Profile? = nil, described: PendingFoods = PendingFoods(), _ body: (FoodBank) throws -> Value
  ) throws -> Value {
    try household.read { try body(FoodBank($0, profile: profile?.id, described: described)) }
  }

  /// The lines of a list, as they are read for somebody who has logged nothing yet.
  func resolve(_ text: String) throws -> [Resolved] { try bank { try Resolver($0, purpose: .eaten).resolve(text) } }

  /// The food of a name.
  func food(_ name: String) throws -> Food {
    guard let food = try household.read({ try $0.foods.food(named: name) }) else {
      throw SupportError("no food \(name)")
    }
    return food
  }

  // MARK: Writing

  /// Runs a write and returns its value.
  @discardableResult func change<Value>(_ body: (WriteTransaction) throws -> Value) throws -> Value {
    try household.write("change", author: nil, isShared: true, now: Self.now, body).value
  }

  /// So many grams of a food as a line with the food's values.
  func line(_ name: String, _ grams: Double, _ quantity: Quantity? = nil) throws -> FoodLine {
    let food = try food(name)
    return FoodLine(
      name: food.name, food: FoodReference(id: food.id, name: food.name), quantity: quantity ?? .grams(grams),
      grams: grams, nutrients: PartialNutrients(food.nutrients.of(grams: grams)))
  }

  /// Logs a meal for a profile, the given number of days ago.
  func log(_ lines: [FoodLine], for profile: Profile, _ slot: Slot, daysAgo: Int) throws {
    let day = Self.today - daysAgo
    let meal = Meal(
      day: day, time: Moment(day: day, minuteOfDay: slot.usualMinute, offset: 3600), slot: slot,
      items: lines.map { MealItem($0) })
    try change { _ = try $0.profile(profile.id).insert(meal) }
  }

  /// Keeps a favourite of somebody.
  func save(_ name: String, _ lines: [FoodLine], for profile: Profile) throws {
    try change { _ = try $0.profile(profile.id).save(Favourite(name: name, lines: lines)) }
  }
}

/// Something that a test needs is missing.
struct SupportError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension LarderError {
  /// The words above its caret; nil without a place.
  var marked: String? { location.map { String(Array($0.text)[$0.range]) } }
}

extension Doubt {
  /// The words above its caret; nil without a place.
  var marked: String? { location.map { String(Array($0.text)[$0.range]) } }
}
