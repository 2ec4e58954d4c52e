extension DietType {
  /// The first word in a food's name for something that the diet excludes.
  ///
  /// Nil if there is no such word, or if the typed words themselves name something that the diet excludes.
  ///
  /// A vegetarian who types `lentil soup` does not mean the one with ham, but a vegetarian who types `ham` means ham.
  package func excluded(in name: String, typed: String) -> String? {
    guard excludesMeat, case let words = Self.words(name), !isMeantToFit(words), let word = excludedWord(in: words)
    else { return nil }
    // A person who types a word for meat knows that the food contains meat.
    return Self.words(typed).contains { excludes($0) || $0.hasSuffix(word) } ? nil : word
  }

  /// Whether the diet clearly excludes a food, judged by the food's name, category and source.
  ///
  /// A vegetarian diet excludes meat and fish; a vegan diet also excludes foods named as milk, cheese, egg or honey.
  /// The category of dairy products is not used, since it includes margarine and soy yogurt.
  package func leavesOut(_ food: Food) -> Bool { leavesOut(food.name, food.category, food.source) }

  /// Whether a name says that the food replaces what the diet excludes: `Sausage, vegan, made from tofu`.
  package func isReplacement(_ name: String) -> Bool {
    Self.words(name).contains(where: Self.replacements.contains)
  }

  /// Whether the diet clearly excludes a food with this name, category and source.
  package func leavesOut(_ name: String, _ category: FoodCategory, _ source: FoodSource? = nil) -> Bool {
    let words = Self.words(name)
    guard excludesMeat else { return false }
    // A table's code is surer than words such as soy, which may be in the sauce.
    if source?.isOfMeatOrFish == true { return !words.contains(where: Self.meatless.contains) }
    guard !isMeantToFit(words) else { return false }
    if category == .meat || category == .seafood { return true }
    return excludedWord(in: words) != nil || Self.namesDishOfMeat(words)
  }

  private var excludesMeat: Bool { self == .vegetarian || self == .vegan }

  private static func words(_ text: String) -> [String] { text.split { !$0.isLetter }.map(\.plainLetters) }

  /// The first excluded word before any `without`: none in `chili without meat`, `goulash` in `goulash without noodles`.
  private func excludedWord(in words: [String]) -> String? {
    words.prefix { !Self.negations.contains($0) }.first { excludes($0, among: words) }
  }

  private func excludes(_ word: String, among words: [String] = []) -> Bool {
    if Self.isMeat(word) { return Self.plants[word].map { !words.contains(where: $0.contains) } ?? true }
    guard self == .vegan, !words.contains(where: Self.plantWords.contains) else { return false }
    return Self.animal.contains(word) || Self.animal.contains { $0.count > 5 && word.hasSuffix($0) }
  }

  /// Whether a name says that the food replaces what the diet excludes, or is without it: `tofu`, `sausage without
  /// meat`.
  private func isMeantToFit(_ words: [String]) -> Bool {
    words.contains(where: Self.substitutes.contains)
      || words.drop { !Self.negations.contains($0) }.contains { excludes($0) }
  }

  // MARK: Words

  private static func isMeat(_ word: String) -> Bool {
    guard !notMeat.contains(where: word.hasPrefix) else { return false }
    return meat.contains(word) || meatEndings.contains(where: word.hasSuffix)
      || meatBeginnings.contains { word.hasPrefix($0) && !word.hasPrefix("huhnerei") }
  }

  /// Whether the words name a dish that is made of meat, although none of them alone is a word for meat.
  private static func namesDishOfMeat(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    return meatDishes.contains(where: text.contains) && !words.contains(where: breads.contains)
  }

  private static let negations: Set<String> = ["without", "ohne", "no"]

  /// Words in a food's name that say that it contains no meat, whatever its category is.
  private static let substitutes = replacements.union([
    "imitation", "substitute", "ersatz", "soy", "soya", "soja", "tempeh", "quorn", "falafel",
  ])
  /// Words for what is never beside meat in a name, unlike soy, which may be in the sauce.
  private static let replacements = meatless.union(["tofu", "mycoprotein", "seitan"])
  private static let meatless: Set<String> = [
    "vegetarian", "vegetarisch", "vegetarische", "vegetarischer", "vegetarisches", "vegan", "vegane", "veganer",
    "veganes", "meatless", "veggie",
  ]

  /// Plants whose milk or butter is no animal's: `oat milk`.
  private static let plantWords = Set<String>.words(
    """
    oat coconut almond rice peanut nut cocoa hafer kokos mandel eggplant plant cashew shea
    """)

  private static let meat = Set<String>.words(
    """
    meat beef pork ham bacon sausage sausages chicken turkey duck goose lamb mutton veal venison salami pepperoni liver
    rabbit oxtail steak steaks ribs spareribs brisket meatball meatballs meatloaf jerky prosciutto pancetta mortadella
    pastrami haggis frankfurter frankfurters chorizo kielbasa gammon
    hamburger hamburgers cheeseburger cheeseburgers bolognese bolognaise carbonara goulash gyros souvlaki doner kebab
    kebap shawarma schnitzel blt hotdog hotdogs mcnuggets mcchicken
    fish salmon tuna cod herring anchovy anchovies shrimp shrimps prawn prawns crab lobster seafood sardine sardines
    mackerel trout haddock halibut pollock calamari squid octopus scampi mussel mussels oyster oysters clam clams caviar
    speck huhn pute ente gans lamm kalb leber fisch lachs hering garnele garnelen krabben meeresfruchten mett
    frikadelle frikadellen bulette buletten klopse rouladen sauerbraten hackbraten kasseler kassler kotelett koteletts
    cevapcici leberkase bifteki hahnchen wurstchen schaschlik lahmacun
    gelatin gelatine gummibarchen gummibaren goldbaren marshmallow marshmallows
    matjes rollmops makrele makrelen forelle kabeljau seelachs scholle zander karpfen sardinen muscheln tintenfisch
    """)

  private static let meatEndings = ["wurst", "wurste", "fleisch", "schinken", "gulasch", "thunfisch", "hering"]

  private static let meatBeginnings = [
    "wurst", "schinken", "fleisch", "hackfleisch", "schwein", "rinder", "rinds", "kalbs", "lammf", "lammk", "lammb",
    "hahnchen", "huhner", "puten", "enten", "ganse", "fisch", "lachs", "thunfisch", "matjes", "herings", "leberwurst",
    "leberk", "leberp", "mettb", "mettw", "metti", "salami", "speckp", "gulasch", "frikadell",
  ]

  /// Beginnings of words that only look like meat: pulp, beefsteak tomatoes, what replaces meat.
  private static let notMeat = ["fruchtfleisch", "fleischtomate", "fleischlos", "fleischersatz"]

  /// Words for meat that mean a plant or bread beside one of these words: lamb's lettuce, oyster mushrooms.
  private static let plants: [String: Set<String>] = [
    "lamb": ["lettuce"], "oyster": ["mushroom", "mushrooms"], "meat": ["coconut"],
    "steak": ["fries", "cauliflower", "blumenkohl"], "hamburger": breads,
  ]
  private static let breads: Set<String> = ["bun", "buns", "roll", "rolls"]

  private static let meatDishes = [
    "hot dog", "big mac", "con carne", "cordon bleu", "fish and chips", "quarter pounder", "fruit gum", "gummy candy",
    "jelly bab",
  ]

  private static let animal = Set<String>.words(
    """
    milk cheese cream butter egg eggs honey yogurt yoghurt milch kase sahne ei eier honig joghurt quark schmand feta
    mozzarella parmesan
    """)
}

extension FoodSource {
  /// Whether the food's code in its table is that of meat or fish, or of a dish made of it.
  ///
  /// FNDDS: codes that begin with 20 to 28 (meat, poultry, fish and mixtures). BLS: the groups T (fish), U to W (meat,
  /// game and sausages) and Y0 to Y6 (dishes of meat or fish; Y7 has eggs and cheese, Y8 sweet dishes).
  var isOfMeatOrFish: Bool {
    guard let group = id.first, let part = id.dropFirst().first else { return false }
    if name.hasPrefix("FNDDS ") { return group == "2" && ("0"..."8").contains(part) }
    guard name.hasPrefix("BLS ") else { return false }
    return "TUVW".contains(group) || group == "Y" && ("0"..."6").contains(part)
  }
}
