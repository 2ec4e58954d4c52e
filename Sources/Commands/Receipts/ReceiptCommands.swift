internal import Domain
internal import Exchange

/// Commands that read receipts.
enum ReceiptCommands {
  static let specs: [CommandSpec] = [parse]

  private static let parse = CommandSpec(
    ["parse", "receipt"], "Show what Larder reads on a receipt, without saving it.",
    details: """
      The file is a text, a saved mail or a saved web page; `-` reads it from standard input. Nothing on it is guessed: \
      the total is the printed one, and a receipt counts as checked only if its lines add up to the total and \
      something else that is printed agrees with them, such as the tax table or what was paid.
      """,
    arguments: [ArgumentSpec("FILE", .file, .one, "The receipt, or - for standard input.")],
    examples: ["parse receipt receipt.txt"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    let text = try ReceiptFile(path: word.text == "-" ? "-" : session.path(word)).text()
    guard let receipt = ReceiptReader().read(text) else {
      throw invocation.error(
        .badFile, "no receipt was found: no line ends in a price", at: word,
        hint: "use the text of a receipt, or write the purchase down with `trip add`")
    }
    return ReceiptReport(receipt: receipt, time: time(of: receipt, session), today: session.today)
  }

  /// The time of the purchase; before the hour at which the household's day starts it still counts for the day before.
  private static func time(of receipt: Receipt, _ session: Session) -> Moment? {
    guard let day = receipt.day, let minute = receipt.minuteOfDay else { return nil }
    return session.moment(minute < session.settings.dayStart ? day - 1 : day, minute: minute)
  }
}
