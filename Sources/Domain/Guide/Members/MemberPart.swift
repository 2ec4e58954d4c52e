internal import Figures

/// One statement about a family member.
package enum MemberPart: Hashable, Sendable {
  /// Age in years.
  case age(Double)
  /// Weight in kg.
  case weight(Double)
  case activity(ActivityLevel)
  case diet(DietType)
  /// Sex; nil clears it.
  case sex(Sex?)
  /// Height in cm; nil clears it.
  case height(Double?)
  /// Pregnancy or breastfeeding; nil if it has ended.
  case state(PhysiologicalState?)
  /// A wish to lose or gain weight; nil withdraws it.
  case wish(WeightWish?)
  /// Whether the member is the profile's owner.
  case me(Bool)

  /// The topic of a part; a line has each topic at most once.
  package enum Topic: String, CaseIterable, Sendable {
    case age
    case weight
    case activity
    case diet
    case sex
    case height
    /// Pregnancy or breastfeeding.
    case state
    /// A wish to lose or gain weight.
    case wish
    case me
  }

  /// The topic of the part.
  package var topic: Topic {
    switch self {
    case .age: .age
    case .weight: .weight
    case .activity: .activity
    case .diet: .diet
    case .sex: .sex
    case .height: .height
    case .state: .state
    case .wish: .wish
    case .me: .me
    }
  }

  /// The part as typed in a member's line: `82 kg`, `7 months`, `lightly-active`, `height none`.
  package var text: String {
    switch self {
    case .age(let years): Self.text(years: years)
    case .weight(let kilograms): "\(Figure.plain(kilograms)) kg"
    case .activity(let level): level.rawValue
    case .diet(let diet): diet.rawValue
    case .sex(let sex): sex?.rawValue ?? "sex none"
    case .height(let centimetres): centimetres.map { "\(Figure.plain($0)) cm" } ?? "height none"
    case .state(.pregnant(let trimester)): "pregnant \(trimester)"
    case .state(.lactating): "breastfeeding"
    case .state(nil): "state none"
    case .wish(let wish): wish?.text ?? "wish none"
    case .me(let isMe): isMe ? "me" : "not me"
    }
  }

  private static func text(years: Double) -> String {
    let months = (years * 12).rounded()
    if years < 1, months / 12 == years { return "\(Int(months)) months" }
    let weeks = (years * MemberReader.weeksInYear).rounded()
    if years < 1, weeks / MemberReader.weeksInYear == years { return "\(Int(weeks)) weeks" }
    return Figure.plain(years)
  }
}

// MARK: Reading

extension MemberPart {
  /// Reads a part and recognizes its topic by its form.
  ///
  /// A number is identified by its unit. A number without a unit is the first of age, weight and height that has not
  /// been stated yet. A word is an activity, a diet, a sex or `me`. The name of the topic may come before the number or
  /// the word: `weight 82`.
  ///
  /// - Parameter said: The topics already stated.
  /// - Throws: `badNumber`, `badValue`.
  package static func read(_ text: String, after said: Set<Topic> = []) throws(LarderError) -> MemberPart {
    let words = PlainName.trimmed(text).lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let phrase = words.joined(separator: " ")
    if WeightWish.isPhrase(phrase, before: nil) { return .wish(try WeightWish.read(phrase)) }
    if words.contains(where: { MemberWords.pregnancy.contains(MemberWords.key($0)) }) {
      // `state pregnant 2` begins with the name of the topic, which is dropped; `2. Trimester` begins with its number.
      let isNamed = words.count > 1 && words[0] == Topic.state.rawValue
      return try read((isNamed ? words.dropFirst() : words[...]).joined(separator: " "), of: .state)
    }
    if words.count > 1, let topic = topics[MemberWords.key(words[0])] {
      // A topic word such as `breastfeeding` is kept, since a `yes` after it has no meaning without it.
      let isSaid = topic == .state && words[0] != topic.rawValue
      return try read((isSaid ? words[...] : words.dropFirst()).joined(separator: " "), of: topic)
    }
    if let part = Self.words[MemberWords.key(phrase)] { return part }
    if let sex = try? MemberReader.sex(phrase) { return .sex(sex) }
    if let first = phrase.first, first.isNumber || "+-.,".contains(first) { return try number(phrase, after: said) }
    if let hint = MemberWords.doubtful[MemberWords.key(phrase)] {
      throw LarderError(
        .badValue, "\(LarderError.quoted(PlainName.trimmed(text))) does not say enough about a member", hint: hint)
    }
    // One or two letters could be the start of an activity's name as well as of a diet's name.
    if phrase.count > 2, let activity = try? MemberReader.activity(phrase) { return .activity(activity) }
    if phrase.count > 2, phrase != "none", let diet = try? MemberReader.diet(phrase) { return .diet(diet) }
    let known = ActivityLevel.allCases.map(\.rawValue) + DietType.allCases.map(\.rawValue)
    let nearest = NearestWord.among(known, to: phrase) ?? NearestWord.among(MemberWords.typed, to: phrase)
    throw LarderError(
      .badValue, "\(LarderError.quoted(PlainName.trimmed(text))) does not describe a family member",
      hint: (nearest.map { "did you mean \($0)? " } ?? "")
        + "give years, kg, cm, f or m, pregnant 2, breastfeeding, lose 0.3 kg, me, or one of \(known.joined(separator: ", "))",
      candidates: nearest.map { [$0] } ?? [])
  }

  /// Reads the value of one topic: `82` for the weight; `none` clears an optional value.
  ///
  /// - Throws: `badNumber`, `badValue`.
  package static func read(_ text: String, of topic: Topic) throws(LarderError) -> MemberPart {
    let isNone = MemberWords.nones.contains(MemberWords.key(text))
    switch topic {
    case .age: return .age(try MemberReader.age(text))
    case .weight: return .weight(try MemberReader.weight(text))
    case .activity: return .activity(try MemberReader.activity(text))
    case .diet: return .diet(try MemberReader.diet(text))
    case .sex: return .sex(isNone ? nil : try MemberReader.sex(text))
    case .height: return .height(isNone ? nil : try MemberReader.height(text))
    case .state: return .state(try state(text))
    case .wish: return .wish(isNone ? nil : try WeightWish.read(text))
    case .me:
      guard isNone || MemberWords.yeses.contains(MemberWords.key(text)) else {
        throw LarderError(.badValue, "me is yes or no, not \(LarderError.quoted(text))", hint: "such as `me yes`")
      }
      return .me(!isNone)
    }
  }

  /// The topic that a word names; nil if the word names no topic.
  package static func topic(_ word: String) -> Topic? { topics[MemberWords.key(word)] }

  private static let topics: [String: Topic] = {
    let own = Topic.allCases.map { ($0.rawValue, $0) }
    let others: [(String, Topic)] = [
      ("aged", .age), ("alter", .age), ("pregnant", .state), ("pregnancy", .state), ("trimester", .state),
      ("schwanger", .state), ("breastfeeding", .state), ("lactating", .state), ("stillend", .state),
      ("tall", .height), ("grosse", .height), ("groesse", .height), ("weighs", .weight), ("wiegt", .weight),
      ("gewicht", .weight), ("geschlecht", .sex), ("aktivitat", .activity), ("ernahrung", .diet),
    ]
    return Dictionary(own + others) { first, _ in first }
  }()

  /// Phrases that are complete statements, spelled as `MemberWords.key` returns them.
  static let words: [String: MemberPart] = {
    let all: [(String, MemberPart)] =
      MemberWords.breastfeeding.map { ($0, .state(.lactating)) }
      + ["me", "ich", "myself"].map { ($0, .me(true)) } + ["not-me", "nicht-ich"].map { ($0, .me(false)) }
      + ["not-pregnant", "not-breastfeeding", "not-lactating", "nicht-schwanger", "nicht-stillend"].map {
        ($0, .state(nil))
      } + ["no-wish", "kein-wunsch"].map { ($0, .wish(nil)) }
    return Dictionary(all) { first, _ in first }
  }()

  /// Whether a phrase is only about pregnancy or breastfeeding.
  static func isState(_ phrase: String) -> Bool {
    let words = MemberWords.plain(phrase)
    return words.contains { MemberWords.pregnancy.contains($0) || MemberWords.breastfeeding.contains($0) }
      && words.allSatisfy { word in
        MemberWords.pregnancy.contains(word) || MemberWords.breastfeeding.contains(word) || stateFillers.contains(word)
          || MemberWords.trimesters[word] != nil || MemberWords.nones.contains(word) || MemberWords.yeses.contains(word)
      }
  }

  private static let stateFillers: Set<String> = ["im", "in", "the", "der", "des", "of"]

  /// Reads pregnancy or breastfeeding, such as `2`, `pregnant 2`, `schwanger im 2. Trimester`, `breastfeeding yes`,
  /// `pregnant no` or `none`.
  ///
  /// Nil if the text says that the member is neither pregnant nor breastfeeding.
  private static func state(_ text: String) throws(LarderError) -> PhysiologicalState? {
    let words = MemberWords.plain(text).filter { !stateFillers.contains($0) }
    let isMilk = words.contains(where: MemberWords.breastfeeding.contains)
    let isPregnancy = words.contains(where: MemberWords.pregnancy.contains)
    let rest = words.filter { !MemberWords.breastfeeding.contains($0) && !MemberWords.pregnancy.contains($0) }
    switch (rest.first, rest.count) {
    case (_, 2...): break
    case (let word?, _) where MemberWords.nones.contains(word) && !(isMilk && isPregnancy): return nil
    case (let word?, _) where isMilk && !isPregnancy:
      if MemberWords.yeses.contains(word) { return .lactating }
    case (let word?, _):
      if !isMilk, let trimester = MemberWords.trimesters[word] { return .pregnant(trimester: trimester) }
    case (nil, _): if isMilk, !isPregnancy { return .lactating }
    }
    throw LarderError(
      .badValue, "\(LarderError.quoted(text)) is neither a trimester nor breastfeeding",
      hint: "write the trimester of a pregnancy, such as `pregnant 2`, or breastfeeding, or none")
  }

  private static func number(_ phrase: String, after said: Set<Topic>) throws(LarderError) -> MemberPart {
    if let kilograms = MemberReader.stones(phrase) { return .weight(kilograms) }
    if let centimetres = MemberReader.feet(phrase) { return .height(centimetres) }
    let digits = phrase.prefix { $0.isASCIIDigit || ".,".contains($0) }
    switch PlainName.trimmed(String(phrase.dropFirst(digits.count))) {
    case "":
      guard let topic = [Topic.age, .weight, .height].first(where: { !said.contains($0) }) else {
        throw LarderError(
          .badValue, "\(LarderError.quoted(phrase)): age, weight and height are already given",
          hint: "leave it out, or write its unit: 40 years, 82 kg, 182 cm")
      }
      return try read(phrase, of: topic)
    case "cm": return .height(try MemberReader.height(phrase))
    case "m": return try metresOrMonths(phrase, isWhole: digits.allSatisfy(\.isASCIIDigit))
    case let unit where MemberReader.isWeightUnit(MemberWords.key(unit)):
      return .weight(try MemberReader.weight(phrase))
    case let unit where ["zentimeter", "centimetres", "centimeters"].contains(unit):
      return .height(try MemberReader.height(phrase))
    case let unit where !unit.contains(where: \.isLetter) && digits.contains(where: \.isASCIIDigit):
      throw LarderError(
        .badNumber, "\(LarderError.quoted(phrase)) is not an age, a weight or a height",
        hint: "write its unit: 40 years, 82 kg or 11st 4, 182 cm or 5ft 6")
    default:
      // `1e308 kg` is not a number, but its unit says what was meant.
      switch unit(of: phrase) {
      case let unit where MemberReader.isWeightUnit(unit): return .weight(try MemberReader.weight(phrase))
      case "cm", "zentimeter", "centimetres", "centimeters": return .height(try MemberReader.height(phrase))
      default: return .age(try MemberReader.age(phrase))
      }
    }
  }

  /// The letters at the end of a phrase of at most two words, as `MemberWords.key` returns them; empty for a longer
  /// phrase.
  private static func unit(of phrase: String) -> String {
    guard phrase.split(separator: " ").count <= 2 else { return "" }
    return MemberWords.key(String(phrase.reversed().prefix { $0.isLetter }.reversed()))
  }

  /// Reads a number followed by `m`: `7m` means months and `1.82 m` meters.
  ///
  /// Throws `badValue` if the meaning is doubtful: 1 m and 2 m could be months or meters, and a number above 36 could
  /// be an age in years followed by `m` for male.
  private static func metresOrMonths(_ phrase: String, isWhole: Bool) throws(LarderError) -> MemberPart {
    guard isWhole else { return .height(try MemberReader.height(phrase)) }
    let months = try MemberReader.age(phrase)
    guard months * 12 > 2.5 else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)) may be months or metres",
        hint: "write `2 months`, or the height in cm: `200 cm`")
    }
    guard months <= 3 else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)) may be months, metres, or an age and male",
        hint: "write `40 years male`, or the height in cm: `182 cm`")
    }
    return .age(months)
  }
}
