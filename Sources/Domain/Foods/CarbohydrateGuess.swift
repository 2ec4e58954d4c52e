extension CarbohydrateBasis {
  /// The basis of a label that nobody named it for.
  ///
  /// It matters only where fiber is known. More fiber than carbohydrate can only be beside it; a label that gives salt instead of
  /// sodium is one of the European Union (EU 1169/2011 Annex XV), whose carbohydrate is without fiber (Annex I); else the
  /// basis that the energy fits, and where both fit, `total`.
  ///
  /// - Parameter givesSalt: Whether the label has salt in the place of sodium.
  package static func guess(_ nutrients: Nutrients, givesSalt: Bool) -> CarbohydrateBasis {
    guard let fiber = nutrients.fiber, fiber > 0 else { return givesSalt ? .available : .total }
    if givesSalt || fiber > nutrients.carbohydrates + 0.3 { return .available }
    let full = nutrients.energyOfMacros
    // With fiber in it, a gram of carbohydrate gives at most 4 kcal; beside it, fiber gives 2 more.
    let error = (total: abs(nutrients.calories - full), available: abs(nutrients.calories - full - 2 * fiber))
    return nutrients.calories > full + 10 && error.available < error.total ? .available : .total
  }
}
