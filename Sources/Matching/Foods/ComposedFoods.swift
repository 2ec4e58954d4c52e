internal import Domain
internal import Reference

/// Composes a food from bread and a topping, if no table has the two as one food: Käsebrot, fried egg sandwich.
///
/// Like a food of the open tables, a composed food has a negative ID until it is logged. The ID encodes the bread and
/// the topping, so that the same name always gives the same food.
package struct ComposedFoods {
  /// The name of the source of composed foods; the source's `id` lists the parts.
  package static let sourceName = "put together from"

  /// A kind of bread that is named together with its topping.
  private struct Bread {
    /// The endings of German compounds with this bread, in plain letters: `brot` of `Käsebrot`.
    let endings: [String]
    /// The English words for this bread after a topping: `sandwich` in `cheese sandwich`.
    let words: [String]
    /// The bread's number in USDA SR Legacy.
    ///
    /// `name` is the bread's name in a composed food, and `grams` is the weight of one piece.
    let number: String
    let name: String
    let grams: Double
    /// The number of slices or halves that have a topping.
    let surfaces: Double
  }

  /// The kinds of bread.
  ///
  /// A slice of German bread weighs 45 to 50 g and a slice of toast 26 g. The other weights are the starter bank's
  /// portions; a sandwich has two slices.
  private static let breads = [
    Bread(
      endings: ["brotchen", "semmel", "schrippe", "weckle", "weckchen"], words: ["roll", "bap", "bun", "cob"],
      number: "18353", name: "bread roll", grams: 57, surfaces: 2),
    Bread(
      endings: ["brot", "stulle", "schnitte"], words: ["bread"], number: "18060", name: "rye bread", grams: 45,
      surfaces: 1),
    Bread(endings: ["toast"], words: ["toast"], number: "18070", name: "toasted white bread", grams: 26, surfaces: 1),
    Bread(
      endings: ["breze", "brezel", "brezn"], words: ["pretzel"], number: "43109", name: "soft pretzel", grams: 85,
      surfaces: 2),
    Bread(
      endings: ["sandwich"], words: ["sandwich", "sarnie", "butty", "toastie"], number: "18069", name: "white bread",
      grams: 58, surfaces: 1),
    Bread(endings: ["bagel"], words: ["bagel"], number: "18001", name: "bagel", grams: 98, surfaces: 2),
    Bread(endings: ["croissant"], words: ["croissant"], number: "18239", name: "croissant", grams: 57, surfaces: 1),
  ]

  /// The NDB numbers of the foods that ambiguous words for toppings, such as `cheese`, mean.
  private static let usual = ["kase": "01022", "cheese": "01009", "ei": "01129", "eier": "01129", "egg": "01129"]

  private static let base = -1_000_000_000
  private static let step = 100_000

  private let tables = OpenTables()

  /// The possible toppings in a name, each with the index of its bread in `breads`.
  ///
  /// Empty if the name does not consist of a topping and bread.
  private static func parts(of name: String) -> [(topping: String, bread: Int)] {
    let words = name.split(separator: " ").map(String.init)
    guard let last = words.last?.plainLetters, name.utf8.count <= 80 else { return [] }
    var parts: [(String, Int)] = []
    for (index, bread) in breads.enumerated() {
      let isNamed = bread.words.contains(last) || last.hasSuffix("s") && bread.words.contains(String(last.dropLast()))
      if words.count > 1, isNamed {
        if !otherRolls.contains(words[words.count - 2].plainLetters) {
          parts.append((words.dropLast().joined(separator: " "), index))
        }
      } else if words.count == 1, let stem = stem(of: last, before: bread.endings) {
        parts += ([stem, stem + "e"] + (stem.last == "n" ? [String(stem.dropLast())] : [])).map { ($0, index) }
        break
      }
    }
    return parts
  }

  /// The part of a compound before one of the endings: `kase` of `kasebrot`; nil if the word has none of these endings.
  private static func stem(of word: String, before endings: [String]) -> String? {
    endings.lazy.filter(word.hasSuffix).map { String(word.dropLast($0.count)).trimmed }.first { $0.count > 1 }
  }

  /// Words that make `roll` a different food rather than bread with a topping: `spring roll`.
  private static let otherRolls: Set<String> = [
    "sausage", "egg", "spring", "swiss", "cinnamon", "sushi", "summer", "california",
  ]

  /// The composed food that a name means; nil if the name does not mean a composed food.
  ///
  /// `find` looks up the topping.
  func food(_ name: String, find: (String) throws -> FoodMatch?) rethrows -> Food? {
    for (topping, bread) in Self.parts(of: name) {
      let place: Int?
      if let number = Self.usual[topping.plainLetters] {
        place = tables.bank.food(id: "sr:\(number)")?.place
      } else {
        place = try find(topping).flatMap { tables.place(of: $0.food) }
      }
      if let place, let food = food(bread: bread, topping: place) { return food }
    }
    return nil
  }

  /// The composed food with the given negative ID; nil if the ID is not that of a composed food.
  func food(numbered id: Int) -> Food? {
    let code = Self.base - id
    guard code >= 0, code < Self.breads.count * Self.step else { return nil }
    return food(bread: code / Self.step, topping: code % Self.step)
  }

  private func food(bread index: Int, topping place: Int) -> Food? {
    let bread = Self.breads[index]
    guard place < min(tables.bank.count, Self.step), let base = tables.bank.food(id: "sr:\(bread.number)") else {
      return nil
    }
    let topping = tables.bank.food(at: place)
    guard let grams = Self.grams(of: topping, on: bread) else { return nil }
    let total = bread.grams + grams
    var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
    for nutrient in Nutrient.allCases {
      let values = [(base.food, bread.grams), (topping.food, grams)].map { food, grams in
        food.nutrients[nutrient].map { $0 * grams / total }
      }
      nutrients[nutrient] = values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +)
    }
    var food = Food(
      name: "\(Self.shortName(of: topping)) on \(bread.name)", category: .other, nutrients: nutrients,
      portions: [Portion(name: "piece", grams: total)], isUserCreated: false,
      source: FoodSource(
        name: Self.sourceName,
        id:
          "\(Quantity.weight(bread.grams)) \(bread.name) (sr:\(bread.number)) and \(Quantity.weight(grams)) \(topping.food.name) (\(topping.id.text))"
      ))
    food.id = Self.base - (index * Self.step + place)
    return food
  }

  /// The name up to a comma or bracket, if that part says what the food is: `Butter` of `Butter, salted`.
  ///
  /// If that part does not say what the food is, the result is the whole name.
  private static func shortName(of food: ReferenceFood) -> String {
    let short = String(food.food.name.prefix { $0 != "," && $0 != "(" }.reversed().drop { $0 == " " }.reversed())
    return SearchText.words(short).contains(food.head) ? short : food.food.name
  }

  /// The weight in grams of a topping on the bread; nil for foods that are not put on bread, or that are baked into it.
  ///
  /// If FNDDS has a guideline amount for the topping, that amount is used. Otherwise the weight is that of two slices
  /// of cheese or cold cuts, an egg, a third of an avocado, or half a portion of fish.
  private static func grams(of topping: ReferenceFood, on bread: Bread) -> Double? {
    if let spread = topping.roles[.onSlice] { return spread * bread.surfaces }
    if let filling = topping.roles[.onSandwich], filling < 50 { return filling }
    switch topping.food.category {
    case .dairy where topping.head == "egg": return 50
    case .dairy where !topping.food.isPoured: return 30
    case .meat: return 40
    case .seafood: return 50
    case .produce where topping.head.hasPrefix("avocado"): return 50
    default: return topping.head == "egg" ? 50 : nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { "-– ".contains($0) }.reversed().drop { "-– ".contains($0) }.reversed())
  }
}
