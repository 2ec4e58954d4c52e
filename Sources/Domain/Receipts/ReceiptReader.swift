/// Reads the text of a receipt, as a till, an app or a reading program wrote it.
///
/// What is printed decides, and not the shop: a quantity belongs to the neighbour whose price it gives, the list ends at
/// the total, and what stands below it only serves the checks.
package struct ReceiptReader: Sendable {
  /// Creates a reader.
  package init() {}

  /// The receipt that a text contains; nil if it has no line with a price.
  package func read(_ text: String) -> Receipt? {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).lazy
      .prefix(PrintedLine.most).map { PrintedLine($0) }.filter { !$0.words.isEmpty }
    let page = ReceiptPage(Array(lines))
    var receipt = Receipt(items: ReceiptItems(page).items)
    guard !receipt.items.isEmpty || page.total != nil else { return nil }
    receipt.currency = page.currency
    receipt.store = ReceiptStores.named(in: page.heading, or: page.lines) ?? page.headline
    receipt.total = page.total.map { Money(minorUnits: $0) }
    if let date = ReceiptDates(isMonthFirst: page.isMonthFirst).find(in: page.lines) {
      (receipt.day, receipt.minuteOfDay) = (date.day, date.minuteOfDay)
      if let other = date.other {
        receipt.doubts.append(.twoDays(min(date.day, other), max(date.day, other)))
        receipt.day = nil
      }
    } else {
      receipt.doubts.append(.noDay)
    }
    let (checks, doubts) = ReceiptChecks(page, receipt.items).results
    receipt.checks = checks
    receipt.doubts.insert(contentsOf: doubts, at: 0)
    return receipt
  }
}

/// A receipt's lines, parted into its heading, its list and what is below the total.
struct ReceiptPage {
  let lines: [PrintedLine]
  /// The lines of the list, between the heading and the total.
  let list: ArraySlice<PrintedLine>
  /// The lines below the total.
  let below: ArraySlice<PrintedLine>
  /// The line of the total; nil if none was found.
  let totalLine: PrintedLine?
  /// The total in cents; nil if none was found.
  let total: Int?
  /// The ISO 4217 code of the currency; nil if no sign of one is printed.
  let currency: String?

  /// Whether dates have the month first: in the United States, but not wherever a dollar is the currency; nil if the
  /// currency does not tell.
  var isMonthFirst: Bool? {
    switch currency {
    case "EUR", "GBP", "CHF": false
    case "USD", nil: ReceiptStores.isAmerican(lines) ? true : nil
    default: nil
    }
  }

  /// The lines above the first price, at most 12.
  var heading: [PrintedLine] {
    let end = list.firstIndex { PrintedPrice($0) != nil } ?? list.endIndex
    return Array(lines[..<max(end, list.startIndex)].prefix(12))
  }

  /// The first line of the heading that is a name; nil if there is none.
  var headline: String? {
    lines.prefix(4).first { line in
      let label = line.label
      return label.filter(\.isLetter).count >= 3 && PrintedPrice(line) == nil
        && !["kassenbon", "beleg", "rechnung", "receipt", "tel", "kundenbeleg"].contains { label.hasPrefix($0) }
    }.map { String($0.text.filter { !"*=".contains($0) }.prefix(60)) }
      .map { $0.split(separator: " ").joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
  }

  init(_ lines: [PrintedLine]) {
    self.lines = lines
    let found = Self.totalIndex(lines)
    let end = found?.line ?? lines.endIndex
    totalLine = found.map { lines[$0.line] }
    total = found?.cents
    let start = Self.listStart(lines, before: end)
    list = lines[start..<end]
    below = lines[(found.map { $0.last + 1 } ?? end)...]
    currency = Self.currency(lines)
  }

  /// The line of the total, the line that its amount is in, and the amount.
  private static func totalIndex(_ lines: [PrintedLine]) -> (line: Int, last: Int, cents: Int)? {
    var subtotal: (Int, Int, Int)?
    for (index, line) in lines.enumerated() {
      if let price = PrintedPrice(line) {
        let label = PrintedLine.label(price.name)
        if index > 0, ReceiptLabels.isTotal(label), isAmountAlone(price.name) {
          return later(than: index, lines) ?? (index, index, price.cents)
        }
        if ReceiptLabels.isSubtotal(label) { subtotal = (index, index, price.cents) }
      } else if index > 0, ReceiptLabels.isTotal(line.label), line.words.count <= 4, lines.indices.contains(index + 1),
        let price = PrintedPrice(lines[index + 1]), price.name.isEmpty
      {
        return (index, index + 1, price.cents)
      }
    }
    return subtotal
  }

  /// The total behind a first sum to which a tip or a rounding is added: `Summe`, `Trinkgeld`, `Gesamt`; nil if there is
  /// none.
  private static func later(than first: Int, _ lines: [PrintedLine]) -> (line: Int, last: Int, cents: Int)? {
    guard let sum = PrintedPrice(lines[first]) else { return nil }
    var added = 0
    for index in lines.indices.dropFirst(first + 1).prefix(reach) {
      guard let price = PrintedPrice(lines[index]) else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isTotal(label), isAmountAlone(price.name) {
        return added != 0 && sum.cents + added == price.cents ? (index, index, price.cents) : nil
      }
      guard !ReceiptLabels.isTender(label), !ReceiptLabels.isChange(label) else { return nil }
      added += price.cents
    }
    return nil
  }

  /// How many lines behind a first sum the total may be.
  private static let reach = 5

  /// Whether no other amount is beside that of the total: a row of the tax table has several.
  private static func isAmountAlone(_ name: [String]) -> Bool { !name.contains { PrintedNumber($0)?.money != nil } }

  /// The first line behind the heads of the columns; 0 if there are none.
  private static func listStart(_ lines: [PrintedLine], before end: Int) -> Int {
    let isHead = { (line: PrintedLine) in
      let words = line.label.split(separator: " ").map(String.init)
      return !words.isEmpty && words.allSatisfy(columnHeads.contains) && PrintedPrice(line) == nil
    }
    let firstPriced = lines[..<end].firstIndex { PrintedPrice($0) != nil } ?? end
    if let head = lines[..<firstPriced].lastIndex(where: isHead) { return head + 1 }
    // An advertisement may be above the heading; a second page has its heads behind many prices.
    guard let head = lines[..<end].firstIndex(where: isHead),
      lines[..<head].count(where: { PrintedPrice($0) != nil }) <= mostAdvertised
    else { return 0 }
    return head + 1
  }

  /// The most prices above the heads of the columns that are advertised there.
  private static let mostAdvertised = 2

  private static let columnHeads: Set<String> = [
    "eur", "euro", "preis", "artikel", "menge", "bezeichnung", "artikelbezeichnung", "betrag", "gespart", "total",
    "aktion", "zusatz", "chf", "anzahl", "einzelpreis", "gesamt", "description", "qty", "price", "amount", "item",
    "omschrijving", "prijs", "bedrag", "aantal", "mwst", "summe", "in", "ust", "gbp", "items", "einzel", "libelle",
    "montant", "tva", "prix",
  ]

  private static func currency(_ lines: [PrintedLine]) -> String? {
    var counts: [String: Int] = [:]
    for word in lines.lazy.flatMap(\.words) {
      for (sign, code) in [
        ("EUR", "EUR"), ("€", "EUR"), ("CHF", "CHF"), ("£", "GBP"), ("GBP", "GBP"), ("$", "USD"), ("USD", "USD"),
      ]
      where word == sign || sign.count == 1 && word.contains(sign) && word.count < 14 {
        counts[code, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

/// What a receipt prints beside its lines, compared with these.
struct ReceiptChecks {
  let page: ReceiptPage
  let items: [ReceiptItem]

  init(_ page: ReceiptPage, _ items: [ReceiptItem]) {
    self.page = page
    self.items = items
  }

  var results: (checks: [ReceiptCheck], doubts: [ReceiptDoubt]) {
    guard let total = page.total else { return ([], [.noTotal]) }
    var checks: [ReceiptCheck] = []
    var doubts: [ReceiptDoubt] = []
    func check(_ name: ReceiptCheck.Name, _ holds: Bool?, _ doubt: ReceiptDoubt) {
      guard let holds else { return }
      checks.append(ReceiptCheck(name, holds: holds))
      if !holds { doubts.append(doubt) }
    }
    if let other = otherTotal {
      return (
        [ReceiptCheck(.sum, holds: false)], [.twoTotals(Money(minorUnits: total), Money(minorUnits: other))]
      )
    }
    let sum = items.lazy.map(\.price.minorUnits).reduce(0, +)
    check(.sum, sum == total, .sum(lines: Money(minorUnits: sum), total: Money(minorUnits: total)))
    check(.tax, ReceiptTaxTable(page.below).flatMap { $0.agrees(with: items, total: total) }, .tax)
    check(.tender, tender(total), .tender)
    if let printed = printedCount {
      let counts = self.counts
      // Tills count deposits, weighed goods and discounts each in their own way.
      let read = items.filter { $0.kind == .product }.count
      check(.count, counts.contains(printed), .count(printed: printed, read: read))
    }
    return (checks, doubts)
  }

  /// Whether what was paid, less the change, is the total; nil if that is not printed.
  private func tender(_ total: Int) -> Bool? {
    var paid: [Int] = []
    var back = 0
    var hasChange = false
    for line in page.below.prefix(Self.reach) {
      guard let price = PrintedPrice(line) else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isChange(label) || ReceiptLabels.isPayout(label) {
        back += abs(price.cents)
        hasChange = true
      } else if ReceiptLabels.isTender(label), !hasChange {
        paid.append(price.cents)
      }
    }
    guard !paid.isEmpty else { return nil }
    // Some tills print payments with a minus; a minus beside others takes something off the total.
    if paid.allSatisfy({ $0 < 0 }) { paid = paid.map { -$0 } }
    if paid.contains(where: { $0 < 0 }) { return false }
    // A card slip may repeat the payment.
    return paid.reduce(0, +) - back == total || paid.allSatisfy { $0 - back == total }
  }

  /// Another total near the first one, which may be that of the whole receipt; nil if there is none.
  private var otherTotal: Int? {
    for line in page.below.prefix(Self.reach) {
      guard let price = PrintedPrice(line), !price.name.contains(where: { PrintedNumber($0)?.money != nil }),
        price.cents != page.total
      else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isTender(label) || ReceiptLabels.isChange(label) { continue }
      // A card slip repeats the amount that was paid by card.
      if ReceiptLabels.isTotal(label), !label.hasPrefix("betrag") { return price.cents }
      if price.cents < 0 { return price.cents }
    }
    return nil
  }

  /// How many lines below the total may say how it was paid.
  private static let reach = 12

  /// The number of products that is printed: `Posten: 7`, `SUMME [6]`, `27 Artikel`.
  private var printedCount: Int? {
    if let total = page.totalLine {
      for word in total.words where word.first == "[" || word.first == "(" {
        if let count = Int(word.filter { $0.decimalDigit != nil }), word.count <= 5 { return count }
      }
    }
    for line in Array(page.list.suffix(3)) + Array(page.below.prefix(Self.reach)) where line.words.count <= 5 {
      let label = line.label
      let isCount =
        [
          "posten", "anz artikel", "anzahl artikel", "anzahl", "items sold", "number of items", "artikel", "items",
          "anzahl posten",
        ]
        .contains { label == $0 || label.hasPrefix($0 + " ") && label.count < $0.count + 4 }
      guard isCount else { continue }
      let numbers = line.words.compactMap { PrintedNumber($0.filter { $0 != ":" && $0 != "#" }) }.filter(\.isCount)
      if numbers.count == 1, let count = numbers.first?.digits { return count }
    }
    return nil
  }

  /// How many products were read, by the ways in which tills count.
  private var counts: Set<Int> {
    func pieces(_ items: some Sequence<ReceiptItem>) -> Int {
      items.reduce(0) { $0 + ($1.unit == .pieces ? Int($1.quantity) * ($1.price.minorUnits < 0 ? -1 : 1) : 1) }
    }
    let products = items.filter { $0.kind == .product }
    let paid = items.filter { $0.price.minorUnits > 0 }
    return [
      pieces(products), pieces(paid), products.count, paid.count, items.count,
      pieces(items.filter { $0.kind == .product || $0.kind == .deposit }),
      pieces(products.filter { $0.price.minorUnits > 0 }),
    ]
  }
}
