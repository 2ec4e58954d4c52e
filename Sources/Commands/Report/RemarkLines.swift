internal import Text

extension StyledLine {
  /// The last line of a preview.
  static var dryRun: StyledLine { StyledLine("dry run: nothing was saved", .faint) }
}

extension Canvas {
  /// The lines of remarks on what was saved or understood; each remark begins with a sign.
  func remarks(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { remark($0).shown(on: self).wrapped(to: width, hang: 0) }
  }

  /// A remark with its sign, not yet broken into lines.
  func remark(_ text: String) -> StyledLine { StyledLine((isASCII ? "! " : "▲ ") + text, .yellow) }
}
