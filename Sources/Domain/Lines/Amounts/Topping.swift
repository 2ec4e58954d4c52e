/// How much of a food is on a slice of bread or in a roll.
///
/// The amounts are estimates of what is usual in German and British households. FNDDS 2021-2023 ("for use on a
/// sandwich") has less of some vegetables: 10 g of cucumber and 8 g of lettuce.
enum Topping {
  /// The grams of a vegetable on bread, keyed by a word of its name.
  private static let vegetables: [String: Double] = [
    "cucumber": 20, "lettuce": 10, "mushroom": 45, "onion": 18, "pepper": 30, "spinach": 20, "tomato": 35, "radish": 25,
    "rocket": 10, "arugula": 10, "cress": 5, "watercress": 12, "beet": 30, "beetroot": 30, "kale": 15, "endive": 15,
    "chicory": 15, "radicchio": 15, "carrot": 25, "celery": 20, "leek": 20, "daikon": 20, "avocado": 60,
  ]
  /// The grams of an egg dish or a cheese of which more is on bread than two slices, keyed by a word of its name.
  private static let dairy: [String: Double] = ["omelette": 90, "scrambled": 90, "halloumi": 60, "cottage": 50]
  /// The maximum number of grams of a food on bread, by category: two slices of cheese or ham, a fish fillet.
  private static let most: [FoodCategory: Double] = [.dairy: 30, .meat: 50, .seafood: 50, .produce: 50]
  /// Parts of the names of meat that is put whole into a roll, of which up to `mostWhole` grams are assumed.
  private static let whole = [
    "wurst", "sausage", "frankfurter", "wiener", "patty", "steak", "chop", "schnitzel", "cutlet", "escalope",
    "leberkase", "tenders", "meatball", "nugget",
  ]
  private static let mostWhole = 100.0
  /// The weights in grams of slices of meat of which one is enough for a slice of bread.
  private static let slices = 20.0...45
  /// The weight in grams up to which all of a food is eaten on bread, such as a boiled egg.
  private static let heldByAny = 60.0

  /// The grams of a food on a slice of bread, if they are less than people usually eat of the food.
  ///
  /// `usually` is the amount in grams that people eat without bread. Nil if all of that amount fits on the bread, or if
  /// the food is not one that is put on bread.
  static func grams(of food: Food, usually: Double) -> Double? {
    guard !food.isPoured, var most = most[food.category] else { return nil }
    let name = food.name.plainLetters
    let listed = food.category == .produce ? vegetables : food.category == .dairy ? dairy : [:]
    if let held = SearchText.words(food.name).lazy.compactMap({ listed[$0] }).first {
      return usually > held ? held : nil
    }
    // Of ham, people eat several slices by itself and one on bread.
    if food.category == .meat, let slice = food.portions.first, PortionWords.key(slice.name) == "slice",
      slices.contains(slice.grams), usually > slice.grams
    {
      return slice.grams
    }
    if food.category == .meat, whole.contains(where: { name.contains($0) }) {
      most = mostWhole
    }
    return usually > max(most, heldByAny) ? most : nil
  }
}
