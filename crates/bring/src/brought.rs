//! A block brought into a book: its figures, corrected by whoever brings it, and the table of the scenario they make.

use montjoie_game::block::{Block, Bringing, FigureOrigin, Figures, Notation, Role, ScenarioValue, UnitFigure, Worked};
use montjoie_game::scenario::{Doc, Expected, Problems, paste};
use montjoie_game::{Arg, Game, Message};
use serde_json::{Value, json as object};
use std::collections::BTreeMap;

/// How many they are where nothing says it.
const USUAL_COUNT: i64 = 20;
/// Most of them in a unit.
const MOST_COUNT: i64 = 1_000_000;

/// A unit or a character of a book, made of a block.
#[derive(Clone, Debug)]
pub struct Brought {
    /// As what.
    pub role: Role,
    /// What the block was written in.
    pub notation: Notation,
    /// Its figures, name and count first.
    pub figures: Vec<UnitFigure>,
    /// The book's own line, where that is what was brought: it says everything that is not written beside it.
    line: Option<String>,
}

/// Brings a block into a book: none where the book takes none.
#[must_use]
pub fn bring(
    game: &'static dyn Game,
    edition: Option<&'static str>,
    block: &Block,
    role: Role,
    count: Option<i64>,
) -> Option<Brought> {
    let many = match (role, count, &block.count) {
        (Role::Character, ..) => None,
        (_, Some(count), _) => Some(Worked { value: count.clamp(1, MOST_COUNT), origin: FigureOrigin::Typed }),
        (_, None, Some(read)) => Some(Worked { value: read.value.clamp(1, MOST_COUNT), origin: read.origin.clone() }),
        (_, None, None) => Some(Worked::guessed(USUAL_COUNT, Message::new("bring-guess-count"))),
    };
    let way = Bringing { role, count: many.as_ref().map_or(1, |m| m.value), edition };
    let own = block.line.as_ref().filter(|(id, _)| *id == game.info().id && role == Role::Unit);
    let mut figures = Figures::default();
    match block.name.as_str() {
        "" => figures.put("name", Worked::guessed("?", Message::new("bring-guess-name"))),
        name => figures.put("name", Worked::read(name.to_owned(), name)),
    }
    figures.maybe("count", many);
    match own {
        Some((_, line)) => {
            own_line(game, edition, line, &mut figures);
            doubtful(game, &way, block, line, &mut figures);
        }
        None => figures.0.extend(game.figures(block, &way)?.0),
    }
    let line = own.map(|(_, line)| line.clone());
    Some(Brought { role, notation: block.notation, figures: figures.0, line })
}

/// What the book's own reader finds in its line, and what its catalogue adds: shown, not written again.
fn own_line(game: &'static dyn Game, edition: Option<&'static str>, line: &str, figures: &mut Figures) {
    let format = game.format();
    let Some(unit) = paste(line, format.labels, format.catalogue).into_iter().next().map(|p| p.unit) else { return };
    for given in &mut figures.0 {
        let said = match given.key.as_str() {
            "count" => matches!(given.origin, FigureOrigin::Read(_)),
            _ => true,
        };
        given.written = !said;
    }
    let quiet = |key: &str, value: String, origin: FigureOrigin| {
        let value = value.trim_matches('"').to_owned();
        let value = value.parse().map_or_else(
            |_| value.parse().map_or(ScenarioValue::Text(value.clone()), ScenarioValue::Flag),
            ScenarioValue::Whole,
        );
        UnitFigure { key: key.to_owned(), value, origin, written: false }
    };
    for (key, value) in unit.keys.iter().filter(|(key, _)| *key != "count") {
        let part = crate::lines::piece(line, value.trim_matches('"')).to_owned();
        figures.0.push(quiet(key, value.clone(), FigureOrigin::Read(part)));
    }
    let Some(troop) = unit.troop.as_deref().and_then(|id| format.catalogue.by_id(id)) else { return };
    let edition = edition.or(format.editions.first().copied()).unwrap_or_default();
    for key in troop.keys() {
        if figures.0.iter().any(|given| given.key == key) {
            continue;
        }
        if let Some(value) = troop.value(key) {
            let value = (format.written)(edition, key, &value).unwrap_or(value);
            figures.0.push(quiet(key, value, FigureOrigin::Catalogue(troop.name_fr.clone())));
        }
    }
}

/// Where the book has a doubt about its own line, a figure missing or on another edition's scale, the figure of the neutral block stands
/// beside the line and goes before it.
fn doubtful(game: &'static dyn Game, way: &Bringing, block: &Block, line: &str, figures: &mut Figures) {
    let table = format!("line = {}\ncount = {}\n", quoted(line), way.count);
    let Ok(opened) = game.open(&probe(game, way.edition, way.role, &table), None) else { return };
    let Some(others) = game.figures(block, way) else { return };
    for warning in &opened.warnings {
        let key = warning.path.rsplit('.').next().unwrap_or_default();
        let Some(other) = others.0.iter().find(|given| given.key == key) else { continue };
        match figures.0.iter_mut().find(|given| given.key == key) {
            Some(given) => *given = other.clone(),
            None => figures.0.push(other.clone()),
        }
    }
}

impl Brought {
    /// What a person typed for a figure: another value is written as theirs, an empty one takes the figure out.
    pub fn retype(&mut self, key: &str, typed: &str) {
        let Some(at) = self.figures.iter().position(|given| given.key == key) else { return };
        let typed: String = typed.chars().filter(|c| !c.is_control()).take(400).collect();
        if typed.trim() == self.figures[at].value.shown() {
            return;
        }
        if typed.trim().is_empty() {
            if self.figures[at].written {
                self.figures.remove(at);
            }
            return;
        }
        let given = &mut self.figures[at];
        given.value = given.value.retyped(&typed);
        given.origin = FigureOrigin::Typed;
        given.written = true;
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> String {
        self.figures
            .iter()
            .find(|given| given.key == "name")
            .map_or_else(|| "?".to_owned(), |given| given.value.shown())
    }

    /// The keys of its table and their values.
    #[must_use]
    pub fn says(&self) -> Vec<(String, ScenarioValue)> {
        let line = self.line.iter().map(|line| ("line".to_owned(), ScenarioValue::Text(line.clone())));
        let written = self.figures.iter().filter(|given| given.written);
        line.chain(written.map(|given| (given.key.clone(), given.value.clone()))).collect()
    }

    /// The same as TOML writes them.
    #[must_use]
    pub fn keys(&self) -> Vec<(String, String)> {
        self.says().into_iter().map(|(key, value)| (key, toml(&value))).collect()
    }

    fn table(&self) -> String {
        self.keys().iter().map(|(key, value)| format!("{key} = {value}\n")).collect()
    }
}

/// A text as TOML quotes it.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push(' '),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn toml(value: &ScenarioValue) -> String {
    match value {
        ScenarioValue::Whole(n) => n.to_string(),
        ScenarioValue::Text(text) => quoted(text),
        ScenarioValue::Flag(flag) => flag.to_string(),
        ScenarioValue::Words(words) => format!("[{}]", words.iter().map(|w| quoted(w)).collect::<Vec<_>>().join(", ")),
    }
}

/// The tables of a scenario for these, to be put below a side.
#[must_use]
pub fn tables(all: &[Brought]) -> String {
    let one = |brought: &Brought| format!("[[side.{}]]\n{}", brought.role.word(), brought.table());
    all.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// A battle of these against others just like them: the same names with a mark.
#[must_use]
pub fn battle(
    game: &'static dyn Game,
    edition: Option<&'static str>,
    title: &str,
    sides: [&str; 2],
    all: &[Brought],
) -> String {
    let mut text = head(game, edition, title);
    for (side, mark) in sides.into_iter().zip(["", " II"]) {
        text.push_str(&format!("\n[[side]]\nname = {}\n\n", quoted(side)));
        let mut own: Vec<Brought> = all.to_vec();
        if !mark.is_empty() {
            for brought in &mut own {
                let name = format!("{}{mark}", brought.name());
                brought.retype("name", &name);
            }
        }
        text.push_str(&tables(&own));
    }
    text
}

fn head(game: &'static dyn Game, edition: Option<&'static str>, title: &str) -> String {
    let edition = edition.map(|edition| format!("edition = {}\n", quoted(edition))).unwrap_or_default();
    format!("ruleset = {}\n{edition}name = {}\n", quoted(game.info().id), quoted(title))
}

/// A battle of one table against the same, to see whether the book takes it.
pub(crate) fn probe(game: &'static dyn Game, edition: Option<&'static str>, role: Role, table: &str) -> Doc {
    let side = |name: &str| format!("[[side]]\nname = \"{name}\"\n[[side.{}]]\n{table}", role.word());
    let waive = "waive = [\"problem-duplicate-name\"]\n";
    let head = head(game, edition, "?");
    Doc::read(&format!("{head}{waive}{}{}", side("a"), side("b")))
}

/// What the book says of somebody brought.
#[derive(Clone, Debug, Default)]
pub struct Tried {
    /// What the reader takes under each key.
    pub wants: BTreeMap<String, Expected>,
    /// What stops them.
    pub problems: Problems,
    /// What stops nobody.
    pub warnings: Problems,
}

/// Has the book's own reader read it.
#[must_use]
pub fn try_out(game: &'static dyn Game, edition: Option<&'static str>, brought: &Brought) -> Tried {
    let doc = probe(game, edition, brought.role, &brought.table());
    let mut tried = match game.open(&doc, None) {
        Ok(opened) => Tried { warnings: opened.warnings, ..Tried::default() },
        Err(problems) => Tried { problems, ..Tried::default() },
    };
    tried.wants = doc.asked().remove(&format!("side.{}", brought.role.word())).unwrap_or_default();
    // Both sides of the trial say the same.
    let first = |path: &str| !path.starts_with("side[2]");
    tried.problems.retain(|p| first(&p.path));
    tried.warnings.retain(|p| first(&p.path));
    tried
}

/// Where a figure came from, as a sentence. `say` puts the steps into words.
#[must_use]
pub fn told(origin: &FigureOrigin, say: impl Fn(&Message) -> String) -> Message {
    let steps = |all: &[Message]| Arg::Text(all.iter().map(&say).collect::<Vec<_>>().join(" · "));
    let piece = Arg::Text(origin.piece().to_owned());
    match origin {
        FigureOrigin::Read(_) => Message::new("bring-origin-read").with("piece", piece),
        FigureOrigin::Computed { how, rule: Some(rule), .. } => Message::new("bring-origin-rule")
            .with("piece", piece)
            .with("how", steps(how))
            .with("rule", Arg::Text(rule.0.to_owned())),
        FigureOrigin::Computed { how, rule: None, .. } => {
            Message::new("bring-origin-computed").with("piece", piece).with("how", steps(how))
        }
        FigureOrigin::Guessed(why) => Message::new("bring-origin-guessed").with("how", steps(why)),
        FigureOrigin::Catalogue(_) => Message::new("bring-origin-catalogue").with("piece", piece),
        FigureOrigin::Typed => Message::new("bring-origin-typed"),
    }
}

/// Everything that was brought, for programs. `say` puts reasons into words.
#[must_use]
pub fn json(game: &'static dyn Game, all: &[Brought], unread: &[Message], say: impl Fn(&Message) -> String) -> Value {
    let origin = |origin: &FigureOrigin| {
        let (how, rule): (Vec<String>, Option<&str>) = match origin {
            FigureOrigin::Computed { how, rule, .. } => (how.iter().map(&say).collect(), rule.map(|r| r.0)),
            FigureOrigin::Guessed(why) => (why.iter().map(&say).collect(), None),
            _ => (Vec::new(), None),
        };
        object!({ "is": origin.word(), "from": origin.piece(), "how": how, "rule": rule })
    };
    let value = |said: &ScenarioValue| match said {
        ScenarioValue::Whole(n) => object!(n),
        ScenarioValue::Text(text) => object!(text),
        ScenarioValue::Flag(flag) => object!(flag),
        ScenarioValue::Words(words) => object!(words),
    };
    let one = |brought: &Brought| {
        let figures: Vec<Value> = brought
            .figures
            .iter()
            .map(|given| {
                object!({
                    "key": given.key,
                    "value": value(&given.value),
                    "written": given.written,
                    "origin": origin(&given.origin),
                })
            })
            .collect();
        object!({
            "as": brought.role.word(),
            "notation": brought.notation.word(),
            "name": brought.name(),
            "figures": figures,
            "toml": tables(std::slice::from_ref(brought)),
        })
    };
    object!({
        "montjoie": "brought",
        "format": 1,
        "ruleset": game.info().id,
        "brought": all.iter().map(one).collect::<Vec<_>>(),
        "not_understood": unread.iter().map(&say).collect::<Vec<_>>(),
    })
}
