/// Parts a list into its items.
struct ItemSplitter {
  let words: [TextWord]
  let text: String
  let reader: ItemListReader

  private static let separators: Set<String> = ["and", "with", "on", "und", "mit", "auf"]
  /// A known name has at most so many words; more would only cost questions to the bank.
  private static let longestName = 8
  private static let longestSide = 6

  /// The words of each item; throws `badValue` at a mark or word beside which an item is missing.
  func items() throws(LarderError) -> [ArraySlice<TextWord>] {
    let kept = wordsOfNames()
    var items: [ArraySlice<TextWord>] = []
    var start = 0
    var mark: Int?
    var join: Int?
    for index in words.indices {
      let isMark = words[index].kind == .mark
      guard isMark || isSeparator(index), !kept.contains(index) else { continue }
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

  private func isSeparator(_ index: Int) -> Bool {
    words[index].kind == .plain && words[index].text.utf8.count <= 4
      && Self.separators.contains(words[index].text.lowercased())
  }

  private func missing(at index: Int, before: Bool) -> LarderError {
    LarderError(
      .badValue, "no item stands \(before ? "before" : "after") \(LarderError.quoted(words[index].text))",
      hint: "items are parted by one comma, or `and`; a name that holds it stands in double quotes",
      place: LarderError.Place(text: text, range: words[index].range))
  }

  /// The separating words and commas that belong to a name which the bank knows, or to an amount (`2 and a half`).
  private func wordsOfNames() -> Set<Int> {
    var known: Set<Range<Int>> = []
    var asked: Set<Range<Int>> = []
    var kept: Set<Int> = []
    var part = 0..<0
    for index in words.indices {
      if index >= part.upperBound { part = self.part(from: index) }
      if words[index].text == ",", words[index].kind == .mark {
        for span in spansWithComma(at: index) where asked.insert(span).inserted {
          if reader.spells(words[span].phrase) { known.insert(span) }
        }
      } else if isSeparator(index) {
        if isAndAHalf(index) { kept.insert(index) }
        for span in candidates(around: index, in: part) where asked.insert(span).inserted {
          if reader.knows(words[span].phrase) { known.insert(span) }
        }
      }
    }
    var taken: Set<Int> = []
    for span in known.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) })
    where !span.contains(where: taken.contains) {
      taken.formUnion(span)
      kept.formUnion(span.filter { isSeparator($0) || words[$0].kind == .mark })
    }
    return kept
  }

  /// The words from here to the next mark.
  private func part(from index: Int) -> Range<Int> {
    index..<(words[index...].dropFirst().firstIndex { $0.kind == .mark } ?? words.count)
  }

  /// The spans around a separating word that may be a name: they neither cross a mark nor end in a separator.
  private func candidates(around index: Int, in part: Range<Int>) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for start in max(part.lowerBound, index - Self.longestSide)..<index
    where !isSeparator(start) && words[start].kind != .mark {
      let end = min(part.upperBound, index + 1 + Self.longestSide, start + Self.longestName)
      for last in index + 1..<max(index + 1, end) where !isSeparator(last) { spans.append(start..<last + 1) }
    }
    return spans
  }

  /// The spans around a comma that may be a name, `Salmon, cooked`; they begin and end with an item, so that `salmon, cooked
  /// rice` stays two.
  private func spansWithComma(at index: Int) -> [Range<Int>] {
    guard index > 0, index + 1 < words.count else { return [] }
    var spans: [Range<Int>] = []
    for start in max(0, index - Self.longestSide)..<index where words[start].kind != .mark && beginsName(start) {
      for last in index + 1..<min(words.count, index + 1 + Self.longestSide)
      where words[last].kind != .mark && endsName(last) {
        spans.append(start..<last + 1)
      }
    }
    return spans
  }

  private func beginsName(_ index: Int) -> Bool {
    if index == 0 || words[index - 1].kind == .mark || isSeparator(index - 1) { return true }
    // After an amount, and perhaps a portion that only this food has.
    return (max(0, index - Self.longestName)..<index).contains { start in
      (try? AmountReader.readings(words[start..<index + 1], in: ""))?.contains { start + $0.used <= index } ?? false
    }
  }

  private func endsName(_ index: Int) -> Bool {
    let next = index + 1
    if next == words.count || words[next].kind == .mark || isSeparator(next) { return true }
    return (try? AmountReader.readings(words[next...].prefix(5), in: ""))?.isEmpty != true
  }

  /// `2 and a half cups`: after a number that begins an item.
  private func isAndAHalf(_ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words[index - 1].kind == .plain,
      index == 1 || words[index - 2].kind == .mark || isSeparator(index - 2),
      case .number? = NumberReading.read(words[index - 1].text)
    else { return false }
    let next = words[index + 1].text.plainLetters
    let part =
      NumberWords.articles[next] != nil && index + 2 < words.count ? words[index + 2].text.plainLetters : next
    return (NumberWords.parts[part] ?? 1) < 1
  }
}
