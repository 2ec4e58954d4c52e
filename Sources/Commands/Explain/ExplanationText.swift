internal import Domain
internal import Text

/// An explanation as lines: one step a line where there is room, sources numbered and named at the end.
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
    guard !section.steps.isEmpty else { return [] }
    let title = section.title.map { wrapped($0).map { StyledLine($0, .bold) } } ?? []
    let steps = section.steps.map(shown)
    if canvas.isAccessible { return title + steps.flatMap(sentence) }
    return title + (aligned(steps) ?? steps.flatMap { stacked($0, among: steps) })
  }

  /// A step's parts as they are written.
  private struct Step {
    let what: String
    let equation: String
    /// `= 1,302 kcal`; empty for a remark.
    let result: String
    /// `[1]`; empty without a source.
    let mark: String
  }

  private func shown(_ step: Derivation) -> Step {
    Step(
      what: canvas.show(step.what), equation: canvas.show(step.equation + Self.remark(of: step)),
      result: step.resultText.map { canvas.show("= \($0)") } ?? "", mark: mark(step.publication))
  }

  /// What was chosen where nothing is cited; with a source it stands there.
  private static func remark(of step: Derivation) -> String {
    step.publication == nil ? step.place.map { "; \($0)" } ?? "" : ""
  }

  private func mark(_ publication: Publication?) -> String {
    let number = publication.flatMap { publication in
      explanation.sources.firstIndex { $0.key == publication.key }
    }
    return number.map { "[\($0 + 1)]" } ?? ""
  }

  /// Cells that a remark needs beside what it is of.
  private static let leastRoom = 40

  /// Steps in columns; nil where they do not fit beside each other.
  ///
  /// What has no result is a remark, which runs on where the results stand and is broken where it is long.
  private func aligned(_ steps: [Step]) -> [StyledLine]? {
    let what = steps.map(\.what.cells).max() ?? 0
    let equation = steps.filter { !$0.result.isEmpty }.map(\.equation.cells).max() ?? 0
    let room = canvas.width - Self.indent - what - 2
    guard room >= Self.leastRoom else { return nil }
    var lines: [StyledLine] = []
    var last = ""
    for step in steps {
      let mark = step.mark.isEmpty ? "" : "  " + step.mark
      let parts =
        step.result.isEmpty
        ? (step.equation + mark).wrapped(to: room).map { StyledLine($0) }
        : [StyledLine(step.equation.padded(to: equation) + "  " + step.result) + StyledLine(mark, .faint)]
      guard parts.allSatisfy({ $0.cells <= room }) else { return nil }
      let name = step.what == last ? "" : step.what
      last = step.what
      lines += parts.enumerated().map { index, part in
        let head = String(repeating: " ", count: Self.indent) + (index == 0 ? name : "").padded(to: what) + "  "
        return (StyledLine(head, .faint) + part).trimmed
      }
    }
    return lines
  }

  /// What it gives on a line of its own, the equation below it, the result beside it where there is room.
  private func stacked(_ step: Step, among steps: [Step]) -> [StyledLine] {
    let margin = String(repeating: " ", count: 2 * Self.indent)
    let room = canvas.width - margin.cells
    let head = StyledLine(String(repeating: " ", count: Self.indent) + step.what, .faint)
    let marked = step.mark.isEmpty ? head : head + StyledLine(" " + step.mark, .faint)
    let results = steps.map(\.result.cells).max() ?? 0
    let column = steps.filter { !$0.result.isEmpty && $0.equation.cells + 2 + results <= room }.map(\.equation.cells)
      .max()
    if !step.result.isEmpty, let column, step.equation.cells <= column {
      return [marked, StyledLine(margin + step.equation.padded(to: column) + "  " + step.result)]
    }
    let parts = step.equation.wrapped(to: room) + (step.result.isEmpty ? [] : [step.result])
    return [marked] + parts.map { StyledLine(margin + $0) }
  }

  private func sentence(_ step: Step) -> [StyledLine] {
    let source = step.mark.isEmpty ? "" : ", source \(step.mark.dropFirst().dropLast())"
    let result = step.result.isEmpty ? "" : " \(step.result)"
    return wrapped("\(step.what): \(step.equation)\(result)\(source).").map { StyledLine($0) }
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
        let used = source.places.isEmpty ? [] : ["used: " + source.places.joined(separator: "; ")]
        let parts = ["\(source.key): \(source.title)"] + used + [source.locator]
        let room = canvas.width - Self.indent - number.cells
        return parts.flatMap { canvas.show($0).wrapped(to: room) }.enumerated().map { line in
          let head = line.offset == 0 ? number : String(repeating: " ", count: number.cells)
          return StyledLine(String(repeating: " ", count: Self.indent) + head, .faint) + StyledLine(line.element)
        }
      }
  }

  private var more: [StyledLine] {
    explanation.more.isEmpty ? [] : LabelledRows(canvas: canvas, labelWidth: 6).row("More", explanation.more)
  }
}
