import Domain
import Exchange
import Expect
import TestSupport
import Testing

@Suite struct MealLogReaderTests {
  private static func read(_ file: ImportFile, _ kind: MealLogKind, order: DateOrder? = nil) throws
    -> (items: [ImportedMealItem], refused: [RefusedRecord], reader: MealLogReader)
  {
    let reader = try MealLogReader(file, kind: kind, order: order)
    var items: [ImportedMealItem] = []
    var refused: [RefusedRecord] = []
    while let record = try reader.next() {
      switch record {
      case .item(let item): items.append(item)
      case .refused(let record): refused.append(record)
      }
    }
    return (items, refused, reader)
  }

  @Test func readsMyFitnessPalsSums() throws {
    let (items, refused, reader) = try Self.read(try Fixture.file("myfitnesspal.csv"), .myFitnessPal)
    expect(reader.isSummary)
    expect(items.map(\.name), equals: ["Breakfast, all of it", "Dinner, all of it"])
    expect(items.map(\.slot), equals: [.breakfast, .dinner])
    expect(items.map(\.day.iso), equals: ["2026-09-28", "2026-09-28"])
    expect(
      items[1].nutrients,
      equals: PartialNutrients(
        calories: 1000, protein: 90, carbohydrates: 90, fat: 30, saturatedFat: 8, sugar: nil, fiber: 10, sodium: 1900)
    )
    expect(items[1].note, equals: "late meal")
    expect(refused.map(\.reason), equals: ["`2026-09-31` is not a date"])
  }

  @Test func readsCronometersServings() throws {
    let (items, refused, reader) = try Self.read(try Fixture.file("cronometer-servings.csv"), .cronometer)
    expect(!reader.isSummary && refused.isEmpty)
    expect(items.map(\.name), equals: ["Oats, rolled", "Water", "Chili"])
    expect(items.map(\.minute), equals: [450, 1385, nil])
    expect(items.map(\.slot), equals: [.breakfast, nil, .dinner])
    expect(items.map(\.amountText), equals: ["80 g", "8.00 fl oz", "1.00 full recipe"])
    expect(items[0].grams == 80 && items[2].grams == nil)
    // A fluid ounce of the United States is 29.5735 ml.
    expect(abs((items[1].grams ?? 0) - 236.588) < 0.001)
    expect(items[0].nutrients, equals: PartialNutrients(calories: 300.8, protein: 10.6, carbohydrates: 54, fat: 5.2))
    // Its protein is not known: 4 x 38.04 + 9 x 6.44 leave 81 of 291 kcal open. The energy stays known.
    expect(items[2].nutrients[.protein] == nil && items[2].nutrients.calories == 291.49)
  }

  @Test func readsCronometersOldForm() throws {
    let (items, _, _) = try Self.read(try Fixture.file("cronometer-old.csv"), .cronometer)
    let peaches = try require(items.first)
    expect(peaches.day, equals: Day(year: 2012, month: 9, day: 10))
    expect(peaches.slot == nil && peaches.grams == nil)
    expect(peaches.amountText, equals: "2.00 medium (2-2/3\" dia)")
    expect(
      peaches.nutrients,
      equals: PartialNutrients(
        calories: 117, protein: 2.73, carbohydrates: 28.62, fat: 0.75, saturatedFat: 0.06, sugar: 25.17, fiber: 4.5))
  }

  @Test func readsLoseIt() throws {
    let (items, refused, reader) = try Self.read(try Fixture.file("loseit.csv"), .loseIt)
    expect(reader.dateOrder, equals: .monthFirst)
    expect(items.map(\.day.iso), equals: ["2026-06-12", "2026-06-13"])
    expect(items.map(\.amountText), equals: ["1 cup", "1,250 Grams"])
    expect(items.map(\.grams), equals: [nil, 1250])
    expect(items[1].nutrients.calories, equals: 1625)
    expect(items[1].nutrients[.sugar], equals: nil)
    expect(refused.map(\.reason), equals: ["exercise is not eaten"])
  }

  @Test(
    arguments: [
      (["28.09.2026", "01.02.2026"], nil, ["2026-09-28", "2026-02-01"]),
      (["9/28/2026", "2/1/2026"], nil, ["2026-09-28", "2026-02-01"]),
      (["28/9/2026", "1/2/2026"], nil, ["2026-09-28", "2026-02-01"]),
      (["1/2/2026"], DateOrder.dayFirst, ["2026-02-01"]), (["1/2/26"], .monthFirst, ["2026-01-02"]),
      (["2026-9-8", "2026/10/1"], nil, ["2026-09-08", "2026-10-01"]), (["3/3/2026"], nil, ["2026-03-03"]),
      (["2026-09-28 07:30", "2026-09-28T19:00:00"], nil, ["2026-09-28", "2026-09-28"]),
    ] as [([String], DateOrder?, [String])])
  func readsDates(dates: [String], order: DateOrder?, days: [String]) throws {
    let folder = try TemporaryFolder()
    let text = "Date,Meal,Calories\n" + dates.map { "\($0),Lunch,100\n" }.joined()
    let (items, refused, _) = try Self.read(
      try ImportFile(path: try folder.write(text, to: "m.csv")), .myFitnessPal, order: order)
    expect(items.map(\.day.iso), equals: days)
    expect(refused.isEmpty)
  }

  @Test(arguments: [
    (["1/2/2026", "3/4/2026"], ErrorCode.doubtful), (["13/2/2026", "2/13/2026"], .badFile),
  ])
  func asksForTheOrderThatAFileDoesNotShow(dates: [String], code: ErrorCode) throws {
    let folder = try TemporaryFolder()
    let text = "Date,Meal,Calories\n" + dates.map { "\($0),Lunch,100\n" }.joined()
    let path = try folder.write(text, to: "m.csv")
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try MealLogReader(try ImportFile(path: path), kind: .myFitnessPal) }
    }
    expect(error?.code, equals: code)
  }

  @Test(arguments: MealLogKind.allCases)
  func anotherProgramsFileIsNamed(kind: MealLogKind) throws {
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try MealLogReader(try Fixture.file("foods-de.csv"), kind: kind) }
    }
    expect(error?.code, equals: .badFile)
    expect(error?.message.contains(kind.name) ?? false)
  }

  @Test func wildNumbersAreRefused() throws {
    let folder = try TemporaryFolder()
    let text =
      "Date,Meal,Calories,Protein (g)\n"
      + ["1e308,1", "-5,1", "nan,1", "x,1", "200000,1", "5,9e99"]
      .map { "2026-01-01,Lunch,\($0)\n" }.joined()
    let (items, refused, _) = try Self.read(try ImportFile(path: try folder.write(text, to: "m.csv")), .myFitnessPal)
    // Only the row whose energy is unknown (`nan`) is kept: protein alone is enough.
    expect(items.map(\.line), equals: [4])
    expect(items.first?.nutrients.calories, equals: nil)
    expect(refused.count, equals: 5)
  }

  /// The programs export several tables together: the log is found among them.
  @Test func findsTheLogInAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Date,Exercise,Calories\n2026-01-01,Run,300\n", to: "Exercise-Summary.csv")
    try folder.write("Date,Meal,Calories\n2026-01-01,Lunch,500\n", to: "Nutrition-Summary.csv")
    let (items, _, _) = try Self.read(try ImportFile(path: folder.path), .myFitnessPal)
    expect(items.map(\.name), equals: ["Lunch, all of it"])
  }
}
