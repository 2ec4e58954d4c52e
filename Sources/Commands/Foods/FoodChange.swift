internal import Domain
internal import Store

/// Changes a food as it is at the moment of writing: whoever answered a question in between, or another program, may have
/// changed it since it was found.
enum FoodChange {
  /// - Parameter change: returns what is odd about the changed food, for the person to see.
  /// - Throws: what finding, changing and writing throw; nothing is changed then.
  static func run(
    _ name: String, place: LarderError.Place? = nil, past: Bool = false, _ invocation: Invocation, _ session: Session,
    _ change: (inout Food) throws -> [String]
  ) throws -> FoodWriteReport {
    let id = try FoodFinder(session: session).find(name, place: place).food.id
    let written = try session.write(label: invocation.label, profile: nil) { writing in
      guard var food = try writing.reading.foods.get(id) else {
        throw LarderError(.unknownFood, "food #\(id) has just been deleted", hint: "nothing was changed")
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
