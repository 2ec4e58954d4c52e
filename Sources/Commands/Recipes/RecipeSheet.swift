internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A recipe as it is read outside Larder: in a message, on paper, or in another program.
///
/// The amounts are for the requested servings and units. Apart from `isFavourite`, the sheet contains nothing about the
/// household, such as goals.
struct RecipeSheet {
  /// A line of a list, or a heading between its lines.
  enum Line: Equatable {
    case heading(String)
    case text(String)
  }

  let title: String
  let description: String?
  /// The properties of the recipe with their names, in a fixed order.
  ///
  /// The names are `Servings`, `Yield`, `Prep`, `Cook`, `Total`, `Category`, `Difficulty` and `Tags`.
  let facts: [(name: String, value: String)]
  let ingredients: [Line]
  let steps: [Line]
  /// What the marks in the amounts mean; nil if no amount is marked.
  let remark: String?
  let notes: String?
  /// The energy and macros of a serving in one sentence; nil if nothing is known.
  let serving: String?
  /// The nutrients of a serving that the recipe's source states, and those that a person has typed.
  ///
  /// Either is nil if there are none.
  let statedNutrients: PartialNutrients?
  let ownNutrients: PartialNutrients?
  /// Whether the recipe is a favorite of the profile in use.
  let isFavourite: Bool
  /// The web page or program from which the recipe was taken; nil if unknown.
  let source: String?
  /// The photo as a `data:` address, which contains the image itself; nil if there is no photo.
  var photoData: String?

  /// Creates a sheet; `isMarked` says whether amounts that were increased less than proportionally are marked.
  init(_ recipe: Recipe, _ scale: RecipeScale = RecipeScale(), isMarked: Bool = true) {
    title = recipe.title
    description = recipe.description
    facts = Self.facts(recipe, scale)
    ingredients = recipe.ingredients.map { entry in
      entry.heading.map { .heading($0) }
        ?? .text(entry.part.map { RecipeText.line($0, scale, isMarked: isMarked) } ?? "")
    }
    let parts = recipe.ingredients.parts()
    steps = recipe.steps.map { entry in
      entry.heading.map { .heading($0) }
        ?? .text(entry.part.map { RecipeText.step($0.text, of: recipe, parts, scale) } ?? "")
    }
    let hasMarks = isMarked && recipe.ingredients.parts().contains { scale.shown($0).rule == .damped }
    remark = hasMarks ? RecipeScale.dampedRemark : nil
    notes = recipe.notes
    serving = Self.serving(RecipeNutrition(recipe))
    (statedNutrients, ownNutrients) = (recipe.statedNutrients, recipe.ownNutrients)
    isFavourite = recipe.isFavourite
    source = recipe.sourceURL ?? recipe.sourcePlatform
  }

  private static func facts(_ recipe: Recipe, _ scale: RecipeScale) -> [(name: String, value: String)] {
    let values: [(name: String, value: String?)] = [
      ("Servings", Figure.short(recipe.servings * scale.factor)),
      ("Yield", scale.factor == 1 ? recipe.yieldText : nil),
      ("Prep", recipe.prepMinutes.map(RecipeText.minutes)), ("Cook", recipe.cookMinutes.map(RecipeText.minutes)),
      ("Total", recipe.totalMinutes.map(RecipeText.minutes)), ("Category", recipe.category?.rawValue),
      ("Difficulty", recipe.difficulty?.rawValue),
      ("Tags", recipe.tags.isEmpty ? nil : recipe.tags.joined(separator: ", ")),
    ]
    return values.compactMap { name, value in value.map { (name, $0) } }
  }

  private static func serving(_ nutrition: RecipeNutrition) -> String? {
    let values = [Nutrient.calories, .protein, .carbohydrates, .fat].compactMap { nutrient in
      nutrition.perServing[nutrient].map { value in
        nutrient == .calories
          ? "\(Figure.text(value)) kcal" : "\(nutrient.label) \(FoodText.amount(value, nutrient)) \(nutrient.unit)"
      }
    }
    guard !values.isEmpty else { return nil }
    let gap = nutrition.source == .partial ? "; not all ingredients are counted" : ""
    return "A serving has \(values.joined(separator: ", "))\(gap)."
  }
}

/// A sheet as plain text, for a message.
extension RecipeSheet {
  /// The text, ending with a line feed.
  var plainText: String {
    var blocks = [title]
    blocks.append(facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))
    if let description { blocks.append(description) }
    if !ingredients.isEmpty { blocks.append("Ingredients\n" + Self.list(ingredients) { _ in "- " }) }
    if let remark { blocks.append(remark) }
    if !steps.isEmpty { blocks.append("Steps\n" + Self.list(steps) { "\($0). " }) }
    if let notes { blocks.append("Notes\n" + notes) }
    if let serving { blocks.append(serving) }
    if let source { blocks.append("Source: \(source)") }
    return blocks.map(Self.visible).joined(separator: "\n\n") + "\n"
  }

  /// The lines as one string; `mark` takes the number of a line and returns what is put before the line, such as `- `
  /// or `3. `.
  ///
  /// A heading ends with a colon and, except at the top, has an empty line before it.
  private static func list(_ lines: [Line], mark: (Int) -> String) -> String {
    var number = 0
    return lines.enumerated().map { index, line in
      switch line {
      case .heading(let title): return (index == 0 ? "" : "\n") + title + (title.hasSuffix(":") ? "" : ":")
      case .text(let text):
        number += 1
        return mark(number) + text
      }
    }.joined(separator: "\n")
  }

  /// The lines of the text, without characters that must not reach a terminal.
  static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText.visible(String($0)) }
      .joined(separator: "\n")
  }
}

/// A sheet as Markdown.
extension RecipeSheet {
  /// The text, ending with a line feed.
  var markdown: String {
    func escaped(_ text: String) -> String { MarkdownPage.unlisted(MarkdownPage.escaped(text)) }
    func paragraphs(_ text: String) -> String {
      text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n\n")
    }
    func list(_ lines: [Line], isNumbered: Bool) -> String {
      var number = 0
      var text = ""
      for line in lines {
        switch line {
        case .heading(let title): text += (text.isEmpty ? "" : "\n") + "### \(MarkdownPage.escaped(title))\n\n"
        case .text(let line):
          number += 1
          text += (isNumbered ? "\(number). " : "- ") + escaped(line) + "\n"
        }
      }
      return String(text.dropLast())
    }
    var blocks = ["# \(MarkdownPage.escaped(title))"]
    blocks.append(facts.map { "- **\($0.name):** \(MarkdownPage.escaped($0.value))" }.joined(separator: "\n"))
    if let description { blocks.append(paragraphs(description)) }
    if !ingredients.isEmpty { blocks += ["## Ingredients", list(ingredients, isNumbered: false)] }
    if let remark { blocks.append(escaped(remark)) }
    if !steps.isEmpty { blocks += ["## Steps", list(steps, isNumbered: true)] }
    if let notes { blocks += ["## Notes", paragraphs(notes)] }
    if let serving { blocks.append(escaped(serving)) }
    if let source { blocks.append("Source: \(MarkdownPage.escaped(source))") }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

/// A sheet as a part of an HTML page.
extension RecipeSheet {
  /// The recipe as an HTML `article` element, ending with a line feed.
  var article: String {
    func paragraphs(_ text: String) -> String {
      text.split(separator: "\n").map { "<p>\(SVGText.escaped(String($0)))</p>\n" }.joined()
    }
    func list(_ lines: [Line], _ tag: String) -> String {
      var text = ""
      var isOpen = false
      var number = 0
      for line in lines {
        switch line {
        case .heading(let title):
          text += (isOpen ? "</\(tag)>\n" : "") + "<h3>\(SVGText.escaped(title))</h3>\n"
          isOpen = false
        case .text(let line):
          number += 1
          // The numbers of the steps continue after a heading.
          if !isOpen { text += tag == "ol" ? "<ol start=\"\(number)\">\n" : "<ul>\n" }
          isOpen = true
          text += "<li>\(SVGText.escaped(line))</li>\n"
        }
      }
      return text + (isOpen ? "</\(tag)>\n" : "")
    }
    var html = "<article>\n<h1>\(SVGText.escaped(title))</h1>\n"
    if let photoData { html += "<img class=\"photo\" src=\"\(photoData)\" alt=\"\(SVGText.escaped(title))\">\n" }
    let rows = facts.map { "<dt>\($0.name)</dt><dd>\(SVGText.escaped($0.value))</dd>\n" }.joined()
    html += "<dl>\n\(rows)</dl>\n" + (description.map(paragraphs) ?? "")
    if !ingredients.isEmpty { html += "<h2>Ingredients</h2>\n" + list(ingredients, "ul") }
    if let remark { html += paragraphs(remark) }
    if !steps.isEmpty { html += "<h2>Steps</h2>\n" + list(steps, "ol") }
    if let notes { html += "<h2>Notes</h2>\n" + paragraphs(notes) }
    if let serving { html += paragraphs(serving) }
    if let source { html += paragraphs("Source: \(source)") }
    return html + "</article>\n"
  }
}
