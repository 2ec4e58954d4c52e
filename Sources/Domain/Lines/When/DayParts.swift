/// Words for parts of the day, in plain letters: `this morning`, `last night`, `heute früh`, `am Abend`.
enum DayParts {
  /// The day and the slot that the first words name, and how many words that takes; nil if they name no part of a day.
  ///
  /// `offset` is the number of days from today, nil if the words name no day. After a day that was read already
  /// (`isAfterDay`), one word is enough: the `früh` of `gestern früh`.
  static func read(
    _ words: ArraySlice<String>, isAfterDay: Bool
  ) -> (offset: Int?, slot: Slot, used: Int)? {
    guard let first = words.first else { return nil }
    if between.contains(first) { return (nil, .snack, 1) }
    if first == "mid", let part = words.dropFirst().first, ["morning", "afternoon"].contains(part) {
      return (nil, .snack, 2)
    }
    if isAfterDay { return parts[first].map { (nil, $0, 1) } }
    if first == "tonight" { return (0, .dinner, 1) }
    guard let second = words.dropFirst().first else { return nil }
    switch (first, second) {
    case ("last", "night"), ("last", "evening"), ("letzte", "nacht"): return (-1, .dinner, 2)
    case ("this", _): return english[second].map { (0, $0, 2) }
    case ("at", "night"), ("at", "noon"), ("at", "midday"), ("around", "noon"):
      return english[second].map { (nil, $0, 2) }
    case ("am", _), ("in", "der"):
      let part = second == "der" ? words.dropFirst(2).first : second
      guard let part, let slot = german[part] else { return nil }
      return (nil, slot, second == "der" ? 3 : 2)
    case ("in", "the"):
      guard let part = words.dropFirst(2).first, let slot = english[part] else { return nil }
      return (nil, slot, 3)
    default: return nil
    }
  }

  /// Whether a word names a part of the day, so that a short weekday before it means a day: `Mi Abend`, `tue night`.
  static func isPart(_ word: String) -> Bool { parts[word] != nil }

  /// Whether a word means the night, in plain letters.
  static func isNight(_ word: String) -> Bool { ["night", "nacht", "nachts"].contains(word) }

  /// Words for the time between two meals.
  private static let between: Set<String> = ["mid-morning", "midmorning", "mid-afternoon", "midafternoon"]

  private static let english: [String: Slot] = [
    "morning": .breakfast, "noon": .lunch, "midday": .lunch, "lunchtime": .lunch, "afternoon": .snack,
    "evening": .dinner, "night": .dinner,
  ]
  private static let german: [String: Slot] = [
    "fruh": .breakfast, "frueh": .breakfast, "morgen": .breakfast, "vormittag": .snack, "mittag": .lunch,
    "nachmittag": .snack, "abend": .dinner, "nacht": .dinner,
  ]
  private static let parts = english.merging(german) { english, _ in english }
}
