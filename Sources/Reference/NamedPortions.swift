internal import Domain

/// The portions of a reference food, named and ordered as a household's foods have them.
struct NamedPortions {
  let roles: [PortionRole: Double]
  let serving: ReferenceServing?
  let category: FoodCategory
  let head: String

  /// All portions; a count without a unit (`2 bananas`) means the first one.
  ///
  /// For foods that people count, such as fruit, the first portion is one piece; for other foods, it is a serving. A
  /// serving that is only an estimate has a name that says so.
  var all: [Portion] {
    let sizes: [PortionRole] = [.small, .medium, .large, .piece, .whole]
    let slices: [PortionRole] = [.slice, .smallSlice, .largeSlice]
    let measures: [PortionRole] = [.cup, .tbsp, .tsp, .container]
    let first = unit ?? firstMeasure ?? .serving
    let rest = unit == nil ? [.serving] + slices + sizes : sizes + [.serving] + slices
    var portions: [Portion] = []
    for role in [first] + rest + measures {
      guard let name = name(of: role), let grams = grams(of: role),
        !portions.contains(where: { $0.name == name })
      else { continue }
      portions.append(Portion(name: name, grams: grams))
    }
    return portions
  }

  /// Grams per milliliter, from the most exact measure of volume; nil if the food has no such measure.
  var density: Double? {
    for (role, symbol) in [(PortionRole.fluidOunce, "fl oz"), (.cup, "cup"), (.tbsp, "tbsp"), (.tsp, "tsp")] {
      if let grams = roles[role], let size = Measure.milliliters(of: symbol) { return grams / size }
    }
    return nil
  }

  /// The portion that is counted, such as a piece or a slice; nil for foods that are usually weighed or served.
  ///
  /// A piece in the table may be only a part of a dish (half of a burrito), so the first portion of a dish is a
  /// serving.
  private var unit: PortionRole? {
    guard [.produce, .bakery, .snacks, .meat, .seafood].contains(category) || head == "egg" else { return nil }
    if Self.sliced.contains(head), roles[.slice] != nil { return .slice }
    return [.medium, .piece].first { roles[$0] != nil }
  }

  /// Foods that are counted in slices even if the table also has the weight of a piece.
  private static let sliced: Set = ["bread", "toast"]

  /// The first measure that USDA lists, such as a cup, if that measure weighs as much as a serving of the food;
  /// otherwise nil.
  private var firstMeasure: PortionRole? {
    guard let serving, serving.origin == .portion else { return nil }
    return PortionRole.allCases.first { Self.roleName(of: $0) != nil && roles[$0] == serving.grams }
  }

  private func grams(of role: PortionRole) -> Double? {
    guard role == .serving, let serving, firstMeasure == nil else { return roles[role] }
    return serving.isPublished ? serving.grams : roles[role] ?? serving.grams
  }

  private func name(of role: PortionRole) -> String? {
    let isEstimate = role == .serving && serving?.origin == .estimate && roles[.serving] == nil
    return isEstimate ? Portion.estimatedServing : Self.roleName(of: role)
  }

  /// The name of a portion, the same as in the starter bank; nil for amounts that are not portions.
  private static func roleName(of role: PortionRole) -> String? {
    switch role {
    case .whole, .piece, .slice, .small, .medium, .large, .cup, .tbsp, .tsp, .serving, .container: role.rawValue
    case .smallSlice: "small slice"
    case .largeSlice: "large slice"
    case .fluidOunce, .onSlice, .onSandwich, .perFluidOunceOfDrink, .perCupOfCereal: nil
    }
  }
}
