internal import Domain
internal import Exchange
internal import Text

/// The results of scanning several receipts.
struct ScanListReport: Report {
  let today: Day
  /// The files in their order, each with its report or its error.
  var scans: [(file: String, result: Result<ReceiptReport, LarderError>)] = []

  /// The error of the first file that failed, which decides the exit status.
  var failure: LarderError? {
    scans.lazy.compactMap { scan in
      if case .failure(let error) = scan.result { return error }
      return nil
    }.first
  }

  var json: JSON {
    .object([
      "trips": .array(
        scans.compactMap { scan in (try? scan.result.get()).map { .object($0.tripFields(from: scan.file)) } }),
      "failed": .array(
        scans.compactMap { scan in
          guard case .failure(let error) = scan.result else { return nil }
          return .object([
            "file": .string(scan.file), "code": .string(error.code.rawValue), "message": .string(error.message),
          ])
        }),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    scans.flatMap { scan in
      let name = canvas.show(Folder.name(of: scan.file))
      switch scan.result {
      case .success(let report):
        let heading = ReceiptReport.heading(report.scanned, today: today, canvas)
        return fitted("\(name): \(heading)", report.fate.words, report.doubts(canvas), on: canvas)
      case .failure(let error):
        return canvas.remarks(["\(name): \([error.message, error.hint].compactMap(\.self).joined(separator: "; "))"])
      }
    }
  }

  private func fitted(_ line: String, _ fate: String, _ doubts: [String], on canvas: Canvas) -> [StyledLine] {
    let lines = canvas.show(line).wrapped(to: canvas.width).map { StyledLine($0) }
    return lines + canvas.show("  \(fate)").wrapped(to: canvas.width).map { StyledLine($0, .faint) }
      + canvas.remarks(doubts)
  }
}

extension ReceiptReport {
  fileprivate func doubts(_ canvas: Canvas) -> [String] {
    if case .known = fate { return [] }
    return scanned.doubts(MoneyText(currency: scanned.currency, canvas: canvas)) + remarks
  }
}

extension ReceiptReport.Fate {
  /// What was done with a receipt, in a few words.
  var words: String {
    switch self {
    case .shown, .reviewed: "shown, not saved"
    case .dryRun: "dry run: not saved"
    case .known: "not saved again: it is saved already; `--again` saves it once more"
    case .saved(let trip, _, let profile, _): "saved as \(profile)'s trip #\(trip.id)"
    }
  }
}
