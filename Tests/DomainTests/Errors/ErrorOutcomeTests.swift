import Domain
import Expect
import Testing

/// What an error says of the change that a command was to make.
@Suite struct ErrorOutcomeTests {
  @Test(
    arguments: [
      (.unchanged, nil, "nothing was changed"),
      (.nothing(.written), "type it again", "nothing was written; type it again"),
      (nil, "type it again", "type it again"), (.read, nil, nil), (nil, nil, nil),
      (.savedBefore, nil, "what this command changed before is saved: `history` shows it"),
    ] as [(LarderError.Outcome?, String?, String?)])
  func `the outcome comes before what to do next`(outcome: LarderError.Outcome?, advice: String?, hint: String?) {
    let error = LarderError(.needsAnswer, "no meal chosen", outcome: outcome, hint: advice)
    expect(error.hint == hint && error.outcome == outcome && error.message == "no meal chosen")
  }

  @Test func `what became of the whole command replaces what a part of it has said`() {
    let part = LarderError.interrupted(.unchanged)
    expect(part.message == "interrupted, nothing was changed" && part.hint == nil && part.code == .interrupted)
    let whole = part.saying(nil, hint: "the rows are erased already")
    expect(whole.message == "interrupted" && whole.hint == "the rows are erased already" && whole.outcome == nil)
    expect(whole.saying(.unchanged).message, equals: "interrupted")
    let other = LarderError(.busy, "no, nothing was changed", outcome: .nothing(.saved))
      .saying(.unchanged, hint: "try again")
    expect(other.message == "no, nothing was changed" && other.hint == "nothing was changed; try again")
  }

  @Test func `only what is known to be undone is nothing`() {
    expect(LarderError.Outcome.nothing(.imported).isNothing && LarderError.Outcome.unchanged.isNothing)
    for outcome in [LarderError.Outcome.read, .saved, .restored, .unknown, .savedBefore] { expect(!outcome.isNothing) }
    expect(LarderError.Outcome.unchanged.ifSaved == nil && LarderError.Outcome.read.ifSaved == nil)
    expect(LarderError.Outcome.saved.ifSaved, equals: "it is saved all the same: `history` shows it")
  }
}
