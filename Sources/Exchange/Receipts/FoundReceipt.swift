package import Domain

/// A receipt that was found in files, and how it was read.
package struct FoundReceipt: Sendable {
  /// What the receipt says.
  package let receipt: Receipt
  /// What a person should know about how it was read, as sentences: a program that would help and is not installed.
  package let remarks: [String]
  /// The files in which it was found.
  package let files: [ReceiptFile]

  /// Reads the receipt of one file or, if there are several, of its pages in their order; `-` is standard input.
  ///
  /// A picture is read until two readings agree and the checks hold, at most eight times. Nil if no line ends in a price.
  /// Throws `noInputFile` if a file is missing, `badFile` if it is empty, damaged, too large, or a picture on which no receipt
  /// can be read, and `missingProgram` if a program that reads it is not installed.
  ///
  /// `progress` is told how many readings of a picture are done, of at most how many.
  package static func read(
    _ paths: [String], progress: (_ done: Int, _ most: Int) -> Void = { _, _ in }
  ) throws(LarderError) -> FoundReceipt? {
    try read(paths, ReceiptTools(), progress: progress)
  }

  static func read(
    _ paths: [String], _ tools: ReceiptTools, progress: (_ done: Int, _ most: Int) -> Void = { _, _ in }
  ) throws(LarderError) -> FoundReceipt? {
    progress(0, ReceiptReadings.most)
    var pages: [ReceiptFile.Content] = []
    var files: [ReceiptFile] = []
    for path in paths {
      files.append(try ReceiptFile(path: path))
      pages.append(try files[files.count - 1].content(tools))
    }
    let readers = pages.compactMap(\.reader)
    guard !readers.isEmpty else {
      let text = pages.compactMap(\.text).joined(separator: "\n")
      let isCut = text.lazy.filter(\.isNewline).count > ReceiptReader.mostLines
      let remarks = isCut ? ["only the first \(ReceiptReader.mostLines) lines were read"] : []
      return ReceiptReader().read(text).map { FoundReceipt(receipt: $0, remarks: remarks, files: files) }
    }
    var readings = ReceiptReadings()
    var (failed, done) = (0, 0)
    progress(0, ReceiptReadings.most)
    // What each page says in the last two readings; a page that is read no more keeps its last ones.
    var last = pages.map { [$0.text ?? ""] }
    while !readings.isSettled {
      var isRead = false
      for (number, page) in pages.enumerated() {
        guard let texts = try page.reader?.next(), !texts.isEmpty else { continue }
        last[number] = texts
        isRead = true
      }
      guard isRead else { break }
      let ways = last.map(\.count).max() ?? 0
      let texts = (0..<ways).map { way in last.map { $0[min(way, $0.count - 1)] }.joined(separator: "\n") }
      for text in texts { readings.add(text) }
      done += texts.count
      progress(done, ReceiptReadings.most)
      // Without a price that two readings have, the picture may be turned.
      guard !readings.isReceipt else { continue }
      var isTurned = false
      for reader in readers where try reader.turn() { isTurned = true }
      if isTurned { readings = ReceiptReadings() }
      failed += isTurned ? 0 : texts.count
      if failed >= mostFailed { break }
    }
    guard let receipt = readings.receipt, readings.isReceipt else { throw unreadable(paths.joined(separator: ", ")) }
    return FoundReceipt(receipt: receipt, remarks: readers.flatMap(\.remarks), files: files)
  }

  /// After so many readings of which no two have a price in common, a picture has no receipt.
  private static let mostFailed = 4

  private static func unreadable(_ name: String) -> LarderError {
    LarderError(
      .badFile, "no receipt can be read on \(ImportFile.quoted(name))",
      hint: "take another photo from right above, with the whole receipt flat, sharp and evenly lit, "
        + "or write the purchase down with `trip add`")
  }
}
