/// Puts amounts that stand in unusual places where the grammar of an item expects them.
enum PlacedAmounts {
  /// The words of a list with its amounts in their usual places.
  static func placed(_ words: [TextWord]) -> [TextWord] { repeated(withoutColons(words)) }

  /// The words with the size of each pack or portion behind the name: `1 Becher Kräuterquark
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
        if Measure.read([words[index].plainShort]) != nil, size.first?.text != "à" {
          // In `2 EL (30 g) Öl`, the weight says the same once more.
          result.removeLast()
          for _ in 1...2 {
            guard let last = result.last, beginsAmount(last) || NumberWords.parts[last.plainShort] != nil else { break }
            result.removeLast()
          }
          result += size.map { TextWord(text: $0.text.filter { !"()".contains($0) }, range: $0.range) } + name
        } else if isPartOfPack(at: index, in: words) {
          let inner = size.map { TextWord(text: $0.text.filter { !"()".contains($0) }, range: $0.range) }
          result.insert(contentsOf: inner, at: result.count - 1)
          result += name
        } else {
          result += name + size
        }
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
    let unit = words[index].plainShort
    guard words[index].kind == .plain, PortionWords.isNoun(unit) || Measure.read([unit]) != nil,
      rest.first?.text.first == "(",
      let close = rest.prefix(longestBracket).firstIndex(where: { $0.text.last == ")" })
    else { return nil }
    let size = rest[...close]
    let inner = size.map { TextWord(text: $0.text.filter { !"()".contains($0) }, range: $0.range) }
    let isOfEach = inner.first.map { ["à", "a", "je"].contains($0.text) } ?? false
    let isEach = inner.last.map { $0.plainShort == "each" } ?? false
    let amount = inner.dropFirst(isOfEach ? 1 : 0).dropLast(isEach ? 1 : 0)
    guard let reading = (try? AmountReader.readings(amount, in: ""))?.last, reading.used == amount.count,
      case .measure = reading.quantity.unit
    else { return nil }
    let name = words[(close + 1)...].prefix {
      $0.kind == .plain && !$0.partsItems && !$0.joinsCompanions && $0.text.first?.isLetter == true
        && !endsOfName.contains($0.plainShort)
    }
    guard !name.isEmpty else { return nil }
    let each = TextWord(text: "à", range: size[size.startIndex].range)
    return (isOfEach || isEach ? [each] + amount : size, name)
  }

  /// Words behind a name that begin another food.
  private static let endsOfName: Set<String> = [
    "in", "into", "plus", "dazu", "then", "dann", "danach", "daneben", "followed", "along", "sowie",
  ]
  /// The maximum number of words in brackets around a size: `(20 g each)`.
  private static let longestBracket = 4

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
    guard !foods.contains(where: \.joinsCompanions) else { return Array(rest) }
    var result = Array(amount)
    var isBehindJoint = false
    for index in foods.indices {
      let word = words[index]
      result.append(word)
      guard word.kind == .mark || word.partsItems, index + 1 < words.count else { continue }
      if word.kind == .mark && isBehindJoint || beginsAmount(words[index + 1]) {
        return result + words[(index + 1)...]
      }
      isBehindJoint = isBehindJoint || word.partsItems
      if words[index + 1].kind == .plain, !words[index + 1].partsItems { result += amount }
    }
    return result
  }

  /// Whether a word begins an amount, which may be vague: `2`, `ein`, `etwas`.
  private static func beginsAmount(_ word: TextWord) -> Bool {
    word.text.first?.decimalDigit != nil || NumberWords.value(of: word.text) != nil
      || NumberWords.articles[word.plainShort] != nil || AmountWords.isVague([word.plainShort])
  }

  /// Whether only a part was eaten of the pack at `index`: `half a tin`, `¼ Packung`.
  private static func isPartOfPack(at index: Int, in words: [TextWord]) -> Bool {
    let before = words[..<index].suffix(2).reversed().drop { NumberWords.articles[$0.plainShort] != nil }
    guard let part = before.first else { return false }
    if let share = NumberWords.parts[part.plainShort] { return share < 1 }
    if case .number(let number)? = NumberReading.read(part.text) { return number < 1 }
    return false
  }
}
