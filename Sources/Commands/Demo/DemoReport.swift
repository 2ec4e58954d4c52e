internal import Domain
internal import Figures
internal import Text

/// A sample household that was opened, or saved as a file.
struct DemoReport: Report {
  let household: DemoHousehold
  let counts: DemoFilling.Counts
  /// The file that the household was written to; nil if it is only in memory.
  let file: String?
  let opensHousehold: Bool

  var json: JSON {
    .object([
      "file": .optional(file), "from": .string(household.span.lowerBound.iso),
      "to": .string(household.span.upperBound.iso),
      "profiles": .array(household.members.map { .string($0.name) }), "days": .int(counts.days),
      "meals": .int(counts.meals), "items": .int(counts.items), "trips": .int(counts.trips),
      "tripItems": .int(counts.tripItems),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let span = DayText.span(household.span.lowerBound, household.span.upperBound)
    func number(_ count: Int) -> String { Figure.text(count) }
    let size = [
      names, span, "\(number(counts.meals)) meals with \(number(counts.items)) items", "\(number(counts.trips)) trips",
    ].joined(separator: " · ")
    let lines: [StyledLine] =
      if let file {
        [
          StyledLine("Wrote a sample household to \(file)"), StyledLine(size, .faint),
          StyledLine("`larder --db \(Self.typed(file))` opens it", .faint),
        ]
      } else {
        [
          StyledLine("A sample household in memory; your own is untouched", .bold), StyledLine(size, .faint),
          StyledLine("it is gone when you leave; `demo --out FILE` writes one to a file", .faint),
        ]
      }
    return lines.flatMap { line in
      canvas.show(line.plain).wrapped(to: canvas.width).map { StyledLine($0, line.spans.first?.ink ?? .plain) }
    }
  }

  /// The names of all members: `Dad, Mum and Lena`.
  private var names: String {
    let names = household.members.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A path as it is typed in a shell, in quotes if necessary.
  private static func typed(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte >= 0x80 || character.isLetter || character.isNumber || "/._-+".contains(character)
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
