internal import Domain
internal import Exchange

/// `parse receipt`, `trip scan`, `trip learned`.
enum ReceiptCommands {
  static let specs: [CommandSpec] = [parse] + ScanCommand.specs + PrintedNameCommands.specs

  private static let parse = CommandSpec(
    ["parse", "receipt"], "Show what Larder reads on a receipt, without saving it.",
    details: """
      The file is a photo, a PDF, a text, a saved mail or a saved web page; `-` reads it from standard input. No price is \
      guessed: the total is the printed one, and a receipt counts as checked only if its lines add up to the total and \
      something else that is printed agrees with them, such as the tax table or what was paid. A picture is read several \
      times; two readings have to agree, too. `trip scan` saves it.
      """,
    arguments: [ArgumentSpec("FILE", .file, .one, "The receipt, or - for standard input.")],
    examples: ["parse receipt receipt.txt"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    let path = word.text == "-" ? "-" : session.path(word)
    let scanned = try invocation.locatingErrors(at: word) { try ReceiptScanner(session: session).scan([path]) }
    return ReceiptReport(scanned: scanned, today: session.today)
  }
}
