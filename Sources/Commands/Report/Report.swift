package import Domain
internal import Exchange
package import Text

/// What a command found or did: a plain value that is printed as text, as JSON or, if it holds a table, as CSV.
package protocol Report {
  var json: JSON { get }
  func text(on canvas: Canvas) -> [StyledLine]
  /// The rows for `--csv`; nil if there is no table.
  var table: CSVTable? { get }
  /// Text for another program, such as a script for a shell, which is printed unchanged; nil for a report that people
  /// read.
  var verbatim: String? { get }
  /// Values that are printed one per line instead of `json`; nil if `json` is printed.
  var values: [JSON]? { get }
  /// Whether the session ends after this report.
  var endsSession: Bool { get }
  /// Whether the report clears the screen and prints nothing.
  var clearsScreen: Bool { get }
  /// Whether the command opened another household, which the session uses from now on.
  ///
  /// If the program was started with such a command as its arguments, a session follows.
  var opensHousehold: Bool { get }
  /// An error that the report describes and that decides the exit status; nil if all went well.
  var failure: LarderError? { get }
  /// Whether the report only confirms that something was done, so that `--quiet` leaves it out.
  var isAcknowledgement: Bool { get }
  /// A further line to run, whose report is shown instead of this one; nil if there is none.
  var next: String? { get }
}

extension Report {
  /// Nil by default: most reports have no table.
  package var table: CSVTable? { nil }
  /// Nil by default.
  package var verbatim: String? { nil }
  /// Nil by default.
  package var values: [JSON]? { nil }
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

  /// The lines to print; they are in ASCII if the canvas is, and no line is wider than the canvas.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    text(on: canvas).flatMap { (canvas.isASCII ? $0.folded() : $0).wrapped(to: canvas.width) }
  }
}

/// Rows with a header, for `--csv`.
package struct CSVTable: Sendable, Equatable {
  /// The columns' names, in the order of each row's fields.
  package let header: [String]
  /// The fields of each row, not yet quoted; each row has as many fields as the header.
  package let rows: [[String]]

  /// Creates a table of fields, which are quoted only when the table is printed.
  package init(_ header: [String], _ rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// The table in the format of RFC 4180, except that lines end in a single line feed, as other command line tools
  /// write them.
  ///
  /// A cell that a spreadsheet would take for a formula, and that is not a number, is made harmless as `data export`
  /// does. Control characters and invisible characters are left out, since names may come from other programs' files.
  package var text: String {
    ([header] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    // An empty cell is a value that is missing.
    guard !text.isEmpty, !isNumber(text) else { return text }
    return CSVCell.quoted(CSVCell.guarded(SafeText.visible(text)))
  }

  /// Whether the text is a number and nothing else, such as -12.5 or +3, which no spreadsheet takes for a formula.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(text.utf8.first == 0x2B || text.utf8.first == 0x2D ? 1 : 0)
    var hasPoint = false
    guard let first = digits.first, let last = digits.last, first != 0x2E, last != 0x2E else { return false }
    return digits.allSatisfy { byte in
      if byte == 0x2E {
        defer { hasPoint = true }
        return !hasPoint
      }
      return (0x30...0x39).contains(byte)
    }
  }
}
