internal import Domain
internal import Text

// MARK: 2 of 5, how they move and eat

extension GuideForm {
  /// The questions about the activity, diet and state of the member at this index; they are skipped for a member below
  /// 1 year.
  func habitFields(_ index: Int) -> [FormField<GuideDraft>] { [activity(index), diet(index), state(index)] }

  private func activity(_ index: Int) -> FormField<GuideDraft> {
    let levels = ActivityLevel.allCases
    return FormField(
      "activity", why: "Energy depends on it: the number or the name of a level, for work and leisure together.",
      kind: .choice(levels.map(\.rawValue))
    ) { text, draft in
      let numbered = Int(text).flatMap { levels.indices.contains($0 - 1) ? levels[$0 - 1] : nil }
      let level = try numbered ?? MemberReader.activity(text)
      try draft.set(.activity(level), at: index)
      return level.rawValue == text ? .nothing : .understood(level.rawValue)
    }.labelled { "\(name($0, index))'s activity" }
      .asked { isAsked(.activity, of: $0, index) }
      .preset { $0.people[index].member.activity?.rawValue }
      .shown { draft, canvas in
        guard isFirst(index, asked: [.activity], in: draft) else { return [] }
        let rows = levels.enumerated().map { index, level in
          StyledLine("  \(index + 1)  ") + StyledLine(level.rawValue, .bold)
            + StyledLine(canvas.show(" (\(level.german)), \(level.meaning)"), .faint)
        }
        return begin(index, .activity, in: draft, on: canvas) + rows.flatMap { $0.wrapped(to: canvas.width) }
      }
  }

  private func diet(_ index: Int) -> FormField<GuideDraft> {
    let meanings = DietType.allCases.map { "\($0.rawValue) (\($0.meaning))" }.joined(separator: ", ")
    return FormField(
      "diet", why: "How they eat, where it affects their targets: \(meanings).",
      kind: .choice(DietType.allCases.map(\.rawValue))
    ) { text, draft in
      let diet = try MemberReader.diet(text)
      try draft.set(.diet(diet), at: index)
      return diet.rawValue == text ? .nothing : .understood(diet.rawValue)
    }.labelled { "\(name($0, index))'s diet" }
      .asked { isAsked(.diet, of: $0, index) }
      .preset { ($0.people[index].member.diet ?? .standard).rawValue }
      .shown { draft, canvas in
        guard isFirst(index, asked: [.diet], in: draft) else { return [] }
        let words = DietType.allCases.map(\.rawValue).joined(separator: ", ")
        return begin(index, .diet, in: draft, on: canvas)
          + canvas.show("diets: \(words); `?` shows what each one changes").wrapped(to: canvas.width)
          .map { StyledLine($0, .faint) }
      }
  }

  private func state(_ index: Int) -> FormField<GuideDraft> {
    FormField(
      "pregnant or breastfeeding",
      why:
        "It adds energy and protein: 1, 2 or 3 for the trimester, breastfeeding for a child of up to 6 months, "
        + "or no. The weight should be the one before the pregnancy.",
      kind: .choice(["no", "1", "2", "3", "breastfeeding"])
    ) { text, draft in
      try draft.set(try MemberPart.read(text, of: .state), at: index)
      return draft.people[index].member.state.map { .understood($0.words) } ?? .nothing
    }.labelled { "is \(name($0, index)) pregnant or breastfeeding" }
      .asked { draft in
        draft.people.indices.contains(index) && draft.people[index].member.mayBePregnant
          && !draft.people[index].statedTopics.contains(.state)
      }
      .preset { draft in
        switch draft.people[index].member.state {
        case .pregnant(let trimester): String(trimester)
        case .lactating: "breastfeeding"
        case nil: "no"
        }
      }
  }

  /// Asks which member the profile represents.
  var me: FormField<GuideDraft> {
    FormField(
      "which one is you",
      why:
        "The member who is you, the owner of \(profile.name): your days and weeks are compared with "
        + "that member's targets, which can become your daily goals. `nobody` if you are none of them."
    ) { text, draft in
      if Self.nobodyWords.contains(text.lowercased()) {
        try draft.setMe(nil)
        return .nothing
      }
      let member = try draft.guide().member(named: SafeText.visible(text))
      guard !member.isInfant else {
        throw LarderError(.notAllowed, "\(member.name) is below 1 year", hint: "another one, or `nobody`")
      }
      try GuideStart.refuseOther(member.name, for: profile, in: session)
      try draft.setMe(draft.people.firstIndex { $0.member.id == member.id })
      return member.name == text ? .nothing : .understood(member.name)
    }.asked { draft in
      // Don't ask if there is only one member: the profile represents them.
      draft.people.count > 1 && draft.people.contains { !$0.member.isInfant }
        && !draft.people.contains { $0.statedTopics.contains(.me) && $0.member.isMe }
    }.preset { draft in
      let grown = draft.people.map(\.member).filter { !$0.isInfant }
      let likely = grown.first { $0.isMe } ?? grown.first { MemberCheck.key($0.name) == MemberCheck.key(profile.name) }
      return likely?.name ?? Self.nobody
    }
  }

  private static let nobody = "nobody"
  /// English and German answers that mean nobody: that the profile represents no member, or that there are no further
  /// members.
  static let nobodyWords: Set<String> = [nobody, "none", "no one", "niemand", "keiner", "keine", "fertig"]

  private func name(_ draft: GuideDraft, _ index: Int) -> String {
    draft.people.indices.contains(index) ? draft.people[index].member.name : ""
  }

  private func isAsked(_ topic: MemberPart.Topic, of draft: GuideDraft, _ index: Int) -> Bool {
    guard draft.people.indices.contains(index) else { return false }
    return !draft.people[index].member.isInfant && !draft.people[index].statedTopics.contains(topic)
  }

  /// The heading of the second step if this question is the first of that step; empty otherwise.
  private func begin(
    _ index: Int, _ topic: MemberPart.Topic, in draft: GuideDraft, on canvas: Canvas
  ) -> [StyledLine] {
    let isBehind = topic == .diet && isAsked(.activity, of: draft, index)
    guard !isBehind, isFirst(index, asked: [.activity, .diet], in: draft) else { return [] }
    return heading(2, "how do they move and eat?", on: canvas)
  }

  /// Whether this is the first member for whom the form asks about any of these topics.
  private func isFirst(_ index: Int, asked topics: [MemberPart.Topic], in draft: GuideDraft) -> Bool {
    draft.people.indices.first { index in topics.contains { isAsked($0, of: draft, index) } } == index
  }
}
