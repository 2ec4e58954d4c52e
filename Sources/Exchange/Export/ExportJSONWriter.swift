package import Domain

/// Writes an export as one JSON object, with one row per line.
///
/// Numbers are written in the shortest form that reads as the same double. Control characters (also those above ASCII)
/// and direction marks are escaped, so that they have no effect on a terminal that shows the file.
package final class ExportJSONWriter: ExportWriter {
  private let buffer: ByteBuffer
  private var shape: ExportShape?
  private var isFirst = true

  /// Creates a writer that passes the file's bytes to `sink`, piece by piece.
  package init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    buffer = ByteBuffer(sink)
    buffer.add("{\"format\":\"\(ExportFormat.name)\",\"version\":\(ExportFormat.version)")
  }

  package func begin(_ table: ExportTable) throws {
    endTable()
    shape = ExportShape(table)
    isFirst = true
    buffer.add(",\n\"\(table.name)\":[")
  }

  package func add(_ record: ExportRecord) throws {
    guard let shape else { return }
    if !isFirst { buffer.add(UInt8(ascii: ",")) }
    isFirst = false
    buffer.add(UInt8(ascii: "\n"))
    add(record, shape)
    try buffer.pass()
  }

  package func finish() throws {
    endTable()
    buffer.add("\n}\n")
    try buffer.flush()
  }

  private func endTable() {
    if shape != nil { buffer.add("\n]" as StaticString) }
    shape = nil
  }

  private func add(_ record: ExportRecord, _ shape: ExportShape) {
    var separator = UInt8(ascii: "{")
    for (name, member) in shape.members {
      addName(name, after: separator)
      separator = UInt8(ascii: ",")
      switch member {
      case .column(let index): add(record.values[index], shape.table.columns[index].kind)
      case .object(let columns): add(columns, of: record, shape)
      case .parts(let index): add(record.parts[index], shape.parts[index])
      }
    }
    buffer.add(UInt8(ascii: "}"))
  }

  private func add(_ columns: [(name: String, column: Int)], of record: ExportRecord, _ shape: ExportShape) {
    guard columns.contains(where: { record.values[$0.column] != .null }) else {
      return buffer.add("null" as StaticString)
    }
    var separator = UInt8(ascii: "{")
    for (name, index) in columns {
      addName(name, after: separator)
      separator = UInt8(ascii: ",")
      add(record.values[index], shape.table.columns[index].kind)
    }
    buffer.add(UInt8(ascii: "}"))
  }

  private func add(_ records: [ExportRecord], _ shape: ExportShape) {
    buffer.add(UInt8(ascii: "["))
    for (place, record) in records.enumerated() {
      if place > 0 { buffer.add(UInt8(ascii: ",")) }
      add(record, shape)
    }
    buffer.add(UInt8(ascii: "]"))
  }

  private func addName(_ name: String, after separator: UInt8) {
    buffer.add(separator)
    buffer.add(UInt8(ascii: "\""))
    buffer.add(name)
    buffer.add("\":" as StaticString)
  }

  private func add(_ value: ExportValue, _ kind: ExportColumn.Kind) {
    switch value {
    case .null: buffer.add("null" as StaticString)
    case .integer(let number) where kind == .flag:
      buffer.add(number == 0 ? "false" as StaticString : "true" as StaticString)
    case .integer(let number): buffer.add(String(number))
    case .real(let bits): buffer.add(Double(bitPattern: bits))
    case .text(let text): add(quoted: text)
    }
  }

  private func add(quoted text: String) {
    buffer.add(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      buffer.add(text)
    } else {
      for scalar in text.unicodeScalars { add(escaping: scalar) }
    }
    buffer.add(UInt8(ascii: "\""))
  }

  private func add(escaping scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22, 0x5C:
      buffer.add(UInt8(ascii: "\\"))
      buffer.add(UInt8(scalar.value))
    case 0x0A: buffer.add("\\n" as StaticString)
    case 0x20..<0x7F: buffer.add(UInt8(scalar.value))
    case 0..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      buffer.add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: buffer.add(String(scalar))
    }
  }
}
