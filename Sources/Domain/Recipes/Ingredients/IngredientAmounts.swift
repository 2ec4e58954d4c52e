/// Finds the amounts of an ingredient line: sizes, lists of amounts, and amounts after the name.
extension IngredientText {
  /// Reads an amount without a number, perhaps with a unit, at a token: `a few sprigs`, `etwas`.
  func vagueAmount(_ start: Int) -> (IngredientAmount?, Int)? {
    guard let end = IngredientWords.vague.lazy.compactMap({ self.end(of: $0, at: start) }).first else { return nil }
    guard end < tokens.count else { return nil }
    if let (unit, after) = unit(skippingSizes(end)), unit.kind != .mass, after < tokens.count {
      return (IngredientAmount(unit: unit), after)
    }
    return tokens[end].number == nil ? (nil, end) : nil
  }

  /// Reads a rough unit without a number at a token: `small handful of`, `Prise`.
  func roughAmount(_ start: Int) -> (IngredientAmount, Int)? {
    guard let (unit, end) = unit(skippingSizes(start)), unit.kind == .rough, end < tokens.count else { return nil }
    guard tokens[end].isWord else { return nil }
    return (IngredientAmount(unit: unit), end)
  }

  /// Reads a number with a unit of mass, volume or length at a token; nil if there is none.
  func measured(_ start: Int) -> (IngredientAmount, Int)? {
    guard let (amount, end) = amount(start), amount.unit?.isMeasured == true else { return nil }
    return (amount, end)
  }

  /// The amounts in brackets such as `(15 oz / 425 g)` and `(about 2 pounds each)`; nil if the brackets contain
  /// anything else.
  func sizeInBrackets(_ inner: [IngredientToken]) -> [OtherAmount]? {
    let text = IngredientText(scalars: scalars, tokens: inner)
    let amounts = text.listOfAmounts()
    return amounts.isEmpty || amounts[0].amount.unit?.isMeasured != true
      ? nil
      : amounts.map { OtherAmount(amount: $0.amount, role: $0.role == .same ? .each : $0.role) }
  }

  /// Reads further amounts such as `/5 oz`, `plus 2 tbsp`, `1 lb 2 oz`, `à 400 g`, and moves `place` past them.
  ///
  /// `first` is the amount before them, if it is not among `found`.
  func readSame(
    _ place: inout Int, _ found: inout [OtherAmount], role: OtherAmount.Role, after first: IngredientAmount? = nil
  ) {
    while place < tokens.count {
      let token = tokens[place]
      let (isJoined, joinedRole): (Bool, OtherAmount.Role) =
        if token.isSign("/") || token.isSign("=") || token.isSign("|") {
          (true, role)
        } else if token.isSign("+") || IngredientWords.additions.contains(token.plain) {
          (true, .added)
        } else if IngredientWords.alternatives.contains(token.plain) || token.plain == "to" || token.plain == "bis" {
          (true, role)
        } else if IngredientWords.each.contains(token.plain), !token.plain.isEmpty, token.plain != "of" {
          (true, .each)
        } else if token.isDash, !found.isEmpty {
          (true, role)
        } else {
          (false, .added)
        }
      guard let (amount, end) = amount(isJoined ? place + 1 : place) else { return }
      if let unit = amount.unit {
        guard isJoined && unit.kind != .container || unit.kind == .mass else { return }
      } else {
        // In `50 g / 1¾ butter` the second amount lacks its unit.
        guard token.isSign("/"), token.isGlued else { return }
      }
      found.append(
        OtherAmount(
          amount: amount, role: isJoined ? joinedRole : Self.unjoinedRole(of: amount, after: found.last, first, role)))
      place = end
    }
  }

  /// The role of an amount that follows another without a word or sign between them.
  ///
  /// In `1 lb 2 oz` the ounces are added to the pounds, and in `500 g / 1 lb 2 oz` to the pounds only. Nobody adds up
  /// grams and pounds, or cups and grams: `500 g 1 lb 2 oz` is one weight in two systems of units. In `1 can 400 g` the
  /// weight is the size of the can.
  private static func unjoinedRole(
    of amount: IngredientAmount, after last: OtherAmount?, _ first: IngredientAmount?, _ role: OtherAmount.Role
  ) -> OtherAmount.Role {
    guard let unit = amount.unit, let before = last?.amount.unit ?? first?.unit else { return .added }
    if before.isContainer || before.kind == .piece { return .each }
    guard before.grams != nil, (before.system == .imperial) == (unit.system == .imperial) else { return role }
    return last.map { $0.role == .added ? .added : .rest } ?? .added
  }

  /// The amounts if the tokens are nothing but amounts, as in `about 12 ounces / 340 g each`; otherwise empty.
  func listOfAmounts() -> [OtherAmount] {
    // `Abtropfgewicht 350 g`, `de 400 g cada una`
    var place = tokens.prefix { IngredientWords.beforeAmounts.contains($0.plain) || $0.isSign(":") }.count
    place = place < tokens.count ? place : 0
    guard let (first, firstEnd) = amount(place) else { return [] }
    var end = firstEnd
    if end < tokens.count, first.unit == nil {
      end = skippingSizes(end)
      guard end == tokens.count else { return [] }
    }
    if first.unit == nil, tokens.count == 1 || tokens.contains(where: { $0.isSign("%") || $0.isSign("\u{B0}") }) {
      return []
    }
    var found = [OtherAmount(amount: first, role: .same)]
    while end < tokens.count {
      let before = end
      readSame(&end, &found, role: .same)
      // What is added within such a list belongs to the amount before it: `140 g (1 cup plus 2 tbsp)`.
      for index in found.indices where found[index].role == .added { found[index].role = .rest }
      if end < tokens.count, tokens[end].isSign(";") || tokens[end].isSign(","), let (next, after) = amount(end + 1),
        next.unit != nil || after == tokens.count || !tokens[skippingSizes(after)...].contains(where: \.isWord)
      {
        found.append(OtherAmount(amount: next, role: .same))
        end = after
      }
      if end == before { break }
    }
    return found
  }

  /// The weight or volume behind the last comma of a text in brackets: `aus dem Kühlregal, 275 g`; empty without one.
  func amountsBehindComma() -> [OtherAmount] {
    guard let comma = tokens.lastIndex(where: { $0.isSign(",") }), let (amount, end) = measured(comma + 1),
      end == tokens.count, amount.unit?.kind != .length
    else { return [] }
    return [OtherAmount(amount: amount, role: .same)]
  }

  /// The weight or volume at the very end of the line, and where it begins: `burro a temperatura ambiente 125g`.
  func lastAmount(behind nameEnd: Int) -> (amount: IngredientAmount, place: Int)? {
    guard nameEnd + 1 < tokens.count else { return nil }
    for place in (nameEnd + 1)..<tokens.count where tokens[place].number != nil {
      guard let (amount, end) = measured(place), end == tokens.count, amount.unit?.kind != .length,
        !tokens[nameEnd..<place].contains(where: { $0.isSign(",") }), case let before = tokens[place - 1].plain,
        !IngredientWords.joining.contains(before), !IngredientWords.approximate.contains(before),
        !IngredientWords.each.contains(before), !IngredientWords.ends.contains(before)
      else { continue }
      return (amount, place)
    }
    return nil
  }

  /// Reads an amount after the name: `Butter: 100 g`, `flour - 200 g`, `砂糖 50g`.
  func trailingAmount(from start: Int) -> (amount: IngredientAmount, nameEnd: Int, end: Int)? {
    guard start + 1 < tokens.count else { return nil }
    for place in start + 1..<tokens.count where tokens[place].number != nil || isSeparator(place - 1) {
      guard let (amount, last) = amount(place) else { continue }
      // `Zwiebeln: 2 große`
      let end = isSeparator(place - 1) && skippingSizes(last) == tokens.count ? tokens.count : last
      guard end == tokens.count || isSeparator(end) || tokens[end].brackets != nil else { continue }
      let isApart = isSeparator(place - 1)
      guard amount.unit.map({ $0.kind != .length }) ?? (isApart && end == tokens.count) else { continue }
      var nameEnd = place
      while nameEnd > start + 1,
        isSeparator(nameEnd - 1)
          || !tokens[nameEnd - 1].isGlued && IngredientWords.approximate.contains(tokens[nameEnd - 1].plain)
      { nameEnd -= 1 }
      guard !tokens[start..<nameEnd].contains(where: { endsName($0.range.lowerBound, in: start..<nameEnd) }) else {
        return nil
      }
      return (amount, nameEnd, end)
    }
    return nil
  }
}
