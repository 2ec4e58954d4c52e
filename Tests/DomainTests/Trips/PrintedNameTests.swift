import Domain
import Expect
import Testing

@Suite struct PrintedNameTests {
  @Test(arguments: [
    ("GRILL-SALAT 350G", "GRILL-SALAT 350G", true),
    ("GRILL-SALAT 350G", "GRILL SALAT 350g", true),
    // Misread in one letter, and cut.
    ("GRILL-SALAT 350G", "GRILL-5ALAT 350G", false),
    ("GRILLSALAT ITAL", "GRILLSALAI ITAL", true),
    ("MEHRKORNBROETCHEN", "MEHRKORNBROETCH.", true),
    ("VOLLMILCH", "VOLLMILCHEIS", false),
    // Short names and other sizes are other products.
    ("QUARK", "QUART", false),
    ("FRUCHTJOGHURT 150G", "FRUCHTJOGHURT 500G", false),
    ("ERDBEERJOGHURT", "HIMBEERJOGHURT", false),
  ])
  func `a line is recognized`(_ one: String, _ other: String, _ isSame: Bool) {
    expect(PrintedName.isSame(PrintedName.key(one), as: PrintedName.key(other)), equals: isSame)
    expect(PrintedName.isSame(PrintedName.key(other), as: PrintedName.key(one)), equals: isSame)
  }
}
