extension Set<String> {
  /// The words of a text in which spaces and line breaks separate them.
  ///
  /// The text is read byte by byte: a line of food needs a dozen such lists, and with `Character.isWhitespace` building
  /// them took a tenth of a single command.
  package static func words(_ text: String) -> Set<String> {
    var words = Set(minimumCapacity: text.utf8.count / 6)
    for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) { words.insert(String(Substring(word))) }
    return words
  }
}
