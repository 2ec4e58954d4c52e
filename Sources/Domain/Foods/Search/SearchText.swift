/// The form in which names and queries are compared, so that different spellings become the same.
package enum SearchText {
  /// The maximum number of Unicode scalars that are read; a food's name never has more than 200 characters.
  package static let longest = 1000

  /// The text in lower case, without accents, with punctuation as single spaces and plurals as singulars: `Käse`,
  /// `Kaese` and `kase` become `kase`.
  ///
  /// Umlauts follow Lucene's GermanNormalizationFilter: ä, ae and a are the same, and so are ö, oe and o, and ü, ue and
  /// u. After a vowel or q, `ue` does not change (neue, queso). ß becomes ss. The rule also changes English words; this
  /// does no harm, since names and queries change alike.
  package static func normalize(_ text: String) -> String { String(decoding: folded(text), as: UTF8.self) }

  /// The normalized form of text in UTF-8.
  static func normalize(_ text: ArraySlice<UInt8>) -> String { normalize(String(decoding: text, as: UTF8.self)) }

  /// The words of the normalized text.
  package static func words(_ text: String) -> [String] {
    folded(text).split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The normalized text in UTF-8, which is cheaper to process than characters.
  private static func folded(_ text: String) -> [UInt8] {
    var words = FoldedWords()
    fold(text, into: &words)
    return words.bytes.dropLast()
  }

  /// The normalized words of a name, each followed by a space, and the places in these bytes at which parts and brands
  /// begin.
  ///
  /// Parts are separated by commas, brackets and similar characters (but not by the comma in a number, 3,5 %). Brands
  /// are words in capitals among words in lower case, as USDA writes them.
  static func parts(_ name: String) -> (bytes: [UInt8], starts: [Int], brands: [Int]) {
    var words = FoldedWords()
    words.bytes.reserveCapacity(name.utf8.count + 1)
    fold(name, into: &words)
    return (words.bytes, words.parts, words.hasSmall ? words.capitals : [])
  }

  private static func fold(_ text: String, into words: inout FoldedWords) {
    var left = longest
    var before: UInt32 = 0
    var comma: Int?
    for scalar in text.unicodeScalars {
      guard left > 0 else { break }
      left -= 1
      defer { before = scalar.value }
      if let start = comma {
        if !(0x30...0x39).contains(scalar.value) { words.parts.append(start) }
        comma = nil
      }
      switch scalar.value {
      case 0x61...0x7A:
        words.lowercaseCount += 1
        words.bytes.append(UInt8(scalar.value))
      case 0x30...0x39: words.bytes.append(UInt8(scalar.value))
      case 0x41...0x5A: words.bytes.append(UInt8(scalar.value + 32))
      case 0x27: break  // An apostrophe is part of its word: shepherd's.
      case 0x28, 0x3A, 0x3B, 0x5B:
        words.endWord()
        words.parts.append(words.bytes.count)
      case 0x2C:
        words.endWord()
        if (0x30...0x39).contains(before) {
          comma = words.bytes.count
        } else {
          words.parts.append(words.bytes.count)
        }
      case 0..<0x80: words.endWord()
      default:
        if let letters = letters(of: scalar) {
          words.bytes += letters
        } else {
          words.endWord()
        }
      }
    }
    words.endWord()
  }

  /// The letters that a scalar beyond ASCII adds to a word, possibly none; nil if the scalar ends the word.
  private static func letters(of scalar: Unicode.Scalar) -> [UInt8]? {
    // Western European letters need no lookup in Unicode's tables: capitals come 32 places before small letters.
    if (0xC0...0xFF).contains(scalar.value), scalar.value != 0xD7, scalar.value != 0xF7 {
      let small = scalar.value < 0xDF ? Unicode.Scalar(scalar.value + 32) : scalar
      if let plain = small.flatMap({ LetterFold.plain[$0] }) { return Array(plain.utf8) }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .otherNumber, .letterNumber, .spacingMark:
      guard scalar.value != 0x2BC, let first = scalar.properties.lowercaseMapping.unicodeScalars.first else {
        return []
      }
      return Array(LetterFold.plain[first]?.utf8 ?? String(first).utf8)
    case .nonspacingMark, .enclosingMark:
      // Accents in the Latin, Greek and Cyrillic scripts are dropped; in other scripts such marks are vowels.
      return (0x300...0x36F).contains(scalar.value) ? [] : Array(String(scalar).utf8)
    case .format: return []
    default: return scalar == "\u{2019}" || scalar == "\u{2018}" ? [] : nil
    }
  }
}

/// Collects normalized words, each followed by a space; the last word may not have ended yet.
private struct FoldedWords {
  var bytes: [UInt8] = []
  /// The places in `bytes` at which a new part of the text begins.
  var parts: [Int] = []
  /// The places in `bytes` at which words in capitals begin.
  var capitals: [Int] = []
  /// The number of lower-case letters in the word that has not ended yet.
  var lowercaseCount = 0
  /// Whether any word has at least two lower-case letters.
  var hasSmall = false
  private var start = 0

  /// Ends the last word: normalizes its umlaut spellings and its plural, and adds a space; does nothing if no word has
  /// begun.
  mutating func endWord() {
    guard bytes.count > start else { return }
    if lowercaseCount == 0, bytes.count - start > 2, bytes[start] > UInt8(ascii: "9") { capitals.append(start) }
    hasSmall = hasSmall || lowercaseCount > 1
    lowercaseCount = 0
    if bytes.count - start > 2 { foldUmlautSpelling() }
    if PluralFold.mayEnd(bytes[bytes.count - 1]) {
      bytes.replaceSubrange(start..., with: PluralFold.fold(Array(bytes[start...])))
    }
    bytes.append(UInt8(ascii: " "))
    start = bytes.count
  }

  /// Turns ae, oe and ue into a, o, u; a word of two letters does not change.
  private mutating func foldUmlautSpelling() {
    var (before, last): (UInt8, UInt8) = (0, 0)
    var end = start
    for index in start..<bytes.count {
      let letter = bytes[index]
      if letter != UInt8(ascii: "e") || !Self.takesUmlaut(last, after: before) {
        bytes[end] = letter
        end += 1
      }
      (before, last) = (last, letter)
    }
    bytes.removeLast(bytes.count - end)
  }

  private static func takesUmlaut(_ letter: UInt8, after before: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "o"): true
    case UInt8(ascii: "u"): !"aeiouyq".utf8.contains(before)
    default: false
    }
  }
}

/// Removes simple English and German plural endings; a wrong singular does no harm, since names and queries get the
/// same singular.
enum PluralFold {
  static func fold(_ word: [UInt8]) -> [UInt8] {
    guard word.count >= 4, word.allSatisfy({ $0 < 0x80 }) else { return word }
    return germanSingular(englishSingular(word))
  }

  /// Whether a plural can end in this letter; most words end in another letter, and need no further check.
  static func mayEnd(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "e") || letter == UInt8(ascii: "n") || letter == UInt8(ascii: "s")
  }

  private static func englishSingular(_ word: [UInt8]) -> [UInt8] {
    if ends(word, "ies") { return word.count > 4 ? word.dropLast(3) + "y".utf8 : word.dropLast() }
    if ends(word, "ie") { return word.dropLast(2) + "y".utf8 }
    guard ends(word, "s") else { return word }
    if ["ches", "shes", "sses", "xes", "zzes"].contains(where: { ends(word, $0) }) { return word.dropLast(2) }
    if ends(word, "aves") || ends(word, "alves") { return word.dropLast(3) + "f".utf8 }
    return ["ss", "us", "is"].contains { ends(word, $0) } ? word : word.dropLast()
  }

  /// Drops the n of a German plural: Bananen, Linsen, Kartoffeln.
  private static func germanSingular(_ word: [UInt8]) -> [UInt8] {
    guard word.count >= 5 else { return word }
    if ends(word, "eln") { return word.dropLast() }
    return ends(word, "en") && !"aeiou".utf8.contains(word[word.count - 3]) ? word.dropLast() : word
  }

  private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
    let start = word.count - ending.utf8CodeUnitCount
    guard start >= 0 else { return false }
    for index in 0..<ending.utf8CodeUnitCount where word[start + index] != ending.utf8Start[index] { return false }
    return true
  }
}
