internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// A recipe of the book, compared with a newer version of its source.
struct RecipeUpdate {
  /// The recipe as it is in the book.
  let own: Recipe
  /// What the newer version changes, and what stays as the household has edited it.
  let merge: RecipeMerge
  /// The recipe as it would be saved: the merged recipe, with the newer version's photo if the source had no photo
  /// before.
  var updated: Recipe
  private let base: Recipe?
  private let new: Recipe
  /// The photo that the source had when the recipe was imported; nil if the source had none.
  private let basePhoto: String?

  /// Compares a recipe of the book with a newer version of its source; nil if the recipe has been deleted in the
  /// meantime.
  init?(_ known: RecipeReference, new: Recipe, _ book: RecipeReader) throws {
    guard let own = try book.recipe(known.id) else { return nil }
    let imported = try book.imported(known.id).flatMap { LarderRecipes.all(in: $0).first }
    let base = imported.flatMap(RecipeIntake.recipe)
    (self.own, self.base, self.new, basePhoto) = (own, base, new, imported?.image)
    merge = RecipeMerge(own, base: base, new: new)
    updated = merge.merged
    // If the recipe came with a photo and has none now, somebody has removed it, so it is not added again.
    if updated.photo == nil, basePhoto == nil { updated.photo = new.photo }
  }

  /// The newer version as the book keeps it; nil if that version is too long to be kept.
  ///
  /// Parts that were not found this time are taken from the version imported before.
  var snapshot: String? {
    var whole = base.map { RecipeMerge($0, base: $0, new: new).merged } ?? new
    whole.photo = new.photo ?? basePhoto
    return Self.snapshot(of: whole)
  }

  /// The recipe to save, merged again if the book's version has changed since the comparison.
  ///
  /// If `stored` has no photo, the recipe gets that of `updated`, which may have been stored in the meantime.
  func merged(with stored: Recipe) -> Recipe {
    guard stored != own else { return updated }
    var recipe = RecipeMerge(stored, base: base, new: new).merged
    recipe.photo = stored.photo ?? updated.photo
    return recipe
  }

  private var changes: [RecipeMerge.Change] {
    merge.changes + (isPictured ? [RecipeMerge.Change(part: .photo, before: nil, after: "a photo")] : [])
  }

  /// Whether the newer version brings a photo for a recipe that had none.
  var isPictured: Bool { own.photo == nil && updated.photo != nil }

  /// Whether there is anything to report about the recipe: a change, or a value that stays as the household has edited
  /// it.
  var isTold: Bool { isChange || !merge.kept.isEmpty }

  /// Whether the newer version changes anything in the book.
  var isChange: Bool { !changes.isEmpty }

  /// The maximum number of characters in the snapshot of a recipe.
  private static let longestSnapshot = 1_000_000

  /// A recipe as it was imported, in the JSON of `recipe export`; nil if the JSON is too long to be kept.
  static func snapshot(of recipe: Recipe) -> String? {
    let json = JSON.object(["recipe": RecipeJSON.recipe(recipe, photo: recipe.photo.map { .found($0) })]).line
    return json.unicodeScalars.count <= longestSnapshot ? json : nil
  }

  // MARK: Output

  var json: JSON {
    .object([
      "recipe": .object(["id": .int(own.id), "title": .string(own.title)]),
      "changes": .array(changes.map(Self.json)), "kept": .array(merge.kept.map(Self.json)),
    ])
  }

  private static func json(_ change: RecipeMerge.Change) -> JSON {
    .object([
      "part": .string(change.part.rawValue), "before": .optional(change.before), "after": .optional(change.after),
    ])
  }

  /// What the newer version changes, and what stays as the household has edited it.
  func lines(on canvas: Canvas) -> [StyledLine] {
    let changed = changes.map { (text: Self.sentence($0), ink: Ink.plain) }
    let kept = merge.kept.map { (text: Self.sentence(kept: $0), ink: Ink.faint) }
    let shown = (changed + kept).prefix(Self.mostLines)
    let more = changed.count + kept.count - shown.count
    return shown.flatMap { line in
      StyledLine("  " + canvas.show(line.text), line.ink).wrapped(to: canvas.width, hang: 4)
    } + (more > 0 ? [StyledLine("  and \(more.counted("more change"))", .faint)] : [])
  }

  /// The maximum number of changes that are listed; JSON has all of them.
  private static let mostLines = 20
  /// The maximum number of characters of a line or a value that are shown.
  private static let longestShown = 120

  private static func sentence(_ change: RecipeMerge.Change) -> String {
    let part = change.part.rawValue
    let noun = change.part == .ingredients || change.part == .steps ? String(part.dropLast()) : part
    let (before, after) = (shown(change.before), shown(change.after))
    return switch (before, after) {
    case (let before?, let after?): "\(part): \(after) instead of \(before)"
    case (nil, let after?): "new \(noun): \(after)"
    case (let before?, nil): "no longer there: the \(noun) \(before)"
    case (nil, nil): "the \(part) are in another order"
    }
  }

  private static func sentence(kept change: RecipeMerge.Change) -> String {
    let part = change.part.rawValue
    guard let after = shown(change.after) else { return "\(part) are kept as you edited them" }
    guard let own = shown(change.before) else {
      return "\(part) stays empty, since you edited it; the source has `\(after)`"
    }
    return "\(part): `\(own)` is kept, since you edited it; the source has `\(after)`"
  }

  private static func shown(_ text: String?) -> String? { text.map { $0.truncated(to: longestShown) } }
}
