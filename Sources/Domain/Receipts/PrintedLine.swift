/// A line of a receipt, cleaned and split into words.
struct PrintedLine: Equatable {
  /// The words, without spaces; `S u m m e` is one word.
  let words: [String]
  /// The price that the line states; nil if the line states none.
  let price: PrintedPrice?

  /// The maximum number of characters that are read per line (tills print about 60).
  ///
  /// `most` is the maximum number of lines per receipt.
  static let longest = 300
  static let most = 4000

  /// Splits a line of text into words, without control characters.
  init(_ text: some StringProtocol) {
    let cleaned = text.unicodeScalars.prefix(Self.longest).map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: " "
      case _ where scalar == "\u{d7}" || scalar == "\u{2715}": "x"
      case .dashPunctuation: "-"
      case _ where scalar == "\u{2212}": "-"
      default: Character(scalar)
      }
    }
    let parted = String(cleaned).split { $0.isWhitespace || $0 == "|" }.map(String.init)
    words = Self.joiningSpacedLetters(parted).flatMap(Self.unglued)
    price = PrintedPrice(words)
  }

  /// The words with single spaces between them.
  var text: String { words.joined(separator: " ") }

  /// The words in lower case and with single spaces, without accents, digits and punctuation.
  var label: String { Self.label(words) }

  static func label(_ words: some Collection<String>) -> String {
    words.map { word in
      let plain = word.plainLetters
      return String(plain.unicodeScalars.map { $0.properties.isAlphabetic ? Character($0) : " " })
    }
    .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Joins letters that are printed with spaces between them: `S u m m e`, `P E N N Y`.
  private static func joiningSpacedLetters(_ words: [String]) -> [String] {
    var result: [String] = []
    var run: [String] = []
    func close() {
      if run.count >= 3 { result.append(run.joined()) } else { result += run }
      run = []
    }
    for word in words {
      if word.count == 1, word.first?.isLetter == true || word == "-" && !run.isEmpty {
        run.append(word)
      } else {
        close()
        result.append(word)
      }
    }
    close()
    return result
  }

  /// Splits a word that lacks a space, as in `Remoulade2,09`, `8x`, `x3` and `0,186kg`; other words stay whole.
  private static func unglued(_ word: String) -> [String] {
    let characters = Array(word)
    guard characters.count > 1, characters.count <= 40 else { return [word] }
    if let sign = characters.last, "xX".contains(sign), characters.dropLast().allSatisfy({ $0.decimalDigit != nil }) {
      return [String(characters.dropLast()), "x"]
    }
    // `0,186kg` is a weight; `500g` is part of a name.
    if let unit = ["kg", "KG", "lb", "g"].first(where: word.hasSuffix),
      let weight = PrintedNumber(String(word.dropLast(unit.count))), weight.decimals == 3
    {
      return [String(word.dropLast(unit.count)), unit]
    }
    if let sign = characters.first, "x@".contains(sign), characters[1].decimalDigit != nil,
      PrintedNumber(String(characters.dropFirst())) != nil
    {
      return ["x", String(characters.dropFirst())]
    }
    // A price has at least four characters: `2,09`.
    guard characters.count > 5, characters[0].isLetter,
      let start = characters.firstIndex(where: { $0.decimalDigit != nil }),
      let price = PrintedNumber(String(characters[start...])), price.decimals == 2, start > 1,
      characters[start - 1].isLetter
    else { return [word] }
    return [String(characters[..<start]), String(characters[start...])]
  }
}
