extension DietType {
  /// The first word in a food's name for something that the diet excludes.
  ///
  /// Nil if there is no such word, or if the typed words themselves name something that the diet excludes.
  ///
  /// A vegetarian who types `lentil soup` does not mean the one with ham, but a vegetarian who types `ham` means ham.
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
    // A person who types a word for meat knows that the food contains meat.
    return word.flatMap { word in said.contains { left.contains($0) || $0.hasSuffix(word) } ? nil : word }
  }

  /// Whether the diet clearly excludes a food, judged by the food's category and name.
  ///
  /// A vegetarian diet excludes meat and fish; a vegan diet also excludes foods named as milk, cheese, egg or honey.
  /// The category of dairy products is not used, since it includes margarine and soy yogurt.
  package func leavesOut(_ name: String, _ category: FoodCategory) -> Bool {
    let words = Self.words(name)
    guard self == .vegetarian || self == .vegan, !words.contains(where: Self.negations.contains) else { return false }
    if category == .meat || category == .seafood { return true }
    return excluded(in: name, typed: "") != nil
  }

  /// Words in a food's name that say that it contains no meat, whatever its category is.
  private static let negations: Set<String> = [
    "without", "ohne", "no", "vegetarian", "vegetarisch", "vegetarische", "vegan", "vegane", "meatless", "veggie",
    "imitation", "substitute", "tofu", "soy", "soya", "soja",
  ]

  private static func words(_ text: String) -> [String] { text.split { !$0.isLetter }.map(\.plainLetters) }

  /// Whether the words say that the food is not the animal product that its name mentions: `vegetarian sausage`,
  /// `oat milk`.
  private static func isDenied(_ words: [String]) -> Bool { words.contains { denials.contains($0) } }

  private static let denials = negations.union(
    Set<String>.words(
      """
      oat coconut almond rice peanut nut cocoa lettuce hafer kokos mandel eggplant fruchtfleisch plant cashew shea
      """))

  private static let meat = Set<String>.words(
    """
    meat beef pork ham bacon sausage sausages chicken turkey duck goose lamb mutton veal venison salami pepperoni liver
    fish salmon tuna cod herring anchovy anchovies shrimp shrimps prawn prawns crab lobster seafood frankfurter chorizo
    fleisch rindfleisch schweinefleisch hackfleisch schinken speck wurst hahnchen huhn pute ente gans lamm kalb
    leber fisch lachs thunfisch hering garnelen krabben meeresfruchten mett frikadelle
    """)

  private static let animal = Set<String>.words(
    """
    milk cheese cream butter egg eggs honey yogurt yoghurt milch kase sahne ei eier honig joghurt quark schmand feta
    mozzarella parmesan
    """)
}
