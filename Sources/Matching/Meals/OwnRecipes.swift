package import Domain
internal import Store

/// Finds the household's recipes by their titles, or by a part of them: `my chili`, `stew` for `Beef stew`.
extension PastMeals {
  /// The name of the only recipe whose title has all the words of the item's name, among them the word that says what
  /// the dish is, if the item says that it is the household's own: `chili con carne` for `a bowl of my chili`; nil
  /// otherwise.
  ///
  /// `my rice` is no `Chicken and rice`. `text` is the whole list.
  package func ownRecipe(_ phrase: ItemPhrase, in text: String) -> String? {
    guard phrase.text.utf8.count <= Self.longestOwn else { return nil }
    let before = text.prefix(phrase.range.lowerBound).suffix(Self.longestOwn).split(separator: " ").suffix(1)
    // In `lasagne at mum's, salad`, nobody's salad is meant.
    let owner = before.filter { !$0.contains { ",;+:".contains($0) } }
    let typed = (owner + phrase.text.split(separator: " ")).map { SearchText.normalize(String($0)) }
    guard typed.contains(where: Self.owners.contains) else { return nil }
    let words = Favourite.key(phrase.name).split(separator: " ").filter { !Self.owners.contains(String($0)) }
    let found = titles(with: words)
    return Set(found.values).count == 1 ? found.keys.min() : nil
  }

  /// The recipes whose titles have all of the words, among them the one that says what the dish is.
  func titles(with words: [Substring]) -> [String: Int] {
    recipes.filter { key, _ in
      let title = key.split(separator: " ")
      let head = title.prefix { !Self.beforeContents.contains(String($0)) }.last
      return words.allSatisfy(title.contains) && head.map(words.contains) == true
        && (words.count == title.count || Self.joints.isDisjoint(with: title.map(String.init)))
    }
  }

  /// Words in a title after which the contents of the dish are named.
  private static let beforeContents: Set<String> = ["con", "mit", "with", "alla", "al", "in", "aus", "of", "from"]
  /// Words that join the names of two foods in a title.
  private static let joints: Set<String> = ["and", "und"]

  /// The longest item, in bytes, that is searched for `my`.
  private static let longestOwn = 80

  /// The ID of the recipe that a title with a number names, as lists show them: `Lentil soup #2`; nil without such a
  /// recipe.
  func numbered(_ name: String) -> Int? {
    guard let named = Recipe.numbered(name) else { return nil }
    return sameTitled[Favourite.key(named.title)]?.contains(named.id) ?? false ? named.id : nil
  }

  /// Reads the item as the newest of several recipes that have the typed title, in doubt until somebody says which of them
  /// was eaten; nil if at most one recipe has that title.
  ///
  /// Throws `badAmount` if none of the recipes can have the typed amount.
  package func sameTitled(_ phrase: ItemPhrase, in text: String) throws -> Resolved? {
    let key = Favourite.key(phrase.name)
    guard phrase.source == nil, phrase.leftOut == nil, !hasFavourite(key), let ids = sameTitled[key], ids.count > 1
    else {
      return nil
    }
    let all = try ids.prefix(Self.mostSameTitled).compactMap { try book.recipe($0) }
    let found = all.compactMap { try? eaten($0, phrase) }
    if found.isEmpty, let first = all.first { _ = try eaten(first, phrase) }
    return doubtful(found, for: phrase, typed: phrase, otherwise: nil, in: text)
  }

  /// The maximum number of recipes with the same title that are offered.
  private static let mostSameTitled = 9

  /// The items of a text, each that names a recipe read as that recipe; a favourite of the same name stays a food.
  ///
  /// Throws `badAmount` if the recipe cannot have the typed amount.
  package func withRecipes(_ items: [Resolved], in text: String) throws -> [Resolved] {
    try items.map { item in
      let key = Favourite.key(item.phrase.name)
      if let doubtful = try sameTitled(item.phrase, in: text) { return doubtful }
      guard item.phrase.source == nil, item.phrase.leftOut == nil, !hasFavourite(key),
        let id = recipes[key] ?? numbered(item.phrase.name), let recipe = try book.recipe(id)
      else { return item }
      return Resolved(phrase: item.phrase, line: try eaten(recipe, item.phrase).line)
    }
  }

  /// Reads the item as a recipe of which only a part of the title was typed, if the food that was found for it is a dish
  /// of the tables: `stew` for `Beef stew with beer`; nil for all others.
  ///
  /// The result is in doubt until somebody says which of the two was eaten.
  package func shortened(_ phrase: ItemPhrase, otherwise dish: Resolved, in text: String) throws -> Resolved? {
    guard phrase.source == nil, phrase.leftOut == nil, dish.doubts.isEmpty, let food = dish.match?.food,
      !food.isUserCreated, food.tags.contains("dish") || food.id < 0 && food.category == .other
    else { return nil }
    let words = Favourite.key(phrase.name).split(separator: " ")
    guard !words.isEmpty else { return nil }
    let found = try Set(titles(with: words).values).sorted().prefix(Self.mostOffered).compactMap { id -> EatenRecipe? in
      guard let recipe = try book.recipe(id) else { return nil }
      return try? eaten(recipe, phrase)
    }
    return doubtful(found, for: phrase, typed: phrase, otherwise: dish, in: text)
  }

  /// The item as the first of several recipes, in doubt until somebody says which of them was eaten, or the food; nil
  /// without a recipe.
  ///
  /// `typed` is the item as typed, and `phrase` as it was read.
  func doubtful(
    _ found: [EatenRecipe], for phrase: ItemPhrase, typed: ItemPhrase, otherwise food: Resolved?, in text: String
  ) -> Resolved? {
    guard var line = found.first?.line else { return nil }
    line.confidence = min(line.confidence, Resolved.unsettled)
    let doubt = Doubt(
      .recipe(found, otherwise: food.map { [$0] } ?? []), text: typed.text,
      location: LarderError.Location(text: text, range: typed.range))
    return Resolved(phrase: phrase, line: line, doubts: [doubt])
  }
}
