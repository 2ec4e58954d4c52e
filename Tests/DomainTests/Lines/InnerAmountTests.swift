import Expect
import Testing

@testable import Domain

/// Amounts inside a name or in brackets behind it.
@Suite struct InnerAmountTests {
  private static let ounce = Quantity.Unit.measure(.mass(grams: 28.35, symbol: "oz"))

  private struct Inner: Equatable {
    let name: String
    let quantity: Quantity?
  }

  private static func inner(_ text: String) throws -> Inner? {
    let phrase = try require(try ItemListReader().read(text).first)
    return phrase.withInnerAmount.map { Inner(name: $0.name, quantity: $0.quantity) }
  }

  @Test(
    arguments: [
      ("chicken breast 6 oz grilled", "chicken breast grilled", Quantity(6, ounce)),
      ("ca. 150 g Lachs", "Lachs", Quantity(150, .measure(.gram), isAbout: true)),
      ("etwa 150g Lachs", "Lachs", Quantity(150, .measure(.gram), isAbout: true)),
      ("about 6 oz salmon", "salmon", Quantity(6, ounce, isAbout: true)),
      ("~ 150 g Lachs", "Lachs", Quantity(150, .measure(.gram), isAbout: true)),
      ("Kidneybohnen (400 g)", "Kidneybohnen", .grams(400)), ("Kidneybohnen (400g)", "Kidneybohnen", .grams(400)),
      ("Milch (200 ml) warm", "Milch warm", .volume(milliliters: 200, unit: "ml")),
      // A can of 400 g, and two of them; whether it is the weight of all pieces or of each depends on the food.
      ("1 Dose Kidneybohnen (400 g)", "Kidneybohnen", .grams(400)),
      ("2 Dosen Kidneybohnen (400 g)", "Kidneybohnen", .grams(800)),
      ("3 yogurts (150 g) plain", "yogurts plain", .grams(150)),
      // A menu's decimal is litres; a count in brackets.
      ("Pils (0,3)", "Pils", .volume(milliliters: 300, unit: "l")),
      ("meatballs (6)", "meatballs", .count(6, unit: nil)),
      ("Toast (2 Scheiben) dunkel", "Toast dunkel", .count(2, unit: "Scheiben")),
    ])
  func `a weight or a volume leaves the name`(text: String, name: String, quantity: Quantity) throws {
    let inner = try require(try Self.inner(text))
    expect(inner, equals: Inner(name: name, quantity: quantity))
  }

  @Test(
    arguments: [
      ("Rührei aus 3 Eiern", "Rührei", 3), ("scrambled eggs from 3 eggs", "scrambled eggs", 3),
      ("two-egg omelette", "omelette", 2),
    ] as [(String, String, Double)])
  func `so many eggs are an amount of what is made of them`(text: String, name: String, number: Double) throws {
    expect(try Self.inner(text), equals: Inner(name: name, quantity: .count(number, unit: "egg")))
  }

  @Test(
    arguments: [
      ("omega 3 capsules", 3, nil),
      ("vitamin d 1000 drops of oil", 1000, "drops"),
    ] as [(String, Double, String?)])
  func `a count stays in it`(text: String, number: Double, portion: String?) throws {
    expect(try Self.inner(text), equals: Inner(name: text, quantity: .count(number, unit: portion)))
  }

  @Test(
    arguments: [
      // The seven is read as a count, `10 %` belongs to the yogurt, and letters count nothing.
      "7 up", "10 % fat yogurt", "yogurt 10 % fat", "vitamin a tablets", "a handful of nuts", "banana", "150 g rice",
      "rice 150 g", "#12", "2 eggs", "one pot chicken",
      // Two weights: which of them is meant cannot be told.
      "100 g cheese 50 g grated",
    ])
  func `there is none`(text: String) throws { expect(try Self.inner(text), equals: nil) }

  @Test func `a name that nobody types takes no time`() throws {
    expect(try Self.inner("z" + String(repeating: " 9 g", count: 200)), equals: nil)
  }
}
