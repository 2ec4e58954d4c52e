internal import Text

extension Canvas {
  /// Remarks on what was written or understood, each after a sign.
  func remarks(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { remark($0).shown(on: self).wrapped(to: width, hang: 0) }
  }

  /// A remark that is not laid out.
  func remark(_ text: String) -> StyledLine { StyledLine((isASCII ? "! " : "▲ ") + text, .yellow) }
}
