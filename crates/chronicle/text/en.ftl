### The messages about journals, undo, rulings, replays, dice scripts and answers files, in English.
### Every message is in fr.ftl too, with the same values.

## The file

chronicle-io = The file cannot be read or written: { $why }. Nothing was changed.
chronicle-missing = There is no such file, or no such folder. Nothing was changed; check the name and the folder.
chronicle-denied = You may not read or write this file. Nothing was changed; change its permissions, or use a copy.
chronicle-folder = This is a folder, not a file. Nothing was changed; name the file inside it.
chronicle-disk-full = The disk is full: nothing was written, and everything confirmed is still there. Free some space, then try again.
chronicle-busy = Another program is writing to this file and keeps it locked. Nothing was changed; close it, then try again.
chronicle-exists = There is a file of that name already. Choose another name, or continue that battle.
chronicle-not-a-journal = This file is not a journal of Montjoie: its first line does not say so.
chronicle-torn-header = This journal breaks off before its battle begins: nothing was played yet. Begin again from the scenario.
chronicle-newer = This journal was written by a newer Montjoie (format { $format }; this one reads up to { $ours }). Open it with the newer program; the file was left as it is.
chronicle-damaged = Line { $line } of the journal cannot be read: { $why }. The file was left as it is; fix the line, or open a copy that ends before it.
chronicle-damaged-text = Line { $line } of the journal is not UTF-8 text. The file was left as it is.
chronicle-damaged-order = Line { $line } of the journal has the number { $entry }, which is not greater than the one before. The file was left as it is.
chronicle-damaged-parent = Line { $line } of the journal refers to entry { $entry }, which does not come before it. The file was left as it is.
chronicle-unknown-kind = Line { $line } of the journal is a “{ $kind }”, which this Montjoie does not know. A newer one does; the file was left as it is.
chronicle-unknown-ruleset = The journal is for the ruleset “{ $name }”, which this Montjoie does not have.
chronicle-unknown-edition = The ruleset has no edition called “{ $name }”.
chronicle-scenario = { $count ->
        [one] The scenario has one problem.
       *[other] The scenario has { $count } problems.
    }
chronicle-bad-fact = Entry { $entry } of the journal: its event { $nth } cannot have happened ({ $why }). The file was left as it is.
chronicle-bad-fact-revision = Entry { $entry } of the journal: its event { $nth } cannot be applied by revision { $ours } of the rules, because it was judged by revision { $theirs } ({ $why }). The file was left as it is.
chronicle-hash-differs = Entry { $entry } of the journal ({ $round }, { $step }): the facts do not match its hash. The line was changed, or the program has a bug; the file was left as it is.
chronicle-head-moved = Someone else has written to this journal in the meantime. Their part has been read; look again before you continue. Nothing of yours was written.
chronicle-notice-torn = The journal breaks off at line { $line }: that line was being written when the power went, and was not confirmed. Everything before it is there.
chronicle-notice-revised = The rules have been corrected since this battle began (revision { $theirs }, now { $ours }). Closed steps stay as they were judged.
chronicle-notice-hash = { $round }, entry { $entry }: judged by revision { $theirs } of the rules; revision { $ours } has a different figure. The facts remain valid.

## Saying something

chronicle-over = The battle is over: nothing is asked any more. Undo, or make a ruling.
chronicle-not-asked = Nobody is asking this about { $who } now ({ $rule }).
chronicle-not-asked-rule = Nobody is asking this now ({ $rule }).
chronicle-refused = This cannot be the answer for { $who } ({ $rule }).
chronicle-refused-rule = This cannot be the answer ({ $rule }).
chronicle-only-gm = Only the GM may give { $who } an order outside the rules ({ $rule }).
chronicle-only-gm-rule = Only the GM may decide outside the rules ({ $rule }).
chronicle-no-reason = A ruling needs a reason: a few words for the chronicle.
chronicle-no-text = There is nothing written.
chronicle-bad-event = Event { $nth } cannot happen here: { $why }. Nothing was changed.
chronicle-bad-name = “{ $name }” is not a valid id: it is taken, or has characters other than a-z, 0-9, `_` and `-`.
chronicle-lapsed = What the ruling wanted can no longer happen.
chronicle-nothing-to-undo = There is nothing to undo.
chronicle-nothing-to-redo = There is nothing to redo.
chronicle-no-what-if = No what-if is open: you are in the battle already.
chronicle-no-such-entry = The journal has no entry { $entry } to go to.
chronicle-not-an-answer = Entry { $entry } is not an answer: only answers can be corrected. Undo it, or make a ruling.

## What an undo takes back, a redo brings again

chronicle-did-answer = the answer for { $who } ({ $rule }){ $steps ->
        [0] {""}
        [one] , and the step it closed
       *[other] , and { $steps } steps
    }
chronicle-did-answer-rule = the answer to { $rule }{ $steps ->
        [0] {""}
        [one] , and the step it closed
       *[other] , and { $steps } steps
    }
chronicle-did-several = { $count } answers given together{ $steps ->
        [0] {""}
        [one] , and the step they closed
       *[other] , and { $steps } steps
    }
chronicle-did-term = “{ $name }”, added for { $who } ({ $rule }){ $steps ->
        [0] {""}
        [one] , and the step after it
       *[other] , and { $steps } steps
    }
chronicle-did-term-rule = “{ $name }”, added to { $rule }{ $steps ->
        [0] {""}
        [one] , and the step after it
       *[other] , and { $steps } steps
    }
chronicle-did-ruling = the ruling “{ $reason }”{ $steps ->
        [0] {""}
        [one] , and the step after it
       *[other] , and { $steps } steps
    }
chronicle-did-note = the note “{ $text }”{ $steps ->
        [0] {""}
        [one] , and the step after it
       *[other] , and { $steps } steps
    }
chronicle-did-scene = the scene “{ $title }”{ $steps ->
        [0] {""}
        [one] , and the step after it
       *[other] , and { $steps } steps
    }
chronicle-did-steps = { $steps ->
        [0] what the program did
        [one] one step
       *[other] { $steps } steps
    }

## Going on until

chronicle-halt-asked = It is for you to answer for { $who } ({ $rule }).
chronicle-halt-asked-rule = It is for you to answer: { $rule }.
chronicle-halt-concerned = Something has happened to { $who }.
chronicle-halt-broke = { $who_cap } { $who_n ->
        [one] breaks
       *[other] break
    }.
chronicle-halt-chief = { $who_cap } falls.
chronicle-halt-round = { $round } is over.
chronicle-halt-over = The battle is over.
chronicle-halt-gave-up = Automatic play stops here: the rules grant it no more.

## Replaying

chronicle-diverges-event = { $round }, { $step } (entry { $entry }): by { $rule }, event { $nth } is no longer the same. Written (revision { $theirs }): { $stored }. Today (revision { $ours }): { $now }.
chronicle-diverges-asks = { $round }, { $step } (entry { $entry }): today’s rules (revision { $ours }) ask for something that revision { $theirs } did not: { $rule }.
chronicle-diverges-ruling = { $round }, { $step } (entry { $entry }): the ruling means nothing by today’s rules (revision { $theirs }, now { $ours }).
chronicle-diverges-hash = { $round }, { $step } (entry { $entry }): the same events, another battle. Written (revision { $theirs }): { $stored }. Today (revision { $ours }): { $now }.

## Dice scripts

chronicle-not-digits = “{ $text }” is not a number: type digits and nothing else.
chronicle-dice-not-a-number = “{ $text }” (number { $place } of the script, line { $line }) is not a number. Give the faces one by one, with spaces between them.
chronicle-dice-no-such-face = “{ $text }” (number { $place } of the script, line { $line }) is not a face of that die: { $dice } for { $who } ({ $rule }).
chronicle-dice-run-out = The dice given run out: { $dice } for { $who } is awaited ({ $rule }).
chronicle-dice-left = { $count ->
        [one] One number of the dice script is left over: the battle is finished without it.
       *[other] { $count } numbers of the dice script are left over: the battle is finished without them.
    }

## Answers files

chronicle-answers = { $count ->
        [one] The answers file has one problem; the battle was not played.
       *[other] The answers file has { $count } problems; the battle was not played.
    }
answers-both = An answer has `choose` or `value`, not both: a choice is made of words, a judgement of a number or one word.
answers-neither = This answer is empty. Give `choose` for a choice, `value` for a judgement.
answers-target = `target` goes with `choose`: an id, a cell, a whole number, or a list of them.
answers-illegal = “{ $said }” is not allowed here. Possible: { $options }. (Orders outside the rules are rulings of the GM, in `play`.)
answers-option = “{ $said }” is not one of the options. Possible: { $options }.
answers-bounds = “{ $said }” is out of bounds: a whole number from { $min } to { $max }.
answers-kind = This is not what is asked here: a choice takes `choose`, a judgement `value`.
answers-unused = Nothing asked for this answer at `round = { $round }`. Check `round`, the step, the rule and the unit, or take it out.

## Previously

chronicle-previously-round = Previously ({ $round }):
chronicle-previously-state = { $who_cap }: { $state }.
chronicle-previously-losses = { $who_cap } lost { $lost }; { $now } { $now ->
        [one] is
       *[other] are
    } left.
chronicle-previously-ruling = The GM ruled: { $reason }.
chronicle-previously-note = Noted: { $text }
chronicle-previously-ready = { $round } is ready to go on.
chronicle-previously-waits = Awaited for { $who }: { $rule }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } answers in all)
    }.
chronicle-previously-waits-rule = Awaited: { $rule }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } answers in all)
    }.

## Shelf

chronicle-shelf-damaged = The file of battles is damaged: { $why }. It was left as it is, to the last byte.
chronicle-shelf-empty = The file of battles is empty or gone, though its log or copies of it are there. Nothing was touched.
chronicle-shelf-log = The log (`-wal`) next to the file of battles belongs to another file; opening it would damage the battles. Nothing was touched.
chronicle-shelf-newer = The file of battles was written by a newer Montjoie (layout { $layout }; this one reads up to { $ours }). It was left as it is: open it with the newer program.
chronicle-copy-damaged = This copy is damaged, or is not a file of battles: { $why }. Nothing was touched; choose another.
chronicle-copy-newer = This copy was made by a newer Montjoie (layout { $layout }; this one reads up to { $ours }). Nothing was touched; restore it with the newer program, or choose another.
chronicle-not-a-copy = This file contains no battles of Montjoie: it is not a copy. Nothing was touched; name a file in the folder `copies`.
chronicle-own-file = This is the file of battles itself, not a copy. Nothing was touched; name a file in the folder `copies`.
chronicle-replaced = A copy has just been restored: this page showed the battles as they were before. Nothing of yours was written; reload it.
chronicle-closed = The table is closed. Nothing of yours was written.
chronicle-battle-broken = “{ $name }” is damaged in the file of battles: { $entry ->
        [0] its start or its current position is no longer what was written
       *[other] its journal is no longer what was written, from entry { $entry } on
    }. It is kept as it is, and the other battles open. A copy may contain it intact.
chronicle-this-battle-broken = This battle is damaged in the file of battles: { $entry ->
        [0] its start or its current position is no longer what was written
       *[other] its journal is no longer what was written, from entry { $entry } on
    }. It is kept as it is and nothing is added to it; the other battles open. A copy may contain it intact: look among the copies.

## What a copy holds, what it lacks

chronicle-holds = { $battles ->
        [0] no battle
        [one] one battle
       *[other] { $battles } battles
    }{ $unreadable ->
        [0] {""}
        [one] , one of them unreadable
       *[other] , { $unreadable } of them unreadable
    }{ $drafts ->
        [0] {""}
        [one] , one being prepared
       *[other] , { $drafts } being prepared
    }
chronicle-holds-both = { $holds }; { $newest }
chronicle-holds-broken = { $holds }; damaged: { $names }
chronicle-holds-broken-name = “{ $name }”
chronicle-holds-newest = newest step: “{ $name }”, { $round }, { $step }
chronicle-holds-newest-begun = last touched: “{ $name }”, barely begun
chronicle-behind = “{ $name }”: { $steps ->
        [0] no closed step
        [one] one step
       *[other] { $steps } steps
    }, { $entries ->
        [one] one entry of its journal
       *[other] { $entries } entries of its journal
    }
chronicle-behind-whole = “{ $name }”, all of it: { $steps ->
        [0] no closed step
        [one] one step
       *[other] { $steps } steps
    }, { $entries ->
        [0] no entry of its journal
        [one] one entry of its journal
       *[other] { $entries } entries of its journal
    }
chronicle-behind-drafts = { $drafts ->
        [one] one battle being prepared
       *[other] { $drafts } battles being prepared
    }
chronicle-behind-layout = perhaps more: it was written by a newer Montjoie (layout { $layout })

## Pledged dice

chronicle-pledged = The dice of this battle are pledged already. Nothing was changed.
chronicle-pledge-late = The program has rolled in this battle before: a pledge, or a word for one, counts only before the first throw. Nothing was changed.
chronicle-not-pledged = The dice of this battle are not pledged.
chronicle-bad-word = A name and a word are wanted, of at most sixty characters each. Nothing was changed.
chronicle-pledge-hash = The hash of the seed, which can no longer be another: { $hash }
chronicle-pledge-word = Word of { $who }: { $word }
chronicle-pledge-seal = Hash and words together, to be noted down before the first throw: { $seal }
chronicle-verify-seed = The seed: { $seed }
chronicle-verify-seed-wrong = This is not the seed whose hash was shown.
chronicle-verify-rolled = { $n ->
        [0] The program rolled no throw of this battle.
        [one] One throw the program rolled follows from them.
       *[other] { $n } throws the program rolled follow from them.
    }
chronicle-verify-typed = { $n ->
        [one] One throw was typed or written over: it is believed.
       *[other] { $n } throws were typed or written over: they are believed.
    }
chronicle-verify-beside = { $n ->
        [one] One of them was thrown on a what-if from which the battle went on.
       *[other] { $n } of them were thrown on what-ifs from which the battle went on.
    }
chronicle-verify-taken-back = { $n ->
        [one] One rolled throw was taken back and lies beside the battle.
       *[other] { $n } rolled throws were taken back and lie beside the battle.
    }
chronicle-verify-unused = { $n ->
        [one] One rolled throw is not asked for by today's rules, or was replaced.
       *[other] { $n } rolled throws are not asked for by today's rules, or were replaced.
    }
chronicle-verify-wrong = { $n ->
        [one] A throw marked as rolled does not follow from what was pledged: entry { $entry }.
       *[other] { $n } throws marked as rolled do not follow from what was pledged, the first in entry { $entry }.
    }
chronicle-verify-holds = Everything holds. Compare hash, words and seal with what was noted down before the first throw.
