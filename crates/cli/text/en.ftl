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
cli-value-precision = P
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

## Odds

cli-about-odds = Plays thousands of battles and says who wins, and at what price
cli-arg-odds-file = The scenario
cli-arg-odds-runs = Number of battles
cli-arg-odds-precision = Plays until it is this precise: 0.01 (if absent) for one percentage point
cli-arg-odds-exact = Counts the next dice exactly
cli-arg-odds-seed = Seed of the dice (1 if absent)
cli-arg-odds-edition = Plays by this edition of the ruleset
cli-arg-odds-json = A JSON object, for programs
cli-arg-odds-show = Tells the battle of this number, as "fight" does
cli-arg-odds-verbose = With --show: opens every number
cli-arg-odds-from = From where this game stands
cli-ex-odds = who wins, and at what price
cli-ex-odds-precise = to half a point
cli-ex-odds-exact = the next dice, exactly
cli-ex-odds-show = tells battle 17 of this count
cli-ex-odds-from = the odds from where the game stands
cli-odds-no-runs = It takes at least one battle: give "-n" a number of 1 or more.
cli-odds-precision = "{ $value }" is not a precision: give a number from 0.0005 to 0.5, such as 0.01 for one percentage point.
cli-odds-progress = (Ctrl-C: what is known so far)
cli-odds-nothing = No battle was played.
cli-odds-stopped = The count was stopped: this is what was known.
cli-odds-about = { $side_cap }: about { $word } { $n ->
        [one] chance
       *[other] chances
    } in ten.
cli-odds-range = { $side_cap }: { $low } to { $high } chances in ten, by how both sides are led.
cli-ten-0 = zero
cli-ten-1 = one
cli-ten-2 = two
cli-ten-3 = three
cli-ten-4 = four
cli-ten-5 = five
cli-ten-6 = six
cli-ten-7 = seven
cli-ten-8 = eight
cli-ten-9 = nine
cli-ten-10 = ten
cli-odds-runs = { $runs ->
        [one] { $runs } battle
       *[other] { $runs } battles
    } simulated, seed { $seed } (in brackets the 95% interval):
cli-odds-victory = Victory { $side_of }
cli-odds-draw = Draw
cli-odds-undecided = Undecided
cli-odds-conduct = Each side is taken to follow its doctrine: { $a }, { $first }; { $b }, { $second }.
cli-odds-doctrines = By the doctrines of both sides, { $side } { $side_n ->
        [one] wins
       *[other] win
    } { $low } to { $high } of the time ({ $runs } battles a pair):
cli-odds-length = Length: { $median ->
        [one] { $median } round
       *[other] { $median } rounds
    } in the median, { $low } to { $high } eight times in ten.
cli-odds-head-initial = start
cli-odds-head-median = losses
cli-odds-head-spread = 10 – 90%
cli-odds-head-rout = routed
cli-odds-head-taken = taken
cli-odds-head-lost = lost
cli-odds-judgements = Judgements of the GM left at their default: { $list }.
cli-odds-no-judgement = No judgement of the GM was left at its default.
cli-odds-exact = The whole step, exactly: { $paths ->
        [one] { $paths } outcome
       *[other] { $paths } outcomes
    } counted (share left out: { $cut }).
cli-odds-sampled = The whole step is too wide to be counted (some { $paths } outcomes): { $samples } samples.
cli-odds-step-loss = { $name }: losses { $median } in the median, { $low } to { $high }
cli-odds-throw = { $what }: { $median } in the median, { $low } to { $high } eight times in ten.
cli-odds-reach = At least { $versus }: { $share }.

## Dice, answers and journals

cli-arg-fight-dice = The faces thrown, one a die, in order; or @FILE
cli-arg-fight-answers = A file of answers to choices and judgements
cli-arg-fight-json = One line of JSON a fact, for programs
cli-arg-fight-ask-only = Says what will be asked, up to the first throw without a face
cli-arg-fight-journal = Keeps the journal of the battle in this new file too
cli-ex-fight-journal = keeps the battle, for "replay", "aftermath" or "play"
cli-about-replay = Reads a journal, tells it and checks that its facts hold together
cli-arg-replay-journal = The journal
cli-arg-replay-rejudge = Plays every step again by today's rules and says where they part
cli-arg-replay-verbose = Opens every number: dice, terms, rules
cli-ex-replay = tells the game
cli-ex-replay-rejudge = would today's rules judge the same?
cli-replayed = { $steps ->
        [one] { $steps } step read
       *[other] { $steps } steps read
    }: all the facts hold together.
cli-rejudged = { $steps ->
        [one] { $steps } step played again
       *[other] { $steps } steps played again
    }: today's rules judge the same.
cli-lapsed = to no effect: when its time came it meant nothing any more
cli-about-aftermath = Writes the scenario of the next battle with the survivors
cli-arg-aftermath-journal = The journal of the battle
cli-arg-aftermath-out = The scenario to write; without it, on standard output
cli-ex-aftermath = survivors, wounded, veterans: ready for next time
cli-after-cannot = No scenario that reads without fault could be made of this battle. Nothing was written.
cli-after-early = The battle is not over: this is what is left as it stands.
cli-after-written = { $file } is written: it reads without fault.
cli-after-fresh = Nobody is left { $side_of }: the side stands as it began, for you to replace.
