extension ErrorCode {
  /// The explanation of one kind of error in the reference.
  package struct Entry: Sendable {
    /// When the error occurs, as a sentence.
    package let meaning: String
    /// What to do about it.
    package let remedy: String
    /// An example that causes the error, to show what Larder answers.
    package let example: Example

    init(_ meaning: String, _ remedy: String, _ example: Example) {
      self.meaning = meaning
      self.remedy = remedy
      self.example = example
    }
  }

  /// A way in which a user can cause the error.
  package enum Example: Sendable {
    /// Lines typed in a household with the profiles Dad (in use) and Mom; the last line causes the error.
    case lines([String])
    /// A line that causes the error in a household without a profile.
    case empty(String)
    /// A shell command, for errors caused by a file or another program.
    case shell(String)
  }

  /// The entry of the error in the reference.
  ///
  /// The `switch` has a case for each code and no default, so the compiler demands an entry for each new code.
  package var entry: Entry {
    switch self {
    case .notFound:
      Entry(
        "The food has no such portion, other name or tag.",
        "Use one that the hint lists.",
        .lines(["food tag remove banana = breakfast"]))
    case .unknownProfile:
      Entry(
        "No profile in this household has that name.",
        "`profile list` shows the names; `profile add NAME` adds one.",
        .lines(["use Dat"]))
    case .unknownFood:
      Entry(
        "No name in the food bank resembles what was typed, or no food has that number.",
        "`food search` finds similar names, `food add` adds it, `meal item add --no-food` logs it without nutrition.",
        .lines(["eat 200g xylophone"]))
    case .unknownMeal:
      Entry(
        "The profile in use has no such meal.",
        "`meal list` shows the meals with their numbers.",
        .lines(["meal show #4000"]))
    case .unknownTrip:
      Entry(
        "The profile in use has no such trip.",
        "`trip list` shows the trips with their numbers.",
        .lines(["trip show #4000"]))
    case .unknownRecipe:
      Entry(
        "The recipe book has no such recipe.",
        "`recipe list` shows the recipes; `recipe search` finds one by what is in it.",
        .lines(["recipe show Borscht"]))
    case .unknownItem:
      Entry(
        "The meal, the trip, the inbox or the last entry has no item with that number.",
        "`meal show`, `trip show` and `inbox` print the numbers.",
        .lines(["meal item remove 9"]))
    case .unknownMember:
      Entry(
        "Nobody with that name is in the profile's family guide.",
        "`guide member list` shows the names; `guide member add` adds somebody.",
        .lines(["guide member remove Nobody"]))
    case .ambiguousFood:
      Entry(
        "Several foods fit the name equally well, and nobody can be asked to choose.",
        "Write more of the name or the number; `--yes` takes the likeliest.",
        .lines(["eat 30g cheese"]))
    case .ambiguousMeal:
      Entry(
        "Several meals fit the words.",
        "Name the meal too, or its number: `meal show yesterday lunch`, `meal show #3`.",
        .lines(["meal show yesterday"]))
    case .ambiguousTrip:
      Entry(
        "Several trips or stores fit the words.",
        "Name the store too, or the number: `trip show yesterday REWE`, `trip show #3`.",
        .lines([
          "bought 1 kg apples 1.99 at REWE @yesterday", "bought bread roll 0.49 at Edeka @yesterday",
          "trip show yesterday",
        ]))
    case .ambiguousRecipe:
      Entry(
        "Several recipes fit the words.",
        "Write more of the title, or its number: `recipe show #3`.",
        .lines(["recipe add Tomato soup", "recipe add Lentil soup", "recipe show soup"]))
    case .ambiguousProfile:
      Entry(
        "Several profiles begin with what was typed.",
        "Write the whole name.",
        .lines(["profile add Dora", "use D"]))
    case .doubtful:
      Entry(
        "What was typed can mean two things, or would have to be guessed; Larder never writes a guess.",
        "Write it so that it has only one meaning, for instance in grams; `--yes` takes the likeliest.",
        .lines(["eat 1,500g rice"]))
    case .notAllowed:
      Entry(
        "The command is well formed, but what it asks for is not allowed.",
        "The hint says what to do instead.",
        .lines(["profile delete Mom", "profile delete Dad"]))
    case .implausibleFood:
      Entry(
        "The nutrition of a food looks wrong: kJ instead of kcal, sodium in g, more than 100 g per 100 g, a part "
          + "larger than the whole.",
        "Check the label: values are per 100 g. The message says what "
          + "was probably meant; `--force` saves them as they are.",
        .lines(["food add Bar --category snacks --kcal 400 --protein 60 --carbs 60 --fat 5"]))
    case .alreadyExists:
      Entry(
        "The name is taken; different case, accents or a plural do not make it another name.",
        "Use another name, or change the existing entry.",
        .lines(["profile add mom"]))
    case .duplicateRecipe:
      Entry(
        "The recipe to import is in the book already: it has the same address, or the same title and ingredients.",
        "`--again` adds it as a second one.",
        .shell("larder recipe import soup.html"))
    case .forbiddenAddress:
      Entry(
        "The address of a page is on this machine or its network, contains a user's name, leads from https to http, or "
          + "begins with something else, such as ftp.",
        "Pages are fetched from the internet; `--allow-host` allows one host of your own.",
        .shell("larder recipe import http://localhost/soup"))
    case .nothingToUndo:
      Entry(
        "There are not that many steps to undo.",
        "`history` lists the steps; each profile takes back its own and the household's.",
        .lines(["undo 5000"]))
    case .nothingToRedo:
      Entry(
        "Fewer steps were undone, or a new change has cleared the steps to redo.",
        "`history` lists the steps.",
        .lines(["eat 1 egg", "redo"]))
    case .undoConflict:
      Entry(
        "Another profile has since changed or used a row that the step changed.",
        "Take back the later change first, as the profile that made it.",
        .lines([
          "food add Kvarg --category dairy --kcal 62 --protein 11 --carbs 3.7 --fat 0.2", "use Mom", "eat 100g Kvarg",
          "use Dad", "undo",
        ]))
    case .needsAnswer:
      Entry(
        "The words leave a question open, and nobody can be asked, or no answer was chosen.",
        "The hint says which words answer the question in advance.",
        .lines(["eat 2 eggs and a banana @snack", "fix 200g"]))
    case .noProfile:
      Entry(
        "The household has no profile yet.",
        "`profile add NAME` adds the first one, which is then in use.",
        .empty("today"))
    case .unknownCommand:
      Entry(
        "No command begins with that word, or the noun has no such verb.",
        "`help` lists the commands; the nearest one is named.",
        .lines(["wek"]))
    case .ambiguousCommand:
      Entry(
        "The word is the beginning of several commands.",
        "Write one more letter.",
        .lines(["f"]))
    case .unknownOption:
      Entry(
        "The command has no such option; options are written in full.",
        "`help COMMAND` lists its options; after `--` words that begin with dashes are plain words.",
        .lines(["week --widht 60"]))
    case .missingValue:
      Entry(
        "An option is given without its value, or an option that the command needs is missing.",
        "Write the value after it: `--width 60` or `--width=60`.",
        .lines(["week --width"]))
    case .missingArgument:
      Entry(
        "The command needs more words.",
        "`help COMMAND` shows how it is used.",
        .lines(["eat"]))
    case .unexpectedArgument:
      Entry(
        "The command does not take that word, or the option does not take a value.",
        "Leave it out; `help COMMAND` shows how the command is used.",
        .lines(["today yesterday"]))
    case .badAmount:
      Entry(
        "An amount cannot be read, is not above 0, or is more than 100 kg.",
        "Such as 150g, 1.5 kg, 2 cups, 1/2, a handful.",
        .lines(["eat 0 g rice"]))
    case .badDay:
      Entry(
        "The words do not name a day in the calendar.",
        "Such as today, yesterday, mon, -3, 3 days ago, 2026-11-20, 20.11., 20 nov.",
        .lines(["day 2026-02-30"]))
    case .badTime:
      Entry(
        "The words do not name a time of day.",
        "Such as 13:30 or 7 pm.",
        .lines(["eat 1 egg @25:00"]))
    case .badNumber:
      Entry(
        "The word is not a number, or not a whole number.",
        "Such as 3; if decimals are allowed, also 3.5 or 3,5.",
        .lines(["history --last many"]))
    case .badValue:
      Entry(
        "The word is not one of those accepted there, or an option is given twice.",
        "The hint lists what is accepted.",
        .lines(["chart vitamins"]))
    case .badQuote:
      Entry(
        "A double quote is opened and not closed.",
        "Write a second one where the quoted words end.",
        .lines(["eat \"mac and cheese"]))
    case .outOfRange:
      Entry(
        "The number can be read, but is too small or too large.",
        "The hint gives the limits.",
        .lines(["goals set calories 500"]))
    case .lineTooLong:
      Entry(
        "A line of a script has more than a million bytes.",
        "A script has one command per line: name another file.",
        .shell("larder -f photo.jpg"))
    case .badFile:
      Entry(
        "The file to import is damaged, incomplete, or not of the stated kind.",
        "Fetch or export it again; the hint says what is expected.",
        .shell("larder data import csv photo.jpg"))
    case .damagedFile:
      Entry(
        "An archive ends in the middle or is damaged, or a file that begins like JSON is no valid JSON.",
        "Fetch or export it again.",
        .shell("larder recipe import half.zip"))
    case .encryptedFile:
      Entry(
        "A file in an archive is encrypted, and Larder asks for no passwords.",
        "Unpack the archive with another program, and import the folder.",
        .shell("larder recipe import secret.zip"))
    case .unknownFormat:
      Entry(
        "The file to import is neither text nor an archive, nor anything else that recipes are read from.",
        "Give a saved web page, a text, or an export of a recipe program.",
        .shell("larder recipe import video.mp4"))
    case .noRecipe:
      Entry(
        "The page or file contains no recipe that can be read.",
        "`recipe add` takes the recipe line by line.",
        .shell("larder recipe import notes.html"))
    case .tooLarge:
      Entry(
        "The page to import is larger than 5 MB, its file larger than 20 MB, or the photo larger than 10 MB.",
        "Save the page in the browser and import the file; save the photo in a smaller size.",
        .shell("larder recipe import https://example.org/everything"))
    case .notAPage:
      Entry(
        "The address leads to something other than a page or text, such as a picture.",
        "Give the address of the page with the recipe.",
        .shell("larder recipe import https://example.org/soup.jpg"))
    case .noInputFile:
      Entry(
        "The file cannot be opened or is a folder.",
        "Check the path.",
        .shell("larder -f nowhere.larder"))
    case .missingProgram:
      Entry(
        "A PDF or a picture is read by another program, such as pdftotext or tesseract, a PDF is written by weasyprint, and a page is "
          + "fetched by larder-net with libcurl; one of these is not installed.",
        "Install the package that the hint names, or save the receipt as text or the page in the browser.",
        .shell("larder parse receipt receipt.pdf"))
    case .unreachable:
      Entry(
        "The site of a page to import cannot be reached, or answers with an error of its own.",
        "Check the address and the connection, or save the page in the browser and import the file.",
        .shell("larder recipe import https://no-such-site.example/soup"))
    case .timeout:
      Entry(
        "A page to import did not arrive within seven seconds.",
        "Try again, or save the page in the browser and import the file.",
        .shell("larder recipe import https://slow.example/soup"))
    case .untrustedCertificate:
      Entry(
        "The site of a page to import cannot prove that it is that site.",
        "Check the address. No option accepts such a page; save it in the browser and import the file.",
        .shell("larder recipe import https://expired.example/soup"))
    case .refusedBySite:
      Entry(
        "The site refuses programs, wants a password, or shows its page only to a browser.",
        "Save the page in the browser and import the file.",
        .shell("larder recipe import https://members.example/soup"))
    case .pageMissing:
      Entry(
        "The site has no page with that address.",
        "Check the address.",
        .shell("larder recipe import https://example.org/gone"))
    case .cannotCreate:
      Entry(
        "A file or folder cannot be created there.",
        "Name a file in a folder of your own with `--db`.",
        .shell("larder --db /proc/larder.db today"))
    case .databaseFailed:
      Entry(
        "The disk is full, the file cannot be read or written, or SQLite refused.",
        "The message says what went wrong, and whether anything was changed.",
        .shell("larder --db /root/larder.db today"))
    case .notADatabase:
      Entry(
        "The file is not a database.",
        "Name Larder's file with `--db`, or a path that does not exist yet.",
        .shell("larder --db notes.txt today"))
    case .foreignDatabase:
      Entry(
        "The file is another program's SQLite database; Larder does not touch it.",
        "Name Larder's file with `--db`, or a path that does not exist yet.",
        .shell("larder --db photos.sqlite today"))
    case .emptyDatabase:
      Entry(
        "The file is empty, perhaps because a copy failed. Larder "
          + "creates a file only at a path that does not exist yet.",
        "Delete it, or restore a backup.",
        .shell("larder --db empty.db today"))
    case .newerSchema:
      Entry(
        "A newer Larder has written the file: it can be read, not changed.",
        "Update Larder.",
        .shell("larder --db tomorrow.db eat 1 egg"))
    case .damagedDatabase:
      Entry(
        "The file is damaged, or a row holds an impossible value.",
        "`data check` lists what is wrong, with `--repair` it asks what to do; else restore a backup.",
        .shell("larder --db damaged.db today"))
    case .unsupportedSQLite:
      Entry(
        "The system's SQLite lacks what undo needs.",
        "Debian's and Ubuntu's libsqlite3-0 have it.",
        .shell("larder today"))
    case .busy:
      Entry(
        "Another program has been writing to the file for 10 seconds.",
        "Try again when it has finished.",
        .shell("larder eat 1 egg"))
    case .badSettings:
      Entry(
        "An environment variable has a value that cannot be read.",
        "Correct it or unset it.",
        .shell("LARDER_NOW=soon larder today"))
    case .interrupted:
      Entry(
        "Ctrl-C, or leaving at a question (Ctrl-C, Ctrl-D, or no to `save?`).",
        "Nothing was changed.",
        .shell("larder week"))
    }
  }
}
