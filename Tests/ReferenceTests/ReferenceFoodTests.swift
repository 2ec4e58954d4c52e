import Domain
import Expect
import Reference
import Testing

/// Foods as the published tables have them; the figures were taken from the tables by hand, in each case kcal, protein,
/// carbohydrates, fat, saturated fat, sugar, fiber and sodium.
@Suite struct ReferenceFoodTests {
  private func food(_ id: String) throws -> ReferenceFood { try require(ReferenceBank.shared.food(id: id), "\(id)") }

  @Test(
    arguments: [
      // SR Legacy 01123: Egg, whole, raw, fresh.
      ("sr:01123", [143, 12.56, 0.72, 9.51, 3.126, 0.37, 0, 142], CarbohydrateBasis.total),
      // SR Legacy 09040: Bananas, raw.
      ("sr:09040", [89, 1.09, 22.84, 0.33, 0.112, 12.23, 2.6, 1], .total),
      // SR Legacy 11090: Broccoli, raw.
      ("sr:11090", [34, 2.82, 6.64, 0.37, 0.039, 1.7, 2.6, 33], .total),
      // FNDDS 2021-2023 24168012: Chicken "wings", plain, from precooked.
      ("fndds:24168012", [294, 18.62, 7.15, 20.59, 4.77, 0.12, 0.3, 461], .total),
      // FNDDS 2021-2023 58145112: Macaroni or noodles with cheese, made from packaged mix.
      ("fndds:58145112", [179, 4.64, 22.16, 8.04, 3.21, 3.45, 1, 161], .total),
      // FNDDS 2017-2018 27564270: Frankfurter or hot dog sandwich, chicken and/or turkey, on whole wheat bread.
      ("fndds17:27564270", [242, 12.65, 19.14, 12.53, 2.882, 2.49, 2.3, 733], .total),
      // Swiss food composition database 175: Carnival pastry.
      ("swiss:175", [553, 11.5, 51.7, 32.9, 16.1, 1.9, 2.3, 58], .available),
      // BLS 4.0 B101000: Vollkornbrot; this extract of it has energy and macros alone.
      ("bls:B101000", [210, 7.16, 38, 1.01, nil, nil, nil, nil], .available),
      // BLS 4.0 B6A1000: Weizenknäckebrot mit Sesam.
      ("bls:B6A1000", [405, 14.5, 62, 9.43, nil, nil, nil, nil], .available),
    ] as [(String, [Double?], CarbohydrateBasis)])
  func valuesAreTheTables(id: String, values: [Double?], basis: CarbohydrateBasis) throws {
    let food = try food(id).food
    expect(Nutrient.allCases.map { food.nutrients[$0] }, equals: values)
    expect(food.basis, equals: basis)
    expect(food.id == 0 && !food.isUserCreated)
  }

  @Test(arguments: [
    ("sr:01123", "USDA FoodData Central, SR Legacy", "01123"), ("fndds:24168012", "FNDDS 2021-2023", "24168012"),
    ("fndds17:27564270", "FNDDS 2017-2018", "27564270"), ("swiss:175", "Swiss food composition database", "175"),
    ("bls:F22A902", "BLS 4.0", "F22A902"),
  ])
  func sourceIsTheTable(id: String, name: String, number: String) throws {
    expect(try food(id).food.source, equals: FoodSource(name: name, id: number))
  }

  /// Raw bananas are SR Legacy 09040, FNDDS 63107010 and number 42 of the Swiss database.
  @Test func theSameFoodOfSeveralTablesIsOne() throws {
    let banana = try food("sr:09040")
    expect(
      banana.otherSources,
      equals: [
        FoodSource(name: "FNDDS 2021-2023", id: "63107010"),
        FoodSource(name: "Swiss food composition database", id: "42"),
      ])
    expect(try food("fndds:63107010"), equals: banana)
    expect(try food("swiss:42"), equals: banana)
    expect(banana.food.aliases.contains("Banane, crue"))
    expect(banana.starterNumber, equals: "09040")
    expect(banana.states, equals: [.raw])
    expect(banana.language, equals: .english)
  }

  /// FNDDS 27564270 is only in the edition 2017-2018; its number alone does not say so.
  @Test func eitherEditionIsFoundByItsNumber() throws {
    expect(try food("fndds:27564270"), equals: try food("fndds17:27564270"))
  }

  @Test(arguments: [
    "", ":", "sr", "sr:", "sr:9040", "sr:99999", "sr:0904０", "usda:09040", "bls:b101000", "bls:B10100", "swiss:042",
    "fndds:24168012 ", "fndds:999999999999999999999", "swiss:-1", "sr:\0",
  ])
  func whatIsNoNumberFindsNothing(id: String) { expect(ReferenceBank.shared.food(id: id), equals: nil) }

  @Test(
    arguments: [
      // FNDDS 24168012: 1 drummette 22 g, quantity not specified 88 g.
      ("fndds:24168012", 88, ReferenceServing.Origin.survey, ["piece": 22, "serving": 88], "piece"),
      // FNDDS 58145112: 1 cup 230 g, quantity not specified 230 g.
      ("fndds:58145112", 230, .survey, ["serving": 230, "cup": 230], "serving"),
      // SR Legacy 09040: medium 118 g, small 101 g, large 136 g, cup mashed 225 g; FNDDS 63107010: quantity not
      // specified 126 g.
      ("sr:09040", 126, .twin, ["medium": 118, "small": 101, "large": 136, "serving": 126, "cup": 225], "medium"),
    ] as [(String, Double, ReferenceServing.Origin, [String: Double], String)])
  func portionsAreTheTables(
    id: String, grams: Double, origin: ReferenceServing.Origin, portions: [String: Double], first: String
  ) throws {
    let found = try food(id)
    expect(found.serving, equals: ReferenceServing(grams: grams, origin: origin))
    for (name, grams) in portions {
      expect(found.food.portions.first { $0.name == name }?.grams, equals: grams, "\(name)")
    }
    expect(found.food.portions.first?.name, equals: first)
  }

  /// FNDDS 81100500: guideline amount per slice of bread 7 g, on a regular sandwich 14 g.
  ///
  /// FNDDS 11111100: guideline amount per fluid ounce of a drink 2.5 g, per cup of hot cereal 61 g.
  @Test func guidelineAmountsAreRolesAndNoPortions() throws {
    let butter = try food("fndds:81100500")
    expect(butter.roles[.onSlice] == 7 && butter.roles[.onSandwich] == 14)
    let milk = try food("fndds17:11111100")
    expect(milk.roles[.perFluidOunceOfDrink] == 2.5 && milk.roles[.perCupOfCereal] == 61)
    expect(!milk.food.portions.contains { $0.grams == 2.5 || $0.grams == 61 })
    // A fluid ounce of it has 30.5 g (FNDDS) and 29.57 ml (NIST SP 811).
    expect(milk.food.density, equals: 30.5 / 29.57)
  }

  /// Carnival pastry's 70 g are the median of FNDDS's pastries, of which nobody should think that they are published.
  @Test func aMedianIsNoPublishedServing() throws {
    let pastry = try food("swiss:175")
    expect(pastry.serving, equals: ReferenceServing(grams: 70, origin: .median))
    expect(pastry.serving?.isPublished, equals: false)
    expect(pastry.food.density, equals: nil)
    expect(pastry.starterNumber, equals: nil)
  }
}
