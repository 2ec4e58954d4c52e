import Expect
import Testing

@testable import Domain

/// Slips of the keyboard between two words.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("milk", "milk", 0), ("milk", "milks", 1), ("milk", "mlk", 1), ("milk", "mikl", 1), ("milk", "silk", 1),
    ("brocolli", "broccoli", 2), ("kitten", "sitting", 3), ("", "abc", 3), ("ca", "abc", 3),
  ])
  func knownDistances(left: String, right: String, distance: Int) {
    // kitten/sitting 3: Levenshtein 1965; ca/abc 3 in the restricted (string alignment) form.
    expect(EditDistance.between(Array(left.utf8), Array(right.utf8), limit: 5), equals: distance)
    expect(EditDistance.between(Array(right.utf8), Array(left.utf8), limit: 5), equals: distance)
    expect(EditDistance.between(Array(left.utf8), Array(right.utf8), limit: distance - 1), equals: nil)
  }
}
