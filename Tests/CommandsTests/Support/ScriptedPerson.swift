import Commands
import Domain
import Text

/// A person at the terminal whose answers are prepared.
///
/// An answer is the whole line that Enter sends; `~` in it stands for the text that the question has already put into
/// the line, and `^C` leaves. If there are more questions than answers, the person leaves, and that is noted.
final class ScriptedPerson {
  private var answers: [String]
  /// The questions in their order, as `label [preset] typed`.
  private(set) var asked: [String] = []
  /// The kinds that completion was told, question by question.
  private(set) var kinds: [ArgumentKind] = []
  /// All that was shown, line by line, questions left out.
  private(set) var shown: [String] = []
  /// Whether there were more questions than answers.
  private(set) var ranOut = false
  /// The answers that nobody asked for.
  var unused: [String] { answers }

  init(_ answers: [String]) { self.answers = answers }

  var dialogue: Dialogue {
    Dialogue(
      choose: { question, answers in
        self.asked.append(question)
        let word = try self.next(typed: "")
        return word.isEmpty ? nil : answers.firstIndex { $0.lowercased().hasPrefix(word.lowercased()) }
      },
      ask: { question in
        let preset = question.preset.map { " [\($0)]" } ?? ""
        self.asked.append(question.label + preset + (question.typed.isEmpty ? "" : " " + question.typed))
        self.kinds.append(question.kind)
        return try self.next(typed: question.typed)
      },
      show: { lines in self.shown += lines(Canvas(width: 80)).map(\.plain) })
  }

  private func next(typed: String) throws -> String {
    guard !answers.isEmpty else {
      ranOut = true
      throw Dialogue.left
    }
    let answer = answers.removeFirst()
    if answer == "^C" { throw Dialogue.left }
    return answer.replacing("~", with: typed)
  }
}
