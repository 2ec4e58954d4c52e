internal import Domain
internal import Reference

/// The name of a food that may be composed: `Käsebrot`, `halloumi and red pepper wrap`.
struct CompositionName {
  /// One way to read a name.
  struct Reading {
    let base: CompositionBase
    let ingredients: [String]
    /// The whole name, in the singular.
    let name: String
  }

  /// The ways to read the name, the likeliest first; empty if it does not consist of ingredients and a base.
  let readings: [Reading]

  init(_ name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard let last = words.last, name.utf8.count <= 80 else {
      readings = []
      return
    }
    var readings: [Reading] = []
    let plain = last.plainLetters
    for base in CompositionBase.all {
      if words.count > 1, let word = base.words.first(where: { plain == $0 || plain == $0 + "s" }) {
        let before = words.dropLast()
        guard !(base.isBread && Self.otherRolls.contains(before[before.endIndex - 1].plainLetters) && before.count == 1)
        else { continue }
        let singular = plain == word ? last : String(last.dropLast())
        readings += Self.ingredients(Array(before)).map {
          Reading(base: base, ingredients: $0, name: before.joined(separator: " ") + " " + singular)
        }
      } else if words.count == 1, let stem = Self.stem(of: plain, before: base.endings) {
        let parts = stem.split(separator: "-").map(String.init)
        let forms = [stem, stem + "e"] + (stem.last == "n" ? [String(stem.dropLast())] : [])
        let ingredients = parts.count > 1 ? [parts] : base.isBread ? forms.map { [$0] } : []
        readings += ingredients.map { Reading(base: base, ingredients: $0, name: name) }
        break
      }
    }
    self.readings = readings
  }

  /// The part of a compound before one of the endings: `kase` of `kasebrot`; nil if the word has none of these endings.
  private static func stem(of word: String, before endings: [String]) -> String? {
    endings.lazy.filter(word.hasSuffix).map { String(word.dropLast($0.count)).trimmed }.first { $0.count > 1 }
  }

  /// The ways to read words as one or two ingredients.
  private static func ingredients(_ words: [String]) -> [[String]] {
    let parts = words.split { TextWord.separators.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
    if parts.count > 1 { return parts.count == 2 ? [parts] : [] }
    let whole = words.joined(separator: " ")
    let dashed = words.count == 1 ? whole.split(separator: "-").map(String.init) : []
    if dashed.count == 2 { return [[whole], dashed] }
    // `chicken bacon pasta`
    return [[whole]]
      + (1..<max(1, words.count)).map { cut in
        [words[..<cut].joined(separator: " "), words[cut...].joined(separator: " ")]
      }
  }

  /// Words that make `roll` a different food rather than bread with a topping: `spring roll`.
  private static let otherRolls: Set<String> = [
    "sausage", "egg", "spring", "swiss", "cinnamon", "sushi", "summer", "california",
  ]
}

extension String {
  fileprivate var trimmed: String {
    String(drop { "-– ".contains($0) }.reversed().drop { "-– ".contains($0) }.reversed())
  }
}
