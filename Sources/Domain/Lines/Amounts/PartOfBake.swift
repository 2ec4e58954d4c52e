extension ItemPhrase {
  /// The weight of a part of a dish that is baked whole and cut: `half a lasagne`, `a quarter of a quiche`, `1/4 cake`; nil
  /// for anything else, and for foods with a portion that is the whole.
  ///
  /// The first portion of such a food is a piece or a serving, of which nobody eats a quarter. A lasagne or a quiche for
  /// the oven is taken to be as large as shops sell it. How large a cake or a pie was, of which a part is named, is
  /// asked.
  func partOfBake(of food: Food) -> ResolvedAmount? {
    guard let part = quantity?.pieces ?? cutPieces, quantity?.upTo == nil, !food.isUserCreated, name.utf8.count <= 60,
      [.other, .frozen, .bakery].contains(food.category), case let plain = name.plainLetters,
      !food.portions.contains(where: { ["whole", "pie", "cake", "quiche", "pizza"].contains($0.name) })
    else { return nil }
    // A lasagne is no American side dish of 134 g, and neither is a piece of one.
    if part >= 1, ["lasagne", "lasagna"].contains(where: plain.contains), let serving = food.usualServing {
      return Self.assumed(.typical(unit: "whole"), grams: part * serving, Quantity(part, .portion("serving")), of: food)
    }
    guard part < 1 else { return nil }
    if Self.ovenReady.contains(where: plain.contains) {
      return Self.assumed(
        .typical(unit: "whole"), grams: part * Self.ovenReadyDish, Quantity(part, .portion("dish")), of: food)
    }
    guard Self.cut.contains(where: { plain == $0 || plain.hasSuffix(" \($0)") }),
      let slice = food.portion(called: "slice") ?? food.portion(called: "piece") ?? food.portions.first
    else { return nil }
    var weight = ResolvedAmount(grams: part * Self.slices * slice.grams, quantity: Quantity(part, .portion("whole")))
    weight.doubt =
      "\(LarderError.quoted(text)): no table has a whole \(food.name); if it is \(Quantity.figure(Self.slices)) times a "
      + "\(slice.name) of \(Quantity.weight(slice.grams)), this is \(Quantity.weight(weight.grams))"
    return weight
  }

  /// The number of slices or pieces; nil for any other amount.
  private var cutPieces: Double? {
    guard let quantity, let unit = quantity.portion, ["slice", "piece"].contains(PortionWords.key(unit)) else {
      return nil
    }
    return quantity.number * (quantity.share ?? 1)
  }

  private static let ovenReady = [
    "lasagne", "lasagna", "quiche", "shepherd's pie", "shepherds pie", "cottage pie", "fish pie", "moussaka", "musaka",
    "gratin", "auflauf", "cannelloni",
  ]
  /// Grams of a ready meal or a quiche in British and German shops, which have 350 to 450 g.
  private static let ovenReadyDish = 400.0
  private static let cut = [
    "cake", "cheesecake", "kuchen", "torte", "crumble", "tart", "pie", "apfelkuchen", "kasekuchen", "apple crisp",
  ]
  /// Into how many slices a cake is cut.
  private static let slices = 8.0
}
