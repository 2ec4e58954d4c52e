internal import Domain
internal import Text

/// The options that `recipe add` and `recipe edit` share, and how they change a recipe.
enum RecipeOptions {
  static let servings = OptionSpec.value(
    "servings", "N", .number, "How many servings the ingredients make; 4 unless it is said.")
  static let yield = OptionSpec.value(
    "yield", "TEXT", .text, "What it makes, in words: `24 cookies`; `none` removes it.")
  static let prep = OptionSpec.value(
    "prep", "MIN", .text, "Minutes of work, or a time such as 1h30; `none` if unknown.")
  static let cook = OptionSpec.value(
    "cook", "MIN", .text, "Minutes on the stove or in the oven; `none` if unknown.")
  static let total = OptionSpec.value(
    "total", "MIN", .text, "Minutes from beginning to end, if that is not the sum; `none` for the sum.")
  static let category = OptionSpec.value(
    "category", "C", .choice(Slot.allCases.map(\.rawValue) + ["none"]),
    "The meal it is for: breakfast, lunch, dinner, snack or none.")
  static let difficulty = OptionSpec.value(
    "difficulty", "D", .choice(Recipe.Difficulty.allCases.map(\.rawValue) + ["none"]),
    "How hard it is: easy, medium, hard or none.")
  static let tag = OptionSpec.value(
    "tag", "T", .text, "A tag; `recipe edit --tag none` removes all before those that follow.", repeatable: true)
  static let source = OptionSpec.value("source", "URL", .text, "Where it is from; `none` removes it.")
  static let description = OptionSpec.value("description", "T", .text, "What it is; `none` removes it.")
  static let note = OptionSpec.value(
    "note", "T", .text, "A note, added to those that are there; `none` removes them.", repeatable: true)
  static let photo = OptionSpec.value(
    "photo", "FILE", .file, "A photo of the dish (JPEG, PNG or WebP, 10 MB at most); `none` takes it away.")
  static let ingredient = OptionSpec.value(
    "ingredient", "LINE", .text,
    "An ingredient as it is written, such as `200 g flour`; `For the dough:` is a heading.",
    repeatable: true)
  static let step = OptionSpec.value("step", "TEXT", .text, "A step.", repeatable: true)
  static let title = OptionSpec.value("title", "T", .text, "Another title.")
  static let weight = OptionSpec.value(
    "weight", "GRAMS", .text, "What the finished dish weighs, so that `eat 300g of` it is known; `none` if unknown.")
  static let household = OptionSpec.flag("household", "Open a recipe of one's own to everybody in the household.")
  static let `private` = OptionSpec.flag("private", "Keep a recipe to the profile in use.")

  static let ofAdd = [
    servings, yield, prep, cook, total, category, difficulty, tag, source, description, note, photo, ingredient,
    step,
  ]
  static let ofEdit = [title] + ofAdd + [weight, household, `private`]

  /// Changes a recipe as the options say; `profile` is the ID of the profile in use.
  static func apply(_ invocation: Invocation, to recipe: inout Recipe, profile: Int) throws {
    func each(_ option: OptionSpec, _ body: (Word) throws -> Void) throws {
      guard invocation.spec.options.contains(where: { $0.name == option.name }) else { return }
      for word in invocation.words(of: option) { try invocation.locatingErrors(at: word) { try body(word) } }
    }
    try each(title) { recipe.title = try RecipeCheck.title(SafeText.stored($0.text)) }
    if let number = try invocation.number(servings) {
      recipe.servings = try RecipeCheck.servings(number)
      recipe.isServingsStated = true
    }
    try each(yield) { recipe.yieldText = isNone($0) ? nil : try short($0, "a yield", 400) }
    try each(prep) { recipe.prepMinutes = try minutes($0) }
    try each(cook) { recipe.cookMinutes = try minutes($0) }
    try each(total) { recipe.statedMinutes = try minutes($0) }
    try each(category) { recipe.category = try choice($0) }
    try each(difficulty) { recipe.difficulty = try choice($0) }
    try each(tag) { word in
      if isNone(word) {
        recipe.tags = []
      } else {
        let tag = try RecipeCheck.tag(SafeText.stored(word.text))
        if !recipe.tags.contains(where: { SearchText.normalize($0) == SearchText.normalize(tag) }) {
          recipe.tags.append(tag)
        }
      }
    }
    try each(source) { recipe.sourceURL = isNone($0) ? nil : try short($0, "a source", 2000) }
    try each(description) {
      recipe.description = isNone($0) ? nil : try RecipeCheck.text(SafeText.stored($0.text), "a description")
    }
    try each(note) { word in
      let note = isNone(word) ? nil : try RecipeCheck.text(SafeText.stored(word.text), "a note")
      recipe.notes = try note.flatMap { note in
        try RecipeCheck.text(recipe.notes.map { $0 + "\n" + note } ?? note, "the notes")
      }
    }
    try each(ingredient) { recipe.ingredients.append(try RecipeCheck.ingredient(SafeText.stored($0.text))) }
    try each(step) { recipe.steps.append(try RecipeCheck.step(SafeText.stored($0.text))) }
    try each(weight) { recipe.weight = isNone($0) ? nil : try grams($0) }
    try apply(owner: invocation, to: &recipe, profile: profile)
  }

  private static func apply(owner invocation: Invocation, to recipe: inout Recipe, profile: Int) throws {
    guard invocation.spec.options.contains(where: { $0.name == household.name }) else { return }
    guard !(invocation.has(household) && invocation.has(`private`)) else {
      throw LarderError(
        .badValue, "`--household` and `--private` contradict each other", hint: "leave one of them out")
    }
    if invocation.has(household) { recipe.owner = nil }
    if invocation.has(`private`) { recipe.owner = profile }
  }

  static func isNone(_ word: Word) -> Bool { word.text.lowercased() == "none" && !word.isQuoted }

  private static func short(_ word: Word, _ what: String, _ most: Int) throws -> String? {
    let text = SafeText.stored(word.text)
    guard text.unicodeScalars.count <= most else {
      throw LarderError(.outOfRange, "\(what) has at most \(most) characters", hint: "shorten it")
    }
    return text.isEmpty ? nil : text
  }

  /// The choice that a typed word names; nil for `none`.
  static func choice<Choice: RawRepresentable & CaseIterable>(_ word: Word) throws -> Choice?
  where Choice.RawValue == String {
    if isNone(word) { return nil }
    let words = Choice.allCases.map(\.rawValue)
    guard let choice = Choice(rawValue: word.text.lowercased()) else {
      throw LarderError(
        .badValue, "`\(SafeText.visible(word.text))` is none of these: \(words.joined(separator: ", "))",
        hint: "choose one of them", candidates: words
      ).suggesting(NearestWord.among(words, to: word.text))
    }
    return choice
  }

  /// Minutes from `90`, `25 min` or `1h30`; nil for `none`.
  private static func minutes(_ word: Word) throws -> Int? {
    isNone(word) ? nil : try minutes(word.text)
  }

  /// Minutes from `90`, `25 min` or `1h30`; throws `badNumber`, `outOfRange`.
  static func minutes(_ text: String) throws -> Int {
    if text == "0" { return 0 }
    guard let seconds = StepDuration.whole(text) else {
      let number = Double(text)
      throw LarderError(
        number == nil ? .badNumber : .outOfRange,
        "`\(SafeText.visible(text))` is not a length of time, or is more than 30 days",
        hint: "minutes such as 45, or a time such as `1h30` or `25 min`")
    }
    return (seconds + 59) / 60
  }

  private static func grams(_ word: Word) throws -> Double {
    let reading = try AmountReader.whole(word.text)
    let number = Double(word.text.replacing(",", with: "."))
    guard let grams = reading?.quantity.mass ?? number, grams > 0, grams <= Quantity.limit else {
      throw LarderError(
        .badAmount, "`\(SafeText.visible(word.text))` is not a weight",
        hint: "the finished dish in grams: `--weight 1400`")
    }
    return grams
  }
}
