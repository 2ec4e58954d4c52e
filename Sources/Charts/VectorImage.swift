/// A picture made of shapes, which SVG and HTML show at any size, in light and dark.
package struct VectorImage: Sendable, Equatable {
  /// What it shows, in a line: the chart's heading.
  package let title: String
  /// What it says, in sentences: the chart's text form, for who cannot see it.
  package let description: String
  /// In CSS pixels.
  package let width: Double
  /// In CSS pixels.
  package let height: Double
  /// In the order in which they are drawn.
  package let shapes: [Shape]

  /// An image of these shapes.
  package init(title: String, description: String, width: Double, height: Double, shapes: [Shape]) {
    self.title = title
    self.description = description
    self.width = width
    self.height = height
    self.shapes = shapes
  }

  /// A point in CSS pixels from the upper left corner.
  package struct Point: Sendable, Equatable {
    /// To the right.
    package let x: Double
    /// Downwards.
    package let y: Double

    /// A point.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// What a shape stands for; a style sheet gives it its colour in light and in dark.
  package enum Role: String, Sendable, CaseIterable {
    /// Words and figures, and those that matter less.
    case text, muted, strong
    case axis, grid, goal
    /// The values of this period, and of the one before.
    case series, before
    case over, under, met
    case missing
    /// Protein, carbs, fat and whatever further parts there are, in their order; a text of a part stands on its bar.
    case part1, part2, part3, part4
    /// How a health marker stands.
    case good, moderate, high, low, unknown
  }

  /// Which point of a text stands at its place.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// How a rectangle is filled, so that what differs by colour differs without it too.
  package enum Fill: Sendable, Equatable {
    /// With its colour; a value that is shown by depth has an opacity below 1.
    case solid(opacity: Double = 1)
    /// An outline, and inside a tint of the colour.
    case outlined
    /// Slanted lines within an outline.
    case hatched
  }

  /// A shape.
  package indirect enum Shape: Sendable, Equatable {
    /// A bar, or a day of a calendar.
    case rectangle(x: Double, y: Double, width: Double, height: Double, role: Role, fill: Fill = .solid())
    /// A line through points; dashed for limits and for what is not this period's.
    case line([Point], role: Role, isDashed: Bool = false)
    /// A closed figure, filled; one that is not is an outline.
    case polygon([Point], role: Role, isFilled: Bool = true)
    /// A disc or, if it is not filled, a ring.
    case circle(Point, radius: Double, role: Role, isFilled: Bool = true)
    /// Text whose baseline starts, is centred or ends at a point; its size is in CSS pixels.
    ///
    /// One that is lifted has an edge in the background's colour, so that it can be read over a line.
    case text(
      String, Point, anchor: Anchor = .start, role: Role = .text, size: Double = 13, isLifted: Bool = false)
    /// Shapes that say something when they are pointed at: a day's name and exact value.
    case titled(String, [Shape])
    /// A place that cannot be seen, to be pointed at.
    case area(x: Double, y: Double, width: Double, height: Double)
  }
}
