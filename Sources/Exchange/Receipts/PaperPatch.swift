/// The largest light patch in a small picture, including what is printed on it.
struct PaperPatch {
  /// Whether each point of the picture belongs to the patch, row by row.
  ///
  /// If no patch is large enough to be paper, all points count as the patch.
  let points: [Bool]

  private let width: Int
  private let height: Int

  /// Searches a picture for the patch.
  init(_ picture: PixelGrid) {
    (width, height) = (picture.width, picture.height)
    let values = (0..<(width * height)).map {
      UInt8(clamping: picture.paleness($0 % picture.width, $0 / picture.width))
    }
    let limit = Self.threshold(values)
    let light = values.map { $0 > limit }
    // Fills the print first, then cuts thin bridges to other light objects.
    let stroke = max(2, min(width, height) / 100)
    let filled = Self.grown(Self.shrunk(Self.grown(light, by: stroke, width), by: stroke * 2, width), by: stroke, width)
    let patch = Self.largestPatch(filled, width)
    let share = Double(patch.count { $0 }) / Double(max(1, patch.count))
    points = share < Self.leastShare ? [Bool](repeating: true, count: light.count) : Self.closed(patch, width)
  }

  /// The minimum share of the picture that a patch must cover to be the paper of a receipt.
  private static let leastShare = 0.06

  /// The lightness that best separates light from dark values (Otsu, IEEE Transactions on Systems, Man, and Cybernetics
  /// 9(1), 1979).
  static func threshold(_ values: [UInt8]) -> UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    for value in values { counts[Int(value)] += 1 }
    let whole = Double(counts.enumerated().reduce(0) { $0 + $1.offset * $1.element })
    var (darker, sum, best, limit) = (0, 0, -1.0, 0)
    for (value, count) in counts.enumerated() {
      darker += count
      sum += value * count
      guard darker > 0, darker < values.count else { continue }
      let lighter = Double(values.count - darker)
      let difference = Double(sum) / Double(darker) - (whole - Double(sum)) / lighter
      let score = Double(darker) * lighter * difference * difference
      if score > best { (best, limit) = (score, value) }
    }
    return UInt8(clamping: limit)
  }

  /// Sets each point that is at most `reach` rows and at most `reach` columns away from a point that is set.
  private static func grown(_ points: [Bool], by reach: Int, _ width: Int) -> [Bool] {
    spread(
      spread(points, by: reach, length: width, step: 1, width), by: reach, length: points.count / width, step: width,
      width)
  }

  private static func shrunk(_ points: [Bool], by reach: Int, _ width: Int) -> [Bool] {
    grown(points.map { !$0 }, by: reach, width).map { !$0 }
  }

  /// Sets each point that is at most `reach` points away from a set point in the same line; lines are either rows or
  /// columns.
  ///
  /// `step` is the distance in the array between two neighbors in a line.
  private static func spread(_ points: [Bool], by reach: Int, length: Int, step: Int, _ width: Int) -> [Bool] {
    var result = points
    let lines = points.count / length
    for line in 0..<lines {
      let start = step == 1 ? line * width : line
      var last = -reach - 1
      for index in 0..<length {
        if points[start + index * step] { last = index }
        if index - last <= reach { result[start + index * step] = true }
      }
      var next = length + reach + 1
      for index in stride(from: length - 1, through: 0, by: -1) {
        if points[start + index * step] { next = index }
        if next - index <= reach { result[start + index * step] = true }
      }
    }
    return result
  }

  private static func largestPatch(_ points: [Bool], _ width: Int) -> [Bool] {
    var labels = [Int32](repeating: 0, count: points.count)
    var largest: (label: Int32, size: Int) = (0, 0)
    var label: Int32 = 0
    var waiting: [Int] = []
    for start in points.indices where points[start] && labels[start] == 0 {
      label += 1
      labels[start] = label
      waiting.append(start)
      var size = 0
      while let place = waiting.popLast() {
        size += 1
        let column = place % width
        let neighbours = [
          column > 0 ? place - 1 : -1, column < width - 1 ? place + 1 : -1, place - width, place + width,
        ]
        for next in neighbours where points.indices.contains(next) && points[next] && labels[next] == 0 {
          labels[next] = label
          waiting.append(next)
        }
      }
      if size > largest.size { largest = (label, size) }
    }
    return largest.size == 0 ? points : labels.map { $0 == largest.label }
  }

  /// Fills holes in the patch, such as a printed logo: points that lie between other points of the patch in both
  /// their row and their column.
  private static func closed(_ patch: [Bool], _ width: Int) -> [Bool] {
    let height = patch.count / width
    var (lefts, rights) = ([Int](repeating: width, count: height), [Int](repeating: -1, count: height))
    var (tops, bottoms) = ([Int](repeating: height, count: width), [Int](repeating: -1, count: width))
    for place in patch.indices where patch[place] {
      let (column, row) = (place % width, place / width)
      lefts[row] = min(lefts[row], column)
      rights[row] = max(rights[row], column)
      tops[column] = min(tops[column], row)
      bottoms[column] = max(bottoms[column], row)
    }
    return patch.indices.map { place in
      let (column, row) = (place % width, place / width)
      return (lefts[row]...max(lefts[row], rights[row])).contains(column)
        && (tops[column]...max(tops[column], bottoms[column])).contains(row)
    }
  }
}
