extension ItemListReader {
  /// Renames foods whose name means something else next to certain other foods.
  ///
  /// Pepper next to salt is the spice, and peppers are the vegetable; beans next to toast or eggs are baked beans. Salad
  /// beside other foods is a mixed salad, and lettuce on bread; Wurst on bread is cold cuts.
  /// Chips that an English word joins to a dish are fried potatoes; chips that a German word joins to it are crisps.
  static func namedByNeighbours(_ items: [ItemPhrase], _ joints: [String]) -> [ItemPhrase] {
    func isNamed(_ index: Int, _ name: String) -> Bool {
      items.indices.contains(index) && items[index].name.lowercased() == name
    }
    func isBreakfast(_ index: Int) -> Bool {
      guard items.indices.contains(index) else { return false }
      let words = items[index].name.lowercased().split(separator: " ")
      return words.contains { Self.withBakedBeans.contains(String($0)) }
        || words.suffix(2).first == "hash" && ["brown", "browns"].contains(words.last)
        || words == ["cheese"] && isBreakfast(index - 1)
    }
    func isDip(_ index: Int) -> Bool {
      guard items.indices.contains(index), let first = items[index].name.lowercased().split(separator: " ").first else {
        return false
      }
      return ["salsa", "guacamole", "guac", "queso"].contains(first)
    }
    let isWithFries = items.contains(where: Self.isServedWithFries)
    let isWithBread = items.contains { BreadWords.holds($0.name) }
    var items = items
    for index in items.indices {
      if isNamed(index, "pepper"), isNamed(index - 1, "salt") || isNamed(index + 1, "salt") {
        items[index].name = "black pepper"
      } else if isNamed(index, "peppers") || isNamed(index, "pepper") && items[index].quantity?.pieces ?? 2 <= 1 {
        items[index].name = "bell pepper"
      } else if Self.isChicken(items[index].name), items[index].quantity?.pieces ?? 2 <= 1 {
        items[index].name = "Grillhähnchen"
      } else if isNamed(index, "zucker") || isNamed(index, "sugar"), let unit = items[index].quantity?.portion,
        ["piece", "lump"].contains(PortionWords.key(unit))
      {
        items[index].name = "sugar cube"
      } else if isNamed(index, "beans"), let unit = items[index].quantity?.portion, PortionWords.isCan(unit) {
        items[index].name = "baked beans"
      } else if isNamed(index, "chips"), [index - 1, index + 1].contains(where: { isDip($0) }) {
        items[index].name = "tortilla chips"
      } else if isNamed(index, "chips") {
        switch joints[index] {
        case "and", "with", "&": items[index].name = "fries"
        case "und", "mit": items[index].name = "crisps"
        case _ where isWithFries: items[index].name = "fries"
        case _ where isNamed(index + 1, "beans"): items[index].name = "fries"
        default: break
        }
      } else if isNamed(index, "wurst"), items[index].isOnBread, items[index].quantity == nil {
        items[index].name = "Aufschnitt"
      } else if ["putenbrust", "hähnchenbrust", "truthahnbrust"].contains(where: { isNamed(index, $0) }),
        let unit = items[index].quantity?.portion, PortionWords.key(unit) == "slice"
      {
        items[index].name += "aufschnitt"
      } else if isNamed(index, "pickle"), items[index].quantity == nil, index > 0,
        items[index - 1].name.utf8.count <= 60,
        ["cheese", "cheddar", "stilton", "ham", "pork pie", "ploughman"].contains(
          where: items[index - 1].name.lowercased().hasSuffix)
      {
        items[index].name = "Branston pickle"
      } else if index > 0,
        items[index].isCompanion || items[index - 1].isSide && ["", "and", "und", "&", "u."].contains(joints[index]),
        !items[index].isOnBread, items[index].quantity == nil,
        inFilled.contains(items[index].name.lowercased()), let base = items[..<index].last(where: { !$0.isSide })?.name,
        isFilled(base)
      {
        items[index].isOnBread = true
      } else if isNamed(index, "ready salted")
        || ["salt and vinegar", "cheese and onion", "prawn cocktail", "smoky bacon"].contains(where: {
          isNamed(index, $0)
        })
          && items[index].quantity?.portion.map({ ["packet", "bag"].contains(PortionWords.key($0)) }) ?? false
      {
        items[index].name += " crisps"
      } else if index > 0, isNamed(index, "salat") || isNamed(index, "salad"), !["auf", "on"].contains(joints[index]),
        !isWithBread, Self.isBeside(items, index, joinedBy: joints[index])
      {
        items[index].name = "side salad"
      } else if isNamed(index, "bun") || isNamed(index, "buns"), index > 0,
        let bun = BreadWords.bun(of: items[index - 1].name)
      {
        items[index].name = bun
      } else if MilkDrinks.isProteinShake(items[index].name), items[index].quantity?.pieces ?? 1 == 1,
        index + 1 < items.count, items[index + 1].isCompanion, MilkDrinks.isMixedIntoShakes(items[index + 1].name),
        items[index + 1].quantity?.milliliters ?? 0 >= Self.leastShake
      {
        // The milk of `protein shake with 300 ml milk` is in the shake.
        (items[index].name, items[index].quantity) = ("protein powder", nil)
      } else if isNamed(index, "bolognese"), index > 0, Self.isPasta(items[index - 1].name) {
        items[index].name = "bolognese sauce"
      } else if isNamed(index, "toasted muffin") || isNamed(index, "muffin") && ["on", "in"].contains(joints[index]) {
        items[index].name = "English muffin"
      } else if isNamed(index, "beans"), isBreakfast(index - 1) || isBreakfast(index + 1) {
        items[index].name = "baked beans"
      }
    }
    return items
  }

  /// The least milliliters of milk or water that make a shake.
  private static let leastShake = 100.0

  /// Words for what British people eat baked beans with.
  private static let withBakedBeans: Set<String> = [
    "toast", "jacket", "pie", "bacon", "rashers", "egg", "eggs", "chips", "fries", "fingers", "waffles", "sausages",
  ]

  /// Whether an item of a list without bread is eaten beside others.
  private static func isBeside(_ items: [ItemPhrase], _ index: Int, joinedBy joint: String) -> Bool {
    guard items.count > 1, !items[index].isOnBread, items[index].quantity?.mass == nil else { return false }
    // What a burger or a Döner is eaten with is in it, but not what is listed after it.
    guard items[index].isCompanion || index > 0 && items[index - 1].isSide && ["and", "und", "&"].contains(joint),
      let base = items[..<index].last(where: { !$0.isSide })?.name
    else { return true }
    return !isFilled(base)
  }

  /// Whether a name is that of a dish that has lettuce in it.
  private static func isFilled(_ name: String) -> Bool {
    name.utf8.count <= 60 && filled.contains(where: name.plainLetters.contains)
  }

  /// Vegetables that are put into burgers and wraps, a few slices of each.
  private static let inFilled: Set<String> = [
    "lettuce", "tomato", "tomatoes", "onion", "onions", "cucumber", "gherkin", "gherkins", "tomate", "tomaten", "gurke",
    "gurken", "zwiebel", "zwiebeln", "rocket", "spinach",
  ]
  /// Dishes that have lettuce in them.
  private static let filled = ["burger", "doner", "durum", "wrap", "kebab", "kebap", "taco", "burrito", "gyros"]

  /// Whether an item such as pie, fish or peas shows that chips in the same list are fried potatoes, as in Britain.
  private static func isServedWithFries(_ item: ItemPhrase) -> Bool {
    let words = item.name.lowercased().split(separator: " ")
    return words.contains {
      [
        "pie", "peas", "fish", "cod", "haddock", "scampi", "gammon", "steak", "burger", "gravy", "sausage", "sausages",
        "egg", "eggs", "nugget", "nuggets", "kiev", "kievs", "plaice", "goujons",
      ].contains($0)
    }
  }

  /// Names white fish that is eaten with chips as fried in batter, as British shops sell it.
  static func friedBesideChips(_ items: [ItemPhrase]) -> [ItemPhrase] {
    guard items.contains(where: { ["fries", "chips"].contains($0.name.lowercased()) }) else { return items }
    return items.map { item in
      guard whiteFish.contains(item.name.lowercased()), item.quantity?.mass == nil else { return item }
      var fried = item
      fried.name = "battered \(item.name)"
      return fried
    }
  }

  private static let whiteFish: Set<String> = ["cod", "haddock", "plaice", "pollock", "hake"]

  private static func isPasta(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let words = name.plainLetters.split { !$0.isLetter }.map(String.init)
    return words.last { !WordRoles.isState($0) }.map(pasta.contains) ?? false
  }

  private static let pasta: Set<String> = [
    "nudeln", "pasta", "spaghetti", "penne", "tagliatelle", "fusilli", "noodles", "macaroni", "rigatoni",
  ]

  private static func isChicken(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let words = name.split(separator: " ").map(String.init)
    // A chicken in a sauce is another dish.
    let place = WordRoles.withoutPlace(words).flatMap {
      ["vom", "from", "at", "beim"].contains($0.place[0].lowercased()) ? $0 : nil
    }
    let bird = place?.kept ?? words
    return chickens.contains(bird.joined(separator: " ").plainLetters)
  }

  /// Names that mean a whole chicken, so that half of one is half a roast chicken and not half a chicken breast.
  private static let chickens: Set<String> = [
    "chicken", "hahnchen", "hanchen", "haehnchen", "hendl", "backhendl", "broiler", "hahnchen vom grill",
    "gummiadler",
  ]
}
