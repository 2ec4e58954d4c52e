internal import Domain
internal import Exchange
internal import Store

/// Passes the foods of a file to the food bank a few hundred at a time, and counts how many are added, updated, left
/// unchanged or refused.
final class FoodBankImporter {
  private(set) var tally = ImportTally()
  private let sink: FoodImport
  private let refusing: (RefusedRecord) throws -> Void
  private let showing: (Food) -> Void
  private var waiting: [ImportedFood] = []
  private var records = 0

  /// The number of foods saved at a time: enough to be fast, but few enough to need little memory and to stop soon
  /// after an interruption.
  private static let portion = 500

  /// Creates an importer for one file.
  ///
  /// - Parameters:
  ///   - refusing: Called with each record that is not imported.
  ///   - showing: Called with each food that is imported.
  init(
    sink: FoodImport, refusing: @escaping (RefusedRecord) throws -> Void, showing: @escaping (Food) -> Void
  ) {
    self.sink = sink
    self.refusing = refusing
    self.showing = showing
  }

  /// Queues the food of a record, or counts the record as refused; returns true when it is time to show the progress.
  func take(_ record: FoodRecord) throws -> Bool {
    switch record {
    case .reading:
      try sink.checkInterruption()
      return true
    case .refused(let refused): try refuse(refused)
    case .food(let imported):
      do throws(LarderError) {
        try FoodCheck.range(imported.food.nutrients)
        waiting.append(imported)
      } catch {
        try refuse(RefusedRecord(line: imported.line, text: imported.food.name, reason: error.message))
      }
    }
    records += 1
    guard records.isMultiple(of: Self.portion) else { return false }
    try flush()
    return true
  }

  /// Saves the queued foods.
  func flush() throws {
    let outcomes = try sink.add(waiting.map(\.food))
    for (imported, outcome) in zip(waiting, outcomes) {
      switch outcome {
      case .new: tally.new += 1
      case .updated: tally.updated += 1
      case .unchanged: tally.unchanged += 1
      case .kept: tally.kept += 1
      case .repeated:
        let number = imported.food.source?.id ?? ""
        try refuse(
          RefusedRecord(
            line: imported.line, text: imported.food.name, reason: "`\(number)` occurs earlier in the file"))
        continue
      }
      showing(imported.food)
      tally.note(imported.notes)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func refuse(_ record: RefusedRecord) throws {
    tally.refuse(record.reason)
    try refusing(record)
  }
}
