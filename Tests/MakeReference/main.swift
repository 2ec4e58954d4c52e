import Foundation
import ReferenceMaking

/// Packs a table of foods: `MakeReference reference-foods.tsv reference.bin`; see docs/reference-data.md.
let paths = CommandLine.arguments.dropFirst()
guard paths.count == 2, let table = paths.first, let file = paths.last else {
  FileHandle.standardError.write(Data("MakeReference TABLE FILE\n".utf8))
  exit(64)
}
do {
  let maker = try ReferenceMaker(table: String(contentsOfFile: table, encoding: .utf8))
  try Data(maker.bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
  print("\(maker.rows.count) foods, \(maker.bytes.count) bytes, \(maker.leftOut) left out without energy or a macro")
  for (section, bytes) in maker.sizes { print("  \(section) \(bytes)") }
} catch {
  FileHandle.standardError.write(Data("\(table): \(error)\n".utf8))
  exit(65)
}
