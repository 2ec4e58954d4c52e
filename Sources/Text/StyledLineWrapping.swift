extension StyledLine {
  /// Breaks the line into lines of at most `width` cells, at spaces if possible; inks are kept.
  ///
  /// A line that fits does not change. `width` is at least 8; `hang` is the number of cells by which all lines but the
  /// first are indented.
  package func wrapped(to width: Int, hang: Int = 2) -> [StyledLine] {
    guard cells > width else { return [self] }
    let letters = spans.flatMap { span in span.text.map { (character: $0, ink: span.ink) } }
    var lines: [StyledLine] = []
    var start = 0
    while start < letters.count {
      let indent = lines.isEmpty ? 0 : hang
      let end = Self.end(of: letters[start...], cells: max(8, width) - indent)
      let spans = [Span(String(repeating: " ", count: indent))] + Self.spans(of: letters[start..<end])
      lines.append(StyledLine(spans).trimmed)
      start = letters[end...].firstIndex { $0.character != " " } ?? letters.count
    }
    return lines
  }

  /// Returns the index at which a line of `cells` cells that starts with these letters ends.
  ///
  /// The line ends before the last space that follows a word that fits. If there is no such space, the line has its
  /// full width.
  private static func end(of letters: ArraySlice<(character: Character, ink: Ink)>, cells: Int) -> Int {
    var used = 0
    var lastSpace: Int?
    var hasWord = false
    for index in letters.indices {
      let character = letters[index].character
      if character == " ", hasWord { lastSpace = index }
      hasWord = hasWord || character != " "
      used += String(character).cells
      if used > cells { return lastSpace ?? max(index, letters.startIndex + 1) }
    }
    return letters.endIndex
  }

  /// Joins consecutive letters in the same ink into one span.
  private static func spans(of letters: ArraySlice<(character: Character, ink: Ink)>) -> [Span] {
    var spans: [Span] = []
    var run = ""
    for (index, letter) in zip(letters.indices, letters) {
      run.append(letter.character)
      if index + 1 == letters.endIndex || letters[index + 1].ink != letter.ink {
        spans.append(Span(run, letter.ink))
        run = ""
      }
    }
    return spans
  }
}
