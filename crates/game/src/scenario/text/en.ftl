### What is wrong in a scenario: what is written, what is expected, how to mend it.
### The same messages with the same values stand in fr.ftl; the list is kept in problem.rs (CODES).

## Around every message

problem-place = { $file }, line { $line }, column { $column } ({ $path })
problem-place-bare = { $file }, line { $line }, column { $column }
problem-nearest = Did you mean “{ $nearest }”?
problem-waivable = If it is meant, accept it at the top of the file: `waive = ["{ $code }"]`.
problem-waived = Accepted by the file.
problem-warning = The battle can be played all the same.

## The text itself

problem-not-utf8 = The file is not UTF-8 text. Save it in that encoding; every text editor offers it.
problem-file-too-big = The file is too big: { $size } bytes, where a scenario has at most { $most }.
problem-syntax = This line cannot be read from “{ $found }” on. Write a key and its value, `moral = 9`, or a heading in brackets, `[options]`.
problem-syntax-key = A well-formed key or its equals sign is missing near “{ $found }”. Write for instance `moral = 9`.
problem-syntax-value = The value cannot be read: “{ $found }”. A number stands alone (`9`), a text between straight quotes (`"the Pikemen"`), yes or no is `true` or `false`.
problem-syntax-string = A text is not properly closed or holds a forbidden character, near “{ $found }”. Put it between straight quotes: `"the Pikemen"`; a backslash is written twice.
problem-syntax-bracket = A bracket or a brace has no partner, near “{ $found }”. Close it; the rest of the file could not be read.
problem-syntax-comma = A comma is missing, or one too many, near “{ $found }”. In a list a comma stands between two values: `["a", "b"]`.
problem-syntax-depth = Too many lists or tables stand inside one another here. No scenario needs that many.
problem-number-too-big = This number is beyond all counting: “{ $found }”.
problem-beside-preset = “{ $key }” is set beside “preset = "document"”: for this one the battle departs from the document.
problem-duplicate-key = “{ $key }” is already given above. Keep only one of the two lines.
problem-and-more = And { $count ->
        [one] one more problem
       *[other] { $count } more problems
    }: mend those above first.

## One key

problem-unknown-key = “{ $key }” is not a key that is known here.
problem-unknown-key-here = “{ $key }” is not a key that is known here. Possible keys: { $choices }.
problem-missing = “{ $key }” is missing: { $expected }.
problem-wrong-type = “{ $key }” takes { $expected }, but this is { $given }.
problem-out-of-range = “{ $key }” is { $value }: it takes a number from { $min } to { $max }.
problem-list-too-long = The list “{ $key }” has { $count } elements: no more than { $most }.
problem-not-whole = “{ $key }” is { $value }: it takes a whole number.
problem-number-absurd = “{ $key }” is { $value }: no number of this game comes near it. Give an ordinary one, with at most nine decimals.
problem-decimal = “{ $key }”: “{ $value }” is not a number. Write `0.5`, or in quotes `"1/2"`, `"½"` or `"0,5"`.
problem-not-exact = “{ $key }” is { $value }, which cannot be kept exactly: it is counted in steps of 1/{ $count } here. Write a number that comes out even, such as { $proposed }.
problem-choice = “{ $key }” cannot be “{ $value }”. Possible values: { $choices }.
problem-dice = “{ $key }”: “{ $value }” does not say which dice to throw. Write `"1d8"`, `"2d4+1"`, `"d%"`, the span the book prints, `"1-8"`, or a number.
problem-unknown-id = “{ $key }”: nobody here is called “{ $value }”. Possible ids: { $choices }.
problem-repeated = “{ $key }” says “{ $value }” twice. Once is enough.
problem-empty = “{ $key }” is empty. Give it a text, or take the line out.
problem-text-too-long = The text of “{ $key }” is too long: no more than { $most } characters.

## The battle

problem-unknown-ruleset = “{ $value }” is not a known ruleset. Possible rulesets: { $choices }.
problem-edition-contradicts = `ruleset` says “{ $ruleset }” and `edition` says “{ $edition }”: one contradicts the other. Take the `edition` line out, or make them agree.
problem-side-count = A battle has two sides, and the file gives { $count }. Write exactly two `[[side]]`.
problem-side-empty = The side “{ $side }” has neither unit nor character. Give it at least one unit (`[[side.unit]]`).
problem-bad-id = The id “{ $id }” will not do: lower-case letters without accents, digits, `_` and `-` only, at most 64 of them. Try “{ $proposed }”.
problem-bad-id-bare = The id “{ $id }” will not do: lower-case letters without accents, digits, `_` and `-` only, at most 64 of them.
problem-duplicate-id = The id “{ $id }” is already taken, line { $line }. Give each its own.
problem-duplicate-name = “{ $name }” is already somebody’s name, line { $line }: the table will mix them up. Add a word that tells them apart.
problem-no-name = { $what } has no name. Give `name`, or `name_fr` and `name_en`.
problem-too-many = There are too many { $what }: no more than { $most } in a battle. Join some together.
problem-foreign = “{ $key }” names “{ $value }”, who is not of the side “{ $side }”.
problem-unknown-troop = The catalogue knows no troop called “{ $value }”. Choose one it knows, or give all the values of the unit.
problem-line-empty = The unit’s line is empty. Write it as the book prints it: a number, a name, a colon, then the values.
problem-line-part = In the unit’s line, “{ $part }” is not understood: it should be a known word followed by its value.
problem-line-value = In the unit’s line, “{ $value }” will not do for “{ $key }”, which takes { $expected }.
problem-line-twice = In the unit’s line, “{ $part }” gives “{ $key }” again. Keep one of them.
problem-never-arrives = “{ $unit }” waits for an event to bring it, and none does. Add an `[[event]]` with `arrive = ["{ $unit }"]`.
problem-already-there = The event brings “{ $unit }”, which is on the field already. Give it `arrives = "event"`, or take it out of `arrive`.
problem-event-trigger = An event has one trigger and only one; this one has { $count }. Give `round`, or `unit` with `below_percent`, or `unit` with `unit_state`, or `side` with `lost_percent`.
problem-event-effect = This event does nothing. Give it `arrive`, `set`, `weather` or a message (`message_fr`, `message_en`).
problem-waive-unknown = `waive` names “{ $value }”, which is no known problem.
problem-waive-refused = `waive` names “{ $value }”, which cannot be accepted: without it the battle cannot be played.

## What a key takes, what is found there

problem-kind-int = a whole number
problem-kind-decimal = a number
problem-kind-text = a text in quotes
problem-kind-flag = `true` or `false`
problem-kind-choice = a word of the list
problem-kind-dice = dice, such as `"1d8"`
problem-kind-id = an id in quotes
problem-kind-value = a number or a text
problem-kind-list = a list in brackets
problem-kind-table = a table
problem-kind-tables = tables, each under a heading in double brackets
problem-kind-date = a date

## Who is meant

problem-what-scenario = This scenario
problem-what-side = This side
problem-what-army = This army
problem-what-unit = This unit
problem-what-character = This character
problem-what-place = This place
problem-what-units = units
problem-what-characters = characters
problem-what-armies = armies
problem-what-places = places
problem-what-events = events
problem-what-section = sections
