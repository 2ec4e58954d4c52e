internal import Domain
internal import Text

/// Values of a food that look wrong: asked about where somebody can answer, refused elsewhere.
struct FoodDoubts {
  let session: Session
  /// What was said beside the food's own values.
  var beside = StatedNutrients()

  /// Whether there is somebody to ask; `--yes` is no answer to what a label says.
  private var isAsking: Bool { session.dialogue.isInteractive && !session.globals.isYes }

  /// Puts right what somebody says was meant, and returns what is odd all the same.
  ///
  /// - Throws: `outOfRange` for what no food can have; `implausibleFood` unless it is forced or somebody says that it is so.
  func settle(_ food: inout Food, isForced: Bool) throws -> [String] {
    try settleRange(&food)
    var accepted = isForced
    while !accepted, let finding = Self.findings(food, beside).first(where: { $0.isRefused && $0.meant != nil }) {
      accepted = try !settle(finding, &food)
    }
    let findings = Self.findings(food, beside)
    let refused = findings.filter(\.isRefused).map(\.message)
    if !accepted, !refused.isEmpty { try accept(refused, of: food) }
    return findings.map(\.message)
  }

  /// What is odd about a food's values; nobody is asked.
  ///
  /// - Throws: `outOfRange`, `implausibleFood` unless it is forced.
  static func checked(_ food: Food, _ beside: StatedNutrients, isForced: Bool) throws -> [String] {
    try FoodCheck.range(food.nutrients)
    let findings = findings(food, beside)
    let refused = findings.filter(\.isRefused)
    if !refused.isEmpty, !isForced {
      throw refusal(refused.map(\.message), of: food, repair: refused.lazy.compactMap(\.meant).first)
    }
    return findings.map(\.message)
  }

  /// What does not fit together in a food's values.
  static func findings(_ food: Food, _ beside: StatedNutrients = StatedNutrients()) -> [SanityFinding] {
    var statement = food.statement
    statement.stated.merge(beside)
    return statement.findings
  }

  /// The energy that was meant by a figure that only makes sense in kJ; nil where nobody says so.
  func energy(ofImpossible value: Double) throws -> Double? {
    guard isAsking, let repair = FoodCheck.repair(ofImpossible: .calories, value) else { return nil }
    let question =
      "\(FoodText.amount(value, .calories)) kcal in 100 g is not possible; it looks like kJ. What is meant?"
    return try session.dialogue.choose(question, [repair.text]) == 0 ? repair.value : nil
  }

  private func settleRange(_ food: inout Food) throws {
    do {
      try FoodCheck.range(food.nutrients)
    } catch {
      guard let meant = try energy(ofImpossible: food.nutrients.calories) else { throw error }
      food.nutrients.calories = meant
      try FoodCheck.range(food.nutrients)
    }
  }

  /// False where the value is right as it was typed.
  private func settle(_ finding: SanityFinding, _ food: inout Food) throws -> Bool {
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
        "\(food.name): \(refused.joined(separator: "; ")). Save it all the same?", ["yes", "no"]) == 0
    else { throw Self.refusal(refused, of: food, repair: nil) }
  }

  private static func refusal(_ messages: [String], of food: Food, repair: FoodRepair?) -> LarderError {
    let option = repair.flatMap { repair in FoodOptions.nutrients.first { $0.nutrient == repair.nutrient }?.option.name
    }
    let meant = repair.flatMap { repair in
      option.map { "`--\($0) \(FoodText.csv(repair.value))` where that is meant; " }
    }
    return LarderError(
      .implausibleFood, "\(food.name): " + messages.joined(separator: "; "),
      hint: (meant ?? "check the label; ") + "`--force` saves it as it is")
  }
}
