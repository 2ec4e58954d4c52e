internal import Domain
internal import Text

/// Hints for words that people type although they are not commands: each hint is a line that does what they want.
struct CommandGuess {
  let table: CommandTable

  /// The hint for a word that is often tried although it is not a command, such as a day or a question word; nil for
  /// other words.
  ///
  /// The hint repeats what was typed after the word, so that the suggested command is complete and can be typed as
  /// shown.
  func hint(for word: Word, in line: CommandLine) -> String? {
    let text = word.text.lowercased()
    let rest = Self.shown(line.words.filter { $0.range.lowerBound > word.range.lowerBound })
    let days = DayReader(today: Day(number: 0))
    if text.first?.isASCIIDigit == true, days.read([text]) == nil {
      return "`eat \(rest.isEmpty ? "2 eggs and a banana" : "\(Self.shown([word])) \(rest)")` logs what was eaten"
    }
    if let turned = turned(text, rest) { return turned }
    if ["shopping", "grocery", "einkaufs"].contains(text), rest.lowercased().hasPrefix("list") { return Self.noList }
    if let found = Self.guesses.first(where: { $0.words.contains(text) }) { return found.hint(rest) }
    // Any day will do as today: whether a word names a day does not depend on it.
    if days.read([text]) != nil {
      guard !rest.isEmpty else { return "`day \(text)` shows that day" }
      return Slot.read(rest) == nil
        ? "`eat \(text) \(rest)` logs what was eaten, `day \(text)` shows that day"
        : "`meal show \(text) \(rest)` shows that meal"
    }
    guard let nutrient = Nutrient(asked: text) else { return nil }
    let name = nutrient.words[0]
    return "`chart \(name)` shows it over time, and `explain \(name)` where its numbers come from"
  }

  /// The hint for a line in which nothing was recognized: its words may be what somebody ate.
  static func otherwise(from word: Word, in line: CommandLine) -> String {
    let words = line.words.filter { $0.range.lowerBound >= word.range.lowerBound }
    let visible = SafeText.visible(word.text)
    if visible != word.text { return "there were invisible characters in it: type `\(visible)` again without them" }
    if words.count == 1, word.text.allSatisfy(\.isLetter) {
      return "`eat \(shown(words))` logs it if it was eaten; `help` lists the commands"
    }
    return words.count < 2 || !words.allSatisfy({ $0.text.contains(where: \.isLetter) && !$0.text.hasPrefix("-") })
      || !word.text.allSatisfy({ $0.isLetter || $0 == "," })
      ? "`help` lists the commands" : "`eat \(shown(words))` logs what was eaten; `help` lists the commands"
  }

  /// The hint for a verb typed before its noun, such as `add food Skyr` or `list profiles`; nil for other words.
  private func turned(_ word: String, _ rest: String) -> String? {
    let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = Self.verb(word), let noun = words.first else { return nil }
    let specs = table.specs(named: noun)
    guard specs.contains(where: { $0.path.count == 2 && $0.path[1] == verb }) else { return nil }
    let line = ([specs[0].path[0], verb] + words.dropFirst()).joined(separator: " ")
    return "write it the other way round: `\(line)`"
  }

  /// The verb of Larder's commands that a word means: `edit` for `rename`; nil for other words.
  static func verb(_ word: String) -> String? { verbs.first { $0.words.contains(word) }?.verb }

  private static let verbs: [(words: Set<String>, verb: String)] = [
    (["add", "new", "create"], "add"), (["list", "ls", "all"], "list"), (["show", "display", "view", "get"], "show"),
    (["delete", "remove", "rm", "del"], "delete"), (["edit", "change", "rename"], "edit"),
    (["search", "find", "lookup"], "search"), (["set"], "set"), (["reset"], "reset"),
  ]

  /// Words as they were typed, cut to a length that can be read at once.
  private static func shown(_ words: [Word]) -> String {
    SafeText.visible(words.map(\.raw).joined(separator: " ")).truncated(to: 60)
  }

  /// Some words, and the hint that answers them.
  private struct Guess {
    let words: Set<String>
    /// Makes the hint from what was typed after the word.
    let hint: @Sendable (_ rest: String) -> String

    /// A hint that does not depend on what else was typed.
    init(_ words: Set<String>, _ hint: String) {
      self.words = words
      self.hint = { _ in hint }
    }

    /// A hint that begins with a command, followed by what was typed after the word or else by an example.
    init(_ words: Set<String>, _ command: String, _ example: String, _ end: String) {
      self.words = words
      hint = { rest in "`\(command) \(rest.isEmpty ? example : rest)` \(end)" }
    }
  }

  private static let noList =
    "there is no shopping list; `balance` shows what is left of the shopping, `bought milk 1.09` writes a trip down"

  private static let guesses = logging + looking + household + program

  private static let logging = [
    Guess(
      ["add", "new", "create"], "eat", "2 eggs",
      "logs a meal, `food add` and `profile add` add a food or a profile"),
    Guess(
      [
        "drink", "drank", "drinking", "trink", "trinke", "trinken", "getrunken", "iss", "esse", "essen", "gegessen",
        "eating", "eaten", "consume", "have", "hatte",
      ], "eat", "250ml milk", "logs what was eaten or drunk"),
    Guess(
      ["weight", "weigh-in", "weighin", "wiegen", "wiege", "gewicht", "bmi"], "weigh", "73.2",
      "writes down what you weigh, `chart weight` shows it"),
    Guess(
      ["usual", "favourite", "favorite"],
      "`eat usual` logs what you have most often at this meal, `meal favourites` lists what you saved"),
    Guess(["again", "repeat", "nochmal", "wiederholen"], "`=` logs yesterday's same meal, `= mon` Monday's"),
    Guess(
      ["copy", "kopieren", "kopiere"],
      "`meal copy yesterday dinner @Tim` copies a meal to somebody, `= mon` logs Monday's same meal"),
    Guess(
      ["move", "verschieben", "verschiebe"],
      "`meal move lunch @Tim` gives a meal to somebody, `meal move lunch @yesterday` puts it on another day"),
    Guess(["water", "wasser"], "`eat 250ml water` logs what was drunk"),
    Guess(["brunch"], "eat", "2 eggs", "logs what was eaten, with `@breakfast` or `@lunch` behind it at that meal"),
    Guess(
      ["buy", "shop", "shopping", "groceries", "einkauf", "einkaufen", "gekauft", "kaufen", "kaufte", "kauften"],
      "bought",
      "milk 1.09, bread 2.49 at REWE", "writes a shopping trip down"),
    Guess(["scan", "receipt", "bon", "kassenbon"], "trip scan", "FILE", "reads a receipt"),
    Guess(
      ["delete", "remove", "rm", "del", "löschen", "loeschen"],
      "`undo` takes the last step back; `meal item remove N`, `meal delete` and `food delete` delete"),
    Guess(["back", "revert", "rückgängig", "rueckgaengig", "zurück", "zurueck"], "`undo` takes the last step back"),
    Guess(
      ["edit", "change", "correct", "rename", "korrigiere", "korrigieren", "korrektur", "ändern"],
      "`fix 200g` corrects the last entry; `meal edit` and `food edit` change others"),
  ]

  private static let looking = [
    Guess(
      ["search", "find", "lookup", "suche", "suchen"], "food search", "milk",
      "finds foods; `food list` shows all of them"),
    Guess(
      ["ls", "list", "all", "liste", "dir"], "`food list`, `meal list`, `trip list` and `profile list` list things"),
    Guess(["show", "display", "view", "get"], "`food show egg`, `meal show`, `trip show` and `goals` show things"),
    Guess(
      ["diary", "tagebuch", "journal", "status", "now", "entries"],
      "`today` and `day yesterday` show what was logged, `meal list` the latest meals"),
    Guess(
      ["stats", "report", "summary", "graph", "plot", "statistics", "trend", "statistik", "bericht"],
      "`today`, `week` and `chart calories` show how it went"),
    Guess(["einkaufsliste", "einkaufszettel", "shoppinglist"], noList),
    Guess(
      ["plan", "plans", "planning", "planner", "mealplan", "menu", "planen", "wochenplan", "essensplan", "speiseplan"],
      "`eat pasta @tomorrow dinner` plans a meal, `week --next` shows the next week"),
    Guess(["woche"], "`week` shows the week"),
    Guess(["monat"], "`month` shows the month"),
    Guess(
      ["haushalt", "everybody", "everyone", "alle"],
      "`household` shows everybody's week, `household day` everybody's day"),
    Guess(["money", "cost", "costs", "spent", "spending", "ausgaben", "kosten"], "`chart spent` and `prices` show it"),
    Guess(
      ["export", "save", "download", "print", "speichern", "exportieren", "drucken"],
      "`data export household.json` takes everything out, `week --out week.html` saves a report"),
  ]

  private static let household = [
    Guess(
      ["start", "setup", "begin", "init", "wizard", "onboarding", "configure", "los", "anfangen"],
      "`profile add NAME` adds somebody, `guide start` works out what each of you needs, `settings` has the rest"),
    Guess(["switch", "user", "login", "su", "wechseln"], "use", "NAME", "switches to a profile"),
    Guess(["whoami", "who", "users", "people", "wer"], "`profile list` shows who eats here and who is in use"),
    Guess(
      ["family", "familie", "member", "members", "diet", "allergies"],
      "`guide` shows the family guide, `guide member add` adds somebody to it"),
    Guess(
      ["goal", "target", "targets", "limit", "limits", "ziel", "ziele", "budget"],
      "`goals set 1800` sets the calories, `goals set sodium 1500` a limit; `goals` shows both"),
    Guess(
      ["lose", "gain", "abnehmen", "zunehmen"],
      "`goals set 1800` sets the calories, `weigh 73.2` and `chart weight` show what you weigh"),
    Guess(
      ["config", "preferences", "options", "einstellungen", "unit", "theme", "currency"],
      "`settings` shows them, `settings set units imperial` sets one"),
  ]

  private static let program = [
    Guess(["version"], "`about` shows the version"),
    Guess(["import", "importieren"], "`data import KIND FILE` reads the files of other programs"),
    Guess(["backup", "sichern"], "`data backup` copies the household, `data backups` lists the copies"),
    Guess(
      ["backups", "restore", "wiederherstellen"], "`data backups` lists the backups, `data restore 1` brings one back"),
    Guess(
      ["bye", "logout", "close", "end", "stop", "leave", "beenden", "ende", "tschüss", "tschuess", ":q", ":wq", ":q!"],
      "`quit` leaves Larder"),
    Guess(
      ["hilfe", "commands", "befehle", "manual", "man", "usage", "tutorial"],
      "`help` shows the everyday commands, `help all` every command"),
    Guess(["larder"], "you are in Larder already; `help` shows what can be typed"),
  ]
}
