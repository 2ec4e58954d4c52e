package import Domain
internal import GRDB

extension ProfileReader {
  /// The items that count toward the totals of these days, in the order in which they were eaten or bought; skipped
  /// items are left out, and so are days marked as partial if these are several days.
  package func intakeItems(from first: Day, to last: Day, source: IntakeSource) throws -> [IntakeItem] {
    let nutrients = Nutrient.allCases.map { "i." + $0.rawValue }.joined(separator: ", ")
    let quantity = LineColumns.quantity.map { "i." + $0 }.joined(separator: ", ")
    switch source {
    case .meals:
      return try db.all(
        """
        SELECT d.day, d.slot, i.name, i.grams, \(quantity), i.said, \(nutrients), i.isSkipped
        \(source.items(from: first, to: last))
        ORDER BY \(TimeOrder.earliestFirst("d")), i.position, i.id
        """, [profile, first.iso, last.iso]
      ) { row in
        _ = try row[10 + Nutrient.allCases.count] as Bool
        let slot: Slot = try row.word(1)
        return try IntakeItem(
          day: row.day(0), occasion: slot.rawValue, name: row[2], grams: row[3],
          amount: LineColumns.quantity(row, from: 4)?.text ?? row[9], nutrients: row.nutrients(from: 10))
      }
    case .trips:
      return try db.all(
        """
        SELECT d.day, d.store, i.name, i.grams, \(nutrients), i.isSkipped, i.kind
        \(source.items(from: first, to: last))
        ORDER BY \(TimeOrder.earliestFirst("d")), i.position, i.id
        """, [profile, first.iso, last.iso]
      ) { row in
        let flags = 4 + Nutrient.allCases.count
        _ = try (row[flags] as Bool, row.word(flags + 1) as PurchaseKind)
        return try IntakeItem(
          day: try row.day(0), occasion: row[1], name: row[2], grams: row[3], amount: nil,
          nutrients: row.nutrients(from: 4))
      }
    }
  }
}
