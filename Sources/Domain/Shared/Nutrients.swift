/// Energy in kcal, sodium in mg, the rest in g: of 100 g of a food, or of an amount of it.
///
/// Nil is unknown, which is not zero.
package struct Nutrients: Hashable, Sendable {
  /// Energy in kcal.
  package var calories: Double
  /// In g.
  package var protein: Double
  /// In g; the food's `basis` says whether fiber is in it.
  package var carbohydrates: Double
  /// In g, saturated fat included.
  package var fat: Double
  /// In g, a part of the fat; nil where it is not known.
  package var saturatedFat: Double?
  /// In g, a part of the carbohydrates; nil where it is not known.
  package var sugar: Double?
  /// In g; nil where it is not known.
  package var fiber: Double?
  /// In mg; nil where it is not known.
  package var sodium: Double?

  /// Values as they are given, unchecked; what is left out is unknown.
  package init(
    calories: Double, protein: Double, carbohydrates: Double, fat: Double, saturatedFat: Double? = nil,
    sugar: Double? = nil, fiber: Double? = nil, sodium: Double? = nil
  ) {
    self.calories = calories
    self.protein = protein
    self.carbohydrates = carbohydrates
    self.fat = fat
    self.saturatedFat = saturatedFat
    self.sugar = sugar
    self.fiber = fiber
    self.sodium = sodium
  }

  /// A nutrient by its name; the four that are always known cannot be made unknown.
  package subscript(nutrient: Nutrient) -> Double? {
    get {
      switch nutrient {
      case .calories: calories
      case .protein: protein
      case .carbohydrates: carbohydrates
      case .fat: fat
      case .saturatedFat: saturatedFat
      case .sugar: sugar
      case .fiber: fiber
      case .sodium: sodium
      }
    }
    set {
      switch nutrient {
      case .calories: calories = newValue ?? calories
      case .protein: protein = newValue ?? protein
      case .carbohydrates: carbohydrates = newValue ?? carbohydrates
      case .fat: fat = newValue ?? fat
      case .saturatedFat: saturatedFat = newValue
      case .sugar: sugar = newValue
      case .fiber: fiber = newValue
      case .sodium: sodium = newValue
      }
    }
  }

  /// The values of `grams` of a food whose 100 g these are.
  package func of(grams: Double) -> Nutrients {
    let factor = grams / 100
    return Nutrients(
      calories: calories * factor, protein: protein * factor, carbohydrates: carbohydrates * factor, fat: fat * factor,
      saturatedFat: saturatedFat.map { $0 * factor }, sugar: sugar.map { $0 * factor },
      fiber: fiber.map { $0 * factor }, sodium: sodium.map { $0 * factor })
  }
}

/// A sum over what is known, and how many of its parts lacked each nutrient.
package struct NutrientTotal: Hashable, Sendable {
  /// In the order of `Nutrient.allCases`.
  private var sums = [Double](repeating: 0, count: Nutrient.allCases.count)
  private var missing = [Int](repeating: 0, count: Nutrient.allCases.count)

  /// The sum of nothing: zero, with nothing unknown.
  package init() {}

  /// The sum of all `parts`, each counted where it knows the nutrient.
  package init(_ parts: some Sequence<Nutrients>) {
    for part in parts { add(part) }
  }

  /// A sum that somebody else (the database) has made: each nutrient's sum, and how many parts lacked it.
  package init(sums: [Double], unknown: [Int]) {
    precondition(sums.count == Nutrient.allCases.count && unknown.count == sums.count)
    self.sums = sums
    missing = unknown
  }

  /// Adds a part; what it does not know counts as unknown, not as zero.
  package mutating func add(_ part: PartialNutrients) {
    for (index, nutrient) in Nutrient.allCases.enumerated() {
      if let value = part[nutrient] { sums[index] += value } else { missing[index] += 1 }
    }
  }

  /// Adds what an amount of a food contains.
  package mutating func add(_ part: Nutrients) { add(PartialNutrients(part)) }

  /// Adds another sum with its unknown parts.
  package mutating func add(_ other: NutrientTotal) {
    for index in sums.indices {
      sums[index] += other.sums[index]
      missing[index] += other.missing[index]
    }
  }

  /// The sum over the parts that are known.
  package subscript(nutrient: Nutrient) -> Double { sums[nutrient.place] }

  /// How many parts lacked the nutrient.
  package func unknown(_ nutrient: Nutrient) -> Int { missing[nutrient.place] }

  /// The sum divided, for a mean.
  package func divided(by count: Int) -> NutrientTotal {
    guard count > 0 else { return NutrientTotal() }
    return NutrientTotal(sums: sums.map { $0 / Double(count) }, unknown: missing)
  }

  /// A share of it, 0 to 1; what is unknown stays so in every part of it, and nothing is unknown of no part.
  package func part(_ share: Double) -> NutrientTotal {
    share > 0 ? NutrientTotal(sums: sums.map { $0 * share }, unknown: missing) : NutrientTotal()
  }
}
