import Commands
import Domain
import Foundation
import Text

/// Laws that hold for every report, whatever is in the household; each breach is one sentence.
enum ReportLaws {
  static let canvases = [40, 60, 80, 132].flatMap { width in
    [
      Canvas(width: width, glyphs: .unicode), Canvas(width: width, glyphs: .ascii),
      Canvas(width: width, glyphs: .unicode, isAccessible: true),
    ]
  }

  static func breaches(of report: any Report) -> [String] {
    let json = JSONLine(report.json.line).breach.map { ["JSON: \($0): \(report.json.line.prefix(300))"] } ?? []
    return json + canvases.flatMap { canvas in breaches(of: report.lines(on: canvas), on: canvas) }
  }

  static func breaches(of error: LarderError) -> [String] {
    let report = ErrorReport(error: error)
    let json = JSONLine(report.json.line).breach.map { ["JSON: \($0)"] } ?? []
    let silent = error.message.isEmpty ? ["an error says nothing"] : []
    return json + silent
      + canvases.flatMap { canvas in breaches(of: report.lines(origin: "larder", on: canvas), on: canvas) }
  }

  /// Lines as the program writes them: folded where the terminal knows ASCII only.
  private static func breaches(of lines: [StyledLine], on canvas: Canvas) -> [String] {
    lines.flatMap { line -> [String] in
      let text = (canvas.isASCII ? line.folded() : line).plain
      let wide = text.cells > canvas.width ? ["\(text.cells) cells on \(canvas.width): \(text)"] : []
      let foreign = canvas.isASCII && !text.utf8.allSatisfy { $0 < 0x80 } ? ["not ASCII: \(text)"] : []
      let control = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      return wide + foreign + (control ? ["a control character in \(text.debugDescription)"] : [])
    }
  }
}

/// A line that ought to be one JSON value with sorted keys.
struct JSONLine {
  let text: String

  init(_ text: String) { self.text = text }

  /// The fault in it; nil if there is none.
  var breach: String? {
    if text.contains(where: \.isNewline) { return "more than one line" }
    guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil else { return "not valid" }
    return unsortedKey.map { "the key `\($0)` is out of order" }
  }

  /// The first key of an object that is not above the one before it.
  ///
  /// For valid JSON only.
  private var unsortedKey: String? {
    var lastKeys: [String?] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): lastKeys.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): lastKeys.removeLast()
      case UInt8(ascii: "\""):
        let start = index + 1
        index = Self.end(ofStringAt: index, in: bytes)
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") else { continue }
        let key = String(decoding: bytes[start..<index], as: UTF8.self)
        if let last = lastKeys.last, let last, last >= key { return key }
        lastKeys[lastKeys.count - 1] = key
      default: break
      }
    }
    return nil
  }

  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return index
  }
}
