internal import Text

extension Canvas {
  /// Remarks on what was written or understood, each after a sign.
  func remarks(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { show((isASCII ? "! " : "▲ ") + $0).wrapped(to: width) }.map { StyledLine($0, .yellow) }
  }
}
