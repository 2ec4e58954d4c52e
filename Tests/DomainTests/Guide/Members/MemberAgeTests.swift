import Expect
import Testing

@testable import Domain

/// How old a member is now, and when the age has to be entered again.
@Suite struct MemberAgeTests {
  private func member(_ age: Double, on day: String) throws -> FamilyMember {
    var member = FamilyMember.sample(age, 20)
    member.ageOn = try require(Day(iso: day))
    return member
  }

  /// The age that was entered, when, a later day, and the age then.
  @Test(
    arguments: [
      (8, "2025-11-20", "2025-11-20", 8), (8, "2025-11-20", "2026-11-20", 9), (8, "2025-11-20", "2028-11-20", 11),
      // 73 of 365 days are a fifth, 183 of the 366 from 1 March 2027 on a half.
      (8, "2025-11-20", "2026-02-01", 8.2), (8, "2027-03-01", "2027-08-31", 8.5),
      // A day before the anniversary 364 of 365 are gone.
      (8, "2025-11-20", "2026-11-19", 8 + 364.0 / 365), (8, "2024-02-29", "2025-03-01", 9),
      (8, "2024-02-29", "2028-02-29", 12), (8, "2025-11-20", "2025-11-19", 8), (8, "9999-01-01", "9999-12-31", 8),
    ] as [(Double, String, String, Double)])
  func `years go from one anniversary to the next`(age: Double, said: String, day: String, expected: Double) throws {
    let now = try member(age, on: said).age(on: try require(Day(iso: day)))
    expect(abs(now - expected) < 1e-9, "\(now)")
  }

  @Test(
    arguments: [
      // Half a year is 183 of 365 days: 20 November and 183 days are 22 May.
      (0.5, "2025-11-20", "2026-05-21", false), (0.5, "2025-11-20", "2026-05-22", true),
      (8, "2025-11-20", "2026-11-19", false), (8, "2025-11-20", "2026-11-20", true),
      (8.5, "2025-11-20", "2026-05-22", true), (40, "2025-11-20", "2027-01-01", true),
    ] as [(Double, String, String, Bool)])
  func `an age is old at the next whole year`(age: Double, said: String, day: String, isOld: Bool) throws {
    expect(try member(age, on: said).isAgeOutdated(on: try require(Day(iso: day))), equals: isOld)
  }
}
