internal import Charts
internal import Text

/// Lays out facts as lines of a screen: labels on the left, values to the right of them as far as there is room.
struct FactLayout {
  let facts: Document.Facts
  let canvas: Canvas

  /// The minimum number of cells that must be left for the text beside a drawing; if fewer are left, the text goes
  /// below the drawing.
  private static let minimumRoom = 30
  /// The width in cells below which nothing is laid out side by side.
  private static let narrow = 60
  /// The cells between two parts that are side by side.
  private static let gap = 2
  /// The separator between parts of a line that are not joined by dots.
  private static let separation = "   "

  private var rows: LabelledRows { LabelledRows(canvas: canvas, labelWidth: facts.labelWidth) }
  private var room: Int { rows.room }
  private var isWide: Bool { canvas.width >= Self.narrow }

  /// The lines of all facts; a fact's label is in front of its first line.
  var lines: [StyledLine] {
    facts.rows.flatMap { fact in
      content(of: fact).enumerated().map { rows.line($0.offset == 0 ? canvas.show(fact.label) : "", $0.element) }
    }
  }

  private func content(of fact: Document.Fact) -> [StyledLine] {
    var entries: [(text: StyledLine, note: Document.Note?)] = []
    var texts: [StyledLine] = []
    var offers: [StyledLine] = []
    var charted: [Document.Charted] = []
    for value in fact.values {
      switch value {
      case .text(let text): texts.append(text.shown(on: canvas))
      case .offer(let command): offers.append(StyledLine(canvas.show(command)))
      case .entry(let text, let note): entries.append((text.shown(on: canvas), note))
      case .charted(let row): charted.append(row)
      case .drawing, .table: break
      }
    }
    switch fact.values.first {
    case .drawing(let chart, let unit): return drawn(chart, unit, beside: texts)
    case .table(let table): return table.lines(on: Canvas(width: room, glyphs: canvas.glyphs))
    case .charted: return closed(self.charted(charted), by: texts, offers)
    default:
      return entries.isEmpty
        ? flow(fitting(texts + offers, lines: fact.lineLimit)) : listed(entries, after: texts, offers)
    }
  }

  // MARK: Texts

  /// Joins pieces of text by dots.
  ///
  /// Lines break between the pieces; a single piece is broken only if it is too long for a line.
  private func flow(_ texts: [StyledLine], room: Int? = nil) -> [StyledLine] {
    LabelledRows.flow(texts, room: room ?? self.room, hang: facts.labelWidth == 0 ? Self.gap : 0, on: canvas)
  }

  /// The first pieces of text, as many as fit in `lines` lines, but at least one; all pieces if `lines` is nil.
  private func fitting(_ texts: [StyledLine], lines: Int?) -> [StyledLine] {
    guard let lines else { return texts }
    return texts.reduce(into: []) { kept, text in
      if kept.isEmpty || flow(kept + [text]).count <= lines { kept.append(text) }
    }
  }

  // MARK: Drawings

  private func drawn(_ chart: any InlineChart, _ unit: String, beside texts: [StyledLine]) -> [StyledLine] {
    if canvas.isAccessible { return flow([StyledLine(canvas.show(chart.words(unit: unit)))] + texts) }
    return chart.key.isEmpty ? fixed(chart, beside: texts) : stretched(chart, unit, beside: texts)
  }

  /// A drawing of a fixed width, with the text beside it if there is room, and below it otherwise.
  private func fixed(_ chart: any InlineChart, beside texts: [StyledLine]) -> [StyledLine] {
    guard chart.widths.lowerBound <= room else { return flow(texts) }
    let drawing = chart.line(on: canvas, width: chart.widths.upperBound)
    guard room - drawing.cells >= Self.minimumRoom else { return [drawing] + flow(texts) }
    return flow(texts, room: room - drawing.cells - Self.gap).enumerated().map { index, text in
      (index == 0 ? drawing : StyledLine()).padded(to: drawing.cells + Self.gap) + text
    }
  }

  /// A drawing as wide as the line allows, followed by its key and the text; only the key and the text if there is no
  /// room for the drawing.
  private func stretched(_ chart: any InlineChart, _ unit: String, beside texts: [StyledLine]) -> [StyledLine] {
    let key = StyledLine(canvas.show(chart.key))
    let tail = StyledLine(Self.separation) + StyledLine.joined([key] + texts, by: Self.separation)
    let width = min(chart.widths.upperBound, room - tail.cells)
    guard width >= chart.widths.lowerBound else {
      return flow([unit.isEmpty ? key : key + StyledLine(" " + canvas.show(unit))] + texts)
    }
    return [chart.line(on: canvas, width: width) + tail]
  }

  // MARK: Rows with drawings

  /// The rows in columns of names, drawings and figures; if these are too wide, the figures of a row go below it.
  private func charted(_ rows: [Document.Charted]) -> [StyledLine] {
    if canvas.isAccessible { return rows.flatMap { StyledLine(canvas.show($0.sentence)).wrapped(to: room) } }
    let names = rows.map { StyledLine(canvas.show($0.name)) }
    let nameWidth = names.map(\.cells).max() ?? 0
    let drawings = rows.map { $0.drawing.line(on: canvas, width: $0.drawing.widths.upperBound) }
    let figures = rows.map { $0.figures.map { $0.shown(on: canvas) } }
    let columns = figures.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      figures.map { column < $0.count ? $0[column].cells : 0 }.max() ?? 0
    }
    let drawn = zip(names, drawings).map { $0.padded(to: nameWidth + Self.gap) + $1 }
    let start = drawn.map(\.cells).max() ?? 0
    let isBeside = isWide && widths.reduce(start) { $0 + Self.gap + $1 } <= room
    return zip(drawn, figures).flatMap { row, figures in
      guard isBeside else {
        return [row] + flow(figures, room: room - Self.gap).map { StyledLine("".padded(to: Self.gap)) + $0 }
      }
      var (line, end) = (row, start)
      for (figure, width) in zip(figures, widths) {
        line = line.padded(to: end + Self.gap) + figure
        end += Self.gap + width
      }
      return [line]
    }
  }

  // MARK: Entries

  /// Lays out entries: those with notes first, one per line, then the others, two per line.
  private func listed(
    _ entries: [(text: StyledLine, note: Document.Note?)], after texts: [StyledLine], _ offers: [StyledLine]
  ) -> [StyledLine] {
    let noted = entries.compactMap { entry in entry.note.map { (text: entry.text, note: $0) } }
    let width = noted.map(\.text.cells).max() ?? 0
    let lines =
      noted.flatMap { self.noted($0.text, $0.note, from: width) }
      + paired(entries.filter { $0.note == nil }.map(\.text))
    return closed(lines, by: texts, offers)
  }

  /// Adds text that refers to all of the lines: at the end of the last line if there is room, otherwise below it.
  ///
  /// If the text fits on the last line, the suggested commands are left out.
  private func closed(_ lines: [StyledLine], by texts: [StyledLine], _ offers: [StyledLine]) -> [StyledLine] {
    guard !texts.isEmpty else { return lines + flow(offers) }
    let last = StyledLine.joined(
      [lines.last ?? StyledLine(), StyledLine.joined(texts, by: canvas.show(" · "))], by: Self.separation)
    return last.cells <= room ? lines.dropLast() + [last] : lines + flow(texts + offers)
  }

  /// An entry with its note beside it if there is room, and with the note below it otherwise.
  private func noted(_ entry: StyledLine, _ note: Document.Note, from width: Int) -> [StyledLine] {
    if isWide, let text = note.text(in: room - width - Self.gap, on: canvas) {
      return [entry.padded(to: width + Self.gap) + StyledLine(text)]
    }
    let below = note.text(in: room - Self.gap, on: canvas).map { StyledLine("".padded(to: Self.gap) + $0) }
    return entry.wrapped(to: room) + [below].compactMap(\.self)
  }

  /// The entries, two on each line if there is room.
  private func paired(_ entries: [StyledLine]) -> [StyledLine] {
    func widest(_ place: Int) -> Int {
      stride(from: place, to: entries.count, by: 2).map { entries[$0].cells }.max() ?? 0
    }
    let width = max(room / 2, widest(0) + Self.gap)
    guard isWide, width + widest(1) <= room else { return entries.flatMap { $0.wrapped(to: room) } }
    return stride(from: 0, to: entries.count, by: 2).map { index in
      index + 1 < entries.count ? entries[index].padded(to: width) + entries[index + 1] : entries[index]
    }
  }
}
