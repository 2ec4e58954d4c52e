/// Reads text tables that are embedded in the program.
enum EmbeddedTable {
  /// The rows of a table, each as a list of cells; tabs separate the cells.
  static func rows(_ start: UnsafePointer<CChar>, _ length: Int) -> [[String]] {
    let bytes = UnsafeBufferPointer(start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
    return bytes.split(separator: UInt8(ascii: "\n")).map(cells)
  }

  /// The cells of a row, between which there are tabs.
  static func cells(_ row: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
