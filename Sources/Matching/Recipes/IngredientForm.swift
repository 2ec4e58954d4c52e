internal import Domain

/// The form in which an ingredient line names its food: fresh or dried, raw or cooked, a dish or a part of one.
///
/// A food in another form weighs, or holds, several times as much or as little, so it is never taken for certain.
struct IngredientForm {
  private let reading: IngredientReading
  private let words: Set<String>

  init(_ reading: IngredientReading) {
    self.reading = reading
    words = Set(reading.said.split { !$0.isLetter }.map(String.init))
  }

  /// Whether the line says that the food is dried.
  ///
  /// `grapes, washed and dried` are not.
  var isDried: Bool {
    let note = reading.note?.split(separator: " ").count == 1 ? reading.note ?? "" : ""
    return "\(reading.name) \(note)".plainLetters.split { !$0.isLetter }.contains { word in
      Self.dried.contains(where: word.hasPrefix)
    }
  }

  /// Whether the line says that the food is fresh; `freshly ground` says nothing of it.
  var isFresh: Bool {
    words.contains { word in word != "freshly" && Self.fresh.contains(where: word.hasPrefix) } && !isDried
  }

  /// Whether a food has another form than the line says, so that somebody has to look.
  func isDoubtful(_ food: Food) -> Bool {
    let name = Set(food.name.plainLetters.split { !$0.isLetter }.map(String.init))
    let isDriedFood = !name.isDisjoint(with: Self.dry)
    if isFresh, isDriedFood { return true }
    if isDried, food.category == .produce, !isDriedFood, food.nutrients.calories < Self.leastOfDried { return true }
    let isAnimal = [.meat, .seafood].contains(food.category)
    if isAnimal ? BoughtFoods.prepared.contains(where: food.name.hasPrefix) : food.name.hasSuffix(", cooked"),
      name.isDisjoint(with: Self.soldCooked), words.isDisjoint(with: name.intersection(Self.cooked)),
      words.isDisjoint(with: IngredientResolver.cooked.union(IngredientResolver.heated))
    {
      return true
    }
    // `cornbread mix` is no cornbread that was made of it, and what a box holds is dry.
    if name.contains("prepared"), !words.contains("prepared") { return true }
    let isInBox = reading.amount?.unit.map { Self.dryPacks.contains($0.symbol) } ?? false
    if isInBox, [.other, .snacks].contains(food.category), food.nutrients.calories < Self.leastOfDried { return true }
    // Nobody knows how much of the weight is bone.
    let hasBone = words.contains { $0 == "bone" || $0 == "knochen" }
    return hasBone && name.isDisjoint(with: ["bone", "knochen"]) && words.isDisjoint(with: Self.negations)
  }

  /// Whether a food is a dish of which the line only has a word: a habanero chile is no chili con carne.
  ///
  /// `isWhole` says whether `name` is the ingredient's whole name.
  func isOtherDish(_ match: FoodMatch, called name: String, isWhole: Bool) -> Bool {
    guard match.food.tags.contains("dish"), !match.food.isUserCreated else { return false }
    let query = FoodQuery(reading.name)
    let said = Set(query.terms + query.readings.flatMap(\.words))
    let own = SearchText.words(String(match.food.name.prefix { $0 != "," }))
    if own.allSatisfy(said.contains) || own.last.map(said.contains) ?? false { return false }
    guard isWhole, match.isExact else { return true }
    return query.terms.count == 1 && !(reading.amount?.unit?.isContainer ?? false) && !said.isDisjoint(with: own)
  }

  /// Whether a name leaves out what follows `with`, other than how the food was cut or kept.
  func isCut(_ name: String) -> Bool {
    let words = (reading.firstAlternative ?? reading.name).split(separator: " ").map(String.init)
    let head = Self.head(of: words)
    guard head.count < words.count, name == head.joined(separator: " ") else { return false }
    return !WordRoles.isState(words[head.count...].map(\.plainLetters))
  }

  /// Whether a food that may be meant has a word of the name before `with`, typed or translated: a drink whose brand is
  /// Crystal is not meant by a crystal of anything, and a pork chop with bone by no other meat with bone.
  ///
  /// With `onlyItsName`, another name of the food does not count.
  func shares(wordsOf name: String, with match: FoodMatch, onlyItsName: Bool = false) -> Bool {
    let query = FoodQuery(Self.head(of: name.split(separator: " ").map(String.init)).joined(separator: " "))
    let meant = Set(query.terms + query.readings.flatMap(\.words))
    if !meant.isDisjoint(with: SearchText.words(match.food.name)) { return true }
    let matched = SearchText.words(match.matched)
    return !onlyItsName && Set(query.terms).isSubset(of: matched)
  }

  /// The words before `with` or a word like it.
  static func head(of words: [String]) -> [String] {
    guard let joint = words.firstIndex(where: { withs.contains($0.lowercased()) }), joint > 0 else { return words }
    return Array(words[..<joint])
  }

  private static let withs: Set<String> = [
    "with", "without", "mit", "ohne", "avec", "sans", "con", "senza", "sin", "com",
  ]
  private static let fresh = ["fresh", "frisch", "frais", "fraiche", "fresc"]
  private static let dried = ["dried", "getrocknet", "sechee", "seche", "secco", "secca", "secchi", "seco", "seca"]
  private static let dry: Set<String> = ["dried", "dry", "powder", "getrocknet"]
  private static let cooked: Set<String> = ["cooked", "boiled", "grilled", "fried", "roast", "braised"]
  /// Meat that shops sell cooked.
  private static let soldCooked: Set<String> = [
    "ham", "sausage", "frankfurter", "salami", "bacon", "tongue", "octopus",
  ]
  /// Packs whose contents are dry unless they are kept cold.
  private static let dryPacks: Set<String> = [
    "box", "envelope", "sachet", "pkg", "Pck.", "Beutel", "paquet", "bustina", "sobre",
  ]
  private static let negations: Set<String> = ["boneless", "without", "no", "ohne", "knochenlos"]
  /// The kcal in 100 g above which a food is dry, whatever its name: raisins, spices.
  private static let leastOfDried = 150.0
}
