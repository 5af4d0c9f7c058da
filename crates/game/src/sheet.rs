//! What a person may see of a battle: plain data, built from nothing for each viewer.

use crate::Arg;
use montjoie_table::{Side, Subject, Term};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The game master sees everything.
    Gm,
    /// A player of this side, who knows the enemy this well.
    Player(Side, Knowledge),
    /// Whoever looks at the screen for the table.
    Public(Knowledge),
}

/// How well the enemy is known. Denied by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Knowledge {
    /// Nothing but that somebody is there, where that can be seen.
    #[default]
    Unseen,
    /// In words: many, shaken.
    Words,
    /// In figures.
    Exact,
}

impl Viewer {
    /// Whether the side is the viewer's own, or the viewer is the game master.
    #[must_use]
    pub fn owns(self, side: Side) -> bool {
        match self {
            Viewer::Gm => true,
            Viewer::Player(own, _) => own == side,
            Viewer::Public(_) => false,
        }
    }

    /// How well this viewer knows that side.
    #[must_use]
    pub fn knows(self, side: Side) -> Knowledge {
        match self {
            Viewer::Gm => Knowledge::Exact,
            Viewer::Player(own, _) if own == side => Knowledge::Exact,
            Viewer::Player(_, knowledge) | Viewer::Public(knowledge) => knowledge,
        }
    }
}

/// What has become of someone, in the few words all rulesets share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Not on the field yet.
    Absent,
    /// Fit to fight.
    Fit,
    /// Shaken but there: disordered, hurt, isolated.
    Shaken,
    /// Broken: demoralised, in rout.
    Broken,
    /// Left the field.
    Gone,
    /// Surrendered or captured.
    Captured,
    /// Destroyed, or dead.
    Destroyed,
}

impl Condition {
    /// Every word, in order.
    pub const WORDS: &'static [&'static str] = &["absent", "fit", "shaken", "broken", "gone", "captured", "destroyed"];

    /// The message that says it.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Condition::Absent => "condition-absent",
            Condition::Fit => "condition-fit",
            Condition::Shaken => "condition-shaken",
            Condition::Broken => "condition-broken",
            Condition::Gone => "condition-gone",
            Condition::Captured => "condition-captured",
            Condition::Destroyed => "condition-destroyed",
        }
    }

    /// Its word in programs.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

/// Where someone stands against the start: the same few numbers in every ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Who.
    pub subject: Subject,
    /// Of which side.
    pub side: Side,
    /// Strength at the start: men, or a character's points.
    pub initial: i64,
    /// Strength now.
    pub now: i64,
    /// What one point of that strength weighs beside another's of the same side, by the book's own measure; 1 where the book makes no difference.
    pub worth: i64,
    /// In which condition.
    pub condition: Condition,
    /// The ruleset's own word for it.
    pub word: &'static str,
    /// Whether it is a person.
    pub person: bool,
}

/// A book's word for those who ran and are out of reach: they may still be brought back, but they are not there.
pub const OFF: &str = "off";

/// Everyone whom the whole table may know of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownToAll {
    /// Those known by name.
    pub who: Vec<Subject>,
    /// Those known only as part of a body of men, each with that body.
    pub bodies: Vec<(Subject, Subject)>,
}

impl KnownToAll {
    /// And those known at another moment.
    pub fn extend(&mut self, other: &KnownToAll) {
        self.who.extend(&other.who);
        self.bodies.extend(&other.bodies);
    }
}

/// Everyone whom the whole table may know of: what a screen before all of them would show, whatever they know of each other.
#[must_use]
pub fn known_to_all(fight: &dyn crate::Fight) -> KnownToAll {
    let who: Vec<Subject> = fight.sheets(Viewer::Public(Knowledge::Unseen)).iter().map(|sheet| sheet.subject).collect();
    let fates: Vec<Fate> = fight.fates().into_iter().filter(|fate| !fate.person).collect();
    let (named, lost): (Vec<&Fate>, Vec<&Fate>) = fates.iter().partition(|fate| who.contains(&fate.subject));
    // Where some of a body are known by name, it does not stand for the others: they are hidden, or no longer there.
    let parts: Vec<Subject> = named.iter().flat_map(|fate| fight.within(fate.subject)).collect();
    let stands = |body: &Subject| who.contains(body) && !parts.contains(body);
    let counted = |one: &Subject| fates.iter().any(|fate| fate.subject == *one);
    let body = |fate: &&Fate| fight.within(fate.subject).into_iter().find(|body| stands(body) && !counted(body));
    let bodies = lost.iter().filter_map(|fate| body(fate).map(|body| (fate.subject, body))).collect();
    KnownToAll { who, bodies }
}

/// A unit or character as a page shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Who.
    pub subject: Subject,
    /// Of which side.
    pub side: Side,
    /// Which pictogram: `foot`, `horse`, `archers`, `engine`, `monster`, `flyer`, `vehicle`, `ship`, `character`, `wall` (a section of a fortified place),
    /// `counter` (one that lies face down).
    pub kind: &'static str,
    /// Strength against start; none where it may not be known.
    pub strength: Option<(i64, i64)>,
    /// The ruleset's word for its state, a Fluent id; none where it may not be known.
    pub state: Option<&'static str>,
    /// In which condition, for mark and colour.
    pub condition: Option<Condition>,
    /// Strength in a word, where figures may not be known.
    pub words: Option<&'static str>,
    /// Whom it is at grips with, as far as the viewer sees.
    pub against: Vec<Subject>,
    /// Who stands in it or with it.
    pub with: Vec<Subject>,
    /// Its figures, those that matter most first.
    pub figures: Vec<Figure>,
}

/// One box of a unit's loss track: what it will be worth once its losses have come so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// Strength left when this box is crossed off; the first rung is the whole unit.
    pub left: i64,
    /// Already crossed off.
    pub lost: bool,
    /// Figures as they will be then: what each is called on the sheet, and its value.
    pub figures: Vec<(&'static str, Arg)>,
    /// Thresholds that are reached here: Fluent ids of the ruleset.
    pub marks: Vec<&'static str>,
}

/// One figure of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What it is: a Fluent id of the ruleset.
    pub word: &'static str,
    /// Its value.
    pub value: Arg,
    /// How it came about, part by part.
    pub terms: Vec<Term>,
    /// The rule that gives it.
    pub rule: &'static str,
    /// The field a ruling may set, if it can be set by hand.
    pub field: Option<&'static str>,
    /// Whether it belongs on the card or only on the open sheet.
    pub main: bool,
}

impl Figure {
    /// A number of a unit that stands on its card and that a ruling may set.
    #[must_use]
    pub fn field(word: &'static str, field: &'static str, value: impl Into<i64>, rule: &'static str) -> Figure {
        let value = Arg::Number(value.into());
        Figure { word, value, terms: Vec::new(), rule, field: Some(field), main: true }
    }
}
