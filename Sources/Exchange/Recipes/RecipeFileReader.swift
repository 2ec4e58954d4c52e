package import Domain

/// Reads recipes from a file: a saved web page, schema.org's JSON, a text, or what `recipe export` wrote.
package enum RecipeFileReader {
  /// The largest file that is read, in bytes: ten times the largest web page of a thousand.
  private static let largest = 20_000_000

  /// The most bytes of a text that are read; a book of a thousand recipes has about this many.
  private static let longestText = 2_000_000

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
        hint: "give a saved web page (.html), a file of recipes (.json, .jsonld) or a text (.txt, .md)")
    }
    let bytes = Array(FieldText.whole(contents).utf8)
    let start = bytes.drop { $0 <= 0x20 }
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else {
      let isPage =
        start.first == UInt8(ascii: "<") || PageText.isPage(String(decoding: bytes.prefix(4096), as: UTF8.self))
      return isPage ? try page(bytes, name) : try text(bytes, name)
    }
    guard let tree = JSONTree(start) else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is damaged: it begins like JSON, and is none",
        hint: "save or export it once more")
    }
    let recipes = LarderRecipes.all(in: tree) ?? LinkedRecipes.all(in: tree).filter { !$0.ingredients.isEmpty }
    guard !recipes.isEmpty else { throw none(name, title: nil) }
    return recipes
  }

  private static func page(_ bytes: [UInt8], _ name: String) throws(LarderError) -> [ImportedRecipe] {
    let page = PageRecipes(bytes)
    let recipes = page.recipes()
    guard !recipes.isEmpty else { throw none(name, title: page.title) }
    return recipes
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws(LarderError) -> [ImportedRecipe] {
    let recipes = TextRecipe.all(in: String(decoding: bytes.prefix(longestText), as: UTF8.self))
    guard !recipes.isEmpty else {
      throw LarderError(
        .noRecipe, "\(ImportFile.quoted(name)) contains no recipe that can be read",
        hint: "write the title first, then `Ingredients:` and a line for each, then `Steps:` and a line for each")
    }
    return recipes
  }

  private static func none(_ name: String, title: String?) -> LarderError {
    let found = title.map { ", only the title `\($0.prefix(80))`" } ?? ""
    return LarderError(
      .noRecipe, "\(ImportFile.quoted(name)) contains no recipe that can be read\(found)",
      hint: "`recipe add` takes it line by line")
  }

  private static func tooLarge(_ name: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(name)) is larger than \(largest / 1_000_000) MB",
      hint: "give the page or the file of a recipe")
  }
}
