import Domain

/// Recognizes the text in pictures of a receipt several times, with different settings each time.
///
/// The caller asks for further results as long as it needs them.
final class PictureReader {
  /// The source of the picture: a picture file, or a PDF whose pages are pictures.
  enum Source {
    case picture(PictureHead)
    case pdf
  }

  /// The settings of one reading: which version of the picture is read, and with which options of tesseract.
  private struct Way {
    let version: Version
    /// Tesseract's `--psm`: 6 is one block of text, 4 is one column with lines of different heights.
    let layout: Int
    /// Tesseract's `thresholding_method`: 0 uses one threshold for the picture (Otsu), 2 a local threshold (Sauvola).
    var threshold = 0
  }

  /// A version of the prepared picture, changed so that its reading differs.
  private enum Version: String {
    case prepared, smaller, even, evenSmaller

    /// The arguments that make ImageMagick produce this version.
    ///
    /// Reducing the size (`smaller`) removes noise; dividing by the brightness of the surroundings (`even`) removes
    /// shadows.
    var steps: [String] {
      let even = [
        "(", "+clone", "-scale", "12.5%", "-statistic", "Maximum", "5x5", "-blur", "0x6", "-resize", "800%!", ")",
        "-compose", "Divide_Src", "-composite",
      ]
      return switch self {
      case .prepared: []
      case .smaller: ["-resize", "71%"]
      case .even: even
      case .evenSmaller: even + ["-resize", "71%"]
      }
    }
  }

  private let tools: ReceiptTools
  private let folder: WorkFolder
  private let languages: String
  private var ways: [Way] = []
  /// The file names of the pages.
  private var pages: [String] = []
  private var preparations: [PicturePreparation] = []
  private let start = RunningProgram.now

  /// Remarks for the user about how the picture was read, as sentences.
  private(set) var remarks: [String] = []

  /// Prepares a picture for reading.
  ///
  /// Throws `missingProgram` if a required program is not installed, `badFile` if the file is damaged, and
  /// `cannotCreate` if temporary files cannot be written.
  init(_ bytes: [UInt8], _ source: Source, named name: String, tools: ReceiptTools) throws(LarderError) {
    guard tools.tesseract.isInstalled else { throw tools.tesseract.missing }
    self.tools = tools
    folder = try WorkFolder()
    let german = try tools.languages(in: folder)
    languages = german.option
    if !german.hasGerman {
      remarks.append(
        "tesseract has no data for German, so the picture is read as English: "
          + "`sudo apt-get install tesseract-ocr-deu` helps")
    }
    var pictures: [(file: String, format: String, width: Int, height: Int)] = []
    switch source {
    case .picture(let head):
      try folder.write(bytes, to: "picture")
      pictures = [("picture", head.format.rawValue, head.width, head.height)]
      if tools.magick == nil, [.heic, .avif].contains(head.format) { throw Self.needsMagick }
    case .pdf:
      pictures = try Self.pages(of: bytes, named: name, in: folder, tools)
      if try Self.hasMorePages(than: pictures.count, in: folder, tools) {
        remarks.append("only the first \(pictures.count) pages were read: save each receipt as a PDF of its own")
      }
    }
    if let magick = tools.magick {
      ways = Self.prepared
      preparations = pictures.map {
        PicturePreparation(
          magick: magick, folder: folder, source: $0.file, format: $0.format, width: $0.width, height: $0.height)
      }
      if try prepare(turn: 0) {
        // A receipt is rarely wider than it is high, and reading lines that run from top to bottom takes long, so the
        // rotation is checked.
        if pages.count == 1, isWide(pages[0]) { _ = try turn() }
        return
      }
      if case .picture(let head) = source, [.heic, .avif].contains(head.format) {
        throw LarderError(
          .badFile, "\(ImportFile.quoted(name)) is damaged, or of a kind that ImageMagick cannot read",
          hint: "save the picture as JPEG")
      }
    } else {
      remarks.append(
        "the picture was read as it is; if ImageMagick is installed, the receipt is cut out of it first: "
          + "`sudo apt-get install imagemagick`"
      )
    }
    pages = pictures.map(\.file)
    ways = Self.plain
  }

  private static let needsMagick = LarderError(
    .missingProgram, "pictures of this kind are read by ImageMagick, which is not installed",
    hint: "install it with `sudo apt-get install imagemagick`, or save the picture as JPEG")

  /// The settings for the readings of a prepared picture.
  ///
  /// Two readings run at the same time with adjacent settings, so adjacent settings are as different as possible.
  private static let prepared = [
    Way(version: .prepared, layout: 6), Way(version: .evenSmaller, layout: 6),
    Way(version: .prepared, layout: 4, threshold: 2), Way(version: .smaller, layout: 6),
    Way(version: .even, layout: 6), Way(version: .evenSmaller, layout: 4),
    Way(version: .smaller, layout: 4), Way(version: .prepared, layout: 6, threshold: 2),
  ]
  /// The settings for the readings of a picture that could not be prepared.
  private static let plain = [
    Way(version: .prepared, layout: 6, threshold: 2), Way(version: .prepared, layout: 4),
    Way(version: .prepared, layout: 6), Way(version: .prepared, layout: 4, threshold: 2),
  ]

  /// The maximum number of a PDF's pages that are read as pictures; a receipt has one or two.
  private static let mostPages = 4
  /// The time in milliseconds after which no further reading begins.
  private static let latest = 18_000

  /// Renders the pages of a PDF as pictures.
  private static func pages(
    of bytes: [UInt8], named name: String, in folder: WorkFolder, _ tools: ReceiptTools
  ) throws(LarderError) -> [(file: String, format: String, width: Int, height: Int)] {
    try folder.write(bytes, to: "receipt.pdf")
    var pages: [(file: String, format: String, width: Int, height: Int)] = []
    for number in 1...mostPages {
      let file = "page\(number)"
      let words = ["-r", "300", "-gray", "-f", "\(number)", "-l", "\(number)", folder.file("receipt.pdf")]
      guard let running = try tools.pages.start(in: folder, words, output: file), try running.finish() == 0,
        let size = PixelGrid.size(netpbm: try DiskFile(path: folder.file(file)).bytes(at: 0, count: 40))
      else { break }
      guard size.width * size.height <= ReceiptFile.mostPixels else { throw ReceiptFile.tooManyPixels(name) }
      pages.append((file, "pgm", size.width, size.height))
    }
    guard !pages.isEmpty else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is damaged, or locked by a password",
        hint: "open it in a PDF viewer and save it without a password")
    }
    return pages
  }

  /// Whether a PDF has more than `count` pages; false without a check unless `count` is the maximum number of pages
  /// that are read.
  private static func hasMorePages(than count: Int, in folder: WorkFolder, _ tools: ReceiptTools) throws(LarderError)
    -> Bool
  {
    guard count == mostPages else { return false }
    let page = "\(count + 1)"
    let words = ["-r", "4", "-gray", "-f", page, "-l", page, folder.file("receipt.pdf")]
    guard let running = try tools.pages.start(in: folder, words, output: "further") else { return false }
    return try running.finish() == 0 && folder.size(of: "further") ?? 0 > 0
  }

  /// Prepares all pages; returns false if ImageMagick cannot read one of them.
  private func prepare(turn: Int) throws(LarderError) -> Bool {
    var files: [String] = []
    for (number, preparation) in preparations.enumerated() {
      let file = "prepared\(number)"
      guard let turned = try preparation.write(file, turn: turn) else { return false }
      files.append(file)
      self.turned = turned
    }
    pages = files
    return true
  }

  // MARK: Reading

  /// The texts of the next two readings; empty if all settings were used or no time is left.
  ///
  /// Throws `badFile` if tesseract cannot read the picture at all.
  func next() throws(LarderError) -> [String] {
    guard !ways.isEmpty, RunningProgram.now - start < Self.latest else { return [] }
    let pair = ways.prefix(2)
    ways.removeFirst(pair.count)
    var texts = [String?](repeating: "", count: pair.count)
    var failure: LarderError?
    for page in pages {
      // Two programs run at the same time, each with one thread, for computers with two cores.
      var running: [RunningProgram?] = []
      for (index, way) in pair.enumerated() {
        let file = try texts[index] == nil ? nil : picture(page, way.version)
        running.append(try file.flatMap { file throws(LarderError) in try tesseract(way, file, "text\(index)") })
      }
      for (index, program) in running.enumerated() {
        do throws(LarderError) {
          // A reading counts only if it has all pages.
          let printed = try program?.printed()
          texts[index] = printed.flatMap { printed in texts[index].map { $0 + FieldText.whole(printed) + "\n" } }
        } catch {
          failure = error
          texts[index] = nil
        }
      }
    }
    let read = texts.compactMap(\.self)
    if let failure, read.isEmpty { throw failure }
    return read.isEmpty ? [""] : read
  }

  private func tesseract(_ way: Way, _ file: String, _ output: String) throws(LarderError) -> RunningProgram? {
    try tools.tesseract.start(in: folder, words(way, file), output: output)
  }

  private func words(_ way: Way, _ file: String) -> [String] {
    [
      folder.file(file), "-", "-l", languages, "--psm", String(way.layout), "--dpi", "300",
      "-c", "thresholding_method=\(way.threshold)", "-c", "preserve_interword_spaces=1",
    ]
  }

  /// The name of the file with a version of a page; nil if the file does not exist and cannot be created.
  private func picture(_ page: String, _ version: Version) throws(LarderError) -> String? {
    guard version != .prepared, let magick = tools.magick else { return page }
    let file = "\(page)-\(version.rawValue)"
    if folder.size(of: file) ?? 0 > 0 { return file }
    let words = ["pgm:" + folder.file(page)] + version.steps + ["-depth", "8", "pgm:" + folder.file(file)]
    guard let running = try magick.start(in: folder, words), (try? running.finish()) == 0 else { return nil }
    return file
  }

  /// Rotates the picture and starts reading again; returns false if all rotations were tried or no time is left.
  ///
  /// Tesseract suggests a rotation if it recognizes enough letters. A picture whose lines were vertical may also be
  /// upside down.
  func turn() throws(LarderError) -> Bool {
    guard let page = pages.first, !preparations.isEmpty else { return false }
    if turns == nil {
      let words = [folder.file(page), "-", "--psm", "0", "--dpi", "300"]
      let printed = try? tools.tesseract.output(in: folder, words)
      let lines = String(decoding: printed ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
      let seen = lines.first { $0.hasPrefix("Rotate:") }.flatMap { Int($0.dropFirst(7).filter { $0 != " " }) }
      let turn = seen ?? (turned % 180 == 90 ? 180 : 0)
      // If the new rotation gives no better reading, reading continues with the first one.
      turns = turn == 0 ? [] : [(turned + turn) % 360, turned]
      waysAtFirst = ways
    }
    guard let turn = turns?.first, RunningProgram.now - start < Self.latest else { return false }
    turns?.removeFirst()
    for page in pages {
      for version in [Version.smaller, .even, .evenSmaller] { folder.remove("\(page)-\(version.rawValue)") }
    }
    guard try prepare(turn: turn) else { return false }
    ways = turns?.isEmpty ?? true ? waysAtFirst : Self.prepared
    return true
  }

  /// The clockwise rotation of the picture in degrees.
  private var turned = 0
  /// The rotations that are still to be tried; nil before the first attempt.
  private var turns: [Int]?
  private var waysAtFirst: [Way] = []

  private func isWide(_ page: String) -> Bool {
    let head = try? DiskFile(path: folder.file(page)).bytes(at: 0, count: 40)
    return head.flatMap { PixelGrid.size(netpbm: $0) }.map { $0.width > $0.height } ?? false
  }
}
