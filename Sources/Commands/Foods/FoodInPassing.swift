internal import Domain
internal import Matching
internal import Text

/// A food that the bank does not have, described without leaving the command: typed in, or estimated from foods like it.
struct FoodInPassing {
  let session: Session
  /// What was eaten or bought of it, which the new food must be able to weigh; nil where nothing was said.
  let quantity: Quantity?

  /// A new food with estimated values; nil where there is nothing to estimate it from, which has been said then.
  func estimated(_ name: String) throws -> FoodMatch? {
    guard let estimate = try FoodEstimation.estimate(name, session) else {
      session.dialogue.show([
        StyledLine("no food is like it, so there is nothing to estimate it from", .yellow)
      ])
      return nil
    }
    session.dialogue.show { FoodEstimateText.basis(estimate, on: $0) }
    return try described(name, estimate: estimate)
  }

  /// A new food, asked for and kept for what the command writes.
  func described(_ name: String, estimate: FoodEstimate?) throws -> FoodMatch {
    let purpose = FoodForm.Purpose.describe(name: SafeText.stored(name), estimate: estimate, quantity: quantity)
    let food = try FoodForm(session: session, purpose: purpose).described()
    return Bank.sure(session.describedFoods.add(food, typed: name))
  }
}
