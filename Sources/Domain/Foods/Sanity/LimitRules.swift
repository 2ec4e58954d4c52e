internal import Figures

extension FoodStatement {
  /// Findings about values that are not numbers, are below 0, or are more than 100 g can contain.
  var limitFindings: [SanityFinding] {
    StatedField.allCases.compactMap { field in
      guard let value = stated[field], !(value >= 0 && value <= field.maximum * Self.conversion) else { return nil }
      if let looks = looks(field, value) { return looks }
      let isNeeded = field.isRequired || (field == .kilocalories && stated.kilojoules == nil)
      let isOnlyEnergy = field == .kilojoules && stated.kilocalories == nil
      return SanityFinding(
        .limit, .rejected, Self.impossible(field, value),
        repair: isNeeded || isOnlyEnergy ? nil : .leaveOut([field]))
    }
  }

  /// The tolerance for rounding, as a factor of the limit: values converted from a serving to 100 g are not exact.
  private static let conversion = 1 + 1e-9

  /// The finding that a value above its limit was probably meant as another value; nil if no other value is likely.
  private func looks(_ field: StatedField, _ value: Double) -> SanityFinding? {
    guard value.isFinite, value > field.maximum else { return nil }
    let text = Figure.tenths(value)
    func finding(_ fact: String, _ nutrient: Nutrient, _ meant: Double) -> SanityFinding {
      SanityFinding(.limit, .rejected, fact, repair: .replace(FoodRepair(nutrient, meant)))
    }
    switch field {
    case .kilocalories:
      // If kJ are stated too, they are checked without the kcal.
      if let kilojoules = stated.kilojoules, kilojoules <= StatedField.kilojoules.maximum { return nil }
      if value <= Self.maximumRounded, (macrosEnergy ?? 0) > Self.minimumOfFat {
        return finding("\(text) kcal is more than pure fat has", .calories, field.maximum)
      }
      return FoodCheck.repair(ofImpossible: .calories, value).map {
        finding("\(text) looks like kJ", .calories, $0.value)
      }
    case .protein, .carbohydrates, .fat:
      // Sums and conversions are rounded: 100.4 g of sugar in 100 g is pure sugar.
      let nutrient: Nutrient = field == .protein ? .protein : field == .fat ? .fat : .carbohydrates
      return value <= 101 ? finding("\(text) g of \(field.label) per 100 g", nutrient, 100) : nil
    case .sugar:
      return value <= 101 ? finding("\(text) g of sugar per 100 g", .sugar, 100) : nil
    case .salt:
      let milligrams = value / 1000 * StatedNutrients.sodiumOfSalt
      guard let sodium = stated.sodium, SodiumAgreement.isClose(milligrams, sodium) else { return nil }
      return SanityFinding(.limit, .rejected, "\(text) g of salt looks like mg", repair: .leaveOut([.salt]))
    default: return nil
    }
  }

  /// The highest energy in kcal that other tables state for 100 g of pure fat, such as fish oil at 9.3 kcal/g.
  private static let maximumRounded = 930.0
  /// The energy of the macros in kcal above which a food is almost pure fat.
  private static let minimumOfFat = 850.0

  private var macrosEnergy: Double? {
    guard let protein = stated.protein, let carbohydrates = stated.carbohydrates, let fat = stated.fat else {
      return nil
    }
    return EnergyFactor.macros(protein: protein, carbohydrates: carbohydrates, fat: fat)
  }

  static func impossible(_ field: StatedField, _ value: Double) -> String {
    "\(Figure.tenths(value)) \(field.unit) of \(field.label) per 100 g is not possible"
  }

  /// Findings about missing energy or macros, with a repair if the missing values follow from the others.
  var missingFindings: [SanityFinding] {
    let missing = StatedField.allCases.filter { $0.isRequired && stated[$0] == nil }
    let labels = missing.map(\.label)
    let last = labels.last.map { labels.count > 1 ? " or \($0)" : $0 } ?? ""
    let names = "no " + labels.dropLast().joined(separator: ", ") + last + " given"
    if !missing.isEmpty {
      let isFull = missing.count < 3 && leavesNoRoom
      return [
        SanityFinding(
          .missing, .rejected, names + (isFull ? ", and the energy leaves no room for more" : ""),
          repair: isFull ? .zero(missing) : nil)
      ]
    }
    var given = stated
    given.kilocalories = 0
    guard let values = FoodValues(FoodStatement(given, basis: basis, name: name, category: category)) else { return [] }
    let energy = min(EnergyExpectation(values).energy, StatedField.kilocalories.maximum)
    return [
      SanityFinding(
        .missing, .rejected, "no energy is given; it is calculated from the macros", repair: .replace(.energy(energy)))
    ]
  }

  /// Whether the stated macros already account for the energy within 1 % or 4 kcal, as in an oil for which only the fat
  /// is stated.
  private var leavesNoRoom: Bool {
    guard let energy = stated.energy, energy > 0 else { return false }
    let known = EnergyFactor.macros(
      protein: stated.protein ?? 0, carbohydrates: stated.carbohydrates ?? 0, fat: stated.fat ?? 0)
    return !(energy - known).exceeds(max(4, energy * 0.01)) && !(known - energy).exceeds(EnergyBand.accepted(energy))
  }
}

extension FoodCheck {
  /// Throws `outOfRange` for a value that no food can have per 100 g: below 0, not a number, or more than pure fat,
  /// sugar or salt contains.
  ///
  /// These limits cannot be overridden.
  package static func range(_ nutrients: Nutrients) throws(LarderError) {
    for nutrient in Nutrient.allCases {
      guard let value = nutrients[nutrient] else { continue }
      let most = nutrient.field.maximum
      guard value >= 0, value <= most else {
        throw LarderError(
          .outOfRange, FoodStatement.impossible(nutrient.field, value), hint: hint(nutrient, value, most))
      }
    }
  }

  /// Returns the value unchanged; throws `outOfRange` if 100 g of no food can have this value.
  package static func stated(_ value: Double, _ field: StatedField) throws(LarderError) -> Double {
    guard value >= 0, value <= field.maximum else {
      throw LarderError(
        .outOfRange, FoodStatement.impossible(field, value),
        hint: "\(field.label) per 100 g must be from 0 to \(Figure.tenths(field.maximum)) \(field.unit)")
    }
    return value
  }

  private static func hint(_ nutrient: Nutrient, _ value: Double, _ most: Double) -> String {
    let range = "\(nutrient.label) per 100 g must be from 0 to \(Figure.tenths(most)) \(nutrient.unit)"
    guard value.isFinite, value > most else { return range }
    if let repair = repair(ofImpossible: nutrient, value) {
      return "\(range); \(Figure.tenths(value)) looks like kJ; did you mean \(repair.text)?"
    }
    return "\(range); values are per 100 g, not per portion"
  }

  /// Converts an energy above the maximum to kcal, assuming that it was entered in kJ.
  ///
  /// Nil for nutrients other than energy, and for a number that would be more than the energy of pure fat even in kJ.
  package static func repair(ofImpossible nutrient: Nutrient, _ value: Double) -> FoodRepair? {
    guard nutrient == .calories, value > StatedField.kilocalories.maximum, value <= StatedField.kilojoules.maximum
    else {
      return nil
    }
    return .ofJoules(value)
  }
}
