import Domain

/// Finds the aisle of a food by the words of another collection's category.
enum CategoryWords {
  /// The aisle of a category such as `Dairy and Egg Products` or `en:frozen-pizzas`; nil where no word of it is known.
  static func category(_ text: String) -> FoodCategory? {
    let words = text.plainLetters.split { !$0.isLetter }
    for (category, stems) in table where words.contains(where: { word in stems.contains { word.hasPrefix($0) } }) {
      return category
    }
    return nil
  }

  /// Stems in the order in which they decide: a frozen pizza is frozen, an apple juice a drink.
  private static let table: [(FoodCategory, [String])] = [
    (.frozen, ["frozen", "tiefkuhl", "ice", "surgel", "eis", "sorbet"]),
    (.other, ["baby", "infant", "restaurant", "fast", "meal", "entree", "supplement", "gericht", "menu", "saugling"]),
    (
      .beverages,
      [
        "beverage", "drink", "juice", "soda", "water", "coffee", "tea", "beer", "wine", "getrank", "saft", "kaffee",
        "tee",
        "bier", "wein", "alcohol", "boisson", "jus",
      ]
    ),
    (
      .pantry,
      [
        "sauce", "soup", "condiment", "spice", "herb", "oil", "fats", "pasta", "noodle", "rice", "cereal", "grain",
        "flour", "legume", "bean", "lentil", "canned", "spread", "jam", "honey", "sugar", "sweetener", "vinegar", "nut",
        "nuts", "seed", "dressing", "gewurz", "suppe", "fette", "fett", "nudel", "teigwaren", "getreide", "reis",
        "mehl", "hulsenfr", "nusse", "konserve", "aufstrich", "konfiture", "honig", "zucker", "baking", "mixes", "dip",
        "pickle", "olive", "gravies", "margarine", "syrup", "groceries", "nahrmittel", "samen", "soja", "soy", "ol",
        "ole",
      ]
    ),
    (
      .snacks,
      [
        "snack", "sweet", "candy", "chocolate", "cookie", "biscuit", "chip", "cracker", "confection", "dessert",
        "susswaren",
        "schokolade", "keks", "knabber", "pudding", "bar", "bars", "popcorn", "pretzel", "gum", "sussigkeit", "susse",
      ]
    ),
    (
      .bakery,
      [
        "bread", "bak", "cake", "pastr", "pie", "roll", "bun", "tortilla", "brot", "gebac", "kuchen", "broth",
        "croissant",
        "pain", "viennoiserie",
      ]
    ),
    (
      .dairy,
      [
        "dairy", "dairies", "milk", "cheese", "yogurt", "yoghurt", "egg", "cream", "butter", "milch", "kase", "joghurt",
        "eier", "ei", "quark", "sahne", "fromage", "lait", "kefir",
      ]
    ),
    (
      .seafood,
      [
        "fish", "seafood", "shellfish", "finfish", "salmon", "tuna", "shrimp", "fisch", "meeresfr", "lachs", "poisson",
      ]
    ),
    (
      .meat,
      [
        "meat", "beef", "pork", "poultry", "chicken", "turkey", "lamb", "veal", "game", "sausage", "ham", "bacon",
        "deli",
        "fleisch", "wurst", "geflugel", "rind", "schwein", "schinken", "viande",
      ]
    ),
    (
      .produce,
      [
        "fruit", "vegetable", "salad", "produce", "potato", "mushroom", "obst", "gemuse", "salat", "kartoffel", "pilz",
        "fruchte", "berries", "legumes",
      ]
    ),
    (.other, ["other", "andere", "sonstige", "native"]),
  ]
}
