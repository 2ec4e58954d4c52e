import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// `demo`: the file holds what was generated, and the reports add up to it.
@Suite struct DemoCommandTests {
  /// Saturday evening in Berlin.
  static let now = Moment(day: SampleHousehold.noon.calendarDay, minuteOfDay: 1230, offset: 3600)

  private static func session(_ folder: TemporaryFolder, offset: @escaping @Sendable (Int) -> Int = { _ in 3600 })
    -> Session
  {
    Session(
      location: Session.HouseholdLocation(database: folder.file("own.db"), memory: nil),
      clock: Clock(now: { now }, offset: offset))
  }

  private static func json(_ session: Session, _ line: String) throws -> [String: Any] {
    let outcome = try Interpreter(session: session).run(CommandLine(line: line))
    let object = try JSONSerialization.jsonObject(with: Data(try require(outcome).report.json.line.utf8))
    return try require(object as? [String: Any])
  }

  /// The days as the generator makes them, with foods whose numbers do not matter for sums.
  private static func days(_ size: DemoSize) throws -> [DemoHousehold.DayBook] {
    var days: [DemoHousehold.DayBook] = []
    try DemoHousehold(size, now: now, zone: { _ in 3600 }).forEachDay(foods: StarterBank.foods) { days.append($0) }
    return days
  }

  /// Added up here, item by item; `week` and `chart` have the database's sums.
  @Test(arguments: [(3, nil), (5, 20)] as [(Int, Int?)]) func `what is read is what was made up`(
    profiles: Int, items: Int?
  ) throws {
    let session = Self.session(try TemporaryFolder())
    let options = items.map { " --items-per-day \($0)" } ?? ""
    _ = try Self.json(session, "demo --profiles \(profiles)\(options)")
    let days = try Self.days(DemoSize(profiles: profiles, itemsPerDay: items))
    for (number, name) in ["Dad", "Mum", "Lena", "Paul", "Grandma"].prefix(profiles).enumerated() {
      for (week, line) in [(0, "week"), (1, "week --prev"), (7, "week --prev 7")] {
        let monday = Self.now.calendarDay.weekStart() - 7 * week
        let ofWeek = days.filter { (monday...monday + 6).contains($0.day) }.map { $0.meals[number] }
        let eaten = ofWeek.flatMap(\.self).flatMap(\.items)
        let report = try Self.json(session, "\(line) --profile \(name)")
        let total = try require(report["total"] as? [String: Double])
        for nutrient in Nutrient.allCases {
          let sum = eaten.compactMap { $0.nutrients[nutrient] }.reduce(0, +)
          expect(abs((total[nutrient.rawValue] ?? -1) - sum) < 1e-6 * max(1, sum), "\(name), \(line): \(nutrient)")
        }
        expect(report["daysLogged"] as? Int, equals: ofWeek.count { !$0.isEmpty })
      }
    }
  }

  /// Except for the UUIDs of their rows, two files are equal.
  @Test func `two runs write the same`() throws {
    let folder = try TemporaryFolder()
    let dumps = try ["a.db", "b.db"].map { name in
      let path = folder.file(name)
      _ = try Self.json(Self.session(folder), "demo --weeks 4 --out \(path)")
      let household = try Household.open(at: path, now: Self.now)
      expect(try household.check().isEmpty)
      expect(try household.history(profile: nil, last: 10).isEmpty, "there is something to undo")
      return try household.dump().replacing(/'[0-9a-f-]{36}'/, with: "")
    }
    expect(dumps[0], equals: dumps[1])
    expect(dumps[0].split(separator: "\n").count > 1000)
  }

  @Test func `counts are those of the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sample.db")
    let report = try Self.json(Self.session(folder), "demo --weeks 6 --profiles 4 --out \(path)")
    let lines = try Household.open(at: path, now: Self.now).dump().split(separator: "\n")
    for (key, table) in [
      ("meals", "meal: "), ("items", "mealItem: "), ("trips", "trip: "), ("tripItems", "tripItem: "),
    ] {
      expect(report[key] as? Int, equals: lines.count { $0.hasPrefix(table) }, "\(key)")
    }
    expect(report["days"] as? Int, equals: 42)
    expect(report["from"] as? String == "2026-10-11" && report["to"] as? String == "2026-11-21")
    expect(report["profiles"] as? [String], equals: ["Dad", "Mum", "Lena", "Paul"])
  }

  @Test func `the household at hand is left alone`() throws {
    let household = try SampleHousehold()
    let before = try household.bytes()
    try household.run("demo --weeks 1")
    expect(household.session.isSample)
    try household.run("eat a banana @snack")
    try household.run("use Mum")
    try household.run("profile delete Lena --yes")
    expect(try household.profileNames(), equals: ["Dad", "Mum"])
    expect(try household.bytes(), equals: before)
  }

  @Test func `a profile of the run must be there`() throws {
    let household = try SampleHousehold()
    expect(household.error(of: "demo --weeks 1 --profile Zoe")?.code, equals: .unknownProfile)
    expect(!household.session.isSample)
  }
}
