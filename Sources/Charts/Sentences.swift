internal import Text

/// The text form of a chart: what a screen reader reads aloud.
enum Sentences {
  /// Sentences as lines no wider than the canvas; each of the `paragraphs` starts a new line.
  static func lines(_ paragraphs: [String], on canvas: Canvas) -> [StyledLine] {
    paragraphs.filter { !$0.isEmpty }.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
  }

  /// A heading in spoken form: `2–8 Nov` becomes `2 to 8 Nov`, and a dot between two parts becomes a comma.
  static func spoken(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "–" || character == "·", result.last == " " { result.removeLast() }
      switch character {
      case "–": result += " to "
      case "·": result += ","
      case " " where result.last == " ": break
      default: result.append(character)
      }
    }
    return result
  }
}
