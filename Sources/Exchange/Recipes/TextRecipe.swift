import Domain

/// Reads recipes from a plain or Markdown text that somebody has typed, pasted or exported.
///
/// The title comes first; ingredients and steps follow below headings such as Ingredients and Method. Without
/// headings, the lines that begin with an amount are the ingredients, and the lines after those are the steps.
struct TextRecipe {
  /// A line of the text, without marks such as `#`, `-` or `1.` that show what kind of line it is.
  private struct Line {
    var text: String
    /// The level, 1 to 6, of a heading in Markdown; 0 for any other line.
    var level = 0
    /// Whether the line is an item of a list.
    var isItem = false
    /// The number before the text; nil if the text has no number.
    var number: Int?
    /// Whether there is an empty line before this line.
    var beginsParagraph = false

    /// Whether the line is neither a heading nor an item of a list.
    var isProse: Bool { level == 0 && !isItem && number == nil }
  }

  private var recipe = ImportedRecipe()
  private var description: [String] = []
  private var notes: [String] = []

  /// The recipes in the text; recipes without ingredients are left out.
  ///
  /// Recipes are separated by lines of at least three hyphens, asterisks, underscores or equals signs.
  static func all(in text: String) -> [ImportedRecipe] {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let isMarkdown = lines.contains { $0.hasPrefix("# ") || $0.hasPrefix("## ") || $0.hasPrefix("**") }
    var parts: [[Line]] = [[]]
    var images: [Int: String] = [:]
    var isAfterEmpty = false
    var hasIngredients = false
    for raw in lines {
      let bare = raw.drop(while: \.isWhitespace)
      if bare.isEmpty {
        isAfterEmpty = true
      } else if isMarkdown, let image = image(bare) {
        images[parts.count - 1] = images[parts.count - 1] ?? image
      } else if bare.count >= 3, bare.allSatisfy({ "-*_=".contains($0) }) {
        // Such a line may also underline a title.
        if hasIngredients { parts.append([]) }
        hasIngredients = false
      } else {
        var line = Self.line(bare, isMarkdown)
        line.beginsParagraph = isAfterEmpty
        isAfterEmpty = false
        hasIngredients = hasIngredients || isIngredient(line) || part(line) == .ingredients
        if !line.text.isEmpty { parts[parts.count - 1].append(line) }
      }
    }
    return parts.enumerated().compactMap { index, lines in
      var recipe = recipe(lines)
      recipe?.image = images[index]
      return recipe
    }
  }

  /// The address or path of the picture, for a line of Markdown that contains nothing else: `![Photo](soup.jpg)`; nil
  /// for any other line.
  private static func image(_ line: Substring) -> String? {
    guard line.hasPrefix("!["), let start = line.firstRange(of: "]("), let end = line.lastIndex(of: ")"),
      line[line.index(after: end)...].allSatisfy(\.isWhitespace), start.upperBound <= end
    else { return nil }
    let target = line[start.upperBound..<end]
    return String(target.hasPrefix("<") && target.hasSuffix(">") ? target.dropFirst().dropLast() : target)
  }

  private static func recipe(_ lines: [Line]) -> ImportedRecipe? {
    var reader = TextRecipe()
    if lines.contains(where: { part($0) == .ingredients }) { reader.readParts(lines) } else { reader.readPlain(lines) }
    return reader.finished()
  }

  private func finished() -> ImportedRecipe? {
    guard !recipe.ingredientTexts.isEmpty, !recipe.title.isEmpty else { return nil }
    var result = recipe
    if !description.isEmpty { result.description = description.joined(separator: "\n") }
    if !notes.isEmpty { result.notes = notes.joined(separator: "\n") }
    return result
  }

  // MARK: With headings

  private mutating func readParts(_ lines: [Line]) {
    var part: RecipeWords.Part?
    var level = 0
    for line in lines {
      if recipe.title.isEmpty, line.level == 1 {
        recipe.title = line.text
      } else if let next = Self.part(line), level == 0 || line.level <= level {
        // Deeper headings belong to the part: `### Notes` below `## Steps`.
        (part, level) = (next, line.level)
        // `Zutaten für 4 Personen`
        if next == .ingredients, recipe.servings == nil { readServings(line.text) }
      } else if recipe.title.isEmpty {
        recipe.title = line.text
      } else if part == nil && readFact(line.text)
        || part != nil && (line.isProse && (readNamed(line.text) || Self.isSum(line.text)) || Self.isRemark(line.text))
      {
        continue
      } else {
        switch part {
        case .ingredients: add(line, to: &recipe.ingredients)
        case .steps: addStep(line)
        case .notes: notes.append(line.text)
        case .other: continue
        case nil: description.append(line.text)
        }
      }
    }
  }

  private static func part(_ line: Line) -> RecipeWords.Part? {
    guard !line.isItem, line.number == nil, line.text.utf8.count <= RecipeWords.longestHeading else { return nil }
    return RecipeWords.part(line.text)
  }

  private func isHeading(_ line: Line) -> Bool {
    line.level > 0
      || !line.isItem && line.number == nil && line.text.hasSuffix(":")
        && line.text.utf8.count <= RecipeCheck.longestTitle
  }

  private func add(_ line: Line, to list: inout [ImportedRecipe.Line]) {
    if isHeading(line) {
      list.append(.heading(line.text.hasSuffix(":") ? String(line.text.dropLast()) : line.text))
    } else {
      list.append(.text(line.text))
    }
  }

  /// Adds a step; a line that continues an unfinished sentence is appended to the step before it.
  private mutating func addStep(_ line: Line) {
    guard !isHeading(line), !LinkedRecipes.isStepNumber(line.text) else {
      if line.level > 0 || line.text.hasSuffix(":") && line.text.contains(where: \.isLetter),
        !LinkedRecipes.isStepNumber(line.text)
      {
        add(line, to: &recipe.steps)
      }
      return
    }
    if case .text(let last)? = recipe.steps.last, !line.beginsParagraph, !line.isItem, line.number == nil,
      let end = last.last, !".!?:;)".contains(end),
      last.utf8.count < RecipeCheck.longestText
    {
      recipe.steps[recipe.steps.count - 1] = .text("\(last) \(line.text)")
      return
    }
    recipe.steps.append(.text(line.text))
  }

  // MARK: Without headings

  /// Reads all lines from the first to the last line with an amount as the ingredients.
  private mutating func readPlain(_ lines: [Line]) {
    let places = lines.indices.filter { $0 > 0 && Self.isIngredient(lines[$0]) }
    guard places.count >= 2, let first = places.first else { return }
    // A step that begins with a number is too far from the list to belong to it.
    var last = first
    for place in places where place - last <= 3 { last = place }
    // `salt`, `pepper` at the end of the list
    while last + 1 < lines.count, !lines[last + 1].beginsParagraph, lines[last + 1].text.utf8.count <= 40,
      !lines[last + 1].text.hasSuffix("."), RecipeWords.part(lines[last + 1].text) == nil
    {
      last += 1
    }
    for (index, line) in lines.enumerated() {
      if let part = Self.part(line), part == .other || part == .notes { break }
      if recipe.title.isEmpty {
        recipe.title = line.text.hasSuffix(":") ? String(line.text.dropLast()) : line.text
      } else if index < first {
        if !readFact(line.text) { description.append(line.text) }
      } else if index <= last {
        add(line, to: &recipe.ingredients)
      } else if Self.part(line) == nil, !readFact(line.text) {
        addStep(line)
      }
    }
  }

  private static func isIngredient(_ line: Line) -> Bool {
    let text = line.text
    guard text.utf8.count <= 100, text.split(separator: " ").count <= 12, !text.hasSuffix("."),
      case .ingredient(let reading)? = IngredientReader.read(text)
    else { return false }
    let startsWithAmount = text.first.map { $0.isNumber } ?? false || line.isItem || reading.amount?.unit != nil
    return reading.amount != nil && !reading.name.isEmpty && startsWithAmount
  }

  // MARK: Facts

  /// Reads a line such as `Serves 4` or `Prep time: 10 min`; returns false for any other line.
  private mutating func readFact(_ text: String) -> Bool {
    readNamed(text) || text.utf8.count <= Self.longestFact && (readServings(text) || readTimes(text))
  }

  /// Reads a line with a name and a colon, such as `Servings: 4`; returns false for any other line.
  private mutating func readNamed(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestFact, let colon = text.firstIndex(of: ":") else { return false }
    let value = text[text.index(after: colon)...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return !value.isEmpty && read(value, named: text[..<colon].plainLetters)
  }

  private mutating func read(_ value: String, named name: String) -> Bool {
    switch name {
    case "servings", "serves", "portionen", "personen", "portions", "porzioni", "raciones", "porties", "portioner":
      let (servings, words) = RecipeYield.read(.string(value))
      guard servings != nil else { return false }
      (recipe.servings, recipe.yieldText) = (servings, recipe.yieldText ?? words)
    case "yield", "makes", "ergibt", "ausbeute", "rendement":
      let (servings, words) = RecipeYield.read(.string(value))
      (recipe.servings, recipe.yieldText) = (recipe.servings ?? servings, words ?? value)
    case "category", "kategorie", "categorie", "categoria", "course": recipe.categories = Self.words(value)
    case "difficulty", "schwierigkeit": recipe.difficulty = value.lowercased()
    case "tags", "keywords", "schlagworte", "mots-cles": recipe.tags = Self.words(value)
    case "source", "quelle", "from", "von", "url", "fonte", "fuente":
      if value.hasPrefix("http") { recipe.url = value } else { recipe.platform = value }
    default: return false
    }
    return true
  }

  @discardableResult
  private mutating func readServings(_ text: String) -> Bool {
    guard recipe.servings == nil, text.utf8.count <= Self.longestServings, let count = RecipeYield.count(text),
      count.isOfServings
    else { return false }
    recipe.servings = count.number
    return true
  }

  private mutating func readTimes(_ text: String) -> Bool {
    let times = [RecipeWords.prep, RecipeWords.cook, RecipeWords.total].map { RecipeWords.minutes($0, [text]) }
    guard times.contains(where: { $0 != nil }) else { return false }
    recipe.prepMinutes = recipe.prepMinutes ?? times[0]
    if times[0] == nil { recipe.cookMinutes = recipe.cookMinutes ?? times[1] }
    if times[0] == nil, times[1] == nil { recipe.totalMinutes = recipe.totalMinutes ?? times[2] }
    return true
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
  }

  /// Whether this is the line with the nutrients of a serving that `recipe share` and `recipe export` add.
  private static func isSum(_ text: String) -> Bool { text.hasPrefix("A serving has ") }

  /// Whether this is the remark about amounts in brackets that `recipe share` and `recipe export` add.
  ///
  /// The remark says that some ingredients were scaled up less than the others. The wording that was used until
  /// November 2026 is recognized as well.
  private static func isRemark(_ text: String) -> Bool {
    let words = text.drop { "\\* ".contains($0) }
    return RecipeScale.dampedRemark == "* " + words
      || words == "less than in proportion: taste, then add up to the amount in brackets"
  }

  private static let longestFact = 2100
  private static let longestServings = 60

  // MARK: Lines

  /// A line without the marks that Markdown and lists put before it.
  private static func line(_ raw: Substring, _ isMarkdown: Bool) -> Line {
    var line = Line(text: "")
    var rest = raw
    let hashes = rest.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), rest.dropFirst(hashes.count).first?.isWhitespace ?? true {
      line.level = hashes.count
      rest = rest.dropFirst(hashes.count)
    } else if let first = rest.first, "-*•·–☐□▢".contains(first), rest.dropFirst().first?.isWhitespace ?? false {
      line.isItem = true
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    }
    if rest.hasPrefix("[ ]") || rest.hasPrefix("[x]") {
      line.isItem = true
      rest = rest.dropFirst(3)
    } else if line.level == 0, !line.isItem, let numbered = RecipeWords.listNumber(rest) {
      line.number = numbered.number
      rest = numbered.rest
    }
    let text = isMarkdown ? plain(rest) : String(rest)
    line.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line
  }

  /// The text without Markdown's escapes and bold marks.
  private static func plain(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", let next = scalars.first, next.isASCII, !next.properties.isAlphabetic, next.value > 0x20 {
        result.append(next)
        scalars.removeFirst()
      } else if scalar == "*", scalars.first == "*" {
        scalars.removeFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
