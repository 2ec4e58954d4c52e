/// The parts of the manual page that no table knows.
enum ManualText {
  static let synopsis = [
    ".SH SYNOPSIS", ".nf", "\\fBlarder\\fR [\\fIOPTION\\fR]...", "\\fBlarder\\fR \\fICOMMAND\\fR ...",
    "\\fBlarder \\-f\\fR \\fIFILE\\fR", "\\fBlarder help\\fR [\\fICOMMAND\\fR]", ".fi",
  ]

  static let description = """
    Larder is a food diary for a whole household. Everybody has a profile; a meal is one line, written the way it is said, and \
    charts show how the day and the week went. Everything is in one file on this machine.

    Without a command it opens a prompt on a terminal; elsewhere it runs standard input as a script, one command a line, \
    and stops at the first error.
    """

  static let commands = """
    A command is one word or a noun and its verb; a noun alone means its first verb. A unique beginning is enough. \
    `larder help COMMAND` explains one, with its options and examples.
    """

  static let options = """
    Each command has options of its own: see `larder help COMMAND`. The following hold for every command and stand before it \
    or after it; a value is the next word or follows an equals sign.
    """

  static let environment: [(String, String)] = [
    ("LARDER_DB", "The household's file, where `--db` does not name one."),
    ("LARDER_NOW", "The clock, where `--now` does not set it."),
    ("XDG_DATA_HOME", "The folder that has larder/larder.db, else ~/.local/share."),
    ("XDG_STATE_HOME", "The folder that has larder/ with typed lines and the profile in use, else ~/.local/state."),
    ("NO_COLOR", "Not empty: no colours."),
    ("CLICOLOR_FORCE", "Colours in a pipe too."),
    ("COLORTERM", "`truecolor`: the terminal has 24 bits of colour."),
    ("ACCESSIBLE", "1: sentences instead of drawings."),
    ("COLUMNS", "Columns to write in; at the prompt only where the terminal does not tell."),
    ("LINES", "Lines of the screen, where the terminal does not tell."),
    ("PAGER", "The prompt's pager, else `less -FRX`; empty for none."),
    (
      "LC_ALL",
      "And LC_CTYPE, LC_MEASUREMENT, LC_MONETARY, LANG: whether text is UTF-8, and the units and currency of a household "
        + "that has set none."
    ),
    ("INPUTRC", "Another file than ~/.inputrc for the keys of the prompt."),
  ]

  static let files: [(String, String)] = [
    ("~/.local/share/larder/larder.db", "The household: an SQLite database, readable by you alone, not encrypted."),
    ("larder.db-journal", "Beside it; what SQLite needs to take a change back that was interrupted."),
    ("larder.db.layoutN", "The file as it was before a newer Larder changed its layout; yours to delete."),
    ("~/.local/state/larder/profiles", "Which profile is in use, by household."),
    ("~/.local/state/larder/history*", "Lines typed at the prompt."),
  ]

  static let status = """
    With `--json` an error is one object on standard error that names its code, given here in brackets. A script ends with the \
    status of its first error.
    """

  static let examples: [(what: String, lines: [String])] = [
    (
      "Make a household with a profile, and log a breakfast:",
      ["larder profile add Dad", "larder eat 2 eggs and a banana"]
    ),
    ("Log what was eaten at another time:", ["larder eat 60g oats @yesterday"]),
    ("Correct the last entry, or take it back:", ["larder fix 200g", "larder undo"]),
    ("See today and the week:", ["larder today", "larder week"]),
    ("Hand the week to another program:", ["larder week --csv", "larder week --json"]),
    ("Look around in a household that is made up:", ["larder demo"]),
  ]

  static let privacy = """
    Larder uses no network and sends nothing. What is stored, where, and how to take it out or erase it: `larder about privacy`.
    """

  static let licence = """
    GPL-3.0-or-later, without any warranty. `larder about` names the sources of its data and the parts it is \
    made of, with their licences.
    """

  static let seeAlso = "`less`(1), `sqlite3`(1), `readline`(3)"
}
