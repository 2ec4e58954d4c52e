/// The daily targets of a member or a household as they are shown: energy rounded to 10 kcal, sodium to 10 mg, and all
/// others to whole grams.
package struct DailyTargets: Hashable, Sendable {
  /// The energy in kcal.
  package var calories: Int
  /// The minimum protein in g.
  package var protein: Int
  /// The carbohydrates in g.
  package var carbohydrates: Int
  /// The fat in g.
  package var fat: Int
  /// The maximum saturated fat in g.
  package var saturatedFat: Int
  /// The maximum free sugars in g: added sugars and the sugars in honey, syrups and juices.
  package var sugar: Int
  /// The minimum fiber in g.
  package var fiber: Int
  /// The maximum sodium in mg.
  package var sodium: Int
  /// The reference value in g for all sugars: 18 % of energy, as on food labels in the European Union.
  ///
  /// If the intake of all sugars is above this value, the intake of free sugars counts as too high.
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

  /// Adds two people's targets: a household's targets are the sum of its members' rounded targets.
  package static func + (one: DailyTargets, other: DailyTargets) -> DailyTargets {
    var sum = one
    for nutrient in Nutrient.allCases { sum[nutrient] += other[nutrient] }
    sum.totalSugarReference += other.totalSugarReference
    return sum
  }

  /// The targets for several days: the rounded daily targets times the number of days.
  package func times(_ days: Int) -> DailyTargets {
    var product = self
    for nutrient in Nutrient.allCases { product[nutrient] *= days }
    product.totalSugarReference *= days
    return product
  }

  /// The salt in g that corresponds to the sodium: sodium x 2.5 (EU 1169/2011, Annex I).
  package var salt: Double { Nutrient.salt(ofSodium: Double(sodium)) }

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
