import Commands
import Domain
import Foundation
import Store
import TestSupport

/// Durable writes beside one commit of SQLite on the same file, with the same journal mode and synchronous setting.
final class Commits {
  private let place: Workplace
  private let runs = 41
  private let household: SampleHousehold
  private let session: Session
  /// Each meal is logged on a different day, so that no day grows during the measurement.
  private var day = SampleHousehold.lastDay
  private static let items = "2 eggs, 150 g cooked rice and a banana"
  private static let settings = "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;"

  init(place: Workplace) throws {
    self.place = place
    household = try place.year()
    session = place.session(household)
  }

  func timings() throws -> [Timing] {
    let raw = try RawConnection(household.path)
    try raw.run(Self.settings)
    let interpreter = Interpreter(session: session)
    let inSession = try timing("eat of three items in a running session", raw) { [self] in
      let line = try CommandLine(line: "eat \(Self.items) @lunch @\(nextDay().iso)")
      return try Stopwatch.time { _ = try interpreter.run(line) }
    }
    let store = try timing("its transaction alone (4 rows, 4 journal rows)", raw) { [self] in
      let meal = try meal()
      return try Stopwatch.time {
        _ = try session.household().write("eat", author: 1, isShared: false, now: SampleHousehold.now) {
          try $0.profile(1).insert(meal)
        }
      }
    }
    let undo = try timing("undo of that in a running session", raw) { [self] in
      _ = try interpreter.run(try CommandLine(line: "eat \(Self.items) @lunch @\(nextDay().iso)"))
      return try Stopwatch.time { _ = try interpreter.run(try CommandLine(line: "undo")) }
    }
    return [inSession, store, undo] + (try processes())
  }

  private func timing(_ name: String, _ raw: RawConnection, _ larder: () throws -> Duration) throws -> Timing {
    let medians = try Stopwatch.medians(runs, larder) { [self] in try commit(raw) }
    return Timing(
      name: name, runs: runs, larder: medians.larder, other: medians.other, bound: .overOther(milliseconds: 15))
  }

  /// One commit of SQLite, opening and compiling apart.
  private func commit(_ raw: RawConnection) throws -> Duration {
    let sql = insertion()
    return try Stopwatch.time { try raw.run(sql) }
  }

  /// Whole processes beside a whole `sqlite3` that writes as much; the bound is a multiple of it, since on a busy machine
  /// both take longer.
  private func processes() throws -> [Timing] {
    func eat() throws -> Duration {
      try place.larder.time(place.arguments(household, ["eat", Self.items, "@lunch", "@\(nextDay().iso)"]))
    }
    func undo() throws -> Duration {
      _ = try eat()
      return try place.larder.time(place.arguments(household, ["undo"]))
    }
    return try [("larder eat, three items", eat), ("larder undo", undo)].map { name, larder in
      let medians = try Stopwatch.medians(runs, larder) { [self] in
        try place.sqlite.time([household.path, Self.settings + insertion()])
      }
      return Timing(
        name: name, runs: runs, larder: medians.larder, other: medians.other, bound: .timesOther(5, milliseconds: 0))
    }
  }

  private func nextDay() -> Day {
    day = day - 1
    return day
  }

  private func meal() throws -> Meal {
    let foods = try session.read { try $0.foods.list().prefix(3) }
    let day = nextDay()
    return Meal(
      day: day, time: Moment(day: day, minuteOfDay: 750, offset: 3600), slot: .lunch,
      items: foods.map {
        MealItem(
          FoodLine(
            name: $0.name, food: FoodReference(id: $0.id, name: $0.name), quantity: Quantity(kept: "100 g"), grams: 100,
            nutrients: PartialNutrients($0.nutrients)))
      })
  }

  private func insertion() -> String {
    """
    BEGIN IMMEDIATE;
    INSERT INTO meal (uid, profileId, day, time, slot, touch)
    VALUES (lower(hex(randomblob(18))), 3, '\(nextDay().iso)', '2026-11-21T12:00:00+01:00', 'snack', 1);
    COMMIT;
    """
  }
}
