/// Remarks in a list that say where, when or why somebody ate, in words that no list of places can hold.
///
/// Examples: the last words of `crumpets, after pilates`, `toast, in front of the telly`, `soup, Sunday at Meera's` and
/// `egg, nobody nicked any`. Such words are told to the person, since one of them may be a food that is unknown.
struct ListNotes {
  /// Whether the bank or the open tables know a name.
  let isFood: (String) -> Bool

  /// The list without such remarks, and the remarks as typed.
  func parted(_ words: [TextWord]) -> (list: [TextWord], notes: [String]) {
    var list: [TextWord] = []
    var notes: [String] = []
    var start = 0
    while start < words.count {
      let part = words[start...].prefix { $0.kind != .mark }
      let end = part.endIndex
      if start > 0, !list.isEmpty, isNote(part) {
        notes.append(part.phrase)
        // The mark before a remark goes with it, unless another item follows.
        if end == words.count { list.removeLast() }
      } else {
        list += part
        if end < words.count { list.append(words[end]) }
      }
      start = end + 1
    }
    while list.count > 1, list.last?.kind == .mark { list.removeLast() }
    return notes.isEmpty || list.isEmpty ? (words, []) : (list, notes)
  }

  /// Whether the words begin as a remark does, and have no number and no food.
  private func isNote(_ part: ArraySlice<TextWord>) -> Bool {
    guard (2...Self.longest).contains(part.count),
      part.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 }), let first = part.first,
      case let plain = part.map({ $0.text.plainLetters.filter { !"().!?".contains($0) } }),
      !plain.contains(where: Self.isAmount)
    else { return false }
    let begins =
      Self.times.contains(plain[0]) || DayWords.isWhole(weekday: first.plainShort) && plain.count > 2
      || Self.subjects.contains(plain[0]) && plain.count > 2
      || Self.places.contains(plain[0]) && (plain.count > 2 || WordRoles.isDeterminer(plain[1]))
      || Self.holders.contains(plain[0]) && plain.count > 2 && Self.definite.contains(plain[1])
    return begins && !hasFood(plain)
  }

  private static func isAmount(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || NumberWords.articles[word] == nil && NumberWords.value(of: word) != nil
      || PortionWords.isNoun(word) || PortionWords.isSizeWord(word) || WordRoles.isNegation(word)
  }

  /// Whether one to three of the words name a food.
  private func hasFood(_ plain: [String]) -> Bool {
    plain.indices.contains { start in
      (1...3).contains { length in
        start + length <= plain.count && !ContextWords.isConnecting(plain[start])
          && (length == 1 && BreadWords.isBread(plain[start])
            || isFood(plain[start..<start + length].joined(separator: " ")))
      }
    }
  }

  private static let longest = 8
  /// Prepositions of time and cause, which stand before no food of the same line.
  private static let times: Set<String> = [
    "after", "before", "during", "wegen", "nach", "vor", "wahrend", "despite", "trotz", "because",
  ]
  private static let places: Set<String> = [
    "at", "near", "beside", "behind", "by", "from", "bei", "beim", "am", "aus", "ausm", "vom", "vorm", "hinterm",
    "neben",
    "unterwegs", "for", "fur",
  ]
  /// Prepositions that may also stand before bread or a sauce: `in a bun`, `auf Toast`.
  private static let holders: Set<String> = ["in", "on", "auf", "aufm", "im"]
  private static let definite: Set<String> = [
    "the", "my", "our", "his", "her", "their", "front", "dem", "der", "den", "da", "meinem", "meiner", "unserem",
    "unserer",
  ]
  /// Words for people with which a sentence begins.
  private static let subjects: Set<String> = [
    "nobody", "everybody", "everyone", "someone", "somebody", "they", "we", "he", "she", "niemand", "keiner", "jemand",
    "wir", "alle",
  ]
}
