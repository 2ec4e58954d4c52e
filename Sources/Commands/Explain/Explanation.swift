internal import Domain
internal import Figures
internal import Text

/// Where a number comes from: the steps of its calculation, the items that add up to it, and the sources.
struct Explanation: Report {
  /// Which number is explained; JSON has the case's name under the key `what`.
  enum Kind: String {
    case overview
    case target
    case member
    case marker
    case total
    case match
    case goals
  }

  /// Steps that belong together.
  struct Section {
    /// The title of the section; nil if the title of the whole explanation says enough.
    var title: String?
    var derivation: [DerivationLine]
  }

  let kind: Kind
  let title: String
  /// A remark on how the words were understood; nil if they have only one meaning.
  var remark: String?
  /// Sentences that the reader needs before the steps.
  var facts: [String] = []
  var sections: [Section] = []
  var rows: ExplanationRows?
  /// The uncertainties of the numbers, the most important first.
  var doubts: [String] = []
  var notices: [GuideNotice] = []
  /// Sources that no step and no notice cites.
  var others: [ExplanationSource] = []
  /// The last sentence of the text; nil if there is no such sentence.
  var closing: String?
  /// Suggested next questions, as commands.
  var more: [String] = []

  /// The sources, each listed once in the order in which the steps and notices cite them.
  var sources: [ExplanationSource] {
    let cited =
      sections.flatMap(\.derivation).compactMap { line in
        line.publication.map { ExplanationSource($0, passages: [line.passage].compactMap(\.self)) }
      } + notices.compactMap(\.publication).map { ExplanationSource($0, passages: []) } + others
    return cited.reduce(into: []) { all, source in
      if let index = all.firstIndex(where: { $0.key == source.key }) {
        all[index].passages += source.passages.filter { !all[index].passages.contains($0) }
      } else {
        all.append(source)
      }
    }
  }

  var json: JSON {
    .object([
      "what": .string(kind.rawValue), "title": .string(title), "remark": .optional(remark),
      "facts": .array(facts.map(JSON.string)),
      "steps": .array(sections.flatMap { section in section.derivation.map { Self.line($0, of: section) } }),
      "rows": .array((rows?.values ?? []).map(JSON.object)),
      "sources": .array(
        sources.map {
          .object(["key": .string($0.key), "title": .string($0.title), "locator": .string($0.locator)])
        }),
      "uncertainty": .optional(doubts.first), "doubts": .array(doubts.map(JSON.string)),
      "notices": .array(
        notices.map {
          .object([
            "weight": .string($0.weight.rawValue), "text": .string($0.text), "source": .optional($0.publication?.key),
          ])
        }),
    ])
  }

  private static func line(_ line: DerivationLine, of section: Section) -> JSON {
    .object([
      "section": .optional(section.title), "what": .string(line.title), "equation": .string(line.equation),
      "result": .optional(line.result), "unit": .string(line.unit), "source": .optional(line.publication?.key),
      "place": .optional(line.passage),
    ])
  }

  /// The rows as a table, or the steps if there are no rows.
  var table: CSVTable? {
    if let rows { return rows.csv }
    return CSVTable(
      ["section", "what", "equation", "result", "unit", "source", "place"],
      sections.flatMap { section in
        section.derivation.map { line in
          [
            section.title ?? "", line.title, line.equation, FoodText.csv(line.result), line.unit,
            line.publication?.key ?? "", line.passage ?? "",
          ]
        }
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] { ExplanationText(explanation: self, canvas: canvas).lines }
}

/// A source of an explanation.
struct ExplanationSource {
  let key: String
  let title: String
  /// Where the source is found: a DOI, a web address or the number of a row in a food table.
  let locator: String
  /// The tables and values of the source that were used.
  var passages: [String]

  init(key: String, title: String, locator: String, passages: [String] = []) {
    self.key = key
    self.title = title
    self.locator = locator
    self.passages = passages
  }

  init(_ publication: Publication, passages: [String]) {
    self.init(key: publication.key, title: publication.title, locator: publication.locator, passages: passages)
  }
}

/// The rows that add up to a number, such as the items of a day.
struct ExplanationRows {
  struct Column {
    let title: String
    var alignment = TextTable.Alignment.left
    /// Whether the column is left out if the canvas is narrower than 60 cells.
    var isWide = false
  }

  let title: String
  let columns: [Column]
  /// The cells of each row, one per column.
  let cells: [[String]]
  /// The keys of the JSON objects, in the order of the CSV columns.
  let keys: [String]
  let values: [[String: JSON]]
  /// The number of rows that the text shows; JSON and CSV contain all rows.
  var shown = Int.max
  /// Returns the words with which the text sums up the rows that are not shown, such as `, 310 kcal`.
  var left: (_ count: Int) -> String = { _ in "" }

  var csv: CSVTable {
    CSVTable(keys, values.map { value in keys.map { Self.csv(value[$0] ?? .null) } })
  }

  private static func csv(_ value: JSON) -> String {
    switch value {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): FoodText.csv(value)
    case .string(let value): value
    case .array, .object: value.line
    }
  }

  func lines(on canvas: Canvas) -> [StyledLine] {
    guard !cells.isEmpty else { return [] }
    let kept = columns.indices.filter { canvas.width >= 60 || !columns[$0].isWide }
    let rows = cells.prefix(shown).map { row in kept.map { StyledLine(row[$0]) } }
    let table = TextTable(kept.map { .init(columns[$0].title, columns[$0].alignment) }, rows: rows)
    let rest = cells.count - rows.count
    let more = rest > 0 ? [StyledLine(canvas.show("and \(Figure.text(rest)) more\(left(rest))"), .faint)] : []
    return canvas.show(title).wrapped(to: canvas.width).map { StyledLine($0, .bold) } + table.lines(on: canvas) + more
  }
}
