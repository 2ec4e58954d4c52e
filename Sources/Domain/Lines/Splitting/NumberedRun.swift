/// Splits a run of counted foods that have no separator between them: `1 Apfel 1 Mandarine 5 Walnüsse`.
struct NumberedRun {
  let reader: ItemListReader
  let text: String

  /// The most words of a run.
  private static let longest = 24

  /// The items of a run; nil unless each of them begins with a number and names a food that the bank has.
  func items(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    let starts = words.indices.filter { Self.isNumber(words[$0]) }
    guard starts.count > 1, starts.first == words.startIndex, words.count <= Self.longest, !reader.knows(words.phrase)
    else { return nil }
    // Created only here, since it takes time and most lists have no run.
    let source = ItemSource(text: text)
    let ends = starts.dropFirst() + [words.endIndex]
    let items = zip(starts, ends).map { words[$0..<$1] }
    let areFoods = items.allSatisfy { item in
      guard item.count > 1, let phrase = try? ItemGrammar(words: item, source: source, reader: reader).phrase() else {
        return false
      }
      return phrase.quantity != nil && !phrase.isAmountBehind && reader.knows(phrase.name)
    }
    return areFoods ? items : nil
  }

  private static func isNumber(_ word: TextWord) -> Bool {
    word.kind == .plain && word.text.utf8.count <= 12 && word.text.first?.decimalDigit != nil
  }
}
