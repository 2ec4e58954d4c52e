/// How long or wide a food is, in inches: the first words of `6 inch turkey sub` and of `12 inch pizza`.
struct InchSize {
  /// The inches, 1 to 40.
  let inches: Double
  /// How many words state them.
  let length: Int

  /// Reads words such as `6 inch`, `six-inch`, `12"` and `footlong`; nil if no inches are stated at `index`.
  init?(at index: Int, in words: [TextWord]) {
    let word = words[index]
    guard word.kind == .plain, word.text.utf8.count <= 12 else { return nil }
    let plain = word.plainShort
    if plain == "footlong" || plain == "foot-long" {
      (inches, length) = (12, 1)
      return
    }
    func number(_ text: some StringProtocol) -> Double? {
      NumberWords.value(of: String(text))
        ?? (text.count <= 4 ? Double(text).flatMap { (1...40).contains($0) ? $0 : nil } : nil)
    }
    if let end = ["-inch", "inch", "-zoll", "zoll", "in", "”", "''"].first(where: {
      plain.hasSuffix($0) && plain != $0
    }), let value = number(plain.dropLast(end.count)) {
      (inches, length) = (value, 1)
      return
    }
    guard index + 1 < words.count, let value = number(plain), NumberWords.articles[plain] == nil,
      index + 2 >= words.count || words[index + 2].plainShort != "of",
      ["inch", "inches", "zoll"].contains(words[index + 1].plainShort)
    else { return nil }
    (inches, length) = (value, 2)
  }

  /// Adds what the size means to the words before it: two for a footlong sandwich, some 530 g for a pizza of 12 inches,
  /// and one for anything else.
  ///
  /// A number before the size is multiplied; an article before it is replaced. `rest` are the words behind it.
  func apply(to result: inout [TextWord], followedBy rest: ArraySlice<TextWord>, at range: Range<Int>) {
    let (before, behind) = (result.suffix(Self.reach), rest.prefix(Self.reach))
    let ahead = before.lastIndex { $0.kind == .mark || $0.partsItems }.map { before[($0 + 1)...] } ?? before
    let name = behind.prefix { $0.kind == .plain && !$0.partsItems && !$0.joinsCompanions }
    let item = ahead + name
    // Neither a base nor a sauce for pizza weighs as much.
    if let last = name.last(where: { $0.text.first != "(" }) ?? ahead.last,
      ["pizza", "pizzas"].contains(where: last.plainShort.hasSuffix)
    {
      weigh(&result, item, at: range)
      return
    }
    // A sub is six inches long.
    let isSub = item.contains { Self.subs.contains($0.plainShort) }
    let isOfSubway = item.contains { $0.plainShort == "subway" }
    add(isSub || isOfSubway ? inches / 6 : 1, to: &result, at: range)
    // `Subway 6 inch turkey` is not a slice of turkey.
    if isOfSubway, !isSub, let next = name.first {
      result.append(TextWord(text: "sub", range: next.range.lowerBound..<next.range.lowerBound))
    }
  }

  /// Adds how many pieces the size means.
  private func add(_ count: Double, to result: inout [TextWord], at range: Range<Int>) {
    if let last = result.last, NumberWords.articles[last.plainShort] != nil { result.removeLast() }
    if let last = result.last, let several = Self.several(last) {
      result[result.count - 1] = TextWord(text: Quantity.figure(several * count), range: last.range)
    } else if Self.startsItem(result) {
      result.append(TextWord(text: Quantity.figure(count), range: range))
    } else if count != 1, result.last?.text.first?.decimalDigit == nil {
      result.append(TextWord(text: "x" + Quantity.figure(count), range: range))
    }
  }

  /// Adds the weight of a pizza of this width, unless slices of it are counted.
  private func weigh(_ result: inout [TextWord], _ item: ArraySlice<TextWord>, at range: Range<Int>) {
    guard Self.widths.contains(inches), result.last?.text.first != "(",
      !item.contains(where: {
        PortionWords.key($0.plainShort) == "slice" || PortionWords.isPiece($0.plainShort) || Self.isWeight($0)
      })
    else {
      add(1, to: &result, at: range)
      return
    }
    let weight = TextWord(text: Quantity.figure((Self.gramsOfPizza * inches * inches).rounded()) + "g", range: range)
    let about = TextWord(text: "ca.", range: range)
    if let last = result.last, AmountGrammar.isTimes(last.plainShort) {
      result.append(weight)
    } else if let last = result.last, let several = Self.several(last) {
      result[result.count - 1] = TextWord(text: Quantity.figure(several), range: last.range)
      result += [TextWord(text: "x", range: range), weight]
    } else if Self.startsItem(result)
      || result.last.map({
        NumberWords.articles[$0.plainShort] != nil || AmountWords.isOf($0.plainShort)
          || NumberWords.parts[$0.plainShort] != nil || $0.text.contains { $0.isNumber }
      }) == true
    {
      result += [about, weight]
    } else {
      result.append(TextWord(text: "(\(weight.text))", range: range))
    }
  }

  private static func several(_ word: TextWord) -> Double? {
    (NumberWords.value(of: word.text) ?? Int(word.text).map(Double.init)).flatMap { (1...20).contains($0) ? $0 : nil }
  }

  /// Whether a word is a weight or its unit, so that the weight is known: `400g`, the g of `400 g`.
  private static func isWeight(_ word: TextWord) -> Bool {
    let unit = word.plainShort.drop { $0.isNumber || $0 == "." || $0 == "," }
    if case .mass? = Measure.read([String(unit)])?.measure { return true }
    return false
  }

  private static func startsItem(_ result: [TextWord]) -> Bool {
    result.last.map { $0.kind == .mark || $0.partsItems || $0.text.last == ":" } ?? true
  }

  private static let subs: Set<String> = ["sub", "subs", "hoagie"]
  /// The maximum number of words on either side of the size that are searched for the food.
  private static let reach = 8
  /// The widths of pizzas.
  private static let widths = 5.0...20
  /// The grams of a pizza of one square inch: one of 12 inches has 532 g (USDA SR Legacy 22903).
  private static let gramsOfPizza = 532.0 / 144
}
