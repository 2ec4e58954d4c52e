internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `recipe add` and `recipe edit` without options: asks step by step for what the options set in one line.
///
/// The state of the form is the recipe, with the IDs of the lines that are already stored.
struct RecipeForm {
  let session: Session
  let profile: Profile
  /// What Enter means at an optional question: that there is no value, or that the value stays as it is.
  private var without = "none"

  /// Creates a form for the profile in use.
  init(session: Session, profile: Profile) {
    self.session = session
    self.profile = profile
  }

  /// Asks for a new recipe; the form asks for the title only if `recipe` has none.
  func add(_ recipe: Recipe) throws -> any Report {
    let fields = (recipe.title.isEmpty ? [title] : []) + rest
    let form = Form(
      recipe.title.isEmpty ? "Add a recipe to the book." : "Add \(recipe.title) to the book.", name: "recipe add",
      instead: "`recipe add TITLE for 4: 500 g potatoes, 1 l stock` adds one in one line", fields: fields,
      preview: preview, save: { try session.addRecipe($0, label: label(ofNew: $0)) })
    return try form.run(recipe, in: session)
  }

  /// Asks for everything that can be changed in a saved recipe; Enter alone keeps the current value.
  func edit(_ recipe: Recipe) throws -> any Report {
    var asking = self
    asking.without = "as it is"
    let form = Form(
      "Change \(recipe.title).", name: "recipe edit",
      instead: "such as `recipe edit \(recipe.title) --servings 6`; `recipe ingredient edit` changes a line",
      fields: [title] + asking.rest, preview: preview,
      save: { answers in
        try session.changeRecipe(recipe.id, label: RecipeCommands.edit.label(words: recipe.title)) { stored, _, _ in
          guard stored.updatedAt == recipe.updatedAt else {
            throw LarderError(
              .notAllowed, "\(recipe.title) was changed by another command meanwhile",
              outcome: .nothing(.saved), hint: "leave with Ctrl-C and begin again")
          }
          stored = answers
        }
      })
    return try form.run(recipe, in: session)
  }

  /// Asks for everything that can be changed in a recipe that was imported and is not saved yet; Enter alone keeps the
  /// current value.
  func change(imported recipe: Recipe, save: @escaping (Recipe) throws -> any Report) throws -> any Report {
    var asking = self
    asking.without = "as it is"
    let form = Form(
      "Change \(recipe.title) before it is saved.", name: "recipe import",
      instead: "`recipe import FILE --save` saves it as it was read", fields: [title] + asking.rest, preview: preview,
      save: save)
    return try form.run(recipe, in: session)
  }

  private var rest: [FormField<Recipe>] { [servings, ingredients, steps, minutes, category, tags, note] }

  private func preview(_ recipe: Recipe) throws -> FormPreview {
    let (shown, goals) = try session.read { reading in
      (
        try session.previewed(recipe, reading, of: profile.id, keepingStored: true),
        try reading.profile(profile.id).goals() ?? .default
      )
    }
    return FormPreview(RecipeReport(recipe: shown, profile: profile.name, goals: goals, step: nil))
  }

  /// The command line that would add this recipe; it becomes the label of the undo step.
  private func label(ofNew recipe: Recipe) -> String {
    var options: [(option: OptionSpec, text: String?)] = []
    if recipe.isServingsStated { options.append((RecipeOptions.servings, "\(Figure.short(recipe.servings))")) }
    recipe.statedMinutes.map { options.append((RecipeOptions.total, String($0))) }
    recipe.category.map { options.append((RecipeOptions.category, $0.rawValue)) }
    options += recipe.tags.map { (RecipeOptions.tag, $0) }
    recipe.notes.map { options.append((RecipeOptions.note, $0)) }
    options += recipe.ingredients.map { (RecipeOptions.ingredient, $0.heading.map { $0 + ":" } ?? $0.part?.text) }
    options += recipe.steps.map { (RecipeOptions.step, $0.heading.map { $0 + ":" } ?? $0.part?.text) }
    return RecipeCommands.add.label(words: recipe.title, options)
  }
}

// MARK: The questions

extension RecipeForm {
  private var title: FormField<Recipe> {
    FormField("title", why: "The name of the dish, as you will look for it: at most 200 characters.") { text, recipe in
      recipe.title = try RecipeCheck.title(SafeText.stored(text))
      return .nothing
    }.preset { $0.title.isEmpty ? nil : $0.title }
  }

  private var servings: FormField<Recipe> {
    FormField(
      "servings",
      why: "How many servings the ingredients make. If you do not know it, 4 are assumed, and that is said.",
      need: .optional(without)
    ) { text, recipe in
      if Self.isNothing(text) {
        (recipe.servings, recipe.isServingsStated) = (Recipe.usualServings, false)
        return .nothing
      }
      (recipe.servings, recipe.isServingsStated) = (try RecipeCheck.servings(typed: text), true)
      return .nothing
    }.preset { $0.isServingsStated ? Figure.short($0.servings) : nil }
  }

  private var ingredients: FormField<Recipe> {
    FormField(
      "ingredient",
      why: """
        One line for each, as in any recipe: 200 g flour, 2-3 EL Sojasauce, 1 (15 oz) can beans; lines that you paste are \
        taken one by one. `For the dough:` is a heading. `2: 300 g flour` writes line 2 anew, `-2` takes it out. \
        `Method:` goes on to the steps.
        """,
      need: .list(atLeast: 0)
    ) { text, recipe in
      guard RecipeWords.heading(text) != .ingredients else { return .understood("the ingredients follow") }
      let edit = RecipeLineEdit(SafeText.stored(text))
      let changed = try edit.apply(to: &recipe.ingredients, "ingredient", RecipeCheck.ingredient)
      return try changed.map { try ingredientReply(recipe, at: $0) } ?? .understood("taken out")
    }.shown { recipe, canvas in
      numbered(
        recipe.ingredients.map { $0.heading.map { $0 + ":" } ?? $0.part?.text ?? "" }, recipe.ingredients, canvas)
    }.ended { RecipeWords.heading($0) == .steps }
  }

  /// The reply to an ingredient line: its number, and the food and the weight that Larder understood.
  private func ingredientReply(_ recipe: Recipe, at index: Int) throws -> FormReply {
    guard let part = recipe.ingredients[index].part else { return .nothing }
    let number = Array(recipe.ingredients[...index]).parts().count
    var single = Recipe(title: recipe.title)
    single.ingredients = [RecipeEntry(.part(RecipeIngredient(part.text)))]
    let found = try session.read { try session.previewed(single, $0, of: profile.id).ingredients.parts().first }
    guard let found else { return .nothing }
    return .drawn { canvas in
      let isDoubtful = !found.isWithoutAmount && found.confidence < FoodMatch.certain
      return [
        FormReply.line(
          RecipeText.understood(found, number: number, on: canvas), isDoubtful ? .yellow : .faint, on: canvas)
      ]
    }
  }

  private var steps: FormField<Recipe> {
    FormField(
      "step",
      why: """
        One line for each step; a time in it, such as `for 25 minutes`, becomes its timer. `For the dough:` is a heading. \
        `2: Stir.` writes step 2 anew, `-2` takes it out.
        """,
      need: .list(atLeast: 0)
    ) { text, recipe in
      guard RecipeWords.heading(text) != .steps else { return .understood("the steps follow") }
      let step = SafeText.stored(text)
      let edit = RecipeLineEdit(RecipeWords.listNumber(step[...]).map { String($0.rest) } ?? step)
      guard let changed = try edit.apply(to: &recipe.steps, "step", RecipeCheck.step) else {
        return .understood("taken out")
      }
      return recipe.steps[changed].part?.seconds.map { .understood(RecipeText.duration($0)) } ?? .nothing
    }.shown { recipe, canvas in
      numbered(recipe.steps.map { $0.heading.map { $0 + ":" } ?? $0.part?.text ?? "" }, recipe.steps, canvas)
    }
  }

  private var minutes: FormField<Recipe> {
    FormField(
      "minutes", why: "How long it takes from beginning to end: 45, or 1h30.", need: .optional(without)
    ) { text, recipe in
      if Self.isNothing(text) {
        (recipe.statedMinutes, recipe.prepMinutes, recipe.cookMinutes) = (nil, nil, nil)
        return .nothing
      }
      let minutes = try RecipeOptions.minutes(text)
      if minutes != recipe.totalMinutes { recipe.statedMinutes = minutes }
      return .nothing
    }.preset { $0.totalMinutes.map(String.init) }
  }

  private var category: FormField<Recipe> {
    FormField(
      "meal", why: "The meal that it is for: breakfast, lunch, dinner or snack.",
      kind: .choice(Slot.allCases.map(\.rawValue) + ["none"]), need: .optional(without)
    ) { text, recipe in
      if Self.isNothing(text) {
        recipe.category = nil
        return .nothing
      }
      guard let slot = Slot.read(text) else {
        throw LarderError(
          .badValue, "there is no meal `\(text.truncated(to: 60))`", hint: "breakfast, lunch, dinner, snack or none")
      }
      recipe.category = slot
      return .nothing
    }.preset { $0.category?.rawValue }
  }

  private var tags: FormField<Recipe> {
    FormField(
      "tags", why: "Words by which you group your recipes, with commas between: quick, soup.", need: .optional(without)
    ) { text, recipe in
      if Self.isNothing(text) {
        recipe.tags = []
        return .nothing
      }
      recipe.tags = try text.split(separator: ",").map { try RecipeCheck.tag(SafeText.stored(String($0))) }
      return .nothing
    }.preset { $0.tags.isEmpty ? nil : $0.tags.joined(separator: ", ") }
  }

  private var note: FormField<Recipe> {
    FormField("note", why: "Anything worth remembering, such as what to do otherwise next time.", need: .optional()) {
      text, recipe in
      let note = try RecipeCheck.text(SafeText.stored(text), "a note")
      recipe.notes = try note.flatMap { note in
        try RecipeCheck.text(recipe.notes.map { $0 + "\n" + note } ?? note, "the notes")
      }
      return .nothing
    }
  }

  /// Whether an answer says that there is no value.
  private static func isNothing(_ text: String) -> Bool { ["none", "unknown"].contains(text.lowercased()) }

  /// The existing lines of a list with their numbers; headings have no number.
  private func numbered<Part>(_ texts: [String], _ entries: [RecipeEntry<Part>], _ canvas: Canvas) -> [StyledLine] {
    var number = 0
    return zip(texts, entries).flatMap { text, entry in
      if entry.part != nil { number += 1 }
      let line =
        entry.part == nil ? "     \(canvas.show(text))" : "\(number < 10 ? "  " : " ")\(number)  \(canvas.show(text))"
      return StyledLine(line, .faint).wrapped(to: canvas.width, hang: 5)
    }
  }
}

/// What a typed line does to a list of ingredients or steps: it adds a line, rewrites one, or removes one.
struct RecipeLineEdit: Equatable {
  /// The number of the line that is rewritten or removed; nil for a new line.
  let number: Int?
  /// The text of the line; nil if the line is removed.
  let text: String?

  /// Reads `2: 300 g flour`, `-2` or a new line.
  init(_ typed: String) {
    let trimmed = PlainName.trimmed(typed)
    if trimmed.hasPrefix("-"), let number = Int(trimmed.dropFirst()), number > 0 {
      (self.number, text) = (number, nil)
    } else if let colon = trimmed.firstIndex(of: ":"), let number = Int(trimmed[..<colon]), number > 0 {
      (self.number, text) = (number, PlainName.trimmed(String(trimmed[trimmed.index(after: colon)...])))
    } else {
      (number, text) = (nil, trimmed)
    }
  }

  /// Changes the list and returns the index of the line that was added or rewritten; nil if a line was removed.
  ///
  /// Throws `unknownItem` if the list has no line with the typed number. Rethrows the errors of `read`.
  func apply<Part>(
    to entries: inout [RecipeEntry<Part>], _ noun: String, _ read: (String) throws -> RecipeEntry<Part>
  ) throws -> Int? {
    guard let number else {
      entries.append(try read(text ?? ""))
      return entries.count - 1
    }
    guard let index = entries.index(ofPart: number) else {
      let count = entries.parts().count
      throw LarderError(
        .unknownItem, "there is no \(noun) \(number)",
        hint: count == 0 ? "there is none yet" : "their numbers are 1 to \(count)")
    }
    guard let text else {
      entries.remove(at: index)
      return nil
    }
    entries[index].content = try read(text).content
    return index
  }
}
