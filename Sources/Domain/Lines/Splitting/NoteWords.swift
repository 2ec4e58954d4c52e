/// The words that `NoteSigns` knows, in plain letters.
extension NoteSigns {
  static let signs: Set<String> = [
    "-", "--", "–", "—", "/", "//", "|", "·", "•", "*", "...", "…", ">", "->", "→", "&&", ".",
  ]
  /// Cuisines, restaurants and meals that are named before what was eaten there: `chinese - egg fried rice, prawns`.
  static let places: Set<String> = sellers.union([
    "pausenbrot", "schulbrot", "znuni", "chinese", "indian", "thai", "italian", "greek", "mexican", "english", "irish",
    "scottish", "takeaway", "takeout",
    "barbecue", "bbq", "grillen", "buffet", "picnic", "roast", "brotzeit", "jause", "vesper", "mezze", "tapas", "thali",
  ])
  /// Meals that are named before what was in them: `packed lunch - cheese sandwich, satsuma`.
  static let packedMeals = [
    ["packed", "lunch"], ["school", "lunch"], ["school", "dinner"], ["kids", "lunch"], ["kids", "tea"],
    ["kids", "dinner"], ["lunch", "box"], ["work", "lunch"],
  ]
  /// Meals of several foods that are named before all of them: `cream tea - 2 scones, jam, a pot of tea`.
  static let laidMeals = [
    ["cream", "tea"], ["afternoon", "tea"], ["high", "tea"], ["full", "english"], ["fry", "up"], ["roast", "dinner"],
    ["sunday", "roast"], ["sunday", "dinner"], ["christmas", "dinner"], ["english", "breakfast"], ["mixed", "grill"],
    ["full", "english", "breakfast"], ["cheese", "board"],
  ]
  /// Who ate, if no profile is named: the second word of `our youngest had`.
  static let eaters: Set<String> = [
    "kleine", "kleiner", "kleines", "kurze", "kurzer", "grosse", "grosser", "baby", "kid", "toddler", "lad", "lass",
    "youngest", "eldest", "daughter", "son", "tochter", "sohn", "maus", "zwerg", "bub", "madel", "frau", "hubby",
    "wife", "husband",
  ]
  /// Verbs behind the one who ate.
  static let eating: Set<String> = ["hat", "hatte", "had", "ate", "has", "isst", "ass", "bekam", "trank", "drank"]
  /// Last words of occasions that are named before what was eaten: the `deal` of `meal deal - crisps, smoothie`.
  static let occasions: Set<String> = [
    "deal", "buffet", "picnic", "party", "brunch", "lunch", "dinner", "supper", "breakfast", "menu", "special",
    "spread",
  ]
  /// Shops and restaurants that are named before or after the food: `latte, starbucks`.
  static let sellers: Set<String> = [
    "starbucks", "costa", "pret", "mcdonalds", "mcdonald's", "mcd", "mcdo", "mcces", "kfc", "bk", "burgerking",
    "subway",
    "greggs", "nandos", "nando's", "wagamama", "wagamamas", "spoons", "wetherspoons", "imbiss", "mensa", "kantine",
    "rasthof", "raststatte",
    "canteen", "grieche", "italiener", "asiate", "turke", "pub", "restaurant",
  ]
  static let dishes = [
    "shake", "smoothie", "salad", "salat", "bowl", "omelette", "omelett", "wrap", "musli", "stir-fry", "pfanne",
    "platter", "plate", "teller", "brunch", "fry-up", "caprese",
  ]
  static let emptyDishes: Set<String> = [
    "bowl", "teller", "plate", "schussel", "brotdose", "lunchbox", "platter", "brettl", "vesperbrett",
  ]
  static let connections: [[String]] = [
    ["and", "then"], ["and", "a", "side", "of"], ["and", "for", "dessert"], ["washed", "down", "with"],
    ["a", "side", "of"],
    ["side", "of"], ["followed", "by"], ["along", "with"], ["as", "well", "as"], ["und", "dann"], ["und", "dazu"],
    ["und", "danach"],
    ["for", "dessert"], ["for", "afters"], ["for", "pudding"], ["for", "starters"], ["zum", "nachtisch"],
    ["als", "nachtisch"],
    ["zum", "dessert"], ["als", "dessert"], ["als", "vorspeise"], ["als", "beilage"],
    ["then"], ["dann"], ["danach"], ["dazu"], ["afterwards"], ["nachher"], ["plus"], ["sowie"], ["ausserdem"],
    ["anschliessend"], ["later"], ["spater"],
  ]
  /// Drinks that something is eaten with: `Kuchen zum Kaffee`.
  static let besideCake: Set<String> = ["kaffee", "tee", "cay", "bier", "wein", "kakao", "milch", "wasser"]
  /// Where a food was put, after its name: `dressing on the side`.
  static let placements = [
    ["drauf"], ["druber"], ["darauf"], ["daruber"], ["dran"], ["drin"], ["dabei"], ["vorab"], ["vorweg"], ["satt"],
    ["oops"], ["lol"], ["on", "top"], ["on", "the", "side"], ["on", "side"], ["on", "it"], ["obendrauf"],
    ["on", "both"], ["on", "each"], ["auf", "beide"], ["auf", "beiden"], ["auf", "die", "hand"],
    ["auf", "die", "faust"],
    ["aufe", "hand"], ["for", "the", "little", "one"], ["for", "the", "kids"], ["fur", "die", "kleine"],
    ["fur", "die", "grosse"], ["fur", "den", "kleinen"], ["fur", "den", "grossen"], ["fur", "die", "kids"],
    ["to", "go"], ["to", "take", "away"], ["zum", "mitnehmen"],
    ["through", "the", "day"], ["throughout", "the", "day"], ["during", "the", "day"], ["all", "day"],
    ["uber", "den", "tag", "verteilt"], ["den", "ganzen", "tag"],
    ["again"], ["wieder"], ["wieder", "mal"],
  ]
  static let earlierDays: Set<String> = [
    "yesterday's", "yesterdays", "gestriger", "gestrige", "gestrigen", "gestriges",
  ]
  static let leadIns: [[String]] = [
    ["und", "noch"], ["und", "dann", "noch"], ["and", "then"], ["and", "also"], ["oh", "and"], ["ach", "und"],
    ["kid", "had"], ["kids", "had"], ["kid", "ate"], ["kids", "ate"], ["he", "had"], ["she", "had"], ["they", "had"],
    ["our", "lad", "had"], ["our", "lass", "had"], ["youngest", "had"], ["eldest", "had"], ["little", "one", "had"],
    ["nowt", "but"], ["nothing", "but"], ["nix", "ausser"], ["nichts", "ausser"],
    ["oma", "made"], ["mum", "made"], ["mom", "made"], ["grandma", "made"],
    ["rest", "vom"], ["der", "rest", "vom"], ["den", "rest", "vom"], ["reste", "vom"], ["rest", "von", "der"],
    ["reste", "von", "der"], ["rest", "of", "the"], ["furs", "kind"], ["fur", "das", "kind"], ["for", "the", "kids"],
    ["for", "the", "baby"], ["picked", "at"], ["finished", "off"], ["polished", "off"], ["finished"], ["nibbled"],
    ["grabbed"],
    ["i", "just", "had"], ["i", "just", "ate"], ["ich", "habe"], ["ich", "hatte"], ["ich", "hab"], ["i", "had"],
    ["i", "ate"], ["we", "had"], ["we", "ate"], ["wir", "hatten"], ["wir", "haben"],
    ["just", "had"], ["just", "ate"], ["es", "gab"], ["gab", "es"], ["had"], ["ate"], ["drank"], ["hatte"],
    ["gegessen"],
    ["habe"], ["hab"], ["gab"], ["ass"],
  ]
  /// Verbs before `the lot`, which say that all was eaten.
  static let finishing: Set<String> = [
    "ate", "had", "finished", "slurped", "scoffed", "demolished", "devoured", "drank", "polished",
  ]
  /// Remarks after a comma that name no food.
  static let remarks: Set<[String]> = [
    ["sue", "me"], ["bit", "sad"], ["so", "good"], ["so", "lecker"], ["sehr", "lecker"], ["was", "ok"],
    ["very", "nice"],
    ["just", "the", "one"], ["the", "one"], ["all", "of", "it"], ["ate", "it", "all"], ["ate", "all", "of", "it"],
    ["had", "it", "all"], ["finished", "it"],
    ["alles", "aufgegessen"], ["aufgegessen"], ["alles"], ["alles", "auf"], ["oops"], ["lol"],
    ["ups"], ["upsi"],
    ["yum"],
    ["that's", "it"], ["thats", "it"], ["das", "war's"], ["das", "wars"], ["mehr", "nicht"], ["sonst", "nichts"],
    ["nothing", "else"], ["still", "warm"], ["noch", "warm"], ["slimline"], ["doppelt"],
    ["medium"], ["medium", "rare"], ["well", "done"], ["rare"], ["mild"],
    ["extra", "hot"], ["scharf"],
    ["extra", "scharf"],
    ["no", "regrets"], ["dont", "judge"], ["don't", "judge"], ["nom"], ["nom", "nom"], ["gut", "aufgewarmt"],
  ]
  /// Words at the end of a list that say that the food was eaten, or ask for it.
  static let closings: Set<String> = ["bitte", "please", "gegessen", "getrunken", "gehabt", "eaten"]
  /// Words between a food and what it was filled or served with: `pitta stuffed with chicken`.
  static let served: Set<String> = [
    "made", "mixed", "filled", "stuffed", "topped", "served", "loaded", "smothered", "covered", "spread", "drizzled",
    "dressed",
    "sprinkled", "layered", "slathered", "gefullt", "gefullte", "gefullter", "gefulltes", "belegt", "bestrichen",
    "serviert", "bestreut", "garniert", "beschmiert",
  ]
  /// Milk and the like, into which cereal is put: `Haferflocken in warmer Milch`.
  static let milks = ["milch", "milk", "joghurt", "yoghurt", "yogurt", "quark", "skyr"]
  static let endings: Set<Character> = [".", "!", "…", "-", "–", "/"]

  /// Whether a word joins a food to the sauce that it is in: `Fischstäbchen in Remoulade`.
  ///
  /// False if the bank or the open tables have the food with its sauce, as they have many dishes.
  func isInSauce(at index: Int, in words: [TextWord], behind before: [TextWord]) -> Bool {
    guard words[index].plainShort == "in" else { return false }
    let sauce = words[(index + 1)...].prefix { $0.kind == .plain && !$0.partsItems }
    let item = before.lastIndex { $0.kind == .mark || $0.partsItems }.map { before[($0 + 1)...] } ?? before[...]
    let amount = (try? AmountReader.readings(item, in: ""))?.last { $0.used < item.count }
    let food = item.dropFirst(amount?.used ?? 0)
    guard (1...3).contains(sauce.count), (1...4).contains(food.count), let last = food.last,
      case let named = sauce.phrase.plainLetters,
      Self.sauces.contains(where: named.hasPrefix) || ["sauce", "sosse"].contains(where: named.hasSuffix),
      isFood(sauce.phrase), isFood(food.phrase)
    else { return false }
    // `Heringe in Tomatensoße`
    let singulars = ["", "e", "n", "s"].filter(last.text.hasSuffix).map { last.text.dropLast($0.count) }
    let fillings = named.hasPrefix("tomat") ? [sauce.phrase] + Self.tomatoSauces : [sauce.phrase]
    return !food.indices.contains { start in
      let before = food[start...].dropLast().phrase
      return singulars.contains { food in
        fillings.contains { isFood((before.isEmpty ? "" : before + " ") + "\(food) in \($0)") }
      }
    }
  }

  private static let tomatoSauces = ["Tomatensoße", "tomato sauce"]
  /// Sauces in which a food may lie without being another dish.
  private static let sauces = ["tomat", "remoulade", "ketchup", "custard", "vanille", "vanilla"]

  /// Whether a kind of milk begins here that is poured over the food before it: `whole` in `weetabix whole milk`.
  func isMilk(at index: Int, in words: [TextWord], behind before: [TextWord]) -> Bool {
    guard Self.kindsOfMilk.contains(words[index].plainShort) else { return false }
    let milk = words[index...].prefix { $0.kind == .plain && !$0.partsItems && $0.text.first?.isLetter == true }
    let item = before.lastIndex { $0.kind == .mark || $0.partsItems }.map { before[($0 + 1)...] } ?? before[...]
    let amount = (try? AmountReader.readings(item, in: ""))?.last { $0.used < item.count }
    let food = item.dropFirst(amount?.used ?? 0)
    return (2...3).contains(milk.count) && MilkDrinks.isMilk(milk.phrase) && (1...3).contains(food.count)
      && (food.map(\.plainShort) == ["hot", "chocolate"]
        || food.last.map { !Self.flavoursOfMilk.contains($0.plainShort) } == true)
      && isFood(milk.phrase) && isFood(food.phrase) && !isFood("\(food.phrase) \(milk.phrase)")
  }

  /// Words before milk that are its flavor, or dishes that are made with it.
  private static let flavoursOfMilk: Set<String> = [
    "chocolate", "choc", "banana", "strawberry", "vanilla", "coconut", "pudding",
  ]

  private static let kindsOfMilk: Set<String> = [
    "whole", "semi", "semi-skimmed", "skimmed", "skim", "oat", "almond", "soya", "soy", "lactose-free", "full",
    "full-fat",
  ]
}
