//! `fight FILE`: plays a scenario to the end and tells it.

use crate::ask_only;
use crate::console::{Console, Stop};
use crate::load::{self, Loaded};
use crate::{sample, tell::Teller};
use clap::ArgMatches;
use montjoie_chronicle::{
    Answers, Author, Chronicle, Conduct, DiceFrom, DiceScript, Drill, Drilled, JsonLines, Origin, Trouble,
};
use montjoie_game::Opened;
use montjoie_table::Rng;
use std::path::Path;

/// What is read besides the scenario, under the names by which it is told of.
pub struct Orders {
    /// The dice.
    pub dice: DiceFrom,
    /// The answers file, and its name.
    pub answers: Option<(String, Answers)>,
}

/// Plays the scenario named.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let loaded = match text("file") {
        Some(path) => load::file(path, text("edition"), console)?,
        None => load::named("standard.toml", sample::TEXT.as_bytes(), text("edition"), console)?,
    };
    let seed = matches.get_one::<u64>("seed").copied();
    if let Some(out) = text("journal") {
        return journal(&loaded, (out, text("edition"), seed.unwrap_or(1)), matches.get_flag("verbose"), console);
    }
    let ask_only = matches.get_flag("ask-only");
    let dice = match text("dice") {
        Some(script) => DiceFrom::Script(dice(script, console)?),
        None if ask_only && seed.is_none() => DiceFrom::Script(DiceScript::default()),
        None => DiceFrom::Chance(Rng::of(seed.unwrap_or(1), 0)),
    };
    let answers = text("answers").map(|file| answers(file, &loaded.opened, console)).transpose()?;
    let orders = Orders { dice, answers };
    if ask_only {
        return ask_only::print(loaded, orders, matches.get_flag("verbose"), console);
    }
    // A battle whose dice or answers do not fit is not told at all: it is played once for nobody first.
    if matches!(orders.dice, DiceFrom::Script(_)) || orders.answers.is_some() {
        rehearse(&loaded, &orders, console)?;
    }
    if matches.get_flag("json") {
        return json(loaded.opened, orders, console);
    }
    chronicle(loaded, orders, matches.get_flag("verbose"), console)?;
    if text("file").is_none() {
        let hint = console.word("cli-hint");
        console.notice(&format!("\n{hint}"));
    }
    Ok(())
}

/// Dice by chance: battle `index` of a seed, the same as in simulations.
pub fn seeded(seed: u64, index: u64) -> Orders {
    Orders { dice: DiceFrom::Chance(Rng::of(seed, index)), answers: None }
}

/// A dice script: the numbers themselves, or `@` and the file they are in.
fn dice(script: &str, console: &mut Console) -> Result<DiceScript, Stop> {
    let text = match script.strip_prefix('@') {
        Some(path) => load::text(path, console)?,
        None => script.to_owned(),
    };
    DiceScript::read(&text).map_err(|trouble| console.trouble(&trouble, None))
}

fn answers(path: &str, opened: &Opened, console: &mut Console) -> Result<(String, Answers), Stop> {
    let text = load::text(path, console)?;
    let fight = opened.fight.as_ref();
    match Answers::read(&text, fight.info(), fight.names()) {
        Ok(answers) => Ok((path.to_owned(), answers)),
        Err(trouble) => Err(told(&trouble, path, console)),
    }
}

/// What is wrong, problems of an answers file under its name.
pub fn told(trouble: &Trouble, answers: &str, console: &mut Console) -> Stop {
    match trouble {
        Trouble::Answers(problems) => {
            for problem in problems {
                load::problem(answers, problem, console);
            }
            Stop::Wrong
        }
        other => console.trouble(other, None),
    }
}

fn rehearse(loaded: &Loaded, orders: &Orders, console: &mut Console) -> Result<(), Stop> {
    let (file, list) = orders.answers.clone().unzip();
    let file = file.unwrap_or_default();
    let mut drill = Drill::new(loaded.opened.fight.copy(), orders.dice.clone(), list);
    let trouble = loop {
        match drill.step() {
            Ok(Drilled::Closed(_)) => {}
            Ok(Drilled::Over) => match drill.finish() {
                Ok(()) => return Ok(()),
                Err(trouble) => break trouble,
            },
            Ok(Drilled::Waits { ask, .. }) => break Trouble::DiceRunOut(ask),
            Err(trouble) => break trouble,
        }
    };
    Err(match &trouble {
        Trouble::Answers(_) => told(&trouble, &file, console),
        other => console.trouble(other, Some(drill.fight().names())),
    })
}

/// Plays a battle and tells it.
pub fn chronicle(loaded: Loaded, orders: Orders, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    load::opening(&loaded, console)?;
    let mut teller = Teller::new(loaded.opened.fight.as_ref(), loaded.opened.told, verbose);
    let mut drill = Drill::new(loaded.opened.fight, orders.dice, orders.answers.map(|(_, list)| list));
    while let Drilled::Closed(played) = drill.step().map_err(|trouble| console.trouble(&trouble, None))? {
        teller.step(&played, drill.fight(), console)?;
        console.flush()?;
    }
    teller.outcome(drill.fight(), console)
}

/// Plays a battle and prints every fact as a line of JSON.
fn json(opened: Opened, orders: Orders, console: &mut Console) -> Result<(), Stop> {
    let lines = JsonLines::new();
    let mut lines = match orders.dice {
        DiceFrom::Chance(_) => lines.thrown(Origin::Rolled, Author::Program),
        DiceFrom::Script(_) => lines.thrown(Origin::Typed, Author::Gm),
    };
    let mut drill = Drill::new(opened.fight, orders.dice, orders.answers.map(|(_, list)| list));
    while let Drilled::Closed(played) = drill.step().map_err(|trouble| console.trouble(&trouble, None))? {
        let names = drill.fight().names();
        for item in &played.items {
            console.line(&lines.item(item, names).to_string())?;
            console.flush()?;
        }
        console.line(&lines.closed(played.place, played.hash, names).to_string())?;
        console.flush()?;
    }
    console.line(&lines.outcome(drill.fight()).to_string())
}

/// Plays a battle into a journal of its own, and tells it.
fn journal(
    loaded: &Loaded,
    (out, edition, seed): (&str, Option<&str>, u64),
    verbose: bool,
    console: &mut Console,
) -> Result<(), Stop> {
    load::opening(loaded, console)?;
    let path = Path::new(out);
    let mut book = Chronicle::create(montjoie_books::GAMES, path, &loaded.text, edition)
        .map_err(|t| console.file_trouble(out, &t))?;
    let mut conduct = Conduct::automatic(Rng::of(seed, 0));
    book.advance(&mut conduct).map_err(|t| console.trouble(&t, None))?;
    crate::telling::Telling::new(&book, verbose).tell(&book, console)
}
