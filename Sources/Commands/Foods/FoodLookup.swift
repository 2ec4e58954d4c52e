internal import Domain
internal import Matching
internal import Store

extension Session {
  /// The food bank as the profile in use sees it, within a read.
  func bank(in reading: ReadTransaction) throws -> FoodBank {
    FoodBank(reading, profile: try currentProfile(in: reading)?.id, described: pendingFoods)
  }

  /// Queries the food bank within one read.
  func withBank<Value>(_ body: (FoodBank) throws -> Value) throws -> Value { try read { try body(bank(in: $0)) } }

  /// Looks up the foods that a text may mean, at most `reach`, taking the profile's habits into account.
  ///
  /// `prefersRaw` prefers the raw form if the text does not say which.
  func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try withBank { try $0.lookUp(text, reach: reach, prefersRaw: prefersRaw) }
  }

  /// Throws `alreadyExists` if a food of that name could not be added, before anything else is asked about it.
  func refuseTaken(_ name: String, location: LarderError.Location? = nil) throws {
    guard let taken = try read({ try $0.foods.blockingFood(named: name) }) else { return }
    throw LarderError(
      .alreadyExists, "there is a food `\(taken.name)` already (#\(taken.id))",
      hint: "choose another name; `food edit` changes the one there is", location: location)
  }
}
