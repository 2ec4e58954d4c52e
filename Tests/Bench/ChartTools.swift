import Foundation
import TestSupport

/// `larder chart calories --last 8w` on ten years of five people, beside programs that draw the same series.
///
/// These get what `larder ... --csv` exported and only read and draw it; Larder also opens the household and adds up
/// its days. All run as whole processes in turn. If one is not installed, the table says so, and nothing fails.
struct ChartTools {
  let place: Workplace
  private let runs = 41

  private struct Tool {
    let name: String
    /// How to install it if it is missing.
    let installing: String
    let launch: Launch
    let arguments: [String]

    /// Whether it runs and draws something.
    var isThere: Bool { (try? launch.check(arguments, prints: "")) != nil }
  }

  /// Larder's chart, then the others.
  func timings() throws -> [Timing] {
    let household = try place.household(.decade)
    let words = place.arguments(household, ["chart", "calories", "--last", "8w"])
    try place.larder.check(words, prints: "kcal per day")
    let tools = tools(try series(words))
    let there = tools.filter(\.isThere)
    let medians = try Stopwatch.medians(
      runs, of: [{ try place.larder.time(words) }] + there.map { tool in { try tool.launch.time(tool.arguments) } })
    let name = "larder chart calories --last 8w"
    let larder = Timing(name: name, runs: runs, larder: medians[0], bound: .atMost(25))
    let others = zip(there, medians.dropFirst()).map { tool, median in
      Timing(name: "the same beside \(tool.name)", runs: runs, larder: medians[0], other: median)
    }
    let missing = tools.filter { tool in !there.contains { $0.name == tool.name } }.map {
      Timing(name: "\($0.name) is not installed: \($0.installing)", runs: 0, larder: medians[0])
    }
    return [larder] + others + missing
  }

  /// The days that Larder draws, as it exports them.
  private func series(_ words: [String]) throws -> String {
    let path = "\(place.folder)/series.csv"
    let result = try Program.run(
      place.larder.program, words + ["--csv"], environment: place.larder.environment, limit: .seconds(60))
    guard result.status == 0, result.text.hasPrefix("date,calories") else {
      throw SupportError("no series to draw: \(result.text.prefix(200))\(result.errorText.prefix(200))")
    }
    try result.text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func tools(_ series: String) -> [Tool] {
    let environment = ProcessInfo.processInfo.environment
    let python = environment["LARDER_BENCH_PYTHON"] ?? Self.found("python3")
    let gnuplot = environment["LARDER_BENCH_GNUPLOT"] ?? Self.found("gnuplot")
    func launch(_ program: String) -> Launch { Launch(program: program, environment: environment) }
    return [
      Tool(
        name: "plotext", installing: "pip install plotext==5.3.2, LARDER_BENCH_PYTHON=its python",
        launch: launch(python), arguments: ["-c", Self.plotext, series]),
      Tool(
        name: "asciichart", installing: "pip install asciichartpy, LARDER_BENCH_PYTHON=its python",
        launch: launch(python), arguments: ["-c", Self.asciichart, series]),
      Tool(
        name: "gnuplot's dumb terminal", installing: "apt-get install gnuplot-nox, or LARDER_BENCH_GNUPLOT=its path",
        launch: launch(gnuplot),
        arguments: [
          "-e",
          "set terminal dumb 80 24; set datafile separator ','; set key off; plot '\(series)' every ::1 using 0:2 with lines",
        ]),
    ]
  }

  private static func found(_ name: String) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 } ?? "/usr/bin/\(name)"
  }

  private static let plotext = """
    import csv, sys, plotext
    with open(sys.argv[1]) as file:
        rows = list(csv.DictReader(file))
    known = [(day, float(row["calories"])) for day, row in enumerate(rows) if row["calories"]]
    plotext.plot_size(80, 24)
    plotext.theme("clear")
    plotext.plot([day for day, _ in known], [value for _, value in known])
    plotext.show()
    """
  private static let asciichart = """
    import csv, sys, asciichartpy
    with open(sys.argv[1]) as file:
        series = [float(row["calories"] or "nan") for row in csv.DictReader(file)]
    print(asciichartpy.plot(series, {"height": 12}))
    """
}
