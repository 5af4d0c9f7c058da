//! The sound part of a file that is not sound yet: figures that can be derived are shown while others are being mended.

use montjoie_chronicle::{Preparing, ScenarioTable};
use montjoie_game::scenario::{Doc, Expected, Problem};
use montjoie_game::{Game, Opened};
use montjoie_table::Subject;
use std::collections::BTreeMap;

/// How often what is left is looked at again: leaving somebody out may lay bare that somebody else leaned on them.
const TRIES: usize = 4;

/// Who the units and characters of a file are, by their places in it.
pub(super) type PlacedSubjects = BTreeMap<String, Subject>;

/// Writes down everybody's id, by their places: the one the reader made where the file has none, so that whoever is named by it
/// still is; one of ours where it got to none.
fn with_ids(doc: &mut Preparing, made: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut ids = BTreeMap::new();
    for (i, block) in doc.blocks().into_iter().enumerate() {
        if matches!(block.kind.as_str(), "unit" | "character" | "army") {
            let id = block.get("id").or(made.get(&block.path).map(String::as_str));
            let id = id.map_or_else(|| format!("montjoie-{i}"), str::to_owned);
            doc.set(&block.path, "id", &Expected::Id, &id);
            ids.insert(block.path, id);
        }
    }
    ids
}

/// The battle of those nothing is wrong with, and who they are. None where nothing can be left out to make it sound.
pub(super) fn sound_part(
    game: &dyn Game,
    scenario: &str,
    made: &BTreeMap<String, String>,
    problems: &[Problem],
) -> Option<(Opened, PlacedSubjects)> {
    let mut doc = Preparing::read(scenario)?;
    let ids = with_ids(&mut doc, made);
    let mut problems = problems.to_vec();
    for _ in 0..TRIES {
        let blocks = doc.blocks();
        // From the end: what stands before keeps its place.
        let wrong = |b: &&ScenarioTable| leaves(b) && problems.iter().any(|p| in_it(p, b, &blocks));
        let wrong: Vec<&ScenarioTable> = blocks.iter().rev().filter(wrong).collect();
        wrong.iter().for_each(|block| doc.remove(&block.path));
        if !stand_in(&mut doc) && wrong.is_empty() {
            return None;
        }
        match game.open(&Doc::read(&doc.text()), None) {
            Ok(opened) => {
                let names = opened.fight.names().clone();
                let found = ids.iter().filter_map(|(path, id)| Some((path.clone(), names.find(id)?))).collect();
                return Some((opened, found));
            }
            Err(left) => problems = left,
        }
    }
    None
}

/// A side still without anybody is given somebody to stand against, like one of the other side: whether it was.
fn stand_in(doc: &mut Preparing) -> bool {
    let blocks = doc.blocks();
    let units = |side: usize| {
        let place = format!("side[{side}].");
        blocks.iter().filter(move |b| b.kind == "unit" && b.path.starts_with(&place))
    };
    let empty = [1, 2].into_iter().find(|side| units(*side).next().is_none());
    let like = blocks.iter().filter(|b| b.kind == "unit").find(|b| b.get("line").or(b.get("troop")).is_some());
    let (Some(side), Some(like)) = (empty, like) else { return false };
    let named = ["line", "troop"].into_iter().filter_map(|key| Some((key, like.get(key)?)));
    let Some(place) = doc.add(&format!("side[{side}]"), "unit", &named.collect::<Vec<_>>()) else { return false };
    if let Some(count) = like.get("count") {
        doc.set(&place, "count", &Expected::Any, count);
    }
    true
}

/// Whether a battle may do without it.
fn leaves(block: &ScenarioTable) -> bool {
    block.path.ends_with(']') && block.kind != "side"
}

/// Whether a problem lies in this block, and in none inside it.
fn in_it(problem: &Problem, block: &ScenarioTable, all: &[ScenarioTable]) -> bool {
    let holds = |b: &ScenarioTable| {
        let rest = problem.path.strip_prefix(b.path.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    holds(block) && !all.iter().any(|b| b.path.len() > block.path.len() && leaves(b) && holds(b))
}
