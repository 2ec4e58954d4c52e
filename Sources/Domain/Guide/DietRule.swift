/// How a diet shapes a member's targets.
package struct DietRule: Sendable {
  /// The share of energy from protein, in percent.
  var proteinShare: Double
  /// The minimum protein, in g per kg of body weight.
  var proteinFloor: Double
  /// The D-A-CH 2017 reference value for protein at this age and stage (such as pregnancy), in g per kg of body weight.
  ///
  /// It does not depend on the diet.
  let proteinReference: Double
  /// The maximum protein, in g per kg of body weight; nil if there is no such limit.
  var proteinCeiling: Double?
  /// The share of energy from fat, in percent; nil if fat supplies the energy that protein and carbohydrate leave.
  var fatShare: Double?
  /// The maximum carbohydrate in grams and in percent of energy; nil if carbohydrate is not limited.
  var carbohydrateMaximum: (grams: Double, share: Double)?
  /// The maximum saturated fat, in percent of energy.
  var saturatedFatShare = 10.0
  /// The minimum fiber, in g.
  var fiber: Double
  /// The minimum fiber in g per 1000 kcal, used instead of `fiber` if it gives more grams; nil if the diet has no such
  /// minimum.
  var fiberDensity: Double?
  /// The maximum sodium, in mg.
  var sodium: Double

  /// The maximum free sugars, in percent of energy (WHO 2015; DAG, DDG, DGE 2018).
  package static let freeSugarShare = 10.0
  /// The reference value for all sugars on food labels, in percent of energy: 90 g in 2000 kcal (EU 1169/2011, Annex
  /// XIII).
  package static let totalSugarShare = 18.0

  /// Creates the rule of a diet for a member; the diet must not be refused for this member.
  init(_ diet: DietType, for member: FamilyMember) {
    let table = ReferenceTable.protein.mean(member)
    // The value for pregnancy or breastfeeding is used only if it is above the one for the age.
    let reference = max(table, member.state?.proteinPerKilogram ?? 0)
    self.init(
      proteinShare: ReferenceTable.proteinShare.mean(member), proteinFloor: reference,
      fatShare: ReferenceTable.fatShare.mean(member), fiber: ReferenceTable.fiber(age: member.age).mean(member),
      sodium: ReferenceTable.sodium.mean(member))
    let isChild = member.age < 18
    switch diet {
    case .standard, .vegetarian: break
    case .vegan: proteinFloor = isChild ? 1.2 * reference : max(1.0, reference)
    case .keto:
      proteinShare = 20
      fatShare = nil
      carbohydrateMaximum = (50, 10)
    case .mediterranean:
      fatShare = isChild ? 35 : 37
      saturatedFatShare = 9
      fiberDensity = 15
    case .highProtein where isChild: proteinShare = 20
    case .highProtein:
      proteinShare = 25
      proteinFloor = max(1.2, reference)
      proteinCeiling = 2.0
    case .lowSodium: sodium = ReferenceTable.lowSodium.mean(member)
    }
  }

  private init(proteinShare: Double, proteinFloor: Double, fatShare: Double, fiber: Double, sodium: Double) {
    self.proteinShare = proteinShare
    self.proteinFloor = proteinFloor
    proteinReference = proteinFloor
    self.fatShare = fatShare
    self.fiber = fiber
    self.sodium = sodium
  }

  /// The protein target in g, from the energy in kcal and the body weight in kg.
  func protein(energy: Double, weight: Double) -> Double {
    let ofEnergy = energy * proteinShare / 100 / 4
    return max(min(ofEnergy, proteinCeiling.map { $0 * weight } ?? .infinity), proteinFloor * weight)
  }

  /// Calculates the targets from an energy in kcal that is not rounded yet.
  ///
  /// The energy is rounded to a multiple of `roundedTo`, which is 1 for an energy that was set by hand. Limits that are
  /// shares of energy are shares of this planned energy, as everywhere that an intake is judged. Carbohydrate supplies
  /// the energy that the rounded protein and fat leave; in the keto diet, fat supplies what protein and carbohydrate
  /// leave.
  func targets(energy: Double, weight: Double, roundedTo: Double = EnergyRequirement.roundingUnit) -> DailyTargets {
    func whole(_ value: Double) -> Int { Int(GuideNumber.rounded(max(0, value))) }
    func grams(_ share: Double, _ caloriesPerGram: Double) -> Int { whole(energy * share / 100 / caloriesPerGram) }
    let shown = GuideNumber.rounded(energy, to: roundedTo)
    func limit(_ share: Double, _ caloriesPerGram: Double) -> Int { whole(shown * share / 100 / caloriesPerGram) }
    let protein = whole(protein(energy: energy, weight: weight))
    let carbohydrates: Int
    let fat: Int
    if let fatShare {
      fat = grams(fatShare, 9)
      carbohydrates = whole((shown - Double(4 * protein + 9 * fat)) / 4)
    } else {
      carbohydrates = carbohydrateMaximum.map { whole(min($0.grams, energy * $0.share / 100 / 4)) } ?? 0
      fat = whole((shown - Double(4 * protein + 4 * carbohydrates)) / 9)
    }
    // A diet that limits carbohydrate also limits sugars, which are part of it.
    let sugars = carbohydrateMaximum == nil ? Int.max : carbohydrates
    let density = fiberDensity.map { energy / 1000 * $0 } ?? 0
    return DailyTargets(
      calories: Int(shown), protein: protein, carbohydrates: carbohydrates, fat: fat,
      saturatedFat: limit(saturatedFatShare, 9), sugar: min(sugars, limit(Self.freeSugarShare, 4)),
      fiber: whole(max(fiber, density)),
      sodium: Int(GuideNumber.rounded(sodium, to: 10)), totalSugarReference: min(sugars, limit(Self.totalSugarShare, 4))
    )
  }
}
