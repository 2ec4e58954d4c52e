internal import Figures

/// What a profile aims to eat in a day: calories, the shares of protein, carbs and fat, and the profile's own limits.
///
/// Grams are derived from the shares, so that a change of calories keeps the split. A share is stored in basis points
/// (hundredths of a percent): at 4000 kcal half a basis point is 0.05 g, so a macro that is set in grams is shown with
/// the same grams.
package struct MacroGoals: Hashable, Sendable {
  /// Kilocalories a day, 1200 to 4000.
  package let calories: Int
  /// Each macro's share of the calories.
  package let shares: MacroShares
  /// Limits that the profile has set for sodium (in mg), saturated fat, sugar and fiber (in g).
  ///
  /// They replace the limits of the family guide; a change of calories or shares does not affect them.
  package var limits: [Nutrient: Int] = [:]

  /// The range of kilocalories that a goal may have.
  package static let caloriesRange = 1200...4000
  /// The hint that states the accepted range of calories.
  static let accepted =
    "calories must be from \(Figure.text(caloriesRange.lowerBound)) to \(Figure.text(caloriesRange.upperBound)) a day"
  /// The goals of a new profile: 2200 kcal at 30/40/30, which is 165, 220 and 73 g.
  package static let `default` = MacroGoals(unchecked: 2200, .default)

  /// Creates goals; throws `outOfRange` for calories outside 1200 to 4000.
  package init(calories: Int, shares: MacroShares) throws(LarderError) {
    guard Self.caloriesRange.contains(calories) else {
      throw LarderError(
        .outOfRange, "\(Figure.text(calories)) kcal is not a daily goal that Larder accepts",
        hint: Self.accepted)
    }
    self.init(unchecked: calories, shares)
  }

  private init(unchecked calories: Int, _ shares: MacroShares, limits: [Nutrient: Int] = [:]) {
    self.calories = calories
    self.shares = shares
    self.limits = limits
  }

  /// Whole grams of protein a day.
  package var protein: Int { grams(.protein) }
  /// Whole grams of carbohydrate a day.
  package var carbs: Int { grams(.carbs) }
  /// Whole grams of fat a day.
  package var fat: Int { grams(.fat) }

  /// Whole grams of a macro: calories times share, divided by 4, 4 or 9 kcal, rounded half up.
  package func grams(_ macro: Macro) -> Int {
    Self.roundedQuotient(calories * shares[macro], MacroShares.whole * macro.caloriesPerGram)
  }

  /// The goal for a nutrient in kcal or grams; nil if the nutrient has no goal.
  package subscript(nutrient: Nutrient) -> Int? {
    if nutrient == .calories { return calories }
    return Macro.allCases.first { $0.nutrient == nutrient }.map(grams)
  }

  /// The maximum number of whole grams of a macro that fit in the calories.
  package func maximumGrams(of macro: Macro) -> Int { calories / macro.caloriesPerGram }

  /// The goals with other calories and the same split.
  package func setting(calories: Int) throws(LarderError) -> MacroGoals {
    var goals = try MacroGoals(calories: calories, shares: shares)
    goals.limits = limits
    return goals
  }

  /// The goals with one macro set in grams; the other two keep their proportion, or are split
  /// as in 30:40:30 if both were 0.
  ///
  /// Throws `outOfRange` for grams below 0 and for more grams than fit in the calories.
  package func setting(_ macro: Macro, grams: Int) throws(LarderError) -> MacroGoals {
    guard (0...maximumGrams(of: macro)).contains(grams) else {
      throw LarderError(
        .outOfRange, "\(Figure.text(grams)) g of \(macro.rawValue) do not fit in \(Figure.text(calories)) kcal",
        hint: "at \(Figure.text(calories)) kcal \(macro.rawValue) can be 0 to \(Figure.text(maximumGrams(of: macro))) g"
      )
    }
    let share = Self.roundedQuotient(MacroShares.whole * macro.caloriesPerGram * grams, calories)
    return MacroGoals(unchecked: calories, shares.setting(macro, share), limits: limits)
  }

  /// The goals with the same calories, split in whole percentages that add up to 100.
  package func split(_ protein: Int, _ carbs: Int, _ fat: Int) throws(LarderError) -> MacroGoals {
    MacroGoals(unchecked: calories, try MacroShares(percent: protein, carbs, fat), limits: limits)
  }

  /// The goals of a preset; if the preset has no calories, the calories of `goals` are kept.
  package static func preset(_ name: String, for goals: MacroGoals = .default) throws(LarderError) -> MacroGoals {
    let preset = try GoalPreset.named(name)
    return MacroGoals(unchecked: preset.calories ?? goals.calories, preset.shares, limits: goals.limits)
  }

  /// Whether the calories and their split are the same; limits are ignored.
  package func hasSameMacros(as other: MacroGoals) -> Bool { calories == other.calories && shares == other.shares }

  /// The goals with one of the profile's own limits set to a value.
  ///
  /// Throws `outOfRange` for a value that is not allowed as a target of a family guide.
  package func limiting(_ nutrient: Nutrient, to value: Int) throws(LarderError) -> MacroGoals {
    var goals = self
    goals.limits[nutrient] = try CustomTarget.checked(nutrient, member: nil, value: value).value
    return goals
  }

  /// Reads a whole number as it is typed after `goals set`: `2200`, `-1`.
  ///
  /// Throws `badNumber` for anything else, and `outOfRange` for a number too large for any goal.
  package static func wholeNumber(_ word: String) throws(LarderError) -> Int {
    let digits = word.hasPrefix("-") || word.hasPrefix("+") ? word.dropFirst() : word[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      throw LarderError(
        .badNumber, "`\(word.prefix(40))` is not a whole number",
        hint: "goals are whole kcal and grams, such as 2200")
    }
    guard digits.utf8.count <= 9, let value = Int(word) else {
      throw LarderError(
        .outOfRange, "\(LarderError.quoted(word)) is too large for a goal", hint: accepted)
    }
    return value
  }

  /// The quotient of two numbers that are at least 0, rounded half up.
  static func roundedQuotient(_ dividend: Int, _ divisor: Int) -> Int { (2 * dividend + divisor) / (2 * divisor) }
}
