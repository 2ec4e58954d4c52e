import Domain

/// Finds where on a small picture the paper with its printed lines is, and how it is turned.
///
/// Paper is the largest patch that is light and has little colour; a patch that reaches the picture's edge is usual. The angle
/// is the one at which the dark points form the clearest rows.
struct PaperFinder {
  /// A rectangle on the picture, turned about its middle.
  struct Paper: Equatable {
    /// The middle in pixels, from the top left corner of the picture.
    var x: Double
    var y: Double
    /// The sides along and across the printed lines, in pixels.
    var width: Double
    var height: Double
    /// How far the lines fall to the right, in degrees, at most 40 to either side.
    var degrees: Double
  }

  private let picture: PixelGrid
  /// A picture of which each point is 1 where the paper is.
  private let isPaper: [Bool]

  /// Looks for the paper on a picture.
  init(_ picture: PixelGrid) {
    self.picture = picture
    isPaper = PaperPatch(picture).points
  }

  /// The printed part of the paper, or that of the whole picture if no paper stands out; nil if nothing is printed on it.
  var paper: Paper? {
    let ink = self.ink
    guard ink.count >= Self.leastInk else { return nil }
    let degrees = angle(of: ink)
    let (sine, cosine) = Self.direction(degrees)
    // Along and across the lines; the farthest few points are specks.
    let along = Self.extent(ink.map { Double($0.x) * cosine + Double($0.y) * sine })
    let across = Self.extent(ink.map { Double($0.y) * cosine - Double($0.x) * sine })
    let (middle, height) = ((along.low + along.high) / 2, (across.low + across.high) / 2)
    let margin = (along.high - along.low) * Self.margin
    return Paper(
      x: middle * cosine - height * sine, y: middle * sine + height * cosine,
      width: along.high - along.low + 2 * margin, height: across.high - across.low + 2 * margin, degrees: degrees)
  }

  /// Whether the lines run from top to bottom: their rows are clearer across the picture than along it.
  var isSideways: Bool {
    let points = Self.some(of: ink)
    guard points.count >= Self.leastInk else { return false }
    func contrast(_ middle: Double) -> Double {
      let scores = stride(from: middle - Self.steepest / 2, through: middle + Self.steepest / 2, by: Self.coarseStep)
        .map { clearness($0, points) }.sorted()
      return (scores.last ?? 1) / max(1, scores[scores.count / 2])
    }
    return contrast(90) > contrast(0) * Self.clearlyMore
  }

  /// With fewer dark points there is nothing to read.
  private static let leastInk = 150
  /// The share of the printed width that is left free on each side.
  private static let margin = 0.05
  /// The share of the points on either side that may be specks.
  private static let specks = 0.002

  private struct Point {
    let x: Int
    let y: Int
  }

  /// The points of the paper that are darker than what is around them.
  private var ink: [Point] {
    let (width, height) = (picture.width, picture.height)
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    var papers = sums
    for row in 0..<height {
      var (line, count) = (0, 0)
      for column in 0..<width {
        let place = row * width + column
        if isPaper[place] {
          line += max(0, picture.paleness(column, row))
          count += 1
        }
        let corner = (row + 1) * (width + 1) + column + 1
        sums[corner] = sums[corner - width - 1] + line
        papers[corner] = papers[corner - width - 1] + count
      }
    }
    let reach = max(5, min(width, height) / 24)
    var points: [Point] = []
    for row in 0..<height {
      let (top, bottom) = (max(0, row - reach) * (width + 1), min(height, row + reach + 1) * (width + 1))
      for column in 0..<width where isPaper[row * width + column] {
        let (left, right) = (max(0, column - reach), min(width, column + reach + 1))
        let count = papers[bottom + right] - papers[bottom + left] - papers[top + right] + papers[top + left]
        let sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left]
        // Near the edge of the paper, what is around is not paper.
        guard count * 10 > (bottom - top) / (width + 1) * (right - left) * 7 else { continue }
        if max(0, picture.paleness(column, row)) * count * 100 < sum * Self.darkness {
          points.append(Point(x: column, y: row))
        }
      }
    }
    return points
  }

  /// Ink has at most so many hundredths of the lightness around it.
  private static let darkness = 82

  // MARK: The angle

  /// The angle at which points form the clearest rows, in degrees; 0 if none is clear.
  private func angle(of ink: [Point]) -> Double {
    let points = Self.some(of: ink)
    let coarse = stride(from: -Self.steepest, through: Self.steepest, by: Self.coarseStep).map {
      (degrees: $0, score: clearness($0, points))
    }
    guard let best = coarse.max(by: { $0.score < $1.score }) else { return 0 }
    let usual = coarse.map(\.score).sorted()[coarse.count / 2]
    guard best.score > usual * Self.clearlyMore else { return 0 }
    let fine = stride(from: best.degrees - Self.coarseStep, through: best.degrees + Self.coarseStep, by: Self.fineStep)
      .map { (degrees: $0, score: clearness($0, points)) }
    return fine.max { $0.score < $1.score }?.degrees ?? best.degrees
  }

  /// Every second or third point, which tell as much.
  private static func some(of ink: [Point]) -> [Point] {
    stride(from: 0, to: ink.count, by: max(1, ink.count / mostPoints)).map { ink[$0] }
  }

  private static let mostPoints = 12_000
  private static let steepest = 40.0
  private static let coarseStep = 0.5
  private static let fineStep = 0.1
  /// How many times the usual clearness that of the right angle has at least.
  private static let clearlyMore = 1.12

  /// How unevenly points are spread over rows that fall at an angle.
  private func clearness(_ degrees: Double, _ points: [Point]) -> Double {
    let (sine, cosine) = Self.direction(degrees)
    let offset = Double(picture.width + picture.height)
    var rows = [Int](repeating: 0, count: (picture.width + picture.height) * 2 + 2)
    for point in points {
      let row = Int(Double(point.y) * cosine - Double(point.x) * sine + offset)
      if rows.indices.contains(row) { rows[row] += 1 }
    }
    return Double(rows.reduce(0) { $0 + $1 * $1 })
  }

  private static func extent(_ values: [Double]) -> (low: Double, high: Double) {
    let sorted = values.sorted()
    let specks = Int(Double(sorted.count) * specks)
    return (sorted[specks], sorted[sorted.count - 1 - specks])
  }

  /// Sine and cosine of an angle of at most 120 degrees, to seven decimals: Domain and Exchange do without Foundation.
  static func direction(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let angle = degrees * Double.pi / 180
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<24 {
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(power + 1)
    }
    return (sine, cosine)
  }
}
