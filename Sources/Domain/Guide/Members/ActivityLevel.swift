/// How much a person moves at work and in leisure, in five levels.
package enum ActivityLevel: String, CaseIterable, Sendable {
  /// Hardly any movement: PAL 1.4.
  case sedentary
  /// A little movement: PAL 1.5.
  case lightlyActive = "lightly-active"
  /// Some movement on most days: PAL 1.6.
  case moderatelyActive = "moderately-active"
  /// On one's feet most of the day: PAL 1.8.
  case active
  /// Hard work or much sport: PAL 2.0.
  case veryActive = "very-active"

  /// The physical activity level (PAL) of an adult: the energy requirement divided by the resting energy, without a
  /// unit.
  ///
  /// 1.4, 1.6, 1.8 and 2.0 are EFSA's levels (2013) and within the ranges of D-A-CH (2015); 1.5 is between two of them.
  /// The popular multipliers from 1.2 upwards are too low: in D-A-CH, 1.2 is the value for bedridden people.
  package var physicalActivityLevel: Double {
    switch self {
    case .sedentary: 1.4
    case .lightlyActive: 1.5
    case .moderatelyActive: 1.6
    case .active: 1.8
    case .veryActive: 2.0
    }
  }

  /// The physical activity level (PAL) at an age in years.
  ///
  /// The level is at most 1.6 from 1 to 3 years and at most 1.8 from 4 to 9 years: D-A-CH (2015) gives no higher values
  /// for these ages. EFSA (2013) and NASEM (2023) do not take activity into account below 3 years; a notice says so.
  package func physicalActivityLevel(age: Double) -> Double {
    switch age {
    case ..<4: min(physicalActivityLevel, 1.6)
    case ..<10: min(physicalActivityLevel, 1.8)
    default: physicalActivityLevel
    }
  }

  /// The name in German, which is accepted like the English one.
  package var german: String {
    switch self {
    case .sedentary: "sitzend"
    case .lightlyActive: "leicht aktiv"
    case .moderatelyActive: "mäßig aktiv"
    case .active: "aktiv"
    case .veryActive: "sehr aktiv"
    }
  }

  /// The level within a sentence: `lightly active`.
  package var words: String { rawValue.replacing("-", with: " ") }

  /// What a person of this level does, based on the examples of D-A-CH (2015).
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
