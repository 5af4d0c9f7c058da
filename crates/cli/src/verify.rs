//! `verify JOURNAL`: what was pledged of the dice of a battle, and whether every rolled die follows from it.

use crate::console::{Console, Stop};
use crate::replay;
use clap::ArgMatches;
use montjoie_chronicle::{Pledge, Trouble, Verified};
use montjoie_game::{Arg, Message};

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let book = replay::look(path, console)?;
    replay::heading(&book, console)?;
    let Some(found) = book.verify() else {
        return Err(console.wrong(&Trouble::NotPledged.message()));
    };
    for message in pledged(&found.pledge).into_iter().chain(counted(&found)) {
        let text = console.say(&message);
        console.prose(&text)?;
    }
    let replay = book.replay(true).map_err(|t| console.trouble(&t, Some(book.fight().names())))?;
    if let Some(divergence) = &replay.divergence {
        let text = console.texts.say(console.lang, &divergence.message(), book.fight().names());
        console.complain(&text);
    }
    if !found.pledge.holds() {
        console.wrong(&Message::new("cli-verify-seed-wrong"));
    }
    if let Some(first) = found.wrong.first() {
        let wrong = Message::new("cli-verify-wrong").number("entry", i64::try_from(*first).unwrap_or(i64::MAX));
        console.wrong(&wrong.number("n", count(found.wrong.len())));
    }
    if !found.holds() || replay.divergence.is_some() {
        return Err(Stop::Wrong);
    }
    let text = console.word("cli-verify-holds");
    console.prose(&text)
}

/// What was pledged, a line each.
pub fn pledged(pledge: &Pledge) -> Vec<Message> {
    let text = |text: &str| Arg::Text(text.to_owned());
    let mut lines = vec![Message::new("cli-pledge-hash").with("hash", text(&pledge.hash))];
    let word = |w: &montjoie_chronicle::Worded| {
        Message::new("cli-pledge-word").with("who", text(&w.who)).with("word", text(&w.word))
    };
    lines.extend(pledge.words.iter().map(word));
    lines.push(Message::new("cli-pledge-seal").with("seal", Arg::Text(pledge.seal())));
    lines
}

fn counted(found: &Verified) -> Vec<Message> {
    let mut lines = vec![
        Message::new("cli-verify-seed").with("seed", Arg::Text(found.pledge.seed.clone())),
        Message::new("cli-verify-rolled").number("n", count(found.rolled)),
    ];
    let others = [
        ("cli-verify-typed", found.typed),
        ("cli-verify-beside", found.beside),
        ("cli-verify-taken-back", found.taken_back),
        ("cli-verify-unused", found.unused),
    ];
    lines.extend(others.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| Message::new(id).number("n", count(n))));
    lines
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
