/// Reads the items of a receipt: its products, deposits and discounts.
struct ReceiptItems {
  private var drafts: [Draft] = []
  /// Quantities on lines of their own.
  private var quantities: [LoneQuantity] = []
  /// Subtotals and remarks, which count as items only if the total requires it.
  private var remarks: [ReceiptItem] = []
  /// The words of the last line without a price, which may be the name for the next price.
  private var pending: [String] = []
  /// Whether the last item has a price but no name yet.
  private var needsName = false
  private var isCancelling = false
  /// The last word of the previous line, which may belong to a name.
  private var lastWord = ""
  /// Whether most lines begin with a count.
  private let hasCounts: Bool
  /// Short words in a column before the price, such as tax groups; empty if there is no such column.
  private let marks: Set<String>
  private let total: Int?

  private struct Draft {
    var item: ReceiptItem
    var hasQuantity: Bool
  }

  /// A quantity on a line of its own.
  private struct LoneQuantity {
    let quantity: PrintedQuantity
    /// The number of items read before it.
    let place: Int
    /// Whether no other name stands between the quantity and the item before it.
    let isBehindItem: Bool
  }

  /// The items in order.
  var items: [ReceiptItem] { drafts.map(\.item) }

  init(_ page: ReceiptPage) {
    total = page.total
    let priced = page.list.compactMap(\.price?.name).filter { $0.count > 1 }
    func isMost(_ count: Int) -> Bool { count >= 2 && count * 2 >= priced.count }
    hasCounts = isMost(priced.count { Self.count($0[0]) != nil })
    let rates = priced.count { $0.last?.last == "%" }
    let ends = priced.compactMap(\.last).filter { Self.isMark($0) && ($0.last != "%" || isMost(rates)) }
    marks = isMost(ends.count) && Set(ends).count <= Self.mostMarks ? Set(ends) : []
    var lines = page.list
    while let line = lines.popFirst() {
      if let next = lines.first, readCounted(line, before: next) {
        lines.removeFirst()
      } else {
        read(line)
      }
      lastWord = line.words.last ?? ""
    }
    attachQuantities()
    settle()
  }

  /// Whether a word may name a tax group or a class of goods: `A`, `1`, `RP`.
  private static func isMark(_ word: String) -> Bool {
    if word.count <= 4, word.last == "%", PrintedNumber(String(word.dropLast())) != nil { return true }
    return word == "1" || word == "2" || word.count <= 2 && word.allSatisfy { $0.isLetter && $0.isUppercase }
  }

  /// The maximum number of different words that a column of tax groups or classes may contain.
  private static let mostMarks = 8

  private static func count(_ word: String) -> Int? {
    guard let number = PrintedNumber(word)?.magnitude, number.isCount, (1...99).contains(number.digits), word.count <= 3
    else {
      return nil
    }
    return number.digits
  }

  private mutating func read(_ line: PrintedLine) {
    // The price at the end of `2 Stk x 0,49` is the unit price.
    guard let price = line.price, !isQuantityAlone(line) else { return readUnpriced(line) }
    let label = PrintedLine.label(price.name)
    // Skips items that were ordered but not delivered: `Rhubarb 500g 0 €2.79 €0.00`.
    let columns = price.name.suffix(2).compactMap(PrintedNumber.init)
    if price.cents == 0, columns.count == 2, columns[0].isCount, columns[0].digits == 0 { return }
    if ReceiptLabels.isSubtotal(label) || ReceiptLabels.isRemark(label) || ReceiptLabels.isTotal(label) {
      let kind = price.cents < 0 ? PurchaseKind.discount : .product
      remarks.append(ReceiptItem(name(price.name), price: Money(minorUnits: price.cents), kind: kind))
      return
    }
    if let weighed = weighedAbove(price) {
      add(weighed.name, price, weighed)
      pending = []
      return
    }
    if let found = quantity(price), !ReceiptLabels.isTax(label) {
      // A tax group may precede the price.
      if found.name.allSatisfy({ PrintedLine.label([$0]).isEmpty || Self.isMark($0) }) {
        if pending.isEmpty, let name = takeDeposit(costing: found.unitPrice) { pending = name }
        add(pending + found.name.filter(Self.isMark), price, found)
        needsName = pending.isEmpty
      } else {
        add(found.name, price, found)
      }
      pending = []
      return
    }
    if readSized(price) { return }
    if label.isEmpty || price.name.allSatisfy(Self.isMark) {
      // The price is on the line below its name.
      guard !pending.isEmpty else { return }
      add(pending, price, nil)
    } else {
      add(price.name, price, nil)
    }
    pending = []
  }

  /// The quantity on the line of a price; nil if there is none.
  ///
  /// A tax group may stand between them (`0,182 kg 14,90 EUR/kg B 2,71`), and a weight may give another price.
  private func quantity(_ price: PrintedPrice) -> PrintedQuantity? {
    if let found = PrintedQuantity(price.name, price: price.cents) { return found }
    if price.name.count > 2, let mark = price.name.last, Self.isMark(mark),
      let found = PrintedQuantity(Array(price.name.dropLast()), price: price.cents)
    {
      return marks.contains(mark) ? found.named(found.name + [mark]) : found
    }
    return PrintedQuantity(misweighed: price.name)
  }

  /// Reads a product whose count and unit price stand on its line and whose price stands alone on the line below, as in
  /// `Brötchen 4 Stück à 0,65` above `2,60 B`; returns false for any other lines.
  private mutating func readCounted(_ line: PrintedLine, before next: PrintedLine) -> Bool {
    guard let price = next.price, price.name.allSatisfy(Self.isMark),
      let found = PrintedQuantity(line.words, price: nil), found.costs(price.cents),
      PrintedLine.label(found.name).count(where: \.isLetter) >= 3,
      !found.name.contains(where: { PrintedNumber($0)?.money != nil })
    else { return false }
    add(found.name, price, found)
    pending = []
    return true
  }

  /// Reads a line with nothing but the size or the weight of the product on the line above, as in `500g  3,29` below
  /// `Dinkelbrot`; returns false for any other line.
  private mutating func readSized(_ price: PrintedPrice) -> Bool {
    guard !pending.isEmpty else { return false }
    if let weight = PrintedQuantity(price.name, price: nil), weight.unit == .kilograms,
      weight.name.allSatisfy({ $0.count <= 3 })
    {
      add(pending + weight.name, price, weight)
    } else {
      let product = PrintedProduct(price.name.joined(separator: " "))
      guard product.words.isEmpty, product.size != nil else { return false }
      add(pending + price.name, price, nil)
    }
    pending = []
    return true
  }

  /// The product on the line above with its weight, if this line has only its price per kilogram: `Bergkäse 0,236kg` above
  /// `19,90 €/kg  4,70`; nil otherwise.
  private func weighedAbove(_ price: PrintedPrice) -> PrintedQuantity? {
    guard !pending.isEmpty, (1...3).contains(price.name.count), price.name.last?.lowercased().hasSuffix("kg") == true
    else {
      return nil
    }
    // A weight may be written together with its unit.
    let above = pending.flatMap { word -> [String] in
      let number = word.lowercased().hasSuffix("kg") ? String(word.dropLast(2)) : ""
      return PrintedNumber(number)?.decimals == 3 ? [number, "kg"] : [word]
    }
    return PrintedQuantity(above + price.name, price: price.cents)
  }

  private func isQuantityAlone(_ line: PrintedLine) -> Bool {
    guard let found = PrintedQuantity(line.words, price: nil), found.unitPrice != nil else { return false }
    // Only an article number may be on the same line.
    return found.name.allSatisfy { $0.count >= 4 && $0.allSatisfy { $0.decimalDigit != nil } }
  }

  /// If the last item is a deposit whose name ends in the unit price, removes the item and returns its name; nil
  /// otherwise.
  ///
  /// An example is `Pfand Glas 0,15` above `2 Stk x 0,15  0,30`.
  private mutating func takeDeposit(costing unitPrice: Int?) -> [String]? {
    guard let last = drafts.last, [.deposit, .depositReturn].contains(last.item.kind), !last.hasQuantity, let unitPrice,
      abs(last.item.price.minorUnits) == unitPrice
    else { return nil }
    drafts.removeLast()
    return last.item.text.split(separator: " ").map(String.init) + [lastWord]
  }

  private mutating func readUnpriced(_ line: PrintedLine) {
    let label = line.label
    if let found = PrintedQuantity(line.words, price: nil) {
      let besides = PrintedLine.label(found.name)
      if besides.isEmpty && isQuantityAlone(line)
        || ["handeingabe", "netto", "gewicht", "menge", "je"].contains(where: besides.hasPrefix)
      {
        quantities.append(LoneQuantity(quantity: found, place: drafts.count, isBehindItem: pending.isEmpty))
        return
      }
    }
    if ReceiptLabels.isCancellation(label) { isCancelling = true }
    guard label.filter(\.isLetter).count >= 2, !Self.isColumnHead(label), !ReceiptLabels.isPerson(label) else { return }
    if needsName, !drafts.isEmpty {
      drafts[drafts.count - 1].item.text = name(line.words)
      needsName = false
    } else {
      pending = line.words
    }
  }

  /// Whether a line contains only column heads: `kg EUR/kg EUR`.
  private static func isColumnHead(_ label: String) -> Bool {
    label.split(separator: " ").allSatisfy { ["kg", "eur", "st", "stk", "x", "preis", "euro", "chf"].contains($0) }
  }

  private mutating func add(_ words: [String], _ price: PrintedPrice, _ quantity: PrintedQuantity?) {
    var words = words
    var group = price.taxGroup
    while words.count > 1, let last = words.last,
      marks.contains(last) || words.count > 2 && Self.isMark(last) && marks.contains(words[words.count - 2])
    {
      if last.count == 1 { group = group ?? last }
      words.removeLast()
    }
    var (number, unit, unitPrice) = (1.0, PurchaseUnit.pieces, Int?.none)
    if let quantity {
      (number, unit, unitPrice) = (quantity.quantity, quantity.unit, quantity.unitPrice)
    }
    words = Self.withoutNumbers(words)
    // The brackets in `(1) POIRE` contain a tax group or a count.
    if words.count > 1, let first = words.first, first.count == 3, first.first == "(", first.last == ")" {
      words.removeFirst()
    }
    if hasCounts, words.count > 1, let count = Self.count(words[0]) {
      words.removeFirst()
      if words.count > 1, words[0] == "x" { words.removeFirst() }
      if quantity == nil {
        number = Double(count)
        if count > 1, price.cents % count == 0 { unitPrice = price.cents / count }
      }
    }
    // `2 x Kichererbsen` is a count, but `2 x 150g Joghurt` is the size of a pack of two.
    if !hasCounts, quantity == nil, words.count > 2, ["x", "X", "×"].contains(words[1]),
      let count = Self.count(words[0]),
      words[2].first?.isLetter == true
    {
      words.removeFirst(2)
      number = Double(count)
      if count > 1, price.cents % count == 0 { unitPrice = price.cents / count }
    }
    let staff = ReceiptLabels.staffWords(PrintedLine.label(words))
    if staff > 0, price.cents > 0 { words = Array(words.prefix(staff)) }
    let label = PrintedLine.label(words)
    let isReturned = ReceiptLabels.isDepositReturn(label)
    let cents = isReturned ? -abs(price.cents) : price.cents
    let text = name(words)
    let item = ReceiptItem(
      text, quantity: number, unit: unit, unitPrice: unitPrice.map { Money(minorUnits: $0) },
      price: Money(minorUnits: cents), kind: kind(label, cents, text), taxGroup: group)
    drafts.append(Draft(item: item, hasQuantity: quantity != nil || number != 1))
    isCancelling = false
    needsName = false
  }

  private func kind(_ label: String, _ cents: Int, _ text: String) -> PurchaseKind {
    if ReceiptLabels.isDepositReturn(label) { return .depositReturn }
    if ReceiptLabels.isRounding(label) { return cents < 0 ? .discount : .service }
    if cents < 0 {
      if isCancelling || ReceiptLabels.isCancellation(label) { return .product }
      if ReceiptLabels.isDeposit(label) { return .depositReturn }
      let isTakenBack = drafts.suffix(Self.farthestCancellation).contains {
        $0.item.kind == .product && $0.item.price.minorUnits == -cents && $0.item.text == text
      }
      return isTakenBack ? .product : .discount
    }
    if ReceiptLabels.isDeposit(label) { return .deposit }
    if ReceiptLabels.isTax(label) || ReceiptLabels.isService(label) { return .service }
    return .product
  }

  /// How many items before a cancellation are searched for the canceled item.
  private static let farthestCancellation = 100

  /// The words without article numbers and codes from other columns: `9115 Frischmilch`, `ZEITUNG X01`.
  private static func withoutNumbers(_ words: [String]) -> [String] {
    var words = words
    func isDigits(_ word: String, atLeast length: Int) -> Bool {
      word.count >= length && word.allSatisfy { $0.decimalDigit != nil }
    }
    if words.count > 1, isDigits(words[0], atLeast: 4) { words.removeFirst() }
    if let long = words.firstIndex(where: { isDigits($0, atLeast: 8) }), long > 0 {
      words.removeSubrange(long...long)
      while words.count > long, words[long].count <= 2, words[long].allSatisfy({ $0.isLetter && $0.isUppercase }) {
        words.remove(at: long)
      }
    }
    if words.count > 1, let last = words.last, last.count <= 4, let first = last.first, "XV".contains(first),
      last.count > 1, isDigits(String(last.dropFirst()), atLeast: 2), first == "V" || last.hasPrefix("X0")
    {
      words.removeLast()
    }
    return words
  }

  private func name(_ words: [String]) -> String {
    String(words.joined(separator: " ").unicodeScalars.prefix(Self.longestName))
  }

  /// The maximum number of characters of an item's name, the same as in the household's file.
  private static let longestName = 200

  // MARK: Quantities in lines of their own

  /// Assigns each quantity on a line of its own to the item before or after it whose price the quantity gives.
  ///
  /// If the quantity fits both items, the side that is usual on this receipt decides.
  private mutating func attachQuantities() {
    func fits(_ quantity: PrintedQuantity, _ place: Int) -> Bool {
      guard drafts.indices.contains(place) else { return false }
      let draft = drafts[place]
      guard !draft.hasQuantity, draft.item.kind != .discount else { return false }
      return quantity.unitPrice == nil || quantity.costs(draft.item.price.minorUnits)
    }
    var (before, behind) = (0, 0)
    for lone in quantities {
      let (previous, next) = (fits(lone.quantity, lone.place - 1), fits(lone.quantity, lone.place))
      if previous && !next { behind += 1 }
      if next && !previous { before += 1 }
    }
    var misfits: [LoneQuantity] = []
    for lone in quantities {
      let order = before > behind ? [lone.place, lone.place - 1] : [lone.place - 1, lone.place]
      if let place = order.first(where: { fits(lone.quantity, $0) }) {
        attach(lone.quantity, to: place)
      } else {
        misfits.append(lone)
      }
    }
    for lone in misfits { attachMisfit(lone, isBefore: before > behind) }
  }

  private mutating func attach(_ quantity: PrintedQuantity, to place: Int) {
    drafts[place].hasQuantity = true
    drafts[place].item.quantity = quantity.quantity
    drafts[place].item.unit = quantity.unit
    drafts[place].item.unitPrice = quantity.unitPrice.map { Money(minorUnits: $0) }
  }

  /// Assigns a quantity that gives no item's price to the adjacent product, since one of the two is misprinted or
  /// misread.
  ///
  /// A printed weight is that of its product in any case. A count is taken only if the prices do not add up.
  private mutating func attachMisfit(_ lone: LoneQuantity, isBefore: Bool) {
    let place = isBefore ? lone.place : lone.place - 1
    guard isBefore || lone.isBehindItem, drafts.indices.contains(place), !drafts[place].hasQuantity,
      drafts[place].item.kind == .product, drafts[place].item.price.minorUnits > 0
    else { return }
    guard lone.quantity.unit == .kilograms || total.map({ $0 != sum }) ?? false else { return }
    attach(lone.quantity, to: place)
  }

  private var sum: Int { drafts.lazy.map(\.item.price.minorUnits).reduce(0, +) }

  /// Adds negative remarks as discounts, or a single remark as an item, if the items add up to the total only with
  /// these.
  private mutating func settle() {
    guard let total, !remarks.isEmpty else { return }
    let missing = total - sum
    guard missing != 0 else { return }
    let negative = remarks.filter { $0.price.minorUnits < 0 }
    let single = remarks.filter { $0.price.minorUnits == missing }
    if negative.lazy.map(\.price.minorUnits).reduce(0, +) == missing {
      drafts += negative.map { Draft(item: $0, hasQuantity: false) }
    } else if single.count == 1 {
      drafts += single.map { Draft(item: $0, hasQuantity: false) }
    }
  }
}
