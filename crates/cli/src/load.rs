//! From a file to a battle that may begin.

use crate::console::{Console, Ink, Stop};
use montjoie_books::GAMES;
use montjoie_game::scenario::{Doc, Problem, Problems, ruleset_among};
use montjoie_game::{Arg, Game, Info, Message, Opened, game_named};
use montjoie_text::{Vocabulary, typeset};

/// A scenario that was read: its text, its ruleset, its battle.
pub struct Loaded {
    /// The whole text, as journals keep it.
    pub text: String,
    /// Its ruleset.
    pub game: &'static dyn Game,
    /// The edition it is played by, where there are several.
    pub edition: Option<String>,
    /// Its battle, and what was waived.
    pub opened: Opened,
}

/// The ruleset a document names.
fn game_of(doc: &Doc) -> Option<&'static dyn Game> {
    let mut names = Vec::new();
    for game in GAMES {
        names.push(game.info().id);
        names.extend(game.format().aliases.iter().map(|(name, _)| *name));
    }
    let name = ruleset_among(doc, &names)?;
    GAMES
        .iter()
        .copied()
        .find(|game| game.info().id == name || game.format().aliases.iter().any(|(alias, _)| *alias == name))
}

/// Reads a scenario that lies in memory.
///
/// # Errors
/// Every problem at once.
pub fn read(bytes: &[u8], edition: Option<&str>) -> Result<Loaded, Problems> {
    let doc = Doc::read_bytes(bytes);
    let Some(game) = game_of(&doc) else { return Err(doc.finish().err().unwrap_or_default()) };
    let edition = edition.and_then(|name| game.info().editions.iter().copied().find(|e| *e == name));
    let opened = game.open(&doc, edition)?;
    let text = String::from_utf8_lossy(bytes).into_owned();
    let implied = doc.peek("ruleset").and_then(|name| game_named(GAMES, name)).and_then(|(_, edition)| edition);
    let written = doc.peek("edition").map(str::to_owned);
    let first = || game.info().editions.first().map(|e| (*e).to_owned());
    let edition = edition.or(implied).map(str::to_owned).or(written).or_else(first);
    Ok(Loaded { text, game, edition, opened })
}

/// Reads a scenario from a file, and tells what is wrong with it.
pub fn file(path: &str, edition: Option<&str>, console: &mut Console) -> Result<Loaded, Stop> {
    let bytes = bytes(path, console)?;
    named(path, &bytes, edition, console)
}

/// Reads a scenario under the name by which its problems are told.
pub fn named(path: &str, bytes: &[u8], edition: Option<&str>, console: &mut Console) -> Result<Loaded, Stop> {
    match read(bytes, edition) {
        Ok(loaded) => {
            let editions = loaded.game.info().editions;
            if let Some(name) = edition.filter(|name| !editions.contains(name)) {
                let id = if editions.is_empty() { "cli-one-edition" } else { "cli-unknown-edition" };
                let message = Message::new(id).with("name", Arg::Text(name.to_owned()));
                return Err(console.wrong(&message.with("list", Arg::Text(editions.join(", ")))));
            }
            for problem in &loaded.opened.waived {
                notice(path, problem, "problem-waived", console);
            }
            for problem in &loaded.opened.warnings {
                notice(path, problem, "problem-warning", console);
            }
            Ok(loaded)
        }
        Err(problems) => {
            for one in &problems {
                problem(path, one, console);
            }
            Err(Stop::Wrong)
        }
    }
}

/// The bytes of a file; `-` is the standard input.
pub fn bytes(path: &str, console: &mut Console) -> Result<Vec<u8>, Stop> {
    let read = if path == "-" {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| console.bad_file("cli-cannot-read", path, &error))
}

/// The text of a file.
pub fn text(path: &str, console: &mut Console) -> Result<String, Stop> {
    String::from_utf8(bytes(path, console)?).map_err(|_| {
        let stop = console.wrong(&Message::new("problem-not-utf8"));
        console.notice(&format!("  {path}"));
        stop
    })
}

/// A problem in three lines: what, where, how to mend it.
pub fn problem(path: &str, problem: &Problem, console: &mut Console) {
    let what = console.say(&problem.message());
    console.complain(&what);
    let mut below = place(path, problem, console);
    if let Some(near) = &problem.nearest {
        let near = Message::new("problem-nearest").with("nearest", Arg::Text(near.clone()));
        below.push_str(&format!("\n  {}", console.say(&near)));
    }
    if problem.waivable {
        let code = Message::new("problem-waivable").with("code", Arg::Text(problem.code.to_owned()));
        below.push_str(&format!("\n  {}", console.say(&code)));
    }
    console.notice(&below);
}

/// A problem that stops nobody: the file accepts it, or it is a warning.
fn notice(path: &str, problem: &Problem, why: &'static str, console: &mut Console) {
    let text = format!("{} {}\n{}", console.say(&problem.message()), console.word(why), place(path, problem, console));
    console.notice(&text);
    if problem.warning && why == "problem-warning" {
        let code = Message::new("problem-waivable").with("code", Arg::Text(problem.code.to_owned()));
        let accept = format!("  {}", console.say(&code));
        console.notice(&accept);
    }
}

fn place(path: &str, problem: &Problem, console: &Console) -> String {
    let id = if problem.path.is_empty() { "problem-place-bare" } else { "problem-place" };
    let mut place = Message::new(id)
        .with("file", Arg::Text(path.to_owned()))
        .number("line", problem.line)
        .number("column", problem.column);
    if !problem.path.is_empty() {
        place = place.with("path", Arg::Text(problem.path.clone()));
    }
    format!("  {}", console.say(&place))
}

/// What is read before a battle: its title, its rulebook, its text.
pub fn opening(loaded: &Loaded, console: &mut Console) -> Result<(), Stop> {
    let edition = loaded.edition.as_deref();
    title(&loaded.opened.title, loaded.opened.text.as_ref(), (loaded.game.info(), edition), console)
}

/// The same, of what is at hand.
pub fn title(
    title: &(String, String),
    text: Option<&(String, String)>,
    (info, edition): (&Info, Option<&str>),
    console: &mut Console,
) -> Result<(), Stop> {
    let title = typeset(console.lang, console.pick(title));
    let title = console.ink(Ink::Bold, &title);
    console.line(&title)?;
    let mut book = console.book_name(info);
    if let Some(edition) = edition.filter(|_| info.editions.len() > 1) {
        book.push_str(&format!(" · {}", console.of(info, Vocabulary::Edition, edition)));
    }
    let book = console.ink(Ink::Faint, &book);
    console.line(&book)?;
    if let Some(text) = text {
        let text = typeset(console.lang, console.pick(text));
        console.line("")?;
        console.prose(&text)?;
    }
    Ok(())
}
