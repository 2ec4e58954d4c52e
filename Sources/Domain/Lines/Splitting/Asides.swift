/// Clauses behind a food that say when, why or out of what somebody ate it.
extension NoteSigns {
  /// How many words from `index` on are such a clause: `while cooking`, `when I got in`, `straight from the tub`, `out of
  /// the fridge`; nil if no clause begins there.
  ///
  /// A clause has no number, and ends before a food that a joining word adds: `toast while cooking and a banana`.
  func aside(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, words[index - 1].kind == .plain, !words[index - 1].partsItems,
      let length = Self.clauseStart(words[index...])
    else { return nil }
    let all = words[index...].prefix { $0.kind == .plain }
    guard all.count > length.required, all.count <= Self.longestClause,
      !all.contains(where: { $0.text.contains(where: \.isNumber) }), !isWithinKnownName(index, words)
    else { return nil }
    if let fixed = length.fixed { return fixed }
    let joint = all.dropFirst(2).indices.first { place in
      all[place].partsItems && isFood(all[(place + 1)...].drop { NumberWords.articles[$0.plainShort] != nil }.phrase)
    }
    return (joint ?? all.endIndex) - index
  }

  /// Whether a clause begins with these words: how many of them it must exceed, and its length if that is fixed.
  private static func clauseStart(_ words: ArraySlice<TextWord>) -> (required: Int, fixed: Int?)? {
    let plain = words.prefix(5).prefix { $0.kind == .plain }.map(\.plainShort)
    guard let first = plain.first else { return nil }
    if conjunctions.contains(first) || activities.contains(first) { return (1, nil) }
    if first == "wie", plain.count > 1, comparisons.contains(plain[1]) { return (1, nil) }
    if ["straight", "direkt", "right"].contains(first), plain.count > 1, sources.contains(plain[1]) { return (2, nil) }
    guard outOf.contains(first) else { return nil }
    let rest = plain.dropFirst().drop { $0 == "of" || WordRoles.isDeterminer($0) }
    let start = plain.count - rest.count
    guard start > 1 || first == "ausm", let holder = rest.first else { return nil }
    if holder == "slow", rest.dropFirst().first == "cooker" { return (start, start + 2) }
    return holders.contains(holder) ? (start, start + 1) : nil
  }

  private static let longestClause = 9
  private static let conjunctions: Set<String> = [
    "while", "whilst", "when", "because", "cos", "coz", "till", "until", "wahrend", "weil", "bevor", "nachdem",
    "obwohl",
  ]
  private static let activities: Set<String> = ["watching", "waiting", "driving", "scrolling", "studying"]
  /// Words after `wie` that compare with another time or place: `Tomatensoße wie in der Schule`.
  private static let comparisons: Set<String> = ["in", "im", "bei", "beim", "immer", "fruher", "damals", "daheim"]
  private static let sources: Set<String> = ["from", "out", "off", "outta", "aus", "vom", "von", "ausm"]
  private static let outOf: Set<String> = ["out", "aus", "ausm"]
  /// What a food is taken out of without being another food for it, as it is out of a can.
  private static let holders: Set<String> = [
    "fridge", "freezer", "oven", "box", "tub", "packet", "bag", "pan", "pot", "airfryer", "microwave", "thermos",
    "kuhlschrank", "tiefkuhler", "gefrierschrank", "backofen", "packung", "tute", "tetrapack", "tetrapak", "topf",
    "heissluftfritteuse", "thermomix", "thermoskanne",
  ]
}
