import Domain
import Expect
import Testing

@Suite struct CustomTargetLineTests {
  @Test(arguments: ["salt 5", "Lena salt=5", "Salt auto"]) func saltGoesByItsSodium(text: String) {
    let error = #expect(throws: LarderError.self) { try CustomTargetLine(reading: text) }
    expect(error?.code == .badValue && error?.hint?.contains("1 g of salt is 400 mg of sodium") == true)
  }

  @Test(
    arguments: [
      ("sodium 6000", nil, .sodium, 6000), ("sodium=6000", nil, .sodium, 6000), ("Sodium 6000 mg", nil, .sodium, 6000),
      ("Lena fiber 18", "Lena", .fiber, 18), ("Lena fiber=18g", "Lena", .fiber, 18),
      ("Aunt Jo fibre auto", "Aunt Jo", .fiber, nil), ("fiber = AUTO", nil, .fiber, nil),
      ("household kcal 7000", nil, .calories, 7000), ("Dad saturated fat 20", "Dad", .saturatedFat, 20),
      ("satfat 20", nil, .saturatedFat, 20), ("carb 200", nil, .carbohydrates, 200), ("Fat fat 60", "Fat", .fat, 60),
    ] as [(String, String?, Nutrient, Int?)])
  func `a line is read`(text: String, member: String?, nutrient: Nutrient, value: Int?) throws {
    let line = try CustomTargetLine(reading: text)
    expect(line.member == member && line.nutrient == nutrient && line.value == value)
  }

  @Test(
    arguments: [
      ("", .badValue), ("sodium", .badValue), ("6000", .badValue), ("salt 5", .badValue), ("Lena 18", .badValue),
      ("sodium six", .badNumber), ("sodium 1e308", .badNumber), ("sodium 6,000", .badNumber),
      ("sodium 2.5", .badNumber),
      ("sodium 6 g", .badNumber), ("fiber 18 mg", .badNumber), ("sodium -1", .badNumber), ("sodium 0", .outOfRange),
      ("sodium 999999", .outOfRange), ("fiber 99999999999999999999", .badNumber),
    ] as [(String, ErrorCode)])
  func `a line is refused`(text: String, code: ErrorCode) {
    let error = #expect(throws: LarderError.self) { try CustomTargetLine(reading: text) }
    expect(error?.code, equals: code, "\(error?.message ?? "")")
  }
}
