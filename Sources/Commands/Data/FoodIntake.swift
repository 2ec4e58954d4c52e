internal import Domain
internal import Exchange
internal import Store

/// Passes the foods of a file on to the bank, some at a time, and counts what becomes of them.
final class FoodIntake {
  private(set) var tally = ImportTally()
  private let sink: FoodImport
  private let refusing: (RefusedRecord) throws -> Void
  private let showing: (Food) -> Void
  private var waiting: [ImportedFood] = []
  private var records = 0

  /// Foods that are written at once: enough to spare statements, few enough to stay small and to stop soon.
  private static let portion = 500

  /// - Parameters:
  ///   - refusing: Is given each record that is not taken.
  ///   - showing: Is given each food that is taken.
  init(
    sink: FoodImport, refusing: @escaping (RefusedRecord) throws -> Void, showing: @escaping (Food) -> Void
  ) {
    self.sink = sink
    self.refusing = refusing
    self.showing = showing
  }

  /// Takes a record; true where it is a good moment to say how far the file is read.
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

  /// Writes what waits.
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
            line: imported.line, text: imported.food.name, reason: "`\(number)` stands further up in the file"))
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
