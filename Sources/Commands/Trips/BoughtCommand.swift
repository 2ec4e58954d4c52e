internal import Domain
internal import Matching
internal import Store

/// `bought`: a trip in one line.
enum BoughtCommand {
  static let noFood = OptionSpec.flag(
    "no-food", "Keep names that match no food with certainty as they are, without nutrition.")
  static let total = OptionSpec.value(
    "total", "PRICE", .text, "The total on the receipt, if it differs from the sum of the prices.")
  private static let dryRun = OptionSpec.flag("dry-run", "Show how the line is understood without saving it.")

  static let specs: [CommandSpec] = [bought]

  static let bought: CommandSpec = CommandSpec(
    ["bought"], "Write down a shopping trip in one line.",
    details: """
      Write ITEMS as for `eat`, each followed by the price of the whole line: 500g tomatoes 2.49, milk 1l 1.09, 10 \
      eggs 2.99. `2 x 1.09` is the price of two. An item without a price is kept without one, and anything that is not \
      in the food bank (toilet paper) is kept without nutrition. Without an amount the weight is unknown, since a pack \
      is not a portion.

      deposit (Pfand), deposit return (Leergut), discount (Rabatt, coupon) and delivery fee are not food; money paid \
      back is subtracted. The store comes after `at` or `bei`, and the day and the time after @: bread 2.49 at REWE \
      @yesterday 18:30.
      """,
    arguments: [
      ArgumentSpec("ITEMS [at STORE] [@DAY]", .purchases, .rest, "What was bought, each item with its price.")
    ],
    options: [total, dryRun, noFood],
    examples: ["bought 500g tomatoes 2.49, milk 1l 1.09 at REWE", "bought 1 kg apples 1.99 @yesterday --dry-run"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let isDry = invocation.has(dryRun)
    var profile: Profile?
    var draft = try TripComposer(session: session, keepsUnknown: invocation.has(noFood)).compose(invocation.raw) {
      profile = isDry ? try session.profileIfAny(in: $0) : try session.profile(in: $0)
    }
    if let word = invocation.word(total) {
      let reader = PriceReader(currency: session.settings.currency)
      draft.trip.printedTotal = try invocation.locatingErrors(at: word) { try reader.read(word.text) }
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
      settled.items = try session.pendingFoods.saveFoods(of: trip.items, by: records.foods)
      return try records.insert(settled)
    }
    (report.trip, report.step) = (written.value, written.step)
    return report
  }
}
