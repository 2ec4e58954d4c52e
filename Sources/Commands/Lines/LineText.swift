internal import Domain
internal import Text

/// A line of food for people: its amount, its weight, its energy, and how sure it is.
enum LineText {
  /// How sure it is that a line is what was meant.
  enum Sureness: CaseIterable {
    case sure
    case likely
    case unsure

    /// From here on a name is as good as one of the food's own.
    private static let certain = 0.95

    /// What a line's confidence amounts to.
    init(_ line: FoodLine) {
      self = line.confidence < FoodMatch.certain ? .unsure : line.confidence < Self.certain ? .likely : .sure
    }

    /// In front of the line's name: at its end it would be cut off where there is little room.
    var mark: String {
      switch self {
      case .sure: ""
      case .likely: "~ "
      case .unsure: "? "
      }
    }

    /// What the mark means.
    fileprivate var legend: String {
      switch self {
      case .sure: ""
      case .likely: "~ likely"
      case .unsure: "? unsure"
      }
    }
  }

  /// What the marks in front of the names of these lines mean; nil where there is none.
  static func legend(_ lines: [FoodLine], isLogged: Bool) -> String? {
    let found = Set(lines.map(Sureness.init))
    let legends = Sureness.allCases.filter { $0 != .sure && found.contains($0) }.map(\.legend)
    return legends.isEmpty ? nil : legends.joined(separator: ", ") + (isLogged ? ": `fix` corrects it" : "")
  }

  /// What was said of it; a bare weight in the reader's units, whichever it was typed in.
  static func amount(_ line: FoodLine, on canvas: Canvas) -> String {
    guard let quantity = line.quantity else { return line.amountText }
    // Where there is little room, the share alone: the weight stands beside it.
    if canvas.width < 60, let share = quantity.shareText, (quantity.share ?? 1) < 1 { return share }
    guard quantity.mass != nil, quantity.share == nil, canvas.weights == .imperial else { return quantity.text }
    return line.grams.map(canvas.weight) ?? quantity.text
  }

  /// `143 kcal`, `skipped`, `? kcal` where it is not known.
  static func energy(_ line: FoodLine, _ ink: Ink) -> StyledLine {
    if line.isSkipped { return StyledLine("skipped", .faint) }
    guard let calories = line.nutrients.calories else { return StyledLine("? kcal", .yellow) }
    return StyledLine("\(Figure.text(calories)) kcal", ink)
  }

  /// `2 large Egg, 100 g, 143 kcal`.
  static func sentence(_ line: FoodLine, on canvas: Canvas) -> String {
    let (said, weight) = (amount(line, on: canvas), line.grams.map(canvas.weight))
    let doubt = line.confidence < FoodMatch.certain ? " ?" : ""
    let parts = ["\(said) \(line.name)\(doubt)", said == weight ? nil : weight, energy(line, .plain).plain]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
