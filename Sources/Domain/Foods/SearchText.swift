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

  /// Lower-case words without accents and punctuation, plurals as they are, in UTF-8.
  private static func plainWords(_ text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(word) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: word.append(UInt8(scalar.value))
      case 0x41...0x5A: word.append(UInt8(scalar.value + 32))
      case 0x27: break  // An apostrophe is part of its word: shepherd's.
      case 0..<0x80: end()
      default:
        if let letters = letters(of: scalar) {
          word += letters
        } else {
          end()
        }
      }
    }
    end()
    return words
  }

  /// What a scalar beyond ASCII contributes to a word, perhaps nothing; nil for what ends the word.
  private static func letters(of scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .otherNumber, .letterNumber, .spacingMark:
      guard scalar.value != 0x2BC, let first = scalar.properties.lowercaseMapping.unicodeScalars.first else {
        return []
      }
      return Array(LetterFold.plain[first]?.utf8 ?? String(first).utf8)
    case .nonspacingMark, .enclosingMark:
      // Accents of the Latin, Greek and Cyrillic scripts go; in other scripts such marks are vowels.
      return (0x300...0x36F).contains(scalar.value) ? [] : Array(String(scalar).utf8)
    case .format: return []
    default: return scalar == "\u{2019}" || scalar == "\u{2018}" ? [] : nil
    }
  }

  private static func fold(_ word: [UInt8]) -> String {
    String(decoding: PluralFold.fold(withoutUmlautSpelling(word)), as: UTF8.self)
  }

  /// ae, oe and ue to a, o, u; a word of two letters stays.
  private static func withoutUmlautSpelling(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 2, word.contains(UInt8(ascii: "e")) else { return word }
    var folded: [UInt8] = []
    folded.reserveCapacity(word.count)
    var (before, last): (UInt8, UInt8) = (0, 0)
    for letter in word {
      let afterVowel = "ao".utf8.contains(last) || (last == UInt8(ascii: "u") && !"aeiouyq".utf8.contains(before))
      if !(letter == UInt8(ascii: "e") && afterVowel) { folded.append(letter) }
      (before, last) = (last, letter)
    }
    return folded
  }
}

/// Simple English and German plural endings; a wrong singular does no harm, since names and queries get the same one.
enum PluralFold {
  static func fold(_ word: [UInt8]) -> [UInt8] {
    guard word.count >= 4, word.allSatisfy({ $0 < 0x80 }) else { return word }
    return germanSingular(englishSingular(word))
  }

  private static func englishSingular(_ word: [UInt8]) -> [UInt8] {
    if ends(word, "ies") { return word.count > 4 ? word.dropLast(3) + "y".utf8 : word.dropLast() }
    if ends(word, "ie") { return word.dropLast(2) + "y".utf8 }
    guard ends(word, "s") else { return word }
    if ["ches", "shes", "sses", "xes", "zzes"].contains(where: { ends(word, $0) }) { return word.dropLast(2) }
    if ends(word, "aves") || ends(word, "alves") { return word.dropLast(3) + "f".utf8 }
    return ["ss", "us", "is"].contains { ends(word, $0) } ? word : word.dropLast()
  }

  /// Bananen, Linsen, Kartoffeln: the n goes.
  private static func germanSingular(_ word: [UInt8]) -> [UInt8] {
    guard word.count >= 5 else { return word }
    if ends(word, "eln") { return word.dropLast() }
    return ends(word, "en") && !"aeiou".utf8.contains(word[word.count - 3]) ? word.dropLast() : word
  }

  private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { word.count >= $0.count && word.suffix($0.count).elementsEqual($0) }
  }
}
