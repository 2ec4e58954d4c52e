/// Reads the text of a receipt from a till, an app or text recognition.
///
/// The reader follows what is printed and does not need to know the shop. A quantity belongs to the adjacent line whose
/// price is the quantity times the unit price. The list ends at the total, and the lines below serve only for checks.
package struct ReceiptReader: Sendable {
  /// The maximum number of lines that are read.
  package static let mostLines = PrintedLine.most

  /// Creates a reader.
  package init() {}

  /// Reads the receipt in the text; nil if the text has no line with a price.
  package func read(_ text: String) -> Receipt? { receipt(of: page(text)) }

  /// Divides the lines of the text into the heading, the list and the lines below the total.
  func page(_ text: String) -> ReceiptPage {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).lazy
      .prefix(PrintedLine.most).map { PrintedLine($0) }.filter { !$0.words.isEmpty }
    return ReceiptPage(Array(lines))
  }

  /// Whether a page is nothing but the slip of a card payment: it has words of one, and no line of goods.
  private func isCardSlip(_ page: ReceiptPage, _ items: [ReceiptItem]) -> Bool {
    let hasGoods = items.contains { item in
      let label = PrintedLine.label([item.text])
      return [.deposit, .depositReturn].contains(item.kind)
        || item.kind == .product && !label.isEmpty
          && !ReceiptLabels.isCardSlip(label) && !ReceiptLabels.isAmount(label)
    }
    return !hasGoods && page.lines.count { ReceiptLabels.isCardSlip($0.label) } >= Self.leastSlipLines
  }

  /// The minimum number of lines with words of a card payment on a slip; a receipt that was paid by card may have one.
  private static let leastSlipLines = 2

  /// Reads the receipt from a page; nil if the page has no line with a price, or is only the slip of a card payment.
  func receipt(of page: ReceiptPage) -> Receipt? {
    var receipt = Receipt(items: ReceiptItems(page).items)
    guard !receipt.items.isEmpty || page.total != nil, !isCardSlip(page, receipt.items) else { return nil }
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
    let isOff = doubts.contains { if case .sum = $0 { true } else { false } }
    receipt.doubts.insert(contentsOf: doubts + (isOff ? ReceiptDoubt.lines(of: receipt.items) : []), at: 0)
    return receipt
  }
}
