//! The nouns every rulebook shares: sides, subjects, rules, keys, offices.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the two camps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first side of the scenario.
    A,
    /// The second side of the scenario.
    B,
}

impl Side {
    /// Both, in the order of the scenario.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The other camp.
    #[must_use]
    pub fn foe(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 or 1, to index an array of two.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Somebody or something on the field, as a number: small, `Copy`, and the same in every ruleset.
///
/// Names live outside the battle; a subject is what the rules know of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Subject(u16);

/// What kind of thing a [`Subject`] is, with its place on its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A unit of troops, or anyone who fights as one.
    Unit(u8),
    /// A character who is not counted among the units.
    Character(u8),
    /// A section of wall, a site, an engine: a thing of the ground.
    Place(u8),
    /// An army of a side.
    Army(u8),
    /// A whole side.
    Side(Side),
    /// An event written in the scenario.
    Event(u8),
    /// Nobody in particular.
    Nobody,
}

impl Subject {
    /// Most units a battle can hold, characters who fight as units included.
    pub const UNITS: usize = 192;
    /// Nobody in particular.
    pub const NOBODY: Subject = Subject(0xffff);

    /// The unit at this place of the list.
    #[must_use]
    pub const fn unit(index: u8) -> Subject {
        Subject(index as u16)
    }

    /// The character at this place of the list.
    #[must_use]
    pub const fn character(index: u8) -> Subject {
        Subject(0x100 | index as u16)
    }

    /// The place at this place of the list.
    #[must_use]
    pub const fn place(index: u8) -> Subject {
        Subject(0x200 | index as u16)
    }

    /// The army at this place of the list.
    #[must_use]
    pub const fn army(index: u8) -> Subject {
        Subject(0x300 | index as u16)
    }

    /// A whole side.
    #[must_use]
    pub const fn side(side: Side) -> Subject {
        Subject(0x400 | side as u16)
    }

    /// The scripted event at this place of the list.
    #[must_use]
    pub const fn event(index: u8) -> Subject {
        Subject(0x500 | index as u16)
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> Kind {
        let n = self.0.to_le_bytes()[0];
        match self.0 >> 8 {
            0 => Kind::Unit(n),
            1 => Kind::Character(n),
            2 => Kind::Place(n),
            3 => Kind::Army(n),
            4 if n == 0 => Kind::Side(Side::A),
            4 => Kind::Side(Side::B),
            5 => Kind::Event(n),
            _ => Kind::Nobody,
        }
    }

    /// The subject of this kind.
    #[must_use]
    pub fn of(kind: Kind) -> Subject {
        match kind {
            Kind::Unit(n) => Subject::unit(n),
            Kind::Character(n) => Subject::character(n),
            Kind::Place(n) => Subject::place(n),
            Kind::Army(n) => Subject::army(n),
            Kind::Side(s) => Subject::side(s),
            Kind::Event(n) => Subject::event(n),
            Kind::Nobody => Subject::NOBODY,
        }
    }
}

/// `#u3` a unit, `#c0` a character, `#p1` a place, `#a0` an army, `#s0` a side, `#e2` a scripted event, `#-` nobody.
/// The mark lets whoever prints data for people put the scenario's own id instead.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Unit(n) => write!(f, "#u{n}"),
            Kind::Character(n) => write!(f, "#c{n}"),
            Kind::Place(n) => write!(f, "#p{n}"),
            Kind::Army(n) => write!(f, "#a{n}"),
            Kind::Side(s) => write!(f, "#s{}", s as u8),
            Kind::Event(n) => write!(f, "#e{n}"),
            Kind::Nobody => write!(f, "#-"),
        }
    }
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Subject> for String {
    fn from(s: Subject) -> String {
        s.to_string()
    }
}

impl TryFrom<String> for Subject {
    type Error = String;

    fn try_from(text: String) -> Result<Subject, String> {
        let wrong = || format!("“{text}” is no subject");
        let mut chars = text.chars();
        if chars.next() != Some('#') {
            return Err(wrong());
        }
        let letter = chars.next().ok_or_else(wrong)?;
        if letter == '-' {
            return Ok(Subject::NOBODY);
        }
        let n: u8 = chars.as_str().parse().map_err(|_| wrong())?;
        Ok(match letter {
            'u' if (n as usize) < Self::UNITS => Subject::unit(n),
            'c' => Subject::character(n),
            'p' => Subject::place(n),
            'a' => Subject::army(n),
            's' if n < 2 => Subject::side(Side::BOTH[n as usize]),
            'e' => Subject::event(n),
            _ => return Err(wrong()),
        })
    }
}

/// A rule of a rulebook, by its ID in that ruleset's book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Rule(pub &'static str);

impl Rule {
    /// The GM's own hand: a ruling, a named term added to one sum.
    pub const GM: Rule = Rule("GM");
    /// An event written in the scenario.
    pub const SCENARIO: Rule = Rule("SCENARIO");

    /// An ask of this rule about one subject.
    #[must_use]
    pub fn by(self, of: impl Into<Subject>) -> Key {
        Key { rule: self, of: of.into(), to: Subject::NOBODY }
    }

    /// An ask of this rule about one subject against another.
    #[must_use]
    pub fn on(self, of: impl Into<Subject>, to: impl Into<Subject>) -> Key {
        Key { rule: self, of: of.into(), to: to.into() }
    }

    /// An ask of this rule about nobody in particular.
    #[must_use]
    pub fn once(self) -> Key {
        Key { rule: self, of: Subject::NOBODY, to: Subject::NOBODY }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The stable name of an ask: which rule, about whom, against whom.
///
/// Whoever answers from a list adds a count for the rare rule that asks the same thing twice in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Key {
    /// The rule that asks.
    pub rule: Rule,
    /// The one it asks about.
    pub of: Subject,
    /// The one it is turned against, if any.
    pub to: Subject,
}

/// Who answers an ask. Rules know offices; who holds which is the table's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// The game master.
    Gm,
    /// Whoever commands this side.
    Chief(Side),
    /// Whoever commands this army.
    Army(u8),
    /// Whoever plays this character or leads this unit.
    Holder(Subject),
}
