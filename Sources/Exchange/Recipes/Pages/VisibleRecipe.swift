import Domain

/// Reads a recipe from what people see on a web page, for pages without structured data.
///
/// Ingredients and steps are found by the headings above them, or by classes and ids that contain words such as
/// `ingredient` or `method`.
struct VisibleRecipe {
  private let page: HTMLPage
  private let marks: [Mark]

  /// A heading that announces a part of the recipe, such as its ingredients or steps.
  private struct Mark {
    let part: RecipeWords.Part
    /// The index of the heading's text.
    let node: Int
    /// The index after the heading.
    let end: Int
    /// The level of the heading: 1 to 6 for `h1` to `h6`, 7 for any other element.
    let level: Int
  }

  init(_ page: HTMLPage) {
    self.page = page
    marks = page.nodes.indices.compactMap { Self.mark($0, page) }
  }

  /// The recipe; nil if no ingredients are found.
  func recipe() -> ImportedRecipe? {
    guard let list = best(.ingredients, Self.ingredientScore) else { return nil }
    var recipe = ImportedRecipe()
    recipe.title = title ?? ""
    recipe.ingredients = list.lines
    recipe.steps = steps()
    recipe.description = meta("og:description") ?? meta("description")
    recipe.url = meta("og:url").flatMap { $0.hasPrefix("http") ? $0 : nil }
    recipe.image = image
    readFacts(of: &recipe)
    return recipe
  }

  /// The address of the picture that represents the page when it is shared; nil if the page names none.
  var image: String? { meta("og:image").flatMap { PageFetcher.isAddress($0) ? $0 : PageReference.picture($0) } }

  /// Reads the servings and the times from the lines of the page, unless the recipe already has them.
  func readFacts(of recipe: inout ImportedRecipe) {
    let lines = page.lines(in: page.nodes.indices, most: Self.mostPageLines).flatMap(Self.sentences).filter {
      $0.utf8.count <= Self.longestFact
    }
    if recipe.servings == nil {
      recipe.servings = lines.firstResult { line in
        RecipeYield.count(line).flatMap { $0.isOfServings ? $0.number : nil }
      }
    }
    if recipe.prepMinutes == nil, recipe.cookMinutes == nil, recipe.totalMinutes == nil {
      (recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) = (
        RecipeWords.minutes(RecipeWords.prep, lines), RecipeWords.minutes(RecipeWords.cook, lines),
        RecipeWords.minutes(RecipeWords.total + RecipeWords.time, lines)
      )
    }
    if recipe.prepMinutes == nil, recipe.cookMinutes == nil, recipe.totalMinutes == nil {
      recipe.totalMinutes = bareMinutes
    }
  }

  /// The sentences of a short paragraph: `Serves 4. Ready in 25 min.` are two; any other line stays whole.
  private static func sentences(_ line: String) -> [String] {
    guard line.utf8.count <= 2 * longestFact, line.contains(". ") else { return [line] }
    var sentences: [String] = []
    var rest = line[...]
    var start = rest.startIndex
    while let stop = rest[start...].firstRange(of: ". ") {
      start = stop.upperBound
      // `1 Std. 20 Min.` is one.
      guard rest[start...].first?.isUppercase == true else { continue }
      sentences.append(String(rest[..<stop.lowerBound]))
      rest = rest[start...]
    }
    return sentences + [rest.hasSuffix(".") ? String(rest.dropLast()) : String(rest)]
  }

  /// The time in the only line between the title and the ingredients that is nothing but a time: `25 min`; nil if there
  /// is no such line, or lines with different times.
  private var bareMinutes: Int? {
    guard let end = marks.first(where: { $0.part == .ingredients })?.node,
      let start = page.nodes.indices[..<end].last(where: { page.nodes[$0].name == "h1" })
    else { return nil }
    let times = page.lines(in: start..<end, most: Self.mostLines).compactMap { line in
      line.first?.isNumber == true && line.utf8.count <= Self.longestTime && line.contains(where: \.isLetter)
        ? RecipeDuration.minutes(.string(line)) : nil
    }
    return Set(times).count == 1 ? times[0] : nil
  }

  /// The steps; empty if none are found.
  func steps() -> [ImportedRecipe.Line] { best(.steps, Self.stepScore)?.lines ?? shortSteps() }

  /// The name of the dish: the `h1` that the page's title contains, or else the first `h1`.
  var title: String? {
    let stated = sharedTitle ?? page.title
    let headings = page.nodes.indices.filter { page.nodes[$0].name == "h1" }.prefix(20).map(page.line)
      .filter { !$0.isEmpty && $0.utf8.count <= 400 }
    return headings.first { stated?.lowercased().contains($0.lowercased()) ?? false } ?? headings.first ?? stated
  }

  /// The title that the page has when it is shared; nil if the page states none.
  var sharedTitle: String? { meta("og:title") }

  private func meta(_ name: String) -> String? {
    page.nodes.indices.first { index in
      page.nodes[index].name == "meta"
        && (page.attribute("property", of: index) == name || page.attribute("name", of: index) == name)
    }.flatMap { page.attribute("content", of: $0) }.map(MarkedText.line).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Lists

  /// Lines that may be the ingredients or the steps.
  private struct Candidate {
    let lines: [ImportedRecipe.Line]
    let score: Double
  }

  /// Of the lines that a heading or a class announces, those with the best score; nil if no lines are found.
  private func best(_ part: RecipeWords.Part, _ score: ([String]) -> Double) -> Candidate? {
    var best: Candidate?
    for range in (ranges(after: part) + ranges(inClass: part)).prefix(Self.mostCandidates) {
      let lines = list(range)
      let candidate = Candidate(lines: lines, score: score(Self.texts(lines)))
      if candidate.score > best?.score ?? 0 { best = candidate }
    }
    return best
  }

  private static func texts(_ lines: [ImportedRecipe.Line]) -> [String] {
    lines.compactMap { line in
      guard case .text(let text) = line else { return nil }
      return text
    }
  }

  /// The lines under the first heading of the steps that comes after the ingredients, however short they are: `Mix
  /// everything.`; empty if there is no such heading, or if the lines below it do not look like a part of a recipe.
  private func shortSteps() -> [ImportedRecipe.Line] {
    guard let first = marks.first(where: { $0.part == .ingredients })?.node else { return [] }
    for range in ranges(after: .steps) where range.lowerBound > first {
      let lines = list(range)
      let texts = Self.texts(lines)
      let ingredients = texts.count { Self.hasAmount($0) }
      if (1...Self.mostShortSteps).contains(texts.count), ingredients * 2 <= texts.count { return lines }
    }
    return []
  }

  private static let mostShortSteps = 40

  /// Whether these are several ingredients, none of which has an amount.
  static func haveNoAmounts(_ names: [String]) -> Bool {
    names.count >= 2 && !names.contains { $0.contains(where: \.isNumber) }
  }

  /// The page's list that has these ingredients with their amounts; nil if the page has no such list.
  func quantified(_ names: [String]) -> [ImportedRecipe.Line]? {
    let keys = Set(names.map(Self.key))
    guard names.count <= Self.mostCompared, !keys.isEmpty, !keys.contains("") else { return nil }
    let lists = page.nodes.indices.lazy.filter { index in
      ["ul", "ol", "table"].contains(page.nodes[index].name) && page.nodes[index].end - index <= Self.mostNodes
    }.prefix(Self.mostCandidates).map { $0..<page.nodes[$0].end }
    return (ranges(after: .ingredients) + ranges(inClass: .ingredients) + lists).prefix(2 * Self.mostCandidates)
      .lazy.map(list).first { lines in
        let texts = Self.texts(lines)
        guard texts.count <= names.count + names.count / 4, texts.allSatisfy({ $0.utf8.count <= Self.longestCompared }),
          texts.count(where: Self.hasAmount) * 2 > texts.count
        else { return false }
        let found = texts.map(Self.key)
        return keys.allSatisfy { key in found.contains { $0.contains(key) } }
      }
  }

  /// The most ingredients, and the longest line in bytes, that are compared with a list of the page.
  private static let (mostCompared, longestCompared) = (100, 250)

  private static func key(_ text: String) -> String { text.plainLetters.filter(\.isLetter) }

  /// The nodes after each heading of a part, up to the next heading that ends the part.
  private func ranges(after part: RecipeWords.Part) -> [Range<Int>] {
    marks.indices.filter { marks[$0].part == part }.prefix(Self.mostCandidates).map { place in
      let mark = marks[place]
      let next = marks[(place + 1)...].first { $0.part != part }?.node ?? page.nodes.count
      let limit = min(next, mark.end + Self.mostNodes)
      var end = mark.end
      while end < limit {
        let node = page.nodes[end]
        if node.kind.contains(.heading), Self.level(node.name) <= min(mark.level, 3) { break }
        if node.name == "footer" { break }
        end += 1
      }
      return mark.end..<max(mark.end, end)
    }
  }

  /// The elements whose class or id names a part.
  private func ranges(inClass part: RecipeWords.Part) -> [Range<Int>] {
    let stems = part == .ingredients ? Self.ingredientStems : Self.stepStems
    return page.nodes.indices.lazy.filter { index in
      let node = page.nodes[index]
      guard !node.isText, node.end - index > 3, node.end - index <= Self.mostNodes, node.name != "body" else {
        return false
      }
      let names = [page.attribute("class", of: index), page.attribute("id", of: index)].compactMap(\.self)
      return names.contains { name in stems.contains { name.lowercased().contains($0) } } && !isNavigation(index)
    }.prefix(Self.mostCandidates).map { $0..<page.nodes[$0].end }
  }

  /// Whether an element is part of the page's navigation: a menu, the header or the footer.
  private func isNavigation(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      let node = page.nodes[index]
      if ["nav", "header", "footer"].contains(node.name) { return true }
      if page.attribute("class", of: index)?.lowercased().contains("menu") ?? false { return true }
      index = node.parent
    }
    return false
  }

  /// The lines of the given nodes: list items with the headings between them, or the lines of text if there is no list.
  private func list(_ range: Range<Int>) -> [ImportedRecipe.Line] {
    var items: [ImportedRecipe.Line] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let node = page.nodes[index]
      let isItem =
        node.name == "li" && node.end - index <= Self.mostItemNodes
        && !page.inside(index).contains { page.nodes[$0].name == "li" }
      if isItem || node.kind.contains(.heading) {
        let text = page.lines(in: index..<min(node.end, range.upperBound)).joined(separator: " ")
        if !text.isEmpty, !RecipeWords.isPartName(text) { items.append(isItem ? .text(text) : .heading(text)) }
        index = max(node.end, index + 1)
      } else {
        index += 1
      }
    }
    let count = items.count { if case .text = $0 { true } else { false } }
    if count >= 2 {
      while case .heading? = items.last { items.removeLast() }
      return items
    }
    if let entries = alike(range) { return entries }
    return page.lines(in: range, most: Self.mostLines).filter {
      !RecipeWords.isPartName($0) && !LinkedRecipes.isStepNumber($0)
    }
    .map { line in
      guard line.utf8.count <= 80, line.hasSuffix(":"), !line.contains(where: \.isNumber) else { return .text(line) }
      return .heading(String(line.dropLast()))
    }
  }

  /// A line for each element of a class whose name indicates ingredients or steps; nil if no suitable class has at
  /// least two elements.
  ///
  /// A class is suitable if its elements have at least 80 % as much text as the elements of the class with the most
  /// text. Of several suitable classes, the one with the most elements is used, because its elements are single lines.
  private func alike(_ range: Range<Int>) -> [ImportedRecipe.Line]? {
    var groups: [Substring: (texts: [String], size: Int, end: Int)] = [:]
    for index in range where !page.nodes[index].isText && page.nodes[index].end - index <= Self.mostItemNodes {
      for word in page.words("class", of: index).prefix(10) {
        let name = word.lowercased()
        guard (Self.ingredientStems + Self.stepStems).contains(where: { name.contains($0) }),
          index >= groups[word]?.end ?? 0, groups[word]?.texts.count ?? 0 < Self.mostLines
        else { continue }
        let text = page.lines(in: index..<min(page.nodes[index].end, range.upperBound)).joined(separator: " ")
        guard !LinkedRecipes.isStepNumber(text), !RecipeWords.isPartName(text) else { continue }
        groups[word, default: ([], 0, 0)].texts.append(text)
        groups[word]?.size += text.utf8.count
        groups[word]?.end = page.nodes[index].end
      }
    }
    let most = groups.values.map(\.size).max() ?? 0
    let best = groups.values.filter { $0.texts.count >= 2 && $0.size * 10 >= most * 8 }
      .max { ($0.texts.count, -$0.size) < ($1.texts.count, -$1.size) }
    return best?.texts.map { .text($0) }
  }

  /// How much the lines look like ingredients: a line with an amount raises the score.
  ///
  /// A line without an amount lowers the score a little, and a line of more than 250 bytes lowers it a lot.
  private static func ingredientScore(_ lines: [String]) -> Double {
    guard lines.count >= 2, lines.count <= 150 else { return 0 }
    let withAmount = lines.count(where: hasAmount)
    let long = lines.count { $0.utf8.count > 250 }
    let score = Double(withAmount) - 0.4 * Double(lines.count - withAmount) - 3 * Double(long)
    return withAmount >= 2 ? max(score, 0) : 0
  }

  /// Whether a line is an ingredient with an amount.
  private static func hasAmount(_ line: String) -> Bool {
    guard line.utf8.count <= 250, case .ingredient(let reading)? = IngredientReader.read(line) else { return false }
    return reading.amount != nil && !reading.name.isEmpty
  }

  /// How much the lines look like steps: a line as long as a sentence raises the score; a shorter line lowers it.
  private static func stepScore(_ lines: [String]) -> Double {
    guard !lines.isEmpty, lines.count <= 150 else { return 0 }
    let sentences = lines.count { $0.utf8.count >= 40 }
    return max(0, Double(sentences) - 0.7 * Double(lines.count - sentences))
  }

  // MARK: Headings

  private static func mark(_ index: Int, _ page: HTMLPage) -> Mark? {
    let node = page.nodes[index]
    guard node.isText, let part = RecipeWords.part(page.shortText(index, most: RecipeWords.longestHeading)) else {
      return nil
    }
    // The heading is the block around the text, unless the block contains more than the heading.
    var (end, level) = (index + 1, 7)
    var parent = node.parent
    while parent >= 0 {
      let element = page.nodes[parent]
      if element.kind.contains(.unread) { return nil }
      guard element.end - parent <= 12, page.line(parent).utf8.count <= RecipeWords.longestHeading else { break }
      end = element.end
      if element.kind.contains(.heading) { level = Self.level(element.name) }
      if element.kind.contains(.block) { break }
      parent = element.parent
    }
    return Mark(part: part, node: index, end: end, level: level)
  }

  private static func level(_ name: String) -> Int { name.last.flatMap(\.wholeNumberValue) ?? 7 }

  // MARK: Words

  private static let mostCandidates = 60
  private static let mostNodes = 4000
  private static let mostPageLines = 2000
  private static let mostItemNodes = 500
  private static let mostLines = 200
  private static let longestFact = 80
  private static let longestTime = 20

  private static let ingredientStems = ["ingredient", "ingrédient", "zutat", "ingredienser", "hozzaval", "skladnik"]
  private static let stepStems = [
    "instruction", "direction", "method", "preparation", "zubereitung", "steps", "procedure", "bereiding",
    "elkeszites",
  ]
}
