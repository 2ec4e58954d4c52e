/// What a household bought of one food in one store on one day: only items of which weight and price are known.
package struct PurchaseSum: Hashable, Sendable {
  /// The household's day.
  package let day: Day
  /// Where it was; nil where nobody said.
  package let store: String?
  /// What was bought.
  package let food: FoodReference
  /// Its weight, its price and what is in it.
  package let price: UnitPrice

  /// A purchase of ready values.
  package init(day: Day, store: String?, food: FoodReference, price: UnitPrice) {
    self.day = day
    self.store = store
    self.food = food
    self.price = price
  }
}

/// What some purchases cost for their weight, their energy and their protein.
package struct UnitPrice: Hashable, Sendable {
  /// How many purchases: a food, a store and a day each.
  package var purchases: Int
  /// In grams.
  package var grams: Double
  /// For all of them.
  package var price: Money
  /// In kcal.
  package var calories: Double
  /// In grams.
  package var protein: Double

  /// A quarter of an adult's reference intake of a day, 2,000 kcal: with less of it no food stands among the cheapest, so that
  /// a jar of spice is none.
  ///
  /// Source: Regulation (EU) No 1169/2011, Annex XIII, Part B.
  package static let leastCalories = 500.0
  /// The same of 50 g of protein.
  package static let leastProtein = 12.5
  /// The share of its energy that a source of protein has in protein.
  ///
  /// Source: Regulation (EC) No 1924/2006, Annex, "Source of protein".
  package static let proteinSourceShare = 0.12

  /// Purchases as they were added up; nothing unless said.
  package init(
    purchases: Int = 0, grams: Double = 0, price: Money = .zero, calories: Double = 0, protein: Double = 0
  ) {
    self.purchases = purchases
    self.grams = grams
    self.price = price
    self.calories = calories
    self.protein = protein
  }

  /// Purchases added up.
  package init(_ parts: some Sequence<UnitPrice>) {
    self.init()
    for part in parts {
      purchases += part.purchases
      grams += part.grams
      price = price + part.price
      calories += part.calories
      protein += part.protein
    }
  }

  /// Minor units for a kilogram; nil where nothing was weighed.
  package var perKilogram: Double? { grams > 0 ? Double(price.minorUnits) / grams * 1000 : nil }
  /// Minor units for 100 kcal; nil of less than `leastCalories`.
  package var per100kcal: Double? {
    calories >= Self.leastCalories ? Double(price.minorUnits) / calories * 100 : nil
  }
  /// Minor units for 10 g of protein; nil of less than `leastProtein`, and of what is no source of protein.
  package var per10gProtein: Double? {
    let energy = protein * Double(Macro.protein.caloriesPerGram)
    guard protein >= Self.leastProtein, energy >= Self.proteinSourceShare * calories else { return nil }
    return Double(price.minorUnits) / protein * 10
  }
}
