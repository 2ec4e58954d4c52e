internal import Domain
internal import Text

/// An explanation as lines: one step per line if there is room, with numbered sources listed at the end.
struct ExplanationText {
  let explanation: Explanation
  let canvas: Canvas

  private static let indent = 2

  var lines: [StyledLine] {
    let blocks = [head] + explanation.sections.map(section) + [rows, notices, uncertainty, sources, closing, more]
    let full = blocks.filter { !$0.isEmpty }
    return full.enumerated().flatMap { $0.offset == 0 ? $0.element : [StyledLine()] + $0.element }
  }

  private var head: [StyledLine] {
    let title = wrapped(explanation.title).map { StyledLine($0, .bold) }
    let remark = explanation.remark.map { canvas.remarks([$0]) } ?? []
    return title + remark + explanation.facts.flatMap(wrapped).map { StyledLine($0) }
  }

  private func wrapped(_ text: String) -> [String] { canvas.show(text).wrapped(to: canvas.width) }

  // MARK: Steps

  private func section(_ section: Explanation.Section) -> [StyledLine] {
    guard !section.derivation.isEmpty else { return [] }
    let title = section.title.map { wrapped($0).map { StyledLine($0, .bold) } } ?? []
    let shownLines = section.derivation.map(shown)
    if canvas.isAccessible { return title + shownLines.flatMap(sentence) }
    return title + (aligned(shownLines) ?? shownLines.flatMap { stacked($0, among: shownLines) })
  }

  /// The parts of a step as they are shown.
  private struct ShownLine {
    let title: String
    let equation: String
    /// The result with its unit: `= 1,302 kcal`; empty for a remark.
    let result: String
    /// The number of the source in brackets: `[1]`; empty without a source.
    let mark: String
  }

  private func shown(_ line: DerivationLine) -> ShownLine {
    ShownLine(
      title: canvas.show(line.title), equation: canvas.show(line.equation + Self.remark(of: line)),
      result: line.resultText.map { canvas.show("= \($0)") } ?? "", mark: mark(line.publication))
  }

  /// The choice made in this step, to be shown after the equation; empty if the step cites a source.
  ///
  /// If the step cites a source, the choice is stated in the list of sources below the steps.
  private static func remark(of line: DerivationLine) -> String {
    line.publication == nil ? line.passage.map { "; \($0)" } ?? "" : ""
  }

  private func mark(_ publication: Publication?) -> String {
    let number = publication.flatMap { publication in
      explanation.sources.firstIndex { $0.key == publication.key }
    }
    return number.map { "[\($0 + 1)]" } ?? ""
  }

  /// The minimum number of cells that an equation or a remark needs beside the step's name; with fewer, the step takes
  /// several lines.
  private static let minimumRoom = 40

  /// Formats the steps in columns; nil if they do not fit side by side.
  ///
  /// A step without a result is a remark. It may use the width of the results too, and is wrapped if it is long.
  private func aligned(_ shownLines: [ShownLine]) -> [StyledLine]? {
    let what = shownLines.map(\.title.cells).max() ?? 0
    let equation = shownLines.filter { !$0.result.isEmpty }.map(\.equation.cells).max() ?? 0
    let room = canvas.width - Self.indent - what - 2
    guard room >= Self.minimumRoom else { return nil }
    var lines: [StyledLine] = []
    var last = ""
    for shownLine in shownLines {
      let mark = shownLine.mark.isEmpty ? "" : "  " + shownLine.mark
      let parts =
        shownLine.result.isEmpty
        ? (shownLine.equation + mark).wrapped(to: room).map { StyledLine($0) }
        : [StyledLine(shownLine.equation.padded(to: equation) + "  " + shownLine.result) + StyledLine(mark, .faint)]
      guard parts.allSatisfy({ $0.cells <= room }) else { return nil }
      let name = shownLine.title == last ? "" : shownLine.title
      last = shownLine.title
      lines += parts.enumerated().map { index, part in
        let head = String(repeating: " ", count: Self.indent) + (index == 0 ? name : "").padded(to: what) + "  "
        return (StyledLine(head, .faint) + part).trimmed
      }
    }
    return lines
  }

  /// Formats a step on several lines: its name first, then the equation, with the result beside the equation if there
  /// is room.
  private func stacked(_ shownLine: ShownLine, among shownLines: [ShownLine]) -> [StyledLine] {
    let margin = String(repeating: " ", count: 2 * Self.indent)
    let room = canvas.width - margin.cells
    let head = StyledLine(String(repeating: " ", count: Self.indent) + shownLine.title, .faint)
    let marked = shownLine.mark.isEmpty ? head : head + StyledLine(" " + shownLine.mark, .faint)
    let results = shownLines.map(\.result.cells).max() ?? 0
    let calculated = shownLines.filter { !$0.result.isEmpty && $0.equation.cells + 2 + results <= room }
    let column = calculated.map(\.equation.cells).max()
    if !shownLine.result.isEmpty, let column, shownLine.equation.cells <= column {
      return [marked, StyledLine(margin + shownLine.equation.padded(to: column) + "  " + shownLine.result)]
    }
    let parts = shownLine.equation.wrapped(to: room) + (shownLine.result.isEmpty ? [] : [shownLine.result])
    return [marked] + parts.map { StyledLine(margin + $0) }
  }

  private func sentence(_ shownLine: ShownLine) -> [StyledLine] {
    let source = shownLine.mark.isEmpty ? "" : ", source \(shownLine.mark.dropFirst().dropLast())"
    let result = shownLine.result.isEmpty ? "" : " \(shownLine.result)"
    return wrapped("\(shownLine.title): \(shownLine.equation)\(result)\(source).").map { StyledLine($0) }
  }

  // MARK: Below the steps

  private var rows: [StyledLine] { explanation.rows?.lines(on: canvas) ?? [] }

  private var uncertainty: [StyledLine] {
    explanation.doubts.flatMap { wrapped("Uncertain: \($0)") }.map { StyledLine($0) }
  }

  private var notices: [StyledLine] {
    explanation.notices.flatMap { notice -> [StyledLine] in
      let mark = mark(notice.publication)
      let (sign, ink) = GuideWords.sign(notice.weight, on: canvas)
      let text = " \(notice.text)" + (mark.isEmpty ? "" : " \(mark)")
      return (StyledLine(sign, ink) + StyledLine(canvas.show(text))).wrapped(to: canvas.width)
    }
  }

  private var closing: [StyledLine] {
    explanation.closing.map { wrapped($0).map { StyledLine($0, .faint) } } ?? []
  }

  private var sources: [StyledLine] {
    let sources = explanation.sources
    guard !sources.isEmpty else { return [] }
    return [StyledLine("Sources", .bold)]
      + sources.enumerated().flatMap { index, source in
        let number = "[\(index + 1)] "
        let used = source.passages.isEmpty ? [] : ["used: " + source.passages.joined(separator: "; ")]
        let parts = ["\(source.key): \(source.title)"] + used + [source.locator]
        let room = canvas.width - Self.indent - number.cells
        return parts.flatMap { canvas.show($0).wrapped(to: room) }.enumerated().map { line in
          let head = line.offset == 0 ? number : String(repeating: " ", count: number.cells)
          return StyledLine(String(repeating: " ", count: Self.indent) + head, .faint) + StyledLine(line.element)
        }
      }
  }

  private var more: [StyledLine] {
    FactLayout(facts: .init(labelWidth: 6, [.more(explanation.more)]), canvas: canvas).lines
  }
}
