import Expect
import Testing

@testable import Shell

/// How a line of bash or fish is taken apart up to the cursor, and what bash is given back: by the shells' own manuals
/// (bash: Quoting, Programmable Completion; fish: Quotes).
@Suite struct ShellLineTests {
  /// COMP_WORDBREAKS as bash starts with it.
  static let breaks: Set<Character> = [" ", "\t", "\n", "\"", "'", "@", ">", "<", "=", ";", "|", "&", "(", ":"]

  private func bash(_ line: String) -> ShellLine { ShellLine(line, .bash(wordBreaks: Self.breaks)) }

  @Test(
    arguments: [
      ("larder ", [""]), ("larder ea", ["ea"]), ("larder eat 2 eggs, ", ["eat", "2", "eggs,", ""]),
      ("larder  food\tsh", ["food", "sh"]), ("larder", []), ("", []),
      (#"larder eat "2 eggs, ban"#, ["eat", "2 eggs, ban"]), (#"larder eat "2 eggs" ban"#, ["eat", "2 eggs", "ban"]),
      (#"larder eat 'mac and ch"#, ["eat", "mac and ch"]), (#"larder eat Cooked\ ri"#, ["eat", "Cooked ri"]),
      (#"larder eat "5\" qui"#, ["eat", #"5" qui"#]), (#"larder eat "a\b"#, ["eat", #"a\b"#]),
      (#"larder eat 'a\b"#, ["eat", #"a\b"#]), (#"larder use An"na L"#, ["use", "Anna L"]),
      (#"larder eat '' ri"#, ["eat", "", "ri"]), ("LARDER_DB=x larder ea", ["ea"]), (#"A="b c" larder ea"#, ["ea"]),
      ("~/bin/larder ea", ["ea"]), ("larder eat a\\", ["eat", "a"]),
      ("larder eat $(reboot) `x`", ["eat", "$(reboot)", "`x`"]),
    ] as [(String, [String])])
  func `bash's quotes are taken away`(line: String, words: [String]) { expect(bash(line).words, equals: words) }

  @Test(arguments: [
    (#"larder eat 'it\'s "#, ["eat", "it's "]), (#"larder eat "a\$b"#, ["eat", "a$b"]),
    (#"larder eat Cooked\ ri"#, ["eat", "Cooked ri"]), ("larder eat @lu", ["eat", "@lu"]),
  ])
  func `fish's quotes are taken away`(line: String, words: [String]) {
    expect(ShellLine(line, .fish).words, equals: words)
  }

  @Test(
    arguments: [
      ("larder eat egg @lu", "@", nil), ("larder --profile=An", "--profile=", nil), ("larder eat ri", "", nil),
      (#"larder --profile="An"#, "--profile=", "\""), (#"larder eat "2 eggs @lu"#, "", "\""),
      ("larder eat @lu ", "", nil),
      ("larder eat a @13:3", "@13:", nil), ("larder use 'An", "", "'"),
    ] as [(String, String, Character?)])
  func `bash keeps what stands before its break`(line: String, kept: String, quote: Character?) {
    expect(bash(line).kept, equals: kept)
    expect(bash(line).openQuote, equals: quote)
  }

  @Test(
    arguments: [
      ("larder use an", ["Anna Lena"], [#"Anna\ Lena"#]), (#"larder use "an"#, ["Anna Lena"], ["Anna Lena"]),
      ("larder --profile=an", ["--profile=Anna Lena"], [#"Anna\ Lena"#]), ("larder eat egg @lu", ["@lunch"], ["lunch"]),
      ("larder eat sh", ["Shepherd's pie"], [#"Shepherd\'s\ pie"#]),
      ("larder eat 'sh", ["Shepherd's pie"], [#"Shepherd'\''s pie"#]),
      (#"larder eat "5"#, [#"5" $quiche"#], [#"5\" \$quiche"#]),
      (
        "larder eat k", ["Käse", "Kiwi & fig (raw); a|b"],
        ["Käse", #"Kiwi\ \&\ fig\ \(raw\)\;\ a\|b"#]
      ),
      // A mark joins the character before it to Swift, and parts nothing from it to bash.
      (
        "larder eat z", ["z;\u{301}reboot", "z\u{D4E};x", "z\u{D4E}`x`"],
        ["z\\;\u{301}reboot", "z\u{D4E}\\;x", "z\u{D4E}\\`x\\`"]
      ),
      ("larder eat z", ["z \u{903}x", "z!x"], ["z\\ \u{903}x", "z\\!x"]),
      ("larder eat 'z", ["z'\u{301};x"], ["z'\\''\u{301};x"]),
      (#"larder eat "z"#, ["z\"\u{301};x"], ["z\\\"\u{301};x"]),
      (#"larder eat "z"#, ["z!x"], [#"z"'!'"x"#]),
      (#"larder eat "z"#, ["z`\u{301}$\u{301}"], ["z\\`\u{301}\\$\u{301}"]),
      // One that does not begin so comes only where bash would not put something else in the place of what is typed.
      ("larder eat ri", ["rice", "Brown rice"], ["rice"]), ("larder eat ri", ["Brown rice"], [#"Brown\ rice"#]),
      ("larder eat ri", ["Brown rice", "Brown rice cake"], [#"Brown\ rice"#, #"Brown\ rice\ cake"#]),
      ("larder eat ri", ["Brown rice", "Bran with rice"], []), ("larder eat ri", [], []),
    ] as [(String, [String], [String])])
  func `bash is given what it may put there`(line: String, candidates: [String], replacements: [String]) {
    expect(bash(line).replacements(candidates), equals: replacements)
  }
}
