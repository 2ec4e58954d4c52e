import Expect
import Testing

@testable import Domain

/// Misspelled words for portions.
@Suite struct UnitSpellingTests {
  @Test(arguments: [
    ("servngs", "servings"), ("sevring", "serving"), ("portinos", "portions"), ("slcies", "slices"),
    ("scheieb", "scheibe"),
    ("handfull", nil), ("servings", nil), ("slices", nil), ("large", nil), ("soup", nil), ("banana", nil), ("cpu", nil),
    ("rice", nil), ("lentil", nil),
  ])
  func `a word that is near one portion is read as it`(typed: String, read: String?) {
    expect(PortionWords.respelled(typed), equals: read, "\(typed)")
  }
}
