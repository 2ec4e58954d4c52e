internal import Domain
internal import Exchange
internal import Figures
internal import Matching
internal import Store

/// Reads receipts as trips of the profile in use.
struct ReceiptScanner {
  let session: Session

  /// Reads a receipt from one file or, if there are several, from its pages in order.
  func scan(_ paths: [String]) throws -> ScannedTrip {
    defer { session.progress(nil) }
    let title = paths.first.map(Folder.name) ?? ""
    let found = try FoundReceipt.read(paths) { done, most in
      session.progress(
        Progress(title: title, share: Double(done) / Double(most), count: done.counted("reading")))
    }
    guard let found else {
      throw LarderError(
        .badFile, "no receipt was found: no line has goods and a price",
        hint: "use the file of a receipt with its goods, not of a card payment alone, or write the purchase down with "
          + "`trip add`")
    }
    let receipt = found.receipt
    let items = try session.withBank { bank in
      let resolver = try ReceiptResolver(bank, store: receipt.store)
      return try resolver.understand(receipt.items)
    }
    let (day, time) = when(receipt)
    let trip = Trip(
      day: day ?? session.today, time: time, store: receipt.store, printedTotal: receipt.total,
      items: items.map(\.item),
      isChecked: receipt.isChecked,
      receipt: TripReceipt(
        store: receipt.store, currency: receipt.currency, checks: receipt.checks, doubts: receipt.doubts,
        lines: TripReceipt.lines(of: items.map(\.item))))
    return ScannedTrip(
      receipt: receipt, items: items, trip: trip, isDayKnown: day.map { $0 <= session.today } ?? false,
      currency: receipt.currency.flatMap(Currency.init(code:)) ?? session.settings.currency, files: found.files,
      remarks: found.remarks)
  }

  /// The day and the time of a purchase; a purchase before the household's day-start hour counts for the day before.
  private func when(_ receipt: Receipt) -> (day: Day?, time: Moment?) {
    guard let day = receipt.day else { return (nil, nil) }
    guard let minute = receipt.minuteOfDay else { return (day, nil) }
    let counted = minute < session.settings.dayStart ? day - 1 : day
    return (counted, session.moment(counted, minute: minute))
  }

  /// The saved trip, of any profile, that was read from the same receipt; nil if there is none.
  ///
  /// The same file is recognized even if the trip's day, time or store has been corrected since.
  ///
  /// - Parameter kept: The names of the household's receipt files that are identical to those of the receipt.
  func duplicate(of scanned: ScannedTrip, kept: [String], for profile: Profile) throws -> ScannedTrip.Duplicate? {
    try session.read { reading in
      let ofFile = try kept.lazy.flatMap { try reading.receipts.trips(ofFile: $0) }.first
      let alike = try reading.receipts.trips(on: scanned.trip.day).lazy.filter {
        scanned.trip.isSameReceipt(as: $0.trip)
      }
      .map { (profile: $0.profile, trip: $0.trip.id) }.first
      guard let same = ofFile ?? alike, let owner = try reading.profiles.all().first(where: { $0.id == same.profile })
      else { return nil }
      return ScannedTrip.Duplicate(trip: same.trip, profile: owner.name, isOwn: owner.id == profile.id)
    }
  }
}

extension Session {
  /// The folder in which the household keeps its receipt files; nil if the household has no file.
  var receiptFolder: KeptFolder? {
    Household.exists(at: location.database) ? KeptFolder(.receipts, household: location.database) : nil
  }
}
