/// How a period's intake of a nutrient compares with its limit.
package struct HealthMarker: Hashable, Sendable {
  /// The judgment in one word.
  package enum Level: String, Sendable {
    case good
    case moderate
    case high
    /// Too little of a nutrient that has a minimum.
    case low
    /// Not judged, because the type of sugar or the person's age is unknown.
    ///
    /// Either total sugar is above the limit for free sugar and nobody knows how much of it is free, or the limit is
    /// the one for adults and the person's age is unknown.
    case cannotTell
    case notEnoughData

    /// The level in words: `good`, `not enough data`.
    package var word: String {
      switch self {
      case .cannotTell: "cannot tell"
      case .notEnoughData: "not enough data"
      default: rawValue
      }
    }

    /// Whether enough is known for a judgment.
    package var isJudged: Bool { self != .cannotTell && self != .notEnoughData }

    /// Whether the intake was judged, and the judgment is not `good`.
    package var isMissed: Bool { isJudged && self != .good }
  }

  /// Sodium, saturated fat, sugar or fiber.
  package let nutrient: Nutrient
  /// The mean per day; nil if there are no days, or if no item's value is known.
  package let perDay: Double?
  /// The unit of all amounts: `g` or `mg`.
  package let unit: String
  /// The daily amount that counts as 100 %, in `unit`: a minimum for fiber, a maximum for all others.
  ///
  /// For sugar it is the reference value for all sugars. Nil if the limit is a share of energy and the energy is
  /// unknown.
  package let limit: Double?
  /// The maximum free sugar a day, in g; nil for every nutrient but sugar.
  package let freeSugarLimit: Double?
  /// The limit that the intake is held against: that for free sugar, unless there is more sugar than the reference value
  /// for all sugars.
  package let heldLimit: Double?
  /// Whether the intake is above `limit`, ignoring rounding errors.
  package let isExceeded: Bool
  /// Whether there is more sugar than the limit for free sugar, but not more than the reference value for all sugars, so
  /// that nobody knows whether it is too much.
  package var isOpen: Bool {
    guard let perDay, let freeSugarLimit else { return false }
    return !isExceeded && perDay > freeSugarLimit * (1 + 1e-9)
  }
  /// The intake as a share of the limit, `perDay` divided by `limit`: 1 is exactly the limit.
  package let share: Double?
  /// How the intake compares with the limit, in one word.
  package internal(set) var level: Level
  /// The number of items of unknown value that `perDay` leaves out; if there are any, `perDay` is a minimum.
  ///
  /// A day without any known value is not part of the mean, so its items do not count.
  package let unknown: Int
  /// The people for whom the limit holds.
  package let owner: MarkerReference.Owner
  /// Whether all or part of the limit was set by hand.
  package let isCustom: Bool
  /// Whether `heldLimit` is a share of energy: of the planned energy or, without a plan, of the energy eaten or bought.
  package let isOfEnergy: Bool
  /// The limit, its sources and what the levels mean, in one sentence.
  package let reference: String
  /// Where the limit was published; empty if it was set by hand.
  package let publications: [Publication]
  /// How the judgment was reached, step by step.
  package let derivation: [DerivationLine]
}

extension HealthMarker {
  /// The nutrients that have a marker, in display order.
  package static let nutrients: [Nutrient] = [.sodium, .saturatedFat, .sugar, .fiber]
  /// The minimum number of logged days for a judgment.
  package static let minimumDays = 3
  /// The minimum share of items, 0 to 1, whose value must be known for a judgment.
  package static let minimumKnownShare = 0.7
  /// How far an intake may be beyond its limit and still count as moderate, as a share of the limit.
  ///
  /// A maximum may be exceeded, or a minimum missed, by this share. The value is Larder's own choice: the tolerance of
  /// food labels is about as wide, so a smaller difference may be an error of the labels.
  package static let band = 0.2

  /// The value of `share`, other than 1, at which the judgment changes: below 1 for fiber, above 1 for sodium and
  /// saturated fat.
  ///
  /// For sugar it is the limit for free sugar as a share of `limit`, since an intake up to that limit is good even if
  /// all of the sugar is free. Nil if the limit is unknown.
  package var secondThreshold: Double? {
    switch nutrient {
    case .fiber: 1 - Self.band
    case .sugar: freeSugarLimit.flatMap { free in limit.map { free / $0 } }
    default: 1 + Self.band
    }
  }

  /// A nutrient's intake divided by its limit, so that 1 is the limit; nil if either is unknown.
  ///
  /// This is the `share` of the markers that `all` returns. It is quick enough to calculate for every day of a long
  /// period, since no explanations are built.
  package static func share(of nutrient: Nutrient, in intake: MarkerIntake) -> Double? {
    MarkerEvaluation(nutrient, intake).share
  }

  /// The four markers of an intake.
  package static func all(_ intake: MarkerIntake) -> [HealthMarker] {
    nutrients.map { HealthMarker($0, of: intake) }
  }

  /// The marker of one nutrient of an intake.
  package init(_ nutrient: Nutrient, of intake: MarkerIntake) {
    let evaluation = MarkerEvaluation(nutrient, intake)
    let words = MarkerWords(evaluation: evaluation, intake: intake)
    self.nutrient = nutrient
    perDay = evaluation.perDay
    unit = nutrient.unit
    limit = evaluation.value
    freeSugarLimit = evaluation.free?.value
    share = evaluation.share
    unknown = intake.itemsInMean(of: nutrient).unknown
    level = intake.isEnough(of: nutrient) ? evaluation.certainLevel ?? .notEnoughData : .notEnoughData
    owner = intake.reference.owner
    isCustom = evaluation.limit.isCustom || evaluation.free?.limit.isCustom == true
    isExceeded = evaluation.isExceeded
    heldLimit = evaluation.held.value
    isOfEnergy = evaluation.held.limit.energyShare > 0
    reference = words.reference
    publications = evaluation.publications
    derivation = words.derivation(level)
  }
}

/// The limit of a marker, and how an intake compares with this limit.
struct MarkerEvaluation {
  let nutrient: Nutrient
  let limit: MarkerLimit
  /// The limit in g or mg a day; nil if it is a share of energy and no energy is known.
  let value: Double?
  /// The limit for free sugar, and its value in g a day; nil for every nutrient but sugar.
  let free: (limit: MarkerLimit, value: Double)?
  let perDay: Double?
  /// The mean per day, assuming that items of unknown value have as much as the others; `perDay` if every value is
  /// known.
  let estimate: Double?
  /// The energy in kcal a day from which limits that are shares of energy are calculated.
  let energy: Double
  /// The energy in kcal a day that was eaten or bought.
  let eatenEnergy: Double
  /// The energy in a gram of the nutrient, in kcal.
  let caloriesPerGram: Double

  init(_ nutrient: Nutrient, _ intake: MarkerIntake) {
    let reference = intake.reference
    let eaten = intake.days > 0 ? intake.total[.calories] / Double(intake.days) : 0
    let energy = reference.energy.map(Double.init) ?? eaten
    let caloriesPerGram: Double = nutrient == .saturatedFat ? 9 : 4
    func value(_ limit: MarkerLimit) -> Double? {
      let value = limit.value(energy: energy, caloriesPerGram: caloriesPerGram)
      return value > 0 && (intake.days > 0 || limit.energyShare == 0 || reference.energy != nil) ? value : nil
    }
    let limit =
      switch nutrient {
      case .sodium: reference.sodium
      case .saturatedFat: reference.saturatedFat
      case .fiber: reference.fiber
      default: reference.totalSugar
      }
    let free = nutrient == .sugar ? value(reference.freeSugar).map { (limit: reference.freeSugar, value: $0) } : nil
    // If somebody has set a limit for free sugar above the reference value for all sugars, the higher one counts.
    let isFreeAbove = (free?.value ?? 0) > (value(limit) ?? 0)
    self.nutrient = nutrient
    self.limit = isFreeAbove ? free?.limit ?? limit : limit
    self.free = free
    self.energy = energy
    eatenEnergy = eaten
    self.caloriesPerGram = caloriesPerGram
    perDay = intake.perDay(nutrient)
    estimate = intake.estimate(nutrient)
    self.value = value(self.limit)
  }

  var share: Double? { perDay.flatMap { perDay in value.map { perDay / $0 } } }

  /// Whether the intake is above the limit, ignoring rounding errors.
  var isExceeded: Bool { share.map { !reaches(1, $0) } ?? false }

  /// The limit that the intake is held against: that for free sugar, up to which any sugar is good, unless there is more
  /// sugar than the reference value for all sugars.
  var held: (limit: MarkerLimit, value: Double?) {
    guard !isExceeded, let free else { return (limit, value) }
    return (free.limit, free.value)
  }

  var publications: [Publication] {
    (free?.limit.publications ?? []) + limit.publications.filter { free?.limit.publications.contains($0) != true }
  }

  /// The judgment as far as it is certain; does not check whether enough days and items are known.
  ///
  /// Unknown values can only add to the intake. Too much of a nutrient, or enough fiber, is therefore certain whatever
  /// is missing. Any other judgment is certain only if it is the same for `estimate`. Nil if the judgment is not
  /// certain, or if the share of the limit is unknown.
  var certainLevel: HealthMarker.Level? {
    guard let level = level(of: perDay) else { return nil }
    let isCertain = nutrient == .fiber ? level == .good : level != .good
    return isCertain || level == self.level(of: estimate) ? level : nil
  }

  /// The judgment of an amount per day; nil if its share of the limit is unknown.
  func level(of perDay: Double?) -> HealthMarker.Level? {
    guard let share = perDay.flatMap({ perDay in value.map { perDay / $0 } }) else { return nil }
    switch nutrient {
    case .fiber:
      return reaches(share, 1) ? .good : reaches(share, 1 - HealthMarker.band) ? .moderate : .low
    case .sugar:
      // Free sugar is a part of all sugar: if all sugar is within the limit for free sugar, free sugar is too.
      if let perDay, let free, reaches(free.value, perDay) { return .good }
      return reaches(1, share) ? .cannotTell : .high
    default:
      return reaches(1, share) ? .good : reaches(1 + HealthMarker.band, share) ? .moderate : .high
    }
  }

  /// Whether the first value is at least the second, ignoring rounding errors.
  private func reaches(_ one: Double, _ other: Double) -> Bool { one >= other - 1e-9 * max(1, other) }
}
