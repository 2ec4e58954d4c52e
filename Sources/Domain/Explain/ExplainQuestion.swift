/// The number or decision that the user wants to have explained.
package enum ExplainQuestion: Hashable, Sendable {
  /// A list of what can be explained, for a question that names nothing.
  case overview
  /// A nutrient's daily target.
  case target(Nutrient, of: Person)
  /// All targets of a member, identified by ID.
  case member(Int)
  /// How a period's intake compares with a reference value; a nil period means this week.
  case marker(Nutrient, Period?)
  /// The items that a sum consists of; a nil nutrient means all nutrients, a nil period means today.
  case total(Nutrient?, Period?)
  /// Why some words mean a certain food.
  case match(String)
  /// Where the nutrients of a recipe's serving come from.
  case recipe(String)
  /// How the goals of the profile are calculated.
  case goals

  /// The person or household whose target is explained.
  package enum Person: Hashable, Sendable {
    /// Nobody is named, so both the profile's owner and the household are meant.
    case unnamed
    /// A member, identified by ID.
    case member(Int)
    case household
  }
}

/// How the words after `explain` were understood.
package struct ExplainReading: Hashable, Sendable {
  package let question: ExplainQuestion
  /// The other possible meaning of the words, and how to ask for that meaning; nil if there is only one meaning.
  package var remark: String?

  init(_ question: ExplainQuestion, remark: String? = nil) {
    self.question = question
    self.remark = remark
  }
}

/// A word that names the kind of number to explain.
package enum ExplainKeyword: String, CaseIterable, Sendable {
  case target
  case member
  case marker
  case total
  case match
  case recipe
  case goals
  /// The same as `goals`, since the split determines the grams of the goals.
  case split

  /// Creates the keyword from a word in the singular or plural, ignoring case.
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

  /// The form of a question that begins with the keyword, for hints: the whole command, with names for its arguments.
  var usage: String {
    switch self {
    case .target: "explain target NUTRIENT [of MEMBER]"
    case .member: "explain member MEMBER"
    case .marker: "explain marker NUTRIENT [week|month|DAY]"
    case .total: "explain total [NUTRIENT] [DAY|week|month]"
    case .match: "explain match TEXT"
    case .recipe: "explain recipe RECIPE"
    case .goals, .split: "explain goals"
    }
  }
}

extension Nutrient {
  /// Reads the nutrient at the start of some words and counts the words of its name: two in `saturated fat`.
  ///
  /// Nil if the words do not begin with a nutrient.
  static func leading(_ words: some Collection<String>) -> (nutrient: Nutrient, used: Int)? {
    guard let first = words.first else { return nil }
    if let second = words.dropFirst().first {
      if ["saturated", "sat", "sat."].contains(first.lowercased()), second.lowercased() == "fat" {
        return (.saturatedFat, 2)
      }
      if let both = Nutrient(word: "\(first)-\(second)") { return (both, 2) }
    }
    return Nutrient(asked: first).map { ($0, 1) }
  }
}
