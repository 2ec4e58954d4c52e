/// Parts a list into its items.
struct ItemSplitter {
  let words: [TextWord]
  let text: String
  let knows: (String) -> Bool

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
      guard isMark || (isSeparator(index) && !kept.contains(index)) else { continue }
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

  /// The separating words that belong to a name which the bank knows, or to an amount (`2 and a half`).
  private func wordsOfNames() -> Set<Int> {
    var spans: Set<Range<Int>> = []
    var kept: Set<Int> = []
    var firstOfPart = 0
    for index in words.indices {
      if words[index].kind == .mark { firstOfPart = index + 1 }
      guard isSeparator(index) else { continue }
      if isAndAHalf(index) { kept.insert(index) }
      spans.formUnion(candidates(around: index, from: firstOfPart))
    }
    let known = spans.filter { knows(words[$0].map(\.text).joined(separator: " ")) }
    var taken: Set<Int> = []
    for span in known.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) })
    where !span.contains(where: taken.contains) {
      taken.formUnion(span)
      kept.formUnion(span.filter(isSeparator))
    }
    return kept
  }

  /// The spans around a separating word that may be a name: they neither cross a mark nor end in a separator.
  private func candidates(around index: Int, from first: Int) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var end = index + 1
    while end < words.count, words[end].kind != .mark, end - index <= Self.longestSide { end += 1 }
    for start in max(first, index - Self.longestSide)..<max(first, index) where !isSeparator(start) {
      for last in index + 1..<max(index + 1, min(end, start + Self.longestName)) where !isSeparator(last) {
        spans.append(start..<last + 1)
      }
    }
    return spans
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
