/// Finds names that contain words which otherwise separate items: `macaroni and cheese`.
///
/// The bank decides what is a name. The longest name counts.
struct KnownNames {
  let words: [TextWord]
  let reader: ItemListReader

  /// The maximum number of words of a known name; longer names are not looked up in the bank.
  ///
  /// `longestSide` is the maximum number of words on one side of a separating word.
  private static let longestName = 8
  private static let longestSide = 6

  /// The indices of separating words and commas that are part of a name that the bank knows, or of `2 and a half`.
  func wordsWithin() -> Set<Int> {
    var known: Set<Range<Int>> = []
    var asked: Set<Range<Int>> = []
    var kept: Set<Int> = []
    var part = 0..<0
    let edges = words.contains { $0.kind == .mark } ? nameEdges() : nil
    for index in words.indices {
      if index >= part.upperBound { part = self.part(from: index) }
      if let edges, words[index].kind == .mark, words[index].text == "," {
        for span in spansWithComma(at: index, edges) where asked.insert(span).inserted {
          if reader.spells(words[span].phrase) { known.insert(span) }
        }
      } else if words[index].partsItems {
        if isAndAHalf(index) { kept.insert(index) }
        for span in candidates(around: index, in: part) where asked.insert(span).inserted {
          if isName(span) { known.insert(span) }
        }
      }
    }
    var taken: Set<Int> = []
    for span in known.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) })
    where !span.contains(where: taken.contains) {
      taken.formUnion(span)
      kept.formUnion(span.filter { words[$0].partsItems || words[$0].kind == .mark })
    }
    return kept
  }

  /// Whether the words are a name that the bank knows; `&` and `n` mean `and`, while other signs are ignored.
  private func isName(_ span: Range<Int>) -> Bool {
    guard words[span].contains(where: { $0.kind == .plain && Self.signs.contains($0.text) }) else {
      return reader.knows(words[span].phrase) || isOneFood(span)
    }
    let joined = words[span].map { Self.signs.contains($0.text) ? "and" : $0.text }.joined(separator: " ")
    return reader.knows(joined) || reader.isOneFood(joined)
  }

  private static let signs: Set<String> = ["&", "n", "'n'", "'n"]

  private func isOneFood(_ span: Range<Int>) -> Bool {
    let first = words[span.lowerBound].plainShort
    // A pot noodle is no pot of noodles.
    let isPortion = PortionWords.isNoun(first) && !reader.isFood(words[span.prefix(2)].phrase)
    return !isPortion && Measure.read([first]) == nil && NumberWords.value(of: first) == nil
      && reader.isOneFood(words[span].phrase)
  }

  /// The words from an index to the next mark that separates items.
  private func part(from index: Int) -> Range<Int> {
    index..<(words[index...].dropFirst().firstIndex { $0.kind == .mark } ?? words.count)
  }

  /// The ranges of words around a separating word that may be a name.
  ///
  /// The ranges contain no separator mark, and neither begin nor end with a separating word.
  private func candidates(around index: Int, in part: Range<Int>) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for start in max(part.lowerBound, index - Self.longestSide)..<index
    where !words[start].partsItems && words[start].kind != .mark {
      let end = min(part.upperBound, index + 1 + Self.longestSide, start + Self.longestName)
      for last in index + 1..<max(index + 1, end) where !words[last].partsItems { spans.append(start..<last + 1) }
    }
    return spans
  }

  /// The ranges of words around a comma that may be a name: `Salmon, cooked`.
  ///
  /// The ranges begin and end where an item begins and ends, so that `salmon, cooked rice` stays two items.
  private func spansWithComma(at index: Int, _ edges: NameEdges) -> [Range<Int>] {
    guard index > 0, index + 1 < words.count else { return [] }
    var spans: [Range<Int>] = []
    for start in max(0, index - Self.longestSide)..<index where words[start].kind != .mark && edges.begins[start] {
      for last in index + 1..<min(words.count, index + 1 + Self.longestSide)
      where words[last].kind != .mark && edges.ends[last] {
        spans.append(start..<last + 1)
      }
    }
    return spans
  }

  /// Where names may begin and end: next to separators and amounts.
  private struct NameEdges {
    var begins: [Bool]
    var ends: [Bool]
  }

  private func nameEdges() -> NameEdges {
    let parts = words.map { $0.kind == .mark || $0.partsItems }
    var edges = NameEdges(begins: [true] + parts.dropLast(), ends: parts.dropFirst() + [true])
    for index in words.indices where words[index].kind == .plain {
      guard let readings = try? AmountReader.readings(words[index...].prefix(Self.longestName), in: ""),
        let shortest = readings.first
      else { continue }
      if index > 0 { edges.ends[index - 1] = true }
      // A name may also begin after an amount, or later if a portion that only this food has comes first.
      let after = words.indices.clamped(to: index + shortest.used..<index + Self.longestName + 1)
      for next in after.prefix(while: { words[$0].kind != .mark }) { edges.begins[next] = true }
    }
    return edges
  }

  /// Whether the word is the `and` after a number that begins an item: `2 and a half cups`.
  private func isAndAHalf(_ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words[index - 1].kind == .plain,
      index == 1 || words[index - 2].kind == .mark || words[index - 2].partsItems,
      case .number? = NumberReading.read(words[index - 1].text)
    else { return false }
    let next = words[index + 1].text.plainLetters
    let part =
      NumberWords.articles[next] != nil && index + 2 < words.count ? words[index + 2].text.plainLetters : next
    return (NumberWords.parts[part] ?? 1) < 1
  }
}

extension TextWord {
  /// Whether the word separates items.
  var partsItems: Bool {
    kind == .plain && text.utf8.count <= 4 && Self.separators.contains(text.lowercased())
  }

  /// The words that separate the items of a list, unless a known name contains them.
  package static let separators: Set<String> = [
    "and", "with", "on", "und", "mit", "auf", "&", "w/", "w", "n", "'n'", "'n", "u.", "m.", "m/",
  ]

  /// Whether the word joins an item to a companion, which is rarely a full portion: `with`, `mit`.
  var joinsCompanions: Bool { kind == .plain && Self.companions.contains(text.lowercased()) }

  private static let companions: Set<String> = ["with", "mit", "w/", "w", "m.", "m/"]

  /// Whether the word can come before a negation that describes the item: `with no milk`, `aber ohne Zucker`.
  var joinsNegation: Bool { joinsCompanions || kind == .plain && ["but", "aber"].contains(text.lowercased()) }

  /// The word in plain letters; empty for a mark, for a quoted word, and for a word longer than any that Larder knows.
  var plainShort: String { kind == .plain && text.utf8.count <= 24 ? text.plainLetters : "" }
}
