/// Reads the text of a receipt, as a till, an app or a reading program wrote it.
///
/// What is printed decides, and not the shop: a quantity belongs to the neighbour whose price it gives, the list ends at
/// the total, and what stands below it only serves the checks.
package struct ReceiptReader: Sendable {
  /// The most lines of a text that are read.
  package static let mostLines = PrintedLine.most

  /// Creates a reader.
  package init() {}

  /// The receipt that a text contains; nil if it has no line with a price.
  package func read(_ text: String) -> Receipt? { receipt(of: page(text)) }

  /// The lines of a text, parted into heading, list and what is below the total.
  func page(_ text: String) -> ReceiptPage {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).lazy
      .prefix(PrintedLine.most).map { PrintedLine($0) }.filter { !$0.words.isEmpty }
    return ReceiptPage(Array(lines))
  }

  /// The receipt that a page is; nil if it has no line with a price.
  func receipt(of page: ReceiptPage) -> Receipt? {
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
