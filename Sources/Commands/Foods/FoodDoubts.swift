internal import Domain
internal import Figures

/// Handles values of a food that look wrong: asks about them if somebody can answer, and refuses them otherwise.
struct FoodDoubts {
  let session: Session
  /// Values from the label that only serve to check the others; the food does not keep them.
  var beside = StatedNutrients()

  /// Whether to ask; with `--yes` nobody is asked, and doubtful values are refused since nobody has confirmed them.
  private var isAsking: Bool { session.dialogue.isInteractive && !session.globals.isYes }

  /// Asks about values that look wrong, corrects those that were not meant as typed, and returns what still looks odd.
  ///
  /// - Throws: `outOfRange` for values that no food can have, and `implausibleFood` for values that look wrong, unless
  ///   `isForced` is true or the user confirms them.
  func correct(_ food: inout Food, isForced: Bool) throws -> [String] {
    try askRange(&food)
    var accepted = isForced
    while !accepted, let finding = Self.findings(food, beside).first(where: { $0.isRefused && $0.meant != nil }) {
      accepted = try !ask(finding, &food)
    }
    let findings = Self.findings(food, beside)
    let refused = findings.filter(\.isRefused).map(\.message)
    if !accepted, !refused.isEmpty { try accept(refused, of: food) }
    return findings.map(\.message)
  }

  /// Returns what looks odd about a food's values, without asking anybody.
  ///
  /// - Throws: `outOfRange` for values that no food can have, and `implausibleFood` for values that look wrong, unless
  ///   `isForced` is true.
  static func checked(_ food: Food, _ beside: StatedNutrients, isForced: Bool) throws -> [String] {
    try FoodCheck.range(food.nutrients)
    let findings = findings(food, beside)
    let refused = findings.filter(\.isRefused)
    if !refused.isEmpty, !isForced {
      throw refusal(refused.map(\.message), of: food, repair: refused.lazy.compactMap(\.meant).first)
    }
    return findings.map(\.message)
  }

  /// The values of a food that do not fit together.
  static func findings(_ food: Food, _ beside: StatedNutrients = StatedNutrients()) -> [SanityFinding] {
    var statement = food.statement
    statement.stated.merge(beside)
    return statement.findings
  }

  /// If an energy is too high for kcal, asks whether it was meant in kJ and returns it in kcal; nil if nobody confirms
  /// this.
  func energy(ofImpossible value: Double) throws -> Double? {
    guard isAsking, let repair = FoodCheck.repair(ofImpossible: .calories, value) else { return nil }
    let question =
      "\(FoodText.amount(value, .calories)) kcal per 100 g is not possible; it looks like kJ. What do you mean?"
    return try session.dialogue.choose(question, [repair.text]) == 0 ? repair.value : nil
  }

  private func askRange(_ food: inout Food) throws {
    do {
      try FoodCheck.range(food.nutrients)
    } catch {
      guard let meant = try energy(ofImpossible: food.nutrients.calories) else { throw error }
      food.nutrients.calories = meant
      try FoodCheck.range(food.nutrients)
    }
  }

  /// Asks whether another value was meant, and corrects the food; returns false if the value is right as it was typed.
  private func ask(_ finding: SanityFinding, _ food: inout Food) throws -> Bool {
    guard isAsking, let repair = finding.meant else {
      throw Self.refusal([finding.message], of: food, repair: finding.meant)
    }
    let typed = "\(Figure.short(food.nutrients[repair.nutrient] ?? 0)) \(repair.nutrient.unit), as it was typed"
    switch try session.dialogue.choose("\(food.name): \(finding.message)", [repair.text, typed]) {
    case 0:
      food.nutrients[repair.nutrient] = repair.value
      return true
    case 1: return false
    default: throw Self.refusal([finding.message], of: food, repair: repair)
    }
  }

  private func accept(_ refused: [String], of food: Food) throws {
    guard isAsking,
      try session.dialogue.choose(
        "\(food.name): \(refused.joined(separator: "; ")). Save it anyway?", ["yes", "no"]) == 0
    else { throw Self.refusal(refused, of: food, repair: nil) }
  }

  private static func refusal(_ messages: [String], of food: Food, repair: FoodRepair?) -> LarderError {
    let option = repair.flatMap { repair in FoodOptions.nutrients.first { $0.nutrient == repair.nutrient }?.option.name
    }
    let meant = repair.flatMap { repair in
      option.map { "`--\($0) \(FoodText.csv(repair.value))` corrects it; " }
    }
    return LarderError(
      .implausibleFood, "\(food.name): " + messages.joined(separator: "; "),
      hint: (meant ?? "check the label; ") + "`--force` saves it as it is")
  }
}
