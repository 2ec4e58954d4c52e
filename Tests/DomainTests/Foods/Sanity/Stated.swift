import Domain

/// A food as somebody states it, for the tables of the rules' tests.
struct Stated: CustomStringConvertible, Sendable {
  var statement: FoodStatement

  /// kcal, protein, carbs and fat of 100 g, and what else is stated.
  init(
    _ name: String, _ category: FoodCategory?, _ kcal: Double?, _ protein: Double?, _ carbs: Double?,
    _ fat: Double?, _ others: [StatedField: Double] = [:], basis: CarbohydrateBasis? = .total
  ) {
    var stated = StatedNutrients()
    stated.kilocalories = kcal
    stated.protein = protein
    stated.carbohydrates = carbs
    stated.fat = fat
    for (field, value) in others { stated[field] = value }
    statement = FoodStatement(stated, basis: basis, name: name, category: category)
  }

  /// Of a food that is not named.
  init(
    _ kcal: Double?, _ protein: Double?, _ carbs: Double?, _ fat: Double?, _ others: [StatedField: Double] = [:],
    basis: CarbohydrateBasis? = .total
  ) {
    self.init("Food", nil, kcal, protein, carbs, fat, others, basis: basis)
  }

  /// The finding of one rule; nil if it accepts the food.
  func finding(_ rule: SanityRule) -> SanityFinding? { statement.findings.first { $0.rule == rule } }

  var description: String { "\(statement.name) \(statement.stated)" }
}

/// The remark of a rule on a food.
enum Verdict: Sendable {
  case accepted, warned, rejected

  init(_ finding: SanityFinding?) {
    switch finding?.severity {
    case nil: self = .accepted
    case .warning: self = .warned
    case .rejected: self = .rejected
    }
  }
}
