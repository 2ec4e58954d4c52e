/// A number, word, sign or bracketed part of an ingredient line.
struct IngredientToken {
  enum Kind {
    case number(Double)
    case word
    case sign(Unicode.Scalar)
    case brackets([IngredientToken])
  }

  var kind: Kind
  /// The position of the token in the line, as indices of Unicode scalars.
  var range: Range<Int>
  /// The word in lower case, without accents and without an optional ending such as the one in `Dose(n)`; empty if the
  /// token is not a word.
  var plain = ""
  /// Whether the token follows the previous token without a space.
  var isGlued = false
  /// Whether the token is a number that is written as a fraction below one: `1/2`, `½`.
  var isFraction = false

  var number: Double? { if case .number(let value) = kind { value } else { nil } }

  var brackets: [IngredientToken]? { if case .brackets(let inner) = kind { inner } else { nil } }

  var isWord: Bool { if case .word = kind { true } else { false } }

  func isSign(_ scalar: Unicode.Scalar) -> Bool { if case .sign(scalar) = kind { true } else { false } }

  var isBracket: Bool { isSign("(") || isSign(")") || isSign("[") || isSign("]") }

  /// Whether the token is a hyphen or dash.
  var isDash: Bool { if case .sign(let scalar) = kind { IngredientLexer.dashes.contains(scalar) } else { false } }
}

/// Splits an ingredient line into tokens.
struct IngredientLexer {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var tokens: [IngredientToken] = []

  static let dashes: Set<Unicode.Scalar> = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
  ]

  /// The tokens of a line, given as its Unicode scalars.
  static func tokens(of scalars: [Unicode.Scalar]) -> [IngredientToken] {
    var lexer = IngredientLexer(scalars: scalars)
    lexer.run()
    return grouped(lexer.tokens)
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func run() {
    var end = -1
    while at < scalars.count {
      let scalar = scalars[at]
      if Self.isSpace(scalar) {
        at += 1
        continue
      }
      let start = at
      var token: IngredientToken
      if let read = number() {
        token = read
      } else if Self.isLetter(scalar) {
        token = word()
      } else {
        at += 1
        token = IngredientToken(kind: .sign(scalar), range: start..<at)
      }
      token.isGlued = start == end
      end = at
      tokens.append(token)
    }
  }

  // MARK: Numbers

  private static let fractions: [Unicode.Scalar: Double] = Dictionary(
    uniqueKeysWithValues: NumberWords.fractions.compactMap { sign, value in
      sign.unicodeScalars.first.map { ($0, value) }
    })

  /// Reads a number: `12`, `1.5`, `1,5`, `1/2`, `½`, `1½`.
  ///
  /// A percentage such as `2%` is read as a word, since it belongs to a name.
  private mutating func number() -> IngredientToken? {
    let start = at
    if let value = Self.fractions[scalars[at]], scalars[at].value > 0x7F {
      at += 1
      return IngredientToken(kind: .number(value), range: start..<at, isFraction: true)
    }
    let opensDecimal = scalars[at] == "." && at + 1 < scalars.count && digit(at + 1) != nil
    guard digit(at) != nil || opensDecimal else { return nil }
    // `00` is a kind of flour.
    if scalars[at] == "0", at + 1 < scalars.count, digit(at + 1) != nil {
      while at < scalars.count, digit(at) != nil { at += 1 }
      return IngredientToken(kind: .word, range: start..<at, plain: "00")
    }
    var value = decimal()
    var isFraction = false
    if at < scalars.count, let part = Self.fractions[scalars[at]] {
      value += part
      at += 1
    } else if let divisor = divisor(of: value) {
      value /= divisor
      isFraction = value < 1
    }
    // A number with an exponent, such as `1e308`, is not an amount.
    if at + 1 < scalars.count, ["e", "E"].contains(scalars[at]), digit(at + 1) != nil {
      while at < scalars.count, !Self.isSpace(scalars[at]) { at += 1 }
      return IngredientToken(kind: .word, range: start..<at, plain: "1e")
    }
    if let percent = percentEnd() {
      at = percent
      return IngredientToken(kind: .word, range: start..<at, plain: "%")
    }
    return IngredientToken(kind: .number(value), range: start..<at, isFraction: isFraction)
  }

  private func digit(_ index: Int) -> Double? {
    let value = scalars[index].value
    return (0x30...0x39).contains(value) ? Double(value - 0x30) : nil
  }

  /// Reads digits with a decimal point or comma, or with commas between groups of three digits.
  private mutating func decimal() -> Double {
    var value = 0.0
    func digits(from: Int) -> Int {
      var end = from
      while end < scalars.count, digit(end) != nil { end += 1 }
      return end
    }
    var end = digits(from: at)
    for index in at..<end { value = value * 10 + (digit(index) ?? 0) }
    let length = end - at
    at = end
    while at + 1 < scalars.count, scalars[at] == "," || scalars[at] == ".", digit(at + 1) != nil {
      end = digits(from: at + 1)
      let isGroup = end - at == 4 && (1...3).contains(length) && value > 0
      guard isGroup, isThousands(at, end) else {
        var scale = 0.1
        for index in at + 1..<end {
          value += (digit(index) ?? 0) * scale
          scale /= 10
        }
        // Adding digits in binary is inexact, so the text is converted again: 0.3 instead of 0.30000000000000004.
        value = Double(String(String.UnicodeScalarView(scalars[(at - length)..<end])).decimalPoint) ?? value
        at = end
        break
      }
      for index in at + 1..<end { value = value * 10 + (digit(index) ?? 0) }
      at = end
    }
    return value
  }

  /// Whether the comma or point at `sign`, with three digits up to `end` behind it, separates thousands.
  ///
  /// A comma does so, except before kilograms and liters: nobody means 1,500 kg. A point does so before three zeros, and
  /// before grams and milliliters if the result is a round one: `1.500 g`, but not the ounce of `28.350 g`.
  private func isThousands(_ sign: Int, _ end: Int) -> Bool {
    let letters = scalars[end...].drop(while: Self.isSpace).prefix { $0.properties.isAlphabetic }
    let unit = IngredientUnit.named(String(String.UnicodeScalarView(letters)).plainLetters)
    let size = unit?.grams ?? unit?.milliliters
    if size == 1000 { return false }
    if scalars[sign] == "," || scalars[(sign + 1)..<end].allSatisfy({ $0 == "0" }) { return true }
    let digits = String(String.UnicodeScalarView(scalars[(sign + 1)..<end]))
    let hasOneDigitBefore = sign < 2 || digit(sign - 2) == nil
    return size == 1 && hasOneDigitBefore && Int(digits)?.isMultiple(of: 50) == true
  }

  /// Reads a fraction's slash and divisor, as in `1/2` or `1 ⁄ 2`, and returns the divisor; nil if there is none, or if
  /// the two numbers are a range as in `5/6 tomatoes`, and nothing is then read.
  private mutating func divisor(of dividend: Double) -> Double? {
    var index = at
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    guard index < scalars.count, scalars[index] == "/" || scalars[index] == "\u{2044}" else { return nil }
    index += 1
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    let first = index
    var value = 0.0
    while index < scalars.count, index - first < 3, let digit = digit(index) {
      value = value * 10 + digit
      index += 1
    }
    guard value > 0 else { return nil }
    // `5/6 tomatoes` are five or six, `5/6 cup` and `1 5/6 cups` are not.
    if Self.beginnings.contains(dividend), value == dividend + 1, tokens.last?.number == nil {
      let word = scalars[index...].drop(while: Self.isSpace).prefix { Self.isLetter($0) }
      let unit = IngredientUnit.named(String(String.UnicodeScalarView(word)).plainLetters)
      if !word.isEmpty, unit?.isMeasured != true, unit?.kind != .spoon { return nil }
    }
    at = index
    return value
  }

  /// The numbers that begin a range such as `5/6`; `3/4` and `7/8` are fractions.
  private static let beginnings = [5.0, 6.0]

  /// The index after the percent sign that follows the number; nil if no percent sign follows.
  private func percentEnd() -> Int? {
    var index = at
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    return index < scalars.count && scalars[index] == "%" ? index + 1 : nil
  }

  // MARK: Words

  private mutating func word() -> IngredientToken {
    let start = at
    while at < scalars.count {
      if Self.isLetter(scalars[at]) {
        at += 1
      } else if at > start, at + 1 < scalars.count, Self.isJoining(scalars[at]), Self.isLetter(scalars[at + 1]) {
        at += 2
      } else {
        break
      }
    }
    let stem = start..<at
    if let ending = endingLength() { at += ending }
    return IngredientToken(kind: .word, range: start..<at, plain: plain(stem))
  }

  /// The length of an optional ending after a word, as shops print it: `(n)`, `(er)`, `/n`.
  private func endingLength() -> Int? {
    guard at < scalars.count else { return nil }
    var index = at + 1
    while index < scalars.count, index - at <= 3, Self.isLetter(scalars[index]) { index += 1 }
    let length = index - at - 1
    guard (1...3).contains(length) else { return nil }
    if scalars[at] == "(" { return index < scalars.count && scalars[index] == ")" ? length + 2 : nil }
    let isEnd = index == scalars.count || Self.isSpace(scalars[index])
    return scalars[at] == "/" && isEnd && Self.endings.contains(plain(at + 1..<index)) ? length + 1 : nil
  }

  private static let endings: Set<String> = ["n", "e", "en", "er", "s", "nen"]

  private func plain(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let value = scalars[index].value
      guard value < 0x80 else { return String(String.UnicodeScalarView(scalars[range])).plainLetters }
      text.unicodeScalars.append((0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value + 0x20)) : scalars[index])
    }
    return text
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x9...0xD, 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
    return value != 0xD7 && scalar.properties.isAlphabetic || (0x300...0x36F).contains(value)
  }

  /// Whether a Unicode scalar may join two parts of a word, as the apostrophe does in `d'olive` and the hyphen in
  /// `all-purpose`.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "-" || scalar == "\u{2011}" || scalar == "&"
  }

  // MARK: Brackets

  /// Combines each pair of brackets and its contents into one token; a bracket that is never closed extends to the end
  /// of the line.
  private static func grouped(_ flat: [IngredientToken]) -> [IngredientToken] {
    guard flat.contains(where: { $0.isSign("(") || $0.isSign("[") }) else { return flat }
    var result: [IngredientToken] = []
    var index = 0
    while index < flat.count {
      guard flat[index].isSign("(") || flat[index].isSign("[") else {
        result.append(flat[index])
        index += 1
        continue
      }
      var depth = 0
      var end = index
      while end < flat.count {
        if flat[end].isSign("(") || flat[end].isSign("[") { depth += 1 }
        if flat[end].isSign(")") || flat[end].isSign("]") { depth -= 1 }
        if depth == 0 { break }
        end += 1
      }
      let inner = flat[(index + 1)..<min(end, flat.count)].filter { !$0.isBracket }
      let last = flat[min(end, flat.count - 1)].range.upperBound
      result.append(
        IngredientToken(
          kind: .brackets(inner), range: flat[index].range.lowerBound..<last, isGlued: flat[index].isGlued))
      index = end + 1
    }
    return result
  }
}

extension String {
  /// The text with each comma replaced by a decimal point.
  fileprivate var decimalPoint: String { String(map { $0 == "," ? "." : $0 }) }
}
