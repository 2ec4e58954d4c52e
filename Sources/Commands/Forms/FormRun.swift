internal import Domain
internal import Text

/// A form while it is being filled in: the current question, the answers so far, and what was typed for each.
struct FormRun<State> {
  let form: Form<State>
  let session: Session
  private var state: State
  private var position = Position()
  private var answered: [Answered] = []
  /// What was typed in answer to each question, shown again if the question is asked again.
  private var typed: [Position: String] = [:]
  /// Whether all remaining questions that have a default are answered with it.
  private var isFinishing: Bool

  /// A question of the form and, if its answers are a list, the index of the item asked for.
  private struct Position: Hashable {
    var field = 0
    var turn = 0
  }

  private struct Answered {
    let position: Position
    /// The state of the form before this answer.
    let before: State
  }

  init(form: Form<State>, start: State, session: Session) {
    self.form = form
    self.session = session
    state = start
    isFinishing = session.globals.isYes
  }

  private var dialogue: Dialogue { session.dialogue }

  mutating func run() throws -> any Report {
    dialogue.show([StyledLine(form.title, .bold)] + [form.keys].compactMap { $0.map { StyledLine($0, .faint) } })
    while true {
      if form.fields.indices.contains(position.field) {
        try fill(form.fields[position.field])
      } else if let report = try confirmed() {
        return report
      }
    }
  }

  // MARK: One question

  private mutating func fill(_ field: FormField<State>) throws {
    guard field.isNeeded(state) else {
      position = Position(field: position.field + 1)
      return
    }
    let preset = field.need.isList && position.turn > 0 ? nil : try field.preset(state)
    if isFinishing, try takeWithoutAsking(field, preset) { return }
    try ask(field, preset)
  }

  private mutating func ask(_ field: FormField<State>, _ preset: String?) throws {
    let empty = field.need.empty(turn: position.turn)
    let label = (field.need.isList && position.turn > 0 ? "next " : "") + field.labelOf(state)
    var kept = typed[position] ?? ""
    if position.turn == 0 { introduce(field) }
    while true {
      let line = try dialogue.ask(Question(label, preset: preset ?? empty, typed: kept, kind: field.kind))
      switch FormAnswer(line, behind: kept, isSentence: field.kind == .text) {
      case .back:
        if goBack() { return }
        dialogue.show([StyledLine("this is the first question", .faint)])
      case .why:
        if !line.contains(kept) { kept = "" }
        explain(field)
      case .finish:
        isFinishing = true
        if try takeWithoutAsking(field, preset) { return }
        if kept.isEmpty { dialogue.show([StyledLine("\(label) is still needed", .faint)]) }
      case .leave: try leave()
      case .text(let line):
        let text = FormAnswer.typedAgain(line, behind: kept)
        if try take(text, field, preset) { return }
        kept = keep(text, of: field)
      }
    }
  }

  /// Shows the picture and the text that belong above a question.
  private func introduce(_ field: FormField<State>) {
    dialogue.show { field.picture(state, $0) }
    guard let introduction = field.introduction(state) else { return }
    dialogue.show { canvas in
      canvas.show(introduction).wrapped(to: canvas.width).map { StyledLine($0, .yellow) }
    }
  }

  /// The text that is in the line when the question is asked again after a wrong answer: free text and item lists are
  /// kept to be corrected, all other answers are not.
  private func keep(_ text: String, of field: FormField<State>) -> String {
    switch field.kind {
    case .text, .items, .purchases:
      guard !text.isEmpty else { return "" }
      dialogue.show([StyledLine("correct it, or clear the line with Ctrl-U", .faint)])
      return text
    default: return ""
    }
  }

  private func explain(_ field: FormField<State>) {
    let hasEnd = field.need.isList && position.turn >= (field.need == .list(atLeast: 0) ? 0 : 1)
    dialogue.show([StyledLine(field.why + (hasEnd ? " An empty line ends the list." : ""), .faint)])
  }

  /// Answers a question without asking, with what was typed earlier or otherwise with the default.
  ///
  /// Returns false if there is neither, or if the answer is no longer valid.
  private mutating func takeWithoutAsking(_ field: FormField<State>, _ preset: String?) throws -> Bool {
    let text = typed[position] ?? ""
    guard !text.isEmpty || preset != nil || field.need.empty(turn: position.turn) != nil else { return false }
    return try take(text, field, preset, isUnasked: true)
  }

  /// Handles an answer; returns false if it was wrong, in which case the error has been shown.
  private mutating func take(
    _ text: String, _ field: FormField<State>, _ preset: String?, isUnasked: Bool = false
  ) throws -> Bool {
    let before = state
    let empty = field.need.empty(turn: position.turn)
    let meant = text.isEmpty ? preset ?? "" : text
    if meant.isEmpty || (empty.map { $0 == meant.lowercased() || field.isEnd(meant) } ?? false) {
      guard empty != nil else {
        dialogue.show(LarderError(.missingValue, "\(field.labelOf(state)) is needed", hint: field.why))
        return false
      }
      endField(text, from: before)
      return true
    }
    do {
      let reply = try field.apply(meant, &state)
      if !isUnasked { dialogue.show { canvas in reply.lines(canvas).flatMap { $0.wrapped(to: canvas.width) } } }
    } catch let error as LarderError where error.code != .interrupted {
      state = before
      dialogue.show(error)
      return false
    }
    record(text, from: before)
    position =
      field.need.isList ? Position(field: position.field, turn: position.turn + 1) : Position(field: position.field + 1)
    return true
  }

  /// Ends the question without another answer; in a list, drops this item and all later ones left over from an earlier
  /// pass through the form.
  private mutating func endField(_ text: String, from before: State) {
    let here = position
    typed = typed.filter { $0.key.field != here.field || $0.key.turn < here.turn }
    record(text, from: before)
    position = Position(field: position.field + 1)
  }

  private mutating func record(_ text: String, from before: State) {
    typed[position] = text
    answered.append(Answered(position: position, before: before))
  }

  private mutating func goBack() -> Bool {
    guard let step = answered.popLast() else { return false }
    state = step.before
    position = step.position
    isFinishing = false
    return true
  }

  // MARK: Leaving

  /// Leaves the form without saving: throws `Dialogue.left`, unless the user has typed much and wants to stay.
  ///
  /// A single letter is typed by mistake more easily than Ctrl-C, and at a question for free text, it may be meant as an
  /// answer.
  private func leave() throws {
    let count = typed.values.count { !$0.isEmpty }
    guard count >= Self.muchTyped else { throw Dialogue.left }
    let question = Question(
      "leave without saving your \(count) answers? [y/N]", kind: .choice(["yes", "no"]), takesPasted: false)
    let answer = PlainName.trimmed(try dialogue.ask(question))
    // Who types `q` twice means it.
    if SaveAnswer(answer) == .yes || answer == "q" { throw Dialogue.left }
  }

  /// The number of typed answers that are not to be lost by a single letter.
  private static var muchTyped: Int { 3 }

  // MARK: Saving

  /// Shows what would be saved and asks whether to save it; nil if the user goes back.
  private mutating func confirmed() throws -> (any Report)? {
    if form.isScreen { return try savedUnseen() }
    let preview: FormPreview
    do {
      preview = try form.preview(state)
    } catch let error as LarderError where error.code != .interrupted {
      guard goBack() else { throw error }
      dialogue.show(error)
      return nil
    }
    if session.globals.isYes, preview.doubts.isEmpty { return try form.save(state) }
    dialogue.show { preview.report.lines(on: $0) }
    dialogue.show(preview.doubts.map { StyledLine("this looks wrong: \($0)", .yellow) })
    let isDoubtful = !preview.doubts.isEmpty
    let label = isDoubtful ? "save it anyway? [y/n]" : "save? [Y/n]"
    while true {
      let line = try dialogue.ask(Question(label, kind: .choice(["yes", "no"]), takesPasted: false))
      switch FormAnswer(line, behind: "", isSentence: false) {
      case .back:
        if goBack() { return nil }
        dialogue.show([StyledLine("there is no question before this one", .faint)])
      case .why: dialogue.show([StyledLine(Self.help(isDoubtful), .faint)])
      case .finish: if let report = try saved(.enter, isDoubtful) { return report }
      case .leave: try leave()
      case .text(let text): if let report = try saved(SaveAnswer(text), isDoubtful) { return report }
      }
    }
  }

  /// Acts on the answer to the question whether to save.
  ///
  /// Nil if the question has to be asked again, after the help or an error has been shown. Throws `Dialogue.left` after
  /// a no.
  private func saved(_ answer: SaveAnswer, _ isDoubtful: Bool) throws -> (any Report)? {
    switch answer {
    case .no: throw Dialogue.left
    case .yes: break
    case .enter where !isDoubtful: break
    case .enter, .unknown:
      dialogue.show([StyledLine(Self.help(isDoubtful), .faint)])
      return nil
    }
    do {
      return try form.save(state)
    } catch let error as LarderError where error.code != .interrupted {
      dialogue.show(error)
      return nil
    }
  }

  /// Saves without a preview; nil if that failed, in which case the error has been shown and the last question is
  /// asked again.
  private mutating func savedUnseen() throws -> (any Report)? {
    do {
      return try form.save(state)
    } catch let error as LarderError where error.code != .interrupted {
      guard goBack() else { throw error }
      dialogue.show(error)
      return nil
    }
  }

  private static func help(_ isDoubtful: Bool) -> String {
    "`y`\(isDoubtful ? "" : " or Enter") saves it, `<` goes back to correct it, `n` leaves without saving"
  }
}
