### What the command line says, in English.

## Help: headings

cli-head-usage = Usage:
cli-head-commands = Commands
cli-head-arguments = Arguments
cli-head-options = Options
cli-head-always = Everywhere
cli-head-examples = Examples:

## Help: what stands for a value

cli-value-file = FILE
cli-value-journal = JOURNAL
cli-value-out = OUT
cli-value-rules = RULESET
cli-value-rule = RULE
cli-value-dice = DICE
cli-value-edition = EDITION
cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-shell = SHELL
cli-value-number = N
cli-sample-file = battle.toml
cli-sample-journal = battle.journal

## Help: the commands

cli-about-montjoie = Montjoie resolves the mass battles of your games, by the rulebook of your table.
cli-about-fight = Plays a battle to the end and tells it
cli-about-check = Reads scenarios and tells everything that is wrong with them
cli-about-rules = Shows our rulebooks: the shelf, a book, a rule
cli-about-schema = Gives the JSON Schema of a ruleset's scenarios, or of the other formats
cli-about-completions = Gives the completions for a shell
cli-about-help = Shows the help of a command
cli-after = Without a command Montjoie plays a sample battle. "montjoie COMMAND --help" gives examples of each.

## Help: arguments and options

cli-arg-all-lang = Language; else that of the environment, else French
cli-arg-all-help = Shows this help
cli-arg-all-version = Gives the version
cli-arg-fight-file = The scenario; a dash for standard input
cli-arg-fight-seed = Seed of the dice: the same one gives the same battle (1 if absent)
cli-arg-fight-edition = Plays by this edition of the ruleset
cli-arg-fight-verbose = Opens every number: dice, terms, rules
cli-arg-check-files = The scenarios to read
cli-arg-rules-rules = The ruleset, or the ID of a rule
cli-arg-rules-rule = The ID of a rule
cli-arg-schema-rules = The ruleset; without it, the other formats
cli-arg-completions-shell = bash, zsh, fish, elvish or powershell
cli-arg-help-command = The command

## Help: examples

cli-ex-fight = plays the battle and tells it
cli-ex-fight-verbose = another battle, every number opened
cli-ex-fight-ask = says which dice will be asked for first
cli-ex-fight-dice = with the dice thrown at the table
cli-ex-fight-json = one line of JSON a fact, for programs
cli-ex-check = tells everything that is wrong, and how to mend it
cli-ex-check-all = reads every scenario of the folder
cli-ex-rules = the books there are
cli-ex-rules-book = a whole book
cli-ex-rules-one = one rule
cli-ex-schema = so that your editor completes and checks
cli-ex-schema-all = the JSON Lines, the answers, the journal
cli-ex-completions = for the fish shell

## A command line that is wrong

cli-usage-unknown-command = "{ $name }" is not a command.
cli-usage-unknown-option = "{ $name }" is not expected here.
cli-usage-missing = { $name } is missing.
cli-usage-conflict = "{ $name }" does not go with "{ $other }".
cli-usage-no-value = "{ $name }" wants a value.
cli-usage-value = "{ $value }" will not do for "{ $name }".
cli-usage-utf8 = The command line holds something that is not UTF-8 text.
cli-usage-other = This command line makes no sense.
cli-usage-nearest = Did you mean "{ $name }"?
cli-usage-choices = One of: { $list }.
cli-usage-help = See `{ $command }`.

## Files

cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-output = The result cannot be written: { $why }.
cli-io-not-found = there is no such file
cli-io-denied = access is denied
cli-io-folder = it is a folder
cli-io-exists = the file is there already
cli-unknown-edition = "{ $name }" is not an edition of this ruleset. Editions: { $list }.
cli-one-edition = This ruleset has one edition only{ $list }: leave "{ $name }" out.

## Checking

cli-check-fine = { $file }: nothing wrong. "{ $title }", { $book }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $characters ->
        [0] no characters
        [one] { $characters } character
       *[other] { $characters } characters
    }.

## The books

cli-shelf = { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }: { $text } of the text, { $reading } of reading, { $ours } of our own.
cli-editions = Editions: { $list }.
cli-marks = Every rule says where it comes from: [text], the book gives it; [reading], the book can be read in several ways and this is ours; [ours], the book is silent and the rule is our own.
cli-cited = { $rule }

## The telling

cli-aloud = To read aloud:
cli-dice = { $dice }
cli-hint = This was a sample battle. "montjoie --help" says what else can be done.
