//! Which options a battle can touch: those under which the same dice give another battle.

use montjoie_chronicle::Preparing;
use montjoie_game::scenario::{Doc, Expected};
use montjoie_game::{Fight, Game, Values};
use montjoie_odds::Sample;
use montjoie_table::Inputs;
use std::sync::{Mutex, PoisonError};

/// Battles played for each value; a build for tests, which plays them far more slowly, makes do with one.
const BATTLES: u64 = if cfg!(debug_assertions) { 1 } else { 4 };
/// Values tried of an option.
const VALUES: usize = 4;

/// The last few answers: a page is read again after every key.
static KNOWN: Mutex<Vec<(String, Vec<bool>)>> = Mutex::new(Vec::new());
const KEPT: usize = 8;

fn played(game: &'static dyn Game, scenario: &str) -> Option<(Box<dyn Fight>, Sample)> {
    let opened = game.open(&Doc::read(scenario), None).ok()?;
    let mut sample = Sample::default();
    sample.play(opened.fight.as_ref(), &Inputs::default(), 1, 0..BATTLES);
    Some((opened.fight, sample))
}

/// For each option whether another value changes any of these battles; an option the file names counts as touched.
pub fn touched(game: &'static dyn Game, scenario: &str) -> Vec<bool> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, touched)) = known.iter().find(|(text, _)| text == scenario) {
        return touched.clone();
    }
    drop(known);
    let settings = game.info().settings;
    let found = match (played(game, scenario), Preparing::read(scenario)) {
        (Some((fight, usual)), Some(doc)) => settings
            .iter()
            .enumerate()
            .map(|(i, setting)| {
                let written = doc.blocks().iter().any(|b| b.path == "options" && b.get(setting.name).is_some());
                written
                    || others(setting.values, fight.option(i)).iter().any(|value| {
                        let mut other = doc.clone();
                        let want = match setting.values {
                            Values::Flag => Expected::Flag,
                            Values::Number(..) | Values::Decimal(..) => Expected::Any,
                            Values::Words(_) => Expected::Text,
                        };
                        other.set("options", setting.name, &want, value);
                        played(game, &other.text()).is_some_and(|(_, sample)| sample != usual)
                    })
            })
            .collect(),
        _ => vec![false; settings.len()],
    };
    known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= KEPT {
        known.remove(0);
    }
    known.push((scenario.to_owned(), found));
    known.last().map(|(_, found)| found.clone()).unwrap_or_default()
}

/// Values other than the one in force.
fn others(values: Values, in_force: Option<i32>) -> Vec<String> {
    let all = values.all().into_iter().filter(|n| Some(*n) != in_force);
    all.take(VALUES).map(|n| values.show(n)).collect()
}
