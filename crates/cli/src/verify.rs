//! `verify JOURNAL`: what was pledged of the dice of a battle, and whether every rolled die follows from it.

use crate::console::{Console, Stop};
use crate::replay;
use clap::ArgMatches;
use montjoie_chronicle::Trouble;

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let book = replay::look(path, console)?;
    replay::heading(&book, console)?;
    let Some(found) = book.verify() else {
        return Err(console.wrong(&Trouble::NotPledged.message()));
    };
    for message in found.pledge.messages().into_iter().chain(found.counts()) {
        let text = console.say(&message);
        console.prose(&text)?;
    }
    let replay = book.replay(true).map_err(|t| console.trouble(&t, Some(book.fight().names())))?;
    if let Some(divergence) = &replay.divergence {
        let text = console.texts.say(console.lang, &divergence.message(), book.fight().names());
        console.complain(&text);
    }
    for fault in found.faults() {
        console.wrong(&fault);
    }
    if !found.holds() || replay.divergence.is_some() {
        return Err(Stop::Wrong);
    }
    let text = console.word("chronicle-verify-holds");
    console.prose(&text)
}
