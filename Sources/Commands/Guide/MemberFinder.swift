internal import Domain
internal import Text

extension FamilyGuide {
  /// The member that a name or an ID (`#3`) means.
  ///
  /// Case is ignored, and the beginning of the name or of a word in it is enough if only one member matches. Throws
  /// `unknownMember` with the nearest name, or `doubtful` with the names that match.
  func member(named text: String) throws(LarderError) -> FamilyMember {
    if let number = FoodFinder.number(text), let member = members.first(where: { $0.id == number }) { return member }
    let key = MemberCheck.key(text)
    if let member = members.first(where: { MemberCheck.key($0.name) == key }) { return member }
    let plain = SearchText.normalize(text)
    let isWord = !key.isEmpty && !plain.isEmpty
    let whole = members.filter { member in
      MemberCheck.key(member.name).hasPrefix(key) || SearchText.normalize(member.name).hasPrefix(plain)
    }
    // `jo` means Aunt Jo if nobody's full name begins with it.
    let parts = members.filter { SearchText.normalize($0.name).split(separator: " ").contains { $0.hasPrefix(plain) } }
    let begun = whole.isEmpty ? parts : whole
    if isWord, begun.count == 1 { return begun[0] }
    let (names, shown) = (members.map(\.name), SafeText.visible(String(text.prefix(60))))
    if isWord, begun.count > 1 {
      throw LarderError(
        .doubtful, "`\(shown)` matches several members",
        hint: "one of \(begun.map(\.name).joined(separator: ", "))", candidates: begun.map(\.name))
    }
    let nearest = NearestWord.among(names, to: text)
    let list =
      names.isEmpty
      ? "it has no members yet: `guide member add` adds one" : "its members: \(names.joined(separator: ", "))"
    throw LarderError(
      .unknownMember, "there is no member `\(shown)` in this family guide",
      hint: (nearest.map { "did you mean \($0)? " } ?? "") + list, candidates: nearest.map { [$0] } ?? names)
  }
}
