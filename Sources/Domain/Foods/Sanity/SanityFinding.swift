internal import Figures

/// The rules that the values of a food are checked against.
package enum SanityRule: String, CaseIterable, Sendable {
  /// A value is below 0, not a number, or more than 100 g can contain.
  case limit
  /// Energy or a macro is not stated.
  case missing
  /// Protein, carbohydrates, fat, fiber, salt, alcohol and water add up to more than 100 g.
  case mass
  /// A part is more than its whole.
  case part
  /// The fiber is more than the carbohydrates that are said to include it.
  case basis
  /// kJ and kcal do not agree.
  case energyPair
  /// kJ are stated as kcal, or kcal as kJ.
  case energyUnit
  /// The energy does not follow from the macros.
  case energy
  /// Sodium and salt do not agree, or sodium is stated in g.
  case sodiumUnit
  /// The food has more salt than a food of its kind usually has.
  case salt
  /// Protein, carbohydrates and fat have the same value.
  case sameFigures
  /// The food has no energy and no macros.
  case nothing
}

/// Something about a food's values that the user should check before they are saved.
package struct SanityFinding: Hashable, Sendable {
  /// How serious the finding is; accepted values have no finding.
  package enum Severity: Sendable {
    /// The values are unusual, but such foods exist.
    case warning
    /// No food has such values, so they are repaired if the repair is known, and otherwise refused.
    case rejected
  }

  /// The rule that the values violate.
  package let rule: SanityRule
  /// How serious the finding is.
  package let severity: Severity
  /// What was found, with the values: `1,046 looks like kJ`.
  package let fact: String
  /// The repair; nil if the values do not show what was probably meant.
  package let repair: SanityRepair?

  init(_ rule: SanityRule, _ severity: Severity, _ fact: String, repair: SanityRepair? = nil) {
    self.rule = rule
    self.severity = severity
    self.fact = fact
    self.repair = repair
  }

  /// Whether the user has to confirm the values if they were typed.
  package var isRefused: Bool { severity == .rejected }

  /// The value that was probably meant; nil if the values do not show it.
  package var meant: FoodRepair? { if case .replace(let value) = repair { value } else { nil } }

  /// One sentence, with a question if the repair needs an answer: `1,046 looks like kJ; did you mean 250 kcal?`.
  package var message: String {
    switch repair {
    case .replace(let meant): "\(fact); did you mean \(meant.text)?"
    case .basis(let basis): "\(fact); do the carbs \(basis == .total ? "include" : "exclude") fiber?"
    case .zero, .leaveOut, nil: fact
    }
  }

  /// One sentence that says what was done: `1,046 looks like kJ: 250 kcal is used`.
  package var note: String {
    // The text about a mass names no field, so the fields are added.
    if rule == .mass, case .leaveOut(let fields) = repair {
      return "\(fact): \(fields.map(\.label).joined(separator: " and ")) left out"
    }
    return repair.map { "\(fact): \($0.text)" } ?? fact
  }
}

/// The repair of a finding.
package enum SanityRepair: Hashable, Sendable {
  /// Uses another value: an energy replaces both kcal and kJ, and sodium replaces both sodium and salt.
  case replace(FoodRepair)
  /// Sets missing fields to 0.
  case zero([StatedField])
  /// Leaves fields out, since an unknown value is better than a wrong one.
  case leaveOut([StatedField])
  /// Uses this basis for the carbohydrates.
  case basis(CarbohydrateBasis)

  var text: String {
    switch self {
    case .replace(let repair): "\(repair.text) is used"
    case .zero: "taken as 0"
    case .leaveOut(let fields):
      fields.count == 1 ? "left out" : "\(fields.map(\.label).joined(separator: " and ")) left out"
    case .basis(.total): "carbs taken as including fiber"
    case .basis(.available): "carbs taken as excluding fiber"
    }
  }
}

/// The value that was probably meant instead of one that looks wrong, such as the same energy in another unit.
package struct FoodRepair: Hashable, Sendable {
  /// The nutrient whose value looks wrong.
  package let nutrient: Nutrient
  /// The value that was probably meant, in the nutrient's unit, for 100 g.
  package let value: Double

  /// Creates a repair of one value.
  package init(_ nutrient: Nutrient, _ value: Double) {
    self.nutrient = nutrient
    self.value = value
  }

  /// Creates a repair with an energy in kcal, rounded to whole numbers as on labels.
  static func energy(_ kilocalories: Double) -> FoodRepair { FoodRepair(.calories, kilocalories.rounded()) }

  /// Creates a repair that converts an energy meant in kJ to kcal.
  static func ofJoules(_ stated: Double) -> FoodRepair { .energy(stated / EnergyFactor.kilojoules) }

  /// The value with its unit: `250 kcal`.
  package var text: String { "\(Figure.tenths(value)) \(nutrient.unit)" }
}
