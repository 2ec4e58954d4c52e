/// Reads purchases: `500g tomatoes 2.49, milk 1l 1.09 at REWE`.
///
/// Each item is written as in a meal, and its price follows it. A price always ends an item, so a comma or `and` after
/// the price separates two items, even if the words around the separator form a name that the bank knows.
package struct PurchaseListReader {
  let items: ItemListReader
  let prices: PriceReader

  /// Creates a reader that looks up names in the bank through `items`, and reads prices in the given currency.
  package init(items: ItemListReader, currency: Currency) {
    self.items = items
    self.prices = PriceReader(currency: currency)
  }

  /// Reads the items in order, and the store after `at` or `bei`.
  ///
  /// Throws the errors of `ItemListReader` and `PriceReader`, with their place in the text.
  package func read(_ text: String) throws(LarderError) -> PurchaseList {
    let words = try TextWord.words(of: text, isMark: ItemListReader.isMark)
    if let only = words.first, words.count == 1, ItemListReader.nothing.contains(only.plainShort) {
      throw LarderError(
        .badValue, "a trip on which nothing was bought needs no entry",
        hint: "name what was bought: `bought 1l milk \(prices.currency.example(109)) at REWE`",
        location: LarderError.Location(text: text, range: only.range))
    }
    if let (items, store) = try storeBefore(words, in: text) {
      return PurchaseList(lines: try lines(items, in: text), store: store)
    }
    let (bought, store) = try StoreSplitter(words: words, text: text, reader: self).split()
    return PurchaseList(lines: try lines(bought, in: text), store: store)
  }

  /// The store before a colon at the start of a list, and the words after the colon: `REWE: milk 1.09`,
  /// `at REWE: milk`.
  ///
  /// Nil if the list begins with something else, such as the name of a food.
  private func storeBefore(_ words: [TextWord], in text: String) throws(LarderError) -> (
    items: ArraySlice<TextWord>, store: String
  )? {
    guard let end = words.prefix(Self.longestStore).firstIndex(where: { $0.text.last == ":" }), end + 1 < words.count,
      words[...end].allSatisfy({ $0.kind == .plain })
    else { return nil }
    let start = end > 0 && StoreWords.introduces(words[0].text) ? 1 : 0
    let store = words[start...end].map(\.text).joined(separator: " ").dropLast()
    if let day = words[...end].first(where: { $0.text.utf8.count <= 12 && DayWords.isDay($0.withoutSign.plainLetters) })
    {
      throw LarderError(
        .badValue, "\(LarderError.quoted(day.withoutSign)) is a day, and only the store comes before the colon",
        hint: "the day comes last: `bought 1l milk \(prices.currency.example(109)) at REWE yesterday`",
        location: LarderError.Location(text: text, range: day.range))
    }
    guard !store.isEmpty, !items.knows(String(store)), PurchaseKind.read(String(store)) == .product else { return nil }
    return (words[(end + 1)...], String(store))
  }

  /// The maximum number of words of a store's name before a colon.
  private static let longestStore = 5

  /// Reads the items of a list that names no store.
  package func lines(_ text: String) throws(LarderError) -> [PurchasePhrase] {
    try lines(try TextWord.words(of: text, isMark: ItemListReader.isMark)[...], in: text)
  }

  /// Finds out what the user is typing at the end of the text: an item or the store's name.
  package func open(_ text: String) -> OpenPurchase {
    let words = TextWord.cut(text, isMark: ItemListReader.isMark).words
    let isTyping = words.last.map { $0.kind != .mark && $0.range.upperBound == text.count } ?? false
    // The next words typed will follow the `at`.
    let next = isTyping ? [] : [TextWord(text: "", range: text.count..<text.count)]
    let splitter = StoreSplitter(words: Array(words.suffix(Self.maximumWords)) + next, text: text, reader: self)
    let closed = isTyping ? words.dropLast() : words[...]
    let start = lastStart(in: closed)
    var item = items.open(words[start...], end: text.count)
    // The number is a price, so no unit follows it.
    if let price = try? prices.ending(closed[start...], in: ""), price.isCertain { item.unit = nil }
    return OpenPurchase(item: item, storeStart: splitter.openStart)
  }

  /// The maximum number of words at the end that may belong to the item or store being typed.
  private static let maximumWords = 24

  /// The index of the word at which the last item begins: the word after the last price that is followed by a
  /// separator.
  private func lastStart(in words: ArraySlice<TextWord>) -> Int {
    var start = words.suffix(Self.maximumWords).startIndex
    var index = start
    while index + 1 < words.endIndex {
      let next = index + 1
      if words[next].parts, !words[index].parts, (try? prices.ending(words[start..<next], in: ""))?.isCertain == true {
        start = afterSeparators(words, from: next)
        index = start
      } else {
        index = next
      }
    }
    return start
  }

  private func lines(_ words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> [PurchasePhrase] {
    guard words.contains(where: { $0.kind != .mark }) else {
      throw LarderError(
        .missingArgument, "no purchase is named",
        hint: "say what was bought and what it cost: `500g tomatoes \(example(249)), 1l milk \(example(109)) at REWE`")
    }
    let source = ItemSource(text: text)
    var lines: [PurchasePhrase] = []
    for part in try parts(of: NoteSigns.withWholePacks(Array(words))[...], in: text) {
      let items = try ItemSplitter(words: Array(part.words), source: source, reader: self.items).items()
      for (index, item) in items.enumerated() {
        let price = index == items.count - 1 ? part.price : nil
        lines.append(try PurchaseGrammar(words: item, price: price, source: source, reader: self).phrase())
      }
    }
    return lines
  }

  /// The words of one or more items, and the price that follows the last of these items.
  private struct Part {
    var words: ArraySlice<TextWord>
    var price: PriceReading?
  }

  /// Splits the list after each price that is followed by a separator or by the end.
  private func parts(of words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> [Part] {
    var parts: [Part] = []
    var start = words.startIndex
    var index = start
    while index < words.endIndex {
      let next = index + 1
      guard next == words.endIndex || words[next].parts, !words[index].parts else {
        index = next
        continue
      }
      guard let price = try prices.ending(words[start..<next], in: text), price.isCertain else {
        index = next
        continue
      }
      let name = words[start..<next].dropLast(price.used)
      guard !name.isEmpty else { throw noName(words[start..<next], in: text) }
      parts.append(Part(words: name, price: price))
      start = afterSeparators(words, from: next)
      index = start
    }
    // A comma at the end just ends the list.
    var rest = words[start...]
    if rest.count > 1 || parts.isEmpty, rest.last?.kind == .mark, rest.last?.text == "," { rest = rest.dropLast() }
    if !rest.isEmpty { parts.append(Part(words: rest, price: nil)) }
    return parts
  }

  /// The index of the word after a separator that begins at `start`; `, and` is one separator.
  private func afterSeparators(_ words: ArraySlice<TextWord>, from start: Int) -> Int {
    var index = start
    if index < words.endIndex, words[index].kind == .mark { index += 1 }
    if index < words.endIndex, words[index].partsItems { index += 1 }
    return index
  }

  private func example(_ hundredths: Int) -> String { prices.currency.example(hundredths) }

  private func noName(_ words: ArraySlice<TextWord>, in text: String) -> LarderError {
    let typed = words.map(\.text).joined(separator: " ")
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    return LarderError(
      .badValue, "there is no item before the price \(LarderError.quoted(typed))",
      hint: "name the item first: `tomatoes \(typed)`",
      location: LarderError.Location(text: text, range: range))
  }
}

extension TextWord {
  /// Whether the word separates items: a mark such as `,`, or a word such as `and`.
  fileprivate var parts: Bool { kind == .mark || partsItems }
}
