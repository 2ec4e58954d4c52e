package import Domain

/// Generates docs/errors.md: every kind of error with its exit status, from the catalogue of errors.
package struct ErrorPage {
  /// Returns Larder's answer to the example of an error code; nil if the error occurs only with a broken file or
  /// another program.
  private let answer: (ErrorCode) -> String?

  /// Creates a page that shows, below the example of each error code, what `answer` returns for the code.
  package init(answer: @escaping (ErrorCode) -> String?) { self.answer = answer }

  static let groups: [(status: Int32, meaning: String)] = [
    (1, "well formed, but not found, ambiguous or not allowed"), (64, "the words make no command"),
    (65, "a value cannot be read or is out of range"), (66, "an input file is missing"),
    (69, "a program that reads such files is not installed"),
    (73, "a file cannot be created"), (74, "the database or the disk failed"), (75, "busy: try again"),
    (78, "a setting cannot be read"),
    (130, "interrupted"),
  ]

  /// The page in Markdown.
  package var text: String {
    let table = Self.groups.map { "| \($0.status) | \($0.meaning) |" }.joined(separator: "\n")
    let sections = Self.groups.map { group in
      let codes = ErrorCode.allCases.filter { $0.exitStatus == group.status }
      return "## Exit status \(group.status): \(group.meaning)\n\n" + codes.map(section).joined(separator: "\n")
    }
    return Self.head.replacing("TABLE", with: table) + "\n" + sections.joined(separator: "\n")
  }

  private static let head = """
    # Errors

    <!-- Written by `make docs` from Sources/Domain/Errors/ErrorCatalogue.swift; changes here are lost. -->

    An error names the word that was wrong, says what is accepted, and leaves the household as it was. It goes to
    standard error; with `--json` it is one line,
    `{"error":{"code":"...","message":"...","hint":"...","candidates":[...]}}`. A script ends at its first error and
    with its exit status; with `--keep-going` it continues, and still ends with the exit status of the first error.

    | exit status | |
    |---|---|
    | 0 | done |
    TABLE

    In the examples the household has the profiles Dad, which is in use, and Mom.

    """

  private func section(_ code: ErrorCode) -> String {
    let entry = code.entry
    let typed =
      switch entry.example {
      case .lines(let lines): lines.map { "> " + $0 }.joined(separator: "\n")
      case .empty(let line): "> " + line
      case .shell(let line): "$ " + line
      }
    let answer = answer(code).map { "\n" + $0 } ?? ""
    return "### \(code.rawValue)\n\n\(entry.meaning) \(entry.remedy)\n\n```\n\(typed)\(answer)\n```\n"
  }
}
