import Domain

/// Reads the recipes of a web page.
///
/// The recipes come from the page's structured data, or else from elements that are marked as parts of a recipe, or
/// else from the text that people see.
struct PageRecipes {
  private let page: HTMLPage
  /// Parses a page; `bytes` are its HTML in UTF-8.
  init(_ bytes: [UInt8]) { page = HTMLPage(bytes) }

  /// The title of the page; nil if the page has no title.
  var title: String? { page.title }

  /// Whether the page has next to nothing for people to read, but scripts: a site that asks whether a person is there, or
  /// that builds its pages in the browser.
  ///
  /// A page with a title for being shared (`og:title`) is a page of its own, such as that of a video.
  var needsBrowser: Bool {
    let hasScript = page.nodes.contains { $0.name == "script" }
    guard hasScript, VisibleRecipe(page).sharedTitle == nil else { return false }
    let text = page.lines(in: page.nodes.indices, most: Self.mostEmptyLines)
    return text.count < Self.mostEmptyLines && text.reduce(0) { $0 + $1.utf8.count } <= Self.mostEmptyBytes
  }

  /// What a page without contents shows at most, in lines and in bytes.
  private static let mostEmptyLines = 30
  private static let mostEmptyBytes = 600

  /// The recipes in the order of the page; empty if the page has no readable recipe.
  func recipes() -> [ImportedRecipe] {
    // Looking for headings takes longer than anything else, and most pages' data has all that is needed.
    lazy var visible = VisibleRecipe(page)
    let whole = statedRecipes() ?? visibleRecipe(visible).map { [$0] } ?? []
    let language = page.nodes.indices.first { page.nodes[$0].name == "html" }.flatMap { page.attribute("lang", of: $0) }
    return whole.map { recipe in
      var recipe = recipe
      recipe.fill(from: { _ in .text }) { recipe in
        recipe.language = recipe.language ?? language
        if recipe.title.isEmpty { recipe.title = visible.title ?? "" }
        recipe.photo = recipe.photo ?? photo(of: recipe.title)
        if whole.count == 1, recipe.image == nil { recipe.image = visible.image }
        if whole.count == 1, recipe.steps.isEmpty { recipe.steps = visible.steps() }
        if whole.count == 1, !recipe.has(.servings) || !recipe.has(.times) {
          visible.readFacts(of: &recipe)
        }
      }
      // Some shops' data names the ingredients without their amounts.
      if whole.count == 1, VisibleRecipe.haveNoAmounts(recipe.ingredientTexts),
        let lines = visible.quantified(recipe.ingredientTexts)
      {
        recipe.ingredients = lines
        recipe.origins[.ingredients] = .text
      }
      return recipe
    }
  }

  /// The photo that a page written by `recipe export` contains; nil if it contains none.
  ///
  /// The photo's `alt` attribute is the title of its recipe.
  private func photo(of title: String) -> ImportedPhoto? {
    for index in page.nodes.indices where page.nodes[index].name == "img" {
      guard page.attribute("class", of: index) == "photo", page.attribute("alt", of: index) == title,
        let source = page.attribute("src", of: index), source.hasPrefix("data:image/"),
        let mark = source.firstRange(of: ";base64,")
      else { continue }
      if let photo = PhotoFile(Base64.decoded(source[mark.upperBound...].utf8)) { return .file(photo) }
    }
    return nil
  }

  /// The recipes in structured data or marked elements; nil if no recipe has ingredients.
  private func statedRecipes() -> [ImportedRecipe]? {
    // Some pages also list other recipes by name only.
    let whole = Self.merged(data()).filter { !$0.ingredients.isEmpty }
    if !whole.isEmpty { return whole }
    let marked = Self.merged(data() + items()).filter { !$0.ingredients.isEmpty }
    return marked.isEmpty ? nil : marked
  }

  /// The recipe in the visible text; nil if no ingredients are visible.
  ///
  /// If structured data states a value, such as the title, a time or the servings, that value takes precedence.
  private func visibleRecipe(_ page: VisibleRecipe) -> ImportedRecipe? {
    guard let visible = page.recipe()?.read(from: .text) else { return nil }
    guard var recipe = Self.merged(data() + items()).first(where: { !$0.title.isEmpty }) else { return visible }
    recipe.complete(with: visible)
    return recipe
  }

  /// The recipes in the scripts with structured data.
  private func data() -> [ImportedRecipe] {
    page.nodes.indices.filter { index in
      page.nodes[index].name == "script"
        && page.attribute("type", of: index)?.lowercased().contains("ld+json") ?? false
    }.flatMap { index in JSONTree(Self.unwrapped(page.script(index))).map(LinkedRecipes.all) ?? [] }
      .map { $0.read(from: .data) }
  }

  /// The recipes that the page marks in its text.
  private func items() -> [ImportedRecipe] {
    var items = PageItems(page)
    return items.microdata().map { LinkedRecipes.recipe($0).read(from: .microdata) }
      + items.microformats().map { LinkedRecipes.recipe($0).read(from: .microformat) }
  }

  /// The part of a script that begins with its JSON value; a comment or `<![CDATA[` before the value is left out.
  private static func unwrapped(_ body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array("CDATA[".utf8)
    var place = body.startIndex
    while place < body.endIndex {
      let byte = body[place]
      if byte == UInt8(ascii: "{") { break }
      if byte == UInt8(ascii: "["), !body[..<place].hasSuffix("<!") { break }
      place += body[place...].starts(with: mark) ? mark.count : 1
    }
    return body[place...]
  }

  /// Combines different versions of the same recipe, so that each recipe occurs only once.
  ///
  /// A page may state parts of one recipe in several places, or the same recipe in several forms.
  private static func merged(_ recipes: [ImportedRecipe]) -> [ImportedRecipe] {
    var result: [ImportedRecipe] = []
    var places: [String: Int] = [:]
    for recipe in recipes {
      let key = recipe.title.lowercased().filter { $0.isLetter || $0.isNumber }
      if let place = places[key], isSame(result[place], recipe) {
        result[place].complete(with: recipe)
      } else {
        places[key] = result.count
        result.append(recipe)
      }
    }
    return result
  }

  /// Whether two recipes with the same title are the same recipe.
  ///
  /// They are different recipes if both have ingredients and the ingredients differ, unless both recipes have the same
  /// address. Two recipes without a title are the same only if they have the same ingredients.
  private static func isSame(_ one: ImportedRecipe, _ other: ImportedRecipe) -> Bool {
    let (lines, others) = (one.ingredientTexts, other.ingredientTexts)
    if one.title.isEmpty { return !lines.isEmpty && letters(lines) == letters(others) }
    return lines.isEmpty || others.isEmpty || letters(lines) == letters(others)
      || one.url != nil && one.url == other.url
  }

  private static func letters(_ lines: [String]) -> String {
    String(lines.joined().lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
