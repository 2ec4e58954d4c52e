internal import Domain

extension HabitsReport {
  var json: JSON {
    .object([
      "profile": .string(profile), "nutrient": .string(nutrient.rawValue), "unit": .string(nutrient.unit),
      "period": .period(summary.period), "daysLogged": .int(summary.daysLogged), "daysPassed": .int(summary.daysPassed),
      "aim": .object([
        "kind": .string(habits.aim.kind.rawValue), "amount": .optional(habits.aim.planned),
        "against": .optional(habits.aim.owner?.name),
      ]),
      "streaks": .object(["logged": Self.streaks(habits.logged), "atGoal": Self.streaks(habits.atAim)]),
      "adherence": .adherence(habits.adherence), "halves": halves,
      "weekdays": .array(
        habits.weekdays(from: weekStart).map {
          .object([
            "weekday": .string($0.weekday.rawValue), "mean": .optional($0.mean), "days": .int($0.days),
            "standing": .optional($0.verdict?.word),
          ])
        }), "weekend": weekend,
      "slots": .array(slots.map(slot)), "sources": .array(sources.map(source)),
      "unknown": unknown(summary.total.unknown(nutrient)), "week": week,
    ])
  }

  private static func streaks(_ streaks: Streaks) -> JSON {
    func streak(_ streak: Streak?) -> JSON {
      guard let streak else { return .null }
      return .object([
        "days": .int(streak.days), "from": .string(streak.from.iso), "to": .string(streak.to.iso),
      ])
    }
    return .object(["current": streak(streaks.current), "longest": streak(streaks.longest)])
  }

  private var halves: JSON {
    guard let (first, second) = habits.halves else { return .null }
    func half(_ half: Habits.Half) -> JSON {
      .object([
        "from": .string(half.from.iso), "to": .string(half.to.iso), "adherence": .adherence(half.adherence),
      ])
    }
    return .object([
      "first": half(first), "second": half(second),
      "change": .string(first.adherence.change(to: second.adherence).rawValue),
    ])
  }

  private var weekend: JSON {
    let pattern = habits.weekend
    func side(_ side: WeekendPattern.Side) -> JSON {
      .object(["mean": .optional(side.mean), "days": .int(side.days)])
    }
    return .object([
      "weekend": side(pattern.weekend), "workdays": side(pattern.workdays), "difference": .optional(pattern.difference),
      "verdict": .string(pattern.verdict.rawValue),
    ])
  }

  private func slot(_ sum: SlotSum) -> JSON {
    .object([
      "slot": .string(sum.slot.rawValue), "amount": .number(sum.amount), "share": .optional(share(sum.amount)),
      "unknown": unknown(sum.unknown),
    ])
  }

  /// The number of items whose value is unknown, as an object in the form that all reports use: `{"fiber":6}`, `{}`.
  private func unknown(_ items: Int) -> JSON { .object(items > 0 ? [nutrient.rawValue: .int(items)] : [:]) }

  private func source(_ source: NutrientSourceTotal) -> JSON {
    .object([
      "name": .string(source.name), "amount": .number(source.amount), "share": .optional(share(source.amount)),
      "times": .int(source.times), "perTime": .number(source.perTime),
    ])
  }

  /// The share of the known intake that an amount makes up, from 0 to 1; nil if the known intake is zero.
  func share(_ amount: Double) -> Double? {
    let total = summary.total[nutrient]
    return total > 0 ? amount / total : nil
  }

  private var week: JSON {
    guard let budget = habits.budget else { return .null }
    return .object([
      "period": .period(.week(of: summary.today, weekStart: weekStart)), "eaten": .number(budget.eaten),
      "left": .number(budget.left), "days": .int(budget.days), "perDay": .number(budget.perDay),
      "perDayAfterToday": .optional(budget.eachAfterToday),
      "unknown": unknown(budget.unknown),
    ])
  }
}

extension JSON {
  /// The number of days at, under and over a goal; `share` is null if no day is judged.
  static func adherence(_ adherence: Adherence) -> JSON {
    .object([
      "met": .int(adherence.met), "under": .int(adherence.under), "over": .int(adherence.over),
      "judged": .int(adherence.judged), "unjudged": .int(adherence.unjudged), "share": .optional(adherence.share),
    ])
  }
}
