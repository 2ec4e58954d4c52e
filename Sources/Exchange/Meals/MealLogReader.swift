package import Domain
internal import Figures

/// Reads a log exported by MyFitnessPal, Cronometer or Lose It!, item by item.
package final class MealLogReader {
  /// The program that wrote the log.
  package let kind: MealLogKind
  /// The order of day and month in the dates, either passed by the caller or found in the file; nil if the dates need
  /// no order.
  package let dateOrder: DateOrder?
  /// Whether each record is the sum of a meal or a day, as in MyFitnessPal and in Cronometer's daily summary.
  package let isSummary: Bool
  private let reader: CSVReader
  private let columns: MealColumns
  private let decimalMark: DecimalMark

  /// Opens a log and reads all its dates.
  ///
  /// `order` is the order of day and month in dates such as `9/10/2026`; if it is nil, the file's dates must show it.
  /// Throws `badFile` if the file is of another kind, `doubtful` if the order of day and month remains unclear.
  package init(_ file: ImportFile, member: String? = nil, kind: MealLogKind, order: DateOrder? = nil)
    throws(LarderError)
  {
    self.kind = kind
    let member = member ?? kind.member(of: file)
    let name = member ?? file.path
    reader = try CSVReader(try file.open(member), name: name)
    let columns = try MealColumns(reader.header, kind, path: name)
    self.columns = columns
    isSummary = columns.name == nil
    reader.minimumFields = ([columns.date, columns.name ?? 0] + columns.values.map(\.index)).max().map { $0 + 1 } ?? 1
    let first = try Self.look(try CSVReader(try file.open(member), name: name), columns)
    decimalMark = first.decimalMark
    let found = try DateOrder.found(in: first.dates)
    dateOrder = order ?? found.order
    if found.isNeeded, dateOrder == nil {
      throw LarderError(
        .doubtful, "the dates of \(ImportFile.quoted(name)) can be read with the day or the month first",
        hint: "say which: --dates dmy or --dates mdy")
    }
  }

  /// The total energy in kcal of all records read so far, not including exercise and entries that were deleted in the
  /// other program.
  ///
  /// The energy of records that cannot be imported as items is included.
  package private(set) var energy = 0.0

  /// The share of the file that has been read: 0 to 1.
  package var progress: Double { reader.progress }

  /// Reads the next record: an item, or a record that cannot be imported; nil at the end.
  ///
  /// Throws if the rest of the file cannot be read.
  package func next() throws(LarderError) -> MealRecord? {
    while true {
      switch try reader.next() {
      case .end: return nil
      case .refused(let refused): return .refused(refused)
      case .record:
        // Entries that the person deleted in the other program are not items.
        guard !isDeleted else { continue }
        if text(columns.meal)?.lowercased() != "exercise" { energy += energyOfRecord }
        do throws(LarderError) { return .item(try item()) } catch { return .refused(reader.refusal(error.message)) }
      }
    }
  }

  /// Finds all dates in the file, each once, and the decimal mark of its numbers.
  private static func look(_ reader: CSVReader, _ columns: MealColumns) throws(LarderError)
    -> (dates: Set<String>, decimalMark: DecimalMark)
  {
    reader.minimumFields = 1
    var dates: Set<String> = []
    var points = 0
    var commas = 0
    while true {
      switch try reader.next() {
      case .end: return (dates, commas > points ? .comma : .point)
      case .refused: continue
      case .record: break
      }
      // The limit is far above any real log: thirty years are eleven thousand days.
      if let date = reader.text(columns.date)?.text, date.utf8.count <= 40, dates.count < 100_000 { dates.insert(date) }
      for value in columns.values {
        guard let text = reader.text(value.index)?.text, text.utf8.count <= 24 else { continue }
        switch CSVSample.evidence(text) {
        case .point: points += 1
        case .comma: commas += 1
        case nil: break
        }
      }
    }
  }

  private var isDeleted: Bool {
    guard let column = columns.deleted, let text = reader.text(column)?.text.lowercased() else { return false }
    return ["1", "true", "yes", "y"].contains(text)
  }

  private func text(_ column: Int?) -> String? {
    column.flatMap { reader.text($0) }.flatMap { $0.isDamaged ? nil : ImportName.clean($0.text) }
  }

  private func item() throws(LarderError) -> ImportedMealItem {
    guard let date = reader.text(columns.date)?.text else { throw LarderError(.badDay, "no date") }
    guard let day = ImportDate.day(date, dateOrder) else {
      throw LarderError(.badDay, "\(ImportFile.quoted(date)) is not a date")
    }
    let meal = text(columns.meal)
    guard meal?.lowercased() != "exercise" else { throw LarderError(.badValue, "exercise is not eaten") }
    let minute = ImportDate.minute(columns.time.flatMap { reader.text($0)?.text } ?? date)
    let (amount, grams) = amount()
    let item = ImportedMealItem(
      day: day, minute: minute, slot: Self.slot(meal), name: try name(meal), amountText: amount, grams: grams,
      stated: try stated(), note: text(columns.note), line: reader.line)
    // An item without energy and weight, such as a pill, is kept: it was taken, and what it contains is unknown. But a
    // summary without any values is not an item.
    guard !isSummary || !item.stated.isEmpty else { throw LarderError(.badValue, "no energy and no weight") }
    return item
  }

  /// The energy in the current record, in kcal; 0 if the record states no energy, or an impossible amount.
  private var energyOfRecord: Double {
    for value in columns.values where value.field == .kcal || value.field == .kilojoules {
      guard case .value(let number, _) = reader.number(value.index, decimalMark), (0...100_000).contains(number) else {
        continue
      }
      let isKilojoules = value.field == .kilojoules || value.unit == .kilojoule
      return isKilojoules ? number / EnergyFactor.kilojoules : number
    }
    return 0
  }

  private func name(_ meal: String?) throws(LarderError) -> String {
    guard columns.name == nil else {
      guard let name = text(columns.name) else { throw LarderError(.badValue, "no food") }
      return name
    }
    return meal.map { "\($0), all of it" } ?? "the day, all of it"
  }

  /// The amount as text, and as grams if it is a weight or volume; the grams are nil for any other amount.
  private func amount() -> (text: String, grams: Double?) {
    guard let column = columns.amount, let amount = reader.text(column)?.text else { return ("", nil) }
    let text = columns.units.flatMap { reader.text($0)?.text }.map { "\(amount) \($0)" } ?? amount
    let clean = ImportName.clean(text) ?? ""
    return (clean, ImportAmount.grams(clean).flatMap { $0 > 0 && $0 <= FoodCheck.maximumGrams ? $0 : nil })
  }

  /// The energy and nutrients of an item; throws for impossible values, such as more than 100,000 kcal.
  private func stated() throws(LarderError) -> StatedNutrients {
    var stated = StatedNutrients()
    for value in columns.values {
      guard let path = value.field.path else { continue }
      switch reader.number(value.index, decimalMark) {
      case .empty: continue
      case .unreadable:
        throw LarderError(
          .badNumber,
          "\(ImportFile.quoted(reader.text(value.index)?.text ?? "")) is not a number for \(value.field.label)")
      case .value(let number, _):
        guard number >= 0, number <= 1_000_000 else {
          throw LarderError(.outOfRange, "\(reader.header[value.index]): \(Figure.exact(number)) is not possible")
        }
        let amount = try CSVFoodReader.converted(number, from: value.unit, of: value.field)
        stated[keyPath: amount.isKilojoules ? \.kilojoules : path] = amount.value
      }
    }
    guard (stated.kilocalories ?? 0) <= 100_000, (stated.kilojoules ?? 0) <= 400_000 else {
      throw LarderError(.outOfRange, "more than 100,000 kcal")
    }
    return stated
  }

  /// The meal of the day that a name such as `Breakfast`, `Snacks` or `Morning snack` means; nil if it means no meal.
  static func slot(_ name: String?) -> Slot? {
    guard let name else { return nil }
    return name.split(whereSeparator: \.isWhitespace).lazy.compactMap { word in
      word.utf8.count >= 4 ? Slot.read(String(word)) : nil
    }.first
  }
}
