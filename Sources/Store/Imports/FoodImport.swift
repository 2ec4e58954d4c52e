package import Domain
internal import GRDB

/// An import of a file's foods into the bank; can only be used within the closure that receives it.
///
/// The foods are passed in batches of any size, so that a long file does not have to fit into memory.
package final class FoodImport {
  private let db: Database
  private let now: Moment
  private let interruption: Interruption
  /// The object that writes the foods; nil for a rehearsal, which writes nothing.
  private let sink: FoodImportSink?
  private let known: KnownFoods
  private var seen: Set<UInt64> = []

  init(db: Database, now: Moment, interruption: Interruption, sink: FoodImportSink?) {
    self.db = db
    self.now = now
    self.interruption = interruption
    self.sink = sink
    known = KnownFoods(db: db)
  }

  /// Imports foods, and returns the outcome for each, in the same order.
  ///
  /// Each food must have a source, and values that `FoodCheck` accepts. Throws `interrupted`; `outOfRange` for values
  /// that no food can have.
  package func add(_ foods: [Food]) throws -> [FoodOutcome] {
    try checkInterruption()
    let foods = foods.map(Self.storable)
    let places = foods.indices.filter { seen.insert(Self.fingerprint(foods[$0].source)).inserted }
    var outcomes = [FoodOutcome](repeating: .repeated, count: foods.count)
    var (new, changed): ([Food], [Food]) = ([], [])
    for (place, status) in zip(places, try known.statuses(of: places.map { foods[$0] })) {
      outcomes[place] = status.outcome
      switch status {
      case .missing: new.append(foods[place])
      case .differing(let id):
        var food = foods[place]
        food.id = id
        changed.append(food)
      case .there, .touched: break
      }
    }
    try sink?.insert(new)
    try sink?.update(changed)
    return outcomes
  }

  /// Throws `interrupted` if somebody has asked to stop; must be called from time to time while a file is read.
  package func checkInterruption() throws {
    if interruption.isSet { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
  }

  /// The food as the database stores it: of several portions, aliases or tags with the same name, only the first is
  /// kept, and NUL characters are removed.
  private static func storable(_ food: Food) -> Food {
    var food = food
    food.name = food.name.storable
    food.source = food.source.map { FoodSource(name: $0.name.storable, id: $0.id.storable) }
    if !food.portions.isEmpty {
      food.portions = unique(food.portions) { $0.name }.map { Portion(name: $0.name.storable, grams: $0.grams) }
    }
    if !food.aliases.isEmpty { food.aliases = unique(food.aliases) { $0 }.map(\.storable) }
    if !food.tags.isEmpty { food.tags = unique(food.tags) { $0 }.map(\.storable) }
    return food
  }

  private static func unique<Part>(_ parts: [Part], name: (Part) -> String) -> [Part] {
    var seen: Set<String> = []
    return parts.filter { seen.insert(name($0).storable).inserted }
  }

  /// A 64-bit hash of a source.
  ///
  /// The chance that any two of 500,000 foods have the same hash is 1 in 100 million.
  private static func fingerprint(_ source: FoodSource?) -> UInt64 {
    var hash = StableHash()
    hash.add(source?.name ?? "")
    // Separates the two texts, since it never occurs in UTF-8.
    hash.add(0xFF)
    hash.add(source?.id ?? "")
    return hash.value
  }
}
