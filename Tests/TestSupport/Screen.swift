/// What a terminal would show: a small model of xterm, enough to see where text ends up.
///
/// It knows line ends, backspace, tabs, cursor moves, erasing, inserting, scrolling, saving the cursor and the second
/// buffer; colours and other modes are passed over. Widths are those of a plain terminal, scalar by scalar: an emoji family is as wide as its
/// parts.
package struct Screen: Sendable {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Where the next character goes, counted from 0.
  package private(set) var cursor = (row: 0, column: 0)

  /// A cell's text; nil for the right half of a wide character.
  private var cells: [[String?]]
  private var saved = (row: 0, column: 0)
  /// What the first buffer shows while the second one is seen; nil while it is seen itself.
  private var first: (cells: [[String?]], cursor: (row: Int, column: Int))?
  /// Whether the cursor is hidden.
  package private(set) var hidesCursor = false
  /// A character was put into the last column: the next one wraps.
  private var wraps = false
  private var parser = ControlSequenceParser()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Screen.blank(columns), count: rows)
  }

  private static func blank(_ columns: Int) -> [String?] { Array(repeating: " ", count: columns) }

  /// The lines from the top, without the blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      var line = row.compactMap { $0 }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// All that is visible, without the empty lines at the bottom.
  package var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether the second buffer is seen, which has no scrollback.
  package var isSecondBuffer: Bool { first != nil }

  /// The line that the cursor is on.
  package var currentLine: String { lines[cursor.row] }

  /// A window of another size: lines stay where they are and are cut, as xterm does it.
  package mutating func resize(columns: Int, rows: Int) {
    while cells.count > rows { cells.removeFirst() }
    cells = cells.map { Array(($0 + Screen.blank(max(0, columns - $0.count))).prefix(columns)) }
    while cells.count < rows { cells.append(Screen.blank(columns)) }
    (self.columns, self.rows) = (columns, rows)
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    wraps = false
  }

  /// Shows `text` and returns the part of it that is print: characters, line ends, bells.
  package mutating func apply(_ text: String) -> String {
    var print = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch parser.take(scalar) {
      case .print(let scalar):
        put(scalar)
        print.append(scalar)
      case .control(let scalar):
        control(scalar)
        if ["\n", "\t", "\u{7}"].contains(scalar) { print.append(scalar) }
      case .escape(let final): escape(final)
      case .sequence(let final, let parameters): sequence(final, parameters)
      case .modes(let numbers, let isSet):
        if numbers.contains(25) { hidesCursor = !isSet }
        if numbers.contains(1049) { showSecondBuffer(isSet) }
      case nil: break
      }
    }
    return String(print)
  }
}

// MARK: Text

extension Screen {
  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    guard width > 0 else { return combine(scalar) }
    if wraps || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = String(scalar)
    if width == 2, cursor.column + 1 < columns { cells[cursor.row][cursor.column + 1] = nil }
    wraps = cursor.column + width >= columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  /// A combining mark joins the character before it.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = wraps ? cursor.column : cursor.column - 1
    if column > 0, cells[cursor.row][column] == nil { column -= 1 }
    guard column >= 0, let text = cells[cursor.row][column] else { return }
    cells[cursor.row][column] = text + String(scalar)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F3FB...0x1F3FF, 0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private mutating func lineFeed() {
    wraps = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Screen.blank(columns))
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\u{B}", "\u{C}": lineFeed()
    case "\r": move(toColumn: 0)
    case "\u{8}": move(toColumn: cursor.column - (wraps ? 0 : 1))
    case "\t": move(toColumn: cursor.column / 8 * 8 + 8)
    default: break
    }
  }
}

// MARK: Control sequences

extension Screen {
  private mutating func move(toColumn column: Int) {
    cursor.column = max(0, min(columns - 1, column))
    wraps = false
  }

  private mutating func move(toRow row: Int) {
    cursor.row = max(0, min(rows - 1, row))
    wraps = false
  }

  private mutating func escape(_ final: Unicode.Scalar) {
    switch final {
    case "7": saved = cursor
    case "8":
      move(toRow: saved.row)
      move(toColumn: saved.column)
    case "M":
      if cursor.row > 0 {
        cursor.row -= 1
      } else {
        cells.removeLast()
        cells.insert(Screen.blank(columns), at: 0)
      }
    case "c": self = Screen(columns: columns, rows: rows)
    default: break
    }
  }

  /// xterm's mode 1049: the second buffer begins empty, and the first one comes back with its cursor.
  private mutating func showSecondBuffer(_ isShown: Bool) {
    if isShown, first == nil {
      first = (cells, cursor)
      cells = Array(repeating: Screen.blank(columns), count: rows)
    } else if !isShown, let first {
      let size = (columns, rows)
      (cells, cursor) = first
      self.first = nil
      resize(columns: size.0, rows: size.1)
    }
    wraps = false
  }

  private mutating func sequence(_ final: Unicode.Scalar, _ parameters: [Int]) {
    let first = parameters.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": move(toRow: cursor.row - count)
    case "B": move(toRow: cursor.row + count)
    case "C": move(toColumn: cursor.column + count)
    case "D": move(toColumn: cursor.column - count)
    case "G": move(toColumn: count - 1)
    case "d": move(toRow: count - 1)
    case "H", "f":
      move(toRow: count - 1)
      move(toColumn: max(1, parameters.dropFirst().first ?? 1) - 1)
    case "J": eraseScreen(first)
    case "K": eraseLine(first)
    case "P": edit { $0.removeSubrange($1..<min($0.count, $1 + count)) }
    case "@": edit { $0.insert(contentsOf: Screen.blank(count), at: $1) }
    case "X": eraseCells(cursor.column..<min(columns, cursor.column + count))
    case "s": saved = cursor
    case "u": escape("8")
    default: break
    }
  }

  /// Changes the cursor's line from its column on; the line keeps its length.
  private mutating func edit(_ change: (inout [String?], _ column: Int) -> Void) {
    var line = cells[cursor.row]
    change(&line, cursor.column)
    cells[cursor.row] = Array((line + Screen.blank(columns)).prefix(columns))
  }

  private mutating func eraseCells(_ range: Range<Int>) {
    for column in range { cells[cursor.row][column] = " " }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: eraseCells(cursor.column..<columns)
    case 1: eraseCells(0..<cursor.column + 1)
    default: eraseCells(0..<columns)
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    eraseLine(part)
    let others = part == 0 ? cursor.row + 1..<rows : part == 1 ? 0..<cursor.row : 0..<rows
    for row in others { cells[row] = Screen.blank(columns) }
  }
}
