internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// `recipe`: the household's recipe book.
enum RecipeCommands {
  static let specs: [CommandSpec] =
    [list, search, show, add, edit] + RecipePartCommands.specs + [
      nutrition, copy, favourite, archive, restore, delete, clear,
    ] + RecipeExportCommands.specs + [RecipeImportCommand.importing]

  static let recipeArgument = ArgumentSpec("RECIPE", .recipe, .rest, RecipeFinder.forms.capitalizedFirst + ".")

  // MARK: Finding

  static let list = CommandSpec(
    ["recipe", "list"], "List the recipes of the book, with minutes, kcal and protein of a serving.",
    options: RecipeFilters.options + [RecipeFilters.archived, RecipeFilters.sort],
    examples: ["recipe list", "recipe list --category dinner --minutes 30 --sort calories"], effect: .reads,
    topic: .everyDay
  ) { invocation, session in
    let filters = try RecipeFilters(invocation)
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let book = reading.recipes(of: profile.id)
      return RecipeListReport(
        recipes: filters.sorted(try book.outlines().filter(filters.admits)), isFiltered: filters.isFiltering,
        archived: filters.showsArchived ? 0 : try book.archivedCount(), searched: nil)
    }
  }

  static let search = CommandSpec(
    ["recipe", "search"], "Find recipes by title, ingredient, tag or note.",
    details: "Words are found as in the food bank: in German or English, in the plural, with typing errors.",
    arguments: [ArgumentSpec("TEXT", .text, .rest, "Words, all of which the recipe has.")],
    options: RecipeFilters.options, examples: ["recipe search chicken rice"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let filters = try RecipeFilters(invocation)
    return try session.read { reading in
      let book = reading.recipes(of: try session.profile(in: reading).id)
      let ranked = try RecipeSearch(invocation.text).ranked(in: book)
      let outlines = Dictionary(try book.outlines(of: ranked).map { ($0.id, $0) }) { first, _ in first }
      return RecipeListReport(
        recipes: ranked.compactMap { outlines[$0] }.filter(filters.admits), isFiltered: filters.isFiltering,
        archived: 0, searched: invocation.text)
    }
  }

  static let show = CommandSpec(
    ["recipe", "show"], "Show a recipe with its ingredients, its steps and what a serving has.",
    details: """
      `--servings` and `--units` change what is shown and nothing that is stored. When more is made, salt, spices and \
      leavening grow by half of what everything else does, marked with the amount in proportion beside it: it is a start, to \
      be tasted. Spoons stay spoons.
      """,
    arguments: [recipeArgument], options: RecipeView.options,
    examples: ["recipe show lentil soup", "recipe show lentil soup --servings 8 --units imperial"], effect: .reads,
    topic: .everyDay
  ) { invocation, session in
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    var report = try session.read { try Self.report(id, session, $0) }
    session.viewed = report.recipe
    report.scale = try RecipeView.scale(invocation, of: report.recipe)
    return report
  }

  static func report(_ id: Int, _ session: Session, _ reading: ReadTransaction) throws -> RecipeReport {
    let profile = try session.profile(in: reading)
    guard let recipe = try reading.recipes(of: profile.id).recipe(id) else {
      throw LarderError(.unknownRecipe, "there is no recipe #\(id)", hint: "`recipe list` shows the numbers")
    }
    let goals = try reading.profile(profile.id).goals() ?? .default
    var report = RecipeReport(recipe: recipe, profile: profile.name, goals: goals, step: nil)
    report.price = try RecipePrice(recipe, session, reading)
    report.photo = session.photo(of: recipe)
    return report
  }

  // MARK: Writing

  static let add = CommandSpec(
    ["recipe", "add"], "Add a recipe to the household's book.",
    details: """
      Ingredients are written as in any recipe: `200 g flour`, `2-3 EL Sojasauce`, `1 (15 oz) can beans, drained`. Each gets \
      a food of the food bank and its weight; food is raw or dry unless the line says otherwise. What is in doubt is shown \
      with a question mark: `recipe ingredient match` sets it right, and the household remembers it.

      A short recipe needs no options: `TITLE for 4: 500 g potatoes, 1 l stock` has its servings and ingredients after its \
      title. Without any of these, questions ask for it at a terminal; lines can be pasted there as they are.
      """,
    arguments: [ArgumentSpec("TITLE", .text, .optionalRest, "The name of the dish, at most 200 characters.")],
    options: RecipeOptions.ofAdd,
    examples: [
      "recipe add Potato soup for 4: 1 kg potatoes, 1 l vegetable broth, 2 carrots",
      "recipe add Lentil soup --servings 4 --ingredient \"250 g red lentils\" --ingredient \"1 onion\" --step \"Simmer for 20 minutes.\"",
    ], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let typed = SafeText.stored(invocation.text)
    let line = RecipeLine.read(typed)
    if line == nil, !RecipeOptions.ofAdd.contains(where: invocation.has) {
      let asks = session.dialogue.isInteractive && !session.globals.isYes
      if asks {
        let title =
          invocation.words.isEmpty
          ? ""
          : try invocation.locatingErrors(at: invocation.words.first) {
            try RecipeCheck.title(typed)
          }
        return try RecipeForm(session: session, profile: profile).add(Recipe(title: title))
      }
    }
    guard !invocation.words.isEmpty else {
      throw LarderError(
        .missingArgument, "`recipe add` needs TITLE",
        hint: "such as `recipe add Potato soup for 4: 1 kg potatoes, 1 l vegetable broth`")
    }
    var recipe = try invocation.locatingErrors(at: invocation.words.first) {
      Recipe(title: try RecipeCheck.title(line?.title ?? typed))
    }
    if let line {
      recipe.ingredients = try line.ingredients.map(RecipeCheck.ingredient)
      if let servings = line.servings {
        (recipe.servings, recipe.isServingsStated) = (try RecipeCheck.servings(servings), true)
      }
    }
    try RecipeOptions.apply(invocation, to: &recipe, profile: profile.id)
    try session.keptPhoto(invocation).apply(to: &recipe)
    defer { session.sweepPhotos(invocation) }
    return try session.addRecipe(recipe, label: invocation.label)
  }

  static let edit = CommandSpec(
    ["recipe", "edit"], "Change a recipe: its title, servings, times, tags and more; lines are added at the end.",
    details: """
      Without options, questions ask for all of it at a terminal, and Enter keeps what is there. `recipe ingredient` and \
      `recipe step` change, move and remove single lines.
      """,
    arguments: [recipeArgument], options: RecipeOptions.ofEdit,
    examples: ["recipe edit lentil soup --servings 6 --tag quick"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    guard RecipeOptions.ofEdit.contains(where: invocation.has) else {
      if session.dialogue.isInteractive, !session.globals.isYes {
        let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
        return try RecipeForm(session: session, profile: profile).edit(
          try session.read { try report(id, session, $0).recipe })
      }
      throw LarderError(
        .missingValue, "`recipe edit` needs to know what to change",
        hint: "such as `recipe edit lentil soup --servings 6`; `recipe ingredient edit` changes a line")
    }
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    let photo = try session.keptPhoto(invocation)
    defer { session.sweepPhotos(invocation) }
    return try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
      try RecipeOptions.apply(invocation, to: &recipe, profile: profile.id)
      photo.apply(to: &recipe)
    }
  }

  static let nutrition = CommandSpec(
    ["recipe", "nutrition"], "Show where a serving's nutrients come from, line by line, or type them in.",
    details: """
      Values that are typed in count before those of the ingredients; `--computed` takes them back. What has an amount but \
      no food or weight is not counted, and is named.
      """,
    arguments: [recipeArgument], options: RecipeNutrients.options,
    examples: [
      "recipe nutrition lentil soup --kcal 320 --protein 18 --carbs 40 --fat 8"
    ],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    guard RecipeNutrients.options.contains(where: invocation.has) else {
      var report = try session.read { try Self.report(id, session, $0) }
      report.showsProvenance = true
      return report
    }
    var report = try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in
      recipe.ownNutrients = try RecipeNutrients.read(invocation, recipe.ownNutrients)
    }
    report.showsProvenance = true
    return report
  }

  static let copy = CommandSpec(
    ["recipe", "copy"], "Copy a recipe under another title, to begin a variation.",
    arguments: [ArgumentSpec("RECIPE = TITLE", .recipe, .rest, "The recipe, an equals sign, and the new title.")],
    examples: ["recipe copy lentil soup = Lentil soup with coconut"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let (name, title) = try invocation.halves("the recipe", "the new title")
    let id = try RecipeFinder(session: session, invocation: invocation).find(name)
    var recipe = try session.read { try report(id, session, $0).recipe }
    recipe.title = try RecipeCheck.title(SafeText.stored(title))
    (recipe.id, recipe.isFavourite, recipe.isArchived) = (0, false, false)
    for index in recipe.ingredients.indices { recipe.ingredients[index].id = 0 }
    for index in recipe.steps.indices { recipe.steps[index].id = 0 }
    return try session.addRecipe(recipe, label: invocation.label)
  }

  // MARK: Keeping

  static let favourite = CommandSpec(
    ["recipe", "favourite"], aliases: ["recipe favorite"], "Mark a recipe as one that the profile in use likes.",
    arguments: [recipeArgument], options: [off], examples: ["recipe favourite lentil soup"], effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    let likes = !invocation.has(off)
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let book = writing.recipes(of: profile.id)
      try book.setFavourite(id, likes)
      return try book.reading.recipe(id)
    }
    guard let recipe = written.value else {
      throw LarderError(.unknownRecipe, "recipe #\(id) has just been deleted", outcome: .unchanged)
    }
    return WriteReport(
      [
        StyledLine(likes ? "\(recipe.title) is a favourite now." : "\(recipe.title) is no longer a favourite.", .bold)
      ], ["recipe": RecipeJSON.recipe(recipe, photo: session.photo(of: recipe))], step: written.step,
      scope: profile.name)
  }

  private static let off = OptionSpec.flag("off", "Take the mark away.")

  static let archive = keeping(
    "archive", "Put a recipe away: lists and searches leave it out, `recipe restore` brings it back."
  ) { $0.isArchived = true }
  static let restore = keeping("restore", "Bring back a recipe that was put away.") { $0.isArchived = false }

  private static func keeping(_ verb: String, _ summary: String, _ change: @escaping @Sendable (inout Recipe) -> Void)
    -> CommandSpec
  {
    CommandSpec(
      ["recipe", verb], summary, arguments: [recipeArgument], examples: ["recipe \(verb) lentil soup"], effect: .writes,
      topic: .everyDay
    ) { invocation, session in
      let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
      let report = try session.changeRecipe(id, label: invocation.label) { recipe, _, _ in change(&recipe) }
      let title = report.recipe.title
      let text = report.recipe.isArchived ? "\(title) is in the archive." : "\(title) is in the book."
      return WriteReport(
        [StyledLine(text, .bold)], ["recipe": RecipeJSON.recipe(report.recipe, photo: report.photo)],
        step: report.step ?? nil,
        scope: "the household")
    }
  }

  static let delete = CommandSpec(
    ["recipe", "delete"], "Delete a recipe; what was eaten of it stays as it was logged.", arguments: [recipeArgument],
    examples: ["recipe delete lentil soup"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    let (recipe, holders) = try session.read { reading in
      (try report(id, session, reading).recipe, try reading.recipes(of: profile.id).holders(of: id))
    }
    let written = try session.write(label: invocation.label, profile: nil) {
      try $0.recipes(of: profile.id).delete(id)
    }
    let remark =
      holders.isEmpty ? "" : "; no longer counted in " + holders.map(\.title).joined(separator: ", ")
    return WriteReport(
      [StyledLine("Deleted \(recipe.title)", .bold) + StyledLine(remark)],
      ["recipe": RecipeJSON.recipe(recipe, photo: session.photo(of: recipe))], step: written.step,
      scope: "the household")
  }

  static let clear = CommandSpec(
    ["recipe", "clear"], "Delete all recipes of the book, archived ones too.", examples: ["recipe clear --yes"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let all = try session.read { try $0.recipes(of: profile.id).titles(withArchived: true) }
    guard !all.isEmpty else {
      throw LarderError(.notAllowed, "the book has no recipe", hint: "`recipe add TITLE` begins it")
    }
    if !session.globals.isYes {
      let question = "Delete all \(all.count.counted("recipe"))?"
      guard session.dialogue.isInteractive else {
        throw LarderError(
          .needsAnswer, "`recipe clear` would delete \(all.count.counted("recipe")); nothing was deleted",
          hint: "`recipe clear --yes` deletes them; `undo` brings them back")
      }
      let answer = try session.dialogue.choose(question, ["no, keep them", "yes, delete them"])
      guard answer == 1 else { throw LarderError(.needsAnswer, "nothing was deleted", hint: "the book is as it was") }
    }
    let written = try session.write(label: invocation.label, profile: nil) { writing in
      for recipe in all { try writing.recipes(of: profile.id).delete(recipe.id) }
    }
    return WriteReport(
      [StyledLine("Deleted \(all.count.counted("recipe"))", .bold)], ["deleted": .int(all.count)], step: written.step,
      scope: "the household")
  }
}
