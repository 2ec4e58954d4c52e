internal import Domain
internal import Figures
internal import Text

/// A line of food as text: its amount, its weight, its energy, and how certain it is.
enum LineText {
  /// How certain it is that a line is what was meant.
  enum Certainty: CaseIterable {
    case sure
    case likely
    case unsure

    /// At this confidence or above a name is as good as one of the food's own.
    private static let certain = 0.95

    /// The level that a line's confidence amounts to.
    init(_ line: FoodLine) {
      self = line.confidence < FoodMatch.certain ? .unsure : line.confidence < Self.certain ? .likely : .sure
    }

    /// A mark in front of the line's name; at the end it would be cut off in narrow columns.
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

  /// What the marks in front of the names of these lines mean; nil if there are none.
  static func legend(_ lines: [FoodLine], isLogged: Bool) -> String? {
    let found = Set(lines.map(Certainty.init))
    let legends = Certainty.allCases.filter { $0 != .sure && found.contains($0) }.map(\.legend)
    return legends.isEmpty ? nil : legends.joined(separator: ", ") + (isLogged ? ": `fix` corrects it" : "")
  }

  /// The amount as it was given; a plain weight is shown in the reader's units, whatever it was typed in.
  static func amount(_ line: FoodLine, on canvas: Canvas) -> String {
    guard let quantity = line.quantity else { return line.amountText }
    // If there is little room, only the share: the weight is shown beside it.
    if canvas.width < 60, let share = quantity.shareText, (quantity.share ?? 1) < 1 { return share }
    guard quantity.mass != nil, quantity.share == nil, canvas.weights == .imperial else { return quantity.text }
    return line.grams.map(canvas.weight) ?? quantity.text
  }

  /// `143 kcal`, `skipped`, or `? kcal` if it is unknown.
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
