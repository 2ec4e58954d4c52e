internal import Figures

/// The values that a member of the family guide may have.
package enum MemberCheck {
  /// The maximum number of characters of a name.
  package static let longestName = 40
  /// The ages that a member may have, in years.
  package static let ages = 0.0...110
  /// The weights that a member may have from 1 year on, in kg.
  package static let weights = 5.0...300
  /// The weights that a member may have below 1 year, in kg.
  package static let infantWeights = 2.0...20
  /// The heights that a member may have, in cm.
  package static let heights = 40.0...250
  /// The lowest weight of an adult in kg; a lower one is accepted only with `--force`.
  package static let minimumAdultWeight = 30.0
  /// The ages in years at which pregnancy and breastfeeding are accepted.
  package static let pregnancyAges = 10.0...60

  /// Words for the family as a whole, which are not allowed as names of members: `sodium of household` would have two
  /// meanings.
  package static let familyWords: Set<String> = [
    "household", "family", "all", "total", "everybody", "everyone", "haushalt", "familie", "alle",
  ]

  /// Checks a member's name and removes the spaces around it.
  ///
  /// Throws `badValue` for one of `familyWords`, for a name without a letter, for a name with more than 40 characters,
  /// and for a name with an invisible character, a leading dash or one of `@ , ; = "`. In lists and options, these
  /// signs have a meaning of their own.
  package static func name(_ text: String) throws(LarderError) -> String {
    let name = PlainName.trimmed(text)
    let isShort = name.unicodeScalars.prefix(longestName * 8 + 1).count <= longestName * 8 && name.count <= longestName
    guard !name.isEmpty, isShort, !PlainName.hasInvisible(name), name.contains(where: \.isLetter), !name.hasPrefix("-"),
      !name.contains(where: { "@,;=\"".contains($0) })
    else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(name)) cannot be a member's name",
        hint: "1 to \(longestName) characters with at least one letter, without @ , ; = \" or a leading dash")
    }
    guard !familyWords.contains(key(name)) else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(name)) cannot be a member's name: it means the whole family",
        hint: "lists and `explain` use it for all members together; give a first name, or `Grandpa`")
    }
    return name
  }

  /// The form in which names are compared.
  package static func key(_ name: String) -> String { ProfileName.key(name) }

  /// Checks a member's values.
  ///
  /// Throws `outOfRange` for an impossible age, weight or height, for a pregnancy or breastfeeding outside of 10 to 60
  /// years, and for an adult below 30 kg unless `isForced` is true. Throws `badValue` for a male who is pregnant or
  /// breastfeeding, and `notAllowed` for an infant who is marked as the profile's owner.
  package static func check(_ member: FamilyMember, isForced: Bool) throws(LarderError) {
    try require(
      member.age, in: ages, "an age", "years",
      hint: "an age must be from 0 to 110 years; below 1 year there are no targets")
    let weights = member.isInfant ? infantWeights : weights
    try require(
      member.weight, in: weights, "a weight", "kg",
      hint: "a weight must be from \(Figure.exact(weights.lowerBound)) to \(Figure.exact(weights.upperBound)) kg"
        + (member.isInfant ? " below 1 year" : ""))
    if let height = member.height {
      try require(height, in: heights, "a height", "cm", hint: "a height must be from 40 to 250 cm")
    }
    try checkState(member)
    if member.isMe, member.isInfant {
      throw LarderError(.notAllowed, "a profile cannot belong to an infant", hint: "leave `--me` out")
    }
    if member.age >= 18, member.weight < minimumAdultWeight, !isForced {
      throw LarderError(
        .outOfRange, "\(Figure.exact(member.weight)) kg is very little for an adult",
        hint: "weights are in kg; `--force` accepts it as it is")
    }
  }

  /// Checks a changed member.
  ///
  /// If an adult's low weight was accepted once with `--force`, it is accepted again while age and weight stay the
  /// same.
  package static func check(
    _ member: FamilyMember, since former: FamilyMember?, isForced: Bool
  ) throws(LarderError) {
    let isKept = former.map { $0.weight == member.weight && $0.age == member.age } ?? false
    try check(member, isForced: isForced || isKept)
  }

  private static func checkState(_ member: FamilyMember) throws(LarderError) {
    guard let state = member.state else { return }
    guard member.sex != .male else {
      throw LarderError(.badValue, "\(member.name) is male and \(state.words)", hint: "one of the two is wrong")
    }
    guard pregnancyAges.contains(member.age) else {
      throw LarderError(
        .outOfRange, "\(state.words) at \(Figure.exact(member.age)) years",
        hint: "the accepted ages are 10 to 60 years"
      )
    }
  }

  private static func require(
    _ value: Double, in range: ClosedRange<Double>, _ what: String, _ unit: String, hint: String
  ) throws(LarderError) {
    guard range.contains(value) else {
      throw LarderError(.outOfRange, "\(what) of \(Figure.tenths(value)) \(unit) is out of range", hint: hint)
    }
  }
}
