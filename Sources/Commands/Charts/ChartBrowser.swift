internal import Charts
internal import Domain
internal import Figures
internal import Store
internal import Text

/// A line chart that the user browses with the arrow keys, day by day and nutrient by nutrient.
final class ChartBrowser {
  /// What the chart can show; the up and down keys switch between the subjects.
  enum Subject: Hashable {
    case nutrient(Nutrient)
    case weight
  }

  /// All days, with the total of each nutrient.
  private let data: ChartData
  /// The weights on the chart's days and on the six days before these; empty if the chart shows another person's
  /// values.
  private let weights: [BodyWeight]
  private let height: Int?
  private let subjects: [Subject]
  private var place: Int
  private var cursor: DayCursor
  /// Reads the details of a single day.
  private let read: (Day) throws -> BrowsedDay.Details
  private var known: [Day: BrowsedDay.Details] = [:]
  /// The day that the user opened with Enter, which closes the chart; nil if no day was opened.
  private(set) var opened: Day?

  /// Creates a browser that shows `subject` first, with the cursor on today.
  ///
  /// Weight is among the subjects if any weights are given, or if it is `subject`.
  init(
    _ data: ChartData, weights: [BodyWeight], subject: Subject, height: Int?,
    read: @escaping (Day) throws -> BrowsedDay.Details
  ) {
    self.data = data
    self.weights = weights
    self.height = height
    self.read = read
    let nutrients = Nutrient.allCases.map(Subject.nutrient)
    subjects = nutrients + (weights.isEmpty && subject != .weight ? [] : [.weight])
    place = subjects.firstIndex(of: subject) ?? 0
    let logged = data.sums.filter { $0.total != nil || $0.partialEnergy != nil }.map(\.day)
    cursor = DayCursor(
      days: Self.first(of: logged + weights.map(\.day), data)...data.days.upperBound,
      last: max(data.today, logged.last ?? data.today), at: data.today)
  }

  /// The first day that the cursor can reach: the first day of the week in which the log begins.
  ///
  /// If the log begins less than three weeks ago, the cursor stops at the first logged day itself.
  private static func first(of days: [Day], _ data: ChartData) -> Day {
    let last = min(data.today, data.days.upperBound)
    guard let earliest = days.min(), earliest <= last else { return data.days.lowerBound }
    return max(data.days.lowerBound, last - earliest < 20 ? earliest : earliest.weekStart(data.weekStart))
  }

  var screen: KeyScreen { KeyScreen(lines: { self.lines(on: $0) }, press: { self.press($0) }) }

  // MARK: Keys

  /// Moves the cursor or switches the subject; returns false if the key closes the chart.
  func press(_ key: ScreenKey) -> Bool {
    switch key {
    case .left: cursor.move(by: -1)
    case .right: cursor.move(by: 1)
    case .pageUp: cursor.move(by: -7)
    case .pageDown: cursor.move(by: 7)
    case .home: cursor.moveToFirst()
    case .end: cursor.moveToLast()
    case .up: place = (place + subjects.count - 1) % subjects.count
    case .down: place = (place + 1) % subjects.count
    case .enter:
      opened = cursor.day
      return false
    case .leave: return false
    }
    return true
  }

  // MARK: The screen

  /// The maximum number of days in a window, one cell each: eight weeks.
  private static let mostDays = 56
  /// The smallest width, in cells, at which the text about a day fits on two lines.
  private static let wide = 60

  /// The chart, below it the text about the cursor's day, and in the last row the keys.
  func lines(on canvas: Canvas) -> [StyledLine] {
    // Show whole weeks, so that a weekday is at the same place on each screen.
    cursor.show(max(7, min(Self.mostDays, TrendChart.room(on: canvas) / 7 * 7)))
    let rows = canvas.rows ?? 24
    let said = said(on: canvas)
    let chart = chart(on: canvas).looked(at: cursor.day - cursor.shown.lowerBound)
    let drawn = chart.lines(fitting: rows - said.count - 2, on: canvas)
    let gap = max(1, rows - drawn.count - said.count - 1)
    // An empty line separates the chart from the text; the keys are in the last row.
    return (drawn + [""] + said + Array(repeating: "", count: gap - 1) + [keys(on: canvas)]).suffix(rows)
  }

  private func chart(on canvas: Canvas) -> TrendChart {
    switch subjects[place] {
    case .nutrient(let nutrient):
      let data = data.within(cursor.shown)
      let coverage = "\(data.loggedDays.counted(of: data.dayCount, "day")) logged"
      return TrendDrawing(data: data, nutrient: nutrient)
        .chart(coverage: canvas.width < Self.wide ? nil : coverage, height: height, summary: [])
    case .weight:
      return WeightChartReport(
        profile: data.profile, days: cursor.shown, weights: weights, today: data.today, weekStart: data.weekStart,
        interval: .day, height: height
      ).chart(on: canvas)
    }
  }

  /// The text about the cursor's day; it always takes the same number of lines, so that the chart keeps its height.
  private func said(on canvas: Canvas) -> [StyledLine] {
    let count = canvas.width < Self.wide ? 5 : 2
    let parts =
      switch subjects[place] {
      case .nutrient(let nutrient): day(nutrient).parts(on: canvas)
      case .weight: BrowsedDay.parts(cursor.day, weights, today: data.today, on: canvas)
      }
    var lines = Self.joined(parts.map(canvas.show), by: canvas.show(" · "), width: canvas.width)
    if lines.count > count {
      lines[count - 1] = lines[(count - 1)...].joined(separator: " ").truncated(to: canvas.width, in: canvas.glyphs)
    }
    return lines.prefix(count).map { StyledLine($0) } + Array(repeating: "", count: max(0, count - lines.count))
  }

  /// The parts on as few lines as possible; a line breaks between parts, or within a part that is too wide.
  private static func joined(_ parts: [String], by separator: String, width: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.cells + separator.cells + part.cells <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: width)
      }
    }
  }

  private func day(_ nutrient: Nutrient) -> BrowsedDay {
    let day = cursor.day
    return BrowsedDay(
      day: day, today: data.today, nutrient: nutrient,
      drawing: TrendDrawing(data: data.within(day...day), nutrient: nutrient), sum: data.sums.first { $0.day == day },
      details: details(of: day))
  }

  /// The details of a day, which are read only once; nil if they cannot be read now, for example because the file is
  /// locked.
  private func details(of day: Day) -> BrowsedDay.Details? {
    if let known = known[day] { return known }
    guard data.sums.contains(where: { $0.day == day }) else { return .init(sum: nil, foods: [:]) }
    let details = try? read(day)
    known[day] = details
    return details
  }

  private func keys(on canvas: Canvas) -> StyledLine {
    let texts =
      canvas.isASCII
      ? [
        "left, right: day  up, down: nutrient  Enter opens the day  q leaves",
        "arrows: day, nutrient  Enter day  q ends",
      ]
      : ["← → day   ↑ ↓ nutrient   Enter opens the day   q leaves", "←→ day  ↑↓ nutrient  Enter day  q ends"]
    let text = texts.first { $0.cells <= canvas.width } ?? texts[1]
    return StyledLine(text, .faint).truncated(to: canvas.width, in: canvas.glyphs)
  }
}

extension ChartData {
  /// The same data, limited to these days.
  fileprivate func within(_ days: ClosedRange<Day>) -> ChartData {
    ChartData(
      profile: profile, days: days, sums: sums.filter { days.contains($0.day) }, today: today, weekStart: weekStart,
      goals: goals, reference: reference, interval: interval)
  }
}
