internal import Domain
internal import Figures
internal import Store
internal import Text

/// `meal save`, `meal favourites`, `meal unsave`: meals saved under a name, so that the name logs them again.
enum FavouriteCommands {
  static let specs: [CommandSpec] = [save, list, unsave]

  static let save: CommandSpec = CommandSpec(
    ["meal", "save"], "Save a meal under a name, as a favourite: `meal save morning mix`, then `eat morning mix`.",
    details: """
      It saves the last meal unless you name another one: `meal save morning mix #12`, `meal save morning mix \
      yesterday breakfast`. If part of the name could be read as that meal, put an = between them: `meal save power \
      breakfast = last`. Saving under a name that exists replaces that favourite.

      `eat morning mix` then logs all of it; `eat half a morning mix` or `eat 200g morning mix` logs a part. Its \
      nutrition is calculated from the values the foods have at that time.
      """,
    arguments: [ArgumentSpec("NAME [MEAL]", .meal, .rest, "The name, and the meal: " + MealFinder.forms + ".")],
    examples: ["meal save sunday brunch = last", "meal save my lunch yesterday lunch"], effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let (typed, meal) = try target(invocation, session, profile)
    let name = try invocation.locatingErrors(at: invocation.words.first) {
      try Favourite.checked(name: typed, days: session.days)
    }
    if try session.read({ try $0.foods.hasName(name) }) {
      throw invocation.error(
        .alreadyExists, "`\(name)` is already the name of a food", at: invocation.words.first,
        hint: "choose a name that no food has, such as `my \(name)`")
    }
    let items = meal.items.filter { !$0.isSkipped }
    guard !items.isEmpty else {
      throw LarderError(
        .notAllowed, "that \(meal.slot.rawValue) has no items to save", hint: "`meal show #\(meal.id)` shows it")
    }
    let favourite = Favourite(name: name, lines: items.map(\.line))
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let old = try writing.profile(profile.id).save(favourite)
      return (old, try writing.profile(profile.id).reading.favourite(named: name) ?? favourite)
    }
    let (old, saved) = written.value
    let source = "the \(meal.slot.rawValue) of \(DayText.weekday(meal.day))"
    let instead = old.map { ", replacing \($0.lines.map(\.name).joined(separator: ", "))" } ?? ""
    return WriteReport(
      [
        StyledLine("Saved \(saved.name)", .bold)
          + StyledLine(": \(FavouriteText.content(saved)), from \(source)\(instead); `eat \(saved.name)` logs it")
      ],
      ["favourite": .favourite(saved)], step: written.step, scope: profile.name)
  }

  static let list: CommandSpec = CommandSpec(
    ["meal", "favourites"], "List your favourites: meals that you saved under a name.", examples: ["meal favourites"],
    effect: .reads, topic: .everyDay
  ) { _, session in
    let (profile, favourites) = try session.read { reading in
      let profile = try session.profile(in: reading)
      return (profile, try reading.profile(profile.id).favourites())
    }
    return FavouriteListReport(profile: profile.name, favourites: favourites)
  }

  static let unsave: CommandSpec = CommandSpec(
    ["meal", "unsave"], "Delete a favourite; meals already logged with it stay.",
    arguments: [ArgumentSpec("NAME", .favourite, .rest, "The favourite's name.")],
    examples: ["meal unsave morning mix"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      guard let favourite = try records.reading.favourite(named: invocation.text) else {
        throw unknown(try records.reading.favourites().map(\.name), invocation, profile)
      }
      try records.deleteFavourite(favourite.id)
      return favourite
    }
    let favourite = written.value
    return WriteReport(
      [
        StyledLine("Deleted favourite \(favourite.name)", .bold)
          + StyledLine(": \(FavouriteText.content(favourite))")
      ],
      ["favourite": .favourite(favourite)], step: written.step, scope: profile.name)
  }

  private static func unknown(_ names: [String], _ invocation: Invocation, _ profile: Profile) -> LarderError {
    let list = names.isEmpty ? "`meal save NAME` makes one" : "favourites: \(names.prefix(8).joined(separator: ", "))"
    return invocation.error(
      .notFound, "\(profile.name) has no favourite `\(invocation.text)`", at: invocation.words.first,
      hint: list
    ).suggesting(NearestWord.among(names, to: invocation.text))
  }

  // MARK: NAME [MEAL]

  /// Reads the name to save under, and the meal.
  ///
  /// An `=` separates the two. Without an `=`, the meal is the longest run of words at the end that names a meal, or
  /// else the last meal.
  private static func target(
    _ invocation: Invocation, _ session: Session, _ profile: Profile
  ) throws -> (name: String, meal: Meal) {
    let finder = MealFinder(invocation, session, of: nil, by: profile)
    let words = invocation.words
    func name(_ words: ArraySlice<Word>) -> String { words.map(\.text).joined(separator: " ") }
    if let sign = words.firstIndex(where: { $0.text == "=" && !$0.isQuoted }), sign > 0 {
      let rest = Array(words[(sign + 1)...])
      return (name(words[..<sign]), try rest.isEmpty ? finder.last().meal : finder.find(rest).meal)
    }
    for start in words.indices.dropFirst() where names(Array(words[start...]), session) {
      return (name(words[..<start]), try finder.find(Array(words[start...])).meal)
    }
    return (name(words[...]), try finder.last().meal)
  }

  /// Whether the words together name a meal: `#12`, `last`, `[DAY] SLOT`.
  private static func names(_ words: [Word], _ session: Session) -> Bool {
    let texts = words.map(\.text)
    guard let first = texts.first, !words.contains(where: \.isQuoted) else { return false }
    if texts.count == 1, first.lowercased() == "last" || (first.hasPrefix("#") && FoodFinder.number(first) != nil) {
      return true
    }
    let day = session.days.forMeals.read(texts)?.used ?? 0
    return day == texts.count - 1 && texts[day].count >= 5 && Slot.read(texts[day]) != nil
  }
}

/// Formats favorites as text.
enum FavouriteText {
  /// The items of a favorite and their energy: `2 large Egg, 40 g Oats, 295 kcal`.
  static func content(_ favourite: Favourite) -> String {
    let items = favourite.lines.map { line in
      line.amountText.isEmpty ? line.name : "\(line.amountText) \(line.name)"
    }
    return items.joined(separator: ", ") + ", \(Figure.text(favourite.total[.calories])) kcal"
  }
}

/// The favorites of a profile.
struct FavouriteListReport: Report {
  let profile: String
  let favourites: [Favourite]

  var json: JSON {
    .object(["profile": .string(profile), "favourites": .array(favourites.map(JSON.favourite))])
  }

  var table: CSVTable? {
    CSVTable(
      ["favourite", "n", "name", "amount", "grams"] + Nutrient.allCases.map(\.rawValue),
      favourites.flatMap { favourite in
        favourite.lines.enumerated().map { index, item in
          [favourite.name, String(index + 1), item.name, item.amountText, FoodText.csv(item.grams)]
            + Nutrient.allCases.map { FoodText.csv(item.nutrients[$0]) }
        }
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !favourites.isEmpty else {
      return [StyledLine(canvas.show("\(profile) has no favourites: `meal save NAME` saves the last meal as one."))]
    }
    let rows = favourites.map { favourite in
      [
        StyledLine(favourite.name), StyledLine(Figure.text(favourite.total[.calories])),
        StyledLine(favourite.lines.map(\.name).joined(separator: ", ")),
      ]
    }
    return TextTable([.init("favourite"), .init("kcal", .right), .init("items")], rows: rows).lines(on: canvas)
  }
}

extension JSON {
  /// A favorite with its numbered items.
  static func favourite(_ favourite: Favourite) -> JSON {
    let total = favourite.total
    return .object([
      "id": favourite.id == 0 ? .null : .int(favourite.id), "name": .string(favourite.name),
      "items": .array(favourite.lines.enumerated().map { item($0.element, number: $0.offset + 1) }),
      "total": .total(total), "unknown": .unknown(total),
    ])
  }
}
