/// Typical sizes of household measures for foods without a portion of that name: estimates that the user is asked
/// about.
enum TypicalPortion {
  /// The group of foods that a typical size applies to.
  private enum Kind {
    case poured
    case spooned
    case solid
    case bread
    case sliced

    func fits(_ food: Food) -> Bool {
      switch self {
      case .poured: food.isPoured
      case .spooned: !food.isPoured && food.category == .dairy
      case .solid: !food.isPoured
      case .bread: food.category == .bakery
      case .sliced: food.category == .dairy || food.category == .meat
      }
    }
  }

  private struct Size {
    let kind: Kind
    /// The size in grams, or in millilitres for `poured` foods; more than one if the measure differs between countries.
    let amounts: [Double]
  }

  /// Typical sizes by the English portion word.
  ///
  /// A pinch is a sixteenth of a US teaspoon (0.31 ml) and a dash an eighth (0.62 ml), as in sets of measuring spoons;
  /// the tip of a knife is a quarter of a gram and a handful an ounce, as in cookbooks. German glasses hold 0.2 l, mugs
  /// 0.25 l, cans 0.33 l and bottles 0.5 l; a pint is 568 ml in Britain (Weights and Measures Act 1985) and 473 ml in
  /// the United States. Bread and sliced meat weigh as much as in the starter bank.
  private static let sizes: [String: [Size]] = [
    "pinch": [Size(kind: .solid, amounts: [0.3])], "dash": [Size(kind: .solid, amounts: [0.6])],
    "knifepoint": [Size(kind: .solid, amounts: [0.25])], "handful": [Size(kind: .solid, amounts: [28.35])],
    "dollop": [Size(kind: .solid, amounts: [15])],
    "splash": [Size(kind: .poured, amounts: [15]), Size(kind: .solid, amounts: [5])],
    "drop": [Size(kind: .poured, amounts: [0.05])],
    "glass": [Size(kind: .poured, amounts: [200])], "mug": [Size(kind: .poured, amounts: [250])],
    "can": [Size(kind: .poured, amounts: [330])], "bottle": [Size(kind: .poured, amounts: [500])],
    "pint": [Size(kind: .poured, amounts: [568, 473])],
    "pot": [Size(kind: .spooned, amounts: [150])], "bowl": [Size(kind: .solid, amounts: [250])],
    "plate": [Size(kind: .solid, amounts: [300])],
    "slice": [Size(kind: .bread, amounts: [30]), Size(kind: .sliced, amounts: [28])],
  ]

  /// The estimated weight of a measure for which the food has no portion; nil if the measure is not used for such
  /// foods.
  static func weight(_ quantity: Quantity, _ unit: String, of food: Food) -> ResolvedAmount? {
    let key = PortionWords.key(unit.filter { $0 != "." })
    guard let size = sizes[key]?.first(where: { $0.kind.fits(food) }) else { return nil }
    let density = food.isPoured ? food.density ?? PortionMatch.density(by: food.portions) ?? 1 : 1
    let number = quantity.middle
    let said = "\(Quantity.figure(number)) \(unit)"
    var readings = size.amounts.map { ResolvedAmount(grams: number * $0 * density, quantity: quantity) }
    let sizes = readings.map { Quantity.weight($0.grams) }
    if readings.count > 1 {
      for index in readings.indices {
        readings[index].quantity = .volume(milliliters: number * size.amounts[index], unit: "ml")
      }
    }
    var taken = readings.removeFirst()
    taken.alternatives = readings
    taken.doubt =
      "\(food.name) has no portion \(LarderError.quoted(unit)); "
      + (readings.isEmpty
        ? "\(said) is taken as \(sizes[0]), an estimate" : "\(said) may be \(sizes.joined(separator: " or "))")
    return taken
  }
}
