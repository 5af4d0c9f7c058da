//! A stat block brought from elsewhere: what it says in neutral terms, and how a book makes a unit or a character of it.
//!
//! Notations are read by `montjoie-bring`. A book states how a [`Block`] becomes figures of its own ([`crate::Extras::figures`]) and how
//! a line in its own notation becomes a block ([`crate::Extras::block`]); so each book knows its own figures and no other book's.

mod given;
mod scales;

pub use given::{Figures, ScenarioValue, UnitFigure};
pub use scales::{nearest_dice, written_dice};

use crate::Message;
use crate::scenario::Ratio;
use montjoie_table::{Dice, Rule};

/// What blocks and their figures say to people, French and English.
pub const TEXT: (&str, &str) = (include_str!("text/fr.ftl"), include_str!("text/en.ftl"));

/// Where a figure came from.
#[derive(Clone, Debug, PartialEq)]
pub enum FigureOrigin {
    /// It stands there: the piece of text.
    Read(String),
    /// It follows from a piece of text.
    Computed {
        /// The piece.
        from: String,
        /// How, step by step.
        how: Vec<Message>,
        /// The rule by which it follows; none where the reading is ours.
        rule: Option<Rule>,
    },
    /// Nothing says it: why it is this.
    Guessed(Vec<Message>),
    /// The book's catalogue says it of this troop.
    Catalogue(String),
    /// A person typed it.
    Typed,
}

impl FigureOrigin {
    /// Its word in files and on pages.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            FigureOrigin::Read(_) => "read",
            FigureOrigin::Computed { .. } => "computed",
            FigureOrigin::Guessed(_) => "guessed",
            FigureOrigin::Catalogue(_) => "catalogue",
            FigureOrigin::Typed => "typed",
        }
    }

    /// The piece of text it stands on; empty where there is none.
    #[must_use]
    pub fn piece(&self) -> &str {
        match self {
            FigureOrigin::Read(from) | FigureOrigin::Computed { from, .. } | FigureOrigin::Catalogue(from) => from,
            FigureOrigin::Guessed(_) | FigureOrigin::Typed => "",
        }
    }

    /// One step further: what follows from a guess is a guess.
    #[must_use]
    pub fn then(self, how: Message, rule: Option<Rule>) -> FigureOrigin {
        match self {
            FigureOrigin::Read(from) | FigureOrigin::Catalogue(from) => {
                FigureOrigin::Computed { from, how: vec![how], rule }
            }
            FigureOrigin::Computed { from, how: mut steps, .. } => {
                steps.push(how);
                FigureOrigin::Computed { from, how: steps, rule }
            }
            FigureOrigin::Guessed(mut why) => {
                why.push(how);
                FigureOrigin::Guessed(why)
            }
            FigureOrigin::Typed => FigureOrigin::Typed,
        }
    }
}

/// A value and where it came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked<T> {
    /// The value.
    pub value: T,
    /// Where it came from.
    pub origin: FigureOrigin,
}

impl<T> Worked<T> {
    /// It stands in this piece of text.
    pub fn read(value: T, piece: impl Into<String>) -> Worked<T> {
        let piece: String = piece.into();
        // A page shows it beside the figure: long pieces say no more than their beginning.
        let piece = piece.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST_PIECE).collect();
        Worked { value, origin: FigureOrigin::Read(piece) }
    }

    /// Nothing says it.
    pub fn guessed(value: T, why: Message) -> Worked<T> {
        Worked { value, origin: FigureOrigin::Guessed(vec![why]) }
    }

    /// What follows from it.
    pub fn then<U>(self, how: Message, rule: Option<Rule>, make: impl FnOnce(T) -> U) -> Worked<U> {
        Worked { value: make(self.value), origin: self.origin.then(how, rule) }
    }
}

/// Longest piece that is shown, in characters.
const LONGEST_PIECE: usize = 120;

/// What a block is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// A unit's line of one of the books.
    #[default]
    Line,
    /// Old-school stat lines and columns: armour class, hit dice, morale.
    Old,
    /// The stat block of the fifth edition.
    Fifth,
    /// An actor of a virtual table, fifth edition.
    FifthActor,
    /// An actor of a virtual table, old school.
    OldActor,
}

impl Notation {
    /// Its word in files and messages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Notation::Line => "line",
            Notation::Old => "old",
            Notation::Fifth => "fifth",
            Notation::FifthActor => "fifth-actor",
            Notation::OldActor => "old-actor",
        }
    }

    /// Whether hit points and damage are those of the fifth edition.
    #[must_use]
    pub fn is_fifth(self) -> bool {
        matches!(self, Notation::Fifth | Notation::FifthActor)
    }
}

/// Which way armour class was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArmourScale {
    /// From 9 downwards.
    Down,
    /// From 10 upwards.
    Up,
    /// Both.
    Both,
}

/// Armour class, kept upwards from 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmourClass {
    /// Upwards.
    pub up: i64,
    /// How it was written.
    pub scale: ArmourScale,
}

/// Hit dice: so many, of so many faces, and points added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitDice {
    /// How many.
    pub dice: Ratio,
    /// Faces of each.
    pub faces: u8,
    /// Points added.
    pub bonus: i64,
}

/// One attack of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// What it is called.
    pub name: String,
    /// How often in a round.
    pub number: i64,
    /// Its damage; several throws are added up.
    pub damage: Vec<Dice>,
    /// Whether it reaches across the field.
    pub ranged: bool,
    /// Whether it is one of several that exclude each other, and not the first.
    pub instead: bool,
}

/// How large one of them is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CreatureSize {
    /// Smaller than a man.
    Small,
    /// As a man.
    Medium,
    /// As an ogre.
    Large,
    /// As a giant.
    Huge,
    /// Larger.
    Gargantuan,
}

/// What kind of creature it is, as far as a rule may care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creature {
    /// Thinks and fears as people do.
    Folk,
    /// An animal or a monster.
    Beast,
    /// A giant.
    Giant,
    /// A dragon.
    Dragon,
    /// Has no fear because it has no mind: undead, constructs, oozes, plants.
    Mindless,
    /// Demons, elementals, the fair folk.
    Other,
}

/// A trait that a rule of some book knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Flies.
    Flies,
    /// Rides.
    Mounted,
    /// Carries a shield.
    Shield,
    /// Heals so many points a round.
    Regenerates(i64),
    /// Breathes fire or something like it.
    Breath,
    /// Poison, petrification, level drain.
    Deadly,
    /// Frightens.
    Fearsome,
    /// Carries pikes, spears or halberds.
    Polearms,
    /// Casts spells.
    Casts,
    /// Throws itself into a frenzy.
    Frenzied,
}

/// The six scores of a character, in their usual order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Strength.
    Str,
    /// Dexterity.
    Dex,
    /// Constitution.
    Con,
    /// Intelligence.
    Int,
    /// Wisdom.
    Wis,
    /// Charisma.
    Cha,
}

/// A stat block in neutral terms: every value with the piece of text it stands on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// What it is written in.
    pub notation: Notation,
    /// What they are called; empty where nothing says it.
    pub name: String,
    /// Whether it is somebody with a name and a level rather than a kind of creature.
    pub person: bool,
    /// How many.
    pub count: Option<Worked<i64>>,
    /// Armour class.
    pub armour: Option<Worked<ArmourClass>>,
    /// Hit dice.
    pub hit_dice: Option<Worked<HitDice>>,
    /// Hit points of one.
    pub hit_points: Option<Worked<i64>>,
    /// Level of a class.
    pub level: Option<Worked<i64>>,
    /// Challenge rating.
    pub challenge: Option<Worked<Ratio>>,
    /// Attacks.
    pub attacks: Vec<Worked<Attack>>,
    /// Morale, 2 to 12.
    pub morale: Option<Worked<i64>>,
    /// Feet walked in a round of combat.
    pub walks: Option<Worked<i64>>,
    /// Size.
    pub size: Option<Worked<CreatureSize>>,
    /// Kind.
    pub creature: Option<Worked<Creature>>,
    /// Scores.
    pub abilities: [Option<Worked<i64>>; 6],
    /// Traits.
    pub traits: Vec<Worked<Trait>>,
    /// A line of a book, and the id of that book: its own reader reads it best.
    pub line: Option<(&'static str, String)>,
    /// Pieces that were not understood.
    pub unread: Vec<String>,
}

/// A line of a book as that book understood it: its figures under the book's own keys.
#[derive(Clone, Debug, Default)]
pub struct Spelled {
    /// What they are called.
    pub name: String,
    /// How many.
    pub count: Option<Worked<i64>>,
    /// What the line says, then what the catalogue says of the troop it names.
    pub keys: Vec<(String, Worked<String>)>,
}

impl Spelled {
    /// What is said under a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Worked<String>> {
        self.keys.iter().find(|(k, _)| k == key).map(|(_, worked)| worked.clone())
    }

    /// The same as an exact number.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<Worked<Ratio>> {
        let Worked { value, origin } = self.get(key)?;
        Ratio::parse(&value).map(|value| Worked { value, origin })
    }

    /// The same where it is said to be so.
    #[must_use]
    pub fn flag(&self, key: &str, means: Trait) -> Option<Worked<Trait>> {
        let Worked { value, origin } = self.get(key)?;
        (value == "true").then_some(Worked { value: means, origin })
    }
}

/// What becomes of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// So many of them.
    #[default]
    Unit,
    /// One, by name.
    Character,
}

impl Role {
    /// Both, with their words in scenarios, files and forms.
    pub const ALL: [(&'static str, Role); 2] = [("unit", Role::Unit), ("character", Role::Character)];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        if self == Role::Unit { "unit" } else { "character" }
    }

    /// The role of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Role> {
        Role::ALL.iter().find(|(one, _)| *one == word).map(|(_, role)| *role)
    }
}

/// How a block is brought into a book.
#[derive(Clone, Copy, Debug)]
pub struct Bringing {
    /// As what.
    pub role: Role,
    /// How many; 1 for a character.
    pub count: i64,
    /// By which edition of the book, where it has several.
    pub edition: Option<&'static str>,
}
