/// English and German words for days, without accents.
enum DayWords {
  static let relative: [String: Int] = [
    "today": 0, "yesterday": -1, "tomorrow": 1,
    "heute": 0, "gestern": -1, "vorgestern": -2, "morgen": 1, "ubermorgen": 2, "uebermorgen": 2,
  ]

  static let last: Set<String> = ["last", "letzter", "letzten", "letzte", "letztes"]
  static let next: Set<String> = [
    "next", "nachster", "nachsten", "nachste", "naechster", "naechsten", "naechste", "kommender", "kommenden",
    "kommende", "coming",
  ]

  /// The number of days in a unit of time: 1 for `days`, 7 for `weeks`.
  static let units: [String: Int] = [
    "day": 1, "days": 1, "tag": 1, "tage": 1, "tagen": 1, "week": 7, "weeks": 7, "woche": 7, "wochen": 7,
  ]

  private static let german = [
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
  ]
  /// The two-letter forms of weekdays in German calendars.
  ///
  /// The English forms have three letters and are recognized as the beginnings of names.
  private static let germanShort = ["mo", "di", "mi", "do", "fr", "sa", "so"]

  /// Reads a weekday in full or shortened: `mon`, `Monday`, `thurs`, `Mo`, `Montag`, `Sonnabend`; a period at the end
  /// is ignored.
  static func weekday(_ word: String) -> Weekday? {
    let plain = word.last == "." ? String(word.dropLast()) : word
    guard plain.count >= 2 else { return nil }
    if let index = germanShort.firstIndex(of: plain) { return Weekday.allCases[index] }
    if plain == "sonnabend" { return .saturday }
    // Three letters distinguish the English days; `mit` and `die` are German words, so German needs four.
    if plain.count >= 3, let found = Weekday.allCases.first(where: { $0.rawValue.hasPrefix(plain) }) { return found }
    guard plain.count >= 4, let index = german.firstIndex(where: { $0.hasPrefix(plain) }) else { return nil }
    return Weekday.allCases[index]
  }

  /// Whether a word is the full name of a weekday.
  static func isWhole(weekday word: String) -> Bool {
    german.contains(word) || word == "sonnabend" || Weekday.allCases.contains { $0.rawValue == word }
  }

  /// Whether a word in plain letters can only mean a day: `gestern`, `monday`, but not `sun`.
  static func isDay(_ word: String) -> Bool { relative[word] != nil || isWhole(weekday: word) }

  private static let months = [
    ["january", "januar", "janner", "jaenner"], ["february", "februar"], ["march", "marz", "maerz"], ["april"],
    ["may", "mai"], ["june", "juni"], ["july", "juli"], ["august"], ["september"], ["october", "oktober"],
    ["november"], ["december", "dezember"],
  ]

  /// Reads the name of a month, in full or shortened, as a number from 1 to 12: `nov`, `November`, `Mär`, `okt.`.
  static func month(_ word: String) -> Int? {
    let plain = word.last == "." ? String(word.dropLast()) : word
    guard plain.count >= 3 else { return nil }
    return months.firstIndex { names in names.contains { $0.hasPrefix(plain) } }.map { $0 + 1 }
  }

  /// The words that may be suggested if a day cannot be read; the suggestion is the word most similar to the typed one.
  static let offered =
    relative.keys.sorted() + Weekday.allCases.map(\.rawValue) + german + months.flatMap { $0 }

  /// The accepted forms of a day, for hints.
  static let forms = "a day is today, yesterday, mon to sun, -3, 3 days ago, 2026-11-20, 20.11. or 20 nov"
}
