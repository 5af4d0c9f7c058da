### What the pages say, in English. Every message stands in fr.ftl too, with the same values.


## Everywhere

page-value = { $value }
page-percent = { $n }%
page-skip = Skip to the content
page-home = Home
page-back = Back to the table
page-close = Close
page-not-live = This page is no longer live: the connection is lost.
page-reload = Reload
page-unknown = Unknown troops
page-nobody = (nobody)
page-reason = Reason
page-reason-maybe = Reason, if you like
page-because = ({ $reason })
page-waits-for = Waiting for { $name }; you may answer instead.
page-proposed = proposed by { $name }

## The top line

page-steps = Steps
page-undo = Undo
page-undo-what = Undo: { $what }
page-redo = Redo
page-redo-what = Redo: { $what }
page-people = { $waiting ->
    [0] { $here ->
        [0] Nobody at the table
        [one] { $here } person
       *[other] { $here } people
    }
    [one] Somebody waits at the door
   *[other] { $waiting } wait at the door
}
page-people-all = Seats and the door
page-people-title = Around the table
page-people-none = Nobody yet. Give the players the code or the link.
page-person-here = here
page-person-away = away for now
page-person-waiting = waits at the door
page-person-let-in = Let in
page-person-remove = Take the seat away
page-person-assign = Give this seat
page-person-renew = Change their key: the old one will be void
page-person-renewed = Their old key is void. This link brings them back to their seat, once:
page-person-side = Side
page-person-character = Character
page-person-units = Units
page-person-chief = Commands their side
page-person-narrow = Sees only their own troops of their side

## What to do

page-tabs = Parts of the table
page-tab-todo = To do
page-tab-armies = Armies
page-tab-front = Front
page-tab-chronicle = Chronicle
page-todo-dice = { $step }: { $n ->
    [one] one throw to make{ $away ->
        [0] .
       *[other] , by a player.
    }
   *[other] { $n } throws to make{ $away ->
        [0] .
        [one] , one of them by a player.
       *[other] , { $away } of them by players.
    }
}
page-todo-orders = { $step }: { $n ->
    [one] one decision to take{ $away ->
        [0] .
       *[other] , by a player.
    }
   *[other] { $n } decisions to take{ $away ->
        [0] .
        [one] , one of them by a player.
       *[other] , { $away } of them by players.
    }
}
page-todo-judge = { $step }: { $n ->
    [one] one question waits for you
   *[other] { $n } questions wait for you
}.
page-todo-go = { $step }: nothing to ask, ready to play.
page-todo-go-on = Go on
page-todo-scene = The battle waits for the scene: { $title }.
page-todo-victory = The battle is over: victory { $side_of }.
page-todo-draw = The battle is over: neither side won.
page-todo-undecided = The battle ends here, undecided.
page-todo-after = What is left of it

## Asks

page-asks = What is awaited
page-ask-throw = Roll { $dice } for { $unit }.
page-ask-throw-on = Roll { $dice } for { $unit }, against { $target }.
page-ask-choice = What about { $unit }?
page-ask-judgement = Yours to judge: { $rule }.
page-dice-title = { $n ->
    [one] One throw
   *[other] { $n } throws
}
page-dice-hint = Type the faces and nothing else: 2d6 as 34, a d10 showing 0 is ten, a d100 showing 00 a hundred. Nothing is applied before you confirm.
page-dice-open = Open-ended: { $up } and more is rolled again and added. Type the whole chain: { $example }.
page-dice-open-both = Open-ended: { $up } and more is rolled again and added, { $down } and less is rolled again and subtracted. Type the whole chain: { $example }.
page-dice-again = { $face }: roll again
page-dice-again-down = { $face }: roll again, to subtract
page-dice-what = Throw
page-dice-dice = Dice
page-dice-faces = Faces
page-dice-sum = Sum
page-dice-confirm = Confirm the throws
page-dice-roll = Roll the rest
page-dice-at-most = { $n } at most
page-dice-versus = against { $n }
page-term-title = Add a term to a throw
page-term-throw = Which throw
page-term-slot = Where
page-term-plus = added to the dice
page-term-versus = to what they are held against
page-term-share = to the percentage
page-term-value = How much
page-term-no-value = Say how much the term adds or takes.
page-term-name = Its name
page-term-do = Add
page-confirm-no-dice = No die is typed: { $left ->
    [one] one throw is missing
   *[other] { $left } throws are missing
}. Type the faces, or roll the rest.
page-confirm-no-orders = Nothing is chosen: { $left ->
    [one] one answer is missing
   *[other] { $left } answers are missing
}. Choose, or leave it to the doctrine.
page-confirm-some-dice = { $done ->
    [one] One throw confirmed
   *[other] { $done } throws confirmed
}; { $left ->
    [one] one is missing.
   *[other] { $left } are missing.
}
page-confirm-some-orders = { $done ->
    [one] One answer confirmed
   *[other] { $done } answers confirmed
}; { $left ->
    [one] one is missing.
   *[other] { $left } are missing.
}
page-orders-title = Orders
page-orders-missing = { $n ->
    [0] All are chosen.
    [one] One is missing.
   *[other] { $n } are missing.
}
page-orders-pick = Tick
page-orders-pick-one = Tick { $who }
page-orders-what = Question
page-orders-choice = Answer
page-orders-none = (choose)
page-orders-confirm = Confirm the orders
page-orders-last = As last time
page-orders-now = Now: { $state }
page-orders-doctrine = Leave it to the doctrine
page-orders-more = { $n } possible answers
page-orders-note = Note it
page-orders-many = To the units ticked
page-orders-many-do = Give
page-judge-title = Yours to judge
page-judge-usual = as a rule
page-judge-range = From { $least } to { $most }, as a rule { $usual }
page-judge-do = So judged
page-offered = { $n ->
    [one] One judgement you may give
   *[other] { $n } judgements you may give
}

## Sums

page-sum = The sum
page-sum-open = Open the sum:
page-sum-plus = Added
page-sum-share = Multiplied by
page-sum-comes = comes to
page-sum-total = Total
page-sum-margin = Margin

## Armies

page-army-strength = { $now } of { $start }
page-army-empty = Nobody can be seen.
page-within = { $n ->
    [one] One unit under its orders
   *[other] { $n } units under its orders
}
page-within-lost = { $n ->
    [one] one of them broken or lost
   *[other] { $n } of them broken or lost
}
page-others = { $n ->
    [one] One other unit
   *[other] { $n } other units
}
page-count = { $what } ({ $n })
page-more-lines = { $n ->
    [one] One more line
   *[other] { $n } more lines
}
page-card-more = Sheet
page-card-open = Open the sheet
page-card-rule = Rule on it
page-card-strength = Strength
page-card-life = Life
page-card-unknown = strength unknown
page-card-why = where it comes from
page-card-against = At grips with
page-card-with = With
page-state-unknown = state unknown
page-set = set
page-set-do = Set it
page-kind-foot = on foot
page-kind-horse = mounted
page-kind-archers = shooters
page-kind-engine = engine
page-kind-monster = monster
page-kind-flyer = flying
page-kind-vehicle = wagon or chariot
page-kind-ship = ship
page-kind-character = character
page-kind-place = works
page-kind-other = troops

## The front

page-front = The front
page-front-quiet = Nobody is at grips.
page-front-free = Free: { $side }
page-front-pair = { $one_cap } against { $other }.
page-front-noted = noted: { $what }
page-front-given = order: { $what }
page-front-awaits = no order yet
page-front-out = Off the field
page-front-walls = The walls
page-front-aim = At whom? Point, or press the number. Escape: nothing.
page-front-not = Nobody can be meant that way.
page-front-deeds = Which deed?
page-moment = What has just happened
page-moment-against = { $one } against { $other }
page-moment-others = { $n ->
    [one] one more clash, in the chronicle
   *[other] { $n } more clashes, in the chronicle
}
page-pace = Show
page-pace-all = everything
page-pace-matters = what matters
page-pace-none = nothing
page-time = The battle, round by round
page-time-start = Start
page-time-left = { $a } against { $b }.
page-time-fell = Off the field: { $who }.
page-time-chance = Chances of the first side: { $n }%.
page-time-rulings = { $n ->
    [one] One ruling.
   *[other] { $n } rulings.
}
page-time-scenes = { $n ->
    [one] One scene.
   *[other] { $n } scenes.
}
page-then = You look at the battle as it was: { $when }
page-then-back = Back to the battle
page-ending-curve = How the battle turned
page-ending-turn = The turning point: { $round }.
page-ending-look = See that moment again
page-ending-deeds = Those one will speak of
page-ending-next = Prepare what follows with the survivors
page-map = The ground
page-map-hint = Pick up a counter: the squares it may go to light up. Touch one, or drag the counter there; the order is noted in the list.
page-map-face-down = counter face down
page-map-hidden = hidden
page-map-not-there = This counter cannot go there: let it go on a lit square, or leave it where it lies.
page-map-from = from { $cell }
page-constat = Report the real table
page-constat-hint = Have your counters moved on the real table? Say who is at grips with whom, who supports, who shoots, who is off. You see what changes before you confirm.
page-constat-not-now = These rules take no report of the table in this step.
page-constat-engaged = at grips with
page-constat-supports = supports
page-constat-shots = shoots at
page-constat-off = off
page-constat-do = See what comes of it
page-constat-reason = as the table shows
page-requests = Players propose
page-proposal-changed = { $name } proposes something else since you looked: nothing is accepted. The old proposal is struck out, the new one stands beside it; confirm again.
page-request-accept = Accept
page-request-write = Write it in the chronicle
page-request-scene = Make it a scene
page-request-dismiss = Put aside

## The chronicle

page-chronicle = Chronicle
page-chronicle-of = Chronicle: { $title }
page-chronicle-all = From the start
page-chronicle-end = The end of the battle
page-chronicle-empty = Nothing has happened yet.
page-chronicle-newer = ↓ More has happened
page-latest = The newest lines
page-previously = Previously
page-filter-who = About
page-filter-everyone = Everyone
page-filter-kind = Lines
page-filter-all = All lines
page-filter-told = The story
page-filter-dice = Dice and choices
page-filter-rulings = Rulings
page-filter-notes = Notes
page-filter-do = Filter
page-note = A line of your own
page-note-shared = players read it too
page-note-do = Write
page-mark-ruling = ruling
page-mark-secret = GM only
page-line-more = What to do with this line
page-line-none = This line is no longer in the chronicle.
page-line-back = Go back to here
page-line-branch = What if… from here
page-what-if-title = What if…
page-what-if = What if… You are playing beside the battle, since { $round } ({ $step }){ $steps ->
        [0] {""}
        [one] : one step
       *[other] : { $steps } steps
    }.
page-what-if-others = Phones and the screen stay on the battle: { $round } ({ $step }).
page-what-if-came = Come from the table, and kept for the battle: { $n ->
        [one] one thing
       *[other] { $n } things
    }, from { $names }.
page-what-if-back = Back to the battle
page-what-if-good = Go on from here for good…
page-what-if-good-title = Go on from here for good?
page-what-if-aside = Since { $round } the battle has played { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    } and told { $lines ->
        [0] no line
        [one] one line
       *[other] { $lines } lines
    } more: all of that is put aside.
page-what-if-aside-answers = { $n ->
        [one] One answer
       *[other] { $n } answers
    } already given to the open step { $n ->
        [one] is
       *[other] are
    } put aside.
page-what-if-aside-came = What has come from the table ({ $n }) is put aside too.
page-what-if-aside-none = The battle has played nothing since { $round }: nothing is put aside.
page-what-if-follow = The phones and the screen follow at once. What is put aside stays in the journal, among the other ways this battle went.
page-what-if-table-only = This is for the table, which sees the battle: go back to it first.
page-line-amend = Correct the dice
page-line-amend-do = Correct
page-bare = { $n ->
    [one] One die or choice
   *[other] { $n } dice and choices
}
page-bare-choice = { $who }: { $choice }
page-bare-ruled = { $who }, outside the rules: { $choice }

## Rulings and tools

page-tools = Tools
page-gesture-title = Rule
page-gesture-what = What
page-gesture-who = Who
page-gesture-on = Against or to whom
page-gesture-men = How many
page-gesture-shot = by shooting
page-gesture-side = Which side
page-gesture-field = Which figure
page-gesture-option-which = Which option
page-gesture-value = New value
page-gesture-when = When
page-gesture-now = now, before the open step
page-gesture-later = at the end of the step
page-gesture-preview = Look first
page-gesture-do = Rule so
page-go-title = Go on until…
page-go-until = Stop when
page-go-player = a player is concerned
page-go-break = a unit breaks
page-go-chief = a chief falls
page-go-character = a character is concerned
page-go-round = the last step ends
page-go-hint = The program rolls and follows the doctrines; everything is written in the chronicle and undone at one stroke.
page-go-do = Go on
page-go-one-round = To the last step
page-conduct-title = Who rolls, who decides
page-conduct-hint = By hand: somebody is waited for. Assisted: the machine proposes, you confirm. Automatic: the machine plays, and all of it is written in the chronicle.
page-hand-person = by hand
page-hand-assisted = assisted
page-hand-program = automatic
page-except-title = Exceptions
page-except-line = { $who }, { $kind }: { $hand }
page-except-all = everything
page-except-who = Who
page-except-kind = For
page-except-hand = How
page-except-do = Add the exception
page-except-forget = Take off
page-grant-title = Units better or less known
page-grant-line = { $to } knows of { $who }: { $level }
page-grant-to = Who knows
page-grant-who = Of whom
page-grant-level = What
page-grant-do = Grant for this unit
page-conduct-dice = Dice
page-conduct-choices = Decisions
page-conduct-led = Doctrine
page-conduct-gm = What belongs to no side
page-conduct-judgements = Judgements
page-conduct-asked = asked of the GM
page-conduct-default = as a rule has it
page-conduct-offered = Judgements that may be left
page-offered-players = asked where they matter to a player's character
page-offered-always = always asked
page-offered-never = as a rule has it
page-conduct-focus = Who asks the table
page-focus-players = only those whom players play; the machine leads the others
page-focus-all = as it is agreed on above
page-conduct-do = Agreed
page-knowledge-title = What each side knows of the other
page-knowledge-of = What { $side } knows
page-knowledge-screen = What the screen for the table shows
page-knowledge-unseen = nothing
page-knowledge-words = a few words
page-knowledge-exact = the figures
page-knowledge-do = Grant
page-branches-title = Other ways this battle went
page-branch-here = here
page-branch-go = Take the battle there
page-branch-look = Look there, beside the battle
page-ruled-title = Order outside the rules
page-ruled-of = Which question
page-ruled-words = The order, in the words of the file
page-ruled-hint = A verb and ids, such as “engagement orques”. Any order of the book will do, legal here or not.
page-ruled-do = Order
page-scene-open = Open a scene
page-scene-of-it = Make it a scene
page-scene-line = { $who }: { $title } ({ $verdict }).
page-effect-line = { $what }: { $whom }.
page-effect = { $who }{ $men ->
    [0] {""}
   *[other] , { $men }
}
page-effect-on = { $who }, { $on }
page-scene-waits = A scene is open: the battle waits until it is closed.
page-scene-none = No scene is open.
page-scene-no-title = Give the scene a title.
page-scene-no-who = Say who is in the scene: at least one person or unit.
page-scene-needs-who = Say on whom it falls: choose from the list.
page-scene-needs-on = Say against whom, or with whom: choose from the list.
page-scene-needs-men = Say how many: a number, at least 1.
page-scene-needs-side = Say which side.
page-scene-which-side = which side?
page-scene-to-say = { $what }: still to be said.
page-scene-target-hint = On whom an effect falls can also be said when the scene ends.
page-scene-which = Say how the scene ends: triumph, success, failure or disaster.
page-scene-title = Title
page-scene-who = Who is in it
page-scene-place = Where
page-scene-stakes = What is at stake
page-scene-shared = show players the stakes
page-scene-triumph = Triumph
page-scene-success = Success
page-scene-failure = Failure
page-scene-disaster = Disaster
page-scene-nothing = nothing
page-scene-do = Open
page-scene-how = How does it end?
page-scene-told = What will be told of it
page-scene-end = Close the scene
page-scene-cancel = Drop the scene
page-telling = To read aloud: { $round }
page-telling-text = The text
page-telling-show = Show the players
page-telling-hide = No longer show
page-keys = Keys
page-key-next = do what is to be done
page-key-roll = roll the rest
page-key-undo = undo
page-key-redo = redo
page-key-tabs = to do, armies, front, chronicle
page-key-cards = next unit, previous unit
page-key-filter = filter the chronicle
page-key-help = this help
page-banners-title = Banners
page-banners-field = Field
page-banners-charge = Charge
page-banners-same = Both sides would bear the same colour: choose another for one of them.
page-banners-do = Raise these banners
page-tincture-gueules = gules (red)
page-tincture-azur = azure (blue)
page-tincture-sinople = vert (green)
page-tincture-sable = sable (black)
page-tincture-pourpre = purpure (purple)
page-tincture-or = or (gold)
page-tincture-argent = argent (silver)
page-charge-plain = plain
page-charge-pal = pale
page-charge-fasce = fess
page-charge-bande = bend
page-charge-chevron = chevron
page-charge-croix = cross
page-charge-besant = roundel
page-charge-losange = lozenge

## Odds

page-odds = The chances
page-odds-in-ten = { $n ->
    [0] Hardly a chance for { $side }
    [one] One chance in ten for { $side }
    [10] Nearly every chance for { $side }
   *[other] { $n } chances in ten for { $side }
}
page-odds-neither = No winner: { $n }%.
page-turn-now = its turn
page-turn-done = has acted
page-odds-harmless = Among them { $n }% where nobody left can hurt anybody.
page-odds-interval = Victory { $side_of }: between { $low } and { $high }%.
page-odds-doctrines = Depending on how the sides are led: from { $low } to { $high }% for { $side }.
page-odds-losses = Losses in men
page-odds-side = Side
page-odds-least = best tenth
page-odds-middle = half the time
page-odds-most = worst tenth
page-odds-rounds = End of the battle: { $from } to { $to }
page-odds-method = { $runs } battles played to the end from where this one stands, by the same rules, rulings included. First side led by the doctrine “{ $a }”, the second by “{ $b }”. Interval at 95%.
page-odds-stale = These chances are from before the last step.
page-odds-reveal = Show the players
page-odds-hide = No longer show

## A player's phone

page-myself = Your character
page-myself-with = Among: { $who }
page-mine = Your troops
page-asked = What is asked of you
page-asked-nothing = Nothing to do for now.
page-asked-roll = Roll it here
page-asked-typed = I rolled this
page-asked-propose = Propose
page-asked-sent = Sent. The GM has not answered yet.
page-say = Propose an action
page-say-what = What you do
page-say-do = Send to the GM
page-say-nothing = First write what you do.
page-say-enough = Your proposals are already waiting for the GM: give them time to answer.
page-story = the story so far

## The door

page-join = Join a battle
page-join-code = The code, six letters
page-join-name = Your name
page-join-do = Come in
page-join-wrong-code = No battle has this code. Check its six letters with the GM, and write them again.
page-join-no-name = Your name is missing: write the one the table should read, then come in.
page-join-full = Every seat at this table is taken. Ask the GM to free one, then come in again.
page-join-taken = “{ $name }” is at this table already. Take another name: “{ $free }” is free. If that is you, ask the GM to clear your old seat.
page-join-hint = The GM lets you in and gives you a seat. No account.
page-waiting = At the door
page-waiting-room = The GM will let you in.
page-waiting-hint = This page will open by itself.
page-screen = The screen for the table
page-screen-show = Screen for the table
page-screen-hint = A television, or a tablet in the middle of the table: it follows the battle and can do nothing to it. Its link opens nothing else, and is good once; for another screen the next one takes its place here.
page-screen-shut = For another device the door has to be opened first, above.
page-screen-here = Open it on this machine
page-screen-now = It shows now what the players of { $side } know.
page-screen-now-all = It shows now what all players know.
page-screen-of = Through the eyes of
page-screen-auto = the players, by their seats
page-screen-all = everybody: what all of them know
page-screen-level = Of the others it shows
page-screen-as-players = what the players know
page-screen-do = Set the screen
page-screen-renew = Change the link: the screens that are open will follow no more
page-door = Let phones in
page-door-open = Open the door to phones
page-door-close = Shut the door to phones
page-door-renew = Change the code: the old one will open nothing
page-door-shut = For now only this machine sees the table.
page-door-far = Friends far away come in by this link. The door to your own network is shut.
page-door-qr = QR code of { $link }
page-door-trouble = A phone cannot get in? Same Wi-Fi as this machine, and not a guest network, which keeps devices apart. The firewall must let this program through. Without Wi-Fi, the hotspot of a phone will do. If a phone offers to leave a Wi-Fi without internet, decline.

## Home

page-home-title = Battles
page-home-what = The mass battles of your table, by its own rules.
page-home-resume = Resume
page-home-new = New battle
page-home-sample = Sample:
page-home-prepare = Prepare two armies
page-home-archive = Put away
page-home-import = Open a scenario or a journal
page-home-import-do = Open
page-home-chair = The GM's link
page-home-chair-hint = The GM's link is good once: your browser keeps a key from then on. Another browser on this machine needs another link.
page-home-chair-show = A link for another browser
page-home-chair-renew = Send all other browsers away
page-home-chair-link = Open this link in the other browser; it is good once: { $link }
page-home-chair-renewed = The other browsers are sent away, and the old link is void. To let one in: { $link }
page-home-folder = Everything is kept in { $folder }.
page-reader-lang = Language
page-reader-theme = Light
page-theme-auto = the device's
page-theme-light = vellum (light)
page-theme-dark = vigil (dark)
page-reader-do = Change

## Preparing

page-prepare = Prepare a battle
page-prepare-title = Title of the battle
page-prepare-edition = Edition
page-prepare-paste = Paste a list, one line a unit
page-prepare-paste-hint = As the book prints them, or a count and a name of the catalogue: 80 pikemen.
page-prepare-understand = Read these lines
page-prepare-catalogue = The catalogue
page-prepare-problems = To be mended
page-prepare-warnings = Good to know before you play
page-prepare-options = Options this battle can touch
page-prepare-options-more = Every other option
page-prepare-copy = Duplicate
page-prepare-drop = Take out
page-prepare-read = Check
page-prepare-play = Give battle
page-prepare-download = Download the scenario

## Paper

page-paper-title = Paper and files
page-paper-cards = Unit cards
page-paper-order = Order of battle
page-paper-finish = Finish on paper
page-paper-chronicle = Chronicle
page-paper-markdown = Chronicle in Markdown
page-paper-scenario = Scenario
page-paper-journal = The whole battle in one file
page-report = Report this
page-report-hint = A rule played wrong, a page that errs: this button writes the battle and the state of the page into one file, without the names and your words, to be sent to us.
page-report-named = The names of this battle could not be replaced without changing it. Send us its journal, if you do not mind.
page-paper-hint = Print this page: it is set for A4.
page-paper-unit = Unit
page-paper-kind = Kind
page-paper-threshold = threshold
page-paper-strength = Strength
page-paper-state = State
page-paper-figures = Figures
page-paper-tables = The tables in use
page-paper-thresholds = Thresholds ahead
page-paper-parts = Every figure and its parts
page-paper-rules = The rules in use
page-paper-rules-which = Those this battle has cited or asks by, and those that a few battles played on from here came upon.
page-paper-book = The whole book

## Rules

page-rule-none = The book has no article under this id.
page-rule-text = the book's, in our words
page-rule-reading = our reading
page-rule-ours = ours, where the book is silent

## Confirming, and after

page-confirm-changes = What changes
page-confirm-who = Who
page-confirm-before = Before
page-confirm-after = After
page-confirm-nothing = Nothing would change.
page-not-sent = Nothing was sent: the table does not answer. What is written here stays; try again.
page-confirm-do = Confirm
page-confirm-dice = It wants dice:
page-confirm-dropped = { $n ->
    [one] One answer already given would no longer fit: it would be asked again.
   *[other] { $n } answers already given would no longer fit: they would be asked again.
}
page-confirm-later = It will be judged at the end of the step: things may change before.
page-confirm-amend = Correct these dice
page-confirm-kept = { $n ->
    [0] Every other answer stays.
    [one] One answer given since has no place any more; the others stay.
   *[other] { $n } answers given since have no place any more; the others stay.
}
page-confirm-sum = { $who }, { $rule }: { $before } becomes { $after }.
page-confirm-not = Leave it
page-after = What is left of it
page-after-next = Scenario of the next battle

## Troubles

page-trouble-not-found = Nothing here
page-trouble-not-found-do = No page lies under this address. Go home and choose a battle.
page-trouble-no-secret = The GM's link is incomplete
page-trouble-no-secret-do = This page needs the GM's key. The link stands in the window where the program was started: open it from there. If it was used, “montjoie link” gives another.
page-trouble-no-seat = Your seat is gone
page-trouble-no-seat-do = The GM took this seat away or changed its key, or the battle is closed. Ask for the new link, or the code, and come in again.
page-trouble-no-screen = This screen's link was renewed
page-trouble-no-screen-do = Scan the new one: the GM has it on the page “Around the table”. A screen's link is good once.
page-trouble-spent-link = This link was used
page-trouble-spent-link-do = A link is good once, or another took its place. The GM finds a new one on the first page, or by the command “montjoie link”; a player asks the GM.
page-trouble-forged = Form refused
page-trouble-forged-do = This form does not come from this table, or the page was too old. Reload it and try again; nothing was changed.
page-trouble-too-often = Too many tries
page-trouble-too-often-do = Wait a minute before you try another code.
page-trouble-too-large = Too large
page-trouble-too-large-do = What was sent is too large for a battle. Nothing was changed.
page-trouble-disk-full = Nothing could be written
page-trouble-disk-full-do = The disk is full or may not be written to. Nothing was lost or changed: make room, then try again.
page-trouble-busy = The folder is in use
page-trouble-busy-do = Another Montjoie uses this folder. Close it, or name another folder at the start.
page-trouble-broken = A fault of ours
page-trouble-broken-do = Something broke on our side. The battle is safe up to the last step confirmed: reload the page.

## The first page, more of it

page-home-drafts = Being prepared
page-home-draft-drop = Throw this draft away
page-home-archived = Battles put away
page-home-archived-hint = Deleting first writes the battle's journal to the folder "archives": it can be opened again from that file.
page-home-unarchive = Take out again
page-home-delete = Delete
page-home-deleted = The battle is deleted; its journal stays in { $file }.
page-home-over = over
page-home-unreadable = cannot be read: open it to learn why
page-seats-unreadable = The seats of this table cannot be read: they were laid aside, and everybody has to knock again. The battle is untouched.
page-settings-unreadable = The settings of this table cannot be read: they were laid aside, and the usual ones stand in. The battle is untouched.
page-home-not-copied = The day's copy could not be made; your battles are untouched.
page-home-no-file = No file came. Choose a scenario (.toml) or a journal (.jsonl), then open it.
page-home-from-sample = Prepare from a sample
page-door-none = This machine is on no network: phones will not find it. Join a Wi-Fi, or the hotspot of a phone; the table will follow by itself.

## Preparing, more of it

page-prepare-new = New battle
page-prepare-new-a = the First
page-prepare-new-b = the Second
page-prepare-new-character = Character
page-prepare-new-army = Army
page-prepare-new-unit = Unit
page-prepare-good = Understood:
page-prepare-bad = Not understood:
page-prepare-edit = Change
page-prepare-shut = That will do
page-prepare-rare = All the rest
page-prepare-field = Ground, weather, events
page-prepare-add = Add: { $what }
page-prepare-kind-side = side
page-prepare-kind-unit = unit
page-prepare-kind-character = character
page-prepare-kind-army = army
page-prepare-kind-event = event
page-prepare-kind-troop = troop type
page-prepare-kind-ground = ground
page-prepare-kind-weather = weather
page-prepare-kind-section = section of wall
page-prepare-kind-engine = engine
page-prepare-kind-set = effect
page-prepare-from = the rest as in the catalogue: { $troop }
page-prepare-of-line = { $value } (from its line)
page-prepare-of-troop = { $value } (from the catalogue)
page-prepare-of-other = { $value } (failing another)
page-prepare-strength = strength
page-prepare-usual = As usual: { $value }
page-prepare-usual-bare = As usual
page-prepare-reading = The book is silent; we read: { $value } ({ $rule }).
page-prepare-options-none = None for now: they show once the armies are ready.
page-prepare-at-line = { $problem } (line { $line } of the file)
page-prepare-file = The scenario file, to paste or to touch up
page-prepare-file-do = Read this file
page-prepare-old = This page was an old one: nothing was moved twice. Here is the battle as it stands.
page-yes = Yes
page-no = No
page-want-int = A number from { $min } to { $max }.
page-want-decimal = A number from { $min } to { $max }, a fraction if need be: 1/2, 0.5.
page-want-text = Any text.
page-want-flag = Yes or no.
page-want-choice = One of these words.
page-want-dice = Dice as the book prints them: 1d8, 2d4+1, 1-8.
page-want-id = Somebody of this battle.
page-want-list = Several, with commas between.
page-want-any = A number or a text, as the book writes it.
page-key-name = name
page-key-name_fr = name in French
page-key-name_en = name in English
page-key-name_fr-help = With its article if the telling should have one: les Piquiers.
page-key-name_en-help = With its article if the telling should have one: the Pikemen.
page-key-gender = gender of the name
page-key-gender-help = For the telling in French: f if the French name is feminine.
page-key-gender-f = Feminine
page-key-gender-m = Masculine
page-key-id = id
page-key-id-help = So that the file can name it; made from the name when absent.
page-key-count = strength
page-key-count-help = How many they are.
page-key-line = line of the book
page-key-line-help = The unit as the book prints it; what is written elsewhere goes before it.
page-key-troop = troop of the catalogue
page-key-troop-help = It gives what neither the fields nor the line say.
page-key-arrives = arrival
page-key-arrives-help = At the start, by an event, or held in reserve.
page-key-arrives-start = At the start
page-key-arrives-event = By an event
page-key-arrives-reserve = In reserve
page-key-unit = with the unit
page-key-unit-help = The unit it stands with, or that it is about.
page-key-text = text
page-key-text_fr = text in French
page-key-text_en = text in English
page-key-doctrine = conduct
page-key-doctrine-help = How the side fights when nobody leads it.
page-key-knowledge = what it knows of the enemy
page-key-knowledge-help = What its players may know of the other side.
page-key-knowledge-exact = Everything, in figures
page-key-knowledge-words = In words
page-key-knowledge-unseen = Nothing
page-key-chief = chief
page-key-chief-help = The character in command.
page-key-standard = standard
page-key-standard-help = The unit that carries the standard.
page-key-round = round
page-key-round-help = The event comes as this round begins: sequence, hour, turn or week of a siege, as the book has it.
page-key-arrive = who arrives
page-key-arrive-help = The ids of those the event brings.
page-key-message_fr = announcement in French
page-key-message_en = announcement in English
page-key-message = announcement
page-key-below_percent = below this share
page-key-below_percent-help = The event comes when the unit falls below this share of its strength.
page-key-lost_percent = losses reached
page-key-lost_percent-help = The event comes when the side has lost this share of its strength.
page-key-unit_state = state of the unit
page-key-unit_state-help = The event comes when the unit is in this state.
page-key-side = side
page-key-side-help = The side whose losses are counted.
page-key-weather = weather
page-key-is = weather

## Those of whom nothing is known but that they are there ($foe: 1 for the enemy)

page-counter-face-down = face-down counter { $n }
page-unseen-unit = { $foe ->
    [1] enemy unit { $n }
   *[other] unit { $n }
}
page-unseen-unit-heard = { $foe ->
    [1] an enemy unit
   *[other] a unit
}
page-unseen-character = { $foe ->
    [1] enemy character { $n }
   *[other] character { $n }
}
page-unseen-character-heard = { $foe ->
    [1] an enemy character
   *[other] a character
}
page-unseen-monster = { $foe ->
    [1] enemy monster { $n }
   *[other] monster { $n }
}
page-unseen-monster-heard = { $foe ->
    [1] an enemy monster
   *[other] a monster
}
page-unseen-engine = { $foe ->
    [1] enemy engine { $n }
   *[other] engine { $n }
}
page-unseen-engine-heard = { $foe ->
    [1] an enemy engine
   *[other] an engine
}
page-unseen-ship = { $foe ->
    [1] enemy ship { $n }
   *[other] ship { $n }
}
page-unseen-ship-heard = { $foe ->
    [1] an enemy ship
   *[other] a ship
}
page-unseen-vehicle = { $foe ->
    [1] enemy vehicle { $n }
   *[other] vehicle { $n }
}
page-unseen-vehicle-heard = { $foe ->
    [1] an enemy vehicle
   *[other] a vehicle
}

## Copies

page-home-copies = The copies of your battles, and how to put one back
page-copies = The copies of your battles
page-copies-what = The table copies itself whole as it opens, then each day it stands open; the last five copies are kept. Putting one back sets the present file aside and never deletes it.
page-copies-made = Dated copies
page-copies-none = No copy yet: the first is made once there is a battle.
page-copies-aside-title = Files set aside
page-copies-aside-hint = What was in place before a copy was put back. You can return to it in the same way.
page-copies-day = Copy of { $day }
page-copies-before = Copy from before layout { $layout }
page-copies-aside = Set aside on { $day } at { $hour } (universal time)
page-copies-look = See what it would change
page-copies-replaced = What would be replaced
page-copies-unreadable = There is nothing in it that could be read and lost.
page-copies-nothing-newer = Nothing newer: all that the present file holds is in this copy.
page-copies-newer = The present file holds what this copy lacks:
page-copies-then = The present file is set aside, never deleted. Seats and settings become those of the copy; open pages follow by themselves, and whoever had no seat yet knocks again.
page-copies-do = Put this copy back
page-copies-do-newer = Put this copy back and set that aside
page-copies-leave = Change nothing
page-copies-moved = The battle was played on since this page opened: nothing was touched. This is what would be replaced now.
page-copies-done = The copy is in place. The former file is set aside: { $file }
page-copies-done-new = The copy is in place.

## The page in front of a book, and all as the document says
page-book-front = What this book is good for
page-prepare-document = As the document says
page-prepare-document-all = Every disputed point is read as the document says: nothing to choose.
page-prepare-document-but = Here the battle departs from the document:
page-prepare-document-back = Back to the document
page-prepare-document-else = Choose otherwise

## Keys of scenarios
page-key-edition = Edition
page-key-edition-help = The edition of the book, where it has several.
page-key-event = Events
page-key-event-help = What comes at a written hour or when something happens.
page-key-ground = Ground
page-key-ground-help = The field and its places.
page-key-judgements = Judgements asked
page-key-judgements-help = Which judgements that are only offered are asked: players, always, never.
page-key-options = Options
page-key-options-help = The book's options and the GM's knobs.
page-key-preset = As the document says
page-key-preset-help = document: every option as the document says; one written beside it counts.
page-key-ruleset = Book
page-key-ruleset-help = The book whose rules the battle follows.
page-key-sources = Sources
page-key-sources-help = Where the battle comes from.
page-key-waive = Waived
page-key-waive-help = Codes of doubtful things that are meant.
page-key-set = Sets
page-key-set-help = What the event sets.
page-key-character = Characters
page-key-character-help = The characters, or the one meant.
page-key-field = Field
page-key-field-help = The field that is set.
page-key-place = Place
page-key-place-help = The place meant, by its id.
page-key-value = Value
page-key-value-help = The value given.
page-key-army = Armies
page-key-army-help = The armies of the side; without them it has one, SIDE-army.
page-key-player = Played
page-key-player-help = A player plays it: the table decides for it.
page-key-pc = Played
page-key-pc-help = The same as player.
page-key-aliases = Other names
page-key-aliases-help = Other names a line may call it by.
page-key-note = Note
page-key-note-help = A remark on the troop.
page-key-note_fr = Note (fr)
page-key-note_fr-help = The remark, in French.
page-key-note_en = Note (en)
page-key-note_en-help = The remark, in English.
page-key-in-file-side = Sides
page-key-in-file-side-help = The two sides.
page-key-in-file-troop = Troops
page-key-in-file-troop-help = Troops of the GM's own, read before those of the catalogue.
page-key-in-side-unit = Units
page-key-in-side-unit-help = The units of the side, by lines or field by field.
page-key-in-army-unit = Units
page-key-in-army-unit-help = The units of the army, by lines or field by field.

## Pledged dice

page-pledge-title = Pledged dice
page-pledge-what = The program draws a seed and shows its hash to everybody; each player says a word before the first throw. All the program rolls follows from them, and anyone can check it after the battle. Typed dice are believed as ever.
page-pledge-do = Pledge the dice
page-pledge-hint = Say a word before the first throw: it is mixed with the seed, and you will find it here.
page-pledge-hint-gm = Until the first throw each player says a word on their phone; here, that of whoever has none. Nothing waits: go on when you like.
page-pledge-who = Who
page-pledge-word = Word
page-pledge-say = Mix in this word
page-pledge-own = { $name } has a phone and says their word there. Nothing was changed.
page-pledge-said = Your word is said already: it stays. Nothing was changed.

# The army list.
page-prepare-troop = Troop
page-prepare-seek = Search the catalogue
page-prepare-seek-as = Search: a name, “morale 9”…
page-prepare-seek-do = Search
page-prepare-kind = Kind of troop
page-prepare-kind-all = Every kind
page-prepare-worth = Worth of one of them
page-prepare-worth-all = Any worth
page-prepare-worth-low = The weakest third
page-prepare-worth-middle = The middle third
page-prepare-worth-high = The strongest third
page-prepare-found = { $n } of { $of }
page-prepare-take = Add { $troop } to { $side }
page-prepare-heads = { $n ->
    [one] { $n } man
   *[other] { $n } men
}
page-prepare-side-name = Name of the side
page-prepare-unit-name = Name, to be written over
page-prepare-empty = Nobody yet: press a + in the catalogue, or paste a list.
page-prepare-hero = + a hero
page-prepare-hero-names = Maud*, Gawain, Isolde*, Theobald, Rohese*, Ingram, Sybil*, Piers, Edith*, Odo, Alice*, Fulk
page-prepare-others = The side itself: chief, conduct, engines
page-prepare-more = More of them
page-prepare-less = Fewer of them
page-prepare-none = nothing in particular
page-prepare-even = About even.
page-prepare-counted = { $runs } battles played beforehand.
page-prepare-length = { $usual } as a rule, from { $few } to { $many }.
page-prepare-between = { $side_cap }: between { $low } and { $high } %
page-prepare-count = Count the chances
page-prepare-mend = One thing is still to be put right; it is marked in red.
page-prepare-lacks-both = Each side awaits its first troop.
page-prepare-lacks-one = One side has no troop yet: { $side }.
page-prepare-pasted = { $good ->
    [0] No line understood.
    [one] One line understood.
   *[other] { $good } lines understood.
} { $bad ->
    [0] { "" }
    [one] One was not: it stays in the box, with the reason.
   *[other] { $bad } were not: they stay in the box, each with its reason.
}

# Problems, where a page has fields and a file has keys.
page-problem-missing = { $field }: to be filled in.
page-problem-wrong-type = { $field }: that is not what goes here; it takes { $expected }.
page-problem-out-of-range = { $field }: from { $min } to { $max }, not { $value }.
page-problem-not-whole = { $field }: a whole number, not { $value }.
page-problem-number-absurd = { $field }: { $value } is beyond all counting; give an ordinary number.
page-problem-decimal = { $field }: “{ $value }” is not a number. Such as 0.5 or 1/2.
page-problem-not-exact = { $field }: { $value } does not come out even. Take { $proposed }, for instance.
page-problem-choice = { $field }: “{ $value }” is none of the choices.
page-problem-dice = { $field }: “{ $value }” does not say which dice to throw. Such as 1d8 or 2d4+1.
page-problem-unknown-id = { $field }: nobody here is called “{ $value }”.
page-problem-empty = { $field }: nothing is written.
page-problem-unknown-troop = The catalogue does not know “{ $value }”.
page-problem-no-name = A name is missing.
page-problem-duplicate-name = “{ $name }” is taken: the table would mix them up. Add a word to one of them.
page-problem-duplicate-id = Two bear the same id, “{ $id }”: change one.
page-problem-line-empty = The line is empty: a number, then a name.
page-problem-line-part = “{ $part }” is not understood: it should be a word of the book, then its value.
page-problem-line-value = “{ $value }” will not do for { $field }.

# The way in.
page-gallery = Every battle ready to play
page-gallery-all = All its battles
page-gallery-play = Play
page-gallery-prepare = Prepare one like it
page-gallery-easy = easy to lead
page-gallery-middling = needs attention
page-gallery-hard = for a practised table
page-gallery-parts = { $n } units and heroes
page-gallery-map = on a map
page-gallery-length = { $rounds } as a rule
page-gallery-even = even chances
page-gallery-ahead = leans towards { $side } ({ $n } %)
page-which = Which book tonight?
page-which-hint = Answer what you know; one answer is enough.
page-which-do = See the book
page-which-suits = It suits:
page-which-not = Less so:
page-which-begin = To begin with
page-which-time = How long?
page-which-time-short = Half an hour at most
page-which-time-hour = About an hour
page-which-time-evening = The whole evening
page-which-players = How many players?
page-which-players-few = One or two
page-which-players-many = Three or more
page-which-map = On a map?
page-which-map-no = No map
page-which-map-yes = With a map
page-which-detail = What shall be followed?
page-which-detail-outcome = Who wins, and at what cost
page-which-detail-units = Every unit
page-which-detail-heroes = The heroes in the fray
page-which-age = In which century?
page-which-age-antiquity = Antiquity
page-which-age-middle = The Middle Ages
page-which-age-fantasy = Dragons and orcs
page-which-age-powder = Powder and muskets
page-which-age-machines = Machines and space
page-home-won = victory: { $side }

# What can be done here, in five lines.
page-help = What can be done here?
page-help-home-1 = Resume a battle that is kept, or put it away; each tells its day, its book and where it stands.
page-help-home-2 = If you do not know which book to take, answer a few questions: “Which book tonight?”.
page-help-home-3 = Play a sample at once, or choose among all the battles that are ready.
page-help-home-4 = Prepare two armies of your own, or open a scenario or a journal from a file.
page-help-home-5 = Change language and light at the foot of the page; everything is kept on this machine.
page-help-prepare-1 = Search a troop by name, kind or figure, then press the + of the side that takes it; / goes to the search, Enter takes the first.
page-help-prepare-2 = Set numbers by − and +, or type them; write over a name to change it.
page-help-prepare-3 = Add heroes: the line opens on the fields this book counts by; left empty, a field follows the book.
page-help-prepare-4 = Paste a list from your notes, one line a unit: the page says what it understood.
page-help-prepare-5 = Chances are counted again at every change; “Give battle” opens the table.
page-help-gallery-1 = Each card shows both armies: the wider a counter, the more it weighs.
page-help-gallery-2 = Length and balance were counted by playing the battle a hundred times.
page-help-gallery-3 = The dots tell how much there is to lead: one to begin with, three for a practised table.
page-help-gallery-4 = “Play” opens the table at once; “Prepare one like it” copies it for you to change.
page-help-gallery-5 = Battles are sorted by book; the page of each book says what it is good for.
page-help-which-1 = Answer what you know and leave the rest: one answer is enough.
page-help-which-2 = “See the book” tells which one suits, for what, and for what less.
page-help-which-3 = A battle to begin with comes along: the simplest of that book.
page-help-which-4 = The book’s page is a minute’s reading.
page-help-which-5 = Change an answer and ask again: nothing is settled.
page-help-join-1 = Type the code the game master shows, or scan the picture.
page-help-join-2 = Give the name the table knows you by.
page-help-join-3 = Wait until the game master lets you in: the page goes on by itself.
page-help-join-4 = Your phone keeps your place, even when it sleeps.
page-help-join-5 = No code? Ask for it: it is on the game master’s page.
page-help-gm-1 = The line at the top says what is to be done; N does it.
page-help-gm-2 = Type the dice on the table, or let them be rolled; D lets the doctrine decide.
page-help-gm-3 = Press a unit for its sheet: every figure opens, and can be changed with a reason.
page-help-gm-4 = Nothing is lost: undo, go back further, try a “what if…”.
page-help-gm-5 = Phones come in by the list of who is there, at the top; ? shows every key.
page-help-player-1 = At the top, your character and what has just happened.
page-help-player-2 = What is asked of you stands in large: type the die on the table, or roll it here.
page-help-player-3 = Choose an order and propose it: it waits for the game master’s word.
page-help-player-4 = Say in words what you attempt: the game master answers.
page-help-player-5 = You see only what your side may know.
page-help-plain-1 = Read what the page says; nothing here changes the battle without a button that says so.
page-help-plain-2 = The link at the top, or your browser’s, leads back to where you were.
page-help-plain-3 = What you had typed elsewhere has stayed.
page-help-plain-4 = Rules that are cited open at a touch.
page-help-plain-5 = The first page leads to everything else.
page-home-last = Your last book.
