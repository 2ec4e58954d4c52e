internal import Domain
internal import Exchange
internal import Matching
internal import Store
internal import Text

/// A receipt that was read, and the trip that it is.
struct ScannedTrip {
  /// The receipt as it was read.
  var receipt: Receipt
  /// The lines with their foods.
  var items: [UnderstoodItem]
  /// The trip, with prices in the receipt's currency; its day is today's if none is known.
  var trip: Trip
  /// Whether the day was printed or said.
  var isDayKnown: Bool
  /// The currency of the prices.
  var currency: Currency
  /// The files that the receipt was read from.
  var files: [ReceiptFile] = []
  /// What there is to know about how a picture was read.
  var remarks: [String] = []
  /// The trip that was read from the same receipt before; nil if there is none.
  var duplicate: Duplicate?

  /// A trip that was saved from the same receipt.
  struct Duplicate {
    /// The trip's number.
    let trip: Int
    /// The name of the profile that has it.
    let profile: String
    /// Whether that is the profile in use.
    let isOwn: Bool

    /// What the person is told: of another profile's trip only whose it is.
    var sentence: String {
      isOwn
        ? "this receipt is already saved as trip #\(trip); `--again` saves it once more"
        : "\(profile) has already saved this receipt; `--again` saves it here, too"
    }
  }

  /// What a person should look at, the most important first: about the receipt, then about its lines.
  func doubts(_ money: MoneyText) -> [String] {
    let isAhead = !isDayKnown && !receipt.doubts.contains(where: \.isAboutTime)
    return (trip.receipt?.doubts ?? receipt.doubts).filter { !isDayKnown || !$0.isAboutTime }.map { $0.sentence(money) }
      + (isAhead ? [dayDoubt].compactMap(\.self) : []) + trip.lineDoubts
  }

  /// Why the day is not known, as a sentence; nil if it is.
  var dayDoubt: String? {
    guard !isDayKnown else { return nil }
    if let doubt = receipt.doubts.first(where: \.isAboutTime) {
      return doubt.sentence(MoneyText(currency: currency, canvas: Canvas()))
    }
    return receipt.day.map { "the printed day, \($0.iso), lies ahead" }
  }
}

/// Reads receipts as trips of the profile in use.
struct ReceiptScanner {
  let session: Session

  /// Reads a receipt of one file or, if there are several, of its pages in their order.
  func scan(_ paths: [String]) throws -> ScannedTrip {
    guard let found = try FoundReceipt.read(paths) else {
      throw LarderError(
        .badFile, "no receipt was found: no line ends in a price",
        hint: "use the file of a receipt, or write the purchase down with `trip add`")
    }
    let receipt = found.receipt
    let items = try session.withBank { bank in
      let resolver = try ReceiptResolver(bank, store: receipt.store)
      return try receipt.items.map(resolver.understand)
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

  /// The day for which the purchase counts and its time; before the hour at which the household's day starts it counts
  /// for the day before.
  private func when(_ receipt: Receipt) -> (day: Day?, time: Moment?) {
    guard let day = receipt.day else { return (nil, nil) }
    guard let minute = receipt.minuteOfDay else { return (day, nil) }
    let counted = minute < session.settings.dayStart ? day - 1 : day
    return (counted, session.moment(counted, minute: minute))
  }

  /// The trip that was saved from the same receipt, of any profile; nil if there is none.
  func duplicate(of scanned: ScannedTrip, for profile: Profile) throws -> ScannedTrip.Duplicate? {
    try session.read { reading in
      let same = try reading.receipts.trips(on: scanned.trip.day).first { scanned.trip.isSameReceipt(as: $0.trip) }
      guard let same, let owner = try reading.profiles.all().first(where: { $0.id == same.profile }) else { return nil }
      return ScannedTrip.Duplicate(trip: same.trip.id, profile: owner.name, isOwn: owner.id == profile.id)
    }
  }
}
