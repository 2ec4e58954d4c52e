internal import Domain
internal import Figures
internal import Text

// MARK: 3 to 5 of 5, the answers and the resulting targets

extension GuideForm {
  /// Shows what was entered about all members, so that mistakes can be corrected.
  var review: FormField<GuideDraft> {
    FormField(
      "change",
      why: "Check the answers, and correct what is wrong: `Dad weight 84`, `Lena activity active`, `Lena age 9 "
        + "weight 31`, `remove Ida`, "
        + "`add Ida, 7 months, 8 kg`.",
      need: .list(atLeast: 0)
    ) { text, draft in
      let before = draft
      let line = SafeText.stored(text)
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (words.first?.lowercased(), words.last) {
      case ("remove", let name?) where words.count == 2: try remove(name, from: &draft)
      case ("add", let new?) where words.count == 2:
        try add(
          try MemberLine(reading: new, known: draft.people.map(\.member.name)), to: &draft)
      default: try draft.take(try MemberLine(changing: line, of: draft.people.map(\.member.name)))
      }
      return understood(try draft.guide(), since: try before.guide())
    }.ended { SaveAnswer.isWhole(.yes, $0) }.shown { draft, canvas in
      heading(3, "is this right?", "Enter if it is; otherwise `Dad weight 84`, `remove Ida`", on: canvas)
        + GuideMemberTable(guide: (try? draft.guide()) ?? FamilyGuide(), canvas: canvas).lines
    }
  }

  /// A reply that lists the members just removed, and those just added or changed.
  private func understood(_ guide: FamilyGuide, since before: FamilyGuide) -> FormReply {
    let gone = before.members.filter { member in !guide.members.contains { $0.id == member.id } }
    let changed = guide.members.filter { !before.members.contains($0) }
    return .drawn { canvas in
      gone.map { FormReply.line("removed \($0.name)", on: canvas) }
        + changed.map { FormReply.line(([$0.name] + GuideWords.facts($0)).joined(separator: " · "), on: canvas) }
    }
  }

  private func remove(_ name: String, from draft: inout GuideDraft) throws(LarderError) {
    guard draft.people.count > 1 else {
      let member = try draft.guide().member(named: name)
      throw LarderError(
        .notAllowed, "\(member.name) is the only member", hint: "add somebody else first: `add Mum, 38, 64 kg, active`")
    }
    try draft.remove(name)
  }

  private func add(_ line: MemberLine, to draft: inout GuideDraft) throws(LarderError) {
    guard draft.index(of: line.name) == nil else {
      throw LarderError(
        .alreadyExists, "\(line.name) is in the guide already", hint: "`\(line.name) weight 84` changes them")
    }
    try draft.take(line)
  }

  /// Shows the targets and asks which of them to change.
  var edit: FormField<GuideDraft> {
    FormField(
      "change",
      why:
        "Change a target by hand: `sodium 6000` for the household, `Lena fiber 18` for one member, `fiber "
        + "auto` to return to the guide's value. It is marked with * and stays when members change.",
      need: .list(atLeast: 0)
    ) { text, draft in
      let line = try CustomTargetLine(reading: SafeText.visible(text))
      let owner = try draft.set(line)
      let guide = try draft.guide()
      return .drawn { canvas in changed(line.nutrient, of: owner, in: guide, on: canvas) }
    }.ended { SaveAnswer.isWhole(.no, $0) }.shown { draft, canvas in
      guard let guide = try? draft.guide() else { return [] }
      return targets(of: guide, on: canvas)
        + heading(
          5, "change a target?", "Enter keeps them; otherwise `sodium 6000`, `Lena fiber 18`, `fiber auto`",
          on: canvas)
    }
  }

  /// Asks whether to set the profile's goals to the targets of the member whom the profile represents.
  ///
  /// Skipped if the goals already equal these targets or cannot be set.
  var daily: FormField<GuideDraft> {
    FormField(
      "use them as daily goals",
      why:
        "Your days and weeks are compared with your goals, \(profile.name). Yes sets them to the energy, protein, "
        + "carbs and "
        + "fat that the guide calculated for you; `goals` changes them later.", kind: .choice(["yes", "no"])
    ) { text, draft in
      draft.takesGoals = try SaveAnswer.isYes(text)
      return .nothing
    }.asked { draft in
      (try? draft.goals()).map { wanted in goals.map { !$0.hasSameMacros(as: wanted) } ?? true } ?? false
    }
    // Goals that were set earlier are kept unless the person says otherwise.
    .preset { _ in goals == nil ? "yes" : "no" }
    .shown { draft, canvas in
      guard let wanted = try? draft.goals(), let name = try? draft.guide().me?.name else { return [] }
      let now = goals.map { [text("your goals now", $0)] } ?? ["you have set no goals yet"]
      return ([text(name, wanted)] + now).flatMap { FormReply.line($0, .plain, on: canvas).wrapped(to: canvas.width) }
    }
  }

  /// Asks whether to give each member's targets to the profile that has the member's name.
  ///
  /// Skipped if no profile other than the owner's would get anything.
  var handOut: FormField<GuideDraft> {
    FormField(
      "give them their own targets",
      why:
        "A profile that bears the name of a member gets that member as its own guide, and goals from it if it has set "
        + "none. Nobody sees anything else of you or of each other.", kind: .choice(["yes", "no"])
    ) { text, draft in
      draft.handsOut = try SaveAnswer.isYes(text)
      return .nothing
    }.asked { draft in handOut(of: draft)?.isForOthers ?? false }
      .preset { _ in "yes" }
      .shown { draft, canvas in
        guard let plan = handOut(of: draft) else { return [] }
        let lines =
          ["profiles of the same name: \(plan.receivers.joined(separator: ", "))"]
          + [plan.missing.map { "no profile yet: \($0) gives them theirs later" }].compactMap(\.self)
        return lines.flatMap { FormReply.line($0, .plain, on: canvas).wrapped(to: canvas.width) }
      }
  }

  /// What each profile would get from the guide as it is answered; nil if the guide is incomplete.
  func handOut(of draft: GuideDraft) -> HandOut? {
    (try? draft.guide()).flatMap { guide in
      try? session.read { try HandOut(guide, of: profile, setsOwnGoals: false, $0) }
    }
  }

  private func text(_ whose: String, _ goals: MacroGoals) -> String { "\(whose): \(goals.text)" }

  private func targets(of guide: FamilyGuide, on canvas: Canvas) -> [StyledLine] {
    let report = GuideReport(profile: profile, guide: guide, today: session.today)
    let notices = report.plan.members.flatMap { plan in
      GuideWords.lines(
        GuideWords.remarks(of: plan, today: session.today).filter { $0.weight != .info }, of: plan.member.name,
        on: canvas)
    }
    let signs =
      (canvas.isAccessible ? "" : "≥ at least, ≤ at most; ") + "free sugar: added, of honey, syrups and juices; "
      + "* set by hand. `guide` shows why, with sources."
    return heading(4, "everybody's daily targets", on: canvas)
      + GuideTable(report: report, canvas: canvas).lines
      + canvas.show(signs).wrapped(to: canvas.width).map { StyledLine($0, .faint) } + notices
  }

  /// A reply to a changed target: `Lena: ≥ 18 g fiber*, set by hand; the guide calculates 16`.
  private func changed(
    _ nutrient: Nutrient, of owner: FamilyMember?, in guide: FamilyGuide, on canvas: Canvas
  ) -> [StyledLine] {
    let plan = guide.plan
    let member = owner.flatMap { owner in plan.members.first { $0.member.id == owner.id } }
    guard let targets = owner == nil ? plan.targets : member?.targets,
      let computed = owner == nil ? plan.sum : member?.computed
    else { return [] }
    let isCustom = (member?.customNutrients ?? plan.customNutrients).contains(nutrient)
    let otherwise = owner == nil ? "the members' values add up to" : "the guide calculates"
    let text = GuideWords.target(nutrient, targets, isCustom: isCustom, on: canvas)
    let rest = isCustom ? "; \(otherwise) \(Figure.text(computed[nutrient]))" : ", as the guide calculates it"
    return [FormReply.line("\(owner?.name ?? "household"): \(text)\(rest)", isCustom ? .cyan : .faint, on: canvas)]
  }
}

extension MacroGoals {
  /// The goals in one line: `2,690 kcal, 101 g protein, 369 g carbs, 90 g fat`.
  var text: String {
    let macros = Macro.allCases.map { "\(grams($0)) g \($0.rawValue)" }
    return (["\(Figure.text(calories)) kcal"] + macros).joined(separator: ", ")
  }
}

/// Members with what was entered about them, in columns, or one below the other if the columns are too wide.
struct GuideMemberTable {
  let guide: FamilyGuide
  let canvas: Canvas

  var lines: [StyledLine] {
    let titles = ["", "age", "weight", "height", "sex", "activity", "diet", ""]
    let rows = guide.members.map(cells)
    let width = titles.indices.map { column in (rows.map { $0[column].cells } + [titles[column].cells]).max() ?? 0 }
      .reduce(2 * (titles.count - 1), +)
    guard !canvas.isAccessible, width <= canvas.width else { return folded }
    let columns = titles.enumerated().map { TextTable.Column($1, (1...3).contains($0) ? .right : .left) }
    return TextTable(columns, rows: rows.map { $0.map { StyledLine($0) } }).lines(on: canvas)
  }

  private func cells(_ member: FamilyMember) -> [String] {
    [
      member.name, GuideWords.shortAge(member), "\(Figure.short(member.weight)) kg",
      member.height.map { "\(Figure.short($0)) cm" } ?? "", member.sex?.rawValue ?? "",
      member.isInfant ? "" : member.activity.rawValue, member.isInfant ? "" : GuideWords.diet(member),
      remark(member).joined(separator: ", "),
    ]
  }

  private func remark(_ member: FamilyMember) -> [String] {
    [
      member.isMe ? "you" : nil, member.state?.words, member.weeklyChange.map(WeightChange.wish),
      member.isInfant ? "no targets" : nil,
    ].compactMap(\.self)
  }

  private var folded: [StyledLine] {
    guide.members.flatMap { member in
      let facts = member.isInfant ? Array(GuideWords.facts(member).prefix(2)) : GuideWords.facts(member)
      let rest = facts + [member.isMe ? "you" : nil, member.isInfant ? "no targets" : nil].compactMap(\.self)
      return
        (StyledLine(canvas.show(member.name), .bold)
        + StyledLine(canvas.show(": " + rest.joined(separator: ", ")))).wrapped(to: canvas.width)
    }
  }
}
