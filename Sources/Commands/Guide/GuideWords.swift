internal import Domain
internal import Figures
internal import Text

/// Words and signs of the family guide.
enum GuideWords {
  /// A remark on a member, ready to be shown.
  struct Remark {
    let weight: GuideNotice.Weight
    /// The remark with its severity in front and its source at the end.
    ///
    /// Example: `refused: keto is offered from 18 years only: ... (AAP 2023)`.
    let text: String
    /// The remark without its severity.
    let plain: String
  }

  /// The plan's notices about a member, and one more if the age has to be entered again.
  static func notices(_ plan: MemberPlan, today: Day) -> [GuideNotice] {
    plan.notices + [oldAge(of: plan.member, today: today)].compactMap(\.self)
  }

  /// The notices about a member as remarks that are ready to be shown.
  static func remarks(of plan: MemberPlan, today: Day) -> [Remark] {
    notices(plan, today: today).map { notice in
      let text = notice.text + (notice.publication.map { " (\($0.key))" } ?? "")
      return Remark(weight: notice.weight, text: "\(notice.weight.rawValue): \(text)", plain: text)
    }
  }

  private static func oldAge(of member: FamilyMember, today: Day) -> GuideNotice? {
    guard member.isAgeOutdated(on: today) else { return nil }
    let now = Figure.short(member.age(on: today).rounded(.down))
    let missing = member.isInfant ? "from 1 year on there are targets; " : ""
    return GuideNotice(
      .info,
      "\(missing)the age was entered on \(DayText.long(member.ageOn)); update it with "
        + "`guide member edit \(Word.typed(name: member.name)) --age \(now)`")
  }

  /// The sign and the word for the severity of a notice, in their color: `▲ WARNING`, `✗ REFUSED`, `· NOTE`.
  static func sign(_ weight: GuideNotice.Weight, on canvas: Canvas) -> (text: String, ink: Ink) {
    switch weight {
    case .refused: (canvas.isASCII ? "!! REFUSED" : "✗ REFUSED", .red)
    case .warning: (canvas.isASCII ? "! WARNING" : "▲ WARNING", .yellow)
    case .info: (canvas.isASCII ? "- NOTE" : "· NOTE", .faint)
    }
  }

  /// The remarks on one member, one per line, with the name in front if several members are shown.
  static func lines(_ remarks: [Remark], of name: String?, on canvas: Canvas) -> [StyledLine] {
    remarks.flatMap { remark in
      let (sign, ink) = sign(remark.weight, on: canvas)
      let who = name.map { canvas.show($0) + ": " } ?? ""
      return (StyledLine(sign, ink) + StyledLine(" " + who + canvas.show(remark.plain))).wrapped(to: canvas.width)
    }
  }

  /// The whole months in an age given in years; an age of 7/12 years is 7 months in spite of rounding.
  static func months(_ years: Double) -> Double { (years * 12 + 1e-6).rounded(.down) }

  /// A member's age as text: `8 years`, `2.5 years`, `7 months`.
  static func age(_ member: FamilyMember) -> String {
    member.isInfant ? Int(months(member.age)).counted("month") : "\(Figure.short(member.age)) years"
  }

  /// A member's age as text for narrow columns: `8`, `2.5`, `7 mo`.
  static func shortAge(_ member: FamilyMember) -> String {
    member.isInfant ? "\(Int(months(member.age))) mo" : Figure.short(member.age)
  }

  /// What is known about a member other than the name: `40 years`, `82 kg`, `male`, `lightly active`, `standard`.
  static func facts(_ member: FamilyMember, isDietAssumed: Bool = false) -> [String] {
    [
      age(member), "\(Figure.short(member.weight)) kg", member.height.map { "\(Figure.short($0)) cm" },
      member.sex?.word, member.activity.words,
      diet(member) + (isDietAssumed ? " (the default, since no diet was given)" : ""), member.state?.words,
      member.weeklyChange.map { "wish to \(WeightChange.wish($0))" },
    ].compactMap(\.self)
  }

  /// A member's diet, marked if it was refused: `vegan`, `keto (refused)`.
  static func diet(_ member: FamilyMember) -> String {
    member.diet.rawValue + (member.isDietRefused ? " (refused)" : "")
  }

  /// The name of a nutrient's target in the guide: the sugar limit is for free sugars.
  static func label(_ nutrient: Nutrient) -> String { nutrient == .sugar ? "free sugar" : nutrient.label }

  /// Formats a target: `≥ 30 g fiber`, `at most 2,000 mg sodium (5.0 g salt)`; a target set by hand is marked.
  ///
  /// The brief form leaves out the salt and what the mark means.
  static func target(
    _ nutrient: Nutrient, _ targets: DailyTargets, isCustom: Bool, isBrief: Bool = false, on canvas: Canvas
  ) -> String {
    let bound = TargetBound(nutrient)
    let word = canvas.isAccessible ? bound.words : bound.sign
    let amount = "\(Figure.text(targets[nutrient])) \(nutrient.unit)"
    let name = nutrient == .calories ? "" : " \(label(nutrient))"
    let salt = !isBrief && nutrient == .sodium ? " (\(salt(targets)) g salt)" : ""
    return (word.isEmpty ? "" : word + " ") + amount + name + salt + (isCustom ? isBrief ? "*" : "*, set by hand" : "")
  }

  /// The salt target in g, with one decimal.
  static func salt(_ targets: DailyTargets) -> String { Figure.text(targets.salt, decimals: 1) }

  /// A summary of how the targets are calculated, for readers of the JSON output.
  static let explanation = """
    Energy is resting energy (Müller 2004 from 19 years on, Henry 2005 below) times the physical activity level, as \
    the D-A-CH guiding values are derived, plus 1 % for growth and the additions for pregnancy and breastfeeding; \
    it \(EnergyRequirement.uncertainty). If the sex is not given, the values of both sexes are averaged. A wish to \
    lose or gain weight changes the energy by \(Figure.text(WeightChange.caloriesPerKilogram)) kcal a kg, never below \
    the resting energy. Protein is a \
    share of energy or the D-A-CH value by body weight, whichever is higher; fat, saturated fat and free sugar are \
    shares of energy; carbohydrate is the rest; fiber and sodium depend on age. Protein and fiber are minimums, \
    saturated fat, free sugar and sodium maximums. The household's targets are the sums of its members' targets as \
    they are shown. \(notAdvice)
    """

  /// The closing sentence of every page of targets.
  static let notAdvice =
    "Not medical advice: if you are pregnant, breastfeeding or ill, or have an eating disorder, ask a professional."
}
