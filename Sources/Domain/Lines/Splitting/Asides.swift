/// Clauses behind a food that say when, why or out of what somebody ate it, or instead of what.
extension NoteSigns {
  /// How many words from `index` on say what was not eaten: `statt Pommes`, `instead of fries`; nil if none do.
  func replacedSide(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, words[index - 1].kind == .plain, !words[index - 1].partsItems else { return nil }
    let first = words[index].plainShort
    let isInstead = first == "instead" && index + 1 < words.count && words[index + 1].plainShort == "of"
    guard isInstead || ["statt", "anstatt", "anstelle"].contains(first) else { return nil }
    let other = words[(index + (isInstead ? 2 : 1))...].prefix { $0.kind == .plain && !$0.partsItems }
    guard (1...Self.longestSide).contains(other.count) else { return nil }
    return other.endIndex - index
  }

  private static let longestSide = 4
  /// Foods that are put into milk.
  private static let cereals = [
    "flocken", "musli", "muesli", "oats", "flakes", "cereal", "cereals", "granola", "weetabix", "zwieback", "kekse",
    "cookies",
    "brot", "porridge",
  ]

  /// Whether only the verb between a food and what it was filled or served with stands at `index`: 1 for the `stuffed` of
  /// `pitta stuffed with chicken`, and for `gegessen` before a separator; nil otherwise.
  func serving(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, index + 1 < words.count, words[index - 1].kind == .plain, !words[index - 1].partsItems else {
      return nil
    }
    let next = words[index + 1]
    if Self.closings.contains(words[index].plainShort) { return next.kind == .mark || next.partsItems ? 1 : nil }
    // `but with chips`
    if ["aber", "but"].contains(words[index].plainShort) {
      return next.joinsCompanions || WordRoles.isNegation(next.plainShort) ? 1 : nil
    }
    let isOfWater = index + 2 < words.count && ["water", "wasser"].contains(words[index + 2].plainShort)
    guard !isOfWater, Self.served.contains(words[index].plainShort), next.joinsCompanions,
      ["with", "mit", "w/", "w"].contains(next.plainShort),
      !isWithinKnownName(index, words)
    else { return nil }
    return 1
  }

  /// How many words from `index` on are a place or an occasion after a word such as `on`: `on night shift`; nil if none
  /// are.
  func occasion(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, index + 1 < words.count, ["on", "with", "mit"].contains(words[index].plainShort),
      !WordRoles.isDeterminer(words[index + 1].plainShort) || words[index].joinsCompanions,
      words[index - 1].kind == .plain, !words[index - 1].partsItems
    else { return nil }
    let phrase = words[index...].prefix(Self.longestSide + 1).prefix { $0.kind == .plain }
    guard phrase.count > 1, phrase.endIndex == words.count || words[phrase.endIndex].kind == .mark,
      case let plain = phrase.map(\.plainShort), ContextWords.mention(plain) || plain.count > 2,
      ContextWords.areContext(plain),
      !isFood(phrase.dropFirst().phrase)
    else { return nil }
    return phrase.count
  }

  /// Whether the word at `index` is the `in` between cereal and the milk that it was put into.
  func isInMilk(at index: Int, in words: [TextWord], behind before: [TextWord]) -> Bool {
    guard words[index].plainShort == "in", let last = before.last, last.kind == .plain, !last.partsItems else {
      return false
    }
    let milk = words[(index + 1)...].prefix(Self.longestSide).prefix { $0.kind == .plain && !$0.partsItems }
      .drop { WordRoles.isTemperature($0.plainShort) }
    guard (1...2).contains(milk.count), let name = milk.last?.plainShort, Self.milks.contains(where: name.hasSuffix)
    else {
      return false
    }
    return Self.cereals.contains { last.plainShort.hasSuffix($0) }
  }

  /// How many words from `index` on are such a clause: `while cooking`, `when I got in`, `straight from the tub`, `out of
  /// the fridge`; nil if no clause begins there.
  ///
  /// A clause has no number, and ends before a food that a joining word adds: `toast while cooking and a banana`.
  func aside(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, words[index - 1].kind == .plain, !words[index - 1].partsItems,
      let (required, fixed) = clauseStart(words[index...])
    else { return nil }
    let reach = words[index...].prefix(Self.longestClause + 1).prefix { $0.kind == .plain }
    let joint = reach.indices.dropFirst().first { place in
      Self.separates(words[place]) && isFood(Self.item(behind: place, in: words).phrase)
    }
    let clause = words[index..<(fixed.map { index + $0 } ?? joint ?? reach.endIndex)]
    guard clause.count > required || clause.count == fixed, clause.count <= Self.longestClause,
      !clause.contains(where: Self.isNumber), !isWithinKnownName(index, words)
    else { return nil }
    return clause.count
  }

  private static func separates(_ word: TextWord) -> Bool {
    word.partsItems || connections.contains([word.plainShort])
  }

  /// The words between a joining word and the next separator, without a number or an article before them.
  private static func item(behind joint: Int, in words: [TextWord]) -> ArraySlice<TextWord> {
    words[(joint + 1)...].prefix(longestClause).prefix { $0.kind == .plain && !separates($0) }.drop {
      isNumber($0) || NumberWords.articles[$0.plainShort] != nil
    }
  }

  private static func isNumber(_ word: TextWord) -> Bool {
    word.text.contains(where: \.isNumber)
      || NumberWords.articles[word.plainShort] == nil && NumberWords.value(of: word.plainShort) != nil
  }

  /// Whether a clause begins with these words: how many of them it must exceed, and its length if that is fixed.
  private func clauseStart(_ words: ArraySlice<TextWord>) -> (required: Int, fixed: Int?)? {
    guard let first = words.first?.plainShort, Self.starts.contains(first) else { return nil }
    let plain = words.prefix(6).prefix { $0.kind == .plain }.map(\.plainShort)
    if Self.conjunctions.contains(first) || Self.activities.contains(first) { return (1, nil) }
    if first == "wie", plain.count > 1, Self.comparisons.contains(plain[1]) { return (1, nil) }
    let isStraight = Self.straights.contains(first) && plain.count > 1 && Self.sources.contains(plain[1])
    guard isStraight || Self.outOf.contains(first) else { return nil }
    let rest = plain.dropFirst(isStraight ? 2 : 1).drop { $0 == "of" || WordRoles.isDeterminer($0) }
    let start = plain.count - rest.count
    guard start > 1 || first == "ausm", let holder = rest.first else { return nil }
    if holder == "slow", rest.dropFirst().first == "cooker" { return (start, start + 2) }
    let isHolder =
      Self.holders.contains(holder) || (start > 1 || first == "ausm") && !Self.cans.contains(holder) && !isFood(holder)
    return isStraight || isHolder ? (start, start + 1) : nil
  }

  private static let longestClause = 9
  /// The words with which a clause may begin.
  private static let starts = conjunctions.union(activities).union(straights).union(outOf).union(["wie"])
  private static let straights: Set<String> = ["straight", "direkt", "right"]
  private static let conjunctions: Set<String> = [
    "while", "whilst", "when", "because", "cos", "coz", "till", "until", "wahrend", "weil", "bevor", "nachdem",
    "obwohl",
  ]
  private static let activities: Set<String> = ["watching", "waiting", "driving", "scrolling", "studying"]
  /// Words after `wie` that compare with another time or place: `Tomatensoße wie in der Schule`.
  private static let comparisons: Set<String> = ["in", "im", "bei", "beim", "immer", "fruher", "damals", "daheim"]
  private static let sources: Set<String> = ["from", "out", "off", "outta", "aus", "vom", "von", "ausm"]
  private static let outOf: Set<String> = ["out", "aus", "ausm"]
  /// What a food was bought in, which may make it another food: peaches out of a can.
  private static let cans: Set<String> = ["can", "tin", "jar", "dose", "glas", "konserve", "tube", "bottle", "flasche"]
  /// What a food is taken out of without being another food for it, as it is out of a can.
  private static let holders: Set<String> = [
    "fridge", "freezer", "oven", "box", "tub", "packet", "bag", "pan", "pot", "airfryer", "microwave", "thermos",
    "kuhlschrank", "tiefkuhler", "gefrierschrank", "backofen", "packung", "tute", "tetrapack", "tetrapak", "topf",
    "heissluftfritteuse", "thermomix", "thermoskanne",
  ]
}
