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
      // Tills count deposits, weighed goods and discounts each in their own way.
      let read = items.filter { $0.kind == .product }.count
      check(.count, counts.contains(printed), .count(printed: printed, read: read))
    }
    return (checks, doubts)
  }

  /// Whether another amount than the total was paid, and its change gives the total: two numbers that prove a third one.
  var isPaidWithChange: Bool {
    guard let total = page.total, tender(total) ?? false else { return false }
    let (paid, back) = payments
    return back ?? 0 != 0 && !paid.map(abs).contains(total)
  }

  /// What was paid, in the order of the lines, and what was paid back; nil if no change is printed.
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

  /// Whether what was paid, less the change, is the total; nil if that is not printed.
  private func tender(_ total: Int) -> Bool? {
    let payments = payments
    let back = payments.back ?? 0
    var paid = payments.paid
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
      guard let price = line.price, ReceiptPage.isAmountAlone(price.name),
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
