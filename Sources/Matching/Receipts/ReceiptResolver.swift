package import Domain
internal import Reference

/// A line of a receipt with the food that it is, or is taken to be.
package struct UnderstoodItem {
  /// The line as an item of a trip.
  package var item: TripItem
  /// The foods that may be meant, the likeliest first; at most three.
  package var candidates: [FoodMatch]
  /// Whether the product is known to be no food, so that nobody need be asked.
  package var isNoFood: Bool

  /// Creates it; without candidates nothing else is offered for it.
  package init(item: TripItem, candidates: [FoodMatch] = [], isNoFood: Bool) {
    self.item = item
    self.candidates = candidates
    self.isNoFood = isNoFood
  }
}

/// Turns the lines of a receipt into items with foods and weights; it never asks, and is valid within one read.
package struct ReceiptResolver {
  private let bank: FoodBank
  private let store: String
  /// What the household has said of printed lines.
  private let learned: [(name: PrintedName, key: String)]

  /// Creates a resolver for the receipts of a store; nil if the store is unknown.
  package init(_ bank: FoodBank, store: String?) throws {
    self.bank = bank
    self.store = store ?? ""
    learned = try bank.printedNames().map { ($0, PrintedName.key($0.printed)) }
  }

  /// The most foods that are offered for a line.
  package static let offered = 3

  /// What a line is.
  package func understand(_ printed: ReceiptItem) throws -> UnderstoodItem {
    let quantity = printed.unit.quantity(printed.quantity)
    let line = FoodLine(
      name: printed.text.isEmpty ? "?" : printed.text, quantity: quantity, grams: nil, confidence: 1,
      originalText: printed.text)
    let item = TripItem(line, unitPrice: printed.unitPrice, price: printed.price, kind: printed.kind, category: .other)
    var understood = UnderstoodItem(item: item, candidates: [], isNoFood: printed.kind != .product)
    guard printed.kind == .product else { return understood }
    let product = PrintedProduct(printed.text)
    let names = PrintedNames(product) { bank.tables.knows(SearchText.normalize($0)) }
    let known = said(of: printed.text)
    if let known, known.isHere {
      try understood.take(known.name, weight: weight(of: printed, product, names, as: nil, nil), bank)
      if understood.isNoFood || understood.item.food != nil { return understood }
    }
    if ReceiptWords.isNoFood(product.words) {
      understood.isNoFood = true
      return understood
    }
    understood.item.confidence = 0
    var matches = try matches(names)
    if let known, let id = known.name.food?.id, let food = try bank.food(id) {
      matches.removeAll { $0.food.id == id }
      matches.insert(FoodMatch(food: food, matched: printed.text, confidence: Self.elsewhere, isExact: false), at: 0)
    }
    understood.candidates = Array(matches.prefix(Self.offered))
    let best = understood.candidates.first
    let pack = packWeight(names, best?.food)
    understood.item.category = best?.food.category ?? pack?.category ?? .other
    let weight = weight(of: printed, product, names, as: best?.food, pack)
    understood.item.grams = weight?.grams
    understood.item.gramsFrom = weight?.from
    if let best { understood.item.take(best, grams: weight?.grams) }
    return understood
  }

  // MARK: What was learned

  /// What a person has said of a printed line, on receipts of this store or else of another one; nil if nothing.
  private func said(of printed: String) -> (name: PrintedName, isHere: Bool)? {
    let key = PrintedName.key(printed)
    let same = learned.filter { PrintedName.isSame($0.key, as: key) }
    if let here = same.first(where: { $0.name.store == store && $0.key == key })
      ?? same.first(where: { $0.name.store == store })
    {
      return (here.name, true)
    }
    return same.first.map { ($0.name, false) }
  }

  /// The confidence of a food that a person has named for the same line on the receipts of another store.
  private static let elsewhere = 0.75

  // MARK: Foods

  /// The foods that a product may be, the likeliest first.
  private func matches(_ names: PrintedNames) throws -> [FoodMatch] {
    var found: [FoodMatch] = []
    func add(_ match: FoodMatch, _ trial: PrintedNames.Trial, isSure: Bool) {
      let most = isSure ? trial.isWhole ? match.isExact ? 1 : Self.inexact : Self.incomplete : Self.unsure
      let confidence = min(match.confidence * trial.share, most)
      if let place = found.firstIndex(where: { $0.food.id == match.food.id }) {
        if found[place].confidence < confidence { found[place] = match.with(confidence: confidence) }
      } else {
        found.append(match.with(confidence: confidence))
      }
    }
    for trial in names.trials {
      if let best = found.map(\.confidence).max(), best >= Self.enough, best >= trial.share { break }
      switch try finding(trial.name) {
      case .food(let match): add(match, trial, isSure: true)
      case .several(let matches), .unsure(let matches):
        for match in matches.prefix(Self.offered) { add(match, trial, isSure: false) }
      case .typo(let match): add(match, trial, isSure: false)
      case .unknown, .noNumber: continue
      }
    }
    var ranked = found.sorted { $0.confidence > $1.confidence }
    if ranked.count < Self.offered {
      for match in bank.searchTables(names.whole, limit: Self.offered)
      where !ranked.contains(where: { $0.food.id == match.food.id }) {
        ranked.append(match.with(confidence: min(match.confidence, Self.searched)))
      }
    }
    return ranked
  }

  /// What a name means: food that is bought is not cooked yet, if it is sold raw or dry.
  private func finding(_ name: String) throws -> FoodBank.Finding {
    let finding = try plainFinding(name)
    if case .food = finding { return finding }
    let words = name.split(separator: " ").map(String.init)
    guard let (kept, _) = WordRoles.withoutNeutral(words) else { return finding }
    let simpler = try plainFinding(kept.joined(separator: " "))
    if case .food = simpler { return simpler }
    return finding
  }

  private func plainFinding(_ name: String) throws -> FoodBank.Finding {
    let finding = try cookedFinding(name)
    guard case .food(let match) = finding, let raw = try uncooked(match) else { return finding }
    return .food(raw)
  }

  /// The food as it is sold, of one that was found cooked; nil if it is not cooked, or not known otherwise.
  private func uncooked(_ match: FoodMatch) throws -> FoodMatch? {
    let name = match.food.name
    guard !match.food.isUserCreated else { return nil }
    let plain = name.plainLetters
    if match.food.id < 0, plain.contains("cooked") || plain.contains("gekocht") {
      let dry = Self.dry.first { pair in pair.words.contains { plain.contains($0) } }?.food
      return try dry.flatMap(bank.named).map {
        FoodMatch(food: $0.food, matched: match.matched, confidence: match.confidence, isExact: match.isExact)
      }
    }
    guard name.hasPrefix("Cooked ") else { return nil }
    for word in ["Dry", "Uncooked", "Raw"] {
      if let raw = try bank.named("\(word) \(name.dropFirst("Cooked ".count))") {
        return FoodMatch(
          food: raw.food, matched: match.matched, confidence: match.confidence, isExact: match.isExact)
      }
    }
    return nil
  }

  /// The dry foods of which the tables have many kinds cooked.
  private static let dry: [(words: [String], food: String)] = [
    (["pasta", "spaghetti", "macaroni", "noodle", "teigwaren", "nudel"], "Dry pasta"),
    (["rice", "reis"], "Uncooked rice"), (["lentil", "linse"], "Dry lentils"),
  ]

  private func cookedFinding(_ name: String) throws -> FoodBank.Finding {
    let raw = try bank.find(name, prefersRaw: true, inTables: true)
    let plain = try bank.find(name, inTables: true)
    if case .food(let match) = raw, match.food.tags.contains(where: { ["raw", "dry"].contains($0) }) {
      guard !match.isExact, case .food(let other) = plain, other.isExact else { return raw }
    }
    if case .food(let match) = plain {
      // A name that is the food's own says more than words in common.
      if case .food(let other) = raw, other.confidence > match.confidence, !match.isExact { return raw }
      return plain
    }
    return raw
  }

  /// A food with this confidence need not be looked for by a shorter name.
  private static let enough = 0.9
  /// The highest confidence of a food whose name is only like the printed one.
  private static let inexact = 0.79
  /// The highest confidence of a food that is only a part of what is printed.
  private static let incomplete = 0.75
  /// The highest confidence of a food that is one of several.
  private static let unsure = 0.6
  /// The highest confidence of a food that only has the printed words in its name.
  private static let searched = 0.4

  // MARK: Weights

  /// The usual weight of what is printed: by the word that is in the aisle of the food, or else by the last one.
  private func packWeight(_ names: PrintedNames, _ food: Food?) -> PackWeight? {
    if let own = names.printed.lazy.compactMap({ PackWeights.named($0) }).first(where: { $0.category == food?.category }
    ) {
      return own
    }
    let whole =
      PackWeights.weight(of: names.heads.joined(separator: " "))
      ?? (names.heads.count == 2 ? PackWeights.weight(of: names.heads.joined()) : nil)
    let rows = names.heads.reversed().compactMap { PackWeights.weight(of: $0) }
    if let whole, food == nil || rows.isEmpty || whole.category == food?.category { return whole }
    if let food, let row = rows.first(where: { $0.category == food.category }) { return row }
    if let row = rows.first { return row }
    guard let food else { return nil }
    let head = food.name.split(separator: ",").first.map(String.init) ?? food.name
    let words = head.split(separator: " ").map(String.init)
    return PackWeights.weight(of: head)
      ?? words.reversed().lazy.compactMap { PackWeights.weight(of: $0) }.first
  }

  /// What a line weighs, and where that is from; nil if neither a weight, a size nor a usual weight is known.
  private func weight(
    of item: ReceiptItem, _ product: PrintedProduct, _ names: PrintedNames, as food: Food?, _ pack: PackWeight?
  ) -> (grams: Double, from: GramsSource)? {
    func checked(_ grams: Double, _ from: GramsSource) -> (grams: Double, from: GramsSource)? {
      grams.isFinite && grams > 0 && grams <= Quantity.limit ? (grams, from) : nil
    }
    switch item.unit {
    case .kilograms: return checked(item.quantity * 1000, .printed)
    case .grams: return checked(item.quantity, .printed)
    case .liters: return checked(item.quantity * 1000 * density(of: food), .printed)
    case .milliliters: return checked(item.quantity * density(of: food), .printed)
    case .pieces: break
    }
    if let size = product.size {
      return checked(item.quantity * size.amount * (size.isVolume ? density(of: food) : 1), .size)
    }
    if let number = product.bareNumber, number >= 20, let one = pack?.one,
      (one / Self.spread...one * Self.spread).contains(number)
    {
      return checked(item.quantity * number, .size)
    }
    if let pieces = product.pieces, let piece = pieceWeight(names, pack) ?? food.flatMap(Self.piece) {
      return checked(item.quantity * Double(pieces) * piece, .count)
    }
    if let packs = product.pieces, product.countsPacks, let one = pack?.one {
      return checked(item.quantity * Double(packs) * (Self.single[pack?.category ?? .other] ?? one), .count)
    }
    return pack?.one(costing: unitPrice(item)).flatMap { checked(item.quantity * $0, .typical) }
  }

  /// What one costs, in euros or another currency of about that worth.
  private func unitPrice(_ item: ReceiptItem) -> Double {
    Double(item.price.minorUnits) / 100 / max(item.quantity, 1)
  }

  /// The grams of one can or bag of those that are sold in packs of several.
  private static let single: [FoodCategory: Double] = [.beverages: 330, .snacks: 25]

  /// The grams of a piece of what is printed.
  private func pieceWeight(_ names: PrintedNames, _ pack: PackWeight?) -> Double? {
    pack?.piece ?? names.heads.reversed().lazy.compactMap { PackWeights.weight(of: $0)?.piece }.first
  }

  /// By how much a number without a unit may differ from the usual weight.
  private static let spread = 2.5

  /// The grams of a piece of a food, by its portions; nil if it has none.
  private static func piece(_ food: Food) -> Double? {
    food.portions.first { ["piece", "medium", "egg"].contains($0.name) }?.grams
  }

  /// The grams of a milliliter; 1 if unknown.
  private func density(of food: Food?) -> Double {
    food?.knownDensity ?? 1
  }
}

extension UnderstoodItem {
  /// Makes the line what a person has said of it.
  fileprivate mutating func take(
    _ learned: PrintedName, weight: (grams: Double, from: GramsSource)?, _ bank: FoodBank
  ) throws {
    guard let reference = learned.food else {
      isNoFood = true
      item.confidence = 1
      return
    }
    guard let food = try bank.food(reference.id) else { return }
    let pieces = item.quantity.flatMap { $0.isCount ? $0.number : nil }
    var grams = weight?.grams
    item.gramsFrom = weight?.from
    if weight == nil, let one = learned.grams, let pieces {
      grams = one * pieces
      item.gramsFrom = .learned
    }
    let match = FoodMatch(food: food, matched: learned.printed, confidence: 1, isExact: true)
    item.take(match, grams: grams)
    item.category = food.category
    candidates = [match]
  }
}

extension TripItem {
  /// Makes the item one of a food, with its nutrients if its weight is known.
  package mutating func take(_ match: FoodMatch, grams: Double?) {
    line.name = match.food.name
    line.food = FoodReference(id: match.food.id, name: match.food.name)
    line.confidence = match.confidence
    line.grams = grams
    line.nutrients = PartialNutrients(grams.map { match.food.nutrients.of(grams: $0) })
  }
}
