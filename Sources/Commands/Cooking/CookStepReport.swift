internal import Domain
internal import Figures
internal import Text

/// The step that the user is at: its text, its ingredients, and the timers.
struct CookStepReport: Report {
  let scene: CookScene
  /// Whether cooking has just begun or been resumed; if so, the top of the recipe is shown too.
  var isBeginning = false
  /// Remarks on the line that was typed.
  var remarks: [String] = []
  /// The explanation of cook mode's words, shown when somebody begins.
  private static let wordsOnStart =
    "Enter goes on, `back` goes back, `ingredients` lists all, `timer` starts one, `help` shows all words, `q` leaves."

  private var recipe: Recipe { scene.recipe }
  private var step: CookStep? { scene.step }

  var json: JSON {
    let parts = recipe.ingredients.parts()
    let numbers = step?.ingredients ?? Array(parts.indices.map { $0 + 1 })
    return .object([
      "recipe": .object(["id": .int(recipe.id), "title": .string(recipe.title)]),
      "step": .optional(step?.number), "of": .int(scene.count), "section": .optional(step?.section),
      "text": .optional(step?.text), "servings": .number(recipe.servings * scene.scale.factor),
      "ingredients": .array(numbers.map { CookIngredientsReport.json(parts[$0 - 1], $0, scene) }),
      "seconds": .array((step?.times ?? []).map { JSON.int($0.seconds) }),
      "mostSeconds": .array((step?.times ?? []).map { JSON.int($0.most) }),
      "timers": CookTimersReport.json(scene), "remarks": .array(remarks.map(JSON.string)),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = isBeginning ? beginning(on: canvas) : []
    guard let step else {
      return lines + CookIngredientsReport(scene: scene).text(on: canvas)
        + said("This recipe has no steps; Enter ends cooking.", .faint, on: canvas) + canvas.remarks(remarks)
    }
    lines += [StyledLine()] + LabelledRows(canvas: canvas, labelWidth: 0).heading(heading(step))
    if let section = step.section { lines += said(section, .cyan, on: canvas) }
    lines += [StyledLine()] + indented(step.text, .bold, on: canvas)
    let parts = recipe.ingredients.parts()
    let own = step.ingredients.map {
      CookIngredientsReport.line(parts[$0 - 1], $0, scene, isNumbered: false, on: canvas)
    }
    if !own.isEmpty {
      lines +=
        [StyledLine()]
        + (canvas.isAccessible ? said("For this step:", .plain, on: canvas) : [])
        + own.flatMap { $0.wrapped(to: canvas.width, hang: 6) }
    }
    lines += remarkLines(step, on: canvas)
    return lines + timers(on: canvas) + [StyledLine()]
      + LabelledRows.flow(hints(step).map { StyledLine(canvas.show($0), .faint) }, room: canvas.width, on: canvas)
  }

  private func heading(_ step: CookStep) -> [String] {
    let servings = recipe.servings * scene.scale.factor
    return [
      recipe.title, CookText.progress(step.number, of: step.count),
      "\(Figure.short(servings)) \(servings == 1 ? "serving" : "servings")",
    ]
  }

  /// The top of the recipe, with the notes from earlier times.
  private func beginning(on canvas: Canvas) -> [StyledLine] {
    let facts = [RecipeText.servings(recipe, scene.scale), RecipeText.times(recipe)].compactMap(\.self)
    var lines = [StyledLine(canvas.show(recipe.title), .bold)]
    lines += LabelledRows(canvas: canvas, labelWidth: 0).row("", facts)
    if let notes = recipe.notes {
      lines +=
        [StyledLine(), StyledLine("Notes", .bold)]
        + notes.split(separator: "\n").flatMap { said(String($0), .plain, on: canvas) }
    }
    return lines + [StyledLine()] + said(Self.wordsOnStart, .faint, on: canvas)
  }

  private func remarkLines(_ step: CookStep, on canvas: Canvas) -> [StyledLine] {
    let parts = recipe.ingredients.parts()
    let own = step.ingredients.map { parts[$0 - 1] }
    let written = step.hasWrittenAmounts ? [RecipeText.written(recipe, scene.scale) + " in this step"] : []
    let all = RecipeText.remarks(on: own, of: recipe, scene.scale, isWhole: isBeginning) + written + remarks
    return all.isEmpty ? [] : [StyledLine()] + canvas.remarks(all)
  }

  private func timers(on canvas: Canvas) -> [StyledLine] {
    let open = scene.timers.filter { !$0.isOver(at: scene.now) || !$0.isSeen }
    guard !open.isEmpty else { return [] }
    let texts = open.map { CookText.brief($0, at: scene.now) }
    let label = open.count == 1 ? "Timer" : "Timers"
    return [StyledLine()]
      + LabelledRows(canvas: canvas, labelWidth: label.cells + 2).row(label, texts)
  }

  /// What the user may do next.
  private func hints(_ step: CookStep) -> [String] {
    [
      scene.nextTimer(of: step).map { "`timer` \(CookText.purpose($0))" },
      step.number < step.count ? "Enter shows the next step" : "Enter goes to the end",
    ].compactMap(\.self)
  }

  private func said(_ text: String, _ ink: Ink, on canvas: Canvas) -> [StyledLine] {
    canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0, ink) }
  }

  private func indented(_ text: String, _ ink: Ink, on canvas: Canvas) -> [StyledLine] {
    let indent = canvas.isAccessible ? "" : "  "
    return text.split(separator: "\n").flatMap { canvas.show(String($0)).wrapped(to: canvas.width - indent.count) }
      .map { StyledLine([Span(indent), Span($0, ink)]) }
  }
}
