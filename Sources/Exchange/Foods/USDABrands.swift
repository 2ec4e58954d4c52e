import Domain

/// The brands, categories and servings of branded foods, from `branded_food.csv`.
///
/// Each text is stored only once, because many foods have the same brand or serving.
struct USDABrands {
  private struct Row {
    var food: Int32
    var brand: Int32
    var category: Int32
    var household: Int32
    /// The weight of a serving in thousandths of a gram; 0 if the weight is unknown.
    var serving: Int32
  }

  private var rows: [Row] = []
  private var texts: [String] = [""]
  private var places: [String: Int32] = ["": 0]
  private var isSorted = true

  static let columns = [
    "fdc_id", "brand_name", "brand_owner", "branded_food_category", "household_serving_fulltext", "serving_size",
    "serving_size_unit",
  ]

  /// Stores the current record of the table.
  mutating func add(_ table: USDATable) {
    guard let food = table.key(0) else { return }
    if let last = rows.last, last.food > food { isSorted = false }
    let unit = table.text(6)?.lowercased() ?? ""
    let size = ["g", "ml", "grm", "mlt"].contains(unit) ? table.number(5) ?? 0 : 0
    rows.append(
      Row(
        food: food, brand: place(table.text(1) ?? table.text(2)), category: place(table.text(3)),
        household: place(table.text(4)), serving: size > 0 && size < 100_000 ? Int32(size * 1000) : 0))
  }

  /// Sorts the stored records; must be called after the last call of `add` and before the first call of `details`.
  mutating func finish() {
    if !isSorted { rows.sort { $0.food < $1.food } }
    places = [:]
  }

  /// The brand of a food, its category, and its serving as a portion.
  func details(_ food: Int32) -> (brand: String?, category: String?, portion: Portion?) {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].food < food { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].food == food else { return (nil, nil, nil) }
    let row = rows[low]
    return (text(row.brand), text(row.category), portion(row))
  }

  private func portion(_ row: Row) -> Portion? {
    guard row.serving > 0 else { return nil }
    let grams = Double(row.serving) / 1000
    return text(row.household).flatMap { USDAPortions.counted($0, grams: grams) }
      ?? (try? FoodCheck.portion(name: "serving", grams: grams))
  }

  private func text(_ place: Int32) -> String? { place == 0 ? nil : texts[Int(place)] }

  private mutating func place(_ text: String?) -> Int32 {
    guard let text else { return 0 }
    if let place = places[text] { return place }
    let place = Int32(texts.count)
    texts.append(text)
    places[text] = place
    return place
  }
}
