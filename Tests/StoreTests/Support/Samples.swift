import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

/// 2026-11-21 12:00 at UTC+1: a clock that stands still.
let noon = Moment(day: date("2026-11-21"), minuteOfDay: 720, offset: 3600)

func date(_ text: String) -> Day { Day(iso: text) ?? Day(number: 0) }

extension Food {
  /// A food that no starter bank has.
  static func sample(_ name: String, calories: Double = 100) -> Food {
    Food(
      name: name, category: .pantry,
      nutrients: Nutrients(calories: calories, protein: 10, carbohydrates: 20, fat: 5, sodium: 0.1 + 0.2),
      portions: [Portion(name: "piece", grams: 30), Portion(name: "cup", grams: 120.5)], aliases: ["the \(name)"],
      tags: ["test"], density: 1.03, source: FoodSource(name: "a book", id: "p. 7"))
  }
}

extension MealItem {
  static func sample(_ food: Food, grams: Double = 50) -> MealItem {
    MealItem(
      FoodLine(
        name: food.name, food: FoodReference(id: food.id, name: food.name), quantity: Quantity(kept: "\(grams) g"),
        grams: grams, nutrients: PartialNutrients(food.nutrients.of(grams: grams)), confidence: 0.9))
  }
}

extension Meal {
  static func sample(_ items: [MealItem], on text: String = "2026-11-21", slot: Slot = .lunch) -> Meal {
    Meal(
      day: date(text), time: Moment(day: date(text), minuteOfDay: slot.usualMinute, offset: 3600), slot: slot,
      notes: nil,
      items: items)
  }
}

extension Household {
  /// One in memory with the first 50 starter foods, for what does not depend on how many there are.
  static func small() throws -> Household {
    try inMemory(now: noon, starters: Array(StarterBank.entries.prefix(50)))
  }

  /// Puts a copy of a new household's file at a path: made once, since many tests need one.
  static func copyNew(to path: String) throws {
    try Data(try newFile.get()).write(to: URL(fileURLWithPath: path))
  }

  private static let newFile: Result<[UInt8], any Error> = Result {
    let folder = try TemporaryFolder()
    _ = try Household.open(at: folder.file("larder.db"), now: noon)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file("larder.db"))))
  }

  /// Runs a write and returns its value; without a profile it is everybody's step.
  @discardableResult
  func change<T>(_ label: String = "change", profile: Int? = nil, _ body: (WriteTransaction) throws -> T) throws -> T {
    try write(label, author: profile, isShared: profile == nil, now: noon, body).value
  }

  /// Adds a profile with that name.
  func adding(_ name: String) throws -> Int {
    try change("profile add \(name)") { try $0.profiles.insert(Profile(name: name, createdAt: noon)).id }
  }
}

/// The error that `body` throws, if it is one of Larder's.
func larderError<T>(_ body: () throws -> T) -> LarderError? {
  do {
    _ = try body()
    return nil
  } catch let error as LarderError {
    return error
  } catch {
    Issue.record("\(error) is no error of Larder's")
    return nil
  }
}
