internal import Domain
internal import Exchange
internal import Text

/// Where each part of an imported recipe was read, and which parts were not found.
struct RecipeOriginTable {
  private let title: String
  private let found: [(part: RecipePart, origin: RecipeOrigin)]
  private let missing: [RecipePart]
  private let unread: [String]

  init(_ recipe: ImportedRecipe) {
    title = recipe.title.isEmpty ? "a recipe without a title" : recipe.title
    let origins = RecipePart.allCases.map { ($0, recipe.origin(of: $0)) }
    found = origins.compactMap { part, origin in origin.map { (part, $0) } }
    unread = recipe.unread
    missing = origins.filter { $0.1 == nil }.map(\.0)
  }

  var json: JSON {
    .object([
      "title": .string(title),
      "parts": .array(
        found.map { .object(["part": .string($0.part.rawValue), "from": .string($0.origin.rawValue)]) }),
      "missing": .array(missing.map { .string($0.rawValue) }), "unread": .array(unread.map(JSON.string)),
    ])
  }

  func lines(on canvas: Canvas) -> [StyledLine] {
    let rows = found.map { part, origin in
      [StyledLine("  " + part.rawValue), StyledLine(Self.text(origin), .faint)]
    }
    let heading = canvas.show("Where `\(title)` was read:").wrapped(to: canvas.width).map { StyledLine($0) }
    let names = missing.map(\.rawValue).joined(separator: ", ")
    let absent = missing.isEmpty ? [] : StyledLine("  not found: \(names)", .faint).wrapped(to: canvas.width, hang: 4)
    let left = canvas.show(unread.joined(separator: ", "))
    let fields = unread.isEmpty ? [] : StyledLine("  not taken: \(left)", .faint).wrapped(to: canvas.width, hang: 4)
    return heading + TextTable([.init(""), .init("")], rows: rows).lines(on: canvas) + absent + fields
  }

  private static func text(_ origin: RecipeOrigin) -> String {
    switch origin {
    case .data: "the page's data (JSON-LD)"
    case .microdata: "what the page marks (microdata)"
    case .microformat: "what the page marks (h-recipe)"
    case .text: "the text that people see"
    case .file: "the file"
    }
  }
}
