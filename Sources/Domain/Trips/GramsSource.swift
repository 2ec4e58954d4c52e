/// How the weight of a bought product was found.
package enum GramsSource: String, CaseIterable, Sendable {
  /// The receipt states the weight from the shop's scale.
  case printed
  /// The product's name states a size.
  case size
  /// The product's name states a number of pieces, which was multiplied by the weight of one.
  case count
  /// The weight is the usual one for a pack or piece of this product.
  case typical
  /// The weight was learned from a person's correction of an earlier receipt.
  case learned
}
