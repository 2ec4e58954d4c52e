/// The daily targets of a member or a household as they are shown: kcal rounded to 10, whole grams, and mg of sodium
/// rounded to 10.
package struct DailyTargets: Hashable, Sendable {
  /// kcal.
  package var calories: Int
  /// g, at least.
  package var protein: Int
  /// g.
  package var carbohydrates: Int
  /// g.
  package var fat: Int
  /// g, at most.
  package var saturatedFat: Int
  /// g of free sugars, at most: added sugars and the sugars in honey, syrups and juices.
  package var sugar: Int
  /// g, at least.
  package var fiber: Int
  /// mg, at most.
  package var sodium: Int
  /// g of all sugars: 18 % of energy, as on labels in the European Union; above it free sugars are certainly too high.
  package var totalSugarReference: Int

  /// All targets at 0.
  package static let zero = DailyTargets(
    calories: 0, protein: 0, carbohydrates: 0, fat: 0, saturatedFat: 0, sugar: 0, fiber: 0, sodium: 0,
    totalSugarReference: 0)

  /// A nutrient's target; for `sugar` it is the limit for free sugars.
  package subscript(nutrient: Nutrient) -> Int {
    get { self[keyPath: Self.path(nutrient)] }
    set { self[keyPath: Self.path(nutrient)] = newValue }
  }

  /// The sum of two targets, as a household's targets are the sum of its members' as shown.
  package static func + (one: DailyTargets, other: DailyTargets) -> DailyTargets {
    var sum = one
    for nutrient in Nutrient.allCases { sum[nutrient] += other[nutrient] }
    sum.totalSugarReference += other.totalSugarReference
    return sum
  }

  /// The targets for several days, not rounded again.
  package func times(_ days: Int) -> DailyTargets {
    var product = self
    for nutrient in Nutrient.allCases { product[nutrient] *= days }
    product.totalSugarReference *= days
    return product
  }

  /// The salt in g that corresponds to the sodium: sodium x 2.5 (EU 1169/2011, Annex I).
  package var salt: Double { Double(sodium) * 2.5 / 1000 }

  private static func path(_ nutrient: Nutrient) -> WritableKeyPath<DailyTargets, Int> {
    switch nutrient {
    case .calories: \.calories
    case .protein: \.protein
    case .carbohydrates: \.carbohydrates
    case .fat: \.fat
    case .saturatedFat: \.saturatedFat
    case .sugar: \.sugar
    case .fiber: \.fiber
    case .sodium: \.sodium
    }
  }
}
