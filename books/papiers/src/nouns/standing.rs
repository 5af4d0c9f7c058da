//! Who stands where: questions about a battle that every chapter asks.

use crate::nouns::battle::{Battle, Grip, Hero, Id, MOST, Unit};
use crate::nouns::terms::{Action, Category, HeroStatus, SupportKind, Where};
use montjoie_game::mark::NOBODY;
use montjoie_table::{Few, Side, Subject};

impl Battle {
    /// A unit.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, id: Id) -> &Unit {
        &self.units[usize::from(id)]
    }

    /// A character.
    #[must_use]
    #[inline(always)]
    pub fn hero(&self, hero: u8) -> &Hero {
        &self.heroes[usize::from(hero)]
    }

    /// Every unit's number.
    #[inline(always)]
    pub fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        0..u8::try_from(self.units.len()).unwrap_or(u8::MAX)
    }

    /// Every character's number.
    #[inline(always)]
    pub fn hero_ids(&self) -> impl Iterator<Item = u8> + use<> {
        0..u8::try_from(self.heroes.len()).unwrap_or(u8::MAX)
    }

    /// Units alive on the field, hidden ones too.
    #[inline(always)]
    pub fn present(&self) -> impl Iterator<Item = (Id, &Unit)> {
        (0u8..).zip(&self.units).filter(|(_, u)| u.alive())
    }

    /// Those of the other camp.
    #[inline(always)]
    pub fn foes(&self, side: Side) -> impl Iterator<Item = (Id, &Unit)> {
        self.present().filter(move |(_, u)| u.side != side)
    }

    /// Those of the other camp that can be seen and reached.
    #[inline(always)]
    pub fn visible_foes(&self, side: Side) -> impl Iterator<Item = (Id, &Unit)> {
        self.foes(side).filter(|(_, u)| !u.hidden && !u.away)
    }

    /// Whom a unit is at grips with: living opponents, in dice order.
    pub fn opponents(&self, id: Id) -> impl Iterator<Item = Id> + Clone {
        self.links.iter().filter_map(move |l| l.other(id)).filter(|&o| self.at(o).alive())
    }

    /// PAP-67, PAP-68 — those of them who may make a combat roll: whoever is in rout is no assailant.
    pub fn assailants(&self, id: Id) -> impl Iterator<Item = Id> + Clone {
        self.opponents(id).filter(|&o| !self.at(o).routed())
    }

    /// PAP-66 — whom a unit strikes: not those in rout while somebody able stands before it, unless its owner wants their blood.
    pub fn struck(&self, id: Id) -> impl Iterator<Item = Id> + Clone {
        let able = self.assailants(id).next().is_some();
        self.opponents(id).filter(move |&o| !able || !self.at(o).routed() || self.at(id).blood.has(o))
    }

    /// The same, in the order of armies and lists.
    #[must_use]
    pub fn struck_in_order(&self, id: Id) -> Few<Id, MOST> {
        let mut all: Few<Id, MOST> = self.struck(id).collect();
        all.sort_unstable();
        all
    }

    /// All opponents, in the order of armies and lists.
    #[must_use]
    pub fn opponents_in_order(&self, id: Id) -> Few<Id, MOST> {
        let mut all: Few<Id, MOST> = self.opponents(id).collect();
        all.sort_unstable();
        all
    }

    /// Whether it is at grips with anyone.
    #[must_use]
    #[inline(always)]
    pub fn in_melee(&self, id: Id) -> bool {
        self.opponents(id).next().is_some()
    }

    /// The link between two.
    #[must_use]
    pub fn link(&self, one: Id, other: Id) -> Option<&Grip> {
        self.links.iter().find(|l| l.other(one) == Some(other))
    }

    /// PAP-30 — whether a unit's support counts as things stand.
    #[must_use]
    pub fn gives_support(&self, id: Id) -> bool {
        let u = self.at(id);
        u.supports != NOBODY
            && u.alive()
            && !u.routed()
            && !self.in_melee(id)
            && self.at(u.supports).alive()
            && self.in_melee(u.supports)
    }

    /// Those who support this one, counting those promised to a friend not yet at grips.
    pub fn supporters(&self, id: Id) -> impl Iterator<Item = (Id, &Unit)> {
        self.present().filter(move |(s, u)| u.supports == id && !u.routed() && !self.in_melee(*s))
    }

    /// PAP-68 — how many are against this one: assailants and those who support them.
    #[must_use]
    pub fn against(&self, id: Id) -> usize {
        self.assailants(id).map(|o| 1 + self.supporters(o).count()).sum()
    }

    /// PAP-73 — how many of those shoot in support; machines may not count (PAP-74).
    #[must_use]
    pub fn fire_supporters_against(&self, id: Id) -> usize {
        self.assailants(id)
            .flat_map(|o| self.supporters(o))
            .filter(|(_, s)| s.support_kind == SupportKind::Fire && self.counts_as_fire_support(s))
            .count()
    }

    /// PAP-74 — whether this one takes the single place of fire support.
    #[must_use]
    pub fn counts_as_fire_support(&self, u: &Unit) -> bool {
        u.category != Category::Machine || self.options.machine_counts_as_ranged_support
    }

    /// Characters able to act in a unit.
    pub fn heroes_in(&self, id: Id) -> impl Iterator<Item = (u8, &Hero)> {
        (0u8..).zip(&self.heroes).filter(move |(_, h)| h.unit == id && h.status == HeroStatus::Able)
    }

    /// PAP-26 — the general of an army while he is able and on the field.
    #[must_use]
    pub fn general(&self, army: u8) -> Option<&Hero> {
        let general = self.armies[usize::from(army)].general;
        if general == NOBODY {
            return None;
        }
        Some(self.hero(general)).filter(|h| h.status == HeroStatus::Able && self.afield(h))
    }

    /// Whether a character is where the battle is: not with a unit that left, or that is still to come.
    #[must_use]
    pub fn afield(&self, h: &Hero) -> bool {
        let u = self.at(h.unit);
        match u.at {
            Where::Field => true,
            // Alone and told of in words only (PAP-80, `narrative`).
            Where::Absent => u.lone != NOBODY,
            Where::Left | Where::Destroyed => false,
        }
    }

    /// Lost since the start, never below nought.
    #[must_use]
    pub fn lost(&self, id: Id) -> u32 {
        self.at(id).eff0.saturating_sub(self.at(id).eff)
    }

    /// A character as subjects know him: by himself.
    #[must_use]
    pub fn hero_subject(hero: u8) -> Subject {
        Subject::character(hero)
    }

    /// Whether a unit is the lone stand of a character, or a small group.
    #[must_use]
    pub fn is_character(&self, id: Id) -> bool {
        self.at(id).category == Category::Character
    }

    /// The casting of a spell of the battle's book.
    #[must_use]
    pub fn casting(&self, spell: u8, on: Id) -> Action {
        Action::Cast(self.lore.first_spell.saturating_add(spell), on)
    }

    /// The place in the battle's book of a spell named by its place on the list of names; past its end for what is no spell.
    #[must_use]
    pub fn spell_at(&self, place: u8) -> Option<u8> {
        place.checked_sub(self.lore.first_spell)
    }

    /// The place of a spell among the places.
    #[must_use]
    pub fn spell_subject(&self, spell: u8) -> Subject {
        Subject::place(self.lore.first_spell.saturating_add(spell))
    }
}
