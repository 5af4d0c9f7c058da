//! `replay JOURNAL`: folds a journal and tells it, checking that its facts hold together.

use crate::console::{Console, Stop};
use crate::load;
use crate::telling::Telling;
use clap::ArgMatches;
use montjoie_chronicle::{Chronicle, Trouble};
use montjoie_game::Message;
use std::path::Path;

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let book = look(path, console)?;
    crate::report::tell(path, matches.get_flag("verbose"), console)?;
    heading(&book, console)?;
    if !matches.get_flag("rejudge") {
        Telling::new(&book, matches.get_flag("verbose")).tell(&book, console)?;
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

/// Opens a journal to play on, telling what is worth knowing about it.
pub fn open(path: &str, console: &mut Console) -> Result<Chronicle, Stop> {
    opened(path, Chronicle::open(montjoie_books::GAMES, Path::new(path)), console)
}

/// Looks at a journal without ever writing into it; even a damaged one, as far as it goes.
pub fn look(path: &str, console: &mut Console) -> Result<Chronicle, Stop> {
    opened(path, Chronicle::inspect(montjoie_books::GAMES, Path::new(path)), console)
}

fn opened(path: &str, book: Result<Chronicle, Trouble>, console: &mut Console) -> Result<Chronicle, Stop> {
    let book = book.map_err(|trouble| console.file_trouble(path, &trouble))?;
    let notices: Vec<Message> = book.notices().map(montjoie_chronicle::Caveat::message).collect();
    for notice in notices {
        let text = console.say(&notice);
        console.notice(&text);
    }
    Ok(book)
}

/// The title and what is read before the battle.
pub fn heading(book: &Chronicle, console: &mut Console) -> Result<(), Stop> {
    let edition = book.journal().header.edition.as_deref();
    load::title(book.title(), book.text(), (book.fight().info(), edition), console)
}
