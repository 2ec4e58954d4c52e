import Domain
import Expect
import Testing

/// How the words after `explain` are read.
@Suite struct ExplainReaderTests {
  // Friday.
  private static let today = Day(year: 2026, month: 11, day: 20) ?? .first

  private static func member(_ id: Int, _ name: String) -> FamilyMember {
    var member = FamilyMember(name: name, age: 40, ageOn: today, weight: 70, activity: .sedentary)
    member.id = id
    return member
  }

  private static let members = [member(1, "Anna"), member(2, "Tim"), member(3, "Tina"), member(4, "Sun")]
  private static let reader = ExplainReader(days: DayReader(today: today), members: members)

  private func read(_ text: String) throws -> ExplainReading {
    try Self.reader.read(text.split(separator: " ").map(String.init))
  }

  private static let week = Period.week(of: today)
  private static let yesterday = Period.day(today - 1)

  @Test(arguments: [
    ("", ExplainQuestion.overview),
    ("protein", .target(.protein, of: .unnamed)),
    ("kcal", .target(.calories, of: .unnamed)),
    ("saturated fat", .target(.saturatedFat, of: .unnamed)),
    ("target prot", .target(.protein, of: .unnamed)),
    ("Targets fiber of anna", .target(.fiber, of: .member(1))),
    ("protein of Anna", .target(.protein, of: .member(1))),
    ("protein für Anna", .target(.protein, of: .member(1))),
    ("protein anna", .target(.protein, of: .member(1))),
    ("anna saturated fat", .target(.saturatedFat, of: .member(1))),
    ("protein of the household", .target(.protein, of: .household)),
    ("protein of An", .target(.protein, of: .member(1))),
    ("Anna", .member(1)),
    ("member an", .member(1)),
    ("member sun", .member(4)),
    ("sun", .total(nil, .day(today - 5))),
    ("marker sodium", .marker(.sodium, nil)),
    ("marker sat. fat month", .marker(.saturatedFat, .month(of: today))),
    ("markers fib last week", .marker(.fiber, .week(of: today - 7))),
    ("marker sugar week 2026-11-03", .marker(.sugar, .week(of: today - 17))),
    ("marker sugar -1m", .marker(.sugar, .month(of: today - 30))),
    ("total", .total(nil, nil)),
    ("total fiber", .total(.fiber, nil)),
    ("total yesterday", .total(nil, yesterday)),
    ("total fiber yesterday", .total(.fiber, yesterday)),
    ("total yesterday fiber", .total(.fiber, yesterday)),
    ("total week saturated fat", .total(.saturatedFat, week)),
    ("total month nov", .total(nil, .month(of: today))),
    ("yesterday", .total(nil, yesterday)),
    ("gestern protein", .total(.protein, yesterday)),
    ("protein 3 days ago", .total(.protein, .day(today - 3))),
    ("week", .total(nil, week)),
    ("goals", .goals), ("goal", .goals), ("split", .goals),
    ("match fiber", .match("fiber")),
    ("brown rice", .match("brown rice")),
    ("sugar snap peas", .match("sugar snap peas")),
    ("fat free milk", .match("fat free milk")),
    ("week old bread", .match("week old bread")),
    ("2 eggs", .match("2 eggs")),
  ])
  func readsAs(text: String, question: ExplainQuestion) throws {
    expect(try read(text).question, equals: question)
  }

  @Test func twoDaysAreARange() throws {
    let range = try Period.range(Self.today - 19, Self.today)
    expect(try read("marker sodium 2026-11-01 to today").question, equals: .marker(.sodium, range))
    expect(try read("total 2026-11-01 2026-11-20 sugar").question, equals: .total(.sugar, range))
  }

  /// The keyword decides, and the other meanings are mentioned.
  @Test(arguments: [("sun", true), ("member sun", false), ("protein", false), ("Anna", false)])
  func saysWhatElseWasPossible(text: String, isSaid: Bool) throws {
    expect(try (read(text).remark != nil), equals: isSaid)
  }

  @Test(arguments: [
    ("target", ErrorCode.missingArgument, "target"),
    ("target vitamins", .badValue, "vitamins"),
    ("target protein of Bob", .unknownMember, "of Bob"),
    ("protein of Ti", .doubtful, "Ti"),
    ("protein of", .missingArgument, "of"),
    ("member", .missingArgument, "member"),
    ("member Bob", .unknownMember, "Bob"),
    ("marker", .missingArgument, "marker"),
    ("marker protein", .badValue, "protein"),
    ("marker sodium soon", .badDay, "soon"),
    ("marker sodium today please", .unexpectedArgument, "please"),
    ("marker sodium today to mon", .badDay, "today to mon"),
    ("total fiber soon", .badDay, "soon"),
    ("total soon", .badValue, "soon"),
    ("total fiber today fat", .unexpectedArgument, "fat"),
    ("total 2026-02-30", .badDay, "2026-02-30"),
    ("2026-02-30", .badDay, "2026-02-30"),
    ("match", .missingArgument, "match"),
    ("goals protein", .unexpectedArgument, "protein"),
  ])
  func refuses(text: String, code: ErrorCode, word: String) throws {
    let error = #expect(throws: LarderError.self) { try read(text) }
    expect(error?.code, equals: code)
    let place = try require(error?.location)
    let typed = Array(place.text)[place.range]
    expect(String(typed) == word || word.hasSuffix(String(typed)), "\(String(typed))")
    expect(error?.hint?.isEmpty, equals: false)
  }

  @Test(arguments: [
    ([], [ExplainOffer.keywords, .nutrients, .periods, .members, .foods]),
    (["target"], [.nutrients]), (["target", "fiber"], [.joint]), (["fiber"], [.joint, .periods]),
    (["fiber", "of"], [.members]), (["member"], [.members]), (["marker"], [.markers]),
    (["marker", "sodium"], [.periods]), (["total"], [.nutrients, .periods]), (["total", "fiber"], [.periods]),
    (["total", "today"], [.nutrients]), (["today"], [.nutrients]), (["match"], [.foods]), (["brown"], [.foods]),
    (["goals"], []),
  ])
  func offersWhatMayFollow(words: [String], offers: [ExplainOffer]) {
    expect(ExplainOffer.next(after: words), equals: offers)
  }
}
