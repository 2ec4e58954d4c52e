import Foundation
import TestSupport

/// A page of documentation whose ```` ```console ```` blocks are one session, run in order in one fresh folder.
///
/// A line `<!-- clock 2026-11-20T08:00+01:00 -->` outside of the blocks sets the time of the commands after it. Blocks
/// of other kinds are not run. A block may be indented, in a list; its lines then have the indentation of its fence.
struct Document {
  let session: GoldenSession
  private let path: String

  /// Marks lines that are not part of the session, so that its line numbers are those of the page.
  private static let prose = "# \u{1}"
  private static let clock = (page: "<!-- clock ", command: "$ echo ", end: " -->", target: " > ~/clock # \u{1}")

  init(path: String) throws {
    try self.init(String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  init(_ text: String, path: String) throws {
    var block: (isRun: Bool, fence: String, indent: String, line: Int)?
    var lines: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let indent = String(line.prefix { $0 == " " })
      let body = String(line.dropFirst(indent.count))
      if let open = block {
        let isEnd = body.hasPrefix(open.fence) && body.allSatisfy { $0 == "`" }
        if isEnd { block = nil }
        if isEnd || !open.isRun {
          lines.append(Self.prose + line)
        } else {
          lines.append(line.hasPrefix(open.indent) ? String(line.dropFirst(open.indent.count)) : line)
        }
      } else {
        let fence = String(body.prefix { $0 == "`" })
        if fence.count >= 3 { block = (body.dropFirst(fence.count) == "console", fence, indent, index + 1) }
        lines.append(Self.setsClock(line) ?? Self.prose + line)
      }
    }
    // What follows the last line break is not a line.
    if lines.last == Self.prose { lines[lines.count - 1] = "" }
    if let block { throw SupportError("\(path):\(block.line): the block is not closed") }
    self.path = path
    session = try GoldenSession(lines.joined(separator: "\n"), path: path)
  }

  /// Where the page differs from the program's answers; with `LARDER_RECORD=1` the page is rewritten instead.
  func run(program: String = Larder.binary) throws -> [GoldenSession.Mismatch] {
    guard ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" else { return try session.run(program: program) }
    try Data(recorded(program: program).utf8).write(to: URL(fileURLWithPath: path))
    return []
  }

  /// The page with the answers that `program` gives now.
  func recorded(program: String) throws -> String {
    let lines = try session.recorded(program: program).components(separatedBy: "\n")
    var indent = ""
    return lines.map { line in
      if line.hasPrefix(Self.prose) {
        let text = String(line.dropFirst(Self.prose.count))
        if text.drop(while: { $0 == " " }).hasPrefix("```") { indent = String(text.prefix { $0 == " " }) }
        return text
      }
      if line.hasSuffix(Self.clock.target) {
        let time = line.dropFirst(Self.clock.command.count).dropLast(Self.clock.target.count)
        return Self.clock.page + time + Self.clock.end
      }
      return line.isEmpty ? line : indent + line
    }.joined(separator: "\n")
  }

  private static func setsClock(_ line: String) -> String? {
    guard line.hasPrefix(clock.page), line.hasSuffix(clock.end) else { return nil }
    return clock.command + line.dropFirst(clock.page.count).dropLast(clock.end.count) + clock.target
  }
}
