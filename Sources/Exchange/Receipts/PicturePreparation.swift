import Domain

/// Crops the paper out of a picture, turns it upright and scales it for text recognition by tesseract.
///
/// The picture is decoded twice: at a small size to find the paper, and again for the result. ImageMagick does the
/// work. It receives the format with each file name, so that it does not guess the format.
struct PicturePreparation {
  let magick: ExternalProgram
  let folder: WorkFolder
  /// The name of the file with the picture, and ImageMagick's name for the picture's format.
  let source: String
  let format: String
  /// The size of the picture that its header states, before the picture is turned upright.
  let width: Int
  let height: Int

  /// Writes the prepared picture to a file and returns its clockwise rotation in degrees: 0, 90, 180 or 270.
  ///
  /// Nil if ImageMagick cannot read the picture.
  ///
  /// The rotation is `turn`, or 90 degrees more if the lines would otherwise be vertical; the text may then be upside
  /// down.
  func write(_ target: String, turn: Int) throws(LarderError) -> Int? {
    let small = "small.ppm"
    folder.remove(small)
    // A JPEG is decoded at only twice the small width and height, which is much faster and precise enough.
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

  /// The maximum number of pixels of the small picture in which the paper is searched for.
  private static let smallPoints = 400_000
  /// The width of the printed part, in pixels, at which tesseract makes the fewest errors.
  ///
  /// Widths from 500 to 2000 pixels were measured.
  private static let bestWidth = 1400.0
  /// The maximum number of pixels in the prepared picture, and the largest factor by which a picture is enlarged.
  private static let mostPoints = 16_000_000.0
  private static let mostEnlarged = 3.0
  /// The angle in degrees below which the picture is not rotated.
  ///
  /// Tesseract corrects small angles itself, for each line separately, as curved paper requires.
  private static let straight = 2.2

  private var input: String { "\(format):\(folder.file(source))[0]" }

  /// The arguments that make ImageMagick turn the picture upright, as the camera was held, and remove transparency.
  private func upright(_ turn: Int) -> [String] {
    ["-auto-orient"] + (turn == 0 ? [] : ["-rotate", String(turn)]) + ["-background", "white", "-alpha", "remove"]
  }

  /// Arguments that let ImageMagick decode a JPEG at a reduced size, which still has more than `points` pixels.
  private func hint(_ points: Int) -> [String] {
    let side = Int((Double(points) * 4).squareRoot()) * max(width, height) / max(1, min(width, height))
    return format == "jpeg" ? ["-define", "jpeg:size=\(side)x\(side)"] : []
  }

  private func run(_ arguments: [String], _ output: String) throws(LarderError) -> Bool {
    guard let running = try magick.start(in: folder, ExternalProgram.magickLimits + arguments + [output]) else {
      return false
    }
    // If the preparation takes too long, the picture is read unprepared.
    return (try? running.finish()) == 0
  }

  /// The arguments that make ImageMagick produce the prepared picture.
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
    // The box around the rotated paper, limited to the picture.
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
      // The picture is reduced first, because each further step needs memory for a copy of it.
      let whole = isTurned ? resize(smallHeight, smallWidth) : resize(smallWidth, smallHeight)
      steps = hint(Int(smallWidth * smallHeight * scale * scale)) + [input] + whole + gray + crop(scale)
    } else {
      steps = [input] + gray + crop(original) + resize(right - left, bottom - top)
    }
    if abs(paper.degrees) >= Self.straight {
      // The rotation is about the center of the box, which need not be the center of the paper.
      let (x, y) = (paper.x - (left + right) / 2, paper.y - (top + bottom) / 2)
      let (dx, dy) = (Int((x * cosine + y * sine) * scale), Int((y * cosine - x * sine) * scale))
      let size = "\(Int(paper.width * scale))x\(Int(paper.height * scale))"
      steps += ["-rotate", Self.degrees(-paper.degrees), "+repage", "-gravity", "center"]
      steps += ["-crop", size + Self.offset(dx) + Self.offset(dy), "+repage"]
    }
    return steps + ["-depth", "8"]
  }

  private static func offset(_ value: Int) -> String { value < 0 ? "\(value)" : "+\(value)" }

  /// Formats an angle in degrees with one decimal.
  private static func degrees(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
