/// How much somebody moves at work and in leisure, in five steps.
package enum ActivityLevel: String, CaseIterable, Sendable {
  /// Hardly any movement: PAL 1.4.
  case sedentary
  /// A little: PAL 1.5.
  case lightlyActive = "lightly-active"
  /// Some on most days: PAL 1.6.
  case moderatelyActive = "moderately-active"
  /// On one's feet most of the day: PAL 1.8.
  case active
  /// Hard work or much sport: PAL 2.0.
  case veryActive = "very-active"

  /// The physical activity level (PAL) that it stands for: energy requirement through resting energy, without a unit.
  ///
  /// 1.4, 1.6, 1.8 and 2.0 are EFSA's steps (2013) and lie in the bands of D-A-CH (2015); 1.5 lies between. The popular
  /// multipliers from 1.2 on understate: in D-A-CH 1.2 is a bedridden person's.
  package var physicalActivityLevel: Double {
    switch self {
    case .sedentary: 1.4
    case .lightlyActive: 1.5
    case .moderatelyActive: 1.6
    case .active: 1.8
    case .veryActive: 2.0
    }
  }

  /// The same at an age in years: under 3 always 1.4, since activity makes no difference there (EFSA 2013, NASEM 2023); at 3
  /// at most 1.6, from 4 to 9 at most 1.8, since D-A-CH (2015) gives no higher values.
  package func physicalActivityLevel(age: Double) -> Double {
    switch age {
    case ..<3: 1.4
    case ..<4: min(physicalActivityLevel, 1.6)
    case ..<10: min(physicalActivityLevel, 1.8)
    default: physicalActivityLevel
    }
  }

  /// What somebody of that level does, after the examples of D-A-CH (2015).
  package var meaning: String {
    switch self {
    case .sedentary: "sits all day, hardly any exercise"
    case .lightlyActive: "sits, with some walking or a little exercise"
    case .moderatelyActive: "sits at work but stands and walks as well, or exercises a few times a week"
    case .active: "stands or walks most of the day"
    case .veryActive: "hard physical work, or sport every day"
    }
  }
}

/// A person's sex, as reference values distinguish it.
package enum Sex: String, CaseIterable, Sendable {
  /// Typed and stored as `f`.
  case female = "f"
  /// Typed and stored as `m`.
  case male = "m"

  /// `female`, `male`.
  package var word: String { self == .female ? "female" : "male" }
}

/// A state of the body for which reference values are others.
package enum PhysiologicalState: Hashable, Sendable {
  /// In the first, second or third trimester, 1 to 3.
  case pregnant(trimester: Int)
  /// Breastfeeding, by the value for the first months.
  case lactating

  /// kcal a day on top of the requirement; D-A-CH 2015: 250 in the second and 500 in the third trimester at a normal weight
  /// before, 500 while a child is breastfed alone, in its first 4 to 6 months.
  package var energyAddition: Double {
    switch self {
    case .pregnant(trimester: 2): 250
    case .pregnant(trimester: 3), .lactating: 500
    case .pregnant: 0
    }
  }

  /// g of protein per kg of body weight (D-A-CH 2017); nil where it stays as it is.
  package var proteinPerKilogram: Double? {
    switch self {
    case .pregnant(trimester: 2): 0.9
    case .pregnant(trimester: 3): 1.0
    case .lactating: 1.2
    case .pregnant: nil
    }
  }

  /// `pregnant, trimester 2`, `breastfeeding`.
  package var words: String {
    switch self {
    case .pregnant(let trimester): "pregnant, trimester \(trimester)"
    case .lactating: "breastfeeding"
    }
  }
}
