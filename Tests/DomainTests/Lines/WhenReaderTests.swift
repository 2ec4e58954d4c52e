import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("When: the words after @")
struct WhenReaderTests {
  /// Saturday, 21 November 2026.
  static let today = Day(iso: "2026-11-21") ?? Day(number: 0)
  static let reader = WhenReader(days: DayReader(today: today), people: ["Mom", "Dad", "Aunt May"])

  /// `lunch 2026-11-20 13:30 Mom`.
  static func told(_ when: WhenPhrase) -> String {
    ([when.slot?.rawValue, when.day?.iso, when.minuteOfDay.map(Moment.clock)].compactMap { $0 } + when.people)
      .joined(separator: " ")
  }

  @Test(
    "Slots",
    arguments: [
      ("b", Slot.breakfast), ("l", .lunch), ("d", .dinner), ("s", .snack), ("BREAK", .breakfast), ("lunch", .lunch),
      ("snacks", .snack), ("Frühstück", .breakfast), ("Fruehstueck", .breakfast), ("frühst", .breakfast),
      ("Mittag", .lunch),
      ("Mittagessen", .lunch), ("Abend", .dinner), ("ABENDESSEN", .dinner), ("Zwischenmahlzeit", .snack),
    ])
  func slots(_ word: String, _ slot: Slot) { expect(Slot.read(word), equals: slot) }

  @Test("No slots", arguments: ["", "x", "mit", "mitt", "mon", "lunchtime", "bb", "f", "\u{0}"])
  func noSlots(_ word: String) { expect(Slot.read(word), equals: nil) }

  @Test(
    "The first @ that starts a word ends the items",
    arguments: [
      ("2 eggs @lunch", "2 eggs", "lunch"), ("2 eggs @ lunch @yesterday", "2 eggs", " lunch @yesterday"),
      ("\"a @b\" c @d", "\"a @b\" c", "d"), (#""5\" @b" c @d"#, #""5\" @b" c"#, "d"),
      (#"5\" @a" @d"#, #"5\" @a""#, "d"), ("@lunch", "", "lunch"), ("eggs @", "eggs", ""),
    ])
  func splits(_ text: String, _ items: String, _ when: String) {
    let split = splitAtSign(text)
    expect(split.items, equals: items)
    expect(split.when, equals: when)
  }

  @Test func splitsNothing() {
    expect(splitAtSign("me@home eggs").when, equals: nil)
    expect(splitAtSign("me@home eggs").items, equals: "me@home eggs")
  }

  @Test(arguments: [
    ("lunch", "lunch"), ("yesterday", "2026-11-20"), ("13:30", "13:30"), ("lunch @yesterday", "lunch 2026-11-20"),
    ("@13:30 mon", "2026-11-16 13:30"), ("3 days ago dinner 19:05", "dinner 2026-11-18 19:05"),
    ("Frühstück gestern", "breakfast 2026-11-20"), ("mo b", "breakfast 2026-11-16"),
    ("this morning", "breakfast 2026-11-21"), ("gestern früh", "breakfast 2026-11-20"),
    ("lunch@-1", "lunch 2026-11-20"),
    ("7:05am", "07:05"), ("12am", "00:00"), ("12:30pm", "12:30"), ("13:30 Uhr", "13:30"), ("0:00", "00:00"),
    ("for lunch on monday", "lunch 2026-11-16"), ("lunch, 20 nov", "lunch 2026-11-20"),
    ("mom dad dinner", "dinner Mom Dad"), ("aunt may, l", "lunch Aunt May"), ("mon Mom", "2026-11-16 Mom"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    expect(Self.told(try Self.reader.read(text)), equals: expected)
  }

  @Test(
    "What it does not understand is named and placed",
    arguments: [
      ("lnuch", ErrorCode.badValue, "lnuch", "lunch"), ("lunch yesturday", .badValue, "yesturday", "yesterday"),
      ("25:00", .badTime, "25:00", nil), ("lunch 13:60", .badTime, "13:60", nil), ("13:3", .badTime, "13:3", nil),
      ("31.02.", .badDay, "31.02.", nil), ("dinner 30 feb", .badDay, "30 feb", nil), ("1.5.7", .badDay, "1.5.7", nil),
      ("lunch dinner", .badValue, "dinner", nil), ("mon tue", .badValue, "tue", nil),
      ("9:00 10:00", .badValue, "10:00", nil),
      ("Mom mom", .badValue, "mom", nil), ("Dda", .badValue, "Dda", "Dad"), ("for", .badValue, "for", nil),
      ("\u{1B}[2J", .badValue, "\u{1B}[2J", nil),
    ] as [(String, ErrorCode, String, String?)])
  func refuses(_ text: String, _ code: ErrorCode, _ word: String, _ meant: String?) throws {
    let error = try #require(throws: LarderError.self) { try Self.reader.read(text) }
    expect(error.code, equals: code)
    let place = try require(error.location)
    expect(String(Array(place.text)[place.range]), equals: word)
    if let meant { expect(error.candidates, equals: [meant]) }
  }

  @Test("A word that is slot and day is asked back")
  func ambiguous() {
    let error = #expect(throws: LarderError.self) { try Self.reader.read("di") }
    expect(error?.candidates, equals: ["dinner", "tuesday"])
    #expect(throws: LarderError.self) { try Self.reader.read("  ") }
  }

  @Test("A place in the words after @ can be carried over to the whole line")
  func carriesPlaces() throws {
    let line = "2 eggs @lunch foo"
    let when = try require(splitAtSign(line).when)
    let error = try #require(throws: LarderError.self) { try Self.reader.read(when) }
    let place = try require(error.placed(in: line, at: line.count - when.count).location)
    expect(place, equals: LarderError.Location(text: line, range: 14..<17))
  }

  /// An hour without `am` or `pm` goes by the meal, or by the clock: today it is the last such hour that is past.
  @Test(
    arguments: [
      ("at 7", 21 * 60, "19:00"), ("at 7", 14 * 60, "07:00"), ("at 7 yesterday", 14 * 60, "2026-11-20 07:00"),
      ("at 3 yesterday", 14 * 60, "2026-11-20 15:00"), ("um 7 Uhr", 21 * 60, "07:00"), ("at 10am", 23 * 60, "10:00"),
    ])
  func `an hour that may be before or after noon`(text: String, now: Int, expected: String) throws {
    let when = try require(Self.reader.trailing(in: "soup " + text)).when
    expect(Self.told(when.settled(today: Self.today, now: now, dayStart: 240)), equals: expected)
  }

  @Test func `an hour after the sign goes by the meal`() throws {
    expect(
      Self.told(try Self.reader.read("dinner 7").settled(today: Self.today, now: 720, dayStart: 240)),
      equals: "dinner 19:00")
    expect(Self.told(try Self.reader.read("4 pm")), equals: "16:00")
  }

  /// What is said before the sign and after it is put together, unless it differs.
  @Test func `two parts of a line`() throws {
    let (first, second) = (
      WhenPhrase(day: Self.today, people: ["Mom"]), WhenPhrase(slot: .lunch, people: ["Mom", "Dad"])
    )
    expect(Self.told(try first.joined(with: second)), equals: "lunch 2026-11-21 Mom Dad")
    #expect(throws: LarderError.self) { try WhenPhrase(slot: .lunch).joined(with: WhenPhrase(slot: .dinner)) }
    #expect(throws: LarderError.self) { try first.joined(with: WhenPhrase(day: Self.today - 1)) }
    #expect(throws: LarderError.self) { try WhenPhrase(minuteOfDay: 60).joined(with: WhenPhrase(minuteOfDay: 61)) }
  }

  /// A word before a meal's name that is almost a day or a profile is a slip; the meal would go to the wrong one.
  @Test(
    arguments: [
      ("yesterdy lunch: soup", ErrorCode.badValue), ("Oma lunch: soup", .badValue), ("Mum lunch: soup", .badValue),
      ("she had soup", .unknownProfile), ("the kids ate toast", .unknownProfile),
    ])
  func `whose meal, or when, is misspelled`(text: String, code: ErrorCode) throws {
    expect(try #require(throws: LarderError.self) { try Self.reader.leading(in: text) }.code, equals: code)
  }

  /// The day of what is left over is not that of the meal.
  @Test(arguments: [("pizza from yesterday for lunch", "pizza from yesterday", "lunch")])
  func `a day behind from`(text: String, items: String, expected: String) throws {
    let found = try require(Self.reader.trailing(in: text))
    expect(found.items == items && Self.told(found.when) == expected)
    expect(Self.reader.trailing(in: "soup from lunch yesterday") == nil)
  }

  /// Between midnight and the start of the day, the last night is that of the day which is still going on.
  @Test func `last night, past midnight`() throws {
    let reader = WhenReader(days: DayReader(today: Self.today, isPastMidnight: true))
    expect(Self.told(try require(reader.trailing(in: "pizza last night")).when), equals: "dinner 2026-11-21")
  }

  @Test func `places are known only where something was eaten`() throws {
    expect(try Self.reader.read("lunch work", knowsPlaces: true), equals: WhenPhrase(slot: .lunch))
    #expect(throws: LarderError.self) { try Self.reader.read("lunch work") }
  }

  @Test("Profiles may not bear such words")
  func reserves() {
    for name in ["Lunch", "Mo", "today", "B", "8am", "Sun Li"] { expect(Self.reader.reserves(name), "\(name)") }
    for name in ["Mom", "Dad", "Zoë", "May", "Sam", "Don", ""] { expect(!Self.reader.reserves(name), "\(name)") }
  }

  @Test(
    "Plain words at the end do too where they can mean nothing else",
    arguments: [
      ("2 eggs for lunch yesterday", "2 eggs", "lunch 2026-11-20"), ("Brot gestern", "Brot", "2026-11-20"),
      ("Brot zum Frühstück", "Brot", "breakfast"), ("eggs on monday", "eggs", "2026-11-16"),
      ("eggs, 3 days ago", "eggs", "2026-11-18"), ("eggs gestern Mittag", "eggs", "lunch 2026-11-20"),
      ("eggs at 8am", "eggs", "08:00"), ("eggs 13:30 Uhr", "eggs", "13:30"), ("eggs 20.11.", "eggs", "2026-11-20"),
      ("eggs as a snack", "eggs", "snack"), ("yesterday", "", "2026-11-20"),
      ("2 eggs for lunch on monday at 13:30 Uhr", "2 eggs", "lunch 2026-11-16 13:30"),
      ("porridge this morning", "porridge", "breakfast 2026-11-21"), ("pizza last night", "pizza", "dinner 2026-11-20"),
      ("Müsli heute früh", "Müsli", "breakfast 2026-11-21"), ("Müsli heute morgen", "Müsli", "breakfast 2026-11-21"),
      ("Suppe am Abend", "Suppe", "dinner"), ("soup tonight", "soup", "dinner 2026-11-21"),
      ("Suppe Mi Abend", "Suppe", "dinner 2026-11-18"), ("soup tue night", "soup", "dinner 2026-11-17"),
      ("Suppe (abends)", "Suppe", "dinner"), ("pizza (lunch)", "pizza", "lunch"), ("eggs 8am", "eggs", "08:00"),
      ("Suppe um 7 abends", "Suppe", "dinner 19:00"), ("Müsli um 8", "Müsli", "08:00"),
      ("cake in the afternoon", "cake", "snack"), ("Kaffee 7.30 Uhr", "Kaffee", "07:30"),
      ("soup around 4 pm", "soup", "16:00"), ("soup at 7 pm", "soup", "19:00"), ("soup at 7", "soup", "07:00"),
      ("jam this morning at 7", "jam", "breakfast 2026-11-21 07:00"), ("soup for dinner at 7", "soup", "dinner 19:00"),
      ("pizza for all of us", "pizza", "Mom Dad Aunt May"), ("pizza for the whole family", "pizza", "Mom Dad Aunt May"),
    ])
  func trailing(_ text: String, _ items: String, _ expected: String) throws {
    let found = try require(Self.reader.trailing(in: text))
    expect(found.items, equals: items)
    expect(Self.told(found.when), equals: expected)
  }

  /// Each meal leaves spaces behind, so that errors can point to the rest of the line.
  @Test(arguments: [
    ("2 eggs for breakfast, toast", "2 eggs , toast", "breakfast"),
    ("eggs for lunch and toast", "eggs and toast", "lunch"),
    ("Brot zum Frühstück und Kaffee", "Brot und Kaffee", "breakfast"),
    ("oats for breakfast 50 g", "oats 50 g", "breakfast"), ("cake as a snack and tea", "cake and tea", "snack"),
    ("toast for lunch (2 slices) with jam", "toast (2 slices) with jam", "lunch"),
  ])
  func aMealBehindOneItemIsThatOfAll(_ text: String, _ items: String, _ expected: String) throws {
    let found = try require(Self.reader.trailing(in: text))
    expect(found.items.split(separator: " ").joined(separator: " "), equals: items)
    expect(Self.told(found.when), equals: expected)
  }

  @Test(
    "Words at the start say when, too",
    arguments: [
      ("Abendbrot: 2 Brötchen", "2 Brötchen", "dinner"), ("lunch @ work: soup", "soup", "lunch"),
      ("late breakfast: eggs", "eggs", "breakfast"), ("abends Suppe", "Suppe", "dinner"),
      ("for lunch a salad", "a salad", "lunch"), ("heute Mittag Pizza", "Pizza", "lunch 2026-11-21"),
      ("dinner - salmon", "salmon", "dinner"), ("zum Frühstück Müsli", "Müsli", "breakfast"),
      ("no breakfast. lunch: soup", "soup", "lunch"), ("gestern Suppe", "Suppe", "2026-11-20"),
      ("yesterday breakfast burrito", "breakfast burrito", "2026-11-20"),
      ("gestern Mittag Suppe", "Suppe", "lunch 2026-11-20"), ("3am toast", "toast", "03:00"),
      ("8 Uhr Kaffee", "Kaffee", "08:00"), ("um 8 Kaffee", "Kaffee", "08:00"), ("7:30 porridge", "porridge", "07:30"),
      ("this morning porridge", "porridge", "breakfast 2026-11-21"),
      ("heute früh 2 Eier", "2 Eier", "breakfast 2026-11-21"),
      ("last night pizza", "pizza", "dinner 2026-11-20"), ("am Mittwoch Suppe", "Suppe", "2026-11-18"),
      ("Mi Abend Suppe", "Suppe", "dinner 2026-11-18"), ("school lunch: pizza", "pizza", "lunch"),
      ("lunch 2 eggs", "2 eggs", "lunch"), ("dinner was pizza", "pizza", "dinner"),
      ("for Mom: a pear", "a pear", "Mom"), ("Mom: 2 eggs", "2 eggs", "Mom"), ("Aunt May had soup", "soup", "Aunt May"),
      ("Mom and Dad had soup", "soup", "Mom Dad"), ("we all had pizza", "pizza", "Mom Dad Aunt May"),
      ("für Mom 2 Eier", "2 Eier", "Mom"), ("yesterday Dad had soup", "soup", "2026-11-20 Dad"),
      ("Dad: gestern Abend Suppe", "Suppe", "dinner 2026-11-20 Dad"),
      ("monday late lunch: soup", "soup", "lunch 2026-11-16"),
      ("late lunch yesterday: soup", "soup", "lunch 2026-11-20"),
      ("gestern spätes Frühstück: 2 Eier", "2 Eier", "breakfast 2026-11-20"),
      ("Mom late lunch: soup", "soup", "lunch Mom"),
      ("Mom's lunch: soup", "soup", "lunch Mom"), ("Christmas dinner: soup", "soup", "dinner"),
      ("lunch 12:30 2 eggs", "2 eggs", "lunch 12:30"), ("dinner 7pm pizza", "pizza", "dinner 19:00"),
      ("yesterday lunch 2 eggs", "2 eggs", "lunch 2026-11-20"),
      ("yesterday dinner was pizza", "pizza", "dinner 2026-11-20"),
      ("@wed soup", "soup", "2026-11-18"), ("@wed 2 eggs", "2 eggs", "2026-11-18"), ("@Mom soup", "soup", "Mom"),
      ("@wed dinner soup", "soup", "dinner 2026-11-18"), ("@Mom @mon @13:30 soup", "soup", "2026-11-16 13:30 Mom"),
      ("@20 nov soup", "soup", "2026-11-20"), ("@wed breakfast burrito", "breakfast burrito", "2026-11-18"),
      ("@wed dinner rolls", "dinner rolls", "2026-11-18"), ("@Mom Sunday roast", "Sunday roast", "Mom"),
      ("@lunch mi goreng", "mi goreng", "lunch"), ("@Mom sun dried tomatoes", "sun dried tomatoes", "Mom"),
      ("@Mom mon dinner soup", "soup", "dinner 2026-11-16 Mom"), ("@Mom mon soup", "soup", "2026-11-16 Mom"),
      ("@wed dinner pizza", "pizza", "dinner 2026-11-18"), ("@Mom sunday soup", "soup", "2026-11-15 Mom"),
      // A meal that is repeated behind names is theirs.
      ("Mom and Dad same as yesterday", "same as yesterday", "Mom Dad"), ("Mom too", "too", "Mom"),
      ("Aunt May auch", "auch", "Aunt May"), ("Mom leftovers from last night", "leftovers from last night", "Mom"),
    ])
  func leading(_ text: String, _ items: String, _ expected: String) throws {
    let found = try require(try Self.reader.leading(in: text))
    expect(found.items.drop(while: \.isWhitespace) == items && found.items.count == text.count)
    expect(Self.told(found.when), equals: expected)
  }

  /// A dish that is named after a meal or a day is food.
  @Test(arguments: [
    "dinner roll", "breakfast burrito", "Sunday roast", "lunch", "fry up: 2 eggs", "snack pot", "at 2 eggs", "2 eggs",
    "8 eggs", "mi goreng", "night snack", "morning roll", "so good bar", "@wed", "@soup", "@soup 2 eggs",
  ])
  func aFoodBegins(_ text: String) throws { expect(try Self.reader.leading(in: text) == nil) }

  private static let family = WhenReader(
    days: DayReader(today: today), people: ["Sabine", "Thomas", "Max", "Oma Grete"], me: "Sabine")

  @Test(
    "People after `for`, whole names or only beginnings, everybody and me",
    arguments: [
      ("2 eggs for Max", "2 eggs", "Max"), ("2 eggs für sab", "2 eggs", "Sabine"),
      ("2 eggs for max and thomas", "2 eggs", "Max Thomas"),
      ("2 eggs for max, thomas und me", "2 eggs", "Max Thomas Sabine"),
      ("2 eggs for max thomas", "2 eggs", "Max Thomas"), ("Suppe für die Oma Grete", "Suppe", "Oma Grete"),
      ("soup for all", "soup", "Sabine Thomas Max Oma Grete"),
      ("Suppe für alle", "Suppe", "Sabine Thomas Max Oma Grete"),
      ("soup for oma grete yesterday", "soup", "2026-11-20 Oma Grete"),
      ("soup for dinner for everyone", "soup", "dinner Sabine Thomas Max Oma Grete"),
      ("soup for everyone for dinner", "soup", "dinner Sabine Thomas Max Oma Grete"),
    ])
  func people(_ text: String, _ items: String, _ expected: String) throws {
    let found = try require(Self.family.trailing(in: text))
    expect(found.items, equals: items)
    expect(Self.told(found.when), equals: expected)
  }

  @Test(
    "After @, all is everybody once",
    arguments: [
      ("all", "Sabine Thomas Max Oma Grete"), ("max all", "Max Sabine Thomas Oma Grete"),
      ("all max", "Sabine Thomas Max Oma Grete"), ("max max", ""), ("me and", ""),
      ("dinner @me @max", "dinner Sabine Max"), ("everyone lunch", "lunch Sabine Thomas Max Oma Grete"),
    ])
  func everybody(_ text: String, _ expected: String) {
    expect((try? Self.family.read(text)).map(Self.told) ?? "", equals: expected)
  }

  @Test(
    "Nobody is meant by other words",
    arguments: ["soup for two", "soup for coffee", "toast max", "soup for", "tea for max cheese"])
  func nobody(_ text: String) { expect(Self.family.trailing(in: text) == nil) }

  @Test(
    "Somebody who is no profile",
    arguments: [
      ("2 eggs for Maks", "Maks Max"), ("2 eggs for thomsa", "thomsa Thomas"), ("soup for the kids", "kids -"),
      ("soup for grandma", "grandma -"), ("soup for two", "-"), ("soup for later", "-"), ("for dad", "-"),
      ("soup", "-"),
    ])
  func stranger(_ text: String, _ expected: String) {
    let found = Self.family.stranger(in: text)
    expect(found.map { "\($0.name) \($0.nearest ?? "-")" } ?? "-", equals: expected)
    expect(WhenReader(days: DayReader(today: Self.today), people: ["Max"]).stranger(in: text) == nil)
  }

  @Test(
    "A person at the end of a command's words",
    arguments: [
      ("thomas", "Thomas 0"), ("last thomas", "Thomas 1"), ("20 nov oma grete", "Oma Grete 2"), ("me", "Sabine 0"),
      ("all", "-"), ("yesterday", "-"), ("thomas yesterday", "-"),
    ])
  func lastPerson(_ text: String, _ expected: String) {
    let found = Self.family.lastPerson(in: text.split(separator: " ").map(String.init))
    expect(found.map { "\($0.name) \($0.before)" } ?? "-", equals: expected)
  }

  @Test(
    "Words that may be a food's stay",
    arguments: [
      "TV dinner", "fruit snack", "sun", "milk 1.5", "eggs 2", "eggs -3", "rice for dinner \"yesterday\"", "juice on",
      "", "8am",
      "TV dinner lunch", "lasagne from yesterday", "Lasagne von gestern", "soup (hot)", "pizza (2)",
    ])
  func staysFood(_ text: String) {
    expect(Self.reader.trailing(in: text) == nil)
  }

  @Test("Garbage is read or refused, never a crash")
  func garbage() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let text = random.garbage(pieces: Int.random(in: 0..<12, using: &random))
      _ = try? Self.reader.read(text)
      _ = try? Self.reader.days.day(text)
      _ = try? Self.reader.days.weekDay(text)
      _ = Self.reader.trailing(in: text)
      let split = splitAtSign(text)
      expect(text.hasPrefix(split.items), "seed \(seed)")
    }
  }
}
