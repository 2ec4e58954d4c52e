/// The tokens of an ingredient line, or of a part of it in brackets.
struct IngredientText {
  let scalars: [Unicode.Scalar]
  let tokens: [IngredientToken]

  func isArticle(_ index: Int) -> Bool { IngredientWords.articles.contains(tokens[index].plain) }

  func isSeparator(_ place: Int) -> Bool {
    tokens[place].isSign(",") || tokens[place].isSign(":") || tokens[place].isSign(";")
      || tokens[place].isDash && !tokens[place].isGlued
      || tokens[place].isSign("|")
  }

  /// The index of the token after the given words; nil unless exactly these words begin at `start`.
  ///
  /// Each of the words may be followed by a period.
  func end(of words: [String], at start: Int) -> Int? {
    var place = start
    for word in words {
      while place > start, place < tokens.count, tokens[place].isSign("."), tokens[place].isGlued { place += 1 }
      guard place < tokens.count else { return nil }
      let plain = tokens[place].plain
      guard plain == word || word == "d'" && plain.hasPrefix(word) else { return nil }
      place += 1
    }
    // In `un peu d'huile` the last word, `d'`, is only the beginning of a token.
    return words.last == "d'" ? place - 1 : afterPoint(place)
  }

  /// The characters of a line without endings in brackets that leave the number open: `Möhre(n)`, `Hokkaidokürbis(se)`,
  /// `onion(s)`.
  static func withoutEndings(_ line: String) -> [Unicode.Scalar] {
    let scalars = Array(line.unicodeScalars)
    guard scalars.contains("(") else { return scalars }
    var kept: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "(", kept.last?.properties.isAlphabetic == true {
        let ending = scalars[(index + 1)...].prefix(longestEnding + 1).prefix { $0.properties.isLowercase }
        if endings.contains(String(String.UnicodeScalarView(ending))), ending.endIndex < scalars.count,
          scalars[ending.endIndex] == ")"
        {
          index = ending.endIndex + 1
          continue
        }
      }
      kept.append(scalars[index])
      index += 1
    }
    return kept
  }

  private static let longestEnding = 3
  /// Endings of the plural, and of words for men and women.
  private static let endings: Set<String> = ["n", "en", "e", "er", "s", "es", "se", "r", "nen", "in", "ies", "x"]

  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return slice(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  func slice(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension String {
  /// The text without separators at its ends, and without a pair of brackets that encloses all of it.
  var trimmed: String {
    var text = self[...]
    let marks: Set<Character> = [" ", ",", ";", ":", "-", "\u{2013}", "\u{2014}", "*", "\u{A0}"]
    while let first = text.first, marks.contains(first) || first == "." { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    if text.first == "(", text.last == ")", text.filter({ $0 == "(" }).count == 1 { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
