internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The facts below a period's picture: amounts, goals, changes, findings, suggestions.
struct PeriodFacts {
  let report: PeriodReport
  let canvas: Canvas
  let detail: PeriodScreen.DetailLevel
  /// Whether only a few facts are shown, because the picture of a comparison needs the room.
  let isPicture: Bool

  private var summary: PeriodSummary { report.summary }
  private var drawing: PeriodDrawing { PeriodDrawing(report: report) }

  var facts: [Document.Fact?] {
    let energy = PeriodEnergy(report: report)
    guard summary.items > 0 else {
      return [source, Document.Fact("Energy", energy.ofNothing), spent, more(PeriodAdvice(report: report).ofNothing)]
    }
    let next = more(PeriodAdvice(report: report).commands)
    if isPicture {
      // The means are already below the two bars of each day.
      let means = drawing.shape == .comparedBars ? nil : Document.Fact("Energy", energy.parts)
      return [source, means, changed, spent, next]
    }
    let lines = energy.withoutDoubtful == nil ? 1 : 2
    let means = Document.Fact("Energy", energy.parts, lineLimit: detail == .full || canvas.width < 60 ? nil : lines)
    return [source, markers, means, macros, changed, notable, unknown, spent, next]
  }

  /// Says where the figures come from; nil unless a narrow line chart is drawn, because its heading has no room to say
  /// so.
  private var source: Document.Fact? {
    let isSaid = drawing.shape != .trend || canvas.width >= 60 || canvas.isAccessible
    return isSaid ? nil : Document.Fact("Based on", report.coverage)
  }

  private var macros: Document.Fact? {
    guard detail != .spare else { return nil }
    let goal = report.source == .meals ? MacroSplit.goal(report.goals) : "in food bought"
    return MacroSplit(total: summary.total).fact("Macros", beside: goal)
  }

  private var markers: Document.Fact? {
    // A marker of which nothing is known is left out; with `--all` it is shown with what is missing.
    let known = MarkerText.worstFirst(report.isWhole ? report.markers : report.markers.filter { $0.perDay != nil })
    // A marker without a verdict says nothing at a glance; it is shown with `--all`.
    let shown = report.isWhole ? known : known.filter(\.level.isJudged)
    let needed = HealthMarker.minimumDays
    guard summary.daysLogged >= needed else {
      let days = report.source == .meals ? "\(needed) logged days" : "\(needed) days with purchases"
      return report.isWhole
        ? Document.Fact("Markers", ["sodium, saturated fat, sugar and fiber are judged after \(days)"]) : nil
    }
    guard !shown.isEmpty else { return nil }
    if detail == .words || detail == .spare {
      return Document.Fact("Markers", MarkerText.judgements(shown, hasAmounts: detail == .words, on: canvas))
    }
    let sources = detail == .paired ? [:] : report.sources
    let entries = MarkerEntries(markers: shown, sources: sources, total: summary.total)
    return Document.Fact(
      "Markers",
      entries.values(on: canvas) + [
        .text(StyledLine(detail == .paired ? "" : against(shown), .faint)),
        .text(StyledLine(unknownOfMarkers(shown), .faint)),
        .offer(report.hasGuide || detail != .full ? "" : MarkerText.guideOffer(for: report.source)),
      ])
  }

  /// Whose limits are used to judge the period; the profile's own guide is only named with `--all`.
  private func against(_ markers: [HealthMarker]) -> String {
    switch (report.reference.owner, report.source) {
    case (.member, _): report.isWhole ? MarkerText.limits(of: report.reference.owner) : ""
    case (.family(let count), _): "by the family guide of \(count.counted("member"))"
    case (_, .meals) where report.hasGuide: "by adult limits: `guide member edit NAME --me` sets your own"
    case (_, .meals): MarkerText.limits(of: markers, report.reference.owner)
    case (_, .trips): "by one adult's limits"
    }
  }

  /// The nutrients that differ from what is usual; nil if no nutrient does.
  ///
  /// Also nil with `--all`, which has a separate chart with a row for each nutrient.
  private var changed: Document.Fact? {
    report.isWhole ? nil : UsualRows(report: report).fact(rowLimit: changedCount)
  }

  /// The maximum number of rows for nutrients that changed; nil to give each of these nutrients a row, 0 to show only
  /// their names.
  private var changedCount: Int? {
    switch detail {
    case .full: nil
    case .brief: 2
    case .paired, .words: 1
    // A single row takes no more room than its name.
    case .spare: report.changes.count == 1 ? 1 : 0
    }
  }

  private var notable: Document.Fact? {
    Document.Fact("Notable", NotableText(report: report).parts, lineLimit: lineCount)
  }

  /// The number of lines for a list of findings.
  private var lineCount: Int { detail == .full || canvas.width < 60 ? 2 : 1 }

  /// Says for how many items each nutrient is unknown; the sums do not include these items.
  ///
  /// If there is little room, only energy and the macros are listed here; the line of the markers then lists the
  /// nutrients that have a marker.
  private var unknown: Document.Fact? {
    let without = unknownWholly
    let named = detail == .full ? Nutrient.allCases : [.protein, .carbohydrates, .fat]
    return Document.Fact(
      "Unknown", (without > 0 ? ["all values of \(without.counted("item"))"] : []) + named.compactMap(unknownItems))
  }

  /// The number of items of unknown energy; these items have no nutrition values at all.
  private var unknownWholly: Int { summary.total.unknown(.calories) }

  /// Says for how many items a nutrient is unknown: `fiber of 2 items`.
  ///
  /// Nil if the energy of these items is unknown too, since `unknown` then counts them once for all nutrients.
  private func unknownItems(_ nutrient: Nutrient) -> String? {
    let count = summary.total.unknown(nutrient)
    return count > unknownWholly ? "\(nutrient.label) of \(count.counted("item"))" : nil
  }

  /// Says for how many items the markers' nutrients are unknown, which is the reason for a `≥`.
  ///
  /// Examples: `fiber of 2 items unknown`, `2 items not fully known`.
  ///
  /// Empty if all of these nutrients are known. If the line `Unknown` lists every nutrient, the text only explains `≥`.
  private func unknownOfMarkers(_ markers: [HealthMarker]) -> String {
    // The line `Unknown` has the numbers.
    if detail == .full { return markers.contains { $0.unknown > 0 } ? "\(MarkerText.atLeast) at least" : "" }
    let unknown = markers.map(\.nutrient).filter { unknownItems($0) != nil }
    guard let first = unknown.first.flatMap(unknownItems) else { return "" }
    let most = unknown.map { summary.total.unknown($0) }.max() ?? 0
    return unknown.count == 1 ? "\(first) unknown" : "\(most.counted("item")) not fully known"
  }

  /// What the trips cost; nil if there is no trip in this period or the one before.
  private var spent: Document.Fact? {
    let money = MoneyText(currency: report.currency, canvas: canvas)
    let spent = SpentText(spending: report.spending, money: money)
    guard spent.trips > 0 || report.previous.spent != nil else { return nil }
    let (whole, part) = (report.previous.spent, report.comparison.summary.spent)
    return Document.Fact(
      "Spent",
      spent.parts(of: summary.period, today: report.today, before: whole, sameDays: part == whole ? nil : part))
  }

  private func more(_ commands: [String]) -> Document.Fact? {
    .more(commands, lineLimit: canvas.width < 60 ? 2 : 1)
  }
}
