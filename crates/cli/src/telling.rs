//! A journal told as it grows: each line once, from wherever the last telling ended.

use crate::console::{Console, Ink, Stop};
use crate::tell::Teller;
use montjoie_chronicle::{Author, Body, Chronicle, Line, Origin, Playing, Said};
use montjoie_game::{Fight, Item, MOST_SCRIPTED, Message, Names, What};
use montjoie_text::{typeset, wrap};

/// How far a journal has been told.
pub struct Telling {
    teller: Teller,
    /// The battle as it was after the last line told.
    fight: Box<dyn Fight>,
    /// Lines told.
    lines: usize,
    /// Items of the step being told that were told while it was open.
    ahead: usize,
    items: Vec<Item>,
    /// Rolls among them that were replaced.
    marks: Vec<Message>,
    over: bool,
}

impl Telling {
    /// From the start of the battle.
    pub fn new(book: &Chronicle, verbose: bool) -> Telling {
        let most = u8::try_from(MOST_SCRIPTED).unwrap_or(u8::MAX);
        let told = (0..most).map(|i| book.told(i).cloned()).collect();
        let teller = Teller::new(book.start(), told, verbose);
        Telling {
            teller,
            fight: book.start().copy(),
            lines: 0,
            ahead: 0,
            items: Vec::new(),
            marks: Vec::new(),
            over: false,
        }
    }

    /// Whether numbers are told with it.
    pub fn verbose(&self) -> bool {
        self.teller.verbose
    }

    /// As if everything so far had been told.
    pub fn caught_up(book: &Chronicle, verbose: bool) -> Telling {
        let mut telling = Telling::new(book, verbose);
        for line in book.lines() {
            telling.follow(book, line);
            telling.teller.pass(line.place.round);
            if let Said::Closed { .. } = line.said {
                telling.teller.passed(telling.fight.as_ref());
            }
        }
        telling.lines = book.lines().len();
        telling.ahead = book.now().items.len();
        telling.over = book.scene() == Playing::Over;
        telling
    }

    /// Tells what is new: closed steps, and the open one as far as it has come.
    pub fn tell(&mut self, book: &Chronicle, console: &mut Console) -> Result<(), Stop> {
        let names = book.fight().names();
        for line in book.lines().iter().skip(self.lines) {
            match &line.said {
                Said::Item(item) => {
                    self.marks.extend(replaced(line, item));
                    self.items.push((**item).clone());
                }
                Said::Ruling { reason, items, lapsed, .. } => {
                    self.pour(line, names, console)?;
                    ruling(reason, items, lapsed.is_some(), names, console)?;
                }
                Said::Note { text, .. } => {
                    self.pour(line, names, console)?;
                    let text = wrap(&format!("  « {} »", typeset(console.lang, text)), console.width);
                    console.line(&text)?;
                }
                Said::Closed { .. } => self.pour(line, names, console)?,
            }
            self.follow(book, line);
            if let Said::Closed { .. } = line.said {
                self.ahead = 0;
                self.teller.closes(self.fight.as_ref(), console)?;
            }
        }
        self.lines = book.lines().len();
        let now = book.now();
        // A battle stopped at its last round has a next step too, which nobody plays: it is not begun here either.
        let ended = book.scene() == Playing::Over || montjoie_game::ended(book.fight()).is_some();
        if !ended && book.scene() == Playing::Step && now.items.len() > self.ahead {
            self.teller.items(now.place, &now.items[self.ahead..], names, console)?;
            self.ahead = now.items.len();
        }
        if ended && !self.over {
            self.over = true;
            self.teller.outcome(book.fight(), console)?;
        }
        Ok(())
    }

    /// Tells the items gathered, without those told while the step was open.
    fn pour(&mut self, line: &Line, names: &Names, console: &mut Console) -> Result<(), Stop> {
        let items = std::mem::take(&mut self.items);
        let told = self.ahead.min(items.len());
        self.ahead -= told;
        self.teller.items(line.place, &items[told..], names, console)?;
        for mark in std::mem::take(&mut self.marks) {
            let text = format!("  {}", console.texts.say(console.lang, &mark, names));
            let text = console.ink(Ink::Gold, &wrap(&text, console.width));
            console.line(&text)?;
        }
        Ok(())
    }

    /// Lays the facts of a line, if it has any.
    fn follow(&mut self, book: &Chronicle, line: &Line) {
        if !matches!(line.said, Said::Closed { .. } | Said::Ruling { .. }) {
            return;
        }
        let Some(entry) = book.journal().entry(line.entry) else { return };
        let events = match &entry.body {
            Body::Closed(closed) => closed.events.values(),
            Body::Ruling(ruling) => ruling.events.clone().unwrap_or_default(),
            _ => return,
        };
        // They were laid before, when the journal was read.
        let _ = self.fight.fold(&events);
        // Who came later has a name now.
        self.fight.names_mut().clone_from(book.fight().names());
    }
}

/// Who had a die in hand last: a player by name; none for the GM and the program.
pub fn by(author: &Author) -> Option<&str> {
    match author {
        Author::Seat(name) => Some(name),
        Author::Gm | Author::Program => None,
    }
}

/// That a roll of the program's was replaced by typed faces, if it was.
fn replaced(line: &Line, item: &Item) -> Option<Message> {
    let made = line.made.as_ref().filter(|made| made.origin == Origin::Overwritten)?;
    let What::Throw { head, dice, .. } = &item.what else { return None };
    Some(montjoie_text::overwritten(head.key, *dice, by(&made.by)))
}

/// A ruling in the chronicle.
pub fn ruling(reason: &str, items: &[Item], lapsed: bool, names: &Names, console: &mut Console) -> Result<(), Stop> {
    let mut text = format!(
        "  {}{}{}",
        crate::prose::capital(&console.word("rule-gm")),
        console.colon(),
        typeset(console.lang, reason)
    );
    if lapsed {
        text.push_str(&format!(" ({})", console.word("cli-lapsed")));
    }
    // People give a reason in a few words; what is told after it begins another sentence.
    if !text.ends_with(['.', '!', '?', '…', '»', '”']) {
        text.push('.');
    }
    for message in items.iter().filter_map(|item| item.gm.as_ref()) {
        text.push_str(&format!(" {}", console.texts.say(console.lang, message, names)));
    }
    let text = wrap(&typeset(console.lang, &text), console.width);
    let text = console.ink(Ink::Gold, &text);
    console.line(&text)
}
