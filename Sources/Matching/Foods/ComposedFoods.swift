internal import Domain
internal import Reference

/// Composes a food from a base and the ingredients that it is named after, if no table has them as one food.
///
/// Examples: Käsebrot, fried egg sandwich, halloumi and red pepper wrap. A plate of several foods with a name of its
/// own, such as a full English breakfast, is composed of these foods.
///
/// Like a food of the open tables, a composed food has a negative ID until it is logged. The ID encodes the plate, or
/// the base and the ingredients, so that the same name always gives the same food.
package struct ComposedFoods {
  /// The name of the source of composed foods; the source's `id` lists the parts.
  package static let sourceName = "put together from"

  private static let first = -1_000_000_000_000
  private static let firstPlate = 2 * first
  /// The factor by which each ingredient is encoded in an ID: more than the tables have foods.
  private static let step = 40_000

  private let tables = OpenTables()

  /// The food that a name means, composed of bread and one topping; nil if the name does not mean such a food.
  ///
  /// `find` looks up the topping.
  func onBread(_ name: String, find: (String) throws -> FoodMatch?) rethrows -> Food? {
    try food(CompositionName(name).readings.filter { $0.base.isBread && $0.ingredients.count == 1 }, find: find)
  }

  /// The food that a name means, composed of any base and one or two ingredients; nil if the name does not mean such a
  /// food.
  ///
  /// `find` looks up an ingredient.
  func food(_ name: String, find: (String) throws -> FoodMatch?) rethrows -> Food? {
    try food(CompositionName(name).readings, find: find)
  }

  private func food(
    _ readings: [CompositionName.Reading], find: (String) throws -> FoodMatch?
  ) rethrows -> Food? {
    for reading in readings {
      let found = try reading.ingredients.compactMap { try place($0, find: find) }
      guard found.count == reading.ingredients.count else { continue }
      // A misspelled name is not kept.
      let name = found.allSatisfy(\.isExact) ? reading.name : ""
      if let food = food(reading.base, found.map(\.place), name: name) { return food }
    }
    return nil
  }

  /// The position in the tables of the food that the name of an ingredient means, and whether the name is spelled as a
  /// name of that food; nil if it means none.
  private func place(
    _ ingredient: String, find: (String) throws -> FoodMatch?
  ) rethrows -> (place: Int, isExact: Bool)? {
    if let number = CompositionBase.usual[ingredient.plainLetters] {
      return tables.bank.food(id: number).map { ($0.place, true) }
    }
    return try find(ingredient).flatMap { match in tables.place(of: match.food).map { ($0, match.isExact) } }
  }

  /// The plate with the given name as one food; nil if no plate has that name.
  func plate(_ name: String) -> Food? { NamedPlate.named(name).flatMap { food(on: $0.plate, name: $0.name) } }

  /// The composed food with the given negative ID; nil if the ID is not that of a composed food.
  ///
  /// Without a name, the food is named after its parts.
  func food(numbered id: Int, name: String) -> Food? {
    if let plate = plate(numbered: id) { return food(on: plate, name: name) }
    return parts(numbered: id).flatMap { food($0.base, $0.places, name: name) }
  }

  /// What a composed food that is not logged yet consists of: `45 g rye bread and 30 g Gouda cheese`; nil if it is
  /// another food.
  func partsText(of food: Food) -> String? {
    if let parts = plate(numbered: food.id).flatMap(parts) { return text(of: parts, citing: false) }
    guard let (base, places) = parts(numbered: food.id), let parts = parts(base, places) else { return nil }
    return text(of: parts, citing: false)
  }

  // MARK: IDs

  private func plate(numbered id: Int) -> NamedPlate? {
    let place = Self.firstPlate - id
    return NamedPlate.all.indices.contains(place) ? NamedPlate.all[place] : nil
  }

  private func parts(numbered id: Int) -> (base: CompositionBase, places: [Int])? {
    let code = Self.first - id
    let index = code / (Self.step * Self.step)
    guard code > 0, CompositionBase.all.indices.contains(index) else { return nil }
    let places = [code / Self.step % Self.step, code % Self.step].filter { $0 > 0 }.map { $0 - 1 }
    return places.isEmpty ? nil : (CompositionBase.all[index], places)
  }

  private static func id(_ base: Int, _ places: [Int]) -> Int {
    first - base * step * step - places.reduce(0) { $0 * step + $1 + 1 }
  }

  // MARK: Parts

  /// A part of a composed food.
  private struct Part {
    let food: ReferenceFood
    /// The weight in grams.
    let grams: Double
    /// What the part is called in a sentence, and beside its id.
    let name: String
    let fullName: String
  }

  /// The base and the ingredients; nil if an ingredient does not go with the base.
  private func parts(_ base: CompositionBase, _ places: [Int]) -> [Part]? {
    guard Set(places).count == places.count, let basis = tables.bank.food(id: base.id) else { return nil }
    var parts = [Part(food: basis, grams: base.grams, name: base.name, fullName: base.name)]
    for place in places {
      guard (0..<min(tables.bank.count, Self.step - 1)).contains(place), case let food = tables.bank.food(at: place),
        let grams = base.grams(of: food, isAlone: places.count == 1)
      else { return nil }
      parts.append(Part(food: food, grams: grams, name: Self.shortName(of: food), fullName: food.food.name))
    }
    return parts
  }

  private func parts(of plate: NamedPlate) -> [Part]? {
    let parts = plate.parts.compactMap { part in
      tables.bank.food(id: part.id).map { Part(food: $0, grams: part.grams, name: part.name, fullName: part.name) }
    }
    return parts.count == plate.parts.count ? parts : nil
  }

  private func food(_ base: CompositionBase, _ places: [Int], name: String) -> Food? {
    guard let index = CompositionBase.all.firstIndex(where: { $0.name == base.name }), let parts = parts(base, places)
    else { return nil }
    let name = name.isEmpty ? Self.shortName(of: base, with: parts.dropFirst().map(\.name)) : name
    return food(of: parts, name: name, portion: base.portion, id: Self.id(index, places))
  }

  private func food(on plate: NamedPlate, name: String) -> Food? {
    parts(of: plate).map {
      food(of: $0, name: name.isEmpty ? plate.names[0] : name, portion: "plate", id: Self.firstPlate - plate.place)
    }
  }

  private func food(of parts: [Part], name: String, portion: String, id: Int) -> Food {
    let total = parts.reduce(0) { $0 + $1.grams }
    var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
    for nutrient in Nutrient.allCases {
      let values = parts.map { part in part.food.food.nutrients[nutrient].map { $0 * part.grams / total } }
      nutrients[nutrient] = values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +)
    }
    var food = Food(
      name: name.capitalizedFirst, category: .other, nutrients: nutrients,
      portions: [Portion(name: portion, grams: total)], isUserCreated: false,
      source: FoodSource(name: Self.sourceName, id: text(of: parts, citing: true)))
    food.id = id
    return food
  }

  // MARK: Texts

  private func text(of parts: [Part], citing: Bool) -> String {
    Self.joined(
      parts.map { part in
        let id = part.food.id.text
        return "\(Quantity.weight(part.grams)) " + (citing ? "\(part.fullName) (\(id))" : part.name)
      })
  }

  private static func shortName(of base: CompositionBase, with ingredients: [String]) -> String {
    let names = joined(ingredients)
    return base.isBread ? "\(names) on \(base.name)" : "\(names) \(base.words[0])"
  }

  private static func joined(_ texts: [String]) -> String {
    texts.count < 2
      ? texts.joined() : "\(texts.dropLast().joined(separator: ", ")) and \(texts[texts.count - 1])"
  }

  /// The name up to a comma or bracket, if that part says what the food is: `Butter` of `Butter, salted`.
  ///
  /// If that part does not say what the food is, the result is the whole name.
  private static func shortName(of food: ReferenceFood) -> String {
    let short = String(food.food.name.prefix { $0 != "," && $0 != "(" }.reversed().drop { $0 == " " }.reversed())
    return SearchText.words(short).contains(food.head) ? short : food.food.name
  }
}
