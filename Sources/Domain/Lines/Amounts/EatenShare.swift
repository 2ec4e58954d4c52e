/// What part of a food was eaten, as stated after the food's name: `pizza, ate only half`, `banana (half left)`.
enum EatenShare {
  /// The part of a whole that was eaten.
  struct Part: Equatable {
    /// The share, above 0 and below 1.
    let share: Double
    /// The pack of which the share was eaten: `packet` in `half the packet`; nil if no pack was named.
    let pack: String?
    /// Whether it is a share of what several people ate together: `shared between 3`.
    var isShared = false
  }

  /// The part that was eaten, and the index of the first word that says so; nil if the item does not end in such words.
  static func atEnd(of item: ArraySlice<TextWord>) -> (part: Part, start: Int)? {
    let reach = item.suffix(longest).reversed().prefix { isOwn($0) }
    for start in item.indices.suffix(reach.count) {
      if let part = read(item[start...]) { return (part, start) }
    }
    return nil
  }

  /// The part of which a word is the fraction: `half`, `½`; nil for other words, per cent and decimals.
  ///
  /// Apart from the food it means a part of that: `pizza (half)`, `pizza, half`.
  static func alone(_ word: TextWord) -> Part? {
    let plain = stem(word)
    guard !plain.hasSuffix("%"), let (share, _) = fraction([plain]), share > 0, share < 1 else { return nil }
    return Part(share: share, pack: nil)
  }

  /// The part that the words state; nil if the words state no part, or if they also say something else.
  static func read(_ words: ArraySlice<TextWord>) -> Part? {
    guard (2...longest).contains(words.count) else { return nil }
    let plain = words.map(stem)
    if let parts = equalParts(plain) { return Part(share: 1 / parts, pack: nil, isShared: true) }
    var part: Double?
    var pack: String?
    var isSaid = false
    var isLeft = false
    var index = 0
    while index < plain.count {
      let word = plain[index]
      if part == nil, let (value, used) = fraction(plain[index...]) {
        part = value
        isSaid = isSaid || index > 0 && ["die", "den", "das"].contains(plain[index - 1])
        index += used
        continue
      }
      if left.contains(word) {
        (isLeft, isSaid) = (true, true)
      } else if eaten.contains(word) {
        isSaid = true
      } else if part != nil, index == plain.count - 1, index > 0, plain[index - 1] == "the",
        PortionWords.isNoun(word) || wholes.contains(word)
      {
        isSaid = true
        pack = PortionWords.isContainer(word) ? word : nil
      } else if each.contains(word) {
        isSaid = part != nil || isSaid
      } else if !fillers.contains(word) {
        return nil
      }
      index += 1
    }
    guard let part, isSaid, part > 0, part < 1 else { return nil }
    return Part(share: isLeft ? 1 - part : part, pack: pack)
  }

  /// The number of equal parts into which words divide a food: 4 for `divided by 4`, `geteilt durch vier`, `split 4 ways`
  /// and `zu viert geteilt`; nil for other words.
  private static func equalParts(_ plain: [String]) -> Double? {
    // `Popcorn zu zweit` does not say of how much.
    if plain.count == 3, plain[0] == "zu", let people = together[plain[1]],
      dividing.contains(plain[2]) || eaten.contains(plain[2])
    {
      return people
    }
    if let between = plain.prefix(2).firstIndex(of: "between"),
      case let rest = plain[(between + 1)...].drop(while: { $0 == "the" }),
      let people = rest.first.flatMap({ Double($0) ?? NumberWords.value(of: $0) }), (2...12).contains(people),
      rest.count == 1 || rest.dropFirst().elementsEqual(["of", "us"])
    {
      return people
    }
    guard plain.count == 3 else { return nil }
    let isDivided = [["divided", "by"], ["geteilt", "durch"]].contains(Array(plain[..<2]))
    let isSplit = ["split", "shared"].contains(plain[0]) && plain[2] == "ways"
    guard isDivided || isSplit, case let number = plain[isDivided ? 2 : 1],
      let parts = Double(number) ?? NumberWords.value(of: number), (2...12).contains(parts)
    else { return nil }
    return parts
  }

  /// The fraction at the start of the words, and the number of words in it: `half`, `a third`, `zwei Drittel`, `3/4`.
  private static func fraction(_ words: ArraySlice<String>) -> (value: Double, used: Int)? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    if let part = NumberWords.value(of: first), part < 1 { return (part, 1) }
    if let second = rest.first, let part = NumberWords.parts[second], part < 1,
      let count = NumberWords.value(of: first) ?? Double(first), count == count.rounded(), count < 8
    {
      return (count * part, 2)
    }
    if first.last == "%", let percent = Double(first.dropLast()), (1..<100).contains(percent) {
      return (percent / 100, 1)
    }
    if first.contains("/") || first.count == 1, case .number(let value)? = NumberReading.read(first), value < 1 {
      return (value, 1)
    }
    return nil
  }

  private static func isOwn(_ word: TextWord) -> Bool {
    let plain = stem(word)
    return !plain.isEmpty
      && (fillers.contains(plain) || each.contains(plain) || left.contains(plain) || eaten.contains(plain)
        || wholes.contains(plain) || dividing.contains(plain) || plain == "zu" || together[plain] != nil
        || Int(plain) != nil
        || PortionWords.isNoun(plain) || fraction([plain]) != nil
        || NumberWords.value(of: plain) != nil)
  }

  private static func stem(_ word: TextWord) -> String {
    word.kind == .plain && word.text.utf8.count <= 16
      ? word.text.plainLetters.filter { !"().,!".contains($0) } : ""
  }

  /// The maximum number of words that say how much was eaten: `ich habe nur etwa die Hälfte davon gegessen`.
  private static let longest = 9
  private static let eaten: Set<String> = [
    "ate", "eaten", "only", "just", "nur", "bloss", "davon", "zur", "gegessen", "geschafft", "managed", "finished",
    "of", "about", "aufgegessen", "maybe", "perhaps", "probably", "vielleicht", "wohl", "verputzt", "weggeputzt",
    "gefuttert", "verdruckt",
  ]
  /// The number of people who ate together: 3 for the `dritt` of `zu dritt`.
  private static let together = ["zweit": 2.0, "dritt": 3, "viert": 4, "funft": 5, "sechst": 6]
  /// What words such as `half the` may be followed by if all of a dish is meant.
  private static let wholes: Set<String> = ["thing", "dish", "batch", "tray"]
  /// Words behind a fraction that say that each person ate it: `naan, half each`.
  private static let each: Set<String> = ["each", "jeder", "jeweils"]
  private static let dividing: Set<String> = [
    "divided", "by", "geteilt", "durch", "split", "shared", "ways", "between", "us",
  ]
  private static let left: Set<String> = [
    "left", "leftover", "leaving", "ubrig", "uebrig", "gelassen", "ubriggelassen", "liegen", "liegengelassen",
    "uneaten",
  ]
  private static let fillers: Set<String> = [
    "a", "an", "the", "it", "that", "i", "he", "she", "we", "roughly", "around", "ca", "etwa", "ungefahr", "die", "den",
    "das", "der", "ein", "eine", "einen", "but", "aber", "ich", "hat", "habe", "had", "over", "was", "were", "then",
  ]
}
