internal import Domain
package import Text

/// A guided form: questions, one after the other, that fill a value; then a look at the whole, and one write.
///
/// At each question `<` goes a step back with the answer kept, `?` says why it is asked, `.` finishes with what was answered
/// and else with what Enter would mean, and Ctrl-C leaves. The state is a value: going back brings back the one from before
/// that answer, and nothing is written until the person says yes to the preview.
///
///     let form = Form(
///       "Rename a thing.", name: "thing rename", instead: "`thing edit THING --name NAME` does it in one line",
///       fields: [FormField("name", why: "It is what lists show.") { text, thing in
///         thing.name = try checked(text)
///         return .nothing
///       }],
///       preview: { FormPreview(report($0)) },
///       save: { thing in try session.write(...) })
///     return try form.run(Thing(), in: session)
package struct Form<State> {
  /// What it does, in one sentence: stands above the first question.
  package let title: String
  /// The command that it belongs to, as messages name it: `meal add`.
  package let name: String
  /// What to do where nobody answers, as the hint of that error.
  package let instead: String
  /// The questions in their order.
  package let fields: [FormField<State>]
  /// What would be saved; throws what has to be corrected first, and the last question is asked again.
  package let preview: (State) throws -> FormPreview
  /// Writes it, as one undo step; where it throws, the person may try again or go back.
  package let save: (State) throws -> any Report
  /// Whether it is a screen of a longer way: saved behind its last question, without a look at the whole.
  private(set) var isScreen = false
  /// What the keys do, said under the title; nil where that was said before.
  private(set) var keys: String? = "`?` says why it is asked, `<` goes back, `.` finishes, Ctrl-C leaves"

  /// A form of these questions.
  package init(
    _ title: String, name: String, instead: String, fields: [FormField<State>],
    preview: @escaping (State) throws -> FormPreview,
    save: @escaping (State) throws -> any Report
  ) {
    self.title = title
    self.name = name
    self.instead = instead
    self.fields = fields
    self.preview = preview
    self.save = save
  }

  /// The same form as a screen of a longer way: it is saved behind its last question, without a look at the whole; where
  /// that throws, the question is asked again.
  package func asScreen(keys: String?) -> Form {
    var form = self
    form.isScreen = true
    form.keys = keys
    return form
  }

  /// Asks from the first question to the last and saves; under `--yes` only what has no answer of its own is asked.
  ///
  /// - Throws: `interrupted` where the person leaves: nothing was written then; `needsAnswer` where nobody is there.
  package func run(_ start: State, in session: Session) throws -> any Report {
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "`\(name)` asks its questions at a terminal, and nobody is there", hint: instead)
    }
    var run = FormRun(form: self, start: start, session: session)
    do {
      return try run.run()
    } catch let error as LarderError where error.code == .interrupted {
      throw LarderError(.interrupted, "left `\(name)`", hint: "nothing was saved")
    }
  }
}

/// What a form would save.
package struct FormPreview {
  /// Shown above the last question.
  let report: any Report
  /// What looks wrong: with any, only a plain yes saves, not Enter.
  let doubts: [String]

  /// A preview by the report that a dry run gives.
  package init(_ report: any Report, doubts: [String] = []) {
    self.report = report
    self.doubts = doubts
  }
}

/// One question of a form.
package struct FormField<State> {
  /// Reads an answer into the state, and says what was understood where that is not plain from the answer itself.
  package typealias Apply = (_ text: String, _ state: inout State) throws -> FormReply

  let why: String
  let kind: Kind
  let need: FormNeed
  let apply: Apply
  private(set) var isNeeded: (State) -> Bool = { _ in true }
  private(set) var preset: (State) throws -> String? = { _ in nil }
  private(set) var introduction: (State) -> String? = { _ in nil }
  private(set) var picture: (State, Canvas) -> [StyledLine] = { _, _ in [] }
  private(set) var labelOf: (State) -> String

  /// A question.
  ///
  /// - Parameters:
  ///   - label: What is asked for, in a word or two.
  ///   - why: What `?` says: why it is asked and what is accepted.
  ///   - kind: What TAB offers.
  ///   - need: Whether it has to be answered, and how often.
  ///   - apply: Takes an answer, without white space around it and never empty. Where it throws, the state is as before, the
  ///     error is shown and the question asked again with the text kept; `interrupted` leaves the form.
  package init(
    _ label: String, why: String, kind: Kind = .text, need: FormNeed = .required, apply: @escaping Apply
  ) {
    labelOf = { _ in label }
    self.why = why
    self.kind = kind
    self.need = need
    self.apply = apply
  }

  /// The same question with something that Enter means, read like an answer that was typed; of a list only the first item
  /// has it.
  package func preset(_ preset: @escaping (State) throws -> String?) -> FormField {
    var field = self
    field.preset = preset
    return field
  }

  /// The same question with something said above it, before it is asked for the first time.
  package func introduced(by introduction: @escaping (State) -> String?) -> FormField {
    var field = self
    field.introduction = introduction
    return field
  }

  /// The same question with something drawn above it, such as a table of what was answered, each time that it is come to.
  package func shown(before picture: @escaping (State, Canvas) -> [StyledLine]) -> FormField {
    var field = self
    field.picture = picture
    return field
  }

  /// The same question, called by what was answered before it: `Lena's age`.
  package func labelled(by label: @escaping (State) -> String) -> FormField {
    var field = self
    field.labelOf = label
    return field
  }

  /// The same question, asked only where the answers before it make it needed.
  package func asked(if isNeeded: @escaping (State) -> Bool) -> FormField {
    var field = self
    field.isNeeded = isNeeded
    return field
  }
}

/// What a form says to an answer.
package struct FormReply {
  let lines: (Canvas) -> [StyledLine]

  /// Nothing: the answer says it all.
  package static var nothing: FormReply { FormReply { _ in [] } }

  /// What was understood, in a line of its own: `Fri 20 Nov`.
  package static func understood(_ text: String) -> FormReply { FormReply { [line(text, on: $0)] } }

  /// Lines for whatever they are shown on; `line` makes one of them.
  package static func drawn(_ lines: @escaping (Canvas) -> [StyledLine]) -> FormReply { FormReply(lines: lines) }

  /// A line as replies have them, in from the edge; what is wrapped stays so.
  package static func line(_ text: String, _ ink: Ink = .faint, on canvas: Canvas) -> StyledLine {
    StyledLine("  " + canvas.show(text), ink)
  }
}

/// Whether a question of a form has to be answered, and how often.
package enum FormNeed: Sendable, Equatable {
  /// Once.
  case required
  /// Once or not at all; the word is what stands for no answer, typed or by Enter.
  case optional(_ without: String = "none")
  /// One answer after the other, until an empty line; there have to be so many at least.
  case list(atLeast: Int)

  /// What an empty line means at the n-th turn, from 0; nil where an answer has to be given.
  func empty(turn: Int) -> String? {
    switch self {
    case .required: nil
    case .optional(let without): without
    case .list(let least): turn < least ? nil : turn == 0 ? "none" : "done"
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }
}
