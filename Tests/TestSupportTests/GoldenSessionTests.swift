import Expect
import Foundation
import TestSupport
import Testing

/// Tests the runner that all golden sessions rely on: what must pass passes, what must fail fails and says where.
///
/// `larder` is a small shell script here.
@Suite struct GoldenSessionTests {
  let folder: TemporaryFolder
  let program: String

  init() throws {
    folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      case "$1" in
      say) shift; for word; do echo "$word"; done ;;
      fail) echo "error: $2" >&2; exit "$3" ;;
      both) echo out; echo err >&2; echo out again ;;
      cat) cat ;;
      home) echo "$HOME $XDG_DATA_HOME $XDG_STATE_HOME $LANG $TERM $TZ ${COLUMNS-none}" ;;
      bare) printf 'no end' ;;
      escape) printf '\\033[1mbold\\033[0m\\n' ;;
      esac
      """
    // Written by a child: a descriptor of ours, open for writing, could be handed on to a program that another test
    // starts at this moment, and the script would be "busy".
    program = folder.file("program")
    _ = try Program.run("/bin/sh", ["-c", "cat > program && chmod 755 program"], input: script, folder: folder.path)
  }

  private func run(_ text: String) throws -> [GoldenSession.Mismatch] {
    try GoldenSession(text, path: "test.session").run(program: program)
  }

  @Test(arguments: [
    "# a comment\n$ larder say one 'two words' \"#12\"\none\ntwo words\n#12\n",
    "$ larder say one\none\n\n\n$ larder say two\ntwo\n\n# end\n",
    "$ larder say a '' b\na\n\nb\n",
    "$ larder fail 'no food' 65\n! error: no food\n? 65\n",
    "$ larder both\nout\nout again\n! err\n",
    "$ larder both\n! err\nout\nout again\n",
    "$ larder cat\n< first\n<\n< third\nfirst\n\nthird\n",
    "$ larder cat\n",
    "$ larder home\n[ROOT]/home [ROOT]/home/.local/share [ROOT]/home/.local/state C.UTF-8 xterm Europe/Berlin none\n",
    "$ COLUMNS=40 larder home\n[..] 40\n",
    "$ larder say 'id 123 at 10:15'\nid [..] at [..]\n",
    "$ larder say 1 2 3 4\n1\n[...]\n4\n",
    "$ larder say 1 2\n1\n[...]\n2\n",
    "$ larder say '# no comment' '$ no command' '! no error' '? 1' '\\ stroke'\n"
      + "\\# no comment\n\\$ no command\n\\! no error\n\\? 1\n\\\\ stroke\n",
    "$ larder bare\nno end\n\\ no line end\n",
    "$ larder escape\n␛[1mbold␛[0m\n",
    "%file eggs.csv\nname,kcal\nEgg,143\n%end\n$ cat eggs.csv | head -1\nname,kcal\n$ ls\neggs.csv\n",
    "$ echo kept > file\n$ cat file\nkept\n",
  ])
  func `a right session passes`(text: String) throws {
    let mismatches = try run(text)
    expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test(arguments: [
    ("$ larder say one\ntwo\n", "test.session:1: $ larder say one\n  (- expected, + came)\n- two\n+ one"),
    ("$ larder say one\n", "test.session:1: $ larder say one\n  (- expected, + came)\n+ one"),
    ("\n$ larder say a b\na\nx\nb\n", "test.session:2: $ larder say a b\n  (- expected, + came)\n  a\n- x\n  b"),
    (
      "$ larder fail no 65\n! error: no\n",
      "test.session:1: $ larder fail no 65\n  (- expected, + came)\n  ! error: no\n+ ? 65"
    ),
    (
      "$ larder fail no 65\n? 65\n",
      "test.session:1: $ larder fail no 65\n  (- expected, + came)\n+ ! error: no\n  ? 65"
    ),
    ("$ larder say 'x 1'\ny [..]\n", "test.session:1: $ larder say 'x 1'\n  (- expected, + came)\n- y [..]\n+ x 1"),
    ("$ larder bare\nno end\n", "test.session:1: $ larder bare\n  (- expected, + came)\n  no end\n+ \\ no line end"),
    ("$ larder say a\na \n", "test.session:1: $ larder say a\n  (- expected, + came)\n- a \n+ a"),
  ])
  func `a wrong session fails, with file, line and difference`(text: String, report: String) throws {
    let mismatches = try run(text)
    expect(mismatches.map(\.description), equals: [report])
  }

  @Test func `a failure does not hide the next one`() throws {
    expect(try run("$ larder say one\ntwo\n$ larder say two\none\n").map(\.command.line), equals: [1, 3])
  }

  @Test(arguments: [
    ("stray\n$ larder say\n", "test.session:1: `stray` stands before the first command"),
    ("$ larder say\n? many\n", "test.session:2: `?` wants a number, not `many`"),
    ("\n%file x\nendless\n", "test.session:2: `%file x` has no `%end`"),
  ])
  func `a session that cannot be read says why`(text: String, message: String) {
    #expect { try run(text) } throws: { "\($0)" == message }
  }

  @Test func `recording keeps comments and matching patterns, and then passes`() throws {
    let path = try folder.write(
      """
      # Shows numbers.
      %file in
      text
      %end
      $ larder say 'id 1' old '# x'
      id [..]
      new

      $ larder fail no 3

      # The end.

      """, to: "record.session")
    let recorded = try GoldenSession(path: path).recorded(program: program)
    expect(
      recorded,
      equals: """
        # Shows numbers.
        %file in
        text
        %end
        $ larder say 'id 1' old '# x'
        id [..]
        old
        \\# x

        $ larder fail no 3
        ! error: no
        ? 3

        # The end.

        """)
    try folder.write(recorded, to: "record.session")
    expect(try GoldenSession(path: path).run(program: program).isEmpty)
  }

  @Test func `sessions are found in all folders`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("a/b"), withIntermediateDirectories: true)
    for name in ["z.session", "a/b/y.session", "a/x.txt"] { try folder.write("", to: name) }
    expect(GoldenSession.paths(below: folder.path), equals: ["a/b/y.session", "z.session"].map { folder.file($0) })
  }
}
