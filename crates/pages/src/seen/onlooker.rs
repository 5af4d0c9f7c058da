//! Who looks at a battle, and how well they know those in it.

use super::Numbers;
use crate::view::Holding;
use montjoie_game::{Fate, Knowledge, Sheet, Viewer};
use montjoie_table::{Ask, Office, Side, Subject};

/// One who looks: everything that decides what they may see, hear, name and answer.
#[derive(Clone, Debug)]
pub struct Onlooker {
    /// Of which side, and how well they know the other as a whole.
    pub viewer: Viewer,
    /// Single ones of the other side that are better or worse known to them.
    pub granted: Vec<(Subject, Knowledge)>,
    /// What a player holds; empty for the GM and the screen.
    pub holds: Holding,
    /// The number of a player's seat.
    pub seat: Option<u32>,
    /// Whether a player sees of their side only what is theirs.
    pub narrow: bool,
    /// Whom of the enemy their side was told of beside its own.
    pub met: Vec<Subject>,
    /// For the screen that shows what everybody knows: those at the table. None for one who looks with their own eyes.
    pub table: Option<Vec<Onlooker>>,
    /// Whether a screen tells more than what both sides heard: somebody said how much it shows.
    pub agreed: bool,
    /// The numbers by which they know everyone so far.
    pub numbers: Numbers,
}

impl Onlooker {
    /// Somebody with nothing apart granted and nothing in hand.
    #[must_use]
    pub fn new(viewer: Viewer) -> Onlooker {
        Onlooker {
            viewer,
            granted: Vec::new(),
            holds: Holding::default(),
            seat: None,
            narrow: false,
            met: Vec::new(),
            table: None,
            agreed: false,
            numbers: Numbers::default(),
        }
    }

    /// Whether it is the GM.
    #[must_use]
    pub fn gm(&self) -> bool {
        self.viewer == Viewer::Gm
    }

    /// How well they know somebody of the other side.
    pub(super) fn level(&self, usual: Knowledge, of: Subject) -> Knowledge {
        self.granted.iter().find(|(who, _)| *who == of).map_or(usual, |(_, level)| *level)
    }

    /// Whether an ask is for them: of their unit or character, or of the side they command. The GM is asked everything.
    #[must_use]
    pub fn answers(&self, ask: &Ask, fates: &[Fate]) -> bool {
        let side = match self.viewer {
            Viewer::Gm => return true,
            Viewer::Public(_) => return false,
            Viewer::Player(side, _) => side,
        };
        let held = self.holds.has(ask.key.of);
        match ask.office {
            Office::Gm => false,
            Office::Holder(who) => held || self.holds.has(who),
            Office::Chief(of) => held || (of == side && self.holds.chief),
            Office::Army(_) => {
                held || (self.holds.chief && fates.iter().any(|f| f.subject == ask.key.of && f.side == side))
            }
        }
    }

    /// Whether a scene in which these are concerns them: they are in it, or command a side that is.
    pub(super) fn concerned(&self, who: &[Subject], fates: &[Fate]) -> bool {
        let Viewer::Player(side, _) = self.viewer else { return self.gm() };
        let of_side = |w: &Subject| self.holds.chief && fates.iter().any(|f| f.subject == *w && f.side == side);
        who.iter().any(|w| self.holds.has(*w) || of_side(w))
    }

    /// What is theirs of their side and what is not; nobody is an other for who sees the whole side.
    pub(super) fn own(&self, sheets_of_side: impl FnOnce(Side) -> Vec<Sheet>) -> Own {
        let Viewer::Player(side, _) = self.viewer else { return Own::default() };
        if !self.narrow {
            return Own::default();
        }
        let with = |s: &Sheet| self.holds.has(s.subject) || s.with.iter().any(|w| self.holds.has(*w));
        let sheets = sheets_of_side(side).into_iter();
        let (theirs, others): (Vec<_>, Vec<_>) = sheets.filter(|s| s.side == side).partition(with);
        let subjects = |sheets: Vec<Sheet>| sheets.into_iter().map(|s| s.subject).collect();
        Own { theirs: subjects(theirs), others: subjects(others) }
    }
}

/// The side of one who sees of it only what is theirs.
#[derive(Default)]
pub(super) struct Own {
    /// Held, or with what they hold.
    pub theirs: Vec<Subject>,
    /// Everybody else of the side.
    pub others: Vec<Subject>,
}
