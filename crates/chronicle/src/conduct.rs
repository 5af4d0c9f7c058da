//! Who rolls and who decides: set once for each side and kind of ask, with exceptions.

use crate::chronicle::Chronicle;
use crate::entry::{Author, Body};
use crate::trouble::Trouble;
use montjoie_game::{Fate, side_of};
use montjoie_table::{Dice, Head, Kind, Office, Rng, Seat, Side, Subject, faces_of};
use serde::{Deserialize, Serialize};

/// Who sees to something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// A person: the battle waits.
    #[default]
    Person,
    /// The program: it rolls, follows the doctrine, takes the default.
    Program,
}

/// The kinds of asks, for those who share them out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// Dice.
    Throw,
    /// A decision.
    Choice,
    /// A judgement that waits.
    Judgement,
}

/// Who sees to what one side, or the GM, is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Its dice.
    pub dice: Hand,
    /// Its decisions.
    pub choices: Hand,
}

impl Share {
    /// All of it by one hand.
    #[must_use]
    pub fn all(hand: Hand) -> Share {
        Share { dice: hand, choices: hand }
    }
}

/// One unit or character that goes its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exception {
    /// Whom the ask is about.
    pub who: Subject,
    /// For this kind of ask; none for every kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<AskKind>,
    /// By whose hand.
    pub hand: Hand,
}

/// Who rolls and who decides, as a journal keeps it: the shares without the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares {
    /// For each side.
    pub sides: [Share; 2],
    /// For what is asked of the GM.
    #[serde(default)]
    pub gm: Share,
    /// Judgements that wait.
    #[serde(default)]
    pub judgements: Hand,
    /// Those who go their own way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<Exception>,
}

/// Who rolls and who decides. The dice the program throws are written down as faces, never as seeds.
#[derive(Clone, Debug)]
pub struct Conduct {
    /// For each side.
    pub sides: [Share; 2],
    /// For what is asked of the GM: dice and choices that belong to no side.
    pub gm: Share,
    /// Judgements that wait: a person, or their default.
    pub judgements: Hand,
    /// Those who go their own way; the last that fits counts.
    pub except: Vec<Exception>,
    rng: Rng,
}

impl Conduct {
    /// Everything by hand; the dice are there for whoever is given over to the program later.
    #[must_use]
    pub fn by_hand(rng: Rng) -> Conduct {
        Conduct {
            sides: [Share::default(); 2],
            gm: Share::default(),
            judgements: Hand::Person,
            except: Vec::new(),
            rng,
        }
    }

    /// Everything by the program.
    #[must_use]
    pub fn automatic(rng: Rng) -> Conduct {
        let all = Share::all(Hand::Program);
        Conduct { sides: [all; 2], gm: all, judgements: Hand::Program, except: Vec::new(), rng }
    }

    /// How it is shared out, to be kept.
    #[must_use]
    pub fn shares(&self) -> Shares {
        Shares { sides: self.sides, gm: self.gm, judgements: self.judgements, except: self.except.clone() }
    }

    /// Shares it out as it was kept.
    pub fn share_out(&mut self, shares: Shares) {
        Shares { sides: self.sides, gm: self.gm, judgements: self.judgements, except: self.except } = shares;
    }

    /// The dice of the program.
    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// By whose hand an ask is answered.
    #[must_use]
    pub fn hand(&self, head: Head, kind: AskKind, fates: &[Fate]) -> Hand {
        let holder = match head.office {
            Office::Holder(who) => who,
            _ => Subject::NOBODY,
        };
        let fits = |e: &&Exception| {
            (e.who == head.key.of || e.who == holder) && e.who != Subject::NOBODY && e.kind.is_none_or(|k| k == kind)
        };
        if let Some(exception) = self.except.iter().rev().find(fits) {
            return exception.hand;
        }
        if kind == AskKind::Judgement {
            return self.judgements;
        }
        let share = match side_of(head.office, head.key.of, fates) {
            Some(side) => self.sides[side.index()],
            None => self.gm,
        };
        if kind == AskKind::Throw { share.dice } else { share.choices }
    }

    /// As the journal of a battle has it, if it says anything.
    pub fn take_up(&mut self, chronicle: &Chronicle) {
        if let Some(shares) = chronicle.journal().conduct() {
            self.share_out(shares.clone());
        }
    }

    /// The seats at one moment of a battle.
    pub(crate) fn seated<'a>(&'a mut self, fates: &'a [Fate], halt: Option<&'a dyn Fn(Head) -> bool>) -> Seated<'a> {
        Seated { conduct: self, fates, halt }
    }
}

impl Chronicle {
    /// Writes down who rolls and who decides from here on. It is no move of the battle: no undo takes it back.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn conducted(&mut self, conduct: &Conduct, author: Author) -> Result<(), Trouble> {
        let shares = conduct.shares();
        if self.journal.conduct().cloned().unwrap_or_default() == shares {
            return Ok(());
        }
        let mut draft = self.draft(None);
        draft.push(author, Body::Conduct(shares))?;
        let draft = draft.into();
        self.commit(draft)
    }
}

/// A conduct at one moment of a battle: it knows who is of which side.
pub(crate) struct Seated<'a> {
    conduct: &'a mut Conduct,
    fates: &'a [Fate],
    /// Whom nobody answers for, whatever the conduct says: where automatic play is to stop.
    halt: Option<&'a dyn Fn(Head) -> bool>,
}

impl Seated<'_> {
    fn program(&self, head: Head, kind: AskKind) -> bool {
        !self.halt.is_some_and(|halt| halt(head)) && self.conduct.hand(head, kind, self.fates) == Hand::Program
    }
}

impl Seat for Seated<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        self.program(head, AskKind::Throw).then(|| faces_of(&mut self.conduct.rng, dice))
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        self.program(head, AskKind::Choice)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        self.program(head, AskKind::Judgement)
    }
}

/// Of which side somebody is, as far as the battle knows.
pub(crate) fn side_in(fates: &[Fate], who: Subject) -> Option<Side> {
    match who.kind() {
        Kind::Side(side) => Some(side),
        _ => fates.iter().find(|f| f.subject == who).map(|f| f.side),
    }
}
