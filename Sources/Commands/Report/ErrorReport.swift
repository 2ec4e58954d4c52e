package import Domain
package import Text

/// An error as people and programs read it.
package struct ErrorReport {
  /// The error as it was thrown.
  package let error: LarderError

  /// Creates a report of an error, which can be printed as JSON or as lines.
  package init(error: LarderError) { self.error = error }

  /// `{"error": {...}}` with code, message, hint and candidates; the message is cut at 2000 characters.
  package var json: JSON {
    .object([
      "error": .object([
        "code": .string(error.code.rawValue), "message": .string(String(error.message.prefix(2000))),
        "hint": .optional(error.hint),
        "candidates": .array(error.candidates.map(JSON.string)),
      ])
    ])
  }

  /// The error as lines: what is wrong, the typed line with a caret under the word in question, and what to do next.
  package func lines(origin: String?, on canvas: Canvas) -> [StyledLine] {
    let said = canvas.show(error.message).truncated(to: Self.longest, in: canvas.glyphs)
    let head = (origin.map { canvas.show($0) + ": " } ?? "") + said
    let message = head.wrapped(to: canvas.width).map { StyledLine($0, .red) }
    let hint = error.hint.map { canvas.show($0).wrapped(to: canvas.width - 2).map { StyledLine("  " + $0) } } ?? []
    return message + caret(on: canvas) + hint
  }

  /// The maximum width of a message, in cells; longer messages, which may contain a long pasted text, are cut.
  private static let longest = 500

  /// The typed line with a caret under the place of the error; a line that is too long is cut so that the place is
  /// shown.
  private func caret(on canvas: Canvas) -> [StyledLine] {
    guard let place = error.location, !place.text.isEmpty, place.range.upperBound <= place.text.count else { return [] }
    let before = canvas.show(String(place.text.prefix(place.range.lowerBound)))
    let word = canvas.show(String(place.text.dropFirst(place.range.lowerBound).prefix(place.range.count)))
    let after = canvas.show(String(place.text.dropFirst(place.range.upperBound).prefix(canvas.width)))
    let room = canvas.width - 4
    let shownWord = word.truncated(to: room, in: canvas.glyphs)
    let space = max(0, room - shownWord.cells)
    let shownBefore = before.cells <= space ? before : Self.end(of: before, cells: space / 2)
    let line = (shownBefore + shownWord + after).truncated(to: room, in: canvas.glyphs)
    let mark = String(repeating: " ", count: shownBefore.cells) + String(repeating: "^", count: max(1, shownWord.cells))
    return [StyledLine("  " + line), StyledLine("  " + mark, .red)]
  }

  private static func end(of text: String, cells: Int) -> String {
    var end = ""
    var used = 0
    for character in text.reversed() {
      used += String(character).cells
      if used > cells { break }
      end.insert(character, at: end.startIndex)
    }
    return end
  }
}
