internal import Domain
internal import Store
internal import Text

/// A report that says what was written: one or a few lines, its JSON, and the step that takes it back.
struct WriteReport: Report {
  let lines: [StyledLine]
  let members: [String: JSON]
  let step: Step?
  /// Whose day or bank it is, for the closing line.
  let scope: String

  /// What was written, as `members`, beside the number of its undo step.
  init(_ lines: [StyledLine], _ members: [String: JSON], step: Step?, scope: String) {
    self.lines = lines
    self.members = members
    self.step = step
    self.scope = scope
  }

  var json: JSON { .object(members.merging(["undo": .optional(step?.id)]) { own, _ in own }) }

  func text(on canvas: Canvas) -> [StyledLine] {
    lines.flatMap { line in
      Self.fitted(StyledLine(line.spans.map { Span(canvas.show($0.text), $0.ink) }), on: canvas)
    } + [Self.closing(scope, step, canvas)]
  }

  /// A line that is too long for the canvas, as several.
  static func fitted(_ line: StyledLine, on canvas: Canvas) -> [StyledLine] {
    line.cells <= canvas.width ? [line] : line.plain.wrapped(to: canvas.width).map { StyledLine($0) }
  }

  /// Every write says whose it was and how it is taken back.
  static func closing(_ scope: String, _ step: Step?, _ canvas: Canvas) -> StyledLine {
    let bar = canvas.isASCII ? "|" : "·"
    guard step != nil else { return StyledLine("\(canvas.show(scope)) \(bar) nothing changed", .faint) }
    return StyledLine("\(canvas.show(scope)) \(bar) `undo` takes it back", .faint)
  }
}
