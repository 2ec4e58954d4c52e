/// The items before the first `@` that starts a word outside quotes, and what follows it; nil where there is none.
///
/// The items' offsets are those of the text, and `when` is its end: an error in it stands `text.count - when.count` further on.
package func splitAtSign(_ text: String) -> (items: String, when: String?) {
  var isQuoted = false
  var startsWord = true
  var isEscaped = false
  for index in text.indices {
    let character = text[index]
    if character == "\"", !isEscaped { isQuoted.toggle() }
    isEscaped = isQuoted && character == "\\"
    if character == "@", startsWord, !isQuoted {
      let items = text[..<index]
      let trimmed = items.lastIndex { !$0.isWhitespace }.map { items[...$0] } ?? ""
      return (String(trimmed), String(text[text.index(after: index)...]))
    }
    startsWord = character.isWhitespace
  }
  return (text, nil)
}
