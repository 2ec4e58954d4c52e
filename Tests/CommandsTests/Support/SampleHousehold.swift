import Commands
import Domain
import Foundation
import Store
import TestSupport
import Text

/// A household with two profiles, recent meals and a step to redo, for running the examples in the help.
final class SampleHousehold {
  let session: Session
  let interpreter: Interpreter
  /// The folder of the household's file, and of the files that a line names.
  let folder: TemporaryFolder

  /// Saturday, 21 November 2026, 12:30 in Berlin.
  static let noon = Moment(seconds: 1_795_260_600, offset: 3600)

  /// The commands typed in it; afterwards `redo` has something to do.
  static let past = [
    "profile add Dad --color #ff8800", "profile add Mom", "settings set day-start 04:00",
    "use Dad", "guide member add Dad --age 40 --weight 82 --activity lightly-active --sex m --height 182 --me",
    "guide member add Lena --age 8 --weight 27 --activity moderately-active --diet keto",
    "guide set fiber 35 --member Dad",
    "eat 2 eggs, 150g cooked rice and a banana @lunch @yesterday", "eat 40 g oats @breakfast @yesterday",
    "eat 150 ml wine @snack @2026-03-01 --yes", "fix 150 ml white wine",
    "goals set calories 2000", "use Mom", "eat a slice of toast @breakfast", "use Dad", "food tag add banana = fruit",
    "bought 500g tomatoes 2.49, milk 1l 1.09 at REWE @yesterday",
    "eat 2 eggs @breakfast", "meal save morning mix = yesterday breakfast",
    "recipe add Lentil soup --ingredient \"250 g red lentils\" --ingredient \"1 onion\" --step \"Simmer for 20 minutes.\" --step \"Serve.\"",
    "eat a slice of toast @breakfast",
    "eat 40g oats, 250ml milk @breakfast @yesterday",
    "undo",
  ]

  private static let file: Result<[UInt8], any Error> = Result {
    let folder = try TemporaryFolder()
    let household = try SampleHousehold(in: folder)
    for line in past { try household.run(line) }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file("larder.db"))))
  }

  private static let emptyFile: Result<[UInt8], any Error> = Result {
    let folder = try TemporaryFolder()
    _ = try SampleHousehold(in: folder).run("food list")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file("larder.db"))))
  }

  /// A copy of its own.
  convenience init() throws { try self.init(copying: Self.file) }

  /// One with the starter bank and nothing else.
  static func empty() throws -> SampleHousehold { try SampleHousehold(copying: emptyFile) }

  private convenience init(copying file: Result<[UInt8], any Error>) throws {
    let folder = try TemporaryFolder()
    try Data(try file.get()).write(to: URL(fileURLWithPath: folder.file("larder.db")))
    try self.init(in: folder)
  }

  /// The household that is in a folder, or a new one there.
  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    let clock = Clock(now: { Self.noon }, offset: { _ in 3600 })
    session = Session(
      location: Session.HouseholdLocation(database: folder.file("larder.db"), memory: nil), clock: clock)
    // What a line names is written there, also what a random line happens to name.
    session.workingFolder = folder.path
    interpreter = Interpreter(session: session)
  }

  /// The same file in a new session, as the next start of the program opens it.
  func reopened() throws -> SampleHousehold { try SampleHousehold(in: folder) }

  /// What the person answers to the examples of the help that ask.
  private static let answers = ["meal add": ["", "", "2 eggs, 150g cooked rice", ".", ""]]

  /// Whether an example of the help needs somebody at the terminal.
  static func asks(_ example: String) -> Bool {
    answers[example] != nil || example.hasPrefix("look") || example.hasPrefix("cook")
  }

  /// What is typed before some examples of the help, so that they have something to do.
  private static let pasts = [
    "guide hand-out": ["profile add Lena", "use Dad"],
    "weigh remove yesterday": ["weigh 73.2 @yesterday"],
    "recipe restore lentil soup": ["recipe archive lentil soup"],
    "inbox show 1": ["share Potato soup for 4: 1 kg potatoes, 1 l vegetable broth"],
    "inbox import all": ["share Potato soup for 4: 1 kg potatoes, 1 l vegetable broth"],
    "inbox remove 1": ["share Potato soup for 4: 1 kg potatoes, 1 l vegetable broth"],
    "inbox retry all": ["share https://www.example.org/lentil-soup --later"],
    "day yesterday partial": ["eat 2 eggs @yesterday"],
    "day yesterday complete": ["eat 2 eggs @yesterday", "day yesterday partial"],
    "data restore 1 --yes": ["data backup"],
    "trip learned remove 1": ["trip scan receipt.txt --save", "trip item edit 1 apple"],
  ]

  /// The files that examples of the help import.
  private static let files = [
    "receipt.txt":
      "REWE\nEUR\nBANANE 1,48 B\n  0,744 kg x 1,99 EUR/kg\nSUMME EUR 1,48\nGeg. BAR EUR 1,48\n20.11.2026 17:25\n",
    "foods.csv": "code,name,kcal,protein,carbs,fat\n17,Oat drink of a shop,46,1,6.7,1.5\n18,Odd row,much,1,1,1\n",
    "servings.csv": "Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)\n"
      + "2026-11-19,07:30,Breakfast,Eggs,3 large,215.0,1.1,14.3,18.9\n",
    "soup.html": "<html><script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Barley soup\","
      + "\"recipeIngredient\":[\"100 g barley\",\"2 carrots\"],\"recipeInstructions\":\"Simmer.\"}</script></html>\n",
    "book.json": "{\"recipes\":[{\"title\":\"Bean stew\",\"servings\":4,\"servingsStated\":true,"
      + "\"ingredients\":[{\"text\":\"400 g beans\"}],\"steps\":[]}]}\n",
    "weights.csv": "Date,Weight\n18/11/2026,82.4\n19/11/2026,82.1\n20/11/2026,heavy\n",
    "household.json": "{\"format\":\"larder household\",\"version\":1,\n\"profiles\":[\n"
      + "{\"uid\":\"01a1fdc3-5780-7000-8000-000000000001\",\"name\":\"Grandma\",\"isDefault\":true,"
      + "\"createdAt\":\"2026-11-20T07:00:00+01:00\"}\n]\n}\n",
  ]

  /// Puts the files there that random lines import.
  func putFiles() throws { for (name, text) in Self.files { try folder.write(text, to: name) } }

  /// The file that `data export` writes, as it is now.
  func export() throws -> String {
    guard let text = try run("data export -")?.report.verbatim else { throw SupportError("no export") }
    return text
  }

  /// Seats somebody at the terminal where an example of the help asks, and has the files there that it names.
  func attend(to example: String) {
    let past = Self.pasts[example, default: []]
    for (name, text) in Self.files where ([example] + past).contains(where: { $0.contains(name) }) {
      _ = try? folder.write(text, to: name)
    }
    for line in past { _ = try? run(line) }
    if example.hasPrefix("look") { session.terminalDialogue = LookingPerson([.left, .down, .leave]).dialogue }
    if example.hasPrefix("cook") { session.terminalDialogue = ScriptedPerson([]).dialogue }
    if let answers = Self.answers[example] { session.terminalDialogue = ScriptedPerson(answers).dialogue }
  }

  @discardableResult func run(_ line: String) throws -> Interpreter.Outcome? {
    try interpreter.run(CommandLine(line: line))
  }

  /// The error that refused the line; nil if it worked.
  func error(of line: String) -> LarderError? {
    do {
      try run(line)
      return nil
    } catch {
      return error as? LarderError ?? LarderError(.databaseFailed, "no LarderError: \(error)")
    }
  }

  func dump() throws -> String { try session.household().dump() }

  /// The file's bytes, the journal among them.
  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.file("larder.db"))) }

  /// All steps, latest first, as the profile in use may see them.
  func steps() throws -> [Step] { try session.household().history(profile: nil, last: 100_000) }

  /// The command of the last step, as the profile in use sees it in its history.
  func lastLabel() throws -> String? {
    let profile = try session.read { try session.profile(in: $0).id }
    return try session.household().history(profile: profile, last: 1).first?.label
  }

  func profileNames() throws -> [String] { try session.read { try $0.profiles.all().map(\.name) } }

  /// Runs a line with somebody at the terminal who answers so.
  @discardableResult func run(_ line: String, answering answers: [String]) throws -> (
    report: any Report, person: ScriptedPerson
  ) {
    let person = ScriptedPerson(answers)
    session.terminalDialogue = person.dialogue
    defer { session.terminalDialogue = .none }
    guard let outcome = try interpreter.run(CommandLine(line: line)) else {
      throw SupportError("`\(line)` has no report")
    }
    return (outcome.report, person)
  }

  /// The answer to a line with `--json`.
  func json(_ line: String) throws -> [String: Any] {
    guard let report = try run(line)?.report else { throw SupportError("`\(line)` has no report") }
    let object = try JSONSerialization.jsonObject(with: Data(report.json.line.utf8))
    return object as? [String: Any] ?? [:]
  }
}
