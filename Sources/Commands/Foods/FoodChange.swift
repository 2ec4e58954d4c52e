internal import Domain
internal import Store

/// Changes a food, starting from its state in the household at the moment of saving.
///
/// Another program may have changed the food while the user was answering a question.
enum FoodChange {
  /// Finds the food by its name, changes it and writes it.
  ///
  /// - Parameter change: Returns what looks odd about the changed food, to be shown to the user.
  /// - Throws: The errors of finding, changing and writing the food; in that case nothing is changed.
  static func run(
    _ name: String, location: LarderError.Location? = nil, past: Bool = false, _ invocation: Invocation,
    _ session: Session,
    _ change: (inout Food) throws -> [String]
  ) throws -> FoodWriteReport {
    let id = try FoodFinder(session: session).find(name, location: location).food.id
    let written = try session.write(label: invocation.label, profile: nil) { writing in
      guard var food = try writing.reading.foods.get(id) else {
        throw LarderError(.unknownFood, "food #\(id) has just been deleted", outcome: .unchanged)
      }
      let warnings = try change(&food)
      food.updatedAt = session.now
      try writing.foods.update(food, past: past)
      return (food: food, warnings: warnings)
    }
    return FoodWriteReport(
      verb: "Changed", food: written.value.food, warnings: written.value.warnings, step: written.step)
  }
}
