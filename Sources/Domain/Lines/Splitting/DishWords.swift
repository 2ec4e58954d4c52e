/// Words that show, in a list without separators, whether another word is a food of its own.
enum DishWords {
  /// Words for foods that are named after their contents, so that the words before them are not foods of their own.
  static let namedByContents: Set<String> = [
    "soup", "salad", "sandwich", "pie", "cake", "curry", "stew", "bar", "juice", "smoothie", "pizza", "pasta",
    "bread", "omelette", "quiche", "drink", "powder", "oil", "sauce", "spread", "dip", "roll", "burger", "wrap",
    "risotto",
  ]
  /// Sauces and sides that go with another food, and that never end the name of a dish.
  static let sides: Set<String> = [
    "pommes", "fries", "mayo", "mayonnaise", "majo", "ketchup", "senf", "mustard", "coleslaw", "peas",
  ]
}
