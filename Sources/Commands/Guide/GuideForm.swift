internal import Domain
internal import Figures
internal import Store
internal import Text

/// `guide start` without words: asks for the family guide in five steps.
struct GuideForm {
  let session: Session
  let profile: Profile
  /// The guide as saved in the household.
  let guide: FamilyGuide
  /// The profile's goals; nil if none were set.
  let goals: MacroGoals?

  /// Asks for the guide of the profile in use and saves it.
  @Sendable static func ask(_ invocation: Invocation, _ session: Session) throws -> any Report {
    try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      return GuideForm(
        session: session, profile: profile, guide: try records.guide(),
        goals: try records.hasGoals() ? records.goals() : nil)
    }.run()
  }

  private func run() throws -> any Report {
    let entryIndices = 0..<FamilyGuide.maximumMembers
    let form = Form(
      title, name: "guide start", instead: GuideStart.hint,
      fields: entryIndices.flatMap(memberFields) + entryIndices.flatMap(habitFields) + [
        me, review, edit, daily, handOut,
      ],
      preview: { draft in
        var report = try GuideStartReport(profile: profile, draft: draft, now: session.now)
        report.isOffered = true
        report.receivers = draft.handsOut ? handOut(of: draft)?.receivers ?? [] : []
        return FormPreview(report, doubts: try doubts(draft))
      },
      save: { draft in
        let isForced = try !doubts(draft).isEmpty
        return try GuideStart.save(draft, as: profile, isForced: isForced, in: session, isAsked: true)
      })
    return try form.run(GuideDraft(guide, today: session.today), in: session)
  }

  private var title: String {
    guard let completedAt = guide.completedAt else {
      return "The family guide: daily targets for everybody in \(profile.name)'s family."
    }
    let day = DayText.weekday(completedAt.day(startingAt: session.settings.dayStart), today: session.today)
    return "The family guide was completed on \(day): Enter keeps each answer."
  }

  /// The weights that look wrong; if there are any, the guide is saved only after an explicit yes.
  private func doubts(_ draft: GuideDraft) throws -> [String] {
    try draft.guide().members.filter { !draft.before.members.contains($0) }.compactMap { member -> String? in
      do {
        let former = draft.before.members.first { $0.id == member.id }
        try MemberCheck.check(member, since: former, isForced: false)
        return nil
      } catch let error as LarderError where error.code == .outOfRange {
        return "\(member.name): \(error.message)"
      }
    }
  }

  /// The heading of a step, not indented, with a line of help below.
  func heading(_ step: Int, _ text: String, _ help: String? = nil, on canvas: Canvas) -> [StyledLine] {
    let head = StyledLine(canvas.show("\(step) of 5: \(text)"), .bold).wrapped(to: canvas.width)
    return [StyledLine()] + head
      + (help.map { canvas.show($0).wrapped(to: canvas.width).map { StyledLine($0, .faint) } } ?? [])
  }
}

// MARK: 1 of 5, who eats here

extension GuideForm {
  /// The questions about one member: the name, and then whatever was not typed together with the name.
  private func memberFields(_ index: Int) -> [FormField<GuideDraft>] {
    [
      name(index),
      part(
        .age, index, why: "All targets depend on it: years, such as 8 or 2.5, or `7 months`.",
        preset: { draft, person in
          let member = draft.people[person].member
          return draft.saved(person).map { age(now: member, since: $0) }
        }),
      part(
        .weight, index,
        why: "Energy and protein depend on it: kg, such as 82 or 64.5; `180 lb` works too. In pregnancy the weight "
          + "before it: the additions cover the weight gained.",
        preset: { draft, person in draft.people[person].member.weight.map { MemberPart.weight($0).text } }),
      part(
        .sex, index, why: "f or m: reference values differ by sex; without it, both are averaged.",
        kind: .choice(["f", "m", "none"]),
        preset: { draft, person in draft.people[person].member.sex?.rawValue ?? "none" }),
      part(
        .height, index,
        why:
          "cm, such as 182; only the United States' value (NASEM 2023), "
          + "shown for comparison, and the body mass index use it.",
        preset: { draft, person in draft.people[person].member.height.map { MemberPart.height($0).text } ?? "none" }),
    ]
  }

  /// The age that the question proposes: the age as entered or, if it is out of date by now, the age today.
  ///
  /// Years are whole; an infant's age is in whole months.
  private func age(now member: MemberDraft, since former: FamilyMember) -> String {
    guard member.ageOn == former.ageOn else { return MemberPart.age(member.age ?? former.age).text }
    let now = former.age(on: session.today)
    if now < 1 { return MemberPart.age(max(former.age, GuideWords.months(now) / 12)).text }
    return MemberPart.age(former.isAgeOutdated(on: session.today) ? now.rounded(.down) : former.age).text
  }

  private func name(_ index: Int) -> FormField<GuideDraft> {
    let isFirst = index == 0 && guide.members.isEmpty
    let field = FormField<GuideDraft>(
      index == 0 ? "name" : "next name",
      why:
        "Who eats here: a name, or everything in one line: `Dad, 40, 82 kg, lightly active, m, 182 cm`, or `Max 9 "
        + "years 31kg boy 136cm active`. Who wants to lose weight adds `lose 0.3 kg a week`. "
        + "Type the name of a member to change their answers. Enter continues once there is a member.",
      need: isFirst ? .required : .optional("done")
    ) { text, draft in
      let line = try MemberLine(reading: SafeText.stored(text), known: draft.people.map(\.member.name))
      try draft.enter(line)
      guard !(line.parts.isEmpty && line.notes.isEmpty), let person = draft.index(of: line.name) else {
        return .nothing
      }
      let understood = ([line.name] + facts(draft.people[person].member)).joined(separator: " · ")
      return .drawn { canvas in ([understood] + line.notes).map { FormReply.line($0, on: canvas) } }
    }.asked { $0.entries.count == index }
      .ended { SaveAnswer.isWhole(.no, $0) || Self.nobodyWords.contains($0.lowercased()) }
    guard index == 0 else { return field }
    return field.shown { draft, canvas in
      let others = draft.people.map { person in
        FormReply.line(([person.member.name] + facts(person.member)).joined(separator: " · "), .plain, on: canvas)
      }
      let help = others.isEmpty ? "a name, or a line: Dad, 40, 82 kg, lightly active, m, 182 cm" : nil
      let lines = others.flatMap { $0.wrapped(to: canvas.width) }
      let question = others.isEmpty ? "who eats here?" : "who else eats here, or has changed?"
      return heading(1, question, help, on: canvas) + lines
    }
  }

  /// What was entered about a member so far.
  private func facts(_ member: MemberDraft) -> [String] {
    [
      member.age.map { MemberPart.age($0).text + ($0 < 1 ? "" : " years") },
      member.weight.map { "\(Figure.short($0)) kg" }, member.height.map { "\(Figure.short($0)) cm" }, member.sex?.word,
      member.isInfant ? nil : member.activity?.rawValue, member.isInfant ? nil : member.diet?.rawValue,
      member.state?.words, member.wish.map { "wish to \(WeightChange.wish($0.kilograms))" },
      member.isMe ? "you" : nil,
    ].compactMap(\.self)
  }

  private func part(
    _ topic: MemberPart.Topic, _ index: Int, why: String, kind: ArgumentKind = .number,
    preset: @escaping (_ draft: GuideDraft, _ person: Int) -> String?
  ) -> FormField<GuideDraft> {
    FormField(topic.rawValue, why: why, kind: kind) { text, draft in
      try draft.set(try MemberPart.read(SafeText.stored(text), of: topic), at: draft.entries[index])
      return .nothing
    }.labelled { draft in
      let name = draft.entries.indices.contains(index) ? draft.people[draft.entries[index]].member.name : ""
      return "\(name)'s \(topic.rawValue)"
    }.asked { draft in
      draft.entries.count == index + 1 && !draft.people[draft.entries[index]].statedTopics.contains(topic)
    }.preset { preset($0, $0.entries[index]) }
  }
}
