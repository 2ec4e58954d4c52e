/// What a word of an item says besides the food's name, such as how the food was made or kept.
///
/// Such a word may also say that there is little of the food, or that something is left out. The words are in plain
/// letters, English and German; German adjectives are listed by their stem.
package enum WordRoles {
  /// Whether the words only describe the item before them: `grilled`, `im eigenen Saft`, `skin on`.
  package static func isState(_ words: [String]) -> Bool {
    var rest = words[...]
    while let first = rest.first {
      if let length = phrases.first(where: { rest.starts(with: $0) })?.count {
        rest = rest.dropFirst(length)
      } else if isState(first) || connectives.contains(first) && rest.count > 1 {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return !words.isEmpty
  }

  /// Whether a food can be used for a typed name although the words in `dropped` and `barred` were removed from the
  /// name.
  ///
  /// `dropped` are words that usually make no difference, and `barred` are words after a negation. Some dropped words
  /// do make a difference to certain foods: steamed pudding, frozen custard, potato sticks. Unsweetened iced tea must
  /// not become iced tea with sugar.
  package static func permits(_ food: Food, without dropped: [String], and barred: [String]) -> Bool {
    let dropped = dropped.map(\.plainLetters)
    let isPlain = [.produce, .meat, .seafood].contains(food.category)
    if dropped.contains(where: { ["steamed", "frozen", "thawed", "defrosted"].contains($0) }), !isPlain {
      return false
    }
    if dropped.contains(where: { ["sticks", "strips"].contains($0) }), !food.tags.contains("raw") { return false }
    let isUnsweetened = dropped.contains { $0.hasPrefix("ungesusst") || $0 == "unsweetened" }
    if isUnsweetened, !food.isUnsweetened { return false }
    return barred.isEmpty
      || permits(food, barring: Set(barred.map(\.plainLetters).filter { !connectives.contains($0) }))
  }

  /// Whether a food by itself does not contain what the user left out: coffee without milk, bread without butter.
  ///
  /// False for a dish without one of its ingredients, and for a food of which a part was left out: only the user can
  /// say what remains of a burger without its bun, or of eggs without yolk.
  private static func permits(_ food: Food, barring barred: Set<String>) -> Bool {
    let barred = barred.subtracting(determiners)
    let words = SearchText.words(food.name)
    guard barred.isDisjoint(with: words) else { return false }
    // Rice and potatoes contain no meat; only a person can say what remains of a dish without its meat.
    if barred.isSubset(of: ["meat", "fleisch"]), [.pantry, .produce, .bakery, .beverages].contains(food.category) {
      return true
    }
    guard barred.isDisjoint(with: parts) else { return false }
    guard barred.isSubset(of: leftOut) else {
      // One of several words may be a food that was eaten.
      guard barred.count == 1 else { return false }
      if isHeldInBread(words) { return barred.isSubset(of: beside) }
      guard food.category == .other else { return true }
      let isBowl = words.contains { word in bowls.contains { word.hasSuffix($0) } }
      return barred.isSubset(of: isBowl ? besideBowls : beside)
    }
    if !barred.isDisjoint(with: sweet), food.category != .produce, !food.isUnsweetened { return false }
    let others = barred.subtracting(sweet).subtracting(seasonings)
    if words.contains(where: BreadWords.isBread), others.isSubset(of: ["butter", "margarine"]) { return true }
    switch food.category {
    case .bakery, .produce, .meat, .seafood: return true
    case .beverages: return others.isEmpty || food.nutrients.calories <= 5
    case .dairy where others.isSubset(of: ["butter", "margarine"]) && !food.isPoured: return true
    case .snacks, .frozen, .other, .pantry, .dairy:
      if others.isSubset(of: lean) { return true }
      if others.isSubset(of: fats), food.nutrients.fat <= mostFatOfLean { return true }
      return others.isSubset(of: toppings) && !food.name.plainLetters.contains("salad")
    }
  }

  /// Parts of a food that change its energy if they are left out.
  private static let parts: Set<String> = [
    "skin", "haut", "yolk", "yolks", "eigelb", "dotter", "fat", "fett", "meat", "fleisch", "crust", "rind", "schale",
    "bones", "knochen", "boden", "breading", "panade", "batter", "icing", "filling", "fullung",
    "alcohol", "alkohol",
  ]
  /// Foods that are eaten with a dish but are not part of it.
  private static let beside: Set<String> = [
    "drink", "drinks", "getrank", "getranke", "dessert", "nachtisch", "fruit", "fruits", "obst", "fruchte", "syrup",
    "sirup", "toppings", "topping", "fries", "pommes", "chips", "sides", "beilage", "beilagen",
  ]
  /// The same for soups, curries and dips, which contain no rice and no bread of their own: only a person can say what
  /// remains of a burger without its bread, or of a paella without its rice.
  private static let besideBowls = beside.union(["rice", "reis", "bread", "brot", "naan"])
  private static let bowls = [
    "soup", "suppe", "curry", "masala", "korma", "stew", "eintopf", "chili", "chilli", "tzatziki", "zaziki", "hummus",
  ]
  /// Whether a food whose name has these words is served in bread: `cheeseburger`, `Döner`.
  static func isHeldInBread(_ words: some Collection<String>) -> Bool {
    words.contains { word in heldInBread.contains(where: word.hasSuffix) }
  }

  /// Ends of the names of foods that are served in bread.
  private static let heldInBread = [
    "burger", "hotdog", "hot", "dog", "sandwich", "kebab", "doner", "wrap", "sub", "toast", "semmel", "brotchen",
    "gyros",
  ]

  /// The maximum fat, in g per 100 g, of a food that contains almost no butter or dressing.
  private static let mostFatOfLean = 6.0
  private static let sweet: Set<String> = ["sugar", "zucker"]
  private static let seasonings: Set<String> = ["salt", "pepper", "ice", "salz", "pfeffer", "eis"]
  private static let fats: Set<String> = [
    "butter", "margarine", "oil", "ol", "mayo", "mayonnaise", "dressing", "cream", "sahne", "cheese", "kase",
    "parmesan",
  ]
  /// Foods that are added to another food and are not part of it.
  private static let toppings: Set<String> = [
    "mayo", "mayonnaise", "ketchup", "sauce", "sosse", "honey", "honig", "jam", "marmelade", "onion", "onions",
    "zwiebel", "zwiebeln", "tomato", "tomatoes", "tomaten", "lettuce", "salat", "gurke", "gurken", "pickles",
    "croutons", "olives", "oliven", "garlic", "knoblauch", "cucumber", "mustard", "senf", "chili", "chilli",
  ]
  /// Vegetables and seasonings that make little difference to the energy of a salad or other dish if they are left out.
  private static let lean: Set<String> = [
    "onion", "onions", "zwiebel", "zwiebeln", "tomato", "tomatoes", "tomaten", "lettuce", "gurke", "gurken",
    "cucumber", "pickles", "garlic", "knoblauch", "olives", "oliven", "mustard", "senf", "chili", "chilli", "croutons",
  ]

  /// Whether the word has a meaning in an item besides naming a food, so that it is not a typing error.
  package static func isKnown(_ plain: String) -> Bool {
    isState(plain) || isHeated(plain) || isNegation(plain) || isLeftOut(plain) || anyKind.contains(plain)
      || joining.contains(plain) || connectives.contains(plain) || PortionWords.isNoun(plain)
      || PortionWords.isSizeWord(plain)
  }

  /// Whether the first of several words is a number: `four cheese pizza`.
  package static func beginsWithNumber(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count > 1 && words[0].utf8.count <= 12 && NumberWords.cardinals[words[0].plainLetters] != nil
  }

  /// Whether a name says that the food is raw or dry, as it is bought: `raw`, `trocken`.
  package static func isRaw(_ name: String) -> Bool {
    name.split(separator: " ").contains { matches($0.plainLetters, asBought) }
  }

  static let asBought: Set<String> = [
    "raw", "uncooked", "dry", "dried", "roh", "ungekocht", "trocken", "getrocknet",
  ]

  /// Whether a name in plain letters ends in a word for a salad dressing or for an ingredient of one:
  /// `Joghurtdressing`, `Mayo`.
  package static func isDressing(_ plain: String) -> Bool {
    ["dressing", "marinade", "mayo", "mayonnaise", "sahne", "essig", "ol", "oil", "vinegar"].contains {
      plain.hasSuffix($0)
    }
  }

  /// Whether a word behind a product names its flavour: `Kirsch`.
  package static func isFlavour(_ plain: String) -> Bool { flavours.contains(plain) }

  private static let flavours = Set<String>.words(
    """
    kirsch kirsche erdbeer erdbeere himbeer himbeere heidelbeer blaubeer vanille schoko schokolade banane pfirsich mango
    zimt nuss haselnuss karamell zitrone apfel traube kokos cookies strawberry vanilla chocolate choc raspberry cherry
    peach banana caramel toffee hazelnut lemon orange coconut blueberry
    """)

  /// Whether a food is a sauce or something else without pieces, which is eaten with another food: `Apfelmus`.
  static func isSauce(_ name: String) -> Bool {
    let plain = name.utf8.count <= 60 ? name.plainLetters : ""
    return [
      "mus", "muss", "kompott", "sauce", "sosse", "marmelade", "sahne", "creme", "cream", "syrup", "sirup", "honig",
      "honey",
      "quark", "jam", "dip", "ketchup", "mayo",
    ].contains { plain.hasSuffix($0) }
  }

  /// Whether a single word says how a food was made, cut or kept: `baked`, `geräucherter`, `leftover`.
  package static func isState(_ word: String) -> Bool { isNeutral(word) || matches(word, selecting) }

  /// Whether the energy of a food is the same with and without the word: `leftover`, `steamed`, `aufgewärmt`.
  static func isNeutral(_ word: String) -> Bool { matches(word, neutral) }

  /// Separates the words that make no difference to the food (`dropped`) from the others (`kept`); nil if either is
  /// empty.
  package static func withoutNeutral(_ words: [String]) -> (kept: [String], dropped: [String])? {
    var (kept, dropped): ([String], [String]) = ([], [])
    var rest = words[...]
    while let first = rest.first {
      let plain = rest.map(\.plainLetters)
      if let length = neutralPhrases.first(where: { plain.starts(with: $0) })?.count {
        dropped.append(rest.prefix(length).joined(separator: " "))
        rest = rest.dropFirst(length)
      } else {
        if isNeutral(first.plainLetters) { dropped.append(first) } else { kept.append(first) }
        rest = rest.dropFirst()
      }
    }
    return dropped.isEmpty || kept.isEmpty ? nil : (kept, dropped)
  }

  /// A name without articles and without words that make no difference to the food: `chili` for `the leftover chili`;
  /// nil if the name has no such words.
  package static func bareName(_ name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    guard (2...8).contains(words.count) else { return nil }
    let kept = (withoutNeutral(words)?.kept ?? words).drop {
      isDeterminer($0.plainLetters) || ["of", "von", "vom", "des"].contains($0.plainLetters)
    }
    return kept.isEmpty || kept.count == words.count ? nil : kept.joined(separator: " ")
  }

  /// Whether one of two names says that the food is without something that the other contains.
  ///
  /// `roast chicken with skin` is not roast chicken without skin.
  package static func contradicts(_ food: String, _ typed: String) -> Bool {
    let (left, right) = (leftOut(of: food), leftOut(of: typed))
    return left.without.contains { right.with.contains($0) } || right.without.contains { left.with.contains($0) }
  }

  private static func leftOut(of name: String) -> (with: Set<String>, without: Set<String>) {
    let words = name.split { !$0.isLetter }.map(\.plainLetters)
    var result: (with: Set<String>, without: Set<String>) = ([], [])
    for (index, word) in words.enumerated() where !isNegation(word) {
      if index > 0, isNegation(words[index - 1]) { result.without.insert(word) } else { result.with.insert(word) }
    }
    return result
  }

  /// The name with `without` in place of another negation: `roast chicken without skin` for `roast chicken, no skin`.
  ///
  /// Nil unless exactly one word follows the negation.
  package static func namedWithout(_ words: [String]) -> String? {
    guard let (kept, left) = negated(words), left.count == 1 else { return nil }
    return ((withoutNeutral(kept)?.kept ?? kept) + ["without"] + left).joined(separator: " ")
  }

  /// Other forms of a name: with other endings of the German adjective at its start, such as `mittelscharfer Senf` for
  /// `mittelscharfem Senf`, or with `without skin` for `skinless`; empty for other names.
  package static func inflected(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    if let skinless = words.firstIndex(where: { $0.lowercased() == "skinless" }), (2...6).contains(words.count) {
      let others = words.indices.filter { $0 != skinless && !isHeated(words[$0].plainLetters) }.map { words[$0] }
      return ["\(others.joined(separator: " ")) without skin"]
    }
    guard (2...4).contains(words.count), let first = words.first, first.first?.isLowercase == true,
      (6...24).contains(first.utf8.count),
      let ending = ["em", "en", "es", "er", "e"].first(where: first.hasSuffix)
    else { return [] }
    let rest = words.dropFirst().joined(separator: " ")
    let stem = first.dropLast(ending.count)
    return ["er", "e", "es", ""].filter { $0 != ending }.map { "\(stem)\($0) \(rest)" }
  }

  /// The possible names without a German diminutive ending on the last word: `Gurke` for `Gurkerl`; empty for other
  /// names.
  package static func withoutDiminutive(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    // In the south, Käse has no e at its end.
    if name.utf8.count <= 60, name.plainLetters.hasSuffix("kas") { return [name + "e"] }
    guard let last = words.last, last.first?.isUppercase == true, (6...24).contains(last.utf8.count),
      let ending = ["erl", "chen", "lein", "li", "le", "al"].first(where: last.hasSuffix), last.count > ending.count + 2
    else { return [] }
    let stem = last.dropLast(ending.count)
    let before = words.dropLast().map { $0 + " " }.joined()
    return ["\(before)\(stem)e", "\(before)\(stem)"]
  }

  /// The name without the occasion at the start of its last word: `Bier` for `Feierabendbier`; nil if there is none.
  package static func withoutOccasion(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let last = words.last, last.utf8.count <= 40, case let plain = last.plainLetters,
      let occasion = occasions.first(where: plain.hasPrefix), plain.count >= occasion.count + 3
    else { return nil }
    return words.dropLast().map { $0 + " " }.joined() + String(plain.dropFirst(occasion.count)).capitalizedFirst
  }

  private static let occasions = [
    "feierabends", "feierabend", "fruhstucks", "pausen", "mittags", "nachmittags", "sonntags", "geburtstags",
    "mitternachts", "wochenend",
  ]

  /// The name of a drink without the country at its start, or without `iced`: `Tee` for `türkischer Tee`; nil if it has
  /// neither.
  package static func withoutCountry(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard (2...6).contains(words.count), words[0].utf8.count <= 24,
      countries.contains(where: words[0].plainLetters.hasPrefix)
    else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  private static let countries = [
    "turkisch", "turkish", "griechisch", "greek", "italienisch", "italian", "deutsch", "german", "belgisch", "belgian",
    "tschechisch", "czech", "bayrisch", "bayerisch", "bavarian", "franzosisch", "french", "spanisch", "spanish",
    "englisch", "english", "ostfriesisch", "russisch", "russian", "indisch", "indian", "chinesisch", "japanisch",
    "japanese", "iced", "arabisch", "marokkanisch", "moroccan", "persisch", "persian", "osterreichisch", "austrian",
  ]

  /// The ways in which a compound of two words may be written as one: `Leberkäsesemmel`, `Leberkässemmel` for
  /// `Leberkäse Semmel`; empty for a name of one word or of more than two.
  package static func joined(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, name.utf8.count <= 40, words.allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) })
    else { return [] }
    let (first, second) = (words[0], words[1].lowercased())
    let compounds = ["", "s", "n"].map { first + $0 + second } + (first.last == "e" ? [first.dropLast() + second] : [])
    guard IceCream.isFlavour(words[1]) else { return compounds }
    // `Fruchtjoghurt Erdbeer`
    let base = first.lowercased()
    let kind = base.hasPrefix("frucht") ? String(base.dropFirst("frucht".count)) : base
    return compounds + ["\(words[1])\(kind)", "\(words[1])n\(kind)", "\(words[1]) \(first)"]
  }

  /// Whether a phrase at the end of an item may say what the food was used for: `Milch für Pfannkuchen`.
  package static func isPurpose(_ preposition: String) -> Bool { ["for", "fur", "furs"].contains(preposition) }

  /// Whether the name means only a group of very different foods: `fruit`, `drink`.
  package static func isAnyKind(_ name: String) -> Bool { anyKind.contains(name.plainLetters) }

  private static let anyKind = Set<String>.words(
    """
    drink drinks beverage snack snacks meal food stuff things bits zeug kram fruit fruits stew dessert takeaway leftovers
    getrank getranke essen obst fruchte fruchten eintopf nachtisch wurst aufschnitt imbiss reste kleinigkeit
    """)

  /// Whether a word may be the name of a person whose dish it is: `Lina's`.
  package static func isName(_ word: String) -> Bool {
    word.first?.isUppercase == true && (4...24).contains(word.utf8.count)
      && ["'s", "’s"].contains(where: word.hasSuffix) && word.dropLast(2).allSatisfy(\.isLetter)
  }

  /// Words that say whose dish it is, in plain letters: the `omas` of `Omas Rinderroulade`.
  package static let owners: Set<String> = [
    "omas", "oma's", "opas", "opa's", "mamas", "mama's", "papas", "papa's", "muttis", "grandmas", "grandma's",
    "grannys", "granny's", "grans", "gran's", "nanas", "nana's", "nans", "nan's", "mums", "mum's", "moms", "mom's",
    "dads", "dad's", "my",
    "our", "mein", "meine", "meinen", "meiner", "unser", "unsere", "unserer", "kids'", "kids’", "kid's", "kid’s",
    "children's", "children’s",
  ]

  /// Whether the word says how warm a food or drink is: `heißer`, `cold`.
  static func isTemperature(_ plain: String) -> Bool {
    ["warm", "kalt", "heiss", "hot", "cold", "lauwarm"].contains {
      plain == $0 || ["e", "er", "es", "en", "em"].contains(String(plain.dropFirst($0.count))) && plain.hasPrefix($0)
    }
  }

  /// Whether a name is nothing but an article or what is left of something: `the rest`.
  package static func namesNothing(_ name: String) -> Bool {
    guard name.utf8.count <= 40 else { return false }
    let words = name.lowercased().split(separator: " ").prefix { !["for", "für", "to"].contains($0) }
    return !words.isEmpty && words.allSatisfy { ["the", "der", "den", "das", "die", "rest"].contains($0) }
  }

  /// Whether the word means a dish with its side and drink: the `meal` of `big mac meal`.
  package static func isSetMeal(_ plain: String) -> Bool { ["meal", "menu", "menue"].contains(plain) }

  /// Whether the word says that the food after it was left out: `without`, `ohne`.
  package static func isNegation(_ word: String) -> Bool { negations.contains(word) }

  /// The words before a negation, and those after it: `coffee` and `sugar` of `coffee no sugar`.
  ///
  /// Nil if there is no negation, or if no words are before or after it.
  package static func negated(_ words: [String]) -> (kept: [String], left: [String])? {
    guard let place = words.firstIndex(where: { isNegation($0.plainLetters) }), place > 0, place + 1 < words.count
    else { return nil }
    let kept = words[..<place].reversed().drop {
      joining.contains($0.lowercased()) || ["and", "und"].contains($0.lowercased())
    }.reversed()
    return kept.isEmpty ? nil : (Array(kept), Array(words[(place + 1)...]))
  }

  /// Whether the word names something that people leave out of a drink, of bread or of a dish.
  static func isLeftOut(_ plain: String) -> Bool { leftOut.contains(plain) }

  private static let leftOut: Set<String> = [
    "milk", "sugar", "cream", "butter", "margarine", "jam", "salt", "pepper", "oil", "cheese", "sauce", "mayo",
    "mayonnaise", "ketchup", "dressing", "ice", "milch", "zucker", "sahne", "marmelade", "salz", "pfeffer", "ol",
    "kase", "sosse", "eis", "honig", "honey", "alles", "anything", "everything",
    "onion", "onions", "zwiebel", "zwiebeln", "tomato", "tomatoes", "tomaten", "lettuce", "salat", "gurke", "gurken",
    "pickles", "croutons", "olives", "oliven", "garlic", "knoblauch", "cucumber", "mustard", "senf", "chili", "chilli",
  ]

  private static let joining: Set<String> = ["with", "mit", "w/", "w", "but", "aber"]

  private static let negations: Set<String> = [
    "without", "w/o", "no", "ohne", "kein", "keine", "keinen", "minus", "hold",
  ]

  private static let connectives: Set<String> = ["and", "und", "or", "oder", "in"]

  static func matches(_ word: String, _ list: Set<String>) -> Bool {
    guard word.utf8.count <= 24 else { return false }
    if list.contains(word) { return true }
    for ending in ["er", "es", "en", "em", "e"] where word.hasSuffix(ending) {
      if list.contains(String(word.dropLast(ending.count))) { return true }
    }
    return false
  }

  /// Words for states that make no difference to the energy in any food table.
  private static let neutral = Set<String>.words(
    """
    leftover leftovers homemade takeaway takeout reheated microwaved warmed fresh freshly chopped extra
    sliced diced grated shredded cubed halved quartered peeled unpeeled washed rinsed drained steamed poached just rare
    organic bio local plain laktosefrei lactose-free glutenfrei gluten-free medium-rare frozen thawed defrosted ripe shop-bought sticks strips
    weak strong gepresst squeezed kleingeschnitten reingeschnitten aufgeschnitten
    selbstgemacht hausgemacht aufgewarmt frisch gehackt geschnitten gewurfelt gerieben geraspelt geschalt
    ungeschalt gewaschen abgetropft gedunstet gedampft pochiert tiefgekuhlt aufgetaut reif ubrig ubriggeblieben gekauft
    rest reste rests restlich remaining gemischt ungesusst unsweetened weight rohgewicht trockengewicht abtropfgewicht netto boneless chunk chunks piece pieces cube cubes fillet fillets filet filets florets spears
    shelled pitted stoned entsteint
    puriert abgestanden counted gerollt segments slices flat schnitze schnitzen spalten cold warm kalt tk geschrotet gemahlen gewogen abgewogen
    weighed
    """)

  /// Words for states that may mean another food in the tables: raw or cooked, breaded, dried, canned.
  private static let selecting = Set<String>.words(
    """
    raw uncooked dry cooked boiled fried deep-fried pan-fried air-fried grilled barbecued baked roasted roast toasted smoked
    cured dried canned tinned pickled breaded battered scrambled stewed braised whole skinless boneless salted unsalted
    roh ungekocht trocken gekocht gegart gebraten frittiert gegrillt gebacken uberbacken gerostet getoastet gerauchert getrocknet
    eingelegt paniert geschmort gesalzen ungesalzen mager fettarm scharf spicy
    """)

  private static let phrases: [[String]] =
    neutralPhrases + [
      ["warm"], ["cold"], ["hot"], ["chilled"], ["kalt"], ["heiss"], ["skin", "on"], ["skin", "off"], ["with", "skin"],
      ["mit", "haut"], ["air", "popped"], ["air", "fried"],
      ["deep", "fried"], ["pan", "fried"], ["in", "oil"], ["in", "ol"],
    ]

  private static let neutralPhrases: [[String]] = [
    ["left", "over"], ["weich", "gekocht"], ["hart", "gekocht"], ["selbst", "gekocht"], ["selbst", "gemacht"],
    ["selber", "gemacht"], ["selbst", "gebacken"],
    ["aus", "der", "dose"], ["aus", "dem", "glas"], ["aus", "dem", "ofen"], ["aus", "der", "pfanne"],
    ["aus", "der", "mikrowelle"], ["vom", "backer"], ["vom", "griechen"], ["vom", "italiener"], ["vom", "chinesen"],
    ["vom", "metzger"], ["im", "eigenen", "saft"], ["in", "brine"], ["in", "water"], ["in", "spring", "water"],
    ["from", "a", "can"], ["from", "a", "tin"], ["from", "the", "oven"], ["from", "frozen"], ["made", "with", "water"],
    ["cooked", "with", "water"], ["mit", "wasser", "gekocht"], ["gekocht", "mit", "wasser"], ["skin", "on"],
    ["skin", "off"], ["vom", "vortag"], ["medium", "rare"], ["med", "rare"], ["well", "done"], ["al", "dente"],
    ["grosse", "s"],
    ["grosse", "m"], ["grosse", "l"], ["grosse", "xl"], ["size", "s"], ["size", "m"], ["size", "l"],
    ["from", "the", "bakery"], ["vom", "imbiss"], ["vom", "markt"], ["vom", "grill"], ["vom", "blech"],
    ["mit", "allem"], ["mit", "alles"], ["with", "everything"], ["lightly", "salted"], ["ready", "salted"],
    ["straight", "from", "the", "jar"], ["from", "the", "jar"], ["from", "the", "tin"], ["from", "the", "can"],
    ["from", "the", "fridge"], ["from", "the", "freezer"], ["from", "the", "packet"], ["from", "a", "packet"],
    ["from", "a", "jar"], ["from", "the", "chippy"], ["chip", "shop"], ["from", "the", "chip", "shop"],
    ["from", "the", "shop"],
    ["from", "the", "takeaway"], ["from", "the", "supermarket"], ["from", "the", "canteen"],
    ["from", "the", "air", "fryer"], ["in", "the", "air", "fryer"], ["done", "in", "the", "air", "fryer"],
    ["done", "in", "the", "oven"], ["cooked", "in", "the", "oven"], ["cooked", "in", "the", "air", "fryer"],
    ["air", "fryer"], ["airfryer"],
    ["aus", "der", "heissluftfritteuse"], ["aus", "dem", "airfryer"], ["aus", "dem", "kuhlschrank"],
    ["aus", "der", "packung"], ["aus", "der", "tute"], ["aus", "der", "kantine"], ["aus", "der", "backerei"],
    ["ready", "meal"], ["ready", "meals"], ["microwave", "meal"], ["fertiggericht"], ["vom", "fleischer"],
    ["vom", "turken"], ["vom", "asiaten"], ["vom", "inder"], ["vom", "lieferdienst"],
    ["from", "yesterday"], ["from", "last", "night"], ["from", "the", "day", "before"], ["von", "gestern"],
    ["von", "gestern", "abend"], ["von", "vorgestern"], ["vom", "vorabend"], ["to", "share"], ["zum", "teilen"],
    ["full", "cream"],
    ["cut", "up"], ["in", "der", "waffel"], ["im", "hornchen"], ["in", "a", "cone"], ["in", "the", "cone"],
    ["im", "becher"],
    ["with", "ice"], ["mit", "eis"], ["mit", "eiswurfel"], ["mit", "eiswurfeln"], ["with", "ice", "cubes"],
    ["hartgekocht"], ["weichgekocht"], ["hartgekochtes"], ["hard", "boiled"], ["soft", "boiled"],
    ["on", "ice"], ["auf", "eis"], ["over", "ice"], ["auf", "die", "hand"], ["zum", "mitnehmen"], ["to", "go"],
    ["to", "take", "away"], ["to", "take", "out"],
  ]
}

extension Food {
  /// Whether the food is known to have no more sugar than milk or an oat drink: at most 6 g per 100 g.
  ///
  /// If its sugar is unknown, its carbohydrates must not exceed this limit.
  fileprivate var isUnsweetened: Bool { (nutrients.sugar ?? nutrients.carbohydrates) <= 6 }
}
