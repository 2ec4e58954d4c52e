import Domain
import Exchange
import Expect
import TestSupport
import Testing

@Suite struct CSVFoodReaderTests {
  /// German names, decimal commas, Windows-1252, CRLF, energy in kJ, salt for sodium.
  @Test func readsATableFromAGermanSpreadsheet() throws {
    let reader = try CSVFoodReader(try Fixture.file("foods-de.csv"), sourceName: "Meine Liste")
    expect(reader.decimalMark, equals: .comma)
    expect(reader.basis, equals: .available)
    let content = try FoodContent(reader)
    expect(content.refused.isEmpty)
    expect(content.foods.map(\.food.name), equals: ["Käsespätzle", "Äpfel, roh", "Knäckebrot"])
    expect(content.foods.map(\.food.category), equals: [.other, .produce, .bakery])
    expect(content.foods.map { $0.food.source?.id }, equals: ["7", "8", "9"])
    let dish = content.foods[0].food.nutrients
    // 837 / 4.184 = 200.05 kcal; 0.95 g of salt are 380 mg of sodium.
    expect(abs(dish.calories - 200.05) < 0.01)
    expect(dish.carbohydrates == 20.5 && dish.fiber == 1.1 && dish.saturatedFat == 4.9)
    expect(abs((dish.sodium ?? 0) - 380) < 1e-9)
    // A trace is 0; less than 0.01 g of salt is taken as 0.005 g, 2 mg of sodium.
    expect(content.foods[1].food.nutrients.saturatedFat, equals: 0)
    expect(abs((content.foods[1].food.nutrients.sodium ?? 0) - 2) < 1e-9)
    // 1.418 kJ is one thousand four hundred and eighteen; an empty field is unknown.
    expect(abs(content.foods[2].food.nutrients.calories - 338.9) < 0.1)
    expect(content.foods[2].food.nutrients.sugar, equals: nil)
  }

  @Test func showsWhatItTakes() throws {
    let reader = try CSVFoodReader(try Fixture.file("foods-de.csv"), sourceName: "x")
    expect(
      reader.columns.map { "\($0.column) = \($0.meaning)" },
      equals: [
        "Nr. = number", "Lebensmittel = name", "Kategorie = category", "Brennwert (kJ) = energy in kJ",
        "Kohlenhydrate, verfügbar (g) = carbs in g", "davon Zucker (g) = sugar in g", "Fett (g) = fat in g",
        "gesättigte Fettsäuren (g) = saturated fat in g", "Eiweiß (g) = protein in g", "Ballaststoffe (g) = fiber in g",
        "Salz (g) = salt in g",
      ])
  }

  /// Header lines of food tables that people have, and what each column is taken for.
  @Test(arguments: [
    (
      "row,name_en,name_de,kcal,protein_g,carb_g,fat_g",
      "number,name,another name,energy in kcal,protein in g,carbs in g,fat in g"
    ),
    ("Food,Calories,Protein,Carbs,Fat,Sodium (g)", "name,energy in kcal,protein in g,carbs in g,fat in g,sodium in g"),
    (
      "Item;Energy kJ;Energy kcal;Protein;Net Carbs;Total Carbs;Fat;Added sugar",
      "name,energy in kJ,energy in kcal,protein in g,carbs in g,fat in g"
    ),
    (
      "Name,Protein per serving (g),Protein (g),Fat,Carbohydrate,Energy,Serving (g)",
      "name,protein in g,fat in g,carbs in g,energy in kcal,grams of a serving"
    ),
    (
      "title,brand,fat,saturatedFat,monounsaturated fat,carbs,proteins,kcal",
      "name,brand,fat in g,saturated fat in g,monounsaturated fat in g,carbs in g,protein in g,energy in kcal"
    ),
    // Nutrients that are only used for checks: in words, in German, and by INFOODS' tags; percent by volume is not a
    // weight.
    (
      "Name,Carbs,Sugars,Sugar alcohols,Starch,Fat,Polyunsaturated fat (g),Protein,Alcohol (g),Organic acids,Water (g)",
      "name,carbs in g,sugar in g,polyols in g,starch in g,fat in g,polyunsaturated fat in g,protein in g,alcohol in g,"
        + "organic acids in g,water in g"
    ),
    (
      "Bezeichnung;Kohlenhydrate;davon mehrwertige Alkohole;Stärke;Fett;einfach ungesättigte;Eiweiß;Alkohol (Vol.-%);Wasser",
      "name,carbs in g,polyols in g,starch in g,fat in g,monounsaturated fat in g,protein in g,water in g"
    ),
    // Single and multiple sugars are not fat, and not all of the carbohydrates.
    (
      "Name;Energie (kcal);Einfachzucker;Mehrfachzucker;einfache Kohlenhydrate;Kohlenhydrate;Fett;"
        + "Fett, einfach ungesättigt;mehrfach gesättigt;Mehrfachungesättigte Fettsäuren;Eiweiß",
      "name,energy in kcal,carbs in g,fat in g,monounsaturated fat in g,polyunsaturated fat in g,protein in g"
    ),
    (
      "name,CHO,POLYL,FAT,FAMS,FAPU,protein,ALC",
      "name,carbs in g,polyols in g,fat in g,monounsaturated fat in g,polyunsaturated fat in g,protein in g,alcohol in g"
    ),
  ])
  func recognizesColumns(header: String, meanings: String) throws {
    let folder = try TemporaryFolder()
    let reader = try CSVFoodReader(try ImportFile(path: try folder.write(header + "\n", to: "f.csv")), sourceName: "x")
    expect(reader.columns.map(\.meaning).joined(separator: ","), equals: meanings)
  }

  @Test func takesAMappingThatIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Wort,E (x),P1,K1,F1,Zucker\nBrot,250,8,48,2,3\n", to: "f.csv")
    let mapping = try CSVMapping("name=Wort,kcal=E (x),protein=P1, carbs=k1,fat=F1,sugar=-,basis=available")
    let content = try FoodContent(try CSVFoodReader(try ImportFile(path: path), sourceName: "x", mapping: mapping))
    let bread = try require(content["Brot"])
    expect(bread.food.nutrients, equals: Nutrients(calories: 250, protein: 8, carbohydrates: 48, fat: 2))
    expect(bread.food.basis, equals: .available)
    // Without a number the name is what a second import knows it by.
    expect(bread.food.source, equals: FoodSource(name: "x", id: "Brot"))
  }

  @Test(arguments: [
    ("name=Wrt", ErrorCode.badValue), ("nmae=Wort", .badValue), ("Wort", .badValue), ("basis=gross", .badValue),
    ("", .badValue),
  ])
  func refusesAMapping(text: String, code: ErrorCode) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Wort,kcal,Protein,Carbs,Fat\n", to: "f.csv")
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of {
        try CSVFoodReader(try ImportFile(path: path), sourceName: "x", mapping: try CSVMapping(text))
      }
    }
    expect(error?.code, equals: code)
  }

  @Test func valuesPerServingAreBroughtToAHundredGrams() throws {
    let folder = try TemporaryFolder()
    let text =
      "Food,Calories per serving,Protein per serving,Carbs per serving,Fat per serving,Serving (g)\n"
      + "Bar,200,5,30,7,50\nNone,200,5,30,7,\n"
    let content = try FoodContent(
      try CSVFoodReader(try ImportFile(path: try folder.write(text, to: "f.csv")), sourceName: "x"))
    expect(content["Bar"]?.food.nutrients, equals: Nutrients(calories: 400, protein: 10, carbohydrates: 60, fat: 14))
    expect(content["Bar"]?.food.portions, equals: [Portion(name: "serving", grams: 50)])
    expect(content.refused.count, equals: 1)
  }

  /// Bread: 4 x (9 + 46) + 9 x 3 = 247 kcal, whichever way its 6 g of fiber count; oats as the USDA has them: 379
  /// kcal, of 4 x (13.15 + 67.7) + 9 x 6.52 = 382.1 with fiber in the carbs, and 10.1 g of it beside them would give
  /// 402.
  @Test(
    arguments: [
      // Salt alone is a label of the European Union, also beside rows that fit the other way; `food add` says the same.
      ("salt", ["Bread,247,9,46,3,6,1"], .available, .available),
      ("salt", ["Bread,247,9,46,3,6,1", "Oats,379,13.15,67.7,6.52,10.1,0"], .available, .available),
      // Nothing tells of the table; the row has no salt.
      ("sodium", ["Bread,247,9,46,3,6,400"], nil, .total),
      ("sodium,salt", ["Bread,247,9,46,3,6,400,1"], nil, .available),
      ("sodium", ["Bread,247,9,46,3,6,400", "Oats,379,13.15,67.7,6.52,10.1,2"], .total, .total),
    ] as [(String, [String], CarbohydrateBasis?, CarbohydrateBasis)])
  func theBasisIsSeenFromTheTableElseFromTheRow(
    columns: String, rows: [String], table: CarbohydrateBasis?, bread: CarbohydrateBasis
  ) throws {
    let folder = try TemporaryFolder()
    let text = "name,kcal,protein,carbs,fat,fiber,\(columns)\n" + rows.joined(separator: "\n") + "\n"
    let reader = try CSVFoodReader(try ImportFile(path: try folder.write(text, to: "f.csv")), sourceName: "x")
    expect(reader.basis, equals: table)
    let content = try FoodContent(reader)
    expect(content["Bread"]?.food.basis, equals: bread)
  }

  /// Sodium without a unit: 0.4 and 0.05 are grams, 400 and 50 milligrams.
  @Test(arguments: [(0.001, 1.0), (1.0, 1.0)])
  func theUnitOfSodiumIsSeenFromItsValues(factor: Double, expected: Double) throws {
    let folder = try TemporaryFolder()
    let rows = [400.0, 50, 120, 600, 10, 30].enumerated().map { "F\($0.offset),100,5,10,4.4,\($0.element * factor)" }
    let path = try folder.write(
      "Food,kcal,Protein,Carbs,Fat,Sodium\n" + rows.joined(separator: "\n") + "\n", to: "f.csv")
    let content = try FoodContent(try CSVFoodReader(try ImportFile(path: path), sourceName: "x"))
    expect(abs((content["F0"]?.food.nutrients.sodium ?? 0) - 400 * expected) < 1e-6)
  }

  @Test func hostileCellsAreRefusedOneByOne() throws {
    let folder = try TemporaryFolder()
    let cells = ["NaN,1,1,1", "1e308,1,1,1", "-5,1,1,1", "100,abc,1,1", "100,999,1,1", "inf,1,1,1"]
    let names = ["\u{1B}[31mred\u{07}", "", "🥛", "\u{202E}evil", String(repeating: "long ", count: 100)]
    var text = "Food,kcal,Protein,Carbs,Fat\n"
    for (index, cell) in cells.enumerated() { text += "C\(index),\(cell)\n" }
    for name in names { text += "\(name),17,1,1,1\n" }
    let content = try FoodContent(
      try CSVFoodReader(try ImportFile(path: try folder.write(text, to: "f.csv")), sourceName: "x"))
    expect(content.foods.count + content.refused.count, equals: 11)
    for food in content.foods {
      #expect(throws: Never.self) { try FoodCheck.name(food.food.name) }
      #expect(throws: Never.self) { try FoodCheck.range(food.food.nutrients) }
    }
    expect(content["evil"] != nil)
  }
}
