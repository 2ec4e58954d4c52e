extension VectorImage {
  /// The image as an SVG file, light or dark like the reader's screen, without external resources or scripts.
  package var svg: String {
    let paper = "<rect class=\"paper\" x=\"0\" y=\"0\" width=\"100%\" height=\"100%\"/>\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element(prefix: "chart", inside: "<style>\n\(Self.styleSheet)</style>\n" + paper) + "\n"
  }

  /// The image as an element for an HTML document that contains the style sheet once.
  ///
  /// Each image in a document needs its own prefix, with which its IDs begin.
  package func inlineSVG(idPrefix: String) -> String { element(prefix: idPrefix, inside: "") }

  private func element(prefix: String, inside: String) -> String {
    let id = SVGText.identifier(prefix)
    let size = (width: SVGText.number(width), height: SVGText.number(height))
    let name = title.isEmpty ? "" : "<title id=\"\(id)-title\">\(SVGText.escaped(title))</title>\n"
    let words = description.isEmpty ? "" : "<desc id=\"\(id)-desc\">\(SVGText.escaped(description))</desc>\n"
    let names = [name.isEmpty ? nil : "\(id)-title", words.isEmpty ? nil : "\(id)-desc"].compactMap { $0 }
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"larder-chart\" "
      + "width=\"\(size.width)\" height=\"\(size.height)\" "
      + "viewBox=\"0 0 \(size.width) \(size.height)\" "
      // An image without title and description only repeats the text beside it, so screen readers skip it.
      + (names.isEmpty
        ? "aria-hidden=\"true\">\n" : "role=\"img\" aria-labelledby=\"\(names.joined(separator: " "))\">\n")
    return start + name + words + inside
      + shapes.map { $0.svg + "\n" }.joined() + "</svg>"
  }
}

extension VectorImage.Shape {
  fileprivate var svg: String {
    switch self {
    case .rectangle(let x, let y, let width, let height, let role, let fill):
      Self.rectangle(Box(x: x, y: y, width: width, height: height), role, fill)
    case .line(let points, let role, let isDashed):
      "<polyline class=\"\(role.rawValue)\"\(isDashed ? " stroke-dasharray=\"5 4\"" : "") "
        + "points=\"\(Self.list(points))\"/>"
    case .polygon(let points, let role, let isFilled):
      "<polygon class=\"\(role.rawValue)\(isFilled ? "" : " ring")\" points=\"\(Self.list(points))\"/>"
    case .circle(let point, let radius, let role, let isFilled):
      "<circle class=\"\(role.rawValue)\(isFilled ? "" : " ring")\" cx=\"\(SVGText.number(point.x))\" "
        + "cy=\"\(SVGText.number(point.y))\" r=\"\(SVGText.number(max(0, radius)))\"/>"
    case .text(let text, let point, let anchor, let role, let size, let isLifted):
      "<text class=\"\(role.rawValue)\(isLifted ? " lifted" : "")\" x=\"\(SVGText.number(point.x))\" "
        + "y=\"\(SVGText.number(point.y))\" font-size=\"\(SVGText.number(size))\""
        + "\(anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")>\(SVGText.escaped(text))</text>"
    case .titled(let title, let shapes):
      "<g><title>\(SVGText.escaped(title))</title>" + shapes.map(\.svg).joined() + "</g>"
    case .area(let x, let y, let width, let height):
      "<rect class=\"area\" \(Box(x: x, y: y, width: width, height: height).attributes)/>"
    }
  }

  private struct Box {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    var attributes: String {
      "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" width=\"\(SVGText.number(max(0, width)))\" "
        + "height=\"\(SVGText.number(max(0, height)))\""
    }

    /// Lines from the lower left to the upper right, six pixels apart, within the box.
    var hatch: String {
      let distance = 6.0
      let count = Int(min(1000, ((width + height) / distance).rounded(.down)))
      return (0...max(0, count)).map { index in
        // The line goes through the points at which x + y, measured from the upper left corner of the box, is `sum`.
        let sum = (Double(index) + 0.5) * distance
        let (left, right) = (max(0, sum - height), min(width, sum))
        guard left < right else { return "" }
        return "M\(SVGText.number(x + left)) \(SVGText.number(y + sum - left))"
          + "L\(SVGText.number(x + right)) \(SVGText.number(y + sum - right))"
      }.joined()
    }
  }

  private static func rectangle(_ box: Box, _ role: VectorImage.Role, _ fill: VectorImage.Fill) -> String {
    switch fill {
    case .solid(let opacity):
      let depth = opacity < 1 ? " fill-opacity=\"\(SVGText.number(max(0, opacity)))\"" : ""
      return "<rect class=\"\(role.rawValue)\" \(box.attributes)\(depth)/>"
    case .outlined: return "<rect class=\"\(role.rawValue) box\" \(box.attributes)/>"
    case .hatched:
      let outline = "<rect class=\"\(role.rawValue) box\" \(box.attributes)/>"
      let lines = box.hatch
      return lines.isEmpty ? outline : outline + "<path class=\"\(role.rawValue)\" d=\"\(lines)\"/>"
    }
  }

  private static func list(_ points: [VectorImage.Point]) -> String {
    points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }.joined(separator: " ")
  }
}
