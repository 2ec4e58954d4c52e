internal import Text

/// A line of a screen, adapted for a page or picture that has no columns of cells.
enum SavedLine {
  /// The line with dots instead of the runs of spaces that separate its parts on a screen; none at its ends.
  static func parted(_ line: StyledLine) -> StyledLine {
    var result = StyledLine()
    var spaces = 0
    for span in line.spans {
      var text = ""
      for scalar in span.text.unicodeScalars {
        if scalar == " " {
          spaces += 1
          continue
        }
        let isFirst = result.spans.isEmpty && text.isEmpty
        if spaces > 0, !isFirst { text += spaces > 1 ? " · " : " " }
        spaces = 0
        text.unicodeScalars.append(scalar)
      }
      result.append(text, span.ink)
    }
    return result
  }
}
