internal import Domain
internal import Text

/// An explanation as lines: one step a line where there is room, sources numbered and named at the end.
struct ExplanationText {
  let explanation: Explanation
  let canvas: Canvas

  private static let indent = 2

  var lines: [StyledLine] {
    let blocks = [head] + explanation.sections.map(section) + [rows, notices, uncertainty, sources, more]
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
      what: canvas.show(step.what), equation: canvas.show(step.equation),
      result: step.resultText.map { canvas.show("= \($0)") } ?? "", mark: mark(step.publication))
  }

  private func mark(_ publication: Publication?) -> String {
    let number = publication.flatMap { publication in
      explanation.sources.firstIndex { $0.key == publication.key }
    }
    return number.map { "[\($0 + 1)]" } ?? ""
  }

  /// Steps in columns; nil where they do not fit beside each other.
  private func aligned(_ steps: [Step]) -> [StyledLine]? {
    let what = steps.map(\.what.cells).max() ?? 0
    // What has no result is a remark, which may run on where the results stand.
    let equation = steps.filter { !$0.result.isEmpty }.map(\.equation.cells).max() ?? 0
    let lines = steps.map { step in
      let head = StyledLine(String(repeating: " ", count: Self.indent) + step.what.padded(to: what) + "  ", .faint)
      let middle = step.result.isEmpty ? step.equation : step.equation.padded(to: equation) + "  " + step.result
      return (head + StyledLine(middle) + StyledLine(step.mark.isEmpty ? "" : "  " + step.mark, .faint)).trimmed
    }
    return lines.allSatisfy { $0.cells <= canvas.width } ? lines : nil
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
    explanation.uncertainty.map { wrapped("Uncertain: \($0)").map { StyledLine($0) } } ?? []
  }

  private var notices: [StyledLine] {
    explanation.notices.flatMap { notice -> [StyledLine] in
      let mark = mark(notice.publication)
      let text = "\(sign(notice.weight)) \(notice.text)" + (mark.isEmpty ? "" : " \(mark)")
      let ink: Ink = notice.weight == .refused ? .red : notice.weight == .warning ? .yellow : .plain
      return StyledLine(canvas.show(text), ink).wrapped(to: canvas.width)
    }
  }

  private func sign(_ weight: GuideNotice.Weight) -> String {
    switch weight {
    case .refused: canvas.isASCII ? "!! refused:" : "✗ refused:"
    case .warning: canvas.isASCII ? "! warning:" : "▲ warning:"
    case .info: canvas.isASCII ? "- note:" : "· note:"
    }
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
