/// Parts a list into its items.
struct ItemSplitter {
  let words: [TextWord]
  let text: String
  let reader: ItemListReader

  /// The words of each item; throws `badValue` at a mark or word beside which an item is missing.
  func items() throws(LarderError) -> [ArraySlice<TextWord>] {
    var kept = KnownNames(words: words, reader: reader).wordsWithin()
    var items: [ArraySlice<TextWord>] = []
    var start = 0
    var mark: Int?
    var join: Int?
    for index in words.indices {
      if index == start { kept.formUnion(mealSource(at: start)) }
      let isMark = words[index].kind == .mark
      guard isMark || words[index].partsItems, !kept.contains(index) else { continue }
      if start < index {
        items.append(words[start..<index])
        (mark, join) = (nil, nil)
      } else if items.isEmpty || (isMark && mark != nil) || (!isMark && join != nil) {
        throw missing(at: index, before: true)
      }
      // `, and` is one boundary; `,,` and `and and` are not.
      if isMark { mark = index } else { join = index }
      start = index + 1
    }
    guard start < words.count else { throw missing(at: words.count - 1, before: false) }
    items.append(words[start...])
    return items
  }

  /// The words of an item that names a logged meal, `half of dinner on monday`: what parts items elsewhere does not there.
  private func mealSource(at start: Int) -> Range<Int> {
    let reach = words[start...].prefix(MealSourceReader.reach)
    let plain = reach.prefix { $0.kind == .plain }
    guard let (_, used) = reader.sources?.read(plain.map(\.text)) else { return start..<start }
    let end = start + used
    let isWhole = end == words.count || words[end].kind == .mark || words[end].partsItems
    return isWhole ? start..<end : start..<start
  }

  private func missing(at index: Int, before: Bool) -> LarderError {
    LarderError(
      .badValue, "no item stands \(before ? "before" : "after") \(LarderError.quoted(words[index].text))",
      hint: "items are parted by one comma, or `and`; a name that holds it stands in double quotes",
      place: LarderError.Place(text: text, range: words[index].range))
  }
}
