import Foundation
import TestSupport

/// Measures Larder and prints docs/performance.md's table: `LarderBench [SECTION...]`, all sections unless some are
/// named.
///
/// Exits with 1 if a figure is over its bound.
func run(_ wanted: [String]) throws -> Int32 {
  let place = try Workplace()
  defer { place.removeFolder() }
  let sections: [(name: String, run: () throws -> [Timing])] = [
    ("start", Processes(place: place).starting), ("prompt", Terminals(place: place).prompt),
    ("look", Processes(place: place).looking), ("write", { try Commits(place: place).timings() }),
    ("tab", { try Calls(place: place).completing() + Terminals(place: place).tab() }),
    ("shell", Processes(place: place).completing),
    ("draw", Calls(place: place).drawing), ("values", Calls(place: place).charts),
    ("charts", ChartTools(place: place).timings), ("grow", Processes(place: place).growing),
    ("decade", Processes(place: place).decade), ("search", Searches(place: place).timings),
    ("import", Imports(place: place).timings), ("guide", Guides(place: place).timings),
    ("files", Files(place: place).timings),
  ]
  if let unknown = wanted.first(where: { word in !sections.contains { $0.name == word } }) {
    throw SupportError("no section \(unknown); there are \(sections.map(\.name).joined(separator: ", "))")
  }
  func machine() throws -> Machine {
    Machine(launch: try Stopwatch.medians(41, of: [{ try place.sqlite.time(["-version"]) }])[0])
  }
  say(try setting(place))
  var isOver = false
  for section in sections where wanted.isEmpty || wanted.contains(section.name) {
    // A shared machine may get slower from one section to the next.
    let before = try machine()
    let timings = try section.run()
    let slower = max(before.slowness, try machine().slowness)
    let machine = Machine(slowness: slower)
    isOver = isOver || timings.contains { $0.isOver(on: machine) }
    let table = Table.text(timings, beside: section.name == "charts" ? "other" : "sqlite3", on: machine)
    let factor = String(format: "%.2f", slower)
    say("\n\(section.name) (load \(load()), bounds in milliseconds times \(factor))\n\n\(table)")
  }
  if let complaint = try sizeComplaint(place) {
    say("\n\(complaint)")
    return 1
  }
  return isOver ? 1 : 0
}

/// Prints the program's size beside the one that was written down; returns what is wrong with it.
func sizeComplaint(_ place: Workplace) throws -> String? {
  let page = try String(contentsOfFile: Larder.repository + "/" + SizeRecord.page, encoding: .utf8)
  guard let record = SizeRecord(page) else { throw SupportError("\(SizeRecord.page) has no size of the program") }
  let bytes = SampleHousehold(path: place.larder.program).fileSize
  say(
    String(
      format: "\nsize: %.1f MB, written down %.1f, %.0f more are allowed", Double(bytes) / 1e6, record.last,
      SizeRecord.margin))
  return record.complaint(of: bytes)
}

/// The conditions that affect the figures: the household, the program, the load.
func setting(_ place: Workplace) throws -> String {
  let year = try place.year()
  return """
    household: \(SampleHousehold.Size.year.profiles) profiles, \(SampleHousehold.Size.year.weeks * 7) days, \
    \(try year.itemCount()) items, \(year.fileSize / 1024) KiB
    larder: \(SampleHousehold(path: place.larder.program).fileSize / 1024) KiB; processors: \(ProcessInfo.processInfo.processorCount); load \(load())
    """
}

/// Writes at once, since the next section takes a while.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

func load() -> String {
  var averages = [0.0, 0, 0]
  guard getloadavg(&averages, 3) == 3 else { return "unknown" }
  return String(format: "%.2f", averages[0])
}

do {
  exit(try run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(70)
}
