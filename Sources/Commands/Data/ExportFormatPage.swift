internal import Domain

/// Generates docs/export-format.md, which describes the rows of an export, from the table in the code.
package struct ExportFormatPage {
  /// Creates the page for the current format.
  package init() {}

  /// The page in Markdown.
  package var text: String {
    let tables = (ExportFormat.tables + ExportFormat.journal).map { Self.section($0, in: nil) }
    return Self.start + tables.joined() + Self.leftOut
  }

  private static let start = """
    # The format of an export

    <!-- Written by `make docs` from Sources/Domain/Export/ExportFormat.swift; changes here are lost. -->

    What [`data export`](guide/taking-data.md) writes and `data import larder` reads: version \(ExportFormat.version).

    The JSON file is one object. It begins with `"format":"\(ExportFormat.name)"` and `"version":\(ExportFormat.version)`; then
    comes an array for each table below, in this order, with a row in each line. A Larder refuses a version above its own. In a
    folder of CSV files each table is a file such as `meals.csv`, its parts are another one such as `meals-items.csv`, and
    `\(fileOfVersion)` has format and version.

    - Rows name each other by `uid`: 36 characters, small hexadecimal digits in five groups.
    - Times are ISO 8601 with the offset from UTC, days `2026-11-21`. Nutrients are in kcal, mg of sodium, otherwise g:
      of 100 g for a food, of all of it for an item. What ends with `Minor` is money in the currency's smallest unit, cents.
    - Numbers are the shortest text that is read as the same double; `null` is unknown, which is not zero.
    - `position` is the order within a row's parts. `touch` and `entry` count a profile's changes, so that the last one is known.
    - Control characters and marks of direction are escaped in JSON (`\\u001b`). In CSV a missing value is an empty cell, and
      an apostrophe goes before a text that is empty or begins with `= + - @`, an apostrophe, a space or a control character;
      it is taken off again. Lines end with CR LF, cells are quoted as in RFC 4180.


    """

  private static let fileOfVersion = "larder.csv"

  private static func section(_ table: ExportTable, in parent: String?) -> String {
    let name = [parent, table.name].compactMap(\.self).joined(separator: " · ")
    let rows = table.columns.map { column in
      "| `\(column.name)` | \(kind(column))\(column.isOptional ? ", or null" : "") |\n"
    }
    let link = table.link.map {
      "In CSV the first column, `\($0.name)`, is the uid of the row that it is a part of.\n\n"
    }
    return "## \(name)\n\n\(link ?? "")| key | |\n|---|---|\n\(rows.joined())\n"
      + table.parts.map { section($0, in: table.name) }.joined()
  }

  private static func kind(_ column: ExportColumn) -> String {
    switch column.kind {
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .reference(let table): "the uid of one of `\(ExportFormat.all.first { $0.table == table }?.name ?? table)`"
    case .uid: "the row's own uid"
    default: column.kind.noun
    }
  }

  private static let leftOut: String = {
    let rows = ExportFormat.leftOut.sorted { $0.key < $1.key }.map { "| `\($0)` | \($1) |\n" }
    return """
      ## What is left out

      `devices` and `steps` are there only with `--journal`, and are passed over by an import. The columns `\(ExportFormat.localNumber)` (a number
      that means nothing in another file) and `key` (follows from the name) are in no export. `after` of a
      meal, trip or item that was added and not undone is `{"#":"..."}`, a hash: its values are in the row itself. Nor are these in an export:

      | | why |
      |---|---|
      \(rows.joined())
      """
  }()
}
