/// A small sign in a chart, which replaces a value or stands next to a word or in a legend.
enum ImageMark {
  typealias Role = VectorImage.Role

  case cross(Role)
  case question(Role)
  /// The mark of a day of which only a part is logged.
  case tilde(Role)
  /// The mark of a day still to come.
  case dots(Role)
  case disc(Role)
  /// The sign of a bar that continues beyond its axis.
  case arrow(Role)
  case up(Role)
  case upHollow(Role)
  case down(Role)
  case diamond(Role)
  case swatch(Role, VectorImage.Fill)
  case stroke(Role, isDashed: Bool)

  /// The mark of a day without a value; nil for a day with a value.
  init?(absence: Observation) {
    switch absence {
    case .value: return nil
    case .missing: self = .cross(.missing)
    case .partial: self = .tilde(.missing)
    case .unknown: self = .question(.missing)
    case .toCome: self = .dots(.missing)
    }
  }

  /// The room that the mark takes, in pixels.
  var width: Double {
    switch self {
    case .swatch: 14
    case .stroke: 26
    default: 10
    }
  }

  /// The mark around a point; `reach` is half its height in pixels.
  func shapes(at center: VectorImage.Point, reach: Double = 4.5) -> [VectorImage.Shape] {
    let (x, y) = (center.x, center.y)
    func point(_ dx: Double, _ dy: Double) -> VectorImage.Point { .init(x: x + dx * reach, y: y + dy * reach) }
    func sign(_ text: String, _ role: Role) -> VectorImage.Shape {
      let size = max(reach * 2.7, ImageSheet.isNarrow ? ImageSheet.smallSize : 0)
      return .text(text, .init(x: x, y: y + reach), anchor: .middle, role: role, size: size)
    }
    switch self {
    case .cross(let role):
      return [
        .line([point(-0.75, -0.75), point(0.75, 0.75)], role: role),
        .line([point(-0.75, 0.75), point(0.75, -0.75)], role: role),
      ]
    case .question(let role): return [sign("?", role)]
    case .tilde(let role): return [sign("~", role)]
    case .dots(let role):
      return [-0.8, 0, 0.8].map { .circle(point($0, 0), radius: max(0.5, reach / 5), role: role) }
    case .disc(let role): return [.circle(center, radius: reach * 0.8, role: role)]
    case .arrow(let role): return [.polygon([point(-0.9, -1), point(0.9, 0), point(-0.9, 1)], role: role)]
    case .up(let role): return [.polygon([point(-1, 0.85), point(1, 0.85), point(0, -0.95)], role: role)]
    case .upHollow(let role):
      return [.polygon([point(-0.85, 0.75), point(0.85, 0.75), point(0, -0.75)], role: role, isFilled: false)]
    case .down(let role): return [.polygon([point(-1, -0.85), point(1, -0.85), point(0, 0.95)], role: role)]
    case .diamond(let role):
      return [.polygon([point(-1, 0), point(0, -1), point(1, 0), point(0, 1)], role: role)]
    case .swatch(let role, let fill):
      return [.rectangle(x: x - 7, y: y - 5, width: 14, height: 10, role: role, fill: fill)]
    case .stroke(let role, let isDashed):
      return [.line([.init(x: x - 13, y: y), .init(x: x + 13, y: y)], role: role, isDashed: isDashed)]
    }
  }

  /// Creates the mark of a verdict: an upward triangle for over, a downward triangle for under, and a disc for met.
  init(_ verdict: RowWord.Verdict) {
    self =
      switch verdict {
      case .over: .up(.over)
      case .under: .down(.under)
      case .met: .disc(.met)
      }
  }
}
