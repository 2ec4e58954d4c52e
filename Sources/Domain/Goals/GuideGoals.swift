internal import Figures

extension MacroGoals {
  /// Creates goals from a member's energy and macro targets, with shares that give exactly the guide's grams.
  ///
  /// Throws `outOfRange` for energy outside 1200 to 4000 kcal, and `notAllowed` if targets that were set by hand do not
  /// fit together: their energy, at 4, 4 and 9 kcal per gram, differs from the energy target by more than rounding to
  /// whole grams explains.
  package init(_ targets: DailyTargets) throws(LarderError) {
    let calories = targets.calories
    guard Self.caloriesRange.contains(calories) else {
      throw LarderError(
        .outOfRange, "the guide's \(Figure.text(calories)) kcal are not a daily goal that Larder accepts",
        hint: MacroGoals.accepted)
    }
    let grams = Macro.allCases.map { (macro: $0, grams: targets[$0.nutrient]) }
    guard let shares = MacroShares(grams, of: calories) else {
      let sum = grams.reduce(0) { $0 + $1.grams * $1.macro.caloriesPerGram }
      throw LarderError(
        .notAllowed,
        "the guide's \(targets.macroText) give \(Figure.text(sum)) kcal, not \(Figure.text(calories))",
        hint: "values that were set by hand have to fit together: change one of them in the guide, or use `goals set`")
    }
    try self.init(calories: calories, shares: shares)
  }
}

extension MemberPlan {
  /// The member's targets as daily goals; nil without targets, or if they cannot be goals.
  package var goals: MacroGoals? { targets.flatMap { try? MacroGoals($0) } }
}

extension MacroGoals {
  /// Whether the goals were taken from a member's targets: they have the same macros.
  package func areTaken(from plan: MemberPlan) -> Bool { plan.goals.map(hasSameMacros) ?? false }
}

extension DailyTargets {
  /// The targets of the macros in grams: `protein 101 g, carbs 369 g, fat 90 g`.
  package var macroText: String { "protein \(protein) g, carbs \(carbohydrates) g, fat \(fat) g" }
}

extension MacroShares {
  /// Shares that give exactly these grams; nil if no such shares add up to 10000 basis points.
  ///
  /// Different shares can give the same grams: at 4000 kcal, a gram is 10 basis points of protein or carbs and 22 of
  /// fat. Each macro first gets the share nearest to its grams. If the shares do not add up to 10000, they are changed
  /// as far as the grams stay the same. Carbs are changed first, since the guide's carbohydrate also absorbs rounding.
  init?(_ grams: [(macro: Macro, grams: Int)], of calories: Int) {
    let ranges = grams.map { Self.shares(of: $0.macro, grams: $0.grams, calories: calories) }
    var shares = zip(grams, ranges).map { wanted, range in
      let nearest = MacroGoals.roundedQuotient(Self.whole * wanted.macro.caloriesPerGram * wanted.grams, calories)
      return min(max(nearest, range.first), range.last)
    }
    for place in [1, 0, 2] {
      let missing = Self.whole - shares.reduce(0, +)
      shares[place] = min(max(shares[place] + missing, ranges[place].first), ranges[place].last)
    }
    guard shares.reduce(0, +) == Self.whole, ranges.allSatisfy({ $0.first <= $0.last }) else { return nil }
    self.init(unchecked: shares[0], shares[1], shares[2])
  }

  /// The lowest and the highest share, in basis points, for which `MacroGoals.grams` is this number of grams.
  ///
  /// For these shares, 2 x calories x share + divisor is at least 2 x grams x divisor, and less than 2 x (grams + 1) x
  /// divisor.
  private static func shares(of macro: Macro, grams: Int, calories: Int) -> (first: Int, last: Int) {
    let divisor = whole * macro.caloriesPerGram
    func minimum(_ dividend: Int) -> Int { max(0, (dividend + 2 * calories - 1) / (2 * calories)) }
    return (minimum((2 * grams - 1) * divisor), min(whole, minimum((2 * grams + 1) * divisor) - 1))
  }
}
