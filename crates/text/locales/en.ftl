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
