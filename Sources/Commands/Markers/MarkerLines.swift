internal import Domain
internal import Text

/// Markers behind a label: those that are not good come first, each with its largest source.
struct MarkerLines {
  /// How many sources of a nutrient are named.
  static let sourcesEach = 3

  let markers: [HealthMarker]
  /// The largest sources of each nutrient; empty if they are not to be shown.
  var sources: [Nutrient: [NutrientSourceTotal]] = [:]
  let total: NutrientTotal
  let rows: LabelledRows

  private var canvas: Canvas { rows.canvas }
  private var isWide: Bool { canvas.width >= 60 }

  /// The markers behind a label; nil where there are none.
  func fact(_ label: String) -> Document.Fact? {
    let content = content
    return content.isEmpty ? nil : Document.Fact(label: label, lines: content)
  }

  /// The lines without the label, for the width to its right.
  var content: [StyledLine] {
    let named = markers.filter { largest($0) != nil }
    let others = markers.filter { largest($0) == nil }.map { MarkerText.line($0, on: canvas) }
    let width = named.map { MarkerText.line($0, on: canvas).cells }.max() ?? 0
    return named.flatMap { withSource($0, from: width) } + paired(others)
  }

  /// The source named beside a marker; nil for a good marker, or if nothing is or can be judged.
  private func largest(_ marker: HealthMarker) -> NutrientSourceTotal? {
    switch marker.level {
    case .good, .cannotTell, .notEnoughData: nil
    case .moderate, .high, .low: sources[marker.nutrient]?.first
    }
  }

  /// The source beside the markers if there is room, and below each otherwise.
  private func withSource(_ marker: HealthMarker, from width: Int) -> [StyledLine] {
    let line = MarkerText.line(marker, on: canvas)
    guard let source = largest(marker) else { return line.wrapped(to: rows.room) }
    func text(_ room: Int) -> String? {
      MarkerText.largest(
        source, of: marker.nutrient, total: total[marker.nutrient], room: room, on: canvas)
    }
    if isWide, let text = text(rows.room - width - Self.gap) {
      return [line.padded(to: width + Self.gap) + StyledLine(text)]
    }
    return line.wrapped(to: rows.room) + (text(rows.room - Self.gap).map { [StyledLine("  " + $0)] } ?? [])
  }

  /// The cells between a marker and the text beside it.
  private static let gap = 2

  /// Two cells on each line if there is room.
  private func paired(_ cells: [StyledLine]) -> [StyledLine] {
    func widest(_ place: Int) -> Int { stride(from: place, to: cells.count, by: 2).map { cells[$0].cells }.max() ?? 0 }
    let width = max(rows.room / 2, widest(0) + Self.gap)
    guard isWide, width + widest(1) <= rows.room else { return cells.flatMap { $0.wrapped(to: rows.room) } }
    return stride(from: 0, to: cells.count, by: 2).map { index in
      index + 1 < cells.count ? cells[index].padded(to: width) + cells[index + 1] : cells[index]
    }
  }
}
