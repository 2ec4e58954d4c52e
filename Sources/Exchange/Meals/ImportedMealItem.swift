package import Domain

/// A food that was eaten, as another program has logged it.
package struct ImportedMealItem: Sendable, Equatable {
  /// The day for which the food was logged.
  package var day: Day
  /// The time of day in minutes after midnight; nil if the log does not state the time.
  package var minute: Int?
  /// The meal of the day; nil if the log does not state the meal, or if Larder does not know the stated meal.
  package var slot: Slot?
  /// The name of the food or, in a log that contains only sums, of what was added up: `Breakfast, all of it`.
  package var name: String
  /// The amount as the log states it: `2 cups`; empty if the log states none.
  package var amountText: String
  /// The amount in grams; nil if the amount is not a weight or volume.
  package var grams: Double?
  /// The energy and nutrients in this amount, not per 100 g.
  package var stated: StatedNutrients
  /// The user's note; nil if there is none.
  package var note: String?
  /// The number of the line at which the item's record begins, from 1.
  package var line: Int

  /// The nutrients in the amount, each of which may be unknown.
  ///
  /// A macro that the log does not state is taken to be 0 if the stated macros already account for all the energy;
  /// otherwise it is unknown.
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

/// The result of reading a record of a log: an item, or the reason why the record is not an item.
package enum MealRecord: Sendable, Equatable {
  case item(ImportedMealItem)
  case refused(RefusedRecord)
}

/// The programs whose logs can be imported.
package enum MealLogKind: String, CaseIterable, Sendable {
  case myFitnessPal = "myfitnesspal"
  case cronometer
  case loseIt = "loseit"

  /// The program's name as its makers spell it.
  package var name: String {
    switch self {
    case .myFitnessPal: "MyFitnessPal"
    case .cronometer: "Cronometer"
    case .loseIt: "Lose It!"
    }
  }
  /// The name of the log's file within an exported folder or archive; nil if the folder or archive has no such file, or
  /// if the export is a single file.
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
