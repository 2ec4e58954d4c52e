package import Domain

/// Reads recipes from a file: a saved web page with structured data, schema.org's JSON, or what `recipe export` wrote.
package enum RecipeFileReader {
  /// The largest file that is read, in bytes: ten times the largest web page of a thousand.
  private static let largest = 20_000_000

  /// The recipes in a file; `-` is standard input.
  ///
  /// Throws `noInputFile`; `badFile` if the file is too large or not a text; `noRecipe` if it contains no recipe.
  package static func read(path: String) throws(LarderError) -> [ImportedRecipe] {
    if path == "-" {
      guard let bytes = StandardInput.bytes(limit: largest) else { throw tooLarge("standard input") }
      return try read(bytes, name: "standard input")
    }
    let file = try DiskFile(path: path)
    guard file.size <= largest else { throw tooLarge(path) }
    return try read(try file.bytes(at: 0, count: file.size), name: path)
  }

  /// The recipes in the contents of a file that messages call `name`.
  static func read(_ contents: [UInt8], name: String) throws(LarderError) -> [ImportedRecipe] {
    guard FieldText.isUTF16(contents) || !contents.prefix(4096).contains(0) else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is not text",
        hint: "give a saved web page (.html) or a file of recipes (.json, .jsonld)")
    }
    let bytes = Array(FieldText.whole(contents).utf8)
    let start = bytes.drop { $0 <= 0x20 }
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else { return try page(bytes, name) }
    guard let tree = JSONTree(start) else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is damaged: it begins like JSON, and is none",
        hint: "save or export it once more")
    }
    let recipes = LarderRecipes.all(in: tree) ?? LinkedRecipes.all(in: tree).filter { !$0.ingredients.isEmpty }
    guard !recipes.isEmpty else { throw none(name, title: nil) }
    return recipes
  }

  /// The recipes in the structured data of a page.
  private static func page(_ bytes: [UInt8], _ name: String) throws(LarderError) -> [ImportedRecipe] {
    let page = PageScripts(bytes)
    var recipes: [ImportedRecipe] = []
    for data in page.data {
      guard let tree = JSONTree(data) else { continue }
      for recipe in LinkedRecipes.all(in: tree) { add(recipe, to: &recipes) }
    }
    // Some pages list other recipes, of which they have only the name.
    let whole = recipes.filter { !$0.ingredients.isEmpty }
    guard !whole.isEmpty else { throw none(name, title: page.title) }
    return whole.map { recipe in
      var recipe = recipe
      recipe.language = recipe.language ?? page.language
      if recipe.title.isEmpty { recipe.title = page.title ?? "" }
      return recipe
    }
  }

  /// Adds a recipe; a second part of the same recipe completes the first.
  private static func add(_ recipe: ImportedRecipe, to recipes: inout [ImportedRecipe]) {
    guard let place = recipes.firstIndex(where: { $0.title == recipe.title }) else { return recipes.append(recipe) }
    if recipes[place].ingredients.isEmpty { recipes[place].ingredients = recipe.ingredients }
    if recipes[place].steps.isEmpty { recipes[place].steps = recipe.steps }
    recipes[place].nutrients = recipes[place].nutrients ?? recipe.nutrients
    recipes[place].servings = recipes[place].servings ?? recipe.servings
    recipes[place].totalMinutes = recipes[place].totalMinutes ?? recipe.totalMinutes
  }

  private static func none(_ name: String, title: String?) -> LarderError {
    let found = title.map { ", only the title `\($0.prefix(80))`" } ?? ""
    return LarderError(
      .noRecipe, "\(ImportFile.quoted(name)) contains no recipe that can be read\(found)",
      hint: "`recipe add` takes it line by line; pages without structured data cannot be read yet")
  }

  private static func tooLarge(_ name: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(name)) is larger than \(largest / 1_000_000) MB",
      hint: "give the page or the file of a recipe")
  }
}

/// Reads what `recipe export` and `recipe show --json` write.
enum LarderRecipes {
  /// The recipes; nil if the JSON is from another program.
  static func all(in tree: JSONTree) -> [ImportedRecipe]? {
    let nodes = (tree["recipes"] ?? tree["recipe"] ?? .null).elements
    guard !nodes.isEmpty, nodes.allSatisfy({ $0["servingsStated"] != nil && $0["title"]?.text != nil }) else {
      return nil
    }
    return nodes.map(recipe)
  }

  private static func recipe(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = node["title"]?.text ?? ""
    recipe.description = node["description"]?.text
    recipe.url = node["sourceURL"]?.text
    recipe.language = node["language"]?.text
    if node["servingsStated"] == .bool(true) { recipe.servings = node["servings"]?.number }
    recipe.yieldText = node["yieldText"]?.text
    recipe.prepMinutes = minutes(node["prepMinutes"])
    recipe.cookMinutes = minutes(node["cookMinutes"])
    recipe.totalMinutes = minutes(node["totalMinutes"])
    recipe.weight = node["weight"]?.number
    recipe.categories = [node["category"]?.text].compactMap(\.self)
    recipe.difficulty = node["difficulty"]?.text
    recipe.notes = node["notes"]?.text
    recipe.tags = (node["tags"] ?? .null).elements.compactMap(\.text)
    var section: String?
    for line in (node["ingredients"] ?? .null).elements {
      if let own = line["section"]?.text, own != section { recipe.ingredients.append(own + ":") }
      section = line["section"]?.text
      line["text"]?.text.map { recipe.ingredients.append($0) }
    }
    recipe.steps = (node["steps"] ?? .null).elements.compactMap { step in
      step["text"]?.text.map { .init(section: step["section"]?.text, text: $0) }
    }
    let stated = node["statedNutrition"] ?? .null
    let values = Nutrient.allCases.map { nutrient in
      stated[nutrient.rawValue]?.number.flatMap { (0...1e6).contains($0) ? $0 : nil }
    }
    recipe.nutrients = values.contains { $0 != nil } ? PartialNutrients(values: values) : nil
    return recipe
  }

  private static func minutes(_ tree: JSONTree?) -> Int? {
    tree?.number.flatMap { $0 > 0 && $0 <= Double(RecipeCheck.mostMinutes) ? Int($0) : nil }
  }
}
