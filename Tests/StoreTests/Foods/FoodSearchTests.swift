import Domain
import Expect
import Store
import TestSupport
import Testing

@Suite struct FoodSearchTests {
  let folder: TemporaryFolder
  let household: Household

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: folder.file("larder.db"))
    household = try Household.open(at: folder.file("larder.db"), now: noon)
    try household.change { write in
      // Names that no food of the starter bank has.
      for name in ["zorbel fillet", "zorbel soup", "zorback", "zucchetti", "quorn mince"] {
        var food = Food.sample(name)
        food.aliases = name == "zorbel fillet" ? ["pike-perch", "Zorbelfilet"] : []
        try write.foods.insert(food)
      }
    }
  }

  private func candidates(_ query: String, _ limit: Int = 10) throws -> [String] {
    try household.read { try $0.foods.candidates(for: query, limit: limit).map(\.name) }
  }

  private func completions(_ prefix: String, profile: Int? = nil, limit: Int = 10) throws -> [String] {
    try household.read { try $0.foods.completions(prefix: prefix, profile: profile, limit: limit) }
  }

  @Test(arguments: [
    ("zorbel soup", "zorbel soup"), ("soup of zorbel", "zorbel soup"), ("ZORBEL F", "zorbel fillet"),
    ("pike perch", "zorbel fillet"), ("zorbck", "zorback"), ("zrorback", "zorback"), ("quron mince", "quorn mince"),
    ("quorrn", "quorn mince"),
    ("zuchetti", "zucchetti"), ("fillets, zorbel", "zorbel fillet"),
  ]) func theFoodThatIsMeantIsFirst(_ query: String, _ name: String) throws {
    let found = try household.read { try $0.foods.find(query, limit: 10) }
    expect(found.matches(limit: 1).first?.food.name, equals: name)
  }

  @Test(arguments: [
    "", " ", "\"", "\" OR \"", "*", "zorbel*", "NEAR(a b)", "words:zorbel", "-zorbel", "(", "a AND", "\u{0}", "'; DROP",
    "^z", "🥣",
    String(repeating: "z", count: 100_000), String(repeating: "z ", count: 50_000),
    String(repeating: "\u{301}", count: 10_000),
  ]) func noQueryIsAMistake(_ query: String) throws {
    expect(try candidates(query).count <= 10)
    expect(try completions(query).count <= 10)
    expect(try household.read { try !$0.foods.hasName(query) })
  }

  @Test func aSpellingIsTheNameWithItsCommas() throws {
    try household.change { try $0.foods.insert(.sample("Salmon, smoked")) }
    for (text, isSpelled) in [
      ("Salmon, smoked", true), ("salmon, SMOKED", true), ("the Salmon, smoked", true), ("Salmon smoked", false),
      ("smoked, salmon", false), ("", false),
    ] {
      expect(try household.read { try $0.foods.hasSpelling(text) }, equals: isSpelled, "`\(text)`")
    }
  }

  @Test func aMisspelledWordIsFoundThoughManyFoodsHaveTheOther() throws {
    try household.change { write in
      for name in "abcdefghijkl".map({ "z\($0)bbel mince" }) + ["zwarvel mince out of the freezer"] {
        var food = Food.sample(name)
        food.aliases = []
        try write.foods.insert(food)
      }
    }
    // Twelve shorter names hold `mince`, and at most ten come.
    expect(try candidates("zwravel mince").contains("zwarvel mince out of the freezer"))
  }

  @Test func atMostTheLimitComes() throws {
    expect(try candidates("e", 3).count, equals: 3)
    expect(try candidates("zorbel", 1).count, equals: 1)
    expect(try candidates("zorbel", 0), equals: [])
    expect(try completions("e", limit: 3).count, equals: 3)
    expect(try completions("e", limit: 0), equals: [])
  }

  @Test func namesAreCompletedByAnyWord() throws {
    expect(Set(try completions("zorbel")), equals: ["zorbel fillet", "Zorbelfilet", "zorbel soup"])
    expect(try completions("per").contains("pike-perch"))
    expect(try completions("zorbel so"), equals: ["zorbel soup"])
    expect(try completions("qq"), equals: [])
  }

  @Test func whatIsEatenOftenIsCompletedFirst() throws {
    let anna = try household.adding("Anna")
    expect(try completions("zor", profile: anna).first, equals: "zorback")
    try household.change { write in
      let foods = try write.reading.foods.candidates(for: "zorbel soup", limit: 1)
      for _ in 0..<2 { try write.profile(anna).insert(.sample(foods.map { .sample($0) })) }
      let other = try write.reading.foods.candidates(for: "zorback", limit: 1)
      try write.profile(anna).insert(.sample(other.map { .sample($0) }))
    }
    expect(try completions("zor", profile: anna, limit: 3), equals: ["zorbel soup", "zorback", "zorbel fillet"])
    expect(try completions("", profile: anna), equals: ["zorbel soup", "zorback"])
    expect(try completions("zor").first, equals: "zorback")
  }

  @Test func theIndexFollowsEditsUndoAndRedo() throws {
    let food = try require(try household.read { try $0.foods.candidates(for: "quorn", limit: 1).first })
    var edited = food
    edited.name = "mycoprotein"
    edited.aliases = ["fusarium"]
    let renamed = edited
    try household.change { try $0.foods.update(renamed) }
    expect(try candidates("fusarium").first, equals: "mycoprotein")
    expect(try candidates("quorn mince").first != "quorn mince")
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try candidates("quorn").first, equals: "quorn mince")
    expect(try candidates("fusarium").first != "mycoprotein")
    _ = try household.redo(1, profile: nil, now: noon)
    expect(try candidates("mycoprotein").first, equals: "mycoprotein")
    expect(try household.check(), equals: [])
  }
}
