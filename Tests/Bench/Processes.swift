import Domain
import Foundation
import TestSupport

/// Whole processes, from their start to their end, beside `sqlite3` doing the same work on the same file.
struct Processes {
  let place: Workplace
  let runs = 41

  /// `larder --version` and other commands that need no household.
  func starting() throws -> [Timing] {
    try place.larder.check(["--version"], prints: "arder")
    return try [("larder --version", ["--version"]), ("larder about", ["about"])].map { name, words in
      let medians = try Stopwatch.medians(
        runs, { try place.larder.time(words) }, { try place.sqlite.time(["-version"]) })
      return Timing(name: name, runs: runs, larder: medians.larder, other: medians.other)
    }
  }

  /// TAB in a shell: the whole process that the shell's function starts, at most 20 ms of it.
  func completing() throws -> [Timing] {
    let year = try place.year()
    return try [["ea"], ["--profile", ""], ["eat", ""], ["eat", "sm"], ["eat", "2 eggs, 150g cooked ri"]].map { words in
      let arguments = ["__complete", "zsh", "--db", year.path] + words
      guard try !place.larder.measure(arguments).output.isEmpty else {
        throw SupportError("\(arguments) finds nothing")
      }
      let medians = try Stopwatch.medians(
        runs, { try place.larder.time(arguments) }, { try place.sqlite.time(["-version"]) })
      return Timing(
        name: "TAB in a shell after “\(words.joined(separator: " "))”", runs: runs, larder: medians.larder,
        other: medians.other, bound: .atMost(20))
    }
  }

  /// The reports that people look at, with a household of one year.
  func looking() throws -> [Timing] {
    let year = try place.year()
    return try [
      (["week"], weekSQL), (["week", "--json"], weekSQL), (["week", "--prev"], weekSQL), (["today"], todaySQL),
      (["today", "--json"], todaySQL), (["chart", "calories", "--last", "8w"], chartSQL),
      (["chart", "calories", "--last", "8w", "--json"], chartSQL), (["chart", "macros"], weekSQL),
      (["food", "search", "egg"], searchSQL), (["food", "search", "egg", "--json"], searchSQL),
      (["history"], historySQL),
    ].map { try looking(at: year, $0, $1) }
  }

  /// The same with one, ten and thirty years, to see what grows with the file.
  ///
  /// All take turns. The bound is the figure for one year plus a quarter, since equal runs differ by that much.
  func growing() throws -> [Timing] {
    let years = [1, 10, 30]
    let households = try years.map { try place.household(.years($0)) }
    let looks = [
      (["week"], weekSQL), (["today"], todaySQL), (["chart", "calories", "--last", "8w"], chartSQL),
      (["household"], householdSQL), (["home"], weekSQL), (["trip", "list"], tripSQL),
    ]
    return try looks.flatMap { words, sql in
      let larder = households.map { household in { try place.larder.time(place.arguments(household, words)) } }
      let sqlite = households.map { household in { try place.sqlite.time([household.path, sql]) } }
      let medians = try Stopwatch.medians(runs, of: larder + sqlite)
      let first = medians[0]
      return zip(years, zip(medians, medians.dropFirst(years.count))).map { years, medians in
        Timing(
          name: "larder \(words.joined(separator: " ")), \(years == 1 ? "one year" : "\(years) years")", runs: runs,
          larder: medians.0, other: medians.1, bound: years == 1 ? .none : .atMost(first * 1.25))
      }
    }
  }

  /// Five people for ten years, 20 items each a day: 364,000 items.
  func decade() throws -> [Timing] {
    let size = SampleHousehold.Size.decade
    // Created here, because the time this takes is the first figure.
    let path = place.path(size)
    try? FileManager.default.removeItem(atPath: path)
    let making = try place.larder.time(place.making(size, path))
    let household = try place.household(size)
    var week = try looking(at: household, ["week"], weekSQL)
    week.bound = .timesOther(2, milliseconds: 10)
    var chart = try looking(at: household, ["chart", "calories", "--last", "10y", "--by", "month"], decadeSQL)
    chart.bound = .atMost(150)
    var everybody = try looking(at: household, ["household", "week"], householdSQL)
    everybody.bound = .atMost(3 * week.larder)
    let prompt = try Terminals(place: place).prompt("ten years of five", household)
    return [
      Timing(
        name: "larder demo --out FILE", runs: 1, larder: making.milliseconds, bound: .atMost(60_000)),
      Timing(
        name: "the file, \(try household.itemCount()) items", runs: 1, larder: Double(household.fileSize) / 1e6,
        bound: .atMost(200), unit: "MB"),
      week, chart, everybody, try looking(at: household, ["month"], monthSQL),
      try looking(at: household, ["today"], todaySQL), prompt,
    ]
  }

  private func looking(at household: SampleHousehold, _ words: [String], _ sql: String) throws -> Timing {
    let arguments = place.arguments(household, words)
    try place.larder.check(arguments, prints: "")
    try place.sqlite.check([household.path, sql], prints: "|")
    let medians = try Stopwatch.medians(
      runs, { try place.larder.time(arguments) }, { try place.sqlite.time([household.path, sql]) })
    return Timing(
      name: "larder \(words.joined(separator: " "))", runs: runs, larder: medians.larder, other: medians.other)
  }

  private func sums(
    from first: Day, to last: Day, of profile: String = "m.profileId = 1", _ nutrients: [Nutrient] = Nutrient.allCases
  ) -> String {
    let sums = nutrients.map { "total(i.\($0.rawValue)), count(i.\($0.rawValue))" }.joined(separator: ", ")
    return """
      SELECT m.day, \(sums) FROM meal m JOIN mealItem i ON i.mealId = m.id
      WHERE \(profile) AND m.day BETWEEN '\(first.iso)' AND '\(last.iso)' AND i.isSkipped = 0 GROUP BY m.profileId, m.day
      """
  }

  private var lastDay: Day { SampleHousehold.lastDay }
  private var weekSQL: String { sums(from: lastDay.weekStart() - 7, to: lastDay.weekStart() + 6) }
  private var chartSQL: String { sums(from: lastDay.weekStart() - 49, to: lastDay.weekStart() + 6, [.calories]) }
  private var decadeSQL: String { sums(from: lastDay - 3652, to: lastDay, [.calories]) }
  private var monthSQL: String { sums(from: lastDay - 51, to: lastDay) }
  private var householdSQL: String {
    sums(from: lastDay.weekStart() - 7, to: lastDay.weekStart() + 6, of: "m.profileId IN (SELECT id FROM profile)")
  }
  private var tripSQL: String {
    """
    SELECT t.id, t.day, t.store, i.name, i.price FROM trip t JOIN tripItem i ON i.tripId = t.id WHERE t.id IN
      (SELECT id FROM trip WHERE profileId = 1 ORDER BY day DESC LIMIT 20) ORDER BY t.day DESC, i.position
    """
  }
  private var todaySQL: String {
    """
    SELECT m.slot, m.time, i.name, i.grams, i.quantity, i.unit, i.calories, i.protein, i.carbohydrates, i.fat
    FROM meal m JOIN mealItem i ON i.mealId = m.id WHERE m.profileId = 1 AND m.day = '\(lastDay.iso)'
    """
  }
  private var searchSQL: String {
    """
    SELECT f.id, f.name, f.calories FROM foodSearch s JOIN food f ON f.id = s.rowid
    WHERE foodSearch MATCH 'egg*' ORDER BY rank LIMIT 20
    """
  }
  private var historySQL: String { "SELECT id, at, label FROM step ORDER BY id DESC LIMIT 20" }
}

/// On a pseudo-terminal: until the first prompt, and from TAB to its list.
struct Terminals {
  let place: Workplace
  let runs = 31

  /// From the start of the process until the prompt can be seen; sqlite3 in the same harness.
  func prompt() throws -> [Timing] {
    try [("one year", 1), ("ten years", 10)].map { name, years in try prompt(name, place.household(.years(years))) }
  }

  /// The same on one household.
  func prompt(_ name: String, _ household: SampleHousehold) throws -> Timing {
    let medians = try Stopwatch.medians(
      runs,
      { try time(place.larder, place.arguments(household, []), until: "❯ ", tellsBackground: true) },
      { try time(place.sqlite, [household.path], until: "sqlite> ") })
    return Timing(
      name: "start to first prompt, \(name)", runs: runs, larder: medians.larder, other: medians.other,
      bound: .atMost(30))
  }

  /// The time until `sign` appears; a terminal that tells its background answers the question about it at once, as
  /// xterm does, since Larder waits 50 ms for one that does not.
  private func time(
    _ launch: Launch, _ arguments: [String], until sign: String, tellsBackground: Bool = false
  ) throws -> Duration {
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(launch.program, arguments, environment: launch.environment)
    if tellsBackground {
      try terminal.expect("the question about the background") { _ in terminal.transcript.contains("\u{1B}]11;?\u{7}") }
      try terminal.send("\u{1B}]11;rgb:0000/2b2b/3636\u{7}")
    }
    try terminal.expect(sign)
    let time = ContinuousClock.now - start
    try terminal.send("\u{4}")
    _ = try terminal.waitForExit()
    return time
  }

  /// From the key to the list and the line under it, with 10,000 foods.
  func tab() throws -> [Timing] {
    let household = try place.household(.init(weeks: 13, foods: 10_000))
    let terminal = try PseudoTerminal(
      place.larder.program, place.arguments(household, []), environment: place.larder.environment)
    try terminal.expect("❯ ")
    return try ["s", "sm", "smo", "2 eggs and rice with smo"].map { prefix in
      let typed = "eat \(prefix)"
      let medians = try Stopwatch.medians(
        runs,
        {
          try terminal.send(typed)
          try terminal.expect(typed)
          let time = try Stopwatch.time {
            try terminal.send("\t")
            // The common beginning of all names in the list is inserted.
            try terminal.expect("❯ eat ")
          }
          try terminal.send("\u{3}")
          try terminal.expect("❯ ")
          return time
        }, nil)
      return Timing(
        name: "TAB after \u{201C}\(typed)\u{201D}, on the terminal", runs: runs, larder: medians.larder,
        bound: .atMost(12))
    }
  }
}
