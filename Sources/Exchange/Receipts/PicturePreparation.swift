import Domain

/// Crops the paper out of a picture, sets it upright and scales it so that tesseract reads it best.
///
/// The picture is decoded twice: small, to find the paper on it, and once more for the result. All is done by ImageMagick,
/// which gets the format before each file's name, for it would guess.
struct PicturePreparation {
  let magick: ExternalProgram
  let folder: WorkFolder
  /// The file of the picture, and the format by which ImageMagick knows it.
  let source: String
  let format: String
  /// The size of the picture as its head has it, before it is turned upright.
  let width: Int
  let height: Int

  /// Writes the prepared picture into a file and returns by how many degrees it was turned clockwise: 0, 90, 180 or 270; nil
  /// if ImageMagick cannot read the picture.
  ///
  /// That is `turn`, unless the lines then run from top to bottom: which of the two other ways is right is not seen.
  func write(_ target: String, turn: Int) throws(LarderError) -> Int? {
    let small = "small.ppm"
    folder.remove(small)
    // Twice the size in either direction is enough for a clean small picture, and JPEG decodes it much faster.
    guard
      try run(
        hint(Self.smallPoints) + [input, "-resize", "\(Self.smallPoints)@>"] + upright(turn) + ["-depth", "8"],
        "ppm:" + folder.file(small)),
      let picture = PixelGrid(netpbm: try ReceiptFile.bytes(of: folder.file(small)))
    else { return nil }
    let finder = PaperFinder(picture)
    if turn % 180 == 0, finder.isSideways { return try write(target, turn: turn + 90) }
    folder.remove(small)
    folder.remove(target)
    return try run(steps(picture, finder.paper, turn: turn), "pgm:" + folder.file(target)) ? turn : nil
  }

  /// Points of the small picture on which the paper is looked for.
  private static let smallPoints = 400_000
  /// The width of the printed part in pixels at which tesseract errs least, measured from 500 to 2000.
  private static let bestWidth = 1400.0
  /// The most points of the result, and by how much a picture is enlarged at most.
  private static let mostPoints = 16_000_000.0
  private static let mostEnlarged = 3.0
  /// Degrees below which tesseract straightens lines by itself, and each one for itself, which a curved paper needs.
  private static let straight = 2.2

  private var input: String { "\(format):\(folder.file(source))[0]" }

  /// Turned as the camera was held, without transparency.
  private func upright(_ turn: Int) -> [String] {
    ["-auto-orient"] + (turn == 0 ? [] : ["-rotate", String(turn)]) + ["-background", "white", "-alpha", "remove"]
  }

  /// Lets JPEG be decoded at a fraction of its size, but larger than a number of points.
  private func hint(_ points: Int) -> [String] {
    let side = Int((Double(points) * 4).squareRoot()) * max(width, height) / max(1, min(width, height))
    return format == "jpeg" ? ["-define", "jpeg:size=\(side)x\(side)"] : []
  }

  private func run(_ arguments: [String], _ output: String) throws(LarderError) -> Bool {
    // Debian allows no more memory; what does not fit is swapped to a file of limited size.
    let limits = ["-limit", "memory", "256MiB", "-limit", "map", "512MiB"]
    guard let running = try magick.start(in: folder, limits + arguments + [output]) else { return false }
    // A picture that takes too long is read as it is.
    return (try? running.finish()) == 0
  }

  /// ImageMagick's steps from the picture to the result.
  private func steps(_ small: PixelGrid, _ paper: PaperFinder.Paper?, turn: Int) -> [String] {
    let (smallWidth, smallHeight) = (Double(small.width), Double(small.height))
    let paper =
      paper
      ?? .init(x: smallWidth / 2, y: smallHeight / 2, width: smallWidth, height: smallHeight, degrees: 0)
    let isTurned = (width > height) != (small.width > small.height)
    let original = Double(isTurned ? height : width) / smallWidth
    let scale = min(
      Self.bestWidth / paper.width, (Self.mostPoints / (paper.width * paper.height)).squareRoot(),
      original * Self.mostEnlarged)
    // The box around the turned paper, within the picture.
    let (sine, cosine) = PaperFinder.direction(paper.degrees)
    let halfWidth = (paper.width * cosine + paper.height * abs(sine)) / 2
    let halfHeight = (paper.width * abs(sine) + paper.height * cosine) / 2
    let (left, right) = (max(0, paper.x - halfWidth), min(smallWidth, paper.x + halfWidth))
    let (top, bottom) = (max(0, paper.y - halfHeight), min(smallHeight, paper.y + halfHeight))
    func crop(_ factor: Double) -> [String] {
      let (x, y) = (Int(left * factor), Int(top * factor))
      let (w, h) = (max(1, Int((right - left) * factor)), max(1, Int((bottom - top) * factor)))
      return ["-crop", "\(w)x\(h)+\(x)+\(y)", "+repage"]
    }
    func resize(_ width: Double, _ height: Double) -> [String] {
      ["-resize", "\(max(1, Int(width * scale)))x\(max(1, Int(height * scale)))!"]
    }
    let gray = upright(turn) + ["-colorspace", "Gray"]
    var steps: [String]
    if scale < original {
      // Made smaller before anything else, for each step needs as much memory again.
      let whole = isTurned ? resize(smallHeight, smallWidth) : resize(smallWidth, smallHeight)
      steps = hint(Int(smallWidth * smallHeight * scale * scale)) + [input] + whole + gray + crop(scale)
    } else {
      steps = [input] + gray + crop(original) + resize(right - left, bottom - top)
    }
    if abs(paper.degrees) >= Self.straight {
      // Turned about the middle of the box, in which the paper need not be in the middle.
      let (x, y) = (paper.x - (left + right) / 2, paper.y - (top + bottom) / 2)
      let (dx, dy) = (Int((x * cosine + y * sine) * scale), Int((y * cosine - x * sine) * scale))
      let size = "\(Int(paper.width * scale))x\(Int(paper.height * scale))"
      steps += ["-rotate", Self.degrees(-paper.degrees), "+repage", "-gravity", "center"]
      steps += ["-crop", size + Self.offset(dx) + Self.offset(dy), "+repage"]
    }
    return steps + ["-depth", "8"]
  }

  private static func offset(_ value: Int) -> String { value < 0 ? "\(value)" : "+\(value)" }

  /// Degrees with one decimal.
  private static func degrees(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
