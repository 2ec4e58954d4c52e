internal import Domain
internal import Figures
internal import Text

/// Formats an item of a meal or trip as text: its amount, its weight, its energy, and how certain its food is.
enum LineText {
  /// The lowest confidence at which a line counts as sure: at this confidence, its name matches as well as one of the
  /// food's own names.
  static let certain = 0.95

  /// How certain it is that the food of a line is what the user meant.
  enum Certainty: CaseIterable {
    case sure
    case likely
    case unsure

    /// The certainty that the line's confidence corresponds to.
    init(_ line: FoodLine) {
      self = line.confidence < FoodMatch.certain ? .unsure : line.confidence < LineText.certain ? .likely : .sure
    }

    /// The mark in front of the line's name: empty, `~` or `?`; a mark after the name would be cut off in narrow
    /// columns.
    var mark: String {
      switch self {
      case .sure: ""
      case .likely: "~ "
      case .unsure: "? "
      }
    }

    /// The mark with its meaning, such as `~ likely match`.
    fileprivate var legend: String {
      switch self {
      case .sure: ""
      case .likely: "~ likely match"
      case .unsure: "? please check"
      }
    }
  }

  /// Explains the marks in front of the names of these lines; nil if no name has one.
  static func legend(_ lines: [FoodLine], isLogged: Bool) -> String? {
    let found = Set(lines.map(Certainty.init))
    let legends = Certainty.allCases.filter { $0 != .sure && found.contains($0) }.map(\.legend)
    return legends.isEmpty ? nil : legends.joined(separator: ", ") + (isLogged ? ": `fix` corrects it" : "")
  }

  /// Says what a name means from now on, and how to take that back; `other` is the profile that learned it, nil if it is
  /// the one in use.
  static func learned(_ learned: LearnedName, by other: Profile? = nil) -> String {
    let name = SafeText.visible(learned.name.truncated(to: 60))
    if let other {
      let option = "--profile \(Word.typed(name: other.name))"
      return
        "for \(other.name), `\(name)` means \(learned.food.name) from now on; `food forget \(name) \(option)` takes "
        + "that back"
    }
    return "`\(name)` means \(learned.food.name) from now on; `food forget \(name)` takes that back"
  }

  /// The amount as it was typed, or with a `~` in front if it was assumed.
  ///
  /// A weight is converted to the reader's units.
  static func amount(_ line: FoodLine, on canvas: Canvas) -> String {
    let stated = statedAmount(line, on: canvas)
    // `~about 3 slices` would say twice that the amount is not exact.
    return line.isAmountAssumed ? "~" + stated.trimmingPrefix("about ") : stated
  }

  private static func statedAmount(_ line: FoodLine, on canvas: Canvas) -> String {
    guard let quantity = line.quantity else { return line.amountText }
    // On a narrow canvas, show only the share: the weight is shown beside it.
    if canvas.width < 60, let share = quantity.shareText, (quantity.share ?? 1) < 1 { return share }
    guard quantity.mass != nil, quantity.share == nil, canvas.weights == .imperial else { return quantity.text }
    return line.grams.map(canvas.weight) ?? quantity.text
  }

  /// The energy of a line: `143 kcal`, `skipped`, or `? kcal` if it is unknown.
  static func energy(_ line: FoodLine, _ ink: Ink) -> StyledLine {
    if line.isSkipped { return StyledLine("skipped", .faint) }
    if line.isNoFood { return StyledLine("no food", .faint) }
    guard let calories = line.nutrients.calories else { return StyledLine("? kcal", .yellow) }
    return StyledLine("\(Figure.text(calories)) kcal", ink)
  }

  /// A line in words: `2 large Egg, 100 g, 143 kcal`.
  static func sentence(_ line: FoodLine, on canvas: Canvas) -> String {
    let (said, weight) = (amount(line, on: canvas), line.grams.map(canvas.weight))
    let doubt = line.confidence < FoodMatch.certain ? " ?" : ""
    let parts = ["\(said) \(line.name)\(doubt)", said == weight ? nil : weight, energy(line, .plain).plain]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
