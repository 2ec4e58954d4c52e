/// What somebody says of a food: a person who types it, a table, another program's file, a label that is read.
///
/// The one place where the rules are asked, whoever says it: `findings` for whom a person can answer, `repaired` for what
/// nobody is asked about.
package struct FoodStatement: Hashable, Sendable {
  /// Of 100 g.
  package var stated: StatedNutrients
  /// Whether fiber is in the carbohydrates; nil where it is not said, and told from the values.
  package var basis: CarbohydrateBasis?
  /// Tells what is salty, alcoholic or sweetened by nature; empty where there is none.
  package var name: String
  /// Does, too; nil where it is not known, and rules that depend on it only warn.
  package var category: FoodCategory?

  /// What is said, unchecked.
  package init(
    _ stated: StatedNutrients, basis: CarbohydrateBasis? = nil, name: String = "", category: FoodCategory? = nil
  ) {
    self.stated = stated
    self.basis = basis
    self.name = name
    self.category = category
  }

  /// What does not fit together, what no food has before what is only odd; empty for most foods.
  package var findings: [SanityFinding] {
    // What is no possible number tells nothing about the others.
    let limits = limitFindings
    guard limits.isEmpty else { return limits }
    guard let values = FoodValues(self) else { return missingFindings }
    let mass = values.massFinding
    var all = [mass, values.basisFinding].compactMap(\.self) + values.partFindings
    // Values of more than 100 g cannot give the right energy either.
    if mass?.severity != .rejected { all += values.energyFindings }
    all += [values.sodiumFinding, values.saltFinding, values.sameFiguresFinding, values.nothingFinding]
      .compactMap(\.self)
    return all.filter { $0.severity == .rejected } + all.filter { $0.severity == .warning }
  }

  /// The values as a food may have them, where nobody can be asked: what is found is repaired or left out, each change and
  /// each doubt noted.
  ///
  /// Throws `implausibleFood` for what cannot be a food's and has no repair.
  package func repaired() throws(LarderError) -> CheckedNutrients {
    guard !stated.isEmpty else { throw Self.refused("no nutrition is given") }
    var statement = self
    // That a label has salt tells the basis also where that salt has to be mended; what the energy tells, mended energy tells better.
    if basis == nil, stated.salt != nil { statement.basis = stated.likelyBasis }
    var notes: [String] = []
    // Each repair changes a field for good, or the basis.
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
  /// What it says of itself.
  package var statement: FoodStatement {
    FoodStatement(StatedNutrients(nutrients), basis: basis, name: name, category: category)
  }
}

/// A statement that has energy and macros, with what follows from it.
struct FoodValues {
  let stated: StatedNutrients
  let basis: CarbohydrateBasis
  let name: String
  let category: FoodCategory?
  /// In kcal.
  let kilocalories: Double
  /// In g, like those below.
  let protein: Double
  let carbohydrates: Double
  let fat: Double

  /// Nil where energy or a macro is missing.
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

  /// What the words of the name say: worked out only where a rule is in doubt.
  var hints: NameHints { NameHints(name) }

  /// Sodium in mg, of salt where only that is stated.
  var milligramsOfSodium: Double? { stated.sodium ?? stated.salt.map { $0 * StatedNutrients.sodiumOfSalt } }

  func checked(_ notes: [String]) -> CheckedNutrients {
    let nutrients = Nutrients(
      calories: kilocalories, protein: protein, carbohydrates: carbohydrates, fat: fat,
      saturatedFat: stated.saturatedFat, sugar: stated.sugar, fiber: stated.fiber, sodium: milligramsOfSodium)
    return CheckedNutrients(nutrients: nutrients, basis: basis, notes: notes)
  }
}
