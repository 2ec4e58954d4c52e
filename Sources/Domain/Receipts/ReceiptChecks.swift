/// Compares the items of a receipt with the total, taxes, payments and counts that are printed on it.
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
      // Tills differ in how they count deposits, weighed goods and discounts.
      let read = items.filter { $0.kind == .product }.count
      check(.count, counts.contains(printed), .count(printed: printed, read: read))
    }
    return (checks, doubts)
  }

  /// Whether the amount paid differs from the total, and equals the total once the change is subtracted.
  ///
  /// The amount paid and the change are then two numbers that confirm a third.
  var isPaidWithChange: Bool {
    guard let total = page.total, tender(total) ?? false else { return false }
    let (paid, back) = payments
    return back ?? 0 != 0 && !paid.map(abs).contains(total)
  }

  /// The amounts paid, in the order of their lines, and the change; the change is nil if none is printed.
  private var payments: (paid: [Int], back: Int?) {
    var paid: [Int] = []
    var back = 0
    var hasChange = false
    for line in page.below.prefix(Self.reach) {
      guard let price = line.price else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isChange(label) || ReceiptLabels.isPayout(label) {
        back += abs(price.cents)
        hasChange = true
      } else if ReceiptLabels.isTender(label), !hasChange {
        paid.append(price.cents)
      }
    }
    return (paid, hasChange ? back : nil)
  }

  /// Whether the amounts paid, less the change, give the total; nil if no payment is printed.
  private func tender(_ total: Int) -> Bool? {
    let payments = payments
    let back = payments.back ?? 0
    var paid = payments.paid
    guard !paid.isEmpty else { return nil }
    // Some tills print all payments with a minus; a minus among other payments reduces the total.
    if paid.allSatisfy({ $0 < 0 }) { paid = paid.map { -$0 } }
    if paid.contains(where: { $0 < 0 }) { return false }
    // A card slip may repeat the payment, so each amount may be the whole payment.
    return paid.reduce(0, +) - back == total || paid.allSatisfy { $0 - back == total }
  }

  /// Another total or a discount just below the first total, which makes the real total unclear; nil if there is none.
  private var otherTotal: Int? {
    for line in page.below.prefix(Self.reach) {
      guard let price = line.price, ReceiptPage.isAmountAlone(price.name),
        price.cents != page.total
      else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isTender(label) || ReceiptLabels.isChange(label) { continue }
      // A line that begins with `betrag` belongs to a card slip, which repeats the amount paid.
      if ReceiptLabels.isTotal(label), !label.hasPrefix("betrag") { return price.cents }
      if price.cents < 0 { return price.cents }
    }
    return nil
  }

  /// How many lines below the total are searched for payments.
  private static let reach = 12

  /// The printed number of products: `Posten: 7`, `SUMME [6]`, `27 Artikel`.
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

  /// The number of products that were read, counted in each of the ways that tills count products.
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
