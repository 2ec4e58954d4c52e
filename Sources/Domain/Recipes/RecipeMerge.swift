internal import Figures

/// Updates a recipe in the recipe book from a newer version of its source, and keeps what the household has edited.
///
/// A value that the household has not edited since the import is replaced with the source's; an edited value stays. A
/// value that is missing from the newer version also stays, since the import may have overlooked it. Notes, favorites
/// and the foods of unchanged lines always stay.
package struct RecipeMerge: Equatable, Sendable {
  /// A value or line of a recipe that a merge changes, or that it leaves as it is.
  package struct Change: Equatable, Sendable {
    /// The part of the recipe.
    package let part: RecipePart
    /// The value or line in the book; nil if the book has none, as for an added line.
    package let before: String?
    /// The value or line in the source; nil if the source has none, as for a removed line.
    package let after: String?

    /// Creates a change of one value or line.
    package init(part: RecipePart, before: String?, after: String?) {
      (self.part, self.before, self.after) = (part, before, after)
    }
  }

  /// The recipe in the book, updated with the values of the newer version.
  package private(set) var merged: Recipe
  /// What the newer version changes.
  package private(set) var changes: [Change] = []
  /// Changes in the newer version that were not adopted, because the household has edited, or may have edited, the same
  /// value or line.
  package private(set) var kept: [Change] = []

  /// Merges a recipe with the newer version of its source.
  ///
  /// - Parameters:
  ///   - own: The recipe as it is in the book.
  ///   - base: The recipe as it was imported; nil if unknown. Everything in the book then counts as edited, unless the
  ///     recipe was never changed.
  ///   - new: The newer version.
  package init(_ own: Recipe, base: Recipe?, new: Recipe) {
    merged = own
    let base = base ?? (own.updatedAt == own.createdAt ? own : nil)
    take(\.title, .title, base, new) { $0 }
    take(\.description, .description, base, new) { $0 }
    if own.sourceURL.map(RecipeAddress.key) != new.sourceURL.map(RecipeAddress.key) {
      take(\.sourceURL, .source, base, new) { $0 }
    }
    take(\.sourcePlatform, .source, base, new) { $0 }
    take(\.sourceUID, .source, base, new, isShown: false) { $0 }
    take(\.language, .language, base, new) { $0 }
    if new.isServingsStated {
      take(\.servings, .servings, base, new) { Figure.short($0) }
      if merged.servings == new.servings { merged.isServingsStated = true }
    }
    take(\.yieldText, .yield, base, new) { $0 }
    take(\.prepMinutes, .times, base, new) { $0.map { "prep \($0) min" } }
    take(\.cookMinutes, .times, base, new) { $0.map { "cook \($0) min" } }
    take(\.statedMinutes, .times, base, new) { $0.map { "total \($0) min" } }
    // If the newer version states only the other times, their sum replaces the total that was stated before.
    if own.statedMinutes != nil, own.statedMinutes == base?.statedMinutes, new.statedMinutes == nil,
      new.totalMinutes != nil
    {
      merged.statedMinutes = nil
    }
    take(\.category, .category, base, new) { $0?.rawValue }
    take(\.difficulty, .difficulty, base, new) { $0?.rawValue }
    if !new.tags.isEmpty { take(\.tags, .tags, base, new) { $0.joined(separator: ", ") } }
    take(\.statedNutrients, .nutrition, base, new) { $0.map(Self.text) }
    merged.ingredients = lines(own.ingredients, base?.ingredients, new.ingredients, .ingredients) { $0.text }
    merged.steps = lines(own.steps, base?.steps, new.steps, .steps) { $0.text }
  }

  private mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<Recipe, Value>, _ part: RecipePart, _ base: Recipe?, _ new: Recipe, isShown: Bool = true,
    _ text: (Value) -> String?
  ) {
    let (own, newer) = (merged[keyPath: path], new[keyPath: path])
    let known = base?[keyPath: path]
    guard own != newer, known != newer, let after = text(newer) else { return }
    let change = Change(part: part, before: text(own), after: after)
    let isUnedited = known.map { $0 == own } ?? (text(own) == nil)
    if isUnedited { merged[keyPath: path] = newer }
    guard isShown else { return }
    if isUnedited { changes.append(change) } else { kept.append(change) }
  }

  /// Nutrients as text: `250 kcal, protein 12 g`.
  private static func text(_ nutrients: PartialNutrients) -> String {
    Nutrient.allCases.compactMap { nutrient in
      nutrients[nutrient].map { value in
        nutrient == .calories
          ? "\(Figure.text(value)) kcal" : "\(nutrient.label) \(Figure.text(value, upTo: 1)) \(nutrient.unit)"
      }
    }.joined(separator: ", ")
  }

  // MARK: Lines

  /// The ingredients or steps after the merge.
  ///
  /// If the household has edited any line, the household's lines stay; only lines that the source has since added or
  /// removed are added or removed here too. If the imported lines are unknown, all lines stay, because an edited line
  /// cannot be told from a new one.
  private mutating func lines<Part>(
    _ own: [RecipeEntry<Part>], _ base: [RecipeEntry<Part>]?, _ new: [RecipeEntry<Part>], _ part: RecipePart,
    _ text: (Part) -> String
  ) -> [RecipeEntry<Part>] {
    func key(_ entry: RecipeEntry<Part>) -> String { entry.heading.map { "# \($0)" } ?? entry.part.map(text) ?? "" }
    let (owned, newer, known) = (own.map(key), new.map(key), base?.map(key))
    guard !new.isEmpty, newer != owned, newer != known else { return own }
    guard let known else {
      kept.append(Change(part: part, before: nil, after: nil))
      return own.isEmpty ? new : own
    }
    var result = owned == known ? Self.replaced(own, owned, by: new, newer) : own
    if owned != known {
      let gone = Set(known).subtracting(newer)
      var added = Set(newer).subtracting(known)
      for (own, changed) in Self.pairs(known, owned, newer) {
        added.remove(changed)
        kept.append(Change(part: part, before: own, after: changed))
      }
      result.removeAll { gone.contains(key($0)) }
      for (index, entry) in new.enumerated() where added.contains(newer[index]) && !owned.contains(newer[index]) {
        let before = newer[..<index].last { line in result.contains { key($0) == line } }
        let above = before.flatMap { line in result.lastIndex { key($0) == line } }
        let place = above.map { $0 + 1 } ?? min(index, result.count)
        result.insert(RecipeEntry(entry.content), at: place)
      }
    }
    let after = Set(result.map(key))
    changes += owned.filter { !after.contains($0) }.map { Change(part: part, before: $0, after: nil) }
    changes += result.map(key).filter { !owned.contains($0) }.map { Change(part: part, before: nil, after: $0) }
    if owned.sorted() == result.map(key).sorted(), owned != result.map(key) {
      changes.append(Change(part: part, before: nil, after: nil))
    }
    return result
  }

  /// The lines that both the household and the source have changed, each in the household's version and in the
  /// source's.
  ///
  /// An imported line counts as changed by both if neither list still contains it. Its new version in each list is the
  /// new line in its place, after the line that preceded it.
  private static func pairs(_ known: [String], _ owned: [String], _ newer: [String]) -> [(own: String, new: String)] {
    func behind(_ place: Int, in lines: [String]) -> String? {
      let start: Int
      if place == 0 {
        start = 0
      } else {
        guard let above = lines.firstIndex(of: known[place - 1]) else { return nil }
        start = above + 1
      }
      return lines.indices.contains(start) && !known.contains(lines[start]) ? lines[start] : nil
    }
    return known.indices.compactMap { place in
      guard !owned.contains(known[place]), !newer.contains(known[place]), let own = behind(place, in: owned),
        let new = behind(place, in: newer)
      else { return nil }
      return (own, new)
    }
  }

  /// The entries of the newer version; an entry that the book already has keeps its ID and its content.
  private static func replaced<Part>(
    _ own: [RecipeEntry<Part>], _ owned: [String], by new: [RecipeEntry<Part>], _ newer: [String]
  ) -> [RecipeEntry<Part>] {
    var waiting = Dictionary(grouping: zip(owned, own), by: \.0).mapValues { $0.map(\.1)[...] }
    return zip(newer, new).map { line, entry in
      waiting[line]?.popFirst() ?? RecipeEntry(entry.content)
    }
  }
}

/// A part of a recipe, as named in a comparison or in the explanation of an import.
package enum RecipePart: String, CaseIterable, Sendable {
  case title
  case description
  case source
  case language
  case servings
  case yield
  case times
  case category
  case difficulty
  case tags
  case ingredients
  case steps
  case nutrition
  case photo
}
