/// How the weight of a bought product was found.
package enum GramsSource: String, CaseIterable, Sendable {
  /// The receipt states the weight from the shop's scale.
  case printed
  /// The product's name states a size.
  case size
  /// The product's name states a number of pieces, which was multiplied by the weight of one.
  case count
  /// The usual weight of such a pack or piece was used.
  case typical
  /// A person has corrected the weight on an earlier receipt.
  case learned
}
