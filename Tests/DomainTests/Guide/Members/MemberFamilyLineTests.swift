import Domain
import Expect
import Testing

/// Members' lines as families type them: without commas, in German, with months and wishes.
@Suite struct MemberFamilyLineTests {
  @Test(
    arguments: [
      // The same with commas, without them, and in German.
      (
        "Max 9 years 31kg boy 136cm active", "Max",
        [.age(9), .weight(31), .sex(.male), .height(136), .activity(.active)]
      ),
      (
        "Max, 9 Jahre, 31 kg, Junge, 136 cm, aktiv", "Max",
        [.age(9), .weight(31), .sex(.male), .height(136), .activity(.active)]
      ),
      ("Max 9 Jahre 31,5 kg Junge", "Max", [.age(9), .weight(31.5), .sex(.male)]),
      ("Max, 9 Jahre 31 kg Junge, aktiv", "Max", [.age(9), .weight(31), .sex(.male), .activity(.active)]),
      ("Max 9 years 31 kg, boy, 136 cm", "Max", [.age(9), .weight(31), .sex(.male), .height(136)]),
      ("Emma is 7 years old and 24 kg", "Emma", [.age(7), .weight(24)]),
      ("Emma, 7 Jahre alt, 24 kg schwer, 122 cm groß", "Emma", [.age(7), .weight(24), .height(122)]),
      // 10 stone 4 are 144 pounds of 0.45359237 kg; 5 feet 5 are 65 inches of 2.54 cm.
      ("Jo 36 f 10st 4 5ft5", "Jo", [.sex(.female), .weight(144 * 0.453_592_37), .height(65 * 2.54), .age(36)]),
      ("Jo, 36, 10 st 4, 5 ft 5", "Jo", [.age(36), .weight(144 * 0.453_592_37), .height(65 * 2.54)]),
      ("Tom, 6'1\"", "Tom", [.height(73 * 2.54)]),
      ("Jo 10st 9 years", "Jo", [.weight(140 * 0.453_592_37), .age(9)]),
      // Names of several words end where something certain is said.
      ("Tante Erna 81 years sedentary", "Tante Erna", [.age(81), .activity(.sedentary)]),
      ("Karl-Heinz Meyer 68 J. 84 kg männlich", "Karl-Heinz Meyer", [.age(68), .weight(84), .sex(.male)]),
      ("Max und Moritz 5 Jahre 18 kg", "Max und Moritz", [.age(5), .weight(18)]),
      // Without a number, a word for the sex may be a surname.
      ("Karl Mann", "Karl Mann", []), ("Oma Hilde", "Oma Hilde", []),
      ("Karl Mann, 44, 90 kg", "Karl Mann", [.age(44), .weight(90)]),
      ("Lena vegan aktiv", "Lena", [.diet(.vegan), .activity(.active)]),
      // Words in German.
      (
        "Anna, 32, 65 kg, weiblich, mäßig aktiv", "Anna",
        [.age(32), .weight(65), .sex(.female), .activity(.moderatelyActive)]
      ),
      ("Anna, maessig aktiv", "Anna", [.activity(.moderatelyActive)]),
      ("Anna, schwanger 2. Trimester", "Anna", [.state(.pregnant(trimester: 2))]),
      (
        "Anna 32 Jahre 65 kg schwanger im 3. Trimester", "Anna",
        [.age(32), .weight(65), .state(.pregnant(trimester: 3))]
      ),
      ("Anna, 2nd trimester", "Anna", [.state(.pregnant(trimester: 2))]),
      (
        "Anna, stillend, sitzend, vegetarisch", "Anna",
        [.state(.lactating), .activity(.sedentary), .diet(.vegetarian)]
      ),
      ("Opa, mittelmeer, sehr aktiv", "Opa", [.diet(.mediterranean), .activity(.veryActive)]),
      ("Opa, salzarm, leicht aktiv", "Opa", [.diet(.lowSodium), .activity(.lightlyActive)]),
      ("Oma, high blood pressure, woman", "Oma", [.diet(.lowSodium), .sex(.female)]),
      ("Oma 74 Jahre 61 kg Bluthochdruck", "Oma", [.age(74), .weight(61), .diet(.lowSodium)]),
      // Babies: 8 of 12 months, 6 weeks of 365.25 / 7 in a year.
      ("Mia 8 months 8.5 kg girl", "Mia", [.age(8.0 / 12), .weight(8.5), .sex(.female)]),
      ("Mia 8 Monate 8,5 kg Mädchen", "Mia", [.age(8.0 / 12), .weight(8.5), .sex(.female)]),
      ("Baby Jonas 6 Wochen 4,5 kg", "Baby Jonas", [.age(42 / 365.25), .weight(4.5)]),
      // One number without a unit, where the others leave it one meaning.
      ("Oma 74 61 kg 159 cm", "Oma", [.weight(61), .height(159), .age(74)]),
      // Nobody of 61 kg is 74 cm tall: that would be a body mass index of 111.
      ("Oma 74 61 kg", "Oma", [.weight(61), .age(74)]),
      ("Max 9 years 31 boy", "Max", [.age(9), .sex(.male), .weight(31)]),
      ("Chris 50, 85 kg, 180 cm, m", "Chris", [.weight(85), .height(180), .sex(.male), .age(50)]),
      ("Julia 28 60 kg f", "Julia", [.weight(60), .sex(.female), .age(28)]),
    ] as [(String, String, [MemberPart])])
  func `a line is read as it is meant`(text: String, name: String, parts: [MemberPart]) throws {
    let line = try MemberLine(reading: text)
    expect(line.name, equals: name)
    expect(line.parts, equals: parts)
    // What is written again reads the same.
    expect(try MemberLine(reading: line.text).parts, equals: parts)
  }

  @Test(
    arguments: [
      // 98 may be kilograms or centimetres, 60 an age or, with 5 kg, the length of a baby.
      ("Papa 45 years 98 keto", "`98` may be a weight or a height", "`98 kg` or `98 cm`"),
      ("Kim 60 5 kg", "`60` may be an age or a height", "`60 years` or `60 cm`"),
      ("Lena 8", "`8` may be an age or a weight", "`8 years` or `8 kg`"),
      ("Lena 8 28 active", "`8` and `28` have no unit", "9 years 31 kg 136 cm"),
      ("Papa 9 years 31 kg 136 cm 7", "`7` cannot be an age, weight or height", "leave it out"),
      ("Max 9 years 31kg boi", "`boi` does not describe", "did you mean"),
      ("Max boi 9 years 31kg", "`boi` is not understood", "put a comma after it: `Max boi, 9 years 31kg`"),
      ("Anna M 30 years 60 kg", "`M` may be a part of the name or the sex", "`Anna M, 30 years 60 kg`"),
      ("Papa 45 m 98 kg", "`45 m` may be months, metres, or an age and male", "`45 years male`"),
      ("Papa, 45m, 98 kg", "`45m` may be months, metres", "years male"),
      ("Oma 74 Jahre 61 kg wenig aktiv", "`wenig aktiv` does not say enough", "sedentary (sitzend) or lightly active"),
      ("Paul, sportlich", "`sportlich` does not say enough", "very active for sport every day"),
      ("Sophie, kein Fleisch", "`kein Fleisch` does not say enough", "without meat and fish"),
      ("Anna, schwanger", "`schwanger` is neither a trimester", "`pregnant 2`"),
      ("Tom, 6'14\"", "`6'14\"` is not an age, a weight or a height", "182 cm"),
      ("Max 9 years 10 years", "two answers to one question (age)", "leave one of them out"),
    ])
  func `what is doubtful is refused with its word`(text: String, message: String, hint: String) {
    let error = #expect(throws: LarderError.self) { try MemberLine(reading: text) }
    expect(error?.message.contains(message), equals: true, "\(error?.message ?? "")")
    expect(error?.hint?.contains(hint), equals: true, "\(error?.hint ?? "")")
  }

  @Test(arguments: ["und ", "8 ", "lose ", "a ", "8 kg "])
  func `a megabyte of words is refused in one go`(word: String) {
    let words = String(repeating: word, count: 1_000_000 / word.utf8.count)
    let error = #expect(throws: LarderError.self) { try MemberLine(reading: "Dad \(words)") }
    expect((error?.message.count ?? 0) < 400)
  }

  @Test func `a name that is known may hold any words`() throws {
    let line = try MemberLine(reading: "Karl Mann 44 years", known: ["Karl", "Karl Mann"])
    expect(line.name == "Karl Mann" && line.parts == [.age(44)])
    // A word that may be a surname is never taken without a word about it.
    let doubtful = try MemberLine(reading: "Karl Mann 44 years")
    expect(doubtful.name == "Karl" && doubtful.notes.map { $0.contains("`Karl Mann, ...`") } == [true])
    expect(try MemberLine(reading: "Karl Senior 70 years").notes.first?.contains("`Karl Senior, ...`"), equals: true)
    expect(try MemberLine(reading: "Oma Will 70 years").name, equals: "Oma Will")
    expect(try MemberLine(reading: "Oma Hilde 74 years", known: ["Oma"]).name, equals: "Oma Hilde")
    #expect(throws: LarderError.self) { try MemberLine(reading: "Karl boi 44 years", known: ["Karl"]) }
  }

  @Test(
    arguments: [
      ("Oma, 74, high blood pressure", ["high blood pressure: planned with the low-sodium diet"]),
      ("Oma 74 Jahre 61 kg hoher Blutdruck", ["high blood pressure: planned with the low-sodium diet"]),
      ("Oma, 74, 61 kg, Rentnerin", ["`Rentnerin` does not say how much somebody moves"]),
      ("Oma 74 years 61 kg pensioner", ["`pensioner` does not say how much somebody moves"]),
      // Where the activity is said, nothing is missing.
      ("Oma 74 years 61 kg pensioner sedentary", []), ("Oma, 74, salzarm", []),
    ])
  func `the answer says what a word was taken for`(text: String, notes: [String]) throws {
    let said = try MemberLine(reading: text).notes
    expect(said.count, equals: notes.count)
    for (said, expected) in zip(said, notes) { expect(said.hasPrefix(expected), "\(said)") }
  }

  @Test(
    arguments: [
      ("Lena 9 years 31kg", [.age(9), .weight(31)]),
      ("Lena aktiv vegetarisch", [.activity(.active), .diet(.vegetarian)]),
      ("Lena lose 0.3 kg a week", [.wish(WeightWish(kilograms: -0.3))]), ("Lena lose none", [.wish(nil)]),
    ] as [(String, [MemberPart])])
  func `a change without commas is read`(text: String, parts: [MemberPart]) throws {
    expect(try MemberLine(changing: text, of: ["Lena"]).parts, equals: parts)
  }

  /// A pound is 0.45359237 kg.
  @Test(
    arguments: [
      ("lose 0.5 kg", -0.5, false), ("lose 0.5 kg a week", -0.5, false), ("lose 0.5kg/week", -0.5, false),
      ("lose 0.5", -0.5, false), ("lose 500 g a week", -0.5, false), ("abnehmen 0,5 kg", -0.5, false),
      ("0,5 kg abnehmen", -0.5, false), ("0,5 kg pro Woche abnehmen", -0.5, false),
      ("will 0,5 kg abnehmen", -0.5, false), ("wants to lose 0.5 kg", -0.5, false),
      ("gain 0.2 kg per week", 0.2, false), ("zunehmen 0,2 kg pro Woche", 0.2, false),
      ("lose 1 lb a week", -0.453_592_37, true), ("lose 1 pound a week", -0.453_592_37, true),
    ])
  func `a wish is read`(text: String, kilograms: Double, isInPounds: Bool) throws {
    for line in ["Sabine, 41, 74 kg, \(text)", "Sabine 41 years 74 kg \(text) sedentary"] {
      let parts = try MemberLine(reading: line).parts
      let wishes = parts.compactMap { part -> WeightWish? in if case .wish(let wish) = part { wish } else { nil } }
      let wish = try require(wishes.first)
      expect(abs(wish.kilograms - kilograms) < 1e-9 && wish.isInPounds == isInPounds)
      expect(parts.contains(.weight(74)))
    }
  }

  @Test func `a number in front of a wish with a number of its own is a weight`() throws {
    let parts = try MemberLine(reading: "Sabine 41 Jahre 74 kg abnehmen 0,3 kg vegetarisch").parts
    expect(parts, equals: [.age(41), .weight(74), .wish(WeightWish(kilograms: -0.3)), .diet(.vegetarian)])
  }

  @Test(
    arguments: [
      ("Jan, abnehmen", "does not say how much a week"), ("Jan 35 years 80 kg wants to lose weight", "how much a week"),
      ("Jan, lose 2 kg a month", "the amount has to be for a week"),
    ])
  func `a wish without an amount or for another span is refused`(text: String, message: String) {
    let error = #expect(throws: LarderError.self) { try MemberLine(reading: text) }
    expect(error?.message.contains(message), equals: true, "\(error?.message ?? "")")
    expect(error?.hint?.contains("lose 0.3 kg a week"), equals: true)
  }
}
