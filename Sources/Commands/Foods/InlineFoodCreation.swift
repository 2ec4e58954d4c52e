internal import Domain
internal import Matching
internal import Text

/// Creates a food that a running command needs and the food bank does not have: from typed values, or by an estimate
/// from similar foods.
struct InlineFoodCreation {
  let session: Session
  /// The amount eaten or bought, for which the new food may need a portion; nil if no amount was given.
  let quantity: Quantity?

  /// Estimates a food and asks for confirmation; nil if no food is similar, in which case a message has been shown.
  func estimated(_ name: String) throws -> FoodMatch? {
    guard let estimate = try FoodEstimation.estimate(name, session) else {
      session.dialogue.show([
        StyledLine("no food is similar, so there is nothing to estimate it from", .yellow)
      ])
      return nil
    }
    session.dialogue.show { FoodEstimateText.basis(estimate, on: $0) }
    return try described(name, estimate: estimate)
  }

  /// Asks for the values of a food, and keeps the food until the running command saves it.
  func described(_ name: String, estimate: FoodEstimate?) throws -> FoodMatch {
    let purpose = FoodForm.Purpose.describe(name: SafeText.stored(name), estimate: estimate, quantity: quantity)
    let food = try FoodForm(session: session, purpose: purpose).described()
    return FoodBank.certainMatch(session.pendingFoods.add(food, typed: name))
  }
}
