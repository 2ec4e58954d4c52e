import Commands
import Domain
import Text

/// What the family guide costs: equations, derivations and the report of six members, within this process.
struct Guides {
  let place: Workplace

  private static let members = [
    "Dad --age 40 --weight 82 --activity lightly-active --sex m --height 182 --me",
    "Mum --age 38 --weight 64 --activity moderately-active --sex f --height 168 --diet mediterranean",
    "Lena --age 8 --weight 27 --activity moderately-active --diet vegetarian",
    "Ida --age 3 --weight 14.5 --activity active --sex f", "Tom --age 16 --weight 62 --activity very-active --sex m",
    "Oma --age 78 --weight 66 --activity sedentary --sex f --diet low-sodium",
  ]

  func timings() throws -> [Timing] {
    let interpreter = Interpreter(session: place.session(try place.household(.init(weeks: 13))))
    func run(_ line: String) throws -> (any Report)? { try interpreter.run(try CommandLine(line: line))?.report }
    for member in Self.members { _ = try run("guide member add \(member)") }
    guard let report = try run("guide generate"), let guide = try run("guide show --member Oma") else { return [] }
    let six = (1...6).map { number in
      FamilyMember(
        name: "M\(number)", age: Double(number * 12), ageOn: Day(number: 20_000), weight: Double(10 + number * 10),
        activity: .moderatelyActive, diet: DietType.allCases[number], height: 170)
    }
    let canvas = Canvas(width: 80, glyphs: .unicode)
    let bound = Bound.atMost(1)
    return [
      try timing("targets of six members", bound) {
        let plan = FamilyGuide(members: six).plan
        guard plan.targets.calories > 0 else { throw GuideFailure.nothing }
      },
      try timing("targets of six members, and every derivation", bound) {
        let steps = FamilyGuide(members: six).plan.members.flatMap { plan in
          Nutrient.allCases.flatMap { plan.derivation(of: $0) }
        }
        guard steps.count > 100 else { throw GuideFailure.nothing }
      },
      try timing("guide generate's report, 80 columns", bound) { Self.draw(report, canvas) },
      try timing("guide of one member, 80 columns", bound) { Self.draw(guide, canvas) },
      // Reads the file as well, and looks whether there is a step to write.
      try timing("guide generate, gone through before, the file's part included", .none) {
        _ = try run("guide generate")
      },
    ]
  }

  private static func draw(_ report: any Report, _ canvas: Canvas) {
    _ = report.text(on: canvas).map { $0.rendered(colour: .truecolor) }.joined(separator: "\n")
  }

  private func timing(_ name: String, _ bound: Bound, _ body: () throws -> Void) throws -> Timing {
    let medians = try Stopwatch.medians(201, { try Stopwatch.processorTime(body) }, nil)
    return Timing(name: name, runs: 201, larder: medians.larder, bound: bound)
  }
}

private enum GuideFailure: Error { case nothing }
