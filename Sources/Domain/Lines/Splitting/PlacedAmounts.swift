/// Puts amounts that stand in unusual places where the grammar of an item expects them.
enum PlacedAmounts {
  /// The words of a list with its amounts in their usual places.
  static func placed(_ words: [TextWord]) -> [TextWord] { repeated(withoutColons(words)) }

  /// The words with the size of each pack or portion behind the name instead of before it: `1 Becher Kräuterquark
  /// (200 g)` for `1 Becher (200 g) Kräuterquark`, and `3 Scheiben Salami à 20 g` for `3 Scheiben (à 20 g) Salami`.
  ///
  /// A size that belongs to the name of a portion, as in `can (12 fl oz)`, stays where it is.
  static func sizesBehind(
    _ words: [TextWord], hasPortion: (_ portion: String, _ name: String) -> Bool
  ) -> [TextWord] {
    guard words.contains(where: { $0.text.first == "(" }) else { return words }
    var result: [TextWord] = []
    var index = 0
    while index < words.count {
      result.append(words[index])
      if let (size, name) = size(behind: index, in: words),
        !hasPortion(words[index..<name.startIndex].phrase, name.phrase)
      {
        result += name + size
        index = name.endIndex
      } else {
        index += 1
      }
    }
    return result
  }

  /// The size in brackets behind the word for a portion at `index`, and the name that follows it; nil if there is none.
  private static func size(
    behind index: Int, in words: [TextWord]
  ) -> (size: ArraySlice<TextWord>, name: ArraySlice<TextWord>)? {
    let rest = words[(index + 1)...]
    guard words[index].kind == .plain, PortionWords.isNoun(words[index].plainShort), rest.first?.text.first == "(",
      let close = rest.prefix(longestBracket).firstIndex(where: { $0.text.last == ")" })
    else { return nil }
    let size = rest[...close]
    let inner = size.map { TextWord(text: $0.text.filter { !"()".contains($0) }, range: $0.range) }
    let isOfEach = inner.first.map { ["à", "a", "je"].contains($0.text) } ?? false
    let amount = inner.dropFirst(isOfEach ? 1 : 0)
    guard let reading = (try? AmountReader.readings(amount, in: ""))?.last, reading.used == amount.count,
      case .measure = reading.quantity.unit
    else { return nil }
    let name = words[(close + 1)...].prefix {
      $0.kind == .plain && !$0.partsItems && !$0.joinsCompanions && $0.text.first != "("
    }
    return name.isEmpty ? nil : (isOfEach ? inner[...] : size, name)
  }

  /// The maximum number of words in brackets around a size: `(0,2 l)`.
  private static let longestBracket = 3

  /// The words without colons between a food and its amount: `eggs 2, bacon 3 rashers` for `eggs: 2, bacon: 3 rashers`.
  private static func withoutColons(_ words: [TextWord]) -> [TextWord] {
    words.indices.map { index in
      let word = words[index]
      guard word.kind == .plain, word.text.last == ":", word.text.count > 2, word.text.first?.isLetter == true else {
        return word
      }
      let item = words[(index + 1)...].prefix { $0.kind == .plain && !$0.partsItems }
      guard item.first?.text.first?.decimalDigit != nil, let reading = (try? AmountReader.readings(item, in: ""))?.last,
        reading.used == item.count
      else { return word }
      return TextWord(text: String(word.text.dropLast()), range: word.range)
    }
  }

  /// The words with an amount that is meant for each of several foods before each of them: `50 g nuts and 50 g raisins`
  /// for `je 50 g nuts and raisins`.
  private static func repeated(_ words: [TextWord]) -> [TextWord] {
    // After another food, `je` refers to its pieces: `2 Tee, je 1 Zucker`.
    guard let each = words.first, CommonPhrases.isOfEach(each) else { return words }
    let rest = words.dropFirst()
    guard let reading = (try? AmountReader.readings(rest, in: ""))?.last, reading.used < rest.count else {
      return words
    }
    let amount = rest.prefix(reading.used)
    let foods = rest.dropFirst(reading.used)
    guard let joint = foods.firstIndex(where: \.partsItems) else { return Array(rest) }
    var result = Array(amount)
    for index in foods.indices {
      let word = words[index]
      result.append(word)
      guard index <= joint, word.kind == .mark || word.partsItems, index + 1 < words.count else { continue }
      let next = words[index + 1]
      let hasAmount =
        next.text.first?.decimalDigit != nil || NumberWords.value(of: next.text) != nil
        || NumberWords.articles[next.plainShort] != nil
      if !hasAmount, next.kind == .plain, !next.partsItems {
        result += amount
      }
    }
    return result
  }
}
