internal import Domain
internal import Store

extension Session {
  /// Looks up what a text may mean, `reach` foods at most, with the habits of who uses the program.
  ///
  /// `prefersRaw` takes the raw form where nothing is said.
  func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try read { reading in
      try reading.foods.find(text, habits: habits(in: reading), prefersRaw: prefersRaw, limit: reach)
    }
  }

  /// Throws `alreadyExists` where adding a food of that name would, before more is asked about it.
  func refuseTaken(_ name: String, place: LarderError.Place? = nil) throws {
    guard let taken = try read({ try $0.foods.holder(of: name) }) else { return }
    throw LarderError(
      .alreadyExists, "there is a food `\(taken.name)` already (#\(taken.id))",
      hint: "choose another name; `food edit` changes the one there is", place: place)
  }

  /// What the profile in use eats lately, as weights for a search: of 90 days up to the last one with a meal.
  ///
  /// Empty where there is no profile, or nothing was eaten.
  private func habits(in reading: Reading) throws -> [Int: Double] {
    guard let profile = try currentProfile(in: reading) else { return [:] }
    let door = reading.profile(profile.id)
    return try door.lastDay().map { try door.habits(slot: nil, to: $0) } ?? [:]
  }
}
