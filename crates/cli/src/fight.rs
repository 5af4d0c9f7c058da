//! `fight FILE`: plays a scenario to the end and tells it.

use crate::ask_only;
use crate::console::{Console, Stop};
use crate::load::{self, Loaded};
use crate::{sample, tell::Teller};
use clap::ArgMatches;
use montjoie_chronicle::{
    Answers, Author, Chronicle, DiceFrom, DiceScript, Drill, Drilled, Given, JsonLines, Origin, Pledge, Trouble,
};
use montjoie_game::{Opened, Played};
use montjoie_table::{Answer, Rng};
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
    let ask_only = matches.get_flag("ask-only");
    let secret = matches.get_flag("pledge").then(montjoie_web::secret::pledge);
    let dice = match (text("dice"), secret) {
        (_, Some(secret)) => DiceFrom::Pledged(Pledge::new(secret)),
        (Some(script), None) => DiceFrom::Script(dice(script, console)?),
        (None, None) if ask_only && seed.is_none() => DiceFrom::Script(DiceScript::default()),
        (None, None) => DiceFrom::Chance(Rng::of(seed.unwrap_or(1), 0)),
    };
    let answers = text("answers").map(|file| answers(file, &loaded.opened, console)).transpose()?;
    let orders = Orders { dice, answers };
    if ask_only {
        return ask_only::print(loaded, orders, matches.get_flag("verbose"), console);
    }
    // A battle whose dice or answers do not fit is not told at all: it is played once for nobody first. Lines of JSON are
    // written as they happen, for whoever wants to know how far dice and answers go.
    if !matches.get_flag("json") && (matches!(orders.dice, DiceFrom::Script(_)) || orders.answers.is_some()) {
        rehearse(&loaded, &orders, console)?;
    }
    let mut journal = text("journal").map(|out| journal(&loaded, out, text("edition"), console)).transpose()?;
    if let Some((journal, secret)) = journal.as_mut().zip(secret) {
        pledge(journal, secret, console)?;
    }
    if matches.get_flag("json") {
        return json(loaded.opened, orders, journal, console);
    }
    let kept = journal.is_some();
    chronicle(loaded, orders, (matches.get_flag("verbose"), journal), console)?;
    if text("file").is_none() && !kept {
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
    loop {
        match drill.step() {
            Ok(Drilled::Closed(_)) => {}
            Ok(Drilled::Over) => return drill.finish().map_err(|trouble| amiss(&trouble, &drill, &file, console)),
            Ok(Drilled::Waits { ask, .. }) => return Err(amiss(&Trouble::DiceRunOut(ask), &drill, &file, console)),
            Err(trouble) => return Err(amiss(&trouble, &drill, &file, console)),
        }
    }
}

/// What stops a battle: where dice run out, answers that did not fit so far are told first.
fn amiss(trouble: &Trouble, drill: &Drill, file: &str, console: &mut Console) -> Stop {
    if let Trouble::DiceRunOut(_) = trouble {
        for problem in drill.doubts() {
            load::problem(file, &problem, console);
        }
    }
    match trouble {
        Trouble::Answers(_) => told(trouble, file, console),
        other => console.trouble(other, Some(drill.fight().names())),
    }
}

/// Plays a battle and tells it; into a journal too, where there is one.
pub fn chronicle(
    loaded: Loaded,
    orders: Orders,
    (verbose, mut journal): (bool, Option<Chronicle>),
    console: &mut Console,
) -> Result<(), Stop> {
    load::opening(&loaded, console)?;
    let mut teller = Teller::new(loaded.opened.fight.as_ref(), loaded.opened.told, verbose);
    let made = made(&orders.dice);
    let mut drill = Drill::new(loaded.opened.fight, orders.dice, orders.answers.map(|(_, list)| list));
    while let Drilled::Closed(played) = drill.step().map_err(|trouble| console.trouble(&trouble, None))? {
        keep(journal.as_mut(), &drill, &played, &made, console)?;
        teller.step(&played, drill.fight(), console)?;
        console.flush()?;
    }
    teller.outcome(drill.fight(), console)
}

/// How the dice of a battle came to be known.
fn made(dice: &DiceFrom) -> (Origin, Author) {
    match dice {
        DiceFrom::Chance(_) | DiceFrom::Pledged(_) => (Origin::Rolled, Author::Program),
        DiceFrom::Script(_) => (Origin::Typed, Author::Gm),
    }
}

/// Writes a step into the journal: the file's answers are the GM's, dice are whose they were, the rest is the program's.
fn keep(
    journal: Option<&mut Chronicle>,
    drill: &Drill,
    played: &Played,
    (origin, by): &(Origin, Author),
    console: &mut Console,
) -> Result<(), Stop> {
    let Some(journal) = journal else { return Ok(()) };
    let said = drill.said().iter().map(|(key, answer)| (Given::new(key.clone(), answer.clone()), Author::Gm));
    let filled = played.filled.iter().map(|(key, answer)| {
        let given = Given::new(key.clone(), answer.clone());
        match answer {
            Answer::Faces(_) => (given.from(*origin), by.clone()),
            _ => (given, Author::Program),
        }
    });
    journal.played(said.chain(filled).collect()).map_err(|trouble| console.trouble(&trouble, None))
}

/// Plays a battle and prints every fact as a line of JSON, as it happens.
fn json(opened: Opened, orders: Orders, mut journal: Option<Chronicle>, console: &mut Console) -> Result<(), Stop> {
    let made = made(&orders.dice);
    let mut lines = JsonLines::new().thrown(made.0, made.1.clone());
    let (file, list) = orders.answers.unzip();
    let file = file.unwrap_or_default();
    let mut drill = Drill::new(opened.fight, orders.dice, list);
    loop {
        let drilled = drill.step().map_err(|trouble| amiss(&trouble, &drill, &file, console))?;
        let (played, waits) = match drilled {
            Drilled::Closed(played) => (played, None),
            Drilled::Waits { played, ask } => (played, Some(ask)),
            Drilled::Over => break,
        };
        for item in &played.items {
            console.line(&lines.item(item, drill.fight().names()).to_string())?;
            console.flush()?;
        }
        if let Some(ask) = waits {
            return Err(amiss(&Trouble::DiceRunOut(ask), &drill, &file, console));
        }
        keep(journal.as_mut(), &drill, &played, &made, console)?;
        console.line(&lines.closed(played.place, played.hash, drill.fight().names()).to_string())?;
        console.flush()?;
    }
    console.line(&lines.outcome(drill.fight()).to_string())?;
    console.flush()?;
    drill.finish().map_err(|trouble| amiss(&trouble, &drill, &file, console))
}

/// Pledges the dice in the journal, and shows on what before any is thrown.
fn pledge(journal: &mut Chronicle, secret: [u8; 32], console: &mut Console) -> Result<(), Stop> {
    journal.pledge(secret, Author::Gm).map_err(|trouble| console.trouble(&trouble, None))?;
    for message in journal.journal().pledge().map(Pledge::messages).unwrap_or_default() {
        let text = console.say(&message);
        console.notice(&text);
    }
    Ok(())
}

/// A new journal for a battle about to be played.
fn journal(loaded: &Loaded, out: &str, edition: Option<&str>, console: &mut Console) -> Result<Chronicle, Stop> {
    Chronicle::create(montjoie_books::GAMES, Path::new(out), &loaded.text, edition)
        .map_err(|trouble| console.file_trouble(out, &trouble))
}
