/// What is stated about a food: by a person, a table, another program's file, or a label.
///
/// All rules are applied here: `findings` is used if the user can answer questions, and `repaired` if nobody can.
package struct FoodStatement: Hashable, Sendable {
  /// The stated values for 100 g.
  package var stated: StatedNutrients
  /// Whether the carbohydrates include fiber; nil if this is not stated and must be inferred from the values.
  package var basis: CarbohydrateBasis?
  /// The food's name, which shows whether the food is naturally salty, alcoholic or sweetened; empty if unknown.
  package var name: String
  /// The food's category, which gives hints like those that the name gives.
  ///
  /// Nil if unknown. Rules that depend on the category then only warn, or do not apply.
  package var category: FoodCategory?

  /// Creates a statement without checking the values.
  package init(
    _ stated: StatedNutrients, basis: CarbohydrateBasis? = nil, name: String = "", category: FoodCategory? = nil
  ) {
    self.stated = stated
    self.basis = basis
    self.name = name
    self.category = category
  }

  /// All values that are impossible, unusual or contradictory, the impossible ones first; empty for most foods.
  package var findings: [SanityFinding] {
    // An impossible number says nothing about the other values.
    let limits = limitFindings
    guard limits.isEmpty else { return limits }
    guard let values = FoodValues(self) else { return missingFindings }
    let mass = values.massFinding
    var all = [mass, values.basisFinding].compactMap(\.self) + values.partFindings
    // Values that add up to more than 100 g cannot give the right energy either.
    if mass?.severity != .rejected { all += values.energyFindings }
    all += [values.sodiumFinding, values.saltFinding, values.sameFiguresFinding, values.nothingFinding]
      .compactMap(\.self)
    return all.filter { $0.severity == .rejected } + all.filter { $0.severity == .warning }
  }

  /// Corrects the values without asking: repairs or leaves out what is wrong, and notes each change and doubt.
  ///
  /// Throws `implausibleFood` for values that no food can have and that cannot be repaired.
  package func repaired() throws(LarderError) -> CheckedNutrients {
    guard !stated.isEmpty else { throw Self.refused("no nutrition is given") }
    var statement = self
    // Salt shows that the values are from a label, and so decides the basis, even if the salt has to be corrected.
    // Without salt, the basis is inferred from the energy, which is more reliable once the energy is corrected.
    if basis == nil, stated.salt != nil { statement.basis = stated.likelyBasis }
    var notes: [String] = []
    // Each repair changes a field or the basis for good, so the repairs come to an end.
    for _ in 0...2 * StatedField.allCases.count {
      let findings = statement.findings
      guard let next = findings.first(where: { $0.repair != nil || $0.severity == .rejected }) else {
        guard let checked = FoodValues(statement)?.checked(notes + findings.map(\.note)) else { break }
        return checked
      }
      guard let repair = next.repair else { throw Self.refused(next.fact) }
      statement.apply(repair)
      notes.append(next.note)
    }
    throw Self.refused("the values contradict each other")
  }

  private mutating func apply(_ repair: SanityRepair) {
    switch repair {
    case .replace(let repair):
      stated[repair.nutrient.field] = repair.value
      if repair.nutrient == .calories { stated.kilojoules = nil }
      if repair.nutrient == .sodium { stated.salt = nil }
    case .zero(let fields): for field in fields { stated[field] = 0 }
    case .leaveOut(let fields): for field in fields { stated[field] = nil }
    case .basis(let basis): self.basis = basis
    }
  }

  private static func refused(_ fact: String) -> LarderError {
    LarderError(.implausibleFood, fact, hint: "values are per 100 g, energy in kcal or kJ, sodium in mg")
  }
}

extension Food {
  /// The food's name, category and values in the form in which they are checked.
  package var statement: FoodStatement {
    FoodStatement(StatedNutrients(nutrients), basis: basis, name: name, category: category)
  }
}

/// A statement with energy and all macros, and the values derived from it.
struct FoodValues {
  let stated: StatedNutrients
  let basis: CarbohydrateBasis
  let name: String
  let category: FoodCategory?
  /// The energy in kcal.
  let kilocalories: Double
  /// Protein in g; carbohydrates and fat are in g too.
  let protein: Double
  let carbohydrates: Double
  let fat: Double

  /// Creates the values from a statement; nil if energy or a macro is missing.
  init?(_ statement: FoodStatement) {
    let stated = statement.stated
    guard let energy = stated.energy, let protein = stated.protein, let carbohydrates = stated.carbohydrates,
      let fat = stated.fat
    else { return nil }
    self.stated = stated
    basis = statement.basis ?? stated.likelyBasis
    name = statement.name
    category = statement.category
    kilocalories = energy
    self.protein = protein
    self.carbohydrates = carbohydrates
    self.fat = fat
  }

  /// What the words of the name suggest; evaluated only if a rule is in doubt.
  var hints: NameHints { NameHints(name) }

  /// Sodium in mg, calculated from the salt if only salt is stated; nil if neither is.
  var milligramsOfSodium: Double? { stated.sodium ?? stated.salt.map { $0 * StatedNutrients.sodiumOfSalt } }

  func checked(_ notes: [String]) -> CheckedNutrients {
    let nutrients = Nutrients(
      calories: kilocalories, protein: protein, carbohydrates: carbohydrates, fat: fat,
      saturatedFat: stated.saturatedFat, sugar: stated.sugar, fiber: stated.fiber, sodium: milligramsOfSodium)
    return CheckedNutrients(nutrients: nutrients, basis: basis, notes: notes)
  }
}
