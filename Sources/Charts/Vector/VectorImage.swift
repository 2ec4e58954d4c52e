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
    /// Protein, carbs, fat and whatever further parts there are, in their order.
    case part1, part2, part3, part4
    /// How a health marker stands.
    case good, moderate, high, low, unknown
  }

  /// Which point of a text stands at its place.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// A shape.
  package enum Shape: Sendable, Equatable {
    /// A bar, or a day of a calendar; a value that is shown by depth has an opacity below 1.
    case rectangle(x: Double, y: Double, width: Double, height: Double, role: Role, opacity: Double = 1)
    /// A line through points; dashed for limits and for what is not this period's.
    case line([Point], role: Role, isDashed: Bool = false)
    case circle(Point, radius: Double, role: Role)
    /// Text whose baseline starts, is centred or ends at a point; its size is in CSS pixels.
    case text(String, Point, anchor: Anchor = .start, role: Role = .text, size: Double = 13)
  }
}
