import Domain

/// How the columns and parts of a table stand in a JSON object.
struct ExportShape {
  /// A member of the object.
  enum Member {
    /// The column with this index.
    case column(Int)
    /// An object of columns; it is null if all of them are missing.
    case object([(name: String, column: Int)])
    /// An array of the parts with this index.
    case parts(Int)
  }

  let table: ExportTable
  let members: [(name: String, member: Member)]
  /// The shapes of the table's parts.
  let parts: [ExportShape]

  init(_ table: ExportTable) {
    self.table = table
    var members: [(name: String, member: Member)] = []
    for (index, column) in table.columns.enumerated() {
      let (object, name) = column.path
      guard let object else {
        members.append((name, .column(index)))
        continue
      }
      if let last = members.last, last.name == object, case .object(let columns) = last.member {
        members[members.count - 1].member = .object(columns + [(name, index)])
      } else {
        members.append((object, .object([(name, index)])))
      }
    }
    self.members = members + table.parts.enumerated().map { ($1.name, .parts($0)) }
    parts = table.parts.map(ExportShape.init)
  }

  /// The index of the member with that name, which is looked for from `start` on; nil if there is none.
  func index(of name: String, from start: Int) -> Int? {
    if start < members.count, members[start].name == name { return start }
    return members.firstIndex { $0.name == name }
  }
}
