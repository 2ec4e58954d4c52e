internal import Domain
internal import Exchange
internal import Figures
internal import Foundation
internal import Store

/// Imports the foods of a file into the food bank, or shows what the import would do.
struct FoodImportRun {
  let session: Session
  let invocation: Invocation
  let input: ImportInput

  static let maximumShown = 5

  func run() throws -> ImportReport {
    let start = ContinuousClock.now
    // Read the settings before the write begins, since nothing else can be read within it; the progress bar is drawn
    // in the household's theme.
    _ = session.settings
    defer { session.progress(nil) }
    let reader = try input.locatingErrors(in: invocation) { try opened() }
    // The number of foods is known only after all of them have been read.
    if !invocation.has(DataCommands.dryRun) { try session.backUpBeforeImport(rows: nil) }
    return try input.locatingErrors(in: invocation) {
      invocation.has(DataCommands.dryRun)
        ? try preview(reader) : try write(reader, since: start)
    }
  }

  private func opened() throws -> any FoodReader {
    let file = try ImportFile(path: input.path)
    switch input.kind {
    case .csv:
      let mapping = try invocation.word(DataCommands.map).map { word in
        try invocation.locatingErrors(at: word) { try CSVMapping(word.text) }
      }
      return try CSVFoodReader(file, sourceName: try sourceName(), mapping: mapping ?? CSVMapping())
    case .openfoodfacts: return try OpenFoodFacts.reader(file)
    case .usda: return try USDAFoods.reader(file)
    case .larder, .myfitnesspal, .cronometer, .loseit, .weight:
      throw LarderError(.badFile, "\(input.kind.title) has no foods")
    }
  }

  /// The name recorded as the source of the imported foods: the name given with `--source`, or else the file's name.
  private func sourceName() throws -> String {
    guard let word = invocation.word(DataCommands.source) else { return input.baseName }
    guard let name = try? FoodCheck.name(word.text) else {
      throw invocation.error(
        .badValue, "--source needs a name of 1 to \(FoodCheck.longestName) characters", at: word,
        hint: "such as --source \"Swiss table\"")
    }
    return name
  }

  private func preview(_ reader: any FoodReader) throws -> ImportReport {
    var shown: [Food] = []
    let tally = try session.household().rehearseImport(now: session.now) { sink in
      try take(
        reader, into: sink, refusing: { _ in },
        showing: { food in
          guard shown.count < Self.maximumShown else { return }
          var food = food
          (food.isUserCreated, food.createdAt, food.updatedAt) = (false, session.now, session.now)
          shown.append(food)
        })
    }
    return ImportReport(
      input: input, contents: .foods(source: reader.sourceName, columns: reader.columns, shown: shown), tally: tally,
      isPreview: true)
  }

  private func write(_ reader: any FoodReader, since start: ContinuousClock.Instant) throws -> ImportReport {
    try RefusedFile.during(input, invocation, session) { refused in
      let written = try session.household().importFoods(
        invocation.label, author: session.author(), kind: input.kind.rawValue, file: input.name, now: session.now
      ) { sink in
        let tally = try take(reader, into: sink, refusing: { try refused?.add($0) }, showing: { _ in })
        try refused?.finish()
        return tally
      }
      // The file was imported before: its refused records are already in a file.
      if written.step == nil, written.value.taken > 0 { refused?.discard() }
      try refused?.publish()
      return ImportReport(
        input: input, contents: .foods(source: reader.sourceName, columns: [], shown: []), tally: written.value,
        refusedFile: refused?.path, seconds: Self.seconds(since: start), step: written.step)
    }
  }

  /// Passes all records of the file to the food bank.
  private func take(
    _ reader: any FoodReader, into sink: FoodImport, refusing: @escaping (RefusedRecord) throws -> Void,
    showing: @escaping (Food) -> Void
  ) throws -> ImportTally {
    let importer = FoodBankImporter(sink: sink, refusing: refusing, showing: showing)
    func tell(_ share: Double, _ count: String) {
      session.progress(Progress(title: input.name, share: share, count: count))
    }
    while let record = try reader.next() {
      guard try importer.take(record) else { continue }
      tell(reader.progress, importer.tally.taken.counted("food"))
    }
    try importer.flush()
    tell(1, "making the foods searchable")
    return importer.tally
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}
