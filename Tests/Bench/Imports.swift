import Foundation
import TestSupport

/// An import of half a million products, beside the `sqlite3` program, which reads the same table into a file without
/// checks.
struct Imports {
  let place: Workplace
  static let rows = 500_000

  /// Seconds, megabytes a second and the most memory, from CSV and from JSONL.
  func timings() throws -> [Timing] {
    let csv = try measured(.csv, bound: .atMost(60))
    let plain = try plainImport(csv.dump)
    var first = csv.time
    first.other = plain
    let jsonl = try measured(.jsonl, bound: .none)
    let speed = jsonl.dump.megabytes / jsonl.time.larder
    return [
      first, csv.memory, csv.undo, csv.redo, csv.again, jsonl.time,
      // The required 40 MB/s, as the time for 1,000 MB.
      Timing(
        name: "JSONL, each 1,000 MB (\(Int(speed)) MB/s)", runs: 1, larder: 1000 / speed, bound: .atMost(30), unit: "s"),
      jsonl.memory,
    ]
  }

  private typealias Measured = (
    dump: ProductDump, time: Timing, memory: Timing, undo: Timing, redo: Timing, again: Timing
  )

  private func measured(_ format: ProductDump.Format, bound: Bound) throws -> Measured {
    let dump = try ProductDump(format, rows: Self.rows, to: "\(place.folder)/products.\(format.rawValue)")
    let path = "\(place.folder)/import-\(format.rawValue).db"
    let household = SampleHousehold(path: path)
    try place.larder.check(place.arguments(household, ["profile", "add", "Dad"]), prints: "Added")
    let importing = ["data", "import", "openfoodfacts", dump.path, "--json"]
    let run = try place.larder.measure(place.arguments(household, importing))
    guard run.output.contains("\"new\":\(dump.sound),"), run.output.contains("\"refused\":\(dump.damaged),") else {
      throw SupportError("\(dump.sound) sound and \(dump.damaged) damaged rows became \(run.output)")
    }
    let name = format.rawValue.uppercased()
    let size = "\(Self.rows) rows, \(Int(dump.megabytes)) MB, \(household.fileSize >> 20) MiB of database"
    func timing(_ what: String, _ words: [String]) throws -> Timing {
      let run = try place.larder.measure(place.arguments(household, words))
      return Timing(name: what, runs: 1, larder: run.seconds, unit: "s")
    }
    let undo = try timing("`undo` of it", ["undo"])
    let redo = try timing("`redo` of it", ["redo"])
    let again = try timing("the same \(name) once more", importing)
    return (
      dump, Timing(name: "\(name): \(size)", runs: 1, larder: run.seconds, bound: bound, unit: "s"),
      Timing(name: "\(name): most memory", runs: 1, larder: run.megabytes, bound: .atMost(200), unit: "MB"), undo, redo,
      again
    )
  }

  /// Seconds in which `sqlite3` imports the table as text.
  private func plainImport(_ dump: ProductDump) throws -> Double {
    try place.sqlite.measure([
      "\(place.folder)/plain.db", ".mode ascii", ".separator \"\\t\" \"\\n\"", ".import '\(dump.path)' product",
    ]).seconds
  }
}
