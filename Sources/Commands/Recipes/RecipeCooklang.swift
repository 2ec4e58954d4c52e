internal import Domain
internal import Exchange

/// A sheet in Cooklang, in which the ingredients are marked where the steps mention them.
extension RecipeSheet {
  /// The text, ending with a line feed; `CooklangRecipe` reads the same recipe from it.
  ///
  /// Ingredients that no step mentions by name are in a paragraph of their own at the beginning.
  func cooklang(language: String?) -> String {
    let text = CooklangWriter(sheet: self, language: language, hasList: false).text
    // The steps may mention the ingredients in another order, and only steps have sections in Cooklang.
    let isSame = CooklangRecipe.read(text)?.ingredients == importedIngredients
    return isSame ? text : CooklangWriter(sheet: self, language: language, hasList: true).text
  }

  private var importedIngredients: [ImportedRecipe.Line] {
    ingredients.map { line in
      switch line {
      case .heading(let title): .heading(title)
      case .text(let text): .text(text)
      }
    }
  }
}

/// Writes one recipe in Cooklang.
private struct CooklangWriter {
  let sheet: RecipeSheet
  let language: String?
  /// Whether the list of ingredients is in the front matter too, since the steps do not state the list's order and
  /// headings.
  let hasList: Bool

  var text: String {
    var marks = sheet.ingredients.compactMap { line -> Mark? in
      guard case .text(let text) = line else { return nil }
      return Mark(text)
    }
    let steps = sheet.steps.map { line in
      switch line {
      case .heading(let title): "== \(Self.escaped(title).replacing("=", with: "\\=")) =="
      case .text(let text): Self.step(text, &marks)
      }
    }
    let unmentioned = marks.filter { !$0.isUsed }.map(\.text)
    var blocks = [frontMatter]
    if !unmentioned.isEmpty { blocks.append(unmentioned.joined(separator: "\n")) }
    blocks += steps
    blocks += (sheet.notes ?? "").split(separator: "\n").map { "> " + Self.escaped(String($0)) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Properties

  private var frontMatter: String {
    var lines = ["title: \(Self.quoted(sheet.title))"]
    for (name, value) in sheet.facts {
      if name == "Tags" {
        lines += ["tags:"] + value.split(separator: ", ").map { "  - \(Self.quoted(String($0)))" }
      } else {
        lines.append("\(Self.keys[name] ?? name.lowercased()): \(Self.quoted(value))")
      }
    }
    if let nutrients = sheet.ownNutrients { lines += ["own nutrition:"] + Self.list(nutrients) }
    if let nutrients = sheet.statedNutrients { lines += ["nutrition:"] + Self.list(nutrients) }
    if sheet.isFavourite { lines.append("favourite: true") }
    if let source = sheet.source { lines.append("source: \(Self.quoted(source))") }
    if let language { lines.append("locale: \(Self.quoted(language))") }
    if let description = sheet.description { lines.append("description: \(Self.quoted(description))") }
    if hasList {
      lines.append("ingredients:")
      lines += sheet.ingredients.map { line in
        switch line {
        case .heading(let title): "  - \(Self.quoted("= " + title))"
        case .text(let text): "  - \(Self.quoted(text))"
        }
      }
    }
    return (["---"] + lines + ["---"]).joined(separator: "\n")
  }

  /// The nutrients of a serving, one per line: `calories 135 kcal`.
  private static func list(_ nutrients: PartialNutrients) -> [String] {
    StatedServing.texts(nutrients).map { "  - \(quoted($0))" }
  }

  /// The names that Cooklang has for properties of a recipe; the keys are the names of these properties in a sheet.
  private static let keys = ["Prep": "prep time", "Cook": "cook time", "Total": "time", "Category": "course"]

  /// A text as a value in YAML: in quotes unless it is an address, or begins with a letter or digit, has only signs
  /// without a meaning in YAML, and is not one of YAML's own words.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      !yamlWords.contains(text.lowercased()) && text.first.map { $0.isLetter || $0.isNumber } ?? false
      && text.last?.isWhitespace == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || " .,()/-½¼¾⅓⅔%&;".contains($0) || $0 == "'" }
    guard !isPlain, !text.hasPrefix("http") || text.contains(" ") else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// Words that YAML reads as true, false or nothing.
  private static let yamlWords: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

  // MARK: Steps

  /// A step with a mark at the first mention of each ingredient.
  private static func step(_ text: String, _ marks: inout [Mark]) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let next = marks.indices.compactMap { index -> (mark: Int, range: Range<String.Index>)? in
        guard !marks[index].isUsed, let range = IngredientMention.range(of: marks[index].name, in: rest, of: text)
        else { return nil }
        return (index, range)
      }.min { left, right in
        (left.range.lowerBound, right.range.upperBound) < (right.range.lowerBound, left.range.upperBound)
      }
      guard let next else { break }
      result += timed(rest[..<next.range.lowerBound]) + marks[next.mark].text
      marks[next.mark].isUsed = true
      rest = rest[next.range.upperBound...]
      // A bracket after a mark is read as the ingredient's note.
      if rest.first == "(" {
        result += "\\("
        rest.removeFirst()
      }
    }
    result += timed(rest)
    return ["=", ">"].contains(result.first) ? "\\" + result : result
  }

  /// A text with its durations as timers: `20 minutes`, `20-25 min`.
  private static func timed(_ text: Substring) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    while let word = words.popFirst() {
      let number = word.drop { $0 == "(" }
      let unit = words.first?.prefix { $0.isLetter } ?? ""
      guard isTime(number), units.contains(String(unit)), let next = words.popFirst() else {
        result.append(escaped(word))
        continue
      }
      result.append("\(word.prefix { $0 == "(" })~{\(number)%\(unit)}\(escaped(String(next.dropFirst(unit.count))))")
    }
    return result.joined(separator: " ")
  }

  /// Whether a word is a whole number or a range of two, such as `20` or `20-25`.
  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  private static let units: Set<String> = [
    "second", "seconds", "minute", "minutes", "min", "mins", "hour", "hours", "h", "Sekunden", "Minute", "Minuten",
    "Min",
    "Stunde", "Stunden", "Std",
  ]

  /// Escapes text within a line so that Cooklang finds no mark, comment, section or note in it; line breaks are kept.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isAtStart = false
    for character in text {
      if "@#~{}\\".contains(character) || isAtStart && "=>".contains(character) { result.append("\\") }
      isAtStart = character == "\n"
      result += isAtStart ? "\\\n" : String(character)
    }
    return withoutComments(result)
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing("--", with: "\\-\\-").replacing("[-", with: "\\[-")
  }

  /// An ingredient and the text that marks it in a step, such as `@flour{200%g}`.
  private struct Mark {
    let name: String
    let text: String
    var isUsed = false

    init(_ line: String) {
      let parts = Self.parts(line) ?? ("", "", line, "")
      name = parts.name
      let braces = [parts.quantity, parts.unit].filter { !$0.isEmpty }.map(Self.escaped).joined(separator: "%")
      let note = parts.note.isEmpty ? "" : "(\(Self.escaped(parts.note)))"
      // A sign at the beginning would be a modifier or a path.
      let written = Self.escaped(name)
      let isWord = written.first.map { $0.isLetter || $0.isNumber || $0 == "\\" } ?? false
      text = "@\(isWord ? "" : "\\")\(written){\(braces)}\(note)"
    }

    /// Splits a line into parts that produce the same line when they are joined again; nil if no such split exists.
    private static func parts(_ line: String) -> (quantity: String, unit: String, name: String, note: String)? {
      guard case .ingredient(let reading)? = IngredientReader.read(line), !reading.name.isEmpty,
        let place = line.firstRange(of: reading.name)
      else { return nil }
      var before = line[..<place.lowerBound].split(separator: " ").map(String.init)
      let after = line[place.upperBound...]
      let isNumber = { (word: String) in
        word.contains { $0.isNumber } && !word.contains { $0.isLetter || "()".contains($0) }
      }
      let quantity = Array(before.prefix(while: isNumber))
      before.removeFirst(quantity.count)
      guard !quantity.isEmpty || before.isEmpty, before.count <= 1, before.isEmpty || reading.amount?.unit != nil else {
        return nil
      }
      let note = after.hasPrefix(", ") ? String(after.dropFirst(2)) : ""
      let parts = (quantity.joined(separator: " "), before.first ?? "", reading.name, note)
      let again = CooklangRecipe.line(quantity: parts.0, unit: parts.1, name: parts.2, note: parts.3)
      return again == line ? parts : nil
    }

    private static func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        if "@#~{}()%\\=".contains(character) { result.append("\\") }
        result.append(character)
      }
      return CooklangWriter.withoutComments(result)
    }
  }
}
