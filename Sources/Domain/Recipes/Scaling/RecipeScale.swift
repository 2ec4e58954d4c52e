/// Settings for showing a recipe for another number of servings or in other units; the stored recipe does not change.
package struct RecipeScale: Sendable, Equatable {
  /// A system of units.
  package enum Units: String, CaseIterable, Sendable {
    case metric
    case imperial
  }

  /// Explains the `*` after an amount in a recipe that is shown or exported for more servings.
  package static let dampedRemark =
    "* scaled up less than the rest: taste, then add more, up to the amount in brackets"

  /// The number by which all amounts are multiplied; 1 leaves them as written.
  package var factor: Double
  /// The system of units to show; nil keeps the units as written.
  package var units: Units?
  /// Whether salt, spices and leavening grow in proportion to the other ingredients.
  package var isProportional: Bool

  package init(factor: Double = 1, units: Units? = nil, isProportional: Bool = false) {
    (self.factor, self.units, self.isProportional) = (factor, units, isProportional)
  }

  /// Whether the recipe is neither scaled nor converted.
  package var isAsWritten: Bool { factor == 1 && units == nil }

  /// Whether the factor is so far from 1 that pans and cooking times may no longer fit.
  package var isFar: Bool { !(0.5...2).contains(factor) }

  /// The factor for salt, spices and leavening: when a recipe is scaled up, they grow half as much as the other
  /// ingredients.
  ///
  /// Source: Washburn and Butt, 125 Best Quick Bread Recipes, as quoted in the Detroit Free Press of 27 October 2011:
  /// when doubling a recipe, add one and a half times the baking soda, baking powder, salt and spices.
  package var damped: Double { factor > 1 ? 1 + (factor - 1) / 2 : factor }
}

/// The amount of an ingredient after scaling and conversion.
package struct ShownAmount: Sendable, Equatable {
  /// How the amount was scaled.
  package enum Rule: String, Sendable {
    case proportional
    /// Scaled less than in proportion, as salt, spices and leavening are.
    case damped
    /// Not scaled, since the ingredient has no amount.
    case fixed
  }

  /// The number, or the lower end of a range, not rounded; nil if the ingredient has no amount.
  package var quantity: Double?
  /// The upper end of a range, not rounded; nil if the amount is not a range.
  package var quantityMax: Double?
  /// The unit; nil if the amount is only a number.
  package var unit: String?
  /// The amount as text, rounded so that a kitchen can measure it: `1½ cups`; empty if there is no amount.
  package var text: String
  package var rule: Rule
  /// The text that the amount would have if it were scaled in proportion; nil unless `rule` is `damped`.
  package var proportionalText: String?
}

extension RecipeScale {
  /// Scales and converts the amount of an ingredient; the size of each can or piece stays as written.
  package func shown(_ ingredient: RecipeIngredient) -> ShownAmount {
    guard let reading = ingredient.reading, let amount = reading.amount else {
      return ShownAmount(text: "", rule: .fixed)
    }
    let scale = growth(of: reading, amount)
    let isDamped = factor > 1 && !isProportional && isSeasoning(reading, amount)
    let parts = converted(reading, ingredient)
    let first = parts.first ?? amount
    var shown = ShownAmount(
      quantity: first.quantity.map { $0 * scale }, quantityMax: first.quantityMax.map { $0 * scale },
      unit: first.unit?.symbol, text: Self.text(parts, scale), rule: isDamped ? .damped : .proportional)
    if isDamped { shown.proportionalText = Self.text(parts, factor) }
    return shown
  }

  /// The factor for an ingredient.
  func growth(of reading: IngredientReading, _ amount: IngredientAmount) -> Double {
    !isProportional && isSeasoning(reading, amount) ? damped : factor
  }

  private func isSeasoning(_ reading: IngredientReading, _ amount: IngredientAmount) -> Bool {
    // A pepper that is counted is a vegetable.
    let isVegetable = amount.unit == nil && ["pepper", "peppers"].contains(reading.name.plainLetters)
    return !isVegetable && amount.unit?.grams == nil && Seasonings.isDamped(reading.name)
  }

  static func text(_ parts: [IngredientAmount], _ scale: Double) -> String {
    // `1 lb 10 oz` is one weight.
    let isPounds =
      parts.count > 1 && parts.allSatisfy { ["lb", "oz"].contains($0.unit?.symbol) && $0.quantityMax == nil }
    guard isPounds else { return parts.map { KitchenAmount.text($0, times: scale) }.joined(separator: " + ") }
    let ounces = parts.reduce(0) { $0 + ($1.quantity ?? 1) * ($1.unit?.symbol == "lb" ? 16 : 1) }
    return KitchenAmount.text(amount(of: ounces, "oz"), times: scale)
  }

  /// The amount of an ingredient in the chosen units, before it is scaled, as parts that are added up.
  ///
  /// An amount stays as written if it is already in the chosen units, or if it is a volume whose weight is unknown. If
  /// the line states the amount in both systems of units, the amount in the chosen system is returned. What is added up
  /// in the line, as in `1 lb 2 oz`, becomes one amount.
  private func converted(_ reading: IngredientReading, _ ingredient: RecipeIngredient) -> [IngredientAmount] {
    let parts = reading.summands
    guard let units, parts.contains(where: { $0.unit?.system.map { $0 != units } ?? false }) else { return parts }
    if let said = reading.alternatives.first(where: { same in
      same.includesAdded == (parts.count > 1) && same.amounts.allSatisfy { $0.unit?.system == units }
    }) {
      return said.amounts
    }
    if parts.count > 1, units == .metric, !Seasonings.isLiquid(reading.name),
      parts.allSatisfy({ $0.unit?.grams == nil }),
      let grams = ingredient.grams, ingredient.gramsFrom == .portion || ingredient.gramsFrom == .density
    {
      return [Self.amount(of: grams, "g")]
    }
    let milliliters = parts.compactMap { part in part.unit?.milliliters.map { $0 * (part.quantity ?? 1) } }
    if parts.count > 1, units == .metric, Seasonings.isLiquid(reading.name), milliliters.count == parts.count {
      return [Self.amount(of: milliliters.reduce(0, +), "ml")]
    }
    let changed = parts.map { converted($0, reading, ingredient, isAlone: parts.count == 1) }
    guard let first = changed.first, let unit = first.unit, changed.count > 1,
      changed.allSatisfy({ $0.unit == unit && $0.quantityMax == nil })
    else { return changed }
    return [Self.amount(of: changed.reduce(0) { $0 + ($1.quantity ?? 1) }, unit.symbol)]
  }

  static func amount(of quantity: Double, _ symbol: String) -> IngredientAmount {
    IngredientAmount(quantity: quantity, unit: IngredientUnit.named(symbol.plainLetters))
  }

  /// An amount of an ingredient in the chosen units; `isAlone` says whether it is the ingredient's whole amount.
  func converted(
    _ amount: IngredientAmount, _ reading: IngredientReading, _ ingredient: RecipeIngredient, isAlone: Bool
  ) -> IngredientAmount {
    guard let units, let unit = amount.unit, unit.system.map({ $0 != units }) ?? false else { return amount }
    func changed(_ symbol: String, _ each: Double) -> IngredientAmount {
      IngredientAmount(
        quantity: (amount.quantity ?? 1) * each, quantityMax: amount.quantityMax.map { $0 * each },
        unit: IngredientUnit.named(symbol.plainLetters))
    }
    switch units {
    case .metric:
      if let grams = unit.grams { return changed("g", grams) }
      guard let milliliters = unit.milliliters else { return amount }
      if Seasonings.isLiquid(reading.name) { return changed("ml", milliliters) }
      guard isAlone, let grams = ingredient.grams, let own = reading.amount, let number = own.middle, number > 0,
        ingredient.gramsFrom == .portion || ingredient.gramsFrom == .density, let whole = own.unit?.milliliters
      else { return amount }
      return changed("g", grams / number * milliliters / whole)
    case .imperial:
      if let grams = unit.grams { return changed("oz", grams / 28.349_523) }
      guard let milliliters = unit.milliliters else { return amount }
      let whole = milliliters * (amount.quantity ?? 1)
      return whole < 45 ? changed("tbsp", milliliters / 14.787) : changed("cup", milliliters / 236.588)
    }
  }
}

extension IngredientUnit {
  /// The system of units to which the unit belongs; nil for spoons, which both systems use, and for pieces.
  var system: RecipeScale.Units? {
    switch symbol {
    case "g", "kg", "mg", "dag", "Pfund", "livre", "ml", "cl", "dl", "l": .metric
    case "oz", "lb", "fl oz", "pint", "quart", "gallon", "cup": .imperial
    default: nil
    }
  }
}

/// Recognizes salt, spices and leavening, and also liquids, by the names of ingredients.
enum Seasonings {
  static func isDamped(_ name: String) -> Bool {
    let words = name.plainLetters.split { !$0.isLetter }.map(String.init)
    guard !words.contains(where: notDamped.contains) else { return false }
    let joined = words.joined(separator: " ")
    return words.contains(where: damped.contains) || phrases.contains(where: joined.contains)
  }

  static func isLiquid(_ name: String) -> Bool {
    let words = name.plainLetters.split { !$0.isLetter }.map(String.init)
    return words.contains { word in liquids.contains { word == $0 || word.count > $0.count + 2 && word.hasSuffix($0) } }
      && !words.contains(where: notLiquid.contains)
  }

  private static let damped = Set<String>.words(
    """
    salt pepper cinnamon nutmeg cumin turmeric paprika cayenne cardamom allspice ginger cloves saffron chili chilli
    oregano thyme rosemary sage marjoram curry spice spices seasoning salz pfeffer zimt muskat muskatnuss kreuzkummel
    kurkuma paprikapulver kardamom piment safran chilipulver currypulver majoran backpulver natron sel poivre cannelle
    caraway kummel anise
    muscade bicarbonate sale pepe cannella bicarbonato sal pimienta canela comino gewurz lebkuchengewurz
    """)
  private static let phrases = [
    "baking powder", "baking soda", "chili powder", "chili flakes", "bicarbonate of soda", "garlic powder",
    "onion powder", "levure chimique",
  ]
  private static let notDamped = Set<String>.words(
    """
    bell red green yellow fresh butter beans paste sauce steak cream schote schoten paprikaschote paprikaschoten frisch
    frischer frische root knob unsalted water cod
    """)
  private static let liquids = Set<String>.words(
    """
    water milk juice broth stock wine vinegar oil buttermilk beer coffee tea cream syrup wasser milch saft bruhe fond wein
    essig ol sahne bier kaffee lait eau jus bouillon vin vinaigre huile creme latte acqua succo brodo vino aceto olio leche
    agua zumo caldo vinagre aceite
    """)
  private static let notLiquid = Set<String>.words("cheese ice powder sour shortening pulver eis powdered condensed")
}
