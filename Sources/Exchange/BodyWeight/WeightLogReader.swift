package import Domain

/// Reads a table of body weights that a scale or an app has exported, row by row.
///
/// The table needs a column of dates and a column of weights. The two columns are found by their names (`Date`,
/// `Datum`, `Weight (kg)`, `Gewicht`) or, in a table without column names, by the contents of the first row. Other
/// columns are ignored.
package final class WeightLogReader {
  /// The result of reading a row of the table.
  package enum Record {
    /// A weight, with the time of day in minutes after midnight if the row states it.
    case weight(BodyWeight, minute: Int?)
    case refused(RefusedRecord)
  }

  /// The indices of the columns that are used.
  private struct Columns {
    let date: Int
    let weight: Int
    /// The column with the unit of each weight; nil if there is no such column.
    let unit: Int?
    /// The unit in the name of the weight column, such as `kg`; nil if the name contains no unit.
    let namedUnit: String?
    /// Whether the table has no column names, so that its first row contains a weight.
    let isWithoutNames: Bool
  }

  private let reader: CSVReader
  private let columns: Columns
  private let order: DateOrder?
  private let isInPounds: Bool
  private let last: Day
  private var isFirst = true

  /// Opens a table and reads all its dates.
  ///
  /// `order` is the order of day and month in dates such as `9/10/2026`; if it is nil, the file's dates must show it.
  /// Weights without a unit are in kg, or in pounds if `isInPounds`; rows after the day `last` are refused. Throws
  /// `badFile` if the file is not a table of weights, and `doubtful` if the order of day and month remains unclear.
  package init(_ file: ImportFile, order: DateOrder? = nil, isInPounds: Bool = false, last: Day) throws(LarderError) {
    let reader = try CSVReader(try file.open(), name: file.path)
    let columns = try Self.columns(reader.header, path: file.path)
    (self.reader, self.columns, self.isInPounds, self.last) = (reader, columns, isInPounds, last)
    reader.minimumFields = max(columns.date, columns.weight) + 1
    let found = try DateOrder.found(in: Self.dates(try CSVReader(try file.open(), name: file.path), columns))
    self.order = order ?? found.order
    if found.isNeeded, self.order == nil {
      throw LarderError(
        .doubtful, "the dates of \(ImportFile.quoted(file.path)) can be read with the day or the month first",
        hint: "say which: --dates dmy or --dates mdy")
    }
  }

  /// The share of the file that has been read: 0 to 1.
  package var progress: Double { reader.progress }

  /// Reads the next row that has a weight, or that cannot be read and is refused; nil at the end.
  ///
  /// Throws if the rest of the file cannot be read.
  package func next() throws(LarderError) -> Record? {
    if isFirst, columns.isWithoutNames {
      isFirst = false
      if let record = record(reader.header) { return record }
    }
    while true {
      switch try reader.next() {
      case .end: return nil
      case .refused(let refused): return .refused(refused)
      case .record:
        let fields = [columns.date, columns.weight, columns.unit ?? columns.date].map { reader.text($0)?.text ?? "" }
        if let record = record(date: fields[0], weight: fields[1], unit: columns.unit == nil ? nil : fields[2]) {
          return record
        }
      }
    }
  }

  private func record(_ fields: [String]) -> Record? {
    func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }
    return record(date: field(columns.date), weight: field(columns.weight), unit: columns.unit.map(field))
  }

  /// Reads the fields of a row; nil if the row has no weight, but only, for example, the body fat.
  private func record(date: String, weight: String, unit: String?) -> Record? {
    guard !weight.isEmpty else { return nil }
    do throws(LarderError) {
      guard let day = ImportDate.day(date, order) else {
        throw LarderError(.badDay, "\(ImportFile.quoted(date)) is not a date")
      }
      guard day <= last else { throw LarderError(.badDay, "\(ImportFile.quoted(date)) is still to come") }
      let hasUnit = weight.contains(where: \.isLetter)
      let ownUnit = unit.flatMap { $0.isEmpty ? nil : $0 }
      let unit = hasUnit ? nil : ownUnit ?? columns.namedUnit
      let kilograms = try BodyWeight.read(unit.map { "\(weight) \($0)" } ?? weight, isInPounds: isInPounds)
      return .weight(BodyWeight(day: day, kilograms: kilograms), minute: ImportDate.minute(date))
    } catch { return .refused(reader.refusal(error.message)) }
  }

  private static let dateNames = ["date", "datum", "day", "tag", "time", "zeit", "timestamp"]
  private static let weightNames = [
    "weight", "gewicht", "bodyweight", "mass", "masse", "kg", "lb", "lbs",
  ]
  private static let unitNames = ["unit", "units", "einheit"]

  private static func columns(_ header: [String], path: String) throws(LarderError) -> Columns {
    let names = header.map { $0.lowercased() }
    // The more specific names are tried first, because `Fat mass (kg)` contains some of the others.
    func index(_ wanted: [String]) -> Int? {
      wanted.lazy.compactMap { names.firstIndex(of: $0) }.first
        ?? wanted.lazy.compactMap { word in names.firstIndex { words($0).contains(word) } }.first
    }
    if let date = index(dateNames), let weight = index(weightNames), date != weight {
      let unit = words(names[weight]).first { ["kg", "lb", "lbs", "pound", "pounds", "st", "stone"].contains($0) }
      return Columns(date: date, weight: weight, unit: index(unitNames), namedUnit: unit, isWithoutNames: false)
    }
    if let date = header.firstIndex(where: { ImportDate.parts($0) != nil }),
      let weight = header.indices.first(where: { $0 != date && (try? BodyWeight.read(header[$0])) != nil })
    {
      return Columns(date: date, weight: weight, unit: nil, namedUnit: nil, isWithoutNames: true)
    }
    throw LarderError(
      .badFile, "\(ImportFile.quoted(path)) is not a table of weights: it needs a column `Date` and a column `Weight`",
      hint: "such as a first line `Date,Weight (kg)` and lines like `2026-11-20,73.2`")
  }

  private static func words(_ name: String) -> [String] { name.split { !$0.isLetter }.map(String.init) }

  /// All dates in the file, each once.
  private static func dates(_ reader: CSVReader, _ columns: Columns) throws(LarderError) -> Set<String> {
    reader.minimumFields = 1
    var dates: Set<String> = []
    if columns.isWithoutNames { dates.insert(reader.header[columns.date]) }
    while true {
      switch try reader.next() {
      case .end: return dates
      case .refused: continue
      case .record:
        // The limit is far above any real log, as in a log of meals.
        if let date = reader.text(columns.date)?.text, date.utf8.count <= 40, dates.count < 100_000 {
          dates.insert(date)
        }
      }
    }
  }
}
