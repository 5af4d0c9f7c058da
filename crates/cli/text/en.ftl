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

cli-about-montjoie = Montjoie resolves the mass battles of your games, by the rulebook of your table.
cli-about-fight = Plays a battle to the end and tells it
cli-about-check = Reads scenarios and tells everything that is wrong with them
cli-about-bring = Brings stat blocks of other games into a battle, every figure with where it came from
cli-about-rules = Shows our rulebooks: the shelf, a book, a rule
cli-about-schema = Gives the JSON Schema of a ruleset's scenarios, or of the other formats
cli-about-completions = Gives the completions for a shell
cli-about-help = Shows the help of a command
cli-after = Without a command Montjoie opens the web table. "montjoie COMMAND --help" gives examples of each.

## Help: arguments and options

cli-arg-all-lang = Language; else that of the environment, else French
cli-arg-all-help = Shows this help
cli-arg-all-version = Gives the version
cli-arg-fight-file = The scenario; a dash for standard input, nothing for a sample battle
cli-arg-serve-seed = Seed of the program's dice, to see the same again; else chance
cli-arg-fight-seed = Seed of the dice: the same one gives the same battle (1 if absent)
cli-arg-fight-edition = Plays by this edition of the ruleset
cli-arg-fight-verbose = Opens every number: dice, terms, rules
cli-arg-check-files = The scenarios to read
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
cli-ex-bring = twelve of them as a unit: figures, origins, and the table for a scenario
cli-ex-bring-json = one of them by name, for another program
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
cli-preset = As the document says: as long as a scenario sets no option, every disputed point is read so. Under [options], “preset = "document"” spells it out; an option written beside it counts, and “check” tells of it.
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

cli-arg-fight-dice = The faces thrown, one a die, in order; or @FILE
cli-arg-fight-answers = A file of answers to choices and judgements
cli-arg-fight-json = One line of JSON a fact, for programs
cli-arg-fight-ask-only = Says what will be asked, up to the first throw without a face
cli-arg-fight-pledge = Pledges the dice in the journal: the hash of their seed is shown before the first throw
cli-ex-fight-pledge = dice anyone can check afterwards, by "verify"
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
cli-about-verify = Shows what was pledged of the dice, and that every rolled one follows from it
cli-arg-verify-journal = The journal
cli-ex-verify = for whoever doubts the dice
cli-pledge-next = Until the program has rolled, each player may say a word: pledge NAME WORD. After the battle, "montjoie verify JOURNAL" shows anyone that every rolled die follows.
cli-about-aftermath = Writes the scenario of the next battle with the survivors
cli-arg-aftermath-journal = The journal of the battle
cli-arg-aftermath-out = The scenario to write; without it, on standard output
cli-ex-aftermath = survivors, wounded, veterans: ready for next time
cli-after-cannot = No scenario that reads without fault could be made of this battle. Nothing was written.
cli-after-early = The battle is not over: this is what is left as it stands.
cli-after-written = { $file } is written: it reads without fault.
cli-after-fresh = Nobody is left { $side_of }: the side stands as it began, for you to replace.

## Playing

cli-about-play = Plays a battle in the terminal, with your own dice
cli-arg-play-file = A scenario to begin, or a journal to take up again
cli-arg-play-journal = The journal of a new game; else the scenario's name, here
cli-arg-play-judgements = Judgements that may be left are asked: players (where they matter to a player's character), always, never
cli-value-judgements = WHICH
cli-arg-play-program = A side the program leads and rolls for (may be repeated)
cli-arg-play-edition = Plays by this edition of the ruleset
cli-arg-play-pledge = Pledges the dice before the first throw, and takes the players' words
cli-arg-play-seed = Seed of the program's dice; else chance
cli-arg-play-verbose = Opens every number: dice, terms, rules
cli-value-file-journal = FILE|JOURNAL
cli-value-side = SIDE
cli-sample-side = north
cli-ex-play = begins a battle
cli-ex-play-resume = takes it up where it stood
cli-ex-play-program = the program leads the enemy, you keep your dice
cli-play-saved = The game is kept in { $file }, at every answer.
cli-play-previously = Previously
cli-play-bye = Until next time: everything is kept.
cli-play-over = The battle is over. "undo" takes it up again, "quit" leaves.
cli-play-nothing = Nothing is asked: "go" plays on, "help" says what to type.
cli-play-throw = { $count ->
        [one] Throw the dice and type the faces
       *[other] { $count } throws: type the faces in order
    } (Enter: the program throws the rest).
cli-play-choose-one = To decide: type the letter (Enter: by doctrine).
cli-play-choose = { $count } orders to give, such as "1-3 b" or "all a" (Enter: the rest by doctrine; "again": as last time).
cli-play-enter = Enter: { $letter }
cli-play-enter-here = Enter
cli-play-now = now { $state }
cli-play-judge = Yours to judge (Enter: as usual).
cli-play-not-understood = Nothing is asked just now: type "help" to see what to type.
cli-play-too-many = There { $extra ->
        [one] is one face
       *[other] are { $extra } faces
    } too many for the throws asked. Nothing was taken.
cli-play-which = For whom? "{ $word }" is no line of the list: begin with its number ("2 b"), several ("1-3 b") or "all".
cli-play-not-offered = "{ $words }" is not offered to { $who }. "options" gives the list; "force" goes past it.
cli-play-nobody = Nobody here is called "{ $word }".
cli-play-nobody-near = Nobody here is called "{ $word }". Did you mean "{ $near }"?
cli-play-gesture = It is typed like this: { $usage }
cli-play-no-option = "{ $word }" is no option of this ruleset. Perhaps: { $list }.
cli-play-no-field = "{ $word }" is no figure that can be set. Perhaps: { $list }.
cli-play-no-value = "{ $word }" will not do. It takes: { $list }.
cli-play-no-number = No die has fallen yet.
cli-play-no-last = None of these orders was given before, or is still allowed.
cli-play-no-offer = No judgement is offered in this step.
cli-play-beside = (what if…)
cli-play-what-if = What if… You are playing beside the battle, which stays. "back" leads back to it, "for good" brings it here.
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
        [one] One other throw reads otherwise
       *[other] { $changed } other throws read otherwise
    }; { $dropped ->
        [0] every later answer holds.
        [one] one answer no longer holds.
       *[other] { $dropped } answers no longer hold.
    }
cli-play-reason = For what reason? (a word for the chronicle)
cli-play-confirm = Enter: at the start of the step; "end": at the end of the step; "no": change nothing.
cli-play-newcomer = New unit
cli-play-dropped = { $count ->
        [one] One answer of the step would no longer hold.
       *[other] { $count } answers of the step would no longer hold.
    }
cli-play-gesture-dice = This gesture wants dice (Enter: the program throws):
cli-play-hand-person = you
cli-play-hand-assisted = you, as the program proposes
cli-play-hand-program = the program
cli-play-kind-all = everything
cli-play-kind-dice = dice
cli-play-kind-orders = orders
cli-play-kind-judgements = judgements
cli-play-conduct-side = { $side_cap }: dice, { $dice }; orders, { $choices }.
cli-play-conduct-gm = Judgements: { $judgements }.
cli-play-conduct-focus = Only those whom players play ask the table; the program leads the others, unless a side is named above by you.
cli-play-offered-players = Judgements that may be left: asked where they matter to a player's character, all of them where there is none.
cli-play-offered-always = Judgements that may be left: always asked.
cli-play-offered-never = Judgements that may be left: taken at their defaults.
cli-play-conduct-except = { $who_cap } apart ({ $kind }): { $hand }.
cli-play-conduct-held = Nothing is played before you say more: Enter goes on.
cli-play-conduct-usage = It is typed like this: conduct SIDE [dice|orders] program|me; conduct UNIT me; conduct judgements program; conduct all program; conduct players; conduct judgements players|always|never; conduct reset.
cli-play-help-dice = Dice: type the faces in the order of the list, "4 2 6"; "3: 5" for the third throw alone. Enter leaves the rest to the program. On a d10, 0 is ten. The chain of an open-ended die is typed together or face by face: "9934", "99 34".
cli-play-help-orders = Orders: "1-3 b", "all a", "1 a; 2 c", or the id and the words, "guard engagement ogres". Enter follows the doctrine for the rest.
cli-play-help-judgements = Judgements: a number, a letter, or Enter for the usual.
cli-play-help-undo = takes back what was just done; "undo die" one answer, "undo step" the whole step
cli-play-help-redo = brings again what was just undone
cli-play-help-why = opens the last number, or that of a unit: why [UNIT]
cli-play-help-odds = the odds from here
cli-play-help-rule = the rule that asks, or the one named: rule ID
cli-play-help-state = where everyone stands, whom they fight, what they are worth; state UNIT opens one
cli-state-against = against { $who }
cli-state-free = free
cli-state-with = with { $who }
cli-state-value = { $value }
cli-play-help-conduct = who rolls and who decides: conduct SIDE [dice|orders] program|me; conduct players: the program leads all but theirs; conduct judgements players|always|never: which of those that may be left are asked
cli-play-help-pledge = pledges the dice before the first throw, and takes the players' words: pledge, then pledge NAME WORD
cli-play-help-goon = plays by itself: go until round, rout, chief, character, SIDE, UNIT or the end
cli-play-help-again = the same orders as last time, where they are allowed
cli-play-help-options = the answers allowed, in full: options [N]
cli-play-help-force = an order outside the rules: force N ORDER TARGET : reason
cli-play-help-term = adds a term to a throw: term N [versus|share] +2 its name
cli-play-help-judge = the judgements offered: judge, then judge N = VALUE
cli-play-help-amend = corrects an earlier answer: amend, then amend NUMBER ANSWER
cli-play-help-whatif = plays beside the battle, which stays: what if [NUMBER] (the numbers: amend)
cli-play-help-back = leaves the what-if: the battle is as it was left
cli-play-help-forgood = the battle goes on from where the what-if stands; you are asked first
cli-play-help-note = a line of your own in the chronicle: note TEXT
cli-play-help-help = this help
cli-play-help-quit = leaves; everything is kept already
cli-play-help-reason = Gestures of the GM end with a colon and their reason: "take guard 10 : the fever". What would change is shown first.
cli-play-usage-take = gesture: takes men or points, take UNIT N : reason
cli-play-usage-restore = gesture: gives men or points back, restore UNIT N : reason
cli-play-usage-test = gesture: tests morale at once, test UNIT : reason
cli-play-usage-break = gesture: a unit breaks, break UNIT : reason
cli-play-usage-rally = gesture: a unit takes heart again, rally UNIT : reason
cli-play-usage-attack = gesture: one more attack, attack UNIT TARGET [shot] : reason
cli-play-usage-engage = gesture: two come to grips, engage UNIT TARGET : reason
cli-play-usage-part = gesture: two are parted, part UNIT UNIT : reason
cli-play-usage-add = gesture: one more unit like this one, add UNIT N : reason
cli-play-usage-split = gesture: men become a unit of their own, split UNIT N : reason
cli-play-usage-merge = gesture: one unit goes into another, merge UNIT UNIT : reason
cli-play-usage-remove = gesture: somebody leaves the battle, remove UNIT : reason
cli-play-usage-bring = gesture: somebody arrives, bring UNIT : reason
cli-play-usage-turn = gesture: a unit changes sides, turn UNIT : reason
cli-play-usage-fell = gesture: a character falls, fell CHARACTER : reason
cli-play-usage-post = gesture: a character goes to a unit or stands alone, post CHARACTER UNIT|alone : reason
cli-play-usage-concede = gesture: a side gives up, concede SIDE : reason
cli-play-usage-option = gesture: changes an option from here on, option OPTION VALUE : reason
cli-play-usage-set = gesture: sets a figure, set UNIT FIGURE NUMBER : reason
cli-after-adrift = { $who }: the unit is no more and no other will do. It is for you to find a place in the next scenario.

## The web table

cli-value-folder = FOLDER
cli-about-serve = Opens the web table: the GM's page, the players' phones (what "montjoie" alone does)
cli-arg-serve-data = The folder battles are kept in; your system's own when absent
cli-arg-serve-port = The port; 7144 when absent, or another if that is taken. 0: any
cli-arg-serve-lan = Lets in the phones on your network
cli-arg-serve-no-open = Does not open the browser
cli-ex-serve = opens the table and shows it in the browser
cli-ex-serve-lan = the same, and players come in with their phones
cli-ex-serve-data = another folder, another port, no browser
cli-value-address = https://HOST
cli-value-machine = ADDRESS
cli-arg-serve-public = Friends far away call the table by this name, over HTTPS: a proxy or a tunnel passes it on
cli-arg-serve-proxy = Where the proxy is: it is believed about where people come from. May be given several times; 10.0.0.0/8 names many
cli-arg-serve-host = The address of this machine to listen on, for a proxy on another one; with --proxy
cli-arg-serve-frame = A site that may show the table in a frame. May be given several times
cli-ex-serve-public = for friends far away, behind an HTTPS proxy on this machine
cli-serve-behind = The proxy or the tunnel must pass requests on to { $address }, and keep the name in Host.
cli-serve-not-https = { $option } takes an address that begins with https:// : “{ $value }” does not. Without HTTPS whoever listens reads everything; for phones on your own network there is --lan.
cli-serve-more = { $option } takes a name and nothing after it: “{ $value }” has more. The table needs a name of its own, such as https://table.example, and cannot live in a folder of another site.
cli-serve-no-name = { $option }: “{ $value }” has no name a machine could have. Write it like https://table.example or https://table.example:8443; letters with accents in the form that begins with xn--.
cli-serve-no-address = { $option } takes an address of this machine, such as 192.168.1.20 or 0.0.0.0 for all of them: “{ $value }” is none.
cli-serve-no-proxy-address = { $option } takes the address of a machine, such as 127.0.0.1, or of a network, such as 172.16.0.0/12: “{ $value }” is neither.
cli-serve-no-proxy = { $option } { $value } listens to a network. Say with --proxy who may pass requests on; everybody else is refused.
cli-version = montjoie { $version } ({ $commit }, { $date })
cli-version-changed = montjoie { $version } ({ $commit } with changes, { $date })
cli-version-unknown = montjoie { $version } (built without git: commit unknown)
cli-serve-open = The table is open.
cli-serve-link = Your page, to be kept to yourself: { $link }
cli-serve-folder = Battles are kept in { $folder }
cli-serve-lan = Players: { $link }
cli-serve-lan-none = This machine is on no network: phones will not find it. Join a Wi-Fi or share a connection, and the table will follow.
cli-serve-stop = Ctrl-C closes the table; whatever is confirmed is kept already.
cli-serve-closed = The table is closed. Everything is kept.
cli-serve-port = Port { $port } is taken by another program. Choose another with --port, or close that program.
cli-serve-in-use = Another Montjoie is using the folder { $folder }. Close it, or give another folder with --data.
cli-serve-in-use-at = Another Montjoie is using the folder { $folder }: its table is at { $address }. Close it, or give another folder with --data.
cli-serve-no-folder = Where should battles be kept? Your system does not say which folder is yours. Give one with --data.

## Putting a copy back

cli-value-copy = COPY
cli-about-restore = Puts a copy of the battles back, or shows the copies
cli-arg-restore-copy = The copy, a file of the folder "copies"; without it, a list of the copies
cli-arg-restore-data = The folder battles are kept in; your system's own when absent
cli-arg-restore-replace-newer = Puts it back also when the file in place holds what it lacks
cli-ex-restore-list = the copies, and what they hold
cli-ex-restore = puts this one back; the file in place is set aside, never deleted
cli-ex-restore-newer = even if newer steps are set aside with it
cli-about-report = Writes a report of a fault: the journal without its names, in one file
cli-arg-report-journal = The journal of a battle, or "-" for standard input
cli-arg-report-out = Where to write it; beside the journal when absent
cli-ex-report = a file to send us, which "replay" plays again
cli-report-done = The report is in { $file }. Names, titles and texts are replaced in it; read it before you send it.
cli-report-named = The names of { $file } cannot be replaced without changing the battle: nothing was written. Send us the journal itself, if you do not mind.
cli-report-of = A report made by Montjoie { $version }, on { $system }.
cli-about-link = Gives a new GM's link; every key there was is void
cli-arg-link-data = The folder battles are kept in; your system's own when absent
cli-ex-link = a link that is good once, for the table that is open
cli-link-new = Every key of the GM's is void. Here is a link that is good once:
cli-link-void = Every key of the GM's is void. No table is open here: "montjoie" opens one, and gives its link.
cli-link-none = There are no battles in the folder { $folder }.
cli-restore-folder = The folder { $file } cannot be used: { $why }.
cli-restore-newer = Nothing was touched: the file in place holds what this copy lacks.
cli-restore-newer-do = To put it back all the same (the file in place is set aside, not deleted):
cli-restore-done = The copy is in place: { $holds }.
cli-restore-aside = The file that was there is set aside, with its log:
cli-restore-open = To open the table:
cli-restore-in-use = Another Montjoie is using the folder { $folder }: nothing was touched. Close it, then try again.
cli-restore-in-use-at = Another Montjoie is using the folder { $folder }: nothing was touched. Put the copy back from its page, { $page }, or close it and try again.
cli-restore-none = There is no copy in the folder { $folder }.
cli-restore-list = The copies of the folder { $folder }, and what to type to put one back:
cli-restore-no-copy = There is no sound copy in { $folder }. Keep the folder as it is for whoever can mend the file, and begin elsewhere, with --data and another folder.
cli-restore-advise = To put back the copy { $copy }, type:
cli-restore-advise-newer = The file in place holds what this copy lacks:
cli-restore-advise-aside = The file in place is then set aside, in the folder “aside”, and never deleted.

## Sweeps

cli-about-sweep = Counts a grid of variants of a scenario, one CSV row each
cli-arg-sweep-file = The scenario
cli-arg-sweep-vary = What varies: a place in the scenario and its values, "a..b/step" or "a,b,c"; may be repeated
cli-arg-sweep-runs = Battles of each variant
cli-arg-sweep-precision = Plays each variant to this precision: 0.01 (the default) for one percentage point
cli-arg-sweep-out = The CSV table; one that was begun is gone on with
cli-arg-sweep-shard = Only part k of n, such as 3/8
cli-arg-sweep-seed = Seed of the dice (1 by default), the same for every variant
cli-arg-sweep-edition = Plays by this edition of the ruleset
cli-arg-sweep-threads = Threads (all cores by default)
cli-ex-sweep = five strengths of the pikemen, 2,000 battles each
cli-ex-sweep-shard = the first of eight parts, for a cluster
cli-about-merge = Puts the parts of a sweep together, to the byte
cli-arg-merge-files = The tables of the parts
cli-arg-merge-out = The whole table; standard output by default
cli-ex-merge = both parts in one table
cli-about-plot = Draws a sweep, in the terminal or as SVG
cli-arg-plot-file = The table of a sweep
cli-arg-plot-of = The column drawn (share_1 by default)
cli-arg-plot-where = Only rows in which this is that; may be repeated
cli-arg-plot-svg = Writes an SVG file
cli-ex-plot = the chances of the first side, in the terminal
cli-ex-plot-svg = what it has left, in a file
cli-value-vary = PATH=VALUES
cli-value-shard = K/N
cli-value-column = COLUMN
cli-value-where = PATH=VALUE
cli-odds-many-runs = That is too many: "-n" goes up to { $most } battles.
cli-sweep-vary-form = "{ $value }" does not say what varies: write "path=a..b/step" or "path=a,b,c", such as "pikemen.count=40..80/10".
cli-sweep-vary-number = "{ $what }", in "{ $value }", is not a number.
cli-sweep-vary-backwards = "{ $value }" does not go up: the right end is at least the left one, and the step is above 0.
cli-sweep-vary-many = "{ $value }" makes { $count } variants; a sweep has at most { $most }. Take a wider step or fewer values.
cli-sweep-vary-twice = "{ $what }" is said twice in "{ $value }".
cli-sweep-path-form = "{ $path }" is not a place in the scenario: write "side[1].unit[2].count", or "pikemen.count" by the id.
cli-sweep-path-missing = "{ $path }" is not in the scenario: "{ $part }" leads to nothing that can vary.
cli-sweep-path-several = "{ $path }" may be several things: "{ $part }" is there more than once. Write the whole place, such as "side[1].unit[2].count".
cli-sweep-value = With "{ $path }" at "{ $value }" there is no battle:
cli-sweep-shard = "{ $value }" is not a part: write "k/n", such as 3/8, k from 1 to n.
cli-sweep-other = "{ $file }" is there and is not the beginning of this sweep. Give "--out" another name, or take that file away.
cli-sweep-refused = { $count ->
        [one] { $count } variant is no battle: its row is empty. Variant { $variant }:
       *[other] { $count } variants are no battles: their rows are empty. The first, { $variant }:
    }
cli-sweep-stopped = Stopped at { $done } of { $of } variants. The same command goes on.
cli-sweep-stopped-unkept = Stopped at { $done } of { $of } variants. With "--out" the same command would have gone on.
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
cli-merge-row = "{ $file }", line { $line }: this is no row of that sweep.
cli-merge-others = "{ $file }" is of another sweep than the first files.
cli-merge-differ = Variant { $variant } is there twice, with different figures.
cli-merge-missing = { $count ->
        [one] { $count } variant is missing: { $first }. The same "sweep" command goes on with a part that was stopped.
       *[other] { $count } variants are missing, { $first } among them. The same "sweep" command goes on with a part that was stopped.
    }
cli-plot-unknown = "{ $name }" is not in this table. There are: { $list }.
cli-plot-axes = { $count ->
        [0] Nothing varies any more: leave at least one of { $list } free.
       *[other] { $count } things vary ({ $list }), and a plot shows one or two: fix the others by "--where path=value".
    }
cli-plot-nothing = No row fits: nothing to draw.
cli-plot-share-1 = Victories of the first side
cli-plot-share-2 = Victories of the second side
cli-plot-share-none = Battles nobody won
cli-plot-left-1 = What the first side has left, on average
cli-plot-left-2 = What the second side has left, on average
cli-plot-rounds = Median length
