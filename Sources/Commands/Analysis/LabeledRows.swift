internal import Text

/// Lines with a label before them, each of which could stand alone when read aloud.
struct LabeledRows {
  let canvas: Canvas
  static let labelWidth = 9

  /// Cells beside the label.
  var room: Int { canvas.width - Self.labelWidth }

  /// Parts joined by dots; a line breaks between two parts, inside one only where it is too long by itself.
  func row(_ label: String, _ parts: [String]) -> [StyledLine] {
    let separator = canvas.show(" · ")
    var lines: [String] = []
    for part in parts.map(canvas.show) {
      if let last = lines.last, last.cells + separator.cells + part.cells <= room {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: room)
      }
    }
    return lines.enumerated().map { line($0.offset == 0 ? label : "", StyledLine($0.element)) }
  }

  /// One line as it is.
  func line(_ label: String, _ content: StyledLine) -> StyledLine {
    StyledLine(label.padded(to: Self.labelWidth)) + content
  }
}
