/// Where the weight of a bought product is from.
package enum GramsSource: String, CaseIterable, Sendable {
  /// A weight that the shop's scale printed.
  case printed
  /// A size in the product's name.
  case size
  /// A number of pieces in the name, times the weight of one.
  case count
  /// The usual weight of such a pack or piece.
  case typical
  /// What a person has corrected before.
  case learned
}
