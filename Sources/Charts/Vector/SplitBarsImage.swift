internal import Figures
internal import Text

extension SplitBars {
  static let roles: [VectorImage.Role] = [.part1, .part2, .part3, .part4]

  /// The bars with their parts' letters on them, and a column of percentages for each part.
  package var image: VectorImage {
    let heading = [period, subject]
    var sheet = ImageSheet(title: title, parts: heading)
    sheet.legend(
      parts.enumerated().map { index, part in
        .init(
          mark: .swatch(Self.roles[index % 4], .solid()),
          words: ["\(part.name) (\(part.letter))", part.note].filter { !$0.isEmpty }.joined(separator: ", "))
      })
    let shares = rows.map { $0.shares.flatMap(Shares.init) }
    let percents = shares.map { $0?.apportioned(to: 100) }
    let totals = rows.map { $0.shares == nil ? "" : $0.total.map { Figure.text($0) } ?? "" }
    let columns = ImageColumns(
      left: [.init(rows.map(\.name), limit: 120, strongRows: rows.map(\.isSummary))],
      right: parts.indices.map { part in
        .init(
          percents.map { $0.map { part < $0.count ? "\($0[part])" : "" } ?? "" }, heading: "\(parts[part].letter) %",
          anchor: .end, limit: 44)
      } + [.init(totals, heading: totalUnit, anchor: .end, limit: 190)])
    let axis = BarAxis(from: columns.barStart, to: columns.barEnd, percent: 100, spacing: 25)
    let firstSummary = rows.firstIndex(where: \.isSummary)
    let lines = rows.indices.map { index in
      let (row, shares) = (rows[index], shares[index])
      return BarLines.Line(title: sentence(row), isApart: index == firstSummary) { y, height in
        guard let shares else {
          return row.shares == nil
            ? axis.bar(.missing, words: "no log", y: y, height: height) : axis.note("none", y: y, height: height)
        }
        return bar(shares, on: axis, y: y, height: height)
      }
    }
    if rows.isEmpty {
      sheet.words("No days.")
    } else {
      BarLines(lines: lines, columns: columns, axis: axis, goalLabel: nil, gap: 10).draw(on: &sheet)
    }
    sheet.footer([footer.map { [$0] } ?? []])
    return sheet.image(of: self, title: ([title] + heading).joined(separator: " · "))
  }

  /// The parts of a row, side by side with gaps between them, each with its letter if there is room.
  private func bar(_ shares: Shares, on axis: BarAxis, y: Double, height: Double) -> [VectorImage.Shape] {
    var from = 0.0
    return shares.parts.enumerated().flatMap { index, share -> [VectorImage.Shape] in
      let (start, end) = (axis.x(of: from * 100), axis.x(of: (from + share) * 100))
      from += share
      guard share > 0 else { return [] }
      let role = Self.roles[index % 4]
      let width = max(0.5, end - start - 1.5)
      let rectangle = VectorImage.Shape.rectangle(
        x: start, y: y, width: width, height: height, role: role, fill: .solid())
      let letter = index < parts.count ? parts[index].letter : ""
      guard TextExtent.width(letter, size: ImageSheet.smallSize, role: .strong) + 6 <= width else { return [rectangle] }
      let place = VectorImage.Point(x: start + width / 2, y: y + height / 2 + 4)
      return [rectangle, .text(letter, place, anchor: .middle, role: role, size: ImageSheet.smallSize)]
    }
  }
}
