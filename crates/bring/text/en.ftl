# What is said of text that was pasted or loaded
bring-nothing = There is nothing to read. Paste a unit line, a stat line, a stat block or an actor as JSON.
bring-too-long = This is longer than { $most } KiB. Bring one creature, or a few, at a time.
bring-too-many = Only the first { $most } were taken.
bring-part = Not understood, and left out: “{ $part }”.
bring-not-understood = Not understood: “{ $part }”. It is no unit line of a book, no stat line (AC, HD, ML …) and no stat block (Armor Class, Hit Points …).
bring-json-broken = This begins like JSON and is broken at line { $line }, column { $column }. Export the actor again and paste all of it.
bring-json-no-actor = This is JSON, but no actor: it has no “system” with figures. Export an actor, not an item or a scene.
bring-json-system = This actor belongs to the system “{ $system }”, which is not read. The systems dnd5e and ose are.
bring-how-worn = what is worn, agility counted as it allows
bring-guess-by-name = nothing but the name says so
bring-and-more = { $n ->
    [one] And one line more, not understood either.
   *[other] And { $n } lines more, not understood either.
}
bring-origin-read = read: “{ $piece }”
bring-origin-computed = computed from “{ $piece }”: { $how }
bring-origin-rule = computed from “{ $piece }”: { $how } ({ $rule })
bring-origin-guessed = guessed: { $how }
bring-origin-catalogue = from the catalogue: { $piece }
bring-origin-typed = by your own hand
bring-notation-line = unit line
bring-notation-old = old-school stat block
bring-notation-fifth = fifth-edition stat block
bring-notation-fifth-actor = Foundry actor, dnd5e
bring-notation-old-actor = Foundry actor, ose
