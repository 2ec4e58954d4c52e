import Domain

/// The nutrients of all foods in a download; at 84 bytes per food, two million foods fit into 170 MB.
struct USDANutrientTable {
  /// The nutrients of `nutrient.csv` that are used, each with its current ID and, if it has one, its older number.
  ///
  /// If several nutrients set the same property, the preferred nutrient comes first.
  private static let wanted: [(ids: [Int32], path: any WritableKeyPath<StatedNutrients, Double?> & Sendable)] = [
    // Energy: as published, then calculated with specific Atwater factors, then with general ones.
    ([1008, 208], \.kilocalories), ([2048, 958], \.kilocalories), ([2047, 957], \.kilocalories),
    ([1062, 268], \.kilojoules), ([1003, 203], \.protein), ([1004, 204], \.fat),
    // Fat as labels define it.
    ([1085, 298], \.fat), ([1005, 205], \.carbohydrates), ([1079, 291], \.fiber),
    // Fiber by the newer method, AOAC 2011.25.
    ([2033], \.fiber), ([2000, 269], \.sugar),
    // Sugar as labels define it.
    ([1063], \.sugar), ([1093, 307], \.sodium), ([1258, 606], \.saturatedFat), ([1018, 221], \.alcohol),
    // Used for checks, but not stored.
    ([1292, 645], \.monounsaturatedFat), ([1293, 646], \.polyunsaturatedFat), ([1009, 209], \.starch),
    ([1086, 299], \.polyols), ([1025, 229], \.organicAcids), ([1051, 255], \.water),
  ]

  private static let places: [Int32: Int] = {
    var places: [Int32: Int] = [:]
    for (place, nutrient) in wanted.enumerated() {
      for id in nutrient.ids { places[id] = place }
    }
    return places
  }()

  /// The index in `wanted` for each nutrient ID, or -1 if the nutrient is not used.
  ///
  /// This is an array and not a dictionary, because it is accessed 26 million times.
  private let placeOf: [Int8]
  private let ids: [Int32]
  /// The amounts per 100 g in thousandths, which is the precision of the tables; `Int32.min` means unknown.
  private var values: [Int32]
  private var last = 0

  /// Creates an empty table for the foods with these IDs, which must be in ascending order.
  init(ids: [Int32]) {
    self.ids = ids
    values = Array(repeating: .min, count: ids.count * Self.wanted.count)
    var table = [Int8](repeating: -1, count: 4096)
    for (id, place) in Self.places { table[Int(id)] = Int8(place) }
    placeOf = table
  }

  /// Whether rows for this nutrient are used.
  func wants(_ nutrient: Int32) -> Bool { nutrient >= 0 && nutrient < 4096 && placeOf[Int(nutrient)] >= 0 }

  /// Stores an amount per 100 g; amounts of foods or nutrients that are not used are skipped.
  mutating func add(food: Int32, nutrient: Int32, amount: Double) {
    guard wants(nutrient), let row = row(of: food), amount.isFinite, abs(amount) < 2_000_000 else { return }
    values[row * Self.wanted.count + Int(placeOf[Int(nutrient)])] = Int32((amount * 1000).rounded())
  }

  /// The nutrients that were stored for a food.
  mutating func stated(_ food: Int32) -> StatedNutrients {
    var stated = StatedNutrients()
    guard let row = row(of: food) else { return stated }
    for (place, nutrient) in Self.wanted.enumerated() {
      let value = values[row * Self.wanted.count + place]
      if value != .min, stated[keyPath: nutrient.path] == nil { stated[keyPath: nutrient.path] = Double(value) / 1000 }
    }
    return stated
  }

  /// The index of a food's row; nil if the food is not in the table.
  ///
  /// The amounts of one food nearly always follow one another in the file, so the row that was found last is tried
  /// first.
  private mutating func row(of food: Int32) -> Int? {
    if last < ids.count, ids[last] == food { return last }
    guard let found = ids.place(of: food) else { return nil }
    last = found
    return found
  }
}

extension [Int32] {
  /// The index of a number in an ascending list.
  func place(of number: Int32) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}
