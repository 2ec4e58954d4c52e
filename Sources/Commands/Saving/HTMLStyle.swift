internal import Charts

/// The style of a saved page in a light and a dark version; the reader's system chooses one of them.
enum HTMLStyle {
  /// The beginning of a page up to its body; `style` adds style rules, and `further` adds elements at the end of the
  /// head.
  static func head(title: String, language: String = "en", style: String = "", further: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="\(SVGText.escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(SVGText.escaped(title))</title>
    <style>
    \(sheet)\(style.isEmpty ? "" : "\n" + style)
    </style>\(further.isEmpty ? "" : "\n" + further)
    </head>

    """
  }

  /// The style rules of the page and of the images.
  static var sheet: String { page + "\n" + VectorImage.styleSheet }

  /// The style rules of the page.
  ///
  /// The contrast with the background, measured as in WCAG 2.2, is 15:1 for text and 5.9:1 for faint text in the light
  /// version. In the dark version, it is 14:1 for text and 6.6:1 for faint text.
  private static let page = """
    :root { --paper: \(VectorPalette.light.background); --ink: #1c1d1f; --faint: #5f636b; --rule: #d9dce1;
      --red: #b3261e; --green: #1b6e3c; --yellow: #8a5a00; --blue: #1f5fa8; --magenta: #8c3a83; --cyan: #0b6a75; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: \(VectorPalette.dark.background); --ink: #e8eaed; --faint: #9aa0a9; --rule: #34383f;
        --red: #ff8a80; --green: #7fd39b; --yellow: #f2c14e; --blue: #8ab8f2; --magenta: #e29ad8; --cyan: #6fd0dc; } }
    body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 46rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    h1 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 1rem; }
    h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
    figure { margin: 1rem 0; }
    figure svg { display: block; width: 100%; height: auto; }
    .narrow { display: none; max-width: 30rem; }
    @media screen and (max-width: 44rem) { .narrow { display: block; } .wide { display: none; } }
    details { margin: .25rem 0 0; color: var(--faint); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 1rem 0; }
    dt { font-weight: 600; }
    dd { margin: 0; grid-column: 2; }
    table { border-collapse: collapse; margin: .5rem 0; display: block; overflow-x: auto; color: var(--ink); }
    th, td { text-align: left; padding: .15rem .9rem .15rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
    th { font-weight: 600; color: var(--faint); }
    .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; }
    .bold { font-weight: 600; } .faint { color: var(--faint); } .red { color: var(--red); } .green { color: var(--green); }
    .yellow { color: var(--yellow); } .blue { color: var(--blue); } .magenta { color: var(--magenta); }
    .cyan { color: var(--cyan); }
    footer { margin-top: 2rem; color: var(--faint); font-size: .85rem; }
    @media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { grid-column: 1; margin-bottom: .5rem; } }
    @media print { body { max-width: none; } details { display: none; } }
    """
}
