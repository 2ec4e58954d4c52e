import Domain
import Exchange
import Expect
import Testing

@Suite struct CSVReaderTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [["1", "2"]]),
    ("a;b\r\n1,5;2\r\n", [["1,5", "2"]]),
    ("a\tb\n1\t2", [["1", "2"]]),
    ("a|b\r1|2\r3|4", [["1", "2"], ["3", "4"]]),
    ("sep=;\na;b\n1;2\n", [["1", "2"]]),
    ("\n\na,b\n\n1,2\n\n\n3,4\n", [["1", "2"], ["3", "4"]]),
    ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", [["x, y", "say \"hi\""]]),
    ("a,b\n\"two\nlines\",2\n3,4\n", [["two\nlines", "2"], ["3", "4"]]),
    ("a,b\n 1 , \"2\" \n", [["1", "2"]]),
    ("a,b\n,\n", [["", ""]]),
    ("a,b\n\"\",\"\"\n", [["", ""]]),
    ("a,b\n5\" disc,2\n", [["5\" disc", "2"]]),
    ("a,b,\n1,2,\n", [["1", "2"]]),
    ("a,b,\r\n1,2,\r\n", [["1", "2"]]),
    ("a\n1\n", [["1"]]),
    ("a,b\n1,2,,,\n", [["1", "2"]]),
  ])
  func reads(text: String, records: [[String]]) throws {
    for piece in [1, 2, 7, 1 << 20] {
      let table = try TableContent(text, piece: piece)
      expect(table.records, equals: records, "in pieces of \(piece)")
      expect(table.refused.isEmpty, "in pieces of \(piece)")
    }
  }

  /// One damaged line is refused by its number, and the lines around it stay.
  @Test(arguments: [
    ("\"open,2", "a quote is opened but not closed"),
    ("\"open\"x,2", "text follows a closing quote: quotes inside a field are written twice"),
    ("only one", "1 columns, the header has 2"),
    ("1,2,3", "3 columns, the header has 2: a separator inside a field?"),
  ])
  func oneDamagedLineTakesNothingElse(line: String, reason: String) throws {
    let sound = (1...50).map { "\"food \($0)\",\"\($0)\"" }
    let text = (["a,b"] + sound[..<20] + [line] + sound[20...]).joined(separator: "\n")
    let table = try TableContent(text)
    expect(table.records.count, equals: 50)
    expect(table.refused.map(\.line), equals: [22])
    expect(table.refused.map(\.text), equals: [line])
    if line == "\"open,2" {
      // The next quote is in the next line, and text follows it.
      expect(
        ["text follows a closing quote: quotes inside a field are written twice", reason].contains(
          table.refused[0].reason))
    } else {
      expect(table.refused[0].reason, equals: reason)
    }
  }

  @Test func aQuoteThatNothingClosesIsGivenUpAfterSixtyFourKilobytes() throws {
    let plain = (1...20_000).map { "food \($0),\($0)" }.joined(separator: "\n")
    let table = try TableContent("a,b\n\"open,1\n" + plain + "\n")
    expect(table.records.count, equals: 20_000)
    expect(table.refused.map(\.line), equals: [2])
    expect(table.lines.last, equals: 20_002)
  }

  @Test func aQuoteThatIsNeverClosedTakesTheShortRestOfAFileWithItNot() throws {
    let table = try TableContent("a,b\n\"open,1\nx,2\ny,3")
    expect(table.records, equals: [["x", "2"], ["y", "3"]])
    expect(table.refused.count, equals: 1)
  }

  @Test func aStrayQuoteThatALaterOneClosesByChanceIsSeenByTheColumns() throws {
    let table = try TableContent("a,b,c\n1,\"2,3\n4,5\",6\n7,8,9,\"\n10,11,12\n")
    // Lines 2 and 3 make one sound record of three fields: that is what the rules say they are.
    expect(table.records, equals: [["1", "2,3\n4,5", "6"], ["10", "11", "12"]])
    expect(table.refused.map(\.line), equals: [4])
  }

  @Test func linesAreCountedThroughQuotedLineEnds() throws {
    let table = try TableContent("a,b\n\"x\ny\nz\",1\nq,2\n")
    expect(table.lines, equals: [2, 5])
  }

  @Test func aLineOfManyMegabytesIsRefusedAndTheNextIsRead() throws {
    var bytes = Array("a,b\n1,2\n".utf8)
    bytes += [UInt8](repeating: 0x78, count: 5 << 20)
    bytes += Array("\n3,4\n".utf8)
    let table = try TableContent(bytes)
    expect(table.records, equals: [["1", "2"], ["3", "4"]])
    expect(table.refused.map(\.reason), equals: ["the line is longer than a megabyte"])
    expect(table.refused[0].text.unicodeScalars.count, equals: 1000)
  }

  @Test func aLineOfSeparatorsOnlyIsReadInOneGo() throws {
    let table = try TableContent("a,b\n" + String(repeating: ",", count: 900_000) + "x\n1,2\n")
    expect(table.records, equals: [["1", "2"]])
    expect(table.refused.count, equals: 1)
  }

  @Test func aFileThatIsCutOffLosesItsLastLineOnly() throws {
    let table = try TableContent("a,b,c\n1,2,3\n4,5")
    expect(table.records, equals: [["1", "2", "3"]])
    expect(table.refused.map(\.reason), equals: ["the file ends in this line: 2 of 3 columns"])
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}"])
  func anEmptyFileSaysSo(text: String) {
    let error = #expect(throws: LarderErrorCode.self) { try LarderErrorCode.of { try TableContent(text) } }
    expect(error?.code, equals: .badFile)
  }

  @Test func whatIsNoTextSaysSo() {
    let error = #expect(throws: LarderErrorCode.self) {
      try LarderErrorCode.of { try TableContent([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]) }
    }
    expect(error?.code, equals: .badFile)
  }

  /// The same table in every encoding that spreadsheets write.
  @Test func readsEncodings() throws {
    let text = "näme;ü\nKäse „fein“;½\n"
    let expected = [["Käse „fein“", "½"]]
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let windows: [UInt8] = text.unicodeScalars.map {
      switch $0 {
      case "„": 0x84
      case "“": 0x93
      default: UInt8($0.value)
      }
    }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, windows,
    ] {
      for piece in [1, 3, 1 << 20] {
        let table = try TableContent(bytes, piece: piece)
        expect(table.header, equals: ["näme", "ü"])
        expect(table.records, equals: expected)
      }
    }
  }

  @Test func utf16WithPairsAndHalfPairs() throws {
    let units: [UInt16] = Array("a,b\n🥛,".utf16) + [0xD800, 0x78, 0x0A]
    let table = try TableContent([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, piece: 5)
    expect(table.records, equals: [["🥛", "x"]])
  }

  /// In the dump of Open Food Facts quotes are letters, and a line end always ends the record.
  @Test func quotesMayBeLetters() throws {
    let table = try TableContent(
      "a\tb\n\"Best\" bar\t1\n\"open\t2\n\"whole\"\t3\n\"say \"\"hi\"\"\"\t4\n\"\t5\n", quotes: .literal)
    expect(
      table.records,
      equals: [["\"Best\" bar", "1"], ["\"open", "2"], ["whole", "3"], ["say \"hi\"", "4"], ["\"", "5"]])
    expect(table.refused.isEmpty)
  }
}
