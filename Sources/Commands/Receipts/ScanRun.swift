internal import Domain
internal import Exchange
internal import Matching
internal import Store

/// Reads and saves receipts, one at a time.
struct ScanRun {
  let invocation: Invocation
  let session: Session
  let rate: Double?

  /// Reads the receipt of some files and saves it, shows it, or lets a person look it through.
  func report(_ files: [String]) throws -> ReceiptReport {
    let isDry = invocation.has(ScanCommand.dryRun)
    var scanned = try ReceiptScanner(session: session).scan(files)
    try override(&scanned)
    let profile = try session.read { isDry ? try session.currentProfile(in: $0) : try session.profile(in: $0) }
    if let profile, !invocation.has(ScanCommand.again) {
      scanned.duplicate = try ReceiptScanner(session: session).duplicate(of: scanned, for: profile)
    }
    var report = ReceiptReport(scanned: scanned, today: session.today)
    guard scanned.duplicate == nil else {
      report.fate = .known
      return report
    }
    guard let profile, !isDry else {
      report.remarks = [try converted(scanned).remark].compactMap(\.self)
      report.fate = .dryRun
      return report
    }
    if !invocation.has(ScanCommand.save) {
      let remarks = [try converted(scanned).remark].compactMap(\.self)
      guard var reviewed = try ScanReview(session: session, remarks: remarks).review(scanned) else { return report }
      // A person who has looked at lines that add up confirms them.
      reviewed.trip.isChecked = reviewed.trip.sum == reviewed.trip.printedTotal
      if !invocation.has(ScanCommand.again) {
        reviewed.duplicate = try ReceiptScanner(session: session).duplicate(of: reviewed, for: profile)
      }
      report.scanned = reviewed
      guard reviewed.duplicate == nil else {
        report.fate = .known
        return report
      }
    }
    return try save(report, profile)
  }

  private func save(_ report: ReceiptReport, _ profile: Profile) throws -> ReceiptReport {
    var report = report
    let scanned = report.scanned
    try refuseUnknownDay(scanned)
    var (converted, remark) = try converted(scanned)
    let folder = invocation.has(ScanCommand.noKeep) ? nil : session.receiptFolder
    converted.receipt?.file = try folder?.keep(scanned.files)
    let trip = converted
    let written: WriteResult<Trip>
    do {
      written = try session.writeTrip(
        label: invocation.label, profile: profile, isPriced: trip.isPriced, first: scanned.currency
      ) { records in
        var settled = trip
        settled.items = try session.pendingFoods.saveFoods(of: trip.items, by: records.foods)
        for name in scanned.learned(settled.items) { try records.printedNames.learn(name) }
        return try records.insert(settled)
      }
    } catch {
      if let names = trip.receipt?.file { folder?.remove(names) }
      throw error
    }
    // The trip is saved, whatever becomes of old files.
    try? session.read { reading in try folder?.sweep { try reading.receipts.needs(file: $0) } }
    report.remarks = [remark].compactMap(\.self)
    let own = try session.currency(first: scanned.currency)
    report.fate = .saved(written.value, own, profile: profile.name, step: written.step)
    return report
  }

  /// Takes what the options say instead of what is printed.
  private func override(_ scanned: inout ScannedTrip) throws {
    let before = scanned.trip.printedTotal
    try TripOptions(invocation: invocation, session: session).apply(to: &scanned.trip)
    if invocation.has(TripOptions.date) { scanned.isDayKnown = true }
    if scanned.trip.printedTotal != before { scanned.compareTotal() }
  }

  private func refuseUnknownDay(_ scanned: ScannedTrip) throws {
    guard !scanned.isDayKnown else { return }
    throw LarderError(
      .missingValue, scanned.dayDoubt ?? "no day was found", hint: "say the day, such as `--date yesterday`")
  }

  /// The trip with prices in the household's currency, and what the person should know about them.
  private func converted(_ scanned: ScannedTrip) throws -> (trip: Trip, remark: String?) {
    let own = try session.currency(first: scanned.currency)
    guard let code = own.code, let theirs = scanned.currency.code, code != theirs else { return (scanned.trip, nil) }
    func inOwn(_ money: Money?) -> Money? {
      guard let money, let rate else { return nil }
      let value = scanned.currency.number(money) * rate * Double(own.minorUnits)
      return value.magnitude < Double(Money.limit) ? Money(minorUnits: Int(value.rounded())) : nil
    }
    var trip = scanned.trip
    trip.printedTotal = inOwn(trip.printedTotal)
    for index in trip.items.indices {
      trip.items[index].price = inOwn(trip.items[index].price)
      trip.items[index].unitPrice = inOwn(trip.items[index].unitPrice)
    }
    let remark =
      rate.map { "the prices are in \(theirs) and are saved in \(code), at \($0) \(code) for 1 \(theirs)" }
      ?? "the prices are in \(theirs), so they are not saved; `--rate N` saves them in \(code)"
    return (trip, remark)
  }
}

extension ScannedTrip {
  /// What was compared, with what a person has changed since.
  var checks: [ReceiptCheck] { trip.receipt?.checks ?? [] }

  /// Compares the lines with the total again after a person has changed them.
  ///
  /// What else is printed says nothing about lines or a total that a person has typed.
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

extension Session {
  /// The folder in which the household keeps the files of its receipts; nil if the household is in no file.
  fileprivate var receiptFolder: ReceiptFolder? {
    Household.exists(at: location.database) ? ReceiptFolder(household: location.database) : nil
  }
}
