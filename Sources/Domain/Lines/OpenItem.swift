/// The item of a list that is still being typed, of a text that is cut anywhere: what is completed, and from where on.
package struct OpenItem: Equatable, Sendable {
  /// Where it begins as the list is read: at its first word, or at the end of the text behind what parts items.
  package let start: Int
  /// Where its name begins, behind an amount in front of it; the end of the text where none of it is typed yet.
  package let nameStart: Int
  /// The amount in front of the name; nil where there is none.
  package let quantity: Quantity?
  /// Where names would begin that hold the `and`, `with` or the like before the item, longest first: `macaroni and ch` is
  /// two items only as long as the bank knows no such name.
  package let longerNameStarts: [Int]
  /// Its words up to the one that is being typed.
  package let words: [String]
  /// The unit that is being typed behind the name and a number: `bread 2 sl`; nil elsewhere.
  package internal(set) var unit: Unit?

  /// A unit that is being typed.
  package struct Unit: Equatable, Sendable {
    /// The food's name before the number.
    package let name: String
    /// Where the unit begins; the end of the text where none of it is typed yet.
    package let start: Int
  }
}

extension ItemListReader {
  /// The item in which the text ends; it never throws, for a quote may still be open and a number half typed.
  ///
  /// It is the last item of `read` wherever that reads the text. The bank is asked about the last words only.
  package func open(_ text: String) -> OpenItem {
    open(TextWord.cut(text, isMark: Self.isMark).words[...], end: text.count)
  }

  /// The item in which the words end; `end` is the end of their text.
  func open(_ typed: ArraySlice<TextWord>, end: Int) -> OpenItem {
    let words = Array(Self.tail(typed))
    let isTyping = words.last.map { $0.kind != .mark && $0.range.upperBound == end } ?? false
    let items = ItemSplitter(words: words, text: "", reader: self).openItems(isTyping: isTyping)
    let item = OpenWords(words: items.last ?? [], isTyping: isTyping, end: end, reader: self)
    return OpenItem(
      start: item.start, nameStart: item.name.start, quantity: item.name.quantity,
      longerNameStarts: longerNames(of: items, in: words), words: item.closed.map(\.text), unit: item.unit)
  }

  /// Names hold one such word, seldom two.
  private static let mostJoined = 2

  private func longerNames(of items: [ArraySlice<TextWord>], in words: [TextWord]) -> [Int] {
    var starts: [Int] = []
    for index in items.indices.dropLast().reversed().prefix(Self.mostJoined) {
      // No name reaches across a mark, which the bank has been asked about already.
      guard items[index].endIndex + 1 == items[index + 1].startIndex, words[items[index].endIndex].partsItems else {
        break
      }
      starts.append(OpenWords(words: items[index], isTyping: true, end: 0, reader: self).name.start)
    }
    return starts.reversed()
  }

  /// Words at the end that may have to do with the item: more would cost questions to the bank, and time by their square.
  private static let reach = 16

  /// The last words, behind what parts items where there is anything.
  private static func tail(_ words: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    guard words.count > reach else { return words }
    let last = words.suffix(reach)
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

  /// A number has no more words: `1 1/2`.
  private static let longestNumber = 3

  var start: Int { words.first?.range.lowerBound ?? end }
  var closed: ArraySlice<TextWord> { isTyping ? words.dropLast() : words }

  /// The amounts that may stand in front, shortest first: what is being typed is the name, and part of none.
  private var leading: [AmountReading] {
    // What follows shows whether an `of` belongs to the amount.
    let all = isTyping ? words : words + [TextWord(text: "x", range: end..<end)]
    return ((try? AmountReader.readings(all, in: "")) ?? []).filter { $0.used < all.count }
  }

  /// Where the name begins, and the amount before it: as in `ItemGrammar` by the bank's own names, else the longest amount.
  var name: (start: Int, quantity: Quantity?) {
    let leading = leading
    guard let longest = leading.last else { return unitAlone ?? (start, nil) }
    let known = leading.first { isKnown(words.dropFirst($0.used)) }
    if known == nil, isKnown(words) { return (start, nil) }
    let reading = known ?? longest
    return (words.dropFirst(reading.used).first?.range.lowerBound ?? end, reading.quantity)
  }

  /// `Handvoll Nüsse`: a portion's word counts one before a name that the bank knows.
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
