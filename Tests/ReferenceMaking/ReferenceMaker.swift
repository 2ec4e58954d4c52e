import Domain
package import Reference

/// Makes reference.bin of reference-foods.tsv; the same table gives the same bytes everywhere.
package struct ReferenceMaker {
  /// The foods in the order of the file: the plainest first, then shorter names, then the id.
  package let rows: [ReferenceRow]
  /// How many lines were left out because energy or a macro is unknown.
  package let leftOut: Int

  private var sections: [ReferenceLayout.Section: ByteWriter] = [:]
  private var counts: [ReferenceLayout.Count: Int] = [:]

  /// Reads the table and packs it; throws `ReferenceProblem` where it cannot.
  package init(table: String) throws {
    let all = try ReferenceRow.rows(of: table)
    rows = all.filter(\.isComplete).sorted { left, right in
      if left.plainness != right.plainness { return left.plainness > right.plainness }
      let lengths = (left.name.utf8.count, right.name.utf8.count)
      return lengths.0 != lengths.1 ? lengths.0 < lengths.1 : left.ids[0].text < right.ids[0].text
    }
    leftOut = all.count - rows.count
    guard rows.count < 1 << 16 else { throw ReferenceProblem(line: nil, fact: "more foods than 16 bits can number") }
    let pieces = try packPieces()
    packRows(pieces)
    try packNames()
    try packIDs()
  }

  /// The file.
  package var bytes: [UInt8] {
    var file = ByteWriter()
    file.append(ReferenceLayout.magic)
    for count in ReferenceLayout.Count.allCases { file.number32(counts[count] ?? 0) }
    var offset = ReferenceLayout.headLength
    for section in ReferenceLayout.Section.allCases {
      file.number32(offset)
      offset += sections[section]?.count ?? 0
    }
    file.number32(offset)
    for section in ReferenceLayout.Section.allCases { file.append(sections[section] ?? ByteWriter()) }
    return file.bytes
  }

  /// How many bytes each section has.
  package var sizes: [(section: ReferenceLayout.Section, bytes: Int)] {
    ReferenceLayout.Section.allCases.map { ($0, sections[$0]?.count ?? 0) }
  }

  private mutating func packPieces() throws -> PieceTable {
    let texts = rows.flatMap { [$0.head, $0.name] + $0.otherNames }
    if let text = texts.first(where: { !PieceTable.keeps($0) }) {
      throw ReferenceProblem(line: nil, fact: "odd spaces or commas: `\(text)`")
    }
    let table = PieceTable(texts)
    var (blocks, pieces) = (ByteWriter(), ByteWriter())
    for (index, piece) in table.pieces.enumerated() {
      if index % ReferenceLayout.block == 0 { blocks.number32(pieces.count) }
      pieces.counted(Array(piece.utf8))
    }
    (sections[.pieceBlocks], sections[.pieces]) = (blocks, pieces)
    counts[.pieces] = table.pieces.count
    return table
  }

  private mutating func packRows(_ pieces: PieceTable) {
    var (blocks, packed) = (ByteWriter(), ByteWriter())
    for (index, row) in rows.enumerated() {
      if index % ReferenceLayout.block == 0 { blocks.number32(packed.count) }
      packed.counted(Self.pack(row, pieces).bytes)
    }
    (sections[.rowBlocks], sections[.rows]) = (blocks, packed)
    counts[.rows] = rows.count
  }

  private static func pack(_ row: ReferenceRow, _ pieces: PieceTable) -> ByteWriter {
    var packed = ByteWriter()
    packed.byte(row.ids.count)
    for id in row.ids { packed.number32(Int(id.code ?? 0)) }
    packed.byte(
      (FoodCategory.allCases.firstIndex(of: row.category) ?? 0) | row.language.rawValue << 4
        | (row.serving?.origin.rawValue ?? 0) << 5)
    let starter = row.starter.flatMap { number in
      row.ids.firstIndex { $0.table == .standardReference && $0.number == number }
    }
    packed.byte(starter.map { $0 + 1 } ?? 0)
    packed.byte(row.plainness + ReferenceLayout.plainnessBias)
    packed.varint(
      ReferenceState.allCases.enumerated().reduce(0) { $0 | (row.states.contains($1.element) ? 1 << $1.offset : 0) })
    packed.byte(row.nutrients.dropFirst(4).enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
    for number in row.nutrients.compactMap(\.self) { packed.decimal(number) }
    if let serving = row.serving { packed.decimal(serving.grams) }
    packed.byte(row.portions.count)
    for portion in row.portions {
      packed.byte(PortionRole.allCases.firstIndex(of: portion.role) ?? 0)
      packed.decimal(portion.grams)
    }
    pieces.write(row.head, to: &packed)
    packed.varint(1 + row.otherNames.count)
    for name in [row.name] + row.otherNames { pieces.write(name, to: &packed) }
    return packed
  }

  /// The words of all names, and the rows by whole names.
  private mutating func packNames() throws {
    var words = WordTable()
    var (names, most) = ([(hash: [String], row: Int)](), 1)
    for (index, row) in rows.enumerated() {
      let own = ([row.name] + row.otherNames).map(SearchText.words)
      words.add(own, german: row.germanNames.flatMap(SearchText.words), row: index)
      names += Set(own).map { ($0, index) }
    }
    // About one name a bucket.
    while most < names.count { most *= 2 }
    guard names.count < 1 << 16 else { throw ReferenceProblem(line: nil, fact: "more names than 16 bits can number") }
    var buckets = [[Int]](repeating: [], count: most)
    for name in names { buckets[ReferenceBank.bucket(of: name.hash, among: most)].append(name.row) }
    var (starts, list) = (ByteWriter(), ByteWriter())
    for bucket in buckets {
      starts.number16(list.count / 2)
      for row in bucket.sorted() { list.number16(row) }
    }
    starts.number16(list.count / 2)
    (sections[.buckets], sections[.names]) = (starts, list)
    (sections[.wordBlocks], sections[.words], sections[.postings]) = words.sections
    (counts[.words], counts[.buckets]) = (words.count, most)
  }

  private mutating func packIDs() throws {
    var places: [(code: UInt32, row: Int, place: Int)] = []
    for (index, row) in rows.enumerated() {
      for (place, id) in row.ids.enumerated() { places.append((id.code ?? 0, index, place)) }
    }
    places.sort { $0.code < $1.code }
    for (one, next) in zip(places, places.dropFirst()) where one.code == next.code {
      throw ReferenceProblem(line: nil, fact: "\(rows[one.row].ids[one.place].text) is in two lines")
    }
    var ids = ByteWriter()
    for place in places {
      ids.number16(place.row)
      ids.byte(place.place)
    }
    sections[.ids] = ids
    counts[.ids] = places.count
  }
}
