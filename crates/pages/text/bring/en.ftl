# Bring your own
page-bring = Bring your own
page-bring-what = Your monsters and soldiers, as another game writes them, become units or characters of the book you play. Every figure says where it came from; what was guessed is marked, and yours to correct.
page-bring-source = What you have
page-bring-paste = Paste it here
page-bring-forms = Unit lines of the books; stat lines and columns with AC, HD, ML; stat blocks with Armor Class, Hit Points, Challenge; a Foundry actor as JSON (dnd5e, ose). Several at once are fine.
page-bring-file = Or a file
page-bring-book = Into
page-bring-as = As
page-bring-unit = a unit, so many of them
page-bring-character = a character, one by name
page-bring-count = How many (empty: as the text says)
page-bring-read = Read it
page-bring-guesses = { $n ->
    [0] Nothing had to be guessed.
    [one] One figure is guessed: look at it.
   *[other] { $n } figures are guessed: look at them.
}
page-bring-guessed = guessed
page-bring-toml = As a table of a scenario
page-bring-go = And then
page-bring-draft = Put into
page-bring-new = a new battle
page-bring-side = On
page-bring-side-a = the first side
page-bring-side-b = the second side
page-bring-prepare = Prepare the battle with it
page-bring-try = Try it against its like
page-bring-try-hint = A trial begins at once, with the same on both sides.
page-bring-trial = { $name }: a trial
page-bring-mended = What was typed no longer belonged to this text: the figures were read again.
page-bring-refused = The book does not take these figures yet: mend what is marked. Nothing was changed.
page-bring-lost = That battle is no longer being prepared, or cannot be read. Nothing was changed.
page-bring-link = Bring your own monsters and soldiers
page-bring-true = yes
page-bring-false = no
