/// The form in which names and queries are compared: what people spell differently comes out the same.
package enum SearchText {
  /// Scalars of a text that are looked at; a food's name is never longer than 200.
  package static let longest = 1000

  /// Lower case, accents off, punctuation to single spaces, plurals folded: `Käse`, `Kaese` and `kase` become `kase`.
  ///
  /// Umlauts follow Lucene's GermanNormalizationFilter: ä, ae, a are one; likewise ö, oe, o and ü, ue, u, except `ue` after a
  /// vowel or q (neue, queso). ß is ss. English words go through the same rule, harmlessly, because both sides do.
  package static func normalize(_ text: String) -> String { words(text).joined(separator: " ") }

  /// The words of the normalized text.
  package static func words(_ text: String) -> [String] {
    plainWords(text).map { fold($0) }
  }

  /// Stretches of three letters of a normalized word, for an index that finds typos; `0` marks the word's edges (a digit, so
  /// that every tokenizer keeps it): `egg` gives `0eg`, `egg`, `gg0`.
  package static func trigrams(of word: String) -> [String] {
    let letters = Array("0\(word)0".unicodeScalars.prefix(longest))
    guard letters.count >= 3 else { return [] }
    return (0...(letters.count - 3)).map { start in
      var gram = String.UnicodeScalarView()
      gram.append(contentsOf: letters[start..<(start + 3)])
      return String(gram)
    }
  }

  /// Lower-case words without accents and punctuation, plurals as they are.
  private static func plainWords(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      let properties = scalar.properties
      if let letters = letters(of: scalar) {
        word.append(contentsOf: letters)
      } else if isDropped(scalar, properties.generalCategory) {
        continue
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// What a scalar contributes to a word; nil for what is no letter or digit.
  private static func letters(of scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    if scalar.isASCII {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A: return String.UnicodeScalarView([scalar])
      case 0x41...0x5A: return String.UnicodeScalarView([Unicode.Scalar(UInt8(scalar.value + 32))])
      default: return nil
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .otherNumber, .letterNumber, .spacingMark:
      let lowered = scalar.properties.lowercaseMapping.unicodeScalars
      guard let first = lowered.first else { return nil }
      return LetterFold.plain[first].map { $0.unicodeScalars } ?? String.UnicodeScalarView(lowered.prefix(1))
    case .nonspacingMark:
      // Accents of the Latin, Greek and Cyrillic scripts go; in other scripts such marks are vowels.
      return (0x300...0x36F).contains(scalar.value) ? nil : String.UnicodeScalarView([scalar])
    default: return nil
    }
  }

  /// Whether a scalar vanishes within a word instead of ending it: apostrophes, combining accents, soft hyphens, joiners.
  private static func isDropped(_ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory) -> Bool {
    switch scalar {
    case "'", "\u{2019}", "\u{2018}", "\u{02BC}": true
    default: category == .format || category == .nonspacingMark || category == .enclosingMark
    }
  }

  private static func fold(_ word: String) -> String { PluralFold.fold(withoutUmlautSpelling(word)) }

  /// ae, oe and ue to a, o, u; a word of two letters stays.
  private static func withoutUmlautSpelling(_ word: String) -> String {
    let letters = word.utf8
    guard letters.count > 2, letters.contains(UInt8(ascii: "e")) else { return word }
    var folded: [UInt8] = []
    folded.reserveCapacity(letters.count)
    var (before, last): (UInt8, UInt8) = (0, 0)
    for letter in letters {
      let afterVowel = "ao".utf8.contains(last) || (last == UInt8(ascii: "u") && !"aeiouyq".utf8.contains(before))
      if letter == UInt8(ascii: "e") && afterVowel {
        (before, last) = (last, letter)
        continue
      }
      folded.append(letter)
      (before, last) = (last, letter)
    }
    return String(decoding: folded, as: UTF8.self)
  }
}

/// Letters with accents and what they become.
enum LetterFold {
  static let plain: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (letters, plain) in [
      ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęě", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
      ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőǒ", "o"), ("ŕŗř", "r"),
      ("śŝşšșſ", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųǔ", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"), ("ß", "ss"),
      ("æ", "a"), ("œ", "o"), ("þ", "th"), ("й", "и"), ("ё", "е"), ("ї", "і"), ("ў", "у"),
    ] {
      for letter in letters.unicodeScalars { table[letter] = plain }
    }
    return table
  }()
}

/// Simple English and German plural endings; a wrong singular does no harm, since names and queries get the same one.
enum PluralFold {
  static func fold(_ word: String) -> String {
    let count = word.utf8.count
    guard count >= 4, word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    if word.hasSuffix("ies") { return count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
    if word.hasSuffix("ie") { return word.dropLast(2) + "y" }
    for ending in ["ches", "shes", "sses", "xes", "zzes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    for ending in ["aves", "alves"] where word.hasSuffix(ending) { return word.dropLast(3) + "f" }
    for ending in ["ss", "us", "is"] where word.hasSuffix(ending) { return word }
    if word.hasSuffix("s") { return String(word.dropLast()) }
    return germanSingular(word, count)
  }

  /// Bananen, Linsen, Kartoffeln: the n goes.
  private static func germanSingular(_ word: String, _ count: Int) -> String {
    if count >= 5, word.hasSuffix("eln") { return String(word.dropLast()) }
    guard count >= 5, word.hasSuffix("en"), let before = word.utf8.dropLast(2).last, !"aeiou".utf8.contains(before)
    else { return word }
    return String(word.dropLast())
  }
}
