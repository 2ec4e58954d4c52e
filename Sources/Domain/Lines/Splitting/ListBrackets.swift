/// Reads lists in brackets that say what is in a dish or on bread.
///
/// Examples: `smoothie (banana, spinach, 200 ml milk)`, `Brot (Schinken, Gurke)`.
struct ListBrackets {
  let reader: ItemListReader

  /// The maximum number of words in brackets that are read as a list.
  private static let longest = 24
  /// The maximum number of words in brackets that say what all of a food weighs: `(all together about 300 g)`.
  private static let longestSum = 6

  /// The words without the brackets around a list, so that the foods in them are read as items.
  ///
  /// After bread, these foods are on the bread. A dish at the start of the line only becomes the heading of the list.
  /// If the brackets contain one amount and no known food, that amount is the amount of the dish: `lasagne
  /// (shop-bought, 400g)`.
  func opened(_ words: [TextWord]) -> [TextWord] {
    guard reader.isEaten, let open = words.firstIndex(where: { $0.text.first == "(" && $0.kind == .plain }), open > 0,
      let close = words[open...].prefix(Self.longest).firstIndex(where: { $0.text.last == ")" && $0.kind == .plain })
    else { return words }
    if let weighed = Self.weighedInAll(words, open...close) { return weighed }
    guard close > open,
      words[open...close].contains(where: { $0.text.last == "," || $0.kind == .mark })
        || words[(open + 1)..<close].indices.contains(where: { Self.beginsPart(at: $0, in: words) }),
      words[open - 1].kind == .plain, !words[(open + 1)...].contains(where: { $0.text.first == "(" })
    else { return words }
    let inner = Self.parted(words, open...close)
    let parts = inner.split { $0.kind == .mark }.map(Self.withoutSums)
    var amounts = parts.filter { Self.isAmount($0) }
    // In `potatoes (3 small, 180 g in total)`, the weight is that of all.
    let measures = amounts.filter(Self.isMeasure)
    if amounts.count > 1, measures.count == 1 { amounts = measures }
    let (before, after) = (words[..<open], words[(close + 1)...])
    if amounts.count == 1, let amount = amounts.first,
      parts.allSatisfy({ Self.isAmount($0) || !reader.knows($0.phrase) })
    {
      // `rice (60 g, raw)` is raw rice.
      let states = parts.filter { !Self.isAmount($0) }.flatMap { part in
        part.filter { WordRoles.isState($0.plainShort) && !WordRoles.isNeutral($0.plainShort) }
      }
      return Array(before + amount + states + after)
    }
    guard amounts.isEmpty, parts.allSatisfy(isFood), let last = before.last else { return words }
    if BreadWords.isBread(BreadWords.singular(last.text).plainLetters) || BreadWords.isSandwich(last.text) {
      let with = TextWord(text: "mit", range: words[open].range.lowerBound..<words[open].range.lowerBound + 1)
      let bread = before.filter { !BreadWords.saysFilled($0.plainShort) }
      let toppings = inner.map { $0.kind == .mark ? TextWord(text: "und", range: $0.range) : $0 }
      return Array(bread + [with] + toppings) + Self.apart(after)
    }
    let dish = before.lastIndex { $0.kind == .mark }.map { before[($0 + 1)...] } ?? before
    // The cheese of `omelette (3 eggs, cheese)` is in it; a list of weights, or with rice, is all that was eaten.
    if MixedDishes.hold(dish.phrase), parts.allSatisfy(Self.isIngredient),
      after.first.map({ $0.kind != .plain || $0.partsItems }) ?? true,
      !dish.contains(where: { $0.text.contains { $0.isNumber } })
    {
      let with = TextWord(text: "with", range: words[open].range.lowerBound..<words[open].range.lowerBound + 1)
      return Array(before) + [with] + inner.map { $0.kind == .mark ? TextWord(text: "and", range: $0.range) : $0 }
        + Self.apart(after)
    }
    guard !before.contains(where: { $0.kind == .mark || $0.text.contains { $0.isNumber } }), before.count <= 4 else {
      // With an amount of its own, the dish is not only a heading, and what is in it would be counted twice.
      return Array(before + after)
    }
    let heading = TextWord(text: last.text + ":", range: last.range)
    return Array(before.dropLast() + [heading] + inner + after)
  }

  /// The words with the amount of a whole item in brackets before it, in place of its count: `2 glasses of milk (300 ml in
  /// total)`; nil if there are no such brackets.
  private static func weighedInAll(_ words: [TextWord], _ brackets: ClosedRange<Int>) -> [TextWord]? {
    let open = brackets.lowerBound
    guard brackets.count <= longestSum,
      case let inner = parted(words, brackets), inner.allSatisfy({ $0.kind == .plain }),
      case let amount = withoutSums(inner[...]), amount.count < inner.count, isAmount(amount),
      isMeasure(amount),
      case let start = words[..<open].lastIndex(where: { $0.kind == .mark || $0.partsItems }).map({ $0 + 1 }) ?? 0,
      let count = (try? AmountReader.readings(words[start..<open], in: ""))?.last, count.used < open - start
    else { return nil }
    let before = amount.map { TextWord(text: $0.text, range: words[start].range) }
    return Array(words[..<start] + before + words[(start + count.used)..<open] + words[(brackets.upperBound + 1)...])
  }

  /// The words behind the brackets, with a comma instead of an `and`: what follows is not on the bread or in the dish.
  private static func apart(_ after: ArraySlice<TextWord>) -> [TextWord] {
    after.enumerated().map { $0 == 0 && $1.partsItems ? TextWord(text: ",", range: $1.range, kind: .mark) : $1 }
  }

  /// Whether a word joins two foods and an amount follows: the `in` of `(1 scoop whey in 300 ml milk)`.
  private static func beginsPart(at index: Int, in words: [TextWord]) -> Bool {
    words[index].partsItems || words[index].joinsCompanions || words[index].plainShort == "in"
      ? words[index + 1].text.first?.decimalDigit != nil : false
  }

  /// The words in a range without their brackets, with a comma as a word of its own between two foods.
  private static func parted(_ words: [TextWord], _ range: ClosedRange<Int>) -> [TextWord] {
    range.flatMap { index -> [TextWord] in
      let word = words[index]
      if word.kind == .mark || beginsPart(at: index, in: words) {
        return [TextWord(text: ",", range: word.range, kind: .mark)]
      }
      let text = word.text.filter { !"()".contains($0) }
      guard text.last == "," else { return text.isEmpty ? [] : [TextWord(text: text, range: word.range)] }
      let end = word.range.upperBound
      return [
        TextWord(text: String(text.dropLast()), range: word.range.lowerBound..<end - 1),
        TextWord(text: ",", range: end - 1..<end, kind: .mark),
      ]
    }
  }

  /// An amount without words before and after it that say that it is that of all pieces: `300 g all in`.
  private static func withoutSums(_ part: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    let amount = part.drop { sums.contains($0.plainShort) }
    let isOfAll = [["all", "in"], ["in", "total"], ["all", "together"]].contains(amount.suffix(2).map(\.plainShort))
    if isOfAll { return amount.dropLast(2) }
    return amount.last.map { sums.contains($0.plainShort) } == true ? amount.dropLast() : amount
  }

  /// Words beside a weight that say that it is that of all pieces.
  private static let sums: Set<String> = [
    "zusammen", "insgesamt", "total", "gesamt", "together", "altogether", "also", "sprich", "i.e.", "so", "roughly",
    "das", "sind", "ergibt", "=", "entspricht",
  ]

  private static func isMeasure(_ words: ArraySlice<TextWord>) -> Bool {
    guard case .measure? = (try? AmountReader.readings(words, in: ""))?.last?.quantity.unit else { return false }
    return true
  }

  /// Whether a part is an ingredient without a weight of its own: `3 eggs`, `cheese`.
  private static func isIngredient(_ words: ArraySlice<TextWord>) -> Bool {
    let amount = (try? AmountReader.readings(words, in: ""))?.last { $0.used < words.count }
    if case .measure? = amount?.quantity.unit { return false }
    let name = words.dropFirst(amount?.used ?? 0).phrase
    return name.utf8.count <= 60 && (MixedDishes.isIngredient(name) || ItemPhrase.areEggs(name.plainLetters))
  }

  private static func isAmount(_ words: ArraySlice<TextWord>) -> Bool {
    (try? AmountReader.readings(words, in: ""))?.contains { $0.used == words.count } ?? false
  }

  private func isFood(_ words: ArraySlice<TextWord>) -> Bool {
    let readings = (try? AmountReader.readings(words, in: "")) ?? []
    let used = readings.last(where: { $0.used < words.count })?.used ?? 0
    let name = words.dropFirst(used).phrase
    return name.utf8.count <= 80 && (reader.knows(name) || reader.isFood(name))
  }
}
