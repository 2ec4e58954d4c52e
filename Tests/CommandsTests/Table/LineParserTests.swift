import Commands
import Domain
import Expect
import TestSupport
import Testing

/// How a line of words becomes a command: in the order in which a reader would ask.
@Suite struct LineParserTests {
  private static func session() -> Session {
    let clock = Clock(now: { SampleHousehold.noon }, offset: { _ in 3600 })
    return Session(location: Session.HouseholdLocation(database: "/nonexistent/larder.db", memory: nil), clock: clock)
  }

  private func parse(_ line: String) throws -> (invocation: Invocation?, globals: Globals) {
    try Interpreter(session: Self.session()).parse(CommandLine(line: line))
  }

  private func parse(arguments: [String]) throws -> (invocation: Invocation?, globals: Globals) {
    try Interpreter(session: Self.session()).parse(CommandLine(arguments: arguments))
  }

  private func error(of line: String) -> LarderError? {
    do {
      _ = try parse(line)
      return nil
    } catch {
      return error as? LarderError
    }
  }

  private func option(_ name: String, of invocation: Invocation?) -> [String] {
    guard let invocation, let option = invocation.spec.options.first(where: { $0.name == name }) else { return [] }
    return invocation.texts(option)
  }

  @Test(arguments: [
    ("eat 2 eggs", "eat", ["2", "eggs"]),
    // A noun and its verb; the noun alone means its first verb.
    ("food search egg", "food search", ["egg"]),
    ("food", "food list", []),
    ("meal item add 1 banana", "meal item add", ["1", "banana"]),
    ("goals", "goals show", []),
    // Unique beginnings of the noun and of the verb, upper case, plurals, other names.
    ("hist", "history", []),
    ("food sea egg", "food search", ["egg"]),
    ("WEEK", "week", []),
    ("meals", "meal list", []),
    ("profiles", "profile list", []),
    ("goal", "goals show", []),
    ("log 1 egg", "eat", ["1", "egg"]),
    ("q", "q", []),
    ("exit", "quit", []),
    // An exact name wins over the beginning of a longer one.
    ("d 1 egg", "d", ["1", "egg"]),
    ("day", "day", []),
    // Words that start with a dash and a digit are values, and so is everything after two dashes.
    ("day -3", "day", ["-3"]),
    ("eat 1 egg -- --note", "eat", ["1", "egg", "--note"]),
    // Spaces of all kinds separate words.
    ("  eat\t2   eggs ", "eat", ["2", "eggs"]),
  ])
  func findsTheCommand(line: String, name: String, words: [String]) throws {
    let invocation = try require(try parse(line).invocation)
    expect(invocation.spec.name == name)
    expect(invocation.words.map(\.text) == words)
  }

  /// The line that completion sees is the one that the parser reads; only a quote may still be open.
  @Test(arguments: [
    "eat 2 eggs --note \"with friends\" @lunch", #"food show "5\" quiche" x"y z"w "" ""#, "  eat \\\"2 eggs\\\"  ",
  ])
  func everyBeginningIsSplitAlike(line: String) throws {
    var open = 0
    for end in 0...line.count {
      let typed = String(line.prefix(end))
      let typing = CommandLine(typing: typed)
      expect(typing.text == typed)
      expect(typing.words.allSatisfy { String(Array(typed)[$0.range]) == $0.raw })
      do {
        expect(try CommandLine(line: typed).words == typing.words)
      } catch let error as LarderError where error.code == .badQuote {
        open += 1
        let last = try require(typing.words.last)
        expect(last.isQuoted && last.range.upperBound == end)
        expect(error.location.map { last.range.contains($0.range.lowerBound) } == true)
      }
    }
    expect(open > 0)
  }

  @Test(arguments: [
    (#"eat 1 "macaroni and cheese""#, ["1", "macaroni and cheese"], #"1 "macaroni and cheese""#),
    ("eat 1 shepherd's pie", ["1", "shepherd's", "pie"], "1 shepherd's pie"),
    (#"eat "a b"c"#, ["a bc"], #""a b"c"#),
    (#"eat "say \"hi\"""#, [#"say "hi""#], #""say \"hi\"""#),
    (#"eat """#, [""], #""""#),
    (#"eat "--note""#, ["--note"], #""--note""#),
  ])
  func quotesGroupWords(line: String, words: [String], raw: String) throws {
    let invocation = try require(try parse(line).invocation)
    expect(invocation.words.map(\.text) == words)
    expect(invocation.raw == raw)
  }

  @Test func optionsStandAnywhereAfterTheCommand() throws {
    for line in ["eat --note hi 2 eggs", "eat 2 --note hi eggs", "eat 2 eggs --note hi", "eat 2 eggs --note=hi"] {
      let invocation = try parse(line).invocation
      expect(option("note", of: invocation) == ["hi"], "\(line)")
      expect(invocation?.text == "2 eggs", "\(line)")
    }
    expect(option("note", of: try parse("eat 1 egg --note=a=b").invocation) == ["a=b"])
    expect(option("note", of: try parse("eat 1 egg --note=").invocation) == [""])
    expect(option("note", of: try parse(#"eat 1 egg --note "two words""#).invocation) == ["two words"])
    expect(option("note", of: try parse(#"eat 1 egg --note "--x""#).invocation) == ["--x"])
    expect(
      option("note", of: try parse(arguments: ["eat", "1", "egg", "--note", "two words"]).invocation) == ["two words"])
    expect(option("note", of: try parse("eat 1 egg --note -5").invocation) == ["-5"])
  }

  @Test func someOptionsAreRepeatedAndSomeNeedNoValue() throws {
    let add = "food add X --category other --kcal 1 --protein 0 --carbs 0 --fat 0 --alias a --alias b"
    expect(option("alias", of: try parse(add).invocation) == ["a", "b"])
    let week = try require(try parse("week --prev 3").invocation)
    expect(option("prev", of: week) == ["3"] && week.words.isEmpty)
    // The word after it is used only if it is a number.
    let day = try require(try parse("week --prev mon").invocation)
    expect(option("prev", of: day) == [] && day.text == "mon")
    expect(day.spec.options.contains { $0.name == "prev" && day.has($0) })
  }

  @Test func globalOptionsStandBeforeAndAfter() throws {
    for line in [
      "--width 60 --json week", "week --width 60 --json", "week --json --width=60", "--json week --width 60",
    ] {
      let globals = try parse(line).globals
      expect(globals.width == 60 && globals.format == .json, "\(line)")
    }
    let parsed = try parse("--db a.db -f week.larder --keep-going")
    expect(parsed.invocation == nil)
    expect(parsed.globals.database == "a.db" && parsed.globals.script == "week.larder" && parsed.globals.keepsGoing)
    expect(try parse("today --now 2026-11-20T08:00+01:00").globals.now?.iso == "2026-11-20T08:00:00+01:00")
    expect(try parse("today --now 2026-11-20T08:00").globals.now?.offset == 3600)
    expect(try parse("--help").globals.wantsHelp)
    expect(try parse("food add --help").globals.wantsHelp, "help is given where required options are missing")
  }

  @Test func anOptionOfTheCommandWinsAfterItsWords() throws {
    let own = try parse("profile add Anna --color #ff8800")
    expect(option("color", of: own.invocation) == ["#ff8800"] && own.globals.color == .auto)
    expect(try parse("--color never profile add Anna --color #ff8800").globals.color == .never)
    expect(try parse("week --color always").globals.color == .always)
  }

  @Test(arguments: [
    ("wek", ErrorCode.unknownCommand, ["week"]),
    ("heute", .unknownCommand, []),
    ("food serch egg", .unknownCommand, ["search"]),
    ("f", .ambiguousCommand, ["fix", "food"]),
    ("food", nil, []),
    ("meal item", .missingArgument, ["add", "edit", "skip", "remove"]),
    ("guide member", nil, []), ("guide member lst", .unknownCommand, ["list"]),
    ("week --prv", .unknownOption, ["--prev"]),
    ("week --pre 1", .unknownOption, ["--prev"]),
    ("--wdth 60 week", .unknownOption, ["--width"]),
    ("eat", .missingArgument, []),
    ("use", .missingArgument, []),
    ("goals set", .missingArgument, []),
    ("settings reset units theme", .unexpectedArgument, []),
    ("today --json=1", .unexpectedArgument, []),
    ("eat 1 egg --note", .missingValue, []),
    ("eat 1 egg --note --dry-run", .missingValue, []),
    ("food add Kvarg", .missingValue, []),
    ("eat 1 egg --note a --note b", .badValue, []),
    ("week --width 12", .badValue, []),
    ("week --width 1e3", .badValue, []),
    ("week --color red", .badValue, []),
    ("week --now yesterday", .badValue, []),
    (#"eat "1 egg"#, .badQuote, []),
  ])
  func refuses(line: String, code: ErrorCode?, candidates: [String]) {
    let error = error(of: line)
    expect(error?.code == code, "\(error?.message ?? "")")
    expect(error?.candidates ?? [] == candidates)
    expect(error == nil || error?.hint?.isEmpty == false, "an error says what to do next")
  }

  /// The caret is below the word in question; offsets count characters.
  @Test(arguments: [
    ("wek", "wek"), ("food serch egg", "serch"), ("week  --prv", "--prv"), ("profile list b", "b"),
    ("eat 🥕 --widht=60 x", "--widht=60"), (#"eat "1 egg"#, #""1 egg"#), ("week --width 12", "12"),
    ("week --width=12", "--width=12"), ("settings reset units theme", "theme"),
  ])
  func pointsAtTheWord(line: String, word: String) throws {
    let place = try require(error(of: line)?.location)
    expect(place.text == line)
    expect(String(Array(place.text)[place.range]) == word)
  }

  @Test func wordsThatAShellHasSplitStayWhole() throws {
    let parsed = try parse(arguments: ["profile", "add", "Grandpa Jo", "--icon", "🌻"])
    expect(parsed.invocation?.words.map(\.text) == ["Grandpa Jo"])
    // A lone word with quotes in it has them for the item list.
    expect(try parse(arguments: ["eat", #"1 "mac and cheese""#]).invocation?.raw == #"1 "mac and cheese""#)
  }

  @Test func theDatabaseIsNoMatterOfALine() throws {
    let household = try SampleHousehold()
    expect(household.error(of: "--db other.db today")?.code == .notAllowed)
    expect(household.error(of: "today -f x")?.code == .notAllowed)
    expect(household.error(of: "eat 1 egg --csv")?.code == .unexpectedArgument, "a write has no table")
    expect(try household.run("") == nil)
    expect(try household.run("--json") == nil)
    expect(household.session.globals.format == .text, "a line's options hold for that line")
  }
}
