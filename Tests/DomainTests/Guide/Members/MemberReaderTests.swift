import Expect
import Testing

@testable import Domain

/// How numbers and words of a member are read, and what is refused.
@Suite struct MemberReaderTests {
  @Test(
    arguments: [
      ("8", 8.0), (" 8 ", 8), ("2,5", 2.5), ("2.5", 2.5), ("0,625", 0.625), ("8 years", 8), ("8y", 8), ("1 year", 1),
      ("8 yrs", 8), ("8 Jahre", 8), ("7 months", 7.0 / 12), ("7m", 7.0 / 12), ("7 mo", 7.0 / 12), ("18 MONTHS", 1.5),
      ("3 Monate", 0.25), ("0", 0), ("110", 110), ("0008", 8),
    ] as [(String, Double)])
  func agesAreYears(text: String, expected: Double) throws {
    expect(abs(try MemberReader.age(text) - expected) < 1e-12)
  }

  @Test(
    arguments: [
      ("82", 82.0), ("82 kg", 82), ("82kg", 82), ("82,5", 82.5), ("64.5 KG", 64.5), ("64 kilos", 64),
      // The pound is 0.45359237 kg: 180 × 0.45359237 = 81.6466266.
      ("180 lb", 81.646_626_6), ("180lbs", 81.646_626_6), ("0", 0), (".5", 0.5), ("5.", 5),
      // A stone is 14 pounds: (11 × 14 + 4) × 0.45359237 = 71.66759446, 154 × 0.45359237 = 69.85322498.
      ("11 stone 4", 71.667_594_46), ("11st 4lb", 71.667_594_46), ("11st", 69.853_224_98),
    ])
  func weightsAreKilograms(text: String, expected: Double) throws {
    expect(abs(try MemberReader.weight(text) - expected) < 1e-9)
  }

  @Test(
    arguments: [
      ("182", 182.0), ("182 cm", 182), ("182cm", 182), ("1.82", 182), ("1,82", 182), ("1.82 m", 182), ("1,82m", 182),
      ("2.99", 299), ("3", 3), ("2", 2),
      // A foot is 30.48 cm, an inch 2.54: 5 × 30.48 + 6 × 2.54 = 167.64.
      ("5ft 6", 167.64), ("5'6\"", 167.64), ("5 foot 6 inches", 167.64), ("6ft", 182.88), ("40", 40), ("181.5", 181.5),
      ("2 cm", 2), ("1.82cm", 1.82), ("0.02 m", 2),
    ])
  func heightsAreCentimetres(text: String, expected: Double) throws {
    expect(abs(try MemberReader.height(text) - expected) < 1e-9)
  }

  /// Texts that are not plain numbers, even if they are accepted elsewhere; `1,500` could be 1.5 or 1500.
  @Test(
    arguments: [
      "", " ", "NaN", "nan", "inf", "Infinity", "1e308", "1e3", "-3", "+3", "0x10", "1.2.3", "1,2,3", "1,500", "82,500",
      "1.500,5", "eight", "8 furlongs", "5ft 14", "11st 15", "11st nan", "ft 6", "8 8", "8;9", "8\u{0}", "\u{1B}[31m8",
      "8\u{1B}[0m", "٨", "８", "½", "8/2", ".",
      ",", "kg", "years", "cm", "8\n9", "\u{202E}8", String(repeating: "9", count: 400),
      String(repeating: "9", count: 100_000),
    ])
  func whatIsNoPlainNumberIsRefused(text: String) {
    let readers: [(String) throws -> Double] = [
      { try MemberReader.age($0) }, { try MemberReader.weight($0) }, { try MemberReader.height($0) },
    ]
    for read in readers {
      let error = #expect(throws: LarderError.self) { _ = try read(text) }
      expect(error?.code, equals: .badNumber)
      expect((error?.message.count ?? 0) < 200)
      expect(error?.hint?.isEmpty, equals: false)
    }
  }

  @Test func unitsOfOtherQuantitiesAreRefused() {
    #expect(throws: LarderError.self) { _ = try MemberReader.weight("82 cm") }
    #expect(throws: LarderError.self) { _ = try MemberReader.weight("12 ft") }
    #expect(throws: LarderError.self) { _ = try MemberReader.height("182 kg") }
    #expect(throws: LarderError.self) { _ = try MemberReader.height("6 st") }
    #expect(throws: LarderError.self) { _ = try MemberReader.age("8 kg") }
  }

  @Test(
    arguments: [
      ("sedentary", ActivityLevel.sedentary), ("sed", .sedentary), ("Lightly Active", .lightlyActive),
      ("lightly_active", .lightlyActive), ("light", .lightlyActive), ("moderate", .moderatelyActive),
      ("mod", .moderatelyActive), ("active", .active), ("ACTIVE", .active), ("a", .active),
      ("very-active", .veryActive),
      ("v", .veryActive),
    ])
  func activitiesAreFoundByAClearBeginning(text: String, expected: ActivityLevel) throws {
    expect(try MemberReader.activity(text), equals: expected)
  }

  @Test(
    arguments: [
      ("keto", DietType.keto), ("low carb", .keto), ("lowcarb", .keto), ("low-carb", .keto), ("vegan", .vegan),
      ("vege", .vegetarian), ("veget", .vegetarian), ("Mediterranean", .mediterranean), ("med", .mediterranean),
      ("high protein", .highProtein), ("high", .highProtein), ("low sodium", .lowSodium), ("low-salt", .lowSodium),
      ("none", .standard), ("normal", .standard), ("s", .standard),
    ])
  func dietsAreFoundByAClearBeginning(text: String, expected: DietType) throws {
    expect(try MemberReader.diet(text), equals: expected)
  }

  @Test(arguments: ["", " ", "veg", "x", "1.4", "carnivore", "\u{0}", "\u{1B}[31mketo", "keto\u{0}"])
  func otherDietsAreRefusedWithTheirNames(text: String) {
    let error = #expect(throws: LarderError.self) { _ = try MemberReader.diet(text) }
    expect(error?.code, equals: .badValue)
    expect(DietType.allCases.allSatisfy { error?.hint?.contains($0.rawValue) == true })
  }

  @Test func aSlipNamesTheNearest() {
    let error = #expect(throws: LarderError.self) { _ = try MemberReader.diet("mediteranean") }
    expect(error?.candidates, equals: ["mediterranean"])
    expect(#expect(throws: LarderError.self) { _ = try MemberReader.activity("lazy") }?.code, equals: .badValue)
  }

  @Test func sexesAreFoundByTheirUsualWords() throws {
    for word in ["f", "F", "female", "woman", "girl", "w", "weiblich", "Frau"] {
      expect(try MemberReader.sex(word), equals: .female)
    }
    for word in ["m", "Male", "man", "boy", "männlich", "maennlich", "Mann"] {
      expect(try MemberReader.sex(word), equals: .male)
    }
    for word in ["", "x", "fm", "\u{0}", "1", "-"] {
      expect(#expect(throws: LarderError.self) { _ = try MemberReader.sex(word) }?.code, equals: .badValue)
    }
  }
}
