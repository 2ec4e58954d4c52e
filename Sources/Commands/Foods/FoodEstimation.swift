internal import Domain
internal import Matching
internal import Store
internal import Text

/// `food estimate`: estimates a food's values from those of similar foods.
struct FoodEstimation {
  let estimate: FoodEstimate
  /// The food with the estimated values, except where options give others.
  let proposal: Food
  /// The given options that the form does not ask about.
  let givenOptions: [(option: OptionSpec, text: String)]

  static let specs: [CommandSpec] = [command]

  private static let from = OptionSpec.value(
    "from", "FOOD,FOOD", .food,
    "The foods to estimate from, separated by commas; by default those with the most similar names.",
    repeatable: true)
  private static let dryRun = OptionSpec.flag("dry-run", "Show the estimate without saving it.")
  private static let values: [OptionSpec] =
    [FoodOptions.kcal, FoodOptions.protein, FoodOptions.carbs, FoodOptions.fat] + FoodOptions.optionalNutrients
  private static let parts = [FoodOptions.basis, FoodOptions.portion, FoodOptions.alias, FoodOptions.tag]

  private static let command: CommandSpec = CommandSpec(
    ["food", "estimate"], "Add a food with values estimated from similar foods.",
    details: """
      Without --from, the estimate uses up to \(FoodEstimate.size) foods with the most similar names; the word that \
      says what the food is has to be the same (hazelnut yogurt is a yogurt). Each nutrient is the median of theirs; a \
      nutrient that fewer than half of them have stays unknown. The foods are shown, and how much they differ.

      At a terminal you can change each value before it is saved; elsewhere use options for the values you know. The \
      food is marked as an estimate, and so is everything logged with it.
      """,
    arguments: [ArgumentSpec("NAME", .text, .rest, "The new food's name.")],
    options: [from, FoodOptions.category] + values + parts + [FoodOptions.force, dryRun],
    examples: [
      "food estimate hazelnut yogurt --dry-run",
      "food estimate Bergkäse --from Gouda,Cheddar --fat 31",
    ], effect: .writes, topic: .foodBank
  ) { invocation, session in
    let estimation = try FoodEstimation(invocation, session)
    let isDry = invocation.has(dryRun)
    guard session.dialogue.isInteractive, !session.globals.isYes, !isDry else {
      return try estimation.save(
        estimation.proposal, isDry ? nil : invocation, isForced: invocation.has(FoodOptions.force), session)
    }
    session.dialogue.show { FoodEstimateText.basis(estimation.estimate, on: $0) }
    let form = FoodForm(session: session, purpose: .estimate(estimation))
    return try form.run { answers in
      let line = form.invocation(of: command, estimation.changed(answers), isForced: false)
      // Values that look wrong were already confirmed in the form.
      var report = try estimation.save(form.food(answers), line, isForced: true, session)
      report.isBasisShown = true
      return report
    }
  }

  /// Reads the line and looks the foods up.
  ///
  /// - Throws: `alreadyExists` if the name is taken, `notFound` if no similar food exists, and the errors of finding
  ///   the foods of `--from`.
  private init(_ invocation: Invocation, _ session: Session) throws {
    let name = try FoodCheck.name(SafeText.stored(invocation.text))
    let category = try invocation.word(FoodOptions.category).map { try FoodOptions.readCategory($0, invocation) }
    let lists = invocation.texts(Self.from)
    let named = try invocation.locatingErrors(at: lists.count == 1 ? invocation.word(Self.from) : nil) {
      try lists.flatMap { try Self.foods($0, session) }
    }
    try session.refuseTaken(name, location: invocation.location)
    guard let estimate = try Self.estimate(name, from: named, category: category, session) else {
      let kind = category.map { " in \($0.rawValue)" } ?? ""
      throw LarderError(
        .notFound, "no food\(kind) is similar to `\(name.truncated(to: 60))`, so there is nothing to estimate it from",
        hint: "`--from FOOD,FOOD` names similar foods; `food add` adds it with its own values",
        location: invocation.location)
    }
    var food = estimate.food(named: name, at: session.now)
    try FoodOptions.apply(invocation, to: &food)
    self.estimate = estimate
    proposal = food
    givenOptions = ([Self.from] + Self.parts).flatMap { option in invocation.texts(option).map { (option, $0) } }
  }

  /// Makes an estimate from the named foods or, if no food is named, from the most similar foods; nil if no food is
  /// similar.
  static func estimate(
    _ name: String, from named: [Food] = [], category: FoodCategory? = nil, _ session: Session
  ) throws -> FoodEstimate? {
    if !named.isEmpty { return FoodEstimate(from: named) }
    let likeness = FoodSimilarity(name, category: category)
    return try session.read { reading in
      var candidates = try reading.foods.candidates(for: name, limit: FoodCandidates.reach)
      for word in likeness.lookups {
        candidates += try reading.foods.candidates(for: word, limit: FoodCandidates.reach)
        if let estimate = FoodEstimate(from: likeness.nearest(among: candidates)) { return estimate }
      }
      return nil
    }
  }

  /// Finds the foods of a list separated by commas; a comma may also be part of a food's name.
  private static func foods(_ list: String, _ session: Session) throws -> [Food] {
    let parts = list.split(separator: ",").map { SafeText.stored(String($0)) }.filter { !$0.isEmpty }
    guard parts.count <= FoodEstimate.maximumFoods else {
      throw LarderError(
        .outOfRange, "an estimate is taken from at most \(FoodEstimate.maximumFoods) foods",
        hint: "name the most similar ones")
    }
    var names: [String] = []
    var rest = parts[...]
    while !rest.isEmpty {
      let reach = (1...rest.count).reversed()
      let length = try reach.first { length in
        let joined = rest.prefix(length).joined(separator: ", ")
        return try length == 1 || session.read { try $0.foods.hasSpelling(joined) }
      }
      names.append(rest.prefix(length ?? 1).joined(separator: ", "))
      rest = rest.dropFirst(length ?? 1)
    }
    return try names.map { try FoodFinder(session: session).find($0).food }
  }

  /// The answers that differ from the estimated values.
  private func changed(_ answers: FoodForm.Answers) -> FoodForm.Answers {
    var changed = answers
    changed.values.removeAll { option, text in
      guard let nutrient = FoodOptions.nutrients.first(where: { $0.option.name == option.name })?.nutrient else {
        return option.name == FoodOptions.category.name && text == estimate.category.rawValue
      }
      return estimate.nutrients[nutrient].map(FoodText.csv) == text
    }
    return changed
  }

  /// Saves the food, or only reports it for a dry run.
  ///
  /// - Parameter invocation: The command to save it with; nil for a dry run.
  private func save(
    _ proposed: Food, _ invocation: Invocation?, isForced: Bool, _ session: Session
  ) throws -> FoodEstimateReport {
    var food = proposed
    let warnings = try FoodDoubts.checked(food, StatedNutrients(), isForced: isForced)
    guard let invocation else {
      return FoodEstimateReport(food: food, estimate: estimate, warnings: warnings, step: nil)
    }
    let saved = food
    let written = try session.write(label: invocation.label, profile: nil) { try $0.foods.insert(saved) }
    food = written.value
    return FoodEstimateReport(food: food, estimate: estimate, warnings: warnings, step: written.step)
  }
}

extension FoodEstimate {
  /// A food with the estimated values, which is not saved yet.
  func food(named name: String, at now: Moment) -> Food {
    Food(
      name: name, category: category, nutrients: nutrients, basis: basis, source: source, createdAt: now, updatedAt: now
    )
  }
}
