internal import Charts
internal import Text

/// A document as one image: its charts and text, one below the other.
struct PictureSheet {
  let document: Document
  /// The text at the foot of the image.
  let note: String

  /// All parts from top to bottom; the document's title becomes the title of the image.
  var image: VectorImage {
    ReportImage(title: document.title, parts: document.parts.compactMap(part), note: note).image
  }

  private func part(_ part: Document.Part) -> ReportImage.Part? {
    switch part {
    case .heading(let text): .heading(text)
    case .chart(let chart): .image(chart.image)
    case .facts(let facts):
      .facts(
        facts.rows.map { fact in
          (fact.label, fact.paragraphs.map { .init(drawing: $0.drawing?.inlineImage, text: $0.text.plain) })
        })
    case .table(let table):
      .table(
        titles: table.columns.map(\.title), isNumber: table.columns.map { $0.alignment == .right },
        rows: table.rows.map { $0.map(\.plain) })
    case .sentences(let sentences): sentences.isEmpty ? nil : .lines(sentences.map(\.plain))
    case .caption(let values): .lines([StyledLine.joined(values, by: " · ").plain])
    case .note(let text): .lines([text])
    case .tight: nil
    }
  }
}
