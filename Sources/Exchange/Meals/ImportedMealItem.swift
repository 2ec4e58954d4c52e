package import Domain

/// A food eaten, as it is in another program's log.
package struct ImportedMealItem: Sendable, Equatable {
  /// The day on which it was logged.
  package var day: Day
  /// The time of day in minutes after midnight; nil if the log does not have it.
  package var minute: Int?
  /// The meal; nil if the log does not have it or uses a name of its own.
  package var slot: Slot?
  /// The food; in a log of sums, what they are sums of: `Breakfast, all of it`.
  package var name: String
  /// The amount as it is in the log: `2 cups`; empty if there is none.
  package var amountText: String
  /// The amount in grams, if it is a weight or volume.
  package var grams: Double?
  /// What this amount contains, not 100 g.
  package var stated: StatedNutrients
  /// What the person noted.
  package var note: String?
  /// The line of its record, from 1.
  package var line: Int

  /// The nutrients in the amount, each of which may be unknown.
  ///
  /// A macro is 0 if the energy leaves no room for it.
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

/// The programs whose logs can be imported.
package enum MealLogKind: String, CaseIterable, Sendable {
  case myFitnessPal = "myfitnesspal"
  case cronometer
  case loseIt = "loseit"

  /// Its name as its makers spell it.
  package var name: String {
    switch self {
    case .myFitnessPal: "MyFitnessPal"
    case .cronometer: "Cronometer"
    case .loseIt: "Lose It!"
    }
  }
  /// The name of the log among the files that the program exports together; nil for a single file.
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
