/// What a household bought of one food in one store on one day; only items with a known weight and price are included.
package struct PurchaseSum: Hashable, Sendable {
  /// The day of the purchase.
  package let day: Day
  /// The store; nil if the trip has none.
  package let store: String?
  /// The food that was bought.
  package let food: FoodReference
  /// The price, with the weight, the energy and the protein of what was bought.
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
  /// The number of purchases; a purchase is one food in one store on one day.
  package var purchases: Int
  /// The weight of all purchases in grams.
  package var grams: Double
  /// The price of all purchases.
  package var price: Money
  /// The energy of all purchases in kcal.
  package var calories: Double
  /// The protein of all purchases in grams.
  package var protein: Double

  /// The minimum energy, in kcal, for which a price per 100 kcal is calculated.
  ///
  /// Without this minimum, a jar of spice could be among the cheapest foods. The value is a quarter of an adult's daily
  /// reference intake of 2,000 kcal. Source: Regulation (EU) No 1169/2011, Annex XIII, Part B.
  package static let minimumCalories = 500.0
  /// The minimum protein, in g, for which a price per 10 g of protein is calculated: a quarter of the reference intake
  /// of 50 g.
  package static let minimumProtein = 12.5
  /// The minimum share of a food's energy, 0 to 1, that protein must supply for the food to be a source of protein.
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

  /// The price per kilogram in minor units of money, such as cents; nil if the weight is 0.
  package var perKilogram: Double? { grams > 0 ? Double(price.minorUnits) / grams * 1000 : nil }
  /// The price per 100 kcal in minor units of money; nil for less than `minimumCalories`.
  package var per100kcal: Double? {
    calories >= Self.minimumCalories ? Double(price.minorUnits) / calories * 100 : nil
  }
  /// The price per 10 g of protein in minor units of money.
  ///
  /// Nil for less than `minimumProtein` and for foods that are not a source of protein.
  package var per10gProtein: Double? {
    let energy = protein * Double(Macro.protein.caloriesPerGram)
    guard protein >= Self.minimumProtein, energy >= Self.proteinSourceShare * calories else { return nil }
    return Double(price.minorUnits) / protein * 10
  }
}
