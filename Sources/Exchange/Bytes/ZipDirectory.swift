import Domain

/// Reads the central directory of a `.zip` file, including the 64-bit form.
struct ZipDirectory {
  private(set) var entries: [ZipArchive.Entry] = []

  /// The largest directory accepted, in bytes: enough for a hundred thousand files with long names.
  private static let largest = 1 << 25

  init(_ file: DiskFile) throws(LarderError) {
    let (offset, size) = try Self.place(in: file)
    guard offset >= 0, size >= 0, size <= Self.largest, offset <= file.size, size <= file.size - offset else {
      throw Self.damaged(file)
    }
    let bytes = try file.bytes(at: offset, count: size)
    var index = 0
    while index + 46 <= bytes.count, bytes.little32(index) == 0x0201_4B50 {
      let lengths = (
        name: Int(bytes.little16(index + 28)), extra: Int(bytes.little16(index + 30)),
        comment: Int(bytes.little16(index + 32))
      )
      let next = index + 46 + lengths.name + lengths.extra + lengths.comment
      guard next <= bytes.count else { throw Self.damaged(file) }
      let name = String(decoding: bytes[index + 46..<index + 46 + lengths.name], as: UTF8.self)
      let extra = Array(bytes[index + 46 + lengths.name..<index + 46 + lengths.name + lengths.extra])
      let entry = try Self.entry(Array(bytes[index..<index + 46]), name: name, extra: extra, file)
      if !name.hasSuffix("/"), !name.contains("__MACOSX/"), !Folder.name(of: name).hasPrefix(".") {
        entries.append(entry)
      }
      index = next
    }
    guard index == bytes.count || index > 0 else { throw Self.damaged(file) }
  }

  static func damaged(_ file: DiskFile) -> LarderError {
    LarderError(
      .damagedFile, "\(ImportFile.quoted(file.path)) is a damaged or incomplete archive", hint: "download it again")
  }

  /// Finds the directory's offset and size, which are stated in the archive's end record.
  ///
  /// The end record is searched for from the end of the file, because a comment of up to 65,535 bytes may follow it.
  private static func place(in file: DiskFile) throws(LarderError) -> (offset: Int, size: Int) {
    let tailStart = max(0, file.size - 65_557)
    let tail = try file.bytes(at: tailStart, count: file.size - tailStart)
    var index = tail.count - 22
    while index >= 0 {
      if tail[index] == 0x50, tail.little32(index) == 0x0605_4B50 { break }
      index -= 1
    }
    guard index >= 0 else { throw damaged(file) }
    let size = Int(tail.little32(index + 12))
    let offset = Int(tail.little32(index + 16))
    guard size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF || tail.little16(index + 10) == 0xFFFF else {
      return (offset, size)
    }
    guard index >= 20, tail.little32(index - 20) == 0x0706_4B50 else { return (offset, size) }
    guard let place = tail.little64(index - 12), place <= file.size - 56 else { throw damaged(file) }
    let end = try file.bytes(at: place, count: 56)
    guard end.count == 56, end.little32(0) == 0x0606_4B50, let size = end.little64(40), let offset = end.little64(48)
    else { throw damaged(file) }
    return (offset, size)
  }

  /// Reads an entry of the directory.
  ///
  /// A size or offset of 0xFFFFFFFF means that the value is in the 64-bit extra field. The values there are in this
  /// order: size, compressed size, offset.
  private static func entry(_ bytes: [UInt8], name: String, extra: [UInt8], _ file: DiskFile) throws(LarderError)
    -> ZipArchive.Entry
  {
    var values = [Int(bytes.little32(24)), Int(bytes.little32(20)), Int(bytes.little32(42))]
    var index = 0
    while index + 4 <= extra.count {
      let length = Int(extra.little16(index + 2))
      guard index + 4 + length <= extra.count else { break }
      if extra.little16(index) == 1 {
        var place = index + 4
        for item in values.indices where values[item] == 0xFFFF_FFFF {
          guard place + 8 <= index + 4 + length, let value = extra.little64(place) else { throw damaged(file) }
          values[item] = value
          place += 8
        }
      }
      index += 4 + length
    }
    return ZipArchive.Entry(
      name: name, method: bytes.little16(10), isEncrypted: bytes.little16(8) & 1 == 1, packedSize: values[1],
      size: values[0], checksum: bytes.little32(16), offset: values[2])
  }
}

extension [UInt8] {
  /// The number in two bytes, little-endian; the caller has checked that the bytes exist.
  func little16(_ index: Int) -> UInt16 { UInt16(self[index]) | UInt16(self[index + 1]) << 8 }

  /// The number in four bytes, little-endian; the caller has checked that the bytes exist.
  func little32(_ index: Int) -> UInt32 { UInt32(little16(index)) | UInt32(little16(index + 2)) << 16 }

  /// The number in eight bytes, little-endian; nil if it is too large for an `Int`, and therefore cannot be the size of
  /// a file.
  func little64(_ index: Int) -> Int? {
    Int(exactly: UInt64(little32(index)) | UInt64(little32(index + 4)) << 32)
  }
}
