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

  /// Why the day is not known, as a sentence; nil if the day is known.
  var dayDoubt: String? {
    guard !isDayKnown else { return nil }
    if let doubt = receipt.doubts.first(where: \.isAboutTime) {
      return doubt.sentence(MoneyText(currency: currency, canvas: Canvas()))
    }
    return receipt.day.map { "the printed day, \($0.iso), lies ahead" }
  }
}

extension ScannedTrip {
  /// The checks of the receipt, updated after changes that the user has made.
  var checks: [ReceiptCheck] { trip.receipt?.checks ?? [] }

  /// Compares the lines with the total again after the user has changed them.
  ///
  /// If the sum or the total changed, the other checks are dropped: they compared printed figures, not typed ones.
  mutating func compareTotal() {
    guard var kept = trip.receipt else { return }
    let sum = trip.sum ?? Money(minorUnits: 0)
    kept.checks = receipt.checks
    kept.doubts = receipt.doubts
    if sum != receipt.sum || trip.printedTotal != receipt.total {
      kept.checks = trip.printedTotal.map { [ReceiptCheck(.sum, holds: sum == $0)] } ?? []
      kept.doubts = receipt.doubts.filter(\.isAboutTime)
      if let total = trip.printedTotal {
        if sum != total { kept.doubts.insert(.sum(lines: sum, total: total), at: 0) }
      } else {
        kept.doubts.insert(.noTotal, at: 0)
      }
    }
    kept.lines = TripReceipt.lines(of: trip.items)
    trip.receipt = kept
    trip.isChecked = sum == receipt.sum && trip.printedTotal == receipt.total && receipt.isChecked
  }
}
