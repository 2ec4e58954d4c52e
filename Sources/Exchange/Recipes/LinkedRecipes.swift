import Domain

/// Reads recipes in schema.org's format (schema.org/Recipe) from the JSON of a page or a file.
enum LinkedRecipes {
  /// All recipes in a JSON value, in order.
  ///
  /// The value may itself be a recipe, or contain recipes at any depth: in a list, in a graph, or in the data of a
  /// page.
  static func all(in tree: JSONTree) -> [ImportedRecipe] {
    var nodes: [JSONTree] = []
    collect(tree, into: &nodes)
    return nodes.map(recipe)
  }

  /// The maximum number of JSON values that are searched for recipes, which is more than any page has.
  private static let mostValues = 100_000

  private static func collect(_ tree: JSONTree, into nodes: inout [JSONTree]) {
    var stack = [tree]
    var count = 0
    while let value = stack.popLast(), count < mostValues {
      count += 1
      switch value {
      case .array(let values): stack += values.reversed()
      case .object(let members):
        if isRecipe(value) {
          nodes.append(value)
        } else {
          stack += members.sorted { $0.key > $1.key }.map(\.value)
        }
      default: break
      }
    }
  }

  /// Whether an object is a recipe: one of its types is `Recipe`, or an address such as `https://schema.org/Recipe`.
  static func isRecipe(_ tree: JSONTree) -> Bool {
    (tree["@type"] ?? .null).elements.contains { type in
      type.text?.split(whereSeparator: { "/#:".contains($0) }).last?.lowercased() == "recipe"
    }
  }

  /// The recipe in an object of the type `Recipe`.
  static func recipe(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = node.first("name", "headline").flatMap(line) ?? ""
    recipe.description = node["description"].flatMap(line)
    recipe.url = node.first("url", "mainEntityOfPage", "@id", "isBasedOn").flatMap(address)
    recipe.image = node["image"].flatMap { PictureChoice($0, schemes: ["http", "file:///"]).address }
    recipe.photoPaths = PhotoSearch.endings.map { "full.\($0)" }
    recipe.language = node["inLanguage"].flatMap(line)
    (recipe.servings, recipe.yieldText) = RecipeYield.read(node.first("recipeYield", "yield") ?? .null)
    recipe.prepMinutes = node["prepTime"].flatMap(RecipeDuration.minutes)
    recipe.cookMinutes = node.first("cookTime", "performTime").flatMap(RecipeDuration.minutes)
    recipe.totalMinutes = node["totalTime"].flatMap(RecipeDuration.minutes)
    recipe.categories = words(node["recipeCategory"])
    recipe.tags = words(node["keywords"])
    let ingredients = (node.first("recipeIngredient", "ingredients") ?? .null).elements.prefix(mostLines)
    recipe.ingredients = ingredients.flatMap(Self.ingredients)
    recipe.steps = steps(node.first("recipeInstructions", "instructions") ?? .null)
    recipe.nutrients = (node["nutrition"] ?? .null).elements.firstResult(LinkedNutrients.read)
    recipe.platform = authors(node["author"])
    recipe.unread = node.unread(besides: read)
    return recipe
  }

  /// The members of a recipe that are read, and those that say nothing of the dish.
  private static let read: Set<String> = [
    "@context", "@type", "@id", "author", "cookTime", "dateCreated", "dateModified", "datePublished", "description",
    "headline", "id", "image", "imagePlaceholderUrl", "imageUrl", "inLanguage", "ingredients", "instructions",
    "isBasedOn", "isPartOf", "keywords", "mainEntityOfPage", "name", "nutrition", "performTime", "prepTime",
    "printImage", "publisher", "recipeCategory", "recipeIngredient", "recipeInstructions", "recipeYield", "text",
    "thumbnailUrl", "totalTime", "url", "yield",
  ]

  /// The maximum number of authors that are named.
  private static let mostAuthors = 3

  /// Who has written the recipe; nil if nobody is named, or only by an address.
  private static func authors(_ tree: JSONTree?) -> String? {
    var names: [String] = []
    for name in (tree ?? .null).elements.prefix(mostAuthors).compactMap(line) {
      if !name.hasPrefix("http"), !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Reads a value as one line of text; nil if the value has no text.
  ///
  /// An object is read by its name or value, and an array by its first element that has text.
  static func line(_ tree: JSONTree) -> String? {
    switch tree {
    case .string(let text):
      let line = MarkedText.line(text)
      return line.isEmpty ? nil : line
    case .number(let value): return RecipeYield.text(value)
    case .array(let values): return values.firstResult(line)
    case .object: return tree.first("name", "@value", "text", "value").flatMap(line)
    default: return nil
    }
  }

  /// A web address: the value itself if it is a string, or the address in an object such as a page or a picture.
  private static func address(_ tree: JSONTree) -> String? { address(tree, schemes: ["http"]) }

  /// An address that begins with one of the schemes; nil if the value contains no such address.
  static func address(_ tree: JSONTree, schemes: [String]) -> String? {
    switch tree {
    case .string(let text):
      schemes.contains { text.hasPrefix($0) } ? text.split(whereSeparator: \.isWhitespace).first.map(String.init) : nil
    case .array(let values): values.firstResult { address($0, schemes: schemes) }
    case .object: tree.first("url", "contentUrl", "@id").flatMap { address($0, schemes: schemes) }
    default: nil
    }
  }

  /// Reads words from a list, or from a string in which commas separate them; repeated words are left out.
  static func words(_ tree: JSONTree?) -> [String] {
    var seen: Set<String> = []
    var words: [String] = []
    for text in (tree ?? .null).elements.prefix(mostWords).compactMap(line) {
      for part in text.split(separator: ",", maxSplits: mostWords) where words.count < mostWords {
        let word = part.singleSpaced
        if !word.isEmpty, seen.insert(word).inserted { words.append(word) }
      }
    }
    return words
  }

  /// The maximum number of words that are read; some pages have hundreds.
  private static let mostWords = 100

  // MARK: Ingredients

  /// The maximum number of elements of a list and of lines of a text that are read; a recipe cannot have as many.
  private static let mostLines = 2 * RecipeCheck.mostEntries

  private static func ingredients(_ tree: JSONTree) -> [ImportedRecipe.Line] {
    switch tree {
    case .string(let text): return MarkedText.lines(text).prefix(mostLines).map(ingredient)
    case .array(let values): return values.prefix(mostLines).flatMap(ingredients)
    case .object:
      // Some programs write the parts: amount, unit, name.
      let parts = [
        tree.first("amount", "quantity", "value"), tree.first("unit", "unitText"), tree.first("name", "item", "text"),
      ]
      let line = parts.compactMap { $0.flatMap(Self.line) }.joined(separator: " ")
      return line.isEmpty ? [] : [ingredient(line)]
    default: return []
    }
  }

  /// Reads a line of the list of ingredients: an ingredient or a heading.
  ///
  /// Because schema.org has no headings in this list, a line counts as a heading if it reads like one: `For the
  /// sauce:`.
  static func ingredient(_ line: String) -> ImportedRecipe.Line {
    let line = tidied(line)
    guard line.utf8.count <= RecipeCheck.longestTitle, case .heading(let title)? = IngredientReader.read(line) else {
      return .text(line)
    }
    return .heading(title)
  }

  /// Removes what a page's template leaves in a line: doubled brackets, and spaces before commas and inside brackets.
  private static func tidied(_ line: String) -> String {
    var line = line
    if line.contains("(("), line.contains("))") {
      line = line.replacing("((", with: "(").replacing("))", with: ")")
    }
    for (from, to) in [(" ,", ","), (" )", ")"), ("( ", "(")] where line.contains(from) {
      line = line.replacing(from, with: to)
    }
    return line
  }

  // MARK: Steps

  /// The steps in a string, in a list, in a single step, or in a section; a section's name becomes a heading.
  ///
  /// The recipe book cannot mark where a section ends. So steps that follow a section without belonging to any section
  /// also come under that section's heading.
  private static func steps(_ tree: JSONTree) -> [ImportedRecipe.Line] {
    switch tree {
    case .string(let text): return stepLines(text)
    case .array(let values): return values.prefix(mostLines).flatMap(steps)
    case .object:
      let name = tree["name"].flatMap(line)
      if let inner = tree.first("itemListElement", "steps"), tree["text"] == nil || !inner.elements.isEmpty {
        let lines = steps(inner)
        guard isSection(tree), let name, !lines.isEmpty else { return lines }
        return [.heading(name)] + lines
      }
      if let item = tree["item"], tree["text"] == nil { return steps(item) }
      guard let text = tree.first("text", "description").flatMap({ $0.text }), !MarkedText.line(text).isEmpty else {
        return name.map { [.text($0)] } ?? []
      }
      // A step is one line, unless the page has put a whole list into it.
      return text.contains("<li") ? stepLines(text) : stepLines(MarkedText.line(text))
    default: return []
    }
  }

  /// The lines of the text, without lines that contain only the number of a step: `2.`, `Step 2`.
  static func stepLines(_ text: String) -> [ImportedRecipe.Line] {
    MarkedText.lines(text).filter { !isStepNumber($0) }.map { .text($0) }
  }

  /// Whether a line is nothing but the number of a step.
  static func isStepNumber(_ line: String) -> Bool {
    guard line.utf8.count <= 20 else { return false }
    let letters = line.lowercased().filter(\.isLetter)
    return letters.isEmpty || stepWords.contains(letters) && line.contains(where: \.isNumber)
  }

  /// The number of a step and its text: `Paso 1. Pelar las patatas`; nil for any other line.
  static func numberedStep(_ line: Substring) -> (number: Int, rest: Substring)? {
    let word = line.prefix(while: \.isLetter)
    let behind = line.dropFirst(word.count).drop(while: \.isWhitespace)
    let digits = behind.prefix { $0.isASCIIDigit }
    let rest = behind.dropFirst(digits.count)
    guard !word.isEmpty, stepWords.contains(word.lowercased()), let number = Int(digits), number < 100,
      let sign = rest.first, ".:)-–—".contains(sign) || sign == " ",
      case let text = rest.drop(while: { $0.isWhitespace || ".:)-–—".contains($0) }), text.first?.isLetter == true
    else { return nil }
    return (number, text)
  }

  private static let stepWords: Set<String> = [
    "step", "schritt", "stap", "etape", "étape", "paso", "passo", "passaggio", "steg", "trin", "krok", "lépés", "крок",
    "шаг", "no", "nr",
  ]

  private static func isSection(_ tree: JSONTree) -> Bool {
    (tree["@type"] ?? .null).elements.contains { $0.text?.hasSuffix("HowToSection") == true }
  }
}
