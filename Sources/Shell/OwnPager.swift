internal import Foundation
internal import Text

/// Larder's own pager, which shows text one screen after another.
///
/// A key that the pager does not use closes it, and becomes the first character of the next command.
struct OwnPager {
  let terminal: Terminal
  /// The alarm that may ring while a page is shown; nil if there is no alarm.
  var alarm: LineEditor.Alarm?

  /// The text of the last row while a page is shown; it fits into 40 columns.
  static let status = "Space for more, q or the next command"

  /// Shows `text` page by page, and returns the keys that are meant for the prompt.
  ///
  /// Space, Enter, the down arrow and Page Down show the next page; `q`, Escape, Ctrl-C and Ctrl-D close the pager. Any
  /// other key also closes the pager, and is returned, because it begins the next command. Keys that were typed after
  /// such a key remain in the terminal.
  func show(_ text: String, on output: Output) throws -> [UInt8] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    while true {
      let size = terminal.size
      var rows = 0
      var page = ""
      while let line = lines.first {
        rows += Pager.rows(of: line, columns: size.columns)
        // The last row is for the status. A line that takes more rows than the screen has is shown anyway.
        guard rows < size.rows || page.isEmpty else { break }
        page += line + "\n"
        lines.removeFirst()
      }
      try output.write(page)
      guard !lines.isEmpty else { return [] }
      try output.write(Self.status)
      let key = key { text in
        // The alarm's text is written between the page and the last row, and scrolls up with the page.
        try? output.write("\r\u{1B}[K" + text + Self.status)
      }
      try output.write("\r\u{1B}[K")
      switch key {
      case .more: continue
      case .end: return []
      case .typed(let bytes): return bytes
      }
    }
  }

  enum Key: Equatable {
    case more
    case end
    /// The first bytes of the next command.
    case typed([UInt8])

    /// What the bytes of a key mean; `isAlone` is false if more bytes followed immediately, as in a paste.
    init(_ bytes: [UInt8], isAlone: Bool) {
      switch bytes {
      case [UInt8(ascii: " ")], [0x0A], [0x0D], Array("\u{1B}[B".utf8), Array("\u{1B}OB".utf8),
        Array("\u{1B}[6~".utf8):
        self = .more
      // Ctrl-C, Ctrl-D, Ctrl-\ and Escape.
      case [0x03], [0x04], [0x1C], [0x1B]: self = .end
      // A pasted line may begin with a q.
      case [UInt8(ascii: "q")] where isAlone, [UInt8(ascii: "Q")] where isAlone: self = .end
      default: self = .typed(bytes)
      }
    }
  }

  /// Waits for a key; a closed terminal, or a signal that ends Larder, counts as a key that closes the pager.
  ///
  /// While the pager waits, `ring` writes what an alarm says.
  private func key(ring: (String) -> Void) -> Key {
    TypeAhead.withSingleKeys {
      while true {
        switch KeyInput.next(alarm, ring: ring) {
        case .key(let bytes): return Key(bytes, isAlone: !TypeAhead.isWaiting(within: TypeAhead.pause))
        case .signal(let signal): if signal == SIGINT || Signals.endStatus != nil { return .end }
        // After Ctrl-Z and `fg`, the shell has changed the terminal's modes.
        case .continued: TypeAhead.takeSingleKeys()
        case .closed: return .end
        }
      }
    }
  }
}
