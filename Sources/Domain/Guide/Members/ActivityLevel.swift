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
