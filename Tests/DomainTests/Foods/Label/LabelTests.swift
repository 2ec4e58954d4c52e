import Expect
import Testing

@testable import Domain

/// Values and whole labels as they are printed.
@Suite struct LabelTests {
  /// A kilocalorie is 4.184 kJ; a gram of sodium is 1,000 mg.
  @Test(arguments: [
    ("62", StatedField.kilocalories, 62.0), ("260 kJ", .kilocalories, 62.141), ("1.046 kJ", .kilocalories, 250),
    ("1046 kJ / 250 kcal", .kilocalories, 250), ("250kcal/1046kJ", .kilocalories, 250), ("67 kcal", .kilocalories, 67),
    ("0,10", .salt, 0.1), ("0,10 g", .salt, 0.1), ("<0,1 g", .fat, 0.05), ("< 0.5g", .sugar, 0.25),
    ("4 g", .protein, 4),
    ("weniger als 0,2 g", .salt, 0.1), ("traces", .salt, 0), ("Spuren", .fat, 0), ("40", .sodium, 40),
    ("1 046 kJ", .kilocalories, 250),
    ("0.04 g", .sodium, 40), ("40 mg", .sodium, 40), ("500 mg", .fat, 0.5), ("1,5", .fiber, 1.5),
    ("12\u{a0}g", .protein, 12),
  ])
  func `a value is read as it is printed`(text: String, field: StatedField, value: Double) throws {
    let read = try require(LabelValue.read(text, of: field))
    expect(abs(read - value) < 0.001)
  }

  @Test(arguments: [
    ("many", StatedField.fat), ("", .fat), ("280 kW", .kilocalories), ("1e308", .fat), ("-1", .fat), ("3 kcal", .fat),
    ("3 g", .kilocalories), ("1.2.3", .fat), ("3 g 4 g", .fat), ("NaN", .fat), ("1234567890123", .fat), ("3 %", .fat),
  ])
  func `what is no value is not read`(text: String, field: StatedField) {
    expect(LabelValue.read(text, of: field), equals: nil)
  }

  /// Labels of the European Union and of the United States, as printed.
  @Test func `a whole label is read, in both languages and in columns`() throws {
    let german = try LabelText(
      """
      Nährwerte je 100 g: Brennwert 1.046 kJ / 250 kcal, Fett 9,5 g, davon gesättigte Fettsäuren 1,2 g,
      Kohlenhydrate 30 g, davon Zucker <0,5 g, Ballaststoffe 4 g, Eiweiß 8,0 g, Salz 1,1 g
      """
    ).stated
    expect(german.kilocalories == 250 && german.kilojoules == 1046 && german.fat == 9.5)
    expect(german.saturatedFat == 1.2 && german.carbohydrates == 30 && german.sugar == 0.25)
    expect(german.fiber == 4 && german.protein == 8 && german.salt == 1.1 && german.sodium == nil)
    let british = try LabelText(
      "per 100g per slice (40g) Energy 1000kJ 400kJ 239kcal 96kcal Fat 2.1g 0.8g of which saturates 0.4g 0.2g "
        + "Carbohydrate 45.0g 18g of which sugars 3.0g 1.2g Fibre 6g 2.4g Protein 9g 3.6g Salt 0.95g 0.38g"
    ).stated
    expect(british.fat == 2.1 && british.saturatedFat == 0.4 && british.carbohydrates == 45 && british.sugar == 3)
    expect(british.fiber == 6 && british.protein == 9 && british.salt == 0.95 && british.kilojoules == 1000)
    let american = try LabelText(
      "Amount per 100 g Calories 380 Total Fat 7g 9% Saturated Fat 1.5g Trans Fat 0g Cholesterol 0mg Sodium 5mg "
        + "Total Carbohydrate 68g Dietary Fiber 10g Total Sugars 1g Includes 0g Added Sugars 0g Protein 13g Iron 4mg"
    ).stated
    expect(american.kilocalories == 380 && american.fat == 7 && american.saturatedFat == 1.5 && american.sodium == 5)
    expect(american.carbohydrates == 68 && american.fiber == 10 && american.sugar == 1 && american.protein == 13)
  }

  @Test(arguments: [
    ("Brennwert (kJ/kcal) 418/100, Fett 3 g", 100.0, 418.0), ("Energy kJ 418 kcal 100 Fat 3g", 100, 418),
    ("Energy 250kcal 13% Fat 3g", 250, nil), ("Brennwert 1 046 kJ / 250 kcal Fett 3 g", 250, 1046),
    ("energy 250kcal, fat 3.0, protein 4", 250, nil),
  ])
  func `energy has the unit that stands beside it`(text: String, kilocalories: Double, kilojoules: Double?) throws {
    let stated = try LabelText(text).stated
    expect(stated.kilocalories == kilocalories && stated.kilojoules == kilojoules && stated.fat == 3)
  }

  @Test func `a value ends where the next word begins`() throws {
    let stated = try LabelText("carbohydrate 45 of which sugars 3.7, protein 11, salt 0.10,").stated
    expect(stated.carbohydrates == 45 && stated.sugar == 3.7 && stated.protein == 11 && stated.salt == 0.1)
  }

  @Test func `what is no label is refused`() {
    for text in [
      "", "nothing here", "per serving: Energy 1100 kJ", "pro Portion (30 g) 4 g | je 100 g: Fett 10 g",
      "per serving: fat 3 g, protein 4 g", "fat", String(repeating: "x ", count: 9000),
    ] {
      #expect(throws: LarderError.self) { try LabelText(text) }
    }
  }
}
