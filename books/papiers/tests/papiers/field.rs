//! Small battles for tests.

use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Hero, Unit};
use montjoie_table::{Kind, UnitId};
use montjoie_trial::TestBattle;

/// A battle of this ruleset.
pub type P = TestBattle<Papiers>;

/// The number of the unit at this place of the list.
pub fn id(place: u8) -> UnitId {
    UnitId::new(place)
}

/// A unit: id, head count, further keys parted by semicolons.
pub fn unit(id: &str, count: u32, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {count}\n{}\n", lines(keys))
}

/// A unit whose count its keys say.
pub fn bare(id: &str, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\n{}\n", lines(keys))
}

/// A character.
pub fn hero(id: &str, keys: &str) -> String {
    format!("[[side.character]]\nid = \"{id}\"\nname = \"{id}\"\n{}\n", lines(keys))
}

fn lines(keys: &str) -> String {
    keys.split(';').map(str::trim).collect::<Vec<_>>().join("\n")
}

/// A whole scenario: top tables, options, ground, and both sides.
pub fn scene(top: &str, options: &str, a: &str, b: &str) -> String {
    format!(
        "ruleset = \"papiers\"\nname = \"test\"\n[options]\n{}\n{top}\n[[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side]]\nid = \"b\"\nname = \"B\"\n{b}\n",
        lines(options)
    )
}

/// A battle with options; both sides wait unless told.
pub fn with(options: &str, a: &str, b: &str) -> P {
    P::new(&scene("", options, a, b)).lead("cautious", "cautious").dice_show(5)
}

/// A battle with no option changed.
pub fn plain(a: &str, b: &str) -> P {
    with("", a, b)
}

/// What only this ruleset's tests ask.
pub trait Look {
    /// A unit.
    fn unit(&self, id: &str) -> Unit;
    /// A character.
    fn hero(&self, id: &str) -> Hero;
    /// The sum of a figure on the GM's sheet.
    fn figure(&self, id: &str, word: &str) -> i64;
    /// Gives a unit its order of the hour.
    fn order(self, id: &str, words: &str) -> Self;
    /// What one attack added, was held against, and its power as a fraction.
    fn attack(&self, rule: &str, by: &str, on: &str) -> (i32, i32, (i64, i64));
}

impl Look for P {
    fn unit(&self, id: &str) -> Unit {
        match self.who(id).kind() {
            Kind::Unit(u) => self.bout.state.units[usize::from(u)],
            other => panic!("{id} is {other:?}"),
        }
    }

    fn hero(&self, id: &str) -> Hero {
        match self.who(id).kind() {
            Kind::Character(h) => self.bout.state.heroes[usize::from(h)],
            other => panic!("{id} is {other:?}"),
        }
    }

    fn figure(&self, id: &str, word: &str) -> i64 {
        let sheet = self.sheet(id);
        let found = sheet.figures.iter().find(|f| f.word == format!("papiers-figure-{word}"));
        match found.unwrap_or_else(|| panic!("{id} has no {word}")).value {
            montjoie_game::Arg::Number(n) => n,
            montjoie_game::Arg::Fraction(n, d) => n * 1000 / d,
            ref other => panic!("{word} is {other:?}"),
        }
    }

    fn order(self, id: &str, words: &str) -> P {
        self.answer("PAP-28", id, words)
    }

    fn attack(&self, rule: &str, by: &str, on: &str) -> (i32, i32, (i64, i64)) {
        use montjoie_table::Tally as _;
        let [plus, versus, share] =
            self.throw(rule, by, on).unwrap_or_else(|| panic!("{rule} {by} {on} was not thrown"));
        let (num, den) = share.ratio();
        let g = gcd(num, den);
        (plus.total(), versus.total(), (num / g, den / g))
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}

/// The number of a field that a ruling may set.
pub fn field(name: &str) -> u8 {
    use montjoie_game::Ruleset as _;
    u8::try_from(Papiers::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap()
}

/// A ground drawn with one sign a cell.
pub fn drawn(rows: &[&str]) -> String {
    format!("[ground]\npicture = [{}]\n", rows.iter().map(|r| format!("\"{r}\"")).collect::<Vec<_>>().join(", "))
}

/// A battle on a ground, with whatever else the top of the file says.
pub fn on(top: &str, options: &str, a: &str, b: &str) -> P {
    P::new(&scene(top, options, a, b)).lead("cautious", "cautious").dice_show(5)
}
