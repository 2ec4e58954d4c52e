internal import Domain

/// Words that people try although they are not commands, and the command that does what they want.
enum CommandGuess {
  private static let hints = [
    ["add", "new", "create"]: "`eat 2 eggs` logs a meal, `food add` and `profile add` add a food or a profile",
    ["switch", "user", "login", "su"]: "`use NAME` switches to a profile",
    ["breakfast", "lunch", "dinner", "snack"]:
      "`b`, `l`, `d` and `s` log a breakfast, lunch, dinner and snack: `b 2 eggs`",
    ["search", "find", "ls", "list"]: "`food search TEXT`, `food list`, `meal list` and `profile list` look things up",
    ["delete", "remove", "rm", "del"]:
      "`undo` takes the last step back; `meal item remove N`, `meal delete` and `food delete` delete",
    ["version"]: "`about` shows the version",
    ["edit", "change", "correct"]: "`fix 200g` corrects the last entry; `meal edit` and `food edit` change others",
    ["stats", "report", "summary", "graph", "plot"]: "`today`, `week` and `chart calories` show how it went",
  ]

  /// The hint for a word that is often tried although it is not a command, such as a day or a question word; nil for
  /// others.
  static func hint(for word: String) -> String? {
    let text = word.lowercased()
    if text.first?.isASCIIDigit == true, DayReader(today: Day(number: 0)).read([text]) == nil {
      return "`eat` logs what was eaten: `eat 2 eggs and a banana`"
    }
    if let found = hints.first(where: { $0.key.contains(text) }) { return found.value }
    // Any day will do as today: whether a word names a day does not depend on it.
    guard DayReader(today: Day(number: 0)).read([text]) != nil else { return nil }
    return "`day \(text)` shows that day"
  }
}
