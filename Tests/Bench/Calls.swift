import Commands
import Text

/// Calls within this process: how long a running session takes for a key or a picture.
struct Calls {
  let place: Workplace

  /// The foods that TAB looks up, in a bank of 10,000.
  func completing() throws -> [Timing] {
    let suggestions = Suggestions(session: place.session(try place.household(.init(weeks: 13, foods: 10_000))))
    let lookups: [(String, String)] = [
      ("1 letter", "s"), ("2 letters", "sm"), ("3 letters", "smo"), ("6 letters", "smoked"),
      ("a word in the middle", "almonds"), ("two words", "smoked alm"), ("a typo", "smokd"),
      ("nothing like it", "xyzzy"),
    ]
    let foods = try lookups.map { name, typed in
      try timing("foods for TAB after \(name)", runs: 101, bound: 10) {
        _ = try suggestions.foods(like: typed, limit: 200)
      }
    }
    let portions = try timing("units for TAB after a food", runs: 101, bound: 10) {
      _ = try suggestions.portions(of: "banana")
    }
    let list = "2 eggs, 150g cooked rice and a slice of rye bread with macaroni and smo"
    let items = try timing("where the last item of a list begins", runs: 101, bound: 10) {
      _ = suggestions.openItem(of: list, ofMeals: true)
    }
    let purchases = try timing("where that of a purchase begins", runs: 101, bound: 10) {
      _ = suggestions.openPurchase(of: "500g tomatoes 2,49, milk 1l 1,09 and 2 slices of rye bread 1,99, smo")
    }
    return foods + [portions, items, purchases]
  }

  /// Turns reports into text with colours, without reading the file.
  func drawing() throws -> [Timing] {
    let interpreter = Interpreter(session: place.session(try place.year()))
    let pictures = [
      ("trend of 8 weeks", "chart calories --last 8w"), ("trend of 2 years", "chart calories --last 2y"),
      ("two lines of 8 weeks", "chart calories --last 8w --compare"), ("spending of 8 weeks", "chart spent"),
      ("week with its bars", "week"), ("week beside the last", "week --compare"), ("month as a calendar", "month"),
      ("household's sparklines", "household"), ("macros of a week", "chart macros"), ("day with its gauges", "today"),
    ]
    return try pictures.flatMap { name, line in
      guard let report = try interpreter.run(try CommandLine(line: line))?.report else { return [Timing]() }
      return try [(80, GlyphSet.unicode), (132, .unicode), (80, .ascii), (132, .ascii)].map { width, glyphs in
        let canvas = Canvas(width: width, glyphs: glyphs)
        return try timing("\(name), \(width) columns, \(glyphs == .ascii ? "ASCII" : "Unicode")", runs: 201, bound: 1) {
          let lines = report.text(on: canvas)
          _ = lines.map { (glyphs == .ascii ? $0.folded() : $0).rendered(colour: .truecolor) }.joined(separator: "\n")
        }
      }
    }
  }

  func timing(_ name: String, runs: Int, bound: Double, _ body: () throws -> Void) throws -> Timing {
    let medians = try Stopwatch.medians(runs, { try Stopwatch.time(body) }, nil)
    return Timing(name: name, runs: runs, larder: medians.larder, bound: .atMost(bound))
  }
}
