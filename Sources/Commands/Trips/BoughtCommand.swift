internal import Domain
internal import Matching
internal import Store

/// `bought`: a trip in one line.
enum BoughtCommand {
  static let noFood = OptionSpec.flag(
    "no-food", "Keep names that are no certain food of the bank as they are, without nutrition.")
  static let total = OptionSpec.value(
    "total", "PRICE", .text, "What the receipt says was paid, where that is another sum.")
  private static let dryRun = OptionSpec.flag("dry-run", "Show what is understood, save nothing.")

  static let specs: [CommandSpec] = [bought]

  static let bought: CommandSpec = CommandSpec(
    ["bought"], "Write down a shopping trip in one line.",
    details: """
      ITEMS are written as in `eat`, and each ends with its price, which is that of the whole line: 500g tomatoes 2.49, milk 1l \
      1.09, 10 eggs 2.99. `2 x 1.09` is the price of two. What has no price is kept without one, and what is no food of the \
      bank (toilet paper) without nutrition. Without an amount the weight is not known: a pack is not a portion.

      deposit (Pfand), deposit return (Leergut), discount (Rabatt, coupon) and delivery fee are no food; what is paid back is \
      taken off. The store stands after `at` or `bei`, and after @ the day and the time: bread 2.49 at REWE @yesterday 18:30.
      """,
    arguments: [ArgumentSpec("ITEMS [at STORE] [@DAY]", .purchases, .rest, "What was bought, each with its price.")],
    options: [total, dryRun, noFood],
    examples: ["bought 500g tomatoes 2.49, milk 1l 1.09 at REWE", "bought 1 kg apples 1.99 @yesterday --dry-run"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let isDry = invocation.has(dryRun)
    var profile: Profile?
    var draft = try TripComposer(session: session, keepsUnknown: invocation.has(noFood)).compose(invocation.raw) {
      profile = isDry ? try session.currentProfile(in: $0) : try session.profile(in: $0)
    }
    if let word = invocation.word(total) {
      let reader = PriceReader(currency: session.settings.currency)
      draft.trip.printedTotal = try invocation.blaming(word) { try reader.read(word.text) }
    }
    var report = TripReport(
      profile: profile?.name, today: session.today, trip: draft.trip, currency: session.settings.currency,
      added: draft.trip.items.indices.map { $0 + 1 }, remarks: draft.remarks)
    guard let profile, !isDry else {
      report.isPreview = true
      return report
    }
    let trip = draft.trip
    let written = try session.writeTrip(label: invocation.label, profile: profile, isPriced: trip.isPriced) { records in
      var settled = trip
      settled.items = try session.pendingFoods.settle(trip.items, by: records.foods)
      return try records.insert(settled)
    }
    (report.trip, report.step) = (written.value, written.step)
    return report
  }
}
