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
      guard let size = Size(behind: index, in: words), !hasPortion(words[index..<size.start].phrase, size.name.phrase)
      else {
        index += 1
        continue
      }
      if Measure.read([words[index].plainShort]) != nil, !size.isOfEach {
        guard let weighed = weighed(result, as: size) else {
          // Two amounts that contradict each other are left for a question.
          index += 1
          continue
        }
        result = weighed + size.name
      } else if let part = partBefore(result) {
        if isPack(words[index]) {
          result.insert(contentsOf: size.amount, at: result.count - 1)
        } else {
          // In `half a bowl (300 g) soup`, the weight is that of what was eaten.
          result = result.prefix(part) + size.amount
        }
        result += size.name
      } else {
        result += size.name + (size.isOfEach ? size.each : Array(size.bracket))
      }
      index = size.end
    }
    return result
  }

  /// A size in brackets behind the word for a portion or a measure, and the name that follows it.
  private struct Size {
    let bracket: ArraySlice<TextWord>
    /// The words of the size itself.
    let amount: [TextWord]
    let quantity: Quantity
    /// Whether it is said to be the size of each: `(à 20 g)`, `(20 g each)`.
    let isOfEach: Bool
    let name: ArraySlice<TextWord>
    var start: Int { name.startIndex }
    var end: Int { name.endIndex }
    var each: [TextWord] { [TextWord(text: "à", range: bracket[bracket.startIndex].range)] + amount }

    /// Nil if no size is in brackets behind the word at `index`, or no name behind them.
    init?(behind index: Int, in words: [TextWord]) {
      let rest = words[(index + 1)...]
      let unit = words[index].plainShort
      guard words[index].kind == .plain, PortionWords.isNoun(unit) || Measure.read([unit]) != nil,
        rest.first?.text.first == "(",
        let close = rest.prefix(longestBracket).firstIndex(where: { $0.text.last == ")" })
      else { return nil }
      bracket = rest[...close]
      let inner = bracket.map { TextWord(text: $0.text.filter { !"()".contains($0) }, range: $0.range) }
      let isFirst = inner.first.map { ["à", "a", "je", "each"].contains($0.text) } ?? false
      let isLast = inner.last.map { $0.plainShort == "each" } ?? false
      amount = Array(inner.dropFirst(isFirst ? 1 : 0).dropLast(isLast ? 1 : 0))
      isOfEach = isFirst || isLast
      guard let reading = (try? AmountReader.readings(amount[...], in: ""))?.last, reading.used == amount.count,
        case .measure = reading.quantity.unit
      else { return nil }
      quantity = reading.quantity
      name = words[(close + 1)...].prefix {
        $0.kind == .plain && !$0.partsItems && !$0.joinsCompanions && $0.text.first?.isLetter == true
          && !endsOfName.contains($0.plainShort)
      }
      guard !name.isEmpty else { return nil }
    }
  }

  /// The words with the size instead of the measure at their end, where both may be the same amount: `30 g` for `2 EL`
  /// and `(30 g)`, `3 x 200 ml` for `3 Tassen` and `(200 ml)`; nil if they contradict each other.
  private static func weighed(_ words: [TextWord], as size: Size) -> [TextWord]? {
    for count in (2...longestMeasure).reversed() where count <= words.count {
      let measure = words.suffix(count)
      guard let reading = (try? AmountReader.readings(measure, in: ""))?.last, reading.used == count else { continue }
      let before = words.dropLast(count)
      // `one and a half cups`
      guard before.last.map({ $0.kind == .mark || !$0.partsItems && !isNumber($0) }) ?? true else { return nil }
      let quantity = reading.quantity
      func isNear(_ share: Double) -> Bool { (0.8...1.25).contains(share) }
      if let share = size.quantity.share(of: quantity) {
        if isNear(share) { return before + size.amount }
        guard count == 2, quantity.number > 1, isNear(share * quantity.number) else { return nil }
        return before + [measure[measure.startIndex], TextWord(text: "x", range: measure[measure.startIndex].range)]
          + size.amount
      }
      guard let grams = size.quantity.mass, let milliliters = quantity.milliliters,
        densities.contains(grams / milliliters)
      else { return nil }
      return before + size.amount
    }
    return nil
  }

  /// Grams that a milliliter of a food may have, from popcorn to honey (USDA's weights of a cup: 8 to 339 g).
  private static let densities = 0.03...1.6
  private static let longestMeasure = 5

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
        reading.used == item.count,
        // In `omelette: 3 eggs`, the eggs are what is in it.
        !(item.last.map { ItemPhrase.areEggs($0.plainShort) } ?? false && MixedDishes.areOfEggs(word.withoutSign))
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
    var result = Array(amount)
    var (isBehindJoint, isBehindFood) = (false, false)
    for index in foods.indices {
      let word = words[index]
      // In `je 100 g Reis und Hähnchen mit Soße`, the sauce is not one of the foods.
      if word.joinsCompanions, !["and", "und", "&"].contains(word.plainShort) { return result + words[index...] }
      result.append(word)
      isBehindFood = isBehindFood || !word.partsItems && word.kind == .plain
      guard isBehindFood, word.kind == .mark || word.partsItems || word.joinsCompanions, index + 1 < words.count else {
        continue
      }
      if word.kind == .mark && isBehindJoint || beginsAmount(words[index + 1]) {
        return result + words[(index + 1)...]
      }
      isBehindJoint = isBehindJoint || word.partsItems || word.joinsCompanions
      if words[index + 1].kind == .plain, !words[index + 1].partsItems { result += amount }
    }
    return result
  }

  /// Whether a word begins an amount, which may be vague: `2`, `ein`, `etwas`.
  private static func beginsAmount(_ word: TextWord) -> Bool {
    word.text.first?.decimalDigit != nil || NumberWords.value(of: word.text) != nil
      || NumberWords.articles[word.plainShort] != nil || AmountWords.isVague([word.plainShort])
  }

  private static func isNumber(_ word: TextWord) -> Bool {
    word.text.first?.isNumber == true || NumberWords.value(of: word.text) != nil
  }

  /// The index of the first word of a share, such as `half a`, before the portion at the end of the words; nil if the portion
  /// is not a part of one: `1 1/2 cans`.
  private static func partBefore(_ words: [TextWord]) -> Int? {
    let before = words.dropLast().suffix(3)
    guard
      let part = before.lastIndex(where: {
        NumberWords.articles[$0.plainShort] == nil && !AmountWords.isOf($0.plainShort)
      })
    else { return nil }
    let isCounted = part > 0 && isNumber(words[part - 1])
    if let share = NumberWords.parts[words[part].plainShort] {
      // `two thirds of a bag`, but not `one and a half cans`
      return share < 1 ? isCounted && NumberWords.articles[words[part - 1].plainShort] == nil ? part - 1 : part : nil
    }
    guard !isCounted else { return nil }
    if case .number(let number)? = NumberReading.read(words[part].text) { return number < 1 ? part : nil }
    return nil
  }

  /// Words for what is sold whole besides packs.
  private static let wholes: Set<String> = [
    "kugel", "ball", "glas", "block", "stick", "rolle", "roll", "schale", "loaf", "laib", "tafel", "riegel", "bar",
  ]

  /// Whether a part of what the word means is a part of the size that stands behind it.
  private static func isPack(_ word: TextWord) -> Bool {
    PortionWords.holdsPieces(word.plainShort) || wholes.contains(word.plainShort)
  }
}

extension Quantity {
  /// This amount as a share of the other; nil unless both are weights, or both are volumes.
  fileprivate func share(of other: Quantity) -> Double? {
    if let mass, let other = other.mass { return mass / other }
    if let milliliters, let other = other.milliliters { return milliliters / other }
    return nil
  }
}
