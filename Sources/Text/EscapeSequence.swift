/// Finds escape sequences (ECMA-48, and the string sequences of xterm), so that they can be removed completely.
enum EscapeSequence {
  typealias Scalars = String.UnicodeScalarView

  /// The end of the escape sequence that starts at `start`; nil if no sequence starts there.
  static func end(in text: Scalars, at start: Scalars.Index) -> Scalars.Index? {
    let next = text.index(after: start)
    switch text[start].value {
    case 0x9B: return endOfControl(in: text, from: next)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: return endOfString(in: text, from: next)
    case 0x1B: break
    default: return nil
    }
    guard next < text.endIndex else { return next }
    let body = text.index(after: next)
    switch text[next].value {
    case 0x5B: return endOfControl(in: text, from: body)  // ESC [
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return endOfString(in: text, from: body)  // ESC P X ] ^ _
    case 0x20...0x2F: return endOfControl(in: text, from: next)
    case 0x30...0x7E: return body
    default: return next
    }
  }

  /// The end of a control sequence: parameter and intermediate bytes (0x20 to 0x3F), then a final byte (0x40 to 0x7E).
  private static func endOfControl(in text: Scalars, from start: Scalars.Index) -> Scalars.Index {
    var index = start
    while index < text.endIndex, (0x20...0x3F).contains(text[index].value) { index = text.index(after: index) }
    if index < text.endIndex, (0x40...0x7E).contains(text[index].value) { index = text.index(after: index) }
    return index
  }

  /// The end of a string sequence, after its terminator: BEL, ST, or ESC and a backslash.
  ///
  /// Another ESC or a line break ends the string too; an unfinished string reaches to the end of the text.
  private static func endOfString(in text: Scalars, from start: Scalars.Index) -> Scalars.Index {
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      switch text[index].value {
      case 0x07, 0x9C: return next
      case 0x0A, 0x0D: return index
      case 0x1B: return next < text.endIndex && text[next] == "\\" ? text.index(after: next) : index
      default: index = next
      }
    }
    return index
  }
}
