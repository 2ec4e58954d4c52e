import Foundation

/// A line of Fixtures/logging/lines.tsv: what was typed, and what a careful person expects to be logged.
struct LoggingLine: Sendable {
  let text: String
  /// Readings of the whole line, any of which will do; empty if it only has to be asked about.
  let readings: [[Expected]]
  /// `lunch`, `lunch -1`; empty if none was given.
  let when: String

  /// One expected item.
  struct Expected: Sendable {
    /// Foods and grams, any of which will do.
    let foods: [(name: String, grams: Double?)]
    let certainty: Certainty
  }

  /// Whether a program may be sure of an item.
  enum Certainty: Sendable {
    case sure
    /// Logging it and asking about it are both right.
    case either
    case asked
  }

  /// Whether something has to be asked about in every reading.
  var mustAsk: Bool { readings.allSatisfy { $0.contains { $0.certainty == .asked } } }
  /// Whether something may be asked about in any reading.
  var mayAsk: Bool { readings.isEmpty || readings.contains { $0.contains { $0.certainty != .sure } } }

  /// The corpus; throws where the file cannot be read.
  static func all() throws -> [LoggingLine] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/logging/lines.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { LoggingLine(String($0)) }
  }

  private init(_ line: String) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    text = columns[0]
    let items = columns.count > 1 ? columns[1] : "?"
    readings = items == "?" ? [] : items.components(separatedBy: " || ").map(Self.reading)
    when = columns.count > 2 ? columns[2] : ""
  }

  private static func reading(_ text: String) -> [Expected] {
    text.components(separatedBy: " | ").map { item in
      let mark = item.last
      let foods = (mark == "?" || mark == "~" ? String(item.dropLast()) : item).components(separatedBy: " / ")
      return Expected(
        foods: foods.map { food in
          let parts = food.components(separatedBy: ":")
          return (parts[0], parts.count > 1 ? Double(parts[1]) : nil)
        }, certainty: mark == "?" ? .asked : mark == "~" ? .either : .sure)
    }
  }
}
