//! `bring FILE --as unit|character --count N --ruleset ID`: stat blocks of other games as tables of a scenario, every figure with its origin.

use crate::console::{Console, Ink, Stop};
use crate::{book, load};
use clap::ArgMatches;
use montjoie_books::GAMES;
use montjoie_bring::{Brought, bring, json, read, tables, told, try_out};
use montjoie_game::block::{FigureOrigin, Role};
use montjoie_game::{Arg, Message, game_named};
use montjoie_text::typeset;

/// Reads the file, tells every figure and where it came from, then the tables.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    let named = text("ruleset").unwrap_or(GAMES[0].info().id);
    let Some((game, edition)) = game_named(GAMES, named) else { return Err(book::unknown_ruleset(named, console)) };
    let role = text("as").and_then(Role::of).unwrap_or_default();
    let count = matches.get_one::<u32>("count").map(|n| i64::from(*n));
    let bytes = load::bytes(text("file").unwrap_or("-"), console)?;
    let Ok(written) = String::from_utf8(bytes) else { return Err(console.wrong(&Message::new("problem-not-utf8"))) };
    let reading = read(&written, GAMES, game);
    let all: Vec<Brought> =
        reading.blocks.iter().filter_map(|block| bring(game, edition, block, role, count)).collect();
    for word in &reading.unread {
        console.wrong(word);
    }
    let mut refused = all.is_empty();
    for (nth, brought) in all.iter().enumerate() {
        for problem in try_out(game, edition, brought).problems {
            refused = true;
            load::problem(&format!("{} ({})", brought.name(), nth + 1), &problem, console);
        }
    }
    if matches.get_flag("json") {
        let value = json(game, &all, &reading.unread, |message| console.say(message));
        console.line(&serde_json::to_string_pretty(&value).unwrap_or_default())?;
    } else if !all.is_empty() {
        for brought in &all {
            figures(brought, console)?;
        }
        let heading = console.word("cli-bring-toml");
        let heading = console.ink(Ink::Faint, &format!("# {heading}"));
        console.line(&heading)?;
        console.line(tables(&all).trim_end())?;
    }
    if refused || !reading.unread.is_empty() { Err(Stop::Wrong) } else { Ok(()) }
}

/// Every figure of one, a line each: key, value, where it came from; guesses marked.
fn figures(brought: &Brought, console: &mut Console) -> Result<(), Stop> {
    let notation = console.word(&format!("bring-notation-{}", brought.notation.word()));
    let head = console.ink(Ink::Bold, &brought.name());
    console.line(&format!("{head} · {notation}"))?;
    let wide = |text: &str| text.chars().count();
    let key = brought.figures.iter().map(|given| wide(&given.key)).max().unwrap_or(0);
    let value = brought.figures.iter().map(|given| wide(&given.value.shown())).max().unwrap_or(0).min(24);
    let mut guesses = 0;
    for given in &brought.figures {
        let guessed = matches!(given.origin, FigureOrigin::Guessed(_));
        guesses += i64::from(guessed);
        let mark = if guessed { "?" } else { " " };
        let origin = console.say(&told(&given.origin, |message| console.say(message)));
        let origin = console.ink(if guessed { Ink::Gold } else { Ink::Faint }, &typeset(console.lang, &origin));
        console.entry(&format!("{mark} {:<key$}  {:<value$} ", given.key, given.value.shown()), &origin)?;
    }
    if guesses > 0 {
        let text = console.say(&Message::new("cli-bring-guesses").with("n", Arg::Number(guesses)));
        console.prose(&text)?;
    }
    console.line("")
}
