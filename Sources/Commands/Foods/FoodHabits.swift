internal import Domain
internal import Store

extension Session {
  /// What the profile in use eats lately, as weights for a search: of 90 days up to the last one with a meal.
  ///
  /// Empty where there is no profile, or nothing was eaten.
  func habits(in reading: Reading, slot: Slot? = nil) throws -> [Int: Double] {
    guard let profile = try currentProfile(in: reading) else { return [:] }
    let door = reading.profile(profile.id)
    return try door.lastDay().map { try door.habits(slot: slot, to: $0) } ?? [:]
  }
}
