/// How a piece of text is meant to stand out; a terminal that shows no colour loses nothing but the emphasis.
package enum Ink: Hashable, Sendable {
  case plain
  case bold
  case faint
  case red
  case green
  case yellow
  case blue
  case magenta
  case cyan
  /// A profile's own colour, each part 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}

/// A run of text in one ink.
package struct Span: Hashable, Sendable {
  package let text: String
  package let ink: Ink

  package init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}

/// One line of output: what it says, and how its parts stand out.
package struct StyledLine: Hashable, Sendable, ExpressibleByStringLiteral {
  package private(set) var spans: [Span]

  package init(_ spans: [Span] = []) { self.spans = spans.filter { !$0.text.isEmpty } }
  package init(_ text: String, _ ink: Ink = .plain) { self.init([Span(text, ink)]) }
  package init(stringLiteral value: String) { self.init(value) }

  /// The line as a reader without colour sees it.
  package var plain: String { spans.map(\.text).joined() }

  /// Its width in terminal cells.
  package var cells: Int { plain.cells }

  package mutating func append(_ text: String, _ ink: Ink = .plain) {
    if !text.isEmpty { spans.append(Span(text, ink)) }
  }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(left.spans + right.spans) }
}
