internal import Domain
internal import Exchange
internal import Text

/// `parse ingredient`: shows how lines of a recipe's ingredients are read.
enum IngredientCommands {
  static let specs: [CommandSpec] = [parse]

  /// The maximum number of bytes that are read from standard input: all ingredients of some 10,000 recipes.
  private static let limit = 40_000_000

  private static let parse = CommandSpec(
    ["parse", "ingredient"], "Show what Larder reads in a recipe's ingredients, without saving it.",
    details: """
      Each line is answered by one line of JSON: the amount, further amounts such as the size of a can, the name without \
      sizes and preparation, and what else is said. Without TEXT the lines are read from standard input. They may be in \
      English or German, or have the units and number words of French, Italian, Spanish, Portuguese or Ukrainian.
      """,
    arguments: [ArgumentSpec("TEXT", .text, .optionalRest, "The line, as it stands in the recipe.")],
    examples: ["parse ingredient 2 tbsp finely chopped parsley"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    if !invocation.raw.isEmpty { return IngredientReport(lines: [invocation.raw]) }
    guard !session.hasFurtherLines, !StandardInput.isTerminal else {
      throw LarderError(
        .missingArgument, "`parse ingredient` needs a line to read",
        hint: "write it after the command: `parse ingredient 2 cups flour`; "
          + "from a shell, `larder parse ingredient < FILE` reads many")
    }
    guard let bytes = try StandardInput.bytes(limit: limit) else {
      throw LarderError(
        .badFile, "standard input is larger than 40 MB", hint: "read the ingredients in several parts")
    }
    let lines = FieldText.whole(bytes).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // A line feed at the end does not begin another line.
    return IngredientReport(lines: (lines.last == "" ? lines.dropLast() : lines[...]).map(String.init))
  }
}

/// What was read in lines of ingredients, as one JSON object per line.
struct IngredientReport: Report {
  let lines: [String]

  var json: JSON { .array(lines.map(Self.json)) }

  var values: [JSON]? { lines.map(Self.json) }

  func text(on canvas: Canvas) -> [StyledLine] { [] }

  var verbatim: String? { lines.map { Self.json($0).line + "\n" }.joined() }

  var table: CSVTable? {
    CSVTable(
      ["text", "heading", "quantity", "quantityMax", "unit", "name", "note", "optional"],
      lines.map { line in
        switch Self.read(line) {
        case .heading(let title): [line, title, "", "", "", "", "", ""]
        case .ingredient(let ingredient):
          [
            line, "", ingredient.amount?.quantity.map { "\($0)" } ?? "",
            ingredient.amount?.quantityMax.map { "\($0)" } ?? "", ingredient.amount?.unit?.symbol ?? "",
            ingredient.name, ingredient.note ?? "", "\(ingredient.isOptional)",
          ]
        case nil: [line, "", "", "", "", "", "", ""]
        }
      })
  }

  /// Reads a line without the control characters that a terminal would obey; the report has the line unchanged.
  private static func read(_ line: String) -> IngredientLine? { IngredientReader.read(SafeText.visible(line)) }

  private static func json(_ line: String) -> JSON {
    var members: [String: JSON] = [
      "text": .string(line), "heading": .null, "quantity": .null, "quantityMax": .null, "unit": .null,
      "moreAmounts": .array([]), "name": .null, "note": .null, "optional": .bool(false),
    ]
    switch read(line) {
    case .heading(let title): members["heading"] = .string(title)
    case .ingredient(let ingredient):
      members.merge(amount(ingredient.amount)) { $1 }
      members["moreAmounts"] = .array(ingredient.moreAmounts.map { .object(amount($0.amount)) })
      members["name"] = .string(ingredient.name)
      members["note"] = .optional(ingredient.note)
      members["optional"] = .bool(ingredient.isOptional)
    case nil: break
    }
    return .object(members)
  }

  static func amount(_ amount: IngredientAmount?) -> [String: JSON] {
    [
      "quantity": .optional(amount?.quantity), "quantityMax": .optional(amount?.quantityMax),
      "unit": .optional(amount?.unit?.symbol),
    ]
  }
}
