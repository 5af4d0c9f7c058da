//! Which encounters are played out below the highest scale: those where the players are (JET-40).

use crate::brought::options::Focus;
use crate::nouns::battle::{Battle, EncounterId, UnitId};
use crate::nouns::rules::RECONCILE;
use crate::nouns::terms::{Attention, Scale, Standing};
use montjoie_table::{Id as _, Side, cite};

impl Battle {
    /// JET-40 — whether an encounter is played out, or its units keep their share of the scale above.
    #[must_use]
    pub fn plays(&self, encounter: EncounterId) -> bool {
        let Some(e) = self.encounters.get(encounter.index()) else { return false };
        if self.options.scales_in_play.highest() == Some(e.scale) {
            return true;
        }
        cite(RECONCILE);
        let units = || Side::BOTH.into_iter().flat_map(|side| self.in_encounter(encounter, side));
        // The GM's word first, and his yes before his no.
        if units().any(|u| self.at(u).watch == Attention::Played) {
            return true;
        }
        if units().any(|u| self.at(u).watch == Attention::Share) {
            return false;
        }
        self.all_played() || units().any(|u| self.watched(u))
    }

    /// JET-40 — whether every encounter is played out: the option says so, or nobody here is a player's.
    #[must_use]
    fn all_played(&self) -> bool {
        self.options.focus == Focus::All || !self.players
    }

    /// JET-40 — whether a player's character commands it, serves or fights in it, or a player's unit belongs to it.
    #[must_use]
    pub fn watched(&self, id: UnitId) -> bool {
        let scale = self.at(id).scale;
        let here = |c: &crate::nouns::battle::Character| {
            c.player && c.at == Standing::Fit && self.above(c.unit, scale) == Some(id)
        };
        self.at(id).player || self.characters.iter().any(here)
    }

    /// JET-45 — whether any unit of this scale that belongs to another is played out this turn, as far as orders tell.
    #[must_use]
    pub fn played_below(&self, id: UnitId, scale: Scale) -> bool {
        let played = |c: UnitId| match self.at(c).watch {
            Attention::Played => true,
            Attention::Share => false,
            Attention::Auto => self.all_played() || self.watched(c),
        };
        let below = |c: UnitId| self.at(c).scale == scale && self.above(c, self.at(id).scale) == Some(id);
        self.options.scales_in_play.has(scale) && self.ids().any(|c| below(c) && played(c))
    }

    /// JET-15 — whether a unit rolls at this scale: its own, or that of companies where a regiment has none and is not played
    /// as a regiment.
    #[must_use]
    #[inline]
    pub fn rolls_at(&self, id: UnitId, scale: Scale) -> bool {
        let unit = self.at(id);
        let whole = scale == Scale::Company
            && unit.scale == Scale::Regiment
            && !self.options.scales_in_play.has(Scale::Regiment)
            && self.is_leaf(id);
        self.options.scales_in_play.has(scale) && (unit.scale == scale || whole)
    }

    /// Whether a unit rolls at all.
    #[must_use]
    #[inline]
    pub fn rolls(&self, id: UnitId) -> bool {
        Scale::ALL.iter().any(|&scale| self.rolls_at(id, scale))
    }

    /// JET-14 — whether a unit passes on what comes from above: its scale is not in play, or its encounter is not played out.
    #[must_use]
    #[inline]
    pub fn passes_on(&self, id: UnitId) -> bool {
        let unit = self.at(id);
        if !self.rolls(id) {
            return true;
        }
        unit.encounter.is_some_and(|at| at.index() < self.encounters.len() && !self.plays(at))
    }
}
