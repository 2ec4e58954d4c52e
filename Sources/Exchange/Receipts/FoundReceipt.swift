package import Domain

/// A receipt that was read from files, with remarks on how it was read.
package struct FoundReceipt: Sendable {
  /// The contents of the receipt.
  package let receipt: Receipt
  /// Remarks for the user, as sentences; for example, that a missing program would improve the reading.
  package let remarks: [String]
  /// The files from which the receipt was read.
  package let files: [ReceiptFile]

  /// Reads a receipt from one file, or from several files that are its pages in order; `-` is the standard input.
  ///
  /// The text of a picture is recognized several times, with different settings. Recognition ends when two results
  /// agree, their lines add up to the total, and another printed number confirms the total. At each rotation of the
  /// picture there are at most eight readings.
  ///
  /// The result is nil if no line ends in a price. Throws `noInputFile` if a file is missing, and `missingProgram` if a
  /// needed program is not installed. Throws `badFile` if a file is empty, damaged, too large, or a picture without a
  /// readable receipt.
  ///
  /// `progress` receives the number of readings so far, and the maximum number of readings at one rotation.
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
    // The texts of each page in the last two readings; a page without further readings keeps its last texts.
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
      // If no two readings have a price in common, the picture may be rotated.
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

  /// If this many readings of a picture have no price in common, the picture is assumed not to show a receipt.
  private static let mostFailed = 4

  private static func unreadable(_ name: String) -> LarderError {
    LarderError(
      .badFile, "no receipt can be read in \(ImportFile.quoted(name))",
      hint: "take another photo from right above, with the whole receipt flat, sharp and evenly lit, "
        + "or write the purchase down with `trip add`")
  }
}
