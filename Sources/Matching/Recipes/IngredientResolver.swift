package import Domain
internal import Reference
package import Store

/// Finds the food and the weight of a recipe's ingredient; it never prompts the user.
///
/// A resolver is valid only within the database read that it was created for. Ingredients are named as they are bought:
/// `500 g potatoes` in a recipe are raw, and `300 g rice` is dry.
package struct IngredientResolver {
  let bank: FoodBank
  private let recipes: RecipeReader
  private let known = KnownMatches()

  /// The matches that were found already.
  ///
  /// The matches are kept because most recipes of a book use the same few names.
  private final class KnownMatches {
    var matches: [String: FoodMatch?] = [:]
  }

  /// Creates a resolver; the bank should be without a profile, since a recipe belongs to the whole household.
  package init(_ bank: FoodBank, recipes: RecipeReader) {
    self.bank = bank
    self.recipes = recipes
  }

  /// The maximum number of foods that are offered for an ingredient.
  package static let offered = 3

  /// Returns the ingredient with its food and weight, if they can be found.
  ///
  /// An ingredient that somebody has set by hand is returned unchanged.
  package func resolve(_ ingredient: RecipeIngredient, within recipe: Int? = nil) throws -> RecipeIngredient {
    var result = ingredient
    guard let reading = ingredient.reading, !ingredient.isSetByHand else { return result }
    result.forgetFood()
    if let said = try recipes.foodSaid(of: reading.name) {
      guard let food = said.food else {
        result.isSetByHand = true
        return result
      }
      if let food = try bank.food(food.id) {
        result.take(FoodBank.certainMatch(food), reading)
        return result
      }
    }
    if let part = try self.part(reading, within: recipe) {
      (result.recipe, result.servings) = (part.recipe, part.servings)
      result.confidence = part.isOnly ? Self.certain : Self.unsure
      (result.nutrients, result.grams) = (part.nutrients, part.grams)
      return result
    }
    if let match = try match(reading) { result.take(match, reading) }
    return result
  }

  /// The ingredient with a food that somebody has chosen for it.
  package func set(_ ingredient: RecipeIngredient, to food: Food?) -> RecipeIngredient {
    var result = ingredient
    result.forgetFood()
    if let food, let reading = ingredient.reading { result.take(FoodBank.certainMatch(food), reading) }
    result.isSetByHand = true
    return result
  }

  /// The foods that may be meant, the likeliest first.
  package func candidates(_ ingredient: RecipeIngredient) throws -> [FoodMatch] {
    guard let reading = ingredient.reading else { return [] }
    return Array(try finding(reading.name, reading).matches.prefix(Self.offered))
  }

  // MARK: Another recipe

  /// Another recipe that the ingredient names, and how many servings of that recipe are meant; nil if the ingredient
  /// names no recipe.
  private func part(_ reading: IngredientReading, within id: Int?) throws
    -> (recipe: RecipeReference, servings: Double, nutrients: PartialNutrients, grams: Double?, isOnly: Bool)?
  {
    // `4 servings tomato sauce` and `1 batch pesto` are of the book, even if the bank has such a food.
    let isOfBook = reading.amount?.unit.map { Self.servings.contains($0.symbol) || Self.batches.contains($0.symbol) }
    let named = try recipes.named(reading.name).filter { $0.id != id }
    guard let found = named.first,
      try isOfBook == true || bank.named(reading.name) == nil,
      let recipe = try recipes.recipe(found.id), let servings = Self.servings(reading, of: recipe)
    else { return nil }
    let nutrients = RecipeNutrition(recipe).logged.scaled(by: servings)
    return (found, servings, nutrients, recipe.grams(ofServings: servings), named.count == 1)
  }

  private static let servings: Set<String> = ["serving", "Portion"]
  private static let batches: Set<String> = ["recipe", "batch"]

  private static func servings(_ reading: IngredientReading, of recipe: Recipe) -> Double? {
    let number = reading.amount?.middle ?? 1
    guard let unit = reading.amount?.unit else { return number * recipe.servings }
    if servings.contains(unit.symbol) { return number }
    if batches.contains(unit.symbol) { return number * recipe.servings }
    guard let grams = unit.grams, let whole = recipe.weight ?? recipe.rawWeight, whole > 0 else { return nil }
    return number * grams / whole * recipe.servings
  }

  // MARK: The food

  private func match(_ reading: IngredientReading) throws -> FoodMatch? {
    let size = reading.sizeOfEach.first?.quantity.map { String($0) } ?? ""
    let key = "\(reading.name)\n\(reading.note ?? "")\n\(reading.amount?.unit?.symbol ?? "")\n\(size)"
    if let match = known.matches[key] { return match }
    let match = try foundMatch(reading)
    known.matches[key] = .some(match)
    return match
  }

  private func foundMatch(_ reading: IngredientReading) throws -> FoodMatch? {
    let form = IngredientForm(reading)
    let bought = try boughtName(reading, form)
    let (names, isAmbiguous) = try names(reading, bought: bought)
    var best: FoodMatch?
    // No table has the salt of a vegetable cube, so that it is taken for one of chicken.
    let isLikeness = Self.isStockCube(reading) && Self.vegetables.contains(where: reading.name.plainLetters.contains)
    // A food that was found by more of the name, but has another form than the line says.
    var hasOtherForm = false
    for (place, name) in names.enumerated() {
      let found = try finding(name, reading)
      let match: FoodMatch? =
        switch found {
        case .food(let match): match
        case .several(let matches), .unsure(let matches):
          // `200 g grated cheese` is plain cheese rather than the first of the household's cheeses.
          try bank.plainKind(found, name)?.guessed(confidence: Self.certain)
            ?? matches.first { form.shares(wordsOf: name, with: $0) }
            .map { $0.guessed(confidence: min($0.confidence, Self.unsure)) }
        case .typo(let match): match.guessed(confidence: Self.unsure)
        case .unknown, .noNumber: nil
        }
      guard let match, !WordRoles.isRaw(reading.name) || !Self.isCooked(match.food),
        !form.isOtherDish(match, called: name, isWhole: place == 0),
        place == 0 || match.confidence >= Self.certain || form.shares(wordsOf: name, with: match, onlyItsName: true)
      else { continue }
      hasOtherForm = hasOtherForm || form.isDoubtful(match.food)
      let isDoubtful = isAmbiguous || isLikeness || hasOtherForm || reading.namesSecond || form.isCut(name)
      // A match with only a part of the name is less certain.
      let sure = match.guessed(
        confidence: min(match.confidence, isDoubtful ? Self.unsure : place == 0 ? 1 : Self.certain))
      if !isDoubtful, place == 0 ? sure.confidence >= FoodMatch.certain : match.confidence >= Self.certain {
        return sure
      }
      if best.map({ $0.confidence < sure.confidence }) ?? true {
        best = sure.guessed(confidence: min(sure.confidence, Self.unsure))
      }
    }
    guard best == nil, reading.firstAlternative != nil else { return best }
    // Where the first alternative is not known, another one is better than none.
    for name in Self.ends(of: reading.name.split(separator: " ").map(String.init)) {
      if case .food(let match) = try finding(name, reading), match.confidence >= Self.certain,
        !form.isOtherDish(match, called: name, isWhole: false)
      {
        return match.guessed(confidence: Self.unsure)
      }
    }
    return nil
  }

  /// The names under which the food is looked up, and whether two of them may be meant.
  ///
  /// They are the whole name, or the first of several alternatives; the name without what follows `with`, without words
  /// that say nothing about the food, and its last one, two or three words.
  private func names(_ reading: IngredientReading, bought: String?) throws -> (names: [String], isAmbiguous: Bool) {
    var whole = reading.firstAlternative ?? reading.name
    let first = try reading.firstAlternative.flatMap { try bank.named($0) }
    if first == nil, let kind = reading.kindOfAlternatives { whole = kind }
    var names = [bought, whole].compactMap(\.self)
    // Nobody counts `vegetable` or `grape` by the cup in the singular: these say which oil, which tomatoes.
    var isAttribute = false
    if reading.firstAlternative == whole, !whole.contains(" "), !whole.hasSuffix("s"),
      case .food(let match) = try bank.find(whole, inTables: true)
    {
      isAttribute = match.food.category == .produce
    }
    var isAmbiguous = false
    for shared in reading.firstAlternativeWithSharedWords.reversed() {
      let isStock = shared.plainLetters.split(separator: " ").last.map { Self.stocks.contains(String($0)) } ?? false
      let isNamed = try bank.named(shared) != nil
      // `chicken or vegetable broth` and `red or yellow pepper`, but `butter or olive oil`.
      if reading.firstAlternative == nil {
        if isNamed { names.insert(shared, at: 0) }
      } else if isAttribute {
        guard case .food(let match) = try bank.find(shared, inTables: true), match.confidence >= Self.certain else {
          continue
        }
        names.insert(shared, at: 0)
      } else if isStock || isNamed && first == nil {
        names.insert(shared, at: 0)
      } else if isNamed {
        isAmbiguous = true
      }
    }
    let words = whole.split(separator: " ").map(String.init)
    if let joint = words.firstIndex(where: { Self.conjunctions.contains($0.lowercased()) }), joint > 0 {
      names.append(words[..<joint].joined(separator: " "))
    }
    let kept = IngredientForm.head(of: words)
    if kept.count < words.count { names.append(kept.joined(separator: " ")) }
    if let (plain, _) = WordRoles.withoutNeutral(words) { names.append(plain.joined(separator: " ")) }
    names += Self.ends(of: kept)
    var seen: Set<String> = []
    return (names.filter { !$0.isEmpty && seen.insert($0).inserted }, isAmbiguous)
  }

  /// The last one, two or three words of a name.
  private static func ends(of words: [String]) -> [String] {
    guard words.count <= longestName else { return [] }
    return words.indices.dropFirst().filter { words.count - $0 <= 3 }.map { words[$0...].joined(separator: " ") }
  }

  /// The name under which a shop sells what a recipe calls by another food's name: peppers that are counted are no spice
  /// and paprika by the spoon is one, Rindergulasch that is weighed is meat, and the juice of a lemon is lemon juice; nil
  /// for other ingredients.
  private func boughtName(_ reading: IngredientReading, _ form: IngredientForm) throws -> String? {
    guard let amount = reading.amount, reading.name.utf8.count <= 40 else { return nil }
    if let (fruit, part) = reading.fruitPart {
      guard case .food(let match) = try bank.find(fruit, inTables: true) else { return nil }
      return "\(match.food.name) \(part.rawValue)"
    }
    let plain = reading.name.plainLetters
    if amount.unit == nil, ["pepper", "peppers"].contains(plain) { return "red pepper" }
    if Self.isStockCube(reading) {
      let isOfBird = (Self.birds + Self.vegetables).contains(where: plain.contains)
      return isOfBird ? "Chicken stock cube" : "Beef stock cube"
    }
    // A packet holds dried yeast, unless its weight is that of a cube of 42 g.
    if ["hefe", "backhefe", "yeast"].contains(plain), !form.isFresh, Self.isPacket(amount.unit),
      reading.sizeOfEach.first.map({ ($0.unit?.grams ?? 0) * ($0.middle ?? 0) <= Self.mostDriedYeast }) ?? true
    {
      return "Dried yeast"
    }
    let words = plain.split(separator: " ").map(String.init)
    let isBySpoon = amount.unit.map { $0.isSpoon || $0.kind == .rough } ?? false
    if let percent = Self.percent(reading.said), let last = words.last, Self.dairy.contains(where: last.hasSuffix) {
      return "\(reading.name) \(percent)%"
    }
    // Only powder is measured by the teaspoon.
    let isPowder = (reading.note ?? "").plainLetters.split { !$0.isLetter }.allSatisfy(Self.powders.contains)
    if words.last?.hasSuffix("bruhe") == true, isPowder, amount.unit?.symbol == "TL" || isBySpoon && reading.note != nil
    {
      return "\(reading.name) Pulver"
    }
    // By the glass, it is the drink.
    if plain == "kakao", isBySpoon || amount.unit?.grams != nil { return "Kakaopulver" }
    if isBySpoon, words.last == "paprika" { return "paprika powder" }
    if words.first.map({ ["jello", "jell-o"].contains($0) }) ?? false, amount.unit?.isContainer == true {
      return "Gelatin desserts, dry mix"
    }
    // In German, `Limone` is a lime; nouns begin with a capital letter there.
    if ["limone", "limoni"].contains(reading.name) { return "lemon" }
    let fruit = ["pepper", "peppers"].contains(words.last) ? words.dropLast().last : words.last
    if let fruit, Self.chillies.contains(fruit), amount.unit?.isContainer != true {
      if isBySpoon, !form.isFresh, !reading.isCutUp { return "chili powder" }
      return form.isDried
        ? "dried chilli"
        : words.contains { $0.hasPrefix("green") || $0.hasPrefix("grun") }
          ? "green chilli" : "red chilli"
    }
    if let head = words.last, head.hasPrefix("paprikaschote"), words.count <= 2 {
      return ["gelb": "yellow pepper", "grun": "green pepper"][String(words[0].prefix(4))] ?? "red pepper"
    }
    let kept = words.filter { !Self.kindsOfPotato.contains($0) }
    if kept.count < words.count, kept.last == "kartoffeln" { return kept.joined(separator: " ") }
    if ["rouladen", "rindsrouladen", "rindsroulade"].contains(plain) { return "Rinderroulade roh" }
    guard amount.unit?.grams != nil else { return nil }
    return ["gulasch": "Rindfleisch", "rindergulasch": "Rindfleisch", "schweinegulasch": "Schweinefleisch"][plain]
  }

  /// Whether the line counts cubes of stock: `2 vegetable stock cubes`, `1 Gemüsebrühwürfel`, `1 Würfel Brühe`.
  private static func isStockCube(_ reading: IngredientReading) -> Bool {
    guard let amount = reading.amount, amount.unit.map({ $0.portionWord == "cube" || $0.symbol == "Würfel" }) ?? true
    else {
      return false
    }
    let words = reading.name.plainLetters.split(separator: " ")
    guard let last = words.last else { return false }
    if amount.unit != nil { return last == "stock" || last.hasSuffix("bruhe") }
    return last.hasSuffix("bruhwurfel") || last == "suppenwurfel"
      || words.count > 1 && words[words.count - 2] == "stock" && ["cube", "cubes"].contains(last)
  }

  private static let birds = ["chicken", "huhn", "huhner", "geflugel"]
  private static let vegetables = ["vegetable", "veggie", "veg ", "gemuse"]

  /// Whether a unit is a small packet for one use.
  private static func isPacket(_ unit: IngredientUnit?) -> Bool {
    guard let unit else { return false }
    return ["packet", "package", "pkg", "sachet", "envelope"].contains(unit.portionWord)
      || ["Beutel", "Tüte"].contains(unit.symbol)
  }

  /// The grams in the largest packet of dried yeast for one use.
  private static let mostDriedYeast = 15.0

  /// Words for how firm potatoes stay, which are no cooked ones.
  private static let kindsOfPotato: Set<String> = [
    "vorwiegend", "festkochend", "festkochende", "mehlig", "mehligkochend", "mehligkochende", "kochende", "speckige",
  ]
  /// The fruit, which shares its names with a dish.
  private static let chillies: Set<String> = [
    "chile", "chiles", "chili", "chilis", "chilies", "chilli", "chillis", "chillies", "chilischote", "chilischoten",
  ]
  private static let longestName = 12
  private static let conjunctions: Set<String> = ["and", "und", "et", "e", "y", "і", "&"]
  /// Liquids that are named after what is boiled in them.
  private static let stocks: Set<String> = ["broth", "stock", "bouillon", "bruhe", "fond", "brodo", "caldo"]

  private func finding(_ name: String, _ reading: IngredientReading) throws -> FoodBank.Finding {
    let said = reading.said
    let words = Set(said.split { !$0.isLetter }.map(String.init))
    let own = Set(reading.name.plainLetters.split { !$0.isLetter }.map(String.init))
    guard words.isDisjoint(with: Self.cooked), own.isDisjoint(with: Self.heated) else {
      return try bank.find(name, inTables: true)
    }
    if let fat = Self.fat(said) {
      if let match = try withFat(fat, name) { return .food(match) }
      // `Rinderhackfleisch (15 % Fett)`
      if case .food(let match) = try BoughtFoods(bank, isCanned: false).finding(name),
        match.food.name.hasPrefix("Raw "),
        let known = try withFat(fat, String(match.food.name.dropFirst("Raw ".count)))
      {
        return .food(known)
      }
    }
    if !words.isDisjoint(with: Self.stewed), !words.isDisjoint(with: Self.beef),
      let raw = try bank.named("Raw stewing beef")
    {
      return .food(FoodBank.certainMatch(raw.food))
    }
    let unit = reading.amount?.unit
    let isCan = reading.isInCan || unit?.isCan ?? false || !words.isDisjoint(with: Self.canned)
    if isCan, let match = try bank.canned(name) { return .food(match) }
    let herb = name.plainLetters
    if Self.herbs.contains(herb) {
      let isDried = !words.isDisjoint(with: Self.dried)
      let isFresh = !words.isDisjoint(with: Self.fresh)
      let form = isDried || (unit?.isSpoon ?? false) && !isFresh ? "dried" : "fresh"
      if case .food(let match) = try bank.find("\(form) \(name)", inTables: true) { return .food(match) }
    }
    // On a plate, `Milchreis` and `Polenta` are cooked; in a recipe, they are the grain that is to be cooked.
    if let raw = Self.grains[name.plainLetters], let food = try bank.named(raw) {
      return .food(FoodBank.certainMatch(food.food))
    }
    let bought = try BoughtFoods(bank, isCanned: isCan).finding(name)
    // `Rinderrouladen` are to be braised: the dish has another name for the meat.
    if case .food(let match) = bought, match.food.id < 0, [.meat, .other].contains(match.food.category),
      !match.food.isCalledRaw, case .food(let raw) = try bank.find("\(name) roh", inTables: true), raw.isExact,
      raw.food.isCalledRaw
    {
      return .food(raw)
    }
    return bought
  }

  /// Words in brackets behind stock that say that it is not liquid.
  private static let powders: Set<Substring> = ["pulver", "instant", "gekornt", "gekornte", "instantpulver"]

  /// The percentage in a line, as it is written there: `1,5` for `Milch (1,5 %)`; nil if there is none.
  private static func percent(_ said: String) -> String? {
    guard let sign = said.firstIndex(of: "%") else { return nil }
    let before = said[..<sign].reversed().drop { $0 == " " }
    let number = String(before.prefix { $0.isNumber || $0 == "," || $0 == "." }.reversed())
    return number.first?.isNumber == true ? number : nil
  }

  /// Ends of names of dairy products that are sold with different fat contents.
  private static let dairy = ["milch", "milk", "quark", "joghurt", "yogurt", "yoghurt", "sahne", "frischkase"]

  /// The raw meat with a given percentage of fat; nil if neither the bank nor the tables have it.
  private func withFat(_ fat: Int, _ name: String) throws -> FoodMatch? {
    for query in [
      "raw \(name), \(fat)% fat", "\(name), \(100 - fat)% lean meat / \(fat)% fat, raw", "\(name), \(fat)% fat",
    ] {
      if case .food(let match) = try bank.find(query, inTables: true), match.food.name.contains("\(fat)% fat") {
        return match
      }
    }
    return nil
  }

  /// The percentage of fat that a line states: 10 for `90% lean`, `10% fat` or `10 % Fett`; nil if the line states
  /// none.
  static func fat(_ said: String) -> Int? {
    let words = said.replacing("%", with: " % ").split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," || $0 == "/" }
    for index in words.indices where words[index] == "%" && index > 0 && index + 1 < words.count {
      guard let number = Int(words[index - 1]), (1...99).contains(number) else { continue }
      if words[index + 1] == "lean" { return 100 - number }
      if ["fat", "fett"].contains(words[index + 1]) { return number }
    }
    return nil
  }

  /// Whether a food's name says that it is cooked: `Erbse reif, gekocht`.
  private static func isCooked(_ food: Food) -> Bool {
    ["cooked", "gekocht", "boiled"].contains { food.name.plainLetters.split { !$0.isLetter }.contains(Substring($0)) }
  }

  static let cooked: Set<String> = [
    "cooked", "leftover", "leftovers", "gekocht", "gekochte", "gekochter", "gekochtes", "gegart", "gegarte", "cuit",
    "cuite", "cuits", "cuites", "cotto", "cotta", "cotti", "cotte", "cocido", "cocida", "cocidos", "cocidas",
  ]
  /// Words in a name that say the same; behind the name they may say what is done with the food: `potatoes, boiled`.
  static let heated: Set<String> = [
    "boiled", "steamed", "poached", "fried", "grilled", "gedampft", "gedampfte", "gegrillt", "gegrillte", "gebraten",
    "gebratene", "gebratener", "gebratenes", "bouilli", "bouillie", "bouillies", "bollito", "bollite", "lesso", "lesse",
    "hervido", "hervida", "hervidos", "hervidas",
  ]
  /// Words for meat that is cut for a stew, and words for beef.
  private static let stewed: Set<String> = ["stew", "stewing", "braising", "gulasch", "goulash", "gulaschfleisch"]
  private static let beef: Set<String> = ["beef", "rind", "rindfleisch", "rindergulasch", "chuck"]
  /// Names that mean both a grain and the dish made of it, each with the grain as it is bought.
  private static let grains = [
    "milchreis": "Uncooked short-grain rice", "milch reis": "Uncooked short-grain rice",
    "pudding rice": "Uncooked short-grain rice", "polenta": "Cornmeal",
  ]
  private static let canned: Set<String> = ["canned", "tinned", "dose", "konserve"]
  private static let dried: Set<String> = ["dried", "dry", "getrocknet", "getrocknete", "getrockneter", "getrocknetes"]
  private static let fresh: Set<String> = [
    "fresh", "freshly", "chopped", "minced", "torn", "leaves", "frisch", "frische", "frischer", "frisches", "gehackt",
    "gehackte", "gehackter",
  ]
  private static let herbs: Set<String> = [
    "basil", "oregano", "thyme", "rosemary", "parsley", "dill", "sage", "mint", "marjoram", "tarragon", "chives",
    "coriander", "cilantro", "basilikum", "thymian", "rosmarin", "petersilie", "salbei", "minze", "majoran", "estragon",
    "schnittlauch", "koriander",
  ]

  /// The confidence of an ingredient that is another recipe.
  ///
  /// It is also the highest confidence of a food that was found by only a part of the name.
  private static let certain = 0.85
  /// The highest confidence of a food that is one of several possible ones, or is only similar to the name.
  private static let unsure = 0.6
}

extension RecipeIngredient {
  /// Sets the ingredient's food, and the weight that the line gives for it.
  mutating func take(_ match: FoodMatch, _ reading: IngredientReading) {
    let weight = match.food.weight(of: reading, pack: Self.usualPack(reading))
    let sure = weight.map { $0.isSure ? match.confidence : min(match.confidence, 0.6) } ?? match.confidence
    take(match.food, grams: weight?.grams, from: weight?.from, confidence: sure)
  }

  /// The grams in the pack or jar in which shops usually sell what the line names; nil if the line counts no packs, or if
  /// this is not known.
  private static func usualPack(_ reading: IngredientReading) -> Double? {
    guard let unit = reading.amount?.unit, unit.isContainer,
      let row = PackWeights.named(reading.name)
        ?? reading.name.split(separator: " ").last.flatMap({ PackWeights.weight(of: String($0)) })
    else { return nil }
    // A Glas Milch is a drinking glass.
    return unit.symbol == "Glas" && row.category != .pantry ? nil : row.pack
  }
}
