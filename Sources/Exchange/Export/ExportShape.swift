import Domain

/// The structure of the JSON object for a row of a table.
struct ExportShape {
  /// A value in the object, under its key.
  enum Member {
    /// The value of one column, given by its index.
    case column(Int)
    /// An object with the values of several columns; null if all of them are missing.
    case object([(name: String, column: Int)])
    /// An array of the row's parts of one kind, given by the index of the kind in `ExportShape.parts`.
    case parts(Int)
  }

  let table: ExportTable
  let members: [(name: String, member: Member)]
  /// The structure of each kind of parts.
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

  /// The index of the member with the given name; nil if there is no such member.
  ///
  /// The member at `start` is tried first.
  func index(of name: String, from start: Int) -> Int? {
    if start < members.count, members[start].name == name { return start }
    return members.firstIndex { $0.name == name }
  }
}
