internal import Domain
internal import Figures

/// The number of items of each member for which a value is unknown: a sum without them is only a minimum.
struct UnknownItems {
  /// The members who have items of unknown value, in the household's order.
  private let members: [(name: String, items: Int)]
  /// Whether the household has a single member, who need not be named.
  private let isOne: Bool

  /// Counts the items for which a nutrient is unknown.
  init(_ nutrient: Nutrient, of summary: HouseholdSummary) {
    self.init(of: summary) { $0.summary.total.unknown(nutrient) }
  }

  /// Takes the number of each member's items from `count`.
  init(of summary: HouseholdSummary, _ count: (MemberSummary) -> Int) {
    members = summary.members.map { ($0.profile.name, count($0)) }.filter { $0.1 > 0 }
    isOne = summary.members.count == 1
  }

  /// The number of items and whose they are: `5 items of Mama, 2 of Oma`; empty if no values are unknown.
  var words: String {
    members.enumerated().map { index, member in
      let count = index == 0 ? member.items.counted("item") : Figure.text(member.items)
      return isOne ? count : "\(count) of \(member.name)"
    }.joined(separator: ", ")
  }
}
