internal import Domain

/// Plates of which the foods are named one by one.
extension Resolver {
  /// The items with the food alone in place of its plate, if two or more foods beside it are named, or one that fills a
  /// plate: `falafel` for the `falafel plate` of `falafel plate with hummus and tabbouleh`.
  ///
  /// The plate as a whole would count them twice.
  func withoutPlate(_ items: [ItemPhrase]) throws -> [ItemPhrase] {
    guard items.count > 1, items[1].isCompanion, items[0].heading == nil, items[0].leftOut == nil,
      items[0].quantity.map({ $0.pieces == 1 }) ?? true, let food = Self.food(onPlate: items[0].name),
      case let beside = items.dropFirst().map(\.name),
      beside.count(where: { !Self.isSeasoning($0) }) > 1
        || beside.contains(where: { Self.hasWord(of: Self.fillers, $0) }),
      NamedPlate.named(items[0].name).map({ $0.plate.has(beside) }) ?? true,
      case .food(let match) = try bank.find(food, inTables: true), Self.ofPlates.contains(match.food.category)
    else { return items }
    var parts = items
    // On a plate, the meat of a kebab is not in bread.
    parts[0].name = Self.kebabs.contains(food.plainLetters) ? "doner meat" : food
    parts[0].quantity = nil
    return parts
  }

  /// The items with fries after a set meal of which only the drink is named: `Big Mac Menü mit Cola`.
  func withMenuSide(_ items: [ItemPhrase]) -> [ItemPhrase] {
    guard items.count > 1,
      let menu = items.firstIndex(where: { item in
        let words = item.name.split(separator: " ")
        return words.count > 1 && words.last.map { WordRoles.isSetMeal($0.plainLetters) } == true
          && Self.hasWord(of: Self.burgers, item.name)
      }),
      items.contains(where: { Self.hasWord(of: Self.menuDrinks, $0.name) }),
      !items.contains(where: { Self.hasWord(of: Self.fries, $0.name) })
    else { return items }
    var result = items
    result.insert(ItemPhrase(text: items[menu].text, range: items[menu].range, name: "french fries"), at: menu + 1)
    return result
  }

  private static func hasWord(of words: Set<String>, _ name: String) -> Bool {
    name.utf8.count <= 80 && name.split(separator: " ").contains { words.contains($0.plainLetters) }
  }

  /// Foods that fill a plate, so that one of them beside the meat is enough to count all of them one by one.
  private static let fillers: Set<String> = ["pommes", "fries", "chips", "reis", "rice", "bulgur", "couscous"]

  /// Words in the names of what fast food restaurants serve as a menu.
  private static let burgers: Set<String> = [
    "mac", "burger", "cheeseburger", "hamburger", "whopper", "mcchicken", "mcnuggets", "nuggets",
    "zinger",
  ]
  private static let fries: Set<String> = ["fries", "pommes", "chips", "wedges", "salad", "salat"]
  private static let menuDrinks: Set<String> = [
    "cola", "coke", "fanta", "sprite", "pepsi", "wasser", "water", "limo", "juice", "saft",
  ]

  /// The food whose plate a name means: `falafel` for `falafel plate` and `Falafelteller`; nil for any other name.
  private static func food(onPlate name: String) -> String? {
    let words = name.split(separator: " ")
    guard name.utf8.count <= longestName, let last = words.last else { return nil }
    if words.count > 1, dishes.contains(last.plainLetters) {
      let food = words.dropLast().joined(separator: " ")
      return WordRoles.isAnyKind(food) || food.plainLetters == "meat" ? nil : food
    }
    let ending = ["teller", "platte"].first { last.plainLetters.hasSuffix($0) && last.count > $0.count + 3 }
    return ending.map { String(name.dropLast($0.count)) }
  }

  /// Whether a name is that of something that no plate is without or that is put on bread: salt, butter.
  private static func isSeasoning(_ name: String) -> Bool {
    name.utf8.count <= longestName && seasonings.contains(name.plainLetters)
  }

  private static let longestName = 40
  private static let dishes: Set<String> = ["plate", "platter", "teller", "platte"]
  private static let kebabs: Set<String> = ["doner", "doner kebab", "kebab", "kebap", "doner kebap"]
  private static let ofPlates: Set<FoodCategory> = [.meat, .seafood, .other, .frozen, .pantry]
  private static let seasonings: Set<String> = [
    "salt", "pepper", "butter", "bread", "salz", "pfeffer", "brot", "ketchup", "mustard", "senf", "lemon", "zitrone",
  ]
}
