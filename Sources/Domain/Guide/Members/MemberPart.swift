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
    case .me(let isMe): isMe ? "me" : "not me"
    }
  }

  private static func text(years: Double) -> String {
    let months = (years * 12).rounded()
    if years < 1, months / 12 == years { return "\(Int(months)) months" }
    return Figure.plain(years)
  }
}

// MARK: Reading

extension MemberPart {
  /// Reads a part and recognizes its topic by its form.
  ///
  /// A number is identified by its unit; without a unit it is the age, then the weight, then the height. A word is an
  /// activity, a diet, a sex or `me`. The name of the topic may come before the number or the word: `weight 82`.
  ///
  /// - Parameter said: The topics already stated.
  /// - Throws: `badNumber`, `badValue`.
  package static func read(_ text: String, after said: Set<Topic> = []) throws(LarderError) -> MemberPart {
    let words = PlainName.trimmed(text).lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count > 1, let topic = topics[words[0]] {
      // `pregnant` and `breastfeeding` are kept, since they say what a number or `yes` after them means.
      let isSaid = topic == .state && words[0] != topic.rawValue
      return try read((isSaid ? words[...] : words.dropFirst()).joined(separator: " "), of: topic)
    }
    let phrase = words.joined(separator: " ")
    if let part = states[phrase] { return part }
    if let sex = try? MemberReader.sex(phrase) { return .sex(sex) }
    if let first = phrase.first, first.isNumber || "+-.,".contains(first) { return try number(phrase, after: said) }
    // One or two letters could be the beginning of a diet as well as of an activity.
    if phrase.count > 2, let activity = try? MemberReader.activity(phrase) { return .activity(activity) }
    if phrase.count > 2, phrase != "none", let diet = try? MemberReader.diet(phrase) { return .diet(diet) }
    let known = ActivityLevel.allCases.map(\.rawValue) + DietType.allCases.map(\.rawValue)
    let nearest = NearestWord.among(known, to: phrase)
    throw LarderError(
      .badValue, "\(LarderError.quoted(PlainName.trimmed(text))) does not describe a family member",
      hint: (nearest.map { "did you mean \($0)? " } ?? "")
        + "give years, kg, cm, f or m, pregnant 2, breastfeeding, me, or one of \(known.joined(separator: ", "))",
      candidates: nearest.map { [$0] } ?? [])
  }

  /// Reads the value of one topic: `82` for the weight; `none` clears an optional value.
  ///
  /// - Throws: `badNumber`, `badValue`.
  package static func read(_ text: String, of topic: Topic) throws(LarderError) -> MemberPart {
    let isNone = ["none", "no"].contains(PlainName.trimmed(text).lowercased())
    switch topic {
    case .age: return .age(try MemberReader.age(text))
    case .weight: return .weight(try MemberReader.weight(text))
    case .activity: return .activity(try MemberReader.activity(text))
    case .diet: return .diet(try MemberReader.diet(text))
    case .sex: return .sex(isNone ? nil : try MemberReader.sex(text))
    case .height: return .height(isNone ? nil : try MemberReader.height(text))
    case .state: return .state(try state(text))
    case .me:
      guard isNone || ["yes", "true"].contains(text) else {
        throw LarderError(.badValue, "me is yes or no, not \(LarderError.quoted(text))", hint: "such as `me yes`")
      }
      return .me(!isNone)
    }
  }

  /// The topic that a word names.
  package static func topic(_ word: String) -> Topic? { topics[word.lowercased()] }

  private static let topics: [String: Topic] = {
    let own = Topic.allCases.map { ($0.rawValue, $0) }
    let others: [(String, Topic)] = [
      ("aged", .age), ("pregnant", .state), ("pregnancy", .state), ("trimester", .state),
      ("breastfeeding", .state), ("lactating", .state), ("tall", .height), ("weighs", .weight),
    ]
    return Dictionary(own + others) { first, _ in first }
  }()

  private static let states: [String: MemberPart] = [
    "me": .me(true), "not me": .me(false), "breastfeeding": .state(.lactating), "lactating": .state(.lactating),
    "not pregnant": .state(nil), "not breastfeeding": .state(nil), "not lactating": .state(nil),
  ]

  /// Reads pregnancy or breastfeeding: `2`, `pregnant 2`, `breastfeeding`, `breastfeeding yes`, `pregnant no` or
  /// `none`.
  ///
  /// Nil if the text says that the member is neither pregnant nor breastfeeding.
  private static func state(_ text: String) throws(LarderError) -> PhysiologicalState? {
    let words = PlainName.trimmed(text).lowercased().split { $0.isWhitespace }.map(String.init)
    let said = words.drop { ["pregnant", "pregnancy", "trimester"].contains($0) }
    let isNone = said.count == 1 && ["none", "no"].contains(said.last)
    switch words.first {
    case "breastfeeding" where words.count == 1, "lactating" where words.count == 1: return .lactating
    case "breastfeeding" where words.count == 2, "lactating" where words.count == 2:
      if words[1] == "yes" { return .lactating }
      if ["none", "no"].contains(words[1]) { return nil }
    default:
      if isNone { return nil }
      if said.count == 1, let trimester = said.last.flatMap({ Int($0) }), (1...3).contains(trimester) {
        return .pregnant(trimester: trimester)
      }
    }
    throw LarderError(
      .badValue, "\(LarderError.quoted(text)) is neither a trimester nor breastfeeding",
      hint: "1, 2 or 3 for the trimester of a pregnancy, or breastfeeding, or none: `pregnant 2`")
  }

  private static func number(_ phrase: String, after said: Set<Topic>) throws(LarderError) -> MemberPart {
    let digits = phrase.prefix { $0.isASCIIDigit || ".,".contains($0) }
    switch PlainName.trimmed(String(phrase.dropFirst(digits.count))) {
    case "":
      guard let topic = [Topic.age, .weight, .height].first(where: { !said.contains($0) }) else {
        throw LarderError(
          .badValue, "\(LarderError.quoted(phrase)): age, weight and height are already given",
          hint: "leave it out, or write its unit: 40 years, 82 kg, 182 cm")
      }
      return try read(phrase, of: topic)
    case "kg", "kilos", "lb", "lbs": return .weight(try MemberReader.weight(phrase))
    case "cm": return .height(try MemberReader.height(phrase))
    case "m": return try metresOrMonths(phrase, isWhole: digits.allSatisfy(\.isASCIIDigit))
    default: return .age(try MemberReader.age(phrase))
    }
  }

  /// Reads a number followed by `m`: `7m` means months and `1.82 m` metres; 1 m and 2 m could be either.
  private static func metresOrMonths(_ phrase: String, isWhole: Bool) throws(LarderError) -> MemberPart {
    guard isWhole else { return .height(try MemberReader.height(phrase)) }
    let months = try MemberReader.age(phrase)
    guard months * 12 > 2.5 else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)) may be months or metres",
        hint: "write `2 months`, or the height in cm: `200 cm`")
    }
    return .age(months)
  }
}
