internal import Domain

/// Decodes rows of the tables; only the rows that a search or an ID finds are decoded.
extension ReferenceBank {
  /// Decodes the food in a row.
  func food(row: Int) -> ReferenceFood {
    var cursor = cursor(atRow: row)
    let ids = (0..<cursor.byte()).compactMap { _ in ReferenceID(code: UInt32(truncatingIfNeeded: cursor.number32())) }
    let kind = cursor.byte()
    let starter = cursor.byte()
    let plainness = cursor.byte() - ReferenceLayout.plainnessBias
    let bits = cursor.varint()
    let states = ReferenceState.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
    let nutrients = nutrients(&cursor)
    let serving = ReferenceServing.Origin(rawValue: kind >> 5).map {
      ReferenceServing(grams: cursor.decimal(), origin: $0)
    }
    var roles: [PortionRole: Double] = [:]
    for _ in 0..<cursor.byte() {
      let role = PortionRole.allCases[cursor.byte()]
      roles[role] = cursor.decimal()
    }
    let head = text(&cursor)
    let names = (0..<cursor.varint()).map { _ in text(&cursor) }
    let category = FoodCategory.allCases[kind & 15]
    let portions = NamedPortions(roles: roles, serving: serving, category: category, head: head)
    let food = Food(
      name: names[0], category: category, nutrients: nutrients, basis: ids[0].table.basis, portions: portions.all,
      aliases: Array(names.dropFirst()), density: portions.density, isUserCreated: false, source: ids[0].source)
    return ReferenceFood(
      food: food, place: row, id: ids[0], otherIDs: Array(ids.dropFirst()),
      language: kind & 16 == 0 ? .english : .german,
      head: head, states: states, plainness: plainness, serving: serving, roles: roles,
      starterNumber: starter == 0 ? nil : ids[starter - 1].number)
  }

  /// The main name of the food in a row, and its other names.
  func names(row: Int) -> [String] {
    var cursor = cursor(atRow: row)
    cursor.place += 4 * cursor.byte()
    let kind = cursor.byte()
    cursor.place += 2
    _ = cursor.varint()
    _ = nutrients(&cursor)
    if kind >> 5 != 0 { _ = cursor.varint() }
    for _ in 0..<cursor.byte() {
      cursor.place += 1
      _ = cursor.varint()
    }
    _ = text(&cursor)
    return (0..<cursor.varint()).map { _ in text(&cursor) }
  }

  /// The packed form of one of the ids of a row.
  func code(row: Int, id: Int) -> UInt32 {
    let cursor = cursor(atRow: row)
    return UInt32(truncatingIfNeeded: bytes.number32(cursor.place + 1 + 4 * id))
  }

  private func cursor(atRow row: Int) -> ReferenceCursor {
    precondition(row >= 0 && row < rowCount, "no such row")
    let block = bytes.start(of: .rowBlocks) + 4 * (row / ReferenceLayout.block)
    var cursor = ReferenceCursor(bytes: bytes, place: bytes.start(of: .rows) + bytes.number32(block))
    for _ in 0..<(row % ReferenceLayout.block) {
      let length = cursor.varint()
      cursor.place += length
    }
    _ = cursor.varint()
    return cursor
  }

  /// Reads energy, protein, carbohydrates and fat, and then those of the other four nutrients whose values are known.
  private func nutrients(_ cursor: inout ReferenceCursor) -> Nutrients {
    let known = cursor.byte()
    var values = Nutrients(
      calories: cursor.decimal(), protein: cursor.decimal(), carbohydrates: cursor.decimal(), fat: cursor.decimal())
    if known & 1 != 0 { values.saturatedFat = cursor.decimal() }
    if known & 2 != 0 { values.sugar = cursor.decimal() }
    if known & 4 != 0 { values.fiber = cursor.decimal() }
    if known & 8 != 0 { values.sodium = cursor.decimal() }
    return values
  }

  /// Reads text as pieces with spaces between them; a comma has no space before it.
  private func text(_ cursor: inout ReferenceCursor) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(80)
    for place in 0..<cursor.varint() {
      let piece = piece(cursor.varint())
      if place > 0, !piece.elementsEqual(ReferenceLayout.comma.utf8) { letters.append(UInt8(ascii: " ")) }
      letters += piece
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func piece(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let block = bytes.start(of: .pieceBlocks) + 4 * (index / ReferenceLayout.block)
    var cursor = ReferenceCursor(bytes: bytes, place: bytes.start(of: .pieces) + bytes.number32(block))
    for _ in 0..<(index % ReferenceLayout.block) {
      let length = cursor.varint()
      cursor.place += length
    }
    return cursor.take(cursor.varint())
  }
}
