internal import Domain
internal import Exchange
internal import Matching
internal import Store

/// Reads and saves receipts, one at a time.
struct ScanRun {
  let invocation: Invocation
  let session: Session
  let rate: Double?

  /// Reads the receipt in these files, and saves it, shows it or lets the user review it.
  func report(_ files: [String]) throws -> ReceiptReport {
    let isDry = invocation.has(ScanCommand.dryRun)
    var scanned = try ReceiptScanner(session: session).scan(files)
    try override(&scanned)
    let profile = try session.read { isDry ? try session.profileIfAny(in: $0) : try session.profile(in: $0) }
    var report = ReceiptReport(scanned: scanned, today: session.today)
    let kept = invocation.has(ScanCommand.again) ? [] : session.receiptFolder?.same(as: scanned.files.map(\.kept)) ?? []
    if let known = try known(scanned, kept, for: profile) { return known }
    report.remarks = [try converted(scanned).remark].compactMap(\.self)
    guard let profile, !isDry else {
      report.fate = .dryRun
      return report
    }
    if !invocation.has(ScanCommand.save) {
      let review = ScanReview(session: session, remarks: report.remarks)
      guard var reviewed = try review.review(scanned) else {
        return ReceiptReport(scanned: scanned, today: session.today)
      }
      // A person has looked at the lines, so the receipt counts as checked if they add up to the total.
      reviewed.trip.isChecked = reviewed.trip.sum == reviewed.trip.printedTotal
      report.scanned = reviewed
      if let known = try known(reviewed, kept, for: profile) { return known }
    }
    return try save(report, profile)
  }

  /// The report that a receipt is already saved; nil if it is not saved yet, or with `--again`.
  private func known(_ scanned: ScannedTrip, _ kept: [String], for profile: Profile?) throws -> ReceiptReport? {
    guard let profile, !invocation.has(ScanCommand.again),
      let duplicate = try ReceiptScanner(session: session).duplicate(of: scanned, kept: kept, for: profile)
    else { return nil }
    var known = scanned
    known.duplicate = duplicate
    return ReceiptReport(scanned: known, today: session.today, fate: .known)
  }

  private func save(_ report: ReceiptReport, _ profile: Profile) throws -> ReceiptReport {
    var report = report
    let scanned = report.scanned
    try scanned.refuseUnknownDay(hint: "say the day, such as `--date yesterday`")
    var converted = try converted(scanned).trip
    let own = try session.currency(first: first(scanned))
    if let code = scanned.receipt.currency, session.settings.currency.code == nil, own.code == code, converted.isPriced
    {
      report.remarks.append(
        "the household had no currency yet, so its prices are in \(code) from now on; `settings set currency` changes that"
      )
    }
    let folder = invocation.has(ScanCommand.noKeep) ? nil : session.receiptFolder
    converted.receipt?.file = try folder?.keep(scanned.files.map(\.kept))
    let trip = converted
    let written: WriteResult<Trip>
    do {
      written = try session.writeTrip(
        label: invocation.label, profile: profile, isPriced: trip.isPriced, first: first(scanned)
      ) { records in
        var settled = trip
        settled.items = try session.pendingFoods.saveFoods(of: trip.items, by: records.foods)
        for name in scanned.learned(settled.items) { try records.printedNames.learn(name) }
        return try records.insert(settled)
      }
    } catch {
      if let names = trip.receipt?.file { folder?.remove(names.split(separator: " ").map(String.init)) }
      throw error
    }
    // Ignore errors here: the trip is saved, even if old files cannot be removed.
    try? session.read { reading in try folder?.sweep { try reading.keptFiles.needs($0, as: .receipts) } }
    report.fate = .saved(written.value, own, profile: profile.name, step: written.step)
    return report
  }

  /// The currency of the household's prices if it has none yet: the locale's, since a single receipt may be from
  /// abroad, or else that of the receipt.
  private func first(_ scanned: ScannedTrip) -> Currency {
    session.startingSettings.currency.code == nil ? scanned.currency : session.startingSettings.currency
  }

  /// Replaces what was read, such as the store or the total, with what the options of the command say.
  private func override(_ scanned: inout ScannedTrip) throws {
    let before = scanned.trip.printedTotal
    try TripOptions(invocation: invocation, session: session).apply(to: &scanned.trip)
    if invocation.has(TripOptions.date) { scanned.isDayKnown = true }
    if scanned.trip.printedTotal != before { scanned.compareTotal() }
  }

  /// The trip with prices in the household's currency, and a remark on the conversion; the remark is nil if nothing is
  /// converted.
  private func converted(_ scanned: ScannedTrip) throws -> (trip: Trip, remark: String?) {
    let own = try session.currency(first: first(scanned))
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
