internal import Domain
internal import Matching
internal import Text

/// A food that is not in the food bank and is described without leaving the command: typed in, or estimated from
/// similar foods.
struct InlineFoodCreation {
  let session: Session
  /// The amount eaten or bought, which the new food must be able to weigh; nil if none was given.
  let quantity: Quantity?

  /// A new food with estimated values; nil if there is nothing to estimate from, in which case that has been shown.
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

  /// A new food, asked for and kept until the command writes.
  func described(_ name: String, estimate: FoodEstimate?) throws -> FoodMatch {
    let purpose = FoodForm.Purpose.describe(name: SafeText.stored(name), estimate: estimate, quantity: quantity)
    let food = try FoodForm(session: session, purpose: purpose).described()
    return FoodBank.certainMatch(session.pendingFoods.add(food, typed: name))
  }
}
