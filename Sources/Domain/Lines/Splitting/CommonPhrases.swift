/// Rewrites phrases in a list that mean the same as a single word or sign.
package enum CommonPhrases {
  /// Rewrites phrases such as `hand voll` (as `Handvoll`) and `a slice and a half` (as `1.5 slice`).
  ///
  /// Words that only say which of several pieces is meant are dropped: `2 rolls, one with cheese and one with ham`
  /// becomes `2 rolls with cheese with ham`, where each `with` refers to one of the rolls, and `2 rolls, each with 10 g
  /// butter` becomes `2 rolls with each 10 g butter`.
  ///
  /// `knows` says whether the bank has a name; the words of such a name stay as they are. `isFood` says whether a name
  /// is that of a food in the bank or the open tables.
  static func joined(_ words: [TextWord], knows: (String) -> Bool, isFood: (String) -> Bool) -> [TextWord] {
    var result: [TextWord] = []
    var index = 0
    // The count of the latest item that has one, and how many of these pieces were named since.
    var (total, counted) = (1, 0)
    while index < words.count {
      let word = words[index]
      if let number = count(of: word), startsItem(index, in: words), !isOfPieces(index, in: words) {
        (total, counted) = (number, 0)
      }
      if ["hand", "hande", "haende"].contains(word.plainShort), index + 1 < words.count,
        words[index + 1].plainShort == "voll"
      {
        result.append(TextWord(text: "Handvoll", range: word.range.lowerBound..<words[index + 1].range.upperBound))
        index += 2
      } else if let length = halfOf(at: index, in: words) {
        let range = word.range.lowerBound..<words[index + length - 1].range.upperBound
        result += [TextWord(text: "half", range: range), TextWord(text: "of", range: range)]
        index += length
      } else if isDeterminerOfPart(at: index, in: words) {
        index += 1
      } else if let size = InchSize(at: index, in: words) {
        size.apply(to: &result, followedBy: words[(index + size.length)...], at: word.range)
        index += size.length
      } else if word.plainShort == "fun", index + 1 < words.count, words[index + 1].plainShort == "size" {
        result.append(TextWord(text: "fun-size", range: word.range.lowerBound..<words[index + 1].range.upperBound))
        index += 2
      } else if let length = sauces(at: index, in: words), !knows(words[(index - 1)..<(index + length)].phrase) {
        separateSide(&result, isFood: isFood)
        for sauce in ["Ketchup", "Mayonnaise"] {
          result.append(TextWord(text: ",", range: word.range.lowerBound..<word.range.lowerBound, kind: .mark))
          result.append(
            TextWord(text: sauce, range: word.range.lowerBound..<words[index + length - 1].range.upperBound))
        }
        index += length
        if index < words.count, words[index].kind == .plain, !words[index].partsItems,
          !["an", "am", "bei", "beim", "im", "in", "vom", "auf", "aus"].contains(words[index].plainShort)
        {
          result.append(
            TextWord(text: ",", range: words[index].range.lowerBound..<words[index].range.lowerBound, kind: .mark))
        }
      } else if let length = flavour(at: index, in: words), !knows(words[(index - 1)..<(index + length)].phrase) {
        if result.last?.kind == .mark { result.removeLast() }
        index += length
      } else if let number = andAHalf(at: index, in: words) {
        let range = word.range.lowerBound..<words[index + 4].range.upperBound
        result += [TextWord(text: number, range: range), TextWord(text: words[index + 1].text, range: range)]
        index += 5
      } else if isEach([word.plainShort], at: index, in: words), ofEach.contains(word.plainShort) {
        if let last = result.last, last.kind == .plain || last.text == "," { result.removeLast() }
        result += [words[index + 1], word]
        index += 2
      } else if let (length, weight) = matchbox(at: index, in: words) {
        while let last = result.last,
          NumberWords.value(of: last.text) != nil || NumberReading.read(last.text) != nil
        {
          result.removeLast()
        }
        let range = word.range.lowerBound..<words[index + length - 1].range.upperBound
        if !(result.last.map(ItemPhrase.meansAbout) ?? false) { result.append(TextWord(text: "ca.", range: range)) }
        result.append(TextWord(text: weight, range: range))
        index += length
      } else if let length = ofBar(at: index, in: words) {
        index += length
      } else if let (length, half) = otherHalf(at: index, in: words) {
        result += half
        index += length
      } else if let (length, number) = pieces(at: index, in: words, ofTotal: total - counted) {
        if let last = result.last, last.kind == .plain { result.removeLast() }
        counted += number
        result.append(words[index + length])
        result[result.count - 1].pieces = number
        index += length + 1
      } else {
        result.append(word)
        index += 1
      }
    }
    return result
  }

  /// The half of bread that words such as `halbes` or `the other half` mean before `with`, and how many words they are:
  /// `halbes Brötchen` in `halbes Brötchen mit Honig, halbes mit Mett`; nil if no such words are there.
  private static func otherHalf(at index: Int, in words: [TextWord]) -> (length: Int, half: ArraySlice<TextWord>)? {
    let isHalf = NumberWords.parts[words[index].plainShort] == 0.5
    guard
      let length = isHalf && isEach([words[index].plainShort], at: index, in: words)
        ? 1 : otherHalves.first(where: { isEach($0, at: index, in: words) })?.count,
      let start = words[..<index].lastIndex(where: { NumberWords.parts[$0.plainShort] == 0.5 }),
      start == 0 || count(of: words[start - 1]) ?? 1 < 2,
      !words.indices[start..<index].contains(where: { startsItem($0, in: words) && count(of: words[$0]) ?? 1 > 1 }),
      let end = words[start..<index].firstIndex(where: \.joinsCompanions), (2...4).contains(end - start),
      words[start..<end].allSatisfy({ $0.kind == .plain && !$0.partsItems })
    else { return nil }
    return (length, words[start..<end])
  }

  /// How many words from `index` on mean `half of`: `die Hälfte der`, `Hälfte von der`; nil if none do.
  private static func halfOf(at index: Int, in words: [TextWord]) -> Int? {
    let plain = words[index...].prefix(5).map(\.plainShort)
    let start = plain[0] == "die" ? 1 : 0
    guard plain.count > start + 2, ["halfte", "haelfte"].contains(plain[start]) else { return nil }
    if ["der", "des", "vom", "meiner", "meines"].contains(plain[start + 1]) { return start + 2 }
    guard plain[start + 1] == "von" else { return nil }
    return plain.count > start + 3 && ["der", "dem", "meiner", "meinem"].contains(plain[start + 2])
      ? start + 3 : start + 2
  }

  /// Whether the word is an article after a fraction, which makes no difference: the `the` of `half the packet of
  /// crisps`.
  private static func isDeterminerOfPart(at index: Int, in words: [TextWord]) -> Bool {
    guard index > 0, index + 1 < words.count, ["the", "der", "die", "des"].contains(words[index].plainShort) else {
      return false
    }
    let before = words[index - 1].plainShort
    let part = AmountWords.isOf(before) && index > 1 ? words[index - 2].plainShort : before
    return NumberWords.parts[part].map { $0 < 1 } ?? false
  }

  /// How many words after crisps or oatmeal name the flavor in which they are sold: `crisps salt and vinegar`; nil if none
  /// do.
  private static func flavour(at index: Int, in words: [TextWord]) -> Int? {
    // `bag of crisps, salt n vinegar`
    let food = index > 1 && words[index - 1].kind == .mark ? index - 2 : index - 1
    // The chips of `fish and chips` are not crisps.
    guard food >= 0, case let isOatmeal = food == index - 1 && oatmeals.contains(words[food].plainShort),
      isOatmeal || crisps.contains(words[food].plainShort), words[index].kind == .plain,
      food < 1 || !words[food - 1].partsItems
    else { return nil }
    let plain = words[index...].prefix(4).map {
      ["n", "&", "'n'", "und"].contains($0.plainShort) ? "and" : $0.plainShort
    }
    guard let length = (isOatmeal ? flavoursOfOatmeal : flavours).first(where: { plain.starts(with: $0) })?.count else {
      return nil
    }
    // In `crisps cheese and onion rolls`, the flavor is that of another food.
    let isEnd = index + length == words.count || words[index + length].kind == .mark || words[index + length].partsItems
    return isEnd ? length : nil
  }

  /// How many words after fries say that they came with ketchup and mayonnaise: `Pommes rot-weiß`; nil if none do.
  private static func sauces(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, ["pommes", "fritten"].contains(words[index - 1].plainShort) else { return nil }
    if ["rot-weiss", "rotweiss", "rot/weiss", "schranke"].contains(words[index].plainShort) { return 1 }
    let isRedAndWhite =
      index + 1 < words.count && words[index].plainShort == "rot" && words[index + 1].plainShort == "weiss"
    return isRedAndWhite ? 2 : nil
  }

  /// Adds a comma before a side at the end of the words if another food stands directly before it: `Currywurst, Pommes`
  /// for `Currywurst Pommes`.
  private static func separateSide(_ words: inout [TextWord], isFood: (String) -> Bool) {
    guard words.count > 1, let side = words.last, case let before = words[words.count - 2], before.kind == .plain,
      !before.partsItems, !before.joinsCompanions, before.text.count > 3, isFood(before.text),
      !before.plainShort.hasSuffix("kartoffel"), !WordRoles.isState(before.plainShort),
      !PortionWords.isNoun(before.plainShort)
    else { return }
    let start = side.range.lowerBound
    words.insert(TextWord(text: ",", range: start..<start, kind: .mark), at: words.count - 1)
  }

  private static let crisps: Set<String> = ["crisps", "chips", "pringles", "walkers", "kartoffelchips"]
  private static let oatmeals: Set<String> = ["oatmeal"]
  private static let flavoursOfOatmeal = [
    ["maple", "and", "brown", "sugar"], ["apples", "and", "cinnamon"], ["apple", "and", "cinnamon"],
    ["cinnamon", "and", "spice"], ["peaches", "and", "cream"],
  ]
  private static let flavours = [
    ["salt", "and", "vinegar"], ["cheese", "and", "onion"], ["sour", "cream", "and", "onion"], ["ready", "salted"],
    ["salt", "vinegar"], ["cheese", "onion"], ["prawn", "cocktail"], ["salz", "and", "essig"],
  ]

  /// Whether the words say which piece is meant: `one` in `, one with cheese` and in `and one with cheese`.
  private static func isEach(_ each: [String], at index: Int, in words: [TextWord]) -> Bool {
    let end = index + each.count
    guard index > 1, end < words.count, words[index..<end].map(\.plainShort) == each, words[end].joinsCompanions else {
      return false
    }
    let before = words[index - 1]
    return before.kind == .mark || ["and", "und", "&"].contains(before.plainShort)
  }

  /// How many pieces of an item a `with` refers to, and how many words say so: `one` in `2 rolls, one with cheese`,
  /// `die anderen` in `die anderen mit Marmelade`; nil if the words say no such thing.
  ///
  /// `left` is the number of pieces that have not been mentioned yet. A larger number counts another food: `2 rolls, 3
  /// with ham` says nothing about the two rolls.
  private static func pieces(
    at index: Int, in words: [TextWord], ofTotal left: Int
  ) -> (length: Int, number: Int)? {
    if let length = others.first(where: { isEach($0, at: index, in: words) })?.count { return (length, max(1, left)) }
    if let length = each.first(where: { isEach($0, at: index, in: words) })?.count { return (length, 1) }
    guard isOfPieces(index, in: words), let number = count(of: words[index]), number <= left else { return nil }
    return (1, number)
  }

  /// Whether a number at `index` says how many pieces a `with` refers to: `two` in `4 rolls, two with cheese`.
  private static func isOfPieces(_ index: Int, in words: [TextWord]) -> Bool {
    isEach([words[index].plainShort], at: index, in: words)
  }

  /// Whether an item that is not put on or into another one begins at `index`.
  private static func startsItem(_ index: Int, in words: [TextWord]) -> Bool {
    index == 0 || words[index - 1].kind == .mark || words[index - 1].partsItems && !words[index - 1].joinsCompanions
  }

  /// The whole number from 1 to 20 that a word states in digits or letters; nil for any other word.
  private static func count(of word: TextWord) -> Int? {
    guard word.kind == .plain, word.text.utf8.count <= 12 else { return nil }
    let number = Int(word.text) ?? NumberWords.value(of: word.text).flatMap { Int(exactly: $0) }
    return number.flatMap { (1...20).contains($0) ? $0 : nil }
  }

  /// The number meant by words such as `a slice and a half` that begin at `index`; nil if no such words begin there.
  private static func andAHalf(at index: Int, in words: [TextWord]) -> String? {
    guard index + 4 < words.count, ["and", "und"].contains(words[index + 2].plainShort),
      NumberWords.articles[words[index + 3].plainShort] != nil, NumberWords.parts[words[index + 4].plainShort] == 0.5,
      let number = NumberWords.value(of: words[index].text), number == number.rounded(), number < 20
    else { return nil }
    let unit = words[index + 1].plainShort
    // `a crumpet and a half`
    let isEnd = index + 5 == words.count || words[index + 5].kind == .mark || words[index + 5].partsItems
    guard PortionWords.isNoun(unit) || unit.count > 1 && Measure.read([unit]) != nil || isEnd && unit.count > 2 else {
      return nil
    }
    return String(number + 0.5)
  }

  /// Whether the word says that an amount is for each piece: `each`, `je`.
  static func isOfEach(_ word: TextWord) -> Bool { ofEach.contains(word.plainShort) }

  /// Whether a line says that an amount is for each of several people or foods: `2 each`, `je 50 g`.
  package static func saysEach(_ line: String) -> Bool {
    line.split(separator: " ").contains { ofEach.contains($0.plainLetters) }
  }

  private static let ofEach: Set<String> = ["each", "apiece", "je", "jeweils", "jeder", "jede", "jedes"]

  private static let each: [[String]] = [
    ["one"], ["the", "other"], ["another"], ["eins"], ["eines"], ["das", "andere"], ["die", "andere"],
    ["the", "second"], ["das", "zweite"], ["die", "zweite"], ["der", "andere"], ["ein", "anderes"],
  ]
  private static let otherHalves: [[String]] = [
    ["the", "other", "half"], ["other", "half"], ["die", "andere", "halfte"], ["die", "andere"], ["das", "andere"],
  ]
  private static let others: [[String]] = [
    ["the", "others"], ["the", "rest"], ["die", "anderen"], ["der", "rest"], ["die", "restlichen"],
  ]
}
