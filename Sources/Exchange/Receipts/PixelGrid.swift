/// The pixels of a small picture from a netpbm file (`P5` or `P6`) with 8 bits per channel.
struct PixelGrid: Equatable {
  let width: Int
  let height: Int
  /// The number of channels: 1 for gray, 3 for red, green and blue.
  let channels: Int
  /// The pixels, row by row from the top; the channels of one pixel are adjacent.
  let bytes: [UInt8]

  /// The maximum number of pixels in an accepted picture.
  static let most = 4_000_000

  /// Creates a picture from its pixels; nil if the number of bytes does not match the width, height and channels.
  init?(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= Self.most, height <= Self.most, width * height <= Self.most,
      channels == 1 || channels == 3, bytes.count == width * height * channels
    else { return nil }
    (self.width, self.height, self.channels, self.bytes) = (width, height, channels, bytes)
  }

  /// Reads a netpbm file; nil if the file is of another kind, is cut off, or has more than `most` pixels.
  init?(netpbm file: [UInt8]) {
    guard let head = Self.head(file), head.width <= Self.most, head.height <= Self.most else { return nil }
    let length = head.width * head.height * head.channels
    guard length <= Self.most * 3, head.start + length <= file.count else { return nil }
    self.init(
      width: head.width, height: head.height, channels: head.channels,
      bytes: Array(file[head.start..<(head.start + length)]))
  }

  /// The width and height of a netpbm file in pixels, read from its first 40 bytes; nil if the file is of another
  /// kind.
  static func size(netpbm file: [UInt8]) -> (width: Int, height: Int)? { head(file).map { ($0.width, $0.height) } }

  private static func head(_ file: [UInt8]) -> (width: Int, height: Int, channels: Int, start: Int)? {
    guard file.count > 2, file[0] == UInt8(ascii: "P"), [UInt8(ascii: "5"), UInt8(ascii: "6")].contains(file[1]) else {
      return nil
    }
    var place = 2
    var numbers: [Int] = []
    while numbers.count < 3 {
      while place < file.count, [0x20, 0x09, 0x0A, 0x0D].contains(file[place]) { place += 1 }
      guard place < file.count else { return nil }
      if file[place] == UInt8(ascii: "#") {
        while place < file.count, file[place] != 0x0A { place += 1 }
        continue
      }
      let digits = file[place...].prefix(8).prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      numbers.append(number)
      place += digits.count
    }
    guard numbers[2] == 255, place < file.count, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return (numbers[0], numbers[1], file[1] == UInt8(ascii: "6") ? 3 : 1, place + 1)
  }

  /// How much a pixel looks like paper, from about -400 to 255: its lightness, reduced if its color is strong or warm.
  ///
  /// Paper is light and has little color. In the shade paper is bluish, so a blue tint counts only if it is strong.
  /// Wood has warm colors.
  func paleness(_ column: Int, _ row: Int) -> Int {
    let place = (row * width + column) * channels
    guard channels == 3 else { return Int(bytes[place]) }
    let (red, green, blue) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
    let colour = max(red, green, blue) - min(red, green, blue)
    return (red * 3 + green * 6 + blue) / 10 - max(0, red - blue) - max(0, colour - 80)
  }
}
