/// The amount of each piece, after the pieces: `2 Bier à 0,5`.
extension NoteSigns {
  /// Multiplies the count at the start of the last item by the following amount of each piece: `2 Bier a 0,5` is read
  /// as `2x0,5 Bier`.
  ///
  /// Returns how many words were used; nil if no such amount begins at `index`.
  static func multiplied(_ result: inout [TextWord], at index: Int, in words: [TextWord]) -> Int? {
    if let length = multipliedByKind(&result, words[index]) { return length }
    // `3 Scheiben Salami (à 20 g)`
    func bare(_ place: Int) -> String { words[place].text.filter { !"()".contains($0) } }
    if let length = multipliedInBrackets(&result, at: index, in: words)
      ?? ofEachInBrackets(&result, at: index, in: words)
    {
      return length
    }
    guard ["a", "à", "je"].contains(bare(index)), index + 1 < words.count, case let number = bare(index + 1),
      number.first?.decimalDigit != nil, number.utf8.count <= 12,
      let last = result.last, last.kind == .plain, !last.partsItems,
      // `3 slices of a 12 inch pizza`
      !AmountWords.isOf(last.plainShort),
      let (start, count) = countedItem(result)
    else { return nil }
    let isUnit = index + 2 < words.count && Measure.read([bare(index + 2).plainLetters]) != nil
    // A bare decimal such as 0,5 is that of a liter.
    let isLiters = number.hasPrefix("0,") || number.hasPrefix("0.")
    let isBare = number.last?.decimalDigit != nil
    // `2 Bier a 4,50` says what they cost.
    guard isUnit || isLiters || !isBare || number.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    // In `3 biscuits (a 30 g pack)`, the bracket says more than the amount of each.
    let end = isUnit ? index + 2 : index + 1
    guard words[index].text.first != "(" || words[end].text.last == ")" else { return nil }
    let unit = isUnit ? bare(index + 2) : isLiters && isBare ? "l" : ""
    let each = number + unit
    result[start] = TextWord(text: "\(count)x\(each)", range: result[start].range)
    // `2 Glas Weißwein à 0,2`
    if result.count > start + 2, case let unit = result[start + 1].plainShort,
      PortionWords.isNoun(unit) || Measure.read([unit]) != nil
    {
      result.remove(at: start + 1)
    }
    return isUnit ? 3 : 2
  }

  /// Words that say behind an amount or a food that it is for each: `one apple each`.
  static let eachBehind: Set<String> = ["each", "jeweils", "apiece"]

  /// Puts an amount for each in brackets before the side that it is of: `2 Kaffee mit Zucker (je 2 TL)`.
  private static func ofEachInBrackets(
    _ result: inout [TextWord], at index: Int, in words: [TextWord]
  ) -> Int? {
    guard ["(je", "(each"].contains(words[index].text.lowercased()),
      let end = words[index...].prefix(4).firstIndex(where: { $0.text.last == ")" }), end > index,
      let start = startOfItem(result), start > 0, start < result.count, result[start - 1].joinsCompanions,
      countedItem(result) == nil,
      result[start].text.first?.decimalDigit == nil
    else { return nil }
    let amount = words[(index + 1)...end].map { $0.text.filter { $0 != ")" } }
    guard (try? AmountReader.whole(amount.joined(separator: " "))) != nil else { return nil }
    result.insert(contentsOf: (["je"] + amount).map { TextWord(text: $0, range: result[start].range) }, at: start)
    return end - index + 1
  }

  /// Multiplies the count at the start of the last item by the amount of each in brackets: `2 beers (330ml each)`.
  private static func multipliedInBrackets(
    _ result: inout [TextWord], at index: Int, in words: [TextWord]
  ) -> Int? {
    guard words[index].text.first == "(", let last = result.last, last.kind == .plain, !last.partsItems,
      let end = words[index...].prefix(5).firstIndex(where: { $0.text.last == ")" }),
      case var inner = words[index...end].map({ $0.text.filter { !"()".contains($0) } }),
      [inner[0], inner[inner.count - 1]].contains(where: { eachBehind.contains($0.plainLetters) }),
      let (start, count) = countedItem(result)
    else { return nil }
    // `2 cups of tea (200ml each)`, but not `2 kg potatoes (100g each)`
    let next = result[start + 1].plainShort
    let isVessel = PortionWords.isNoun(next) || ["cup", "cups", "tasse", "tassen"].contains(next)
    guard isVessel && result.count > start + 2 || Measure.read([next]) == nil && next != "x" else { return nil }
    inner.removeAll { eachBehind.contains($0.plainLetters) }
    let each = inner.joined()
    guard each.first?.decimalDigit != nil, let amount = try? AmountReader.whole(each),
      case .measure = amount.quantity.unit
    else { return nil }
    result[start] = TextWord(text: "\(count)x\(each)", range: result[start].range)
    if isVessel {
      result.remove(at: start + 1)
      if result.count > start + 2, AmountWords.isOf(result[start + 1].plainShort) { result.remove(at: start + 1) }
    }
    return end - index + 1
  }

  /// Multiplies the count at the start of the last item by the volume in a word behind it: `3 Kölsch (0,2er)`.
  private static func multipliedByKind(_ result: inout [TextWord], _ word: TextWord) -> Int? {
    let size = word.text.filter { !"()".contains($0) }
    guard size.utf8.count <= 12, size.hasPrefix("0,") || size.hasPrefix("0."), size.hasSuffix("er"),
      size.dropFirst(2).dropLast(2).allSatisfy({ $0.decimalDigit != nil }), result.last?.kind == .plain,
      let (start, count) = countedItem(result)
    else { return nil }
    result[start] = TextWord(text: "\(count)x\(size.dropLast(2))l", range: result[start].range)
    return 1
  }

  /// Where the last item of a list begins; nil if it is longer than any item.
  private static func startOfItem(_ list: [TextWord]) -> Int? {
    list.indices.suffix(longestItem).last {
      $0 == 0 || list[$0 - 1].kind == .mark || list[$0 - 1].partsItems
    }
  }

  /// Where the last item of a list begins, and its count of 2 to 50; nil if it has no such count or no name.
  private static func countedItem(_ result: [TextWord]) -> (start: Int, count: Int)? {
    guard
      let start = startOfItem(result), start < result.count - 1, let count = Int(result[start].text),
      (2...50).contains(count)
    else { return nil }
    return (start, count)
  }
}
