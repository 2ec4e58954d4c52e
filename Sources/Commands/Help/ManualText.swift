/// The parts of the manual page that are not generated from a table.
enum ManualText {
  static let synopsis = [
    ".SH SYNOPSIS", ".nf", "\\fBlarder\\fR [\\fIOPTION\\fR]...", "\\fBlarder\\fR \\fICOMMAND\\fR ...",
    "\\fBlarder \\-f\\fR \\fIFILE\\fR", "\\fBlarder help\\fR [\\fICOMMAND\\fR]", ".fi",
  ]

  static let description = """
    Larder is a food diary for a whole household. Everybody has a profile; a meal is one line, written the way you \
    would say it, and charts show how the day and the week went. Everything is in one file on this machine.

    Without a command it opens a prompt on a terminal; elsewhere it runs standard input as a script, one command per \
    line, and stops at the first error.
    """

  static let commands = """
    A command is one word or a noun and its verb; a noun alone means its first verb. A unique beginning is enough. \
    `larder help COMMAND` explains one, with its options and examples.
    """

  static let options = """
    Each command has its own options: see `larder help COMMAND`. The following options work with every command, before \
    or after it; a value is the next word or follows an equals sign.
    """

  static let environment: [(String, String)] = [
    ("LARDER_DB", "The household's file, if `--db` does not name one."),
    ("LARDER_NOW", "The time to use as now, if `--now` does not set it."),
    ("LARDER_LOG", "The lowest severity written to the log, by default info; off for none."),
    ("XDG_DATA_HOME", "The folder that holds larder/larder.db, by default ~/.local/share."),
    (
      "XDG_STATE_HOME",
      "The folder that holds larder/ with typed lines, the profile in use and the log, by default ~/.local/state."
    ),
    ("NO_COLOR", "Not empty: no colours."),
    ("CLICOLOR_FORCE", "Colours in a pipe too."),
    ("COLORTERM", "`truecolor`: the terminal has 24 bits of colour."),
    ("ACCESSIBLE", "1: sentences instead of drawings."),
    ("COLUMNS", "The width of the text; at the prompt only if the terminal does not report it."),
    ("LINES", "The height of the screen, if the terminal does not report it."),
    ("PAGER", "The prompt's pager, by default `less -FRX`; empty for none."),
    (
      "LC_ALL",
      "With LC_CTYPE, LC_MEASUREMENT, LC_MONETARY and LANG: whether text is "
        + "UTF-8, and the units and currency of a household that has not set them."
    ),
    ("INPUTRC", "The file with the keys of the prompt, by default ~/.inputrc."),
  ]

  static let files: [(String, String)] = [
    ("~/.local/share/larder/larder.db", "The household: an SQLite database, readable by you alone, not encrypted."),
    ("larder.db-journal", "Beside it; SQLite needs it to undo an interrupted change."),
    ("larder.db.layoutN", "A copy from before a newer Larder changed the file's layout; you may delete it."),
    ("~/.local/state/larder/profiles", "Which profile is in use, by household."),
    ("~/.local/state/larder/history*", "Lines typed at the prompt."),
    ("~/.local/state/larder/log, log.1", "What has gone wrong, without anything personal: `larder data log`."),
  ]

  static let status = """
    With `--json` an error is one object on standard error that names its code, given here in brackets. A script ends \
    with the status of its first error.
    """

  static let examples: [(what: String, lines: [String])] = [
    (
      "Create a household with a profile, and log a breakfast:",
      ["larder profile add Dad", "larder eat 2 eggs and a banana"]
    ),
    ("Log what was eaten at another time:", ["larder eat 60g oats @yesterday"]),
    ("Correct the last entry, or take it back:", ["larder fix 200g", "larder undo"]),
    ("See today and the week:", ["larder today", "larder week"]),
    ("Pass the week to another program:", ["larder week --csv", "larder week --json"]),
    ("Explore a sample household:", ["larder demo"]),
  ]

  static let privacy = """
    Larder uses no network and sends nothing. What is stored, where, and how to export or erase it: `larder about \
    privacy`.
    """

  static let licence = """
    GPL-3.0-or-later, without any warranty. `larder about` names the sources of its data and the parts it is \
    made of, with their licences.
    """

  static let seeAlso = "`less`(1), `sqlite3`(1), `readline`(3)"
}
