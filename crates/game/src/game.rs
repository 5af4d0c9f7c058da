//! Rulesets behind one door: object-safe, plain data at the border. Interfaces see this and no rule.

use crate::block::{Block, Bringing, Figures, Spelled};
use crate::scenario::{Doc, Format, Problems};
use crate::{About, Book, Fate, Fight, Gesture, Info, Message, Outcome, Place};
use montjoie_table::{
    Answer, Ask, Dice, Head, Inputs, Judgement, KeyName, Meaning, Reading, Refusal, Rule, Side, Subject, Token, Told,
    Weight,
};
use serde_json::Value;

/// A ruleset as interfaces know it.
pub trait Game: Send + Sync {
    /// Its data.
    fn info(&self) -> &'static Info;

    /// Its book, in French and English.
    fn books(&self) -> [Book; 2];

    /// Shipped battles to begin with: an id, and the text of the scenario.
    fn samples(&self) -> &'static [(&'static str, &'static str)];

    /// Every battle it is shipped with, as it is offered: those to begin with first.
    fn battles(&self) -> Vec<crate::Shipped>;

    /// What it is good for.
    fn suits(&self) -> crate::Suits;

    /// What its scenarios look like.
    fn format(&self) -> Format<'static>;

    /// Reads a scenario into a battle, to be played by its own edition or by another.
    ///
    /// # Errors
    /// Every problem of the file at once.
    fn open(&self, doc: &Doc, edition: Option<&'static str>) -> Result<Opened, Problems>;

    /// The figures it makes of a stat block from elsewhere ([`crate::Extras::figures`]).
    fn figures(&self, block: &Block, way: &Bringing) -> Option<Figures>;

    /// What a line of its own says in neutral terms ([`crate::Extras::block`]).
    fn block(&self, line: &Spelled) -> Option<Block>;
}

/// The books a program was built with, in the order they are offered.
pub type Games = &'static [&'static dyn Game];

/// The book with this id, and the edition named with it: `ost`, or `ost-early`.
#[must_use]
pub fn game_named(games: Games, name: &str) -> Option<(&'static dyn Game, Option<&'static str>)> {
    games.iter().find_map(|game| {
        let info = game.info();
        if info.id == name {
            return Some((*game, None));
        }
        let rest = name.strip_prefix(info.id).and_then(|r| r.strip_prefix('-'));
        info.editions.iter().find(|e| Some(**e) == rest).map(|edition| (*game, Some(*edition)))
    })
}

/// A battle that may begin, and what was waived or filled in on the way.
pub struct Opened {
    /// The battle.
    pub fight: Box<dyn Fight>,
    /// Problems that were waived.
    pub waived: Problems,
    /// What stops nobody: something written has no effect, or something the book asks for is missing.
    pub warnings: Problems,
    /// Its title in French and English.
    pub title: (String, String),
    /// What to read before the battle, in French and English.
    pub text: Option<(String, String)>,
    /// What the scenario's events say, in French and English, by their places.
    pub told: Vec<Option<(String, String)>>,
    /// Whom players play.
    pub players: Vec<Subject>,
    /// Which offered judgements the scenario wants to be asked.
    pub judgements: Option<Offers>,
}

/// By whose hand something is seen to: the one type for page, terminal and journal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// A person: the battle waits.
    #[default]
    Person,
    /// The program proposes, a person confirms: the battle waits too.
    Assisted,
    /// The program: it rolls, follows the doctrine, takes the default.
    Program,
}

impl Hand {
    /// All three with their words in files and forms.
    pub const ALL: [(&'static str, Hand); 3] =
        [("person", Hand::Person), ("assisted", Hand::Assisted), ("program", Hand::Program)];

    /// Its word in files and forms.
    #[must_use]
    pub fn word(self) -> &'static str {
        Hand::ALL.iter().find(|(_, one)| *one == self).map_or("", |(word, _)| word)
    }

    /// The hand of this word; a person's where there is none.
    #[must_use]
    pub fn of(word: &str) -> Hand {
        Hand::ALL.iter().find(|(one, _)| *one == word).map_or(Hand::Person, |(_, hand)| *hand)
    }
}

/// Which judgements that are only offered are asked before their step closes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offers {
    /// Those that matter to whom a player plays; all, where players play nobody.
    #[default]
    Players,
    /// All.
    Always,
    /// None: they are taken at their defaults unless somebody speaks first.
    Never,
}

impl Offers {
    /// All three with their words in files.
    pub const ALL: [(&'static str, Offers); 3] =
        [("players", Offers::Players), ("always", Offers::Always), ("never", Offers::Never)];

    /// Its word in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Offers::ALL.iter().find(|(_, one)| *one == self).map_or("", |(word, _)| word)
    }
}

/// Hands over the fates of everyone, one by one.
pub type Fates<'a> = &'a dyn Fn(&mut dyn FnMut(Fate));

/// How one simulated battle ended.
pub struct Ended<'a> {
    /// Its number under the seed.
    pub index: u64,
    /// How.
    pub outcome: Outcome,
    /// Whether it is undecided because nobody left can hurt anybody.
    pub harmless: bool,
    /// The round of its last step.
    pub round: u32,
    /// Hands over everyone's fate, units first, in order.
    pub fates: Fates<'a>,
}

/// A ruling whose time has yet to come.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    /// The gesture; none for bare events.
    pub gesture: Option<Gesture>,
    /// The events, where it is no gesture.
    pub events: Vec<Value>,
    /// What is already said about it: its dice. What is missing is thrown.
    pub inputs: Inputs,
    /// True when it is laid after the open step, false when it comes before.
    pub after_step: bool,
}

/// Who hears of each outcome: the battle after it, its exact weight while that can be held exactly, and the weight as a number.
pub type OutcomeVisitor<'a> = &'a mut dyn FnMut(&dyn Fight, Option<Weight>, f64);

/// An event that cannot be laid on a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEvent {
    /// Which of those given.
    pub index: usize,
    /// Why, for whoever mends the file.
    pub why: String,
}

/// What came of playing a step.
#[derive(Clone, Debug)]
pub struct Played {
    /// The step.
    pub place: Place,
    /// True when it closed.
    pub closed: bool,
    /// What it waits for.
    pub open: Vec<Ask>,
    /// Judgements taken at their default that may still be given.
    pub offered: Vec<Ask>,
    /// What happened, in order.
    pub items: Vec<Item>,
    /// Answers the seat gave.
    pub filled: Vec<(KeyName, Answer)>,
    /// Inputs nothing asked for.
    pub unused: Vec<KeyName>,
    /// Inputs that cannot be taken.
    pub refused: Vec<(KeyName, Refusal)>,
    /// The facts, to be written down when the step closes.
    pub events: Vec<Value>,
    /// The battle's hash after the step, if it closed.
    pub hash: u64,
}

/// One thing that happened, ready to be told or printed.
#[derive(Clone, Debug)]
pub struct Item {
    /// The step in which it happened.
    pub place: Place,
    /// The rule it follows.
    pub rule: Rule,
    /// What it is.
    pub what: What,
    /// Of which side, if of one.
    pub side: Option<Side>,
    /// Whom it concerns.
    pub subject: Subject,
    /// What the GM hears of it.
    pub gm: Option<Message>,
    /// What each side hears of it, knowing of the enemy what it has been granted.
    pub sides: [Option<Message>; 2],
    /// What anybody may hear of it who looks at the screen for the table, as well as that may know the sides.
    pub public: Option<Message>,
    /// Who and what it is about, and whom it changed.
    pub about: About,
}

/// The kinds of things that happen.
#[derive(Clone, Debug)]
pub enum What {
    /// Dice fell.
    Throw {
        /// Which ask.
        head: Head,
        /// What was thrown.
        dice: Dice,
        /// Face by face.
        faces: Vec<u16>,
        /// What the dice read.
        read: i32,
        /// What it came to.
        meaning: Meaning,
        /// What every result of the dice would have come to, where somebody studies it.
        reading: Reading,
        /// Added to them.
        plus: Told,
        /// What they were held against.
        versus: Told,
        /// What they were multiplied by.
        share: Told,
    },
    /// Somebody decided.
    Choice {
        /// Which ask.
        head: Head,
        /// What.
        token: Token,
        /// Whether it was outside the rules.
        ruled: bool,
    },
    /// The GM judged.
    Judgement {
        /// Which ask.
        head: Head,
        /// What was said.
        value: i32,
        /// What it was about.
        judgement: Judgement,
        /// Whether somebody said it.
        given: bool,
    },
    /// Something changed.
    Change {
        /// The event's name.
        event: String,
        /// Its values; subjects by their marks.
        data: Value,
    },
}
