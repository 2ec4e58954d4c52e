import Foundation

/// How slow the machine is, beside the one that docs/performance.md names.
///
/// What `sqlite3 -version` takes there is 1.17 ms; bounds in milliseconds grow with it, since the same work takes longer.
struct Machine {
  /// 1 on a machine as fast as that one, or faster.
  let slowness: Double

  static let reference = Machine(slowness: 1)
  private static let referenceLaunch = 1.17

  /// Measures `sqlite3 -version`, in ms.
  init(launch: Double) { slowness = max(1, launch / Self.referenceLaunch) }

  init(slowness: Double) { self.slowness = slowness }
}

/// The upper bound of a figure.
enum Bound {
  case none
  case atMost(Double)
  /// The other program's figure in the same run, plus this much.
  case overOther(milliseconds: Double)
  /// This many times the other program's figure in the same run, plus this much.
  case timesOther(Double, milliseconds: Double)

  /// In ms; nil if there is none, or nothing to compare with.
  func limit(other: Double?, on machine: Machine) -> Double? {
    switch self {
    case .none: nil
    case .atMost(let most): most * machine.slowness
    case .overOther(let more): other.map { $0 + more * machine.slowness }
    case .timesOther(let times, let more): other.map { times * $0 + more * machine.slowness }
    }
  }
}

/// A line of the table: a median, what the other program needs for the same, and the bound.
struct Timing {
  var name: String
  let runs: Int
  /// In ms, where `unit` says nothing else.
  let larder: Double
  var other: Double?
  var bound = Bound.none
  /// The unit of `larder` if it is not a time.
  var unit: String?

  private func limit(on machine: Machine) -> Double? {
    // A size does not depend on the machine.
    bound.limit(other: other, on: [nil, "s"].contains(unit) ? machine : .reference)
  }

  func isOver(on machine: Machine) -> Bool { limit(on: machine).map { larder > $0 } ?? false }

  /// The cells as they are printed.
  func cells(on machine: Machine) -> [String] {
    let limit = limit(on: machine)
    return [
      name, Self.text(larder) + (unit.map { " " + $0 } ?? ""), "\(runs)", other.map(Self.text) ?? "",
      other.map { Self.ratio(larder / $0) } ?? "",
      limit.map(Self.text) ?? "", limit == nil ? "" : isOver(on: machine) ? "OVER" : "ok",
    ]
  }

  /// The head of the table; `other` is the program beside Larder.
  static func header(_ other: String) -> [String] {
    ["what", "Larder ms", "runs", "\(other) ms", "ratio", "at most", ""]
  }

  /// Three significant digits: `0.0213`, `4.27`; 1,204 is shown as `1204`.
  private static func text(_ value: Double) -> String {
    String(format: value < 0.1 ? "%.4f" : value < 1 ? "%.3f" : value < 100 ? "%.2f" : "%.0f", value)
  }

  private static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// Timings as a Markdown table, so that docs/performance.md can hold them as they were printed.
enum Table {
  static func text(_ timings: [Timing], beside other: String = "sqlite3", on machine: Machine) -> String {
    let rows = [Timing.header(other)] + timings.map { $0.cells(on: machine) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 || index == cells.count - 1 ? cell.0 + space : space + cell.0
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { index, width in
      String(repeating: "-", count: width + 1) + (index == 0 || index == widths.count - 1 ? "-" : ":")
    }
    return ([line(rows[0]), "|" + rule.joined(separator: "|") + "|"] + rows.dropFirst().map(line)).joined(
      separator: "\n")
  }
}
