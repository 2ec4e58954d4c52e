import Expect
import Testing
import Text

@testable import Commands

/// Text from data must appear in a page exactly as it is, even if the format gives it a meaning.
@Suite struct PageTests {
  private static let canvas = Canvas(width: 80)

  private static func page(_ parts: [Document.Part], title: String = "Dad · week 47") -> MarkdownPage {
    MarkdownPage(document: Document(title: title, parts: parts).page, canvas: canvas, note: "Larder")
  }

  @Test(arguments: [
    ("plain words", "plain words"),
    ("a*b_c", "a\\*b\\_c"),
    ("`code` # [x](y) <b> | c", "\\`code\\` \\# \\[x\\](y) \\<b\\> \\| c"),
    ("back\\slash", "back\\\\slash"),
    ("&amp; ~~no~~", "\\&amp; \\~\\~no\\~\\~"),
    // A letter that joins the next character, and a mark that joins the one before it.
    ("\u{D4E}<b", "\u{D4E}\\<b"), ("|\u{301}", "\\|\u{301}"), ("$x$", "\\$x\\$"),
    ("esc\u{1B}[31mred", "escred"),
  ]) func markdownEscapes(text: String, escaped: String) {
    expect(MarkdownPage.escaped(text), equals: escaped)
  }

  @Test(arguments: [
    ("plain words", "plain words"),
    ("<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"),
    ("Ben & \"Jerry\"", "Ben &amp; &quot;Jerry&quot;"),
    ("esc\u{1B}[31mred", "escred"),
    ("nul\u{0}l", "null"),
    ("\u{D4E}<img src=x>", "\u{D4E}&lt;img src=x&gt;"), ("<\u{301}b", "&lt;\u{301}b"),
    ("`week --prev` and `day`", "<code>week --prev</code> and <code>day</code>"), ("a ` b", "a ` b"),
  ]) func htmlEscapes(text: String, escaped: String) {
    expect(HTMLText.spans(StyledLine(text)), equals: escaped)
  }

  @Test func aPageHasOneHeadlineAndOffersNoCommands() {
    let facts = Document.Facts(labelWidth: 9, [.init("Energy", ["2,018"]), .more(["week"])])
    let page = Document(
      title: "Dad · week 47", headline: "Dad · week 47 · 5 of 7 days",
      parts: [.tight([.heading("Monday"), .sentences(["x"])]), .facts(facts)]
    ).page
    expect(page.title, equals: "Dad · week 47 · 5 of 7 days")
    expect(page.parts.count, equals: 3)
    guard case .facts(let rest)? = page.parts.last else { return expect(Bool(false)) }
    expect(rest.rows.map(\.label), equals: ["Energy"])
  }

  @Test func inksBecomeClasses() {
    let line = StyledLine("HIGH ", .red) + StyledLine("sodium & salt")
    expect(HTMLText.spans(line), equals: "<span class=\"red\">HIGH </span>sodium &amp; salt")
  }

  @Test func markdownHasHeadingsFactsAndTables() {
    let facts = Document.Facts(
      labelWidth: 9,
      [.init("Energy", ["mean 2,018", "last week 1,845"]), .init("", ["for adults"]), .init("Spent", ["84.20"])])
    let table = TextTable([.init("food"), .init("g", .right)], rows: [["a|b", "1,000"], ["rice"]])
    let text = Self.page([.heading("More"), .facts(facts), .table(table)]).text
    expect(
      text,
      equals: """
        # Dad · week 47

        ## More

        - **Energy** mean 2,018 · last week 1,845; for adults
        - **Spent** 84.20

        | food | g |
        | --- | --: |
        | a\\|b | 1,000 |
        | rice |  |

        *Larder*

        """)
  }

  @Test func fencesAreLongerThanWhatTheyHold() {
    expect(MarkdownPage.code(["``` and ````"]), equals: "`````text\n``` and ````\n`````")
  }
}
