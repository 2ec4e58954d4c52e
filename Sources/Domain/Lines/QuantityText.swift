internal import Figures

extension Quantity {
  /// The quantity as text: `150 g`, `½ cup`, `2 slices`, `½ medium`, `1/3 of 2 large`.
  ///
  /// Larder can usually read the text again. Masses are in grams, whatever unit was typed.
  package var text: String {
    let whole = isAbout ? "about \(wholeText)" : wholeText
    guard let share else { return whole }
    return "\(Self.fraction(share)) \(share > 1 ? "x" : "of") \(whole)"
  }

  /// The share alone, as text: `1/3`; nil if the whole amount is meant.
  package var shareText: String? { share.map(Self.fraction) }

  private var wholeText: String {
    switch unit {
    case .piece: range(Self.figure)
    case .measure(.mass(let grams, _)): range { Self.figure($0 * grams) } + " g"
    case .measure(.volume(_, let symbol)): volumeText(symbol)
    case .portion(let name): portionText(name)
    case .toTaste: "to taste"
    }
  }

  private func range(_ text: (Double) -> String) -> String {
    upTo.map { "\(text(number))-\(text($0))" } ?? text(number)
  }

  /// The text of a volume: cups and spoons in fractions, such as `½ cup`, all other units in decimals.
  private func volumeText(_ symbol: String) -> String {
    guard Self.kitchenMeasures.contains(symbol) else { return "\(range(Self.figure)) \(symbol)" }
    let isSeveral = symbol == "cup" && (upTo ?? number) > 1
    return "\(range(Self.fraction)) \(isSeveral ? PortionWords.plural(symbol) : symbol)"
  }

  private static let kitchenMeasures: Set<String> = ["cup", "tbsp", "tsp", "EL", "TL", "fl oz"]

  /// The text of a number of portions: `2 slices`, `½ medium`.
  ///
  /// If the portion's name starts with a digit, the text is `2 x 100 g`. A single portion named `half`, such as half a
  /// grapefruit, is `half`.
  private func portionText(_ name: String) -> String {
    if number == 1, upTo == nil, PortionWords.isHalf(name) { return name }
    let startsWithFigure = name.first.map(\.isNumber) ?? false
    let counted = (upTo ?? number) > 1 ? PortionWords.plural(name) : name
    return "\(range(Self.fraction)) \(startsWithFigure ? "x " : "")\(counted)"
  }
}

// MARK: Figures

extension Quantity {
  /// A number in its shortest form: thirds as fractions, otherwise at most three decimals (six for small numbers).
  ///
  /// The text has no thousands separators, since it may be typed and read again: `1,500` could be one and a half.
  static func figure(_ value: Double) -> String {
    let whole = value.rounded(.down)
    for third in [1, 2] where abs(value - whole - Double(third) / 3) < 1e-9 {
      return whole == 0 ? "\(third)/3" : "\(Figure.plain(whole)) \(third)/3"
    }
    return Figure.plain(Figure.shown(value, decimals: value < 0.1 ? 6 : 3))
  }

  /// A weight with a precision that suits its size: `1,170 g`, `15.5 g`, `0.25 g`.
  ///
  /// With `inKilograms`, weights of 1,000 g and more are in kilograms: `2.6 kg`.
  package static func weight(_ grams: Double, inKilograms: Bool = false) -> String {
    inKilograms && grams >= 1000 ? Figure.tenths(grams / 1000) + " kg" : Figure.short(grams) + " g"
  }

  /// Whether a number has at most two decimals or is a number of thirds, as people name a share.
  static func isSimpleFraction(_ number: Double) -> Bool {
    [3, 100].contains { parts in abs((number * parts).rounded() - number * parts) < 1e-6 }
  }

  /// A number as text, with thirds as fractions, and also quarters and halves if the number is below ten.
  ///
  /// Examples: `½`, `1 ½`, `1/3`, `2`.
  package static func fraction(_ number: Double) -> String {
    let whole = number.rounded(.down)
    guard number < 10, let part = [0.25: "¼", 0.5: "½", 0.75: "¾"][number - whole] else { return figure(number) }
    return whole > 0 ? "\(figure(whole)) \(part)" : part
  }
}
