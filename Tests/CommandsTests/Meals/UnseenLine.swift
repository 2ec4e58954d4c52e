import Foundation

/// A line of `Fixtures/logging/unseen-*.tsv`: what somebody typed who had not seen the program, and what a careful person
/// would expect.
///
/// The expectations were written before the program had read the lines, and are not changed.
struct UnseenLine {
  /// What a careful person would do with a line.
  enum Verdict: String {
    /// Log it without a question.
    case log
    /// Log one of the readings, or ask.
    case either
    /// Ask, or refuse it.
    case ask
  }

  /// What an item has to be.
  struct Item {
    /// Words of the food's name in plain letters; one of the lists has to be in the name.
    let words: [[String]]
    /// Energy in kcal per 100 g.
    let energy: ClosedRange<Double>
    let grams: ClosedRange<Double>
    /// Whether an amount was typed; otherwise the grams are those of an ordinary portion.
    let isTyped: Bool
  }

  let group: String
  let text: String
  let verdict: Verdict
  /// The breakdowns into items, of which one has to be met.
  let readings: [[Item]]

  /// The lines of a set: `a`, `b` and so on.
  static func all(_ set: String) throws -> [UnseenLine] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/logging/unseen-\(set).tsv")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return rows.compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // Of what is no food, only a question is right.
      let stated = cells.count < 4 ? "" : cells[2] == "unknown" ? "ask" : cells[2]
      guard let verdict = Verdict(rawValue: stated) else { return nil }
      var readings = [items(cells[3])]
      if let note = cells.dropFirst(4).first, note.hasPrefix("or: ") {
        readings.append(items(note.dropFirst(4).components(separatedBy: " -- ")[0]))
      }
      return UnseenLine(group: cells[0], text: cells[1], verdict: verdict, readings: readings)
    }
  }

  private static func items(_ text: String) -> [Item] {
    text.components(separatedBy: " | ").compactMap { part in
      let cells = part.trimmingCharacters(in: .whitespaces).components(separatedBy: ";")
      guard !cells[0].isEmpty else { return nil }
      return Item(
        words: cells[0].split(separator: "/").map { $0.split(separator: "+").map { plain(String($0)) } },
        energy: range(cells.count > 1 ? cells[1] : ""), grams: range(cells.count > 2 ? cells[2] : ""),
        isTyped: cells.count < 4 || cells[3] == "typed")
    }
  }

  private static func range(_ text: String) -> ClosedRange<Double> {
    let ends = text.split(separator: "-").compactMap { Double($0) }
    guard let low = ends.first, let high = ends.last, low <= high else { return 0...100_000 }
    return low...high
  }

  static func plain(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).replacing("ß", with: "ss")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en"))
  }
}

/// How the program read a line.
enum UnseenOutcome: Int, Comparable {
  /// Another food, or a typed amount read wrong, without a doubt shown.
  case wrong
  /// The energy is right, the name is not among those that were expected.
  case otherName
  /// An amount that nobody typed is no ordinary portion.
  case assumedOff
  /// Refused or asked about, though plain.
  case asked
  /// The same, but the first answer is right.
  case firstRight
  case right

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
