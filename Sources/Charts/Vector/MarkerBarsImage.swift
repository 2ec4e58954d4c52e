extension MarkerBars {
  /// A bar for each amount as a percentage of its limit, with both thresholds, the sign and word of the verdict, and
  /// the amounts.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if rows.isEmpty {
      sheet.words(emptyText)
    } else {
      let columns = ImageColumns(
        left: [.init(rows.map(\.name), limit: 130)],
        right: [
          .init(
            rows.map { $0.verdict?.word ?? "" }, limit: 130, marks: rows.map { $0.verdict.map { .init($0.sign) } }),
          .init(rows.map(\.amounts), anchor: .end, limit: 180),
          .init(rows.map { $0.percent.map { "\($0) %" } ?? "" }, role: .muted, anchor: .end, limit: 60),
        ])
      let end = MarkerScale.end(of: shares, seconds: seconds)
      let axis = BarAxis(from: columns.barStart, to: columns.barEnd, percent: end * 100, spacing: 50)
      let lines = rows.map { row in
        BarLines.Line(title: sentence(row)) { Self.bar(row, on: axis, end: end, y: $0, height: $1) }
      }
      BarLines(lines: lines, columns: columns, axis: axis, goalLabel: nil, height: 30).draw(on: &sheet)
      sheet.legend(legend.map { .init(mark: Self.mark($0.part), words: $0.words) })
    }
    sheet.footer(footer.map { [$0] })
    return sheet.image(of: self, title: heading.line)
  }

  private static func bar(_ row: Row, on axis: BarAxis, end: Double, y: Double, height: Double) -> [VectorImage.Shape] {
    let thresholds = [row.limit.map { _ in (1.0, false) }, row.limit?.second.map { ($0, true) }].compactMap { $0 }
    let marks = thresholds.map { share, isDashed in
      VectorImage.Shape.line(
        [.init(x: axis.x(of: share * 100), y: y - 4), .init(x: axis.x(of: share * 100), y: y + height + 4)],
        role: .strong, isDashed: isDashed)
    }
    guard let share = row.share else {
      return axis.bar(row.amount == nil ? .unknown : .value(0), words: row.words, y: y, height: height)
        + (row.amount == nil ? [] : axis.note(row.words ?? "", y: y, height: height)) + marks
    }
    let role = role(of: row)
    let shown = min(share, end)
    let within = row.direction == .atMost ? min(1, shown) : shown
    var bars = axis.bar(axis.shown(within * 100), y: y, height: height, role: role)
    if shown > within {
      let (start, stop) = (axis.x(of: within * 100), axis.x(of: shown * 100))
      bars.append(
        .rectangle(x: start, y: y, width: max(2, stop - start), height: height, role: role, fill: .hatched))
    }
    return bars + marks + (share > end ? [axis.arrow(y: y, height: height, role: role)] : [])
  }

  private static func role(of row: Row) -> VectorImage.Role {
    switch row.verdict?.sign {
    case .good: .good
    case .moderate: .moderate
    case .high: .high
    case .low: .low
    case .unknown, nil: .series
    }
  }

  private static func mark(_ part: LegendPart) -> ImageMark {
    switch part {
    case .limit: .stroke(.strong, isDashed: false)
    case .second: .stroke(.strong, isDashed: true)
    case .beyond: .arrow(.strong)
    }
  }
}

extension ImageMark {
  /// Creates the mark that is drawn for a level, such as high or good.
  fileprivate init(_ sign: LevelSign) {
    switch sign {
    case .good: self = .disc(.good)
    case .moderate: self = .diamond(.moderate)
    case .high: self = .up(.high)
    case .low: self = .down(.low)
    case .unknown: self = .question(.unknown)
    }
  }
}
