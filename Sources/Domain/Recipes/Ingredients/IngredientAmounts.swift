/// Amounts in their places: sizes, lists of amounts, amounts behind a name.
extension IngredientText {
  /// `a few sprigs`, `etwas`: an amount without a number, perhaps with a unit.
  func vagueAmount(_ start: Int) -> (IngredientAmount?, Int)? {
    guard let end = IngredientWords.vague.lazy.compactMap({ self.end(of: $0, at: start) }).first else { return nil }
    guard end < tokens.count else { return nil }
    if let (unit, after) = unit(skippingSizes(end)), unit.kind != .mass, after < tokens.count {
      return (IngredientAmount(unit: unit), after)
    }
    return tokens[end].number == nil ? (nil, end) : nil
  }

  /// `small handful of`, `Prise`: a rough unit without a number.
  func roughAmount(_ start: Int) -> (IngredientAmount, Int)? {
    guard let (unit, end) = unit(skippingSizes(start)), unit.kind == .rough, end < tokens.count else { return nil }
    guard tokens[end].isWord else { return nil }
    return (IngredientAmount(unit: unit), end)
  }

  /// A number with a unit of mass, volume or length; nil if there is none at that place.
  func measured(_ start: Int) -> (IngredientAmount, Int)? {
    guard let (amount, end) = amount(start), amount.unit?.isMeasured == true else { return nil }
    return (amount, end)
  }

  /// The amounts of brackets such as `(15 oz / 425 g)`, `(about 2 pounds each)`; nil if there is something else in them.
  func sizeInBrackets(_ inner: [IngredientToken]) -> [OtherAmount]? {
    let text = IngredientText(scalars: scalars, tokens: inner)
    let amounts = text.listOfAmounts()
    return amounts.isEmpty || amounts[0].amount.unit?.isMeasured != true
      ? nil
      : amounts.map { OtherAmount(amount: $0.amount, role: $0.role == .added ? .added : .each) }
  }

  /// Reads `/5 oz`, `plus 2 tbsp`, `1 lb 2 oz`, `à 400 g` from a place, which is moved behind them.
  func readSame(_ place: inout Int, _ found: inout [OtherAmount], role: OtherAmount.Role) {
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
        // `50 g / 1¾ butter` has lost a unit.
        guard token.isSign("/"), token.isGlued else { return }
      }
      found.append(OtherAmount(amount: amount, role: joinedRole))
      place = end
    }
  }

  /// All amounts if the tokens consist of them: `about 12 ounces / 340 g each`; else none.
  func listOfAmounts() -> [OtherAmount] {
    var place = 0
    if let first = tokens.first, first.plain == "each" || first.plain == "a" || first.plain == "je" { place = 1 }
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

  /// An amount behind the name: `Butter: 100 g`, `flour - 200 g`, `砂糖 50g`.
  func trailingAmount(from start: Int) -> (amount: IngredientAmount, nameEnd: Int, end: Int)? {
    guard start + 1 < tokens.count else { return nil }
    for place in start + 1..<tokens.count where tokens[place].number != nil || isSeparator(place - 1) {
      guard let (amount, end) = amount(place), end == tokens.count || isSeparator(end) || tokens[end].brackets != nil
      else {
        continue
      }
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
