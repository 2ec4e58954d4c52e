internal import Domain
internal import Text

/// Every step from a member's numbers to a target, with its publication.
struct GuideExplanation: Report {
  let guide: FamilyGuide
  let today: Day
  /// Nil for all members.
  var member: FamilyMember?
  /// Nil for all nutrients.
  var nutrient: Nutrient?

  private var plans: [MemberPlan] {
    guide.plan.members.filter { member == nil || $0.member.id == member?.id }
  }
  private var nutrients: [Nutrient] { nutrient.map { [$0] } ?? Nutrient.allCases }

  /// What the numbers that are shown leave open.
  private var doubts: [String] {
    let isKeto = plans.contains { $0.diet == .keto }
    let hasMacro = !Set(nutrients).isDisjoint(with: [.protein, .carbohydrates, .fat])
    let all = [
      (
        nutrients.contains(.calories),
        "The method of D-A-CH and that of the United States differ; both are shown where height and sex are known."
      ),
      (isKeto, "Keto and low-carb are one choice here: at most 50 g and 10 % of energy meets both definitions."),
      (
        hasMacro,
        "The split of 15, 30 and 55 % of energy is Larder's choice inside the cited ranges, as the bands of the markers are."
      ),
      (
        nutrients.contains(.sugar),
        "Labels of the European Union give all sugars, not the free ones: up to 10 % of energy is surely fine, above 18 % "
          + "surely high, between them nobody can tell."
      ),
    ]
    let energy = "Energy, and what is a share of it, is \(EnergyRequirement.uncertainty)."
    return [energy] + all.filter(\.0).map(\.1) + ["Below 1 year nothing is planned.", GuideWords.notAdvice]
  }

  var json: JSON {
    .object([
      "members": .array(plans.map(json)), "uncertainty": .string(EnergyRequirement.uncertainty),
      "doubts": .array(doubts.map(JSON.string)),
    ])
  }

  private func json(_ plan: MemberPlan) -> JSON {
    .object([
      "id": .int(plan.member.id), "name": .string(plan.member.name),
      "nutrients": .array(
        nutrients.compactMap { nutrient in
          guard let targets = plan.targets else { return nil }
          return .object([
            "nutrient": .string(nutrient.rawValue), "target": .int(targets[nutrient]), "unit": .string(nutrient.unit),
            "own": .bool(plan.own.contains(nutrient)), "steps": .array(plan.derivation(of: nutrient).map(Self.step)),
          ])
        }),
      "nasem2023": plan.comparison.map {
        .object(["equation": .string($0.text), "calories": .number($0.calories), "error": .number($0.error)])
      } ?? .null,
      "notices": .array(GuideWords.remarks(of: plan, today: today).map { .string($0.text) }),
    ])
  }

  private static func step(_ step: Derivation) -> JSON {
    .object([
      "what": .string(step.what), "equation": .string(step.equation), "result": .optional(step.result),
      "unit": .string(step.unit), "source": .optional(step.publication?.citation), "place": .optional(step.place),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["member", "nutrient", "step", "equation", "result", "unit", "source", "place"],
      plans.flatMap { plan in
        nutrients.flatMap { nutrient in
          plan.derivation(of: nutrient).map { step in
            [
              plan.member.name, nutrient.rawValue, step.what, step.equation, FoodText.csv(step.result), step.unit,
              step.publication?.citation ?? "", step.place ?? "",
            ]
          }
        }
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !plans.isEmpty else { return [StyledLine("Nobody is in this family guide yet: `guide start` asks.")] }
    let steps = plans.flatMap { plan in
      LabelledRows(canvas: canvas).heading([plan.member.name] + GuideWords.facts(plan.member))
        + nutrients.flatMap { lines(of: $0, plan, canvas) } + comparison(plan, canvas)
        + GuideWords.lines(GuideWords.remarks(of: plan, today: today), of: nil, on: canvas)
    }
    return steps + total(canvas) + sources(canvas) + uncertain(canvas)
  }

  private func lines(of nutrient: Nutrient, _ plan: MemberPlan, _ canvas: Canvas) -> [StyledLine] {
    guard let targets = plan.targets else { return [] }
    let target = GuideWords.target(nutrient, targets, isOwn: plan.own.contains(nutrient), on: canvas)
    let head = nutrient == .calories ? "energy \(target)" : target
    let steps = plan.derivation(of: nutrient).flatMap { step in
      let source = [step.publication?.key, step.place].compactMap(\.self).joined(separator: ", ")
      let line = StyledLine(canvas.show("    " + step.text))
      return (line + StyledLine(source.isEmpty ? "" : canvas.show(" (\(source))"), .faint)).hanging(
        in: canvas.width, by: 4)
    }
    return [StyledLine(canvas.show("  " + head), .bold)] + steps
  }

  private func comparison(_ plan: MemberPlan, _ canvas: Canvas) -> [StyledLine] {
    guard let other = plan.comparison, nutrients.contains(.calories) else { return [] }
    let result = "\(Figure.text(other.calories)) kcal, ± \(Figure.text(other.error))"
    return [StyledLine(canvas.show("  the United States' value, for comparison"), .bold)]
      + StyledLine(canvas.show("    \(other.text) = \(result) (\(Publication.nasem2023.key), tables S-4 to S-9)"))
      .hanging(in: canvas.width, by: 4)
  }

  /// The household's total, row by row, where everybody is explained.
  private func total(_ canvas: Canvas) -> [StyledLine] {
    let plan = guide.plan
    guard member == nil, plan.planned.count > 1 else { return [] }
    let rows = nutrients.flatMap { nutrient -> [StyledLine] in
      let parts = plan.planned.compactMap { $0.targets.map { Figure.text(Double($0[nutrient])) } }
      let own = plan.own.contains(nutrient) ? "; set by hand to \(Figure.text(Double(plan.targets[nutrient])))" : ""
      let sum = "\(Figure.text(Double(plan.sum[nutrient]))) \(nutrient.unit)\(own)"
      return StyledLine(canvas.show("  \(GuideWords.label(nutrient)): \(parts.joined(separator: " + ")) = \(sum)"))
        .hanging(in: canvas.width, by: 2)
    }
    return LabelledRows(canvas: canvas).heading(["total: the sum of what the members' lines show"]) + rows
  }

  private func sources(_ canvas: Canvas) -> [StyledLine] {
    var publications = plans.flatMap { plan in
      nutrients.flatMap { plan.derivation(of: $0) }.compactMap(\.publication) + plan.notices.compactMap(\.publication)
    }
    if nutrients.contains(.calories), plans.contains(where: { $0.comparison != nil }) {
      publications.append(.nasem2023)
    }
    let named = Publication.all.filter(publications.contains)
    guard !named.isEmpty else { return [] }
    return [StyledLine("Sources", .bold)]
      + named.flatMap { StyledLine(canvas.show("  " + $0.citation)).hanging(in: canvas.width, by: 2) }
  }

  private func uncertain(_ canvas: Canvas) -> [StyledLine] {
    [StyledLine("What is uncertain", .bold)]
      + doubts.flatMap { StyledLine(canvas.show("  " + $0)).hanging(in: canvas.width, by: 2) }
  }
}

extension StyledLine {
  /// The line broken to a width, what continues standing in two cells more than the line itself does.
  fileprivate func hanging(in width: Int, by indent: Int) -> [StyledLine] {
    guard cells > width else { return [self] }
    return wrapped(to: width - indent).enumerated().flatMap { index, line in
      index == 0 ? [line] : (StyledLine(String(repeating: " ", count: indent)) + line).wrapped(to: width)
    }
  }
}
