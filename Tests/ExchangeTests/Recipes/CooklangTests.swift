import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Recipes in Cooklang, after the specification at cooklang.org.
@Suite struct CooklangTests {
  private static func parts(_ text: String) -> [CooklangText.Part] {
    CooklangText(text).blocks.flatMap { block in
      guard case .step(let parts) = block else { return [CooklangText.Part]() }
      return parts
    }
  }

  @Test(arguments: [
    ("Stir in @red lentils{250%g}(rinsed).", "red lentils", "250", "g", "rinsed"),
    ("@salt", "salt", "", "", ""), ("Add @eggs{2}", "eggs", "2", "", ""),
    ("@oil{1 1/2%tbsp} hot", "oil", "1 1/2", "tbsp", ""),
    ("@sea salt{}", "sea salt", "", "", ""), ("@butter{ 20 % g }", "butter", "20", "g", ""),
    ("@?chives{}", "chives", "", "", ""), ("@yeast{=1%packet}", "yeast", "1", "packet", ""),
    ("Pour over @./sauces/Hollandaise{150%g}", "Hollandaise", "150", "g", ""),
    ("@salt and @pepper{}", "salt", "", "", ""), ("@00 flour{300%g}", "00 flour", "300", "g", ""),
  ])
  func `ingredients and their amounts`(text: String, name: String, quantity: String, unit: String, note: String) {
    let first = Self.parts(text).firstResult { part -> CooklangText.Component? in
      if case .ingredient(let ingredient) = part { ingredient } else { nil }
    }
    expect(
      first,
      equals: CooklangText.Component(
        name: name, quantity: quantity, unit: unit, note: note, isRecipe: text.contains("@./")))
  }

  @Test(arguments: [
    "Write to mum@example.org", "Write to mum @ home",
    "@ salt{}", "5 # 3", "~ {5}", "a@", "\\@salt", "@{2%g}", "200 °C -> 180 °C", "\\#1",
  ])
  func `what only looks like a mark is text`(text: String) {
    let plain = text.replacing("\\", with: "")
    expect(Self.parts(text), equals: [.text(plain)])
  }

  @Test func `comments, notes, sections and line breaks`() {
    let text = CooklangText(
      """
      >> servings: 4
      = Dough ==
      Mix @flour{300%g} -- the Italian one
      and @water{2%dl}. [- by hand
      or machine -]

      -- alone on its line
      > Better the next day.

      Rest ~dough{1%hour}.\\
      Then bake in an #oven{}.
      """)
    expect(text.metadata.entries.map(\.key), equals: ["servings"])
    expect(text.blocks.first, equals: .section("Dough"))
    expect(text.blocks[2], equals: .note("Better the next day."))
    expect(
      text.blocks[3],
      equals: .step([
        .text("Rest "), .timer(.init(name: "dough", quantity: "1", unit: "hour")), .text(".\nThen bake in an "),
        .cookware(.init(name: "oven")), .text("."),
      ]))
  }

  @Test func `a whole recipe`() throws {
    let recipe = try require(
      CooklangRecipe.read(
        """
        ---
        title: Lentil soup
        servings: 4
        source:
          name: Aunt May
          url: https://example.org/soup
        tags: [soup, "quick, easy"]
        prep time: 10 minutes
        time: 1 h 20 min
        locale: en_GB
        wine: Riesling
        description: |
          Thick and warm.
          Keeps for days.
        ---

        @red lentils{250%g}(rinsed) @onion{1}

        == Soup ==

        Fry the @onion, add the @red lentils{} and @stock{1%l}, and simmer for ~{20%minutes} in a #large pot{}.

        > Freezes well.
        """, fileName: "soup"))
    expect(recipe.title == "Lentil soup" && recipe.servings == 4 && recipe.language == "en-GB")
    expect(recipe.url == "https://example.org/soup" && recipe.platform == "Aunt May")
    expect(recipe.tags == ["soup", "quick", "easy"] && recipe.prepMinutes == 10 && recipe.totalMinutes == 80)
    expect(recipe.description, equals: "Thick and warm.\nKeeps for days.")
    expect(
      recipe.ingredients,
      equals: [.text("250 g red lentils, rinsed"), .text("1 onion"), .heading("Soup"), .text("1 l stock")])
    expect(
      recipe.steps,
      equals: [
        .heading("Soup"),
        .text("Fry the onion, add the red lentils and stock, and simmer for 20 minutes in a large pot."),
      ])
    expect(recipe.notes, equals: "wine: Riesling\nFreezes well.")
  }

  @Test func `the file's name is the title, and a text without marks is read as a text`() throws {
    let read = { (name: String, text: String) in try RecipeFileReader.read(Array(text.utf8), name: name) }
    expect(try read("/a/Grandma's soup.cook", "Boil @leeks{3}.").map(\.title), equals: ["Grandma's soup"])
    expect(try read("soup.txt", "Soup\n\n2 leeks\n1 l water\n\nBoil.").map(\.title), equals: ["Soup"])
    expect(!CooklangText.isCooklang("Soup by mum@example.org\n2 leeks\n"))
  }

  /// What is quadratic takes hours.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "@a{", "[-", "@", "@a{@b{", "\\", "---\n", "~{", "-", "= = ", "@a{}", "@a{}(", ">", "\\\n", "@a{b",
    ])
  func `a long text takes no longer for each of its characters`(piece: String) {
    let text = CooklangText(String(repeating: piece, count: 100_000))
    expect(text.blocks.count <= 100_001)
  }

  /// A page and a list in JSON may have an `@` and braces as well.
  @Test func `a page and JSON are no Cooklang`() throws {
    let page = "Notice: x<br><!doctype html><html><style>@font-face{font-family:a}</style><h1>Soup</h1></html>"
    #expect(throws: LarderError.self) { try RecipeFileReader.read(Array(page.utf8), name: "soup.html") }
    #expect(throws: LarderError.self) {
      try RecipeFileReader.read(Array("[\"Follow @mum for {more}\"]".utf8), name: "soup.json")
    }
  }

  @Test func `an ingredient may follow a letter of a script without spaces`() throws {
    let recipe = try require(CooklangRecipe.read("把@鸡蛋{2%个}打散"))
    expect(recipe.ingredientTexts == ["2 个 鸡蛋"] && recipe.steps == [.text("把鸡蛋打散")])
    expect(CooklangRecipe.read("Write to mum@example{1}"), equals: nil)
  }

  @Test func `front matter keeps apostrophes, comments out, and empty lines of a text`() {
    let front = FrontMatter(
      "tags: [Mom's pie, cake]\nmeal: # mine\n  - lunch\ndescription: |\n  One.\n\n  # two\n# no\nserves: 4".split(
        separator: "\n", omittingEmptySubsequences: false)[...])
    expect(
      front.entries.map { "\($0.key)=\($0.values.joined(separator: "|"))" },
      equals: ["tags=Mom's pie|cake", "meal=lunch", "description=One.\n\n# two", "serves=4"])
  }

  /// The canonical tests' file in JSON, as the specification's repository builds it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LARDER_COOKLANG"] != nil, "LARDER_COOKLANG names no file"))
  func `the canonical tests`() throws {
    let path = try require(ProcessInfo.processInfo.environment["LARDER_COOKLANG"])
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any]
    let tests = try require(file?["tests"] as? [String: [String: Any]])
    for (name, test) in tests {
      let text = CooklangText(try require(test["source"] as? String))
      let result = try require(test["result"] as? [String: Any])
      let steps = try require(result["steps"] as? [[[String: Any]]])
      let found = text.blocks.compactMap { block -> [CooklangText.Part]? in
        if case .step(let parts) = block { parts } else { nil }
      }
      expect(found.map { $0.map(Self.canonical) }, equals: steps.map { $0.map(Self.canonical) }, "\(name)")
      let metadata = try require(result["metadata"] as? [String: String])
      expect(
        text.metadata.entries.map { [$0.key: $0.values[0]] }.reduce([:]) { $0.merging($1) { $1 } }, equals: metadata,
        "\(name)")
    }
    expect(tests.count, equals: 60)
  }

  /// A part in one line, quantities as numbers.
  private static func canonical(_ part: CooklangText.Part) -> String {
    switch part {
    case .text(let text): "text \(text)"
    case .ingredient(let part): line("ingredient", part, part.quantity.isEmpty ? "some" : part.quantity)
    case .cookware(let part): line("cookware", part, part.quantity.isEmpty ? "1" : part.quantity)
    case .timer(let part): line("timer", part, part.quantity)
    }
  }

  private static func line(_ kind: String, _ part: CooklangText.Component, _ quantity: String) -> String {
    let fraction = quantity.split(separator: "/").map { Double($0.filter { $0 != " " }) }
    let isFraction = fraction.count == 2 && !quantity.hasPrefix("0")
    let number = isFraction ? (fraction[0] ?? 0) / (fraction[1] ?? 1) : Double(quantity)
    return "\(kind) \(part.name) \(number.map { "\($0)" } ?? quantity) \(part.unit)"
  }

  private static func canonical(_ part: [String: Any]) -> String {
    if part["type"] as? String == "text" { return "text \(part["value"] ?? "")" }
    let quantity = (part["quantity"] as? Double).map { "\($0)" } ?? part["quantity"] as? String ?? ""
    return "\(part["type"] ?? "") \(part["name"] ?? "") \(quantity) \(part["units"] ?? "")"
  }
}
