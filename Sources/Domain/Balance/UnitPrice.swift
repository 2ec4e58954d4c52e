/// What a household bought of one food in one store on one day, only items with a known weight and price.
package struct PurchaseSum: Hashable, Sendable {
  /// The household's day.
  package let day: Day
  /// The store; nil if none was given.
  package let store: String?
  /// The food that was bought.
  package let food: FoodReference
  /// Its weight, its price, its energy and its protein.
  package let price: UnitPrice

  /// Creates a purchase from values that are already calculated.
  package init(day: Day, store: String?, food: FoodReference, price: UnitPrice) {
    self.day = day
    self.store = store
    self.food = food
    self.price = price
  }
}

/// What some purchases cost relative to their weight, energy and protein.
package struct UnitPrice: Hashable, Sendable {
  /// The number of purchases, each of one food, in one store, on one day.
  package var purchases: Int
  /// In grams.
  package var grams: Double
  /// The price of all purchases.
  package var price: Money
  /// In kcal.
  package var calories: Double
  /// In grams.
  package var protein: Double

  /// The least energy, in kcal, for a price per 100 kcal: with less, a jar of spice could be among the cheapest foods.
  ///
  /// A quarter of an adult's daily reference intake of 2,000 kcal. Source: Regulation (EU) No 1169/2011, Annex XIII,
  /// Part B.
  package static let minimumCalories = 500.0
  /// The least protein, in g, for a price per 10 g of protein: a quarter of the reference intake of 50 g.
  package static let minimumProtein = 12.5
  /// The share of its energy that a source of protein must have from protein.
  ///
  /// Source: Regulation (EC) No 1924/2006, Annex, "Source of protein".
  package static let proteinSourceShare = 0.12

  /// Creates a price from sums that are already calculated; without arguments it is empty.
  package init(
    purchases: Int = 0, grams: Double = 0, price: Money = .zero, calories: Double = 0, protein: Double = 0
  ) {
    self.purchases = purchases
    self.grams = grams
    self.price = price
    self.calories = calories
    self.protein = protein
  }

  /// Adds up purchases.
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

  /// Minor units per kilogram; nil if nothing was weighed.
  package var perKilogram: Double? { grams > 0 ? Double(price.minorUnits) / grams * 1000 : nil }
  /// Minor units per 100 kcal; nil for less than `minimumCalories`.
  package var per100kcal: Double? {
    calories >= Self.minimumCalories ? Double(price.minorUnits) / calories * 100 : nil
  }
  /// Minor units per 10 g of protein; nil for less than `minimumProtein` and for foods that are not a source of protein.
  package var per10gProtein: Double? {
    let energy = protein * Double(Macro.protein.caloriesPerGram)
    guard protein >= Self.minimumProtein, energy >= Self.proteinSourceShare * calories else { return nil }
    return Double(price.minorUnits) / protein * 10
  }
}
