internal import Domain
internal import Exchange
internal import Foundation
internal import Store

/// Takes the foods of a file into the bank, or shows what that would do.
struct FoodImportRun {
  let session: Session
  let invocation: Invocation
  let place: ImportPlace

  /// Foods that are written at once: enough to spare statements, few enough to stay small and to stop soon.
  private static let portion = 500
  static let mostShown = 5

  func run() throws -> ImportReport {
    let start = ContinuousClock.now
    defer { session.progress(nil) }
    let reader = try place.blaming(invocation) { try opened() }
    return try place.blaming(invocation) {
      invocation.has(DataCommands.dryRun)
        ? try preview(reader) : try write(reader, since: start)
    }
  }

  private func opened() throws -> any FoodReader {
    let file = try ImportFile(path: place.path)
    switch place.kind {
    case .csv:
      let mapping = try invocation.word(DataCommands.map).map { word in
        try invocation.blaming(word) { try CSVMapping(word.text) }
      }
      return try CSVFoodReader(file, sourceName: try sourceName(), mapping: mapping ?? CSVMapping())
    case .openfoodfacts: return try OpenFoodFacts.reader(file)
    case .usda: return try USDAFoods.reader(file)
    case .myfitnesspal, .cronometer, .loseit:
      throw LarderError(.badFile, "\(place.kind.title) has no foods, only meals")
    }
  }

  /// What a table's foods are known under.
  private func sourceName() throws -> String {
    guard let word = invocation.word(DataCommands.source) else { return place.baseName }
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
          guard shown.count < Self.mostShown else { return }
          var food = food
          (food.isUserCreated, food.createdAt, food.updatedAt) = (false, session.now, session.now)
          shown.append(food)
        })
    }
    return ImportReport(
      place: place, contents: .foods(source: reader.sourceName, columns: reader.columns, shown: shown), tally: tally,
      isPreview: true)
  }

  private func write(_ reader: any FoodReader, since start: ContinuousClock.Instant) throws -> ImportReport {
    let refused =
      invocation.has(DataCommands.noRefused)
      ? nil : RefusedFile(beside: place.path, named: place.baseName, orIn: session.workingFolder)
    do {
      let written = try session.household().importFoods(
        invocation.label, kind: place.kind.rawValue, file: place.name, now: session.now
      ) { sink in
        let tally = try take(reader, into: sink, refusing: { try refused?.add($0) }, showing: { _ in })
        try refused?.close()
        return tally
      }
      // The same file once more: what was refused stands in a file already.
      if written.step == nil, written.value.taken > 0 { refused?.discard() }
      return ImportReport(
        place: place, contents: .foods(source: reader.sourceName, columns: [], shown: []), tally: written.value,
        refusedFile: refused?.path, seconds: Self.seconds(since: start), step: written.step)
    } catch {
      refused?.discard()
      throw error
    }
  }

  /// Reads the file to its end, some foods at a time.
  private func take(
    _ reader: any FoodReader, into sink: FoodImport, refusing: (RefusedRecord) throws -> Void,
    showing: (Food) -> Void
  ) throws -> ImportTally {
    var tally = ImportTally()
    var waiting: [ImportedFood] = []
    func refuse(_ record: RefusedRecord) throws {
      tally.refuse(record.reason)
      try refusing(record)
    }
    func flush() throws {
      let outcomes = try sink.add(waiting.map(\.food))
      for (imported, outcome) in zip(waiting, outcomes) {
        switch outcome {
        case .new: tally.new += 1
        case .updated: tally.updated += 1
        case .unchanged: tally.unchanged += 1
        case .kept: tally.kept += 1
        case .repeated:
          try refuse(
            RefusedRecord(
              line: imported.line, text: imported.food.name,
              reason: "`\(imported.food.source?.id ?? "")` stands further up in the file"))
          continue
        }
        showing(imported.food)
        tally.note(imported.notes)
      }
      waiting.removeAll(keepingCapacity: true)
      session.progress(
        Progress(title: place.name, share: reader.progress, count: ImportText.counted(tally.taken, "food")))
    }
    var read = 0
    while let record = try reader.next() {
      read += 1
      switch record {
      case .refused(let refused): try refuse(refused)
      case .food(let imported):
        do throws(LarderError) {
          try FoodCheck.range(imported.food.nutrients)
          waiting.append(imported)
        } catch {
          try refuse(RefusedRecord(line: imported.line, text: imported.food.name, reason: error.message))
        }
      }
      if read.isMultiple(of: Self.portion) { try flush() }
    }
    try flush()
    session.progress(Progress(title: place.name, share: 1, count: "making the foods searchable"))
    return tally
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}
