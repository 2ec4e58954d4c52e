internal import Figures

/// The wording of a marker's limit and of the steps that lead to its judgment.
struct MarkerWords {
  let evaluation: MarkerEvaluation
  let intake: MarkerIntake

  private static let cannotTell = "food tables cannot tell how much is free sugar"

  private var nutrient: Nutrient { evaluation.nutrient }
  private var unit: String { nutrient.unit }

  /// The limit and the levels in a sentence: `at most 10 % of energy (WHO 2023 fats, ...); high above 12 % of energy`.
  var reference: String {
    switch nutrient {
    case .fiber:
      return
        "at least \(described(evaluation.limit)); low below \(evaluation.limit.times(1 - HealthMarker.band).text(unit))"
    case .sugar where intake.reference.limitsAllSugarAlike:
      return "total sugar: at most \(described(evaluation.limit)), all carbohydrate of the diet; high above it"
    case .sugar:
      let free = evaluation.free.map { described($0.limit) } ?? described(intake.reference.freeSugar)
      return
        "total sugar: good up to \(free), since free sugar is then within its limit; high above "
        + "\(described(evaluation.limit)), \(evaluation.limit.isCustom ? "set by hand" : "the reference intake used on labels"); "
        + "in between, \(Self.cannotTell)"
    case .sodium:
      let high = evaluation.limit.times(1 + HealthMarker.band)
      let salt = Figure.tenths(Nutrient.salt(ofSodium: high.amount))
      return "at most \(described(evaluation.limit)); high above \(high.text(unit)), which is \(salt) g of salt "
        + "(\(Publication.euLabels.key))"
    default:
      return
        "at most \(described(evaluation.limit)); high above \(evaluation.limit.times(1 + HealthMarker.band).text(unit))"
    }
  }

  /// A limit in words, with its source.
  ///
  /// Examples: `2,000 mg a day for adults (EFSA 2019 sodium, WHO 2012 sodium)`, `25 g a day (set by hand)`.
  private func described(_ limit: MarkerLimit) -> String {
    let who = intake.reference.owner == .adults && limit.amount > 0 ? " for adults" : ""
    let sources = limit.publications.map(\.key) + (limit.isCustom ? ["set by hand"] : [])
    return limit.text(unit) + who + (sources.isEmpty ? "" : " (\(sources.joined(separator: ", ")))")
  }

  /// How the judgment follows from the sum of the intake, one line for each step.
  func derivation(_ level: HealthMarker.Level) -> [DerivationLine] {
    let limits = [evaluation.free.map { limit("free sugar, at most", $0.limit, $0.value) }, customLimit].compactMap(
      \.self)
    guard let perDay = evaluation.perDay else {
      let nothing = intake.days > 0 ? "no item's value is known" : "nothing logged"
      return [DerivationLine("mean per day", nothing, nil, "")] + limits + [judgement(level)]
    }
    let mean = DerivationLine(
      "mean per day", "\(number(intake.total[nutrient])) \(unit) / \(days)", perDay, unit)
    let hasLimit = nutrient != .sugar || intake.reference.limitsAllSugarAlike
    let shareName = hasLimit ? "share of limit" : "share of reference"
    let share = evaluation.value.flatMap { value in
      evaluation.share.map {
        DerivationLine(shareName, "\(number(perDay)) / \(number(value)) \(unit)", $0 * 100, "%")
      }
    }
    return [mean] + limits + [share, shareEaten(perDay)].compactMap(\.self) + [judgement(level)]
  }

  /// The step with the nutrient's share of the energy that was eaten; nil unless the limit is a share of the planned
  /// energy.
  private func shareEaten(_ perDay: Double) -> DerivationLine? {
    guard intake.reference.energy != nil, evaluation.limit.energyShare > 0, evaluation.eatenEnergy > 0 else {
      return nil
    }
    let grams = evaluation.caloriesPerGram
    return DerivationLine(
      "share of the energy eaten",
      "\(number(perDay)) \(unit) × \(Figure.exact(grams)) / \(number(evaluation.eatenEnergy)) kcal",
      perDay * grams / evaluation.eatenEnergy * 100, "%")
  }

  private var days: String {
    let word = if intake.isOfSeveral { "days of all" } else { "days" }
    let count = intake.divisor(nutrient)
    return "\(Figure.text(count)) \(count == 1 ? "day" : word)"
  }

  private var customLimit: DerivationLine? {
    let name = nutrient == .fiber ? "at least" : nutrient == .sugar ? "all sugars, reference" : "at most"
    return evaluation.value.map { limit(name, evaluation.limit, $0) }
  }

  private func limit(_ name: String, _ limit: MarkerLimit, _ value: Double) -> DerivationLine {
    let share =
      limit.energyShare > 0
      ? "\(Figure.tenths(limit.energyShare * 100)) % × \(number(evaluation.energy)) kcal \(intake.reference.energy == nil ? "a day" : "planned for a day") / "
        + Figure.exact(evaluation.caloriesPerGram)
      : nil
    let amount = limit.amount > 0 ? "\(number(limit.amount)) \(unit)\(limit.isCustom ? ", set by hand" : "")" : nil
    let others = limit.publications.dropFirst().map(\.key)
    return DerivationLine(
      name, [amount, share].compactMap(\.self).joined(separator: " + "), value, unit, limit.publications.first,
      passage: others.isEmpty ? nil : "together with \(others.joined(separator: ", "))")
  }

  /// The last step: the share of the limit at which each judgment begins, or why nothing can be judged.
  private func judgement(_ level: HealthMarker.Level) -> DerivationLine {
    let remark: String
    if level == .notEnoughData, let doubt = doubtOfUnknown {
      remark = doubt
    } else if level == .notEnoughData {
      let known =
        "; \(number(intake.known(nutrient) * 100)) % of \(intake.items.counted("item")) known, "
        + "\(number(HealthMarker.minimumKnownShare * 100)) % needed"
      let needed = "\(intake.daysKnown(nutrient).counted("day")) with known values, \(HealthMarker.minimumDays) needed"
      remark = needed + (intake.items > 0 ? known : "")
    } else {
      remark =
        switch nutrient {
        case .fiber: "good from 100 %, moderate from 80 %, low below"
        case .sugar where intake.reference.limitsAllSugarAlike: "good up to the limit, high above"
        case .sugar:
          "`good` up to the limit for free sugar, `high` above the reference for all sugars; in between, \(Self.cannotTell)"
        default: "good up to 100 %, moderate up to 120 %, high above"
        }
    }
    let isBand = nutrient != .sugar && level != .notEnoughData
    return DerivationLine(
      [.cannotTell, .notEnoughData].contains(level) ? "not judged: \(level.word)" : "judged \(level.word)",
      remark, nil, "",
      passage: isBand ? "the 20 % band is Larder's choice, since labels may be off by that much" : nil)
  }

  /// Why the marker is not judged although enough is known: `good as far as known, but moderate if the 4 items of
  /// unknown value have as much as the others: 2,150 mg a day`.
  ///
  /// Nil if there is another reason.
  private var doubtOfUnknown: String? {
    let unknown = intake.itemsInMean(of: nutrient).unknown
    guard unknown > 0, evaluation.certainLevel == nil, let estimate = evaluation.estimate,
      intake.isEnough(of: nutrient), let known = evaluation.level(of: evaluation.perDay),
      let likely = evaluation.level(of: estimate)
    else { return nil }
    return "\(known.word) as far as known, but \(likely.word) if the \(unknown.counted("item")) of unknown value "
      + "\(unknown == 1 ? "has" : "have") as much as the others: \(number(estimate)) \(unit) a day"
  }

  private func number(_ value: Double) -> String { Figure.tenths(value) }
}
