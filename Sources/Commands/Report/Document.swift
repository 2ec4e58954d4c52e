internal import Charts
internal import Text

/// An analysis in parts; text, Markdown, HTML and SVG each lay these parts out in their own way.
struct Document {
  /// The title of the whole document: `Dad · week 47, 16–22 Nov 2026`.
  let title: String
  /// The title and further facts, for the first line of a screen or page: `Dad · week 47, 16–22 Nov 2026 · 5 of 7
  /// days`.
  ///
  /// Nil on a screen whose first chart shows the title and these facts in its own heading.
  var headline: String?
  /// The parts from top to bottom.
  let parts: [Part]

  /// A part of a document.
  enum Part {
    /// The title of the parts that follow; in text, it is a bold line, wrapped at its ` · ` if it is too wide.
    case heading(String)
    case chart(any Chart)
    case facts(Facts)
    case table(TextTable)
    /// Sentences, each of which begins a new line.
    case sentences([StyledLine])
    /// The heading of the next part, with values side by side: a meal's name, its energy and its number.
    case caption([StyledLine])
    /// A remark on the previous part; on a screen, the remark is cut to one line.
    case note(String)
    /// Parts that follow each other without empty lines: a meal's name, its items, its note.
    case tight([Part])
  }

  /// The parts as lines of a screen, with an empty line between two parts, but none after a heading.
  func lines(on canvas: Canvas) -> [StyledLine] {
    var lines: [StyledLine] = headline.map { Self.lines(of: .heading($0), on: canvas) } ?? []
    var isAfterHeading = true
    for part in parts {
      let own = Self.lines(of: part, on: canvas)
      guard !own.isEmpty else { continue }
      if !isAfterHeading { lines.append(StyledLine()) }
      lines += own
      isAfterHeading = if case .heading = part { true } else { false }
    }
    return lines
  }

  /// The document for a saved page: its title is the headline, and suggested commands are left out.
  var page: Document {
    Document(title: headline ?? title, parts: Self.spread(parts).map(Self.withoutOffers))
  }

  /// The part without its suggested commands, which are only useful where they can be typed.
  private static func withoutOffers(_ part: Part) -> Part {
    guard case .facts(let facts) = part else { return part }
    return .facts(Facts(labelWidth: facts.labelWidth, facts.rows.map(\.withoutOffers)))
  }

  private static func spread(_ parts: [Part]) -> [Part] {
    parts.flatMap { part in
      if case .tight(let inner) = part { return spread(inner) }
      return [part]
    }
  }

  private static func lines(of part: Part, on canvas: Canvas) -> [StyledLine] {
    switch part {
    case .heading(let text): LabelledRows(canvas: canvas).heading(text.split(separator: " · ").map(String.init))
    case .chart(let chart): chart.lines(on: canvas)
    case .facts(let facts): FactLayout(facts: facts, canvas: canvas).lines
    case .table(let table): table.lines(on: canvas)
    case .sentences(let sentences): sentences.flatMap { $0.shown(on: canvas).wrapped(to: canvas.width) }
    case .caption(let values):
      StyledLine.joined(values.map { $0.shown(on: canvas) }, by: "  ").wrapped(to: canvas.width)
    case .note(let text):
      [StyledLine(canvas.show("   " + text).truncated(to: canvas.width, in: canvas.glyphs), .faint)]
    case .tight(let parts): parts.flatMap { Self.lines(of: $0, on: canvas) }
    }
  }
}

/// A report that looks back on days and can be saved with `--out`.
protocol Analysis: Report {
  /// The analysis as a document; the canvas gives the width and the glyphs.
  func document(on canvas: Canvas) -> Document
}

extension Analysis {
  func text(on canvas: Canvas) -> [StyledLine] { document(on: canvas).lines(on: canvas) }
}
