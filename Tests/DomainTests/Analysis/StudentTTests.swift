import Domain
import Expect
import Testing

/// Student's t against published tables.
@Suite struct StudentTTests {
  /// The critical values of NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  ///
  /// Beyond them, in either
  /// direction, lies twice the probability of the table's column. They are rounded to three decimals.
  @Test(arguments: [
    (1, 0.1, 6.314), (1, 0.05, 12.706), (1, 0.02, 31.821), (1, 0.01, 63.657), (2, 0.05, 4.303), (2, 0.01, 9.925),
    (3, 0.05, 3.182), (4, 0.05, 2.776), (4, 0.02, 3.747), (5, 0.05, 2.571), (5, 0.01, 4.032), (6, 0.02, 3.143),
    (7, 0.1, 1.895), (7, 0.01, 3.499), (10, 0.05, 2.228), (10, 0.02, 2.764), (13, 0.02, 2.650), (20, 0.01, 2.845),
    (29, 0.05, 2.045), (29, 0.02, 2.462), (30, 0.01, 2.750), (30, 0.002, 3.385), (60, 0.05, 2.000), (100, 0.01, 2.626),
  ])
  func theTableIsMet(degrees: Int, probability: Double, critical: Double) {
    expect(StudentT.probability(beyond: critical - 0.0005, degrees: degrees) >= probability)
    expect(StudentT.probability(beyond: critical + 0.0005, degrees: degrees) <= probability)
    expect(
      StudentT.probability(beyond: -critical, degrees: degrees),
      equals: StudentT.probability(beyond: critical, degrees: degrees))
  }

  /// One degree of freedom is Cauchy's distribution, of which half lies beyond 1; two is 1 - t / sqrt(t² + 2).
  @Test func closedForms() {
    expect(abs(StudentT.probability(beyond: 1, degrees: 1) - 0.5) < 1e-15)
    expect(abs(StudentT.probability(beyond: 2, degrees: 2) - (1 - 2 / 6.0.squareRoot())) < 1e-15)
  }

  @Test func theEnds() {
    expect(StudentT.probability(beyond: 0, degrees: 7), equals: 1)
    expect(StudentT.probability(beyond: .infinity, degrees: 7), equals: 0)
    expect(StudentT.probability(beyond: 1e200, degrees: 8), equals: 0)
    expect(StudentT.probability(beyond: .nan, degrees: 7), equals: 1)
    expect(StudentT.probability(beyond: 3, degrees: 0), equals: 1)
  }
}
