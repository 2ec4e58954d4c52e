internal import Domain
internal import Figures

/// For how many items of which member a value is not known: a sum without them is the least that was eaten.
struct UnknownItems {
  /// The members with such items, in the household's order.
  private let members: [(name: String, items: Int)]
  /// Whether the household has a single member, who need not be named.
  private let isOne: Bool

  /// Counts the items of unknown value of a nutrient.
  init(_ nutrient: Nutrient, of summary: HouseholdSummary) {
    self.init(of: summary) { $0.summary.total.unknown(nutrient) }
  }

  /// Counts the items of each member by a rule.
  init(of summary: HouseholdSummary, _ count: (MemberSummary) -> Int) {
    members = summary.members.map { ($0.profile.name, count($0)) }.filter { $0.1 > 0 }
    isOne = summary.members.count == 1
  }

  /// The number of items and whose they are: `5 items of Mama, 2 of Oma`; empty if there are none.
  var words: String {
    members.enumerated().map { index, member in
      let count = index == 0 ? member.items.counted("item") : Figure.text(member.items)
      return isOne ? count : "\(count) of \(member.name)"
    }.joined(separator: ", ")
  }
}
