### Problems in a scenario: what is written, what is expected, how to fix it.
### fr.ftl has the same messages with the same values; the list is in problem.rs (CODES).

## Around every message

problem-place = { $file }, line { $line }, column { $column } ({ $path })
problem-place-bare = { $file }, line { $line }, column { $column }
problem-nearest = Did you mean “{ $nearest }”?
problem-waivable = If it is meant, accept it at the top of the file: `waive = ["{ $code }"]`.
problem-waived = Accepted by the file.
problem-warning = The battle can be played anyway.

## The text itself

problem-not-utf8 = The file is not UTF-8 text. Save it in that encoding; every text editor offers it.
problem-file-too-big = The file is too big: { $size } bytes, where a scenario has at most { $most }.
problem-syntax = This line cannot be read from “{ $found }” on. Write a key and its value, `moral = 9`, or a heading in brackets, `[options]`.
problem-syntax-key = A well-formed key or its equals sign is missing near “{ $found }”. Write for instance `moral = 9`.
problem-syntax-value = The value cannot be read: “{ $found }”. Write a number without quotes (`9`), a text between straight quotes (`"the Pikemen"`), yes or no as `true` or `false`.
problem-syntax-string = A text is not properly closed or contains a forbidden character, near “{ $found }”. Put it between straight quotes: `"the Pikemen"`; a backslash is written twice.
problem-syntax-bracket = A bracket or a brace has no partner, near “{ $found }”. Close it; the rest of the file could not be read.
problem-syntax-comma = There is a comma missing or one too many near “{ $found }”. In a list, put a comma between two values: `["a", "b"]`.
problem-syntax-depth = Too many lists or tables are nested here. No scenario needs that many.
problem-number-too-big = This number is too big: “{ $found }”.
problem-beside-preset = “{ $key }” is set beside “preset = "document"”: for this one the battle departs from the document.
problem-duplicate-key = “{ $key }” is already given above. Keep only one of the two lines.
problem-and-more = And { $count ->
        [one] one more problem
       *[other] { $count } more problems
    }: fix those above first.

## One key

problem-unknown-key = “{ $key }” is not a known key here.
problem-unknown-key-here = “{ $key }” is not a known key here. Possible keys: { $choices }.
problem-missing = “{ $key }” is missing: { $expected }.
problem-wrong-type = “{ $key }” takes { $expected }, but this is { $given }.
problem-out-of-range = “{ $key }” is { $value }: it takes a number from { $min } to { $max }.
problem-list-too-long = The list “{ $key }” has { $count } elements: at most { $most } are allowed.
problem-not-whole = “{ $key }” is { $value }: it takes a whole number.
problem-number-absurd = “{ $key }” is { $value }, which is far out of range. Give an ordinary number, with at most nine decimals.
problem-decimal = “{ $key }”: “{ $value }” is not a number. Write `0.5`, or in quotes `"1/2"`, `"½"` or `"0,5"`.
problem-not-exact = “{ $key }” is { $value }, which cannot be stored exactly: it is counted in steps of 1/{ $count } here. Write a number that fits, such as { $proposed }.
problem-choice = “{ $key }” cannot be “{ $value }”. Possible values: { $choices }.
problem-dice = “{ $key }”: “{ $value }” does not say which dice to throw. Write `"1d8"`, `"2d4+1"`, `"d%"`, the span the book prints, `"1-8"`, or a number.
problem-unknown-id = “{ $key }”: nobody here is called “{ $value }”. Possible ids: { $choices }.
problem-repeated = “{ $key }” contains “{ $value }” twice. Once is enough.
problem-empty = “{ $key }” is empty. Give it a text, or remove the line.
problem-text-too-long = The text of “{ $key }” is too long: at most { $most } characters.

## The battle

problem-unknown-ruleset = “{ $value }” is not a known ruleset. Possible rulesets: { $choices }.
problem-edition-contradicts = `ruleset` says “{ $ruleset }” and `edition` says “{ $edition }”: one contradicts the other. Remove the `edition` line, or make them agree.
problem-side-count = A battle has two sides, and the file gives { $count }. Write exactly two `[[side]]`.
problem-side-empty = The side “{ $side }” has neither unit nor character. Give it at least one unit (`[[side.unit]]`).
problem-bad-id = The id “{ $id }” is not valid: lower-case letters without accents, digits, `_` and `-` only, at most 64 of them. Try “{ $proposed }”.
problem-bad-id-bare = The id “{ $id }” is not valid: lower-case letters without accents, digits, `_` and `-` only, at most 64 of them.
problem-duplicate-id = The id “{ $id }” is already taken, line { $line }. Use a different id for each.
problem-duplicate-name = The name “{ $name }” is already used, line { $line }: the table will mix them up. Add a word that tells them apart.
problem-no-name = { $what } has no name. Give `name`, or `name_fr` and `name_en`.
problem-too-many = There are too many { $what }: at most { $most } in a battle. Join some together.
problem-foreign = “{ $key }” names “{ $value }”, who does not belong to the side “{ $side }”.
problem-unknown-troop = The catalogue has no troop called “{ $value }”. Choose one it has, or give all the values of the unit.
problem-line-empty = The unit’s line is empty. Write it as the book prints it: a number, a name, a colon, then the values.
problem-line-part = In the unit’s line, “{ $part }” is not understood: it should be a known word followed by its value.
problem-line-value = In the unit’s line, “{ $value }” is not valid for “{ $key }”, which takes { $expected }.
problem-line-twice = In the unit’s line, “{ $part }” gives “{ $key }” again. Keep one of them.
problem-never-arrives = “{ $unit }” waits for an event to bring it, and none does. Add an `[[event]]` with `arrive = ["{ $unit }"]`.
problem-already-there = The event brings “{ $unit }”, which is on the field already. Give it `arrives = "event"`, or remove it from `arrive`.
problem-event-trigger = An event has exactly one trigger; this one has { $count }. Give `round`, or `unit` with `below_percent`, or `unit` with `unit_state`, or `side` with `lost_percent`.
problem-event-effect = This event does nothing. Give it `arrive`, `set`, `weather` or a message (`message_fr`, `message_en`).
problem-waive-unknown = `waive` names “{ $value }”, which is not a known problem.
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
