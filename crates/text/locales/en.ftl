### What the interfaces say, in English. Every message is in fr.ftl too, with the same values.
###
### Write spaces and quotes as they come to hand: typesetting puts them right (see typeset.rs).
### A noun $x also gives $x_cap (at the start of a sentence), $x_of (“of the Pikemen”), $x_poss (“the Pikemen’s”) and
### $x_n (one, other). A number $x also gives $x_signed (+2). A rule $x also gives $x_id.
### CAP($x_poss) capitalises any form.
### Further wordings of a message are its attributes .v2, .v3, and so on.

## Who

gm = GM
gm-long = game master
nobody = nobody
side = side
army = army
unit = unit
character = character
place = place

## Who answers

office-gm = the GM
office-chief = the chief { $side_of }
office-army = the commander { $army_of }
office-holder = whoever plays { $who }

## Rules

rule-gm = the GM’s ruling
rule-scenario = an event of the scenario
mark-text = text
mark-reading = reading
mark-ours = ours

## Dice

dice-open = open-ended { $dice }
dice-count = { $dice }, how many show { $least }+

## Asks

ask-throw = throw
ask-choice = choice
ask-judgement = judgement
ask-order = order
ask-waits = { $office_cap }: { $what } ({ $rule }).
ask-throw-of = { $dice } for { $who }
ask-throw-with = { $dice } for { $who }, with { $foe }
ask-throw-against = { $dice } for { $who } against { $foe }
ask-choice-of = a choice for { $who }
ask-choice-count = { $count ->
    [one] only one option
   *[other] { $count } options
}
ask-judgement-between = a number from { $least } to { $most }, usually { $usual }
ask-default = usually
ask-secret = in secret

## Sums

sum-dice = dice
sum-plus = added
sum-versus = against
sum-at-most = at most
sum-share = multiplied
sum-total = total
sum-margin = margin
sum-term = { $term } { $value_signed } ({ $rule })

## Lines of the record

kind-throw = throw
kind-choice = choice
kind-judgement = judgement
kind-ruling = the GM’s ruling
kind-change = change
kind-step-closed = step closed
kind-outcome = outcome

## Time

round = round
round-n = Round { $n }
step = step
step-n = step { $n }
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
weeks = { $n ->
    [one] { $n } week
   *[other] { $n } weeks
}
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

## Numbers of men

men = { $n ->
    [0] not a man
    [one] { $n } man
   *[other] { $n } men
}
survivors = { $n ->
    [0] no survivor
    [one] { $n } survivor
   *[other] { $n } survivors
}

## Outcome

outcome-victory = { $side_cap } { $side_n ->
    [one] wins
   *[other] win
} the battle.
outcome-draw = A draw.
outcome-undecided = The battle is undecided.
outcome-after = { $n ->
    [one] in one round
   *[other] in { $n } rounds
}
outcome-winner = winner
outcome-losses = losses
outcome-initial = at the start
outcome-final = at the end
measure-heads = fighters
measure-eff = EFF
measure-points = hp
measure-health = health
measure-parts = parts of wall
measure-heads-vehicles = craft

## What became of anybody

condition-absent = not there yet
condition-fit = in order
condition-shaken = shaken
condition-broken = broken
condition-gone = off the field
condition-captured = in enemy hands
condition-destroyed = out of action

## What became of a character

state-unhurt = unhurt
state-wounded = wounded
state-dead = dead

## Yes and no

yes = yes
no = no
none = none
on = on
off = off

## Errors: dice

error-no-such-face = A d{ $sides } has no face { $face }: give a number from 1 to { $sides }.
error-too-few-dice = { $missing ->
    [one] One die is
   *[other] { $missing } dice are
} missing: this throw takes { $want }, you gave { $got }.
error-too-many-dice = { $extra ->
    [one] One die is
   *[other] { $extra } dice are
} too many: this throw takes { $want }, you gave { $got }.
dice-by-gm = the GM
dice-rolled = rolled by the program
dice-rolled-for = rolled by the program for { $by }
dice-typed = typed by { $by }
dice-overwritten = rolled by the program, replaced by { $by }
dice-overwritten-line = A throw of the program's ({ $dice }) was replaced: other faces were typed by { $by }.
dice-overwritten-line-of = A throw of the program's ({ $dice }) for { $who } was replaced: other faces were typed by { $by }.
error-dice-again = { $face }: roll this die again, and type the next face after it ({ $so_far } …).
error-dice-again-down = { $face }: roll this die again, what follows is subtracted; type the next face after it ({ $so_far } …).
error-dice-run-out = The dice given run out. { $dice } for { $who } is awaited: { $rule }.
error-dice-left = { $n ->
    [one] The battle is over and { $n } die is left unused.
   *[other] The battle is over and { $n } dice are left unused.
}
error-dice-not-a-number = "{ $text }" is not a number: give the faces one by one, with spaces between them.

## Errors: names and answers

error-unknown-unit = No unit is called "{ $id }".
error-unknown-character = No character is called "{ $id }".
error-unknown-side = No side is called "{ $id }".
error-unknown-rule = No rule has the ID "{ $id }".
error-unknown-ruleset = No ruleset is called "{ $id }".
error-did-you-mean = Did you mean "{ $id }"?
error-known-are = Known are: { $list }.
error-not-offered = "{ $words }" is not allowed here: choose one of the answers offered.
error-not-understood = "{ $words }" means nothing here: write an order, then the ids it asks for.
error-may-choose = You may choose: { $list }.
error-out-of-bounds = { $value } is out of bounds: give a number from { $least } to { $most }.
error-wrong-kind = This is not what is asked: a throw wants faces, a choice an order, a judgement a number.
error-answer-unused = Line { $line }: nobody asked this question; the answer is left unused.
error-answer-twice = Line { $line }: this question already has its answer at line { $first }.
error-nothing-changed = Nothing was changed.

## A round to read aloud: no figures, in the present tense

telling-heroes = several champions { $side_of }
telling-companies = several companies { $side_of }
telling-companies-all = all the companies { $side_of }
telling-dead = { $who_cap } { $who_n ->
        [one] falls and does not rise
       *[other] fall and do not rise
    }.
    .v2 = Death takes { $who }.
telling-turn-dead = A cry runs from end to end of the field: { $who } { $who_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = Everything stops for a heartbeat as { $who } { $who_n ->
        [one] goes
       *[other] go
    } down.
telling-destroyed = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = Where { $who } stood there are only the dead.
telling-turn-destroyed = This is what will be remembered: { $who } { $who_n ->
        [one] is
       *[other] are
    } cut down to the last.
    .v2 = Then the line tears open: { $who } { $who_n ->
        [one] is
       *[other] are
    } swept from the field.
telling-captive = { $who_cap } { $who_n ->
        [one] falls
       *[other] fall
    } into enemy hands.
telling-turn-captive = They drag { $who } away: the enemy has a prize.
telling-captured = { $who_cap } { $who_n ->
        [one] throws
       *[other] throw
    } down their arms.
    .v2 = It is the surrender { $who_of }.
telling-turn-captured = A silence, then the clatter of iron on the ground: { $who } { $who_n ->
        [one] yields
       *[other] yield
    }.
telling-broken = { $who_cap } { $who_n ->
        [one] breaks and runs
       *[other] break and run
    }.
    .v2 = Fear takes { $who }, and nothing holds any more.
telling-turn-broken = A shiver runs along the line: { $who } { $who_n ->
        [one] loses
       *[other] lose
    } heart.
    .v2 = The dam bursts: panic takes { $who }.
telling-fled = { $who_cap } { $who_n ->
        [one] flees
       *[other] flee
    } and { $who_n ->
        [one] leaves
       *[other] leave
    } the line.
    .v2 = It is the rout { $who_of }: the line must do without.
telling-turn-fled = The dam bursts: { $who } { $who_n ->
        [one] turns
       *[other] turn
    } and { $who_n ->
        [one] leaves
       *[other] leave
    } the line.
    .v2 = A hole in the line: { $who } { $who_n ->
        [one] flees
       *[other] flee
    }.
telling-down = { $who_cap } { $who_n ->
        [one] goes
       *[other] go
    } down, out of the fight.
    .v2 = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } no longer to be seen in the press.
telling-turn-down = A name is cried from rank to rank: { $who } { $who_n ->
        [one] has
       *[other] have
    } fallen!
telling-up = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } on { $who_n ->
        [one] foot
       *[other] their feet
    } again.
telling-turn-up = Against all hope { $who } { $who_n ->
        [one] is
       *[other] are
    } back in the fray.
telling-rallied = { $who_cap } { $who_n ->
        [one] takes
       *[other] take
    } heart and { $who_n ->
        [one] faces
       *[other] face
    } about.
telling-turn-rallied = They were given up for lost; against all hope { $who } { $who_n ->
        [one] rallies
       *[other] rally
    }.
    .v2 = A voice, a banner raised: { $who } { $who_n ->
        [one] comes
       *[other] come
    } back to the fight.
telling-mauled = { $who_cap } { $who_n ->
        [one] bleeds
       *[other] bleed
    } from every side.
    .v2 = Blows rain on { $who } without a pause.
telling-turn-mauled = The worst of the shock falls on { $who }, and every moment is dearly paid for.
    .v2 = It is on { $who } that the battle spends its fury.
telling-comes = { $who_cap } { $who_n ->
        [one] enters
       *[other] enter
    } the field.
telling-turn-comes = Horns, and dust: { $who } { $who_n ->
        [one] arrives
       *[other] arrive
    } on the field.
telling-yielded = { $who_cap } { $who_n ->
        [one] gives up the place and marches
       *[other] give up the place and march
    } out with the honours of war.
    .v2 = The terms are signed: { $who } { $who_n ->
        [one] marches
       *[other] march
    } out of the place, colours flying.
telling-left = { $who_cap } { $who_n ->
        [one] quits
       *[other] quit
    } the field.
    .v2 = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } seen drawing away from the battle.
telling-hurt = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } hurt, but { $who_n ->
        [one] stands
       *[other] stand
    }.
    .v2 = There is blood on { $who }, still standing.
telling-bled = This is a hard moment for { $who }.
    .v2 = The moment costs { $who } dear.
telling-worse = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } hurt again.
    .v2 = One wound more for { $who }.
telling-quiet = The two armies take each other’s measure.
    .v2 = They march and watch.
    .v3 = Each waits for the other to show himself.
    .v4 = Time goes by, heavy with waiting.
    .v5 = A moment more, eyes on the enemy.
telling-alone = Nobody stands against them, for now.
    .v2 = They wait: the enemy is not there.
telling-fought = There is fighting, and nobody gives way.
    .v2 = The blows have yet to tell.
telling-heavy = The fighting is hard.
    .v2 = The moment is dearly paid for.
telling-light = There is fighting, and the price is still light.
    .v2 = Few fall, this time.
    .v3 = Hardly more than a few gaps, soon closed.
# What each has lost, never who will win: strengths alone do not tell that.
telling-ahead = Of the two, the side { $side_of } is the less worn.
    .v2 = All told, losses weigh far less on { $side }.
# What has just happened goes against the side that keeps the larger part of its strength.
telling-ahead-yet = This moment belongs to { $target }; but the forces { $side_of } are still the less worn.
    .v2 = This moment goes to { $target }; but the side { $side_of } keeps the larger part of its strength.
telling-won = The field belongs to { $side }.
    .v2 = It is over: the day goes to { $side }.
telling-drawn = It ends without a victor.

## Read aloud of fights of vehicles: no ranks, no steps, no iron. -air, -sea and -space where the place matters.

telling-companies-vehicles = several formations { $side_of }
telling-companies-all-vehicles = all the formations { $side_of }
telling-turn-dead-vehicles = Word passes from crew to crew: { $who } { $who_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = A silence along the whole line of fire: { $who } { $who_n ->
        [one] is
       *[other] are
    } lost.
telling-destroyed-vehicles = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } no more.
    .v2 = Nothing moves any more where { $who } stood.
telling-turn-destroyed-vehicles = This is what will be remembered: { $who } { $who_n ->
        [one] goes
       *[other] go
    } down under the fire.
    .v2 = A tear: nothing answers any more from { $who }.
telling-captured-vehicles = { $who_cap } { $who_n ->
        [one] ceases fire and surrenders
       *[other] cease fire and surrender
    }.
    .v2 = Engines cut, { $who } { $who_n ->
        [one] surrenders
       *[other] surrender
    }.
telling-turn-captured-vehicles = The fire stops at a stroke: { $who } { $who_n ->
        [one] yields
       *[other] yield
    }.
telling-broken-vehicles = { $who_cap } { $who_n ->
        [one] breaks
       *[other] break
    } off in disorder.
    .v2 = No order is left with { $who }.
telling-turn-broken-vehicles = A blow to the heart: nothing holds any more with { $who }.
    .v2 = The dam bursts: { $who } { $who_n ->
        [one] breaks
       *[other] break
    } off in disorder.
telling-fled-vehicles = { $who_cap } { $who_n ->
        [one] flees
       *[other] flee
    } out of the fight.
    .v2 = It is the rout { $who_of }: out of the fight.
telling-turn-fled-vehicles = The dam bursts: { $who } { $who_n ->
        [one] flees
       *[other] flee
    } out of the fight.
    .v2 = A blow to the heart: { $who } { $who_n ->
        [one] breaks
       *[other] break
    } away and out of the fight.
telling-down-vehicles = No more orders come: { $who } { $who_n ->
        [one] is
       *[other] are
    } out of action.
    .v2 = Nothing more is heard: { $who } { $who_n ->
        [one] is
       *[other] are
    } out of action.
telling-turn-down-vehicles = One message, repeated everywhere: { $who } { $who_n ->
        [one] is
       *[other] are
    } out of action!
telling-up-vehicles = The orders { $who_of } are heard again.
telling-turn-up-vehicles = Against all hope { $who } { $who_n ->
        [one] takes
       *[other] take
    } command again.
telling-rallied-vehicles = { $who_cap } { $who_n ->
        [one] forms and comes
       *[other] form and come
    } back.
telling-turn-rallied-vehicles = Against all hope { $who } { $who_n ->
        [one] forms
       *[other] form
    } again.
    .v2 = An order gets through at last: { $who } { $who_n ->
        [one] comes
       *[other] come
    } back to the fight.
telling-mauled-vehicles = Hit follows hit on { $who }.
    .v2 = Salvo after salvo reaches { $who }.
telling-turn-mauled-vehicles = The worst of the fire falls on { $who }, and every moment is dearly paid for.
    .v2 = It is on { $who } that the fire falls hardest.
telling-turn-comes-vehicles = Shapes on the horizon: { $who } { $who_n ->
        [one] joins
       *[other] join
    } the fight.
telling-turn-comes-vehicles-space = Echoes where there was nothing: { $who } { $who_n ->
        [one] joins
       *[other] join
    } the fight.
telling-left-vehicles = { $who_cap } { $who_n ->
        [one] quits
       *[other] quit
    } the fight.
    .v2 = { $who_cap } { $who_n ->
        [one] is
       *[other] are
    } seen drawing away from the battle.
telling-bled-vehicles = { $who_cap } { $who_n ->
        [one] takes
       *[other] take
    } hits.
    .v2 = The moment costs { $who } dear.
telling-quiet-vehicles = The two formations take each other’s measure.
    .v2 = Each feels for the other.
    .v3 = Each looks for the angle.
    .v4 = They manoeuvre and watch.
telling-fought-vehicles = Salvo follows salvo, and everything still holds.
    .v2 = The fire has yet to tell.
telling-light-vehicles = There is fighting, and the price is still light.
    .v2 = Salvoes are traded, and few tell.
    .v3 = A few hits, no more.
telling-won-vehicles-air = The sky belongs to { $side }.
    .v2 = It is over: the day goes to { $side }.
telling-won-vehicles-sea = The sea belongs to { $side }.
    .v2 = It is over: the day goes to { $side }.
telling-won-vehicles-space = Space belongs to { $side }.
    .v2 = It is over: the day goes to { $side }.
telling-drawn-vehicles = The fight ends without a victor.

## The GM’s gestures: their names in a menu

gesture-take = take men
gesture-restore = give men back
gesture-test = test morale
gesture-break = break a unit
gesture-rally = rally a unit
gesture-attack = one more attack
gesture-engage = bring to grips
gesture-part = part
gesture-add = add a unit
gesture-split = split a unit
gesture-merge = merge two units
gesture-remove = take off the field
gesture-bring = bring onto the field
gesture-turn = change sides
gesture-fell = strike a character down
gesture-post = post a character
gesture-concede = concede the battle
gesture-option = change an option
gesture-set = set a number

## The GM’s gestures: why one of them means nothing here

gesture-unknown = Nobody answers to that name: choose someone of this battle.
gesture-not-in-this-book = This book does not know that gesture.
gesture-not-on-field = Only for someone who is on the field.
gesture-not-a-unit = Only for troops, not for a character or a lone monster.
gesture-not-a-character = Only for a character or a lone monster.
gesture-same-side = Both are of the same side: choose an enemy.
gesture-no-missiles = This unit has nothing to shoot with: choose a blow.
gesture-not-in-contact = These two are not at grips.
gesture-no-men = That number of men will not do: at least one, and fewer than there are.
gesture-full = The battle holds as many units as it can: remove one first.
gesture-full-pairs = As many pairs are at grips as the battle can hold: part two of them first.
gesture-not-together = These two do not go together: it takes the same side and similar troops.
gesture-already-there = Already on the field: nobody to bring.
gesture-fearless = This unit never tests its morale. If you insist, lower the number on its sheet first, or break it.
gesture-not-a-wall = Only a wall or a gate can be breached: choose one.
gesture-already-open = There is a breach there already.
gesture-not-an-engine = That number is a siege engine’s: choose one.
gesture-not-of-a-place = That is not done to a wall or an engine: choose troops or a character.
gesture-bad-value = That value is out of bounds.
gesture-bad-field = That number is not one that can be set.

## Events of the scenario, and the GM’s hand

ask-gm = Roll { $dice } for { $unit }, at the GM’s word.
ask-scenario = An event of the scenario is due. Does it come?
judgement-comes = it comes
judgement-put_aside = it does not come
term-gm = the GM

## What a throw comes to
meaning-passed = passed
meaning-failed = failed
goal-at-least = { $n } or more
goal-at-most = { $n } or less
goal-always = passed whatever falls
goal-never = failed whatever falls
goal-range = { $least } to { $most }
goal-from = { $n } or more: { $amount }
goal-row = by the table

## Where a change comes from, in every book
open-gm = The GM's ruling
open-scenario = The scenario has it so
open-strength = { $who_cap }: { $was } → { $now }
open-set = Set by hand: { $value }
page-sum-why = why

## What the GM and the scenario do, in every small book

ruled-conceded = { $side_cap } { $side_n ->
    [one] gives
   *[other] give
} up.
    .v2 = It is over: { $side } { $side_n ->
        [one] yields
       *[other] yield
    }.
ruled-arrived = { $unit_cap } { $unit_n ->
    [one] comes
   *[other] come
} onto the field.
    .v2 = Onto the field { $unit_n ->
        [one] comes
       *[other] come
    } { $unit }.
ruled-counted = By the GM’s word, { $men ->
    [one] one is
   *[other] { $men } are
} left of { $unit }.
    .v2 = Of { $unit } the GM counts { $men }.
ruled-stands = By the GM’s word, { $unit }: { $state }.
    .v2 = { $unit_cap }: { $state }, by the GM’s word.
ruled-added = A unit like { $unit } comes onto the field, of { $men }.
    .v2 = Onto the field comes a unit like { $unit }: { $men }.
ruled-added-seen = A unit like { $unit } comes onto the field.
    .v2 = Onto the field comes a unit like { $unit }.
ruled-turned = { $unit_cap } { $unit_n ->
    [one] changes
   *[other] change
} sides.
    .v2 = A change of sides: { $unit } { $unit_n ->
        [one] goes
       *[other] go
    } over to the enemy.
ruled-set = By the GM’s word, { $unit }: { $figure } { $value }.
    .v2 = { $unit_cap }: { $figure } { $value } from here on.
ruled-option = An option changes.
    .v2 = From here on an option is another.
ruled-outside = A choice of { $unit } outside the rules, by the GM’s word.
    .v2 = { $unit_cap }: a choice the rules do not give.
ruled-after = { $unit_cap }: { $men } of { $start }.

## Words that small books share

state-absent = { condition-absent }
state-fit = { condition-fit }
state-shaken = { condition-shaken }
state-broken = { condition-broken }
state-gone = { condition-gone }
state-captured = { condition-captured }
state-destroyed = { condition-destroyed }
strength-few = a handful
strength-many = a great many
amount-men = { $count ->
    [one] { $n } man
   *[other] { $n } men
}
amount-hits = { $count ->
    [one] { $n } hit
   *[other] { $n } hits
}
