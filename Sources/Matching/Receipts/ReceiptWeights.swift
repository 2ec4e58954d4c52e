internal import Domain
internal import Reference

/// The weight of a line of a receipt.
extension ReceiptResolver {
  /// The usual weight of the printed product; nil if no weight is listed for its words or for the food's name.
  ///
  /// A weight that is listed for the category of the food is preferred. Otherwise the weight is that of the last
  /// printed word with a usual weight, or else that of the food's name.
  func packWeight(_ names: PrintedNames, _ food: Food?) -> PackWeight? {
    if let own = names.printed.lazy.compactMap({ PackWeights.named($0) }).first(where: { $0.category == food?.category }
    ) {
      return own
    }
    let whole =
      PackWeights.weight(of: names.heads.joined(separator: " "))
      ?? (names.heads.count == 2 ? PackWeights.weight(of: names.heads.joined()) : nil)
      ?? PackWeights.named(names.whole)
    let rows = names.heads.reversed().compactMap { PackWeights.weight(of: $0) }
    // A brand has packs of its own: bags of `WALKERS` are smaller than other bags of crisps.
    if let own = names.brand.flatMap({ PackWeights.named($0) }), own.category == rows.first?.category { return own }
    if let whole, food == nil || rows.isEmpty || whole.category == food?.category { return whole }
    if let food, let row = rows.first(where: { $0.category == food.category }) { return row }
    if let row = rows.first { return row }
    guard let food else { return nil }
    let head = food.name.split(separator: ",").first.map(String.init) ?? food.name
    let words = head.split(separator: " ").map(String.init)
    return PackWeights.weight(of: head)
      ?? words.reversed().lazy.compactMap { PackWeights.weight(of: $0) }.first
  }

  /// The weight of a line and its source; nil if there is no printed weight, no size and no usual weight.
  func weight(
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
    if let number = product.bareNumber, number >= 20, !names.isFlourType(number), let one = pack?.one,
      (one / Self.spread...one * Self.spread).contains(number)
    {
      return checked(item.quantity * number, .size)
    }
    if let count = product.pieces {
      // `SNICKERS 6PK` are six bars, `WALKERS 6PK` six small bags.
      let own = names.printed.firstResult { PackWeights.named($0)?.piece }
      let single = product.countsPacks ? own ?? Self.single[pack?.category ?? .other] : nil
      let one =
        single ?? pieceWeight(names, pack) ?? food.flatMap(Self.piece) ?? (product.countsPacks ? pack?.one : nil)
      if let one { return checked(item.quantity * Double(count) * one, .count) }
    }
    return pack?.one(costing: unitPrice(item)).flatMap { checked(item.quantity * $0, .typical) }
  }

  /// The price of one piece, in euros or another currency of similar value.
  private func unitPrice(_ item: ReceiptItem) -> Double {
    Double(item.price.minorUnits) / 100 / max(item.quantity, 1)
  }

  /// The possible densities of packed food in g/ml, from oil to honey.
  private static let densities = 0.88...1.45

  /// The least density of ice cream in g/ml: 4.5 pounds per gallon, by 21 CFR 135.110.
  private static let iceCream = 0.54

  /// The weight in grams of one can or bag in a multipack, by category.
  private static let single: [FoodCategory: Double] = [.beverages: 330, .snacks: 25]

  /// The weight in grams of one piece of the printed product; nil if unknown.
  private func pieceWeight(_ names: PrintedNames, _ pack: PackWeight?) -> Double? {
    pack?.piece ?? names.heads.reversed().lazy.compactMap { PackWeights.weight(of: $0)?.piece }.first
  }

  /// A number without a unit is taken as grams only if it differs from the usual weight by at most this factor.
  private static let spread = 2.5

  /// The weight in grams of one piece of a food, from its portions; nil if none of the portions is a piece.
  private static func piece(_ food: Food) -> Double? {
    food.portions.first { ["piece", "medium", "egg"].contains($0.name) }?.grams
  }

  /// The density of a food in g/ml, within the range of packed food; 1 if unknown.
  ///
  /// Packed food has no air in it, unlike a cup of shredded cabbage; only frozen food such as ice cream has.
  private func density(of food: Food?) -> Double {
    let least = food?.category == .frozen ? Self.iceCream : Self.densities.lowerBound
    return min(max(food?.knownDensity ?? 1, least), Self.densities.upperBound)
  }
}
