internal import Domain

/// Checks of names that mean a food only when all their words are taken together.
extension FoodBank {
  /// Whether another food that has exactly this name may replace a match.
  ///
  /// A match may be replaced if it was found by only a part of the name. A match with raw meat or dry pasta may be
  /// replaced too, because people buy these by that name but do not eat them uncooked.
  func isLoose(_ match: FoodMatch, for name: String) -> Bool {
    if match.food.isUserCreated || WordRoles.isRaw(name) { return false }
    let isRaw =
      match.food.isRawOrDry && [.meat, .seafood, .pantry].contains(match.food.category)
    return !match.isExact || isRaw && SearchText.normalize(match.food.name) != SearchText.normalize(match.matched)
  }

  /// Whether the text is the name of one food although it has a word that usually separates items: `Himmel und Erde`.
  ///
  /// If each part is itself the name of a food, the parts are separate items. Even then, a cake, or a salad with its
  /// dressing, is one food.
  func isOneFood(_ name: String) throws -> Bool {
    if NamedPlate.named(name) != nil { return true }
    guard let whole = tables.whole(name) else { return false }
    let parts = name.split(separator: " ").split { TextWord.separators.contains($0.lowercased()) }
      .map { $0.joined(separator: " ") }
    guard parts.count > 1, let first = parts.first?.plainLetters, let last = parts.last?.plainLetters else {
      return false
    }
    if Self.mixedWithOthers.contains(first) || Self.namedByFlavour.contains(where: first.hasPrefix) { return true }
    // The biscuits of the American dish are no cookies.
    if first.hasPrefix("biscuit"), last.hasSuffix("gravy") { return true }
    if !whole.isLike {
      if whole.match.food.category == .bakery, !BreadWords.isBread(first) { return true }
      let isSalad = ["salat", "salad"].contains { first.hasSuffix($0) && first != $0 }
      if isSalad && WordRoles.isDressing(last) || first.hasPrefix("gefullt") { return true }
    }
    // In `spinach and feta börek`, both are in the börek.
    let words = last.split(separator: " ")
    if words.count > 1, !first.contains(" "), let dish = words.last(where: { !WordRoles.isState(String($0)) }),
      Self.filled.contains(String(dish))
    {
      return true
    }
    return try !parts.allSatisfy(isFood)
  }

  /// Drinks with which another one is mixed, so that the `orange` of `vodka and orange` is no fruit.
  private static let mixedWithOthers: Set<String> = [
    "vodka", "wodka", "gin", "g&t", "rum", "whisky", "whiskey", "bacardi", "malibu", "lager", "cider",
  ]

  /// Food that has a name of its own with what is in it.
  private static let filled: Set<String> = [
    "borek", "burek", "quiche", "tart", "pie", "pasty", "samosa", "samosas", "empanada", "strudel", "ravioli",
    "tortellini", "cannelloni", "lasagne", "calzone", "parcel", "parcels", "bagel", "muffin", "scone",
  ]

  /// Brands behind which the flavor is named: the mushroom of `Pot Noodle chicken & mushroom` is no food beside it.
  private static let namedByFlavour = [
    "pot noodle", "super noodles", "cup a soup", "cup-a-soup", "pringles", "doritos",
  ]

  /// Whether a food in the household's bank or the public tables, or a plate of several foods, has this whole name.
  func isFood(_ name: String) throws -> Bool {
    try hasName(name) || tables.hasName(name) || tables.whole(name) != nil || NamedPlate.named(name) != nil
  }

  /// Whether the name of a food in the open tables begins with a number, which is then not an amount.
  ///
  /// Examples: `7 up`, `four cheese pizza`.
  func isNumberedName(_ name: String) -> Bool {
    guard name.first?.isNumber == true || WordRoles.beginsWithNumber(name) else { return false }
    return tables.hasName(name) || tables.like(name) != nil
  }
}

extension Food {
  /// Whether the food is in the form in which shops sell it: raw meat, dry pasta.
  var isRawOrDry: Bool { tags.contains { ["raw", "dry"].contains($0) } }

  /// Whether the food is raw or dry by its tags, or by its name, as foods of the tables are.
  var isCalledRaw: Bool { isRawOrDry || WordRoles.isRaw(name) }
}
