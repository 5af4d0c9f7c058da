### The messages of the command line, in English.

## Help: headings

cli-head-usage = Usage:
cli-head-commands = Commands
cli-head-arguments = Arguments
cli-head-options = Options
cli-head-always = Global options
cli-head-examples = Examples:

## Help: names of values

cli-value-file = FILE
cli-value-journal = JOURNAL
cli-value-out = OUT
cli-value-rules = RULESET
cli-value-role = unit|character
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

cli-about-montjoie = Montjoie resolves the mass battles of your games by the rulebook you use.
cli-about-fight = Plays a battle to the end and narrates it
cli-about-check = Checks scenarios and lists every problem
cli-about-rules = Shows our rulebooks: all of them, one book, one rule
cli-about-schema = Prints the JSON Schema of a ruleset's scenarios, or of the other formats
cli-about-completions = Prints the completions for a shell
cli-about-bring = Brings stat blocks of other games into a battle, every figure with where it came from
cli-about-help = Shows the help of a command
cli-after = Without a command, Montjoie opens the web table. "montjoie COMMAND --help" shows the options and examples of a command.

## Help: arguments and options

cli-arg-all-lang = Language; default: that of the environment, else French
cli-arg-all-help = Shows this help
cli-arg-all-version = Shows the version
cli-arg-fight-file = The scenario; "-" for standard input; a sample battle if omitted
cli-arg-serve-seed = Seed of the program's dice, to repeat the same rolls; default: random
cli-arg-fight-seed = Seed of the dice: the same seed gives the same battle (default: 1)
cli-arg-fight-edition = Plays by this edition of the ruleset
cli-arg-fight-verbose = Shows how every number is made: dice, terms, rules
cli-arg-check-files = The scenarios to check
cli-arg-bring-file = The text or JSON to read; - is the standard input
cli-arg-bring-as = What it becomes: so many of them, or one by name; unit when absent
cli-arg-bring-count = How many they are; else what the text says
cli-arg-bring-ruleset = The ruleset it is brought into, with an edition if you like; the first when absent
cli-arg-bring-json = Prints everything as one JSON object
cli-bring-toml = for a scenario, below its side:
cli-bring-guesses = { $n ->
    [one] One figure is guessed and marked “?”: correct it as you like.
   *[other] { $n } figures are guessed and marked “?”: correct them as you like.
}
cli-arg-rules-rules = The ruleset, or the ID of a rule
cli-arg-rules-rule = The ID of a rule
cli-arg-schema-rules = The ruleset; if omitted, the other formats
cli-arg-completions-shell = bash, zsh, fish, elvish or powershell
cli-arg-help-command = The command

## Help: examples

cli-ex-fight = plays the battle and narrates it
cli-ex-fight-verbose = another battle, with the details of every number
cli-ex-fight-ask = shows which dice will be asked for first
cli-ex-fight-dice = with the dice you threw
cli-ex-fight-json = one line of JSON per fact, for programs
cli-ex-check = lists every problem and how to fix it
cli-ex-check-all = checks every scenario in the folder
cli-ex-rules = lists the books
cli-ex-bring = twelve of them as a unit: figures, origins, and the table for a scenario
cli-ex-bring-json = one of them by name, for another program
cli-ex-rules-book = a whole book
cli-ex-rules-one = one rule
cli-ex-schema = lets your editor complete and check scenarios
cli-ex-schema-all = the JSON Lines, the answers file, the journal
cli-ex-completions = for the fish shell

## Errors in the command line

cli-usage-unknown-command = "{ $name }" is not a command.
cli-usage-unknown-option = "{ $name }" is not expected here.
cli-usage-missing = { $name } is missing.
cli-usage-conflict = "{ $name }" cannot be used with "{ $other }".
cli-usage-no-value = "{ $name }" needs a value.
cli-usage-value = "{ $value }" is not a valid value for "{ $name }".
cli-usage-utf8 = The command line contains something that is not UTF-8 text.
cli-usage-other = This command line is not valid.
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
cli-io-exists = the file already exists
cli-unknown-edition = "{ $name }" is not an edition of this ruleset. Editions: { $list }.
cli-one-edition = This ruleset has only one edition{ $list }: omit "{ $name }".

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
    }: { $text } from the text, { $reading } by our reading, { $ours } of our own.
cli-editions = Editions: { $list }.
cli-preset = As the document says: this is how every disputed point is read if a scenario sets no option. Under [options], “preset = "document"” says so explicitly. An option written next to it takes precedence, and “check” reports it.
cli-marks = Every rule is marked with its origin: [text], the book gives it; [reading], the book can be read in several ways and this is our reading; [ours], the book is silent and the rule is ours.
cli-cited = { $rule }

## The narration

cli-aloud = To read aloud:
cli-dice = { $dice }
cli-hint = This was a sample battle. "montjoie --help" shows what else you can do.

## Odds

cli-about-odds = Plays thousands of battles and shows who wins, and with what losses
cli-arg-odds-file = The scenario
cli-arg-odds-runs = Number of battles
cli-arg-odds-precision = Plays until the result is this precise; default: 0.01, one percentage point
cli-arg-odds-exact = Computes the odds of the next dice exactly
cli-arg-odds-seed = Seed of the dice (default: 1)
cli-arg-odds-edition = Plays by this edition of the ruleset
cli-arg-odds-json = Prints a JSON object, for programs
cli-arg-odds-show = Narrates the battle with this number, as "fight" does
cli-arg-odds-verbose = With --show: shows how every number is made
cli-arg-odds-from = Starts from the current state of this journal
cli-ex-odds = who wins, and with what losses
cli-ex-odds-precise = to half a percentage point
cli-ex-odds-exact = the next dice, exactly
cli-ex-odds-show = narrates battle 17 of this run
cli-ex-odds-from = the odds from the current state of a game
cli-odds-no-runs = There must be at least one battle: give "-n" a number of 1 or more.
cli-odds-precision = "{ $value }" is not a precision: give a number from 0.0005 to 0.5, such as 0.01 for one percentage point.
cli-odds-progress = (Ctrl-C: the result so far)
cli-odds-nothing = No battle was played.
cli-odds-stopped = The run was stopped: this is what was known so far.
cli-odds-about = { $side_cap }: about { $word } { $n ->
        [one] chance
       *[other] chances
    } in ten.
cli-odds-range = { $side_cap }: { $from ->
        [0] from { $low }
       *[other] { $low }
    } to { $high } chances in ten, by how both sides are led.
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
cli-odds-undecided = Undecided, time ran out
cli-odds-harmless = Undecided, nobody left can hurt anybody
cli-odds-conduct = Each side is taken to follow its doctrine: { $a }, { $first }; { $b }, { $second }.
cli-odds-doctrines = By the doctrines of both sides, { $side } { $side_n ->
        [one] wins
       *[other] win
    } { $low } to { $high } of the time ({ $runs } battles a pair):
cli-odds-length = Length: { $median } in the median, { $low } to { $high } eight times in ten.
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
cli-odds-reach = { $goal }: { $share }.

## Dice, answers and journals

cli-arg-fight-dice = The faces thrown, one per die, in order; or @FILE
cli-arg-fight-answers = A file with answers to choices and judgements
cli-arg-fight-json = Prints one line of JSON per fact, for programs
cli-arg-fight-ask-only = Shows what will be asked, up to the first throw without a face
cli-arg-fight-pledge = Pledges the dice in the journal: shows the hash of their seed before the first throw
cli-ex-fight-pledge = dice that anyone can check later, with "verify"
cli-arg-fight-journal = Also saves the journal of the battle in this new file
cli-ex-fight-journal = saves the battle, for "replay", "aftermath" or "play"
cli-about-replay = Narrates a journal and checks that its facts are consistent
cli-arg-replay-journal = The journal
cli-arg-replay-rejudge = Plays every step again by the current rules and shows where the results differ
cli-arg-replay-verbose = Shows how every number is made: dice, terms, rules
cli-ex-replay = narrates the game
cli-ex-replay-rejudge = do the current rules give the same result?
cli-replayed = { $steps ->
        [one] { $steps } step read
       *[other] { $steps } steps read
    }: all facts are consistent.
cli-rejudged = { $steps ->
        [one] { $steps } step played again
       *[other] { $steps } steps played again
    }: today's rules judge the same.
cli-lapsed = no effect: it was no longer possible when it was due
cli-about-verify = Shows what was pledged about the dice, and that every rolled die follows from it
cli-arg-verify-journal = The journal
cli-ex-verify = for anyone who doubts the dice
cli-pledge-next = Until the program has rolled, each player may add a word: pledge NAME WORD. After the battle, "montjoie verify JOURNAL" shows anyone that every rolled die follows from the pledge.
cli-about-aftermath = Writes the scenario of the next battle with the survivors
cli-arg-aftermath-journal = The journal of the battle
cli-arg-aftermath-out = The scenario to write; default: standard output
cli-ex-aftermath = survivors, wounded, veterans: ready for the next battle
cli-after-cannot = This battle could not be turned into a valid scenario. Nothing was written.
cli-after-early = The battle is not over: this is what is left at this point.
cli-after-written = { $file } was written: it is a valid scenario.
cli-after-fresh = Nobody is left { $side_of }: the side is written as it began, for you to replace.

## Playing

cli-about-play = Plays a battle in the terminal, with your own dice
cli-arg-play-file = A scenario to start, or a journal to continue
cli-arg-play-journal = The journal of a new game; default: the scenario's name, in the current folder
cli-arg-play-judgements = Which optional judgements are asked: players (where they matter to a player's character), always, never
cli-value-judgements = WHICH
cli-arg-play-program = A side the program leads and rolls for (may be repeated)
cli-arg-play-edition = Plays by this edition of the ruleset
cli-arg-play-pledge = Pledges the dice before the first throw, and accepts the players' words
cli-arg-play-seed = Seed of the program's dice; default: random
cli-arg-play-verbose = Shows how every number is made: dice, terms, rules
cli-value-file-journal = FILE|JOURNAL
cli-value-side = SIDE
cli-sample-side = north
cli-ex-play = starts a battle
cli-ex-play-resume = continues it where you left
cli-ex-play-program = the program leads the enemy, you keep your dice
cli-play-saved = The game is saved in { $file }, after every answer.
cli-play-previously = Previously
cli-play-bye = Until next time: everything is saved.
cli-play-over = The battle is over. "undo" goes back into it, "quit" leaves.
cli-play-nothing = Nothing is asked: "go" continues, "help" shows what you can type.
cli-play-throw = { $count ->
        [one] Throw the dice and type the faces
       *[other] { $count } throws: type the faces in order
    } (Enter: the program rolls the rest).
cli-play-choose-one = Your decision: type the letter (Enter: by doctrine).
cli-play-choose = { $count } orders to give, such as "1-3 b" or "all a" (Enter: the rest by doctrine; "again": as last time).
cli-play-enter = Enter: { $letter }
cli-play-enter-here = Enter
cli-play-now = now { $state }
cli-play-judge = Yours to judge (Enter: the default).
cli-play-not-understood = Nothing is asked now: "help" shows what you can type.
cli-play-too-many = There { $extra ->
        [one] is one face
       *[other] are { $extra } faces
    } too many for the throws asked. Nothing was taken.
cli-play-which = For whom? "{ $word }" is not a line of the list: start with its number ("2 b"), several ("1-3 b") or "all".
cli-play-not-offered = "{ $words }" is not an option for { $who }. "options" lists them; "force" orders something else.
cli-play-nobody = Nobody here is called "{ $word }".
cli-play-nobody-near = Nobody here is called "{ $word }". Did you mean "{ $near }"?
cli-play-gesture = Usage: { $usage }
cli-play-no-option = "{ $word }" is not an option of this ruleset. Perhaps: { $list }.
cli-play-no-field = "{ $word }" is not a figure that can be set. Perhaps: { $list }.
cli-play-no-value = "{ $word }" is not a valid value. Possible: { $list }.
cli-play-no-number = No die has been thrown yet.
cli-play-no-last = None of these orders was given before, or they are no longer allowed.
cli-play-no-offer = This step has no optional judgement.
cli-play-beside = (what if…)
cli-play-what-if = What if… You are trying something; the battle itself does not change. "back" returns to it, "for good" continues it from here.
cli-play-back = Back in the battle, as you left it.
cli-play-for-good = The battle goes on from here. What is put aside stays in the journal.
cli-play-for-good-ask = Put aside: { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }, { $lines ->
        [0] no line
        [one] one line
       *[other] { $lines } lines
    } of the chronicle, { $answers ->
        [0] no answer
        [one] one answer
       *[other] { $answers } answers
    } to the open step. Go on from here for good? (yes, no)
cli-play-undone = Undone: { $what }.
cli-play-redone = Redone: { $what }.
cli-play-amended = Amended. { $changed ->
        [0] No other throw changes
        [one] One other throw has a different result
       *[other] { $changed } other throws have different results
    }; { $dropped ->
        [0] every later answer is still valid.
        [one] one answer is no longer valid.
       *[other] { $dropped } answers are no longer valid.
    }
cli-play-reason = What is the reason? (a few words for the chronicle)
cli-play-confirm = Enter: at the start of the step; "end": at the end of the step; "no": change nothing.
cli-play-newcomer = New unit
cli-play-dropped = { $count ->
        [one] One answer of the step would no longer be valid.
       *[other] { $count } answers of the step would no longer be valid.
    }
cli-play-gesture-dice = This gesture needs dice (Enter: the program rolls):
cli-play-hand-person = you
cli-play-hand-assisted = you, as the program proposes
cli-play-hand-program = the program
cli-play-kind-all = everything
cli-play-kind-dice = dice
cli-play-kind-orders = orders
cli-play-kind-judgements = judgements
cli-play-conduct-side = { $side_cap }: dice, { $dice }; orders, { $choices }.
cli-play-conduct-gm = Judgements: { $judgements }.
cli-play-conduct-focus = Only those whom players play ask for input; the program leads the others, except a side that you assigned above.
cli-play-offered-players = Optional judgements: asked if they matter to a player's character, or all of them if there is none.
cli-play-offered-always = Optional judgements: always asked.
cli-play-offered-never = Optional judgements: never asked, the defaults apply.
cli-play-conduct-except = { $who_cap } apart ({ $kind }): { $hand }.
cli-play-conduct-held = Play waits for your next input: Enter continues.
cli-play-conduct-usage = Usage: conduct SIDE [dice|orders] program|me; conduct UNIT me; conduct judgements program; conduct all program; conduct players; conduct judgements players|always|never; conduct reset.
cli-play-help-dice = Dice: type the faces in the order of the list, "4 2 6"; "3: 5" for the third throw alone. Enter leaves the rest to the program. On a d10, 0 is ten. The chain of an open-ended die is typed together or face by face: "9934", "99 34".
cli-play-help-orders = Orders: "1-3 b", "all a", "1 a; 2 c", or the id and the words, "guard engagement ogres". Enter follows the doctrine for the rest.
cli-play-help-judgements = Judgements: a number, a letter, or Enter for the default.
cli-play-help-undo = undoes the last action; "undo die" undoes one answer, "undo step" the whole step
cli-play-help-redo = restores what was just undone
cli-play-help-why = shows how the last number was made, or that of a unit: why [UNIT]
cli-play-help-odds = the odds from the current state
cli-play-help-rule = the rule that asks, or the one named: rule ID
cli-play-help-state = where everyone is, whom they fight, their strength; state UNIT shows one
cli-state-against = against { $who }
cli-state-free = free
cli-state-with = with { $who }
cli-state-value = { $value }
cli-play-help-conduct = who rolls and who decides: conduct SIDE [dice|orders] program|me; conduct players: the program leads all but theirs; conduct judgements players|always|never: which optional judgements are asked
cli-play-help-pledge = pledges the dice before the first throw, and accepts the players' words: pledge, then pledge NAME WORD
cli-play-help-goon = lets the program play: go until round, rout, chief, character, SIDE, UNIT or the end
cli-play-help-again = the same orders as last time, where they are allowed
cli-play-help-options = the allowed answers, in full: options [N]
cli-play-help-force = an order outside the rules: force N ORDER TARGET : reason
cli-play-help-term = adds a term to a throw: term N [versus|share] +2 its name
cli-play-help-judge = the optional judgements: judge, then judge N = VALUE
cli-play-help-amend = corrects an earlier answer: amend, then amend NUMBER ANSWER
cli-play-help-whatif = tries something without changing the battle: what if [NUMBER] (for the numbers: amend)
cli-play-help-back = ends the what-if: the battle is as you left it
cli-play-help-forgood = the battle continues from the what-if; you are asked to confirm
cli-play-help-note = adds your own line to the chronicle: note TEXT
cli-play-help-help = this help
cli-play-help-quit = leaves; everything is already saved
cli-play-help-reason = Gestures of the GM end with a colon and a reason: "take guard 10 : the fever". A preview is shown first.
cli-play-usage-take = gesture: removes men or points, take UNIT N : reason
cli-play-usage-restore = gesture: gives men or points back, restore UNIT N : reason
cli-play-usage-test = gesture: tests morale now, test UNIT : reason
cli-play-usage-break = gesture: a unit breaks, break UNIT : reason
cli-play-usage-rally = gesture: a unit rallies, rally UNIT : reason
cli-play-usage-attack = gesture: one more attack, attack UNIT TARGET [shot] : reason
cli-play-usage-engage = gesture: engages two units in melee, engage UNIT TARGET : reason
cli-play-usage-part = gesture: separates two units, part UNIT UNIT : reason
cli-play-usage-add = gesture: adds a unit like this one, add UNIT N : reason
cli-play-usage-split = gesture: men become a separate unit, split UNIT N : reason
cli-play-usage-merge = gesture: one unit joins another, merge UNIT UNIT : reason
cli-play-usage-remove = gesture: someone leaves the battle, remove UNIT : reason
cli-play-usage-bring = gesture: someone arrives, bring UNIT : reason
cli-play-usage-turn = gesture: a unit changes sides, turn UNIT : reason
cli-play-usage-fell = gesture: a character falls, fell CHARACTER : reason
cli-play-usage-post = gesture: a character joins a unit or is alone, post CHARACTER UNIT|alone : reason
cli-play-usage-concede = gesture: a side gives up, concede SIDE : reason
cli-play-usage-option = gesture: changes an option from now on, option OPTION VALUE : reason
cli-play-usage-set = gesture: sets a figure, set UNIT FIGURE NUMBER : reason
cli-after-adrift = { $who }: the unit no longer exists and no other is suitable. Choose a place in the next scenario yourself.

## The web table

cli-value-folder = FOLDER
cli-about-serve = Opens the web table: the GM's page, the players' phones (what "montjoie" alone does)
cli-arg-serve-data = The folder for battles; default: your system's data folder
cli-arg-serve-port = The port; default: 7144, or another one if that is taken. 0: any free port
cli-arg-serve-lan = Lets phones on your network connect
cli-arg-serve-no-open = Does not open the browser
cli-ex-serve = opens the table in the browser
cli-ex-serve-lan = the same, and players join with their phones
cli-ex-serve-data = another folder, another port, no browser
cli-value-address = https://HOST
cli-value-machine = ADDRESS
cli-arg-serve-public = The public HTTPS address of the table, for friends far away; a proxy or a tunnel forwards it
cli-arg-serve-proxy = The address of the proxy, whose client addresses are trusted. May be repeated; 10.0.0.0/8 names a network
cli-arg-serve-host = The address of this machine to listen on, for a proxy on another machine; needs --proxy
cli-arg-serve-frame = A site that may show the table in a frame. May be repeated
cli-ex-serve-public = for friends far away, behind an HTTPS proxy on this machine
cli-serve-behind = The proxy or the tunnel must forward requests to { $address } and keep the name in Host.
cli-serve-not-https = { $option } takes an address that begins with https:// : “{ $value }” does not. Without HTTPS, others on the network can read everything. For phones on your own network use --lan.
cli-serve-more = { $option } takes a host name and nothing after it: “{ $value }” has more. The table needs a host name of its own, such as https://table.example, not a path of another site.
cli-serve-no-name = { $option }: “{ $value }” has no valid host name. Write it like https://table.example or https://table.example:8443; write accented letters in the form that begins with xn--.
cli-serve-no-address = { $option } takes an address of this machine, such as 192.168.1.20, or 0.0.0.0 for all of them: “{ $value }” is not one.
cli-serve-no-proxy-address = { $option } takes the address of a machine, such as 127.0.0.1, or of a network, such as 172.16.0.0/12: “{ $value }” is neither.
cli-serve-no-proxy = { $option } { $value } listens on a network. Name with --proxy who may forward requests; all others are refused.
cli-version = montjoie { $version } ({ $commit }, { $date })
cli-version-changed = montjoie { $version } ({ $commit } with changes, { $date })
cli-version-unknown = montjoie { $version } (built without git: commit unknown)
cli-serve-open = The table is open.
cli-serve-link = Your page (keep the link secret): { $link }
cli-serve-folder = Battles are saved in { $folder }
cli-serve-lan = Players: { $link }
cli-serve-lan-none = This machine is not on a network, so phones cannot find it. Join a Wi-Fi or share a connection, and the table will follow.
cli-serve-stop = Ctrl-C closes the table; everything confirmed is already saved.
cli-serve-closed = The table is closed. Everything is saved.
cli-serve-port = Port { $port } is taken by another program. Choose another with --port, or close that program.
cli-serve-in-use = Another Montjoie is using the folder { $folder }. Close it, or give another folder with --data.
cli-serve-in-use-at = Another Montjoie is using the folder { $folder }: its table is at { $address }. Close it, or give another folder with --data.
cli-serve-no-folder = Your system does not say which folder to use for battles. Give one with --data.

## Restoring a copy

cli-value-copy = COPY
cli-about-restore = Restores a copy of the battles, or lists the copies
cli-arg-restore-copy = The copy, a file in the folder "copies"; if omitted, lists the copies
cli-arg-restore-data = The folder for battles; default: your system's data folder
cli-arg-restore-replace-newer = Restores the copy even if the current file contains battles, steps or drafts that it lacks
cli-ex-restore-list = the copies and their contents
cli-ex-restore = restores this copy; the current file is set aside, never deleted
cli-ex-restore-newer = even if newer steps are set aside with it
cli-about-report = Writes a bug report: the journal without its names, in one file
cli-arg-report-journal = The journal of a battle, or "-" for standard input
cli-arg-report-out = The file to write; default: next to the journal
cli-ex-report = a file to send us, which "replay" can read
cli-report-done = The report is in { $file }. Names, titles and texts are replaced in it; read it before you send it.
cli-report-named = The names in { $file } cannot be replaced without changing the battle: nothing was written. Send us the journal itself, if you do not mind.
cli-report-of = A report made by Montjoie { $version }, on { $system }.
cli-about-link = Makes a new link for the GM and revokes every older key
cli-arg-link-data = The folder for battles; default: your system's data folder
cli-ex-link = a link that works once, for the open table
cli-link-new = Every older key of the GM is revoked. This link works once:
cli-link-void = Every key of the GM is revoked. No table is open here: "montjoie" opens one and prints its link.
cli-link-none = There are no battles in the folder { $folder }.
cli-restore-folder = The folder { $file } cannot be used: { $why }.
cli-restore-newer = Nothing was touched: the current file contains things that this copy lacks.
cli-restore-newer-do = To restore it anyway (the current file is set aside, not deleted):
cli-restore-done = The copy is restored: { $holds }.
cli-restore-aside = The previous file is set aside, with its log:
cli-restore-open = To open the table:
cli-restore-in-use = Another Montjoie is using the folder { $folder }: nothing was touched. Close it, then try again.
cli-restore-in-use-at = Another Montjoie is using the folder { $folder }: nothing was touched. Restore the copy from its page, { $page }, or close it and try again.
cli-restore-none = There is no copy in the folder { $folder }.
cli-restore-list = The copies in the folder { $folder }, and what to type to restore one:
cli-restore-no-copy = There is no sound copy in { $folder }. Keep the folder as it is for someone who can repair the file, and start elsewhere, with --data and another folder.
cli-restore-advise = To restore the copy { $copy }, type:
cli-restore-advise-newer = The current file contains things that this copy lacks:
cli-restore-advise-aside = The current file is then set aside, in the folder “aside”, and never deleted.

## Sweeps

cli-about-sweep = Computes a grid of variants of a scenario, one CSV row each
cli-arg-sweep-file = The scenario
cli-arg-sweep-vary = What varies: a path in the scenario and its values, "a..b/step" or "a,b,c"; may be repeated
cli-arg-sweep-runs = Battles per variant
cli-arg-sweep-precision = Plays each variant until it is this precise; default: 0.01, one percentage point
cli-arg-sweep-out = The CSV table; an unfinished one is continued
cli-arg-sweep-shard = Only part k of n, such as 3/8
cli-arg-sweep-seed = Seed of the dice, the same for every variant (default: 1)
cli-arg-sweep-edition = Plays by this edition of the ruleset
cli-arg-sweep-threads = Number of threads (default: all cores)
cli-ex-sweep = five strengths of the pikemen, 2,000 battles each
cli-ex-sweep-shard = the first of eight parts, for a cluster
cli-about-merge = Joins the parts of a sweep; the result is byte-identical to one run
cli-arg-merge-files = The tables of the parts
cli-arg-merge-out = The whole table; default: standard output
cli-ex-merge = both parts in one table
cli-about-plot = Plots a sweep, in the terminal or as SVG
cli-arg-plot-file = The table of a sweep
cli-arg-plot-of = The column to plot (default: share_1)
cli-arg-plot-where = Only rows with this value; may be repeated
cli-arg-plot-svg = Writes an SVG file
cli-ex-plot = the odds of the first side, in the terminal
cli-ex-plot-svg = its remaining strength, in a file
cli-value-vary = PATH=VALUES
cli-value-shard = K/N
cli-value-column = COLUMN
cli-value-where = PATH=VALUE
cli-odds-many-runs = That is too many: "-n" goes up to { $most } battles.
cli-sweep-vary-form = "{ $value }" does not say what varies: write "path=a..b/step" or "path=a,b,c", such as "pikemen.count=40..80/10".
cli-sweep-vary-number = "{ $what }", in "{ $value }", is not a number.
cli-sweep-vary-backwards = "{ $value }" does not go up: the right end must not be below the left one, and the step must be above 0.
cli-sweep-vary-many = "{ $value }" makes { $count } variants; a sweep has at most { $most }. Use a larger step or fewer values.
cli-sweep-vary-twice = "{ $what }" appears twice in "{ $value }".
cli-sweep-path-form = "{ $path }" is not a path in the scenario: write "side[1].unit[2].count", or "pikemen.count" by the id.
cli-sweep-path-missing = "{ $path }" is not in the scenario: "{ $part }" does not lead to anything that can vary.
cli-sweep-path-several = "{ $path }" is ambiguous: "{ $part }" is there more than once. Write the full path, such as "side[1].unit[2].count".
cli-sweep-value = With "{ $path }" set to "{ $value }" there is no battle:
cli-sweep-shard = "{ $value }" is not a part: write "k/n", such as 3/8, k from 1 to n.
cli-sweep-other = "{ $file }" exists and is not the beginning of this sweep. Give "--out" another name, or move that file away.
cli-sweep-refused = { $count ->
        [one] { $count } variant is no battle: its row is empty. Variant { $variant }:
       *[other] { $count } variants are no battles: their rows are empty. The first, { $variant }:
    }
cli-sweep-stopped = Stopped at { $done } of { $of } variants. To resume, run the same command again.
cli-sweep-stopped-unkept = Stopped at { $done } of { $of } variants. With "--out" the same command could have resumed.
cli-sweep-done = { $of ->
        [one] { $of } variant
       *[other] { $of } variants
    } in "{ $file }"{ $before ->
        [0] .
       *[other] , { $before } of them already there.
    }
cli-sweep-progress = { $done } of { $of } variants, { $left } left
cli-sweep-progress-unknown = { $done } of { $of } variants
cli-merge-not-one = "{ $file }" is not the table of a sweep, or has no row.
cli-merge-row = "{ $file }", line { $line }: this is not a row of that sweep.
cli-merge-others = "{ $file }" belongs to another sweep than the first files.
cli-merge-differ = Variant { $variant } appears twice, with different figures.
cli-merge-missing = { $count ->
        [one] { $count } variant is missing: { $first }. To resume a part that was stopped, run the same "sweep" command again.
       *[other] { $count } variants are missing, { $first } among them. To resume a part that was stopped, run the same "sweep" command again.
    }
cli-plot-unknown = "{ $name }" is not in this table. Available: { $list }.
cli-plot-axes = { $count ->
        [0] Nothing varies any more: do not fix all of { $list }.
       *[other] { $count } things vary ({ $list }), and a plot shows one or two: fix the others with "--where path=value".
    }
cli-plot-nothing = No row matches: nothing to plot.
cli-plot-share-1 = Victories of the first side
cli-plot-share-2 = Victories of the second side
cli-plot-share-none = Battles nobody won
cli-plot-left-1 = What the first side has left, on average
cli-plot-left-2 = What the second side has left, on average
cli-plot-rounds = Median length
