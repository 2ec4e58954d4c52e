import Domain

/// Finds the category of a product from its category tags.
enum OpenFoodFactsCategories {
  /// The category for a product's tags, which are ordered from general to specific; `other` if they indicate no
  /// category.
  static func category(_ tags: [String]) -> FoodCategory {
    var best: (rank: Int, category: FoodCategory)?
    for tag in tags {
      if let found = known[tag], found.rank < best?.rank ?? .max { best = found }
    }
    if let best { return best.category }
    // These two tags are ignored: nearly every product has them, and "beverages" in one of them would be misleading.
    let last = tags.last { $0 != "en:plant-based-foods-and-beverages" && $0 != "en:plant-based-foods" }
    return last.flatMap { CategoryWords.category(String($0.drop { $0 != ":" })) } ?? .other
  }

  /// The tags of each category, in order of precedence: frozen fish counts as frozen, chocolate milk as dairy.
  private static let order: [(FoodCategory, [String])] = [
    (.frozen, ["frozen-foods", "ice-creams-and-sorbets", "frozen-desserts"]),
    (.other, ["baby-foods", "dietary-supplements", "meals"]),
    (.dairy, ["dairies", "milks", "cheeses", "yogurts", "eggs", "butters", "creams"]),
    (.beverages, ["beverages", "waters", "juices-and-nectars", "coffees", "teas", "alcoholic-beverages"]),
    (.seafood, ["seafood", "fishes", "fishes-and-their-products", "seafoods-and-their-products"]),
    (.meat, ["meats", "meats-and-their-products", "poultries", "sausages", "prepared-meats", "hams"]),
    (.bakery, ["breads", "viennoiseries", "pastries", "cakes", "sweet-pastries-and-pies"]),
    (.snacks, ["snacks", "sweet-snacks", "salty-snacks", "desserts", "confectioneries", "chocolates", "appetizers"]),
    (
      .pantry,
      [
        "groceries", "condiments", "spreads", "sauces", "fats", "canned-foods", "pastas", "rices", "sweeteners",
        "breakfasts", "breakfast-cereals", "soups", "spices", "dried-products", "nuts", "legumes", "flours", "honeys",
        "vegetable-oils", "cereals-and-their-products", "bee-products", "plant-based-spreads", "jams",
        "cooking-helpers",
      ]
    ),
    (.produce, ["fruits", "vegetables", "fresh-foods", "potatoes", "fresh-vegetables", "fresh-fruits", "mushrooms"]),
    (.pantry, ["cereals-and-potatoes", "fruits-and-vegetables-based-foods"]),
  ]

  private static let known: [String: (rank: Int, category: FoodCategory)] = {
    var known: [String: (rank: Int, category: FoodCategory)] = [:]
    for (rank, (category, tags)) in order.enumerated() {
      for tag in tags { known["en:" + tag] = (rank, category) }
    }
    return known
  }()
}
