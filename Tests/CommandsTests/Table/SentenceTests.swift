import Commands
import Domain
import Expect
import Testing

/// Sentences that are typed instead of commands: the hint is the line that does what was meant.
@Suite struct SentenceTests {
  private let household: SampleHousehold

  init() throws {
    household = try SampleHousehold.empty()
    for line in [
      "profile add Papa", "profile add Oma Gerda", "profile add Tim", "bought milk 1.09 at REWE",
      "bought milk 1.09 at Bio Markt", "eat 2 eggs", "eat Tim: 2 eggs",
    ] {
      try household.run(line)
    }
  }

  private func hint(of line: String) throws -> String {
    do {
      _ = try household.interpreter.parse(CommandLine(line: line))
      return "is a command"
    } catch let error as LarderError {
      expect(error.code, equals: .unknownCommand)
      return error.hint ?? ""
    }
  }

  /// The first line between backquotes in the hint, which can be typed as shown.
  private func suggestion(for line: String) throws -> String {
    let parts = try hint(of: line).split(separator: "`", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  @Test(arguments: [
    // Days, with whoever is named.
    ("what did Tim eat yesterday", "day yesterday @Tim"), ("was hat Tim am Dienstag gegessen", "day Dienstag @Tim"),
    ("what did I eat on monday?", "day monday"), ("Oma Gerda yesterday", "day yesterday @Oma Gerda"),
    ("how was yesterday", "day yesterday"), ("what have we eaten", "today"), ("what is left for Tim", "today @Tim"),
    // Periods.
    ("diese woche Tim", "week @Tim"), ("letzte woche", "week last"), ("this month", "month"),
    ("how was last month", "month last"), ("wie war Tims Woche", "week @Tim"),
    ("Wochenbericht", "week --out week.html"),
    ("html", "week --out week.html"), ("monatsbericht als html", "month --out month.html"),
    // Nutrients.
    ("how is tim doing on sugar", "chart sugar @Tim"),
    ("wie viel Eiweiß hatte Tim gestern", "explain total protein gestern @Tim"),
    ("how much fiber this week", "chart fiber"), ("wieviel Zucker hat ein Apfel", "explain match ein Apfel"),
    ("how much protein is in 2 eggs?", "explain match 2 eggs"),
    ("who is over on sodium", "household sodium"), ("wer isst zu viel salz", "household sodium"),
    ("who ate what this month", "household month"), ("is anybody over on fat", "household fat"),
    // Money and weight.
    ("how much did we spend this week", "chart spent --last 1w"),
    ("was haben wir letzten Monat ausgegeben", "chart spent --last 2m"),
    ("how much does Tim weigh", "use Tim"), ("Tim wiegt 30,4", "weigh 30.4 @Tim"),
    ("I weigh 82.5 kg", "weigh 82.5"),
    // A day of which not all was logged.
    ("the rest of today was not logged", "day today partial"), ("I forgot lunch", "day today partial"),
    ("Tim hat gestern vergessen", "day gestern partial @Tim"),
    // What was eaten and bought.
    ("I had an apple", "eat an apple"), ("ich habe einen Apfel gegessen", "eat einen Apfel"),
    ("we had soup", "eat all: soup"), ("Tim: ein Apfel", "eat Tim: ein Apfel"),
    ("Tim hatte 2 Kekse", "eat Tim: 2 Kekse"),
    ("Oma Gerda: tea", "eat Oma Gerda: tea"), ("Tim 2 eggs", "eat Tim: 2 eggs"), ("Tim", "use Tim"),
    ("a bowl of potato soup", "eat a bowl of potato soup"), ("an apple", "eat an apple"),
    ("coffee for me, tea for Tim", "eat coffee for me, tea for Tim"),
    ("REWE: milk 1.09", "bought milk 1.09 at REWE"), ("Bio Markt bread 2.49", "bought bread 2.49 at Bio Markt"),
    ("Edeka: bread 2,49", "bought bread 2,49 at Edeka"),
    // Questions about something else show where to look.
    ("how am I doing", "today"), ("why is it so", "today"),
    // Single words keep the hints that they have.
    ("whoami", "profile list"), ("spent", "chart spent"), ("woche", "week"), ("add an apple", "eat an apple"),
    ("yesterday", "day yesterday"), ("wek", "week"),
  ])
  func `a sentence is answered with the line that was meant`(line: String, command: String) throws {
    let (hint, suggestion) = (try hint(of: line), try suggestion(for: line))
    expect(suggestion, equals: command, "\(hint)")
  }

  /// A line that is suggested is a command.
  @Test(arguments: [
    "what did Tim eat yesterday", "letzte woche", "Wochenbericht", "how is tim doing on sugar",
    "wie viel Eiweiß hatte Tim gestern", "wieviel Zucker hat ein Apfel", "who is over on sodium",
    "who ate what this month",
    "how much did we spend this week", "Tim wiegt 30,4", "the rest of today was not logged",
    "ich habe einen Apfel gegessen", "we had soup", "Tim hatte 2 Kekse", "REWE: milk 1.09",
    "what did Oma Gerda eat yesterday",
  ])
  func `the suggested line works`(line: String) throws {
    try household.run(try suggestion(for: line))
  }

  /// Short words that begin a name still abbreviate it where its verb, or nothing, follows.
  @Test(arguments: [
    ("i list", "inbox list"), ("a privacy", "about privacy"), ("me list", "meal list"), ("fi 200g", "fix"),
    ("un", "undo"), ("i", "inbox list"),
  ])
  func `short words still abbreviate commands`(line: String, name: String) throws {
    let invocation = try household.interpreter.parse(CommandLine(line: line)).invocation
    expect(invocation?.spec.name, equals: name)
  }
}
