internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// The recipes that an import added or changed, or would add or change.
struct RecipeImportReport: Report {
  let recipes: [Recipe]
  /// The recipes of the file that were already in the book.
  let known: [RecipeReference]
  /// The comparison of each recipe in `known` with the book's version; empty if the book's recipes are left as they
  /// are.
  let updates: [RecipeUpdate]
  let refused: [(name: String, why: String)]
  let profile: String
  let goals: MacroGoals
  /// The step of the import, or `.some(nil)` if nothing was written; nil for a dry run.
  let step: Step??
  /// Where each recipe of the file was read; empty without `--explain`.
  var origins: [RecipeOriginTable] = []
  /// What is known about the photo of each recipe.
  var photos: [RecipePhoto?] = []
  /// Sentences about the photos that could not be imported.
  var photoProblems: [String] = []
  /// The names of the fields of a program's file that were not taken.
  var unread: [String] = []
  /// The titles of the recipes that were added, or would be, although the import was to update what the book has.
  var newDespiteUpdate: [String] = []

  /// The updates that change a recipe in the book.
  private var updated: [RecipeUpdate] { updates.filter(\.isChange) }

  var json: JSON {
    let values = recipes.enumerated().map { RecipeJSON.recipe($0.element, photo: photo($0.offset)) }
    var members: [String: JSON] = [
      "recipe": values.first ?? .null, "recipes": .array(values),
      "imported": .int(step == nil ? 0 : recipes.count - updated.count),
      "updated": .int(step == nil ? 0 : updated.count), "unchanged": .int(known.count - updated.count),
      "changes": .array(updates.map(\.json)),
      "refused": .array(refused.map { .object(["name": .string($0.name), "why": .string($0.why)]) }),
    ]
    if !unread.isEmpty { members["unread"] = .array(unread.map(JSON.string)) }
    if !origins.isEmpty { members["explained"] = .array(origins.map(\.json)) }
    if let step { members["undo"] = .optional(step?.id) }
    return .object(members)
  }

  private func photo(_ index: Int) -> RecipePhoto? { photos.indices.contains(index) ? photos[index] : nil }

  var table: CSVTable? {
    CSVTable(
      ["id", "title", "ingredients", "steps"],
      recipes.map { recipe in
        [
          recipe.id > 0 ? String(recipe.id) : "", recipe.title, String(recipe.ingredients.parts().count),
          String(recipe.steps.parts().count),
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let closing = step.map { $0.map { WriteReport.closing("the household", $0, canvas) } } ?? .dryRun
    if recipes.count == 1, step == nil || updated.isEmpty {
      let report = RecipeReport(recipe: recipes[0], profile: profile, goals: goals, step: step, photo: photo(0))
      return report.text(on: canvas) + explained(canvas) + compared(canvas) + leftOut(canvas)
        + (step == nil ? [.dryRun] : [])
    }
    let added = step == nil ? recipes : Array(recipes.dropFirst(updated.count))
    let rows = added.map { recipe in
      let ingredients = recipe.ingredients.parts().count.counted("ingredient")
      return [
        StyledLine(recipe.id > 0 ? "#\(recipe.id)" : "", .faint), StyledLine(recipe.title),
        StyledLine(recipe.photo == nil ? ingredients : "\(ingredients), photo", .faint),
      ]
    }
    let table = TextTable([.init("", .right), .init(""), .init("", .right)], rows: rows)
    var lines: [StyledLine] = []
    if !added.isEmpty {
      let verb = step == nil ? "Would import" : "Imported"
      lines = [StyledLine("\(verb) \(added.count.counted("recipe"))", .bold)] + table.lines(on: canvas)
    } else if updated.isEmpty {
      lines = [StyledLine(step == nil ? "Nothing would be imported." : "Nothing was imported.", .bold)]
    }
    return lines + explained(canvas) + compared(canvas) + leftOut(canvas) + [closing].compactMap(\.self)
  }

  /// Where each part of the recipes was read, such as the page's data or its visible text, and which parts were not
  /// found.
  private func explained(_ canvas: Canvas) -> [StyledLine] {
    let more = origins.count - Self.mostNamed
    return origins.prefix(Self.mostNamed).flatMap { $0.lines(on: canvas) }
      + (more > 0 ? [StyledLine("and \(more.counted("more recipe")); `--json` has all of them", .faint)] : [])
  }

  /// What has changed in recipes that are already in the book.
  private func compared(_ canvas: Canvas) -> [StyledLine] {
    let shown = updates.filter(\.isTold).prefix(Self.mostNamed)
    return shown.flatMap { update in
      let (title, number) = (update.own.title, update.own.id)
      let sentence =
        !update.isChange
        ? "`\(title)`, #\(number), stays as it is:"
        : step == nil ? "`\(title)`, #\(number), has changed:" : "`\(title)`, #\(number), was brought up to date:"
      return canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) } + update.lines(on: canvas)
    }
  }

  /// What was not imported, with the reason.
  private func leftOut(_ canvas: Canvas) -> [StyledLine] {
    let compared = Set(updates.filter(\.isTold).map(\.own.id))
    var sentences = known.filter { !compared.contains($0.id) }.map {
      "`\($0.title)` is in the book already, as #\($0.id)."
    }
    if sentences.count > Self.mostNamed {
      sentences = ["\(sentences.count.counted("recipe")) of the file are in the book already."]
    }
    sentences += refused.prefix(Self.mostNamed).map { "Left out: \($0.name), since \($0.why)." }
    let more = refused.count - Self.mostNamed
    if more > 0 { sentences.append("\(more.counted("more file")) left out; `--json` lists them.") }
    return Self.wrapped(
      addedInstead + sentences + photoProblems.prefix(Self.mostNamed) + withoutSteps + Self.sentences(onUnread: unread),
      canvas)
  }

  /// A sentence about the recipes that `--update` found no version of in the book; empty if there are none.
  private var addedInstead: [String] {
    guard let first = newDespiteUpdate.first else { return [] }
    let would = step == nil ? "would be" : newDespiteUpdate.count == 1 ? "was" : "were"
    guard newDespiteUpdate.count > 1 else {
      return ["The book had no `\(first)` to update, so it \(would) added as a new recipe."]
    }
    let count = newDespiteUpdate.count
    let names = count > Self.mostNamed ? "" : ": " + newDespiteUpdate.joined(separator: ", ")
    return ["The book had no version of \(count) recipes to update, so they \(would) added as new ones\(names)."]
  }

  /// A sentence about the new recipes for which no steps were found.
  private var withoutSteps: [String] {
    let titles = recipes.dropFirst(step == nil ? 0 : updated.count).filter { $0.steps.parts().isEmpty }.map(\.title)
    guard let first = titles.first else { return [] }
    let (one, several) = ("No steps were found for `\(first)`.", "No steps were found for \(titles.count) recipes")
    guard titles.count > 1 else { return [one] }
    return ["\(several)\(titles.count > Self.mostNamed ? "" : ": \(titles.joined(separator: ", "))")."]
  }

  /// A sentence about the fields of a program's file that were not taken; empty if all were.
  static func sentences(onUnread names: [String]) -> [String] {
    names.isEmpty ? [] : ["The file has fields that a recipe has no place for: \(names.joined(separator: ", "))."]
  }

  /// Sentences wrapped to the width of the canvas, in the color of a remark.
  static func wrapped(_ sentences: [String], _ canvas: Canvas) -> [StyledLine] {
    sentences.flatMap { sentence in
      canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0, .yellow) }
    }
  }

  /// The maximum number of recipes that are named; importing a whole book again would name all of them.
  private static let mostNamed = 5
}
