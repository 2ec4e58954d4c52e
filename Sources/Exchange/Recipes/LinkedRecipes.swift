import Domain

/// Reads recipes in the form of schema.org (schema.org/Recipe) from the JSON of a page or a file.
enum LinkedRecipes {
  /// The recipes in a value, in order: it may be one, a list, a graph, or a page that contains one.
  static func all(in tree: JSONTree) -> [ImportedRecipe] {
    var nodes: [JSONTree] = []
    collect(tree, into: &nodes)
    return nodes.map(recipe)
  }

  /// The most values that are looked at for recipes, which is more than any page has.
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

  /// Whether the type is `Recipe`, which may be one of several, or an address that ends with it.
  private static func isRecipe(_ tree: JSONTree) -> Bool {
    (tree["@type"] ?? .null).elements.contains { type in
      type.text?.split(whereSeparator: { "/#:".contains($0) }).last?.lowercased() == "recipe"
    }
  }

  private static func recipe(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = node.first("name", "headline").flatMap(line) ?? ""
    recipe.description = node["description"].flatMap(line)
    recipe.url = node.first("url", "mainEntityOfPage", "@id", "isBasedOn").flatMap(address)
    recipe.image = node["image"].flatMap(address)
    recipe.language = node["inLanguage"].flatMap(line)
    (recipe.servings, recipe.yieldText) = RecipeYield.read(node.first("recipeYield", "yield") ?? .null)
    recipe.prepMinutes = node["prepTime"].flatMap(RecipeDuration.minutes)
    recipe.cookMinutes = node.first("cookTime", "performTime").flatMap(RecipeDuration.minutes)
    recipe.totalMinutes = node["totalTime"].flatMap(RecipeDuration.minutes)
    recipe.categories = words(node["recipeCategory"])
    recipe.tags = words(node["keywords"])
    recipe.ingredients = (node.first("recipeIngredient", "ingredients") ?? .null).elements.flatMap(ingredients)
    recipe.steps = steps(node.first("recipeInstructions", "instructions") ?? .null, in: nil)
    recipe.nutrients = (node["nutrition"] ?? .null).elements.lazy.compactMap(LinkedNutrients.read).first
    return recipe
  }

  /// A text in one line; of an object its name or its value; nil if there is none.
  static func line(_ tree: JSONTree) -> String? {
    switch tree {
    case .string(let text):
      let line = MarkedText.line(text)
      return line.isEmpty ? nil : line
    case .number(let value): return RecipeYield.text(value)
    case .array(let values): return values.lazy.compactMap(line).first
    case .object: return tree.first("name", "@value", "text").flatMap(line)
    default: return nil
    }
  }

  /// An address: a text, or the address of a page or a picture.
  private static func address(_ tree: JSONTree) -> String? {
    switch tree {
    case .string(let text):
      text.hasPrefix("http") ? text.split(whereSeparator: \.isWhitespace).first.map(String.init) : nil
    case .array(let values): values.lazy.compactMap(address).first
    case .object: tree.first("url", "contentUrl", "@id").flatMap(address)
    default: nil
    }
  }

  /// Words that are a list, or a text with commas.
  private static func words(_ tree: JSONTree?) -> [String] {
    var words: [String] = []
    for word in (tree ?? .null).elements.compactMap(line).flatMap({ $0.split(separator: ",") }) {
      let word = word.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !word.isEmpty, !words.contains(word) { words.append(word) }
    }
    return words
  }

  // MARK: Ingredients

  private static func ingredients(_ tree: JSONTree) -> [String] {
    switch tree {
    case .string(let text): return MarkedText.lines(text).map(tidied)
    case .array(let values): return values.flatMap(ingredients)
    case .object:
      // Some programs write the parts: amount, unit, name.
      let parts = [
        tree.first("amount", "quantity", "value"), tree.first("unit", "unitText"), tree.first("name", "item", "text"),
      ]
      let line = parts.compactMap { $0.flatMap(Self.line) }.joined(separator: " ")
      return line.isEmpty ? [] : [tidied(line)]
    default: return []
    }
  }

  /// The line without doubled brackets and without a space before a comma, both of which templates leave.
  private static func tidied(_ line: String) -> String {
    var line = line
    for (from, to) in [("((", "("), ("))", ")"), (" ,", ","), (" )", ")"), ("( ", "(")] where line.contains(from) {
      line = line.replacing(from, with: to)
    }
    return line
  }

  // MARK: Steps

  /// The steps of a text, a list, a step, or a section with its steps.
  private static func steps(_ tree: JSONTree, in section: String?) -> [ImportedRecipe.Step] {
    switch tree {
    case .string(let text): return MarkedText.lines(text).map { .init(section: section, text: $0) }
    case .array(let values): return values.flatMap { steps($0, in: section) }
    case .object:
      let name = tree["name"].flatMap(line)
      if let inner = tree.first("itemListElement", "steps"), tree["text"] == nil || !inner.elements.isEmpty {
        return steps(inner, in: isSection(tree) ? name ?? section : section)
      }
      if let item = tree["item"], tree["text"] == nil { return steps(item, in: section) }
      guard let text = tree.first("text", "description").flatMap({ $0.text }), !MarkedText.line(text).isEmpty else {
        return name.map { [.init(section: section, text: $0)] } ?? []
      }
      return [.init(section: section, text: MarkedText.line(text))]
    default: return []
    }
  }

  private static func isSection(_ tree: JSONTree) -> Bool {
    (tree["@type"] ?? .null).elements.contains { $0.text?.hasSuffix("HowToSection") == true }
  }
}

/// Reads how much a recipe makes.
enum RecipeYield {
  /// The number of servings and, if the words say more than that number, the words; each is nil if not stated.
  ///
  /// Of a range the lower end counts. Pages often state the yield twice, as a number and in words.
  static func read(_ tree: JSONTree) -> (servings: Double?, words: String?) {
    let texts = tree.elements.compactMap(LinkedRecipes.line)
    let servings = texts.lazy.compactMap(number).first { $0 > 0 && $0 <= RecipeCheck.mostServings }
    let words = texts.first { text in
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      return !words.isEmpty && !words.allSatisfy(servingWords.contains)
    }
    return (servings, words)
  }

  /// The first number in a text.
  private static func number(_ text: String) -> Double? {
    let start = text.drop { !$0.isASCIIDigit }
    let digits = start.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
    return Double(String(digits).replacing(",", with: ".").trimmingEnd("."))
  }

  /// A number as a text without needless decimals.
  static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  /// Words that say no more than that the number is one of servings.
  private static let servingWords: Set<String> = [
    "serving", "servings", "serves", "serve", "portion", "portions", "portionen", "person", "persons", "personen",
    "people",
    "personnes", "personne", "personas", "persone", "porzioni", "porciones", "porties", "portioner", "for", "für",
    "pour", "para", "per", "voor", "makes", "yield", "yields", "about", "to", "bis", "approximately", "approx", "ca",
    "x",
    "pers", "port", "adag", "fő", "osób", "porcji", "porcje", "porcí", "personer", "pessoas", "porções", "orang",
  ]
}

/// Reads how long something takes.
enum RecipeDuration {
  /// Whole minutes, rounded; nil if nothing, zero, or more than 30 days is stated.
  ///
  /// Durations are in the form of ISO 8601 (`PT1H30M`), sloppily written too, or words such as `45 mins`.
  static func minutes(_ tree: JSONTree) -> Int? {
    let seconds: Double?
    switch tree {
    case .number(let minutes): seconds = minutes * 60
    case .string(let text): seconds = iso(text) ?? StepDuration.whole(MarkedText.line(text)).map(Double.init)
    case .array(let values): return values.lazy.compactMap(minutes).first
    case .object: return tree.first("maxValue", "value", "minValue", "name").flatMap(minutes)
    default: seconds = nil
    }
    guard let seconds, seconds > 0, seconds <= Double(RecipeCheck.mostMinutes) * 60 else { return nil }
    return max(1, Int((seconds / 60).rounded()))
  }

  /// The seconds of an ISO 8601 duration; nil for any other text.
  private static func iso(_ text: String) -> Double? {
    var rest = text.lowercased().filter { !$0.isWhitespace }[...]
    guard rest.popFirst() == "p", !rest.isEmpty else { return nil }
    var isTime = false
    var seconds = 0.0
    var number = ""
    for character in rest {
      if character == "t" {
        isTime = true
      } else if character.isASCIIDigit || character == "." || character == "," || character == "-" {
        number.append(character == "," ? "." : character)
      } else {
        let units: [Character: Double] =
          isTime ? ["h": 3600, "m": 60, "s": 1] : ["y": 31_536_000, "m": 2_592_000, "w": 604_800, "d": 86_400]
        guard let unit = units[character], let value = Double(number) else { return nil }
        seconds += value * unit
        number = ""
      }
    }
    return number.isEmpty ? seconds : nil
  }
}

/// Reads the nutrients of a serving as a source states them.
enum LinkedNutrients {
  private static let keys: [(Nutrient, String)] = [
    (.calories, "calories"), (.protein, "proteinContent"), (.carbohydrates, "carbohydrateContent"),
    (.fat, "fatContent"),
    (.saturatedFat, "saturatedFatContent"), (.sugar, "sugarContent"), (.fiber, "fiberContent"),
    (.sodium, "sodiumContent"),
  ]

  /// Nil if no value is stated.
  static func read(_ tree: JSONTree) -> PartialNutrients? {
    let values = Nutrient.allCases.map { nutrient in
      keys.first { $0.0 == nutrient }.flatMap { tree[$0.1] }.flatMap(LinkedRecipes.line).flatMap {
        value($0, of: nutrient)
      }
    }
    return values.contains { $0 != nil } ? PartialNutrients(values: values) : nil
  }

  /// A value in the nutrient's unit: `7 grams fat`, `1,234 kcal`, `0.4 g` of sodium, `1200 kJ`.
  private static func value(_ text: String, of nutrient: Nutrient) -> Double? {
    let text = text.lowercased()
    let start = text.drop { !$0.isASCIIDigit }
    var digits = String(start.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," })
    while let last = digits.last, !last.isASCIIDigit { digits.removeLast() }
    let unit = start.dropFirst(digits.count).drop { $0.isWhitespace }.prefix { $0.isLetter }
    if let comma = digits.lastIndex(of: ",") {
      // Three digits behind a comma are thousands, fewer are decimals.
      let decimals = digits[digits.index(after: comma)...]
      digits = digits.replacing(",", with: decimals.count == 3 || digits.contains(".") ? "" : ".")
    }
    guard let value = Double(digits), value <= 1e6 else { return nil }
    switch nutrient {
    case .calories: return text.contains("kj") && !text.contains("cal") ? value / 4.184 : value
    case .sodium: return ["g", "gram", "grams", "gramm", "gr"].contains(String(unit)) ? value * 1000 : value
    default: return ["mg", "milligram", "milligrams"].contains(String(unit)) ? value / 1000 : value
    }
  }
}

extension String {
  /// The text without this character at its end.
  fileprivate func trimmingEnd(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
