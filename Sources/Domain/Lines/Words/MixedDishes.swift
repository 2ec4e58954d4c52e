/// Dishes that contain the ingredients named after them: the prawns of `pad thai with prawns` are in the pad thai.
enum MixedDishes {
  /// Whether a dish of oats is only the heading of what is in it, since oats are among that: `overnight oats with 40 g oats,
  /// yogurt and berries`.
  static func areOfOats(_ name: String, with parts: [String]) -> Bool {
    guard name.utf8.count <= 40, parts.count <= 20,
      ["overnight oats", "porridge", "oatmeal", "haferbrei", "bircher muesli", "bircher musli"].contains(
        name.plainLetters)
    else { return false }
    return parts.contains { part in
      part.utf8.count <= 40 && ["oats", "haferflocken", "flocken"].contains { part.plainLetters.hasSuffix($0) }
    }
  }

  /// Whether the name is that of a dish that already contains the ingredients typed alongside it: `Thai green curry`,
  /// `Kartoffelauflauf`.
  static func hold(_ name: String) -> Bool {
    guard name.utf8.count <= 80 else { return false }
    let plain = name.plainLetters
    let words = plain.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.contains { word in
      dishes.contains(word) || word == "stuffed" || word.hasPrefix("gefullt")
        || compounds.contains { word.hasSuffix($0) }
    }
      || phrases.contains { plain.contains($0) }
  }

  /// Whether a dish is named by its vegetables, so that cheese or meat named with it comes on top: the feta of
  /// `Gemüsepfanne mit Feta`.
  static func areOfVegetables(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let plain = name.plainLetters
    return plain.hasPrefix("veg ") && plain.contains("fry")
      || ["gemuse", "vegetable", "veggie"].contains { plain.contains($0) }
        && ["pfanne", "curry", "stir fry", "stir-fry", "wok", "eintopf"].contains { plain.contains($0) }
  }

  /// The name of a filling without the words behind it that say where the pastry was bought: `Schafskäse` in `Börek mit
  /// Schafskäse vom Bäcker`; unchanged for other dishes.
  static func filling(_ name: String, of dish: String) -> String {
    guard name.utf8.count <= 60, dish.utf8.count <= 60,
      ["borek", "burek", "boregi"].contains(where: dish.plainLetters.hasSuffix)
    else { return name }
    return WordRoles.withoutPlace(name.split(separator: " ").map(String.init))?.kept.joined(separator: " ") ?? name
  }

  /// Whether an ingredient is fried and put on filled dumplings, rather than in them: the bacon of `Pierogi mit Speck`.
  static func isOnTop(_ name: String, of dish: String) -> Bool {
    guard name.utf8.count <= 60, dish.utf8.count <= 60 else { return false }
    let words = name.plainLetters.split(separator: " ")
    return dumplings.contains { dish.plainLetters.contains($0) }
      && words.last.map { fried.contains(String($0)) } ?? false
  }

  private static let dumplings = ["pierogi", "pirogi", "pirogge", "maultasche"]
  private static let fried = Set<String>.words("onion onions zwiebel zwiebeln rostzwiebeln speck bacon speckwurfeln")

  /// Whether a name is that of an ingredient with much more energy than vegetables have: `feta`, `chicken`.
  static func isHearty(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    return name.plainLetters.split(whereSeparator: \.isWhitespace).contains { hearty.contains(String($0)) }
  }

  private static let hearty = Set<String>.words(
    """
    feta schafskase hirtenkase halloumi mozzarella cheese kase tofu tempeh chicken hahnchen pute putenfleisch turkey
    beef rindfleisch hackfleisch mince bacon speck garnelen prawns shrimps lachs salmon
    """)

  /// Whether a name is that of a herb or spice, of which people use too little to count: the chives of
  /// `scrambled eggs with chives`.
  static func isHerb(_ name: String) -> Bool {
    guard name.utf8.count <= 30, let last = name.plainLetters.split(separator: " ").last else { return false }
    return herbs.contains(String(last))
  }

  private static let herbs = Set<String>.words(
    """
    mint minze dill basil basilikum parsley petersilie chives schnittlauch coriander koriander oregano
    thyme thymian rosemary rosmarin sage salbei nutmeg muskat muskatnuss kardamom cardamom cumin kummel kreuzkummel
    turmeric kurkuma herbs krauter krautern
    """)

  /// Whether the name is that of a dish that is mostly egg, so that eggs typed with it are part of the dish.
  static func areOfEggs(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let plain = name.plainLetters
    return eggDishes.contains { plain.hasSuffix($0) }
  }

  /// Whether the name is that of a dish that contains eggs beside other things, so that eggs typed with it are in it:
  /// `shakshuka with 2 eggs`.
  static func containEggs(_ name: String) -> Bool {
    guard name.utf8.count <= 60, let last = name.plainLetters.split(separator: " ").last else { return false }
    return ["shakshuka", "shakshouka", "schakschuka", "menemen"].contains(last)
  }

  private static let eggDishes = [
    "omelette", "omelett", "omlett", "omelet", "omlette", "omlet", "frittata", "ruhrei", "scrambled egg",
    "scrambled eggs",
  ]

  /// Whether a name is that of an ingredient rather than a food that is served as a side.
  static func isIngredient(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let words = name.plainLetters.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let last = words.last, words.count <= 3 else { return false }
    // `Pierogi mit Kartoffel-Quark-Füllung`
    if ["fullung", "filling"].contains(where: last.hasSuffix) { return true }
    return ingredients.contains(last) || words.count > 1 && ingredients.contains(words[0]) && WordRoles.isState(last)
  }

  /// Whether a name is that of a cheese for which the tables have no dishes of its own.
  static func isKindOfCheese(_ name: String) -> Bool {
    name.utf8.count <= 20 && kindsOfCheese.contains(name.plainLetters)
  }

  private static let kindsOfCheese: Set<String> = ["cheddar", "gouda", "gruyere", "emmentaler", "edam", "bergkase"]

  private static let dishes = Set<String>.words(
    """
    curry pho ramen risotto borek boregi burek quiche paella wok burrito taco tacos quesadilla quesadillas enchilada
    enchiladas fajita fajitas lasagne lasagna lasagnette gratin auflauf casserole eintopf sushi maki dumpling dumplings
    pierogi piroggen maultaschen samosa samosas calzone moussaka tajine tagine biryani laksa bibimbap omelette omelett omelet
    omlett frittata pizza flammkuchen caprese fischbrotchen mcflurry ratatouille sommerrolle sommerrollen jambalaya gumbo udon empanadas
    """)

  /// Endings of German compounds that name dishes, such as the `pfanne` of Gemüsepfanne.
  private static let compounds = [
    "pfanne", "auflauf", "eintopf", "curry", "gratin", "quiche", "pizza", "risotto", "lasagne", "omelett",
  ]

  private static let phrases = [
    "pad thai", "stir fry", "stir-fry", "fried rice", "gebratener reis", "fried noodles", "gebratene nudeln",
    "gefullte paprika", "griechischer salat", "bauernsalat", "greek salad", "caesar salad", "stuffed pepper",
    "tomate mozzarella", "tomaten mozzarella", "pot pie", "egg fried", "summer roll", "banh mi",
  ]

  private static let ingredients = Set<String>.words(
    """
    chicken hahnchen hahnchenfleisch huhn huhnchen pute putenfleisch turkey duck ente beef rind rindfleisch pork schwein
    schweinefleisch lamb lamm lammfleisch mutton ham schinken bacon speck salami tofu tempeh paneer seitan prawn prawns
    shrimp shrimps garnelen krabben crab seafood meeresfruchten tuna thunfisch salmon lachs fish fisch bismarckhering
    matjes hering egg eggs ei mushroom mushrooms pilze pilzen champignons spinach spinat cheese kase feta schafskase
    mozzarella vegetables veggies veg gemuse broccoli brokkoli zucchini courgette aubergine eggplant pepper peppers paprika
    tomato tomatoes tomaten onion onions zwiebeln chickpeas kichererbsen lentils linsen hackfleisch hack mince meat fleisch
    basil basilikum coriander koriander parsley petersilie asparagus spargel pumpkin kurbis peanuts erdnussen cashews
    sauerkraut cauliflower blumenkohl leek lauch porree m&ms oreo rucola cheddar gouda gruyere emmentaler chorizo
    """)
}

extension ItemPhrase {
  /// The names that the dish may have together with what it is made with, the likeliest first: `omelette with ham and
  /// cheese`, `ham and cheese omelette`; empty if nothing was typed with it.
  package var namesOfWhole: [String] {
    guard let madeWith else { return [] }
    let typed = madeWith.split(separator: " and ").map(String.init)
    let general = typed.map { MixedDishes.isKindOfCheese($0) ? "cheese" : $0 }
    let orders = [typed, typed.reversed(), general, general.reversed()]
    // An English name has the ingredient before the dish, in the singular: `mushroom omelette`.
    let before = orders.flatMap { parts in
      let singular = parts.map { part in
        part.split(separator: " ").map { EnglishNoun.singular($0.lowercased()) }.joined(separator: " ")
      }
      return [parts, singular].map { "\($0.joined(separator: " and ")) \(name)" }
    }
    let english = orders.map { "\(name) with \($0.joined(separator: " and "))" }
    let german = orders.map { "\(name) mit \($0.joined(separator: " und "))" }
    return (english + german + before).unique
  }
}
