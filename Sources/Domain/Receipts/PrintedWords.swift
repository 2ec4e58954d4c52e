/// A printed line, cleaned and parted into words.
struct PrintedLine: Equatable {
  /// The words, without spaces; `S u m m e` is one word.
  var words: [String]

  /// The longest line that is read, and the most lines of a receipt: a till prints some 60 letters in a line.
  static let longest = 300
  static let most = 4000

  /// The words of a line of text, of which control characters are left out.
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
  }

  init(words: [String]) { self.words = words }

  /// The words with single spaces between them.
  var text: String { words.joined(separator: " ") }

  /// The letters of the words in lower case, without accents and punctuation, parted by single spaces.
  var label: String { Self.label(words) }

  static func label(_ words: some Collection<String>) -> String {
    words.map { word in
      let plain = word.plainLetters
      return String(plain.unicodeScalars.map { $0.properties.isAlphabetic ? Character($0) : " " })
    }
    .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Joins letters that are printed with a space behind each: `S u m m e`, `P E N N Y`.
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

  /// Parts a price from the name that it is glued to (`Remoulade2,09`), and a sign of multiplication from its number
  /// (`8x`, `x3`).
  private static func unglued(_ word: String) -> [String] {
    let characters = Array(word)
    guard characters.count > 1, characters.count <= 40 else { return [word] }
    if let sign = characters.last, "xX".contains(sign), characters.dropLast().allSatisfy({ $0.decimalDigit != nil }) {
      return [String(characters.dropLast()), "x"]
    }
    // `0,186kg` is a weight; `500g` is a part of a name.
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
    // Four characters at least: `2,09`.
    guard characters.count > 5, characters[0].isLetter,
      let start = characters.firstIndex(where: { $0.decimalDigit != nil }),
      let price = PrintedNumber(String(characters[start...])), price.decimals == 2, start > 1,
      characters[start - 1].isLetter
    else { return [word] }
    return [String(characters[..<start]), String(characters[start...])]
  }
}

/// A number as a till prints it.
struct PrintedNumber: Equatable {
  /// The digits without their decimal mark.
  let digits: Int
  /// Digits behind the decimal mark; 0 if there is none.
  let decimals: Int
  /// Whether a minus is before or behind it.
  let isNegative: Bool
  /// Letters that are glued behind it, which name a tax group: `1,29B`, `0,45-V`.
  let mark: String
  /// Whether a sign of a currency is glued to it.
  let hasCurrency: Bool

  private static let signs: Set<Character> = ["€", "$", "£"]

  /// Reads a word that is a number and nothing else; nil if it is none.
  init?(_ word: String) {
    var rest = Array(word)[...]
    guard rest.count <= 20 else { return nil }
    var (isNegative, hasCurrency) = (false, false)
    // `($3.26)` is money paid back.
    if rest.first == "(", rest.last == ")" {
      rest = rest.dropFirst().dropLast()
      isNegative = true
    }
    while let first = rest.first, "-+*".contains(first) || Self.signs.contains(first) {
      if first == "-" { isNegative = true }
      if Self.signs.contains(first) { hasCurrency = true }
      rest.removeFirst()
    }
    guard let first = rest.first, first.decimalDigit != nil else { return nil }
    let body = rest.prefix { $0.decimalDigit != nil || ".,'".contains($0) }
    var tail = rest.dropFirst(body.count)
    while let first = tail.first, first == "-" || first == "*" || Self.signs.contains(first) {
      if first == "-" { isNegative = true }
      if Self.signs.contains(first) { hasCurrency = true }
      tail.removeFirst()
    }
    guard tail.count <= 2, tail.allSatisfy({ $0.isLetter && $0.isUppercase || $0 == "*" }),
      !["L", "CL", "ML", "G", "KG"].contains(String(tail))
    else { return nil }
    var digits = ""
    var decimals = 0
    // `2,-` is a price without cents.
    if body.last == ",", isNegative || word.hasSuffix(",-"), body.dropLast().allSatisfy({ $0.decimalDigit != nil }),
      body.count <= 6, let whole = Int(String(body.dropLast()))
    {
      self = PrintedNumber(whole: whole, isNegative: word.first == "-", hasCurrency: hasCurrency)
      return
    }
    let marks = body.indices.filter { body[$0].decimalDigit == nil }
    if let last = marks.last {
      guard body[body.index(before: last)].decimalDigit != nil else { return nil }
      decimals = body.endIndex - last - 1
      guard decimals > 0 else { return nil }
      // The marks before the last one part thousands.
      for (mark, next) in zip(marks, marks.dropFirst()) {
        guard next - mark == 4, body[mark] != body[last] || marks.count > 2 else { return nil }
      }
    }
    for character in body { if let digit = character.decimalDigit { digits += String(digit) } }
    guard digits.count <= 12, let value = Int(digits) else { return nil }
    self.digits = value
    self.decimals = decimals
    self.isNegative = isNegative
    mark = String(tail.filter { $0 != "*" })
    self.hasCurrency = hasCurrency
  }

  private init(whole: Int, isNegative: Bool, hasCurrency: Bool) {
    (digits, decimals, mark) = (whole * 100, 2, "")
    self.isNegative = isNegative
    self.hasCurrency = hasCurrency
  }

  /// The number without its minus: of `-5 Stk` five were given back.
  var magnitude: PrintedNumber { PrintedNumber(magnitudeOf: self) }

  private init(magnitudeOf other: PrintedNumber) {
    (digits, decimals, isNegative, mark) = (other.digits, other.decimals, false, other.mark)
    hasCurrency = other.hasCurrency
  }

  /// The value.
  var value: Double {
    let size = (0..<decimals).reduce(1.0) { size, _ in size * 10 }
    return Double(digits) / size * (isNegative ? -1 : 1)
  }

  /// The amount of money, if the number has two decimals; nil otherwise.
  var money: Int? { decimals == 2 && digits < Money.limit ? (isNegative ? -digits : digits) : nil }

  /// Whether it is a bare count: digits only.
  var isCount: Bool { decimals == 0 && !isNegative && mark.isEmpty && !hasCurrency }
}
