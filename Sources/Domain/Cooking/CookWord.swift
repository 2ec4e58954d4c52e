/// The words of cook mode.
package enum CookWord: String, CaseIterable, Sendable {
  case done
  case back
  case step
  case timer
  case timers
  case pause
  case go
  case reset
  case ingredients
  case tick
  case servings
  case note
  case finish
  case quit
  case help

  /// How the word is typed, with what follows it.
  package var usage: String {
    switch self {
    case .done: "done, or Enter"
    case .step: "step N"
    case .timer: "timer [DURATION] [NAME]"
    case .pause: "pause [N]"
    case .go: "go [N]"
    case .reset: "reset [N]"
    case .tick: "tick N"
    case .servings: "servings N"
    case .note: "note TEXT"
    case .quit: "quit, or q"
    case .back, .timers, .ingredients, .finish, .help: rawValue
    }
  }

  /// What the word does.
  package var purpose: String {
    switch self {
    case .done: "the next step; after the last one, the end"
    case .back: "the step before"
    case .step: "step N; `step` alone shows the step once more"
    case .timer: "starts a timer; alone, for as long as the step takes"
    case .timers: "the timers with what they have left"
    case .pause: "stops timer N for now"
    case .go: "lets timer N run on, or start again"
    case .reset: "puts timer N back to its beginning"
    case .ingredients: "all ingredients, and what is ticked off"
    case .tick: "ticks ingredient N off, or takes the tick away"
    case .servings: "shows amounts for N servings from now on"
    case .note: "a note for next time, with the date, kept in the recipe"
    case .finish: "ends cooking: log what was eaten, write a note"
    case .quit: "leaves; `cook` goes on where you were, and timers run on"
    case .help: "these words"
    }
  }

  /// The words that mean this one besides its own.
  private var others: [String] {
    switch self {
    case .done: ["next", "ok"]
    case .back: ["previous", "prev"]
    case .finish: ["end"]
    case .quit: ["exit"]
    case .help: ["?"]
    default: []
    }
  }

  /// The word that was typed in full or by its beginning; nil if there is none, or several begin so.
  package init?(_ typed: String) {
    let word = typed.lowercased()
    guard !word.isEmpty else { return nil }
    if let exact = Self.allCases.first(where: { $0.rawValue == word || $0.others.contains(word) }) {
      self = exact
      return
    }
    let longer = Self.allCases.filter { $0.rawValue.hasPrefix(word) }
    guard longer.count == 1 else { return nil }
    self = longer[0]
  }
}
