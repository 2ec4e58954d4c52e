import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Programs that stand in for those that read pictures; nothing needs to be installed.
@Suite struct PictureReaderTests {
  /// A folder with stand-ins and a picture of which only the head is there.
  private struct Bench {
    let folder: TemporaryFolder
    let longest: Int32
    /// The programs that are there by now.
    var tools: ReceiptTools { ReceiptTools(folders: folder.path, longest: longest) }

    /// `longest` is how many milliseconds a stand-in may take: much more than it needs, unless it hangs.
    init(longest: Int32 = 60_000) throws {
      folder = try TemporaryFolder()
      self.longest = longest
    }

    /// Writes a stand-in; `$home` is the folder it is in.
    func program(_ name: String, _ script: String) throws {
      try StandIn.write("home=\(folder.path)\n\(script)", to: "\(folder.path)/\(name)")
    }

    /// Stands in for tesseract: notes its words and where it works, and says for each reading what the function says.
    func tesseract(languages: String = "deu\\neng", _ reading: String) throws {
      try program(
        "tesseract",
        """
        if [ "$1" = --list-langs ]; then printf 'List of available languages (2):\\n\(languages)\\n'; exit 0; fi
        echo "$@" >> $home/words; dirname "$1" > $home/place
        \(reading)
        """)
    }

    func file(_ bytes: [UInt8], _ name: String = "photo") throws -> String {
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(name)"))
      return "\(folder.path)/\(name)"
    }

    func noted(_ name: String) -> [String] {
      let text = try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      return text?.split(separator: "\n").map(String.init) ?? []
    }

    func read(_ paths: String...) throws -> FoundReceipt? { try FoundReceipt.read(paths, tools) }
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 2, 0, 8]
  private static let heic: [UInt8] =
    [0, 0, 0, 24] + Array("ftypheic....ispe".utf8) + [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0]
  private static let receipt = """
    cat <<'END'
    REWE
    MILCH 1,09 B
    BROT 2,50 B
    SUMME EUR 3,59
    Geg. BAR EUR 5,00
    Rückgeld BAR EUR 1,41
    20.11.2026 17:25
    END
    """

  @Test func `two readings that agree are enough, and nothing is left behind`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    let found = try require(try bench.read(bench.file(Self.png)))
    expect(found.receipt.isChecked && found.receipt.items.map(\.price.minorUnits) == [109, 250])
    expect(found.receipt.checks.map(\.name), equals: [.sum, .tender, .readings])
    expect(bench.noted("words").count, equals: 2)
    expect(found.remarks.count == 1 && found.remarks[0].contains("apt-get install imagemagick"))
    let place = try require(bench.noted("place").last)
    expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test func `tesseract is told the languages, the resolution and to keep the spaces`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    _ = try bench.read(bench.file(Self.png))
    for words in bench.noted("words") {
      expect(words.contains(" - -l deu+eng --psm ") && words.contains(" --dpi 300 "))
      expect(words.contains("-c preserve_interword_spaces=1"))
    }
  }

  @Test func `readings that do not agree are read on, and not checked`() throws {
    let bench = try Bench()
    try bench.tesseract(
      """
      case "$*" in *'psm 6'*method=2*) n=1;; *'psm 4'*method=0*) n=2;; *'psm 6'*) n=3;; *) n=4;; esac
      printf 'SHOP\\nTEA 1,0%d\\nMILK 2,00\\nTOTAL 3,0%d\\nCASH 3,0%d\\n' $n $n $n
      """)
    let found = try require(try bench.read(bench.file(Self.png)))
    // Four ways without ImageMagick.
    expect(!found.receipt.isChecked && bench.noted("words").count == 4)
  }

  @Test(arguments: ["printf 'clouds over a hill\\n'", "", "printf 'Terminal 123\\nBetrag EUR 16,66\\nKarte 4711\\n'"])
  func `a picture without a receipt is refused with what to do`(script: String) throws {
    let bench = try Bench()
    try bench.tesseract(script)
    let error = larderError { _ = try bench.read(bench.file(Self.png)) }
    expect(error?.code == .badFile && error?.message.contains("no receipt can be read") == true)
    expect(error?.hint?.contains("another photo") == true && error?.hint?.contains("trip add") == true)
  }

  @Test func `tesseract that is missing is named with its packages`() throws {
    let bench = try Bench()
    let error = larderError { _ = try bench.read(bench.file(Self.png)) }
    expect(error?.code, equals: .missingProgram)
    expect(error?.hint?.contains("apt-get install tesseract-ocr tesseract-ocr-deu"), equals: true)
  }

  @Test func `without German it is read as English, and a remark says so`() throws {
    let bench = try Bench()
    try bench.tesseract(languages: "eng", Self.receipt)
    let found = try require(try bench.read(bench.file(Self.png)))
    expect(found.remarks.contains { $0.contains("tesseract-ocr-deu") })
    expect(bench.noted("words").allSatisfy { $0.contains(" -l eng --psm") })
  }

  @Test func `without any data the packages are named`() throws {
    let bench = try Bench()
    try bench.tesseract(languages: "osd", Self.receipt)
    expect(larderError { _ = try bench.read(bench.file(Self.png)) }?.code, equals: .missingProgram)
  }

  @Test(arguments: ["sleep 600", "trap '' TERM INT; while :; do :; done"])
  func `tesseract that hangs is ended`(script: String) throws {
    let bench = try Bench(longest: 4000)
    try bench.tesseract(script)
    let error = larderError { _ = try bench.read(bench.file(Self.png)) }
    expect(error?.code == .badFile && error?.message.contains("tesseract was ended") == true)
    expect(!FileManager.default.fileExists(atPath: try require(bench.noted("place").last)))
  }

  @Test func `tesseract that writes without end is ended`() throws {
    let bench = try Bench()
    try bench.tesseract("yes 'MILK 1,00'")
    expect(larderError { _ = try bench.read(bench.file(Self.png)) }?.code, equals: .badFile)
  }

  @Test(arguments: ["exit 1", "kill -9 $$", "kill -SEGV $$"])
  func `tesseract that dies has read nothing`(script: String) throws {
    let bench = try Bench()
    try bench.tesseract(script)
    expect(larderError { _ = try bench.read(bench.file(Self.png)) }?.code, equals: .badFile)
  }

  /// One of two readings fails each time; the others are enough.
  @Test func `a reading that fails is left out`() throws {
    let bench = try Bench()
    try bench.tesseract("case \"$*\" in *'psm 4'*) exit 1;; esac\n\(Self.receipt)")
    expect(try require(try bench.read(bench.file(Self.png))).receipt.isChecked)
  }

  @Test(arguments: ["exit 1", "sleep 600", "kill -9 $$"])
  func `ImageMagick that fails leaves the picture as it is`(script: String) throws {
    let bench = try Bench(longest: script.hasPrefix("sleep") ? 3000 : 60_000)
    try bench.tesseract(Self.receipt)
    try bench.program("convert", script)
    expect(try require(try bench.read(bench.file(Self.png))).receipt.isChecked)
  }

  @Test func `ImageMagick is told the format and never guesses it`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    try bench.program("convert", #"echo "$@" >> $home/steps; exit 1"#)
    _ = try bench.read(bench.file(Self.png))
    let steps = try require(bench.noted("steps").first)
    expect(steps.contains(" png:/") && steps.contains(" ppm:/") && steps.contains("-auto-orient"))
  }

  @Test func `HEIC needs ImageMagick`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    let missing = larderError { _ = try bench.read(bench.file(Self.heic)) }
    expect(missing?.code == .missingProgram && missing?.hint?.contains("imagemagick") == true)
    try bench.program("convert", "exit 1")
    let damaged = larderError { _ = try bench.read(bench.file(Self.heic)) }
    expect(damaged?.code == .badFile && damaged?.hint?.contains("JPEG") == true)
  }

  @Test func `a PDF without text is read page by page`() throws {
    let bench = try Bench()
    // Each page has one line of the receipt.
    try bench.tesseract(
      """
      case "$1" in
        *page1) printf 'REWE\\nMILCH 1,09 B\\n';;
        *) printf 'BROT 2,50 B\\nSUMME EUR 3,59\\nGeg. BAR EUR 5,00\\nRückgeld EUR 1,41\\n';;
      esac
      """)
    // The third page does not exist.
    try bench.program("pdftoppm", #"case "$*" in *"-f 3"*) exit 99;; esac; printf 'P5 2 2 255\n1234'"#)
    let pages = try bench.file(Array("%PDF-1.4 nothing".utf8), "receipt.pdf")
    let reader = try PictureReader(
      Array(Data(contentsOf: URL(filePath: pages))), .pdf, named: "receipt.pdf", tools: bench.tools)
    var readings = ReceiptReadings()
    var texts = try reader.next()
    while !texts.isEmpty, !readings.isSettled {
      for text in texts { readings.add(text) }
      texts = try reader.next()
    }
    expect(readings.receipt?.items.map(\.price.minorUnits) == [109, 250] && readings.isSettled)
  }

  @Test func `a page of more than 60 megapixels is refused`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    try bench.program("pdftoppm", #"printf 'P5 10000 7000 255\n1234'"#)
    let error = larderError { _ = try PictureReader([1], .pdf, named: "a.pdf", tools: bench.tools) }
    expect(error?.code == .badFile && error?.message.contains("60 megapixels") == true)
  }

  @Test func `a picture of more than 60 megapixels is refused before anything is started`() throws {
    let bench = try Bench()
    let path = try bench.file(Self.png[..<16] + [0, 0, 0x27, 0x10, 0, 0, 0x1B, 0x58, 8])
    // 10,000 by 7,000.
    expect(larderError { _ = try bench.read(path) }?.message.contains("60 megapixels"), equals: true)
  }

  private func larderError(_ body: () throws -> Void) -> LarderError? {
    do { try body() } catch { return error as? LarderError }
    return nil
  }

  @Test func `each line tells how every reading has it`() throws {
    let bench = try Bench()
    try bench.tesseract(
      """
      [ "$6" = 4 ] && name=MILCH || name=MILCN
      printf 'REWE\\n%s 1,09 B\\nBROT 2,50 B\\nSUMME EUR 3,59\\nGeg. BAR EUR 3,59\\n20.11.2026\\n' $name
      """)
    let found = try require(try bench.read(bench.file(Self.png)))
    expect(found.receipt.items.map { Set($0.readings.map(\.text)) }, equals: [["MILCH", "MILCN"], ["BROT"]])
    expect(found.receipt.items[0].readings.allSatisfy { $0.price.minorUnits == 109 })
  }

  @Test func `the progress is told from the start to the last reading`() throws {
    let bench = try Bench()
    try bench.tesseract(Self.receipt)
    var told: [Int] = []
    _ = try FoundReceipt.read([bench.file(Self.png)], bench.tools) { done, most in
      told.append(done)
      expect(most, equals: ReceiptReadings.most)
    }
    expect(told.first == 0 && told.last == 2 && told == told.sorted())
  }
}
