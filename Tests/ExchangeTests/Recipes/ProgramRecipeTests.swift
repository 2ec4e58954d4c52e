import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Recipes in the files that other recipe programs export, in archives and in folders.
@Suite struct ProgramRecipeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let url = URL(fileURLWithPath: folder.file(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func read(_ json: String) throws -> ImportedRecipe {
    try require(try RecipeFileReader.read(Array(json.utf8), name: "a.json").first)
  }

  private static let paprika = """
    {"name":"Zucchini fritters","ingredients":"400 g zucchini\\n2 eggs\\n\\nFor the dip:\\n100 g yogurt","directions":"Grate.\\n\\nFry.",
    "servings":"4","prep_time":"10 min","cook_time":"1 hr 5 min","total_time":"","categories":["Dinner","Quick"],"notes":"Good cold.",
    "nutritional_info":"300 kcal","rating":4,"difficulty":"Easy","source":"Aunt May","source_url":"https://example.org/z","description":""}
    """

  @Test func paprikaIsRead() throws {
    let recipe = try read(Self.paprika)
    expect(recipe.title, equals: "Zucchini fritters")
    expect(
      recipe.ingredients,
      equals: [.text("400 g zucchini"), .text("2 eggs"), .heading("For the dip"), .text("100 g yogurt")])
    expect(recipe.stepTexts, equals: ["Grate.", "Fry."])
    expect(recipe.servings, equals: 4)
    expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes], equals: [10, 65, nil])
    expect(recipe.categories, equals: ["Dinner", "Quick"])
    expect(recipe.notes, equals: "Good cold.\nNutrition: 300 kcal\nRated 4 of 5.")
    expect(recipe.difficulty, equals: "easy")
    expect(recipe.platform, equals: "Aunt May")
    expect(recipe.url, equals: "https://example.org/z")
  }

  @Test func mealieIsRead() throws {
    let recipe = try read(
      """
      {"name":"Pizza","slug":"pizza","recipe_yield":"2 pizzas","prep_time":"20 min","perform_time":"10 min","total_time":null,"org_url":"https://example.org/p",
      "tags":["bread",{"name":"quick"}],"recipe_category":["Dinner"],"rating":5,"notes":[{"title":"Dough","text":"Cold."}],
      "recipe_ingredient":[{"title":"Dough","note":"240 g flour","disable_amount":true,"quantity":1,"unit":null,"food":null},
      {"title":null,"note":"warm","disable_amount":false,"quantity":0.333333,"unit":{"name":"cup"},"food":{"name":"water"}},
      {"note":"","original_text":"a pinch of salt","quantity":1},{"note":"basil","quantity":1,"unit":null,"food":null,"disable_amount":false}],
      "recipe_instructions":[{"title":"Day 1","text":"Mix."},{"title":"","text":"Rest.\\n\\nBake."}],
      "nutrition":{"calories":"800 kcal","sodiumContent":"600"}}
      """)
    expect(
      recipe.ingredients,
      equals: [
        .heading("Dough"), .text("240 g flour"), .text("1/3 cup water, warm"), .text("a pinch of salt"), .text("basil"),
      ])
    expect(recipe.steps, equals: [.heading("Day 1"), .text("Mix."), .text("Rest."), .text("Bake.")])
    expect(recipe.yieldText, equals: "2 pizzas")
    expect([recipe.prepMinutes, recipe.cookMinutes], equals: [20, 10])
    expect(recipe.tags, equals: ["bread", "quick"])
    expect(recipe.notes, equals: "Dough: Cold.\nRated 5 of 5.")
    expect(recipe.nutrients?[.sodium], equals: 600)
  }

  @Test func mealiesTablesAreJoined() throws {
    let recipes = try RecipeFileReader.read(
      Array(
        """
        {"recipes":[{"id":"a","name":"Tea","recipe_yield":"2"},{"id":"b","name":"Toast"}],
        "recipes_ingredients":[{"recipe_id":"a","position":1,"note":"hot","quantity":2,"unit_id":"u","food_id":7},{"recipe_id":"a","position":0,"note":"1 bag","quantity":1},
        {"recipe_id":"b","position":0,"note":"2 slices bread","quantity":1}],
        "ingredient_units":[{"id":"u","name":"cups"}],"ingredient_foods":[{"id":7,"name":"water"}],
        "recipe_instructions":[{"recipe_id":"a","position":1,"text":"Wait."},{"recipe_id":"a","position":0,"text":"Pour."}],
        "tags":[{"id":3,"name":"drink"}],"recipes_to_tags":[{"recipe_id":"a","tag_id":3}],"recipe_nutrition":[{"recipe_id":"a","calories":"2","fat_content":"1"}]}
        """.utf8), name: "database.json")
    expect(recipes.map(\.title), equals: ["Tea", "Toast"])
    expect(recipes.first?.ingredientTexts, equals: ["1 bag", "2 cups water, hot"])
    expect(recipes.first?.stepTexts, equals: ["Pour.", "Wait."])
    expect(recipes.first?.tags, equals: ["drink"])
    expect(recipes.first?.nutrients?[.fat], equals: 1)
    expect(recipes.last?.ingredientTexts, equals: ["2 slices bread"])
  }

  private static let tandoor = """
    {"name":"Chili","description":"Hot.","keywords":[{"name":"beef"}],"working_time":20,"waiting_time":60,"servings":6,"servings_text":"bowls",
    "source_url":null,"steps":[{"name":"Meat","instruction":"### Start\\nBrown it.","ingredients":[
    {"food":{"name":"Spices"},"unit":null,"amount":0,"note":"For the pot","is_header":true,"no_amount":false},
    {"food":{"name":"beef"},"unit":{"name":"lb"},"amount":2.0,"note":"diced","is_header":false,"no_amount":false},
    {"food":{"name":"oil"},"unit":{"name":"cup"},"amount":0.25,"note":"","is_header":false,"no_amount":false},
    {"food":{"name":"salt"},"unit":null,"amount":0.0,"note":null,"is_header":false,"no_amount":true}]},
    {"name":"","instruction":"Simmer.","ingredients":[]}]}
    """

  @Test func tandoorIsRead() throws {
    let recipe = try read(Self.tandoor)
    expect(
      recipe.ingredients,
      equals: [
        .heading("Meat"), .heading("For the pot"), .text("2 lb beef, diced"), .text("0.25 cup oil"), .text("salt"),
      ])
    expect(recipe.steps, equals: [.heading("Meat"), .heading("Start"), .text("Brown it."), .text("Simmer.")])
    expect(recipe.servings, equals: 6)
    expect(recipe.yieldText, equals: "6 bowls")
    expect([recipe.prepMinutes, recipe.totalMinutes], equals: [20, 80])
    expect(recipe.tags, equals: ["beef"])
  }

  /// A step's time is said where its words do not say one; nutrition is that of a serving.
  @Test func tandoorsTimesAndNutrientsAreRead() throws {
    let recipe = try read(
      """
      {"name":"Chili","nutrition":{"calories":"250.0","proteins":12,"carbohydrates":30,"fats":0,"source":"x"},"file_path":"a",
      "steps":[{"instruction":"Brown it.\\nStir.","time":5,"ingredients":[{"food":{"name":"beef"},"amount":1}],"file":{"id":1}},
      {"instruction":"Simmer for 2 hours.","time":120},{"instruction":"Serve.","time":0}]}
      """)
    expect(recipe.stepTexts, equals: ["Brown it.", "Stir. (5 min)", "Simmer for 2 hours.", "Serve."])
    let nutrients = try require(recipe.nutrients)
    expect(
      [nutrients[.calories], nutrients[.protein], nutrients[.carbohydrates], nutrients[.fat]],
      equals: [250, 12, 30, nil])
    expect(recipe.unread, equals: ["file_path", "steps.file"])
  }

  @Test(
    arguments: [
      ("\"recipeYieldQuantity\":12,\"recipeYield\":\"muffins\"", 12, "12 muffins"),
      ("\"recipe_yield_quantity\":12,\"recipe_yield\":\"muffins\",\"recipe_servings\":6", 6, "12 muffins"),
      ("\"recipeYieldQuantity\":0,\"recipeYield\":\"4 servings\"", 4, nil),
      ("\"recipeYieldQuantity\":3,\"recipeYield\":null", 3, nil),
      ("\"recipeYieldQuantity\":1,\"recipeYield\":\"loaf\"", nil, "1 loaf"),
    ] as [(String, Double?, String?)])
  func mealiesYieldIsRead(json: String, servings: Double?, words: String?) throws {
    let recipe = try read("{\"name\":\"M\",\"recipeIngredient\":[{\"note\":\"1 egg\"}],\(json)}")
    expect(recipe.servings, equals: servings)
    expect(recipe.yieldText, equals: words)
  }

  // MARK: Archives

  /// The bytes as `.gz`, in a block that is stored (RFC 1951, 3.2.4; RFC 1952).
  private static func gzip(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let (size, crc) = (UInt32(bytes.count), ZipBytes.checksum(bytes))
    func little(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + ZipBytes.deflated(bytes) + little(crc) + little(size)
  }

  @Test func archivesAreReadFileByFile() throws {
    let soup =
      "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 l water\"],\"recipeInstructions\":[\"Boil.\"]}"
    let archive = ZipBytes.archive([
      .init(name: "Soup/", content: []), .init(name: "Soup/recipe.json", content: Array(soup.utf8)),
      .init(name: "Soup/full.jpg", content: [0xFF, 0xD8, 0xFF]),
      .init(name: "__MACOSX/Soup/._recipe.json", content: [0]),
      .init(name: "Zucchini.paprikarecipe", content: Self.gzip(Self.paprika), method: 8),
      .init(name: "1.zip", content: ZipBytes.archive([.init(name: "recipe.json", content: Array(Self.tandoor.utf8))])),
      .init(name: "notes.txt", content: Array("Buy milk.".utf8)),
      .init(name: "../../evil.md", content: Array("# Evil\n\n## Ingredients\n\n- 1 egg\n".utf8)),
      .init(name: "secret.json", content: Array(soup.utf8), flags: 1),
    ])
    let found = try RecipeFileReader.read(path: write(archive, "all.zip"))
    expect(found.recipes.map(\.title), equals: ["Soup", "Zucchini fritters", "Chili", "Evil"])
    expect(found.refused.map(\.name), equals: ["notes.txt", "secret.json"])
    expect(found.refused.last?.why.contains("encrypted"), equals: true)
    // Nothing is unpacked to the disk.
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["all.zip"])
    expect(
      try RecipeFileReader.read(path: write(Self.gzip(Self.paprika), "one.paprikarecipe")).recipes.count, equals: 1)
  }

  @Test func foldersAreReadFileByFile() throws {
    _ = try write(Array("Tea\n\nIngredients:\n1 bag tea\n\nSteps:\nPour.".utf8), "tea.txt")
    _ = try write(Array("nothing".utf8), "other.txt")
    _ = try write([0xFF, 0xD8], "picture.jpg")
    let found = try RecipeFileReader.read(path: folder.path)
    expect(found.recipes.map(\.title), equals: ["Tea"])
    expect(found.refused.map(\.name), equals: ["other.txt"])
  }

  /// A book of Cooklang has its parts in folders, and names them by their paths.
  @Test func foldersInFoldersAreRead() throws {
    _ = try write(Array("Poach @eggs{4} and serve with @./sauces/Butter sauce{150%g}.".utf8), "book/Benedict.cook")
    _ = try write(Array("Melt @butter{200%g} in a #pot{}.".utf8), "book/sauces/Butter sauce.cook")
    _ = try write(Array("<h1>Ad</h1>".utf8), "book/tea_files/ad.html")
    let page = "<h1>Tea</h1><h2>Ingredients</h2><p>1 bag tea<br>2 g sugar</p>"
    _ = try write(Array(page.utf8), "book/tea.html")
    _ = try write(
      Array("Melt @butter{200%g} in a #pot{}.".utf8), "book/" + String(repeating: "a/", count: 9) + "Deep.cook")
    let found = try RecipeFileReader.read(path: folder.file("book"))
    // The sauce comes first, so that the dish finds it when both are saved.
    expect(found.recipes.map(\.title), equals: ["Butter sauce", "Benedict", "Tea"])
    expect(found.recipes[1].ingredientTexts, equals: ["4 eggs", "150 g Butter sauce"])
    expect(found.refused.map(\.name), equals: [String(repeating: "a/", count: 8) + "a"])
  }

  @Test func damagedAndEncryptedFilesAreNamed() throws {
    func code(_ bytes: [UInt8], _ name: String) throws -> ErrorCode? {
      let path = try write(bytes, name)
      return #expect(throws: LarderError.self) { try RecipeFileReader.read(path: path) }?.code
    }
    let soup = Array("# Soup\n\n## Ingredients\n\n- 1 egg\n".utf8)
    let archive = ZipBytes.archive([.init(name: "soup.md", content: soup)])
    expect(
      try code(ZipBytes.archive([.init(name: "soup.md", content: soup, flags: 1)]), "a.zip"), equals: .encryptedFile)
    expect(try code(Array(archive.dropLast(30)), "b.zip"), equals: .damagedFile)
    expect(try code(Array("{\"a\":".utf8), "c.json"), equals: .damagedFile)
    expect(try code([0x89, 0x00, 0x13, 0xFF], "d.bin"), equals: .unknownFormat)
  }

  @Test func anArchiveWithoutRecipesSaysWhy() throws {
    let path = try write(ZipBytes.archive([.init(name: "a.txt", content: Array("Buy milk.".utf8))]), "a.zip")
    let error = #expect(throws: LarderError.self) { try RecipeFileReader.read(path: path) }
    expect(error?.code, equals: .noRecipe)
    expect(error?.message.contains("a.txt"), equals: true)
  }

  /// An archive of an archive of an archive, and one with a wrong size, end at once.
  @Test(.timeLimit(.minutes(1))) func hostileArchivesEnd() throws {
    var bytes = ZipBytes.archive([.init(name: "a.json", content: Array("{}".utf8))])
    for _ in 0..<20 { bytes = ZipBytes.archive([.init(name: "a.zip", content: bytes)]) }
    let path = try write(bytes, "deep.zip")
    #expect(throws: LarderError.self) { try RecipeFileReader.read(path: path) }
    for count in stride(from: 1, to: bytes.count, by: 37) {
      let cut = try write(Array(bytes.prefix(count)), "cut.zip")
      #expect(throws: LarderError.self) { try RecipeFileReader.read(path: cut) }
    }
  }

  // MARK: Pages in the form of a mail

  @Test func aPageInOneFileIsRead() throws {
    let page = """
      From: <Saved by Blink>\r
      Snapshot-Content-Location: https://example.org/soup\r
      Subject: Soup\r
      Date: Thu, 26 Nov 2026 10:00:00 -0000\r
      MIME-Version: 1.0\r
      Content-Type: multipart/related; type="text/html"; boundary="----b"\r
      \r
      ------b\r
      Content-Type: text/html\r
      Content-Transfer-Encoding: quoted-printable\r
      \r
      <h1>Soup</h1><div itemscope=3D"" itemtype=3D"https://schema.org/Rec=\r
      ipe"><span itemprop=3D"name">Soup =C3=A0 la maison</span><p itemprop=3D"recipeIngredient">1 l water</p></div>\r
      ------b--\r
      """
    let recipes = try RecipeFileReader.read(Array(page.utf8), name: "soup.mhtml")
    expect(recipes.map(\.title), equals: ["Soup à la maison"])
    expect(recipes.first?.ingredientTexts, equals: ["1 l water"])
  }
}
