/// A target that somebody has set in place of the guide's.
package struct OwnTarget: Hashable, Sendable {
  /// kcal, g or mg a day.
  package let nutrient: Nutrient
  /// The member's number; nil: the household's.
  package let member: Int?
  /// kcal, g or mg a day, 1 to `most`.
  package let value: Int

  /// A value that was checked: see `checked`.
  package init(_ nutrient: Nutrient, member: Int?, value: Int) {
    self.nutrient = nutrient
    self.member = member
    self.value = value
  }

  /// The most that a target may be: kcal, g or mg.
  package static func most(_ nutrient: Nutrient) -> Int {
    switch nutrient {
    case .calories: 100_000
    case .sodium: 200_000
    default: 20_000
    }
  }

  /// Throws `outOfRange` for a value that is not 1 to `most`.
  package static func checked(_ nutrient: Nutrient, member: Int?, value: Int) throws(LarderError) -> OwnTarget {
    guard (1...most(nutrient)).contains(value) else {
      throw LarderError(
        .outOfRange, "\(value) \(nutrient.unit) of \(nutrient.label) is no daily target",
        hint: "from 1 to \(FoodNumber.text(Double(most(nutrient)))) \(nutrient.unit) a day")
    }
    return OwnTarget(nutrient, member: member, value: value)
  }
}
