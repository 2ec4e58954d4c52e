import Domain

/// Chooses one of the pictures that schema.org data names for a recipe.
struct PictureChoice {
  /// A picture with the size that is stated for it.
  private struct Picture {
    let address: String
    /// The number of pixels; nil if no size is stated.
    let pixels: Int?
  }

  /// The maximum number of pictures that are considered, which is more than a page has of one dish.
  private static let most = 100

  private let schemes: [String]
  private var pictures: [Picture] = []

  /// Reads a picture or a list of pictures, with addresses that begin with one of the schemes or are relative.
  init(_ tree: JSONTree, schemes: [String]) {
    self.schemes = schemes
    add(tree, pixels: nil)
  }

  private mutating func add(_ tree: JSONTree, pixels: Int?) {
    guard pictures.count < Self.most else { return }
    switch tree {
    case .string(let text):
      guard let address = LinkedRecipes.address(.string(text), schemes: schemes) ?? PageReference.picture(text) else {
        return
      }
      pictures.append(Picture(address: address, pixels: pixels))
    case .array(let values): for value in values { add(value, pixels: pixels) }
    case .object:
      guard let address = tree.first("url", "contentUrl", "@id") else { return }
      add(address, pixels: Self.pixels(tree["width"], tree["height"]) ?? pixels)
    default: return
    }
  }

  private static func pixels(_ width: JSONTree?, _ height: JSONTree?) -> Int? {
    let sides = [width, height].compactMap { side in
      side.flatMap(LinkedRecipes.line).flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
    }
    guard sides.count == 2 else { return nil }
    let (pixels, isTooLarge) = sides[0].multipliedReportingOverflow(by: sides[1])
    return !isTooLarge && pixels > 0 ? pixels : nil
  }

  /// The address of the chosen picture; nil if there are no pictures.
  ///
  /// The largest picture that can be kept is chosen from those with a stated size. If there is no such picture, the
  /// first one is chosen, or its largest version if the addresses of the versions contain sizes.
  var address: String? {
    Self.largest(pictures)?.address ?? firstInFull
  }

  /// The largest picture with a stated size that can be kept; among equally large pictures, the first.
  private static func largest(_ pictures: [Picture]) -> Picture? {
    pictures.filter { $0.pixels.map { $0 <= PhotoFile.mostPixels } ?? false }
      .reduce(nil) { best, next in (best?.pixels ?? 0) >= (next.pixels ?? 0) ? best : next }
  }

  private var firstInFull: String? {
    guard let first = pictures.first else { return nil }
    guard let family = SizedAddress(first.address)?.family else { return first.address }
    // The original has no size in its address: `soup.jpg` beside `soup-225x225.jpg`.
    if pictures.contains(where: { $0.address == family }) { return family }
    let versions = pictures.compactMap { picture in
      SizedAddress(picture.address).flatMap { sized in
        sized.family == family ? Picture(address: picture.address, pixels: sized.pixels) : nil
      }
    }
    return Self.largest(versions)?.address ?? first.address
  }
}

/// An address that contains the size of its picture: `soup-800x600.jpg`, `soup.jpg?resize=500%2C375`, `w_900,h_600`.
private struct SizedAddress {
  /// The address without the size, and without the sign that joins the size to a name.
  let family: String
  let pixels: Int

  private static let sides = 50...20_000
  private static let between: [[UInt8]] = ["x", "%2C", "%2c", ",", "/", ",h_"].map { Array($0.utf8) }

  /// Finds the first size in an address; nil if the address contains no size.
  init?(_ address: String) {
    let bytes = Array(address.utf8)
    var place = 0
    while place < bytes.count {
      guard Self.isDigit(bytes[place]) else {
        place += 1
        continue
      }
      let width = Self.number(bytes, place)
      let sign = Self.between.first { bytes[width.end...].starts(with: $0) }
      if Self.sides.contains(width.value), let sign {
        let height = Self.number(bytes, width.end + sign.count)
        if Self.sides.contains(height.value) {
          let start = place > 0 && [0x2D, 0x5F].contains(bytes[place - 1]) ? place - 1 : place
          family = String(decoding: bytes[..<start] + bytes[height.end...], as: UTF8.self)
          pixels = width.value * height.value
          return
        }
      }
      place = width.end
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The number that begins at `start`, and the index after it.
  ///
  /// The number is 0 if there are no digits or more than five.
  private static func number(_ bytes: [UInt8], _ start: Int) -> (value: Int, end: Int) {
    let digits = bytes[start...].prefix(while: isDigit)
    let value = digits.count <= 5 ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : 0
    return (value, digits.endIndex)
  }
}
