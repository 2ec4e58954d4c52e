/// Takes a terminal's output apart: characters, control characters and escape sequences (ECMA-48).
struct ControlSequenceParser: Sendable {
  /// The event that one scalar completed.
  enum Part: Equatable {
    case print(Unicode.Scalar)
    case control(Unicode.Scalar)
    /// `ESC` and one character.
    case escape(Unicode.Scalar)
    /// `ESC [ 1 ; 2 H`: its last character and its numbers.
    case sequence(Unicode.Scalar, [Int])
    /// `ESC [ ? 1049 h`: the numbers of private modes, and whether they are set.
    case modes([Int], isSet: Bool)
  }

  private enum State {
    case text
    case escape
    /// `ESC (`: one more character belongs to it.
    case charset
    case sequence(String)
    /// A title or the like, up to BEL or `ESC \`.
    case string
    case stringEscape
  }

  private var state = State.text

  mutating func take(_ scalar: Unicode.Scalar) -> Part? {
    switch state {
    case .text: return text(scalar)
    case .escape: return escape(scalar)
    case .charset: state = .text
    case .sequence(let parameters): return sequence(scalar, parameters)
    case .string:
      if scalar == "\u{7}" { state = .text }
      if scalar == "\u{1B}" { state = .stringEscape }
    case .stringEscape: state = scalar == "\\" ? .text : .string
    }
    return nil
  }

  private mutating func text(_ scalar: Unicode.Scalar) -> Part? {
    if scalar == "\u{1B}" {
      state = .escape
      return nil
    }
    return scalar.value < 0x20 || scalar.value == 0x7F ? .control(scalar) : .print(scalar)
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> Part? {
    state = .text
    switch scalar {
    case "[": state = .sequence("")
    case "]", "P", "^", "_": state = .string
    case "(", ")": state = .charset
    default: return .escape(scalar)
    }
    return nil
  }

  private mutating func sequence(_ scalar: Unicode.Scalar, _ parameters: String) -> Part? {
    guard ("@"..."~").contains(scalar) else {
      state = .sequence(parameters + String(scalar))
      return nil
    }
    state = .text
    guard parameters.first != ">" else { return nil }
    let isPrivate = parameters.first == "?"
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    guard isPrivate else { return .sequence(scalar, numbers) }
    return scalar == "h" || scalar == "l" ? .modes(numbers, isSet: scalar == "h") : nil
  }
}
