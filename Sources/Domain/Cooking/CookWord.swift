/// The words of cook mode.
package enum CookWord: String, CaseIterable, Sendable {
  case done
  case back
  case step
  case time
  case timer
  case timers
  case more = "+"
  case stop
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
    case .more: "+DURATION [N]"
    case .stop: "stop [N]"
    case .pause: "pause [N]"
    case .go: "go [N]"
    case .reset: "reset [N]"
    case .tick: "tick N"
    case .servings: "servings N"
    case .note: "note TEXT"
    case .quit: "quit, or q"
    case .back, .time, .timers, .ingredients, .finish, .help: rawValue
    }
  }

  /// What the word does.
  package var purpose: String {
    switch self {
    case .done: "the next step; after the last one, the end"
    case .back: "the step before"
    case .step: "step N; `step` alone shows the step once more"
    case .time: "how long the step takes, and the whole recipe"
    case .timer: "starts a timer; alone, for as long as the step takes"
    case .timers: "the timers with what they have left"
    case .more: "lengthens timer N: `+5 min`"
    case .stop: "ends timer N and takes it off the list"
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

  /// What people type for a cook word, including the word's own name, in English and German, in lower case and without
  /// accents.
  ///
  /// A phrase of several words is a question or sentence; what follows the phrase is read as if it followed the word.
  private static let phrases: [String: CookWord] = {
    let rows: [(CookWord, String)] = [
      (.done, "next, ok, okay, done with that, i am done, i'm done, what's next, what is next, next step, carry on"),
      (.done, "weiter, fertig, ich bin fertig, erledigt, nachster, nachster schritt, nachste, was kommt als nachstes"),
      (.done, "go on, weiter gehts, weiter geht's"),
      (.back, "previous, prev, go back, previous step, zuruck, zurueck, vorheriger schritt, einen schritt zuruck"),
      (.step, "schritt, again, repeat, once more, show step, where am i, nochmal, noch mal, wo bin ich, go to step"),
      (.step, "zeig schritt, gehe zu schritt, geh zu schritt, zu schritt"),
      (
        .time,
        "how long, how long does it take, how long does this take, how long is it, how much time, how many minutes"
      ),
      (.time, "wie lange, wie lang, wie lange dauert das, wie lange dauert es, wie viele minuten, dauer, zeit"),
      (.timer, "wecker, kurzzeitwecker, eieruhr, set timer, set a timer, set a timer for, start timer, stell timer"),
      (.timer, "timer for, timer fur, stell einen timer auf, stelle einen timer auf"),
      (
        .timers, "show timers, list timers, how much longer, how long left, how much is left, time left, wie lange noch"
      ),
      (.timers, "wie viel zeit noch, restzeit, alle timer, which timers, welche timer"),
      (.stop, "cancel, stopp, stoppe, abbrechen, brich ab, stop timer, cancel timer, delete timer, timer aus"),
      (.pause, "pausiere, pausieren, anhalten, halt, hold, pause timer"),
      (.go, "resume, fortsetzen, resume timer, lauf weiter"), (.reset, "zurucksetzen, von vorn, restart"),
      (.ingredients, "zutaten, zutatenliste, all ingredients, show ingredients, alle zutaten, which ingredients"),
      (
        .ingredients, "what do i need, what do we need, what else do i need, what goes in, what's in it, welche zutaten"
      ),
      (.ingredients, "was brauche ich, was brauche ich noch, was brauchen wir, was brauch ich, was kommt rein"),
      (.tick, "abhaken, hake ab, check, check off, tick off"),
      (.servings, "portionen, for, fur, fuer, make it for, cook for, koche fur"),
      (.note, "notiz, notiere, merke, remember"), (.finish, "end, ende, beenden, essen ist fertig, finished, the end"),
      (.quit, "exit, leave, verlassen, raus, tschuss, bye"),
      (.help, "?, hilfe, what can i say, what can i do, was kann ich sagen, commands, befehle"),
    ]
    var phrases: [String: CookWord] = [:]
    for (word, list) in rows {
      for phrase in list.split(separator: ",") { phrases[String(phrase.drop { $0 == " " })] = word }
    }
    for word in allCases { phrases[word.rawValue] = word }
    return phrases
  }()

  /// The maximum number of words in a phrase.
  private static let longest = 7

  /// The cook word with which a line begins, and how many of the line's words belong to that cook word; nil if the line
  /// does not begin with one.
  ///
  /// Either the words are typed in full, or the first one is the beginning of exactly one cook word: `ing`.
  package static func read(_ words: [String]) -> (word: CookWord, count: Int)? {
    let plain = words.prefix(longest).map { word in
      word == "?" || word.utf8.count > 40 ? word : word.plainLetters.filter { !"?!.,".contains($0) }
    }
    // The question mark of `what do I need?` may be a word of its own.
    let isMark = words.count > 1 && words.last == "?"
    for count in stride(from: plain.count, to: 0, by: -1) {
      guard let word = phrases[plain.prefix(count).joined(separator: " ")] else { continue }
      return (word, isMark && count == words.count - 1 ? words.count : count)
    }
    guard let first = plain.first, !first.isEmpty else { return nil }
    let longer = allCases.filter { $0.rawValue.hasPrefix(first) }
    return longer.count == 1 ? (longer[0], 1) : nil
  }
}
