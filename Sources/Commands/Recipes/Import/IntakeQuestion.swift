internal import Domain
internal import Figures
internal import Store
internal import Text

/// Shows the recipes that were read, and asks what to do with them: to save them, to change one before it is saved, or to
/// take only some of several.
struct IntakeQuestion {
  let session: Session
  let profile: Profile

  /// The maximum number of recipes that are listed before `show` is typed.
  private static let mostListed = 20

  /// What somebody wants to be done with a recipe.
  private enum Answer {
    case save
    case edit
  }

  /// Asks about the recipes, and saves those that somebody wants; throws `needsAnswer` if nobody wants any.
  func settle(_ intake: RecipeIntake, save: @escaping (RecipeIntake) throws -> any Report) throws -> any Report {
    var intake = intake
    if intake.recipes.count > 1 { intake.choose(try chosen(intake)) }
    guard intake.recipes.count == 1, try answer(intake) == .edit else { return try save(intake) }
    return try RecipeForm(session: session, profile: profile).change(imported: intake.recipes[0]) { [intake] recipe in
      var edited = intake
      edited.edit(recipe)
      return try save(edited)
    }
  }

  // MARK: One recipe

  private func answer(_ intake: RecipeIntake) throws -> Answer {
    let (recipe, goals) = try session.read { reading in
      (
        try session.previewed(intake.recipes[0], reading, of: profile.id),
        try reading.profile(profile.id).goals() ?? .default
      )
    }
    let whole = RecipeReport(recipe: recipe, profile: profile.name, goals: goals, step: nil)
    session.dialogue.show { canvas in
      whole.preview(on: canvas) + remarks(intake, canvas) + [StyledLine()]
    }
    while true {
      let line = try typed("save? [Y/n/show/edit]", ["yes", "no", "show", "edit"])
      switch SaveAnswer(line) {
      // As at the end of `recipe add`, Enter alone saves, so that what was read is not lost.
      case .yes, .enter: return .save
      case .no: throw Self.left
      case .unknown where Self.means("edit", line): return .edit
      case .unknown:
        session.dialogue.show { canvas in
          Self.means("show", line)
            ? whole.lines(on: canvas) + [StyledLine()]
            : Self.help(
              "Enter or `yes` saves, `no` leaves it, `show` shows all of it, `edit` changes it before it is saved",
              canvas)
        }
      }
    }
  }

  // MARK: Several recipes

  /// The indices of the recipes that somebody wants.
  private func chosen(_ intake: RecipeIntake) throws -> [Int] {
    let count = intake.recipes.count
    show(intake, most: Self.mostListed)
    while true {
      let line = try typed("take in all \(count)? [Y/n/show/1 3]", ["yes", "no", "show"])
      switch SaveAnswer(line) {
      case .yes, .enter: return Array(0..<count)
      case .no: throw Self.left
      case .unknown:
        if let numbers = Self.numbers(line, most: count) { return numbers.map { $0 - 1 } }
        if Self.means("show", line) {
          show(intake, most: count)
        } else {
          session.dialogue.show { canvas in
            Self.help("Enter or `yes` takes all, numbers such as `1 3` or `2-4` take these, `no` leaves them", canvas)
          }
        }
      }
    }
  }

  private func show(_ intake: RecipeIntake, most: Int) {
    session.dialogue.show { canvas in
      let rows = intake.recipes.prefix(most).enumerated().map { index, recipe in
        let steps = recipe.steps.parts().count
        let facts = [
          recipe.ingredients.parts().count.counted("ingredient"), steps == 0 ? "no steps" : steps.counted("step"),
        ]
        return [
          StyledLine("\(index + 1)", .faint), StyledLine(canvas.show(recipe.title)),
          StyledLine(facts.joined(separator: ", "), .faint),
        ]
      }
      let more = intake.recipes.count - rows.count
      return TextTable([.init("", .right), .init(""), .init("")], rows: rows).lines(on: canvas)
        + (more > 0 ? [StyledLine("and \(more.counted("more recipe")): `show` lists them", .faint)] : [])
        + remarks(intake, canvas) + [StyledLine()]
    }
  }

  /// The numbers in a line such as `1 3`, `1, 3` or `2-4`, sorted; nil if the line has anything else or a number out of
  /// range.
  static func numbers(_ line: String, most: Int) -> [Int]? {
    var numbers: Set<Int> = []
    for word in line.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard (1...2).contains(ends.count), let first = ends.first, let last = ends.last,
        (1...most).contains(first), (first...most).contains(last)
      else { return nil }
      numbers.formUnion(first...last)
    }
    return numbers.isEmpty ? nil : numbers.sorted()
  }

  // MARK: Parts

  private static var left: LarderError {
    LarderError(.needsAnswer, "nothing was imported", hint: "the book is as it was")
  }

  private func typed(_ label: String, _ choices: [String]) throws -> String {
    PlainName.trimmed(try session.dialogue.ask(Question(label, kind: .choice(choices), takesPasted: false)))
  }

  private static func means(_ word: String, _ line: String) -> Bool {
    !line.isEmpty && word.hasPrefix(line.lowercased())
  }

  private static func help(_ text: String, _ canvas: Canvas) -> [StyledLine] {
    canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }

  private func remarks(_ intake: RecipeIntake, _ canvas: Canvas) -> [StyledLine] {
    RecipeImportReport.wrapped(intake.photoProblems, canvas)
      + RecipeImportReport.wrapped(RecipeImportReport.sentences(onUnread: intake.unread), canvas)
  }
}
