internal import Domain
internal import Figures
internal import Store
internal import Text

/// A trip that was saved, changed, looked at or understood.
struct TripReport: Report {
  let profile: String?
  let today: Day
  var trip: Trip
  let currency: Currency
  /// The numbers of the new or changed items.
  var added: [Int] = []
  var remarks: [String] = []
  var step: Step?
  /// Whether the trip is only previewed and not saved.
  var isPreview = false
  /// Whether a form shows the report and then asks whether to save the trip.
  var isOffered = false
  /// Whether the trip was only looked at; the report then shows its nutrients and has no closing line.
  var isShown = false

  var json: JSON {
    .object([
      "profile": .optional(profile), "trip": .trip(trip, currency), "added": .array(added.map(JSON.int)),
      "remarks": .array(remarks.map(JSON.string)), "undo": .optional(step?.id),
    ])
  }

  var table: CSVTable? { TripText.csv([trip], currency) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let bar = canvas.isASCII ? " | " : " · "
    let number = isShown ? "#\(trip.id)" : nil
    let head = [profile, DayText.weekday(trip.day, today: today), trip.store, trip.time?.clock, number].compactMap(
      \.self)
    let texts = TripText(money: MoneyText(currency: currency, canvas: canvas))
    var lines = canvas.show(head.joined(separator: bar)).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
    lines += texts.rows(trip, marking: isShown ? [] : added)
    lines += canvas.remarks(remarks)
    if trip.items.isEmpty {
      lines.append(StyledLine("no items yet: `trip item add 500g tomatoes \(currency.example())`", .faint))
      if trip.printedTotal != nil { lines += WriteReport.fitted(texts.summary(trip), on: canvas) }
    } else {
      lines += WriteReport.fitted(texts.summary(trip), on: canvas)
    }
    if isShown { return lines + texts.nutrition(trip) }
    if isOffered { return lines }
    if isPreview { return lines + [.dryRun] }
    let day = DayText.relative(trip.day, to: today)
    return lines + [WriteReport.closing(profile.map { "\($0), \(day)" } ?? day, step, canvas)]
  }
}

/// Several trips of one profile.
struct TripListReport: Report {
  let profile: String
  let today: Day
  let trips: [Trip]
  let currency: Currency

  var json: JSON { .object(["profile": .string(profile), "trips": .array(trips.map { .trip($0, currency) })]) }
  var table: CSVTable? { TripText.csv(trips, currency) }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !trips.isEmpty else {
      let hint = "`bought 500g tomatoes \(currency.example()) at REWE` writes a trip down."
      return canvas.show("\(profile) has no trips to list: \(hint)").wrapped(to: canvas.width).map { StyledLine($0) }
    }
    let money = MoneyText(currency: currency, canvas: canvas)
    let isNarrow = canvas.width < 60
    let rows = trips.map { trip in
      let day = isNarrow ? DayText.short(trip.day) : DayText.weekday(trip.day, today: today)
      let total = trip.total.map(money.text) ?? (trip.items.isEmpty ? "" : "?")
      let start = [
        StyledLine("#\(trip.id)", .faint), StyledLine(day), StyledLine(trip.store ?? ""),
        StyledLine(total + (trip.unpriced > 0 && trip.printedTotal == nil ? "+" : "")),
      ]
      let names = StyledLine(trip.items.map(\.name).joined(separator: ", "))
      let energy = trip.isEnergyKnown ? Figure.text(trip.nutrients[.calories]) : trip.items.isEmpty ? "" : "?"
      return start + (isNarrow ? [names] : [StyledLine(energy), names])
    }
    let columns: [TextTable.Column] =
      [.init("#", .right), .init("day"), .init("store"), .init("total", .right)]
      + (isNarrow ? [] : [.init("kcal", .right)]) + [.init("items")]
    return TextTable(columns, rows: rows).lines(on: canvas)
  }
}
