internal import Charts
internal import Text

/// An analysis in parts, which text, Markdown, HTML and SVG each lay out in their own way.
struct Document {
  /// What it is called where it stands alone: `Dad · week 47, 16–22 Nov 2026`.
  let title: String
  /// From top to bottom.
  let parts: [Part]

  /// A part.
  enum Part {
    /// What the parts after it are about; in text a bold line, which is broken at its dots where it is too wide.
    case heading(String)
    case chart(any Chart)
    case facts(Facts)
    case table(TextTable)
    /// Sentences, and lines that are laid out already.
    case lines([StyledLine])
    /// Parts without an empty line between them: a meal's name, its items, its note.
    case tight([Part])
  }

  /// Labels with what is said behind each.
  struct Facts {
    /// Cells of a label and the space behind it.
    let labelWidth: Int
    let rows: [Fact]
  }

  /// A label and the lines behind it, laid out for the room that the canvas leaves.
  struct Fact {
    let label: String
    let lines: [StyledLine]

    /// The label before commands that lead on.
    static let more = "More"
  }

  /// The parts under each other, an empty line between two; none behind a heading.
  func lines(on canvas: Canvas) -> [StyledLine] {
    var lines: [StyledLine] = []
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

  /// The document as it is read away from the prompt: under one headline, the parts one by one, no commands offered.
  var page: Document {
    var rest = Self.spread(parts)[...]
    var headline = title
    if case .heading(let text)? = rest.first, text.hasPrefix(title) {
      headline = text
      rest = rest.dropFirst()
    }
    return Document(title: headline, parts: rest.map(Self.withoutOffers))
  }

  /// Commands that lead on are of use only where they can be typed.
  private static func withoutOffers(_ part: Part) -> Part {
    guard case .facts(let facts) = part else { return part }
    return .facts(Facts(labelWidth: facts.labelWidth, rows: facts.rows.filter { $0.label != Fact.more }))
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
    case .facts(let facts): facts.lines
    case .table(let table): table.lines(on: canvas)
    case .lines(let lines): lines
    case .tight(let parts): parts.flatMap { Self.lines(of: $0, on: canvas) }
    }
  }
}

extension Document.Facts {
  /// The label before the first line of each, the others under it.
  var lines: [StyledLine] {
    rows.flatMap { fact in
      fact.lines.enumerated().map { index, line in
        StyledLine((index == 0 ? fact.label : "").padded(to: labelWidth)) + line
      }
    }
  }
}

/// A report on days that are looked back at: what can be saved with `--out`.
protocol Analysis: Report {
  /// Its parts, for a canvas of this width and these glyphs.
  func document(on canvas: Canvas) -> Document
}

extension Analysis {
  func text(on canvas: Canvas) -> [StyledLine] { document(on: canvas).lines(on: canvas) }
}
