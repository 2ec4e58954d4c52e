internal import Domain
internal import Exchange
internal import Matching
internal import Store
internal import Text

/// `trip scan`: reads receipts and saves them as trips.
enum ScanCommand {
  static let save = OptionSpec.flag("save", "Save what was read without asking; doubts stay marked.")
  static let dryRun = OptionSpec.flag("dry-run", "Show what was read without saving it.")
  private static let pages = OptionSpec.flag("pages", "The files are the pages of one receipt.")
  static let noKeep = OptionSpec.flag("no-keep", "Do not keep the receipt's file beside the household's.")
  static let again = OptionSpec.flag("again", "Save a receipt that is saved already once more.")
  private static let rate = OptionSpec.value(
    "rate", "NUMBER", .text, "What one unit of the receipt's currency is worth in the household's.")

  static let specs: [CommandSpec] = [scan]

  private static let scan = CommandSpec(
    ["trip", "scan"], "Read receipts and save them as shopping trips.",
    details: """
      Each file is a receipt: a photo, a PDF, a text, a saved mail or a saved web page; a folder is its files. At a terminal you \
      look it through and set it right before it is saved; in a script, `--save` or `--dry-run` is needed. A receipt \
      that is saved already is not saved again. Foods and weights that are not certain are marked, and can be set right with \
      `trip item edit`; what is set right is remembered for the store's next receipts (`trip learned`).
      """,
    arguments: [ArgumentSpec("FILE", .file, .rest, "Receipts, folders of receipts, or - for standard input.")],
    options: [save, dryRun, noKeep, pages, again] + TripOptions.all + [rate],
    examples: ["trip scan receipt.txt --dry-run", "trip scan receipt.txt --save"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let isDecided = invocation.has(save) || invocation.has(dryRun)
    guard isDecided || session.dialogue.isInteractive, !(invocation.has(save) && invocation.has(dryRun)) else {
      throw LarderError(
        .needsAnswer, "`trip scan` needs to know what to do with what it reads",
        hint: "`--save` saves it, `--dry-run` only shows it")
    }
    let paths = try ReceiptPaths(session: session).expanded(invocation)
    let receipts = invocation.has(pages) ? [paths] : paths.map { [$0] }
    let run = try ScanRun(invocation: invocation, session: session, rate: rate(invocation))
    if receipts.count == 1 { return try run.report(receipts[0]) }
    var list = ScanListReport(today: session.today)
    for (place, files) in receipts.enumerated() {
      do {
        if !isDecided {
          let title = "\(place + 1) of \(receipts.count): \(Folder.name(of: files[0]))"
          session.dialogue.show { [StyledLine($0.show(title), .bold)] }
        }
        let report = try run.report(files)
        list.scans.append((file: files[0], result: .success(report)))
        if !isDecided { session.dialogue.show { [StyledLine($0.show(report.fate.words), .faint)] } }
      } catch let error as LarderError where error.code != .interrupted || !list.scans.isEmpty {
        list.scans.append((file: files[0], result: .failure(error)))
        if !isDecided { session.dialogue.show(error) }
        // Stop, but still report the receipts that were saved before.
        if error.code == .interrupted { break }
      }
    }
    return list
  }

  private static func rate(_ invocation: Invocation) throws -> Double? {
    guard let word = invocation.word(rate) else { return nil }
    guard let value = Double(word.text.replacing(",", with: ".")), value.isFinite,
      (0.000_001...1_000_000).contains(value)
    else {
      throw invocation.error(
        .badValue, "`\(word.text)` is not a rate", at: word, hint: "such as --rate 1.05, if 1 CHF is €1.05")
    }
    return value
  }
}
