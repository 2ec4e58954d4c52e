internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// Settles what is in doubt about the food items of a typed list.
///
/// Asks if somebody can answer. With `--yes`, chooses the likeliest reading instead. Otherwise throws an error.
///
/// Choosing a food keeps the typed amount. If a question about the only item is left unanswered, the line is canceled.
/// If there are other items, the user can be asked again, leave out the item, or cancel the whole line.
struct Decider {
  let session: Session
  /// The typed list that the lines were read from; errors show it.
  let text: String

  /// A food item in which nothing is in doubt anymore.
  struct DecidedLine {
    var line: FoodLine
    /// The food of the line; nil if the line is logged without a food of the food bank.
    var food: Food?
    /// Remarks for the user: what was assumed, and how doubts were settled.
    var remarks: [String] = []
    /// The recipe of which an amount was eaten; nil unless the recipe's name was misspelled.
    var recipe: EatenRecipe?
    /// The name of the table's food whose values the food has, if no table has the food itself; nil otherwise.
    var likeName: String?
  }

  /// Whether to ask: somebody can answer, and `--yes` was not given.
  var asks: Bool { session.dialogue.isInteractive && !session.globals.isYes }

  /// Settles all doubts and returns the lines, without those that the user left out.
  func decide(_ lines: [Resolved]) throws -> [DecidedLine] {
    let decided = try decideEach(lines).compactMap(\.self)
    guard !decided.isEmpty || lines.isEmpty else {
      throw LarderError(.needsAnswer, "every item was left out", outcome: .nothing(.written))
    }
    return decided
  }

  /// Settles all doubts and returns the lines, with nil in place of each one that the user left out.
  func decideEach(_ lines: [Resolved]) throws -> [DecidedLine?] {
    // Before asking anything, refuse what no answer can settle, so that no answers are lost.
    if asks { for line in lines { try refuseHopeless(line.doubts.first) } }
    var companion: Food?
    return try lines.map { line in
      let decided = try decide(line, with: line.phrase.isCompanion ? companion : nil, among: lines.count)
      if !line.phrase.isCompanion { companion = decided?.food }
      return decided
    }
  }

  /// Asks which meal of the day something belongs to; returns `.snack` if nobody is to be asked.
  func slot(of day: Day) throws -> Slot {
    guard asks else { return .snack }
    let slots = Slot.allCases
    let answer = try session.dialogue.choose("Which meal of \(DayText.weekday(day))?", slots.map(\.rawValue))
    guard let answer, slots.indices.contains(answer) else {
      throw LarderError(
        .needsAnswer, "no meal chosen", outcome: .nothing(.written), hint: "`@lunch` answers in advance")
    }
    return slots[answer]
  }

  private func refuseHopeless(_ doubt: Doubt?) throws {
    switch doubt?.cause {
    case .slotAsFood(let word)?:
      throw LarderError(
        .unknownFood, "`\(word)` is a meal, not a food", hint: "say what was eaten: `eat 2 eggs @\(word)`",
        location: doubt?.location)
    case .unweighable(let error)? where !asks: throw error
    case .food(_, .noNumber(let number), _)?: throw FoodChoosing.noFood(number, at: doubt?.location)
    default: break
    }
  }
}

// MARK: One line

extension Decider {
  /// Settles the doubts about one line, one after the other; nil if the user left the line out.
  private func decide(_ open: Resolved, with companion: Food?, among count: Int) throws -> DecidedLine? {
    var current = open
    if open.phrase.isCompanion, open.isWeighed, let match = open.match {
      // The food that this item accompanies, such as coffee for milk, may have turned out to be another one.
      current = Resolved.weighing(open.phrase, as: match, in: text, with: companion)
    }
    var decided = DecidedLine(line: open.line)
    var isUnsettled = false
    var explained: ExplainedName?
    while let doubt = current.doubts.first {
      switch doubt.cause {
      case .unweighable(let error) where asks:
        guard let match = current.match, let reading = try otherAmount(error, of: match.food, among: count) else {
          return nil
        }
        current = Resolved.weighing(current.phrase.with(reading), as: match, in: text, with: companion)
      case .food(let name, let finding, let unattended):
        try refuseHopeless(doubt)
        switch try food(name, finding, unattended ?? finding, current, doubt.location, among: count) {
        case .food(let match, let isExplained):
          if isExplained, !WordRoles.isAnyKind(name) { explained = ExplainedName(name, isCorrection: false) }
          current = try session.withBank { bank in
            try Resolver(bank, purpose: .eaten).resolve(current.phrase, as: match, in: text, with: companion)
          }
        case .once(let line): return DecidedLine(line: line, remarks: decided.remarks)
        case .leftOut: return nil
        }
      case .portion(let unit, let found, let other):
        guard let match = try portioned(unit, found, other, at: doubt.location, among: count) else { return nil }
        current = Resolved.weighing(current.phrase, as: match, in: text, with: companion)
      case .recipe(let found, let otherwise):
        switch try recipe(found, otherwise.first, doubt, among: count) {
        case .recipe(let chosen):
          decided.recipe = chosen
          if !asks { decided.remarks.append("\(DoubtText.sentence(doubt)); the recipe was taken without asking") }
          current.line = chosen.line
          current.doubts.removeFirst()
        case .other(let food): current = food
        case .leftOut: return nil
        }
      case .amount(let why, let readings):
        guard let reading = try amount(why, readings, at: doubt.location, among: count) else { return nil }
        if !asks {
          isUnsettled = true
          decided.remarks.append("\(why); taken as \(Self.text(reading)), since nobody could be asked")
        }
        if let food = current.match?.food { current.line.take(reading, of: food) }
        current.doubts.removeFirst()
      case .slotAsFood, .unweighable, .countOrPrice, .slot:
        try refuseHopeless(doubt)
        current.doubts.removeFirst()
      }
    }
    current.line.explainedName = explained
    return finished(current, decided, isUnsettled: isUnsettled)
  }

  private func finished(_ resolved: Resolved, _ decided: DecidedLine, isUnsettled: Bool) -> DecidedLine {
    var line = resolved.line
    line.originalText = line.originalText.map(SafeText.stored).flatMap { $0.isEmpty ? nil : $0 }
    guard let match = resolved.match else {
      return DecidedLine(line: line, remarks: decided.remarks, recipe: decided.recipe)
    }
    let food = match.food
    line.confidence = min(
      match.confidence, isUnsettled ? Resolved.unsettled : 1, food.isEstimate ? Resolved.estimated : 1)
    let isUnsure = match.confidence < FoodMatch.certain
    let remarks = [
      isUnsure ? "`\(resolved.phrase.name)` was taken as \(food.name) without asking" : nil
    ]
    let further = [
      food.isEstimate ? "\(food.name) has estimated values\(food.source.map { ", \($0.id)" } ?? "")" : nil
    ]
    return DecidedLine(
      line: line, food: food,
      remarks: (remarks + (decided.remarks + resolved.remarks).map(Optional.some) + further).compactMap(\.self),
      likeName: resolved.likeness?.food)
  }
}

// MARK: Recipes

extension Decider {
  /// What a misspelled name is decided to mean.
  private enum MisspelledRecipe {
    case recipe(EatenRecipe)
    case other(Resolved)
    case leftOut
  }

  /// Asks whether a misspelled name means a recipe or what `other` says.
  private func recipe(
    _ found: [EatenRecipe], _ other: Resolved?, _ doubt: Doubt, among count: Int
  ) throws -> MisspelledRecipe {
    let sentence = DoubtText.sentence(doubt)
    if session.globals.isYes { return .recipe(found[0]) }
    let titles = found.names
    // Of recipes with the same title, only the number says which is meant.
    let isNumbered = titles[0] != found[0].recipe.title
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, sentence,
        hint: isNumbered
          ? "write its number behind the title, as in `\(titles[0].truncated(to: 60))`; `--yes` takes that one"
          : "write the name of the one you mean; `--yes` takes the recipe \(titles[0].truncated(to: 60))",
        candidates: doubt.candidates.map(\.name), location: doubt.location)
    }
    let answers =
      zip(titles, found).map { title, eaten in
        // The numbers alone tell a person little.
        let energy = isNumbered ? eaten.line.nutrients.calories.map { ", \(Figure.text($0)) kcal" } : nil
        return "the recipe \(title)\(energy ?? "")"
      } + [other?.match.map { "the food \($0.food.name)" } ?? "none of these"]
    switch try choose("\(sentence). Which do you mean?", answers, among: count) {
    case .answer(let index) where found.indices.contains(index): return .recipe(found[index])
    case .answer:
      if let other { return .other(other) }
    case .leftOut: return .leftOut
    case .nothing: break
    }
    throw LarderError(.doubtful, "not taken: \(sentence)", outcome: .nothing(.written), location: doubt.location)
  }
}

// MARK: Portions and amounts

extension Decider {
  /// Asks which of two foods the user means; nil if the user leaves the line out.
  ///
  /// Only `other` has the typed portion.
  private func portioned(
    _ unit: String, _ found: FoodMatch, _ other: FoodMatch, at place: LarderError.Location?, among count: Int
  ) throws -> FoodMatch? {
    let doubt = "\(found.food.name) has no portion `\(unit)`, but \(other.food.name) has one"
    let names = [other.food.name, found.food.name]
    if session.globals.isYes {
      return FoodMatch(
        food: other.food, matched: other.matched, confidence: Resolved.unsettled, isExact: other.isExact)
    }
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, doubt,
        hint: "write the name of the one you mean; `--yes` takes \(other.food.name.truncated(to: 60))",
        candidates: names, location: place)
    }
    switch try choose("\(doubt). Which do you mean?", names, among: count) {
    case .answer(0): return other
    case .answer: return found
    case .leftOut: return nil
    case .nothing: throw LarderError(.doubtful, "not taken: \(doubt)", outcome: .nothing(.written), location: place)
    }
  }

  /// Asks for another amount if the typed amount does not tell how much the food weighs; nil if the user skips the
  /// line.
  private func otherAmount(_ error: LarderError, of food: Food, among count: Int) throws -> AmountReading? {
    session.dialogue.show(error)
    while true {
      let typed = try session.dialogue.ask(Question("how much \(food.name.truncated(to: 60))"))
      guard typed.contains(where: { !$0.isWhitespace }) else {
        switch try unanswered(among: count) {
        case .again: continue
        case .leftOut: return nil
        case .nothing: throw error
        }
      }
      do throws(LarderError) {
        if let reading = try AmountReader.whole(typed) { return reading }
        session.dialogue.show(
          LarderError(
            .badAmount, "`\(typed.truncated(to: 60))` is not an amount",
            hint: "\(AmountReader.hint); Ctrl-C leaves without logging anything"))
      } catch { session.dialogue.show(error) }
    }
  }

  /// Asks which reading of an amount was meant; throws `doubtful` if the user chooses none.
  func amount(_ doubt: String, _ readings: [ResolvedAmount], at place: LarderError.Location?) throws -> ResolvedAmount {
    guard let reading = try amount(doubt, readings, at: place, among: 1) else {
      throw LarderError(.doubtful, "not taken: \(doubt)", outcome: .nothing(.written), location: place)
    }
    return reading
  }

  /// Asks which reading of an amount was meant; nil if the user leaves the line out.
  private func amount(
    _ doubt: String, _ readings: [ResolvedAmount], at place: LarderError.Location?, among count: Int
  ) throws -> ResolvedAmount? {
    if session.globals.isYes { return readings[0] }
    let candidates = readings.map(Self.text)
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, doubt,
        hint: readings.count > 1
          ? "write the one you mean, for instance in grams; `--yes` takes \(candidates[0])"
          : "correct the amount, or add `--yes` to log \(candidates[0])",
        candidates: candidates, location: place)
    }
    let untaken = LarderError(.doubtful, "not taken: \(doubt)", outcome: .nothing(.written), location: place)
    let isOne = readings.count == 1
    let end = doubt.last == "?" ? "" : "."
    let question = isOne ? "\(doubt)\(end) Log it like that?" : "\(doubt)\(end) Which do you mean?"
    switch try choose(question, isOne ? ["yes", "no"] : candidates, among: count) {
    case .answer(0): return readings[0]
    case .answer(let index) where !isOne && readings.indices.contains(index): return readings[index]
    case .leftOut: return nil
    case .answer, .nothing: throw untaken
    }
  }

  /// A reading as an answer to choose: `500 large, 25,000 g`; an amount that is a weight is shown as typed.
  private static func text(_ weight: ResolvedAmount) -> String {
    weight.quantity.mass != nil ? weight.text : "\(weight.text), \(Figure.short(weight.grams)) g"
  }
}

// MARK: Asking

extension Decider {
  /// The result of a question.
  enum Choice: Equatable {
    case answer(Int)
    /// The item is left out; the other items of the line are kept.
    case leftOut
    /// No answer: the whole line is canceled.
    case nothing
  }

  /// Asks a question; if it is not answered and the line has further items, asks what to do with this item.
  func choose(_ question: String, _ answers: [String], among count: Int) throws -> Choice {
    while true {
      if let answer = try session.dialogue.choose(question, answers) { return .answer(answer) }
      switch try unanswered(among: count) {
      case .again: continue
      case .leftOut: return .leftOut
      case .nothing: return .nothing
      }
    }
  }

  /// What the user wants to do after leaving a question unanswered.
  private enum Unanswered {
    case again
    case leftOut
    case nothing
  }

  private func unanswered(among count: Int) throws -> Unanswered {
    guard count > 1 else { return .nothing }
    let ways = ["ask again", "leave this item out", "cancel the whole line"]
    let question = "Nothing was chosen. The other items are kept; Enter again cancels the whole line:"
    switch try session.dialogue.choose(question, ways) {
    case 0: return .again
    case 1: return .leftOut
    default: return .nothing
    }
  }
}
