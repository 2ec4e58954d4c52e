import Domain

/// Finds Larder's category for a category name from another food database.
enum CategoryWords {
  /// The category for a name such as `Dairy and Egg Products` or `Tiefkühlkost`; nil if none of its words is known.
  static func category(_ text: String) -> FoodCategory? {
    let words = text.plainLetters.split { !$0.isLetter }.map(String.init)
    return rules.first { rule in words.contains(where: rule.fits) }?.category
  }

  private struct Rule {
    let category: FoodCategory
    let words: Set<String>
    let stems: [String]

    /// Creates a rule from words: `soup* ham` matches every word that begins with `soup`, and the words `ham` and
    /// `hams`.
    init(_ category: FoodCategory, _ text: String) {
      self.category = category
      let parts = text.split(separator: " ").map(String.init)
      stems = parts.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
      words = Set(parts.filter { !$0.hasSuffix("*") }.flatMap { [$0, $0 + "s"] })
    }

    func fits(_ word: String) -> Bool { words.contains(word) || stems.contains { word.hasPrefix($0) } }
  }

  /// The rules in order of precedence, so that a frozen pizza counts as frozen and an apple juice as a drink.
  private static let rules = [
    Rule(.frozen, "frozen tiefkuhl* ice surgel* speiseeis eis sorbet"),
    Rule(.other, "baby infant restaurant fast meal entree supplement fertiggericht* menu* sauglings* native"),
    Rule(
      .beverages,
      "beverage* drink juice soda water coffee tea beer wine getrank* saft safte kaffee tee bier wein alcohol* "
        + "boisson jus spirituosen wasser limonade*"),
    Rule(
      .pantry,
      "sauce* soup* condiment* spice* herb oil fats pasta noodle* rice cereal* grain flour legume* bean lentil* canned "
        + "spread jam jelly honey sugar sweetener* vinegar* nut seed dressing gewurz* suppe* sossen fette ol ole nudel* "
        + "teigwaren getreide* reis mehl* hulsenfr* nusse konserve* aufstrich* konfiture* honig zucker baking mix mixes "
        + "dip pickle* olive gravies gravy margarine* syrup groceries nahrmittel samen soja* soy* breakfast popcornmais"
    ),
    Rule(
      .snacks,
      "snack* sweet candy candies chocolate* cookie* biscuit* chip cracker* confection* dessert* susswaren susse "
        + "schokolade* keks* knabber* pudding bar popcorn pretzel* gum sussigkeit*"),
    Rule(
      .bakery,
      "bread* baked bakery cake pastr* pie roll bun tortilla* brot* backwaren geback* kuchen torten croissant* pain "
        + "viennoiserie* kleingeback"),
    Rule(
      .dairy,
      "dairy dairies milk* cheese* yogurt* yoghurt* egg cream butter "
        + "milch* kase joghurt* eier ei quark* sahne fromage* lait* kefir"),
    Rule(.seafood, "fish seafood* shellfish finfish salmon tuna shrimp* fisch* meeresfr* lachs* poisson*"),
    Rule(
      .meat,
      "meat* beef pork poultry chicken turkey lamb veal game sausage* ham bacon deli fleisch* wurst* geflugel* rind* "
        + "schwein* schinken viande* luncheon"),
    Rule(
      .produce,
      "fruit* vegetable* salad* produce potato* mushroom* obst* gemuse* salat* kartoffel* pilz* fruchte berries beeren*"
    ),
    Rule(.other, "other andere sonstige*"),
  ]
}

extension FoodCategory {
  /// The category; nil for `other`, which stands for an unknown category.
  var known: FoodCategory? { self == .other ? nil : self }
}

extension FoodCategory? {
  /// The category; nil if there is none, or for `other`, which stands for an unknown category.
  var known: FoodCategory? { flatMap(\.known) }
}
