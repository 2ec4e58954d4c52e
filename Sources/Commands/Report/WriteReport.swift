internal import Domain
internal import Store
internal import Text

/// A report of a change: its lines, its JSON, and the step that can be undone.
struct WriteReport: Report {
  let lines: [StyledLine]
  let members: [String: JSON]
  let step: Step?
  /// What the change belongs to, for the closing line: `Dad, yesterday` or `the household`.
  let scope: String
  /// What the user should know about the change.
  var remarks: [String] = []

  /// Creates a report; its JSON consists of `members` and the ID of the undo step.
  init(_ lines: [StyledLine], _ members: [String: JSON], step: Step?, scope: String, remarks: [String] = []) {
    self.lines = lines
    self.members = members
    self.step = step
    self.scope = scope
    self.remarks = remarks
  }

  var json: JSON { .object(members.merging(["undo": .optional(step?.id)]) { own, _ in own }) }

  func text(on canvas: Canvas) -> [StyledLine] {
    lines.flatMap { line in
      Self.fitted(StyledLine(line.spans.map { Span(canvas.show($0.text), $0.ink) }), on: canvas)
    } + canvas.remarks(remarks) + [Self.closing(scope, step, canvas)]
  }

  /// A line split into several if it is too long for the canvas.
  static func fitted(_ line: StyledLine, on canvas: Canvas) -> [StyledLine] {
    line.cells <= canvas.width ? [line] : line.plain.wrapped(to: canvas.width).map { StyledLine($0) }
  }

  /// The closing line of a report of a change: what it belongs to, and how to undo it.
  static func closing(_ scope: String, _ step: Step?, _ canvas: Canvas) -> StyledLine {
    let bar = canvas.isASCII ? "|" : "·"
    guard step != nil else { return StyledLine("for \(canvas.show(scope)) \(bar) nothing changed", .faint) }
    return StyledLine("saved for \(canvas.show(scope)) \(bar) `undo` takes it back", .faint)
  }
}
