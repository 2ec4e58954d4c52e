internal import Charts
internal import Text

/// A document as Markdown (CommonMark with GitHub's tables); charts are drawn as text in code blocks.
struct MarkdownPage {
  let document: Document
  /// The canvas that the charts are drawn on.
  let canvas: Canvas
  /// The last line of the page.
  let note: String

  /// The page, ending with a line feed.
  var text: String {
    let blocks = ["# \(shown(document.title))"] + document.parts.compactMap(block) + ["*\(shown(note))*"]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func block(_ part: Document.Part) -> String? {
    switch part {
    case .heading(let text): return "## \(shown(text))"
    case .chart(let chart): return Self.code(chart.lines(on: canvas).map(\.plain))
    case .facts(let facts): return list(facts)
    case .table(let table): return self.table(table)
    case .sentences(let sentences): return list(sentences.map(\.plain))
    case .caption(let values): return Self.unlisted(shown(StyledLine.joined(values, by: " · ").plain))
    case .note(let text): return Self.unlisted(shown(text))
    case .tight: return nil
    }
  }

  /// A code block, with fences longer than any run of backquotes in the lines; nil if there are no lines.
  static func code(_ lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    var longest = 2
    for line in lines { longest = max(longest, longestRun(of: "`", in: line)) }
    let fence = String(repeating: "`", count: longest + 1)
    return ([fence + "text"] + lines + [fence]).joined(separator: "\n")
  }

  private static func longestRun(of mark: Character, in line: String) -> Int {
    line.reduce(into: (now: 0, maximum: 0)) { run, character in
      run.now = character == mark ? run.now + 1 : 0
      run.maximum = max(run.maximum, run.now)
    }.maximum
  }

  /// A list with one item per label; facts without a label are added to the preceding item.
  private func list(_ facts: Document.Facts) -> String? {
    var items: [String] = []
    for fact in facts.rows {
      let text = fact.paragraphs.map(line).joined(separator: "; ")
      if fact.label.isEmpty, let last = items.popLast() {
        items.append(last + "; " + text)
      } else {
        items.append(fact.label.isEmpty ? "- \(text)" : "- **\(shown(fact.label))** \(text)")
      }
    }
    return items.isEmpty ? nil : items.joined(separator: "\n")
  }

  /// The text of a paragraph, preceded by its drawing in text characters if the drawing cannot be described in words.
  private func line(_ paragraph: Document.Paragraph) -> String {
    let drawing = paragraph.drawing.flatMap { chart in
      chart.words.isEmpty ? "`\(chart.line(on: canvas, width: chart.widths.upperBound).plain)`" : nil
    }
    return [drawing, shown(paragraph.text.plain)].compactMap(\.self).joined(separator: " ")
  }

  private func list(_ sentences: [String]) -> String? {
    let items = sentences.filter { !$0.isEmpty }.map { "- \(shown($0))" }
    return items.isEmpty ? nil : items.joined(separator: "\n")
  }

  private func table(_ table: TextTable) -> String? {
    guard !table.columns.isEmpty, !table.rows.isEmpty else { return nil }
    let marks = table.columns.map { $0.alignment == .left ? "---" : "--:" }
    let rows = table.rows.map { row in
      table.columns.indices.map { $0 < row.count ? shown(row[$0].plain) : "" }
    }
    return ([table.columns.map { shown($0.title) }, marks] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// The text in characters that the canvas can show, escaped for Markdown.
  private func shown(_ text: String) -> String { Self.escaped(canvas.show(text)) }

  /// Escapes the beginning of a paragraph if Markdown would read it as the beginning of a list, a heading or a rule.
  static func unlisted(_ text: String) -> String {
    let mark = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(mark.count)
    guard let first = rest.first, (mark.isEmpty ? "-+=" : ".)").contains(first) else { return text }
    return "\(mark)\\\(rest)"
  }

  /// Escapes the text so that Markdown shows it unchanged, since a name may contain any special character.
  ///
  /// Scalars are compared, not characters, since a special character and a combining mark after it form one character.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in SafeText.visible(text).unicodeScalars {
      if meaningful.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let meaningful = Set("\\`*_{}[]<>#|~&$".unicodeScalars)
}
