/// Checks what a recipe may contain; each function throws an error that says what is accepted.
package enum RecipeCheck {
  /// The maximum number of characters in a title or heading.
  package static let longestTitle = 200
  /// The maximum number of characters in a description, in the notes or in a step.
  package static let longestText = 10_000
  /// The maximum number of ingredients in a recipe, and the maximum number of steps; headings count too.
  package static let mostEntries = 500
  /// The maximum number of minutes that a recipe may take: 30 days.
  package static let mostMinutes = 43_200
  /// The maximum number of servings that a recipe may make.
  package static let mostServings = 1000.0
  /// The maximum number of characters of a tag.
  package static let longestTag = 60

  /// Removes the spaces around a title.
  ///
  /// Throws `outOfRange` if the title has more than 200 characters, and `badValue` if it has invisible characters, or
  /// has no letter or digit.
  package static func title(_ typed: String) throws(LarderError) -> String {
    let title = PlainName.trimmed(typed)
    guard !Recipe.key(title).isEmpty, !PlainName.hasInvisible(title) else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(typed)) is not a title", hint: "use visible letters, such as `Lentil soup`")
    }
    guard title.unicodeScalars.count <= longestTitle else {
      throw LarderError(
        .outOfRange, "the title has \(title.unicodeScalars.count) characters: a title has at most \(longestTitle)",
        hint: "shorten it; `--description` takes a longer text")
    }
    return title
  }

  /// Checks a number of servings; throws `outOfRange` unless it is above 0 and at most 1,000.
  package static func servings(_ number: Double) throws(LarderError) -> Double {
    guard number > 0, number <= mostServings else {
      throw LarderError(
        .outOfRange, "a recipe makes more than 0 and at most 1,000 servings", hint: "such as `--servings 4`")
    }
    return number
  }

  /// Reads the answer to a question about the number of servings: `4`, `2.5`, `1/2`.
  ///
  /// Throws `badNumber` if the answer is not a number, and `outOfRange` unless the number is above 0 and at most 1,000.
  package static func servings(typed text: String) throws(LarderError) -> Double {
    let hint = "a number above 0 and at most 1,000, such as 4"
    guard case .number(let number)? = NumberReading.read(PlainName.trimmed(text)) else {
      throw LarderError(.badNumber, "\(LarderError.quoted(text)) is not a number of servings", hint: hint)
    }
    do throws(LarderError) {
      return try servings(number)
    } catch {
      throw LarderError(error.code, error.message, hint: hint)
    }
  }

  /// Removes the spaces around a longer text; returns nil if nothing is left.
  ///
  /// Throws `outOfRange` if the text has more than 10,000 characters.
  package static func text(_ typed: String, _ what: String) throws(LarderError) -> String? {
    let text = PlainName.trimmed(typed)
    guard text.unicodeScalars.count <= longestText else {
      throw LarderError(.outOfRange, "\(what) has at most 10,000 characters", hint: "shorten it")
    }
    return text.isEmpty ? nil : text
  }

  /// Reads an ingredient or a heading.
  ///
  /// Throws `badValue` if the line is neither, and `outOfRange` if it has more than 2,000 characters.
  package static func ingredient(_ typed: String) throws(LarderError) -> RecipeEntry<RecipeIngredient> {
    let text = PlainName.trimmed(typed)
    guard text.unicodeScalars.count <= IngredientReader.longest else {
      throw LarderError(.outOfRange, "a line of ingredients has at most 2,000 characters", hint: "shorten it")
    }
    switch IngredientReader.read(text) {
    case .heading(let title): return try RecipeEntry(.heading(heading(title)))
    case .ingredient: return RecipeEntry(.part(RecipeIngredient(text)))
    case nil where IngredientReader.isTime(text):
      throw LarderError(
        .badValue, "\(LarderError.quoted(typed)) is a time, not an ingredient",
        hint: "`recipe edit RECIPE --cook 30` says how many minutes it cooks")
    case nil:
      throw LarderError(
        .badValue, "\(LarderError.quoted(typed)) is not an ingredient",
        hint: "write amount and name, such as `200 g flour`; a line that ends with a colon is a heading")
    }
  }

  /// Reads a step or a heading; throws `badValue` if the line is empty, and `outOfRange` if it is too long.
  ///
  /// A line that ends with a colon and has no number is a heading.
  package static func step(_ typed: String) throws(LarderError) -> RecipeEntry<RecipeStep> {
    guard let text = try text(typed, "a step") else {
      throw LarderError(.badValue, "a step needs words", hint: "such as `Bake for 25 minutes.`")
    }
    if text.hasSuffix(":"), !text.contains(where: \.isNumber), text.unicodeScalars.count <= longestTitle {
      return RecipeEntry(.heading(try heading(String(text.dropLast()))))
    }
    return RecipeEntry(.part(RecipeStep(text, seconds: StepDuration.all(in: text).first)))
  }

  /// Removes the spaces around a heading; throws `badValue` if it is empty or has more than 200 characters.
  package static func heading(_ typed: String) throws(LarderError) -> String {
    let title = PlainName.trimmed(typed)
    guard !Recipe.key(title).isEmpty, title.unicodeScalars.count <= longestTitle else {
      throw LarderError(.badValue, "a heading has 1 to \(longestTitle) characters", hint: "such as `For the dough:`")
    }
    return title
  }

  /// Throws `outOfRange` if a recipe has more ingredients or steps than `mostEntries`.
  package static func counts(_ recipe: Recipe) throws(LarderError) {
    guard recipe.ingredients.count <= mostEntries, recipe.steps.count <= mostEntries else {
      throw LarderError(
        .outOfRange, "a recipe has at most \(mostEntries) ingredients and as many steps, headings included",
        hint: "split it into two recipes: one may be an ingredient of the other")
    }
  }

  /// Reads a tag in the form in which it is saved.
  ///
  /// Throws `badValue` if the tag has invisible characters, or has no letter or digit, and `outOfRange` if it is too
  /// long.
  package static func tag(_ typed: String) throws(LarderError) -> String {
    let tag = PlainName.trimmed(typed)
    guard !SearchText.normalize(tag).isEmpty, !PlainName.hasInvisible(tag) else {
      throw LarderError(.badValue, "\(LarderError.quoted(typed)) is not a tag", hint: "such as `--tag quick`")
    }
    guard tag.unicodeScalars.count <= longestTag else {
      throw LarderError(.outOfRange, "a tag has at most \(longestTag) characters", hint: "shorten it")
    }
    return tag
  }
}
