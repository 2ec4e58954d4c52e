internal import Domain
internal import Figures
internal import Store
internal import Text

/// `weigh`, `weigh list`, `weigh remove`.
enum WeighCommands {
  static let specs: [CommandSpec] = [weigh, list, remove]

  private static let weigh = CommandSpec(
    ["weigh"], "Write down what you weigh; a later weight of the same day replaces it.",
    details: """
      A number without a unit is in kg, or in pounds if `units` is imperial: `weigh 73.2`, `weigh 161 lb`, `weigh 11 st 7`. \
      After @ come a day and a person. Weights are private to the profile. `chart weight` draws them with the mean of seven \
      days, since one weight goes up and down with water and salt. `weigh` alone lists the last weights.
      """,
    arguments: [
      ArgumentSpec("WEIGHT [@DAY] [@PERSON]", .text, .optionalRest, "The weight, and when or whose it was.")
    ],
    examples: ["weigh 73.2", "weigh 73.5 @yesterday", "weigh 161 lb @mom"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let isInPounds = session.settings.units == .imperial
    guard !invocation.words.isEmpty else { return try listed(.usual, session) }
    let (text, target) = try TypedTarget.splitPlainly(invocation, session) { text in
      (try? BodyWeight.read(text, isInPounds: isInPounds)) != nil
    }
    guard !text.isEmpty else {
      throw invocation.error(
        .missingArgument, "the weight is missing", at: invocation.words.last,
        hint: "it comes first or last, such as `weigh 73.2 \(SafeText.visible(invocation.text))`")
    }
    let typed = String(text.drop(while: \.isWhitespace))
    let kilograms = try invocation.locatingErrors(at: invocation.words.first) {
      do {
        return try BodyWeight.read(typed, isInPounds: isInPounds)
      } catch let error as LarderError where target == nil {
        // For a day typed without `@`, such as `73.2 yesterday`.
        let hint = [error.hint, "a day or a person comes after @: `weigh 73.2 @yesterday`"].compactMap(\.self)
        throw LarderError(error.code, error.message, hint: hint.joined(separator: "; "))
      }
    }
    let (phrase, people) = (target?.phrase ?? WhenPhrase(), target?.people ?? [])
    guard phrase.slot == nil, phrase.minuteOfDay == nil, people.count <= 1 else {
      throw invocation.error(
        .badValue, "after @, `weigh` takes a day and one person", at: invocation.words.last,
        hint: "such as `weigh 73.2 @yesterday`")
    }
    let day = phrase.day ?? session.today
    guard day <= session.today else {
      throw invocation.error(
        .notAllowed, "\(DayText.weekday(day)) is still to come", at: invocation.words.last,
        hint: "a weight can be written down for today or an earlier day")
    }
    let author = try session.read { try session.profile(in: $0) }
    let profile = people.first ?? author
    let weight = BodyWeight(day: day, kilograms: kilograms)
    let written = try session.write(label: invocation.label, profile: author) { writing in
      let records = writing.profile(profile.id)
      let before = try records.reading.weights()
      try records.set(weight)
      return before
    }
    let before = written.value
    let after = (before.filter { $0.day != day } + [weight]).sorted { $0.day < $1.day }
    // If the weight is another person's, only the weight just typed is shown.
    let isOwn = profile.id == author.id
    return WeightReport(
      profile: profile.name, today: session.today, weight: weight, before: isOwn ? before : [],
      weights: isOwn ? after : [weight], isOwn: isOwn,
      last: before.last { $0.day < day } ?? before.last { $0.day == day }, step: written.step)
  }

  private static let list = CommandSpec(
    ["weigh", "list"], "List what you weighed, latest first, with the mean of the seven days up to each day.",
    options: ListedDays.options(of: "weights"), examples: ["weigh list", "weigh list --from 2026-11-01"],
    effect: .reads, topic: .everyDay
  ) { invocation, session in
    try listed(try ListedDays(invocation, of: "weights", session), session)
  }

  /// The weights of the profile in use on some days.
  private static func listed(_ days: ListedDays, _ session: Session) throws -> WeightListReport {
    try session.read { reading in
      let profile = try session.profile(in: reading)
      let all = try reading.profile(profile.id).weights(to: days.last)
      let shown = all.filter { $0.day >= days.first }.suffix(days.limit ?? all.count)
      return WeightListReport(profile: profile.name, today: session.today, weights: all, shown: Array(shown))
    }
  }

  private static let remove = CommandSpec(
    ["weigh", "remove"], "Remove a day's weight.",
    arguments: [ArgumentSpec("DAY", .day, .rest, "The day whose weight is removed.")],
    examples: ["weigh remove yesterday"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let day = try invocation.locatingErrors(at: invocation.words.first) { try session.days.day(invocation.text) }
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      guard let weight = try records.reading.weights(from: day, to: day).first, try records.removeWeight(on: day) else {
        throw invocation.error(
          .notFound, "\(profile.name) has no weight on \(DayText.weekday(day))", at: invocation.words.first,
          hint: "`weigh list` shows the days")
      }
      return weight
    }
    return WriteReport(
      [StyledLine("Removed the weight of \(DayText.weekday(day))", .bold)],
      ["weights": .array([.weight(written.value)])],
      step: written.step, scope: profile.name)
  }
}

/// A weight that was written down.
private struct WeightReport: Report {
  let profile: String
  let today: Day
  let weight: BodyWeight
  /// The profile's weights before the change; empty if the weight is another person's, whose weights are private.
  let before: [BodyWeight]
  let weights: [BodyWeight]
  let isOwn: Bool
  /// The latest weight of an earlier day or, if there is none, the weight that was replaced; nil without either.
  ///
  /// The comparison with this weight reveals typing errors. Another person's weight is never shown.
  let last: BodyWeight?
  let step: Step?

  private var day: Day { weight.day }
  private var mean: Double? { isOwn ? weights.meanOfSevenDays(upTo: day) : nil }

  var json: JSON {
    .object([
      "profile": .string(profile), "weights": .array([.weight(weight)]),
      "mean7": .optional(mean), "undo": .optional(step?.id),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let texts = WeightText(canvas: canvas)
    let bar = canvas.isASCII ? " | " : " · "
    var parts = [profile, DayText.weekday(day), texts.text(weight.kilograms)]
    if let replaced = before.first(where: { $0.day == day }), replaced != weight {
      parts.append("instead of \(texts.text(replaced.kilograms))")
    }
    var lines = canvas.show(parts.joined(separator: bar)).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
    if let mean, weights.count > 1 {
      let past = weights.meanOfSevenDays(upTo: day - 7)
      let change = past.map { ", \(texts.change(from: $0, to: mean)) in a week" } ?? ""
      lines += canvas.show("7-day mean \(texts.text(mean))\(change)").wrapped(to: canvas.width).map {
        StyledLine($0)
      }
    }
    if let last, isUnlikely(after: last) {
      let change = texts.change(from: last.kilograms, to: weight.kilograms)
      lines += canvas.remarks([
        isOwn
          ? "that is a change of \(change) \(texts.unit) since \(DayText.weekday(last.day, today: today)); if it is a slip, `weigh` again"
          : "that is far from \(profile)'s weight before; if it is a slip, `weigh` again"
      ])
    }
    return lines + [WriteReport.closing("\(profile), \(DayText.relative(day, to: today))", step, canvas)]
  }

  /// Whether the weight is probably a typing error: it differs by more than a tenth from the last weight, which is at
  /// most 30 days older.
  private func isUnlikely(after last: BodyWeight) -> Bool {
    weight.day - last.day <= 30 && abs(weight.kilograms - last.kilograms) > last.kilograms / 10
  }
}

/// Weights as a list.
private struct WeightListReport: Report {
  let profile: String
  let today: Day
  /// All weights up to the last day that is shown, from which the means are calculated.
  let weights: [BodyWeight]
  let shown: [BodyWeight]

  private func mean(_ weight: BodyWeight) -> Double? { weights.meanOfSevenDays(upTo: weight.day) }

  var json: JSON {
    .object([
      "profile": .string(profile), "weights": .array(shown.map(JSON.weight)),
      "mean7": .optional(shown.last.flatMap(mean)),
    ])
  }

  var table: CSVTable? {
    CSVTable(["date", "kg", "mean7"], shown.map { [$0.day.iso, FoodText.csv($0.kilograms), FoodText.csv(mean($0))] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !shown.isEmpty else {
      return canvas.show("\(profile) has no weights to list: `weigh 73.2` writes one down.").wrapped(to: canvas.width)
        .map { StyledLine($0) }
    }
    let texts = WeightText(canvas: canvas)
    let rows = shown.reversed().map { weight in
      [
        StyledLine(DayText.weekday(weight.day, today: today)), StyledLine(texts.figure(weight.kilograms)),
        StyledLine(mean(weight).map(texts.figure) ?? "", .faint),
      ]
    }
    return TextTable([.init("day"), .init(texts.unit, .right), .init("7-day mean", .right)], rows: rows).lines(
      on: canvas)
  }
}

extension JSON {
  /// A weight with its day, in kg.
  static func weight(_ weight: BodyWeight) -> JSON {
    .object(["date": .string(weight.day.iso), "kg": .number(weight.kilograms)])
  }
}
