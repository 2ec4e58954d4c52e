internal import Domain
internal import Store
internal import Text

/// The options that describe a family member: their specs, and how to make a member from them.
enum MemberOptions {
  static let age = OptionSpec.value("age", "YEARS", .text, "Years, such as 8 or 2.5, or `7 months`.")
  static let weight = OptionSpec.value(
    "weight", "KG", .text, "Body weight in kg, such as 64.5; `142 lb` works too. In pregnancy, the weight before it.")
  static let activity = OptionSpec.value(
    "activity", "A", .choice(ActivityLevel.allCases.map(\.rawValue)),
    "Physical activity: \(ActivityLevel.allCases.map(\.rawValue).joined(separator: ", ")).")
  static let diet = OptionSpec.value(
    "diet", "D", .choice(DietType.allCases.map(\.rawValue)),
    "Diet: \(DietType.allCases.map(\.rawValue).joined(separator: ", ")).")
  static let sex = OptionSpec.value(
    "sex", "f|m", .choice(Sex.allCases.map(\.rawValue)),
    "Either f or m; without it, the values of both sexes are averaged.")
  static let height = OptionSpec.value(
    "height", "CM", .text,
    "Body height in cm; used for the United States' value, shown for comparison, and the body mass index.")
  static let pregnant = OptionSpec.value(
    "pregnant", "1|2|3", .choice(["1", "2", "3"]), "The trimester of a pregnancy.")
  static let lactating = OptionSpec.flag("lactating", "Breastfeeding a child of up to 6 months.")
  static let lose = OptionSpec.value(
    "lose", "KG-A-WEEK", .text,
    "A wish to lose so much a week, at most 0.5 % of the weight; needs the height. From 18 years on.")
  static let gain = OptionSpec.value(
    "gain", "KG-A-WEEK", .text, "A wish to gain so much a week, at most 0.5 % of the weight. From 18 years on.")
  static let me = OptionSpec.flag("me", "This member is you, the owner of the profile.")
  static let force = OptionSpec.flag("force", "Accept an adult's weight below 30 kg.")

  static let newName = OptionSpec.value("name", "NEW", .text, "Another name.")
  static let notLactating = OptionSpec.flag("not-lactating", "No longer breastfeeding.")
  static let notMe = OptionSpec.flag("not-me", "This member is no longer you.")

  /// The options of `guide member add`: age, weight and activity are required.
  static let adding = [required(age), required(weight), required(activity)] + optional
  /// The options of `guide member edit`; `none` removes a value that is not required.
  static let editing =
    [newName, age, weight, activity, diet, withNone(sex), withNone(height), withNone(pregnant), lactating]
    + [withNone(lose), withNone(gain), notLactating, me, notMe, force]

  private static let optional = [diet, sex, height, pregnant, lactating, lose, gain, me, force]

  private static func required(_ option: OptionSpec) -> OptionSpec {
    guard case .required(let placeholder) = option.value else { return option }
    return .value(option.name, placeholder, option.kind, option.help, required: true)
  }

  private static func withNone(_ option: OptionSpec) -> OptionSpec {
    guard case .required(let placeholder) = option.value else { return option }
    let kind: ArgumentKind = if case .choice(let words) = option.kind { .choice(words + ["none"]) } else { option.kind }
    return .value(option.name, placeholder, kind, option.help + " `none` removes it.")
  }

  /// A new member from the options of `guide member add`, already checked.
  ///
  /// Throws the errors of `MemberReader` and `MemberCheck`, with the caret under the wrong value.
  static func newMember(_ invocation: Invocation, today: Day) throws -> FamilyMember {
    let name = try invocation.locatingErrors(at: invocation.words.first) {
      try MemberCheck.name(SafeText.stored(invocation.text))
    }
    var member = FamilyMember(name: name, age: 0, ageOn: today, weight: 0, activity: .sedentary)
    try apply(invocation, to: &member, today: today)
    return member
  }

  /// Changes a member according to the options and checks the result.
  ///
  /// Throws the errors of `MemberReader` and `MemberCheck`, with the caret under the wrong value, and `badValue` if two
  /// options contradict each other.
  static func apply(
    _ invocation: Invocation, to member: inout FamilyMember, today: Day, lastWeight: BodyWeight? = nil
  ) throws {
    let isEdit = invocation.spec.options.contains { $0.name == newName.name }
    let former = isEdit ? member : nil
    if isEdit, let name = invocation.text(newName) {
      member.name = try invocation.locatingErrors(at: invocation.word(newName)) {
        try MemberCheck.name(SafeText.stored(name))
      }
    }
    if let age = try read(age, invocation, MemberReader.age) {
      member.age = age
      member.ageOn = today
    }
    if isEdit, let word = invocation.word(weight), word.text.lowercased() == "latest" {
      guard let lastWeight else {
        throw invocation.error(
          .notFound, "you have written down no weight for \(member.name)", at: word,
          hint: "`weigh 73.2` writes your own down; `latest` takes it for the member who is you (`--me`)")
      }
      member.weight = lastWeight.kilograms
    } else {
      member.weight = try read(weight, invocation, MemberReader.weight) ?? member.weight
    }
    member.activity = try read(activity, invocation, MemberReader.activity) ?? member.activity
    member.diet = try read(diet, invocation, MemberReader.diet) ?? member.diet
    if invocation.has(sex) {
      member.sex = isEdit && isNone(sex, invocation) ? nil : try read(sex, invocation, MemberReader.sex)
    }
    if invocation.has(height) {
      member.height = isEdit && isNone(height, invocation) ? nil : try read(height, invocation, MemberReader.height)
    }
    try applyState(invocation, to: &member, isEdit: isEdit)
    try applyMe(invocation, to: &member, isEdit: isEdit)
    let wish = try wish(invocation)
    if let wish { member.weeklyChange = wish.value?.kilograms }
    let checked = member
    do {
      try MemberCheck.check(checked, since: former, isForced: invocation.has(force))
    } catch {
      throw invocation.error(
        error.code, error.message, at: unlikely(checked).flatMap(invocation.word), hint: error.hint)
    }
    if let wish, let value = wish.value {
      try invocation.locatingErrors(at: wish.word) { try WeightChange.check(value, of: checked) }
    }
  }

  /// The wish given with `--lose` or `--gain`; nil if neither option is given.
  ///
  /// `value` is nil for `none`, which removes a wish. Throws `badValue` if both options state a wish.
  private static func wish(_ invocation: Invocation) throws -> (value: WeightWish?, word: Word)? {
    let wishes = try [(lose, true), (gain, false)].compactMap { option, loses in
      try invocation.word(option).map { word in
        let value = try invocation.locatingErrors(at: word) {
          try WeightWish.amount(SafeText.visible(word.text), loses: loses)
        }
        return (value: value, word: word)
      }
    }
    // `--gain 0.2 --lose none` is allowed: it replaces a wish to lose weight.
    let stated = wishes.filter { $0.value != nil }
    guard stated.count < 2 else {
      throw invocation.error(
        .badValue, "both --lose and --gain are given", at: stated[1].word, hint: "leave one of them out")
    }
    return stated.first ?? wishes.first
  }

  /// The option whose value is out of range, for the caret of the error; nil if only the combination of values is
  /// implausible.
  private static func unlikely(_ member: FamilyMember) -> OptionSpec? {
    let weights = member.isInfant ? MemberCheck.infantWeights : MemberCheck.weights
    if !MemberCheck.ages.contains(member.age) { return age }
    if !weights.contains(member.weight) { return weight }
    if let centimetres = member.height, !MemberCheck.heights.contains(centimetres) { return height }
    return member.state == nil && member.age >= 18 && member.weight < MemberCheck.minimumAdultWeight ? weight : nil
  }

  private static func applyState(_ invocation: Invocation, to member: inout FamilyMember, isEdit: Bool) throws {
    let stops = isEdit && invocation.has(notLactating)
    if let word = invocation.word(pregnant), !(isEdit && isNone(pregnant, invocation)) {
      guard !invocation.has(lactating) else {
        throw invocation.error(
          .badValue, "both --pregnant and --lactating are given", at: word,
          hint: "leave one of them out; if both apply, ask a midwife or physician")
      }
      member.state = .pregnant(trimester: try invocation.whole(word, named: "--pregnant", in: 1...3))
      return
    }
    guard !(stops && invocation.has(lactating)) else {
      throw invocation.error(
        .badValue, "both --lactating and --not-lactating are given", hint: "leave one of them out")
    }
    if case .pregnant = member.state, invocation.has(pregnant) { member.state = nil }
    if stops, member.state == .lactating { member.state = nil }
    if invocation.has(lactating) { member.state = .lactating }
  }

  private static func applyMe(_ invocation: Invocation, to member: inout FamilyMember, isEdit: Bool) throws {
    let stops = isEdit && invocation.has(notMe)
    guard !(stops && invocation.has(me)) else {
      throw invocation.error(.badValue, "both --me and --not-me are given", hint: "leave one of them out")
    }
    if stops { member.isMe = false }
    if invocation.has(me) { member.isMe = true }
  }

  private static func isNone(_ option: OptionSpec, _ invocation: Invocation) -> Bool {
    invocation.text(option)?.lowercased() == "none"
  }

  private static func read<Value>(
    _ option: OptionSpec, _ invocation: Invocation, _ reader: (String) throws(LarderError) -> Value
  ) throws -> Value? {
    guard let word = invocation.word(option) else { return nil }
    return try invocation.locatingErrors(at: word) { try reader(SafeText.visible(word.text)) }
  }
}
