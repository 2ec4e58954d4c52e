import Foundation
import Reference
import ReferenceMaking
import TestSupport

/// The table in the repository, read and packed once for all tests.
enum PackedTable {
  static let file = Larder.repository + "/Sources/Reference/reference-foods.tsv"

  static let maker = Result { try ReferenceMaker(table: String(contentsOfFile: file, encoding: .utf8)) }

  static func rows() throws -> [ReferenceRow] { try maker.get().rows }

  /// All foods as the program reads them.
  static let foods = (0..<ReferenceBank.shared.count).map { ReferenceBank.shared.food(at: $0) }
}
