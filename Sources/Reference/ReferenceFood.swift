package import Domain

/// A food of the open tables, as it can be shown, weighed and added to a household.
package struct ReferenceFood: Hashable, Sendable {
  /// The food: not saved (number 0), not created by a user, with the first table's values, portions and names.
  package let food: Food
  /// The food's place in the order of plainness, from 0, for `ReferenceBank.food(at:)`.
  package let place: Int
  /// The food's number in the table that has its values.
  package let id: ReferenceID
  /// The numbers of the same food in tables, or rows, that are not shown by themselves.
  package let otherIDs: [ReferenceID]
  /// The language of the food's name.
  package let language: ReferenceLanguage
  /// What kind of thing the food is, in English as far as known: `soup`, `cake`; German for some German foods.
  package let head: String
  /// What was done to the food, as far as its name tells, in the order of `ReferenceState.allCases`.
  package let states: [ReferenceState]
  /// How everyday the food is, -40 to 100: rows are searched from the highest down.
  package let plainness: Int
  /// What somebody eats of it at once; nil if no table says so.
  package let serving: ReferenceServing?
  /// The weights in grams of what is counted or measured of the food.
  package let roles: [PortionRole: Double]
  /// The NDB number of the starter bank's food that is the same; nil if the starter bank has none.
  package let starterNumber: String?

  /// The sources, besides the food's own, that have the same food.
  package var otherSources: [FoodSource] { otherIDs.map(\.source) }
}

/// The language of a reference food's name.
package enum ReferenceLanguage: Int, CaseIterable, Sendable {
  /// English, wherever one of the tables has an English name.
  case english
  /// German: foods of the German table that no other table has.
  case german

  /// The language's two letters (ISO 639-1).
  package var code: String { self == .english ? "en" : "de" }
}

/// What was done to a food.
package enum ReferenceState: String, CaseIterable, Sendable {
  case raw
  case cooked
  case roasted
  case fried
  case dried
  case powder
  case canned
  case frozen
  case smoked
  case pickled
  case concentrate
  case brewed
}

/// The amount of a food that somebody eats at once.
package struct ReferenceServing: Hashable, Sendable {
  /// Where the amount is from.
  package enum Origin: Int, CaseIterable, Sendable {
    /// FNDDS publishes it for this food, as the amount of somebody who does not say how much ("quantity not
    /// specified").
    case survey = 1
    /// The first household measure that USDA publishes for this food.
    case portion
    /// Published for the same food in another table.
    case twin
    /// The median of FNDDS's foods with the same head.
    case median
    /// Estimated from foods of its kind, because no table has one.
    case estimate

    /// The origin's word in reference-foods.tsv.
    package var word: String {
      switch self {
      case .survey: "survey"
      case .portion: "portion"
      case .twin: "twin"
      case .median: "median"
      case .estimate: "estimate"
      }
    }
  }

  /// The weight in grams.
  package let grams: Double
  /// Where the weight is from.
  package let origin: Origin

  /// Creates a serving.
  package init(grams: Double, origin: Origin) {
    self.grams = grams
    self.origin = origin
  }

  /// Whether a table has it for this very food, so that it is no estimate from its likes.
  package var isPublished: Bool { origin == .survey || origin == .portion || origin == .twin }
}

/// What of a food a weight is of.
package enum PortionRole: String, CaseIterable, Sendable {
  /// A whole head, fruit, fish, loaf or pizza.
  case whole
  /// One of the pieces in which the food comes or is cut.
  case piece
  /// A slice of medium size.
  case slice
  case smallSlice
  case largeSlice
  case small
  case medium
  case large
  /// A United States cup, 237 ml.
  case cup
  /// A tablespoon, 15 ml.
  case tbsp
  /// A teaspoon, 5 ml.
  case tsp
  /// A United States fluid ounce, 30 ml.
  case fluidOunce
  /// What the table itself calls a serving.
  case serving
  /// A can, bottle, carton or packet.
  case container
  /// As much as people spread or lay on a slice of bread (FNDDS's guideline amount).
  case onSlice
  /// As much as people put in a sandwich (FNDDS's guideline amount).
  case onSandwich
  /// As much as people add to each fluid ounce of a drink (FNDDS's guideline amount).
  case perFluidOunceOfDrink
  /// As much as people add to each cup of cereal (FNDDS's guideline amount).
  case perCupOfCereal
}
