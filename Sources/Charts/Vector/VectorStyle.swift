extension VectorImage {
  /// The style sheet for all images: fonts, and colors for a light background or, on screens that ask for it, a dark
  /// one.
  ///
  /// A document with inline images contains the style sheet once. It affects nothing outside `.larder-chart` and loads
  /// nothing. The fonts are those of the reader's own system, with figures of equal width.
  package static let styleSheet =
    """
    .larder-chart{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;\
    font-variant-numeric:tabular-nums;max-width:100%;height:auto}
    .larder-chart rect,.larder-chart circle,.larder-chart polygon,.larder-chart text{fill:currentColor}
    .larder-chart polyline,.larder-chart path,.larder-chart .ring{fill:none;stroke:currentColor}
    .larder-chart polyline,.larder-chart .ring{stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
    .larder-chart .box{stroke:currentColor;stroke-width:1.25;fill-opacity:.15}
    .larder-chart path{stroke-width:1.5}
    .larder-chart polyline.grid,.larder-chart polyline.axis{stroke-width:1}
    .larder-chart polyline.series{stroke-width:2.25}
    .larder-chart .area{fill:none;pointer-events:all}
    .larder-chart g:hover>.area{fill:#808080;fill-opacity:.12}
    .larder-chart text.strong{font-weight:600}
    .larder-chart .lifted{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}

    """ + rules(of: .light) + "@media screen and (prefers-color-scheme:dark){\n" + rules(of: .dark) + "}\n"

  private static func rules(of palette: VectorPalette) -> String {
    let start = ".larder-chart"
    let roles = Role.allCases.map { "\(start) .\($0.rawValue){color:\(palette.colour(of: $0))}\n" }
    let letters = Role.allCases.compactMap { role in
      palette.onParts[role].map { "\(start) text.\(role.rawValue){color:\($0)}\n" }
    }
    let paper = "\(start) .paper{fill:\(palette.background)}\n\(start) .lifted{stroke:\(palette.background)}\n"
    return roles.joined() + letters.joined() + paper
  }
}
