package import Domain
package import Text

/// What a command found or did: a plain value that is printed as text, as JSON or, if it holds a table, as CSV.
package protocol Report {
  var json: JSON { get }
  func text(on canvas: Canvas) -> [StyledLine]
  /// The rows for `--csv`; nil if there is no table.
  var table: CSVTable? { get }
  /// Text that another program reads, such as a script for a shell, which is printed unchanged; nil for all other
  /// reports.
  var verbatim: String? { get }
  /// Whether the session ends after this report.
  var endsSession: Bool { get }
  /// Whether the report clears the screen and prints nothing.
  var clearsScreen: Bool { get }
  /// Whether the command opened another household, which the session uses from now on.
  ///
  /// Such a command starts a session if it was an argument of the program.
  var opensHousehold: Bool { get }
  /// An error that the report tells of, whose code the program ends with; nil if all went well.
  var failure: LarderError? { get }
  /// Whether the report only confirms that something was done, so that `--quiet` leaves it out.
  var isAcknowledgement: Bool { get }
  /// The line that the person has asked for meanwhile, whose report is shown instead of this one; nil for none.
  var next: String? { get }
}

extension Report {
  /// Nil by default: most reports have no table.
  package var table: CSVTable? { nil }
  /// Nil by default.
  package var verbatim: String? { nil }
  /// False by default.
  package var endsSession: Bool { false }
  /// False by default.
  package var clearsScreen: Bool { false }
  /// False by default.
  package var opensHousehold: Bool { false }
  /// Nil by default.
  package var failure: LarderError? { nil }
  /// False by default.
  package var isAcknowledgement: Bool { false }
  /// Nil by default.
  package var next: String? { nil }

  /// The lines to print: in ASCII if the canvas is, and none wider than the canvas.
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

  /// Creates a table of texts, which are quoted only when it is printed.
  package init(_ header: [String], _ rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// The table in the format of RFC 4180, except that lines end in a single line feed, as other command line tools
  /// write them.
  package var text: String {
    ([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  /// Quotes a field if necessary.
  ///
  /// It compares scalars, not characters, since a quote followed by a combining mark is another character.
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
