/// Finds out which items are eaten on bread: `Brot mit Käse und Gurke`, `avocado on toast`.
package enum BreadWords {
  /// Endings of the names of breads, rolls and the like, on or in which other food is put.
  private static let endings = [
    "brot", "brotchen", "broetchen", "semmel", "schrippe", "stulle", "breze", "brezel", "weck", "weckle", "weckchen",
    "toast",
    "baguette", "bagel", "ciabatta", "bread", "roll", "bun", "cracker", "crispbread", "oatcake", "crumpet", "pita",
    "fladenbrot", "pitta", "naan", "laugenstange", "reiswaffel", "maiswaffel", "rice cake", "ryvita", "pumpernickel",
    "toastie", "bap", "cob", "barm",
  ]

  private static let fillings: Set<String> = [
    "ham", "cheese", "egg", "bacon", "tuna", "chicken", "turkey", "salami", "butter", "jam", "tomato", "cucumber",
    "beef", "sausage", "prawn", "salmon", "lettuce", "avocado", "mozzarella", "brie", "cheddar", "schinken", "kase",
    "jelly", "steak", "mushroom", "leek", "carrot", "pea", "spinach", "broccoli", "salt", "feta", "pork", "onion",
    "vinegar", "potato", "kidney", "ale", "pickle", "ricotta", "coriander", "mayo", "cress", "watercress", "radish",
    "hummus", "pesto", "slaw", "coleslaw", "beetroot", "cranberry", "stuffing", "sweetcorn", "chutney",
    "halloumi", "stilton", "camembert", "rocket", "pastrami", "gherkin", "lamb", "crab", "crayfish",
  ]

  /// Whether the word is a typical ingredient of a sandwich, a pie or a soup.
  static func isFilling(_ plain: String) -> Bool { fillings.contains(plain) }

  /// Whether the word in plain letters says that bread has something on it: `belegtes`.
  static func saysFilled(_ plain: String) -> Bool { plain.hasPrefix("belegte") }

  /// Whether the word is something that is spread or laid on bread.
  static func isSpread(_ plain: String) -> Bool { spreads.contains(plain) }

  private static let spreads: Set<String> = [
    "marmite", "honey", "honig", "nutella", "margarine", "marmelade", "konfiture", "philadelphia", "hummus", "pate",
    "leberwurst", "teewurst", "frischkase", "quark", "gouda", "wurst", "syrup", "gurke", "gurken", "tomate", "tomaten",
    "cream", "marge", "mortadella", "lyoner", "aufschnitt", "sirup",
  ]

  /// Whether the words after the `and` in `halloumi and red pepper wrap` end the name of a food that is named after its
  /// ingredients; `filling` is the word before the `and`, in plain letters.
  ///
  /// `isFood` says whether the words behind the `and` are the name of a food, which is then a food of its own, such as
  /// the potato salad of `chicken and potato salad`. With `hasAmount`, an amount is typed before the filling; then only
  /// bread, soup and pastry are named after two ingredients.
  static func endName(
    _ behind: ArraySlice<TextWord>, after filling: String, hasAmount: Bool, isFood: () -> Bool
  ) -> Bool {
    let behind = behind.prefix(behind.count - behind.reversed().prefix { WordRoles.isState($0.plainShort) }.count)
    guard (2...3).contains(behind.count), let first = behind.first?.plainShort,
      let second = behind.dropLast().last?.plainShort, let last = behind.last?.plainShort,
      let head = nearest(last, in: headsOfIngredients), isIngredient(filling), isIngredient(second),
      behind.count == 2 || isIngredient(first) || kindsOfIngredients.contains(first)
    else { return false }
    let areFillings = [filling, second].allSatisfy { nearest($0, in: fillings) != nil }
    if namedByFillings.contains(head) { return areFillings }
    // `cheese and sausage roll` is two foods.
    if filledBreads.contains(head) { return nearest(filling, in: fillings) != nil && second != "sausage" }
    if hasAmount { return false }
    if salads.contains(head) { return !mains.contains(second) && (!mains.contains(filling) || !isFood()) }
    return !isFood()
  }

  /// Whether the word, which may be misspelled, is an ingredient of bread or of a dish.
  private static func isIngredient(_ plain: String) -> Bool {
    nearest(plain, in: allIngredients) != nil
  }

  /// The word itself if it is one of `words`, or the one of them that it means if a letter of it is wrong; nil if none
  /// is so similar.
  private static func nearest(_ word: String, in words: Set<String>) -> String? {
    if words.contains(word) { return word }
    let letters = Array(word.utf8)
    guard letters.count >= fewestLettersOfSlip else { return nil }
    return words.filter {
      $0.utf8.first == letters.first && $0.utf8.count + 1 >= fewestLettersOfSlip
        && SpellingDistance.between(letters, Array($0.utf8), limit: 1) != nil
    }.min()
  }

  /// The fewest letters of a word in which one may be wrong.
  private static let fewestLettersOfSlip = 5

  /// Whether the word means a food that is named after two fillings: the last word of `ham and cheese sandwich`.
  static func isNamedByFillings(_ plain: String) -> Bool { namedByFillings.contains(plain) }

  private static let namedByFillings: Set<String> = [
    "sandwich", "sandwiches", "toastie", "toasties", "baguette", "panini", "bagel", "butty", "sarnie", "sub", "pie",
    "soup", "quiche", "crisps", "pasty", "ravioli", "omelette", "omelet", "omlette", "omlet", "omelett",
  ]
  private static let filledBreads: Set<String> = [
    "wrap", "wraps", "roll", "rolls", "bap", "bun", "cob", "barm", "toast",
  ]
  private static let salads: Set<String> = ["salad", "salat"]
  /// Ingredients that are the main one of a salad, as in `potato salad`, or a food beside it.
  private static let mains: Set<String> = [
    "potato", "egg", "tuna", "pea", "ham", "crab", "sausage", "chicken", "turkey", "beef", "steak", "pork", "lamb",
    "salmon", "prawn", "tofu", "halloumi", "bacon", "hahnchen", "lachs", "thunfisch", "pute",
  ]
  private static let mixtures: Set<String> = [
    "pasta", "smoothie", "lasagne", "lasagna", "cannelloni", "tortellini", "tagliatelle", "gnocchi", "risotto", "pizza",
    "frittata", "tart", "tarte", "bake", "curry", "stew", "casserole", "burger", "burrito", "quesadilla", "muffin",
    "nudeln", "lasagnette", "auflauf", "suppe",
  ]
  /// Ingredients of dishes, beside the fillings of bread.
  private static let ingredients: Set<String> = [
    "chorizo", "pineapple", "pepper", "peppers", "tomatoes", "mushrooms", "onions", "courgette", "aubergine", "walnut",
    "walnuts", "pear", "apple", "banana", "strawberry", "blueberry", "raspberry", "mango", "spinat", "lachs",
    "hahnchen", "chickpea", "lentil", "bean", "tofu", "prawns", "shrimp", "falafel", "parmesan", "squash", "pumpkin",
    "kale",
    "basil", "oat", "peanut", "pilz", "pilze", "tomate", "brokkoli", "thunfisch", "pute", "rucola", "cashew",
    "raisin", "cinnamon", "kurbis", "zucchini", "paprika", "lauch", "hack",
  ]
  private static let allIngredients = fillings.union(ingredients)
  private static let headsOfIngredients = namedByFillings.union(filledBreads).union(salads).union(mixtures)
  /// Words before an ingredient that say which kind it is.
  private static let kindsOfIngredients: Set<String> = [
    "red", "green", "sweet", "roast", "roasted", "grilled", "smoked", "blue", "goats", "goat", "cream", "peanut",
    "cheddar", "sun-dried", "cherry", "spring",
  ]

  /// Whether a name means a sandwich, which includes its bread: `tuna mayo sandwich`.
  static func isSandwich(_ name: String) -> Bool {
    guard name.utf8.count <= 80, let last = name.plainLetters.split(separator: " ").last else { return false }
    return sandwiches.contains(String(last))
  }

  /// Whether a name is that of bread, a sandwich or a wrap, which may hold what is listed after it.
  static func holds(_ name: String) -> Bool {
    name.utf8.count <= 60 && (isBread(name.plainLetters) || isSandwich(name) || wraps.contains(name.plainLetters))
  }

  /// Whether a food is served in a bun that belongs to it: `cheeseburger`, but not the patty of a `veggie burger`.
  static func isInBun(_ name: String) -> Bool {
    name.utf8.count <= 20 && inBuns.contains(name.plainLetters)
  }

  private static let inBuns: Set<String> = [
    "burger", "hamburger", "cheeseburger", "beefburger", "hot dog", "hotdog", "burgers", "hamburgers", "cheeseburgers",
    "hot dogs", "hotdogs",
  ]

  /// The name of the bun in which burgers or sausages are served; nil for any other food.
  static func bun(of name: String) -> String? {
    guard name.utf8.count <= 60 else { return nil }
    let plain = name.plainLetters
    if plain.contains("burger") || plain.hasSuffix("patty") { return "burger bun" }
    return inHotDogBuns.contains(where: plain.hasSuffix) ? "hot dog bun" : nil
  }

  private static let inHotDogBuns = ["sausage", "sausages", "hot dog", "hotdog", "frankfurter", "bratwurst", "wiener"]

  private static let sandwiches: Set<String> = [
    "sandwich", "sandwiches", "toastie", "toasties", "sarnie", "butty", "pb&j", "pbj", "blt", "club", "reuben",
  ]

  /// Whether a food is served in bread and `leftOut` says that it was eaten without the bread: a burger with `no bun`.
  static func isServed(_ name: String, without leftOut: String) -> Bool {
    guard name.utf8.count <= 80, leftOut.utf8.count <= 40, let left = leftOut.split(separator: " ").last else {
      return false
    }
    return isBread(String(left).plainLetters) && WordRoles.isHeldInBread(name.split(separator: " ").map(\.plainLetters))
  }

  /// Whether an item names a sandwich without its filling: `a sandwich`, `2 sandwiches`.
  static func isSandwichAlone(_ item: ArraySlice<TextWord>) -> Bool {
    isAlone(item, ["sandwich", "sandwiches", "sandwichs"])
  }

  /// Whether an item names a wrap without its filling: `2 wraps`.
  private static func isWrapAlone(_ item: ArraySlice<TextWord>) -> Bool { isAlone(item, wraps) }

  private static let wraps: Set<String> = ["wrap", "wraps", "tortilla", "tortillas"]

  private static func isAlone(_ item: ArraySlice<TextWord>, _ names: Set<String>) -> Bool {
    guard let last = item.last, names.contains(last.plainShort) else { return false }
    return item.dropLast().allSatisfy { NumberWords.value(of: $0.text) != nil || Int($0.text) != nil }
  }

  /// The name of the bread that a word for its kind means after `on`: `rye bread` for `rye`; nil for any other word.
  static func bread(ofKind name: String) -> String? {
    kinds.contains(name.lowercased()) ? "\(name) bread" : nil
  }

  private static let kinds: Set<String> = [
    "rye", "white", "brown", "wholemeal", "wholewheat", "granary", "sourdough", "multigrain", "whole wheat",
    "whole grain",
  ]

  /// The name in the singular if it ends in a German word for bread: `Schinkenbrot` for `Schinkenbrote`.
  package static func singular(_ name: String) -> String {
    guard name.utf8.count <= 80 else { return name }
    let plain = name.lowercased()
    let plural = plurals.first { plain.hasSuffix($0.word) && plain.count > $0.word.count + 1 }
    return plural.map { String(name.dropLast($0.ending)) } ?? name
  }

  /// German plurals, and how many letters each one is longer than its singular.
  private static let plurals: [(word: String, ending: Int)] = [
    ("broten", 2), ("brote", 1), ("semmeln", 1), ("brezeln", 1), ("stullen", 1), ("toasts", 1),
  ]

  /// Whether a name means bread, a roll or the like: `2 slices of rye bread`, `Vollkornbrötchen`.
  static func isBread(_ words: ArraySlice<TextWord>) -> Bool {
    words.contains { $0.kind == .plain && $0.text.utf8.count <= 40 && isBread($0.text.plainLetters) }
  }

  /// Whether a name in plain letters ends in a word for bread.
  package static func isBread(_ plain: String) -> Bool {
    endings.contains { ending in
      plain.hasSuffix(ending) || ["s", "e", "n"].contains { plain.hasSuffix(ending + $0) }
    }
  }

  /// How many usual servings of a topping are on the bread, 1 to 4: one for each roll or for every two slices.
  ///
  /// `pieces` is how many of the rolls or slices the topping is on; nil if it is on all of them.
  static func servings(_ bread: ItemPhrase, on pieces: Int? = nil) -> Double {
    guard let number = number(of: bread, on: pieces), case let plain = bread.name.plainLetters else { return 1 }
    // `3 crackers with cheddar`, `2 Knäckebrote mit Käse`
    if plain.contains("cracker") { return min(max(1, number / 3), 4) }
    if smallBreads.contains(where: plain.contains) { return min(max(1, number / 2), 4) }
    return min(max(1, isSliced(bread) ? number / 2 : number), 4)
  }

  /// How many slices of bread hold a topping, 1 to 8, or 1 for bread that is not sliced or was not counted.
  ///
  /// Each holds a slice of cheese or ham.
  static func slices(_ bread: ItemPhrase, on pieces: Int? = nil) -> Double {
    // The two slices of a sandwich, which nobody typed, have the filling between them.
    guard let number = number(of: bread, on: pieces), isSliced(bread), bread.quantity?.isAbout == false else {
      return 1
    }
    return min(max(1, number), 8)
  }

  /// How many of the typed pieces of bread a topping is on; nil if the item is no bread, or no pieces were typed.
  private static func number(of bread: ItemPhrase, on pieces: Int?) -> Double? {
    guard let quantity = bread.quantity, quantity.isCount, case let plain = bread.name.plainLetters,
      isBread(plain) || wraps.contains(plain)
    else { return nil }
    return pieces.map { min(quantity.number, Double($0)) } ?? quantity.number
  }

  private static func isSliced(_ bread: ItemPhrase) -> Bool {
    bread.quantity?.portion.map { PortionWords.key($0) == "slice" } ?? false
      || ["toast", "bread", "brot"].contains(where: bread.name.plainLetters.hasSuffix)
  }

  private static let smallBreads = [
    "oatcake", "rice cake", "reiswaffel", "crispbread", "knacke", "zwieback", "ryvita", "wasa",
  ]

  /// Whether a name means a drink or dish that is eaten with bread: `soup`, `coffee`.
  ///
  /// An item that is joined to such a drink or dish is not on the bread.
  private static func isDish(_ words: ArraySlice<TextWord>) -> Bool {
    words.contains { word in dishes.contains { word.plainShort.hasSuffix($0) } }
  }

  private static let dishes = drinks + ["soup", "suppe", "rice", "wasser", "water", "limo"]

  /// Ends of names of drinks, which are beside bread and not on it: the cocoa of `Brot mit Butter und Kakao`.
  private static let drinks = [
    "kakao", "cocoa", "hot chocolate", "coffee", "kaffee", "tea", "tee", "latte", "cappuccino", "juice", "saft",
    "schorle", "cola", "milk", "milch", "bier", "beer", "wine", "wein", "smoothie",
  ]

  /// The index of the first word of the bread, broth or hot drink that a food is in; nil if it is in none.
  ///
  /// The word at `index` must be the `in` before it: `pulled pork in a brioche bun`, `Maultaschen in Brühe`, `sugar in
  /// coffee`. The result is also nil for kebab in pita bread, which is one food.
  static func container(behind index: Int, in words: [TextWord]) -> Int? {
    guard words[index].kind == .plain, ["in", "im"].contains(words[index].text.lowercased()), index > 0 else {
      return nil
    }
    var start = index + 1
    if start < words.count, determiners.contains(words[start].plainShort) { start += 1 }
    let behind = words[start...].prefix { $0.kind == .plain && !$0.partsItems }
    guard (1...longestContainer).contains(behind.count), let last = behind.last?.plainShort else { return nil }
    let before = words[..<index].suffix(2).map(\.plainShort)
    // `2 tsp sugar in coffee`, `Zucker im Tee`
    if let sweetener = before.last, sweeteners.contains(sweetener), NumberedRun.isHotDrink(last) {
      return start
    }
    guard words[index].text.lowercased() == "in" else { return nil }
    if broths.contains(where: { last.hasSuffix($0) }) { return start }
    return (isBread(behind) || wraps.contains(last)) && !before.contains(where: servedInBread.contains) ? start : nil
  }

  /// The maximum number of words of the name of a bread or broth in which a food is served.
  private static let longestContainer = 3
  /// Articles that are skipped before a name; `a` and `einem` are not listed, since they are read as an amount.
  private static let determiners: Set<String> = [
    "the", "some", "my", "der", "dem", "seiner", "ihrer",
  ]
  private static let broths = ["bruhe", "broth", "stock"]
  private static let sweeteners: Set<String> = ["sugar", "sugars", "zucker", "honey", "honig", "syrup", "sirup"]
  private static let servedInBread: Set<String> = [
    "kebab", "doner", "doener", "gyros", "souvlaki", "falafel", "shawarma", "shish",
  ]

  /// The indices of the items that are eaten on the bread named before or after them.
  static func toppings(among items: [ArraySlice<TextWord>], of words: [TextWord]) -> Set<Int> {
    func joint(before index: Int) -> String {
      let start = items[index].startIndex
      // Between two fillings a comma is missing: `roll with chicken cucumber`.
      if index > 0, items[index - 1].endIndex == start { return "and" }
      return start > 0 ? words[start - 1].text.lowercased() : ""
    }
    func isAnd(_ index: Int) -> Bool { ["and", "und", "&"].contains(joint(before: index)) }
    func mayBeOnBread(_ index: Int) -> Bool {
      let name = items[index].suffix(2).phrase.plainLetters
      return !drinks.contains { name.hasSuffix($0) }
    }
    var found: Set<Int> = []
    // Whether the last food on bread is one of the fillings that a sandwich is named with.
    var isFilled = false
    for index in items.indices.dropFirst() {
      defer { isFilled = isFilled && found.contains(index) }
      if words[items[index].startIndex - 1].joinsCompanions,
        isBread(items[index - 1]) || isWrapAlone(items[index - 1]) || isSandwichAlone(items[index - 1])
          || isSandwich(items[index - 1].phrase)
          || found.contains(index - 1) && !isDish(items[index - 1])
      {
        found.insert(index)
        isFilled = isFilled || isSandwichAlone(items[index - 1])
      } else if isAnd(index), found.contains(index - 1), !isDish(items[index - 1]), mayBeOnBread(index) {
        found.insert(index)
      } else if joint(before: index) == ",", isFilled, let last = items[index].last?.plainShort,
        items[index].count <= 2, isFilling(last) || isSpread(last)
      {
        found.insert(index)
      } else if ["on", "auf", "in"].contains(joint(before: index)),
        isBread(items[index]) || bread(ofKind: items[index].phrase) != nil
      {
        found.insert(index - 1)
        var before = index - 1
        while before > 0, isAnd(before) {
          before -= 1
          found.insert(before)
        }
      }
    }
    return found
  }
}
