import Foundation

/// The sizes of the released program that docs/decisions has, each with its reason.
package struct SizeRecord {
  /// How many MB (of a million bytes) the program may grow before a further line has to say why.
  package static let margin = 2.0
  /// The page with the lines.
  package static let page = "docs/decisions/program.md"

  /// The last size that was written down, in MB.
  package let last: Double

  /// Reads the lines `- 2026-11-23: 63.6 MB, reason`; nil if the text has none.
  package init?(_ text: String) {
    let sizes = text.split(separator: "\n").compactMap { line -> Double? in
      let words = line.split(separator: " ")
      guard words.count > 4, words[0] == "-", words[1].hasSuffix(":"), words[1].first?.isNumber == true,
        words[3] == "MB,"
      else { return nil }
      return Double(words[2])
    }
    guard let last = sizes.last else { return nil }
    self.last = last
  }

  /// What is wrong with a size in bytes; nil if the program has not grown by more than the margin.
  package func complaint(of bytes: Int) -> String? {
    let size = Double(bytes) / 1e6
    guard size > last + Self.margin else { return nil }
    let text = String(format: "%.1f", size)
    return "the program has \(text) MB, \(last) were written down: add a line with the reason to \(Self.page)"
  }
}
