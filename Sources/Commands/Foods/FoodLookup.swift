internal import Domain
internal import Matching
internal import Store

extension Session {
  /// The food bank as the profile in use sees it, read in this transaction.
  func bank(in reading: ReadTransaction) throws -> FoodBank {
    FoodBank(reading, profile: try currentProfile(in: reading)?.id, described: pendingFoods)
  }

  /// Runs `body` with the food bank in one read transaction.
  func withBank<Value>(_ body: (FoodBank) throws -> Value) throws -> Value { try read { try body(bank(in: $0)) } }

  /// Finds up to `reach` foods that the text may mean, ranked by the habits of the profile in use.
  ///
  /// With `prefersRaw`, the raw form of a food is preferred unless the text says which form it means.
  func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try withBank { try $0.lookUp(text, reach: reach, prefersRaw: prefersRaw) }
  }

  /// Throws `alreadyExists` if an existing food prevents a new food from having this name.
  ///
  /// This is called before the form asks anything else about the new food.
  func refuseTaken(_ name: String, location: LarderError.Location? = nil) throws {
    guard let taken = try read({ try $0.foods.blockingFood(named: name) }) else { return }
    throw LarderError(
      .alreadyExists, "there is a food `\(taken.name)` already (#\(taken.id))",
      hint: "choose another name; `food edit` changes the existing food", location: location)
  }
}
