internal import Text

/// Formats text and numbers for an SVG, so that no text can be taken for markup and every reader accepts the numbers.
package enum SVGText {
  /// The escaped text of an element or an attribute, also for HTML; characters that XML 1.0 does not allow are
  /// dropped.
  ///
  /// Scalars are escaped one by one, because a `<` and a combining character after it form a single character.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in SafeText.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}", "\u{0}"..<" ": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is printable ASCII that needs no escaping in XML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && !"&<>\"'".utf8.contains(byte)
  }

  /// A coordinate with at most two decimals: `12`, `12.5`, `-0.25`.
  ///
  /// NaN becomes 0, and all other values are limited to a million in size.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int((min(1e6, max(-1e6, value)) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Turns the text into the beginning of an ID: a letter, then only characters that an ID may have.
  static func identifier(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
    return "c" + String(String.UnicodeScalarView(kept))
  }
}
