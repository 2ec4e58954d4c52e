import Domain

/// Finds the position of the paper with its printed lines in a small picture, and its angle.
///
/// The paper is the largest patch that is light and has little color; it may extend beyond the edge of the picture. At
/// the correct angle, the dark points form the most distinct rows.
struct PaperFinder {
  /// A rectangle in the picture, rotated about its center.
  struct Paper: Equatable {
    /// The center in pixels from the top left corner of the picture.
    var x: Double
    var y: Double
    /// The lengths of the sides along and across the printed lines, in pixels.
    var width: Double
    var height: Double
    /// The angle in degrees at which the lines fall toward the right, from -40 to 40.
    var degrees: Double
  }

  private let picture: PixelGrid
  /// Whether each point of the picture belongs to the paper, row by row.
  private let isPaper: [Bool]

  /// Searches a picture for the paper.
  init(_ picture: PixelGrid) {
    self.picture = picture
    isPaper = PaperPatch(picture).points
  }

  /// The printed part of the paper, or of the whole picture if no paper was found; nil if there is too little print.
  var paper: Paper? {
    let ink = self.ink
    guard ink.count >= Self.leastInk else { return nil }
    let degrees = angle(of: ink)
    let (sine, cosine) = Self.direction(degrees)
    // The extent along and across the lines, without the outermost points, which may be specks.
    let along = Self.extent(ink.map { Double($0.x) * cosine + Double($0.y) * sine })
    let across = Self.extent(ink.map { Double($0.y) * cosine - Double($0.x) * sine })
    let (middle, height) = ((along.low + along.high) / 2, (across.low + across.high) / 2)
    let margin = (along.high - along.low) * Self.margin
    return Paper(
      x: middle * cosine - height * sine, y: middle * sine + height * cosine,
      width: along.high - along.low + 2 * margin, height: across.high - across.low + 2 * margin, degrees: degrees)
  }

  /// Whether the printed lines are vertical; assumed if the dark points form columns more distinctly than rows.
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

  /// The minimum number of dark points in a picture with something to read.
  private static let leastInk = 150
  /// The margin on each side, as a share of the printed width.
  private static let margin = 0.05
  /// The share of the dark points that is ignored on each side, because these points may be specks.
  private static let specks = 0.002

  private struct Point {
    let x: Int
    let y: Int
  }

  /// The points of the paper that are darker than the area around them.
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
        // Points near the edge of the paper are skipped, because part of the area around them is not paper.
        guard count * 10 > (bottom - top) / (width + 1) * (right - left) * 7 else { continue }
        if max(0, picture.paleness(column, row)) * count * 100 < sum * Self.darkness {
          points.append(Point(x: column, y: row))
        }
      }
    }
    return points
  }

  /// The maximum lightness of ink, in percent of the lightness of the area around it.
  private static let darkness = 82

  // MARK: The angle

  /// The angle in degrees at which the points form the most distinct rows; 0 if no angle stands out.
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

  /// A sample of the points, which is enough to find the angle.
  private static func some(of ink: [Point]) -> [Point] {
    stride(from: 0, to: ink.count, by: max(1, ink.count / mostPoints)).map { ink[$0] }
  }

  private static let mostPoints = 12_000
  private static let steepest = 40.0
  private static let coarseStep = 0.5
  private static let fineStep = 0.1
  /// A direction of the rows is preferred only if its rows are this many times as distinct as those of another
  /// direction.
  ///
  /// The best angle is compared with the median of all angles. For a picture that may lie on its side, columns are
  /// compared with rows.
  private static let clearlyMore = 1.12

  /// How distinct the rows of points are at an angle: the sum, over all rows, of the squared number of points in the
  /// row.
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

  /// The sine and cosine of an angle of at most 120 degrees, to seven decimals, computed without Foundation.
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
