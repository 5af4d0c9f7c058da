//! `aftermath JOURNAL -o next.toml`: what is left of everyone, as a scenario and in words.

use crate::console::{Console, Ink, Stop};
use crate::{load, replay};
use clap::ArgMatches;
use montjoie_chronicle::{Chronicle, Next, next_scenario};
use montjoie_game::{Arg, Message, game_named};
use montjoie_table::{Side, Subject};
use std::io::Write as _;

/// The command. The scenario goes to its file and the summary to the standard output; without a file the other way round.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let book = replay::look(path, console)?;
    let header = &book.journal().header;
    let (game, _) = game_named(montjoie_books::GAMES, &header.ruleset).expect("the journal could be opened");
    let next = match next_scenario(&header.scenario, game, book.fight()) {
        Ok(next) => next,
        Err(problems) => {
            for problem in &problems {
                load::problem(path, problem, console);
            }
            return Err(console.wrong(&Message::new("cli-after-cannot")));
        }
    };
    if montjoie_game::ended(book.fight()).is_none() {
        let text = console.word("cli-after-early");
        console.notice(&text);
    }
    let summary = summary(&book, &next, console);
    let Some(out) = matches.get_one::<String>("out") else {
        console.notice(&summary);
        return console.line(next.text.trim_end());
    };
    let made = std::fs::OpenOptions::new().write(true).create_new(true).open(out);
    let written = made.and_then(|mut file| file.write_all(next.text.as_bytes()).and_then(|()| file.sync_all()));
    written.map_err(|error| console.bad_file("cli-cannot-write", out, &error))?;
    console.prose(&summary)?;
    let text = console.say(&Message::new("cli-after-written").with("file", Arg::Text(out.clone())));
    console.notice(&text);
    Ok(())
}

/// What became of everyone, to be read.
fn summary(book: &Chronicle, next: &Next, console: &Console) -> String {
    let fight = book.fight();
    let (names, fates) = (fight.names(), fight.fates());
    let mut text = String::new();
    for side in Side::BOTH {
        let heading = console.name(names, Subject::side(side));
        text.push_str(&format!("{}\n", console.ink(Ink::Bold, &heading)));
        for survivor in fight.aftermath() {
            if fates.iter().any(|f| f.subject == survivor.subject && f.side == side) {
                text.push_str(&format!("  {}\n", console.texts.say(console.lang, &survivor.line, names)));
            }
        }
        if next.fresh.contains(&side) {
            let message = Message::new("cli-after-fresh").who("side", Subject::side(side));
            text.push_str(&format!("  {}\n", console.texts.say(console.lang, &message, names)));
        }
    }
    for id in &next.adrift {
        let who = names.find(id).map_or_else(|| id.clone(), |who| console.name(names, who));
        text.push_str(&format!("{}\n", console.say(&Message::new("cli-after-adrift").with("who", Arg::Text(who)))));
    }
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_game::Marshal;

    #[test]
    fn the_next_scenario_of_many_battles_passes_the_check() {
        let loaded = crate::sample::loaded();
        for seed in 0..20 {
            let mut marshal = Marshal::new(loaded.opened.fight.copy(), seed, 0);
            while marshal.ended().is_none() {
                marshal.step();
            }
            let next =
                next_scenario(crate::sample::TEXT, loaded.game, marshal.fight.as_ref()).expect("it can be written");
            let read = crate::load::read(next.text.as_bytes(), None);
            assert!(read.is_ok(), "{}", next.text);
            assert!(!next.text.contains("[[event]]"));
        }
    }
}
