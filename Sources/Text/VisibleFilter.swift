/// Keeps the visible scalars of the text; escape sequences must be removed beforehand.
struct VisibleFilter {
  private(set) var result = ""
  private var previous: Unicode.Scalar?
  private var marks = 0
  private var endsWithReturn = false

  /// The maximum number of marks that are kept on one base character.
  ///
  /// Writing systems need up to three marks; more than four would cover the lines above and below.
  private static let maximumMarks = 4

  /// Adds the next scalar if it is visible; `following` is the scalar after it, which decides whether a joiner joins
  /// two emoji.
  mutating func take(_ scalar: Unicode.Scalar, before following: Unicode.Scalar?) {
    let isFeedAfterReturn = endsWithReturn && scalar == "\n"
    endsWithReturn = scalar == "\r"
    if isFeedAfterReturn { return }
    switch scalar.value {
    case 0x20..<0x7F: keep(scalar)
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: keep(" ")
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFF9...0xFFFB: break
    case 0x200D:
      if isEmoji(previous), isEmoji(following) { keep(scalar) }
    case 0xFE0F:
      if previous?.properties.isEmoji == true { keep(scalar) }
    default: takeOther(scalar)
    }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isBidiControl { return }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      guard let base = previous, base != " ", marks < Self.maximumMarks else { return }
      marks += 1
      result.unicodeScalars.append(scalar)
    default: keep(scalar)
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    result.unicodeScalars.append(scalar)
    if scalar != "\u{FE0F}" { marks = 0 }
    previous = scalar
  }

  /// Whether a joiner can be next to this scalar in an emoji.
  ///
  /// In Unicode, digits and `#` are emoji too, but only together with a keycap, and never next to a joiner.
  private func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar == "\u{FE0F}" || scalar.value > 0xFF && scalar.properties.isEmoji
  }
}
