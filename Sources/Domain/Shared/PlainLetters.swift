extension StringProtocol {
  /// The text in lower case and without accents, for comparing what people typed: `Frühstück` is `fruhstuck`, `ß` is
  /// `ss`.
  ///
  /// Punctuation, plurals and umlauts typed as `ue` stay as they are; the names of foods are compared by `SearchText`.
  package var plainLetters: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in lowercased().unicodeScalars {
      if let plain = LetterFold.plain[scalar] {
        result += plain
      } else if scalar == "\u{2019}" {
        // Phones type this character instead of an apostrophe.
        result += "'"
      } else if !(0x300...0x36F).contains(scalar.value) {
        // U+0300 to U+036F are the combining accents of decomposed text.
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
