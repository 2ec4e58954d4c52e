extension StatedNutrients {
  /// The values as a food may have them: mistaken units repaired, impossible parts left out, each change noted.
  ///
  /// `basis` is nil where the source does not say whether fiber is in the carbohydrates: 100 g then tell it, or it is
  /// taken to be. Throws `implausibleFood` for values that cannot be a food's and cannot be repaired.
  package func checked(basis: CarbohydrateBasis?) throws(LarderError) -> CheckedNutrients {
    var repair = NutrientRepair(stated: self)
    return try repair.run(basis)
  }
}

/// One pass over the values of a food, in the order in which the rules need each other.
private struct NutrientRepair {
  var stated: StatedNutrients
  var notes: [String] = []

  mutating func run(_ basis: CarbohydrateBasis?) throws(LarderError) -> CheckedNutrients {
    guard !stated.isEmpty else { throw refused("no nutrition is given") }
    try dropImpossible()
    repairSalt()
    try fillFromEnergy()
    guard let protein = stated.protein, let carbohydrates = stated.carbohydrates, let fat = stated.fat else {
      throw refused("no \(missing.joined(separator: ", no ")) given")
    }
    let basis = basis ?? likelyBasis
    let macros = Macros(protein: protein, carbohydrates: carbohydrates, fat: fat, stated, basis)
    guard macros.mass <= 105 else {
      throw refused("protein, carbs and fat come to \(FoodNumber.text(macros.mass)) g in 100 g")
    }
    if macros.mass > 102 { notes.append("protein, carbs and fat come to \(FoodNumber.text(macros.mass)) g in 100 g") }
    let calories = try energy(macros)
    dropLargeParts()
    let nutrients = Nutrients(
      calories: calories, protein: protein, carbohydrates: carbohydrates, fat: fat, saturatedFat: stated.saturatedFat,
      sugar: stated.sugar, fiber: stated.fiber, sodium: stated.sodium)
    return CheckedNutrients(nutrients: nutrients, basis: basis, notes: notes)
  }

  private func refused(_ message: String) -> LarderError {
    LarderError(.implausibleFood, message, hint: "values are per 100 g, energy in kcal or kJ, sodium in mg")
  }

  private var missing: [String] {
    [("protein", stated.protein), ("carbs", stated.carbohydrates), ("fat", stated.fat)].filter { $0.1 == nil }.map(\.0)
  }

  private mutating func dropImpossible() throws(LarderError) {
    try require(\.protein, "protein")
    try require(\.carbohydrates, "carbs")
    try require(\.fat, "fat")
    drop(\.saturatedFat, "saturated fat", most: 100)
    drop(\.sugar, "sugar", most: 101)
    drop(\.fiber, "fiber", most: 100)
    drop(\.sodium, "sodium", "mg", most: .greatestFiniteMagnitude)
    drop(\.salt, "salt", most: .greatestFiniteMagnitude)
    drop(\.alcohol, "alcohol", most: 100)
    drop(\.polyols, "polyols", most: 100)
    drop(\.kilocalories, "energy", "kcal", most: .greatestFiniteMagnitude)
    drop(\.kilojoules, "energy", "kJ", most: .greatestFiniteMagnitude)
  }

  private mutating func require(_ path: WritableKeyPath<StatedNutrients, Double?>, _ label: String)
    throws(LarderError)
  {
    guard let value = stated[keyPath: path] else { return }
    // Labels round: 100.4 g of sugar in 100 g is sugar.
    guard value.isFinite, value >= 0, value <= 101 else {
      throw refused("\(FoodNumber.text(value)) g of \(label) in 100 g is not possible")
    }
    stated[keyPath: path] = min(value, 100)
  }

  private mutating func drop(
    _ path: WritableKeyPath<StatedNutrients, Double?>, _ label: String, _ unit: String = "g", most: Double
  ) {
    guard let value = stated[keyPath: path] else { return }
    guard value.isFinite, value >= 0, value <= most else {
      notes.append("\(FoodNumber.text(value)) \(unit) of \(label) is not possible: left out")
      stated[keyPath: path] = nil
      return
    }
  }

  /// Sodium in mg from sodium and salt; where they do not agree the one that can be is taken, else the salt, which the
  /// law of the European Union puts on labels.
  private mutating func repairSalt() {
    if let salt = stated.salt, salt > 100 {
      if salt <= 100_000, stated.sodium.map({ agree($0 * 2.5, salt) }) ?? false {
        stated.salt = salt / 1000
        notes.append("\(FoodNumber.text(salt)) g of salt looks like mg")
      } else {
        stated.salt = nil
        notes.append("\(FoodNumber.text(salt)) g of salt in 100 g is not possible: left out")
      }
    }
    if let salt = stated.salt, let sodium = stated.sodium, salt > 0.02 || sodium > 10 {
      let fromSalt = salt * 400
      if !agree(fromSalt, sodium), abs(fromSalt - sodium) > 10 {
        stated.sodium = fromSalt
        let kind = agree(fromSalt * 1000, sodium) || agree(fromSalt, sodium * 1000) ? " (g and mg mixed up)" : ""
        notes.append(
          "\(FoodNumber.text(sodium)) mg of sodium and \(FoodNumber.text(salt)) g of salt do not agree\(kind): the salt is taken"
        )
      }
    } else if stated.sodium == nil, let salt = stated.salt {
      stated.sodium = salt * 400
    }
    if let sodium = stated.sodium, sodium > FoodCheck.maximum(.sodium) {
      notes.append("\(FoodNumber.text(sodium)) mg of sodium in 100 g is not possible: left out")
      stated.sodium = nil
    }
  }

  /// Within a tenth of each other: salt is 2.5 times sodium by law, 2.54 times in truth.
  private func agree(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.1 * max(one, other) }

  /// Takes macros that are not stated as 0 where the energy leaves no room for them: an oil that states its fat only.
  private mutating func fillFromEnergy() throws(LarderError) {
    guard !missing.isEmpty, missing.count < 3 else { return }
    guard let stated = stated.kilocalories ?? stated.kilojoules.map({ $0 / 4.184 }) else { return }
    let known = 4 * ((self.stated.protein ?? 0) + (self.stated.carbohydrates ?? 0)) + 9 * (self.stated.fat ?? 0)
    guard stated > 0, stated - known <= max(4, stated * 0.01), known - stated <= max(10, stated * 0.1) else { return }
    notes.append("no \(missing.joined(separator: ", no ")) given: taken as 0, since the energy leaves no room")
    self.stated.protein = self.stated.protein ?? 0
    self.stated.carbohydrates = self.stated.carbohydrates ?? 0
    self.stated.fat = self.stated.fat ?? 0
  }

  /// The energy in kcal that fits the macros: of kcal and kJ, each as it is or as the other unit.
  private mutating func energy(_ macros: Macros) throws(LarderError) -> Double {
    let kcal = stated.kilocalories
    let kilojoules = stated.kilojoules
    guard kcal != nil || kilojoules != nil else {
      notes.append("no energy given: \(FoodNumber.text(macros.energy.rounded())) kcal from protein, carbs and fat")
      return min(macros.energy, 902)
    }
    if let kcal, macros.fits(kcal) { return try bounded(kcal) }
    if let kilojoules, macros.fits(kilojoules / 4.184) {
      if let kcal, abs(kilojoules / 4.184 - kcal) > max(10, kcal * 0.1) {
        notes.append("\(FoodNumber.text(kcal)) kcal does not fit: \(FoodNumber.text(kilojoules)) kJ is taken")
      }
      return try bounded(kilojoules / 4.184)
    }
    if macros.energy > 20 {
      for (value, unit) in [(kcal, "kcal"), (kilojoules, "kJ")] {
        guard let value, value > 0 else { continue }
        let inKilocalories = unit == "kcal" ? value : value / 4.184
        let ratio = inKilocalories / macros.energy
        if (3.7...4.7).contains(ratio) {
          notes.append(
            "\(FoodNumber.text(inKilocalories)) kcal looks like kJ: \(FoodNumber.text(inKilocalories / 4.184)) kcal is taken"
          )
          return try bounded(inKilocalories / 4.184)
        }
        if (0.21...0.27).contains(ratio) {
          notes.append(
            "\(FoodNumber.text(value)) \(unit) is a quarter of what the macros give: "
              + "\(FoodNumber.text(inKilocalories * 4.184)) kcal is taken")
          return try bounded(inKilocalories * 4.184)
        }
      }
    }
    return try doubtful(kcal ?? (kilojoules ?? 0) / 4.184, macros)
  }

  private func bounded(_ kcal: Double) throws(LarderError) -> Double {
    guard kcal <= 930 else { throw refused("\(FoodNumber.text(kcal)) kcal in 100 g is not possible") }
    return min(kcal, FoodCheck.maximum(.calories))
  }

  /// Energy that fits the macros in no unit: kept with a note where alcohol or sweeteners may be the reason.
  private mutating func doubtful(_ kcal: Double, _ macros: Macros) throws(LarderError) -> Double {
    let kcal = try bounded(kcal)
    let figures = "\(FoodNumber.text(kcal)) kcal, but its macros give \(FoodNumber.text(macros.energy.rounded())) kcal"
    // Alcohol gives 7 kcal/g and takes its place in the 100 g; carbohydrates may be sweeteners without energy.
    let alcohol = (kcal - macros.energy) / 7
    guard alcohol <= max(0, 105 - macros.mass), kcal >= (macros.leastEnergy - 10) * 0.8 else { throw refused(figures) }
    notes.append(figures + (alcohol > 0 ? ": alcohol, or a slip?" : ": sweeteners, or a slip?"))
    return kcal
  }

  /// What labels round away, in g; from 10 g on they give whole grams.
  private func rounding(_ value: Double) -> Double { value >= 10 ? 1 : 0.3 }

  private mutating func dropLargeParts() {
    if let part = stated.saturatedFat, let fat = stated.fat, part > fat + rounding(part) {
      notes.append(larger(part, "saturated fat", fat, "fat"))
      stated.saturatedFat = nil
    }
    if let part = stated.sugar, let carbs = stated.carbohydrates, part > carbs + rounding(part) {
      notes.append(larger(part, "sugar", carbs, "carbs"))
      stated.sugar = nil
    }
  }

  private func larger(_ part: Double, _ name: String, _ whole: Double, _ wholeName: String) -> String {
    "\(FoodNumber.text(part)) g of \(name) is more than the \(FoodNumber.text(whole)) g of \(wholeName): left out"
  }

  /// More fiber than carbohydrates can only be where these leave it out.
  private var likelyBasis: CarbohydrateBasis {
    guard let fiber = stated.fiber, let carbs = stated.carbohydrates else { return .total }
    return fiber > carbs + rounding(fiber) ? .available : .total
  }
}

/// What protein, carbohydrates and fat amount to.
private struct Macros {
  /// In g.
  let mass: Double
  /// In kcal, by the factors of EU 1169/2011 Annex XIV.
  let energy: Double
  /// The same where fiber, and carbohydrates that are sweeteners, give nothing.
  let leastEnergy: Double
  private let low: Double
  private let high: Double

  init(protein: Double, carbohydrates: Double, fat: Double, _ stated: StatedNutrients, _ basis: CarbohydrateBasis) {
    let fiber = stated.fiber ?? 0
    let alcohol = 7 * (stated.alcohol ?? 0)
    let polyols = min(stated.polyols ?? 0, carbohydrates)
    mass = protein + carbohydrates + fat + (basis == .available ? fiber : 0)
    let full = 4 * (protein + carbohydrates) + 9 * fat + alcohol - 1.6 * polyols
    leastEnergy = 4 * protein + 9 * fat
    switch basis {
    // Fiber counts 2 kcal; the tables of the United States count it as 4 often, and sometimes not at all.
    case .total:
      let inside = min(fiber, carbohydrates)
      energy = full - 2 * inside
      low = full - 4 * inside - 2.4 * polyols
      high = full + 1.6 * polyols
    case .available:
      energy = full + 2 * fiber
      low = full - 2.4 * polyols
      // Where no fiber is stated there may be some.
      high = full + 2 * fiber + 1.6 * polyols
    }
  }

  /// Whether an energy in kcal is what the macros give, 10 kcal or a fifth of it aside.
  func fits(_ kcal: Double) -> Bool {
    let slack = energy < 40 ? 10 : max(10, kcal * 0.2)
    return kcal >= low - slack && kcal <= high + slack
  }
}
