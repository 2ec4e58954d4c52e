internal import Domain
internal import Figures
internal import Text

/// All ingredients of the recipe being cooked, for the chosen servings, with a tick for those ticked off.
struct CookIngredientsReport: Report {
  let scene: CookScene

  var json: JSON {
    let parts = scene.recipe.ingredients.parts()
    return .object([
      "ingredients": .array(parts.enumerated().map { Self.json($0.element, $0.offset + 1, scene) })
    ])
  }

  static func json(_ part: RecipeIngredient, _ number: Int, _ scene: CookScene) -> JSON {
    .object([
      "n": .int(number), "text": .string(RecipeText.line(part, scene.scale)),
      "ticked": .bool(scene.place.ticked.contains(number)),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["n", "text", "ticked"],
      scene.recipe.ingredients.parts().enumerated().map { index, part in
        [String(index + 1), RecipeText.line(part, scene.scale), String(scene.place.ticked.contains(index + 1))]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let recipe = scene.recipe
    let parts = recipe.ingredients.parts()
    guard !parts.isEmpty else { return [StyledLine("This recipe has no ingredients.")] }
    let ticked = scene.place.ticked.filter { $0 <= parts.count }.count
    let facts = [
      "Ingredients of \(recipe.title)", RecipeText.servings(recipe, scene.scale),
      ticked == 0 ? nil : "\(ticked) of \(parts.count) ticked off",
    ]
    var lines = LabelledRows(canvas: canvas, labelWidth: 0).heading(facts.compactMap(\.self))
    var number = 0
    for entry in recipe.ingredients {
      if let heading = entry.heading { lines += StyledLine(canvas.show(heading), .cyan).wrapped(to: canvas.width) }
      guard let part = entry.part else { continue }
      number += 1
      lines += Self.line(part, number, scene, isNumbered: true, on: canvas).wrapped(to: canvas.width, hang: 6)
    }
    let remarks = RecipeText.remarks(on: parts, of: recipe, scene.scale, isWhole: true)
    return lines + (remarks.isEmpty ? [] : canvas.remarks(remarks))
  }

  /// One ingredient for the chosen servings, with a tick if it has one.
  static func line(
    _ part: RecipeIngredient, _ number: Int, _ scene: CookScene, isNumbered: Bool, on canvas: Canvas
  ) -> StyledLine {
    let isTicked = scene.place.ticked.contains(number)
    let text = canvas.show(RecipeText.line(part, scene.scale))
    let place = isNumbered ? "\(number < 10 ? " " : "")\(number)  " : ""
    if canvas.isAccessible {
      return StyledLine("\(isNumbered ? "\(number): " : "")\(text)\(isTicked ? ", ticked off" : "")")
    }
    let sign = isTicked ? (canvas.isASCII ? "x " : "✓ ") : "  "
    return StyledLine([Span(sign, .green), Span(place, .faint), Span(text, isTicked ? .faint : .plain)])
  }
}

/// The timers of the profile that is cooking.
struct CookTimersReport: Report {
  let scene: CookScene
  let session: Session
  /// A sentence on what the line has just done; empty if there is nothing to say.
  var done = ""
  /// The number of the only timer to show, from 1; nil to show all timers.
  var only: Int?
  /// A hint shown below the timers; nil if there is no hint.
  var hint: String?

  var json: JSON { .object(["timers": Self.json(scene), "timer": .optional(only)]) }

  static func json(_ scene: CookScene) -> JSON {
    .array(
      scene.timers.enumerated().map { index, timer in
        .object([
          "n": .int(index + 1), "name": .string(timer.name), "recipe": .optional(timer.recipe),
          "step": .optional(timer.step), "seconds": .int(timer.seconds),
          "remaining": .int(timer.remaining(at: scene.now)),
          "state": .string(
            timer.isOver(at: scene.now) ? "over" : timer.isRunning(at: scene.now) ? "running" : "paused"),
        ])
      })
  }

  var table: CSVTable? {
    CSVTable(
      ["n", "name", "recipe", "step", "seconds", "remaining"],
      scene.timers.enumerated().map { index, timer in
        [
          String(index + 1), timer.name, timer.recipe ?? "", timer.step.map { String($0) } ?? "",
          String(timer.seconds), String(timer.remaining(at: scene.now)),
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = done.isEmpty ? [] : canvas.show(done).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
    if scene.timers.isEmpty, done.isEmpty {
      lines.append(StyledLine("No timer is set; `timer 8 min eggs` sets one."))
    }
    for (index, timer) in scene.timers.enumerated() where only.map({ $0 == index + 1 }) ?? true {
      lines += StyledLine("\(index + 1)  \(canvas.show(sentence(timer)))").wrapped(to: canvas.width, hang: 3)
    }
    return lines + (hint.map { canvas.show($0).wrapped(to: canvas.width).map { StyledLine($0, .faint) } } ?? [])
  }

  /// A timer on one line: `eggs, at step 2 of Lentil soup: 4:32 of 8 min left, until 12:50`.
  private func sentence(_ timer: CookTimer) -> String {
    let (subject, all) = (CookText.subject(timer), RecipeText.duration(timer.seconds))
    let left = CookText.clock(timer.remaining(at: scene.now))
    if timer.isOver(at: scene.now) {
      return "\(subject): over since \(CookText.end(timer, session) ?? ""), after \(all)"
    }
    guard timer.isRunning(at: scene.now) else { return "\(subject): paused with \(left) of \(all) left" }
    return "\(subject): \(left) of \(all) left, until \(CookText.end(timer, session) ?? "")"
  }
}

/// The words of cook mode.
struct CookHelpReport: Report {
  var json: JSON {
    .object([
      "words": .array(
        CookWord.allCases.map { .object(["usage": .string($0.usage), "purpose": .string($0.purpose)]) })
    ])
  }
  var table: CSVTable? { CSVTable(["usage", "purpose"], CookWord.allCases.map { [$0.usage, $0.purpose] }) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let words = CookWord.allCases.map { ($0.usage, $0.purpose) }
    return HelpText.pairs(words + [(":COMMAND", "any other command: `:eat 2 eggs`")], on: canvas)
  }
}
