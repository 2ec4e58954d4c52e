internal import Figures
internal import Text

/// What was saved, where, and in which format.
struct SavedReport: Report {
  let path: String
  let format: SaveFormat
  let byteCount: Int

  var isAcknowledgement: Bool { true }

  var json: JSON {
    .object([
      "saved": .object(["file": .string(path), "format": .string(format.rawValue), "bytes": .int(byteCount)])
    ])
  }

  var table: CSVTable? { CSVTable(["file", "format", "bytes"], [[path, format.rawValue, String(byteCount)]]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    canvas.show("Saved \(path), \(Figure.bytes(byteCount))").wrapped(to: canvas.width).map { StyledLine($0) }
  }
}
