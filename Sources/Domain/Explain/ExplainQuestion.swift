/// What somebody wants to have explained: where a number comes from.
package enum ExplainQuestion: Hashable, Sendable {
  /// Nothing was named: what can be asked.
  case overview
  /// A nutrient's daily target.
  case target(Nutrient, of: Whose)
  /// All targets of a member, by their number.
  case member(Int)
  /// How a period's intake stands to a reference value; nil: this week.
  case marker(Nutrient, Period?)
  /// The items that a sum is made of; no nutrient: all of them; no period: today.
  case total(Nutrient?, Period?)
  /// Why some words mean a food.
  case match(String)
  /// How the goals of the profile come about.
  case goals

  /// Whose target is asked for.
  package enum Whose: Hashable, Sendable {
    /// Nobody is named: the member whom the profile stands for, and the household.
    case unnamed
    /// A member, by their number.
    case member(Int)
    case household
  }
}

/// What the words were read as.
package struct ExplainReading: Hashable, Sendable {
  package let question: ExplainQuestion
  /// What else the words may mean, and how that is asked for; nil where they mean one thing.
  package var remark: String?

  init(_ question: ExplainQuestion, remark: String? = nil) {
    self.question = question
    self.remark = remark
  }
}

/// A word that says which kind of number is asked for.
package enum ExplainKeyword: String, CaseIterable, Sendable {
  case target
  case member
  case marker
  case total
  case match
  case goals
  /// The same as `goals`, whose grams come from it.
  case split

  /// The keyword that a word is, in the singular or plural, case ignored.
  package init?(word: String) {
    let plain = word.lowercased()
    switch plain {
    case "goal": self = .goals
    case "matches": self = .match
    case "splits": return nil
    default:
      guard let found = Self(rawValue: plain) ?? (plain.hasSuffix("s") ? Self(rawValue: String(plain.dropLast())) : nil)
      else { return nil }
      self = found
    }
  }

  /// What may stand behind it.
  var usage: String {
    switch self {
    case .target: "explain target NUTRIENT [of MEMBER]"
    case .member: "explain member MEMBER"
    case .marker: "explain marker NUTRIENT [week|month|DAY]"
    case .total: "explain total [NUTRIENT] [DAY|week|month]"
    case .match: "explain match TEXT"
    case .goals, .split: "explain goals"
    }
  }
}

extension Nutrient {
  /// The nutrient at the start of some words, and how many it takes; `saturated fat` is written in two words as well.
  static func leading(_ words: some Collection<String>) -> (nutrient: Nutrient, used: Int)? {
    guard let first = words.first else { return nil }
    let second = words.dropFirst().first?.lowercased()
    if ["saturated", "sat", "sat."].contains(first.lowercased()), second == "fat" { return (.saturatedFat, 2) }
    return Nutrient(word: first).map { ($0, 1) }
  }
}
