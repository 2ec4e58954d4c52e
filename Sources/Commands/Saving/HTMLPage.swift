internal import Charts
internal import Figures
internal import Text

/// A document as one HTML file that needs no other files; each chart is a vector image followed by a table of its
/// numbers.
struct HTMLPage {
  let document: Document
  /// The text at the foot of the page.
  let note: String

  /// The page, ending with a line feed.
  var text: String {
    let title = SVGText.escaped(document.title)
    let body = document.parts.enumerated().map { section($1, number: $0 + 1) }.filter { !$0.isEmpty }
    return HTMLStyle.head(title: document.title) + """
      <body>
      <main>
      <h1>\(title)</h1>
      \(body.joined(separator: "\n"))
      </main>
      <footer>\(SVGText.escaped(note))</footer>
      </body>
      </html>

      """
  }

  private func section(_ part: Document.Part, number: Int) -> String {
    switch part {
    case .heading(let text): "<h2>\(SVGText.escaped(text))</h2>"
    case .chart(let chart): figure(chart, number: number)
    case .facts(let facts): Self.list(facts, number: number)
    case .table(let table): Self.table(table)
    case .sentences(let sentences): Self.paragraph(sentences)
    case .caption(let values): Self.paragraph([StyledLine.joined(values, by: " · ")])
    case .note(let text): Self.paragraph([StyledLine(text, .faint)])
    case .tight: ""
    }
  }

  /// A chart as an image, with the numbers it was drawn from, so that readers can read and copy them.
  ///
  /// A second image is for narrow windows, in which the text of the first would be too small. The style sheet shows one
  /// image and hides the other.
  private func figure(_ chart: any Chart, number: Int) -> String {
    let numbers = Self.table(chart.table)
    let details = numbers.isEmpty ? "" : "<details><summary>Numbers</summary>\n\(numbers)\n</details>\n"
    let images = [("wide", chart.image, ""), ("narrow", chart.narrowImage, "n")].map { name, image, mark in
      "<div class=\"\(name)\">\n\(image.inlineSVG(idPrefix: "chart\(number)\(mark)"))\n</div>\n"
    }
    return "<figure>\n\(images.joined())\(details)</figure>"
  }

  private static func list(_ facts: Document.Facts, number: Int) -> String {
    guard !facts.rows.isEmpty else { return "" }
    let texts = facts.rows.enumerated().map { index, fact in
      fact.paragraphs.map { line($0, idPrefix: "fact\(number)-\(index + 1)") }.joined(separator: "<br>")
    }
    if facts.rows.allSatisfy(\.label.isEmpty) { return texts.map { "<p>\($0)</p>" }.joined(separator: "\n") }
    let rows = zip(facts.rows, texts).map { fact, text in
      // A fact without a label is a further description of the term before it.
      (fact.label.isEmpty ? "" : "<dt>\(SVGText.escaped(fact.label))</dt>") + "<dd>\(text)</dd>"
    }
    return "<dl>\n\(rows.joined(separator: "\n"))\n</dl>"
  }

  private static func line(_ paragraph: Document.Paragraph, idPrefix: String) -> String {
    let image = paragraph.drawing.map { $0.inlineImage.inlineSVG(idPrefix: idPrefix) + " " } ?? ""
    return image + HTMLText.spans(paragraph.text)
  }

  private static func table(_ table: TextTable) -> String {
    guard !table.columns.isEmpty, !table.rows.isEmpty else { return "" }
    let classes = table.columns.map { $0.alignment == .left ? "" : " class=\"number\"" }
    let header = zip(table.columns, classes).map { "<th\($1)>\(SVGText.escaped($0.title))</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr>" + zip(row, classes).map { "<td\($1)>\(HTMLText.spans($0))</td>" }.joined() + "</tr>"
    }
    let head = table.columns.allSatisfy(\.title.isEmpty) ? "" : "<thead><tr>\(header)</tr></thead>\n"
    return "<table>\n\(head)<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>\n</table>"
  }

  private static func table(_ table: ChartTable) -> String {
    let columns = table.columns.map { column in
      TextTable.Column(column.unit.map { "\(column.name), \($0)" } ?? column.name, column.unit == nil ? .left : .right)
    }
    let rows = table.rows.map { row in
      zip(row, table.columns).map { field, column in
        switch field {
        case .text(let text): StyledLine(text)
        case .number(let value): StyledLine(Self.figure(value, in: column))
        case .none: StyledLine("–")
        }
      }
    }
    return Self.table(TextTable(columns, rows: rows))
  }

  /// Formats a value as the image does.
  private static func figure(_ value: Double, in column: ChartTable.Column) -> String {
    column.decimals.map { Figure.text(value, decimals: $0) } ?? Figure.short(value)
  }

  private static func paragraph(_ lines: [StyledLine]) -> String {
    lines.isEmpty ? "" : "<p>\(lines.map(HTMLText.spans).joined(separator: "<br>"))</p>"
  }
}

/// Text escaped for HTML.
enum HTMLText {
  /// A line as HTML; each ink becomes a class, for which the style sheet has a light and a dark color.
  ///
  /// Commands are marked as code.
  static func spans(_ line: StyledLine) -> String {
    line.spans.map { span in
      let text = code(SVGText.escaped(span.text))
      return name(of: span.ink).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }.joined()
  }

  /// Escapes the text and marks what is between two backquotes as code.
  private static func code(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    guard pieces.count > 2, !pieces.count.isMultiple(of: 2) else { return text }
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "<code>\($1)</code>" }.joined()
  }

  private static func name(of ink: Ink) -> String? {
    switch ink {
    case .plain, .rgb: nil
    case .bold: "bold"
    case .faint: "faint"
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .magenta: "magenta"
    case .cyan: "cyan"
    }
  }
}
