/// Remarks in a list that say where, when or why somebody ate, in words that no list of places can hold.
///
/// Examples: the last words of `toast, near the station`, `toast, in front of the telly`, `soup, Sunday at Meera's` and
/// `egg, nobody nicked any`. Such words are told to the person, since one of them may be a food that is unknown.
struct ListRemarks {
  /// Whether the bank or the open tables know a name.
  let isFood: (String) -> Bool
  /// Whether a word is in no food's name and is no misspelled word of one.
  let isNoFoodWord: (String) -> Bool

  /// The list without such remarks, and the remarks as typed.
  func parted(_ words: [TextWord]) -> (list: [TextWord], remarks: [String]) {
    var list: [TextWord] = []
    var remarks: [String] = []
    var start = 0
    while start < words.count {
      let part = words[start...].prefix { $0.kind != .mark }
      let end = part.endIndex
      if start > 0, !list.isEmpty, isRemark(part) {
        remarks.append(part.phrase)
        // The mark before a remark goes with it, unless another item follows.
        if end == words.count { list.removeLast() }
      } else {
        let remark = remarkBehindFood(part)
        list += part.prefix(upTo: remark ?? part.endIndex)
        if let remark { remarks.append(part[remark...].phrase) }
        if end < words.count { list.append(words[end]) }
      }
      start = end + 1
    }
    while list.count > 1, list.last?.kind == .mark { list.removeLast() }
    return remarks.isEmpty || list.isEmpty ? (words, []) : (list, remarks)
  }

  /// Where a remark begins behind a food without a comma, as in `crisps in front of the telly`; nil if none does.
  ///
  /// Only a place with an article counts, since many dishes have a name such as `eggs in purgatory`.
  private func remarkBehindFood(_ part: ArraySlice<TextWord>) -> Int? {
    guard part.count > 3, part.count <= 2 * Self.longest else { return nil }
    return part.indices.dropFirst().first { index in
      let rest = part[index...]
      guard rest.count > 2, rest[index].kind == .plain, rest[index].text.utf8.count <= 8,
        Self.holders.contains(rest[index].plainShort), Self.definite.contains(rest[index + 1].plainShort)
      else { return false }
      return isRemark(rest)
    }
  }

  /// Whether the words begin as a remark does, and have no number and no food.
  private func isRemark(_ part: ArraySlice<TextWord>) -> Bool {
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

  /// Whether one of the words may be one of a food's name, known or misspelled, or several of them name a food.
  private func hasFood(_ plain: [String]) -> Bool {
    plain.indices.contains { start in
      if !Self.namesNone(plain[start]), BreadWords.isBread(plain[start]) || !isNoFoodWord(plain[start]) { return true }
      return (1...3).contains { length in
        start + length <= plain.count && (length > 1 || !Self.namesNone(plain[start]))
          && isFood(plain[start..<start + length].joined(separator: " "))
      }
    }
  }

  /// Whether a word joins others, or names a day, a person or a place.
  private static func namesNone(_ word: String) -> Bool {
    ContextWords.isConnecting(word) || ContextWords.areContext([word]) || ContextWords.isPerson(word)
      || DayWords.isWhole(weekday: word) || times.contains(word) || places.contains(word) || holders.contains(word)
      || subjects.contains(word) || definite.contains(word)
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
