/// What a profile wants to eat in a day: calories and the shares that protein, carbs and fat have of them.
///
/// Grams are derived from the shares, so that a change of the calories keeps the split. A share is held in basis points
/// (hundredths of a percent): at 4000 kcal half a basis point is 0.05 g, so that a macro set in grams reads back as typed.
package struct MacroGoals: Hashable, Sendable {
  /// Kilocalories of a day, 1200 to 4000.
  package let calories: Int
  /// What of them each macro has.
  package let shares: MacroShares

  /// The kilocalories that a goal may have.
  package static let caloriesRange = 1200...4000
  /// What a new profile starts with: 2200 kcal at 30/40/30, which is 165, 220 and 73 g.
  package static let fresh = MacroGoals(unchecked: 2200, .fresh)

  /// Throws `outOfRange` for calories that are not 1200 to 4000.
  package init(calories: Int, shares: MacroShares) throws(LarderError) {
    guard Self.caloriesRange.contains(calories) else {
      throw LarderError(
        .outOfRange, "\(calories) kcal is not a daily goal that Larder keeps",
        hint: "calories go from 1200 to 4000 a day")
    }
    self.init(unchecked: calories, shares)
  }

  private init(unchecked calories: Int, _ shares: MacroShares) {
    self.calories = calories
    self.shares = shares
  }

  /// Whole grams of protein a day.
  package var protein: Int { grams(.protein) }
  /// Whole grams of carbohydrate a day.
  package var carbs: Int { grams(.carbs) }
  /// Whole grams of fat a day.
  package var fat: Int { grams(.fat) }

  /// Whole grams of a macro: calories times share through 4, 4 or 9 kcal, rounded half up.
  package func grams(_ macro: Macro) -> Int {
    Self.roundedQuotient(calories * shares[macro], MacroShares.whole * macro.caloriesPerGram)
  }

  /// The goal for a nutrient: kcal or grams; nil for what no goal is set for.
  package subscript(nutrient: Nutrient) -> Int? {
    if nutrient == .calories { return calories }
    return Macro.allCases.first { $0.nutrient == nutrient }.map(grams)
  }

  /// The most whole grams of a macro that the calories hold.
  package func most(of macro: Macro) -> Int { calories / macro.caloriesPerGram }

  /// Other calories, the same split.
  package func setting(calories: Int) throws(LarderError) -> MacroGoals {
    try MacroGoals(calories: calories, shares: shares)
  }

  /// One macro in grams; the other two share the rest in proportion to what they had, 30:40:30 if they had nothing.
  ///
  /// Throws `outOfRange` for less than 0 and for more than the calories hold.
  package func setting(_ macro: Macro, grams: Int) throws(LarderError) -> MacroGoals {
    guard (0...most(of: macro)).contains(grams) else {
      throw LarderError(
        .outOfRange, "\(grams) g of \(macro.rawValue) do not fit in \(calories) kcal",
        hint: "at \(calories) kcal \(macro.rawValue) can be 0 to \(most(of: macro)) g")
    }
    let share = Self.roundedQuotient(MacroShares.whole * macro.caloriesPerGram * grams, calories)
    return MacroGoals(unchecked: calories, shares.setting(macro, share))
  }

  /// The same calories, split in whole percents that add up to 100.
  package func split(_ protein: Int, _ carbs: Int, _ fat: Int) throws(LarderError) -> MacroGoals {
    MacroGoals(unchecked: calories, try MacroShares(percent: protein, carbs, fat))
  }

  /// A named split, with the calories of `goals` where it names none.
  package static func preset(_ name: String, for goals: MacroGoals = .fresh) throws(LarderError) -> MacroGoals {
    let preset = try GoalPreset.named(name)
    return MacroGoals(unchecked: preset.calories ?? goals.calories, preset.shares)
  }

  /// Reads a whole number as `goals set` takes them: `2200`, `-1`.
  ///
  /// Throws `badNumber` for anything else, `outOfRange` for what no goal could be.
  package static func wholeNumber(_ word: String) throws(LarderError) -> Int {
    let digits = word.hasPrefix("-") || word.hasPrefix("+") ? word.dropFirst() : word[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      throw LarderError(
        .badNumber, "`\(word.prefix(40))` is not a whole number",
        hint: "goals are whole kcal and grams: 2200")
    }
    guard digits.utf8.count <= 9, let value = Int(word) else {
      throw LarderError(
        .outOfRange, "\(LarderError.quoted(word)) is too large for a goal", hint: "calories go from 1200 to 4000 a day")
    }
    return value
  }

  /// a / b rounded half up; both at least 0.
  static func roundedQuotient(_ dividend: Int, _ divisor: Int) -> Int { (2 * dividend + divisor) / (2 * divisor) }
}
