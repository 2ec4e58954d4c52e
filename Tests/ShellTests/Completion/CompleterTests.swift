import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Shell

/// The completions that TAB offers at each position in a line, in process, on its own household.
@MainActor @Suite struct CompleterTests {
  private let folder: TemporaryFolder
  private let session: Session

  /// One for all tests: none of them writes.
  private struct Sample {
    let folder: TemporaryFolder
    let session: Session
  }

  private static let sample: Result<Sample, any Error> = Result {
    let folder = try TemporaryFolder()
    let noon = Moment(seconds: 1_795_260_600, offset: 3600)
    let session = Session(
      location: .init(database: folder.file("larder.db"), memory: nil),
      clock: Clock(now: { noon }, offset: { _ in 3600 })
    )
    let interpreter = Interpreter(session: session)
    for line in [
      "profile add Dad", "profile add Anna Lena", "profile add Anna Lou", "use Dad",
      "food add \"Salmon, cold smoked\" --category seafood --kcal 180 --protein 20 --carbs 1 --fat 10",
      #"food add "5\" quiche" --category pantry --kcal 250 --protein 11 --carbs 20 --fat 14"#,
      "food tag add apple = easy-dinner", "eat a hard-boiled egg", "eat a hard-boiled egg @yesterday @lunch",
      "eat an apple", "guide member add Aunt Jo --age 67 --weight 70 --activity sedentary",
      "guide member add Ida --age 3 --weight 14 --activity active",
    ] {
      _ = try interpreter.run(CommandLine(line: line))
    }
    return Sample(folder: folder, session: session)
  }

  init() throws {
    let sample = try Self.sample.get()
    (folder, session) = (sample.folder, sample.session)
  }

  /// The texts that can replace what is typed: whole lines up to the cursor.
  private func lines(_ typed: String) -> [String] {
    let completion = Completer(session: session).complete(typed, cursor: typed.count)
    return completion.candidates.map {
      typed.prefix(completion.replacing.lowerBound) + $0.text + typed.dropFirst(completion.replacing.upperBound)
    }
  }

  // MARK: Words of the command

  @Test(arguments: [
    ("ea", ["eat"]), ("  ea", ["  eat"]), ("EA", ["eat"]), ("food se", ["food search"]), ("fo sh", ["fo show"]),
    ("meal item sk", ["meal item skip"]), ("food portion ", ["food portion add", "food portion remove"]),
    ("help ea", ["help eat"]), ("help food sh", ["help food show"]), ("help meal item rem", ["help meal item remove"]),
    ("goals set pro", ["goals set protein"]), ("goals preset ke", ["goals preset keto"]),
    ("chart sod", ["chart sodium"]), ("chart fiber --by mo", ["chart fiber --by month"]),
    ("food list --category prod", ["food list --category produce"]),
    ("food list --category=prod", ["food list --category=produce"]),
    ("food search egg --tag eas", ["food search egg --tag easy-dinner"]),
    ("day yes", ["day yesterday"]), ("week la", ["week last"]), ("meal list --from tod", ["meal list --from today"]),
    ("guide member rem", ["guide member remove"]), ("guide member edit au", ["guide member edit Aunt Jo"]),
    ("guide show --member i", ["guide show --member Ida"]),
    ("guide show --member a", ["guide show --member \"Aunt Jo\""]),
    ("guide explain i", ["guide explain Ida"]), ("guide explain Ida so", ["guide explain Ida sodium"]),
    ("guide set sod", ["guide set sodium"]), ("guide set sodium a", ["guide set sodium auto"]),
    ("guide member edit Ida --diet ke", ["guide member edit Ida --diet keto"]),
    ("guide member edit Ida --activity very", ["guide member edit Ida --activity very-active"]),
    ("guide member edit Ida --sex n", ["guide member edit Ida --sex none"]),
    ("meal show lun", ["meal show lunch"]), ("meal show yesterday lun", ["meal show yesterday lunch"]),
    ("explain mat", ["explain match"]), ("explain marker so", ["explain marker sodium"]),
    ("explain sodium o", ["explain sodium of"]), ("explain total fiber yes", ["explain total fiber yesterday"]),
    ("explain protein of ", ["explain protein of Aunt Jo", "explain protein of Ida"]),
    ("explain protein of aunt j", ["explain protein of Aunt Jo"]), ("explain member i", ["explain member Ida"]),
  ])
  func `words of the language`(typed: String, expected: [String]) {
    expect(lines(typed), equals: expected)
  }

  @Test func `an empty line offers every command`() {
    let offered = lines("")
    for command in ["eat", "b", "today", "week", "food", "meal", "goals", "undo", "help", "quit"] {
      expect(offered.contains(command))
    }
    expect(Set(offered).count, equals: offered.count)
  }

  @Test(arguments: [
    ("eat 2 eggs --d", ["eat 2 eggs --dry-run"]), ("eat --no", ["eat --note", "eat --now"]), ("--asc", ["--ascii"]),
    ("food search egg --lim", ["food search egg --limit"]), ("today --js", ["today --json"]),
    ("food add X --kcal 3 --kc", []), ("food add X --portion a=3g --port", ["food add X --portion a=3g --portion"]),
    // Both mean something only where Larder is started.
    ("today --d", []), ("today --keep", []),
    ("undo -- --js", []),
  ])
  func `options, the command's own and those of every command`(typed: String, expected: [String]) {
    expect(lines(typed), equals: expected)
  }

  @Test func `a dash alone offers the options`() {
    let offered = lines("food search egg -")
    expect(Array(offered.prefix(3)), equals: ["--category", "--tag", "--limit"].map { "food search egg \($0)" })
    expect(offered.contains("food search egg --json"))
  }

  // MARK: Foods

  @Test(arguments: [
    ("eat 2 eggs, greek", "eat 2 eggs, Greek yogurt"), ("eat 2 eggs, gre", "eat 2 eggs, Green beans"),
    ("eat greek yog", "eat Greek yogurt"), ("eat 150g yogurt", "eat 150g Greek yogurt"),
    ("eat 1,5 kg boiled pot", "eat 1,5 kg Boiled potatoes"), ("eat 2x150g greek", "eat 2x150g Greek yogurt"),
    ("eat 2 slices of whol", "eat 2 slices of Wholemeal bread"), ("eat half a ban", "eat half a Banana"),
    ("eat 2 eg", "eat 2 Egg"),
    ("eat 1 1/2 cups mil", "eat 1 1/2 cups milk"),
    ("eat eggs and ban", "eat eggs and Banana"), ("eat eggs mit ban", "eat eggs mit Banana"),
    ("eat eggs; ban", "eat eggs; Banana"), ("eat eggs+ban", "eat eggs+Banana"),
    ("eat macaroni and ch", "eat Macaroni and cheese"),
    ("eat rice with macaroni and ch", "eat rice with Macaroni and cheese"),
    ("b ban", "b Banana"), ("parse meal ban", "parse meal Banana"), ("fix 100g ban", "fix 100g Banana"),
    ("explain match sweet pot", "explain match Sweet potato"), ("explain ban", "explain Banana"),
    ("food show sweet pot", "food show Sweet potato"), ("food search ban", "food search Banana"),
    ("food search --limit 5 ban", "food search --limit 5 Banana"),
    ("food search --category produce ban", "food search --category produce Banana"),
    ("--profile Dad eat ban", "--profile Dad eat Banana"),
    ("--profile \"Anna Lena\" eat ban", "--profile \"Anna Lena\" eat Banana"),
    ("eat --note \"with friends\" 2 ban", "eat --note \"with friends\" 2 Banana"),
    ("eat \"sweet pot", "eat \"Sweet potato\""),
  ])
  func `foods by any word of their names`(typed: String, one: String) {
    let offered = lines(typed)
    expect(offered.contains(one), "\(offered)")
  }

  /// A comma between digits parts nothing, and quotes are those of the parser.
  @Test(
    arguments: [
      ("bought milk 1,09, ban", "bought milk 1,09, Banana"),
      ("bought 1,5 kg boiled pot", "bought 1,5 kg Boiled potatoes"),
      ("bought macaroni and cheese 2.49 and ban", "bought macaroni and cheese 2.49 and Banana"),
      ("bought milk 1.09 and 2 ban", "bought milk 1.09 and 2 Banana"),
      ("bought milk 1,09 ", nil), ("bought milk 1,0", nil), ("eat 1,5 kg", nil),
      ("eat \"5\\\" quiche\", ban", "eat \"5\\\" quiche\", Banana"),
      ("eat macaroni and cheese 1 c", "eat macaroni and cheese 1 cup"),
    ] as [(String, String?)])
  func `items are parted as the parser parts them`(typed: String, one: String?) {
    let offered = lines(typed)
    if let one { expect(offered.contains(one), "\(offered)") } else { expect(offered, equals: []) }
  }

  /// The completion of an item that is partly typed never changes another item, except for a name that contains the
  /// word between them.
  @Test func `every beginning of the corpus completes inside the item that the parser sees`() throws {
    let completer = Completer(session: session)
    let suggestions = Suggestions(session: session)
    var (offered, longer) = (0, 0)
    for line in try LoggingLines.all() {
      for end in 0...line.count {
        let text = String(line.prefix(end))
        let completion = completer.complete("eat " + text, cursor: 4 + end)
        guard !completion.candidates.isEmpty else { continue }
        offered += 1
        let from = completion.replacing.lowerBound - 4
        expect(completion.replacing.upperBound, equals: 4 + end)
        let (items, when) = splitAtSign(text)
        if let when {
          expect(from >= text.count - when.count - 1, "\(text)")
          continue
        }
        let item = suggestions.openItem(of: items, ofMeals: true)
        guard from < item.start else { continue }
        longer += 1
        let names = completion.candidates.map { $0.text.lowercased() }
        let joints = items.dropFirst(from).split(separator: " ").filter {
          TextWord.separators.contains($0.lowercased())
        }
        expect(item.longerNameStarts.contains(from) && !joints.isEmpty, "\(text)")
        expect(names.allSatisfy { name in joints.allSatisfy { name.contains($0.lowercased()) } }, "\(text): \(names)")
      }
    }
    expect(offered > 1500 && longer > 0, "\(offered), \(longer) of them longer names")
  }

  @Test func `a name that a list would take apart comes in quotes`() {
    expect(lines("eat 100g cold smo"), equals: ["eat 100g \"Salmon, cold smoked\""])
    expect(lines("eat rice, \"salmon, cold"), equals: ["eat rice, \"Salmon, cold smoked\""])
    // The rest of the words is one name here.
    expect(lines("food show cold smo"), equals: ["food show Salmon, cold smoked"])
    // A quote of its own needs them everywhere.
    expect(lines("eat 1 quich"), equals: [#"eat 1 "5\" quiche""#])
    expect(lines("food show quich"), equals: [#"food show "5\" quiche""#])
  }

  @Test func `the profile's habits come first, and at once where nothing is typed`() {
    expect(lines("eat eg").first, equals: "eat Hard-boiled egg")
    expect(lines("eat a").first, equals: "eat Apple")
    // Twice the egg, once the apple.
    expect(lines("eat "), equals: ["eat Hard-boiled egg", "eat Apple"])
    expect(lines("eat rice, "), equals: ["eat rice, Hard-boiled egg", "eat rice, Apple"])
  }

  @Test(arguments: [
    ("eat wholemeal bread 2 sl", ["eat wholemeal bread 2 slice"]),
    ("eat rice, banana 1 la", ["eat rice, banana 1 large"]), ("eat banana 100 k", ["eat banana 100 kg"]),
    // Which bread is not said: the portions of all of them.
    ("eat bread 2 sl", ["eat bread 2 slice"]), ("eat bread 2 thin", ["eat bread 2 thin slice"]),
    ("eat xyzzy 2 sl", []),
  ])
  func `units of the food that stands before the number`(typed: String, expected: [String]) {
    expect(lines(typed), equals: expected)
  }

  // MARK: Profiles, days, slots

  @Test(
    arguments: [
      ("use an", ["use Anna Lena", "use Anna Lou"]), ("use anna le", ["use Anna Lena"]), ("use ", 3),
      ("profile delete d", ["profile delete Dad"]), ("today --profile d", ["today --profile Dad"]),
      ("today --profile anna", ["today --profile \"Anna Lena\"", "today --profile \"Anna Lou\""]),
      ("today --profile \"anna le", ["today --profile \"Anna Lena\""]),
    ] as [(String, any Sendable)])
  func `profiles, of several words too`(typed: String, expected: any Sendable) {
    let offered = lines(typed)
    if let count = expected as? Int {
      expect(offered.count, equals: count)
    } else {
      expect(offered, equals: expected as? [String])
    }
  }

  @Test(arguments: [
    ("eat 2 eggs @lu", ["eat 2 eggs @lunch"]), ("eat 2 eggs @ lu", ["eat 2 eggs @ lunch"]),
    ("eat 2 eggs @lunch @yes", ["eat 2 eggs @lunch @yesterday"]),
    ("eat 2 eggs @lunch ye", ["eat 2 eggs @lunch yesterday"]),
    ("eat 2 eggs @t", ["today", "tomorrow", "tue", "thu"].map { "eat 2 eggs @\($0)" }),
    ("meal copy yesterday lunch @din", ["meal copy yesterday lunch @dinner"]),
  ])
  func `slots and days behind the at sign`(typed: String, expected: [String]) {
    expect(lines(typed), equals: expected)
  }

  // MARK: Files, and nothing

  @Test func `files, folders with a slash, names with spaces in quotes`() throws {
    for name in ["one.db", "two words.db", ".hidden"] { try folder.write("", to: name) }
    try FileManager.default.createDirectory(atPath: folder.file("inner"), withIntermediateDirectories: false)
    let path = folder.path
    expect(lines("--db \(path)/on"), equals: ["--db \(path)/one.db"])
    expect(lines("--db \(path)/tw"), equals: ["--db \"\(path)/two words.db\""])
    expect(lines("--db \"\(path)/two w"), equals: ["--db \"\(path)/two words.db\""])
    expect(lines("--db \(path)/.h"), equals: ["--db \(path)/.hidden"])
    expect(!lines("--db \(path)/").contains("--db \(path)/.hidden"))
    let completion = Completer(session: session).complete("--db \(path)/in", cursor: path.count + 8)
    expect(completion.candidates, equals: [.init(text: path + "/inner", display: "inner/", suffix: "/")])
    expect(lines("--db /no/such/folder/").isEmpty)
  }

  @Test(arguments: [
    "xyzzy", "xyzzy eg", "food xyzzy", "food ban", "undo 1 2", "today x", "eat xyzzy", "eat @@@ zz",
    "goals set calories 2",
    "day 2026", "eat \"", "food show ???", "--nope ", "--nope=", "eat 2 eggs -3", "help xyzzy ", "use Dad xyzzy",
    "\u{1F600}\u{200D} eg", "week --prev x",
  ])
  func `nonsense offers nothing`(typed: String) {
    expect(lines(typed).allSatisfy { $0.hasPrefix("eat \"") }, "\(lines(typed))")
  }

  @Test func `long lines are no trouble`() {
    let started = ContinuousClock.now
    for (text, count) in [
      ("eat 2 eggs, ", 5_000), ("eat x and ", 5_000), ("\"", 50_001), ("eat @", 10_000), ("1 ", 25_000),
    ] {
      _ = lines("eat " + String(repeating: text, count: count) + "ban")
    }
    // A fraction of a second in a debug build; quadratic work was half a minute.
    expect(ContinuousClock.now - started < .seconds(8))
  }

  @Test func `an unreadable household offers the language only`() throws {
    try folder.write("no database", to: "broken.db")
    let broken = Session(location: .init(database: folder.file("broken.db"), memory: nil), clock: session.clock)
    let completer = Completer(session: broken)
    expect(completer.complete("eat eg", cursor: 6).candidates.isEmpty)
    expect(completer.complete("ea", cursor: 2).candidates.map(\.text), equals: ["eat"])
  }
}

/// The lines of Fixtures/logging/lines.tsv.
private enum LoggingLines {
  static func all() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/logging/lines.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init) }
  }
}
