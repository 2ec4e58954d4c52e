internal import Text

extension Canvas {
  /// What a person should know of what was written or understood, each remark behind a sign.
  func remarks(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { show((isASCII ? "! " : "▲ ") + $0).wrapped(to: width) }.map { StyledLine($0, .yellow) }
  }
}
