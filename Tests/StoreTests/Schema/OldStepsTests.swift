import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// Steps of the layouts before 5: they stay as history, each with the profiles that it affected.
@Suite struct OldStepsTests {
  let household: Household
  private let folder: TemporaryFolder
  private var path: String { folder.file("larder.db") }

  /// Rows as Larder of layout 4 has journaled them.
  private static let steps = """
    INSERT INTO step VALUES (2, '2026-11-21T12:01:00+01:00', NULL, NULL, 'food add quince', NULL, 4);
    INSERT INTO change VALUES (2, 2, 'food', 2, NULL, '{"id":2,"uid":"01a1fdc3-5780-7000-8000-000000000002","key":"quince"}');
    INSERT INTO step VALUES (3, '2026-11-21T12:02:00+01:00', NULL, NULL, 'eat apple @anna @ben', NULL, 4);
    INSERT INTO change VALUES (3, 3, 'meal', 7, NULL, '{"id":7,"uid":"01a1fdc3-5780-7000-8000-000000000107","profileId":1}');
    INSERT INTO change VALUES (4, 3, 'mealItem', 7, NULL, '{"id":7,"uid":"01a1fdc3-5780-7000-8000-000000000207","mealId":7}');
    INSERT INTO change VALUES (5, 3, 'meal', 8, NULL, '{"id":8,"uid":"01a1fdc3-5780-7000-8000-000000000108","profileId":2}');
    INSERT INTO step VALUES (4, '2026-11-21T12:03:00+01:00', NULL, NULL, 'eat rare stew @ben', NULL, 4);
    INSERT INTO change VALUES (6, 4, 'food', 9, NULL, '{"id":9,"uid":"01a1fdc3-5780-7000-8000-000000000309"}');
    INSERT INTO change VALUES (7, 4, 'mealItem', 9, NULL, '{"id":9,"uid":"01a1fdc3-5780-7000-8000-000000000209","mealId":8}');
    INSERT INTO step VALUES (5, '2026-11-21T12:04:00+01:00', NULL, NULL, 'food edit apple --past', NULL, 4);
    INSERT INTO change VALUES (8, 5, 'mealItem', 1, '{"id":1,"mealId":1}', '{"id":1,"uid":"01a1fdc3-5780-7000-8000-000000000017","mealId":1}');
    INSERT INTO step VALUES (6, '2026-11-21T12:05:00+01:00', NULL, NULL, 'profile delete Carl', NULL, 4);
    INSERT INTO change VALUES (9, 6, 'profile', 3, '{"id":3,"uid":"01a1fdc3-5780-7000-8000-000000000403"}', NULL);
    INSERT INTO change VALUES (10, 6, 'meal', 5, '{"id":5,"uid":"01a1fdc3-5780-7000-8000-000000000105","profileId":3}', NULL);
    INSERT INTO step VALUES (8, '2026-11-21T12:06:00+01:00', 2, 'Ben', 'eat pie', '2026-11-21T12:07:00+01:00', 4);
    INSERT INTO change VALUES (11, 8, 'meal', 10, NULL, '{"id":10,"uid":"01a1fdc3-5780-7000-8000-00000000010a","profileId":2}');
    INSERT INTO change VALUES (12, 8, 'trip', 4, NULL, 'half a row {');
    UPDATE sqlite_sequence SET seq = 11 WHERE name = 'step';
    """

  init() throws {
    folder = try TemporaryFolder()
    try RawDatabase.run(folder.file("larder.db"), OldLayoutTests.fixture(4) + Self.steps)
    household = try Household.open(at: folder.file("larder.db"), now: noon)
  }

  @Test func theyAreSeenByThoseWhoseTheyAre() throws {
    let shared = ["profile delete Carl", "food edit apple --past", "food add quince"]
    func labels(_ profile: Int?) throws -> [String] {
      try household.history(profile: profile, last: 20).compactMap(\.label)
    }
    expect(try labels(1), equals: shared + ["goals set calories 1800"])
    // What was logged for Ben alone is his; who logged for him and Anna, the old journal does not say.
    expect(try labels(2), equals: ["eat pie"] + shared.prefix(2) + ["eat rare stew @ben"] + shared.suffix(1))
    expect(try labels(nil), equals: shared)
    let steps = try household.history(profile: nil, last: 20)
    expect(steps.map(\.id), equals: [8, 6, 5, 4, 3, 2, 1])
    expect(steps.map(\.state), equals: [.undone] + [Step.State](repeating: .done, count: 6))
    expect(steps.map(\.author), equals: ["Ben", nil, nil, nil, nil, nil, "Anna"])
    expect(
      steps.map(\.profiles), equals: [["Ben"], ["a former profile"], ["Anna"], ["Ben"], ["Anna", "Ben"], [], ["Anna"]])
  }

  @Test func theirNumbersAreKeptAndNotUsedAgain() throws {
    expect(
      try RawDatabase.run(path, "SELECT id, seq FROM step WHERE undoes IS NULL ORDER BY id DESC LIMIT 2"),
      equals: [
        "8|7", "6|6",
      ])
    let undo = "SELECT id, seq, at, authorName, undoes FROM step WHERE undoes IS NOT NULL"
    expect(try RawDatabase.run(path, undo), equals: ["12|8|2026-11-21T12:07:00+01:00|Ben|8"])
    expect(
      try RawDatabase.run(path, "SELECT group_concat(profileId) FROM stepProfile WHERE stepId = 12"), equals: ["2"])
    expect(
      try RawDatabase.run(path, "SELECT rowUid FROM change WHERE id = 9"),
      equals: [
        "01a1fdc3-5780-7000-8000-000000000403"
      ])
    let known = "SELECT profileUid FROM stepProfile WHERE profileId = 3"
    expect(try RawDatabase.run(path, known), equals: ["01a1fdc3-5780-7000-8000-000000000403"])
    // 2026-11-21T11:06:00Z is 1795259160000 ms, in hexadecimal 1a1fdc8d5c0.
    expect(try RawDatabase.run(path, "SELECT substr(uid, 1, 15) FROM step WHERE id = 8"), equals: ["01a1fdc8-d5c0-7"])
    let step = try household.write("goals", author: 1, isShared: false, now: noon) {
      try $0.profile(1).setGoals(.default)
    }
    expect(step.step?.id, equals: 13)
    expect(try RawDatabase.run(path, "SELECT seq FROM step WHERE id = 13"), equals: ["9"])
    expect(try household.check(), equals: [])
  }

  /// The rows had other columns at the time, so neither done nor undone steps can be replayed.
  @Test func noneOfThemIsReplayed() throws {
    for profile in [1, 2] {
      expect(larderError { try household.undo(1, profile: profile, now: noon) }?.code, equals: .nothingToUndo)
      expect(larderError { try household.redo(1, profile: profile, now: noon) }?.code, equals: .nothingToRedo)
    }
  }
}
