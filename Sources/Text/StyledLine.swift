/// A run of text in one ink.
package struct Span: Hashable, Sendable {
  /// The text, without escape sequences and line feeds.
  package let text: String
  /// The emphasis of the text; not visible in output without colors.
  package let ink: Ink

  /// Creates a run of text, which is plain by default.
  package init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}

/// One line of output: its text and the emphasis of its parts.
///
/// ```
/// var line = StyledLine("Egg ", .bold)
/// line.append("143 kcal", .faint)
/// line.plain  // "Egg 143 kcal"
/// line.cells  // 12
/// line.truncated(to: 8).plain  // "Egg 143…"
/// StyledLine("over", .red).rendered(colour: .ansi16)  // "\u{1B}[31mover\u{1B}[0m"
/// ```
package struct StyledLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The runs of the line from left to right, none of them empty.
  package private(set) var spans: [Span]

  /// Creates a line from runs of text; empty runs are left out.
  package init(_ spans: [Span] = []) { self.spans = spans.filter { !$0.text.isEmpty } }
  /// Creates a line in one ink.
  package init(_ text: String, _ ink: Ink = .plain) { self.init([Span(text, ink)]) }
  /// Creates a line without emphasis.
  package init(stringLiteral value: String) { self.init(value) }

  /// The text of the line without any emphasis.
  package var plain: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }

  /// The width of the line in terminal cells.
  package var cells: Int { plain.cells }

  /// Adds text at the end.
  package mutating func append(_ text: String, _ ink: Ink = .plain) {
    if !text.isEmpty { spans.append(Span(text, ink)) }
  }

  /// Adds another line's spans at the end.
  package mutating func append(_ line: StyledLine) { spans += line.spans }

  /// Both lines joined without a space between them.
  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(left.spans + right.spans) }

  /// The line padded with spaces at its end to `width` cells; a longer line is not cut.
  package func padded(to width: Int) -> StyledLine {
    self + StyledLine(String(repeating: " ", count: max(0, width - cells)))
  }

  /// The line cut to `width` cells, with an ellipsis if something was cut; inks are kept.
  package func truncated(to width: Int, in glyphs: GlyphSet = .unicode) -> StyledLine {
    guard cells > width else { return self }
    var rest = Substring(plain.truncated(to: width, in: glyphs))
    var result = StyledLine()
    for span in spans {
      let part = rest.prefix(span.text.count)
      result.append(String(part), span.ink)
      rest = rest.dropFirst(part.count)
    }
    return result + StyledLine(String(rest), spans.last?.ink ?? .plain)
  }

  /// The line without spaces at its end.
  package var trimmed: StyledLine {
    var spans = spans
    while let last = spans.popLast() {
      let text = last.text.trimmingLastSpaces
      if !text.isEmpty {
        spans.append(Span(text, last.ink))
        break
      }
    }
    return StyledLine(spans)
  }

  /// The line in ASCII, for terminals that show no other characters; inks are kept.
  package func folded() -> StyledLine {
    var folding = ASCIIFolding()
    return StyledLine(spans.map { Span(folding.fold($0.text), $0.ink) })
  }

  /// The line with escape sequences that show its inks in the color depth of the output, readable on the background.
  ///
  /// The ink of each span ends with the span.
  package func rendered(colour: ColourDepth, on background: Background = .unknown) -> String {
    guard colour != .none else { return plain }
    return spans.reduce(into: "") { text, span in
      guard let code = span.ink.code(in: colour, on: background) else {
        text += span.text
        return
      }
      text += "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }
  }
}

extension String {
  fileprivate var trimmingLastSpaces: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    return String(
      decoding: utf8.prefix(utf8.count - utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count), as: UTF8.self)
  }
}
