package import Domain

/// Something eaten, as the log of another program has it.
package struct ImportedMealItem: Sendable, Equatable {
  /// The day it is logged on.
  package var day: Day
  /// The time of day in minutes after midnight; nil where the log does not say.
  package var minute: Int?
  /// The meal; nil where the log does not say, or calls it by a name of its own.
  package var slot: Slot?
  /// The food; for a log of sums what they are of: `Breakfast, all of it`.
  package var name: String
  /// The amount as the log has it: `2 cups`; empty where it has none.
  package var amountText: String
  /// The amount in grams, where it is a weight or volume.
  package var grams: Double?
  /// What the amount contains, not 100 g of it.
  package var stated: StatedNutrients
  /// What the person noted.
  package var note: String?
  /// The line of its record, from 1.
  package var line: Int

  /// The nutrition of the amount, each value unknown by itself.
  ///
  /// A macro for which the energy leaves no room is 0.
  package var nutrients: PartialNutrients {
    let calories = stated.kilocalories ?? stated.kilojoules.map { $0 / EnergyFactor.kilojoules }
    let known = EnergyFactor.macros(
      protein: stated.protein ?? 0, carbohydrates: stated.carbohydrates ?? 0, fat: stated.fat ?? 0)
    let isFull = calories.map { $0 - known <= max(2, $0 * 0.01) } ?? false
    let missing: Double? = isFull ? 0 : nil
    return PartialNutrients(
      calories: calories, protein: stated.protein ?? missing, carbohydrates: stated.carbohydrates ?? missing,
      fat: stated.fat ?? missing, saturatedFat: stated.saturatedFat, sugar: stated.sugar, fiber: stated.fiber,
      sodium: stated.sodium)
  }
}

/// What a record of a log turned out to be.
package enum MealRecord: Sendable, Equatable {
  case item(ImportedMealItem)
  case refused(RefusedRecord)
}

/// The programs whose logs can be read.
package enum MealLogKind: String, CaseIterable, Sendable {
  case myFitnessPal = "myfitnesspal"
  case cronometer
  case loseIt = "loseit"

  /// Its name as its makers write it.
  package var name: String {
    switch self {
    case .myFitnessPal: "MyFitnessPal"
    case .cronometer: "Cronometer"
    case .loseIt: "Lose It!"
    }
  }
  /// The log among the files that the program exports together, by the name it gives it; nil for a single file.
  func member(of file: ImportFile) -> String? {
    guard file.isCollection else { return nil }
    let mark =
      switch self {
      case .myFitnessPal: "nutrition"
      case .cronometer: "servings"
      case .loseIt: "food-logs"
      }
    return file.members.first { $0.lowercased().contains(mark) }
  }
}
