/// The shares of protein, carbs and fat in a day's energy, in basis points that add up to 10000.
package struct MacroShares: Hashable, Sendable {
  /// The share of protein in basis points, 0 to 10000.
  package let protein: Int
  /// The share of carbs in basis points, 0 to 10000.
  package let carbs: Int
  /// The share of fat in basis points, 0 to 10000.
  package let fat: Int

  /// All of the energy, in basis points.
  package static let whole = 10000
  /// The shares of a new profile: 30 % protein, 40 % carbs, 30 % fat.
  package static let `default` = MacroShares(unchecked: 3000, 4000, 3000)

  /// Creates shares; throws `badValue` unless each is at least 0 and they add up to 10000 basis points.
  package init(basisPoints protein: Int, _ carbs: Int, _ fat: Int) throws(LarderError) {
    let all = [protein, carbs, fat]
    guard all.allSatisfy({ (0...Self.whole).contains($0) }), all.reduce(0, +) == Self.whole else {
      throw LarderError(
        .badValue, "the shares \(protein), \(carbs) and \(fat) do not add up to 10000 basis points",
        hint: "protein, carbs and fat share 10000 hundredths of a percent")
    }
    self.init(unchecked: protein, carbs, fat)
  }

  /// Creates shares; throws `badValue` unless each is at least 0 and they add up to 100 percent.
  package init(percent protein: Int, _ carbs: Int, _ fat: Int) throws(LarderError) {
    let all = [protein, carbs, fat]
    guard all.allSatisfy({ (0...100).contains($0) }) else {
      throw LarderError(
        .badValue, "a share is 0 to 100 percent, not \(protein), \(carbs) and \(fat)",
        hint: "such as `goals split 30 40 30` for protein, carbs and fat")
    }
    guard all.reduce(0, +) == 100 else {
      throw LarderError(
        .badValue, "\(protein) + \(carbs) + \(fat) is \(all.reduce(0, +)) percent, not 100",
        hint: "such as `goals split 30 40 30` for protein, carbs and fat")
    }
    self.init(unchecked: protein * 100, carbs * 100, fat * 100)
  }

  init(unchecked protein: Int, _ carbs: Int, _ fat: Int) {
    self.protein = protein
    self.carbs = carbs
    self.fat = fat
  }

  /// A macro's share in basis points, 0 to 10000.
  package subscript(macro: Macro) -> Int {
    switch macro {
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    }
  }

  /// A macro's share in percent, with at most two decimals: 36.36.
  package func percent(_ macro: Macro) -> Double { Double(self[macro]) / 100 }

  /// The shares with one of them set to `share`, 0 to 10000; the two others divide the rest in their old proportion.
  ///
  /// Of the two other shares, the first (protein before carbs before fat) is rounded, and the second is what remains.
  func setting(_ macro: Macro, _ share: Int) -> MacroShares {
    let rest = Self.whole - share
    let others = Macro.allCases.filter { $0 != macro }
    let kept = others.allSatisfy { self[$0] == 0 } ? Self.default : self
    let first = MacroGoals.roundedQuotient(rest * kept[others[0]], kept[others[0]] + kept[others[1]])
    let byMacro = [macro: share, others[0]: first, others[1]: rest - first]
    return MacroShares(unchecked: byMacro[.protein] ?? 0, byMacro[.carbs] ?? 0, byMacro[.fat] ?? 0)
  }
}
