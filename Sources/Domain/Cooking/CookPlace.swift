/// How far a profile has come in the recipe that it is cooking.
package struct CookPlace: Hashable, Sendable {
  /// The ID of the recipe.
  package var recipe: Int
  /// The number of servings that are cooked, above 0 and at most 1,000; nil for the number that the recipe states.
  package var servings: Double?
  /// The units in which amounts are shown; nil for the recipe's own units.
  package var units: RecipeScale.Units?
  /// The number of the step, from 1.
  package var step: Int
  /// The numbers of the ingredients that are ticked off, from 1.
  package var ticked: Set<Int>
  /// When the profile began to cook.
  package var startedAt: Moment
  /// The places in other recipes that were put aside for this one, the most recent first; their own `aside` is empty.
  package var aside: [CookPlace] = []

  /// The maximum number of places that are kept in addition to this one.
  package static let mostAside = 8
  /// How long after its start a recipe that is named again continues where it was, in seconds: two days.
  ///
  /// After that, `cook RECIPE` starts the recipe from the beginning.
  package static let longestPause = 172_800

  /// Creates the place at the beginning of a recipe: its first step, with nothing ticked off.
  package init(recipe: Int, servings: Double? = nil, units: RecipeScale.Units? = nil, startedAt: Moment) {
    (self.recipe, self.servings, self.units, self.startedAt) = (recipe, servings, units, startedAt)
    (step, ticked) = (1, [])
  }

  /// The place at which a profile begins or continues to cook a recipe: where it stopped in this recipe, or the first
  /// step.
  ///
  /// `before` is the profile's place until now, or nil if it had none. If that place is in another recipe, it is put
  /// aside.
  package static func beginning(_ recipe: Int, after before: CookPlace?, at now: Moment) -> CookPlace {
    let known = ([before].compactMap(\.self) + (before?.aside ?? [])).first { $0.recipe == recipe }
    var place = CookPlace(recipe: recipe, startedAt: now)
    if let known, now.seconds - known.startedAt.seconds <= longestPause { place = known }
    guard let before else { return place }
    place.aside = before.aside
    if before.recipe != recipe {
      place.aside.insert(before, at: 0)
      place.aside[0].aside = []
    }
    place.aside = Array(place.aside.filter { $0.recipe != recipe }.prefix(mostAside))
    return place
  }

  /// The place that was put aside last, with the remaining ones in its own `aside`; nil if no place was put aside.
  package var next: CookPlace? {
    guard var next = aside.first else { return nil }
    next.aside = Array(aside.dropFirst())
    return next
  }

  /// How the recipe is shown for the chosen servings and units.
  package func scale(of recipe: Recipe) -> RecipeScale {
    RecipeScale(factor: servings.map { $0 / recipe.servings } ?? 1, units: units)
  }

  /// Ticks an ingredient off, or removes its tick if it is ticked off already.
  package mutating func tick(_ number: Int) {
    if ticked.remove(number) == nil { ticked.insert(number) }
  }

  /// The numbers of the ticked ingredients: `1,3`.
  package var tickedText: String { ticked.sorted().map(String.init).joined(separator: ",") }

  /// The ticked ingredients and the places that were put aside, as the database stores them.
  ///
  /// In `1,3,12@2;6;metric;1+4;2026-11-28T18:00:00Z`, ingredients 1 and 3 are ticked off, and the place put aside is
  /// step 2 of recipe 12 for 6 servings with two ingredients ticked off. A program that knows only ticks ignores the
  /// places, as `ticked` does.
  package var stored: String {
    ([tickedText].filter { !$0.isEmpty } + aside.map(\.storedAside)).joined(separator: ",")
  }

  private var storedAside: String {
    let number = servings.map { "\($0)" } ?? ""
    let ticks = ticked.sorted().prefix(Self.mostTicks).map(String.init).joined(separator: "+")
    return "\(recipe)@\(step);\(number);\(units?.rawValue ?? "");\(ticks);\(startedAt.iso)"
  }

  /// The maximum number of ticks that are kept for a place put aside, so that the whole text fits into its column.
  private static let mostTicks = 40

  /// Reads the places that were put aside; anything else in the text is ignored.
  package static func aside(_ text: String) -> [CookPlace] {
    text.split(separator: ",").compactMap { entry in
      let parts = entry.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      let numbers = (parts.first ?? "").split(separator: "@").compactMap { Int($0) }
      guard parts.count == 5, numbers.count == 2, numbers[0] > 0, numbers[1] > 0,
        let startedAt = Moment(iso: parts[4], zone: { _ in 0 })
      else { return nil }
      let servings = Double(parts[1]).flatMap { $0 > 0 && $0 <= RecipeCheck.mostServings ? $0 : nil }
      var place = CookPlace(
        recipe: numbers[0], servings: servings, units: RecipeScale.Units(rawValue: parts[2]), startedAt: startedAt)
      place.step = numbers[1]
      place.ticked = Self.ticked(parts[3], separator: "+")
      return place
    }
  }

  /// Reads the numbers of ticked ingredients; anything else in the text is ignored.
  package static func ticked(_ text: String, separator: Character = ",") -> Set<Int> {
    Set(text.split(separator: separator).compactMap { Int($0) }.filter { $0 > 0 })
  }
}
