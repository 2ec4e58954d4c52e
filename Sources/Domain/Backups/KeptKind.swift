/// A kind of file that is kept in a folder of its own beside the household's file.
package enum KeptKind: String, CaseIterable, Sendable {
  /// The files of scanned receipts.
  case receipts
  /// The photos of recipes.
  case photos

  /// What one of the files is called: `receipt file`, `photo`.
  package var noun: String {
    switch self {
    case .receipts: "receipt file"
    case .photos: "photo"
    }
  }
}
