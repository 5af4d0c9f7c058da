//! `rules [RULESET [ID]]`: our book in our words.

use crate::console::{Console, Ink, Stop};
use clap::ArgMatches;
use montjoie_books::GAMES;
use montjoie_game::scenario::nearest;
use montjoie_game::{Arg, Book, Game, Message, RuleText};
use montjoie_text::{Lang, typeset, wrap};

/// Shows the shelf, a book, or a rule.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let rules = matches.get_one::<String>("rules");
    let rule = matches.get_one::<String>("rule");
    match (rules, rule) {
        (None, _) => shelf(console),
        (Some(name), None) => match find(name) {
            Some(game) => book(game, console),
            // A rule's ID alone says which book it stands in.
            None => match GAMES.iter().find(|game| game.books()[0].rule(name).is_some()) {
                Some(game) => one(*game, name, console),
                None => Err(unknown_ruleset(name, console)),
            },
        },
        (Some(name), Some(id)) => match find(name) {
            Some(game) => one(game, id, console),
            None => Err(unknown_ruleset(name, console)),
        },
    }
}

/// The ruleset of this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    montjoie_game::game_named(montjoie_books::GAMES, name).map(|(game, _)| game)
}

/// Tells that no ruleset is called this.
pub fn unknown_ruleset(name: &str, console: &mut Console) -> Stop {
    let known: Vec<&str> = GAMES.iter().map(|g| g.info().id).collect();
    let stop = console.wrong(&Message::new("error-unknown-ruleset").with("id", Arg::Text(name.to_owned())));
    suggest(nearest(name, known.iter().copied()), console);
    let list = Message::new("error-known-are").with("list", Arg::Text(known.join(", ")));
    let list = console.say(&list);
    console.notice(&list);
    stop
}

/// Names what may have been meant.
pub fn suggest(near: Option<String>, console: &mut Console) {
    if let Some(near) = near {
        let text = console.say(&Message::new("error-did-you-mean").with("id", Arg::Text(near)));
        console.notice(&text);
    }
}

/// The book of this language.
pub fn in_lang(game: &dyn Game, lang: Lang) -> Book {
    let [fr, en] = game.books();
    match lang {
        Lang::Fr => fr,
        Lang::En => en,
    }
}

fn shelf(console: &mut Console) -> Result<(), Stop> {
    for game in GAMES {
        let info = game.info();
        let heading = format!("{:<10}{}", info.id, console.book_name(info));
        let heading = console.ink(Ink::Bold, &heading);
        console.line(&heading)?;
        let book = in_lang(*game, console.lang);
        let count = |mark: &str| book.entries.iter().filter(|e| e.mark.word() == mark).count() as i64;
        let message = Message::new("cli-shelf")
            .number("rules", book.entries.len() as i64)
            .number("text", count("text"))
            .number("reading", count("reading"))
            .number("ours", count("ours"));
        let mut text = console.say(&message);
        if !info.editions.is_empty() {
            let editions = Message::new("cli-editions").with("list", Arg::Text(info.editions.join(", ")));
            text = format!("{text} {}", console.say(&editions));
        }
        console.prose(&format!("          {text}"))?;
    }
    Ok(())
}

fn book(game: &dyn Game, console: &mut Console) -> Result<(), Stop> {
    let title = console.book_name(game.info());
    let title = console.ink(Ink::Bold, &title);
    console.line(&title)?;
    let legend = console.word("cli-marks");
    console.prose(&legend)?;
    let book = in_lang(game, console.lang);
    for paragraph in book.front.split("\n\n").filter(|p| !p.is_empty()) {
        console.line("")?;
        let text = typeset(console.lang, &paragraph.replace("**", ""));
        console.prose(&text)?;
    }
    console.line("")?;
    let preset = console.word("cli-preset");
    console.prose(&preset)?;
    let mut chapter = "";
    for entry in &book.entries {
        console.line("")?;
        if entry.chapter != chapter {
            chapter = &entry.chapter;
            let heading = typeset(console.lang, chapter);
            let heading = console.ink(Ink::Bold, &format!("── {heading} ──"));
            console.line(&heading)?;
            console.line("")?;
        }
        rule(entry, console)?;
    }
    Ok(())
}

fn one(game: &dyn Game, id: &str, console: &mut Console) -> Result<(), Stop> {
    let book = in_lang(game, console.lang);
    if let Some(entry) = book.rule(id) {
        let chapter = typeset(console.lang, &entry.chapter);
        let place = format!("{} · {chapter}", console.book_name(game.info()));
        let place = console.ink(Ink::Faint, &place);
        console.line(&place)?;
        return rule(entry, console);
    }
    let stop = console.wrong(&Message::new("error-unknown-rule").with("id", Arg::Text(id.to_owned())));
    suggest(nearest(&id.to_uppercase(), book.entries.iter().map(|e| e.id.as_str())), console);
    Err(stop)
}

/// One rule: its ID, its title, where it comes from, its text.
pub fn rule(entry: &RuleText, console: &mut Console) -> Result<(), Stop> {
    let title = typeset(console.lang, &entry.title);
    let title = console.ink(Ink::Bold, &format!("{}  {title}", entry.id));
    let mark = console.word(&format!("mark-{}", entry.mark.word()));
    let mark = console.ink(Ink::Gold, &format!("[{mark}]"));
    console.line(&format!("{title}  {mark}"))?;
    let mut text = String::new();
    for line in entry.text.lines() {
        let line = typeset(console.lang, line);
        // A printed table keeps its lines.
        if line.starts_with('|') {
            text.push_str(&format!("    {line}\n"));
        } else {
            text.push_str(&wrap(&format!("    {line}"), console.width));
            text.push('\n');
        }
    }
    console.line(text.trim_end())
}
