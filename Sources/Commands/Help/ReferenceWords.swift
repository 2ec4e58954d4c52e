/// The parts of docs/commands.md that are not generated from the command table: how to start Larder, and how it reads
/// words.
enum ReferenceWords {
  static let start = """
    # Commands

    <!-- Written by `make docs` from the command table in Sources/Commands; changes here are lost. -->

    ```
    larder                 the prompt on a terminal; without one, a script from standard input
    larder COMMAND ...     one command
    larder -f FILE         a script: one command per line, stops at the first error
    larder help COMMAND    explains one command, as this page does
    ```

    A command is one word (`week`) or a noun and its verb (`food search`); a noun alone means its first verb (`food`
    is `food list`). An exact name wins, then a unique beginning: `hist` is `history`. Plurals are accepted. A word
    that is not a command is answered with the nearest one. Text goes to standard output, errors to standard error; the
    exit statuses are in [errors.md](errors.md).

    With `--json` a command answers with one object on one line, its keys in camelCase and sorted, grams, kcal and mg
    as unrounded numbers; unknown values are null. `JSON:` below names the keys of each command.

    """

  static let words = #"""
    ## Words

    - **Quoting**: double quotes group words anywhere; an apostrophe is a letter (shepherd's pie). A command that
      takes one name takes the rest of the words as that name, without quotes. If it takes two, `=` separates them:
      `food alias add banana = plantain`.
    - **Options**: `--name`, written in full, anywhere after the command. `--` ends them. A word that starts with one
      `-` is a value.
    - **Numbers**: with a decimal point or comma. A comma before exactly three digits (`1,500g`) can mean two things:
      Larder asks at a terminal, and in a script refuses it.
    - **Names**: foods and meals by number (`#12`) or name, upper and lower case alike. A clear match is used and shown;
      if several match equally, Larder asks at a terminal, and in a script refuses and lists them. `--yes` takes the
      likeliest.
    - **Comments**: in a script, a line that starts with `#`, after any spaces.
    - **DAY**: `today`, `yesterday`, `tomorrow`, `mon` to `sun` (today or the last one), `-3`, `+1`, `3 days ago`,
      `2026-11-20`, `20.11.`, `20 nov` (the nearest not after today); German words too. A day starts at 04:00.
    - **SLOT**: `breakfast`, `lunch`, `dinner`, `snack`, their beginnings, `Frühstück`, `Mittag`, `Abend`. Without one
      the clock decides: breakfast 04:00 to 10:30, lunch to 15:00, snack to 17:30, dinner to 22:00, else snack. For
      a day other than today Larder asks at a terminal; elsewhere it logs a snack and says so.
    - **@**: the first `@` that starts a word ends the items. After it, in any order and with or without more `@`: a
      slot, a day, a time (`13:30`). At the end of the items plain words work too if they can mean nothing else: `for
      lunch yesterday`.
    - **AMOUNT**: `150g`, `150 g`, `1.5kg`, `1,5 kg`, `250ml`, `2 tbsp`, `1/2 cup`, `1 ½ oz`, `2`, `half a`, `two`, `2
      slices`, `a handful`, `2x150g`. A bare count means the food's first portion; no amount means one of it. tsp
      4.93 ml, tbsp 14.79 ml, cup 236.6 ml, fl oz 29.57 ml, oz 28.35 g, lb 453.6 g; EL 15 ml, TL 5 ml. A volume uses
      the food's portion or density.
    - **ITEMS**: `AMOUNT [of] FOOD`, `FOOD AMOUNT` or `FOOD`, separated by `,` `;` `+` and the words and, with, on, und,
      mit, auf. A food's own name may hold those words (macaroni and cheese).
    - **NUTRIENT**: calories (kcal, energy), protein, carbohydrates (carbs), fat, saturated-fat (satfat), sugar, fiber
      (fibre), sodium.

    """#
}
