extension DietType {
  /// The word of a food's name for something that the diet leaves out and that was not typed; nil if there is none.
  ///
  /// Who types `lentil soup` and eats vegetarian did not mean the one with ham; who types `ham` did.
  package func excluded(in name: String, typed: String) -> String? {
    let left: Set<String>
    switch self {
    case .vegetarian: left = Self.meat
    case .vegan: left = Self.meat.union(Self.animal)
    case .standard, .keto, .mediterranean, .highProtein, .lowSodium: return nil
    }
    let said = Self.words(typed)
    let found = Self.words(name)
    guard !Self.isDenied(found) else { return nil }
    let word = found.first { word in
      left.contains(word) || left.contains { part in part.count > 5 && word.hasSuffix(part) }
    }
    // Who types any meat knows that there is some.
    return word.flatMap { word in said.contains { left.contains($0) || $0.hasSuffix(word) } ? nil : word }
  }

  /// Whether a food is nothing for the diet, as far as its category and its name tell for certain.
  ///
  /// For vegetarians these are meat and fish; for vegans also what is named as milk, cheese, egg or honey. The category
  /// of dairy products says nothing, since margarine and soy yogurt are among them.
  package func leavesOut(_ name: String, _ category: FoodCategory) -> Bool {
    let words = Self.words(name)
    guard self == .vegetarian || self == .vegan, !words.contains(where: Self.negations.contains) else { return false }
    if category == .meat || category == .seafood { return true }
    return excluded(in: name, typed: "") != nil
  }

  /// Words that say that there is no meat, whatever the category is.
  private static let negations: Set<String> = [
    "without", "ohne", "no", "vegetarian", "vegetarisch", "vegetarische", "vegan", "vegane", "meatless", "veggie",
    "imitation", "substitute", "tofu", "soy", "soya", "soja",
  ]

  private static func words(_ text: String) -> [String] { text.split { !$0.isLetter }.map(\.plainLetters) }

  /// Whether a name says that there is none: `without meat`, `vegetarian sausage`.
  private static func isDenied(_ words: [String]) -> Bool { words.contains { denials.contains($0) } }

  private static let denials = negations.union(
    list(
      """
      oat coconut almond rice peanut nut cocoa lettuce hafer kokos mandel eggplant fruchtfleisch plant cashew shea
      """))

  private static let meat = list(
    """
    meat beef pork ham bacon sausage sausages chicken turkey duck goose lamb mutton veal venison salami pepperoni liver
    fish salmon tuna cod herring anchovy anchovies shrimp shrimps prawn prawns crab lobster seafood frankfurter chorizo
    fleisch rindfleisch schweinefleisch hackfleisch schinken speck wurst hahnchen huhn pute ente gans lamm kalb
    leber fisch lachs thunfisch hering garnelen krabben meeresfruchten mett frikadelle
    """)

  private static let animal = list(
    """
    milk cheese cream butter egg eggs honey yogurt yoghurt milch kase sahne ei eier honig joghurt quark schmand feta
    mozzarella parmesan
    """)

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
