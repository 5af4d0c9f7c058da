//! Who rolls and who decides: set once for each side and kind of ask, with exceptions.

use crate::chronicle::Chronicle;
use crate::entry::{Author, Body};
use crate::pledge::Sworn;
use crate::trouble::Trouble;
pub use montjoie_game::Hand;
use montjoie_game::{Fate, Fight, Offers, side_of};
use montjoie_table::{Dice, Head, KeyName, Kind, Office, Rng, Seat, Side, Subject, faces_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
pub struct Hands {
    /// Its dice.
    pub dice: Hand,
    /// Its decisions.
    pub choices: Hand,
}

impl Hands {
    /// All of it by one hand.
    #[must_use]
    pub fn all(hand: Hand) -> Hands {
        Hands { dice: hand, choices: hand }
    }
}

/// One unit or character, or one seat with all it holds, that goes its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exception {
    /// Whom the ask is about; nobody where it is a seat that goes its own way.
    pub who: Subject,
    /// The number of a seat at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u32>,
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
    pub sides: [Hands; 2],
    /// For what is asked of the GM.
    #[serde(default)]
    pub gm: Hands,
    /// Judgements that wait.
    #[serde(default)]
    pub judgements: Hand,
    /// Those who go their own way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<Exception>,
    /// Only those whom players play ask the table; the program leads everybody else whom nobody named.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub focus: bool,
    /// Sides that were given out by name: what is said of everybody leaves them alone.
    #[serde(default, skip_serializing_if = "nobody_named")]
    pub named: [Named; 2],
    /// Which judgements that are only offered are asked; none where nobody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered: Option<Offers>,
}

/// What of a side was given out by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Its dice.
    pub dice: bool,
    /// Its decisions.
    pub choices: bool,
}

fn nobody_named(named: &[Named; 2]) -> bool {
    *named == [Named::default(); 2]
}

/// Who rolls and who decides. The dice the program throws are written down as faces, never as seeds.
#[derive(Clone, Debug)]
pub struct Conduct {
    /// For each side.
    pub sides: [Hands; 2],
    /// For what is asked of the GM: dice and choices that belong to no side.
    pub gm: Hands,
    /// Judgements that wait: a person, or their default.
    pub judgements: Hand,
    /// Those who go their own way.
    pub except: Vec<Exception>,
    /// Only those whom players play ask the table.
    pub focus: bool,
    /// Sides that were given out by name.
    pub named: [Named; 2],
    /// Which judgements that are only offered are asked.
    pub offered: Offers,
    /// What each seat at the table holds.
    held: Vec<(u32, Subject)>,
    party: Party,
    rng: Rng,
}

/// Whom players play, and all that is theirs: the unit a character is in, the companies of a regiment, the group of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Party {
    /// Whether players play anybody.
    any: bool,
    all: BTreeSet<Subject>,
}

impl Party {
    fn of(players: &[Subject], fight: &dyn Fight) -> Party {
        let mut all: BTreeSet<Subject> = players.iter().copied().collect();
        let group = |who: &Subject| fight.kind(*who) == "group";
        let unit = |who: &Subject| matches!(who.kind(), Kind::Unit(_));
        for player in players {
            let within = fight.within(*player);
            if !unit(player) {
                all.extend(within.iter().copied().find(unit));
            }
            all.extend(within.into_iter().filter(group));
        }
        if players.iter().any(unit) {
            let units = (0..fight.names().units.len()).filter_map(|i| u8::try_from(i).ok()).map(Subject::unit);
            all.extend(
                units.filter(|one| fight.within(*one).iter().any(|above| unit(above) && players.contains(above))),
            );
        }
        Party { any: !players.is_empty(), all }
    }

    fn holds(&self, who: Subject) -> bool {
        self.all.contains(&who)
    }

    /// Whether an ask is about one of them.
    fn asked(&self, head: Head) -> bool {
        self.holds(head.key.of) || matches!(head.office, Office::Holder(who) if self.holds(who))
    }

    /// Whether a judgement matters to them: it is about one of them, or about nobody in particular.
    fn matters(&self, head: Head) -> bool {
        let common = matches!(head.key.of.kind(), Kind::Nobody | Kind::Side(_) | Kind::Event(_) | Kind::Place(_));
        !self.any || common || self.asked(head) || self.holds(head.key.to)
    }
}

/// Nobody answers, and judgements that are only offered wait where somebody wants to be asked: how an open step is looked at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Asking {
    offered: Offers,
    person: bool,
    party: Party,
    except: Vec<Exception>,
}

impl Default for Asking {
    /// As it was before anybody could say: nothing that is only offered waits.
    fn default() -> Asking {
        Asking { offered: Offers::Never, person: true, party: Party::default(), except: Vec::new() }
    }
}

impl Asking {
    fn wants(&self, head: Head) -> bool {
        let person =
            exception(&self.except, head, AskKind::Judgement).map_or(self.person, |hand| hand != Hand::Program);
        person
            && match self.offered {
                Offers::Players => self.party.matters(head),
                Offers::Always => true,
                Offers::Never => false,
            }
    }
}

impl Seat for Asking {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        false
    }

    fn asks(&mut self, head: Head) -> bool {
        self.wants(head)
    }
}

/// The hand of whoever goes their own way here. What is said of a kind goes before what is said of all, the one asked about before the
/// one who holds them, and a person before the program: the order in which it was said does not matter.
fn exception(except: &[Exception], head: Head, kind: AskKind) -> Option<Hand> {
    let holder = match head.office {
        Office::Holder(who) => who,
        _ => Subject::NOBODY,
    };
    let fits = |e: &&Exception| {
        (e.who == head.key.of || e.who == holder) && e.who != Subject::NOBODY && e.kind.is_none_or(|k| k == kind)
    };
    let closest = |e: &&Exception| (e.kind.is_some(), e.who == head.key.of, e.hand != Hand::Program);
    except.iter().filter(fits).max_by_key(closest).map(|e| e.hand)
}

impl Conduct {
    /// Everything by hand; the dice are there for whoever is given over to the program later.
    #[must_use]
    pub fn by_hand(rng: Rng) -> Conduct {
        Conduct {
            sides: [Hands::default(); 2],
            gm: Hands::default(),
            judgements: Hand::Person,
            except: Vec::new(),
            focus: false,
            named: [Named::default(); 2],
            offered: Offers::Never,
            held: Vec::new(),
            party: Party::default(),
            rng,
        }
    }

    /// Everything by the program.
    #[must_use]
    pub fn automatic(rng: Rng) -> Conduct {
        let all = Hands::all(Hand::Program);
        Conduct { sides: [all; 2], gm: all, judgements: Hand::Program, ..Conduct::by_hand(rng) }
    }

    /// How it is shared out, to be kept.
    #[must_use]
    pub fn shares(&self) -> Shares {
        Shares {
            sides: self.sides,
            gm: self.gm,
            judgements: self.judgements,
            except: self.except.clone(),
            focus: self.focus,
            named: self.named,
            offered: Some(self.offered),
        }
    }

    /// Shares it out as it was kept.
    pub fn share_out(&mut self, shares: Shares) {
        let offered;
        Shares {
            sides: self.sides,
            gm: self.gm,
            judgements: self.judgements,
            except: self.except,
            focus: self.focus,
            named: self.named,
            offered,
        } = shares;
        self.offered = offered.unwrap_or(self.offered);
    }

    /// The dice of the program.
    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// By whose hand an ask is answered.
    #[must_use]
    pub fn hand(&self, head: Head, kind: AskKind, fates: &[Fate]) -> Hand {
        if let Some(hand) = exception(&self.exceptions(), head, kind) {
            return hand;
        }
        let person = |yes: bool| if yes { Hand::Person } else { Hand::Program };
        if kind == AskKind::Judgement {
            // In focus, what waits and matters to no player is taken at its default.
            return person(self.judgements != Hand::Program && (!self.focus || self.party.matters(head)));
        }
        let side = side_of(head.office, head.key.of, fates);
        let (share, named) = match side {
            Some(side) => (self.sides[side.index()], self.named[side.index()]),
            None => (self.gm, Named::default()),
        };
        let (hand, named) =
            if kind == AskKind::Throw { (share.dice, named.dice) } else { (share.choices, named.choices) };
        match hand {
            _ if !self.focus || named => hand,
            // Players whom the program assists are asked, with a proposal.
            Hand::Assisted if self.party.asked(head) => Hand::Assisted,
            _ => person(self.party.asked(head)),
        }
    }

    /// Gives somebody a way of their own; what was said of them before is over where this speaks of it.
    pub fn except(&mut self, exception: Exception) {
        let same = |e: &Exception| (e.who, e.seat) == (exception.who, exception.seat);
        let over = |e: &Exception| same(e) && (exception.kind.is_none() || e.kind == exception.kind);
        self.except.retain(|e| !over(e));
        self.except.push(exception);
    }

    /// What each seat at the table holds: whoever goes the way of a seat.
    pub fn seat(&mut self, held: Vec<(u32, Subject)>) {
        self.held = held;
    }

    /// Everyone who goes their own way, seats by what they hold.
    fn exceptions(&self) -> Vec<Exception> {
        let mut all = Vec::new();
        for except in &self.except {
            let held = self.held.iter().filter(|(seat, _)| Some(*seat) == except.seat);
            let own = (except.who != Subject::NOBODY).then_some(except.who);
            all.extend(own.into_iter().chain(held.map(|(_, who)| *who)).map(|who| Exception { who, ..*except }));
        }
        all
    }

    /// Who is with those whom players play, as the battle stands.
    pub fn meet(&mut self, chronicle: &Chronicle) {
        self.meet_in(&chronicle.players, chronicle.fight());
    }

    pub(crate) fn meet_in(&mut self, players: &[Subject], fight: &dyn Fight) {
        self.party = Party::of(players, fight);
    }

    pub(crate) fn asking(&self) -> Asking {
        let person = self.judgements != Hand::Program;
        Asking { offered: self.offered, person, party: self.party.clone(), except: self.exceptions() }
    }

    /// As the journal of a battle has it. Where it says nothing: the judgements its scenario wants, and where players play somebody
    /// the rest is the program's.
    pub fn take_up(&mut self, chronicle: &Chronicle) {
        self.offered = chronicle.judgements.unwrap_or_default();
        self.focus = !chronicle.players.is_empty();
        if let Some(shares) = chronicle.journal().conduct() {
            self.share_out(shares.clone());
        }
        self.meet(chronicle);
    }

    /// The seats at one moment of a battle.
    pub(crate) fn seated<'a>(
        &'a mut self,
        fates: &'a [Fate],
        halt: Option<&'a dyn Fn(Head) -> bool>,
        sworn: Option<Sworn>,
    ) -> Seated<'a> {
        Seated { conduct: self, fates, halt, sworn }
    }
}

impl Chronicle {
    /// Writes down who rolls and who decides from here on. It is no move of the battle: no undo takes it back.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn conducted(&mut self, conduct: &Conduct, author: Author) -> Result<(), Trouble> {
        let shares = conduct.shares();
        self.heed(conduct);
        let wanted = self.judgements.unwrap_or_default();
        let fresh = || Shares { focus: !self.players.is_empty(), ..Shares::default() };
        let kept = self.journal.conduct().cloned().unwrap_or_else(fresh);
        if (Shares { offered: kept.offered.or(Some(wanted)), ..kept }) == shares {
            return Ok(());
        }
        let mut draft = self.draft(None);
        draft.push(author, Body::Conduct(shares))?;
        let draft = draft.into();
        self.commit(draft)
    }

    /// What is asked from here on is what this conduct wants to be asked.
    pub fn heed(&mut self, conduct: &Conduct) {
        if let Some(live) = &mut self.live {
            live.heed(conduct);
        }
        let asking = conduct.asking();
        if asking != self.asking {
            self.asking = asking;
            self.look_again();
        }
    }

    /// Whom players play, as the scenario says.
    #[must_use]
    pub fn players(&self) -> &[Subject] {
        &self.players
    }
}

/// A conduct at one moment of a battle: it knows who is of which side.
pub(crate) struct Seated<'a> {
    conduct: &'a mut Conduct,
    fates: &'a [Fate],
    /// Whom nobody answers for, whatever the conduct says: where automatic play is to stop.
    halt: Option<&'a dyn Fn(Head) -> bool>,
    /// What its dice follow from, if they are pledged.
    sworn: Option<Sworn>,
}

impl Seated<'_> {
    fn program(&self, head: Head, kind: AskKind) -> bool {
        !self.halt.is_some_and(|halt| halt(head)) && self.conduct.hand(head, kind, self.fates) == Hand::Program
    }
}

impl Seat for Seated<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        self.program(head, AskKind::Throw).then(|| match &self.sworn {
            Some(sworn) => sworn.faces(&KeyName::of(head.key, head.nth), dice),
            None => faces_of(&mut self.conduct.rng, dice),
        })
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        self.program(head, AskKind::Choice)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        self.program(head, AskKind::Judgement)
    }

    /// Automatic play takes defaults, but for those it was told to stop at.
    fn asks(&mut self, head: Head) -> bool {
        self.halt.is_none_or(|halt| halt(head)) && self.conduct.asking().wants(head)
    }
}

/// Of which side somebody is, as far as the battle knows.
pub(crate) fn side_in(fates: &[Fate], who: Subject) -> Option<Side> {
    match who.kind() {
        Kind::Side(side) => Some(side),
        _ => fates.iter().find(|f| f.subject == who).map(|f| f.side),
    }
}
