import Domain

/// Reads the JSONL export of Open Food Facts: one product per line, with many fields, most of which are skipped.
final class OpenFoodFactsJSONReader: OpenFoodFactsReader {
  let records: JSONLinesReader
  let languages: [String]
  private let keys: JSONKeys<Key>
  private let nutrientKeys = JSONKeys(OpenFoodFactsNutrient.all.enumerated().map { ($0.element.key, $0.offset) })

  private enum Key {
    case code
    case name(language: String)
    case brands
    case categories
    case countries
    case quantity
    case servingSize
    case servingQuantity
    case nutriments
  }

  init(_ file: ImportFile, languages: [String]) throws(LarderError) {
    records = try JSONLinesReader(try file.open(), name: file.path)
    self.languages = languages
    keys = JSONKeys(
      [
        ("code", .code), ("product_name", .name(language: "")), ("brands", .brands), ("categories_tags", .categories),
        ("countries_tags", .countries), ("quantity", .quantity), ("serving_size", .servingSize),
        ("serving_quantity", .servingQuantity), ("nutriments", .nutriments),
      ] + languages.map { ("product_name_" + $0, .name(language: $0)) })
  }

  func product() throws(LarderError) -> OpenFoodFactsProduct {
    do throws(JSONScanner.Damage) { return try read(records.scanner) } catch {
      throw LarderError(.badFile, error.reason)
    }
  }

  private func read(_ line: JSONScanner) throws(JSONScanner.Damage) -> OpenFoodFactsProduct {
    var scanner = line
    var product = OpenFoodFactsProduct()
    guard try scanner.enterObject() else { throw JSONScanner.Damage(reason: "not a product: not an object") }
    while let name = try scanner.nextKey() {
      guard let key = keys[name] else {
        try scanner.skipValue()
        continue
      }
      try take(key, &scanner, into: &product)
    }
    guard scanner.isAtEnd() else { throw JSONScanner.Damage(reason: "the line continues after the product") }
    return product
  }

  private func take(_ key: Key, _ scanner: inout JSONScanner, into product: inout OpenFoodFactsProduct)
    throws(JSONScanner.Damage)
  {
    switch key {
    case .code: product.code = try scanner.text()?.text
    case .name(let language):
      if let reading = try scanner.text() { product.names.append((language, reading)) }
    case .brands: product.brands = try list(&scanner).first
    case .categories: product.categories = try list(&scanner)
    case .countries: product.countries = try list(&scanner).joined(separator: ",")
    case .quantity: product.quantity = try scanner.text()?.text
    case .servingSize: product.servingSize = try scanner.text()?.text
    case .servingQuantity: product.servingQuantity = try scanner.number().value
    case .nutriments:
      guard try scanner.enterObject() else { return }
      while let name = try scanner.nextKey() {
        guard let index = nutrientKeys[name] else {
          try scanner.skipValue()
          continue
        }
        let nutrient = OpenFoodFactsNutrient.all[index]
        do throws(LarderError) { try nutrient.take(try number(&scanner), into: &product.stated) } catch {
          throw JSONScanner.Damage(reason: error.message)
        }
      }
    }
  }

  private func number(_ scanner: inout JSONScanner) throws(LarderError) -> ImportNumber {
    do throws(JSONScanner.Damage) { return try scanner.number() } catch {
      throw LarderError(.badFile, error.reason)
    }
  }

  /// Reads an array of strings, or a string with commas.
  private func list(_ scanner: inout JSONScanner) throws(JSONScanner.Damage) -> [String] {
    guard scanner.enterArray() else {
      return try scanner.text()?.text.split(separator: ",").map(String.init) ?? []
    }
    var list: [String] = []
    while try scanner.nextElement() {
      if let text = try scanner.text()?.text, list.count < 100 { list.append(text) }
    }
    return list
  }
}
