/// The sorted words of all names, in blocks; a word's block is found by binary search, and then read word by word.
struct WordList {
  let bytes: ReferenceBytes

  /// The index entry of a word.
  struct Entry {
    /// How many foods have the word in a name.
    let names: Int
    /// How many foods have the word only as a part of a compound.
    let parts: Int
    /// The offset in the file at which the word's rows begin.
    let postings: Int
  }

  /// Reads the words in order, from the start of a given block.
  struct Reader {
    private var cursor: ReferenceCursor
    private var left: Int
    private var postings: Int
    /// The bytes of the word that was read last.
    private(set) var word: [UInt8] = []

    init(_ bytes: ReferenceBytes, block: Int) {
      let place = bytes.start(of: .wordBlocks) + 8 * block
      cursor = ReferenceCursor(bytes: bytes, place: bytes.start(of: .words) + bytes.number32(place))
      postings = bytes.start(of: .postings) + bytes.number32(place + 4)
      left = bytes.number(of: .words) - block * ReferenceLayout.block
    }

    /// Reads the next word into `word` and returns its index entry; nil after the last word.
    mutating func next() -> Entry? {
      guard left > 0 else { return nil }
      left -= 1
      word.removeLast(word.count - cursor.varint())
      word += cursor.take(cursor.varint())
      let entry = Entry(names: cursor.varint(), parts: cursor.varint(), postings: postings)
      postings += cursor.varint()
      return entry
    }
  }

  /// The index entry of a word; nil if no name contains the word.
  func entry(of word: [UInt8]) -> Entry? {
    var reader = Reader(bytes, block: block(for: word))
    while let entry = reader.next(), !word.lexicographicallyPrecedes(reader.word) {
      if reader.word == word { return entry }
    }
    return nil
  }

  /// Calls `body` for each word that begins with these letters, in order.
  func forEach(beginning letters: [UInt8], _ body: (Entry) -> Void) {
    var reader = Reader(bytes, block: block(for: letters))
    while let entry = reader.next() {
      if reader.word.starts(with: letters) {
        body(entry)
      } else if letters.lexicographicallyPrecedes(reader.word) {
        return
      }
    }
  }

  /// A reader that begins shortly before the words with these first letters.
  func reader(at letters: [UInt8]) -> Reader { Reader(bytes, block: block(for: letters)) }

  /// A reader that begins with the first word.
  var reader: Reader { Reader(bytes, block: 0) }

  /// The index of the last block whose first word does not come after this word; 0 if there is no such block.
  private func block(for word: [UInt8]) -> Int {
    let count = (bytes.number(of: .words) + ReferenceLayout.block - 1) / ReferenceLayout.block
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if word.lexicographicallyPrecedes(first(ofBlock: middle)) { high = middle } else { low = middle }
    }
    return low
  }

  private func first(ofBlock block: Int) -> UnsafeBufferPointer<UInt8> {
    let place = bytes.start(of: .words) + bytes.number32(bytes.start(of: .wordBlocks) + 8 * block)
    var cursor = ReferenceCursor(bytes: bytes, place: place)
    _ = cursor.varint()
    return cursor.take(cursor.varint())
  }
}
