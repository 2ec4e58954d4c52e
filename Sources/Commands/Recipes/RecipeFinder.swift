internal import Domain
internal import Matching
internal import Store
internal import Text

/// Finds the recipe that words name: by its number (`#12`), its title, the title's beginning, or words of the title.
struct RecipeFinder {
  let session: Session
  let invocation: Invocation

  static let forms = "a number such as #12, or the title or some of its words"

  /// The ID of the recipe that the typed text names; asks if several fit and somebody can answer.
  ///
  /// - Throws: `unknownRecipe` or `ambiguousRecipe`.
  func find(_ typed: String) throws -> Int {
    let profile = try session.read { try session.profile(in: $0) }
    let (all, active) = try session.read { reading in
      let book = reading.recipes(of: profile.id)
      return (try book.titles(withArchived: true), Set(try book.titles().map(\.id)))
    }
    if let number = FoodFinder.number(typed), typed.hasPrefix("#") || !all.contains(where: { $0.title == typed }) {
      guard all.contains(where: { $0.id == number }) else {
        throw invocation.error(
          .unknownRecipe, "there is no recipe #\(number)", at: invocation.words.first,
          hint: "`recipe list` shows the numbers")
      }
      return number
    }
    if let named = Recipe.numbered(typed), case let key = Recipe.key(named.title),
      all.contains(where: { $0.id == named.id && Recipe.key($0.title) == key })
    {
      return named.id
    }
    let found = Self.matches(typed, all, Self.withoutArticle(typed))
    // Recipes in use are preferred to archived ones.
    let live = found.filter { active.contains($0.id) }
    let candidates = live.isEmpty ? found : live
    if candidates.count == 1 { return candidates[0].id }
    guard !candidates.isEmpty else { throw unknown(typed, all) }
    return try choose(typed, candidates)
  }

  /// The recipes that the typed text names or, if there are none, those that `bare`, the text without its article,
  /// names.
  private static func matches(_ typed: String, _ all: [RecipeReference], _ bare: String?) -> [RecipeReference] {
    let found = matches(typed, all)
    return found.isEmpty ? bare.map { matches($0, all) } ?? [] : found
  }

  /// The text without its article or possessive: `soup` for `the soup`, and likewise for `meine Suppe`; nil if the text
  /// begins with neither.
  static func withoutArticle(_ typed: String) -> String? {
    let words = typed.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, articles.contains(words[0].plainLetters) else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "my", "our", "some", "der", "die", "das", "den", "ein", "eine", "einen", "mein", "meine",
    "meinen",
    "unser", "unsere", "le", "la", "les", "un", "une", "il", "el", "los", "las", "una",
  ]

  /// The recipes with that title, or else those whose titles begin with it, or else those whose titles have all of its
  /// words.
  static func matches(_ typed: String, _ all: [RecipeReference]) -> [RecipeReference] {
    let key = Recipe.key(typed)
    guard !key.isEmpty else { return [] }
    let exact = all.filter { Recipe.key($0.title) == key }
    if !exact.isEmpty { return exact }
    let beginning = all.filter { Recipe.key($0.title).hasPrefix(key) }
    if !beginning.isEmpty { return beginning }
    let ranked = RecipeSearch(typed).ranked(all.map { ($0.id, $0.title, []) })
    return ranked.compactMap { id in all.first { $0.id == id } }
  }

  private func choose(_ typed: String, _ recipes: [RecipeReference]) throws -> Int {
    let shown = recipes.prefix(9)
    if session.dialogue.isInteractive, !session.globals.isYes {
      let answer = try session.dialogue.choose(
        "`\(SafeText.visible(typed))` fits several recipes:", shown.map { "\($0.title)  #\($0.id)" })
      if let answer, shown.indices.contains(answer) { return shown[answer].id }
    }
    // More of the title does not tell recipes with the same title apart.
    let isSameTitle = Set(recipes.map { Recipe.key($0.title) }).count == 1
    throw invocation.error(
      .ambiguousRecipe,
      isSameTitle
        ? "\(recipes.count) recipes are called `\(SafeText.visible(recipes[0].title))`"
        : "`\(SafeText.visible(typed))` fits \(recipes.count) recipes",
      at: invocation.words.first,
      hint: (isSameTitle ? "write the number instead of the title: " : "write more of the title, or the number: ")
        + shown.map { "\($0.title) #\($0.id)" }.joined(separator: ", "),
      candidates: shown.map(\.title))
  }

  private func unknown(_ typed: String, _ all: [RecipeReference]) -> LarderError {
    let hint =
      all.isEmpty
      ? "the book is empty: `recipe add TITLE` begins it"
      : "`recipe list` shows all; `recipe search \(SafeText.visible(typed))` looks in the ingredients, too"
    return invocation.error(
      .unknownRecipe, "there is no recipe `\(SafeText.visible(typed))`", at: invocation.words.first, hint: hint
    ).suggesting(NearestWord.among(all.map(\.title), to: typed))
  }
}
