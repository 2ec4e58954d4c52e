import Expect
import Testing

@testable import Domain

/// Parts of a line that come from meals which were logged.
@Suite struct MealSourceTests {
  /// Saturday, 21 November 2026.
  static let today = Day(year: 2026, month: 11, day: 21) ?? .first
  let reader = MealSourceReader(days: DayReader(today: today))

  private func read(_ text: String) -> (source: MealSource, used: Int)? {
    reader.read(text.split(separator: " ").map(String.init))
  }

  @Test(
    arguments: [
      ("=", nil, nil), ("again", nil, nil), ("= mon", -5, nil), ("again yesterday", -1, nil), ("= -3", -3, nil),
      ("again 18 nov", -3, nil), ("= yesterday dinner", -1, .dinner), ("same as yesterday", -1, nil),
      ("again on friday", -1, nil), ("nochmal gestern", -1, nil), ("= 2026-11-01", -20, nil),
      ("wie gestern", -1, nil), ("like yesterday", -1, nil), ("das gleiche wie gestern", -1, nil),
      ("the same as on monday", -5, nil), ("wie gestern Mittag", -1, .lunch),
    ] as [(String, Int?, Slot?)])
  func `a meal once more`(text: String, day: Int?, slot: Slot?) throws {
    let (source, used) = try require(read(text))
    expect(source, equals: .again(day: day.map { Self.today + $0 }, slot: slot))
    expect(used, equals: text.split(separator: " ").count)
  }

  @Test(
    arguments: [
      ("same as Oma", nil, nil, "Oma Gerda"), ("das Gleiche wie Lina", nil, nil, "Lina"),
      ("wie Lina", nil, nil, "Lina"),
      ("= Oma yesterday", -1, nil, "Oma Gerda"), ("same as Lina's lunch", nil, .lunch, "Lina"),
      ("wie gestern", -1, nil, nil),
    ] as [(String, Int?, Slot?, String?)])
  func `somebody else's meal`(text: String, day: Int?, slot: Slot?, person: String?) throws {
    let reader = MealSourceReader(
      WhenReader(days: DayReader(today: Self.today), people: ["Papa", "Lina", "Oma Gerda"], me: "Papa"))
    let words = text.split(separator: " ").map(String.init)
    let (source, used) = try require(reader.read(words))
    expect(source, equals: .again(day: day.map { Self.today + $0 }, slot: slot, person: person))
    expect(used, equals: words.count)
    guard case .share(let share)? = reader.read(["half", "of", "Lina's", "lunch"])?.source else {
      Issue.record("no share")
      return
    }
    expect(share.person == "Lina" && share.slot == .lunch && share.factor == 0.5)
    expect(reader.read(["half", "of", "Lina's", "pizza"]) == nil)
  }

  @Test(
    arguments: [
      ("same breakfast as yesterday", -1, .breakfast, true),
      ("das gleiche Frühstück wie gestern", -1, .breakfast, true),
      ("gleiches Abendessen wie Lina", nil, .dinner, true), ("again lunch", nil, .lunch, true),
      ("same as yesterday's lunch", -1, .lunch, false), ("= dinner", nil, .dinner, false),
      ("same as last night", -1, .dinner, false), ("wie gestern Abend", -1, .dinner, false),
    ] as [(String, Int?, Slot, Bool)])
  func `a meal that is the same meal again`(text: String, day: Int?, slot: Slot, isSame: Bool) throws {
    let reader = MealSourceReader(
      WhenReader(days: DayReader(today: Self.today), people: ["Papa", "Lina"], me: "Papa"))
    let words = text.split(separator: " ").map(String.init)
    let (source, used) = try require(reader.read(words))
    let person = text.hasSuffix("Lina") ? "Lina" : nil
    expect(source, equals: .again(day: day.map { Self.today + $0 }, slot: slot, person: person, isSameSlot: isSame))
    expect(source.slotOfBoth == (isSame ? slot : nil) && used == words.count)
  }

  @Test(
    arguments: [
      ("leftovers from last night", -1, .dinner), ("Reste von gestern", -1, nil), ("leftovers of dinner", nil, .dinner),
      ("Reste vom Mittagessen", nil, .lunch), ("the leftovers from yesterday", -1, nil),
      ("Reste von gestern Abend", -1, .dinner), ("leftovers from yesterday's lunch", -1, .lunch),
    ] as [(String, Int?, Slot?)])
  func `what is left of a meal`(text: String, day: Int?, slot: Slot?) throws {
    let (source, used) = try require(read(text))
    expect(source, equals: .share(MealShare(factor: 1, day: day.map { Self.today + $0 }, slot: slot)))
    expect(used, equals: text.split(separator: " ").count)
  }

  @Test func `too is what was logged last, but only alone`() {
    for text in ["too", "auch", "as well", "ebenfalls"] { expect(read(text)?.source, equals: .latest) }
    for text in ["too much", "auch Suppe", "leftovers", "leftover chili"] { expect(read(text) == nil) }
  }

  @Test(arguments: [
    ("usual", 1), ("usual 3", 3), ("the usual", 1), ("das übliche", 1), ("usual two", 2), ("my usual", 1),
    ("wie immer", 1), ("same as always", 1),
  ])
  func `what is usual`(text: String, number: Int) throws {
    let (source, used) = try require(read(text))
    expect(source, equals: .usual(number))
    expect(used, equals: text.split(separator: " ").count)
  }

  @Test(
    arguments: [
      ("1/3 of last dinner", 1.0 / 3, nil, .dinner), ("half of yesterday's lunch", 0.5, -1, .lunch),
      ("die Hälfte vom Abendessen gestern", 0.5, -1, .dinner), ("½ of dinner on monday", 0.5, -5, .dinner),
      ("two thirds of the last lunch", 2.0 / 3, nil, .lunch), ("50% of breakfast", 0.5, nil, .breakfast),
      ("50 % of breakfast", 0.5, nil, .breakfast), ("a quarter of my dinner yesterday", 0.25, -1, .dinner),
      ("ein Drittel vom letzten Abendessen", 1.0 / 3, nil, .dinner), ("half of last", 0.5, nil, nil),
      ("half of the last meal", 0.5, nil, nil), ("zwei Drittel vom Mittagessen gestern", 2.0 / 3, -1, .lunch),
      ("yesterday's lunch", 1, -1, .lunch), ("last dinner", 1, nil, .dinner), ("2 of last dinner", 2, nil, .dinner),
      ("0.5 of gestern Abend", 0.5, -1, .dinner), ("twice last lunch", 2, nil, .lunch),
    ] as [(String, Double, Int?, Slot?)])
  func `a part of a meal`(text: String, factor: Double, day: Int?, slot: Slot?) throws {
    let (source, used) = try require(read(text))
    guard case .share(let share) = source else {
      Issue.record("\(source)")
      return
    }
    expect(abs(share.factor - factor) < 1e-12)
    expect(share.day, equals: day.map { Self.today + $0 })
    expect(share.slot, equals: slot)
    expect(used, equals: text.split(separator: " ").count)
  }

  @Test(
    arguments: [
      "half a banana", "1/3 cup milk", "2 eggs", "half of a pizza", "dinner", "breakfast burrito", "lunch meat",
      "usually",
      "half dinner roll", "a quarter pounder", "third", "half", "½", "yesterday", "0 of last dinner",
      "11 of last dinner", "",
    ])
  func `foods are no meals`(text: String) {
    if let (_, used) = read(text) { expect(used < text.split(separator: " ").count, "\(text)") }
  }

  @Test func `what parts items elsewhere may stand in a meal's name`() throws {
    let list = ItemListReader(sources: reader)
    expect(try list.read("half of lunch on monday").map(\.source).count, equals: 1)
    let items = try list.read("half of lunch on monday and a banana, = mon on toast")
    expect(items.map { $0.source != nil }, equals: [true, false, true, false])
  }

  /// The day and slot that the words at the end give, after a meal whose own day does not count.
  @Test(
    arguments: [
      ("1/3 of last dinner for lunch", "1/3 of last dinner", .lunch, nil),
      ("half of lunch on monday", nil, nil, nil), ("half of lunch on monday and a banana", nil, nil, nil),
      ("a banana, half of dinner yesterday", nil, nil, nil), ("half of dinner yesterday", nil, nil, nil),
      ("again for lunch", "again", .lunch, nil), ("= mon for breakfast yesterday", "= mon", .breakfast, -1),
      ("a banana and = yesterday", nil, nil, nil), ("2 eggs yesterday", "2 eggs", nil, -1),
    ] as [(String, String?, Slot?, Int?)])
  func `a meal's day is not when it is logged`(text: String, items: String?, slot: Slot?, day: Int?) {
    let found = WhenReader(days: DayReader(today: Self.today)).trailing(in: text)
    expect(found?.items, equals: items)
    expect(found?.when.slot, equals: slot)
    expect(found?.when.day, equals: day.map { Self.today + $0 })
  }
}
