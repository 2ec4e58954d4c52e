/// A picture made of shapes, which SVG and HTML show at any size, in light and dark.
package struct VectorImage: Sendable, Equatable {
  /// A one-line title: the chart's heading.
  package let title: String
  /// A description in sentences: the chart's text form, for people who cannot see the image.
  package let description: String
  /// The width in CSS pixels.
  package let width: Double
  /// The height in CSS pixels.
  package let height: Double
  /// The shapes in the order in which they are drawn.
  package let shapes: [Shape]

  /// Creates an image of these shapes.
  package init(title: String, description: String, width: Double, height: Double, shapes: [Shape]) {
    self.title = title
    self.description = description
    self.width = width
    self.height = height
    self.shapes = shapes
  }

  /// A point in CSS pixels from the upper left corner.
  package struct Point: Sendable, Equatable {
    /// The distance to the right.
    package let x: Double
    /// The distance downwards.
    package let y: Double

    /// Creates a point.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The meaning of a shape, for which a style sheet defines a light and a dark color.
  package enum Role: String, Sendable, CaseIterable {
    /// Text of normal (`text`), lower (`muted`) and higher (`strong`) importance.
    case text, muted, strong
    case axis, grid, goal
    /// The values of this period (`series`) and of the previous period (`before`).
    case series, before
    case over, under, met
    case missing
    /// Protein, carbs, fat and a further part, in order; text with one of these roles is on the bar of that part.
    case part1, part2, part3, part4
    /// The level of a health marker.
    case good, moderate, high, low, unknown
  }

  /// Which part of a text is placed at the text's coordinates: the start, the middle or the end.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// How a rectangle is filled, so that rectangles in different colors also differ without color.
  package enum Fill: Sendable, Equatable {
    /// Filled with the color of the role; if the opacity is below 1, the depth of the color shows how high a value is.
    case solid(opacity: Double = 1)
    /// An outline with a light tint of the color inside.
    case outlined
    /// Slanted lines within an outline.
    case hatched
  }

  /// A shape of an image, in the color of its role.
  package indirect enum Shape: Sendable, Equatable {
    /// A bar, or a day of a calendar.
    case rectangle(x: Double, y: Double, width: Double, height: Double, role: Role, fill: Fill = .solid())
    /// A line through points; dashed for goals, second thresholds and the previous period.
    case line([Point], role: Role, isDashed: Bool = false)
    /// A closed figure, either filled or an outline.
    case polygon([Point], role: Role, isFilled: Bool = true)
    /// A disc or, if not filled, a ring.
    case circle(Point, radius: Double, role: Role, isFilled: Bool = true)
    /// Text whose baseline starts at, is centered on or ends at a point; its size is in CSS pixels.
    ///
    /// Lifted text has an edge in the background color, so that it is readable on a line.
    case text(
      String, Point, anchor: Anchor = .start, role: Role = .text, size: Double = 13, isLifted: Bool = false)
    /// Shapes that show text when the pointer is on them: a day's name and exact value.
    case titled(String, [Shape])
    /// An invisible area; pointing at it shows the text of the `titled` that contains it.
    case area(x: Double, y: Double, width: Double, height: Double)
  }
}
