internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// A receipt as it was read, the checks that it passed, and whether it was saved.
struct ReceiptReport: Report {
  var scanned: ScannedTrip
  let today: Day
  /// What was done with the receipt.
  var fate = Fate.shown
  /// Remarks for the user, other than the doubts.
  var remarks: [String] = []

  /// What was done with a receipt.
  enum Fate {
    /// The receipt was only shown.
    case shown
    /// The user is reviewing the receipt before it is saved.
    case reviewed
    /// The receipt was shown instead of being saved, because of `--dry-run`.
    case dryRun
    /// The receipt was saved as this trip, with prices in this currency.
    case saved(Trip, Currency, profile: String, step: Step?)
    /// The receipt was not saved again, since it had been saved before.
    case known
  }

  /// The trip as JSON; once the trip is saved, its prices are in the household's currency.
  private var trip: [String: JSON] {
    var (shown, currency) = (scanned.trip, scanned.currency)
    if case .saved(let trip, let own, _, _) = fate { (shown, currency) = (trip, own) }
    var fields = JSON.tripFields(shown, currency, candidates: scanned.items.map(\.candidates))
    if !scanned.isDayKnown { fields["date"] = .null }
    fields["doubts"] = .array(scanned.doubts(.unbroken(scanned.currency)).map(JSON.string))
    // The ID of another profile's trip is not shown; the remark names the profile.
    fields["duplicateOf"] = scanned.duplicate.map { $0.isOwn ? .int($0.trip) : .null } ?? .null
    return fields
  }

  /// The fields of a trip in a list of trips, including the file that it was read from and whether it was saved.
  func tripFields(from file: String) -> [String: JSON] {
    var fields = trip
    fields["file"] = .string(file)
    fields["saved"] = .bool(isSaved)
    fields["remarks"] = .array(spokenRemarks.map(JSON.string))
    if case .saved(_, _, _, let step) = fate { fields["undo"] = .optional(step?.id) }
    return fields
  }

  var json: JSON {
    var members: [String: JSON] = ["trip": .object(trip)]
    if case .saved(_, _, let profile, let step) = fate {
      members["profile"] = .string(profile)
      members["undo"] = .optional(step?.id)
    }
    members["saved"] = .bool(isSaved)
    members["remarks"] = .array(spokenRemarks.map(JSON.string))
    return .object(members)
  }

  /// The remarks as JSON has them, where the sentence about a receipt that is saved already is one of them.
  private var spokenRemarks: [String] {
    [scanned.nightRemark, scanned.duplicate?.sentence].compactMap(\.self) + scanned.remarks + remarks
  }

  private var isReviewed: Bool {
    if case .reviewed = fate { return true }
    return false
  }

  private var isSaved: Bool {
    if case .saved = fate { return true }
    return false
  }

  var table: CSVTable? { TripText.csv([scanned.trip], scanned.currency) }

  /// The store, the day, the total and the number of items on one line.
  static func heading(_ scanned: ScannedTrip, today: Day, _ canvas: Canvas) -> String {
    let money = MoneyText(currency: scanned.currency, canvas: canvas)
    let trip = scanned.trip
    let when =
      scanned.isDayKnown
      ? [DayText.weekday(trip.day, today: today), trip.time?.clock].compactMap(\.self).joined(separator: " ")
      : "day unknown"
    let total = trip.printedTotal.map { "total \(money.text($0))" }
    return [trip.store, when, total, trip.items.count.counted("item")].compactMap(\.self)
      .joined(separator: canvas.isASCII ? " | " : " · ")
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let money = MoneyText(currency: scanned.currency, canvas: canvas)
    var lines = canvas.show(Self.heading(scanned, today: today, canvas)).wrapped(to: canvas.width).map {
      StyledLine($0, .bold)
    }
    lines += ScannedItemRows(trip: scanned.trip, items: scanned.items, money: money).lines
    let doubts = scanned.trip.receipt?.doubts ?? []
    // If the picture was read differently each time, its figures may add up by chance.
    let isReadUnlike = scanned.checks.contains { $0.name == .readings && !$0.holds }
    let holding = (isReadUnlike ? [] : scanned.checks).filter(\.holds).map {
      (canvas.isASCII ? "" : "✓ ") + $0.name.agreement
    }
    if !holding.isEmpty {
      lines += canvas.show(holding.joined(separator: canvas.isASCII ? "; " : "   ")).wrapped(to: canvas.width).map {
        StyledLine($0, .green)
      }
    }
    // The review asks about each doubtful line, so the remarks leave these doubts out.
    let lineDoubts = isReviewed ? scanned.trip.lineDoubts : []
    lines += canvas.remarks(scanned.doubts(money).filter { !lineDoubts.contains($0) })
    if scanned.trip.printedTotal != nil, !scanned.trip.isChecked, doubts.allSatisfy(\.isAboutTime) {
      lines += canvas.remarks(["nothing else on the receipt confirms the lines, so look them through yourself"])
    }
    lines += canvas.remarks([scanned.nightRemark].compactMap(\.self) + scanned.remarks + remarks)
    switch fate {
    case .shown: return lines + [StyledLine("nothing was saved", .faint)]
    case .reviewed: return lines
    case .dryRun: return lines + [.dryRun]
    case .known:
      let sentence = scanned.duplicate?.sentence ?? "nothing was saved"
      return lines + canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
    case .saved(let trip, let own, let profile, let step):
      let summary = TripText(money: MoneyText(currency: own, canvas: canvas)).summary(trip)
      let day = DayText.relative(trip.day, to: today)
      return lines + WriteReport.fitted(summary, on: canvas)
        + [WriteReport.closing("\(profile), \(day), trip #\(trip.id)", step, canvas)]
    }
  }
}

extension ReceiptCheck.Name {
  /// What a passed check means, in a few words.
  fileprivate var agreement: String {
    switch self {
    case .sum: "the lines add up to the total"
    case .tax: "the tax table matches"
    case .tender: "the amount paid matches"
    case .count: "the number of items matches"
    case .readings: "two readings of the picture agree"
    }
  }
}
