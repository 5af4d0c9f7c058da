//! The next scenario: the text of this one with what is left of everyone, the GM's own comments kept.

pub(crate) mod edit;

use edit::Steps;
use montjoie_game::scenario::{Doc, DocTable, Label, Problems, Scenario, Source, Written};
use montjoie_game::{Fight, Game, Survivor};
use montjoie_table::Side;
use std::collections::{BTreeMap, BTreeSet};
use toml_edit::{DocumentMut, Item, value};

/// What came of it.
#[derive(Debug)]
pub struct Next {
    /// The text of the next scenario.
    pub text: String,
    /// Sides of whom nobody is left: they stand in it as they began.
    pub fresh: Vec<Side>,
    /// Those who live and have no place left to serve in, by id: the GM finds them one.
    pub adrift: Vec<String>,
}

/// Where somebody stands in the file.
struct Sheet {
    steps: Steps,
    table: DocTable,
    made: bool,
    troop: Option<String>,
    side: Side,
}

/// Keys that tell of the battle that is over, not of the next.
const OVER: &[&str] = &["event", "text", "text_fr", "text_en", "waive"];
/// How often a key that names somebody who is gone may be found: once for each, and a margin.
const ROUNDS: usize = 64;

/// Writes the next scenario.
///
/// # Errors
/// Problems of what was written, when they cannot be mended: our fault.
pub fn next_scenario(text: &str, game: &dyn Game, fight: &dyn Fight) -> Result<Next, Problems> {
    let mut fresh = Vec::new();
    loop {
        match attempt(text, game, fight, fresh.clone()) {
            // Of this side nobody is left who could take the field.
            Err(problems) => {
                match problems.iter().find(|p| p.code == "problem-side-empty").map(|p| edit::steps(&p.path)) {
                    Some(way) => match way.first().and_then(|(_, n)| n.and_then(|n| Side::BOTH.get(n))) {
                        Some(side) if !fresh.contains(side) => fresh.push(*side),
                        _ => return Err(problems),
                    },
                    None => return Err(problems),
                }
            }
            done => return done,
        }
    }
}

fn attempt(text: &str, game: &dyn Game, fight: &dyn Fight, also: Vec<Side>) -> Result<Next, Problems> {
    let doc = Doc::read(text);
    let read = Scenario::read(&doc, &game.format());
    let sheets = sheets(&read);
    let survivors = fight.aftermath();
    let names = fight.names();
    let side_of: BTreeMap<_, _> = fight.fates().into_iter().map(|f| (f.subject, f.side)).collect();
    let lives = |side: Side| survivors.iter().any(|s| s.stays && side_of.get(&s.subject) == Some(&side));
    let fresh: Vec<Side> = Side::BOTH.into_iter().filter(|side| !lives(*side) || also.contains(side)).collect();

    let mut next: DocumentMut = text.trim_start_matches('\u{feff}').parse().map_err(|_| doc.findings().problems)?;
    let mut gone: BTreeSet<Steps> = BTreeSet::new();
    let mut stays: BTreeSet<Steps> = BTreeSet::new();
    let mut newcomers = Vec::new();
    let mut posts: Vec<(Steps, String)> = Vec::new();
    for survivor in &survivors {
        let id = names.id(survivor.subject);
        match sheets.get(&id) {
            Some(sheet) if fresh.contains(&sheet.side) => {}
            Some(sheet) if survivor.stays => {
                stays.insert(sheet.steps.clone());
                settle(&mut next, sheet, survivor, &id, game.format().labels);
                posts.extend(survivor.serves.map(|unit| (sheet.steps.clone(), names.id(unit))));
            }
            Some(sheet) => drop(gone.insert(sheet.steps.clone())),
            None if survivor.stays => newcomers.push((id, survivor)),
            None => {}
        }
    }
    for (id, survivor) in newcomers {
        // Whoever came in the battle has a model, after whom he was named.
        let model = id.rsplit_once('-').and_then(|(model, _)| sheets.get(model));
        let side = side_of.get(&survivor.subject);
        if let Some(model) = model.filter(|sheet| side == Some(&sheet.side) && !fresh.contains(&sheet.side)) {
            enlist(&mut next, model, survivor, (&id, names.of(survivor.subject)), game.format().labels);
        }
    }
    // Where everyone serves by now, units that came in the battle included.
    let known = edit::ids(&mut next, &[], "unit");
    for (steps, unit) in posts.into_iter().filter(|(_, unit)| known.contains(unit)) {
        if let Some(table) = edit::find(&mut next, &steps) {
            table.insert("unit", value(unit));
        }
    }
    // From the end, so that no place moves before its turn; who still has somebody below stays with them.
    for steps in gone.iter().rev() {
        if !stays.iter().any(|s| s.starts_with(steps)) {
            edit::remove(&mut next, steps);
        }
    }
    for key in OVER {
        next.remove(key);
    }
    for (key, suffix) in [("name", " (suite)"), ("name_fr", " (suite)"), ("name_en", " (aftermath)")] {
        let title = next.get(key).and_then(Item::as_str).map(str::to_owned);
        if let Some(title) = title.filter(|title| !title.ends_with(suffix)) {
            next[key] = value(format!("{title}{suffix}"));
        }
    }
    let adrift = mend(&mut next, game)?;
    Ok(Next { text: next.to_string(), fresh, adrift })
}

/// Everyone of the file by id.
fn sheets(read: &Scenario) -> BTreeMap<String, Sheet> {
    let units = read.units.iter().map(|u| (u.subject, &u.table, u.id_made, u.troop.clone(), u.side));
    let characters = read.characters.iter().map(|c| (c.subject, &c.table, c.id_made, None, c.side));
    units
        .chain(characters)
        .map(|(subject, table, made, troop, side)| {
            let steps = edit::steps(table.path());
            (read.names.id(subject), Sheet { steps, table: table.clone(), made, troop, side })
        })
        .collect()
}

/// Writes what is left of somebody into his table.
fn settle(next: &mut DocumentMut, sheet: &Sheet, survivor: &Survivor, id: &str, labels: &[Label]) {
    let Some(table) = edit::find(next, &sheet.steps) else { return };
    if sheet.made {
        table.insert("id", value(id));
    }
    // A line that no longer holds is told key by key: its figures still do.
    if survivor.gone.contains(&"line") && table.contains_key("line") {
        for label in labels {
            if sheet.table.source(label.key) == Source::Line
                && let Some(said) = sheet.table.written_as(label.key)
            {
                table.insert(label.key, written(&said));
            }
        }
        if let Some(troop) = sheet.troop.as_ref().filter(|_| !table.contains_key("troop")) {
            table.insert("troop", value(troop));
        }
    }
    for key in survivor.gone.iter().chain(&["arrives"]) {
        table.remove(key);
    }
    for (key, said) in &survivor.keys {
        match (key.split_once('.'), said) {
            (Some((list, key)), Written::Int(all)) => edit::share(table, list, key, *all),
            _ => drop(table.insert(key, written(said))),
        }
    }
}

/// A table for somebody who came in the battle, after his model's.
fn enlist(
    next: &mut DocumentMut,
    model: &Sheet,
    survivor: &Survivor,
    (id, name): (&str, Option<&montjoie_game::Name>),
    labels: &[Label],
) {
    let Some(steps) = edit::copy(next, &model.steps) else { return };
    let twin = Sheet { steps, table: model.table.clone(), made: true, troop: model.troop.clone(), side: model.side };
    settle(next, &twin, survivor, id, labels);
    if let (Some(table), Some(name)) = (edit::find(next, &twin.steps), name) {
        table.remove("name");
        table.insert("name_fr", value(&name.fr));
        table.insert("name_en", value(&name.en));
    }
}

fn written(said: &Written) -> Item {
    match said {
        Written::Int(n) => value(*n),
        Written::Flag(flag) => value(*flag),
        Written::Text(text) => value(text),
        Written::Decimal(ratio) => {
            let finite = (0..=9).map(|p| 10i64.pow(p)).find(|scale| ratio.in_parts(*scale).is_some());
            match finite.and_then(|scale| ratio.in_parts(scale).map(|n| decimal(n, scale))) {
                Some(text) => text.parse().map_or_else(|_| value(&text), Item::Value),
                None => value(ratio.to_string()),
            }
        }
    }
}

/// A number of parts as a decimal: 165 tenths are 16.5.
fn decimal(n: i64, scale: i64) -> String {
    let (sign, n) = (if n < 0 { "-" } else { "" }, n.unsigned_abs());
    let scale = scale.unsigned_abs();
    let digits = scale.to_string().len() - 1;
    if digits == 0 { format!("{sign}{n}") } else { format!("{sign}{}.{:0digits$}", n / scale, n % scale) }
}

/// What `check` finds wrong.
fn faults(next: &DocumentMut, game: &dyn Game) -> Problems {
    game.open(&Doc::read(&next.to_string()), None).err().unwrap_or_default()
}

/// Takes out what names somebody who is gone, until `check` finds nothing. Who cannot do without a unit is given another of
/// his side; who finds none is left out, and told of.
fn mend(next: &mut DocumentMut, game: &dyn Game) -> Result<Vec<String>, Problems> {
    let mut adrift = Vec::new();
    for _ in 0..ROUNDS {
        let problems = faults(next, game);
        if problems.is_empty() {
            return Ok(adrift);
        }
        let stale = problems.iter().find(|p| matches!(p.code, "problem-unknown-id" | "problem-foreign"));
        let mended = match stale {
            Some(problem) => forget(next, game, &problem.path),
            None => match (problems.iter().find(|p| posted(&p.path)), problems.iter().find(|p| p.waivable)) {
                (Some(problem), _) => {
                    adrift.extend(post(next, game, &problem.path));
                    true
                }
                // Names alike were accepted before: they still are.
                (None, Some(problem)) => edit::waive(next, problem.code),
                (None, None) => false,
            },
        };
        if !mended {
            return Err(problems);
        }
    }
    Err(faults(next, game))
}

/// Takes out a key that names somebody who is gone; with it, where it cannot do without, the whole thing that was about him:
/// an ambush, a post, a pact. Sides, armies and people stay.
fn forget(next: &mut DocumentMut, game: &dyn Game, path: &str) -> bool {
    if !edit::forget(next, path) {
        return false;
    }
    let mut way = edit::steps(path);
    way.pop();
    let about = way
        .last()
        .is_some_and(|(key, place)| place.is_some() && !matches!(key.as_str(), "side" | "army" | "unit" | "character"));
    if about && faults(next, game).iter().any(|p| p.path == path) {
        edit::remove(next, &way);
    }
    true
}

/// Whether a path is the unit somebody serves in.
fn posted(path: &str) -> bool {
    path.contains(".character[") && path.ends_with(".unit")
}

/// Gives a character another unit of his side; his id when there is none that will do, and he is taken out.
fn post(next: &mut DocumentMut, game: &dyn Game, path: &str) -> Option<String> {
    let mut way = edit::steps(path);
    way.pop();
    let side = way.first()?.clone();
    let about = path.strip_suffix("unit").unwrap_or(path);
    for id in edit::ids(next, std::slice::from_ref(&side), "unit") {
        edit::find(next, &way)?.insert("unit", value(&id));
        // It must suit him whole: his rank, too, may say where he serves.
        if !faults(next, game).iter().any(|p| p.path.starts_with(about)) {
            return None;
        }
    }
    let id = edit::find(next, &way)?.get("id").and_then(Item::as_str).map(str::to_owned);
    edit::remove(next, &way);
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_people_do() {
        assert_eq!(decimal(165, 10), "16.5");
        assert_eq!(decimal(7, 1), "7");
        assert_eq!(decimal(-5, 100), "-0.05");
    }
}
