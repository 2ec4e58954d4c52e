import Expect
import Testing

@testable import Domain

/// What is typed in cook mode.
@Suite struct CookLineTests {
  static let lines: [(String, CookLine)] = [
    ("", .enter), ("   ", .enter), ("done", .done), ("DONE", .done), ("d", .done), ("next", .done), ("ok", .done),
    ("back", .back), ("prev", .back), ("step 3", .step(3)), ("step #3", .step(3)), ("step", .step(nil)),
    ("timers", .timers), ("ingredients", .ingredients), ("ing", .ingredients), ("finish", .finish), ("q", .quit),
    ("quit", .quit), ("help", .help), ("?", .help),
    ("pause", .pause(nil)), ("pause 2", .pause(2)), ("go 1", .go(1)), ("reset", .reset(nil)),
    ("tick 2", .tick([2])), ("tick 1 3", .tick([1, 3])), ("tick 1, 3 and 4", .tick([1, 3, 4])),
    ("servings 6", .servings(6)), ("servings 2,5", .servings(2.5)), ("servings ½", .servings(0.5)),
    ("note less salt", .note("less salt")), ("note  say \"less\" salt ", .note("say \"less\" salt")),
    ("note 12\" pan", .note("12\" pan")),
    // German words, and what people ask.
    ("weiter", .done), ("fertig", .done), ("zurück", .back), ("Zutaten", .ingredients),
    ("what do I need?", .ingredients),
    ("was brauche ich ?", .ingredients), ("was brauche ich noch", .ingredients), ("how long", .time),
    ("Wie lange dauert das?", .time), ("wie lange noch?", .timers), ("how much longer", .timers),
    ("für 8", .servings(8)),
    ("for 8 people", .servings(8)), ("8 Portionen", .servings(8)), ("servings 6 people", .servings(6)),
    ("schritt 3", .step(3)), ("go on", .done), ("go back", .back), ("go to step 2", .step(2)), ("nochmal", .step(nil)),
    ("Hilfe", .help), ("notiz weniger Salz", .note("weniger Salz")), ("step two", .step(2)),
    // Timers that are there.
    ("stop", .stop(nil)), ("stop 2", .stop(2)), ("timer stop 2", .stop(2)), ("timer cancel", .stop(nil)),
    ("cancel timer 2", .stop(2)), ("stopp", .stop(nil)), ("timer pause 1", .pause(1)), ("timer resume 1", .go(1)),
    ("+5 min", .more(seconds: 300, nil)), ("+5", .more(seconds: 300, nil)), ("+ 5 min", .more(seconds: 300, nil)),
    ("+5 min 2", .more(seconds: 300, 2)), ("timer +30 s", .more(seconds: 30, nil)),
    ("set a timer for 8 minutes", .timer(seconds: 480, name: nil)),
    // A timer has a time and a name, in either order, or only one of them.
    ("timer", .timer(seconds: nil, name: nil)), ("timer 8", .timer(seconds: 480, name: nil)),
    ("timer 8 min", .timer(seconds: 480, name: nil)), ("timer 1s", .timer(seconds: 1, name: nil)),
    ("timer 8 min eggs", .timer(seconds: 480, name: "eggs")), ("timer eggs 8 min", .timer(seconds: 480, name: "eggs")),
    ("timer 8 eggs", .timer(seconds: 480, name: "eggs")), ("timer 1h30 rice", .timer(seconds: 5400, name: "rice")),
    ("timer 1 hour and 30 minutes rice", .timer(seconds: 5400, name: "rice")),
    ("timer half", .timer(seconds: nil, name: "half")), ("timer soft eggs", .timer(seconds: nil, name: "soft eggs")),
    ("timer 2 Std. Teig", .timer(seconds: 7200, name: "Teig")),
  ]

  @Test(arguments: lines) func means(line: String, meaning: CookLine) throws {
    expect(try CookLine.read(line), equals: meaning)
  }

  /// Lines that cannot be read, with the word that is wrong.
  static let refused: [(String, ErrorCode, String?)] = [
    ("dance", .unknownCommand, "dance"), ("eat 2 eggs", .unknownCommand, "eat"), ("ti", .unknownCommand, "ti"),
    ("done now", .unexpectedArgument, "now"), ("finish 2", .unexpectedArgument, "2"), ("+ eggs", .badAmount, "+"),
    ("stop eggs", .badNumber, "eggs"),
    ("what do I need now", .unexpectedArgument, "now"), ("step x", .badNumber, "x"),
    ("step 0", .badNumber, "0"), ("step -1", .badNumber, "-1"), ("step 1 2", .badNumber, "1"),
    ("pause eggs", .badNumber, "eggs"), ("tick", .missingValue, nil), ("tick salt", .badNumber, "salt"),
    ("tick 99999999999999999999", .badNumber, "99999999999999999999"), ("servings", .missingValue, nil),
    ("servings many", .badNumber, "many"), ("servings 0", .outOfRange, "0"), ("servings 1001", .outOfRange, "1001"),
    ("servings nan", .badNumber, "nan"), ("note", .missingValue, nil), ("note  ", .missingValue, nil),
    ("timer 0", .badAmount, "0"), ("timer -5 min", .badAmount, "-5"), ("timer 31 days", .badAmount, "31"),
    ("timer 1e308 min", .badAmount, "1e308"),
  ]

  @Test(arguments: refused) func refuses(line: String, code: ErrorCode, word: String?) {
    #expect { try CookLine.read(line) } throws: { error in
      guard let error = error as? LarderError else { return false }
      let marked = error.location.map { place in
        String(Array(place.text)[place.range])
      }
      return error.code == code && marked == word && error.hint?.isEmpty == false
    }
  }

  @Test func aLongNameIsRefused() {
    #expect(throws: LarderError.self) { try CookLine.read("timer 5 " + String(repeating: "x", count: 201)) }
    #expect(throws: Never.self) { try CookLine.read("timer 5 " + String(repeating: "x", count: 200)) }
  }

  @Test(
    arguments: [
      (":eat 2 eggs", "eat 2 eggs"), (" : today", " today"), (":", ""), ("eat", nil), ("", nil), ("note a: b", nil),
    ] as [(String, String?)])
  func aColonBeginsACommand(line: String, command: String?) {
    expect(CookLine.command(in: line), equals: command)
  }

  @Test func noWordIsTheBeginningOfTwoWithoutSayingSo() {
    expect(CookWord.read(["t"]) == nil)
    expect(CookWord.read(["s"]) == nil)
    for word in CookWord.allCases { expect(CookWord.read([word.rawValue])?.word, equals: word) }
  }
}
