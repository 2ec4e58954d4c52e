internal import Text

/// A report that consists of words only.
struct TextReport: Report {
  let lines: [StyledLine]
  let json: JSON
  var table: CSVTable?

  init(_ lines: [StyledLine], json: JSON, table: CSVTable? = nil) {
    self.lines = lines
    self.json = json
    self.table = table
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    lines.map { StyledLine($0.spans.map { Span(canvas.show($0.text), $0.ink) }) }
  }
}
