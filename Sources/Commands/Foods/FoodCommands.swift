internal import Domain
internal import Matching
internal import Store
internal import Text

/// `food list`, `show`, `search`, `add`, `edit`, `delete`.
enum FoodCommands {
  private static let limit = OptionSpec.value("limit", "N", .number, "How many foods at most, 20 by default.")
  private static let explain = OptionSpec.flag("explain", "Say why each food is ranked where it is.")
  private static let tag = OptionSpec.value("tag", "TAG", .tag, "Only foods with this tag.")
  private static let foodArgument = ArgumentSpec("FOOD", .food, .rest, "A name or number.")

  static let specs: [CommandSpec] =
    [list, search, show, add, edit, delete] + FoodDetailCommands.specs + FoodEstimation.specs
    + LearnedNameCommands.specs

  static let list: CommandSpec = CommandSpec(
    ["food", "list"], "List the food bank by category.", options: [FoodOptions.category, tag],
    examples: ["food list --category dairy"], effect: .reads, topic: .foodBank
  ) { invocation, session in
    let category = try invocation.word(FoodOptions.category).map { try FoodOptions.readCategory($0, invocation) }
    let foods = try session.read { try $0.foods.list(category: category, tag: invocation.text(tag)) }
    return FoodListReport(foods: foods)
  }

  static let search: CommandSpec = CommandSpec(
    ["food", "search"], "Search foods by any of their names.",
    details: """
      If no food of the household has all the words, the open tables that come with Larder are searched; a food of \
      theirs has no number until it is logged.
      """,
    arguments: [ArgumentSpec("TEXT", .food, .rest, "Words of the name.")],
    options: [FoodOptions.category, tag, limit, explain],
    examples: ["food search egg", "food search milch --limit 5", "food search Hähnchenbrust --explain"],
    effect: .reads, topic: .foodBank
  ) { invocation, session in
    let category = try invocation.word(FoodOptions.category).map { try FoodOptions.readCategory($0, invocation) }
    let maximum = try invocation.whole(limit, in: 1...1000) ?? 20
    let tag = invocation.text(tag)?.lowercased()
    // Search further when filtering, so that foods outside the category or tag do not crowd out those in it.
    let reach = max(FoodCandidates.reach, maximum * 3) * (category == nil && tag == nil ? 1 : 20)
    let lookup = try session.lookUp(invocation.text, reach: reach)
    let wanted = lookup.foods.filter {
      (category == nil || $0.category == category) && (tag.map($0.tags.contains) ?? true)
    }
    let own = lookup.ranking.matches(wanted, limit: maximum)
    // The open tables are searched for what the household's bank does not have.
    let tables =
      try own.contains { $0.confidence > FoodMatch.partial } || tag != nil
      ? [] : session.withBank { $0.searchTables(invocation.text, limit: maximum) }
    let matches = tables.isEmpty ? own : tables.filter { category == nil || $0.food.category == category }
    return FoodSearchReport(
      query: invocation.text, matches: matches,
      explanations: invocation.has(explain)
        ? matches.map { lookup.ranking.explanation(of: $0.food) ?? "" } : nil)
  }

  static let show: CommandSpec = CommandSpec(
    ["food", "show"], "Show a food: nutrition per 100 g, portions, other names, source.",
    details: """
      Fat, saturated fat, sugar and salt are marked as low, medium or high by the limits of the United Kingdom's guide \
      to front-of-pack labels (2016): per 100 g, or per 100 ml for drinks, and also as high if the first portion is \
      over 100 g or 150 ml and exceeds the limit for portions. Fiber is marked if the food is high in fiber or a \
      source of it (regulation (EC) 1924/2006). Unknown values have no mark.
      """, arguments: [foodArgument],
    examples: ["food show banana"], effect: .reads, topic: .foodBank
  ) { invocation, session in
    let match = try FoodFinder(session: session).find(invocation.text, inTables: true, location: invocation.location)
    return FoodReport(food: match.food)
  }

  static let add: CommandSpec = CommandSpec(
    ["food", "add"], "Add a food with its nutrition per 100 g.",
    details: """
      Values that you leave out (saturated fat, sugar, fiber, sodium) are unknown, which is not zero. Impossible \
      values are refused. If values look wrong (kJ for kcal, sodium in g, energy that does not match the macros, more \
      than 100 g of macros in 100 g, saturated fat above fat, sugar above carbohydrates), Larder says what was \
      probably meant: it asks at a terminal, and in a script it refuses them unless you give --force. --alcohol and \
      --polyols are not saved: they account for energy that does not come from the macros.

      Values may be typed as labels print them: 260 kJ / 62 kcal, <0,1 g, 0,10 g. With --label the whole label may be \
      pasted, in English or German.

      Labels in the European Union give carbohydrates without fiber, labels in the United States with it. Without \
      --basis, Larder works out which it is: without fiber if the label gives salt and not sodium, if there is more \
      fiber than carbohydrates, or if the energy only matches that way; otherwise with fiber.
      """,
    arguments: [ArgumentSpec("NAME", .text, .rest, "Its name, 200 characters at most.")],
    options: [FoodOptions.requiredCategory] + FoodOptions.requiredNutrients + FoodOptions.optionalNutrients
      + FoodOptions.looked.map(\.option) + [
        FoodOptions.label, FoodOptions.basis, FoodOptions.portion, FoodOptions.alias, FoodOptions.tag,
        FoodOptions.force,
      ],
    examples: [
      "food add Kvarg --category dairy --kcal 62 --protein 11 --carbs 3.7 --fat 0.2 --sodium 50 --portion cup=150g",
      "food add Kvarg 2 --category dairy --label \"energy 260 kJ / 62 kcal, fat <0.5 g, of which saturates 0.1 g, carbohydrate 3.7 g, of which sugars 3.7 g, protein 11 g, salt 0.10 g\"",
    ], effect: .writes, topic: .foodBank, guide: FoodForm.ask
  ) { invocation, session in
    let addition = FoodAddition(session: session, invocation: invocation)
    var food = try addition.food()
    var warnings = try FoodDoubts(session: session, beside: FoodOptions.beside(invocation)).correct(
      &food, isForced: invocation.has(FoodOptions.force))
    if let warning = try addition.takenName(of: food) { warnings.append(warning) }
    let added = food
    let written = try session.write(label: invocation.label, profile: nil) { try $0.foods.insert(added) }
    return FoodWriteReport(verb: "Added", food: written.value, warnings: warnings, step: written.step)
  }

  static let edit: CommandSpec = CommandSpec(
    ["food", "edit"], "Change a food; what was logged keeps its values unless --past is given.",
    arguments: [foodArgument],
    options: [
      FoodOptions.newName, FoodOptions.category, FoodOptions.kcal, FoodOptions.protein, FoodOptions.carbs,
      FoodOptions.fat,
    ]
      + FoodOptions.optionalNutrients + FoodOptions.looked.map(\.option)
      + [
        FoodOptions.label, FoodOptions.basis, FoodOptions.portion, FoodOptions.alias, FoodOptions.tag,
        FoodOptions.past, FoodOptions.force,
      ],
    examples: ["food edit banana --fiber 2.7", "food edit banana --sugar 12.5 --past"], effect: .writes,
    topic: .foodBank
  ) { invocation, session in
    let idle = ([FoodOptions.past, FoodOptions.force] + FoodOptions.looked.map(\.option)).map(\.name)
    guard invocation.spec.options.contains(where: { !idle.contains($0.name) && invocation.has($0) }) else {
      throw LarderError(
        .missingValue, "`food edit` needs to know what to change", hint: "such as `food edit banana --fiber 2.6`")
    }
    let isPast = invocation.has(FoodOptions.past)
    return try FoodChange.run(invocation.text, location: invocation.location, past: isPast, invocation, session) {
      food in
      let before = food.statement
      if let name = invocation.text(FoodOptions.newName) { food.name = try FoodCheck.name(SafeText.stored(name)) }
      try FoodOptions.apply(invocation, to: &food)
      let beside = try FoodOptions.beside(invocation)
      // Check the food again after any change of its statement: name, category and basis also decide which rules apply.
      guard before != food.statement || !beside.isEmpty else { return [] }
      return try FoodDoubts.checked(food, beside, isForced: invocation.has(FoodOptions.force))
    }
  }

  static let delete: CommandSpec = CommandSpec(
    ["food", "delete"], "Delete a food; what was logged with it keeps its name and values.", arguments: [foodArgument],
    examples: ["food delete banana"], effect: .writes, topic: .foodBank
  ) { invocation, session in
    let food = try FoodFinder(session: session).find(invocation.text, location: invocation.location).food
    let written = try session.write(label: invocation.label, profile: nil) { try $0.foods.delete(food.id) }
    return FoodWriteReport(verb: "Deleted", food: food, warnings: [], step: written.step)
  }
}
