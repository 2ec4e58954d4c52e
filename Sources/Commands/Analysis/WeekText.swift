internal import Charts
internal import Domain
internal import Text

/// The lines under a week's bars: each could stand alone when read aloud.
struct WeekText {
  let report: WeekReport
  let canvas: Canvas
  private static let label = 9

  var lines: [StyledLine] {
    guard report.summary.daysLogged > 0 else {
      return row("Energy", ["nothing logged in this week"]) + row("More", ["week --prev", "eat 2 eggs"])
    }
    let notable = report.notable.isEmpty ? [] : row("Notable", report.notable.map(\.text))
    return row("Energy", energy) + macros + markers + unknown + notable
      + row("More", ["day mon", "chart fiber --last 8w", "week --prev"])
  }

  private var energy: [String] {
    let summary = report.summary
    let mean = summary.loggedDayAverage?[.calories].rounded() ?? 0
    let goal = Double(report.goals.calories)
    let isTodayIn = summary.days.contains { $0.day == report.today && $0.total != nil }
    let included = isTodayIn ? ", with today" : ""
    var parts = ["mean \(Figure.text(mean)) of \(Figure.text(goal)) a logged day\(included)"]
    if let before = report.previous.loggedDayAverage?[.calories].rounded() {
      parts.append("week before \(Figure.text(before)) (\(Figure.signed(mean - before)))")
    }
    let isRunning = summary.period.contains(report.today)
    // Days that went by without an entry are unknown: neither their goal nor an intake of zero counts.
    let counted = summary.days.count { $0.total != nil || $0.day >= report.today }
    let left = goal * Double(counted) - summary.total[.calories]
    if isRunning {
      let last = summary.period.to.weekday.short
      parts.append(left >= 0 ? "\(Figure.text(left)) left to \(last)" : "\(Figure.text(-left)) over by \(last)")
    }
    return parts
  }

  /// How many items lack which nutrient: the sums leave them out.
  private var unknown: [StyledLine] {
    let total = report.summary.total
    let missing = Nutrient.allCases.filter { total.unknown($0) > 0 }.map { nutrient in
      let count = total.unknown(nutrient)
      return "\(nutrient.label) of \(count) \(count == 1 ? "item" : "items")"
    }
    return missing.isEmpty ? [] : row("Unknown", missing)
  }

  private var macros: [StyledLine] {
    let shares = report.summary.macros.map(\.share)
    guard shares.contains(where: { $0 > 0 }) else { return [] }
    let percents = SplitBars.percents(shares)
    let goal = Macro.allCases.map { Figure.text(report.goals.shares.percent($0)) }.joined(separator: "/")
    let words = zip(["P", "C", "F"], percents).map { "\($0) \($1)" }.joined(separator: "  ") + " %"
    let tail = "   \(words)   goal \(goal)"
    let width = min(35, canvas.width - Self.label - tail.cells)
    guard width >= 10, !canvas.isAccessible else { return row("Macros", ["\(words) of kcal", "goal \(goal)"]) }
    return [
      StyledLine("Macros".padded(to: Self.label))
        + SplitBars.bar(shares, width: width, glyphs: canvas.glyphs, letters: ["P", "c", "f"])
        + StyledLine(tail)
    ]
  }

  /// Two on a line where there is room.
  private var markers: [StyledLine] {
    let needed = HealthMarker.fewestDays
    if report.summary.daysLogged < needed {
      return row("Markers", ["sodium, saturated fat, sugar and fiber are judged from \(needed) logged days on"])
    }
    let cells = report.summary.markers.map { MarkerText.line($0, on: canvas) }
    let width = (canvas.width - Self.label) / 2
    let fits = cells.allSatisfy { $0.cells <= width - 1 } && canvas.width >= 60
    let rows =
      fits
      ? stride(from: 0, to: cells.count, by: 2).map { Array(cells[$0..<min($0 + 2, cells.count)]) } : cells.map { [$0] }
    return rows.enumerated().flatMap { index, parts -> [StyledLine] in
      if !fits, let marker = parts.first, marker.cells > canvas.width - Self.label {
        return row(index == 0 ? "Markers" : "", [marker.plain])
      }
      var line = StyledLine((index == 0 ? "Markers" : "").padded(to: Self.label))
      for (place, part) in parts.enumerated() {
        line = line + (place + 1 < parts.count ? part.padded(to: width) : part)
      }
      return [line]
    }
  }

  /// Parts joined by dots; a line breaks between two parts, inside one only where it is too long by itself.
  private func row(_ label: String, _ parts: [String]) -> [StyledLine] {
    let room = canvas.width - Self.label
    let separator = canvas.show(" · ")
    var lines: [String] = []
    for part in parts.map(canvas.show) {
      if let last = lines.last, last.cells + separator.cells + part.cells <= room {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: room)
      }
    }
    return lines.enumerated().map { index, text in
      StyledLine((index == 0 ? label : "").padded(to: Self.label)) + StyledLine(text)
    }
  }
}

/// A health marker as a sign, a word and its amounts.
enum MarkerText {
  static func line(_ marker: HealthMarker, on canvas: Canvas) -> StyledLine {
    let (sign, word, ink) = status(marker.level, isASCII: canvas.isASCII)
    let amount = marker.perDay.map { FoodText.amount($0, marker.nutrient) } ?? "?"
    let limit = marker.limit.map { Figure.text($0) } ?? "?"
    let name = marker.nutrient == .saturatedFat ? "sat. fat" : marker.nutrient.label
    return StyledLine("\(sign) \(word) ", ink) + StyledLine("\(name) \(amount) of \(limit) \(marker.unit)")
  }

  private static func status(_ level: HealthMarker.Level, isASCII: Bool) -> (sign: String, word: String, ink: Ink) {
    switch level {
    case .good: (isASCII ? "ok" : "●", "GOOD", .green)
    case .moderate: (isASCII ? "!" : "◆", "MODERATE", .yellow)
    case .high: (isASCII ? "!!" : "▲", "HIGH", .red)
    case .low: (isASCII ? "!!" : "▼", "LOW", .red)
    case .cannotTell: ("?", "CANNOT TELL", .faint)
    case .notEnoughData: ("?", "UNKNOWN", .faint)
    }
  }
}
