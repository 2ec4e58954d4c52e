/// The item that is still being typed at the end of the text: what to complete, and where it begins.
package struct OpenItem: Equatable, Sendable {
  /// Where the item begins, as an offset in the text: at its first word, or at the end of the text after a separator.
  package let start: Int
  /// Where the item's name begins, after the amount if there is one; the end of the text if nothing of the name has
  /// been typed yet.
  package let nameStart: Int
  /// The amount before the name; nil if no amount was typed there.
  package let quantity: Quantity?
  /// Where longer names would begin, the longest first, if the `and` or `with` before the item belonged to a name.
  ///
  /// `macaroni and ch` is two items only if no name that the bank knows begins like this.
  package let longerNameStarts: [Int]
  /// The item's words, including the one that is being typed.
  package let words: [String]
  /// The unit that is being typed after the name and a number: `bread 2 sl`; otherwise nil.
  package internal(set) var unit: Unit?

  /// A unit that is being typed.
  package struct Unit: Equatable, Sendable {
    /// The food's name before the number.
    package let name: String
    /// Where the unit begins; the end of the text if nothing of the unit has been typed yet.
    package let start: Int
  }
}

extension ItemListReader {
  /// The item at the end of the text; never throws, since a quote may still be open and a number half typed.
  ///
  /// If `read` accepts the text, this is the last item that `read` returns. Only the last words are looked up in the
  /// bank.
  package func open(_ text: String) -> OpenItem {
    let words = TextWord.cut(text, isMark: Self.isMark).words
    guard isEaten else { return open(words[...], end: text.count) }
    // The last word may still become another word.
    let separated = words.enumerated().map { index, word in
      index > 0 && index + 1 < words.count && NoteSigns.alwaysSeparates(word)
        ? TextWord(text: ",", range: word.range, kind: .mark) : word
    }
    return open(separated[...], end: text.count)
  }

  /// The item at the end of the words; `end` is the offset at which their text ends.
  func open(_ typed: ArraySlice<TextWord>, end: Int) -> OpenItem {
    let words = Array(Self.tail(typed))
    let isTyping = words.last.map { $0.kind != .mark && $0.range.upperBound == end } ?? false
    let items = ItemSplitter(words: words, source: ItemSource(text: ""), reader: self).openItems(isTyping: isTyping)
    let item = OpenWords(words: items.last ?? [], isTyping: isTyping, end: end, reader: self)
    return OpenItem(
      start: item.start, nameStart: item.name.start, quantity: item.name.quantity,
      longerNameStarts: longerNames(of: items, in: words), words: item.closed.map(\.text), unit: item.unit)
  }

  /// The maximum number of joining words, such as `and`, in a name; more than one is rare.
  private static let maximumJoined = 2

  private func longerNames(of items: [ArraySlice<TextWord>], in words: [TextWord]) -> [Int] {
    var starts: [Int] = []
    for index in items.indices.dropLast().reversed().prefix(Self.maximumJoined) {
      // Names with a separator mark are not searched for here, since the bank has already been asked about them.
      guard items[index].endIndex + 1 == items[index + 1].startIndex, words[items[index].endIndex].partsItems else {
        break
      }
      starts.append(OpenWords(words: items[index], isTyping: true, end: 0, reader: self).name.start)
    }
    return starts.reversed()
  }

  /// The maximum number of words at the end of the text that may belong to the item.
  ///
  /// More words would mean more lookups in the bank, and the time grows with the square of their number.
  private static let maximumWords = 16

  /// At most the last `maximumWords` words.
  ///
  /// If words are cut off, the result begins after the first separator among the last words.
  private static func tail(_ words: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    guard words.count > maximumWords else { return words }
    let last = words.suffix(maximumWords)
    let part = last.firstIndex { $0.kind == .mark || $0.partsItems }
    return part.map { last[($0 + 1)...] } ?? last
  }
}

/// The words of an item, the last of which may be half typed.
private struct OpenWords {
  let words: ArraySlice<TextWord>
  let isTyping: Bool
  let end: Int
  let reader: ItemListReader

  /// The maximum number of words in a number: `half a dozen`.
  private static let longestNumber = 3

  var start: Int { words.first?.range.lowerBound ?? end }
  var closed: ArraySlice<TextWord> { isTyping ? words.dropLast() : words }

  /// The possible amounts before the name, the shortest first; the word being typed always belongs to the name.
  private var leading: [AmountReading] {
    // The next word decides whether an `of` belongs to the amount.
    let all = isTyping ? words : words + [TextWord(text: "x", range: end..<end)]
    return ((try? AmountReader.readings(all, in: "")) ?? []).filter { $0.used < all.count }
  }

  /// Where the name begins, and the amount before it, found by the same rules as in `ItemGrammar`.
  ///
  /// Names that the bank knows decide where an amount ends; otherwise the longest amount counts.
  var name: (start: Int, quantity: Quantity?) {
    let plain = closed.map(\.plainShort)
    let vague = AmountWords.vagueLength(plain)
    if vague > 0, !isKnown(words) { return (words.dropFirst(vague).first?.range.lowerBound ?? end, nil) }
    let leading = leading
    guard let longest = leading.last else { return unitAlone ?? (start, nil) }
    let known = leading.first { isKnown(words.dropFirst($0.used)) }
    if known == nil, isKnown(words) { return (start, nil) }
    let reading = known ?? longest
    return (words.dropFirst(reading.used).first?.range.lowerBound ?? end, reading.quantity)
  }

  /// Where the name begins after a portion word without a number, and one such portion as the amount: `Handvoll Nüsse`.
  ///
  /// Nil if the bank does not know the name that follows, or if it knows all the words as a name.
  private var unitAlone: (start: Int, quantity: Quantity?)? {
    guard !isKnown(words) else { return nil }
    let found = ItemGrammar.unitAlone(words, isKnown: isKnown)
    return found.map { ($0.name.first?.range.lowerBound ?? end, $0.reading.quantity) }
  }

  private func isKnown(_ name: ArraySlice<TextWord>) -> Bool { !name.isEmpty && reader.knows(name.phrase) }

  var unit: OpenItem.Unit? {
    let closed = closed
    guard closed.count > 1, leading.isEmpty else { return nil }
    for first in closed.indices.dropFirst().suffix(Self.longestNumber)
    where closed[first].kind == .plain && closed[first].text.first?.isNumber == true {
      let readings = (try? AmountReader.readings(closed[first...], in: "")) ?? []
      guard readings.contains(where: { $0.used == closed.endIndex - first && $0.quantity.unit == .piece }) else {
        continue
      }
      return OpenItem.Unit(
        name: closed[..<first].phrase, start: isTyping ? words.last?.range.lowerBound ?? end : end)
    }
    return nil
  }
}
