extension ItemPhrase {
  /// The phrase with the name and the amount that its own words mean together: `2 scoops of vanilla` is ice cream, a
  /// `4 egg omelette` has four eggs, and `a pie` is one for a person.
  ///
  /// `isOnFood` says whether another food is on it, as on the rye of `ham on rye`.
  func worded(isOnFood: Bool) -> ItemPhrase {
    var phrase = self
    let isSlice =
      phrase.name.lowercased() == "rye"
      && phrase.quantity?.portion.map { PortionWords.key($0) == "slice" } ?? false
    if isOnFood || isSlice, let bread = BreadWords.bread(ofKind: phrase.name) {
      phrase.name = bread
    }
    if let unit = phrase.quantity?.portion, IceCream.isScoop(unit) {
      phrase.name = IceCream.ofScoops(unit, IceCream.withoutHolder(phrase.name))
    }
    phrase.name = IceCream.withFlavourFirst(phrase.name)
    // `Müsliriegel 1 Stk`
    if let unit = phrase.quantity?.portion, PortionWords.isPiece(unit), phrase.name.utf8.count <= 40,
      phrase.name.plainLetters.hasSuffix("riegel")
    {
      phrase.quantity?.unit = .piece
    }
    // `4 egg omelette`
    if let count = phrase.quantity, count.unit == .piece, count.number >= 1, phrase.name.utf8.count <= 40,
      !phrase.name.lowercased().contains("white"),
      let egg = ["egg ", "eggs "].first(where: phrase.name.lowercased().hasPrefix),
      case let dish = phrase.name.prefix(while: { $0 != "(" }).split(separator: " ").joined(separator: " "),
      MixedDishes.areOfEggs(dish)
    {
      phrase.name = String(phrase.name.dropFirst(egg.count))
      phrase.quantity?.unit = .portion("egg")
    }
    // A British pie is one for a person; the tables' pie is one for eight.
    if let pieces = phrase.quantity?.pieces, (0.5...12).contains(pieces),
      ["pie", "pies"].contains(phrase.name.lowercased())
    {
      phrase.quantity = .count(pieces, unit: "serving")
    }
    // A British portion of chips is hot; a German `Portion Chips` is not.
    if let unit = phrase.quantity?.portion.map(PortionWords.key), ["serving", "plate"].contains(unit),
      phrase.name.lowercased() == "chips", phrase.text.lowercased().hasSuffix("of chips")
    {
      phrase.name = "french fries"
    }
    if let unit = phrase.quantity?.portion, phrase.name == "Chips", Self.germanBags.contains(unit.plainLetters) {
      phrase.name = "Kartoffelchips"
    }
    // A link sausage is a whole British one, and 2 links of sausage are American ones.
    if let unit = phrase.quantity?.portion, unit == "link", ["sausage", "sausages"].contains(phrase.name.lowercased()) {
      phrase.quantity?.unit = .piece
    }
    // `ein Stück Baguette` is no whole one.
    if let unit = phrase.quantity?.portion, PortionWords.isPiece(unit), phrase.quantity?.number == 1,
      phrase.name.utf8.count <= 40,
      ["baguette", "ciabatta", "fladenbrot"].contains(where: phrase.name.plainLetters.hasSuffix)
    {
      phrase.quantity = .count(1, unit: "lump")
    }
    // `2 Döschen Kondensmilch` are no cans.
    if let count = phrase.quantity, count.portion?.plainLetters == "doschen",
      let pot = PieceWeights.littlePot(of: phrase.name)
    {
      phrase.quantity = .grams(pot * count.number)
      phrase.quantity?.isAbout = true
    }
    // `large glass of red`
    if let unit = phrase.quantity?.portion.map(PortionWords.key),
      ["glass", "bottle"].contains(where: unit.hasSuffix),
      ["red", "white"].contains(phrase.name.lowercased())
    {
      phrase.name += " wine"
    }
    // `a beaker of squash` is no pumpkin, which is measured in cups.
    if phrase.name.lowercased() == "squash", phrase.amountText.utf8.count <= 40,
      ["glass", "beaker", "mug", "bottle", "pint", "ml"].contains(where: phrase.amountText.plainLetters.hasSuffix)
    {
      phrase.name = "fruit squash"
    }
    return phrase
  }

  private static let germanBags: Set<String> = [
    "tute", "kleine tute", "handvoll", "schale", "schussel", "packung", "portion",
  ]
}
