internal import Domain
internal import Figures
internal import Store
internal import Text

/// `cook`: a recipe step by step, with timers.
enum CookCommand {
  private static let recipe = ArgumentSpec(
    "RECIPE", .recipe, .optionalRest,
    RecipeFinder.forms.capitalizedFirst + "; left out, cooking goes on where you were.")

  static let cook = CommandSpec(
    ["cook"], "Cook a recipe step by step, with timers.",
    details: """
      One step is shown at a time, with the ingredients that it needs. Enter goes on; after the last step you can log \
      what was eaten and write a note for next time. Where you are is kept, so that `cook` alone goes on later.

      While you cook, the prompt takes these words; a colon before a line makes it a command, as in `:eat 2 eggs`.

      \(CookWord.allCases.map { "`\($0.usage)`: \($0.purpose)" }.joined(separator: ". ")).

      A timer takes the time of its step, then the others that the step names (`20-25 min` is 20, and once that is \
      over, on to 25). It runs on when you go to another step, leave, or close Larder, and says at the prompt that it \
      is over, until you press Enter; `settings set notifications` says how loud. The screen stays on while you cook \
      where `systemd-inhibit` is there.
      """,
    arguments: [recipe], options: [RecipeView.servings, RecipeView.units],
    examples: ["cook lentil soup", "cook lentil soup --servings 8 --units imperial"], effect: .session,
    topic: .everyDay
  ) { invocation, session in
    try refuseWithoutLines(invocation, session)
    return invocation.words.isEmpty ? try goOn(invocation, session) : try begin(invocation, session)
  }

  /// Throws `needsAnswer` if no further lines can follow, neither from the user at a terminal nor from a script.
  private static func refuseWithoutLines(_ invocation: Invocation, _ session: Session) throws {
    guard !session.hasFurtherLines, !session.dialogue.isInteractive else { return }
    throw invocation.error(
      .needsAnswer, "no terminal for `cook`: it shows a step and waits for you",
      hint: "`recipe show` shows all steps at once; a script types `cook` and then `done`, each in a line of its own")
  }

  private static func begin(_ invocation: Invocation, _ session: Session) throws -> any Report {
    let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
    let (profile, recipe, before) = try session.read { reading in
      let profile = try session.profile(in: reading)
      let book = reading.recipes(of: profile.id)
      let before = try reading.cooking(of: profile.id).place()
      let title = try before.flatMap { try book.recipe($0.recipe)?.title }
      return (profile, try book.recipe(id), before.flatMap { place in title.map { (place: place, title: $0) } })
    }
    guard let recipe else {
      throw LarderError(.unknownRecipe, "recipe #\(id) has just been deleted", hint: "`recipe list` shows the others")
    }
    var place = CookPlace.beginning(id, after: before?.place, at: session.now)
    place.step = max(1, min(place.step, recipe.steps.parts().count))
    try apply(invocation, to: &place, of: recipe)
    var remarks: [String] = []
    if place.step > 1 { remarks.append("you were at step \(place.step), so it goes on there: `step 1` begins again") }
    if let before, before.place.recipe != id {
      remarks.append(
        "\(before.title) is put aside at step \(before.place.step): `:cook \(before.title)` goes on there")
    } else if let before, place.step < before.place.step {
      remarks.append("you were at step \(before.place.step) some days ago: `step \(before.place.step)` goes there")
    }
    try enter(place, of: profile, session)
    return try CookMode(session: session).stepReport(isBeginning: true, remarks)
  }

  private static func goOn(_ invocation: Invocation, _ session: Session) throws -> any Report {
    let (profile, place, recipe) = try session.read { reading in
      let profile = try session.profile(in: reading)
      let place = try reading.cooking(of: profile.id).place()
      return (profile, place, try place.flatMap { try reading.recipes(of: profile.id).recipe($0.recipe) })
    }
    guard var place else {
      throw invocation.error(
        .missingArgument, "\(profile.name) is not cooking anything, so `cook` needs a recipe",
        hint: "such as `cook lentil soup`; `recipe list` shows the book")
    }
    guard let recipe else { throw try CookMode(session: session).ended(profile) }
    try apply(invocation, to: &place, of: recipe)
    try enter(place, of: profile, session)
    return try CookMode(session: session).stepReport(isBeginning: true)
  }

  private static func apply(_ invocation: Invocation, to place: inout CookPlace, of recipe: Recipe) throws {
    let scale = try RecipeView.scale(invocation, of: recipe)
    if invocation.has(RecipeView.servings) { place.servings = scale.factor * recipe.servings }
    if invocation.has(RecipeView.units) { place.units = scale.units }
  }

  /// Begins or resumes cooking: saves the place, removes timers that have ended and been seen, and makes the session
  /// read further lines as words of cook mode.
  private static func enter(_ place: CookPlace, of profile: Profile, _ session: Session) throws {
    let now = session.timerSeconds
    let old = try session.read { try session.timers(of: profile.id, in: $0) }.filter { $0.isOver(at: now) && $0.isSeen }
    try session.household().cook(profile: profile.id) { writer in
      try writer.remove(timers: old.map(\.id))
      try writer.set(place)
    }
    session.cooking = profile.id
  }
}
