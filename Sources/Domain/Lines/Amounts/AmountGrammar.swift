internal import Figures

/// The grammar of amounts, which reads words in pieces: `2x150g` is `2`, `x`, `150`, `g`.
struct AmountGrammar {
  private enum Piece {
    case number(NumberReading)
    case range(ClosedRange<Double>)
    case times
    case word
  }

  /// A piece of a word, as typed and in plain letters.
  ///
  /// `word` is the index of the word, and `endsWord` says whether the piece is the last one of that word.
  private struct Lexeme {
    let piece: Piece
    let text: String
    let plain: String
    let word: Int
    let endsWord: Bool
  }

  /// A number; `thousands` is its value if its comma separates thousands, such as 1500 for `1,500`, otherwise nil.
  private struct Number {
    var value: Double
    /// The upper end of a range such as `2-3`; nil for a single number.
    var upTo: Double?
    var thousands: Double?
    var next: Int
  }

  private let words: ArraySlice<TextWord>
  private let text: String
  private let lexemes: [Lexeme]
  private var found: [AmountReading] = []

  /// The maximum number of words that an amount can have.
  private static let maximumWords = 8
  /// The maximum number of words of an amount without a number: `extra large box of`.
  private static let reachWithoutNumber = 4

  init(words: ArraySlice<TextWord>, text: String) {
    self.words = words
    self.text = text
    var lexemes: [Lexeme] = []
    var reach = Self.maximumWords
    for (index, word) in words.prefix(Self.maximumWords).enumerated() where index < reach {
      guard word.kind == .plain else { break }
      lexemes += Self.lexemes(of: word.text, word: index)
      if index == 0, case .word? = lexemes.first?.piece { reach = Self.reachWithoutNumber }
    }
    self.lexemes = lexemes
  }

  mutating func readings() throws(LarderError) -> [AmountReading] {
    addUnitAlone()
    addTimes()
    for number in try numbers(at: 0) {
      add(.count(number.value, unit: nil), number, upTo: number.next)
      addUnits(number)
    }
    return found.sorted { $0.used < $1.used }
  }
}

extension AmountGrammar {
  /// All numbers that begin at an index, each longer than the one before: `half`, `half a`, `half a dozen`.
  private func numbers(at start: Int) throws(LarderError) -> [Number] {
    guard start < lexemes.count else { return [] }
    if let range = range(at: start) { return [range] }
    guard case .number(let reading) = lexemes[start].piece else { return [] }
    // In `10 % fat yogurt` the number is part of the name.
    if start + 1 < lexemes.count, lexemes[start + 1].text.hasPrefix("%") { return [] }
    var number: Number
    switch reading {
    case .number(let value): number = Number(value: value, next: start + 1)
    case .doubtful(let decimal, let thousands): number = Number(value: decimal, thousands: thousands, next: start + 1)
    case .refused(let reason):
      // Without a unit, `nan` is naan bread and not the result of a calculation: `garlic nan`, `2 nan bread`.
      if lexemes[start].plain == "nan",
        start + 1 >= lexemes.count || Measure.read([lexemes[start + 1].plain]) == nil
      {
        return []
      }
      throw refusal(reason.text, at: start)
    }
    guard number.value > 0 else {
      let word = words[words.startIndex + lexemes[start].word]
      throw LarderError(
        .badAmount, "\(LarderError.quoted(word.text)) is not an amount", hint: AmountReader.hint,
        location: LarderError.Location(text: text, range: word.range))
    }
    var result = [number]
    func take(_ value: Double, next: Int) {
      number = Number(value: value, next: next)
      result.append(number)
    }
    if let fraction = fraction(at: number.next), isWhole(start) { take(number.value + fraction, next: number.next + 1) }
    if let (part, next) = andAHalf(at: number.next) { take(number.value + part, next: next) }
    let isFraction =
      number.value < 1 && lexemes[start].text.contains { "/⁄".contains($0) || NumberWords.fractions[$0] != nil }
    var lastPart = isFraction ? number.value : NumberWords.parts[lexemes[start].plain]
    while number.next < lexemes.count {
      let plain = lexemes[number.next].plain
      if let part = NumberWords.parts[plain] {
        take(number.value * part, next: number.next + 1)
        lastPart = part
      } else if let next = article(at: number.next), let part = lastPart, part < 1 {
        take(number.value, next: next)
        lastPart = nil
      } else {
        break
      }
    }
    return result
  }

  /// A range such as `2-3`, `2 to 3` or `2 bis 3`; nil if no range starts at the index.
  private func range(at start: Int) -> Number? {
    if case .range(let range) = lexemes[start].piece {
      return Number(value: range.lowerBound, upTo: range.upperBound, next: start + 1)
    }
    guard start + 2 < lexemes.count, Self.isTo(lexemes[start + 1].plain),
      case .number(.number(let low)) = lexemes[start].piece, case .number(.number(let high)) = lexemes[start + 2].piece,
      0 < low, low < high
    else { return nil }
    return Number(value: low, upTo: high, next: start + 3)
  }

  private static func isTo(_ plain: String) -> Bool { ["-", "–", "to", "bis", "or", "oder"].contains(plain) }

  /// The index after `a` or `of a`, as in `half a cup` and `three quarters of a cup`; nil if there is no such word.
  private func article(at index: Int) -> Int? {
    let start = AmountWords.isOf(lexemes[index].plain) ? index + 1 : index
    return start < lexemes.count && NumberWords.articles[lexemes[start].plain] != nil ? start + 1 : nil
  }

  private func isWhole(_ index: Int) -> Bool { lexemes[index].text.allSatisfy { $0.decimalDigit != nil } }

  /// The fraction of a mixed number: `½`, `1/2`.
  private func fraction(at index: Int) -> Double? {
    guard index < lexemes.count, case .number(.number(let value)) = lexemes[index].piece, value < 1,
      lexemes[index].text.contains(where: { $0 == "/" || $0 == "⁄" || NumberWords.fractions[$0] != nil })
    else { return nil }
    return value
  }

  /// Reads a fraction after a number: `and a half`, `und ein Viertel`.
  private func andAHalf(at index: Int) -> (value: Double, next: Int)? {
    guard index + 1 < lexemes.count, ["and", "und"].contains(lexemes[index].plain) else { return nil }
    let next = NumberWords.articles[lexemes[index + 1].plain] == nil ? index + 1 : index + 2
    guard next < lexemes.count, let part = NumberWords.parts[lexemes[next].plain], part < 1 else { return nil }
    return (part, next + 1)
  }

  private func refusal(_ reason: String, at index: Int) -> LarderError {
    let word = words[words.startIndex + lexemes[index].word]
    return LarderError(
      .badAmount, "\(LarderError.quoted(lexemes[index].text)) \(reason)", hint: AmountReader.hint,
      location: LarderError.Location(text: text, range: word.range))
  }
}

extension AmountGrammar {
  /// Adds the amounts in which a number is followed by a measure, by the name of a portion, or by `x` and an amount.
  private mutating func addUnits(_ number: Number) {
    var start = number.next
    // `couple of spoonfuls of pudding`
    if start > 0, start + 1 < lexemes.count, ["couple", "pair"].contains(lexemes[start - 1].plain),
      AmountWords.isOf(lexemes[start].plain), PortionWords.isNoun(lexemes[start + 1].plain)
    {
      start += 1
    }
    guard start < lexemes.count else { return }
    if case .times = lexemes[start].piece {
      add(.count(number.value, unit: nil), number, upTo: start + 1)
      addProduct(number, at: start + 1)
      return
    }
    addUnit(number, at: start)
  }

  /// Adds a number, with its unit if there is one, that follows a multiplication sign, as people type after a name: the
  /// `x3` of `eggs x3`, the `x 80g` of `peas x 80g`.
  private mutating func addTimes() {
    guard lexemes.count > 1, case .times = lexemes[0].piece, case .number(.number(let value)) = lexemes[1].piece,
      value > 0
    else { return }
    let number = Number(value: value, next: 2)
    add(.count(value, unit: nil), number, upTo: 2)
    if lexemes.count > 2 { addUnit(number, at: 2) }
  }

  private mutating func addUnit(_ number: Number, at start: Int) {
    guard !AmountWords.isFilling(lexemes[start].plain) else {
      // As in recipes, a heaped spoon holds as much as two level ones.
      let isSpoon = start + 1 < lexemes.count && AmountWords.isSpoon(lexemes[start + 1].plain)
      let factor = isSpoon && AmountWords.isHeaped(lexemes[start].plain) ? 2.0 : 1
      let filled = Number(value: number.value * factor, upTo: number.upTo.map { $0 * factor }, next: start + 1)
      if start + 1 < lexemes.count { addUnit(filled, at: start + 1) }
      return
    }
    let plain = lexemes[start...].prefix(3).map(\.plain)
    if let (measure, used) = Measure.read(plain) {
      addFilled(Quantity(number.value, .measure(measure)), number, upTo: start + used)
      addSmaller(number, of: measure, at: start + used)
      return
    }
    let length = PortionWords.length(plain[...])
    if length > 0 {
      for end in start + 1..<start + length { add(.count(number.value, unit: unit(start..<end)), number, upTo: end) }
      let end = start + length
      addFilled(.count(number.value, unit: unit(start..<end)), number, upTo: end)
      // `3 Stück à 50 g`
      if start + length < lexemes.count, case .times = lexemes[start + length].piece {
        addProduct(number, at: start + length + 1)
      }
    } else if start + 1 < lexemes.count, AmountWords.isOf(lexemes[start + 1].plain), case .word = lexemes[start].piece {
      add(.count(number.value, unit: unit(start..<start + 1)), number, upTo: start + 1)
    }
  }

  /// Adds a weight or volume in two units, the second smaller than the first: `1 lb 2 oz`, `1 kg 200 g`.
  ///
  /// Between two foods they are an amount of each: `flour 1 kg 250 g sugar`.
  private mutating func addSmaller(_ number: Number, of measure: Measure, at start: Int) {
    guard start + 1 < lexemes.count, number.upTo == nil, number.value == number.value.rounded(),
      case .number(.number(let rest)) = lexemes[start].piece, rest > 0,
      let (smaller, used) = Measure.read(lexemes[(start + 1)...].prefix(2).map(\.plain)),
      let ratio = measure.ratio(to: smaller), rest < ratio,
      words.startIndex == 0 || lexemes[start + used].word == words.count - 1
    else { return }
    add(Quantity(number.value * ratio + rest, .measure(smaller)), number, upTo: start + 1 + used)
  }

  /// Adds an amount, also with a last word behind it that says that its vessel was full: `eine Tasse voll`.
  private mutating func addFilled(_ quantity: Quantity, _ number: Number, upTo end: Int) {
    add(quantity, number, upTo: end)
    guard end < lexemes.count, ["voll", "full"].contains(lexemes[end].plain), lexemes[end].word == words.count - 1
    else {
      return
    }
    add(quantity, number, upTo: end + 1)
  }

  /// Adds the product of two numbers, with a unit if there is one: `2 x 150 g`.
  private mutating func addProduct(_ factor: Number, at start: Int) {
    guard start < lexemes.count, case .number(.number(let value)) = lexemes[start].piece, value > 0 else { return }
    let product = Number(
      value: factor.value * value, upTo: factor.upTo.map { $0 * value }, thousands: factor.thousands.map { $0 * value },
      next: start + 1)
    add(.count(product.value, unit: nil), product, upTo: product.next)
    if product.next < lexemes.count { addUnit(product, at: product.next) }
  }

  /// Adds a unit that has no number and comes before `of`, counted as one: `cup of rice`.
  ///
  /// `whole tin of soup` and `ganze Dose Suppe` are one, too.
  private mutating func addUnitAlone() {
    let plain = lexemes.prefix(3).map(\.plain)
    let one = Number(value: 1, next: 0)
    if plain.count > 2, AmountWords.isWhole(plain[0]), PortionWords.isContainer(plain[1]) {
      add(.count(1, unit: lexemes[1].text), one, upTo: 2)
    }
    if let (measure, used) = Measure.read(plain), used < plain.count, AmountWords.isOf(plain[used]) {
      add(Quantity(1, .measure(measure)), one, upTo: used)
    }
    let length = PortionWords.length(plain[...])
    if length > 0, length < plain.count, AmountWords.isOf(plain[length]) {
      add(.count(1, unit: unit(0..<length)), one, upTo: length)
    }
  }

  private func unit(_ range: Range<Int>) -> String { lexemes[range].map(\.text).joined(separator: " ") }

  private mutating func add(_ quantity: Quantity, _ number: Number, upTo end: Int) {
    guard end > 0, lexemes[end - 1].endsWord else { return }
    var quantity = quantity
    quantity.upTo = number.upTo
    let text = lexemes[..<end].map(\.text).joined(separator: " ")
    var used = lexemes[end - 1].word + 1
    if end < lexemes.count, AmountWords.isOf(lexemes[end].plain), used + 1 < words.count { used += 1 }
    var doubt = ThousandsPoint.doubt(in: text)
    var otherwise = doubt == nil ? [] : [quantity.scaled(by: 1000)]
    if let thousands = number.thousands {
      otherwise = [quantity.scaled(by: thousands / number.value)]
      let unit = end > number.next ? " " + lexemes[number.next..<end].map(\.text).joined(separator: " ") : ""
      doubt =
        "\(LarderError.quoted(text)) may be \(Quantity.figure(number.value))\(unit) or \(Figure.text(thousands))\(unit)"
    }
    found.append(AmountReading(quantity: quantity, text: text, used: used, doubt: doubt, alternatives: otherwise))
  }
}

extension AmountGrammar {
  /// The pieces of a word: the word itself, or its parts if they are joined as in `150g`, `½cup`, `2x150g`.
  private static func lexemes(of word: String, word index: Int) -> [Lexeme] {
    let plain = word.utf8.count <= 40 ? word.plainLetters : word
    let whole = Lexeme(piece: piece(of: word, plain), text: word, plain: plain, word: index, endsWord: true)
    guard case .word = whole.piece, word.utf8.count <= 64 else { return [whole] }
    var rest = Array(word)[...]
    var result: [Lexeme] = []
    if let first = rest.first, isTimes(String(first)), rest.count > 1,
      numberHead(rest.dropFirst()).count == rest.count - 1,
      let number = NumberReading.read(String(rest.dropFirst()))
    {
      return [
        Lexeme(piece: .times, text: String(first), plain: "x", word: index, endsWord: false),
        Lexeme(piece: .number(number), text: String(rest.dropFirst()), plain: "", word: index, endsWord: true),
      ]
    }
    func append(_ piece: Piece, _ text: String) {
      result.append(
        Lexeme(piece: piece, text: text, plain: text.plainLetters, word: index, endsWord: rest.isEmpty))
    }
    while true {
      let head = numberHead(rest)
      guard !head.isEmpty, let number = NumberReading.read(String(head)) else { return [whole] }
      rest = rest[head.endIndex...]
      let second = rest.first.map { "-–".contains($0) ? numberHead(rest.dropFirst()) : [] } ?? []
      if result.isEmpty, case .number(let low) = number, let end = second.last, end.isNumber,
        case .number(let high)? = NumberReading.read(String(second)), 0 < low, low < high
      {
        rest = rest[second.endIndex...]
        append(.range(low...high), String(head) + "-" + String(second))
      } else {
        append(.number(number), String(head))
      }
      guard let next = rest.first else { return result }
      if isTimes(String(next)), rest.count == 1 || !numberHead(rest.dropFirst()).isEmpty {
        rest.removeFirst()
        append(.times, String(next))
        if rest.isEmpty { return result }
      } else {
        let unit = String(rest)
        let plainUnit = unit.plainLetters
        guard Measure.read([plainUnit]) != nil || PortionWords.isNoun(plainUnit) else { return [whole] }
        rest = rest[rest.endIndex...]
        append(.word, unit)
        return result
      }
    }
  }

  private static func piece(of word: String, _ plain: String) -> Piece {
    if isTimes(plain) || ["à", "je"].contains(word.lowercased()) { return .times }
    return NumberReading.read(word).map(Piece.number) ?? .word
  }

  /// Whether a text is a multiplication sign, as people type it.
  static func isTimes(_ text: String) -> Bool { ["x", "X", "×", "*"].contains(text) }

  /// The leading characters that belong to a number: sign, digits with separators, fractions, an exponent.
  private static func numberHead(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
    var end = characters.startIndex
    if let sign = characters.first, "-+−".contains(sign) { end += 1 }
    let first = end
    while end < characters.endIndex {
      let character = characters[end]
      if character.decimalDigit != nil || ".,/⁄".contains(character) || NumberWords.fractions[character] != nil {
        end += 1
      } else if character == "e" || character == "E", end > first, exponentLength(characters[(end + 1)...]) > 0 {
        end += 1 + exponentLength(characters[(end + 1)...])
      } else {
        break
      }
    }
    return end == first ? characters[..<characters.startIndex] : characters[..<end]
  }

  private static func exponentLength(_ characters: ArraySlice<Character>) -> Int {
    let sign = characters.first.map { "+-".contains($0) ? 1 : 0 } ?? 0
    let digits = characters.dropFirst(sign).prefix { $0.decimalDigit != nil }.count
    return digits == 0 ? 0 : sign + digits
  }
}
