/// Reads a recipe from text in Cooklang.
package enum CooklangRecipe {
  /// The recipe in the text; nil if the text marks no ingredient.
  ///
  /// If the text states no title, as is usual in Cooklang, the file's name becomes the title. Properties that a recipe
  /// of Larder does not have become lines of its notes.
  package static func read(_ text: String, fileName: String? = nil) -> ImportedRecipe? {
    let text = CooklangText(text)
    var reader = Reader()
    for entry in text.metadata.entries { reader.take(entry) }
    for block in text.blocks { reader.take(block) }
    return reader.finished(fileName)
  }

  /// The line for a marked ingredient in a list of ingredients: `250 g red lentils, rinsed`.
  package static func line(quantity: String, unit: String, name: String, note: String) -> String {
    let line = [quantity, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
    return note.isEmpty ? line : "\(line), \(note)"
  }

  private struct Reader {
    var recipe = ImportedRecipe()
    var notes: [String] = []
    /// Who has written the recipe; the recipe's source, unless another is stated.
    var author: String?
    /// The title of the current section, until the title is added to the list of ingredients as a heading; nil after
    /// that.
    var section: String?
    var names: Set<String> = []
    /// The ingredients that the front matter lists, in that order; empty if the front matter lists none.
    var ordered: [ImportedRecipe.Line] = []

    mutating func take(_ entry: FrontMatter.Entry) {
      let value = entry.values.joined(separator: ", ")
      guard !value.isEmpty else { return }
      switch entry.key.lowercased() {
      case "title": recipe.title = value
      case "servings", "serves":
        let (servings, words) = RecipeYield.read(.string(value))
        (recipe.servings, recipe.yieldText) = (servings, recipe.yieldText ?? words)
      case "yield": recipe.yieldText = value
      case "source", "source.name", "source.url": setSource(value)
      case "author", "source.author": author = author ?? value
      case "course", "category": recipe.categories = entry.values
      case "prep time", "time.prep", "prep_time": recipe.prepMinutes = RecipeDuration.minutes(.string(value))
      case "cook time", "time.cook", "cook_time": recipe.cookMinutes = RecipeDuration.minutes(.string(value))
      case "time", "total time", "time required", "duration", "time.total":
        recipe.totalMinutes = RecipeDuration.minutes(.string(value))
      case "difficulty": recipe.difficulty = value.lowercased()
      case "tags", "tag", "cuisine", "diet":
        recipe.tags += entry.values.flatMap { $0.split(separator: ",").map { MarkedText.line(String($0)) } }
      case "image", "picture", "image.0", "images": recipe.image = entry.values[0]
      case "introduction", "description": recipe.description = value
      case "locale", "language": recipe.language = value.replacing("_", with: "-")
      case "nutrition", "nutrition per serving": recipe.nutrients = StatedServing.read(entry.values)
      case "own nutrition": recipe.ownNutrients = StatedServing.read(entry.values)
      case "favourite", "favorite": recipe.isFavourite = ["true", "yes"].contains(value.lowercased())
      case "ingredients":
        ordered = entry.values.map { $0.hasPrefix("= ") ? .heading(String($0.dropFirst(2))) : .text($0) }
      default: notes.append("\(entry.key): \(value)")
      }
    }

    private mutating func setSource(_ value: String) {
      if value.hasPrefix("http") { recipe.url = value } else { recipe.platform = value }
    }

    mutating func take(_ block: CooklangText.Block) {
      switch block {
      case .note(let text): notes.append(text)
      case .section(let title):
        guard !title.isEmpty else { return }
        recipe.steps.append(.heading(title))
        section = title
      case .step(let parts):
        for case .ingredient(let ingredient) in parts { add(ingredient) }
        let text = parts.map(Self.text).joined()
        // A paragraph of nothing but ingredients is a list, not a step.
        let isList = parts.allSatisfy { part in
          switch part {
          case .ingredient: true
          case .text(let text): text.allSatisfy { $0.isWhitespace || $0 == "," }
          case .cookware, .timer: false
          }
        }
        if !isList { recipe.steps.append(.text(text)) }
      }
    }

    /// Adds an ingredient, unless the mark only refers to an ingredient that was added before.
    ///
    /// The mark only refers to an earlier ingredient if that ingredient has the same name and the mark has neither a
    /// quantity nor a note.
    private mutating func add(_ ingredient: CooklangText.Component) {
      let isNew = names.insert(ingredient.name.lowercased()).inserted
      guard isNew || !ingredient.quantity.isEmpty || !ingredient.note.isEmpty else { return }
      if ingredient.isRecipe { recipe.partTitles.append(ingredient.name) }
      if let section { recipe.ingredients.append(.heading(section)) }
      section = nil
      recipe.ingredients.append(
        .text(
          CooklangRecipe.line(
            quantity: ingredient.quantity, unit: ingredient.unit, name: ingredient.name, note: ingredient.note)))
    }

    /// The text of a part of a step as the cook reads it, without the marks of Cooklang.
    private static func text(_ part: CooklangText.Part) -> String {
      switch part {
      case .text(let text): text
      case .ingredient(let ingredient): ingredient.name
      case .cookware(let cookware): cookware.name
      case .timer(let timer):
        timer.quantity.isEmpty
          ? timer.name : [timer.quantity, timer.unit].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }

    func finished(_ fileName: String?) -> ImportedRecipe? {
      guard !recipe.ingredientTexts.isEmpty else { return nil }
      var result = recipe
      let listed: [String] = ordered.compactMap { if case .text(let text) = $0 { text } else { nil } }
      // The list may contain more than the marked ingredients, such as salt twice. If it lacks one, somebody has
      // changed only the steps since, and they count.
      if Set(recipe.ingredientTexts).isSubset(of: listed) { result.ingredients = ordered }
      if result.title.isEmpty, let fileName { result.title = fileName }
      var notes = notes
      if let author, author != result.platform, result.platform != nil { notes.insert("author: \(author)", at: 0) }
      result.platform = result.platform ?? author
      if !notes.isEmpty { result.notes = notes.joined(separator: "\n") }
      return result
    }
  }
}
