/// Foods one after the other without separators, each with or without an amount: `2 satsumas handful almonds`,
/// `sauerbraten rotkohl klöße`.
///
/// It is looked for only where a text is no food as a whole. Unlike in `FoodRun`, the foods may be those of the open food
/// tables; in turn, each word has to belong to an exact name or to an amount that fits it.
struct FoodSequence {
  let reader: ItemListReader

  /// The maximum number of words of a sequence.
  private static let longest = 14
  /// The maximum number of words of a name.
  private static let longestName = 3
  /// The number of foods from which on none of them needs an amount, and the last may be any food.
  private static let several = 3

  /// The indices of the words at which foods after the first begin; nil if the words are no sequence of foods, or could be
  /// several.
  func beginnings(_ words: ArraySlice<TextWord>) -> [Int]? {
    guard (2...Self.longest).contains(words.count),
      words.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 && !$0.partsItems }),
      !words.contains(where: { WordRoles.isNegation($0.plainShort) || $0.text.contains("(") != $0.text.contains(")") })
    else { return nil }
    let (first, second) = (foods(words, amountsBehind: false), foods(words, amountsBehind: true))
    // In `rice 200 g chicken`, the amount may be that of either food.
    guard first == nil || second == nil || first == second, let foods = first ?? second, foods.count > 1,
      let last = foods.last, isPlausible(foods, last)
    else { return nil }
    return foods.dropFirst().map(\.startIndex)
  }

  /// Whether several names next to each other are several foods, and not a dish that is named after what is in it.
  private func isPlausible(_ foods: [Food], _ last: Food) -> Bool {
    // The eggs of `shakshuka 2 eggs` are in it.
    if ItemPhrase.areEggs(last.name.phrase.plainLetters),
      foods.contains(where: { MixedDishes.containEggs($0.name.phrase) })
    {
      return false
    }
    if last.hasAmountBefore || foods[foods.count - 2].hasAmountBehind { return true }
    let head = last.name[last.name.endIndex - 1].plainShort
    if Self.isBeside(last.name) || Self.accompaniments.contains(head) { return true }
    // `bowl cornflakes milk`
    if MilkDrinks.isMilk(last.name.phrase), foods.count == 2, foods[0].isBowl { return true }
    guard !DishWords.namedByContents.contains(head), !FoodRun.endsDish(head), !ItemPhrase.isDrink(last.name) else {
      return false
    }
    return foods.count >= Self.several
  }

  /// Whether words name one side or sauce, as `chips` and `brown sauce` do; `tuna mayo` is what a roll is filled with.
  private static func isBeside(_ name: ArraySlice<TextWord>) -> Bool {
    name.count == 1
      ? FoodRun.isSide(name) || FoodRun.isBesideMain(name[name.startIndex].plainShort) : FoodRun.isNamedSide(name)
  }

  /// Foods that are eaten beside another one, and that do not end the name of a dish.
  private static let accompaniments = Set<String>.words(
    """
    apfelmus applesauce gurkensalat krautsalat kartoffelsalat tomatensalat blaukraut rotkraut klosse knodel spatzle serviettenknodel
    couscous bulgur quinoa tabouleh taboule tabbouleh ayran wasser spezi
    kartoffelbrei kartoffelstock salzkartoffeln rosti broccoli brokkoli karotten carrots gemuse veg
    """)

  /// A food of a sequence.
  private struct Food: Equatable {
    let startIndex: Int
    let name: ArraySlice<TextWord>
    let hasAmountBefore: Bool
    let hasAmountBehind: Bool
    /// Whether a bowl of it was named.
    let isBowl: Bool
  }

  private func foods(_ words: ArraySlice<TextWord>, amountsBehind: Bool) -> [Food]? {
    var foods: [Food] = []
    var start = words.startIndex
    while start < words.endIndex {
      let before = amountBefore(words[start...])
      let rest = words[(start + (before?.used ?? 0))...]
      guard let end = nameEnd(rest) else { return nil }
      let name = rest[..<end]
      if let before, !fits(before.quantity, name) { return nil }
      var next = end
      if amountsBehind, before == nil, let (behind, used) = amountBehind(words[end...]) {
        guard fits(behind, name) else { return nil }
        next = end + used
      }
      foods.append(
        Food(
          startIndex: start, name: name, hasAmountBefore: before != nil, hasAmountBehind: next > end,
          isBowl: before?.quantity.portion.map(PortionWords.isBowl) ?? false))
      start = next
    }
    return foods
  }

  /// The index after the longest exact name at the start of the words; nil if they do not begin with one.
  private func nameEnd(_ words: ArraySlice<TextWord>) -> Int? {
    (1...Self.longestName).reversed().first { length in
      length <= words.count && isName(words.prefix(length))
    }.map { words.startIndex + $0 }
  }

  private func isName(_ words: ArraySlice<TextWord>) -> Bool {
    guard let last = words.last, last.text.count > 2, !words.contains(where: { $0.text.contains { $0.isNumber } }),
      !WordRoles.isState(words.map(\.plainShort)),
      words.count > 1 || !PortionWords.isNoun(last.plainShort) && !WordRoles.isNeutral(last.plainShort)
    else { return false }
    return reader.knows(words.phrase) || words.count == 1 && FoodRun.isBesideMain(last.plainShort)
      || words.phrase.count > 3 && reader.isFood(words.phrase)
  }

  private func amountBefore(_ words: ArraySlice<TextWord>) -> AmountReading? {
    guard let first = words.first else { return nil }
    if ItemPhrase.meansAbout(first), words.count > 1, var reading = amountBefore(words.dropFirst()) {
      reading.used += 1
      return reading
    }
    if PortionWords.isNoun(first.plainShort), words.count > 1 {
      let isOf = words.count > 2 && AmountWords.isOf(words[words.startIndex + 1].plainShort)
      return AmountReading(quantity: .count(1, unit: first.text), text: first.text, used: isOf ? 2 : 1)
    }
    guard first.text.contains(where: \.isNumber) || NumberWords.value(of: first.plainShort) != nil,
      let reading = (try? AmountReader.readings(words, in: ""))?.last(where: { $0.used < words.count }),
      reading.doubt == nil
    else { return nil }
    return reading
  }

  /// The amount behind a name, and how many words it has: `150g`, `5stk`, `handful`, `x4`, `(250g)`.
  private func amountBehind(_ words: ArraySlice<TextWord>) -> (quantity: Quantity, used: Int)? {
    guard let first = words.first else { return nil }
    if let reading = Self.bracketed(first) { return (reading.quantity, 1) }
    if PortionWords.isNoun(first.plainShort) { return (.count(1, unit: first.text), 1) }
    guard first.text.contains(where: \.isNumber),
      let reading = (try? AmountReader.readings(words, in: ""))?.last, reading.doubt == nil,
      // The 3 of `knäcke 3 hüttenkäse` may be that of either.
      reading.quantity.unit != .piece || first.plainShort.hasPrefix("x")
    else { return nil }
    let weight = words.dropFirst(reading.used).first.flatMap(Self.bracketed)
    return (reading.quantity, reading.used + (weight == nil ? 0 : 1))
  }

  /// The amount in a word in brackets: `(250g)`; nil for any other word.
  private static func bracketed(_ word: TextWord) -> AmountReading? {
    guard word.text.first == "(", word.text.last == ")", word.text.utf8.count <= 12,
      let inner = try? TextWord.words(of: String(word.text.dropFirst().dropLast())),
      let reading = (try? AmountReader.readings(inner[...], in: ""))?.last, reading.used == inner.count
    else { return nil }
    return reading
  }

  /// Whether an amount may be one of the food: pieces of what is counted, spoons of what is no bread.
  private func fits(_ quantity: Quantity, _ name: ArraySlice<TextWord>) -> Bool {
    let isBread = BreadWords.isBread(BreadWords.singular(name.phrase).plainLetters)
    switch quantity.unit {
    case .portion(let unit) where ["piece", "slice"].contains(PortionWords.key(unit)):
      return isBread || PieceWeights.isListed(name.phrase) || reader.hasPortion(unit, name.phrase)
    case .measure(.volume(let size, _)) where size < 20: return !isBread
    default: return true
    }
  }
}

extension ItemListReader {
  /// The text with a semicolon in place of the space between two foods without a separator, so that each is an item; nil
  /// if there are none.
  ///
  /// The places of all other characters stay the same. Only a part of the list that `isUnknown` says is no food as a whole
  /// is changed.
  package func separated(_ text: String, where isUnknown: (String) throws -> Bool) rethrows -> String? {
    guard isEaten, text.utf8.count <= Self.longestSeparated,
      let words = try? TextWord.words(of: text, isMark: Self.isMark)
    else { return nil }
    var characters = Array(text)
    var isChanged = false
    let parted = words.flatMap(Self.withoutGlue)
    for part in parted.split(whereSeparator: { $0.kind == .mark || $0.partsItems }) where part.count > 1 {
      guard let beginnings = FoodSequence(reader: self).beginnings(part),
        beginnings.allSatisfy({ characters[parted[$0].range.lowerBound - 1] == " " }),
        try isUnknown(String(characters[part.place]))
      else { continue }
      for beginning in beginnings { characters[parted[beginning].range.lowerBound - 1] = ";" }
      isChanged = true
    }
    return isChanged ? String(characters) : nil
  }

  /// The name and the amount in brackets of a word such as `cakes(2)`; any other word as it is.
  private static func withoutGlue(_ word: TextWord) -> [TextWord] {
    guard word.kind == .plain, word.text.utf8.count <= 24,
      let (name, amount) = NoteSigns.partedAtBracket(word.text)
    else { return [word] }
    let middle = word.range.lowerBound + name.count
    return [
      TextWord(text: name, range: word.range.lowerBound..<middle),
      TextWord(text: amount, range: middle..<word.range.upperBound),
    ]
  }

  /// The maximum number of bytes in a text in which foods without separators are looked for.
  package static let longestSeparated = 400
}
