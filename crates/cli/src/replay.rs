//! `replay JOURNAL`: folds a journal and tells it, checking that its facts hold together.

use crate::console::{Console, Ink, Stop};
use crate::load;
use crate::tell::Teller;
use clap::ArgMatches;
use montjoie_chronicle::{Chronicle, Said, Scene};
use montjoie_rules::{Fight, Item, Message, Names};
use montjoie_text::{typeset, wrap};
use std::path::Path;

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let book = open(path, console)?;
    heading(&book, console)?;
    if !matches.get_flag("rejudge") {
        tell(&book, matches.get_flag("verbose"), console)?;
    }
    let replay =
        book.replay(matches.get_flag("rejudge")).map_err(|t| console.trouble(&t, Some(book.fight().names())))?;
    if let Some(divergence) = &replay.divergence {
        let text = console.texts.say(console.lang, &divergence.message(), book.fight().names());
        console.complain(&text);
        return Err(Stop::Wrong);
    }
    let id = if matches.get_flag("rejudge") { "cli-rejudged" } else { "cli-replayed" };
    let text = console.say(&Message::new(id).number("steps", i64::try_from(replay.steps).unwrap_or(i64::MAX)));
    console.notice(&text);
    Ok(())
}

/// Opens a journal, telling what is worth knowing about it.
pub fn open(path: &str, console: &mut Console) -> Result<Chronicle, Stop> {
    let book = Chronicle::open(Path::new(path)).map_err(|trouble| console.file_trouble(path, &trouble))?;
    let notices: Vec<Message> = book.notices().map(montjoie_chronicle::Notice::message).collect();
    for notice in notices {
        let text = console.say(&notice);
        console.notice(&text);
    }
    Ok(book)
}

/// The title and what is read before the battle.
pub fn heading(book: &Chronicle, console: &mut Console) -> Result<(), Stop> {
    load::title(book.title(), book.text(), book.fight().info(), console)
}

/// The chronicle of a journal so far.
pub fn tell(book: &Chronicle, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    let most = u8::try_from(montjoie_rules::MOST_SCRIPTED).unwrap_or(u8::MAX);
    let told = (0..most).map(|i| book.told(i).cloned()).collect();
    let mut teller = Teller::new(book.start(), told, verbose);
    let mut walk = Walk { fight: book.start().copy(), items: Vec::new() };
    for line in book.lines() {
        match &line.said {
            Said::Item(item) => walk.items.push((**item).clone()),
            Said::Ruling { reason, items, lapsed, .. } => {
                teller.items(line.place, &std::mem::take(&mut walk.items), book.fight().names(), console)?;
                ruling(reason, items, lapsed.is_some(), book.fight().names(), console)?;
            }
            Said::Note { text, .. } => {
                teller.items(line.place, &std::mem::take(&mut walk.items), book.fight().names(), console)?;
                let text = wrap(&format!("  « {} »", typeset(console.lang, text)), console.width);
                console.line(&text)?;
            }
            Said::Closed { .. } => {
                teller.items(line.place, &std::mem::take(&mut walk.items), book.fight().names(), console)?;
            }
        }
        walk.follow(book, line.entry, matches!(line.said, Said::Closed { .. } | Said::Ruling { .. }));
        if let Said::Closed { .. } = line.said {
            teller.closes(walk.fight.as_ref(), console)?;
        }
    }
    if book.scene() == Scene::Over || crate::marshal::ended(book.fight()).is_some() {
        teller.outcome(book.fight(), console)?;
    }
    Ok(())
}

/// A ruling in the chronicle.
pub fn ruling(reason: &str, items: &[Item], lapsed: bool, names: &Names, console: &mut Console) -> Result<(), Stop> {
    let mut text = format!("  {} : {}", crate::prose::capital(&console.word("rule-gm")), typeset(console.lang, reason));
    if lapsed {
        text.push_str(&format!(" ({})", console.word("cli-lapsed")));
    }
    for message in items.iter().filter_map(|item| item.gm.as_ref()) {
        text.push_str(&format!(" {}", console.texts.say(console.lang, message, names)));
    }
    let text = wrap(&text, console.width);
    let text = console.ink(Ink::Gold, &text);
    console.line(&text)
}

/// The battle as it was while the chronicle was made: facts laid one after the other.
struct Walk {
    fight: Box<dyn Fight>,
    items: Vec<Item>,
}

impl Walk {
    /// Lays the facts of an entry, if it has any.
    fn follow(&mut self, book: &Chronicle, entry: u64, facts: bool) {
        use montjoie_chronicle::Body;
        let Some(entry) = book.journal().entry(entry).filter(|_| facts) else { return };
        let events = match &entry.body {
            Body::Closed(closed) => closed.events.as_slice(),
            Body::Ruling(ruling) => ruling.events.as_deref().unwrap_or_default(),
            _ => return,
        };
        // They were laid before, when the journal was read.
        let _ = self.fight.fold(events);
    }
}
