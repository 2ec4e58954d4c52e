package import Domain

/// Writes an export table by table, in the order of `ExportFormat`.
package protocol ExportWriter: AnyObject {
  /// Begins a table, to which the following rows belong.
  func begin(_ table: ExportTable) throws
  /// Adds a row of the table.
  func add(_ record: ExportRecord) throws
  /// Ends the export; nothing can be added after that.
  func finish() throws
}

/// Collects bytes and writes them in large pieces.
final class ByteBuffer {
  private var bytes: [UInt8] = []
  private let sink: (UnsafeRawBufferPointer) throws -> Void

  private static let pieceSize = 1 << 17

  init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.pieceSize + 4096)
  }

  func add(_ byte: UInt8) { bytes.append(byte) }

  func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds the shortest text that reads as the same double; whole numbers are written without a decimal point.
  func add(_ real: Double) {
    let text = real.description
    bytes.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8[...] : text.utf8[...])
  }

  /// Writes the collected bytes if there are enough of them to fill a piece.
  func pass() throws {
    if bytes.count >= Self.pieceSize { try flush() }
  }

  func flush() throws {
    try bytes.withUnsafeBytes { try sink($0) }
    bytes.removeAll(keepingCapacity: true)
  }
}
