import Expect
import Foundation
import TestSupport
import Testing

/// The example in the doc comment of a type is what `TypeExamples` runs; `LARDER_RECORD=1` writes it there.
@Suite struct TypeExampleTests {
  private static let types = [
    "LarderError", "Canvas", "Day", "StyledLine", "Nutrient", "Session", "Food", "Invocation", "CommandSpec",
    "Household",
  ]
  private static let run = Result { try examples() }
  private static let sources = Result { try swiftFiles() }

  @Test func everyTypeHasOne() throws {
    expect(Set(try Self.run.get().keys), equals: Set(Self.types))
  }

  @Test(arguments: types) func isWhatTheDocCommentShows(type: String) throws {
    let example = try require(try Self.run.get()[type])
    expect((3...10).contains(example.count))
    expect(example.contains { $0.contains("  // ") })
    let file = try require(try Self.sources.get().first { Self.declaration(of: type, in: $0.lines) != nil })
    let place = try require(Self.declaration(of: type, in: file.lines))
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      let lines = Self.lines(file.lines, showing: example, above: place)
      try Data(lines.joined(separator: "\n").utf8).write(to: file.url)
      return
    }
    expect(
      Self.shown(above: place, in: file.lines), equals: example, "the doc comment of \(type) is stale: run `make docs`")
  }

  /// An example in a doc comment that nothing runs is not one.
  @Test func noOtherDocCommentHasOne() throws {
    guard ProcessInfo.processInfo.environment["LARDER_RECORD"] != "1" else { return }
    let fences = try Self.sources.get().flatMap(\.lines).count { $0.drop { $0 == " " } == "/// ```" }
    expect(fences, equals: Self.types.count * 2)
  }

  /// The lines of each example, as a doc comment shows them.
  private static func examples() throws -> [String: [String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TypeExamples.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "    // example ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n    // end")[0].components(separatedBy: "\n")
      return (lines[0], lines.dropFirst().map { shown(String($0.dropFirst(4))) })
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// `shows(A, B)` as `A  // B`; B is what comes after the last comma, or the text after the last comma before a quote.
  private static func shown(_ line: String) -> String {
    guard line.hasPrefix("shows("), line.hasSuffix(")") else { return line }
    let inside = line.dropFirst("shows(".count).dropLast()
    let comma = inside.contains(", \"") ? inside.ranges(of: ", \"").last : inside.ranges(of: ", ").last
    guard let comma else { return line }
    return "\(inside[..<comma.lowerBound])  // \(inside[comma.lowerBound...].dropFirst(2))"
  }

  private static func swiftFiles() throws -> [(url: URL, lines: [String])] {
    let sources = URL(filePath: Larder.repository + "/Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      ($0, try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
    }
  }

  /// The index of the line that declares a type.
  private static func declaration(of type: String, in lines: [String]) -> Int? {
    lines.firstIndex { line in
      ["struct", "enum", "final class"].contains { kind in
        line.hasPrefix("package \(kind) \(type):") || line.hasPrefix("package \(kind) \(type) {")
      }
    }
  }

  /// The range of the block above a declaration: its doc comment's lines from the first fence to the second.
  private static func block(above place: Int, in lines: [String]) -> Range<Int>? {
    let start = lines[..<place].lastIndex { !$0.hasPrefix("///") }.map { $0 + 1 } ?? 0
    let fences = (start..<place).filter { lines[$0] == "/// ```" }
    return fences.count == 2 ? fences[0]..<(fences[1] + 1) : nil
  }

  private static func shown(above place: Int, in lines: [String]) -> [String]? {
    block(above: place, in: lines).map { lines[$0].dropFirst().dropLast().map { String($0.dropFirst(4)) } }
  }

  private static func lines(_ lines: [String], showing example: [String], above place: Int) -> [String] {
    var lines = lines
    let fenced = ["/// ```"] + example.map { "/// \($0)" } + ["/// ```"]
    if let block = block(above: place, in: lines) {
      lines.replaceSubrange(block, with: fenced)
    } else {
      lines.insert(contentsOf: ["///"] + fenced, at: place)
    }
    return lines
  }
}
