internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// Lets the user review and correct a receipt that was read, one doubtful line after the other.
///
/// Nothing is saved here, so leaving with Ctrl-C or `cancel` changes nothing.
struct ScanReview {
  let session: Session
  /// Remarks for the user, other than the doubts.
  let remarks: [String]

  /// The state of the review.
  private struct State {
    var scanned: ScannedTrip
    /// The receipt as it was before each change, oldest first.
    var before: [ScannedTrip] = []
    /// The index of the line that the user asked about, which is the subject of the next question; nil if the user
    /// asked about no line.
    var asked: Int?
    /// Whether the receipt has changed since all of it was last shown.
    var isStale = false

    /// The index of the line that the next answer applies to; nil if no line is left to ask about.
    var focus: Int? {
      if let asked, scanned.trip.items.indices.contains(asked) { return asked }
      let prices = scanned.trip.priceDoubts
      return scanned.trip.items.indices.first {
        (scanned.trip.items[$0].isDoubtful || prices[$0] != nil) && !scanned.items[$0].isSeen
      }
    }
  }

  /// The receipt as the user wants it saved; nil if it is not to be saved.
  func review(_ scanned: ScannedTrip) throws -> ScannedTrip? {
    var state = State(scanned: scanned)
    show(state.scanned)
    while true {
      let focus = state.focus
      if let focus {
        session.dialogue.show { LineExplanation(state.scanned, focus).question(on: $0) }
      } else if state.isStale {
        show(state.scanned)
        state.isStale = false
      }
      let typed = try session.dialogue.ask(Question(label(state.scanned, focus)))
      do {
        switch try answered(typed, &state) {
        case .goesOn: continue
        case .saved: return state.scanned
        case .left: return nil
        }
      } catch let error as LarderError {
        session.dialogue.show(inReview(error))
      }
    }
  }

  private enum Outcome {
    case goesOn, saved, left
  }

  /// Acts on an answer, and returns whether the review goes on or ends.
  private func answered(_ typed: String, _ state: inout State) throws -> Outcome {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let focus = state.focus
    // `save` alone saves; a longer text such as `save the potatoes` is read as a food.
    switch words.count > 1 ? nil : words.first?.lowercased() ?? "" {
    case "":
      guard let focus else { return try saved(state.scanned) }
      keep(&state)
      if state.scanned.trip.items[focus].food != nil, state.scanned.isFoodAsked(focus) { state.scanned.confirm(focus) }
      state.scanned.markSeen(focus)
      state.asked = nil
    case "save", "s": return try saved(state.scanned)
    case "cancel", "q", "quit": return .left
    case "help", "h": session.dialogue.show { ReviewHelp.lines(on: $0) }
    case "?":
      if let focus { explain(focus, state.scanned) } else { session.dialogue.show { ReviewHelp.lines(on: $0) } }
    case "undo":
      guard let last = state.before.popLast() else {
        throw LarderError(.nothingToUndo, "nothing was changed here yet", hint: "`cancel` leaves without saving")
      }
      state.scanned = last
      state.asked = nil
      show(state.scanned)
    default: try change(&state, words, typed)
    }
    return .goesOn
  }

  /// Changes the whole receipt, the line whose number was typed, or the line in question.
  private func change(_ state: inout State, _ words: [String], _ typed: String) throws {
    let rest = words.dropFirst().joined(separator: " ")
    let verb = words[0].lowercased()
    if ReviewChange.verbs.contains(verb) { return try change(&state) { try $0.change(verb: verb, rest) } }
    let number = FoodFinder.number(words[0])
    if let number, words.count == 1 { return try take(number, &state) }
    if let number, state.focus == nil || number <= state.scanned.trip.items.count {
      let place = try state.scanned.place(number)
      guard rest != "?" else { return ask(place, &state) }
      return try change(&state, place) { try $0.change(line: place, rest) }
    }
    guard let focus = state.focus else {
      throw LarderError(
        .badValue, "`\(SafeText.visible(words[0]))` is neither the number of a line nor a word known here",
        hint: "`help` lists what can be typed")
    }
    try change(&state, focus) { try $0.change(line: focus, typed) }
  }

  /// Explains a line, and makes it the line in question.
  private func ask(_ place: Int, _ state: inout State) {
    explain(place, state.scanned)
    state.asked = place
  }

  private func saved(_ scanned: ScannedTrip) throws -> Outcome {
    try scanned.refuseUnknownDay(hint: "say the day, such as `day yesterday`")
    return .saved
  }

  /// Takes the offered food with this number for the line in question; if no food has the number, explains the line
  /// with this number.
  private func take(_ number: Int, _ state: inout State) throws {
    if let focus = state.focus, state.scanned.items[focus].candidates.indices.contains(number - 1) {
      return try change(&state, focus) { try $0.choose(number, for: focus) }
    }
    ask(try state.scanned.place(number), &state)
  }

  /// Makes a change, then shows the line at `place`; shows the whole receipt if `place` is nil or the number of lines
  /// has changed.
  private func change(
    _ state: inout State, _ place: Int? = nil, _ body: (inout ReviewChange) throws -> Void
  ) throws {
    var change = ReviewChange(session: session, scanned: state.scanned)
    try body(&change)
    keep(&state)
    let isSameList = change.scanned.trip.items.count == state.scanned.trip.items.count
    state.scanned = change.scanned
    if !change.remarks.isEmpty { session.dialogue.show { $0.remarks(change.remarks) } }
    guard let place, isSameList else {
      state.asked = nil
      return show(state.scanned)
    }
    for settled in change.settled { state.scanned.items[settled].isSeen = true }
    if state.asked == place { state.asked = nil }
    state.isStale = true
    showLine(place, state.scanned)
  }

  private func keep(_ state: inout State) { state.before.append(state.scanned) }

  /// The error as the review shows it.
  ///
  /// If the error has no hint, or its outcome is that nothing was written, it says that nothing was changed.
  private func inReview(_ error: LarderError) -> LarderError {
    var error = error
    if error.code == .interrupted { error = LarderError(.interrupted, "the question was left") }
    return error.hint == nil || error.outcome?.isNothing == true ? error.saying(.unchanged) : error
  }

  private func show(_ scanned: ScannedTrip) {
    let report = ReceiptReport(scanned: scanned, today: session.today, fate: .reviewed, remarks: remarks)
    session.dialogue.show { report.lines(on: $0) }
  }

  private func showLine(_ place: Int, _ scanned: ScannedTrip) {
    session.dialogue.show { canvas in
      let money = MoneyText(currency: scanned.currency, canvas: canvas)
      return ScannedItemRows(trip: scanned.trip, items: scanned.items, money: money, only: place).lines
    }
  }

  private func explain(_ place: Int, _ scanned: ScannedTrip) {
    session.dialogue.show { LineExplanation(scanned, place).lines(on: $0) }
  }

  private func label(_ scanned: ScannedTrip, _ focus: Int?) -> String {
    guard let focus else { return "Enter saves, or a change (? for help)" }
    let item = scanned.trip.items[focus]
    if !scanned.isFoodAsked(focus) { return "line \(focus + 1): Enter keeps the price, `price 1.89` changes it" }
    return item.food == nil
      ? "line \(focus + 1): its food (Enter: none)" : "line \(focus + 1): Enter, a number or words"
  }
}

/// Lists what can be typed while a receipt is reviewed.
enum ReviewHelp {
  private static let rows: [(typed: String, effect: String)] = [
    ("Enter", "accepts what is shown for the line; at the end it saves"),
    ("2", "takes the second food that is offered"),
    ("potato salad", "another food for the line that is asked about"),
    ("3", "asks about line 3: why it is what it is, and how it was read"),
    ("3 potato salad", "another food for line 3; so are `3 2`, the second that is offered, and `3 none`, no food"),
    ("3 new aunt's jam", "a food that is not known yet: its values are asked for"),
    ("3 400g", "another amount, for the whole line"),
    ("3 price 1.89", "another price"),
    ("3 skip", "leaves its nutrition out of the sums, or counts it again"),
    ("3 delete", "removes line 3; the lines below move up"),
    ("3 split 0.99", "makes two lines of it, of which the first costs 0.99"),
    ("add milk 1.09", "adds a line that is missing"),
    ("store REWE", "another store; `store none` leaves it out"),
    ("day yesterday", "another day; `time 18:30` and `total 12.40` likewise"),
    ("undo", "takes the last change back"),
    ("save", "saves the trip as it is"),
    ("cancel", "leaves without saving"),
  ]

  static func lines(on canvas: Canvas) -> [StyledLine] {
    if canvas.isAccessible {
      return rows.flatMap { "`\($0.typed)`: \($0.effect)".wrapped(to: canvas.width).map { StyledLine($0) } }
    }
    let indent = (rows.map(\.typed.cells).max() ?? 0) + 4
    return rows.flatMap { typed, effect in
      effect.wrapped(to: max(12, canvas.width - indent)).enumerated().map { row, text in
        StyledLine("  " + (row == 0 ? typed : "").padded(to: indent - 2) + text)
      }
    }
  }
}
