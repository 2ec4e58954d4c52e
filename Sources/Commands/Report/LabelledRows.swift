internal import Text

/// Lines that begin with a label; further lines of the same label are aligned below.
struct LabelledRows {
  let canvas: Canvas
  /// Width of the label and the space after it, in cells.
  var labelWidth = 10
  /// The fewest cells that parts need beside a drawing.
  private static let leastRoom = 30

  /// The cells to the right of the label.
  var room: Int { canvas.width - labelWidth }

  /// One line to the right of a label, unchanged.
  func line(_ label: String, _ content: StyledLine) -> StyledLine { StyledLine(label.padded(to: labelWidth)) + content }

  /// Parts to the right of a label; empty if there are no parts.
  func row(_ label: String, _ parts: [String]) -> [StyledLine] {
    broken(parts, room: room).enumerated().map { line($0.offset == 0 ? label : "", StyledLine($0.element)) }
  }

  /// A drawing to the right of a label, with its parts beside it if there is room, and below it otherwise.
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

  /// Parts to the right of a label, as a fact of a document; nil if there are no parts.
  func fact(_ label: String, _ parts: [String]) -> Document.Fact? {
    let lines = broken(parts, room: room).map { StyledLine($0) }
    return lines.isEmpty ? nil : Document.Fact(label: label, lines: lines)
  }

  /// The first parts, in order, that fit into this many lines to the right of a label; always at least one.
  func fitting(_ parts: [String], lines: Int) -> [String] {
    parts.reduce(into: []) { kept, part in
      if kept.isEmpty || broken(kept + [part], room: room).count <= lines { kept.append(part) }
    }
  }

  /// The facts that are not nil, as one part of a document.
  func facts(_ facts: [Document.Fact?]) -> Document.Part {
    .facts(Document.Facts(labelWidth: labelWidth, rows: facts.compactMap(\.self)))
  }

  /// Parts as a heading.
  func heading(_ parts: [String]) -> [StyledLine] {
    broken(parts, room: canvas.width).map { StyledLine($0, .bold) }
  }

  /// Parts joined by dots.
  ///
  /// Lines break between parts; a part is broken only if it is too long by itself.
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
