/// The colors of the roles in light or dark.
///
/// The hues are those of Okabe and Ito, "Color Universal Design" (2008), made for people with any kind of color vision:
/// blue, orange, green, vermillion, reddish purple. They are darkened on white and lightened on dark until text has a
/// contrast of at least 4.5:1 and marks have a contrast of at least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). Grid lines are
/// decoration and exempt, because the tick labels give the same information.
package struct VectorPalette: Sendable {
  /// The background color of the image, `#rrggbb`.
  package let background: String
  /// The color of the letters on a segment of a bar, by the role of the segment.
  package let onParts: [VectorImage.Role: String]
  private let colours: [VectorImage.Role: String]

  /// The color of a role, `#rrggbb`.
  package func colour(of role: VectorImage.Role) -> String { colours[role] ?? "#808080" }

  /// The colors for a white background.
  package static let light = VectorPalette(
    background: "#ffffff",
    onParts: [.part1: "#ffffff", .part2: "#0b0d10", .part3: "#ffffff", .part4: "#0b0d10"],
    colours: [
      .text: "#1b1f24", .muted: "#59616b", .strong: "#0b0d10", .axis: "#767d87", .grid: "#e3e6ea", .goal: "#00542a",
      .series: "#0072b2", .before: "#6b7280", .over: "#b84d00", .under: "#a3457d", .met: "#00542a",
      .missing: "#6b7280", .part1: "#0072b2", .part2: "#c98500", .part3: "#8e3b6e", .part4: "#009933",
      .good: "#00542a", .moderate: "#8a6100", .high: "#b84d00", .low: "#a3457d", .unknown: "#59616b",
    ])

  /// The colors for a nearly black background.
  package static let dark = VectorPalette(
    background: "#16181d",
    onParts: [.part1: "#0b0d10", .part2: "#0b0d10", .part3: "#0b0d10", .part4: "#0b0d10"],
    colours: [
      .text: "#e6e8eb", .muted: "#a3abb5", .strong: "#ffffff", .axis: "#7d8590", .grid: "#2c3138", .goal: "#a0f0b8",
      .series: "#56b4e9", .before: "#9aa3ad", .over: "#ff9a4d", .under: "#e6a3c8", .met: "#a0f0b8",
      .missing: "#a3abb5", .part1: "#56b4e9", .part2: "#f0b429", .part3: "#b5659a", .part4: "#5fd07a",
      .good: "#a0f0b8", .moderate: "#e6b84a", .high: "#ff9a4d", .low: "#e6a3c8", .unknown: "#a3abb5",
    ])
}
