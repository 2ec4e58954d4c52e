import Commands
import Domain
import Exchange
import Foundation
import Store
import TestSupport

/// A household of two people with some meals, in which inputs are tried; no input changes it.
package final class FuzzWorkplace {
  private let folder: TemporaryFolder
  private let interpreter: Interpreter
  private let times: [WhenReader]

  /// Makes the household; throws what its commands throw.
  package init() throws {
    folder = try TemporaryFolder()
    // Saturday, 21 November 2026, 12:30 in Berlin.
    let noon = Moment(seconds: 1_795_260_600, offset: 3600)
    let session = Session(
      location: Session.HouseholdLocation(database: folder.file("larder.db"), memory: nil),
      clock: Clock(now: { noon }, offset: { _ in 3600 }))
    session.workingFolder = folder.path
    interpreter = Interpreter(session: session)
    let day = noon.calendarDay
    times = [false, true].map {
      WhenReader(days: DayReader(today: day, looksAhead: $0), people: ["Dad", "Mom"], me: "Dad")
    }
    for line in [
      "profile add Dad", "profile add Mom", "eat 2 eggs, 150g cooked rice and a banana @lunch @yesterday",
      "meal save morning mix = yesterday lunch", "bought 500g tomatoes 2.49, milk 1l 1.09 at REWE @yesterday",
    ] {
      _ = try interpreter.run(Commands.CommandLine(line: line))
    }
  }

  /// Lets the target read an input.
  ///
  /// Throws what is not an error for a person: any other than `LarderError`, and one without a message.
  package func run(_ target: FuzzTarget, _ bytes: [UInt8]) throws {
    do {
      try read(target, bytes)
    } catch let error as LarderError {
      guard !error.message.isEmpty else { throw SupportError("an error without a message: \(error.code)") }
    }
  }

  private func read(_ target: FuzzTarget, _ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    switch target {
    case .command: _ = try interpreter.parse(Commands.CommandLine(line: text))
    case .items: try dryRun("eat", text)
    case .trips: try dryRun("bought", text)
    case .days:
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      for time in times {
        _ = time.trailing(in: text)
        _ = time.days.read(words)
        _ = try? time.days.weekDay(text)
        _ = try time.read(text)
      }
    case .csv: try importAll(bytes, "table.csv", ["csv", "myfitnesspal", "cronometer", "loseit", "weight"])
    case .json: try importAll(bytes, "data.json", ["larder", "openfoodfacts"])
    case .zip: try importAll(bytes, "archive.zip", ["larder", "usda", "openfoodfacts", "csv"])
    case .receipts:
      // Pictures and PDFs are read by programs of others.
      guard !bytes.starts(with: Array("%PDF".utf8)) else { return }
      let path = try written(bytes, "receipt.txt")
      _ = try FoundReceipt.read([path])
    case .ingredients: try check(interpreter.run(Commands.CommandLine(arguments: ["parse", "ingredient", "--", text])))
    case .page, .jsonld: try importRecipes(bytes, "recipe.html")
    case .text: try importRecipes(bytes, "recipe.txt")
    case .cooklang: try importRecipes(bytes, "recipe.cook")
    case .recipezip: try importRecipes(bytes, "recipes.zip")
    }
  }

  /// Reads the items as one word of a command, whatever quotes and options they hold.
  private func dryRun(_ command: String, _ items: String) throws {
    let line = Commands.CommandLine(arguments: [command, "--dry-run", "--", items])
    try check(interpreter.run(line))
  }

  private func importAll(_ bytes: [UInt8], _ name: String, _ kinds: [String]) throws {
    let path = try written(bytes, name)
    for kind in kinds {
      do {
        let line = Commands.CommandLine(arguments: ["data", "import", kind, path, "--dry-run"])
        try check(interpreter.run(line))
      } catch let error as LarderError where !error.message.isEmpty {
        // The next kind may read it.
      }
    }
  }

  private func importRecipes(_ bytes: [UInt8], _ name: String) throws {
    let path = try written(bytes, name)
    try check(interpreter.run(Commands.CommandLine(arguments: ["recipe", "import", path, "--dry-run"])))
  }

  /// Writes the answer as JSON, which must not fail either.
  private func check(_ outcome: Interpreter.Outcome?) throws {
    guard let report = outcome?.report else { return }
    _ = report.json.line
  }

  private func written(_ bytes: [UInt8], _ name: String) throws -> String {
    let path = folder.file(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
