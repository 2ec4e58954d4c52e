import Foundation

/// A transcript of a terminal session that is also a test: commands, and what they must answer.
///
/// ```
/// # Two eggs for breakfast, and where the day stands.
/// $ larder eat 2 eggs --now 2026-11-20T08:00+01:00
/// Dad · Fri 20 Nov · breakfast
///   2 eggs   100 g   143 kcal
///
/// $ larder day someday
/// ! error: `someday` is not a day
/// ? 65
///
/// $ larder --json
/// < eat 2 eggs
/// < today
/// {"meal":[..]}
/// [...]
///
/// %file eggs.csv
/// name,kcal
/// Egg,143
/// %end
/// ```
/// The beginning of each line determines what it is:
///
/// | line | is |
/// |---|---|
/// | `# …` | a comment; one ends the output above it |
/// | `$ …` | a command, run by `/bin/sh` with `larder` first in its PATH; write it as you would in a terminal (`'#12'`) |
/// | `< …` | a line of the command's standard input, which is otherwise empty |
/// | `! …` | a line of its standard error; the order between the two streams is not compared |
/// | `? 65` | its exit status; 0 where there is none |
/// | `%file NAME` … `%end` | a file, written before the next command |
/// | `%copy NAME` | a file that lies beside the session and that several share, put there before the next command |
/// | `[...]` | any number of lines of output, none included |
/// | all else | a line of its standard output; `[..]` matches any text; `\` in front makes any line output (`\# 1`) |
///
/// Empty lines at the end of an output do not count; control characters are written as their pictures (`␛` for ESC). Every
/// session starts in an empty folder and an empty home; the test's own folder is compared as `[ROOT]`.
/// `$ echo 2026-11-20T08:00+01:00 > ~/clock` sets the time of all commands after it (LARDER_NOW).
package struct GoldenSession: Sendable {
  /// One event, with the line of the file (from 1) where it starts.
  package enum Step: Equatable, Sendable {
    case text(line: Int, String)
    case file(line: Int, name: String, contents: String)
    case copy(line: Int, name: String)
    case command(Command)
  }

  /// A command and the answer that it must give.
  package struct Command: Equatable, Sendable {
    package let line: Int
    package let text: String
    package var input: [String] = []
    package var answer = Answer()
  }

  /// What a command wrote, in lines, and its exit status.
  package struct Answer: Equatable, Sendable {
    package var output: [String] = []
    package var errors: [String] = []
    package var status: Int32 = 0

    /// As it stands in a session's file.
    var lines: [String] {
      output.map(GoldenSession.escaped) + errors.map { $0.isEmpty ? "!" : "! " + $0 }
        + (status == 0 ? [] : ["? \(status)"])
    }
  }

  /// Its file.
  package let path: String
  package let steps: [Step]

  /// Reads a session; throws what is wrong with it, with file and line.
  package init(path: String) throws {
    try self.init(String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self), path: path)
  }

  /// Reads a session from its text; `path` is what messages call it.
  package init(_ text: String, path: String) throws {
    var parser = Parser(path: path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { try parser.take(String(line)) }
    self.path = path
    steps = try parser.finish()
  }

  /// The sessions in a folder and the folders below it, by name.
  package static func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".session") }.sorted().map { folder + "/" + $0 }
  }

  /// A line of output that would be taken for something else gets a backslash.
  private static func escaped(_ line: String) -> String {
    if line == noLineEnd { return line }
    let isSpecial = Parser.isSpecial(line) || line.hasPrefix("\\") || line == "[...]"
    return isSpecial ? "\\" + line : line
  }
}

extension GoldenSession {
  private struct Parser {
    let path: String
    private var number = 0
    private var steps: [Step] = []
    private var command: Command?
    private var file: (line: Int, name: String, lines: [String])?

    init(path: String) { self.path = path }

    static func isSpecial(_ line: String) -> Bool {
      ["$", "#", "<", "!", "?"].contains { line == $0 || line.hasPrefix($0 + " ") } || line.hasPrefix("%file ")
        || line.hasPrefix("%copy ")
    }

    mutating func take(_ line: String) throws {
      number += 1
      if file != nil { return takeFile(line) }
      let rest = String(line.dropFirst(2))
      guard Self.isSpecial(line) else { return try takeOutput(line) }
      switch line.first {
      case "$":
        endCommand()
        command = Command(line: number, text: rest)
      case "<": try change(line) { $0.input.append(rest) }
      case "!": try change(line) { $0.answer.errors.append(rest) }
      case "?":
        guard let status = Int32(rest) else { throw failure("`?` wants a number, not `\(rest)`") }
        try change(line) { $0.answer.status = status }
      case "%" where line.hasPrefix("%copy "):
        endCommand()
        steps.append(.copy(line: number, name: String(line.dropFirst("%copy ".count))))
      case "%":
        endCommand()
        file = (number, String(line.dropFirst("%file ".count)), [])
      default:
        endCommand()
        steps.append(.text(line: number, line))
      }
    }

    private mutating func takeFile(_ line: String) {
      guard let started = file else { return }
      if line == "%end" {
        steps.append(.file(line: started.line, name: started.name, contents: started.lines.map { $0 + "\n" }.joined()))
        file = nil
      } else {
        file?.lines.append(line)
      }
    }

    private mutating func takeOutput(_ line: String) throws {
      if command == nil, line.isEmpty { return steps.append(.text(line: number, line)) }
      let isEscaped = line.hasPrefix("\\") && line != GoldenSession.noLineEnd
      try change(line) { $0.answer.output.append(isEscaped && line != "\\[...]" ? String(line.dropFirst()) : line) }
    }

    private mutating func change(_ line: String, _ body: (inout Command) -> Void) throws {
      guard var changed = command else { throw failure("`\(line)` stands before the first command") }
      body(&changed)
      command = changed
    }

    /// Empty lines after the output separate the session's steps.
    private mutating func endCommand() {
      guard var ended = command else { return }
      var blanks = 0
      while ended.answer.output.last?.isEmpty == true {
        ended.answer.output.removeLast()
        blanks += 1
      }
      steps.append(.command(ended))
      steps += (0..<blanks).map { .text(line: number - blanks + $0, "") }
      command = nil
    }

    mutating func finish() throws -> [Step] {
      if let file { throw SupportError("\(path):\(file.line): `%file \(file.name)` has no `%end`") }
      endCommand()
      return steps
    }

    private func failure(_ message: String) -> SupportError { SupportError("\(path):\(number): \(message)") }
  }

  /// Follows output whose last line has no line end.
  static let noLineEnd = "\\ no line end"
}
