internal import Charts
internal import Domain
internal import Figures
internal import Store
internal import Text

/// The card shown when Larder opens: at most a dozen lines on 80 columns, so that the prompt stays in view.
struct HomeCard {
  let report: HomeReport
  let canvas: Canvas

  private var week: MemberSummary { report.week }

  var document: Document {
    let period = PeriodTitle.text(week.summary.period, today: week.summary.today)
    return Document(
      title: "\(week.profile.name) · \(period)",
      headline: heading.joined(separator: " · "), parts: [.facts(Document.Facts(facts))] + trips)
  }

  private var heading: [String] {
    let sums = week.summary
    let coverage = "\(sums.daysLogged.counted(of: sums.daysCounted, "day")) logged"
    return report.lastDay == nil ? [name] : [name, PeriodTitle.text(sums.period, today: sums.today), coverage]
  }

  private var facts: [Document.Fact?] {
    guard let lastDay = report.lastDay else {
      return [Document.Fact("Energy", ["nothing logged yet: `eat 2 eggs and a banana` logs a first meal"]), inbox]
    }
    guard week.summary.daysLogged > 0 else {
      let last = "last logged on \(DayText.weekday(lastDay, today: week.summary.today))"
      return [
        Document.Fact("Energy", ["nothing logged this week, \(last)", "`eat 2 eggs` logs a meal"]), spent, inbox,
      ]
    }
    return [energy, today, spent, inbox]
  }

  private var name: String { MemberText.titled(week.profile, on: canvas) }

  private var energy: Document.Fact? {
    let word = MemberText.word(week).map { ", \($0.text)" } ?? ""
    let isMixed = report.today.total != nil && week.summary.daysLogged > 1 && week.verdict != nil
    let included = isMixed ? ", today included" : ""
    var parts = ["mean \(MemberText.mean(week)) of \(MemberText.goal(week)) kcal\(word)\(included)"]
    if let change = week.calorieChange {
      parts.append("\(PeriodTitle.comparison(week.summary.period, today: week.summary.today)): \(change.words())")
    }
    guard !canvas.isAccessible else { return Document.Fact("Week", parts) }
    let days = Sparkline(name: "", unit: "kcal", series: MemberText.series(week), scale: MemberText.scale([week]))
    return Document.Fact("Week", [.drawing(days)] + parts.map { .text(StyledLine($0)) })
  }

  private var today: Document.Fact? {
    guard let total = report.today.total else {
      return Document.Fact("Today", ["nothing logged", "`eat 2 eggs` logs a meal"])
    }
    let unknown = total.unknown(.calories)
    let eaten = "\(Figure.text(total[.calories])) of \(MemberText.goal(week)) kcal"
    let left = MemberText.left(total[.calories], of: week.goals)
    return Document.Fact("Today", [eaten, left, unknown > 0 ? "\(unknown.counted("item")) unknown" : ""])
  }

  private var spent: Document.Fact? {
    let spent = SpentText(
      spending: report.spending, money: MoneyText(currency: report.currency, canvas: canvas))
    return spent.trips > 0 ? Document.Fact("Spent", spent.parts) : nil
  }

  private var inbox: Document.Fact? {
    let count = report.inboxReady
    guard count > 0 else { return nil }
    return Document.Fact("Inbox", ["\(count.counted("recipe")) \(count == 1 ? "is" : "are") ready in the inbox"])
  }

  private var trips: [Document.Part] {
    guard !report.trips.isEmpty else { return [] }
    let money = MoneyText(currency: report.currency, canvas: canvas)
    let cells = report.trips.map { trip in
      let unpriced = trip.unpriced > 0 ? ", \(trip.unpriced) without a price" : ""
      return [
        StyledLine("#\(trip.id)", .faint), StyledLine(DayText.weekday(trip.day, today: week.summary.today)),
        StyledLine(trip.store ?? ""), StyledLine(trip.total.map(money.text) ?? "?"),
        StyledLine(trip.items.counted("item") + (canvas.width < 60 ? "" : unpriced), .faint),
      ]
    }
    let table = TextTable([.init("", .right), .init("", .right), .init(""), .init("", .right), .init("")], rows: cells)
    return [.heading("Last trips"), .table(table)]
  }
}
