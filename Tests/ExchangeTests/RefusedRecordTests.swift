import Exchange
import Testing

@Suite struct RefusedRecordTests {
  @Test func saysItsLine() {
    #expect(RefusedRecord(line: 3, text: "a,b", reason: "no name").line == 3)
  }
}
