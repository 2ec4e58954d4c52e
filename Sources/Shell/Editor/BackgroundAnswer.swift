internal import Text

/// The terminal's answer to the question for its background color, separated from what is typed.
struct BackgroundAnswer {
  /// The background that the terminal has reported; nil before the answer is complete, or if the answer is not
  /// understood.
  private(set) var background: Background?
  /// Whether the whole answer has arrived; after that, bytes are no longer examined.
  private(set) var isComplete = false

  private var held: [UInt8] = []

  private static let start = Array("\u{1B}]11;".utf8)
  /// The maximum number of bytes in an answer; anything longer was typed.
  private static let longest = 64

  /// Whether the bytes with which every answer begins have arrived; nobody types these.
  var hasBegun: Bool { held.count >= Self.start.count }

  /// Whether bytes are held back because they may be the beginning of the answer.
  var isHolding: Bool { !held.isEmpty }

  /// Takes a byte, and returns the bytes that are now known to have been typed.
  mutating func take(_ byte: UInt8) -> [UInt8] {
    guard !isComplete else { return [byte] }
    held.append(byte)
    guard hasBegun else { return Self.start.starts(with: held) ? [] : giveUp() }
    guard Self.start.elementsEqual(held.prefix(Self.start.count)), held.count <= Self.longest else { return giveUp() }
    // The answer ends with BEL, or with `ESC \`.
    let isBell = byte == 0x07
    guard isBell || held.suffix(2) == [0x1B, UInt8(ascii: "\\")] else { return [] }
    let text = String(decoding: held.dropFirst(Self.start.count).dropLast(isBell ? 1 : 2), as: UTF8.self)
    background = Self.background(text)
    isComplete = true
    held = []
    return []
  }

  /// Returns the bytes that were held back, because they turned out to be typed.
  ///
  /// If several bytes were held back and the last one is an Escape, that Escape stays held back, because an answer may
  /// begin with it.
  mutating func giveUp() -> [UInt8] {
    let bytes = held
    held = []
    guard bytes.count > 1, bytes.last == Self.start[0] else { return bytes }
    held = [Self.start[0]]
    return bytes.dropLast()
  }

  /// Reads `rgb:ffff/ffff/ffff` or `rgba:…`, with one to four hexadecimal digits for each channel (XParseColor).
  private static func background(_ text: String) -> Background? {
    let halves = text.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, halves[0] == "rgb" || halves[0] == "rgba" else { return nil }
    let channels = halves[1].split(separator: "/", omittingEmptySubsequences: false).map { digits -> Int? in
      guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
        return nil
      }
      let most = (1 << (4 * digits.count)) - 1
      return Int((Double(value) / Double(most) * 255).rounded())
    }
    guard channels.count == (halves[0] == "rgb" ? 3 : 4), let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return Background(red: red, green: green, blue: blue)
  }
}
