internal import Domain
package import Text

/// A guided form: it asks questions one after the other to fill in a value, shows the result, and writes it once.
///
/// At each question `<` goes back one step and keeps the answer, `?` explains the question, `.` finishes with the
/// answers so far and the defaults for the rest, and `q` or Ctrl-C leaves. The state is a value: going back restores
/// the state from before the answer, and nothing is written until the user confirms the preview.
///
///     let form = Form(
///       "Rename a food.", name: "food rename", instead: "`food edit FOOD --name NAME` does it in one line",
///       fields: [FormField("name", why: "Lists show the food by its name.") { text, food in
///         food.name = try checked(text)
///         return .nothing
///       }],
///       preview: { FormPreview(report($0)) },
///       save: { food in try session.write(...) })
///     return try form.run(food, in: session)
package struct Form<State> {
  /// What the form does, in one sentence; shown above the first question.
  package let title: String
  /// The command that the form belongs to, as messages name it: `meal add`.
  package let name: String
  /// The hint of the error that is thrown if nobody can answer: what to do instead.
  package let instead: String
  /// The questions in order.
  package let fields: [FormField<State>]
  /// Returns what would be saved.
  ///
  /// If it throws, the error says what has to be corrected first, and the last question is asked again.
  package let preview: (State) throws -> FormPreview
  /// Saves the state as one undo step; if it throws, the user may try again or go back.
  package let save: (State) throws -> any Report
  /// Whether the form is one screen of a longer sequence; it is then saved after its last question without a preview.
  private(set) var isScreen = false
  /// The keys and what they do, shown under the title; nil if an earlier screen has shown them.
  private(set) var keys: String? = "`?` explains the question, `<` goes back, `.` finishes, Ctrl-C leaves"

  /// Creates a form with these questions.
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

  /// Returns a copy of the form that is one screen of a longer sequence and is saved after its last question without a
  /// preview.
  ///
  /// If saving throws, the last question is asked again.
  package func asScreen(keys: String?) -> Form {
    var form = self
    form.isScreen = true
    form.keys = keys
    return form
  }

  /// Asks all questions in order and saves; with `--yes` it only asks those that have no default.
  ///
  /// - Throws: `interrupted` if the user leaves, in which case nothing was written, and `needsAnswer` if nobody can
  ///   answer.
  package func run(_ start: State, in session: Session) throws -> any Report {
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "`\(name)` asks questions, so it needs a terminal", hint: instead)
    }
    var run = FormRun(form: self, start: start, session: session)
    do {
      return try run.run()
    } catch let error as LarderError where error.code == .interrupted {
      throw LarderError(.interrupted, "left `\(name)`", outcome: .nothing(.saved))
    }
  }
}

/// What a form is about to save.
package struct FormPreview {
  /// What would be saved, shown above the question whether to save it.
  let report: any Report
  /// Values that look wrong; if there are any, Enter alone does not save, only an explicit yes.
  let doubts: [String]

  /// A preview that shows the report of a dry run.
  package init(_ report: any Report, doubts: [String] = []) {
    self.report = report
    self.doubts = doubts
  }
}

/// One question of a form.
package struct FormField<State> {
  /// Reads an answer into the state; the reply says how the answer was understood, if that is not obvious.
  package typealias Apply = (_ text: String, _ state: inout State) throws -> FormReply

  let why: String
  let kind: ArgumentKind
  let need: FormNeed
  let apply: Apply
  private(set) var isNeeded: (State) -> Bool = { _ in true }
  private(set) var preset: (State) throws -> String? = { _ in nil }
  private(set) var introduction: (State) -> String? = { _ in nil }
  private(set) var picture: (State, Canvas) -> [StyledLine] = { _, _ in [] }
  private(set) var labelOf: (State) -> String
  /// Whether an answer means the same as an empty line: `yes` at `is this right?`.
  private(set) var isEnd: (String) -> Bool = { _ in false }

  /// Creates a question of a form.
  ///
  /// - Parameters:
  ///   - label: What is asked for, in a word or two.
  ///   - why: What `?` shows: why the question is asked and which answers are accepted.
  ///   - kind: What TAB offers.
  ///   - need: Whether the question has to be answered, and how often.
  ///   - apply: Takes an answer, trimmed and never empty. If it throws `interrupted`, the form ends. If it throws
  ///     another error, the state is restored, the error is shown, and the question is asked again with the typed text
  ///     in the line.
  package init(
    _ label: String, why: String, kind: ArgumentKind = .text, need: FormNeed = .required, apply: @escaping Apply
  ) {
    labelOf = { _ in label }
    self.why = why
    self.kind = kind
    self.need = need
    self.apply = apply
  }

  /// Returns a copy of the question with a default that Enter accepts and that is read like a typed answer.
  ///
  /// In a list, only the first item has the default.
  package func preset(_ preset: @escaping (State) throws -> String?) -> FormField {
    var field = self
    field.preset = preset
    return field
  }

  /// Returns a copy of the question with an introduction above it, shown before the question is asked for the first
  /// time.
  package func introduced(by introduction: @escaping (State) -> String?) -> FormField {
    var field = self
    field.introduction = introduction
    return field
  }

  /// Returns a copy of the question that shows a drawing above it each time, such as a table of the answers so far.
  package func shown(before picture: @escaping (State, Canvas) -> [StyledLine]) -> FormField {
    var field = self
    field.picture = picture
    return field
  }

  /// Returns a copy of the question with a label that depends on earlier answers: `Lena's age`.
  package func labelled(by label: @escaping (State) -> String) -> FormField {
    var field = self
    field.labelOf = label
    return field
  }

  /// Returns a copy of the question that treats an answer as an empty line if `isEnd` returns true for it.
  ///
  /// This applies only where an empty line is allowed.
  package func ended(by isEnd: @escaping (_ answer: String) -> Bool) -> FormField {
    var field = self
    field.isEnd = isEnd
    return field
  }

  /// Returns a copy of the question that is asked only if earlier answers make it necessary.
  package func asked(if isNeeded: @escaping (State) -> Bool) -> FormField {
    var field = self
    field.isNeeded = isNeeded
    return field
  }
}

/// What a form replies to an answer.
package struct FormReply {
  let lines: (Canvas) -> [StyledLine]

  /// No reply: the answer is clear by itself.
  package static var nothing: FormReply { FormReply { _ in [] } }

  /// How the answer was understood, on a line of its own: `Fri 20 Nov`.
  package static func understood(_ text: String) -> FormReply { FormReply { [line(text, on: $0)] } }

  /// Lines drawn for the canvas that they are shown on; `line` makes one such line.
  package static func drawn(_ lines: @escaping (Canvas) -> [StyledLine]) -> FormReply { FormReply(lines: lines) }

  /// An indented line of a reply; if it is wrapped, every line keeps the indentation.
  package static func line(_ text: String, _ ink: Ink = .faint, on canvas: Canvas) -> StyledLine {
    StyledLine("  " + canvas.show(text), ink)
  }
}

/// Whether a question of a form has to be answered, and how often.
package enum FormNeed: Sendable, Equatable {
  /// Answered exactly once.
  case required
  /// Answered once or not at all; this word, typed or proposed for Enter, means that there is no answer.
  case optional(_ without: String = "none")
  /// Answered again and again until an empty line, but at least this many times.
  case list(atLeast: Int)

  /// What an empty line means after `turn` answers to the question; nil if an answer is required.
  func empty(turn: Int) -> String? {
    switch self {
    case .required: nil
    case .optional(let without): without
    case .list(let minimum): turn < minimum ? nil : turn == 0 ? "none" : "done"
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }
}
