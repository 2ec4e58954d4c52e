internal import Domain

/// The answer to `explain` without words: what can be asked, with names from this household as examples.
struct ExplainOverview {
  let profile: String
  let guide: FamilyGuide

  var explanation: Explanation {
    let name = guide.members.first { !$0.isInfant }?.name
    let asked: [(command: String, tells: String)] = [
      ("explain protein" + (name.map { " of \($0)" } ?? ""), "a target: equation, reference value, publication"),
      (name.map { "explain \($0)" } ?? "explain MEMBER", "all targets of a member of the family guide"),
      ("explain marker sodium", "why this week's sodium is judged as it is"),
      ("explain today", "the items that today's totals are made of"),
      ("explain total fiber week", "where this week's fiber came from"),
      ("explain match 2 eggs", "which food these words mean, and why"),
      ("explain goals", "how the grams of \(profile)'s goals are calculated"),
    ]
    let without =
      guide.members.isEmpty
      ? [
        "The family guide has no members yet: `guide member add` adds one, and then targets can be explained."
      ] : []
    return Explanation(
      kind: .overview, title: "What can be explained", facts: without,
      rows: ExplanationRows(
        title: "Commands", columns: [.init(title: ""), .init(title: "")], cells: asked.map { [$0.command, $0.tells] },
        keys: ["command", "tells"],
        values: asked.map { ["command": .string($0.command), "tells": .string($0.tells)] }),
      more: ["help explain"])
  }
}
