extension SplitBar {
  package var inlineImage: VectorImage {
    let size = InlineImage.size
    var from = 0.0
    let bars = shares.enumerated().map { index, share in
      defer { from += share }
      return VectorImage.Shape.rectangle(
        x: from * size.width, y: 1, width: max(0, share * size.width - 1), height: size.height - 2,
        role: SplitBars.roles[index % SplitBars.roles.count])
    }
    return VectorImage(title: "", description: "", width: size.width, height: size.height, shapes: bars)
  }
}

extension Sparkline {
  package var inlineImage: VectorImage {
    let height = InlineImage.size.height
    let step = min(14, InlineImage.size.width / Double(max(1, series.count)))
    let line = SparkImageLine(series: series, scale: scale, start: 0, dayWidth: step)
    return VectorImage(
      title: "", description: "\(unit): \(spoken)", width: step * Double(series.count), height: height,
      // There is room above and below the line, because the marks of days reach beyond it.
      shapes: line.shapes(y: 4, height: height - 8))
  }
}

/// Sizes of images within a line of text, in CSS pixels.
enum InlineImage {
  /// The largest width, and the height.
  static let size = (width: 160.0, height: 14.0)
}
