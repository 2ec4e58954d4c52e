import Domain
import Expect
import Testing

/// The words for nutrients: English, German as labels print them, and salt.
@Suite struct NutrientTests {
  /// The German names are those of the nutrition declaration (regulation 1169/2011, annex XV, German version), and what
  /// people say in their place.
  @Test(
    arguments: [
      ("energy", .calories), ("Energie", .calories), ("Kalorien", .calories), ("Brennwert", .calories),
      ("Eiweiß", .protein), ("eiweiss", .protein), ("protein", .protein), ("Kohlenhydrate", .carbohydrates),
      ("Fett", .fat), ("zucker", .sugar), ("Zucker", .sugar), ("ballaststoffe", .fiber), ("natrium", .sodium),
      ("gesättigte-Fettsäuren", .saturatedFat), ("gesaettigte-fettsaeuren", .saturatedFat),
      ("gesättigt", .saturatedFat),
      ("salt", nil), ("Salz", nil), ("vitamin", nil),
    ] as [(String, Nutrient?)])
  func named(word: String, nutrient: Nutrient?) { expect(Nutrient(word: word), equals: nutrient) }

  /// Whoever asks about salt gets its sodium; an amount of salt is no amount of sodium.
  @Test(
    arguments: [("salt", .sodium), ("Salz", .sodium), ("SALT", .sodium), ("zucker", .sugar), ("salad", nil)]
      as [(String, Nutrient?)])
  func asked(word: String, nutrient: Nutrient?) { expect(Nutrient(asked: word), equals: nutrient) }

  @Test(
    arguments: [
      ("sod", .sodium), ("sa", .saturatedFat), ("s", nil), ("zuck", .sugar), ("ball", .fiber), ("kohl", .carbohydrates),
      ("f", nil), ("fet", .fat), ("", nil),
    ] as [(String, Nutrient?)])
  func begun(word: String, nutrient: Nutrient?) { expect(Nutrient(beginning: word), equals: nutrient) }

  /// 2,400 mg of sodium are 6 g of salt (regulation 1169/2011, annexes I and XIII).
  @Test func saltOfSodium() { expect(Nutrient.salt(ofSodium: 2400), equals: 6) }
}
