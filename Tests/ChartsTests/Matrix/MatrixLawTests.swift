import Charts
import Expect
import Testing
import Text

/// What holds for every chart with every kind of data at every width, so that no picture of it need be recorded.
///
/// That no line is too wide and that the same data gives the same picture is in `BarLawTests`, for the whole matrix too.
@Suite struct MatrixLawTests {
  private static let widths = [40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 132]
  /// The cases whose names are plain ASCII, which no folding changes.
  private static let plainCases = ChartCase.allCases.filter { $0 != .wideNames }

  private static func lines(_ chart: any Chart, _ width: Int, _ glyphs: GlyphSet = .unicode) -> [String] {
    chart.lines(on: Canvas(width: width, glyphs: glyphs)).map(\.plain)
  }

  /// What may stand in ASCII where Unicode has this glyph; a bar's end of less than a cell is rounded.
  private static let asciiOf: [Character: String] = [
    "·": "|.- ", "–": "-", "×": "x", "•": "+", "│": "|", "┤": "+", "└": "+", "┬": "+", "─": "-", "┄": "-", "┊": ":",
    "◂": "<", "▶": ">", "◉": "@", "█": "#P", "▒": "%c", "░": "=f", "▐": "#", "▕": "[", "▏": "] .#", "▎": " .#",
    "▍": " .#", "▌": " .#", "▋": " .#", "▊": " .#", "▉": " .#",
  ]

  /// Letters, digits and spaces stand in the same cells in both glyph sets, and each glyph becomes its own in ASCII.
  @Test(arguments: ChartMatrix.charts.filter { $0.ascii == .sameCells }.map(\.file))
  func asciiIsTheSamePictureCellByCell(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    for drawn in Self.plainCases {
      for width in Self.widths {
        // The sign of a line of dots is two cells wide, its star in ASCII one.
        let unicode = Self.lines(chart.chart(drawn), width).map { $0.replacing("⠤⠒ ", with: "⠒ ") }
        let ascii = Self.lines(chart.chart(drawn), width, .ascii)
        let place = "\(file), \(drawn.rawValue), width \(width)"
        expect(unicode.count, equals: ascii.count, "\(place)")
        for (line, folded) in zip(unicode, ascii) where !Self.isSame(line, folded) {
          Issue.record("\(place):\n\(line)\n\(folded)")
        }
      }
    }
  }

  private static func isSame(_ unicode: String, _ ascii: String) -> Bool {
    let count = max(unicode.count, ascii.count)
    func padded(_ line: String) -> String { line + String(repeating: " ", count: count - line.count) }
    // The goal's line is a dot in every second cell, in ASCII a line through its row.
    let isGoal = unicode.contains { "⢀⠠⠐⠈◂".contains($0) } && ascii.contains("-")
    // The differences are blocks, in ASCII signs.
    let isStrip = unicode.hasPrefix("more ") || unicode.hasPrefix("less ")
    return zip(padded(unicode), padded(ascii)).allSatisfy { glyph, sign in
      if glyph.isASCII { return glyph == sign || (isGoal && glyph == " " && sign == "-") }
      // A dot of a line between two days is a space in ASCII, or the goal's line.
      if let dots = glyph.unicodeScalars.first, (0x2801...0x28FF).contains(dots.value) {
        return (isStrip ? "+-#" : "* -").contains(sign)
      }
      return asciiOf[glyph]?.contains(sign) == true
    }
  }

  /// Where ASCII has a picture of its own, it says every word of the Unicode picture, and adds only these.
  @Test(arguments: ChartMatrix.charts.filter { $0.ascii == .ownPicture }.map(\.file))
  func asciiSaysTheSameWords(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    for drawn in Self.plainCases {
      for width in Self.widths where width >= 80 {
        let unicode = Self.words(Self.lines(chart.chart(drawn), width)).filter { !Self.isFigure($0) }
        let ascii = Self.words(Self.lines(chart.chart(drawn), width, .ascii)).filter { !Self.isFigure($0) }
        let place = "\(file), \(drawn.rawValue), width \(width)"
        expect(unicode.subtracting(ascii).isEmpty, "\(place)")
        expect(ascii.subtracting(unicode).subtracting(["number", "hundreds", "of", "ok"]).isEmpty, "\(place)")
      }
    }
  }

  /// A wider picture says every word and every figure that is said at 80 columns.
  ///
  /// Markers put their figures elsewhere when there is room, and have other ticks then: of them, the words.
  @Test(arguments: ChartMatrix.charts.map(\.file)) func widerSaysNoLess(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    for drawn in Self.plainCases {
      let least = Self.words(Self.lines(chart.chart(drawn), 80)).filter { file != "marker-bars" || !Self.isFigure($0) }
      for width in Self.widths where width > 80 {
        let lost = least.subtracting(Self.words(Self.lines(chart.chart(drawn), width)))
        expect(lost.isEmpty, "\(file), \(drawn.rawValue), width \(width)")
      }
    }
  }

  /// Words of two letters or more, and figures.
  private static func words(_ lines: [String]) -> Set<String> {
    let pieces = lines.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "," || $0 == ".") } }
    return Set(pieces.map { $0.trimmed(of: ",.") }.filter { $0.count > 1 || isFigure($0) })
  }

  private static func isFigure(_ word: String) -> Bool { word.first?.isNumber == true }

  /// Whatever the names and their scripts, an axis stands in one column from the top of a picture to its bottom.
  @Test(arguments: ["trend", "trend-before", "day-bars", "compared-bars", "amount-bars", "gauges"])
  func anAxisIsStraight(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    for drawn in ChartCase.allCases {
      for width in Self.widths {
        let columns = Self.lines(chart.chart(drawn), width).compactMap { line in
          line.firstIndex { "│┤▕└".contains($0) }.map { String(line[..<$0]).cells }
        }
        expect(Set(columns).count <= 1, "\(file), \(drawn.rawValue), width \(width): \(columns)")
        expect(width != 80 || drawn == .empty || !columns.isEmpty, "\(file), \(drawn.rawValue), width \(width)")
      }
    }
  }
}

extension Substring {
  /// The text without these characters at its ends.
  fileprivate func trimmed(of characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(start.reversed().drop { characters.contains($0) }.reversed())
  }
}
