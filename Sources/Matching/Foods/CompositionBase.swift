internal import Domain
internal import Reference

/// What a composed food is based on, such as a slice of bread or a tortilla, with the usual amounts of what goes with it.
struct CompositionBase {
  /// The endings of German compounds with this base, in plain letters: `brot` of `Käsebrot`.
  let endings: [String]
  /// The words for this base after an ingredient: `sandwich` in `cheese sandwich`.
  let words: [String]
  /// The id of the base in the open tables.
  let id: String
  /// The name of the base, which no other base has.
  let name: String
  /// The weight in grams of one piece or serving.
  let grams: Double
  /// The name of the composed food's portion.
  let portion: String
  fileprivate let amounts: Amounts

  /// How the amount of an ingredient is determined.
  fileprivate enum Amounts {
    /// The usual amount on bread, with the number of slices or halves that have a topping.
    case topping(surfaces: Double)
    /// The grams of an ingredient: of cheese, meat or fish, and of a vegetable or fruit; nil for what does not go with
    /// the base.
    case ingredient(hearty: Double?, produce: Double?)
  }

  private init(
    _ name: String, _ id: String, grams: Double, portion: String = "serving", endings: [String] = [], words: [String],
    _ amounts: Amounts
  ) {
    (self.name, self.id, self.grams, self.portion) = (name, id, grams, portion)
    (self.endings, self.words, self.amounts) = (endings, words, amounts)
  }

  /// Whether the base is bread that has something on it.
  var isBread: Bool { if case .topping = amounts { true } else { false } }

  /// The bases; the place of each one is a part of the IDs of composed foods.
  ///
  /// A slice of German bread weighs 45 to 50 g and a slice of toast 26 g; a sandwich has two slices. The other breads,
  /// the tortilla (10 inches) and the pasta have the weights of USDA's portions, the omelette is that of FNDDS, and the
  /// rest are amounts for one person.
  static let all = [
    CompositionBase(
      "bread roll", "sr:18353", grams: 57, portion: "piece",
      endings: ["brotchen", "semmel", "schrippe", "weckle", "weckchen"],
      words: ["roll", "bap", "bun", "cob", "barm", "stottie"],
      .topping(surfaces: 2)),
    CompositionBase(
      "rye bread", "sr:18060", grams: 45, portion: "piece", endings: ["brot", "stulle", "schnitte"], words: ["bread"],
      .topping(surfaces: 1)),
    CompositionBase(
      "toasted white bread", "sr:18070", grams: 26, portion: "piece", endings: ["toast"], words: ["toast"],
      .topping(surfaces: 1)),
    CompositionBase(
      "soft pretzel", "sr:43109", grams: 85, portion: "piece", endings: ["breze", "brezel", "brezn"],
      words: ["pretzel"], .topping(surfaces: 2)),
    CompositionBase(
      "white bread", "sr:18069", grams: 72, portion: "piece", endings: ["sandwich"],
      words: ["sandwich", "sarnie", "butty", "toastie"], .topping(surfaces: 1)),
    CompositionBase(
      "baguette", "sr:18029", grams: 100, portion: "piece", endings: ["baguette"],
      words: ["baguette", "panini", "sub"],
      .topping(surfaces: 2)),
    CompositionBase(
      "bagel", "sr:18001", grams: 98, portion: "piece", endings: ["bagel"], words: ["bagel"], .topping(surfaces: 2)),
    CompositionBase(
      "croissant", "sr:18239", grams: 57, portion: "piece", endings: ["croissant"], words: ["croissant"],
      .topping(surfaces: 1)),
    CompositionBase(
      "tortilla", "sr:18364", grams: 72, portion: "piece", endings: ["wrap"], words: ["wrap", "burrito"],
      .ingredient(hearty: 60, produce: 40)),
    CompositionBase(
      "hamburger bun", "sr:18350", grams: 57, portion: "piece", endings: ["burger"], words: ["burger"],
      .ingredient(hearty: 90, produce: 30)),
    CompositionBase(
      "lettuce", "sr:11252", grams: 60, endings: ["salat"], words: ["salad"], .ingredient(hearty: 70, produce: 80)),
    CompositionBase(
      "omelette", "fndds:32129990", grams: 110, endings: ["omelett", "omelette"],
      words: ["omelette", "omelet", "omelett", "frittata"], .ingredient(hearty: 30, produce: 40)),
    CompositionBase(
      "cooked pasta", "sr:20121", grams: 210, endings: ["nudeln", "pasta"],
      words: ["pasta", "tagliatelle", "penne", "linguine", "nudeln"], .ingredient(hearty: 80, produce: 60)),
    CompositionBase(
      "whole milk", "sr:01077", grams: 120, endings: ["smoothie"], words: ["smoothie"],
      .ingredient(hearty: nil, produce: 90)),
    CompositionBase(
      "rapeseed oil", "sr:04582", grams: 10, endings: ["pfanne"], words: ["pfanne"],
      .ingredient(hearty: 120, produce: 120)),
  ]

  /// The ids of the foods that ambiguous words for ingredients, such as `cheese`, mean.
  static let usual = [
    "kase": "sr:01022", "cheese": "sr:01009", "ei": "sr:01129", "eier": "sr:01129", "egg": "sr:01129",
    "wurst": "sr:07008", "leberwurst": "sr:07041", "bacon": "sr:10862",
  ]

  /// The weight in grams of an ingredient; nil for foods that do not go with the base.
  func grams(of food: ReferenceFood, isAlone: Bool) -> Double? {
    switch amounts {
    case .topping(let surfaces):
      return topping(food, surfaces: surfaces) ?? (food.food.category == .produce && !isAlone ? Self.slices : nil)
    case .ingredient(let hearty, let produce):
      if food.head == "egg" { return hearty.map { max($0, Self.egg) } }
      switch food.food.category {
      case .produce: return isAlone && isHeldByHand ? nil : produce
      case .dairy where food.food.isPoured: return nil
      case .dairy, .meat, .seafood: return hearty
      case .pantry: return food.roles[.onSlice] ?? (hearty == nil ? food.roles[.tbsp] : nil)
      default: return nil
      }
    }
  }

  /// A tortilla or bun is not eaten with a vegetable only.
  private var isHeldByHand: Bool { portion == "piece" }

  /// The weight in grams of a topping on bread; nil for foods that are not put on bread, or that are baked into it.
  ///
  /// If FNDDS has a guideline amount for the topping, that amount is used. Otherwise the weight is that of two slices
  /// of cheese or cold cuts, an egg, a third of an avocado, or half a portion of fish.
  private func topping(_ food: ReferenceFood, surfaces: Double) -> Double? {
    if let spread = food.roles[.onSlice] { return spread * surfaces }
    if let filling = food.roles[.onSandwich], filling < 50 { return filling }
    switch food.food.category {
    case .dairy where food.head == "egg": return Self.egg
    case .dairy where !food.food.isPoured: return 30
    case .meat: return 40
    case .seafood: return 50
    case .produce where food.head.hasPrefix("avocado"): return 50
    default: return food.head == "egg" ? Self.egg : nil
    }
  }

  /// The weight in grams of an egg.
  private static let egg = 50.0
  /// The weight in grams of some slices of a vegetable on bread that has another topping.
  private static let slices = 30.0
}
