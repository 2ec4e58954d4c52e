/// One item of a list, with what was said about it, such as how much was eaten or what was left out.
struct ItemPart {
  /// The item; its place and its text include what was said about it.
  private(set) var phrase: ItemPhrase
  /// The words of the item itself.
  let words: ArraySlice<TextWord>
  /// What part of the food was eaten; nil if all of it was.
  let share: EatenShare.Part?
  /// Whether the share also holds for the food that the item accompanies: `pie with chips, ate half`.
  let isShareOfAll: Bool
  /// Whether the amount is for each piece of the food before the item: `2 coffees with 1 sugar each`.
  let isOfEach: Bool

  /// Reads the words of one item; `list` has the words of the whole list.
  init(
    _ part: ArraySlice<TextWord>, in list: [TextWord], source: ItemSource, reader: ItemListReader
  ) throws(LarderError) {
    let cut = ItemCut(reader: reader)
    let (eaten, share, isOfAll) = cut.partedAtShare(part, list)
    let (kept, leftOut) = cut.partedAtNegation(eaten)
    let (whole, isOfEach) = ItemCut.ofEach(kept, list)
    let (item, note) = cut.partedAtBrackets(whole)
    (words, self.share, isShareOfAll, self.isOfEach) = (item, share, isOfAll, isOfEach)
    phrase = try Self.phrase(item, source, reader)
    if let note, let sized = phrase.sized(by: note) {
      phrase = sized
    } else if let note {
      phrase.name += " " + note.phrase
    }
    // `Nudeln ohne alles`
    if let leftOut, !Self.isNothingElse(leftOut) {
      let left = leftOut.dropFirst().drop { WordRoles.isDeterminer($0.plainShort) }
      phrase.leftOut = (leftOut.prefix(1) + left).phrase
    }
    if let share { phrase = phrase.with(share) }
    if let last = (share == nil ? leftOut ?? note : part)?.last {
      phrase.range = phrase.range.lowerBound..<max(phrase.range.upperBound, last.range.upperBound)
      phrase.text = source[phrase.range]
    }
  }

  /// Whether a negation only says that the food was eaten plain: `ohne alles`, `without anything`.
  private static func isNothingElse(_ leftOut: ArraySlice<TextWord>) -> Bool {
    let plain = leftOut.dropFirst().map(\.plainShort)
    return plain.count <= 2 && ["alles", "was", "anything", "everything"].contains(plain.first ?? "")
      && plain.dropFirst().allSatisfy { ["drauf", "dazu", "on", "else"].contains($0) }
  }

  /// Reads the words of the item itself: logged meals, several foods with one energy, or an amount and a name.
  private static func phrase(
    _ item: ArraySlice<TextWord>, _ source: ItemSource, _ reader: ItemListReader
  ) throws(LarderError) -> ItemPhrase {
    if let taken = fromMeals(item, source, reader) { return taken }
    guard item.count > 1, let energy = StatedEnergy(item.phrase), isJoined(item) else {
      return try ItemGrammar(words: item, source: source, reader: reader).phrase()
    }
    return ItemPhrase(
      text: item.phrase.replacing(" ,", with: ","), range: item.place, name: energy.rest.replacing(" ,", with: ","))
  }

  /// Reads an item that refers to logged meals; nil if it does not.
  private static func fromMeals(
    _ words: ArraySlice<TextWord>, _ source: ItemSource, _ reader: ItemListReader
  ) -> ItemPhrase? {
    guard let sources = reader.sources, !words.isEmpty, words.allSatisfy({ $0.kind == .plain }),
      let (found, used) = sources.read(words.map(\.text)), used == words.count
    else { return nil }
    let range = words.place
    var phrase = ItemPhrase(text: source[range], range: range, name: source[range])
    phrase.source = found
    return phrase
  }

  /// Whether an item contains separators or joining words, so that it names several foods.
  private static func isJoined(_ item: ArraySlice<TextWord>) -> Bool {
    item.dropFirst().contains {
      $0.kind == .mark || $0.kind == .plain && TextWord.separators.contains($0.text.lowercased())
    }
  }
}

/// Separates the words of an item from those that say something about it: `ate half`, `no sugar`, `(Müller)`.
private struct ItemCut {
  let reader: ItemListReader

  /// Separates an item from words at its end that say what part was eaten; `part` is nil if there are no such words.
  ///
  /// `isOfAll` says whether a comma or a bracket comes before these words. If so, the part also holds for the food that
  /// the item accompanies.
  func partedAtShare(
    _ item: ArraySlice<TextWord>, _ words: [TextWord]
  ) -> (kept: ArraySlice<TextWord>, part: EatenShare.Part?, isOfAll: Bool) {
    guard reader.isEaten, let last = item.last, !isName(item) else { return (item, nil, false) }
    // `pizza, half`
    if item.count > 1, let part = EatenShare.alone(last), isApart(item.endIndex - 1, item, words) {
      return (item.dropLast(), part, true)
    }
    guard let (part, start) = EatenShare.atEnd(of: item), start > item.startIndex else { return (item, nil, false) }
    return (item[..<start], part, isApart(start, item, words))
  }

  /// Whether a comma or a bracket comes before a word of an item that is not the first one.
  private func isApart(_ index: Int, _ item: ArraySlice<TextWord>, _ words: [TextWord]) -> Bool {
    let (before, word) = (item[index - 1], item[index])
    return word.text.first == "("
      || words.contains {
        $0.kind == .mark && (before.range.upperBound..<word.range.lowerBound).contains($0.range.lowerBound)
      }
  }

  /// Separates an item from a negation: `coffee` and `no sugar`; `leftOut` is nil if there is no negation.
  ///
  /// Nothing is separated if the bank has the whole name, or if a number follows the negation: in `coffee no sugar 200
  /// ml`, the amount is that of the coffee.
  func partedAtNegation(
    _ item: ArraySlice<TextWord>
  ) -> (kept: ArraySlice<TextWord>, leftOut: ArraySlice<TextWord>?) {
    guard reader.isEaten, let place = item.dropFirst().firstIndex(where: { WordRoles.isNegation($0.plainShort) }),
      place + 1 < item.endIndex, !item[place...].contains(where: { $0.text.contains { $0.decimalDigit != nil } }),
      !isName(item)
    else { return (item, nil) }
    let kept = item[..<place]
    let isJoined = kept.last.map { $0.joinsNegation || ["and", "und"].contains($0.plainShort) } ?? false
    let words = isJoined ? kept.dropLast() : kept
    return words.isEmpty ? (item, nil) : (words, item[place...])
  }

  /// Separates an item from brackets at its end; `note` is nil if there are no brackets or they contain an amount.
  ///
  /// Without the brackets, the amount of `Becher Milchreis (Müller)` can be found.
  func partedAtBrackets(
    _ item: ArraySlice<TextWord>
  ) -> (kept: ArraySlice<TextWord>, note: ArraySlice<TextWord>?) {
    guard reader.isEaten, let last = item.last, last.text.last == ")",
      let place = item.lastIndex(where: { $0.text.first == "(" }), place > item.startIndex,
      !item[place...].contains(where: { $0.text.contains { $0.isNumber } && !$0.text.contains("%") }), !isName(item),
      AmountWords.vagueLength(item[place...].map { $0.plainShort.filter { !"()".contains($0) } }) == 0
    else { return (item, nil) }
    return (item[..<place], item[place...])
  }

  /// The item without a word such as `each`; `isOfEach` says whether there was such a word.
  ///
  /// If so, the item's amount is for each piece of the food before it: the milk of `2 coffees with je 20 ml milk`, the
  /// sugar of `2 coffees with 1 sugar each`.
  static func ofEach(
    _ item: ArraySlice<TextWord>, _ words: [TextWord]
  ) -> (item: ArraySlice<TextWord>, isOfEach: Bool) {
    // `2 coffees with milk each`, if the bank has coffee with milk
    if item.startIndex == 0, let last = item.last, CommonPhrases.isOfEach(last), item.contains(where: \.joinsCompanions)
    {
      return (item.dropLast(), false)
    }
    guard item.startIndex > 0, item.count > 1 else { return (item, false) }
    let isCompanion = words[item.startIndex - 1].joinsCompanions
    guard isCompanion || words[item.startIndex - 1].text == "," else { return (item, false) }
    if item.count > 2 || isCompanion, let first = item.first, CommonPhrases.isOfEach(first) {
      return (item.dropFirst(), true)
    }
    if let last = item.last, CommonPhrases.isOfEach(last) {
      return (item.dropLast(), true)
    }
    return (item, false)
  }

  private func isName(_ words: ArraySlice<TextWord>) -> Bool {
    words.count <= Self.longestName && reader.knows(words.phrase)
  }

  /// The maximum number of words of a name that is looked up in the bank.
  private static let longestName = 12
}
