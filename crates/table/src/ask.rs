//! What a rule may ask, and what may be answered.

use crate::{Dice, Key, Office, Quiet, Reading, Rule, State, Subject, Tally, Told};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::{fmt, ops::RangeInclusive};

/// Dice about to be thrown, with every sum they will enter already open to view.
#[derive(Clone, Debug)]
pub struct Toss<N> {
    /// The name of the ask.
    pub key: Key,
    /// Who throws.
    pub office: Office,
    /// What is thrown.
    pub dice: Dice,
    /// Added to the dice.
    pub plus: N,
    /// What the total is held against.
    pub versus: N,
    /// What the total is multiplied by afterwards: a percentage (its sum) and factors (its product).
    pub share: N,
    /// What the margin of a success adds to the share.
    pub slices: Option<Slices>,
}

/// A share that grows with the margin: so much for each so many points of a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slices {
    /// By which rule.
    pub rule: Rule,
    /// Which of its terms.
    pub word: &'static str,
    /// Points of margin in a slice.
    pub every: i32,
    /// What a slice adds.
    pub adds: i32,
    /// The share is never more than this.
    pub most: i32,
}

impl Slices {
    /// The share with what the margin adds to it.
    #[inline(always)]
    pub(crate) fn on<N: Tally>(self, share: N, margin: i32) -> N {
        if margin < 0 {
            return share;
        }
        let slices = margin / self.every.max(1);
        let share = share.plus_if(slices > 0, self.rule, self.word, slices.saturating_mul(self.adds));
        if share.total() > self.most { share.becomes(self.rule, "most", self.most) } else { share }
    }
}

impl<N: Tally> Toss<N> {
    /// Bare dice.
    #[inline(always)]
    pub fn new(key: Key, office: Office, dice: Dice) -> Toss<N> {
        Toss { key, office, dice, plus: N::default(), versus: N::default(), share: N::default(), slices: None }
    }

    /// With this added.
    #[inline(always)]
    #[must_use]
    pub fn plus(mut self, plus: N) -> Toss<N> {
        self.plus = plus;
        self
    }

    /// Against this.
    #[inline(always)]
    #[must_use]
    pub fn versus(mut self, versus: N) -> Toss<N> {
        self.versus = versus;
        self
    }

    /// Against this, at it or under it.
    #[inline(always)]
    #[must_use]
    pub fn at_most(self, most: N) -> Toss<N> {
        self.versus(most.at_most())
    }

    /// Multiplied by this.
    #[inline(always)]
    #[must_use]
    pub fn share(mut self, share: N) -> Toss<N> {
        self.share = share;
        self
    }

    /// With a share that grows with the margin.
    #[inline(always)]
    #[must_use]
    pub fn slices(mut self, slices: Slices) -> Toss<N> {
        self.slices = Some(slices);
        self
    }

    /// What a reading sees once the dice lie.
    #[inline(always)]
    pub(crate) fn cast(&self, first: i32, dice: i32) -> Cast {
        let total = dice + self.plus.total();
        let (num, den) = self.share.ratio();
        let margin = total - self.versus.total();
        let share = match self.slices {
            Some(slices) => {
                slices.on(Quiet::default().plus(slices.rule, slices.word, self.share.total()), margin).total()
            }
            None => self.share.total(),
        };
        Cast { first, dice, total, margin, share, num, den }
    }
}

/// Dice that lie on the table, as a rule reads them. Faces can be shown, never computed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The first face: meaningful for a single die and for chains (a natural 66).
    pub first: i32,
    /// What the dice read.
    pub dice: i32,
    /// Dice and what is added to them.
    pub total: i32,
    /// The total less what it is held against.
    pub margin: i32,
    /// The sum of the share.
    pub share: i32,
    /// The product of the share's factors: above the line.
    pub num: i64,
    /// The product of the share's factors: below the line.
    pub den: i64,
}

/// A choice as words: a verb and whom or what it takes. The same words for files, terminals and pages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token {
    /// A key of the ruleset, such as `engagement`.
    pub verb: &'static str,
    /// Its objects.
    pub objects: ArrayVec<Object, 3>,
}

/// What a verb takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Object {
    /// Somebody.
    Who(Subject),
    /// A number.
    Number(i32),
    /// A cell of a map: column and row from 0.
    Cell(u8, u8),
    /// A further key of the ruleset.
    Word(&'static str),
}

impl Token {
    /// A verb alone.
    #[must_use]
    pub fn verb(verb: &'static str) -> Token {
        Token { verb, objects: ArrayVec::new() }
    }

    /// A verb and somebody.
    #[must_use]
    pub fn on(verb: &'static str, who: Subject) -> Token {
        Token::verb(verb).and(Object::Who(who))
    }

    /// With one more object.
    #[must_use]
    pub fn and(mut self, object: Object) -> Token {
        self.objects.push(object);
        self
    }

    /// In words, by the names of this field.
    #[must_use]
    pub fn words(&self, names: &dyn Lexicon) -> String {
        let mut out = self.verb.to_owned();
        for object in &self.objects {
            out.push(' ');
            match *object {
                Object::Who(who) => out.push_str(&names.id(who)),
                Object::Number(n) => out.push_str(&n.to_string()),
                Object::Cell(column, row) => out.push_str(&cell_name(column, row)),
                Object::Word(word) => out.push_str(word),
            }
        }
        out
    }
}

/// `a1` is the first column of the first row; after `z` comes `aa`.
#[must_use]
pub fn cell_name(column: u8, row: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n % 26);
    let mut name = String::new();
    if column >= 26 {
        name.push(letter(column / 26 - 1));
    }
    name.push(letter(column));
    name.push_str(&(u16::from(row) + 1).to_string());
    name
}

/// The same as people write it, and as it stands on the edge of a map: `A1`.
#[must_use]
pub fn cell_label(column: u8, row: u8) -> String {
    cell_name(column, row).to_uppercase()
}

/// The cell of this name, if it is one.
#[must_use]
pub fn cell_of(name: &str) -> Option<(u8, u8)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, number) = name.split_at(digits);
    let column = match letters.as_bytes() {
        [a @ b'a'..=b'z'] => u16::from(a - b'a'),
        [a @ b'a'..=b'z', b @ b'a'..=b'z'] => (u16::from(a - b'a') + 1) * 26 + u16::from(b - b'a'),
        _ => return None,
    };
    let row: u16 = number.parse().ok()?;
    Some((u8::try_from(column).ok()?, u8::try_from(row.checked_sub(1)?).ok()?))
}

/// The names of a field, as far as tokens need them.
pub trait Lexicon {
    /// The scenario's id of a subject.
    fn id(&self, subject: Subject) -> String;
    /// The subject with this id.
    fn find(&self, id: &str) -> Option<Subject>;
}

/// A lexicon for tests and for who needs no names: subjects by their mark.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bare;

impl Lexicon for Bare {
    fn id(&self, subject: Subject) -> String {
        subject.to_string()
    }

    fn find(&self, id: &str) -> Option<Subject> {
        Subject::try_from(id.to_owned()).ok()
    }
}

/// Something that can be chosen.
pub trait Choice: Copy + Eq + fmt::Debug {
    /// In words.
    fn token(self) -> Token;

    /// From words, legal or not: the GM's door for orders outside the rules. Objects come as they were written.
    fn from_words(verb: &str, objects: &[Object]) -> Option<Self>;
}

/// Reads a choice from words: the verb, then ids, numbers, cells.
pub fn choice_from<C: Choice>(text: &str, names: &dyn Lexicon) -> Option<C> {
    let mut words = text.split_whitespace();
    let verb = words.next()?;
    let mut objects = Vec::new();
    for word in words {
        let object = if let Some(who) = names.find(word) {
            Object::Who(who)
        } else if let Ok(n) = word.parse() {
            Object::Number(n)
        } else if let Some((column, row)) = cell_of(word) {
            Object::Cell(column, row)
        } else {
            return None;
        };
        objects.push(object);
    }
    C::from_words(verb, &objects)
}

/// A question somebody decides: who, what is legal, and what a doctrine answers.
pub trait Question<S: State>: Copy {
    /// What is chosen.
    type Answer: Choice;

    /// The name of the ask.
    fn key(self) -> Key;

    /// Who decides.
    fn office(self, battle: &S) -> Office;

    /// Every legal answer, at least one, from what the asker may see. Legality is generation: nothing else can be expressed.
    fn options(self, battle: &S, offer: &mut dyn FnMut(Self::Answer));

    /// What the doctrine of its side answers: one of the options.
    fn usual(self, battle: &S, plan: &S::Plan) -> Self::Answer;
}

/// A judgement of the GM: a number or an option within bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// What may be said.
    pub range: RangeInclusive<i32>,
    /// What is said when nobody says anything.
    pub usual: i32,
    /// Whether the battle waits for it; otherwise it is offered, and taken at its default.
    pub waits: bool,
    /// When it is a choice among named options: their keys, for the values of the range in order.
    pub options: &'static [&'static str],
}

impl Judgement {
    /// A number within bounds that the GM may change and need not.
    #[must_use]
    pub fn offered(range: RangeInclusive<i32>, usual: i32) -> Judgement {
        Judgement { range, usual, waits: false, options: &[] }
    }

    /// A number the battle waits for.
    #[must_use]
    pub fn awaited(range: RangeInclusive<i32>, usual: i32) -> Judgement {
        Judgement { range, usual, waits: true, options: &[] }
    }

    /// Among named options, counted from 0.
    #[must_use]
    pub fn among(options: &'static [&'static str], usual: i32, waits: bool) -> Judgement {
        let last = i32::try_from(options.len()).unwrap_or(i32::MAX) - 1;
        Judgement { range: 0..=last, usual, waits, options }
    }
}

/// An ask that waits for somebody, or a judgement taken at its default.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// Its name.
    pub key: Key,
    /// How many times this step has asked the very same before.
    pub nth: u8,
    /// Who answers.
    pub office: Office,
    /// What is wanted.
    pub want: Want,
}

/// What an ask wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Want {
    /// Faces.
    Throw {
        /// Of these dice.
        dice: Dice,
        /// Added to them.
        plus: Told,
        /// What they are held against.
        versus: Told,
        /// What they are multiplied by.
        share: Told,
        /// What every result of the dice comes to.
        reading: Reading,
    },
    /// One of these.
    Choice(Vec<Token>),
    /// A number within bounds.
    Judgement(Judgement),
}

impl Want {
    /// Faces of these dice, with no sum and nothing to reach.
    #[must_use]
    pub fn throw(dice: Dice) -> Want {
        let (plus, versus, share, reading) = Default::default();
        Want::Throw { dice, plus, versus, share, reading }
    }
}

/// The name of an ask as files keep it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct KeyName {
    /// The rule's ID.
    pub rule: String,
    /// About whom.
    pub of: Subject,
    /// Against whom.
    pub to: Subject,
    /// Which of several askings of the same.
    #[serde(default)]
    pub nth: u8,
}

impl KeyName {
    /// The name of this asking.
    #[must_use]
    pub fn of(key: Key, nth: u8) -> KeyName {
        KeyName { rule: key.rule.0.to_owned(), of: key.of, to: key.to, nth }
    }
}

impl Ask {
    /// As a player gets it: the dice and none of the sums, which would tell of the enemy's armour and numbers.
    #[must_use]
    pub fn without_sums(&self) -> Ask {
        let mut ask = self.clone();
        if let Want::Throw { plus, versus, share, reading, .. } = &mut ask.want {
            (*plus, *versus, *share, *reading) = Default::default();
        }
        ask
    }

    /// Its name as files keep it.
    #[must_use]
    pub fn name(&self) -> KeyName {
        KeyName::of(self.key, self.nth)
    }
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The faces, die by die.
    Faces(Vec<u16>),
    /// One of the options, in words.
    Choice(String),
    /// Any order at all, in words: the GM's ruling.
    Ruled(String),
    /// A judgement.
    Value(i32),
}
