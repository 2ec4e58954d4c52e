/// A purchase split into its items, its day and its store.
package struct PurchaseLine: Equatable, Sendable {
  /// The text of the items, including the store unless the store follows the day.
  package var items: String
  /// The day of the purchase; nil if none was typed.
  package var day: Day?
  /// The time of the purchase in minutes after midnight; nil if none was typed.
  package var minuteOfDay: Int?
  /// The store, if it follows the day: `@yesterday at REWE`; otherwise nil.
  package var store: String?
}

/// Splits a purchase into its items and its day; the day follows `@`, or is written in plain words at the end.
package struct PurchaseLineReader: Sendable {
  private let when: WhenReader
  private let currency: Currency

  /// Creates a reader; relative days are counted from the current day of `days`.
  package init(days: DayReader, currency: Currency) {
    when = WhenReader(days: days)
    self.currency = currency
  }

  private static let hint =
    "after @ come a day (yesterday, mon, 20 nov) and a time (18:30); the store comes before the @, after `at`"

  /// Splits a line into its parts; throws if the text after `@` is not a day and a time, or names a meal.
  package func read(_ text: String) throws(LarderError) -> PurchaseLine {
    let (items, said) = splitAtSign(text)
    guard let said else { return try trailing(text) }
    let phrase: WhenPhrase
    do throws(LarderError) {
      phrase = try when.read(said)
    } catch {
      if let (phrase, store) = storeAfter(said) {
        var line = try line(items, phrase, in: text)
        line.store = store
        return line
      }
      var placed = error.placed(in: text, at: text.count - said.count)
      if placed.code == .badValue { (placed.hint, placed.candidates) = (Self.hint, []) }
      throw placed
    }
    return try line(items, phrase, in: text)
  }

  private func line(_ items: String, _ phrase: WhenPhrase, in text: String) throws(LarderError) -> PurchaseLine {
    // A part of the day, such as `this morning`, is a time and not a meal.
    if let slot = phrase.slot, !phrase.isPartOfDay {
      throw LarderError(
        .badValue, "a trip has a day and a time, but no \(slot.rawValue)", hint: Self.hint,
        location: LarderError.Location(text: text, range: min(items.count + 1, text.count)..<text.count))
    }
    return PurchaseLine(items: items, day: phrase.day, minuteOfDay: phrase.minuteOfDay)
  }

  private func trailing(_ text: String) throws(LarderError) -> PurchaseLine {
    // `bread for 2.11` cost that much; it was not bought on 2 November.
    if let (items, phrase) = when.trailing(in: text), !endsInPrice(text.dropFirst(items.count)) {
      return try line(items, phrase, in: text)
    }
    guard let (items, phrase, store) = beforeStore(text) else { return PurchaseLine(items: text) }
    var line = try line(items, phrase, in: text)
    line.store = store
    return line
  }

  /// Reads a line in which the day comes before the store: `milk 1.09 yesterday at REWE`; nil for any other line.
  private func beforeStore(_ text: String) -> (items: String, when: WhenPhrase, store: String)? {
    guard let words = try? TextWord.words(of: text) else { return nil }
    let tail = words.indices.suffix(Self.longestStore)
    // In `yesterday at 5pm at REWE`, the last `at` is that of the store.
    for index in tail.dropFirst().dropLast().reversed() where Self.introducesStore(words[index]) {
      let before = String(text.prefix(words[index].range.lowerBound))
      let store = words[(index + 1)...]
      guard let (items, phrase) = when.trailing(in: before), phrase.day != nil,
        !endsInPrice(before.dropFirst(items.count)),
        !store.contains(where: { $0.kind == .plain && ($0.text.contains(",") || endsInPrice($0.text[...])) })
      else { continue }
      return (items, phrase, store.phrase)
    }
    return nil
  }

  /// The maximum number of words in the name of a store that comes after the day.
  private static let longestStore = 8

  private static func introducesStore(_ word: TextWord) -> Bool {
    word.kind == .plain && ["at", "bei", "beim"].contains(word.text.prefix(5).lowercased())
  }

  private func endsInPrice(_ tail: Substring) -> Bool {
    guard let word = tail.split(whereSeparator: \.isWhitespace).last,
      let shape = PriceShape(String(word), in: currency),
      let mark = shape.number.lastIndex(where: { $0.decimalDigit == nil })
    else { return false }
    return shape.number.distance(from: mark, to: shape.number.endIndex) == currency.decimals + 1
  }

  /// Reads a day that is followed by the store: `yesterday at REWE`; nil for any other text.
  private func storeAfter(_ said: String) -> (WhenPhrase, String)? {
    guard let words = try? TextWord.words(of: said) else { return nil }
    for index in words.indices.dropLast().prefix(6) {
      guard Self.introducesStore(words[index]) else { continue }
      let before = words[..<index].map(\.text).joined(separator: " ")
      guard !before.isEmpty, let phrase = try? when.read(before) else { continue }
      let store = words[(index + 1)...].phrase
      return store.unicodeScalars.count <= 200 ? (phrase, store) : nil
    }
    return nil
  }
}
