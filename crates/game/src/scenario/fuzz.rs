//! Texts nobody would write, to prove that none of them is too much: no panic, no hang, whatever the bytes.
//!
//! [`inputs`] makes them, the same ones for the same number, by spoiling sound texts; [`check_any`] reads one in every way
//! the common layer can. A ruleset gives its own scenarios to [`inputs`] and its muster the results.

use super::{
    Catalogue, Doc, DocTable, Format, Gives, Label, Problem, Ratio, Scenario, flag, label, paste, ruleset_among,
};
use crate::FieldInfo;
use std::sync::LazyLock;

/// Words of a unit's line in [`check_any`].
const LABELS: &[Label] = &[
    label("ca", &["CA", "AC", "Classe d'armure"]),
    label("dv", &["DV", "HD"]),
    label("damage", &["Dommages", "Damage"]),
    label("moral", &["Moral", "Morale"]),
    flag("elite", &["élite", "elite"]),
    Label { words: &["vétérans", "veterans"], key: "level", gives: Gives::Word("veteran") },
    Label { words: &["peur", "fear"], key: "traits", gives: Gives::Item("fear") },
    Label { words: &["vol", "flying"], key: "traits", gives: Gives::Item("flight") },
];

/// A sound catalogue for [`check_any`].
const CATALOGUE: &str = r#"
[[troop]]
id = "archers"
name_fr = "archers"
name_en = "bowmen"
aliases = ["tireurs"]
ca = 7
dv = "1"
damage = "1d6"
moral = 8
weapon = { reach = 2, name = "arc" }
"#;

/// A sound scenario that has one of everything.
pub const SCENARIO: &str = r#"# The ford
ruleset = "example-old"
name_fr = "Le gué"
name_en = "The ford"
text_fr = """
Au matin,
la brume."""
sources = ["a chronicle"]
waive = ["problem-duplicate-name"]

[options]
rounding = "up"
share = 0.25
floor = 5

[ground]
text = "A ford"
[[ground.section]]
id = "gate"
name = "the gate"

[weather]
is = ["rain"]

[[troop]]
id = "guards"
name = "guards"
ca = 5
dv = "2+1"
damage = "2d4"
moral = 10

[[side]]
id = "north"
name_fr = "le Nord"
name_en = "the North"
doctrine = "steady"
knowledge = "words"
chief = "aude"
standard = "piquiers"
[[side.engine]]
id = "onager"
name = "onager"
[[side.army]]
id = "host"
name = "the host"
[[side.army.unit]]
id = "piquiers"
name = "Piquiers"
gender = "m"
count = 50
ca = 4
dv = "1"
damage = "1-8"
moral = 9
traits = ["fear", "flight"]
[[side.army.unit]]
line = "30 cavaliers : CA 5, DV 1, Dommages 1-8, Moral 9, élite, peur"
[[side.army.unit.unit]]
line = "40 archers"
[side.army.unit.weapon]
reach = 3
[[side.army.unit]]
troop = "guards"
count = 1_000
arrives = "event"
[[side.army.character]]
id = "aude"
name = "Aude"
gender = "f"
unit = "piquiers"

[[side]]
id = "south"
name = "South"
[[side.unit]]
troop = "tireurs"
count = 12
[[side.character]]
name = "Bertrand"

[[event]]
round = 3
arrive = ["guards"]
message_fr = "Ils viennent !"
message_en = "They come!"
[[event]]
unit = "piquiers"
below_percent = 50
set = { unit = "piquiers", field = "moral", value = 7 }
[[event]]
unit = "piquiers"
unit_state = "routed"
weather = "wind"
[[event]]
side = "south"
lost_percent = 30
set = [{ character = "aude", field = "moral", value = true }]
"#;

/// Lines for a paste box.
pub const LINES: &str = "30 cavaliers : CA 5, DV 1, Dommages 1-8, Moral 9\n- 40 archers\n\n# note\n1 000 × guards (CA 5; DV 2+1 Moral 10)\ntireurs x12\nbowmen (30), AC 7, elite";

/// Reads a text in every way there is: as a scenario, a catalogue, a paste box, a number, dice. It must come back.
///
/// # Panics
/// When a problem has no place in the text or two readings of one text differ, which would be a fault of the reader.
pub fn check_any(text: &str) -> usize {
    let first = read(text);
    let lines = u32::try_from(text.split('\n').count()).unwrap_or(u32::MAX);
    for problem in &first {
        assert!((1..=lines).contains(&problem.line) && problem.column >= 1, "a problem has a place: {problem:?}");
        let _ = problem.message();
    }
    if !text.len().is_multiple_of(4) {
        return first.len(); // the rest is slow, and one text in four says enough about it
    }
    assert_eq!(first, read(text), "one text, one reading");
    let pasted = paste(text, LABELS, catalogue());
    let troops = Catalogue::load(text).map_or(0, |c| c.troops().count());
    let numbers = text.lines().filter(|l| Ratio::parse(l).is_some() || super::parse_dice(l).is_some()).count();
    first.len() + pasted.len() + troops + numbers
}

/// The format of [`SCENARIO`].
#[must_use]
pub fn format() -> Format<'static> {
    Format {
        aliases: &[("example-old", "old")],
        editions: &["new", "old"],
        doctrines: &["charge", "steady"],
        catalogue: catalogue(),
        labels: LABELS,
        depth: 2,
        ground_places: &["section"],
        side_places: &["engine"],
        states: &["routed", "shaken"],
        fields: &["moral", "state"],
        ruled: &[
            FieldInfo { name: "moral", least: 0, most: 12, words: None, parts: 1 },
            FieldInfo { name: "state", least: 0, most: 1, words: Some(&["fit", "shaken"]), parts: 1 },
        ],
        weathers: &["rain", "wind"],
        ..Format::bare("example")
    }
}

/// The catalogue of [`SCENARIO`].
#[must_use]
pub fn catalogue() -> &'static Catalogue {
    static LOADED: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::load(CATALOGUE).unwrap_or_default());
    &LOADED
}

/// Musters a text as a ruleset would, every kind of read included; gives everything it found.
#[must_use]
pub fn read(text: &str) -> Vec<Problem> {
    let (doc, found) = muster(text);
    drop(doc);
    found
}

/// A document of the toy ruleset, read to the end.
#[must_use]
pub fn doc(text: &str) -> Doc {
    muster(text).0
}

fn muster(text: &str) -> (Doc, Vec<Problem>) {
    let doc = Doc::read(text);
    if ruleset_among(&doc, &["example", "example-old"]).is_none() {
        let found = doc.findings().problems;
        return (doc, found);
    }
    let scenario = Scenario::read(&doc, &format());
    let options = &scenario.options;
    let _ = options.one_of("rounding", &[("up", true), ("down", false)], true);
    let _ = options.decimal("share", 0..=1, Ratio::ZERO);
    let _ = options.one_of("floor", &[("0", 0), ("5", 5)], 0);
    for unit in &scenario.units {
        read_unit(&unit.table);
        let _ = unit.filled_in();
    }
    let findings = doc.findings();
    let all = findings.problems.into_iter().chain(findings.waived).collect();
    (doc, all)
}

fn read_unit(t: &DocTable) {
    let _ = t.required_int("count", 1..=1_000_000);
    let _ = t.int("ca", -3..=22, 9);
    let _ = t.written_as("dv");
    let _ = t.required_dice("damage");
    let _ = t.required_decimal("moral", 2..=12);
    let _ = t.flag("elite", false);
    let _ = t.maybe_one_of("level", &[("green", 0), ("veteran", 1)]);
    let _ = t.some_of("traits", &[("fear", 0), ("flight", 1)]);
    let _ = t.ints("cells", 0..=99);
    let weapon = t.table("weapon");
    let _ = (weapon.int("reach", 0..=9, 1), weapon.text("name"));
}

/// Spoiled texts without end, always the same for the same samples: the first ones are the samples themselves.
pub fn inputs<'s>(samples: &'s [&'s str]) -> impl Iterator<Item = String> + 's {
    (0..).map(move |n| input(samples, n))
}

/// The text of this number among [`inputs`].
#[must_use]
pub fn input(samples: &[&str], n: u64) -> String {
    match usize::try_from(n).ok().and_then(|n| samples.get(n)) {
        Some(whole) => (*whole).to_owned(),
        None => spoil(samples, n - samples.len() as u64 + 1),
    }
}

/// Pieces that readers stumble over.
const STONES: &[&str] = &[
    "\"",
    "\"\"\"",
    "'''",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    ".",
    ",",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "#",
    "\\u0000",
    "-",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "1e999",
    "1e-999",
    "nan",
    "-inf",
    "0.1",
    "0x7f",
    "1979-05-27",
    "true",
    "é",
    "\u{202f}",
    "\u{feff}",
    "½",
    "軍",
    "🐉",
    "d%",
    "1-8",
    "100d100+1000",
    "0d0",
    "[[side]]\n",
    "[[side.unit]]\n",
    "[[event]]\n",
    "[options]\n",
    "id = \"a\"\n",
    "a.b.c = 1\n",
    "count = -1\n",
    "(",
    ")",
    ":",
    "x30",
    "1 000 000",
    "[[[[[[[[[[",
    "{a={a={a={",
    "waive = [1]\n",
    "line = \"\"\n",
];

/// Values of every kind, to put where another was.
const VALUES: &[&str] = &[
    "5",
    "-1",
    "0",
    "1_000_000_000_000",
    "0.5",
    "-0.0",
    "1e5",
    "true",
    "\"\"",
    "\"x\"",
    "\"piquiers\"",
    "\"north\"",
    "[]",
    "[1, \"a\"]",
    "{}",
    "{ a = 1 }",
    "[{ id = \"a\" }, {}]",
    "\"1d6\"",
    "\"½\"",
    "1979-05-27",
    "inf",
    "\"40 archers\"",
    "\"event\"",
    "[[1], [2]]",
    "\"\"\"a\nb\"\"\"",
    "\"30 x : CA 5, CA, , élite (\"",
    "\"example\"",
    "[\"guards\", \"guards\"]",
];

/// Half of them keep their lines whole, so that they can still be read and are wrong further in.
fn spoil(samples: &[&str], n: u64) -> String {
    let mut chance = Chance(n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let sample = samples.get(chance.below(samples.len())).copied().unwrap_or_default();
    if chance.below(2) == 0 { spoil_lines(sample, &mut chance) } else { spoil_letters(sample, &mut chance) }
}

fn spoil_lines(sample: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<String> = sample.lines().map(str::to_owned).collect();
    for _ in 0..=chance.below(5) {
        let at = chance.below(lines.len());
        let Some(line) = lines.get(at).cloned() else { break };
        match chance.below(4) {
            0 => {
                lines.remove(at);
            }
            1 => {
                let to = chance.below(lines.len());
                lines.insert(to, line);
            }
            2 => {
                let to = chance.below(lines.len());
                lines.swap(at, to);
            }
            _ => {
                let value = VALUES.get(chance.below(VALUES.len())).copied().unwrap_or_default();
                if let Some((key, _)) = line.split_once('=') {
                    lines[at] = format!("{key}= {value}");
                }
            }
        }
    }
    lines.join("\n")
}

fn spoil_letters(sample: &str, chance: &mut Chance) -> String {
    let mut text: Vec<char> = sample.chars().collect();
    for _ in 0..=chance.below(6) {
        let at = chance.below(text.len() + 1);
        let end = (at + chance.below(24)).min(text.len());
        let stone = STONES.get(chance.below(STONES.len())).copied().unwrap_or_default();
        match chance.below(7) {
            0 => {
                text.drain(at..end);
            }
            1 | 2 => {
                text.splice(at..at, stone.chars());
            }
            3 => {
                let piece: Vec<char> = text[at..end].to_vec();
                let to = chance.below(text.len() + 1);
                text.splice(to..to, piece);
            }
            4 => {
                if let Some(c) = text.get_mut(at) {
                    *c = char::from_u32(u32::try_from(chance.below(0x250)).unwrap_or(0)).unwrap_or(' ');
                }
            }
            5 => {
                text.splice(at..end, stone.chars());
            }
            _ => text.truncate(at.max(text.len() / 2)),
        }
    }
    text.into_iter().collect()
}

/// A plain row of numbers, so that a text that fails can be made again.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        let most = u64::try_from(most.max(1)).unwrap_or(1);
        usize::try_from(mixed % most).unwrap_or(0)
    }
}
