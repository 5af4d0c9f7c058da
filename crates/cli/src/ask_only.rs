//! `fight --ask-only`: what will be asked, in order, up to the first throw that has no number.

use crate::console::{Console, Stop};
use crate::fight::{Orders, told};
use crate::load::Loaded;
use montjoie_chronicle::{Drill, Drilled, Trouble};
use montjoie_game::{Fight, Names, Played, What};
use montjoie_table::{Answer, Ask, Inputs, KeyName, Subject, Waiting, Want};
use std::collections::{BTreeMap, BTreeSet};

/// Prints every ask, one a line.
pub fn print(loaded: Loaded, orders: Orders, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    let (file, answers) = orders.answers.unzip();
    let mut drill = Drill::new(loaded.opened.fight, orders.dice, answers);
    loop {
        let start = drill.fight().copy();
        let drilled = drill.step().map_err(|t| told(&t, file.as_deref().unwrap_or_default(), console))?;
        match drilled {
            Drilled::Over => {
                return match drill.finish() {
                    Err(trouble @ Trouble::Answers(_)) => {
                        Err(told(&trouble, file.as_deref().unwrap_or_default(), console))
                    }
                    _ => Ok(()),
                };
            }
            Drilled::Closed(played) => step(start.as_ref(), &played, verbose, console)?,
            Drilled::Waits { played, .. } => {
                step(start.as_ref(), &played, verbose, console)?;
                // What was answered and did not fit so far: the doctrine or the default stands in its place.
                let doubts = drill.doubts();
                for problem in &doubts {
                    crate::load::problem(file.as_deref().unwrap_or_default(), problem, console);
                }
                return if doubts.is_empty() { Ok(()) } else { Err(Stop::Wrong) };
            }
        }
    }
}

/// Plays the step again, giving one batch of answers at a time, so that asks come as people would hear them.
fn step(start: &dyn Fight, played: &Played, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    let known = answers(played, start.names());
    let mut inputs = Inputs::default();
    let mut seen = BTreeSet::new();
    loop {
        let look = start.look(&inputs, &mut Waiting);
        let mut more = false;
        // A judgement that is given may change all that follows it: nothing after it is listed before it is known.
        let given = look.offered.iter().find_map(|ask| {
            let answer = known.get(&ask.name())?;
            let usual = matches!(&ask.want, Want::Judgement(j) if *answer == Answer::Value(j.usual));
            (!usual).then(|| (ask, answer.clone()))
        });
        if let Some((ask, answer)) = given {
            let before = look.offered.iter().take_while(|one| one.name() != ask.name());
            for ask in before.chain([ask]) {
                if seen.insert(ask.name()) {
                    line(start, ask, verbose, console)?;
                }
            }
            inputs.answers.insert(ask.name(), answer);
            continue;
        }
        for ask in look.offered.iter().chain(&look.open) {
            let name = ask.name();
            if seen.insert(name.clone()) {
                line(start, ask, verbose, console)?;
            }
            if let Some(answer) = known.get(&name)
                && look.open.contains(ask)
            {
                more |= inputs.answers.insert(name, answer.clone()).is_none();
            }
        }
        if look.closed || !more {
            return Ok(());
        }
    }
}

/// What was answered in a step.
fn answers(played: &Played, names: &Names) -> BTreeMap<KeyName, Answer> {
    let mut known: BTreeMap<KeyName, Answer> = played.filled.iter().cloned().collect();
    for item in &played.items {
        let (head, answer) = match &item.what {
            What::Throw { head, faces, .. } => (head, Answer::Faces(faces.clone())),
            What::Choice { head, token, .. } => (head, Answer::Choice(token.words(names))),
            What::Judgement { head, value, .. } => (head, Answer::Value(*value)),
            What::Change { .. } => continue,
        };
        known.insert(KeyName::of(head.key, head.nth), answer);
    }
    known
}

/// `1 melee BX-21 cavaliers → ogres: 1d8`.
fn line(start: &dyn Fight, ask: &Ask, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    let (place, names) = (start.place(), start.names());
    let (to, _) = start.counted(ask.key, ask.nth);
    let mut text = format!("{} {} {}", place.round, place.step, ask.key.rule);
    if ask.key.of != Subject::NOBODY {
        text.push_str(&format!(" {}", names.id(ask.key.of)));
    }
    if to != Subject::NOBODY {
        text.push_str(&format!(" → {}", names.id(to)));
    }
    let (what, options) = match &ask.want {
        Want::Throw { dice, .. } => (dice.to_string(), Vec::new()),
        Want::Choice(tokens) => (console.word("ask-choice"), tokens.iter().map(|t| t.words(names)).collect()),
        Want::Judgement(judgement) => {
            let options: Vec<String> = judgement.options.iter().map(|o| (*o).to_owned()).collect();
            let range = format!("{}–{}", judgement.range.start(), judgement.range.end());
            let bounds = if options.is_empty() { vec![range] } else { options };
            (console.word("ask-judgement"), bounds)
        }
    };
    console.line(&format!("{text}: {what}"))?;
    if verbose {
        for option in options {
            console.line(&format!("    {option}"))?;
        }
    }
    Ok(())
}
