/// Whether a food is low or high in fat, saturated fat, sugar and salt, as on the front of British packages.
///
/// The limits are those of the "Guide to creating a front of pack (FoP) nutrition label for pre-packed products sold
/// through retail outlets" (Department of Health 2013, updated 2016), tables 2 and 3. The guide compares packaged
/// products by the reference intakes of adults. A red light for oil does not say how much of the oil anybody eats, and
/// total sugar includes the sugar of fruit and milk. The guide has no light for fiber; the claim that a food's fiber
/// content allows is listed with the lights.
package struct TrafficLights: Hashable, Sendable {
  /// Green, amber or red.
  package enum Level: String, Sendable {
    case low
    case medium
    case high
  }

  /// The claim that a food's fiber content allows.
  ///
  /// The claims are those of the annex of regulation (EC) 1924/2006, which has no claim for too little fiber.
  package enum FiberClaim: String, Sendable {
    /// At least 6 g per 100 g, or 3 g per 100 kcal.
    case high
    /// At least 3 g per 100 g, or 1.5 g per 100 kcal.
    case source
  }

  /// Whether 100 g or 100 ml are judged.
  package enum Basis: Hashable, Sendable {
    /// A food, judged per 100 g.
    case food
    /// A drink, judged per 100 ml, with its density in g per ml; an unknown density is assumed to be 1.
    case drink(density: Double, isAssumed: Bool)
  }

  /// Why the lights say little about a food.
  package enum Caveat: Sendable {
    /// The food contains alcohol, for which there is no light.
    case alcohol
    /// The food is for babies, but the limits are those of adults.
    case babies
  }

  /// A nutrient that is high in a portion but not per 100 g.
  package struct InPortion: Hashable, Sendable {
    /// Fat, saturated fat, sugar, or sodium, which represents salt.
    package let nutrient: Nutrient
    /// Grams of the nutrient in the portion; grams of salt if the nutrient is sodium.
    package let grams: Double
    /// The maximum number of grams that a portion may have without counting as high.
    package let limit: Double
  }

  /// Whether the lights judge 100 g of a food or 100 ml of a drink.
  package let basis: Basis
  /// The nutrients that are high in the food's first portion but not per 100 g, in the order of `nutrients`.
  package let inPortion: [InPortion]
  /// The claim that the food's fiber allows; nil if the food has too little fiber or its fiber is unknown.
  package let fiber: FiberClaim?
  /// Why the lights say little about the food; nil for most foods.
  package let caveat: Caveat?
  private let levels: [Nutrient: Level]

  /// The nutrients that have a light; the light of sodium is the one for salt.
  package static let nutrients: [Nutrient] = [.fat, .saturatedFat, .sugar, .sodium]

  /// A nutrient's light; nil if the food's value is unknown or the nutrient has no light.
  package subscript(nutrient: Nutrient) -> Level? { levels[nutrient] }

  /// Judges a food per 100 g (or 100 ml) and by its first portion.
  package init(_ food: Food) {
    let density = food.knownDensity
    let usable = density.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    basis = food.isDrink ? .drink(density: usable ?? 1, isAssumed: usable == nil) : .food
    let limits = TrafficLightLimits(basis)
    var levels: [Nutrient: Level] = [:]
    var inPortion: [InPortion] = []
    for nutrient in Self.nutrients {
      guard let grams = food.nutrients.grams(nutrient), grams.isFinite, let limit = limits[nutrient] else { continue }
      levels[nutrient] = limit.level(grams * limits.gramsJudged / 100)
      guard levels[nutrient] != .high, let portion = food.portions.first, limits.isLarge(portion) else { continue }
      let share = grams * portion.grams / 100
      guard TrafficLightLimits.exceeds(share, limit.portion) else { continue }
      levels[nutrient] = .high
      inPortion.append(InPortion(nutrient: nutrient, grams: share, limit: limit.portion))
    }
    self.levels = levels
    self.inPortion = inPortion
    fiber = Self.claim(food.nutrients)
    caveat = food.tags.contains("baby") ? .babies : food.hasAlcohol ? .alcohol : nil
  }

  private static func claim(_ nutrients: Nutrients) -> FiberClaim? {
    guard let fiber = nutrients.fiber, fiber > 0 else { return nil }
    // A food without energy has no 100 kcal that could contain fiber, so it never reaches the second amount.
    let energy = nutrients.calories > 0 ? nutrients.calories : .infinity
    func reaches(_ inGrams: Double, _ inEnergy: Double) -> Bool {
      !TrafficLightLimits.exceeds(inGrams, fiber) || !TrafficLightLimits.exceeds(inEnergy * energy / 100, fiber)
    }
    return reaches(6, 3) ? .high : reaches(3, 1.5) ? .source : nil
  }
}

extension Nutrients {
  /// Salt in g; nil if the sodium is unknown.
  ///
  /// Sodium x 2.5, as labels in the European Union state it (regulation 1169/2011, annex I).
  package var salt: Double? { sodium.map(Nutrient.salt) }

  fileprivate func grams(_ nutrient: Nutrient) -> Double? { nutrient == .sodium ? salt : self[nutrient] }
}

/// The guide's limits for a food or a drink.
private struct TrafficLightLimits {
  /// The limits for one nutrient in grams: green up to `low` and red above `high`; a large portion is also red above
  /// `portion`.
  struct Limit {
    let low: Double
    let high: Double
    let portion: Double

    func level(_ grams: Double) -> TrafficLights.Level {
      !TrafficLightLimits.exceeds(grams, low) ? .low : TrafficLightLimits.exceeds(grams, high) ? .high : .medium
    }
  }

  private let limits: [Nutrient: Limit]
  /// The weight in g of what is judged: 100 g of food, or 100 ml of the drink.
  let gramsJudged: Double
  /// The weight in g above which a portion is a large one, for which `portion` is the limit.
  private let largePortion: Double

  /// The limits in the guide's table for food or for drinks.
  ///
  /// A value is green if the food may be called low in the nutrient (regulation 1924/2006). It is red above a quarter
  /// of an adult's reference intake (regulation 1169/2011, annex XIII: 70 g fat, 20 g saturates, 90 g sugars, 6 g salt)
  /// or, in a large portion, above 30 % of this intake. The limits for drinks are half of those for food, except that
  /// the limit for low salt is the same.
  init(_ basis: TrafficLights.Basis) {
    switch basis {
    case .food:
      limits = [
        .fat: Limit(low: 3, high: 17.5, portion: 21), .saturatedFat: Limit(low: 1.5, high: 5, portion: 6),
        .sugar: Limit(low: 5, high: 22.5, portion: 27), .sodium: Limit(low: 0.3, high: 1.5, portion: 1.8),
      ]
      gramsJudged = 100
      largePortion = 100
    case .drink(let density, _):
      limits = [
        .fat: Limit(low: 1.5, high: 8.75, portion: 10.5), .saturatedFat: Limit(low: 0.75, high: 2.5, portion: 3),
        .sugar: Limit(low: 2.5, high: 11.25, portion: 13.5), .sodium: Limit(low: 0.3, high: 0.75, portion: 0.9),
      ]
      gramsJudged = 100 * density
      largePortion = 150 * density
    }
  }

  subscript(nutrient: Nutrient) -> Limit? { limits[nutrient] }

  func isLarge(_ portion: Portion) -> Bool { Self.exceeds(portion.grams, largePortion) }

  /// Whether a value is above a limit, ignoring rounding errors of the multiplications.
  static func exceeds(_ value: Double, _ limit: Double) -> Bool { value > limit + 1e-9 }
}

extension Food {
  /// Whether the food is drunk as it is: beverages, foods tagged `drink`, and milk from the dairy category.
  ///
  /// Powders and syrups, which are stirred into water first, are not drinks: more than half of their weight is protein,
  /// carbs and fat. Evaporated milk is not a drink either.
  package var isDrink: Bool {
    let macros = nutrients.protein + nutrients.carbohydrates + nutrients.fat
    guard macros <= Self.maximumDissolved else { return false }
    return category == .beverages || tags.contains("drink") || isPoured && isDrinkByName
  }

  /// Whether the food is tagged `alcohol`, or is a drink with more energy than its protein, carbs and fat supply.
  ///
  /// A difference of up to 10 kcal may be rounding.
  fileprivate var hasAlcohol: Bool {
    guard !tags.contains("alcohol") else { return true }
    let energy = EnergyFactor.macros(
      protein: nutrients.protein, carbohydrates: nutrients.carbohydrates, fat: nutrients.fat)
    return isDrink && nutrients.calories > energy + EnergyBand.minimum
  }

  /// The maximum weight of protein, carbs and fat together in a drink, in g per 100 g: cream liqueur, the densest drink
  /// in the starter bank, has 39.
  private static let maximumDissolved = 50.0

  /// Whether the name is that of a drink: `Goat milk` is, `Goat milk cheese` is not.
  private var isDrinkByName: Bool {
    let words = name.plainLetters.split { !$0.isLetter }
    guard !words.contains(where: { $0.hasPrefix("evaporated") || $0.hasPrefix("kondens") }) else { return false }
    let head = FoodSimilarity(name).head
    return Self.poured.contains { head.hasSuffix($0) }
  }
}
