import Expect
import Foundation
import Testing

@testable import Charts

/// The colours of images, measured: contrast by WCAG 2.2, and whether people with colour blindness can tell them apart.
@Suite struct PaletteTests {
  private typealias Colour = SIMD3<Double>

  /// The parts of `#rrggbb` as linear light (IEC 61966-2-1).
  private static func linear(_ hex: String) -> Colour {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return Colour(parts[0], parts[1], parts[2])
  }

  private static func luminance(_ colour: Colour) -> Double { (colour * Colour(0.2126, 0.7152, 0.0722)).sum() }

  /// WCAG 2.2: (lighter + 0.05) / (darker + 0.05).
  private static func contrast(_ one: Colour, _ other: Colour) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func contrast(_ one: String, _ other: String) -> Double { contrast(linear(one), linear(other)) }

  private static let palettes = [("light", VectorPalette.light), ("dark", .dark)]

  /// Black on white is 21:1 by the standard's own words.
  @Test func theFormulaIsTheStandards() {
    expect((Self.contrast("#000000", "#ffffff") - 21).magnitude < 1e-9)
    // WCAG's own technique G18 gives #767676 on white as the lightest grey of 4.5:1.
    expect((Self.contrast("#767676", "#ffffff") - 4.54).magnitude < 0.01)
  }

  @Test func everyColourCanBeSeen() {
    let texts: Set<VectorImage.Role> = [
      .text, .muted, .strong, .goal, .over, .under, .met, .missing, .good, .moderate, .high, .low, .unknown, .before,
    ]
    for (name, palette) in Self.palettes {
      for role in VectorImage.Role.allCases where role != .grid {
        let contrast = Self.contrast(palette.colour(of: role), palette.background)
        expect(contrast >= (texts.contains(role) ? 4.5 : 3), "\(name), \(role): \(contrast)")
        guard let letters = palette.onParts[role] else { continue }
        expect(Self.contrast(palette.colour(of: role), letters) >= 4.5, "\(name), letters on \(role)")
      }
    }
  }

  /// A calendar's deepest day is half of the series' colour over the background; its figures are read on that.
  @Test func figuresCanBeReadOnTheDeepestDay() {
    for (name, palette) in Self.palettes {
      let mixed = Self.mixed(palette.colour(of: .series), palette.background, share: 0.5)
      for role in [VectorImage.Role.text, .strong] {
        expect(Self.contrast(palette.colour(of: role), mixed) >= 4.5, "\(name), \(role)")
      }
    }
  }

  /// Browsers mix colours as they are written, not as light.
  private static func mixed(_ one: String, _ other: String, share: Double) -> String {
    let (one, other) = (Int(one.dropFirst(), radix: 16) ?? 0, Int(other.dropFirst(), radix: 16) ?? 0)
    let parts = [16, 8, 0].map { shift in
      Int((Double(one >> shift & 255) * share + Double(other >> shift & 255) * (1 - share)).rounded())
    }
    return "#" + parts.map { String(256 + $0, radix: 16).dropFirst() }.joined()
  }

  /// What people see who lack one kind of cones: Machado, Oliveira, Fernandes, "A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency" (2009), severity 1.0, over linear light.
  private static let visions: [(name: String, rows: [Colour])] = [
    ("normal", [Colour(1, 0, 0), Colour(0, 1, 0), Colour(0, 0, 1)]),
    (
      "protanopia",
      [
        Colour(0.152286, 1.052583, -0.204868), Colour(0.114503, 0.786281, 0.099216),
        Colour(-0.003882, -0.048116, 1.051998),
      ]
    ),
    (
      "deuteranopia",
      [
        Colour(0.367322, 0.860646, -0.227968), Colour(0.280085, 0.672501, 0.047413),
        Colour(-0.011820, 0.042940, 0.968881),
      ]
    ),
    (
      "tritanopia",
      [
        Colour(1.255528, -0.076749, -0.178779), Colour(-0.078411, 0.930809, 0.147602),
        Colour(0.004733, 0.691367, 0.303900),
      ]
    ),
  ]

  /// CIE 1976 L*a*b* for the white of D65.
  private static func lab(_ colour: Colour) -> Colour {
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = curve((colour * Colour(0.4124564, 0.3575761, 0.1804375)).sum() / 0.95047)
    let y = curve((colour * Colour(0.2126729, 0.7151522, 0.0721750)).sum())
    let z = curve((colour * Colour(0.0193339, 0.1191920, 0.9503041)).sum() / 1.08883)
    return Colour(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Colours beside each other differ by at least 20 (a just noticeable difference is 2.3) for everybody.
  @Test func neighboursDifferForEverybody() {
    let pairs: [(VectorImage.Role, VectorImage.Role)] = [
      (.part1, .part2), (.part2, .part3), (.part1, .part3), (.part3, .part4), (.series, .over), (.series, .before),
      (.series, .goal), (.over, .met),
    ]
    for (name, palette) in Self.palettes {
      for vision in Self.visions {
        func seen(_ role: VectorImage.Role) -> Colour {
          let light = Self.linear(palette.colour(of: role))
          let parts = vision.rows.map { min(1, max(0, ($0 * light).sum())) }
          return Self.lab(Colour(parts[0], parts[1], parts[2]))
        }
        for (one, other) in pairs {
          let apart = seen(one) - seen(other)
          let distance = (apart * apart).sum().squareRoot()
          expect(distance >= 20, "\(name), \(vision.name): \(one) and \(other) \(distance)")
        }
      }
    }
  }
}
