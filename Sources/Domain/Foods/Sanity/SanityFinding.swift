/// The rules that the values of a food are held against.
package enum SanityRule: String, CaseIterable, Sendable {
  /// Below 0, no number, or more than 100 g can hold.
  case limit
  /// Energy or a macro is not stated.
  case missing
  /// Protein, carbohydrates, fat, fiber, salt, alcohol and water are more than 100 g.
  case mass
  /// A part is more than what it is a part of.
  case part
  /// Whether fiber is in the carbohydrates.
  case basis
  /// kJ and kcal do not agree.
  case energyPair
  /// kJ for kcal, or the other way round.
  case energyUnit
  /// Energy that the macros do not give.
  case energy
  /// Sodium and salt do not agree, or sodium is in g.
  case sodiumUnit
  /// More salt than anything but condiments has.
  case salt
  /// The same figure three times.
  case sameFigures
  /// Nothing in it at all.
  case nothing
}

/// Something about the values of a food that a person should look at before they are kept.
package struct SanityFinding: Hashable, Sendable {
  /// How bad it is; what is accepted is no finding.
  package enum Severity: Sendable {
    /// Odd, but there are such foods.
    case warning
    /// No food has it: repaired where the repair is known, refused elsewhere.
    case rejected
  }

  /// The rule that found it.
  package let rule: SanityRule
  /// How bad it is.
  package let severity: Severity
  /// What was found, with the values: `1,046 looks like kJ`.
  package let fact: String
  /// What puts it right; nil where the values do not tell.
  package let repair: SanityRepair?

  init(_ rule: SanityRule, _ severity: Severity, _ fact: String, repair: SanityRepair? = nil) {
    self.rule = rule
    self.severity = severity
    self.fact = fact
    self.repair = repair
  }

  /// Whether a person who types it has to say that it is so.
  package var isRefused: Bool { severity == .rejected }

  /// The other value that was probably meant; nil where the values do not tell one.
  package var meant: FoodRepair? { if case .replace(let value) = repair { value } else { nil } }

  /// One sentence that asks: `1,046 looks like kJ: 250 kcal?`.
  package var message: String {
    switch repair {
    case .replace(let meant): "\(fact): \(meant.text)?"
    case .basis(let basis): "\(fact): are the carbs with\(basis == .total ? "" : "out") fiber?"
    case .zero, .leaveOut, nil: fact
    }
  }

  /// One sentence that says what became of it: `1,046 looks like kJ: 250 kcal is taken`.
  package var note: String {
    // A mass names no field of its own.
    if rule == .mass, case .leaveOut(let fields) = repair {
      return "\(fact): \(fields.map(\.label).joined(separator: " and ")) left out"
    }
    return repair.map { "\(fact): \($0.text)" } ?? fact
  }
}

/// What puts right what a rule has found.
package enum SanityRepair: Hashable, Sendable {
  /// Another value is taken; for energy instead of kcal and kJ, for sodium instead of sodium and salt.
  case replace(FoodRepair)
  /// Nothing stands for 0.
  case zero([StatedField])
  /// Unknown is better than wrong.
  case leaveOut([StatedField])
  /// The carbohydrates count so.
  case basis(CarbohydrateBasis)

  var text: String {
    switch self {
    case .replace(let repair): "\(repair.text) is taken"
    case .zero: "taken as 0"
    case .leaveOut(let fields):
      fields.count == 1 ? "left out" : "\(fields.map(\.label).joined(separator: " and ")) left out"
    case .basis(.total): "carbs are taken with fiber"
    case .basis(.available): "carbs are taken without fiber"
    }
  }
}

/// What a value that looks wrong was probably meant to be: the number in another unit.
package struct FoodRepair: Hashable, Sendable {
  /// The value that looks wrong.
  package let nutrient: Nutrient
  /// What was probably meant, in the nutrient's unit, for 100 g.
  package let value: Double

  /// A repair of one value.
  package init(_ nutrient: Nutrient, _ value: Double) {
    self.nutrient = nutrient
    self.value = value
  }

  /// An energy in kcal, whole as on labels.
  static func energy(_ kilocalories: Double) -> FoodRepair { FoodRepair(.calories, kilocalories.rounded()) }

  /// An energy that only makes sense in kJ, as kcal.
  static func ofJoules(_ stated: Double) -> FoodRepair { .energy(stated / EnergyFactor.kilojoules) }

  /// `250 kcal`.
  package var text: String { "\(FoodNumber.text(value)) \(nutrient.unit)" }
}
