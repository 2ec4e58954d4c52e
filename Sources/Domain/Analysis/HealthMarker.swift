/// How a period's intake of a nutrient stands to a limit.
package struct HealthMarker: Hashable, Sendable {
  /// The judgement in one word.
  package enum Level: String, Sendable {
    case good
    case moderate
    case high
    /// Too little of what there should be enough of.
    case low
    /// Only total sugar is known, and whether too much of it is free sugar depends.
    case cannotTell
    case notEnoughData

    /// `good`, `not enough data`.
    package var word: String {
      switch self {
      case .cannotTell: "cannot tell"
      case .notEnoughData: "not enough data"
      default: rawValue
      }
    }
  }

  /// Sodium, saturated fat, sugar or fiber.
  package let nutrient: Nutrient
  /// The mean of the days with entries; nil without any, and where no item's value is known.
  package let perDay: Double?
  /// `g` or `mg`.
  package let unit: String
  /// What 100 % is, per day, in `unit`: at most that, of fiber at least; nil where it is a share of an energy that is not
  /// known.
  ///
  /// Of sugar it is the reference of all sugars.
  package let limit: Double?
  /// g of free sugar a day, at most; nil but for sugar.
  package let freeSugarLimit: Double?
  /// `perDay` through `limit`: 1 is the limit.
  package let share: Double?
  /// Where the share stands.
  package let level: Level
  /// Whose limit it is.
  package let whose: MarkerReference.Whose
  /// Whether the limit, or a part of it, was set by hand.
  package let isOwn: Bool
  /// Whether the limit goes by the energy that was eaten.
  package let isOfEnergy: Bool
  /// The limit, its sources, and what the levels mean, in one sentence.
  package let reference: String
  /// Where the limit was published; empty where it was set by hand.
  package let publications: [Publication]
  /// How the judgement came about, step by step.
  package let derivation: [Derivation]
}

extension HealthMarker {
  /// The nutrients that there are markers of, in their order.
  package static let nutrients: [Nutrient] = [.sodium, .saturatedFat, .sugar, .fiber]
  /// Days with entries that a judgement needs.
  package static let fewestDays = 3
  /// The share of items whose value is known that a judgement needs.
  package static let fewestKnown = 0.7
  /// How far beyond the limit an intake is moderate still, and of fiber how far below.
  ///
  /// Larder's own: the tolerance of food labels is about as wide, so that a smaller excess is within their noise.
  package static let band = 0.2

  /// The share at which the judgement changes beside 1: of fiber below it, else above it; nil for none.
  ///
  /// Of sugar it is the limit of free sugar, up to which all of it may be free.
  package var secondThreshold: Double? {
    switch nutrient {
    case .fiber: 1 - Self.band
    case .sugar: freeSugarLimit.flatMap { free in limit.map { free / $0 } }
    default: 1 + Self.band
    }
  }

  /// An intake of a nutrient through its limit, 1 is the limit; nil where either is not known.
  ///
  /// What `all` would say as `share`, without the words: for each day of a longer time.
  package static func share(of nutrient: Nutrient, in intake: MarkerIntake) -> Double? {
    MarkerRuling(nutrient, intake).share
  }

  /// The four markers of an intake.
  package static func all(_ intake: MarkerIntake) -> [HealthMarker] {
    nutrients.map { HealthMarker($0, of: intake) }
  }

  private init(_ nutrient: Nutrient, of intake: MarkerIntake) {
    let ruling = MarkerRuling(nutrient, intake)
    let isKnown = intake.daysKnown(nutrient) >= Self.fewestDays && intake.known(nutrient) >= Self.fewestKnown - 1e-9
    let words = MarkerWords(ruling: ruling, intake: intake)
    self.nutrient = nutrient
    perDay = ruling.perDay
    unit = nutrient.unit
    limit = ruling.value
    freeSugarLimit = ruling.free?.value
    share = ruling.share
    level = isKnown ? ruling.level ?? .notEnoughData : .notEnoughData
    whose = intake.reference.whose
    isOwn = ruling.limit.isOwn || ruling.free?.limit.isOwn == true
    isOfEnergy = ruling.limit.energyShare > 0
    reference = words.reference
    publications = ruling.publications
    derivation = words.derivation(level)
  }
}

/// What 100 % of a marker is, and where an intake stands to it.
struct MarkerRuling {
  let nutrient: Nutrient
  let limit: MarkerLimit
  /// The limit in g or mg a day; nil where it is a share of no energy.
  let value: Double?
  /// Of sugar: the limit of free sugar, and its g a day.
  let free: (limit: MarkerLimit, value: Double)?
  let perDay: Double?
  /// kcal a day.
  let energy: Double
  /// kcal of a gram.
  let caloriesPerGram: Double

  init(_ nutrient: Nutrient, _ intake: MarkerIntake) {
    let reference = intake.reference
    let energy = intake.days > 0 ? intake.total[.calories] / Double(intake.days) : 0
    let caloriesPerGram: Double = nutrient == .saturatedFat ? 9 : 4
    func value(_ limit: MarkerLimit) -> Double? {
      let value = limit.value(energy: energy, caloriesPerGram: caloriesPerGram)
      return value > 0 && (intake.days > 0 || limit.energyShare == 0) ? value : nil
    }
    let limit =
      switch nutrient {
      case .sodium: reference.sodium
      case .saturatedFat: reference.saturatedFat
      case .fiber: reference.fiber
      default: reference.totalSugar
      }
    let free = nutrient == .sugar ? value(reference.freeSugar).map { (limit: reference.freeSugar, value: $0) } : nil
    // A limit of free sugar that somebody has set above the reference of all sugars is what counts then.
    let isFreeAbove = (free?.value ?? 0) > (value(limit) ?? 0)
    self.nutrient = nutrient
    self.limit = isFreeAbove ? free?.limit ?? limit : limit
    self.free = free
    self.energy = energy
    self.caloriesPerGram = caloriesPerGram
    perDay = intake.perDay(nutrient)
    self.value = value(self.limit)
  }

  var share: Double? { perDay.flatMap { perDay in value.map { perDay / $0 } } }

  var publications: [Publication] {
    (free?.limit.publications ?? []) + limit.publications.filter { free?.limit.publications.contains($0) != true }
  }

  /// Where the share stands, if there is enough to judge by; nil where there is no share.
  var level: HealthMarker.Level? {
    guard let share else { return nil }
    switch nutrient {
    case .fiber:
      return reaches(share, 1) ? .good : reaches(share, 1 - HealthMarker.band) ? .moderate : .low
    case .sugar:
      // Free sugar is a part of all sugar: where all of it is within the limit of the free, the free is as well.
      if let perDay, let free, reaches(free.value, perDay) { return .good }
      return reaches(1, share) ? .cannotTell : .high
    default:
      return reaches(1, share) ? .good : reaches(1 + HealthMarker.band, share) ? .moderate : .high
    }
  }

  /// Whether the one is at least the other, the last places of the divisions aside.
  private func reaches(_ one: Double, _ other: Double) -> Bool { one >= other - 1e-9 * max(1, other) }
}
