/// A web page as a tree of elements and pieces of text, in the order of the page.
///
/// The tree is stored in one array, so it can be read without recursion, and deeply nested pages do no harm. The tree
/// follows the few rules of HTML that change what a list or a paragraph contains. Nothing is fetched or run.
struct HTMLPage {
  /// An element or a piece of text.
  struct Node {
    /// The name of the element in lower case; empty for a piece of text.
    let name: String
    /// How the rules of HTML treat the element; empty for a piece of text and for an element without rules.
    let kind: Kind
    fileprivate let attributes: [HTMLTag.Attribute]
    /// The range of the piece of text in the bytes of the page.
    fileprivate let text: Range<Int>
    /// The index of the element that contains the node; -1 at the top.
    let parent: Int
    /// The index after the last node that this node contains.
    fileprivate(set) var end: Int

    var isText: Bool { name.isEmpty }
  }

  /// The elements that are not closed yet, from the outermost to the innermost.
  private struct OpenElements {
    var indices: [Int] = []
    /// The number of open elements with each name.
    ///
    /// These counts, and the counts of paragraphs and items, show whether such an element is open at all, which saves a
    /// search for it.
    var names: [String: Int] = [:]
    var paragraphs = 0
    var items = 0

    mutating func count(_ name: String, _ kind: Kind, by change: Int) {
      names[name, default: 0] += change
      if kind.contains(.paragraph) { paragraphs += change }
      if kind.contains(.item) { items += change }
    }
  }

  private(set) var nodes: [Node] = []
  private let bytes: [UInt8]

  /// The maximum number of nodes that are kept; a page with a recipe has about 5,000.
  private static let mostNodes = 300_000
  /// The maximum depth to which elements may be nested; anything deeper becomes a child of the deepest element.
  private static let deepest = 250

  /// Parses a page; `bytes` are its HTML in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens = HTMLTokenizer(bytes)
    var open = OpenElements()
    while nodes.count < Self.mostNodes, let token = tokens.next() {
      switch token {
      case .text(let range): append("", text: range, in: open.indices.last)
      case .start(let tag):
        let kind = Self.kinds[tag.name] ?? []
        closeForStart(of: kind, &open)
        append(tag.name, kind, tag.attributes, in: open.indices.last)
        if !kind.contains(.void), open.indices.count < Self.deepest {
          open.indices.append(nodes.count - 1)
          open.count(tag.name, kind, by: 1)
        }
      case .end(let name):
        let kind = Self.kinds[name] ?? []
        // A misplaced `</b>` does not close a paragraph, and a misplaced `</div>` does not close a table cell.
        let boundary: Kind = kind.contains(.phrase) ? .block : kind.contains(.table) ? [] : [.cell, .table]
        if open.names[name] ?? 0 > 0 { close(upTo: boundary, &open) { $0.name == name } }
      }
    }
    for index in open.indices { nodes[index].end = nodes.count }
  }

  private mutating func append(
    _ name: String, _ kind: Kind = [], _ attributes: [HTMLTag.Attribute] = [], text: Range<Int> = 0..<0, in parent: Int?
  ) {
    nodes.append(
      Node(
        name: name, kind: kind, attributes: attributes, text: text, parent: parent ?? -1, end: nodes.count + 1))
  }

  /// Closes the open elements that a start tag ends implicitly: `<li>` ends the item that precedes it in the list.
  private mutating func closeForStart(of kind: Kind, _ open: inout OpenElements) {
    if kind.contains(.item), open.items > 0 {
      close(upTo: [.list, .table], &open) { $0.kind.contains(.item) }
    } else if kind.contains(.cell) {
      close(upTo: [.row, .table], &open) { $0.kind.contains(.cell) }
    } else if kind.contains(.row) {
      close(upTo: .table, &open) { $0.kind.contains(.row) }
    } else if kind.contains(.block), open.paragraphs > 0 {
      close(upTo: [.cell, .table, .item], &open) { $0.kind.contains(.paragraph) }
    }
  }

  /// Closes the innermost open element for which `isLookedFor` is true, and all elements inside it.
  ///
  /// Nothing is closed if an element of a kind in `boundary` is found first.
  private mutating func close(upTo boundary: Kind, _ open: inout OpenElements, _ isLookedFor: (Node) -> Bool) {
    for place in open.indices.indices.reversed() {
      let node = nodes[open.indices[place]]
      if isLookedFor(node) {
        for index in open.indices[place...] {
          nodes[index].end = nodes.count
          open.count(nodes[index].name, nodes[index].kind, by: -1)
        }
        open.indices.removeSubrange(place...)
        return
      }
      if !node.kind.isDisjoint(with: boundary) { return }
    }
  }

  // MARK: Reading

  /// The indices of the nodes inside an element, without the element itself.
  func inside(_ index: Int) -> Range<Int> { index + 1..<nodes[index].end }

  /// The value of an attribute with its character references replaced; nil if the element has no such attribute.
  func attribute(_ name: String, of index: Int) -> String? {
    nodes[index].attributes.first { $0.name == name }.map {
      CharacterReferences.decoded(String(decoding: bytes[$0.value], as: UTF8.self)[...])
    }
  }

  /// The words of an attribute, such as the classes of an element.
  func words(_ name: String, of index: Int) -> [Substring] {
    attribute(name, of: index)?.split(whereSeparator: \.isWhitespace) ?? []
  }

  /// The bytes of the only text in a script; empty if the script has no text.
  func script(_ index: Int) -> ArraySlice<UInt8> {
    inside(index).first.map { bytes[nodes[$0].text] } ?? []
  }

  /// The title of the page; nil if the page states none.
  var title: String? {
    guard let index = nodes.firstIndex(where: { $0.name == "title" }) else { return nil }
    let title = MarkedText.line(String(decoding: script(index), as: UTF8.self))
    return title.isEmpty ? nil : title
  }

  /// The text of a node, without white space around it; empty if the text has more than `most` bytes.
  func shortText(_ index: Int, most: Int) -> String {
    let bytes = bytes[nodes[index].text].trimmingPrefix { $0 <= 0x20 }
    guard bytes.count <= most + 20 else { return "" }
    let text = CharacterReferences.decoded(String(decoding: bytes, as: UTF8.self)[...]).singleSpaced
    return text.utf8.count <= most ? text : ""
  }

  /// The text inside an element as one line.
  func line(_ index: Int) -> String { lines(index).joined(separator: " ") }

  /// The lines of the text inside an element: blocks and `<br>` end a line, and runs of white space become one space.
  func lines(_ index: Int) -> [String] { lines(in: index..<nodes[index].end) }

  /// The lines of text in a range of nodes; at most `most` lines.
  func lines(in range: Range<Int>, most: Int = 2000) -> [String] {
    var lines: [String] = []
    var line = ""
    func finish() {
      // Elements within each other end without text between them.
      guard !line.isEmpty else { return }
      let text = line.singleSpaced
      if !text.isEmpty { lines.append(text) }
      line = ""
    }
    var index = range.lowerBound
    var blockEnds: [Int] = []
    while index < range.upperBound, lines.count < most {
      while let end = blockEnds.last, index >= end {
        blockEnds.removeLast()
        finish()
      }
      let node = nodes[index]
      if node.isText {
        line += CharacterReferences.decoded(String(decoding: bytes[node.text], as: UTF8.self)[...])
      } else if node.kind.contains(.unread) {
        index = max(node.end, index + 1)
        continue
      } else if node.name == "br" {
        finish()
      } else if node.kind.contains(.block) {
        finish()
        blockEnds.append(node.end)
      } else if node.kind.contains(.cell) {
        line += " "
      }
      index += 1
    }
    finish()
    return lines
  }

  // MARK: Rules

  /// The properties of an element that the rules of HTML depend on.
  struct Kind: OptionSet {
    let rawValue: UInt16
    /// The element has no contents.
    static let void = Kind(rawValue: 1)
    /// The element begins and ends a line of text.
    static let block = Kind(rawValue: 2)
    /// The element is part of a line of text.
    static let phrase = Kind(rawValue: 4)
    /// A paragraph, which ends where another block begins.
    static let paragraph = Kind(rawValue: 8)
    /// An item of a list.
    static let item = Kind(rawValue: 16)
    static let list = Kind(rawValue: 32)
    static let table = Kind(rawValue: 64)
    static let row = Kind(rawValue: 128)
    static let cell = Kind(rawValue: 256)
    /// The element's text is not shown to readers of the page, as in a script or a selection menu.
    static let unread = Kind(rawValue: 512)
    /// A heading from `h1` to `h6`.
    static let heading = Kind(rawValue: 1024)
  }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    func add(_ kind: Kind, _ names: String) {
      for name in names.split(separator: " ") { kinds[String(name), default: []].formUnion(kind) }
    }
    add(.void, "area base br col embed hr img input link meta param source track wbr")
    add(
      .block,
      """
      address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 \
      h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul
      """)
    add(
      .phrase,
      "a abbr b big cite code em font i label mark s small span strong sub sup time u")
    add(.paragraph, "p")
    add(.item, "li dt dd")
    add(.list, "ul ol dl menu")
    add(.table, "table")
    add(.row, "tr")
    add(.cell, "td th caption")
    add(.heading, "h1 h2 h3 h4 h5 h6")
    add(.unread, "script style template textarea title svg iframe noscript select button head")
    return kinds
  }()
}
