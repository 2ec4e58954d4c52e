/// Finds the store at the end of a purchase: `at REWE`, `bei Edeka`.
struct StoreSplitter {
  let words: [TextWord]
  let text: String
  let reader: PurchaseListReader

  private static let introducing = StoreWords.introducing
  /// Words that introduce a store only after a price, since they may have other meanings.
  private static let introducingAfterPrice: Set<String> = ["from", "von"]
  private static let longestStore = 200
  /// The maximum number of words on each side of an `at` that may form a known name together with it.
  private static let maximumWords = 5
  private static let maximumLookups = 4

  /// Separates the words of the items from the store's name; the name is nil if no store is named.
  func split() throws(LarderError) -> (ArraySlice<TextWord>, String?) {
    guard let index = place() else {
      if let last = words.last, Self.introduces(last, in: Self.introducing), words.count > 1 { throw noStore(last) }
      if let first = words.first, Self.introduces(first, in: Self.introducing), words.count > 1 {
        throw storeFirst(first)
      }
      return (words[...], nil)
    }
    return (words[..<index], try store(words[(index + 1)...]))
  }

  /// Where the store's name begins in words that are still being typed; nil if no `at` introduces one.
  var openStart: Int? { place().map { words[$0 + 1].range.lowerBound } }

  /// The index of the word that introduces the store.
  ///
  /// The word is the first one after a price that introduces a store. If there is none after a price, the word is the
  /// first `at` that is not part of a known name. Nil if neither exists.
  private func place() -> Int? {
    let between = words.indices.dropFirst().dropLast()
    let prices = reader.prices
    let afterPrice = between.first { index in
      Self.introduces(words[index], in: Self.introducing.union(Self.introducingAfterPrice))
        && prices.endsLikePrice(words[..<index].suffix(4))
    }
    if let afterPrice { return afterPrice }
    let candidates = between.filter { index in
      // `milk at 1.09` names no store.
      Self.introduces(words[index], in: Self.introducing)
        && PriceShape(
          PriceReader.perKilogram(words[index + 1])?.text ?? words[index + 1].text, in: prices.currency)?
          .isCertain(in: prices.currency) != true
    }
    return candidates.prefix(Self.maximumLookups).first { !isWithinName($0) }
  }

  private func isWithinName(_ index: Int) -> Bool {
    for start in max(0, index - Self.maximumWords)..<index {
      for end in index + 1..<min(words.count, index + 1 + Self.maximumWords) {
        let span = words[start...end]
        if !span.contains(where: { $0.kind == .mark }), reader.items.knows(span.phrase) { return true }
      }
    }
    return false
  }

  private static func introduces(_ word: TextWord, in set: Set<String>) -> Bool {
    word.kind == .plain && word.text.utf8.count <= 4 && set.contains(word.text.lowercased())
  }

  private func store(_ name: ArraySlice<TextWord>) throws(LarderError) -> String {
    let place = LarderError.Location(
      text: text, range: (name.first?.range.lowerBound ?? 0)..<(name.last?.range.upperBound ?? 0))
    let endsInPrice: Bool
    if let last = name.last, last.kind == .plain, let shape = PriceShape(last.text, in: reader.prices.currency) {
      endsInPrice = shape.mark != nil || shape.number.contains { $0.decimalDigit == nil }
    } else {
      endsInPrice = false
    }
    guard !endsInPrice, !name.contains(where: { $0.kind == .mark }) else {
      throw LarderError(
        .badValue, "there are items after the store",
        hint: "the store comes last: `500g tomatoes \(example(249)), 1l milk \(example(109)) at REWE`",
        location: place)
    }
    let store = name.phrase
    guard (1...Self.longestStore).contains(store.unicodeScalars.count) else {
      throw LarderError(
        .outOfRange, "a store's name has at most \(Self.longestStore) characters", hint: "shorten it", location: place)
    }
    return store
  }

  private func example(_ hundredths: Int) -> String { reader.prices.currency.example(hundredths) }

  private func noStore(_ word: TextWord) -> LarderError {
    LarderError(
      .missingArgument, "there is no store after \(LarderError.quoted(word.text))",
      hint: "such as `at REWE`; without a store, leave out \(LarderError.quoted(word.text))",
      location: LarderError.Location(text: text, range: word.range))
  }

  private func storeFirst(_ word: TextWord) -> LarderError {
    LarderError(
      .badValue, "the store is named before the items",
      hint: "the store comes last: `500g tomatoes \(example(249)) at REWE`",
      location: LarderError.Location(text: text, range: word.range))
  }
}

/// The words that unambiguously introduce a store's name.
package enum StoreWords {
  static let introducing: Set<String> = ["at", "bei", "beim"]

  /// Whether a word says that a store's name follows: `at`.
  package static func introduces(_ word: String) -> Bool {
    word.utf8.count <= 4 && introducing.contains(word.lowercased())
  }
}
