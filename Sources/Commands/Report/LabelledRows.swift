internal import Text

/// Lines that begin with a label, the lines of one label under each other.
struct LabelledRows {
  let canvas: Canvas
  /// Cells of the label and the space behind it.
  var labelWidth = 10
  /// Cells that parts need beside a drawing.
  private static let leastRoom = 30

  /// Cells behind the label.
  var room: Int { canvas.width - labelWidth }

  /// One line behind a label, as it is.
  func line(_ label: String, _ content: StyledLine) -> StyledLine { StyledLine(label.padded(to: labelWidth)) + content }

  /// Parts behind a label; nothing where there are no parts.
  func row(_ label: String, _ parts: [String]) -> [StyledLine] {
    broken(parts, room: room).enumerated().map { line($0.offset == 0 ? label : "", StyledLine($0.element)) }
  }

  /// A drawing behind a label, then parts: beside it where there is room, else below.
  func fact(_ label: String, _ drawing: StyledLine, _ parts: [String]) -> Document.Fact? {
    Document.Fact(label: label, lines: content(drawing, parts))
  }

  private func content(_ drawing: StyledLine, _ parts: [String]) -> [StyledLine] {
    guard room - drawing.cells >= Self.leastRoom else {
      return [drawing] + broken(parts, room: room).map { StyledLine($0) }
    }
    return broken(parts, room: room - drawing.cells - 2).enumerated().map { index, text in
      (index == 0 ? drawing : StyledLine("".padded(to: drawing.cells))) + StyledLine("  " + text)
    }
  }

  /// Parts behind a label, as a part of a document; nil where there are no parts.
  func fact(_ label: String, _ parts: [String]) -> Document.Fact? {
    let lines = broken(parts, room: room).map { StyledLine($0) }
    return lines.isEmpty ? nil : Document.Fact(label: label, lines: lines)
  }

  /// The parts, in their order, that fit into so many lines behind a label; the first one in any case.
  func fitting(_ parts: [String], lines: Int) -> [String] {
    parts.reduce(into: []) { kept, part in
      if kept.isEmpty || broken(kept + [part], room: room).count <= lines { kept.append(part) }
    }
  }

  /// The facts that are there, as a document's part.
  func facts(_ facts: [Document.Fact?]) -> Document.Part {
    .facts(Document.Facts(labelWidth: labelWidth, rows: facts.compactMap(\.self)))
  }

  /// Parts as a heading.
  func heading(_ parts: [String]) -> [StyledLine] {
    broken(parts, room: canvas.width).map { StyledLine($0, .bold) }
  }

  /// Parts joined by dots; a line breaks between two parts, inside one only where it is too long by itself.
  private func broken(_ parts: [String], room: Int) -> [String] {
    let separator = canvas.show(" · ")
    return parts.map(canvas.show).filter { !$0.isEmpty }.reduce(into: []) { lines, part in
      if let last = lines.last, last.cells + separator.cells + part.cells <= room {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: room)
      }
    }
  }
}
