import Domain

/// Reads recipes from a plain or Markdown text that somebody has typed, pasted or exported.
///
/// The title comes before the ingredients; ingredients and steps follow below headings such as Ingredients and Method.
/// Without headings, the lines that begin with an amount are the ingredients, and the lines after those are the steps. What
/// a message says before and after the recipe becomes its notes.
struct TextRecipe {
  var recipe = ImportedRecipe()
  private var description: [String] = []
  private var notes: [String] = []
  /// Whether the total time is that of a word that also means the time of preparing: `Zubereitungszeit`.
  var isTotalOfPreparing = false

  /// The recipes in the text; recipes without ingredients are left out.
  ///
  /// Recipes are separated by lines of at least three hyphens, asterisks, underscores or equals signs.
  /// `subject` is what a message is about: the title of the first recipe if the text has no other.
  static func all(in text: String, subject: String? = nil) -> [ImportedRecipe] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let isMarkdown = lines.contains { line in
      [UInt8(ascii: "#"), UInt8(ascii: "*")].contains(line.utf8.first)
        && (line.hasPrefix("# ") || line.hasPrefix("## ") || line.hasPrefix("**"))
    }
    if !isMarkdown { lines = TextFurniture.withoutRunningHeads(lines) }
    let hasAmountsBehind = TextLine.haveAmountsBehind(lines)
    var parts: [[TextLine]] = [[]]
    var images: [Int: String] = [:]
    var isAfterEmpty = false
    var hasIngredients = false
    for raw in lines {
      let bare = raw.drop(while: \.isWhitespace)
      // Whatever somebody has copied, no recipe is as long as this.
      if parts[parts.count - 1].count >= mostLines, bare.first.map({ $0.isLetter || $0.isNumber }) == true { continue }
      if bare.isEmpty {
        isAfterEmpty = true
      } else if isMarkdown, let image = image(bare) {
        images[parts.count - 1] = images[parts.count - 1] ?? image
      } else if bare.count >= 3, bare.allSatisfy({ "-*_=".contains($0) }) {
        // Such a line may also underline a title.
        if hasIngredients { parts.append([]) }
        hasIngredients = false
        isAfterEmpty = true
      } else if !isMarkdown,
        !bare.contains(where: { $0.isLetter || $0.isNumber })
          || TextFurniture.isFurniture(bare, keepsPath: !hasIngredients)
      {
        isAfterEmpty = true
      } else {
        for cell in isMarkdown || hasAmountsBehind && TextLine.hasAmountBehind(bare) ? [bare] : TextLine.cells(of: bare)
        {
          var line = TextLine(cell, isMarkdown: isMarkdown)
          line.beginsParagraph = isAfterEmpty
          isAfterEmpty = false
          hasIngredients = hasIngredients || line.isIngredient || line.part == .ingredients
          if !line.text.isEmpty { parts[parts.count - 1].append(line) }
        }
      }
    }
    return parts.enumerated().compactMap { index, lines in
      var recipe = recipe(isMarkdown ? lines : lines.parted(), isMarkdown, index == 0 ? subject : nil)
      recipe?.image = images[index]
      return recipe
    }
  }

  /// How many lines of a part of the text are read: more than a recipe may have, and what stands around it.
  private static let mostLines = 2 * RecipeCheck.mostEntries

  /// The address or path of the picture, for a line of Markdown that contains nothing else: `![Photo](soup.jpg)`; nil
  /// for any other line.
  private static func image(_ line: Substring) -> String? {
    guard line.hasPrefix("!["), let start = line.firstRange(of: "]("), let end = line.lastIndex(of: ")"),
      line[line.index(after: end)...].allSatisfy(\.isWhitespace), start.upperBound <= end
    else { return nil }
    let target = line[start.upperBound..<end]
    return String(target.hasPrefix("<") && target.hasSuffix(">") ? target.dropFirst().dropLast() : target)
  }

  private static func recipe(_ lines: [TextLine], _ isMarkdown: Bool, _ subject: String?) -> ImportedRecipe? {
    var reader = TextRecipe()
    if isMarkdown {
      if lines.contains(where: { $0.part == .ingredients }) { reader.readParts(lines) } else { reader.readPlain(lines) }
      return reader.finished()
    }
    let end = TextEndings.end(of: lines)
    for line in lines[end...] where !reader.readNamed(line.text) { reader.notes.append(line.text) }
    let body = reader.readTitle(Array(lines[..<end]).numbered(fewest: 3), subject: subject).withPartsGathered()
    if body.contains(where: { $0.part == .ingredients }) { reader.readParts(body) } else { reader.readPlain(body) }
    return reader.finished()
  }

  private func finished() -> ImportedRecipe? {
    guard !recipe.ingredientTexts.isEmpty, !recipe.title.isEmpty else { return nil }
    var reader = self
    for text in notes + recipe.stepTexts.suffix(1) where reader.recipe.servings == nil {
      reader.readServingsOfRemark(text)
    }
    var result = reader.recipe
    if isTotalOfPreparing, result.prepMinutes == nil, result.cookMinutes != nil {
      (result.prepMinutes, result.totalMinutes) = (result.totalMinutes, nil)
    }
    if !description.isEmpty { result.description = description.joined(separator: "\n") }
    if !notes.isEmpty { result.notes = notes.joined(separator: "\n") }
    return result
  }

  /// Reads the title and what is before it, and returns the lines after it.
  ///
  /// If no line can be the title, the first one is.
  private mutating func readTitle(_ lines: [TextLine], subject: String?) -> [TextLine] {
    // A page may name other parts before its recipe.
    let list =
      lines.firstIndex { $0.part == .ingredients } ?? lines.firstIndex { $0.isIngredient || $0.part == .steps }
      ?? lines.count
    guard list > 0 else { return lines }
    guard let place = TextTitle.place(in: lines[..<list], before: list < lines.count ? lines[list] : nil) else {
      recipe.title = subject.flatMap(TextTitle.ofSubject) ?? TextTitle.mentioned(in: lines[..<list]) ?? lines[0].text
      // `Bread_soup: 1. *`, as an export of the book may have it
      if recipe.title == lines[0].text { return Array(lines.dropFirst()) }
      for line in lines[..<list] where line.text != recipe.title && !readFact(line.text) {
        notes.append(line.text)
        // `Here's that lasagne, serves 4-6`
        for fact in TextTitle.clauses(line.text) where Self.isFact(fact) { _ = readFact(fact) }
        // `das Rezept für die Linsensuppe für 4 Leute`
        if recipe.servings == nil, line.text.utf8.count <= Self.longestSentence,
          let count = RecipeYield.count(line.text),
          count.isOfServings
        {
          recipe.servings = count.number
        }
      }
      return Array(lines[list...])
    }
    for line in lines[..<place] where !TextFurniture.isPath(line.text[...]) && !readFact(line.text) {
      notes.append(line.text)
    }
    let (title, facts) = TextTitle.parted(lines[place].text)
    recipe.title = title.isEmpty ? lines[place].text : title
    for fact in facts where !readFact(fact) { _ = read(fact, named: "yield") }
    // `Spargelrisotto`, and `mit Zitrone` on the next line
    if place + 1 < list, case let next = lines[place + 1], TextTitle.goesOn(next),
      next.text.split(separator: " ").count <= Self.mostWordsOfTitle, next.text.last?.isLetter == true,
      !Self.isFact(next.text)
    {
      recipe.title += " " + next.text
      return Array(lines[(place + 2)...])
    }
    return Array(lines[(place + 1)...])
  }

  // MARK: With headings

  private mutating func readParts(_ lines: [TextLine]) {
    var part: RecipeWords.Part?
    var level = 0
    var steps: [TextLine] = []
    let isListed = Self.isListed(lines)
    let isMarkdown = lines.contains { $0.level > 0 }
    for (index, line) in lines.enumerated() {
      if recipe.title.isEmpty, line.level == 1 {
        recipe.title = line.text
      } else if part == .ingredients, line.level == 0, RecipeWords.opensSteps(line.text), line.isProse {
        part = .steps
      } else if part == .ingredients, line.number == 1 || line.text == "1", !isMarkdown,
        !recipe.ingredientTexts.isEmpty
      {
        // Steps without a heading, after ingredients without numbers.
        part = .steps
        steps.append(line)
      } else if part == .ingredients, !isMarkdown, recipe.ingredientTexts.count > 1,
        TextRemarks.isInstruction(at: index, in: lines)
      {
        part = .steps
        steps.append(line)
      } else if let next = line.part, level == 0 || line.level <= level {
        // Deeper headings belong to the part: `### Notes` below `## Steps`.
        (part, level) = (next, line.level)
        // `Zutaten für 4 Personen`
        if next == .ingredients, recipe.servings == nil, !readServings(line.text) {
          for clause in TextTitle.clauses(line.text) where recipe.servings == nil { _ = readYield(clause) }
        }
      } else if recipe.title.isEmpty {
        recipe.title = line.text
      } else if part == nil && readFact(line.text)
        || part != nil
          && (line.isProse
            && (readNamed(line.text) || mayBeTime(line, part, steps) && readTime(line.text) || Self.isSum(line.text)
              || part == .ingredients && Self.isServings(line.text) && (readFact(line.text) || recipe.servings != nil)
              || part == .ingredients && recipe.ingredientTexts.isEmpty && readPieces(line.text)
              || steps.isEmpty && Self.isWithoutValue(line.text))
            || Self.isRemark(line.text))
      {
        continue
      } else {
        switch part {
        case .ingredients:
          if case .heading(let title)? = IngredientReader.read(line.text), line.level == 0 {
            recipe.ingredients.append(.heading(title))
          } else if isListed, line.isProse, !line.beginsParagraph, line.text.first?.isLowercase == true,
            case .text(let last)? = recipe.ingredients.last
          {
            recipe.ingredients[recipe.ingredients.count - 1] = .text("\(last) \(line.text)")
          } else if Self.isUnmarkedHeading(line, before: lines[(index + 1)...], isListed: isListed) {
            recipe.ingredients.append(.heading(line.title))
          } else {
            add(line, to: &recipe.ingredients)
          }
        case .steps: steps.append(line)
        case .notes: notes.append(line.text)
        case .other: continue
        case nil: describe(line.text)
        }
      }
    }
    addSteps(steps)
  }

  /// Whether nearly all ingredients are items of a list, so that a line among them without a mark is a heading.
  private static func isListed(_ lines: [TextLine]) -> Bool {
    let list = lines.drop { $0.part != .ingredients }.dropFirst().prefix { $0.part == nil }
    return list.count { $0.beginsItem } > 2 && list.count { $0.isProse && $0.isIngredient } == 0
      && !lines.contains { $0.level > 0 }
  }

  /// Whether a line among the ingredients is a heading although no mark says so: it stands before a marked item among
  /// marked items, or says what the ingredients below it are for.
  private static func isUnmarkedHeading(_ line: TextLine, before rest: ArraySlice<TextLine>, isListed: Bool) -> Bool {
    guard line.isProse, let next = rest.first, next.part == nil, line.text.first?.isUppercase == true else {
      return false
    }
    return isPurpose(line) || isListed && next.beginsItem && line.text.count <= longestBareHeading
      || isGroup(line, before: next)
  }

  /// Whether a short line without an amount opens a new group of ingredients: an empty line is above it, and an amount
  /// below it.
  private static func isGroup(_ line: TextLine, before next: TextLine?) -> Bool {
    guard let next, line.isProse, line.beginsParagraph, !line.isIngredient, !next.beginsParagraph, next.isIngredient,
      line.text.first?.isUppercase == true, let last = line.text.last, last.isLetter || ":)".contains(last)
    else { return false }
    return line.text.split(separator: " ").count <= mostWordsOfTitle && !line.text.contains(",")
  }

  /// Whether a line among steps may only state a time: before the first step, with a label such as `Backzeit`.
  private func mayBeTime(_ line: TextLine, _ part: RecipeWords.Part?, _ steps: [TextLine]) -> Bool {
    guard part == .steps else { return true }
    let plain = line.text.plainLetters
    return steps.isEmpty
      && (["zeit", "time", "temps", "tempo", "tiempo"].contains(where: plain.contains) || plain.contains(":"))
  }

  /// Whether a line is nothing but the number of servings: `Für 4 Personen`.
  private static func isServings(_ text: String) -> Bool {
    let words = text.plainLetters.split { !$0.isLetter && !$0.isNumber }
    // `4 port ris` is an ingredient.
    guard words.count <= 4, let first = words.first, let last = words.last else { return false }
    return
      ([first, last].contains { RecipeYield.isServings(String($0)) }
      || RecipeWords.purposeWords.contains(String(first)))
      && RecipeYield.count(text)?.isOfServings == true
  }

  /// Whether a line has a label, and nothing behind it: `Repos : -`.
  private static func isWithoutValue(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), case let value = text[text.index(after: colon)...] else { return false }
    return value.contains { !$0.isWhitespace } && !value.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a line without an amount says what the ingredients below it are for: `To serve`, `Per guarnire`.
  private static func isPurpose(_ line: TextLine) -> Bool {
    let words = line.text.split(separator: " ")
    guard line.isProse, (2...3).contains(words.count), let first = words.first?.plainLetters,
      RecipeWords.purposeWords.contains(first), words[0].first?.isUppercase == true
    else { return false }
    return !line.text.contains { $0.isNumber || $0 == "," }
  }

  private static let mostWordsOfTitle = 4

  /// Adds a line to the description, and reads the servings that a sentence such as `Makes 12 buns` states.
  private mutating func describe(_ text: String) {
    for sentence in text.split(whereSeparator: { ".!?".contains($0) || $0.isPicture }).map({
      String($0.drop(while: \.isWhitespace))
    }) {
      guard recipe.servings == nil else { break }
      _ = readYield(sentence)
      if recipe.servings == nil, let count = RecipeYield.count(sentence), count.isOfServings {
        recipe.servings = count.number
      }
    }
    description.append(text)
  }

  private func add(_ line: TextLine, to list: inout [ImportedRecipe.Line]) {
    if line.isHeading {
      list.append(.heading(line.title))
    } else {
      list.append(.text(line.text))
    }
  }

  /// Adds the lines of the steps; tips and what follows a list of steps become notes.
  private mutating func addSteps(_ lines: [TextLine]) {
    var steps = lines.numbered()
    let isMarkdown = steps.contains { $0.level > 0 }
    if !isMarkdown {
      let end = TextRemarks.end(of: steps)
      for line in steps[end...] where !line.isProse || !line.text.contains(":") || !readFact(line.text) {
        notes.append(line.text)
      }
      steps = Array(steps[..<end])
    }
    let isNumbered = steps.count { $0.number != nil } > 1
    // Without periods, each line is a step, and no sentence goes on in the next line.
    let areSentences = TextRemarks.areSentences(steps)
    let isBroken = !isMarkdown && areSentences && TextRemarks.areBroken(steps)
    for (index, line) in steps.enumerated() {
      if !isMarkdown, TextEndings.isTip(line) || TextEndings.isNutrition(line.text) {
        notes.append(line.text)
      } else if isNumbered, Self.isBareHeading(index, in: steps) {
        recipe.steps.append(.heading(line.text))
      } else {
        addStep(line, mayGoOn: areSentences, isWhole: isNumbered || isBroken)
      }
    }
    if !isMarkdown, case .text(let last)? = recipe.steps.last, let (step, remark) = TextRemarks.parted(last) {
      recipe.steps[recipe.steps.count - 1] = .text(step)
      notes.append(remark)
    }
  }

  /// Whether a short line before a numbered step is a heading, although it has no colon: `Stesura e cottura`.
  private static func isBareHeading(_ index: Int, in steps: [TextLine]) -> Bool {
    let line = steps[index]
    return line.isProse && (line.beginsParagraph || index == 0) && line.text.count <= longestBareHeading
      && line.text.last.map { $0.isLetter } == true && index + 1 < steps.count && steps[index + 1].number != nil
  }

  private static let longestBareHeading = 40
  private static let longestBareItem = 60
  private static let longestSentence = 200

  /// Adds a step; a line that continues an unfinished sentence is appended to the step before it, and with `isWhole` any
  /// line of its paragraph.
  private mutating func addStep(_ line: TextLine, mayGoOn: Bool, isWhole: Bool) {
    guard !line.isHeading, !LinkedRecipes.isStepNumber(line.text) else {
      if line.level > 0 || line.text.hasSuffix(":") && line.text.contains(where: \.isLetter),
        !LinkedRecipes.isStepNumber(line.text)
      {
        add(line, to: &recipe.steps)
      }
      return
    }
    if case .text(let last)? = recipe.steps.last, !line.beginsParagraph, !line.beginsItem, mayGoOn || isWhole,
      let end = last.last, isWhole || !".!?:;)".contains(end), last.utf8.count < RecipeCheck.longestText
    {
      // `schnei-` and `den`
      let isParted = end == "-" && last.dropLast().last?.isLetter == true && line.text.first?.isLowercase == true
      recipe.steps[recipe.steps.count - 1] = .text(isParted ? TextLine.joined(last, line.text) : "\(last) \(line.text)")
      return
    }
    recipe.steps.append(.text(Self.withoutFigure(line.text, recipe.steps.count + 1)))
  }

  /// A step without the number of its picture at the end: `(1)`.
  private static func withoutFigure(_ text: String, _ number: Int) -> String {
    let figure = " (\(number))"
    return text.hasSuffix(figure) ? String(text.dropLast(figure.count)) : text
  }

  // MARK: Without headings

  /// Reads all lines from the first to the last line with an amount as the ingredients.
  private mutating func readPlain(_ lines: [TextLine]) {
    let isTitled = !recipe.title.isEmpty
    let places = lines.indices.filter { (isTitled || $0 > 0) && lines[$0].isIngredient }
    guard places.count >= 2, var first = places.first else { return }
    // `onion 1` above `red lentils 200 g`
    while first > (isTitled ? 0 : 1), !lines[first].beginsParagraph, lines[first - 1].hasAmount { first -= 1 }
    // A step that begins with a number is too far from the list to belong to it.
    var last = first
    for place in places where place - last <= 3 || Self.goesOn(lines[(last + 1)..<place]) { last = place }
    // `salt`, `pepper` at the end of the list
    while last + 1 < lines.count, Self.goesOn(last + 1, after: first, in: lines) { last += 1 }
    // `To serve:` above items without an amount
    while last + 2 < lines.count, lines[last + 1].isHeading, lines[last].isItem, lines[last + 2].isItem,
      lines[last + 2].text.utf8.count <= Self.longestBareItem
    {
      last += 2
      while last + 1 < lines.count, lines[last + 1].isItem, !lines[last + 1].beginsParagraph { last += 1 }
    }
    // `For the sauce:` above the list
    if first > 0, lines[first - 1].isHeading || isTitled && Self.isGroup(lines[first - 1], before: lines[first]),
      isTitled || first > 1
    {
      first -= 1
    }
    var steps: [TextLine] = []
    // The part whose heading was read after the ingredients.
    var behind: RecipeWords.Part?
    for (index, line) in lines.enumerated() {
      if index > last, let part = line.part {
        behind = part
      } else if index > last, let behind, behind != .steps, behind != .ingredients {
        if behind == .notes { notes.append(line.text) }
      } else if recipe.title.isEmpty {
        recipe.title = line.title
      } else if index < first {
        if !readFact(line.text) { describe(line.text) }
      } else if index <= last {
        let next = index < last ? lines[index + 1] : nil
        if case .heading(let title)? = IngredientReader.read(line.text), line.isProse {
          recipe.ingredients.append(.heading(title))
        } else if Self.isGroup(line, before: next) {
          recipe.ingredients.append(.heading(line.title))
        } else {
          add(line, to: &recipe.ingredients)
        }
      } else if line.part == nil, !Self.isServings(line.text) || !readFact(line.text) {
        steps.append(line)
      }
    }
    addSteps(steps)
  }

  /// Whether lines without amounts before it may stand between ingredients: some of these, and a heading such as `For the
  /// top`.
  private static func goesOn(_ lines: ArraySlice<TextLine>) -> Bool {
    lines.contains { $0.isHeading || isPurpose($0) }
      && lines.allSatisfy { line in
        line.part == nil && line.number == nil && line.text.utf8.count <= longestBareHeading
          && line.text.last.map { ".!?".contains($0) } == false
      }
  }

  /// Whether the line after the last ingredient with an amount is an ingredient without one.
  private static func goesOn(_ index: Int, after first: Int, in lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard RecipeWords.part(line.text) == nil else { return false }
    // `farina q.b.`
    let isAbbreviated = line.text.split(separator: " ").last?.dropLast().contains(".") ?? false
    let isShort = line.text.utf8.count <= 40 && (!line.text.hasSuffix(".") || isAbbreviated)
    // `sour cream and lemon slices for serving` ends the paragraph.
    let isLast = index + 1 < lines.count && lines[index + 1].beginsParagraph
    if !line.beginsParagraph {
      return isShort || isPurposed(line)
        || isLast && line.isProse && line.text.utf8.count <= longestBareItem && line.text.last?.isLetter == true
          && line.text.split(separator: " ").suffix(3).contains { RecipeWords.purposeWords.contains($0.plainLetters) }
    }
    // In some lists, every item is a paragraph.
    return line.isItem && lines[index - 1].isItem && lines[index - 1].beginsParagraph && index - first > 1
      && line.text.utf8.count <= 80 && !line.text.hasSuffix(".")
  }

  /// Whether a line says what it is for before what it is: `Zum Wenden: Vanillezucker`.
  private static func isPurposed(_ line: TextLine) -> Bool {
    guard line.isProse, let first = line.text.split(separator: " ").first?.plainLetters else { return false }
    return RecipeWords.purposeWords.contains(first)
      && line.text.contains(": ") && line.text.utf8.count <= longestBareItem && !line.text.hasSuffix(".")
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
}
