/// Aligns the lines of several readings (runs of text recognition) of one receipt.
///
/// Each column holds the versions of one line of the receipt, at most one from each reading. Lines are aligned by their
/// order, since equal lines in a row are several products.
struct ReceiptColumns {
  /// A line of one reading.
  struct Entry {
    let item: ReceiptItem
    /// The index of the reading that the line is from.
    let reading: Int
    /// The weight of the line's vote: 4 if the prices of its reading add up to the total, 2 if they do not, 1 if the
    /// price of the line is only a guess.
    let weight: Int
    /// Whether the line's price was read as printed, or is confirmed by the line's quantity; false if the price is
    /// guessed.
    let isCertain: Bool
    /// All pairs of adjacent letters or digits in the line's name, sorted.
    fileprivate let pairs: [UInt16]
  }

  /// One line of the receipt, as each of the different readings gives it.
  struct Column {
    var entries: [Entry]
  }

  private(set) var columns: [Column] = []
  /// The weights of the readings that do not lack many lines, keyed by the index of the reading.
  private(set) var weights: [Int: Int] = [:]
  /// The letter pairs of the lines without a price, by the index of the reading.
  private var unpriced: [Int: [[UInt16]]] = [:]

  /// The votes of the readings that do not have a line at all.
  ///
  /// A reading that has the line's name, but no price in it, says nothing about that.
  func absence(of column: Column) -> Int {
    weights.reduce(0) { sum, vote in
      let (reading, weight) = vote
      if column.entries.contains(where: { $0.reading == reading }) { return sum }
      let isNamed = unpriced[reading, default: []].contains { name in
        column.entries.contains { Self.likeness($0.pairs, name) >= Self.sameName }
      }
      return isNamed ? sum : sum + weight
    }
  }

  /// The minimum similarity of the name of a line without a price to that of a line that other readings have.
  private static let sameName = 0.75

  /// Aligns the lines of another reading with the columns.
  mutating func add(
    _ items: [ReceiptReadings.Reading.Item], of reading: Int, weight: Int, unpriced names: [String] = []
  ) {
    unpriced[reading] = names.map(Self.pairs)
    let entries = items.prefix(ReceiptReadings.longestList).map {
      Entry(
        item: $0.item, reading: reading, weight: $0.isCertain ? weight * 2 : 1, isCertain: $0.isCertain,
        pairs: Self.pairs($0.item.text))
    }
    guard !entries.isEmpty else { return }
    // A reading that lacks many lines is no evidence that a line does not exist.
    if columns.isEmpty || entries.count * 10 >= columns.count * 6 { weights[reading] = weight * 2 }
    let width = entries.count + 1
    // The best score for the first columns and entries, and the step to it: 0 pairs both, 1 skips the column, 2 skips
    // the entry.
    var scores = [Double](repeating: 0, count: (columns.count + 1) * width)
    var steps = [UInt8](repeating: 2, count: scores.count)
    for (row, column) in columns.enumerated() {
      steps[(row + 1) * width] = 1
      for (place, entry) in entries.enumerated() {
        let corner = (row + 1) * width + place + 1
        let (above, left) = (scores[corner - width], scores[corner - 1])
        (scores[corner], steps[corner]) = above >= left ? (above, 1) : (left, 2)
        let both = scores[corner - width - 1] + Self.likeness(column, entry)
        if both > scores[corner] { (scores[corner], steps[corner]) = (both, 0) }
      }
    }
    var result: [Column] = []
    var (row, place) = (columns.count, entries.count)
    while row > 0 || place > 0 {
      switch steps[row * width + place] {
      case 0:
        var column = columns[row - 1]
        column.entries.append(entries[place - 1])
        result.append(column)
        (row, place) = (row - 1, place - 1)
      case 1:
        result.append(columns[row - 1])
        row -= 1
      default:
        result.append(Column(entries: [entries[place - 1]]))
        place -= 1
      }
    }
    columns = result.reversed()
  }

  /// How similar a line is to the lines of a column: above 0 if it may be the same line, at most 2.3.
  private static func likeness(_ column: Column, _ entry: Entry) -> Double {
    var best = -1.0
    for other in column.entries {
      let price = other.item.price == entry.item.price ? 1.0 : 0
      best = max(best, likeness(other.pairs, entry.pairs) * 2 + price - leastLikeness)
    }
    return best
  }

  /// The minimum similarity of two readings of a line: the prices, or about a third of the letter pairs, must be equal.
  private static let leastLikeness = 0.7

  /// The share of letter pairs that two names have in common, from 0 to 1 (Dice 1945).
  static func likeness(_ left: [UInt16], _ right: [UInt16]) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return left.isEmpty && right.isEmpty ? 0.5 : 0 }
    var (first, second, common) = (0, 0, 0)
    while first < left.count, second < right.count {
      if left[first] == right[second] {
        common += 1
        first += 1
        second += 1
      } else if left[first] < right[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return Double(common * 2) / Double(left.count + right.count)
  }

  static func pairs(_ name: String) -> [UInt16] {
    let letters = name.plainLetters.utf8.prefix(80).filter { $0 != UInt8(ascii: " ") }
    return zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }
}

extension ReceiptColumns.Column {
  /// The line as most readings have it, with the given price.
  func item(costing price: Money) -> ReceiptItem {
    let same = entries.filter { $0.item.price == price }
    let items = (same.isEmpty ? entries : same).map(\.item)
    var item = ReceiptItem(name, price: price)
    item.kind = ReceiptReadings.most(items.map(\.kind))?.value ?? .product
    item.taxGroup = ReceiptReadings.most(items.compactMap(\.taxGroup))?.value
    // A quantity that gives the price is certain, even if only one reading has it.
    let proved = entries.map(\.item).filter { other in
      var other = other
      other.price = price
      return other.isProved
    }
    let amounts = (proved.isEmpty ? items : proved).map {
      Amount(quantity: $0.quantity, unit: $0.unit, unitPrice: $0.unitPrice)
    }
    if let amount = ReceiptReadings.most(amounts)?.value {
      (item.quantity, item.unit, item.unitPrice) = (amount.quantity, amount.unit, amount.unitPrice)
    }
    item.readings = entries.sorted { $0.reading < $1.reading }.map {
      ReceiptItem.Reading(text: $0.item.text, price: $0.item.price)
    }
    return item
  }

  private struct Amount: Hashable {
    let quantity: Double
    let unit: PurchaseUnit
    let unitPrice: Money?
  }

  /// The name that most readings have; if all names differ, the one that is most similar to the others.
  private var name: String {
    if let most = ReceiptReadings.most(entries.map(\.item.text).filter { !$0.isEmpty }), most.votes > 1 {
      return most.value
    }
    let scored = entries.map { entry in
      (entry.item.text, entries.reduce(0) { $0 + ReceiptColumns.likeness($1.pairs, entry.pairs) })
    }
    return scored.max { $0.1 < $1.1 }?.0 ?? ""
  }
}
