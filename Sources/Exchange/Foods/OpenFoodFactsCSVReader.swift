import Domain

/// Reads the CSV export of Open Food Facts; of about two hundred columns, which are separated by tabs, some twenty are
/// used.
final class OpenFoodFactsCSVReader: OpenFoodFactsReader {
  let records: CSVReader
  let languages: [String]
  private let code: Int
  private let names: [(language: String, column: Int)]
  private let texts: [(path: WritableKeyPath<OpenFoodFactsProduct, String?>, column: Int)]
  private let categories: Int
  private let serving: Int
  private let nutrients: [(nutrient: OpenFoodFactsNutrient, column: Int)]

  init(_ file: ImportFile, languages: [String]) throws(LarderError) {
    records = try CSVReader(try file.open(), name: file.path, quotes: .literal)
    self.languages = languages
    let header = records.header
    let indices = Dictionary(
      header.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    guard let code = indices["code"], indices["product_name"] != nil else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(file.path)) is not a table of Open Food Facts",
        hint: "it has the columns code and product_name; `data import csv` takes other tables")
    }
    self.code = code
    let named = [("", "product_name")] + languages.map { ($0, "product_name_" + $0) }
    names = named.compactMap { language, column in indices[column].map { (language, $0) } }
    let paths: [(WritableKeyPath<OpenFoodFactsProduct, String?>, String)] = [
      (\.brands, "brands"), (\.quantity, "quantity"), (\.servingSize, "serving_size"), (\.countries, "countries_tags"),
    ]
    texts = paths.compactMap { path, column in indices[column].map { (path, $0) } }
    categories = indices["categories_tags"] ?? -1
    serving = indices["serving_quantity"] ?? -1
    nutrients = OpenFoodFactsNutrient.all.compactMap { nutrient in indices[nutrient.key].map { (nutrient, $0) } }
  }

  func product() throws(LarderError) -> OpenFoodFactsProduct {
    var product = OpenFoodFactsProduct()
    for (nutrient, column) in nutrients { try nutrient.take(records.number(column), into: &product.stated) }
    // Most products have no values, so their texts need not be decoded.
    guard !product.stated.isEmpty else { throw LarderError(.badValue, "no nutrition is given") }
    product.code = records.text(code)?.text
    for (language, column) in names {
      if let reading = records.text(column) { product.names.append((language, reading)) }
    }
    for (path, column) in texts { product[keyPath: path] = records.text(column)?.text }
    product.categories = records.text(categories)?.text.split(separator: ",").map(String.init) ?? []
    product.servingQuantity = records.number(serving).value
    return product
  }
}
