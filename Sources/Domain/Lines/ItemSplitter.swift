/// Splits a list into its items.
struct ItemSplitter {
  let words: [TextWord]
  let text: String
  let reader: ItemListReader

  /// The words of each item; throws `badValue` at a separator with no item before or after it.
  func items() throws(LarderError) -> [ArraySlice<TextWord>] {
    let (items, gap) = split(keeping: nil)
    if let gap { throw missing(at: gap, before: true) }
    guard items.last?.isEmpty == false else { throw missing(at: words.count - 1, before: false) }
    return items
  }

  /// The items of a list that is still being typed; the last one, which may have no words yet, is the one being typed.
  ///
  /// Empty items between separators are skipped. An `and` at the end does not separate yet, since it may become another
  /// word.
  func openItems(isTyping: Bool) -> [ArraySlice<TextWord>] {
    split(keeping: isTyping ? words.indices.last : nil).items
  }

  /// The words of each item, of which the last may be empty, and the first separator with no item before it.
  private func split(keeping open: Int?) -> (items: [ArraySlice<TextWord>], gap: Int?) {
    var kept = KnownNames(words: words, reader: reader).wordsWithin()
    if let open { kept.insert(open) }
    var items: [ArraySlice<TextWord>] = []
    var gap: Int?
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
        gap = gap ?? index
      }
      // `, and` is one separator; `,,` and `and and` are not.
      if isMark { mark = index } else { join = index }
      start = index + 1
    }
    items.append(words[start...])
    return (items, gap)
  }

  /// The words of an item that refers to a logged meal, `half of dinner on monday`.
  ///
  /// Words such as `on` do not separate items in such a reference.
  private func mealSource(at start: Int) -> Range<Int> {
    let reach = words[start...].prefix(MealSourceReader.maximumWords)
    let plain = reach.prefix { $0.kind == .plain }
    guard let (_, used) = reader.sources?.read(plain.map(\.text)) else { return start..<start }
    let end = start + used
    let isWhole = end == words.count || words[end].kind == .mark || words[end].partsItems
    return isWhole ? start..<end : start..<start
  }

  private func missing(at index: Int, before: Bool) -> LarderError {
    LarderError(
      .badValue, "there is no item \(before ? "before" : "after") \(LarderError.quoted(words[index].text))",
      hint: "separate items with one comma or `and`; put a name that contains either in double quotes",
      location: LarderError.Location(text: text, range: words[index].range))
  }
}
