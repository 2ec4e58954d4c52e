internal import Domain
internal import Figures
internal import Store

/// `explain`: where a number comes from.
enum ExplainCommand {
  static let limit = OptionSpec.value(
    "limit", "N", .number, "How many rows at most, 12 by default; JSON and CSV have all of them.")

  static let explain: CommandSpec = CommandSpec(
    ["explain"],
    "Explain where a number comes from: a target, a marker, a total, or the values of a food or recipe.",
    details: """
      explain NUTRIENT [of MEMBER] shows the equation with the member's numbers filled in, the reference value and its \
      publication; `of household` shows the sum of all members. explain MEMBER shows all targets of a member. explain \
      marker NUTRIENT [week|month|DAY] says why an intake is judged the way it is. explain total [NUTRIENT] \
      [DAY|week|month], explain today and explain yesterday list the items that make up a total. explain match TEXT, \
      or any other words, says which food the words mean, why, and where its values come from. explain goals shows how \
      the grams of the goals are calculated. explain recipe RECIPE lists what each ingredient gives a serving.

      If a word has two meanings, a keyword decides: target, member, marker, total, match, recipe, goals.
      """,
    arguments: [ArgumentSpec("WHAT", .explained, .optionalRest, "A nutrient, a member, a day, a food, or a keyword.")],
    options: [limit],
    examples: [
      "explain sodium", "explain", "explain marker fiber", "explain total protein yesterday", "explain yesterday",
      "explain match 2 eggs", "explain goals",
    ], effect: .reads, topic: .lookingBack
  ) { typed, session in
    let invocation = try typed.forPerson(session) { _ in true }
    let maximum = try invocation.whole(limit, in: 1...100_000)
    let guide = try session.read { reading in
      try session.profileIfAny(in: reading).map { try reading.profile($0.id).guide() } ?? FamilyGuide()
    }
    let line = ExplainLine(invocation, members: guide.members)
    let reading = try line.reading(ExplainReader(days: session.days, members: guide.members))
    if case .recipe(let title) = reading.question {
      return try provenance(of: RecipeFinder(session: session, invocation: invocation).find(title), session)
    }
    // What `eat` logs under this name is the household's recipe.
    if case .match(let text) = reading.question, !line.isExplicit, try isRecipe(text, session) {
      return try provenance(of: RecipeFinder(session: session, invocation: invocation).find(text), session)
    }
    var explanation = try explanation(of: reading.question, guide, line, session, maximum: maximum ?? usual)
    explanation.remark = try reading.remark ?? line.otherFood(than: reading.question, session)
    return explanation
  }

  private static func provenance(of recipe: Int, _ session: Session) throws -> any Report {
    var report = try session.read { try RecipeCommands.report(recipe, session, $0) }
    report.showsProvenance = true
    return report
  }

  /// Whether a recipe has this title.
  private static func isRecipe(_ text: String, _ session: Session) throws -> Bool {
    try session.read { reading in
      try !reading.recipes(of: session.profileIfAny(in: reading)?.id).named(text).isEmpty
    }
  }

  private static let usual = 12

  /// For each word that names a topic that `explain` does not cover, the commands that show this topic.
  ///
  /// The words are in plain letters.
  private static let topics: [String: String] = {
    let weight = "`chart weight` draws what you weigh with the mean of seven days, `weigh list` lists it"
    let spent = "`chart spent` shows what was spent, `prices` what foods cost"
    let rows = [
      (["weight", "weights", "weigh", "gewicht", "bmi"], weight),
      (
        ["spent", "spending", "cost", "costs", "money", "ausgaben", "kosten", "geld", "price", "prices", "preise"],
        spent
      ),
      (["habits", "habit", "gewohnheiten"], "`habits` shows which days were logged and at goal"),
      (
        ["household", "haushalt", "family", "familie"], "`household` shows everybody's totals, `guide` the family guide"
      ),
    ]
    return Dictionary(rows.flatMap { row in row.0.map { ($0, row.1) } }) { first, _ in first }
  }()

  private static func explanation(
    of question: ExplainQuestion, _ guide: FamilyGuide, _ line: ExplainLine, _ session: Session, maximum: Int
  ) throws -> Explanation {
    if case .match(let text) = question {
      if !line.isExplicit, let commands = topics[text.plainLetters],
        try FoodFinder(session: session).named(text) == nil
      {
        throw LarderError(
          .badValue, "`\(text)` is a topic of Larder, and no number that `explain` can trace",
          hint: "\(commands); `explain match \(text)` looks for a food of that name")
      }
      return try FoodExplanation(session: session, text: text, line: line).explanation(maximum: maximum)
    }
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      let goals = try records.goals() ?? .default
      switch question {
      case .overview, .match, .recipe: return ExplainOverview(profile: profile.name, guide: guide).explanation
      case .goals: return GoalExplanation(profile: profile.name, goals: goals).explanation
      case .target(let nutrient, let whose):
        var explanation = TargetExplanation(
          nutrient: nutrient, guide: guide, goals: goals, today: session.today
        ).explanation(of: whose)
        if let own = goals.limits[nutrient] {
          explanation.facts.append(
            "\(profile.name)'s own limit counts instead: \(TargetBound(nutrient).words) \(Figure.text(own)) \(nutrient.unit) a day, set with "
              + "`goals set`.")
        }
        return explanation
      case .member(let id):
        return try MemberExplanation(guide: guide, today: session.today).explanation(of: id)
      case .marker(let nutrient, let period):
        let week = Period.week(of: session.today, weekStart: session.settings.weekStart)
        return try MarkerExplanation(
          nutrient: nutrient, period: period ?? week, profile: profile.name, today: session.today
        ).explanation(records, guide, maximum: maximum)
      case .total(let nutrient, let period):
        return try TotalExplanation(
          nutrient: nutrient, period: period ?? .day(session.today), profile: profile.name, today: session.today
        ).explanation(records, maximum: maximum)
      }
    }
  }
}

/// The words of the command, each with its place in the line.
struct ExplainLine {
  private let invocation: Invocation
  private let members: [FamilyMember]
  private let pieces: [(text: String, word: Word)]

  /// What `explain` accepts, as the text of a hint.
  static let accepted =
    "`explain` takes a nutrient, a member of the family guide, a day or week, a food, or one of "
    + ExplainKeyword.allCases.map(\.rawValue).joined(separator: ", ")

  init(_ invocation: Invocation, members: [FamilyMember]) {
    self.invocation = invocation
    self.members = members
    // A single shell argument may hold several words.
    pieces = invocation.words.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map { (String($0), word) }
    }
  }

  /// Whether the first word is a keyword, which leaves no doubt about the meaning.
  var isExplicit: Bool { pieces.first.map { ExplainKeyword(word: $0.text) != nil } ?? false }

  /// The word known to `explain` that is closest to the one typed; nil if several words were typed.
  var nearest: String? {
    guard pieces.count == 1 else { return nil }
    let names = Nutrient.allWords + ExplainKeyword.allCases.map(\.rawValue) + members.map(\.name)
    return NearestWord.among(names + ["today", "yesterday", "week", "month"], to: pieces[0].text)
  }

  /// Reads what the words ask for; the caret of an error is placed in the line as it was typed.
  func reading(_ reader: ExplainReader) throws -> ExplainReading {
    do throws(LarderError) {
      return try reader.read(pieces.map(\.text))
    } catch {
      throw placed(error)
    }
  }

  /// The place of the last words of the line, as many as `text` has; the caret of an error points at them.
  func place(ofLast text: String) -> LarderError.Location? {
    place(of: pieces.suffix(text.split(separator: " ").count).map(\.word))
  }

  private func placed(_ error: LarderError) -> LarderError {
    guard let place = error.location else { return error }
    let line = Array(place.text)
    let first = line[..<min(place.range.lowerBound, line.count)].count { $0 == " " }
    let last = line[..<min(place.range.upperBound, line.count)].count { $0 == " " }
    var placed = error
    placed.location = self.place(of: pieces[min(first, pieces.count)..<min(last + 1, pieces.count)].map(\.word))
    return placed
  }

  private func place(of words: [Word]) -> LarderError.Location? {
    guard let first = words.first, let last = words.last else { return nil }
    let end = max(first.range.upperBound, last.range.upperBound)
    return LarderError.Location(text: invocation.line.text, range: first.range.lowerBound..<end)
  }

  /// If the words are also the name of a food but were understood as something else, says how to ask for that food.
  ///
  /// Nil if no food has that name.
  func otherFood(than question: ExplainQuestion, _ session: Session) throws -> String? {
    let text = pieces.map(\.text).joined(separator: " ")
    let taken: String
    switch question {
    case .target(_, .unnamed): taken = "a nutrient"
    case .member: taken = "a member"
    case .total: taken = "a day"
    case .overview, .goals, .marker, .match, .recipe, .target: return nil
    }
    guard let food = try FoodFinder(session: session).named(text)?.food else { return nil }
    return "`\(text)` is taken as \(taken); `explain match \(text)` explains the food \(food.name)"
  }
}
