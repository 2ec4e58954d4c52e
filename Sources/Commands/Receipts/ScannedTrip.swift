internal import Domain
internal import Exchange
internal import Matching
internal import Store
internal import Text

/// A receipt that was read, and the trip made from it.
struct ScannedTrip {
  /// The receipt as it was read.
  var receipt: Receipt
  /// The lines with their foods.
  var items: [UnderstoodItem]
  /// The trip, with prices in the receipt's currency; its day is today if the receipt's day is unknown.
  var trip: Trip
  /// Whether the day is known: printed and not in the future, or given by the user.
  var isDayKnown: Bool
  /// The currency of the prices.
  var currency: Currency
  /// The files that the receipt was read from.
  var files: [ReceiptFile] = []
  /// Remarks on how a picture was read.
  var remarks: [String] = []
  /// The trip that was read from the same receipt before; nil if there is none.
  var duplicate: Duplicate?

  /// A trip that was saved from the same receipt.
  struct Duplicate {
    /// The trip's ID.
    let trip: Int
    /// The name of the profile that saved it.
    let profile: String
    /// Whether that profile is the one in use.
    let isOwn: Bool

    /// The sentence for the user; if the trip is another profile's, the sentence says only whose trip it is.
    var sentence: String {
      isOwn
        ? "not saved again: this receipt is already trip #\(trip); `--again` saves it once more"
        : "not saved: \(profile) has already saved this receipt; `--again` saves it here, too"
    }
  }

  /// What the user should look at, the most important first: about the receipt, then about its lines.
  func doubts(_ money: MoneyText) -> [String] {
    let isAhead = !isDayKnown && !receipt.doubts.contains(where: \.isAboutTime)
    return (trip.receipt?.doubts ?? receipt.doubts).filter { !isDayKnown || !$0.isAboutTime }.map { $0.sentence(money) }
      + (isAhead ? [dayDoubt].compactMap(\.self) : []) + trip.lineDoubts
  }

  /// A remark on a purchase after midnight that counts for the day before; nil for any other purchase.
  var nightRemark: String? {
    guard isDayKnown, let printed = receipt.day, printed == trip.day + 1, let clock = trip.time?.clock else {
      return nil
    }
    return "\(DayText.weekday(printed)), \(clock), counts as \(DayText.weekday(trip.day)), since it was night"
  }

  /// Throws `missingValue` if the day is not known.
  func refuseUnknownDay(hint: String) throws {
    guard let dayDoubt else { return }
    throw LarderError(.missingValue, dayDoubt, hint: hint)
  }

  /// Whether the review asks for the food of a line, and not for its price alone.
  func isFoodAsked(_ place: Int) -> Bool { trip.items[place].isDoubtful || trip.priceDoubts[place] == nil }

  /// Why the day is not known, as a sentence; nil if the day is known.
  var dayDoubt: String? {
    guard !isDayKnown else { return nil }
    if let doubt = receipt.doubts.first(where: \.isAboutTime) {
      return doubt.sentence(MoneyText(currency: currency, canvas: Canvas()))
    }
    return receipt.day.map { "the printed day, \($0.iso), lies ahead" }
  }
}

extension ReceiptDoubt {
  fileprivate var isAboutLine: Bool { if case .line = self { true } else { false } }
}

extension ScannedTrip {
  /// A doubt about a line's price with the number that the line has now; nil for other doubts, and for a line that was
  /// changed or removed.
  private func moved(_ doubt: ReceiptDoubt) -> ReceiptDoubt? {
    guard case .line(let number, let exact) = doubt, receipt.items.indices.contains(number - 1) else { return nil }
    let printed = receipt.items[number - 1]
    func isSame(_ place: Int) -> Bool {
      trip.items.indices.contains(place) && trip.items[place].originalText == printed.text
        && trip.items[place].price == printed.price
    }
    let place = isSame(number - 1) ? number - 1 : trip.items.indices.first(where: isSame)
    return place.map { .line($0 + 1, exact: exact) }
  }

  /// The checks of the receipt, updated after changes that the user has made.
  var checks: [ReceiptCheck] { trip.receipt?.checks ?? [] }

  /// Compares the lines with the total again after the user has changed them.
  ///
  /// If the sum or the total changed, the other checks are dropped: they compared printed figures, not typed ones.
  mutating func compareTotal() {
    guard var kept = trip.receipt else { return }
    let lines = receipt.doubts.compactMap(moved)
    let sum = trip.sum ?? Money(minorUnits: 0)
    kept.checks = receipt.checks
    kept.doubts = receipt.doubts.filter { !$0.isAboutLine }
    if sum != receipt.sum || trip.printedTotal != receipt.total {
      kept.checks = trip.printedTotal.map { [ReceiptCheck(.sum, holds: sum == $0)] } ?? []
      kept.doubts = receipt.doubts.filter(\.isAboutTime)
      if let total = trip.printedTotal {
        if sum != total { kept.doubts.insert(.sum(lines: sum, total: total), at: 0) }
      } else {
        kept.doubts.insert(.noTotal, at: 0)
      }
    }
    if let total = trip.printedTotal, sum != total {
      kept.doubts.insert(contentsOf: lines, at: min(1, kept.doubts.count))
    }
    kept.lines = TripReceipt.lines(of: trip.items)
    trip.receipt = kept
    trip.isChecked = sum == receipt.sum && trip.printedTotal == receipt.total && receipt.isChecked
  }
}
