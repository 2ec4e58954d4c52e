import Expect
import Testing

@testable import Exchange

/// Papers on made-up pictures: light rectangles with dark dashes in rows, turned about the picture's middle.
@Suite struct PaperFinderTests {
  private struct Scene {
    var width = 300
    var height = 400
    var paper: (width: Double, height: Double) = (160, 300)
    var degrees = 0.0
    /// Red, green and blue of what is around the paper, and of the paper.
    var around: [UInt8] = [60, 62, 66]
    var light: [UInt8] = [235, 236, 238]
    var hasInk = true

    /// The dashes are 2 points high, 8 apart, and leave a margin of a tenth on either side.
    var picture: PixelGrid? {
      let (sine, cosine) = PaperFinder.direction(degrees)
      var bytes: [UInt8] = []
      for row in 0..<height {
        for column in 0..<width {
          let (x, y) = (Double(column) - Double(width) / 2, Double(row) - Double(height) / 2)
          let (along, across) = (x * cosine + y * sine, y * cosine - x * sine)
          guard abs(along) < paper.width / 2, abs(across) < paper.height / 2 else {
            bytes += around
            continue
          }
          let isInk =
            hasInk && abs(along) < paper.width * 0.4 && abs(across) < paper.height * 0.45
            && Int(across + 1000) % 8 < 2 && Int(along + 1000) % 7 < 5
          bytes += isInk ? [40, 40, 44] : light
        }
      }
      return PixelGrid(width: width, height: height, channels: 3, bytes: bytes)
    }
  }

  @Test(arguments: [0.0, 3, -3, 8, -8, 15, -25])
  func `the angle is that of the lines`(degrees: Double) throws {
    let picture = try require(Scene(degrees: degrees).picture)
    let paper = try require(PaperFinder(picture).paper)
    expect(abs(paper.degrees - degrees) <= 0.5)
    // 0.8 of 160 points are printed, and a twentieth is left free on each side: 128 * 1.1.
    expect(abs(paper.width - 141) < 12 && abs(paper.height - 283) < 20)
    expect(abs(paper.x - 150) < 8 && abs(paper.y - 200) < 8)
  }

  @Test(arguments: [[165, 110, 70], [30, 32, 36], [70, 120, 70], [60, 80, 170]] as [[UInt8]])
  func `the paper is found on wood, cloth and stone`(around: [UInt8]) throws {
    let picture = try require(Scene(degrees: 5, around: around).picture)
    let patch = PaperPatch(picture).points
    // 160 by 300 of 300 by 400 points.
    expect(abs(Double(patch.count { $0 }) - 48_000) < 4000)
  }

  @Test func `bluish paper is found on light wood`() throws {
    let scene = Scene(around: [200, 165, 120], light: [165, 185, 205])
    expect(abs(Double(PaperPatch(try require(scene.picture)).points.count { $0 }) - 48_000) < 4000)
  }

  @Test func `a paper that reaches the edges is found`() throws {
    let picture = try require(Scene(paper: (280, 900), degrees: 6).picture)
    let paper = try require(PaperFinder(picture).paper)
    expect(abs(paper.degrees - 6) <= 0.6)
  }

  @Test func `a scan without anything around is the paper`() throws {
    let picture = try require(Scene(paper: (400, 500)).picture)
    let paper = try require(PaperFinder(picture).paper)
    expect(abs(paper.degrees) <= 0.3 && paper.width > 280)
  }

  @Test(arguments: [0.0, 4, -4]) func `lines from top to bottom are seen`(degrees: Double) throws {
    let upright = try require(Scene(degrees: degrees).picture)
    var bytes: [UInt8] = []
    for row in 0..<upright.width {
      for column in 0..<upright.height {
        let place = ((upright.height - 1 - column) * upright.width + row) * 3
        bytes += upright.bytes[place..<(place + 3)]
      }
    }
    let turned = try require(PixelGrid(width: upright.height, height: upright.width, channels: 3, bytes: bytes))
    expect(PaperFinder(turned).isSideways && !PaperFinder(upright).isSideways)
  }

  @Test func `where nothing is printed there is no paper`() throws {
    expect(PaperFinder(try require(Scene(hasInk: false).picture)).paper, equals: nil)
    let gray = PixelGrid(width: 50, height: 50, channels: 1, bytes: [UInt8](repeating: 128, count: 2500))
    expect(PaperFinder(try require(gray)).paper, equals: nil)
    expect(PaperFinder(try require(PixelGrid(width: 1, height: 1, channels: 1, bytes: [0]))).paper, equals: nil)
  }

  @Test func `sine and cosine are those of the tables`() {
    // Abramowitz and Stegun, table 4.10.
    for (degrees, sine, cosine) in [(0.0, 0.0, 1.0), (30, 0.5, 0.8660254), (-45, -0.7071068, 0.7071068), (90, 1, 0)] {
      let found = PaperFinder.direction(degrees)
      expect(abs(found.sine - sine) < 1e-6 && abs(found.cosine - cosine) < 1e-6)
    }
  }

  // MARK: netpbm

  private static func file(_ head: String, _ count: Int) -> [UInt8] {
    Array(head.utf8) + [UInt8](repeating: 7, count: count)
  }

  @Test func `pictures are read from netpbm files`() throws {
    let gray = try require(PixelGrid(netpbm: Self.file("P5\n# made by hand\n3 2\n255\n", 6)))
    expect(gray.width == 3 && gray.height == 2 && gray.channels == 1 && gray.paleness(2, 1) == 7)
    expect(PixelGrid(netpbm: Self.file("P6 2 2 255\n", 12))?.channels, equals: 3)
    expect(
      PixelGrid.size(netpbm: Self.file("P5 2480 3508 255\n", 0)).map { [$0.width, $0.height] }, equals: [2480, 3508])
  }

  @Test(arguments: [
    "", "P", "P5", "P5\n", "P4 2 2 255\n", "P5 2 2 65535\n", "P5 2 3 255\n", "P5 0 2 255\n", "P5 -1 2 255\n",
    "P5 99999999 99999999 255\n", "P5 2 2", "P5 #", "P5 2000000 2000000 255\n",
  ])
  func `what is no netpbm file is refused`(head: String) { expect(PixelGrid(netpbm: Self.file(head, 4)), equals: nil) }
}
