/// A food of the starter bank, with the number by which later versions know it.
package struct StarterFood: Hashable, Sendable {
  /// The NDB number of USDA SR Legacy.
  package let key: String
  package let food: Food
}

/// The foods that a new household starts with.
package enum StarterBank {
  /// Goes up when the table changes.
  package static let version = 1

  package static func foods() -> [Food] { entries().map(\.food) }
  package static func entries() -> [StarterFood] { [] }
}
