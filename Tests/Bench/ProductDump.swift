import Domain
import Foundation
import TestSupport

/// Products in the export formats of Open Food Facts, generated from a seed: a wide table or one JSON object per line,
/// with some damaged rows.
struct ProductDump {
  enum Format: String {
    case csv
    case jsonl
  }

  let path: String
  /// Rows that can be imported.
  let sound: Int
  /// Rows that cannot: truncated, with invalid numbers, without nutrition, or with invalid text.
  let damaged: Int

  var megabytes: Double { Double((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0) / 1e6 }

  /// Writes `rows` products, one in twenty of them damaged.
  init(_ format: Format, rows: Int, to path: String) throws {
    self.path = path
    guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
    else { throw SupportError("cannot write \(path)") }
    defer { try? file.close() }
    var names = SampleNames(seed: 7)
    var random = SplitMix64(seed: 8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 << 20)
    if format == .csv { bytes += (Self.columns.joined(separator: "\t") + "\n").utf8 }
    var damaged = 0
    for number in 0..<rows {
      var next = names.next()
      while !Self.isSound(next.food) { next = names.next() }
      let product = Product(number: number, name: next.name, food: next.food, random: &random)
      let damage = Int.random(in: 0..<20, using: &random) == 0 ? Damage.allCases[number % Damage.allCases.count] : nil
      if damage != nil { damaged += 1 }
      switch format {
      case .csv: Self.addRow(product, damage, to: &bytes)
      case .jsonl: Self.addLine(product, damage, to: &bytes)
      }
      if bytes.count > 2 << 20 {
        try file.write(contentsOf: bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try file.write(contentsOf: bytes)
    (self.damaged, sound) = (damaged, rows - damaged)
  }

  /// Whether a label with the food's values is accepted under another name and as any kind of food: a liqueur's energy is
  /// not explained by the values of a biscuit.
  private static func isSound(_ food: Food) -> Bool {
    let label = Self.label(of: food)
    return [nil, FoodCategory.snacks, .bakery].allSatisfy { category in
      (try? FoodStatement(StatedNutrients(label), basis: .available, category: category).repaired()) != nil
    }
  }

  /// As on a label of the European Union: carbohydrates without fiber.
  private static func label(of food: Food) -> Nutrients {
    var label = food.nutrients
    label.carbohydrates = max(0, label.carbohydrates - (label.fiber ?? 0))
    return label
  }

  private enum Damage: CaseIterable {
    case cut
    case word
    case empty
    case invalid
  }

  private struct Product {
    let code: String
    let name: String
    let nutrients: [(key: String, value: String)]
    let ingredients: String

    init(number: Int, name: String, food: Food, random: inout SplitMix64) {
      code = String(4_000_000_000_000 + number * 7)
      self.name = name
      let factor = Double(Int.random(in: 80...100, using: &random)) / 100
      let label = ProductDump.label(of: food)
      func value(_ nutrient: Nutrient, _ unit: Double = 1) -> String {
        label[nutrient].map { String(($0 * factor * unit * 100).rounded() / 100) } ?? ""
      }
      let sodium = food.nutrients.sodium.map { String(($0 * factor).rounded() / 1000) } ?? ""
      let values = [
        value(.calories), value(.calories, 4.184), value(.fat), value(.saturatedFat), value(.carbohydrates),
        value(.sugar), value(.fiber), value(.protein), sodium,
      ]
      nutrients = zip(ProductDump.nutrientKeys, values).map { (key: $0, value: $1) }
      let count = Int.random(in: 4...16, using: &random)
      ingredients = (0..<count).map { ProductDump.words[(number &* 31 &+ $0 &* 17) % ProductDump.words.count] }
        .joined(separator: ", ")
    }
  }

  private static let words = [
    "sucre", "farine de blé", "huile de tournesol", "eau", "sel", "lait écrémé en poudre", "beurre de cacao", "arôme",
    "émulsifiant (lécithine de soja)", "Weizenmehl", "Zucker", "Palmfett", "Vollmilchpulver", "Säuerungsmittel",
    "water", "wheat flour", "salt", "glucose syrup", "yeast", "6\" tortilla", "vitamin C", "colour (E160a)", "spices",
  ]

  private static let nutrientKeys = [
    "energy-kcal_100g", "energy_100g", "fat_100g", "saturated-fat_100g", "carbohydrates_100g", "sugars_100g",
    "fiber_100g", "proteins_100g", "sodium_100g",
  ]

  /// The columns that the export begins with, then nutrients that hardly any product has.
  private static let columns: [String] =
    [
      "code", "url", "creator", "created_t", "created_datetime", "last_modified_t", "last_modified_datetime",
      "product_name", "abbreviated_product_name", "generic_name", "quantity", "packaging", "packaging_tags", "brands",
      "brands_tags", "categories", "categories_tags", "categories_en", "origins", "labels", "labels_tags", "stores",
      "countries", "countries_tags", "countries_en", "ingredients_text", "allergens", "traces", "serving_size",
      "serving_quantity", "additives_n", "nutriscore_score", "nutriscore_grade", "nova_group", "pnns_groups_1",
      "states",
      "states_tags", "completeness", "image_url", "image_small_url",
    ] + nutrientKeys
    + (0..<150).map { "nutrient-\($0)_100g" }

  private static func addRow(_ product: Product, _ damage: Damage?, to bytes: inout [UInt8]) {
    let start = bytes.count
    var fields = frontFields(product)
    if damage == .invalid { fields[7] = "\u{1}" }
    bytes += fields.joined(separator: "\t").utf8
    if damage == .invalid, let place = bytes[start...].firstIndex(of: 1) { bytes[place] = 0xFF }
    // In the middle of the row, as where a download broke off.
    guard damage != .cut else { return bytes.append(UInt8(ascii: "\n")) }
    for (key, value) in product.nutrients {
      bytes.append(UInt8(ascii: "\t"))
      if damage == .empty { continue }
      bytes += (damage == .word && key == "proteins_100g" ? "n.b." : value).utf8
    }
    bytes += repeatElement(UInt8(ascii: "\t"), count: 150)
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func frontFields(_ product: Product) -> [String] {
    let url = "http://world-en.openfoodfacts.example/product/\(product.code)"
    let image = "https://images.openfoodfacts.example/images/products/\(product.code)/front_fr.4.400.jpg"
    let states =
      "en:to-be-completed, en:nutrition-facts-completed, en:ingredients-completed, en:expiration-date-to-be-completed, "
      + "en:packaging-code-to-be-completed, en:characteristics-to-be-completed, en:categories-completed, en:brands-completed"
    return [
      product.code, url, "kiliweb", "1529059080", "2018-06-15T10:38:00Z", "1561463718", "2019-06-25T11:55:18Z",
      product.name, "", "", "500 g", "Plastique", "en:plastic", "", "", "Snacks,Snacks sucrés,Biscuits",
      "en:snacks,en:sweet-snacks,en:biscuits", "Snacks,Sweet snacks,Biscuits", "", "Bio", "en:organic", "Carrefour",
      "France", "en:france", "France", product.ingredients, "en:gluten", "", "30 g", "30", "1", "14", "d", "4",
      "Sugary snacks", states, states.replacingOccurrences(of: " ", with: ""), "0.575", image, image,
    ]
  }

  private static func addLine(_ product: Product, _ damage: Damage?, to bytes: inout [UInt8]) {
    let start = bytes.count
    let name = damage == .invalid ? "\u{1}" : product.name.replacing("\"", with: "\\\"")
    let nutrients = product.nutrients.filter { !$0.value.isEmpty && damage != .empty }.map { key, value in
      damage == .word && key == "proteins_100g" ? "\"\(key)\":\"n.b.\"" : "\"\(key)\":\(value)"
    }
    let tags = "[\"en:snacks\",\"en:sweet-snacks\",\"en:biscuits\",\"en:biscuits-and-cakes\",\"fr:sables\"]"
    let ingredient = product.ingredients.split(separator: ",").map { text in
      let plain = text.replacing("\"", with: "\\\"")
      return
        "{\"id\":\"en:\(plain)\",\"percent_estimate\":12.5,\"percent_max\":50,\"percent_min\":0,\"text\":\"\(plain)\"}"
    }
    let states =
      "en:to-be-completed, en:nutrition-facts-completed, en:ingredients-completed, en:expiration-date-to-be-completed"
    bytes +=
      """
      {"_id":"\(product.code)","_keywords":["biscuit","snack","sucre","sable"],"additives_n":1,"allergens_tags":["en:gluten"],\
      "categories":"Snacks, Biscuits","categories_tags":\(tags),"code":"\(product.code)","completeness":0.575,\
      "countries_tags":["en:france"],"created_t":1529059080,"images":{"1":{"sizes":{"100":{"h":75,"w":100},"400":{"h":300,\
      "w":400},"full":{"h":2250,"w":3000}},"uploaded_t":"1529059081","uploader":"kiliweb"}},"ingredients":[\
      \(ingredient.joined(separator: ","))],"labels_tags":["en:organic"],"lang":"fr","last_modified_t":1561463718,\
      "nova_group":4,"nutriments":{
      """.utf8
    bytes += nutrients.joined(separator: ",").utf8
    guard damage != .cut else { return bytes.append(UInt8(ascii: "\n")) }
    bytes +=
      """
      },"nutriscore_data":{"energy":1800,"grade":"d","score":14},"product_name":"\(name)","quantity":"500 g",\
      "serving_quantity":30,"serving_size":"30 g","states":"\(states)"}

      """.utf8
    if damage == .invalid, let place = bytes[start...].firstIndex(of: 1) { bytes[place] = 0xFF }
  }
}
