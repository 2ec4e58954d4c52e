import Domain
import Store
import TestSupport

/// Changes that nobody would think of.
struct RandomWalk {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The errors with which a change may be refused.
  static let refusals: Set<ErrorCode> = [.alreadyExists, .notAllowed, .outOfRange, .unknownFood, .unknownMember]

  mutating func changeOwnRows(_ write: WriteTransaction, _ profile: Int) throws {
    let records = write.profile(profile)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let meal = try write.reading.profile(profile).meals(last: 8).randomElement(using: &random)
      switch (Int.random(in: 0..<12, using: &random), meal) {
      case (0, let meal?): try records.delete(meal.id)
      case (1, var meal?):
        meal.notes = text()
        meal.day = meal.day + 1
        try records.update(meal)
      case (2, let meal?): try records.append(try items(write), to: meal.id)
      case (3, let meal?):
        if let item = meal.items.randomElement(using: &random) { try records.removeItem(item.id) }
      case (4, let meal?):
        guard var item = meal.items.randomElement(using: &random) else { continue }
        item.isSkipped.toggle()
        item.grams = grams()
        item.nutrients = PartialNutrients(nutrients())
        try records.replace(item, in: meal.id)
      case (5, _): try records.setGoals(.default.setting(calories: .random(in: 1200...4000, using: &random)))
      case (6, _): try records.resetGoals()
      case (7...9, _): try changeGuide(records.guide, try write.reading.profile(profile).guide())
      default: try records.insert(.sample(try items(write), on: "2026-11-\(Int.random(in: 10...21, using: &random))"))
      }
    }
  }

  private mutating func changeGuide(_ guide: GuideWriter, _ now: FamilyGuide) throws {
    let nutrient = Nutrient.allCases.randomElement(using: &random) ?? .fat
    // A number that may not belong to any member, or nil for the household.
    let number = Int.random(in: 0..<9, using: &random) == 0 ? 999 : now.members.randomElement(using: &random)?.id
    switch (Int.random(in: 0..<8, using: &random), now.members.randomElement(using: &random)) {
    case (0, let member?): try guide.remove(member.id)
    case (1, var member?), (2, var member?):
      let id = member.id
      member = self.member()
      member.id = id
      try guide.update(member)
    case (3, _): try guide.set(CustomTarget(nutrient, member: number, value: .random(in: 1...900, using: &random)))
    case (4, _): try guide.clear(nutrient, member: number)
    case (5, _): try guide.setCompleted(.random(using: &random))
    case (6, _): try guide.clearCustomTargets()
    default: try guide.add(member())
    }
  }

  private mutating func member() -> FamilyMember {
    FamilyMember(
      name: name(), age: bits(below: 110), ageOn: date("2026-11-21"), weight: .random(in: 2...300, using: &random),
      activity: .active,
      diet: DietType.allCases.randomElement(using: &random) ?? .keto, sex: Bool.random(using: &random) ? .female : nil,
      height: Bool.random(using: &random) ? .random(in: 40...250, using: &random) : nil,
      state: Bool.random(using: &random) ? .pregnant(trimester: 2) : nil, isMe: Bool.random(using: &random))
  }

  mutating func changeSharedRows(_ write: WriteTransaction) throws {
    let foods = try write.reading.foods.candidates(for: "test", limit: 20)
    let profile = try write.reading.profiles.all().randomElement(using: &random)
    switch (Int.random(in: 0..<10, using: &random), foods.randomElement(using: &random), profile) {
    case (0, let food?, _): try write.foods.delete(food.id)
    case (1, var food?, _), (2, var food?, _):
      food.name = name()
      food.nutrients = nutrients()
      food.portions.shuffle(using: &random)
      food.portions.append(Portion(name: text(), grams: grams()))
      food.aliases = (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
      try write.foods.update(food, past: Bool.random(using: &random))
    case (3, _, let profile?): try write.profiles.makeDefault(profile.id)
    case (4, _, var profile?):
      profile.name = name()
      profile.icon = "\u{1F955}"
      try write.profiles.update(profile)
    case (5, _, let profile?) where Int.random(in: 0..<3, using: &random) == 0: try write.profiles.delete(profile.id)
    case (6, _, _), (7, _, nil):
      try write.profiles.insert(Profile(name: name(), isDefault: Bool.random(using: &random), createdAt: noon))
    case (8, let food?, _):
      // A failure in the middle leaves nothing of what came before it.
      try write.foods.insert(.sample(name()))
      try write.foods.delete(food.id)
      try write.foods.delete(food.id)
    default:
      var food = Food.sample(name())
      food.nutrients = nutrients()
      try write.foods.insert(food)
    }
  }

  private mutating func items(_ write: WriteTransaction) throws -> [MealItem] {
    let foods =
      try write.reading.foods.candidates(for: "test", limit: 9) + write.reading.foods.candidates(for: "egg", limit: 3)
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      guard let food = foods.randomElement(using: &random) else {
        return MealItem(FoodLine(name: text(), quantity: Quantity(kept: text()), grams: grams()))
      }
      return .sample(food, grams: grams())
    }
  }

  private mutating func name() -> String { "test \(text()) \(Int.random(in: 0..<99, using: &random))" }

  private mutating func text() -> String {
    [
      "it's", "\"quoted\"", "\u{1F963}", "日本 ラーメン", "Käse", "a\u{0}b", "e\u{301}clair", "semi;colon -- comment",
      "\u{1B}[31m red", "%s %d", "\u{202E}desrever", "line\nbreak", "\\u0000 \\ /",
    ].randomElement(using: &random) ?? ""
  }

  private mutating func grams() -> Double {
    [
      0.1 + 0.2, 1, 1e-300, .leastNonzeroMagnitude, 100_000, 1.0 / 3, Double.random(in: 0.001...99_999, using: &random),
      bits(below: 1e5),
    ]
    .randomElement(using: &random) ?? 1
  }

  private mutating func nutrients() -> Nutrients {
    func maybe(_ value: Double) -> Double? { Bool.random(using: &random) ? value : nil }
    return Nutrients(
      calories: bits(below: 1e6), protein: 3, carbohydrates: -0.0, fat: 0.1 * 3, saturatedFat: maybe(bits(below: 10)),
      sugar: maybe(0), fiber: maybe(.leastNormalMagnitude / 4), sodium: maybe(bits(below: 1e4)))
  }

  /// Any positive number up to a bound, all exponents alike.
  private mutating func bits(below bound: Double) -> Double {
    Double(bitPattern: UInt64.random(in: 1...bound.bitPattern, using: &random))
  }
}
