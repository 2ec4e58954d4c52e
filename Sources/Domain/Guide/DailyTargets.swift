/// What a member or a household is to eat in a day, as it is shown: whole kcal (to 10), grams and mg of sodium (to 10).
package struct DailyTargets: Hashable, Sendable {
  /// kcal.
  package var calories: Int
  /// g, at least.
  package var protein: Int
  /// g.
  package var carbohydrates: Int
  /// g.
  package var fat: Int
  /// g, at most.
  package var saturatedFat: Int
  /// g of free sugars, at most: what is added, and what is in honey, syrups and juices.
  package var sugar: Int
  /// g, at least.
  package var fiber: Int
  /// mg, at most.
  package var sodium: Int
  /// g of all sugars, 18 % of energy as the labels of the European Union reckon it: above it free sugars are surely too many.
  package var totalSugarReference: Int

  /// Targets of nothing.
  package static let zero = DailyTargets(
    calories: 0, protein: 0, carbohydrates: 0, fat: 0, saturatedFat: 0, sugar: 0, fiber: 0, sodium: 0,
    totalSugarReference: 0)

  /// A nutrient's target; `sugar` is the limit of free sugars.
  package subscript(nutrient: Nutrient) -> Int {
    get { self[keyPath: Self.path(nutrient)] }
    set { self[keyPath: Self.path(nutrient)] = newValue }
  }

  /// Both together, as the household's line adds up what the members' lines show.
  package static func + (one: DailyTargets, other: DailyTargets) -> DailyTargets {
    var sum = one
    for nutrient in Nutrient.allCases { sum[nutrient] += other[nutrient] }
    sum.totalSugarReference += other.totalSugarReference
    return sum
  }

  /// The same for several days, without rounding again.
  package func times(_ days: Int) -> DailyTargets {
    var product = self
    for nutrient in Nutrient.allCases { product[nutrient] *= days }
    product.totalSugarReference *= days
    return product
  }

  /// Salt in g that the sodium amounts to: sodium x 2.5 (EU 1169/2011, Annex I).
  package var salt: Double { Double(sodium) * 2.5 / 1000 }

  private static func path(_ nutrient: Nutrient) -> WritableKeyPath<DailyTargets, Int> {
    switch nutrient {
    case .calories: \.calories
    case .protein: \.protein
    case .carbohydrates: \.carbohydrates
    case .fat: \.fat
    case .saturatedFat: \.saturatedFat
    case .sugar: \.sugar
    case .fiber: \.fiber
    case .sodium: \.sodium
    }
  }
}

/// Whether a target is to be met, reached or not exceeded.
package enum TargetBound: String, Sendable {
  /// To be met: neither more nor less is better.
  case about
  /// To be reached.
  case atLeast
  /// Not to be exceeded.
  case atMost

  /// What the guide's target for a nutrient is.
  package init(_ nutrient: Nutrient) {
    switch nutrient {
    case .protein, .fiber: self = .atLeast
    case .saturatedFat, .sugar, .sodium: self = .atMost
    case .calories, .carbohydrates, .fat: self = .about
    }
  }

  /// `≥`, `≤`, or nothing.
  package var sign: String {
    switch self {
    case .about: ""
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }
}

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
