package import Domain

/// A food from the open food tables, with what is needed to show it, weigh it and add it to a household.
package struct ReferenceFood: Hashable, Sendable {
  /// The food with the values, portions and names of its table; it is not saved (its ID is 0) and not created by a
  /// user.
  package let food: Food
  /// The food's position, from 0, in the list that begins with the most everyday food (`ReferenceBank.food(at:)`).
  package let place: Int
  /// The id of the food in the table from which its values come.
  package let id: ReferenceID
  /// The ids of the same food in other tables or rows, which are not shown separately.
  package let otherIDs: [ReferenceID]
  /// The language of the food's name.
  package let language: ReferenceLanguage
  /// The kind of food, usually in English: `soup`, `cake`; in German for some German foods.
  package let head: String
  /// How the food was processed, to the extent that its name says so, in the order of `ReferenceState.allCases`.
  package let states: [ReferenceState]
  /// How everyday the food is, from -40 to 100; searches return the foods with the highest values first.
  package let plainness: Int
  /// The amount that people usually eat in one meal; nil if no table states it.
  package let serving: ReferenceServing?
  /// The weights in grams of the food's pieces and measures.
  package let roles: [PortionRole: Double]
  /// The NDB number of the same food in the starter bank; nil if the starter bank does not have it.
  package let starterNumber: String?

  /// The other sources that contain the same food.
  package var otherSources: [FoodSource] { otherIDs.map(\.source) }
}

/// The language of a reference food's name.
package enum ReferenceLanguage: Int, CaseIterable, Sendable {
  /// English, which is used if any of the tables has an English name.
  case english
  /// German, for foods that only the German table has.
  case german

  /// The language's two letters (ISO 639-1).
  package var code: String { self == .english ? "en" : "de" }
}

/// How a food was processed.
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

/// The amount of a food that people usually eat in one meal.
package struct ReferenceServing: Hashable, Sendable {
  /// How the amount was determined.
  package enum Origin: Int, CaseIterable, Sendable {
    /// The amount that FNDDS assumes for this food if nobody says how much was eaten ("quantity not specified").
    case survey = 1
    /// The first household measure that USDA publishes for this food.
    case portion
    /// The amount that another table publishes for the same food.
    case twin
    /// The median amount of the foods of the same kind (`head`) in FNDDS.
    case median
    /// An estimate from similar foods, because no table states an amount.
    case estimate

    /// The word for the origin in the file reference-foods.tsv.
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
  /// How the weight was determined.
  package let origin: Origin

  /// Creates a serving from a weight in grams.
  package init(grams: Double, origin: Origin) {
    self.grams = grams
    self.origin = origin
  }

  /// Whether a table publishes the amount for this food, in contrast to an amount derived from similar foods.
  package var isPublished: Bool { origin == .survey || origin == .portion || origin == .twin }
}

/// The part or measure of a food that has a weight.
package enum PortionRole: String, CaseIterable, Sendable {
  /// A whole head, fruit, fish, loaf or pizza.
  case whole
  /// One of the pieces in which the food is sold or into which it is cut.
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
  /// The amount that the table itself calls a serving.
  case serving
  /// A can, bottle, carton or packet.
  case container
  /// The usual amount on a slice of bread, according to the guideline of FNDDS.
  case onSlice
  /// The usual amount in a sandwich, according to the guideline of FNDDS.
  case onSandwich
  /// The usual amount for each fluid ounce of a drink, according to the guideline of FNDDS.
  case perFluidOunceOfDrink
  /// The usual amount for each cup of cereal, according to the guideline of FNDDS.
  case perCupOfCereal
}
