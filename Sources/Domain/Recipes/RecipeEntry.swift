/// An entry in a recipe's list of ingredients or steps: a heading or a part, which is one ingredient or step.
package struct RecipeEntry<Part: Hashable & Sendable>: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A title such as `For the dough`, 1 to 200 characters.
    case heading(String)
    case part(Part)
  }

  /// The ID of the entry's row in the database; 0 if the entry is not saved.
  package var id: Int
  package var content: Content

  package init(id: Int = 0, _ content: Content) {
    self.id = id
    self.content = content
  }

  /// The text of a heading; nil if the entry is an ingredient or a step.
  package var heading: String? {
    guard case .heading(let title) = content else { return nil }
    return title
  }

  /// The ingredient or step; nil if the entry is a heading.
  package var part: Part? {
    get {
      guard case .part(let part) = content else { return nil }
      return part
    }
    set {
      if let newValue { content = .part(newValue) }
    }
  }
}

/// Finds entries by number: parts (ingredients or steps) are counted from 1, and headings are not counted.
extension Array {
  package func parts<Part>() -> [Part] where Element == RecipeEntry<Part> { compactMap(\.part) }

  /// Each part with the heading above it; the heading is nil for parts before the first heading.
  package func sectioned<Part>() -> [(section: String?, part: Part)] where Element == RecipeEntry<Part> {
    var section: String?
    return compactMap { entry in
      section = entry.heading ?? section
      return entry.part.map { (section, $0) }
    }
  }

  /// The index of the part with the given number, counting from 1; nil if there is no such part.
  package func index<Part>(ofPart number: Int) -> Int? where Element == RecipeEntry<Part> {
    let places = indices.filter { self[$0].part != nil }
    return places.indices.contains(number - 1) ? places[number - 1] : nil
  }

  /// The index of the heading with the given text; nil if there is no such heading.
  ///
  /// Case, accents and a colon at the end make no difference.
  package func index<Part>(ofHeading typed: String) -> Int? where Element == RecipeEntry<Part> {
    let key = SearchText.normalize(typed)
    guard !key.isEmpty else { return nil }
    return firstIndex { $0.heading.map { SearchText.normalize($0) == key } ?? false }
  }

  /// Moves the entry at `index` to the place where part `number` is now.
  package mutating func move<Part>(_ index: Int, toPart number: Int) where Element == RecipeEntry<Part> {
    guard let target = self.index(ofPart: number) else { return }
    insert(remove(at: index), at: target)
  }
}
