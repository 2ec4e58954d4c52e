/// Finds the amount, name and price in the words of one purchase line.
struct PurchaseGrammar {
  /// The words without the price.
  let words: ArraySlice<TextWord>
  /// The price at the end of the line; nil if no unambiguous price was found.
  let price: PriceReading?
  let source: ItemSource
  let reader: PurchaseListReader

  func phrase() throws(LarderError) -> PurchasePhrase {
    guard var price else { return try withoutCertainPrice() }
    var named = words
    if named.count > 1, named.last?.introducesPrice == true { named = named.dropLast() }
    var item = try item(named)
    switch price.rate {
    case .whole: break
    case .piece: price = try ofAll(price, item)
    case .kilogram: price = try ofWeight(price, item)
    }
    try count(price, into: &item, named)
    return try finished(item, price)
  }

  /// Calculates the price of all pieces from the price of each piece: 1.18 for `2 yogurts je 0,59`.
  ///
  /// Throws `badAmount` unless the item's amount is a whole number of pieces from 1 to 999.
  private func ofAll(_ price: PriceReading, _ item: ItemPhrase) throws(LarderError) -> PriceReading {
    guard let pieces = Self.pieces(item), (1...Self.mostPieces).contains(pieces) else {
      throw LarderError(
        .badAmount, "this is the price of each piece, but no number of pieces is given",
        hint: "say how many, or give the total price: `2 \(item.name) \(reader.prices.currency.example(218))`",
        location: LarderError.Location(text: source.text, range: item.range))
    }
    var whole = price
    whole.money = Money(minorUnits: Int(pieces) * price.money.minorUnits)
    whole.unit = price.money
    return whole
  }

  /// The number of pieces or packs of an item: 2 for `2 yogurts` and `2 x 500 g noodles`; nil if the item states no
  /// whole number of pieces or packs.
  private static func pieces(_ item: ItemPhrase) -> Double? {
    guard let said = item.quantity, said.upTo == nil else { return nil }
    if said.isCount { return said.number == said.number.rounded() ? said.number : nil }
    let words = item.amountText.split { $0 == " " || AmountGrammar.isTimes(String($0)) }
    guard item.amountText.utf8.count <= 40, item.amountText.contains(where: { AmountGrammar.isTimes(String($0)) }),
      let first = words.first, words.count > 1
    else { return nil }
    return Int(first).map(Double.init)
  }

  /// Calculates the price of the whole weight from the price of a kilogram: 2.39 for `1.2 kg bananas 1.99/kg`.
  ///
  /// Throws `badAmount` if the item has no weight, and `outOfRange` if the result is more than a price can be.
  private func ofWeight(_ price: PriceReading, _ item: ItemPhrase) throws(LarderError) -> PriceReading {
    guard let grams = item.quantity?.mass, item.quantity?.upTo == nil else {
      throw LarderError(
        .badAmount, "this is the price per kilogram, but no weight is given",
        hint: "say how much, or give the total price: `500g \(item.name) \(reader.prices.currency.example(218))`",
        location: LarderError.Location(text: source.text, range: item.range))
    }
    let units = (Double(price.money.minorUnits) * grams / 1000).rounded()
    guard units.magnitude <= Double(Money.limit) else {
      throw LarderError(
        .outOfRange, "at this price, this weight costs more than a price can be", hint: reader.prices.hint,
        location: LarderError.Location(text: source.text, range: item.range))
    }
    var whole = price
    whole.money = Money(minorUnits: Int(units))
    return whole
  }

  /// The maximum number of pieces of one thing in a purchase.
  private static let mostPieces = 999.0

  /// Reads a line without an unambiguous price, which may end with a whole number.
  ///
  /// `10 eggs 3` ends with a price. In `eggs 10` the number may be a price or a count, and in `Weizenmehl 405` it is
  /// part of the name.
  private func withoutCertainPrice() throws(LarderError) -> PurchasePhrase {
    guard words.count > 1, let last = words.last, let price = try reader.prices.ending(words, in: source.text),
      price.used == 1, last.kind == .plain, !reader.items.knows(words.phrase)
    else {
      let item = try item(words)
      try refusePriceAsCount(item)
      return try finished(item, nil)
    }
    if let before = words.dropLast().last, AmountGrammar.isTimes(String(before.text.suffix(1))) {
      throw LarderError(
        .doubtful, "\(LarderError.quoted(last.text)) may be a count or a price",
        hint: "write a price with its decimals: `2 x \(last.text)\(reader.prices.currency.zeros)`",
        location: LarderError.Location(text: source.text, range: last.range))
    }
    let rest = try item(words.dropLast())
    if rest.quantity != nil { return try finished(rest, price) }
    var phrase = try finished(rest, price)
    phrase.asCount = try item(words)
    return phrase
  }

  private func item(_ words: ArraySlice<TextWord>) throws(LarderError) -> ItemPhrase {
    let item = try ItemGrammar(words: words, source: source, reader: reader.items).phrase()
    try refusePriceInName(words, item)
    return item
  }

  private func finished(_ item: ItemPhrase, _ price: PriceReading?) throws(LarderError) -> PurchasePhrase {
    var phrase = PurchasePhrase(item: item, price: price?.money, unitPrice: price?.unit)
    phrase.kind = reader.items.knows(item.name) ? .product : PurchaseKind.read(item.name)
    // Only the bank can say whether a product is a food, whose price is never below zero.
    guard phrase.kind != .product else { return phrase }
    (phrase.kind, phrase.price, phrase.unitPrice) = try phrase.kind.priced(
      phrase.price, unit: phrase.unitPrice, of: item.name, isFood: false)
    return phrase
  }

  /// Uses the number of units in the price as the amount of the item: `milk 2 x 1.09` means two units of milk.
  ///
  /// Throws `badAmount` if the item states another amount.
  private func count(
    _ price: PriceReading, into item: inout ItemPhrase, _ words: ArraySlice<TextWord>
  ) throws(LarderError) {
    guard let factor = price.factor else { return }
    guard let said = item.quantity else {
      (item.quantity, item.amountText) = (.count(Double(factor), unit: nil), "\(factor)")
      return
    }
    if said.isCount, said.number == Double(factor) { return }
    if price.isDeal, case .measure = said.unit {
      (item.quantity, item.amountText) = (said.scaled(by: Double(factor)), "\(factor) x \(item.amountText)")
      return
    }
    throw LarderError(
      .badAmount,
      "\(LarderError.quoted(item.amountText)) may be the amount of one piece, or of all \(factor) pieces",
      hint: "give the amount once, and the total price: `2x500g tomatoes \(reader.prices.currency.example(498))`",
      location: LarderError.Location(text: source.text, range: item.range))
  }

  /// Throws an error if a price is in the place of the count, as in `2.49 tomatoes`.
  private func refusePriceAsCount(_ item: ItemPhrase) throws(LarderError) {
    let currency = reader.prices.currency
    // In `3 x 0.99 yogurt`, the last factor is the possible price.
    let factor = item.amountText.split { $0 == " " || AmountGrammar.isTimes(String($0)) }.last.map(String.init) ?? ""
    guard item.quantity?.unit == .piece, currency.decimals > 0, let shape = PriceShape(factor, in: currency),
      let mark = shape.number.lastIndex(where: { $0.decimalDigit == nil }),
      shape.number.distance(from: mark, to: shape.number.endIndex) == currency.decimals + 1
    else { return }
    throw LarderError(
      .doubtful, "\(LarderError.quoted(item.amountText)) may be the count or the price",
      hint: "the price comes last: `\(item.name) \(item.amountText)`",
      location: LarderError.Location(text: source.text, range: item.range))
  }

  /// Throws an error if a price is inside a name, as in `milk 1.09 bread`, which lacks a comma; `Milk 3.5%` is
  /// accepted.
  private func refusePriceInName(_ words: ArraySlice<TextWord>, _ item: ItemPhrase) throws(LarderError) {
    guard words.contains(where: isLikePrice), !reader.items.knows(item.name) else { return }
    let named = Set(item.name.split(separator: " ").map(String.init))
    guard let word = words.first(where: { isLikePrice($0) && named.contains($0.text) }) else { return }
    guard !word.text.contains("/") else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(word.text)) is not the price of the whole item",
        hint: "give what was paid for it, such as `1l milk \(reader.prices.currency.example(109))`",
        location: LarderError.Location(text: source.text, range: word.range))
    }
    // `bananas 1.2kg 1.79 rewe`
    let isBeforeStore =
      words.last.map { $0.text.count > 1 && $0.text.allSatisfy(\.isLetter) } ?? false
      && words.dropLast().last.map(isLikePrice) ?? false
    let example = reader.prices.currency.example
    throw LarderError(
      .badValue, "\(LarderError.quoted(word.text)) is in the middle of a name",
      hint: isBeforeStore
        ? "a store is named with `at`, as in `milk \(example(109)) at REWE`; another item begins after a comma and a space"
        : "separate items with a comma and a space, each with its price at the end: `1l milk \(example(109)), bread "
          + "\(example(249))`; put a name that contains a number in double quotes",
      location: LarderError.Location(text: source.text, range: word.range))
  }

  /// Whether a word contains a number with decimals or a price with a currency; false for a percentage such as `3.5%`.
  private func isLikePrice(_ word: TextWord) -> Bool {
    guard word.kind == .plain, word.text.utf8.count <= 200, !word.text.contains("%") else { return false }
    if let shape = PriceShape(word.text, in: reader.prices.currency) {
      return shape.mark != nil || shape.number.contains { $0.decimalDigit == nil }
    }
    var isAfterDigit = false
    var isAfterMark = false
    for character in word.text {
      if character.decimalDigit != nil {
        if isAfterMark { return true }
        isAfterDigit = true
      } else {
        isAfterMark = isAfterDigit && (character == "." || character == ",")
        isAfterDigit = false
      }
    }
    return false
  }
}
