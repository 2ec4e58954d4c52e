internal import Figures

/// How a wish to lose or gain weight changes a member's planned energy.
package struct WeightChange: Hashable, Sendable {
  /// Why a wish is not followed.
  package enum Obstacle: Hashable, Sendable {
    /// The member is below 18 years.
    case underage
    /// The member is pregnant or breastfeeding.
    case state
    /// The member wishes to lose weight, but the height is unknown.
    case heightUnknown
    /// The member wishes to lose weight, but the body mass index (the associated value) is below 18.5.
    case underweight(Double)
  }

  /// The wish in kg a week: negative to lose, positive to gain.
  package let wished: Double
  /// The planned change in kg a week: the wish, limited to 0.5 % of the body weight; 0 if there is an obstacle.
  package let planned: Double
  /// Why the wish is not followed; nil if the wish is followed.
  package let obstacle: Obstacle?
  /// The kcal a day that the plan adds to the energy requirement; negative to lose weight.
  package let calories: Double
  /// Whether the plan is smaller than the wish because the planned energy never goes below the resting energy.
  package let isHeldAtRest: Bool

  /// The kcal in a kg of body weight: 3,500 kcal in a pound of 0.4536 kg are 7,716 kcal in a kg, rounded to 7,700
  /// (Wishnofsky 1958).
  package static let caloriesPerKilogram = 7700.0
  /// The largest change that is planned for a week, as a share of the body weight: half a percent, Larder's own choice.
  package static let maximumShare = 0.005
  /// The lowest body mass index at which losing weight is planned: a lower index means underweight (WHO 2000).
  package static let minimumIndex = 18.5
  /// The smallest change that a member can wish for, in kg a week; a smaller change would be shown as 0.
  static let least = 0.01
  /// The lowest age in years at which a change of weight is planned.
  package static let minimumAge = 18.0

  /// Calculates the change of weight for a member who wishes to lose or gain weight; nil for any other member.
  ///
  /// - Parameters:
  ///   - requirement: The member's energy requirement in kcal a day.
  ///   - resting: The member's resting energy in kcal a day.
  init?(_ member: FamilyMember, requirement: Double, resting: Double) {
    guard let wished = member.weeklyChange, wished != 0 else { return nil }
    self.wished = wished
    obstacle = Self.obstacle(member, loses: wished < 0)
    let most = Self.maximum(member.weight)
    planned = obstacle == nil ? min(max(wished, -most), most) : 0
    let wanted = planned * Self.caloriesPerKilogram / 7
    calories = max(wanted, min(0, resting - requirement))
    isHeldAtRest = calories > wanted
  }

  /// The largest change in kg that is planned for a week, for a body weight in kg.
  package static func maximum(_ weight: Double) -> Double { weight * maximumShare }

  /// The change in kg a week that corresponds to the planned energy.
  ///
  /// If `isHeldAtRest` is true, this is a smaller loss than `planned`.
  package var effective: Double { calories * 7 / Self.caloriesPerKilogram }

  private static func obstacle(_ member: FamilyMember, loses: Bool) -> Obstacle? {
    if member.age < minimumAge { return .underage }
    if member.state != nil { return .state }
    guard loses else { return nil }
    guard let index = member.bodyMassIndex else { return .heightUnknown }
    return index < minimumIndex ? .underweight(index) : nil
  }
}

// MARK: What may be wished

extension WeightChange {
  /// Checks a wish when it is stated.
  ///
  /// - Parameters:
  ///   - isWeightOpen: Whether the weight is not known yet; bounds that depend on the weight are then not checked.
  ///   - isHeightOpen: Whether the height may still be stated later; a missing height is then not an error.
  /// - Throws: `notAllowed` below 18 years, in pregnancy, while breastfeeding, and for losing with a body mass index
  ///   below 18.5; `missingValue` for losing without a height; `outOfRange` for 0 and for more than 0.5 % of the
  ///   weight.
  package static func check(
    _ wish: WeightWish, of member: FamilyMember, isWeightOpen: Bool = false, isHeightOpen: Bool = false
  ) throws(LarderError) {
    let name = member.name
    guard abs(wish.kilograms) >= least else {
      throw LarderError(
        .outOfRange, "less than \(kilograms(least)) a week changes nothing",
        hint: "write an amount such as 0.3 kg, or `none` in its place to remove the wish")
    }
    switch obstacle(member, loses: wish.kilograms < 0) {
    case .underage:
      throw LarderError(
        .notAllowed, "\(name) is below 18 years: no change of weight is planned for children and adolescents",
        hint: "leave the wish out; a paediatrician can say which weight is right for a growing child")
    case .state:
      throw LarderError(
        .notAllowed,
        "\(name) is \(member.state?.words ?? ""): no change of weight is planned in pregnancy or while breastfeeding",
        hint: "leave the wish out, and talk with a midwife or physician")
    case .heightUnknown where !isHeightOpen:
      throw LarderError(
        .missingValue, "the height of \(name) is needed for the body mass index: no weight loss is planned below 18.5",
        hint: "give the height, too: `--height 168`, or `168 cm` in the member's line")
    case .underweight(let index) where !isWeightOpen:
      throw LarderError(
        .notAllowed,
        "\(name) has a body mass index of \(Figure.tenths(index)): no weight loss is planned below 18.5 (WHO 2000)",
        hint: "leave the wish out; if losing weight has a reason, ask a physician")
    case .heightUnknown, .underweight, nil: break
    }
    let most = maximum(member.weight)
    guard isWeightOpen || abs(wish.kilograms) <= most + 1e-9 else {
      let allowed = Self.amount(most, inPounds: wish.isInPounds)
      let verb = wish.kilograms < 0 ? "lose" : "gain"
      let asked =
        wish.isInPounds ? "\(Figure.tenths(abs(wish.kilograms) / BodyWeight.pound)) lb" : kilograms(abs(wish.kilograms))
      throw LarderError(
        .outOfRange, "\(asked) a week is too fast for \(name) at \(Figure.exact(member.weight)) kg: at most \(allowed)",
        hint: "the maximum is 0.5 % of the body weight a week: `--\(verb) \(floor(most))`, or `\(verb) "
          + "\(floor(most)) kg` in the member's line")
    }
  }

  /// The largest change allowed in a week, rounded down so that Larder accepts it when it is typed: `0.37 kg`,
  /// `0.37 kg (0.81 lb)`.
  private static func amount(_ most: Double, inPounds: Bool) -> String {
    let pounds = inPounds ? " (\(floor(most / BodyWeight.pound)) lb)" : ""
    return "\(floor(most)) kg\(pounds)"
  }

  private static func floor(_ value: Double) -> String {
    Figure.text(((value + 1e-9) * 100).rounded(.down) / 100, upTo: 2)
  }

  /// An amount in kg as it is shown: `0.37 kg`.
  package static func kilograms(_ value: Double) -> String { "\(Figure.text(abs(value), upTo: 2)) kg" }
}

// MARK: Words

extension WeightChange {
  /// The wish in words: `lose 0.37 kg a week`.
  package static func wish(_ kilograms: Double) -> String {
    "\(kilograms < 0 ? "lose" : "gain") \(self.kilograms(kilograms)) a week"
  }

  /// The kcal a day that the change adds or saves, followed by the change: `minus 407 to lose 0.37 kg a week`.
  package var term: String {
    "\(calories < 0 ? "minus" : "plus") \(Figure.text(abs(calories))) to \(Self.wish(effective))"
  }

  /// The lines of the calculation from the requirement to the planned energy.
  func lines(requirement: Double, resting: Double) -> [DerivationLine] {
    let sign = planned < 0 ? "-" : "+"
    guard obstacle == nil else {
      return [DerivationLine("wish to \(Self.wish(wished))", "not followed: see the notice", nil, "")]
    }
    let wanted = abs(planned * Self.caloriesPerKilogram / 7)
    let change = DerivationLine(
      "wish to \(Self.wish(planned))",
      "\(Self.kilograms(planned)) × \(Figure.text(Self.caloriesPerKilogram)) kcal / 7 days", wanted, "kcal",
      .wishnofsky1958, passage: "3,500 kcal in a pound, which is about 7,700 in a kg")
    let plan = DerivationLine(
      "planned",
      "\(Figure.tenths(requirement)) \(sign) \(Figure.tenths(wanted))"
        + (isHeldAtRest ? ", but no less than the \(Figure.tenths(resting)) at rest" : ""),
      requirement + calories, "kcal")
    let limit = DerivationLine(
      "caution", "the body adapts, so that the real change becomes smaller from week to week", nil, "", .hall2011)
    return [change, plan, limit]
  }

  /// The notices about the wish; they also say which part of the wish is not followed, and why.
  func notices(_ member: FamilyMember, _ energy: EnergyRequirement) -> [GuideNotice] {
    let wish = "the wish to \(Self.wish(wished))"
    if let obstacle {
      let reason =
        switch obstacle {
        case .underage: "no change of weight is planned below 18 years"
        case .state: "no change of weight is planned in pregnancy or while breastfeeding"
        case .heightUnknown: "the height is needed, since no loss is planned with a body mass index below 18.5"
        case .underweight(let index):
          "the body mass index is \(Figure.tenths(index)), and no loss is planned below 18.5"
        }
      return [GuideNotice(.warning, "\(wish) is not followed: \(reason)", obstacle.source)]
    }
    var notices: [GuideNotice] = []
    if abs(wished) > abs(planned) + 1e-9 {
      notices.append(
        GuideNotice(
          .warning,
          "\(wish) is more than 0.5 % of the body weight: \(Self.kilograms(planned)) a week is planned"))
    }
    if isHeldAtRest {
      notices.append(
        GuideNotice(
          .warning,
          "\(wish) would leave less energy than the body needs at rest, so \(Figure.text(energy.calories)) kcal are "
            + "planned, which is about \(Self.kilograms(effective)) a week"))
    }
    let caution =
      wished < 0
      ? "losing weight: the body adapts to less energy, so that the real loss becomes smaller from week to week; with "
        + "an illness or medicines ask a physician first"
      : "gaining weight: the body adapts to more energy, so that the real gain becomes smaller from week to week; with "
        + "an illness ask a physician first"
    return notices + [GuideNotice(.warning, caution, .hall2011)]
  }
}

extension WeightChange.Obstacle {
  /// The publication that gives the limit behind the obstacle; nil if the limit is Larder's own.
  fileprivate var source: Publication? {
    switch self {
    case .heightUnknown, .underweight: .whoIndex
    case .underage, .state: nil
    }
  }
}
