internal import Charts
internal import Domain
internal import Text

/// An analysis as the text of a file.
struct SavedText {
  let analysis: any Analysis
  let globals: Globals
  let settings: HouseholdSettings
  let today: Day

  /// The content of the whole file; text formats end with a line feed.
  func content(as format: SaveFormat) -> String {
    switch format {
    case .txt: analysis.lines(on: canvas()).map { $0.plain + "\n" }.joined()
    case .md: MarkdownPage(document: document(glyphs), canvas: canvas(), note: note).text
    // These formats always use Unicode, whatever `--ascii` says: it is for terminals and for plain text.
    case .html: HTMLPage(document: document(.unicode), note: note).text
    case .svg: PictureSheet(document: document(.unicode), note: note).image.svg
    case .json: analysis.json.line + "\n"
    case .csv: analysis.table?.text ?? ""
    }
  }

  /// The width, in cells, at which facts and tables of pages are laid out.
  ///
  /// It is wide enough to keep each of them on one line, since the program that shows the page breaks the lines.
  private static let pageWidth = 400

  private var glyphs: GlyphSet { globals.isASCII ? .ascii : .unicode }

  private func document(_ glyphs: GlyphSet) -> Document {
    analysis.document(on: canvas(width: Self.pageWidth, glyphs: glyphs, isPage: true)).page
  }

  private func canvas(width: Int? = nil, glyphs: GlyphSet? = nil, isPage: Bool = false) -> Canvas {
    Canvas(
      width: width ?? globals.width ?? 80, glyphs: glyphs ?? self.glyphs,
      isAccessible: globals.isAccessible, weights: settings.units == .imperial ? .imperial : .metric, isPage: isPage)
  }

  /// The note at the foot of a page.
  private var note: String { "Larder, \(DayText.weekday(today)) \(today.civil.year)" }
}
