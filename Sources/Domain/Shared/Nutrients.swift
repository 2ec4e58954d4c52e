/// The nutrients per 100 g of a food, or in some amount of it: energy in kcal, sodium in mg, the others in g.
///
/// A value of nil is unknown, which does not mean zero.
package struct Nutrients: Hashable, Sendable {
  /// Energy in kcal.
  package var calories: Double
  /// Protein in g.
  package var protein: Double
  /// Carbohydrates in g; the food's `basis` says whether they include fiber.
  package var carbohydrates: Double
  /// Fat in g, including saturated fat.
  package var fat: Double
  /// Saturated fat in g, a part of the fat; nil if unknown.
  package var saturatedFat: Double?
  /// Sugar in g, a part of the carbohydrates; nil if unknown.
  package var sugar: Double?
  /// Fiber in g; nil if unknown.
  package var fiber: Double?
  /// Sodium in mg; nil if unknown.
  package var sodium: Double?

  /// Creates nutrients without checking the values; missing values are unknown.
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

  /// The value of a nutrient; setting energy, protein, carbohydrates or fat to nil has no effect, since they are always
  /// known.
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

  /// The nutrients in `grams` grams of a food, calculated from these values, which are per 100 g.
  package func of(grams: Double) -> Nutrients {
    let factor = grams / 100
    return Nutrients(
      calories: calories * factor, protein: protein * factor, carbohydrates: carbohydrates * factor, fat: fat * factor,
      saturatedFat: saturatedFat.map { $0 * factor }, sugar: sugar.map { $0 * factor },
      fiber: fiber.map { $0 * factor }, sodium: sodium.map { $0 * factor })
  }
}

/// The sum of the nutrients of several parts, and for each nutrient the number of parts whose value is unknown.
package struct NutrientTotal: Hashable, Sendable {
  /// The sums, in the order of `Nutrient.allCases`.
  private var sums = [Double](repeating: 0, count: Nutrient.allCases.count)
  private var missing = [Int](repeating: 0, count: Nutrient.allCases.count)

  /// Creates an empty sum: zero, with nothing unknown.
  package init() {}

  /// Creates the sum of the known values of all `parts`.
  package init(_ parts: some Sequence<Nutrients>) {
    for part in parts { add(part) }
  }

  /// Creates a total from sums that the database has calculated, and the number of parts whose value is unknown.
  ///
  /// Both arrays are in the order of `Nutrient.allCases`.
  package init(sums: [Double], unknown: [Int]) {
    precondition(sums.count == Nutrient.allCases.count && unknown.count == sums.count)
    self.sums = sums
    missing = unknown
  }

  /// Adds a part; its unknown values count as unknown, not as zero.
  package mutating func add(_ part: PartialNutrients) {
    for (index, nutrient) in Nutrient.allCases.enumerated() {
      if let value = part[nutrient] { sums[index] += value } else { missing[index] += 1 }
    }
  }

  /// Adds the nutrients of an amount of a food.
  package mutating func add(_ part: Nutrients) { add(PartialNutrients(part)) }

  /// Adds another total, including its counts of unknown values.
  package mutating func add(_ other: NutrientTotal) {
    for index in sums.indices {
      sums[index] += other.sums[index]
      missing[index] += other.missing[index]
    }
  }

  /// The sum of the known values.
  package subscript(nutrient: Nutrient) -> Double { sums[nutrient.index] }

  /// The number of parts whose value of the nutrient is unknown.
  package func unknown(_ nutrient: Nutrient) -> Int { missing[nutrient.index] }

  /// The total divided by a count, which gives a mean.
  package func divided(by count: Int) -> NutrientTotal {
    guard count > 0 else { return NutrientTotal() }
    return NutrientTotal(sums: sums.map { $0 / Double(count) }, unknown: missing)
  }

  /// The total multiplied by a share from 0 to 1; unknown values stay unknown, unless the share is 0.
  package func part(_ share: Double) -> NutrientTotal {
    share > 0 ? NutrientTotal(sums: sums.map { $0 * share }, unknown: missing) : NutrientTotal()
  }
}
