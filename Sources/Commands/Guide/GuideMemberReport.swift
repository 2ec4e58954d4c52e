internal import Domain
internal import Figures
internal import Store
internal import Text

/// A member that was just saved: what was entered, the targets, the remarks, and the undo step.
struct GuideMemberReport: Report {
  let profile: Profile
  /// The guide after the change.
  let guide: FamilyGuide
  let plan: MemberPlan
  let today: Day
  /// What was done: `Added`, `Changed` or `Removed`.
  let verb: String
  /// Whether the diet was assumed because none was given.
  var isDietAssumed = false
  /// The member whom the profile represented until this change; nil unless the profile now represents nobody because of
  /// the change.
  var formerMe: String?
  /// The profile's goals if they have followed the member's targets; nil if they stay.
  var goals: MacroGoals?
  var step: Step?

  var json: JSON {
    .object(["member": .guideMember(plan, today: today), "undo": .optional(step?.id)])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let head = StyledLine(canvas.show("\(step == nil ? "Unchanged" : verb) \(plan.member.name)"), .bold)
    let facts = StyledLine(
      canvas.show(": " + GuideWords.facts(plan.member, isDietAssumed: isDietAssumed).joined(separator: ", ")))
    let isGone = !guide.members.contains { $0.id == plan.member.id }
    let details = isGone ? [] : targets(on: canvas) + remarks(on: canvas)
    return (head + facts).wrapped(to: canvas.width) + details + followed(on: canvas) + previousLines(on: canvas)
      + household(on: canvas)
      + [WriteReport.closing(profile.name, step, canvas)]
  }

  private func targets(on canvas: Canvas) -> [StyledLine] {
    guard let targets = plan.targets else { return [] }
    let parts = Nutrient.allCases.map { nutrient in
      GuideWords.target(nutrient, targets, isCustom: plan.customNutrients.contains(nutrient), on: canvas)
    }
    return LabelledRows(canvas: canvas, labelWidth: 2).row("", parts)
  }

  private func remarks(on canvas: Canvas) -> [StyledLine] {
    GuideWords.lines(GuideWords.remarks(of: plan, today: today), of: nil, on: canvas)
  }

  private func followed(on canvas: Canvas) -> [StyledLine] {
    goals.map { StyledLine(canvas.show("the daily goals follow: \($0.text)")).wrapped(to: canvas.width) } ?? []
  }

  private func previousLines(on canvas: Canvas) -> [StyledLine] {
    guard let formerMe else { return [] }
    let command = "`guide member edit \(Word.typed(name: formerMe)) --me`"
    return canvas.remarks(["the guide has several members now: use \(command) if you are \(formerMe)"]
    )
  }

  private func household(on canvas: Canvas) -> [StyledLine] {
    let all = guide.plan
    guard !all.planned.isEmpty else { return [] }
    let calories = Figure.text(all.targets.calories)
    let text = "the guide has \(all.planned.count.counted("member")), \(calories) kcal a day: `guide` shows all"
    return [StyledLine(canvas.show(text), .faint)]
  }
}

/// The members of a guide as they were entered.
struct GuideMemberListReport: Report {
  let guide: FamilyGuide
  let today: Day

  var json: JSON {
    .object(["members": .array(guide.plan.members.map { .guideMember($0, today: today) })])
  }

  var table: CSVTable? {
    CSVTable(
      [
        "id", "name", "age", "ageOn", "weight", "activity", "diet", "sex", "height", "pregnant", "lactating", "me",
        "calories", "weeklyChange",
      ],
      guide.plan.members.map { plan in
        let member = plan.member
        var trimester = ""
        if case .pregnant(let number) = member.state { trimester = String(number) }
        return [
          String(member.id), member.name, FoodText.csv(member.age), member.ageOn.iso, FoodText.csv(member.weight),
          member.activity.rawValue, member.diet.rawValue, member.sex?.rawValue ?? "", FoodText.csv(member.height),
          trimester, String(member.state == .lactating), String(member.isMe),
          plan.targets.map { String($0.calories) } ?? "", FoodText.csv(member.weeklyChange),
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !guide.members.isEmpty else {
      return [
        StyledLine("This family guide has no members yet."),
        StyledLine(
          "`guide member add Dad --age 40 --weight 82 --activity lightly-active --sex m` adds a member; `guide "
            + "start` asks about everybody."
        ),
      ]
    }
    return guide.plan.members.flatMap { plan in
      let member = plan.member
      let calories = plan.targets.map { "\(Figure.text($0.calories)) kcal" } ?? "no targets"
      let stands = guide.me?.id == member.id ? ["owner of the profile"] : []
      let parts = ["#\(member.id)"] + GuideWords.facts(member) + [calories] + stands
      let name = StyledLine(canvas.show(member.name), .bold)
      return (name + StyledLine(canvas.show("  " + parts.joined(separator: " · ")))).wrapped(to: canvas.width)
    }
  }
}
