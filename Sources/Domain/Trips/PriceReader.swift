internal import Figures

/// Reads prices: `2.49`, `2,49`, `€2.49`, `2.49 EUR`, `99 ct`, `-0.25`, `2 x 1.09`.
package struct PriceReader: Sendable {
  /// The currency of the household's prices.
  package let currency: Currency

  /// Creates a reader for prices in a currency.
  package init(currency: Currency) { self.currency = currency }

  /// Reads the whole text as one price.
  ///
  /// Throws `badNumber`, `outOfRange`, `doubtful` (`1,234`), or `badValue` for another currency.
  package func read(_ text: String) throws(LarderError) -> Money {
    let words = try TextWord.words(of: text)
    guard let price = try ending(words[...], in: text), price.used == words.count, price.factor == nil,
      price.rate == .whole
    else {
      throw LarderError(
        .badNumber, "\(LarderError.quoted(text)) is not a price", hint: hint,
        location: LarderError.Location(text: text, range: 0..<text.count))
    }
    return price.money
  }

  /// Splits the text into the price at its end and what comes before the price.
  ///
  /// Nil if the text does not end in an unambiguous price, or if the price is per piece or per kilogram. If the price
  /// is written as `2 x 1.09`, `unit` is the price of one unit; otherwise, `unit` is nil. Throws the same errors as
  /// `read`.
  package func split(_ text: String) throws(LarderError) -> (rest: String, price: Money, unit: Money?)? {
    let words = try TextWord.words(of: text)
    guard let price = try ending(words[...], in: text), price.isCertain else { return nil }
    var rest = words.dropLast(price.used)
    guard price.rate == .whole else { return nil }
    if rest.last?.introducesPrice == true { rest = rest.dropLast() }
    return (String(text.prefix(rest.last?.range.upperBound ?? 0)), price.money, price.unit)
  }

  /// What a price looks like, for hints.
  var hint: String {
    "a price is a number such as \(currency.example())" + (currency.code.map { ", in \($0)" } ?? "")
  }
}

/// A price that was read at the end of some words.
struct PriceReading: Equatable {
  /// The price of the whole line.
  var money: Money
  /// The price of one unit, if the price was written as `2 x 1.09` or `0.59 each`; otherwise nil.
  var unit: Money?
  /// How many units were paid for, if the price was written as `2 x 1.09` or `2 for 3.98`; otherwise nil.
  var factor: Int?
  /// The number of words that the price consists of.
  var used: Int
  /// Whether the words can only be a price; the word `10` may also be a count.
  var isCertain: Bool
  /// What the price is for, according to the words; the whole line if the words do not say.
  var rate = Rate.whole
  /// Whether the price is for several units together, as in `2 for 3.98`.
  ///
  /// An amount that is stated before such a price is the amount of one unit.
  var isDeal: Bool { factor != nil && unit == nil }

  /// What a price is for.
  enum Rate {
    case whole
    /// The price of each piece: `2 yogurts je 0,59`, `2 yogurts 0.59 each`.
    case piece
    /// The price of a kilogram: `1.2 kg bananas 1.99/kg`.
    case kilogram
  }
}

extension PriceReader {
  /// Reads the price at the end of the words; nil if they do not end in a price.
  func ending(_ words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> PriceReading? {
    guard let last = words.last, last.kind == .plain else { return nil }
    if let (figures, rate) = Self.rated(words), var price = try ending(figures, in: text), price.factor == nil,
      price.rate == .whole || rate == .kilogram
    {
      (price.rate, price.isCertain) = (rate, true)
      price.used += words.count - figures.count
      price.used += Self.introduction(words.dropLast(price.used))
      return price
    }
    if let figure = Self.spoken(words, in: currency), var price = try ending(words.dropLast(3) + [figure], in: text) {
      price.used += 2
      return price
    }
    if let product = try unspaced(words, in: text) { return product }
    var shape = PriceShape(last.text, in: currency)
    var mark = shape?.mark
    var used = 1
    if let before = words.dropLast().last, before.kind == .plain, mark == nil {
      if shape == nil, let named = CurrencyMark.read(last.text, in: currency) {
        shape = PriceShape(before.text, in: currency)
        if shape?.mark != nil { return nil }
        (mark, used) = (named, 2)
      } else if shape != nil, let named = CurrencyMark.read(before.text, in: currency), named != .minor {
        (mark, used) = (named, 2)
      }
    }
    guard let shape else { return nil }
    let money = try money(shape, mark, at: words.suffix(used), in: text)
    let isIntroduced = words.dropLast(used).last?.introducesPrice ?? false
    var price = PriceReading(
      money: money, used: used, isCertain: mark != nil || isIntroduced || shape.isCertain(in: currency))
    if let before = words.dropLast(used).last, Self.beforeEach.contains(before.text.lowercased()),
      price.isCertain || shape.number.contains(where: { $0.decimalDigit == nil })
    {
      (price.rate, price.isCertain) = (.piece, true)
      price.used += 1
      return price
    }
    // `3 for 2` may be an offer of three at the price of two.
    if mark != nil || shape.isCertain(in: currency),
      let deal = Self.deal(words.dropLast(used))
    {
      (price.factor, price.isCertain) = (deal, true)
      price.used += 2
      return price
    }
    try multiply(&price, before: words.dropLast(used), in: text)
    return price
  }

  /// Splits off the last words if they say what the price before them is for; nil if they say nothing about it.
  ///
  /// Examples: `0.59 each`, `0,59 pro Stück`, `1.99 per kg`, `1.99/kg`. `figures` are the words up to and including the
  /// price itself.
  private static func rated(
    _ words: ArraySlice<TextWord>
  ) -> (figures: ArraySlice<TextWord>, rate: PriceReading.Rate)? {
    let plain = words.suffix(2).map(\.plainShort)
    if ["each", "apiece"].contains(plain.last) { return (words.dropLast(), .piece) }
    if plain.last == "/kg", words.count > 1 { return (words.dropLast(), .kilogram) }
    if let figure = words.last.flatMap(perKilogram) { return (words.dropLast() + [figure], .kilogram) }
    guard plain.count == 2, words.count > 2, ["pro", "das", "per", "a", "the", "/"].contains(plain[0]) else {
      return nil
    }
    if ["stuck", "stueck", "piece"].contains(plain[1]) { return (words.dropLast(2), .piece) }
    return ["kg", "kilo", "kilogramm", "kilogram"].contains(plain[1]) ? (words.dropLast(2), .kilogram) : nil
  }

  /// The number of words at the end that only introduce a price per piece or kilogram: 1 for the `at` of `at 1.99/kg`.
  private static func introduction(_ words: ArraySlice<TextWord>) -> Int {
    ["at", "zu", "bei", "for", "fur", "fuer", "a"].contains(words.last?.plainShort) ? 1 : 0
  }

  /// The price in three words, a currency between two numbers, as a single word: `2.49` for `2 Euro 49`; nil for any
  /// other words.
  private static func spoken(_ words: ArraySlice<TextWord>, in currency: Currency) -> TextWord? {
    let parts = words.suffix(3)
    guard parts.count == 3, case let unit = parts[parts.startIndex + 1],
      parts.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 8 }), currency.decimals == 2,
      let whole = parts.first, let cents = parts.last, cents.text.count == 2,
      (whole.text + cents.text).allSatisfy({ $0.decimalDigit != nil }),
      ["euro", "euros", "eur", "dollar", "dollars", "pound", "pounds", "franken"].contains(unit.plainShort)
        || ["€", "$", "£"].contains(unit.text),
      case .household? = CurrencyMark.read(unit.text, in: currency)
    else { return nil }
    return TextWord(text: "\(whole.text).\(cents.text)", range: parts.place)
  }

  /// The price without the unit in a word such as `1.99/kg`; nil for any other word.
  static func perKilogram(_ word: TextWord) -> TextWord? {
    guard word.kind == .plain, word.text.utf8.count <= 40, word.text.lowercased().hasSuffix("/kg") else { return nil }
    return TextWord(text: String(word.text.dropLast(3)), range: word.range)
  }

  /// The number of units that have one price together: 2 in `2 for 3.98`; nil if the words do not end like `2 for`.
  private static func deal(_ words: ArraySlice<TextWord>) -> Int? {
    guard words.count > 2, ["for", "fur", "fuer"].contains(words.last?.plainShort),
      let number = words.dropLast().last, number.kind == .plain, let units = factor(number.text[...]), units > 1
    else { return nil }
    return units
  }

  private static let beforeEach: Set<String> = ["je", "jeweils", "à", "a"]

  /// Whether the words end in something that is written like a price, even if the price cannot be used.
  func endsLikePrice(_ words: ArraySlice<TextWord>) -> Bool {
    do throws(LarderError) {
      return try ending(words, in: "") != nil
    } catch {
      return true
    }
  }

  /// Reads a number of units before the price, and multiplies the price by it: `2 x 1.09` and `2x 1.09`.
  private func multiply(
    _ price: inout PriceReading, before words: ArraySlice<TextWord>, in text: String
  ) throws(LarderError) {
    guard price.isCertain, let last = words.last, last.kind == .plain else { return }
    var digits = last.text[...]
    var used = 1
    if AmountGrammar.isTimes(last.text), let number = words.dropLast().last, number.kind == .plain {
      (digits, used) = (number.text[...], 2)
    } else if digits.count > 1, AmountGrammar.isTimes(String(digits.suffix(1))) {
      digits.removeLast()
    } else {
      return
    }
    guard let factor = Self.factor(digits) else { return }
    try take(factor, into: &price, at: words.suffix(used), in: text)
    price.used += used
  }

  /// Reads a number of units and a price without spaces between them: `2x1.09`.
  private func unspaced(_ words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> PriceReading? {
    guard let last = words.last, last.text.utf8.count <= 40,
      let times = last.text.firstIndex(where: { AmountGrammar.isTimes(String($0)) }),
      let factor = Self.factor(last.text[..<times]),
      let shape = PriceShape(String(last.text[last.text.index(after: times)...]), in: currency),
      shape.isCertain(in: currency)
    else { return nil }
    let money = try money(shape, shape.mark, at: words.suffix(1), in: text)
    var price = PriceReading(money: money, used: 1, isCertain: true)
    try take(factor, into: &price, at: words.suffix(1), in: text)
    return price
  }

  private func take(
    _ factor: Int, into price: inout PriceReading, at words: ArraySlice<TextWord>, in text: String
  ) throws(LarderError) {
    (price.unit, price.factor) = (price.money, factor)
    price.money = Money(minorUnits: factor * price.money.minorUnits)
    try refuseTooMuch(price.money, at: words, in: text)
  }

  /// Reads a number of units from 1 to 999; nil for any other text, since nobody buys a thousand of anything.
  private static func factor(_ digits: Substring) -> Int? {
    guard (1...3).contains(digits.utf8.count), digits.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    return Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension PriceReader {
  private func money(
    _ shape: PriceShape, _ mark: CurrencyMark?, at words: ArraySlice<TextWord>, in text: String
  ) throws(LarderError) -> Money {
    let typed = words.map(\.text).joined(separator: " ")
    if case .foreign(let code)? = mark {
      let own = currency.code.map { "the household's prices are in \($0)" } ?? "the household has set no currency"
      throw error(
        .badValue, "\(LarderError.quoted(typed)) is a price in \(code); \(own)",
        currency.code.map { "give what was paid in \($0)" } ?? "give the price as a bare number",
        words, text)
    }
    guard mark != .minor else { return try minor(shape, at: words, in: text) }
    let number: Double
    switch NumberReading.read(shape.number) {
    case .number(let value): number = value
    case .doubtful(_, let thousands) where currency.decimals == 0: number = thousands
    case .doubtful(let decimal, _) where currency.decimals == 3: number = decimal
    case .doubtful, nil: throw doubt(shape.number, words, text)
    case .refused(let reason):
      let isLarge = reason == .tooLarge || reason == .tooLong
      throw error(
        isLarge ? .outOfRange : .badNumber, "\(LarderError.quoted(typed)) \(reason.text)", hint, words, text)
    }
    try refuseDecimals(of: shape.number, typed: typed, at: words, in: text)
    // The number is at most 1e9 and has at most three decimals, so a `Double` is exact to the minor unit.
    let minorUnits = (number * Double(currency.minorUnits)).rounded()
    let money = Money(minorUnits: Int(minorUnits) * (shape.isNegative ? -1 : 1))
    try refuseTooMuch(money, at: words, in: text)
    return money
  }

  /// Reads a price in the currency's smallest unit: `99 ct`.
  private func minor(_ shape: PriceShape, at words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> Money
  {
    guard shape.number.utf8.count <= 9, let cents = Int(shape.number) else {
      throw error(
        .badNumber, "\(LarderError.quoted(shape.number)) is not a whole number of cents", hint, words, text)
    }
    return Money(minorUnits: shape.isNegative ? -cents : cents)
  }

  private func refuseDecimals(
    of number: String, typed: String, at words: ArraySlice<TextWord>, in text: String
  ) throws(LarderError) {
    let marks = number.filter { $0.decimalDigit == nil }
    guard let mark = number.lastIndex(where: { $0.decimalDigit == nil }) else { return }
    // If a number has several marks and all are the same, they separate thousands.
    guard marks.count == 1 || Set(marks).count > 1 else { return }
    let decimals = number.distance(from: mark, to: number.endIndex) - 1
    guard decimals > currency.decimals, currency.decimals > 0 || marks != "," || decimals != 3 else { return }
    let whole = number[..<mark]
    if marks.count == 1, decimals == 3, (1...3).contains(whole.count), whole.first != "0" {
      throw doubt(number, words, text)
    }
    let maximum = currency.decimals == 0 ? "no decimals" : "at most \(currency.decimals) decimals"
    throw error(
      .badNumber,
      "\(LarderError.quoted(typed)) has too many decimals: prices\(currency.code.map { " in \($0)" } ?? "") have \(maximum)",
      hint, words, text)
  }

  /// The error for a price that may have a thousands separator or a digit too many: `1,234` and `1.234`.
  private func doubt(_ number: String, _ words: ArraySlice<TextWord>, _ text: String) -> LarderError {
    let digits = number.filter { $0.decimalDigit != nil }
    let plain = digits + currency.zeros
    return error(
      .doubtful, "\(LarderError.quoted(number)) may be \(plain), or have a digit too many",
      "write the price without a thousands separator, such as \(plain)", words, text)
  }

  private func refuseTooMuch(_ money: Money, at words: ArraySlice<TextWord>, in text: String) throws(LarderError) {
    guard abs(money.minorUnits) <= Money.limit else {
      throw error(
        .outOfRange, "\(LarderError.quoted(words.map(\.text).joined(separator: " "))) is too high for a price",
        "a price is at most \(Figure.text(Money.limit / currency.minorUnits))", words, text)
    }
  }

  private func error(
    _ code: ErrorCode, _ message: String, _ hint: String, _ words: ArraySlice<TextWord>, _ text: String
  ) -> LarderError {
    guard !text.isEmpty, let first = words.first, let last = words.last else {
      return LarderError(code, message, hint: hint)
    }
    return LarderError(
      code, message, hint: hint,
      location: LarderError.Location(text: text, range: first.range.lowerBound..<last.range.upperBound))
  }
}

extension Currency {
  /// Formats an example of a price in this currency, for hints: 249 hundredths are `2.49`, `2.490` with three decimals,
  /// and `249` with none.
  package func example(_ hundredths: Int = 249) -> String {
    guard decimals > 0 else { return "\(hundredths)" }
    let digits = String(hundredths % 100 + 100).dropFirst() + String(repeating: "0", count: max(0, decimals - 2))
    return "\(hundredths / 100)." + digits.prefix(decimals)
  }

  /// The decimals of a whole price: `.00`; empty for a currency without decimals.
  var zeros: String { decimals == 0 ? "" : "." + String(repeating: "0", count: decimals) }
}

extension TextWord {
  /// Whether the word only introduces a price: `tomatoes for 2.49`.
  var introducesPrice: Bool { kind == .plain && ["for", "fur", "fuer"].contains(text.prefix(8).plainLetters) }
}
