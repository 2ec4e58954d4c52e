import Foundation
import Shell

// The smallest REPL on the line editor, for ShellTests: it repeats each line as `line: …` and knows a few commands that
// take long, print much or switch the history.

let environment = ProcessInfo.processInfo.environment
let terminal = Terminal.standard(environment: environment)
let words = CommandLine.arguments.dropFirst()

Signals.ignoreBrokenPipes()
if words.first == "--once" {
  // One command, as from a shell's prompt.
  try slow()
  if Signals.isInterrupted { exit(Signals.endStatus ?? 130) }
}
let editor = LineEditor(name: "larder", history: words.first.map { HistoryFile(path: $0) })
editor.isSecret = { $0.hasPrefix("key ") }

let foods = [
  "Egg, boiled", "Egg, fried", "Eggplant", "Boiled egg white", "Crème brûlée", "日本 rice", "Macaroni and cheese",
]
let many = (1...300).map { "many \($0)" }

/// Foods by any of their words, behind `eat `.
editor.completer = { line, cursor in
  let typed = line.prefix(cursor)
  guard typed.hasPrefix("eat ") else {
    let candidates = (["eat", "quit"] + many).filter { $0.hasPrefix(typed) }
    return LineEditor.Completion(
      replacing: 0..<cursor, candidates: candidates.map { LineEditor.Candidate(text: $0) })
  }
  let wanted = typed.dropFirst(4).lowercased()
  let found = foods.filter { food in
    food.lowercased().hasPrefix(wanted) || food.lowercased().split(separator: " ").contains { $0.hasPrefix(wanted) }
  }
  return LineEditor.Completion(
    replacing: 4..<cursor,
    candidates: found.map { LineEditor.Candidate(text: $0, display: "\($0) (100 g)") })
}

@MainActor func slow() throws {
  let interrupted = DispatchSemaphore(value: 0)
  let body = {
    try Output.standard.write("slow starts\n")
    interrupted.wait()
  }
  try Signals.whileRunning(interrupt: { interrupted.signal() }, body)
  try Output.standard.write(Signals.isInterrupted ? "slow stopped\n" : "slow ended\n")
}

@MainActor func run(_ line: String) throws {
  switch line.split(separator: " ").map(String.init).first {
  case "quit": exit(0)
  case "slow": try slow()
  case "page":
    let rows = (1...(Int(line.dropFirst(5)) ?? 1)).map { "row \($0)" }
    let text = rows.joined(separator: "\n") + "\n"
    editor.begin(with: try Pager(terminal: terminal).show(text, isMoreQueued: editor.hasQueuedLines))
    try Output.standard.write("paged\n")
  case "size": try Output.standard.write("size: \(terminal.size.columns)x\(terminal.size.rows)\n")
  case "use": editor.useHistory(at: String(line.dropFirst(4)))
  default:
    let shown = line.utf8.count > 200 ? "\(line.utf8.count) bytes" : line.debugDescription
    try Output.standard.write("line: \(shown)\n")
  }
}

let prompt = StyledPrompt(environment["PROBE_PROMPT"] ?? "> ")
while true {
  switch editor.read(prompt: prompt) {
  case .line(let line):
    editor.addToHistory(line)
    try run(line)
  case .cancelled: try Output.standard.write("cancelled\n")
  case .endOfInput:
    try? Output.standard.write("end\n")
    exit(Signals.endStatus ?? 0)
  }
}
