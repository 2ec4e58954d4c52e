import Text

@testable import Charts

/// Rules for every image, whatever its data: nothing is outside of it, and no text is on another.
enum ImageRules {
  /// A text and the room that it takes.
  struct TextBox {
    let text: String
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    /// Whether both overlap by more than a rounding error.
    func overlaps(_ other: TextBox) -> Bool {
      min(right, other.right) - max(left, other.left) > 0.5 && min(bottom, other.bottom) - max(top, other.top) > 0.5
    }
  }

  /// The shapes, including those inside other shapes, with the titles of the outer ones.
  static func flat(_ shapes: [VectorImage.Shape]) -> (shapes: [VectorImage.Shape], titles: [String]) {
    shapes.reduce(into: ([], [])) { result, shape in
      guard case .titled(let title, let inner) = shape else {
        result.0.append(shape)
        return
      }
      let flat = flat(inner)
      result.0 += flat.shapes
      result.1 += [title] + flat.titles
    }
  }

  /// All texts of an image, drawn or shown when a shape is pointed at.
  static func words(of image: VectorImage) -> [String] {
    let (shapes, titles) = flat(image.shapes)
    return shapes.compactMap { if case .text(let text, _, _, _, _, _) = $0 { text } else { nil } } + titles
  }

  static func textBoxes(of image: VectorImage) -> [TextBox] {
    flat(image.shapes).shapes.compactMap { shape in
      guard case .text(let text, let point, let anchor, let role, let size, _) = shape, !text.isEmpty else {
        return nil
      }
      let width = TextExtent.width(text, size: size, role: role)
      let left =
        switch anchor {
        case .start: point.x
        case .middle: point.x - width / 2
        case .end: point.x - width
        }
      // How far letters reach above and below their line: 0.76 and 0.22 of the size in most fonts.
      return TextBox(
        text: text, left: left, right: left + width, top: point.y - 0.76 * size, bottom: point.y + 0.22 * size)
    }
  }

  /// What is wrong with an image; empty if nothing is.
  static func faults(of image: VectorImage) -> [String] {
    var faults: [String] = []
    for point in flat(image.shapes).shapes.flatMap(points) {
      let isInside = (0...image.width).contains(point.x) && (0...image.height).contains(point.y)
      if !isInside { faults.append("\(point) outside of \(image.width) x \(image.height)") }
    }
    let boxes = textBoxes(of: image)
    for box in boxes
    where box.left < 0 || box.right > image.width + 0.5 || box.top < 0 || box.bottom > image.height {
      faults.append("\(box.text.debugDescription) leaves the image")
    }
    let sorted = boxes.sorted { $0.top < $1.top }
    for (index, box) in sorted.enumerated() {
      for other in sorted[(index + 1)...].prefix(while: { $0.top < box.bottom }) where box.overlaps(other) {
        faults.append("\(box.text.debugDescription) and \(other.text.debugDescription) overlap")
      }
    }
    if image.description.isEmpty { faults.append("no description") }
    return faults
  }

  /// The texts with an ellipsis that end at a line, as figures do.
  static func cutFigures(of image: VectorImage) -> [String] {
    flat(image.shapes).shapes.compactMap { shape in
      if case .text(let text, _, .end, _, _, _) = shape, text.contains("…") { text } else { nil }
    }
  }

  private static func points(of shape: VectorImage.Shape) -> [VectorImage.Point] {
    switch shape {
    case .rectangle(let x, let y, let width, let height, _, _), .area(let x, let y, let width, let height):
      [.init(x: x, y: y), .init(x: x + width, y: y + height)]
    case .line(let points, _, _), .polygon(let points, _, _): points
    case .circle(let point, let radius, _, _):
      [.init(x: point.x - radius, y: point.y - radius), .init(x: point.x + radius, y: point.y + radius)]
    case .text(_, let point, _, _, _, _): [point]
    case .titled: []
    }
  }
}
