package import Text

/// What a command found or did: a plain value that can be written as text, as JSON and, where it holds a table, as CSV.
package protocol Report {
  var json: JSON { get }
  func text(on canvas: Canvas) -> [StyledLine]
  /// The rows for `--csv`; nil where there is no table in it.
  var table: CSVTable? { get }
  /// What another program reads, such as a script for a shell: text that is neither wrapped nor folded; nil for all else.
  var verbatim: String? { get }
  /// Whether the session ends after it.
  var endsSession: Bool { get }
  /// Whether the screen is cleared instead of written on.
  var clearsScreen: Bool { get }
  /// Whether the session works with another household from now on: alone on a command line, the command starts a session.
  var opensHousehold: Bool { get }
  /// Whether it only says that something was done: `--quiet` leaves it out.
  var isAcknowledgement: Bool { get }
}

extension Report {
  /// No table, unless a report says otherwise.
  package var table: CSVTable? { nil }
  /// Nothing, unless a report says otherwise.
  package var verbatim: String? { nil }
  /// False, unless a report says otherwise.
  package var endsSession: Bool { false }
  /// False, unless a report says otherwise.
  package var clearsScreen: Bool { false }
  /// False, unless a report says otherwise.
  package var opensHousehold: Bool { false }
  /// False, unless a report says otherwise.
  package var isAcknowledgement: Bool { false }

  /// The text as it is written: in ASCII where the canvas is, and no line wider than it.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    text(on: canvas).flatMap { (canvas.isASCII ? $0.folded() : $0).wrapped(to: canvas.width) }
  }
}

/// Rows with a header, for `--csv`.
package struct CSVTable: Sendable, Equatable {
  /// The columns' names, in the order of each row's fields.
  package let header: [String]
  /// The fields of each row, not yet quoted, as many as the header has.
  package let rows: [[String]]

  /// A table of texts; they are quoted when it is written.
  package init(_ header: [String], _ rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// The table as RFC 4180 has it, lines ending in a line feed alone as other command line tools write them.
  package var text: String {
    ([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  /// Scalar by scalar: a quote that stands before a combining mark is one character with it.
  private static func field(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
    guard needsQuotes else { return text }
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }
}
