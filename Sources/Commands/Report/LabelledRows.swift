internal import Text

/// Formats labels with content to their right; all lines of the content begin in the same column.
struct LabelledRows {
  let canvas: Canvas
  /// Width of the label and the space after it, in cells.
  var labelWidth = 10

  /// The cells to the right of the label.
  var room: Int { canvas.width - labelWidth }

  /// A label with one line of content to its right; the line is never wrapped.
  func line(_ label: String, _ content: StyledLine) -> StyledLine { StyledLine(label.padded(to: labelWidth)) + content }

  /// A label with parts to its right, joined by dots and broken into lines; empty if there are no parts.
  func row(_ label: String, _ parts: [String]) -> [StyledLine] {
    broken(parts, room: room).enumerated().map { line($0.offset == 0 ? label : "", $0.element) }
  }

  /// Parts joined by dots and broken into lines, in bold.
  func heading(_ parts: [String]) -> [StyledLine] {
    broken(parts, room: canvas.width).map { StyledLine($0.plain, .bold) }
  }

  private func broken(_ parts: [String], room: Int) -> [StyledLine] {
    Self.flow(parts.map { StyledLine(canvas.show($0)) }, room: room, on: canvas)
  }

  /// Joins pieces of text by dots and breaks the result into lines of at most `room` cells.
  ///
  /// Lines break between the pieces. A single piece is broken only if it is too long for a line; all but its first line
  /// are then indented by `hang` cells.
  static func flow(_ texts: [StyledLine], room: Int, hang: Int = 0, on canvas: Canvas) -> [StyledLine] {
    let separator = canvas.show(" · ")
    return texts.filter { !$0.spans.isEmpty }.reduce(into: []) { lines, text in
      if let last = lines.last {
        let joined = StyledLine.joined([last, text], by: separator)
        if joined.cells <= room {
          lines[lines.count - 1] = joined
          return
        }
      }
      lines += text.wrapped(to: room, hang: hang)
    }
  }
}
