internal import Domain
internal import Matching
internal import Store
internal import Text

/// `trip add` without words: asks step by step for what `bought` takes in one line.
struct TripForm {
  let session: Session
  let profile: Profile

  /// The answers so far.
  struct Answers {
    var store: String?
    var day: Day
    /// The item lists as they were typed.
    var lines: [String] = []
    var items: [TripItem] = []
    /// The total printed on the receipt: as it was typed, and as an amount of money.
    var total: (text: String, money: Money)?

    var trip: Trip { Trip(day: day, store: store, printedTotal: total?.money, items: items) }
  }

  /// Asks for a trip of the profile in use and saves it.
  @Sendable static func ask(_ invocation: Invocation, _ session: Session) throws -> any Report {
    let profile = try session.read { try session.profile(in: $0) }
    return try TripForm(session: session, profile: profile).run()
  }

  private func run() throws -> any Report {
    let form = Form(
      "Write down a shopping trip of \(profile.name).", name: "trip add",
      instead: "`bought` does it in one line: `bought 500g tomatoes 2.49, milk 1l 1.09 at REWE`",
      fields: [store, day, items, total],
      preview: { answers in
        var report = report(answers.trip)
        report.isOffered = true
        return FormPreview(report)
      },
      save: save)
    return try form.run(Answers(day: session.today), in: session)
  }

  private var composer: TripComposer { TripComposer(session: session) }

  private func report(_ trip: Trip) -> TripReport {
    TripReport(
      profile: profile.name, today: session.today, trip: trip, currency: session.settings.currency,
      added: trip.items.indices.map { $0 + 1 },
      remarks: TripComposer.remarks(on: trip.items) + composer.remarks(on: trip.day, isSaid: trip.day != session.today))
  }

  /// Saves the trip as one step; the step's label is the command line that would save the same trip.
  private func save(_ answers: Answers) throws -> any Report {
    let store = answers.store.map { ["at " + Word.quoted($0)] } ?? []
    let day = answers.day == session.today ? [] : ["@" + answers.day.iso]
    let total = answers.total.map { [(option: BoughtCommand.total, text: String?.some($0.text))] } ?? []
    let label = BoughtCommand.bought.label(words: ([list(answers)] + store + day).joined(separator: " "), total)
    let written = try session.writeTrip(label: label, profile: profile, isPriced: answers.trip.isPriced) {
      var trip = answers.trip
      trip.items = try session.pendingFoods.saveFoods(of: trip.items, by: $0.foods)
      return try $0.insert(trip)
    }
    var report = report(written.value)
    report.step = written.step
    return report
  }

  /// All items as one list, with separators that keep the food bank from reading two items as one name.
  private func list(_ answers: Answers) -> String {
    let lines = answers.lines.joined(separator: ", ")
    let count = (try? composer.count(lines)) ?? 0
    return count == answers.items.count ? lines : answers.lines.joined(separator: "; ")
  }
}

// MARK: The questions

extension TripForm {
  private var store: FormField<Answers> {
    FormField(
      "store", why: "The store; `none` if it does not matter.", kind: .store, need: .optional()
    ) { text, answers in
      answers.store = try TripComposer.store(text)
      return .nothing
    }.preset { _ in try session.read { try $0.profile(profile.id).latestStore() } }
  }

  private var day: FormField<Answers> {
    .day(why: "The day that it is counted for", in: session) { $1.day = $0 }
  }

  private var items: FormField<Answers> {
    FormField(
      "item",
      why: "What was bought, with its price at the end: 500g tomatoes 2.49; several with commas between.",
      kind: .items, need: .list(atLeast: 1)
    ) { text, answers in
      let reader = PurchaseLineReader(days: session.days, currency: session.settings.currency)
      let line = try reader.read(text)
      guard line.day == nil, line.minuteOfDay == nil, line.store == nil else {
        throw LarderError(
          .badValue, "only what was bought is asked for here",
          hint: "the store and the day were answered before: `<` goes back")
      }
      let found = try composer.items(text).trip.items
      answers.lines.append(text)
      answers.items += found
      let currency = session.settings.currency
      return .drawn { canvas in
        let texts = TripText(money: MoneyText(currency: currency, canvas: canvas))
        return found.map { FormReply.line(texts.sentence($0), on: canvas) }
      }
    }
  }

  private var total: FormField<Answers> {
    FormField(
      "total", why: "What the receipt says was paid; without it the items are added up.", need: .optional("sum")
    ) { text, answers in
      answers.total = (text, try PriceReader(currency: session.settings.currency).read(text))
      return .nothing
    }
  }
}
