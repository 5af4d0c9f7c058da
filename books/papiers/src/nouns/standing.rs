//! Who stands where: questions about a battle that every chapter asks.

use crate::nouns::battle::{Army, Battle, Custom, Grip, Hero, HeroId, HiddenSite, HostId, MOST, SiteId, SpellId, Unit};
use crate::nouns::ids::numbered;
use crate::nouns::tables::Machine;
use crate::nouns::terms::{Action, Category, HeroStatus, SupportKind, Where};
use montjoie_table::{Few, Id as _, PlaceId, Side, Subject, UnitId};

impl Battle {
    /// A unit.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id)]
    }

    /// A character.
    #[must_use]
    #[inline(always)]
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[usize::from(hero)]
    }

    /// An army.
    #[must_use]
    #[inline(always)]
    pub fn host(&self, army: HostId) -> &Army {
        &self.armies[usize::from(army)]
    }

    /// An ambush or a trap.
    #[must_use]
    pub fn site(&self, site: SiteId) -> &HiddenSite {
        &self.sites[usize::from(site)]
    }

    /// The unit on the list that somebody means.
    #[must_use]
    pub fn unit_of(&self, who: Subject) -> Option<UnitId> {
        UnitId::of(who).filter(|id| id.index() < self.units.len())
    }

    /// The character on the list that somebody means.
    #[must_use]
    pub fn hero_of(&self, who: Subject) -> Option<HeroId> {
        HeroId::of(who).filter(|hero| hero.index() < self.heroes.len())
    }

    /// The ambush or trap on the list that somebody means.
    #[must_use]
    pub fn site_of(&self, who: Subject) -> Option<SiteId> {
        SiteId::of(who).filter(|site| site.index() < self.sites.len())
    }

    /// Every unit's number.
    #[inline(always)]
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        UnitId::all(self.units.len())
    }

    /// Every character's number.
    #[inline(always)]
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        HeroId::all(self.heroes.len())
    }

    /// Every army's number.
    pub fn host_ids(&self) -> impl Iterator<Item = HostId> + use<> {
        HostId::all(self.armies.len())
    }

    /// Units alive on the field, hidden ones too.
    #[inline(always)]
    pub fn present(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        numbered(&self.units).filter(|(_, u)| u.alive())
    }

    /// Those of the other camp.
    #[inline(always)]
    pub fn foes(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.present().filter(move |(_, u)| u.side != side)
    }

    /// Those of the other camp that can be seen and reached.
    #[inline(always)]
    pub fn visible_foes(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.foes(side).filter(|(_, u)| !u.hidden && !u.away)
    }

    /// Whom a unit is at grips with: living opponents, in dice order.
    pub fn opponents(&self, id: UnitId) -> impl Iterator<Item = UnitId> + Clone {
        self.links.iter().filter_map(move |l| l.other(id)).filter(|&o| self.at(o).alive())
    }

    /// PAP-67, PAP-68 — those of them who may make a combat roll: whoever is in rout is no assailant.
    pub fn assailants(&self, id: UnitId) -> impl Iterator<Item = UnitId> + Clone {
        self.opponents(id).filter(|&o| !self.at(o).routed())
    }

    /// PAP-66 — whom a unit strikes: not those in rout while somebody able stands before it, unless its owner wants their blood.
    pub fn struck(&self, id: UnitId) -> impl Iterator<Item = UnitId> + Clone {
        let able = self.assailants(id).next().is_some();
        self.opponents(id).filter(move |&o| !able || !self.at(o).routed() || self.at(id).blood.has(o))
    }

    /// The same, in the order of armies and lists.
    #[must_use]
    pub fn struck_in_order(&self, id: UnitId) -> Few<UnitId, MOST> {
        let mut all: Few<UnitId, MOST> = self.struck(id).collect();
        all.sort_unstable();
        all
    }

    /// All opponents, in the order of armies and lists.
    #[must_use]
    pub fn opponents_in_order(&self, id: UnitId) -> Few<UnitId, MOST> {
        let mut all: Few<UnitId, MOST> = self.opponents(id).collect();
        all.sort_unstable();
        all
    }

    /// Whether it is at grips with anyone.
    #[must_use]
    #[inline(always)]
    pub fn in_melee(&self, id: UnitId) -> bool {
        self.opponents(id).next().is_some()
    }

    /// The link between two.
    #[must_use]
    pub fn link(&self, one: UnitId, other: UnitId) -> Option<&Grip> {
        self.links.iter().find(|l| l.other(one) == Some(other))
    }

    /// PAP-30 — whether a unit's support counts as things stand.
    #[must_use]
    pub fn gives_support(&self, id: UnitId) -> bool {
        let u = self.at(id);
        let Some(friend) = u.supports else { return false };
        u.alive() && !u.routed() && !self.in_melee(id) && self.at(friend).alive() && self.in_melee(friend)
    }

    /// Those who support this one, counting those promised to a friend not yet at grips.
    pub fn supporters(&self, id: UnitId) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.present().filter(move |(s, u)| u.supports == Some(id) && !u.routed() && !self.in_melee(*s))
    }

    /// PAP-68 — how many are against this one: assailants and those who support them.
    #[must_use]
    pub fn against(&self, id: UnitId) -> usize {
        self.assailants(id).map(|o| 1 + self.supporters(o).count()).sum()
    }

    /// PAP-73 — how many of those shoot in support; machines may not count (PAP-74).
    #[must_use]
    pub fn fire_supporters_against(&self, id: UnitId) -> usize {
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
    pub fn heroes_in(&self, id: UnitId) -> impl Iterator<Item = (HeroId, &Hero)> {
        numbered(&self.heroes).filter(move |(_, h)| h.unit == id && h.status == HeroStatus::Able)
    }

    /// PAP-26 — the general of an army while he is able and on the field.
    #[must_use]
    pub fn general(&self, army: HostId) -> Option<&Hero> {
        let general = self.host(army).general?;
        Some(self.hero(general)).filter(|h| h.status == HeroStatus::Able && self.afield(h))
    }

    /// Whether a character is where the battle is: not with a unit that left, or that is still to come.
    #[must_use]
    pub fn afield(&self, h: &Hero) -> bool {
        let u = self.at(h.unit);
        match u.at {
            Where::Field => true,
            // Alone and told of in words only (PAP-80, `narrative`).
            Where::Absent => u.lone.is_some(),
            Where::Left | Where::Destroyed => false,
        }
    }

    /// PAP-61 — attributes of the GM's own that a unit has.
    pub fn customs_of(&self, id: UnitId) -> impl Iterator<Item = &Custom> {
        self.at(id).customs.iter().flatten().filter_map(|custom| self.lore.customs.get(custom.index()))
    }

    /// PAP-62 — the machine a unit serves.
    #[must_use]
    pub fn machine_of(&self, id: UnitId) -> Option<&Machine> {
        self.at(id).machine.and_then(|machine| self.lore.machines.get(machine.index()))
    }

    /// Lost since the start, never below nought.
    #[must_use]
    pub fn lost(&self, id: UnitId) -> u32 {
        self.at(id).eff0.saturating_sub(self.at(id).eff)
    }

    /// Whether a unit is the lone stand of a character, or a small group.
    #[must_use]
    pub fn is_character(&self, id: UnitId) -> bool {
        self.at(id).category == Category::Character
    }

    /// The casting of a spell of the battle's book.
    #[must_use]
    pub fn casting(&self, spell: SpellId, on: UnitId) -> Action {
        Action::Cast(self.spell_place(spell), on)
    }

    /// The spell named by its place on the list of names; past the book's end for what is no spell.
    #[must_use]
    pub fn spell_at(&self, place: PlaceId) -> Option<SpellId> {
        place.number().checked_sub(self.lore.first_spell).and_then(SpellId::at)
    }

    /// The place of a spell on the list of names.
    #[must_use]
    pub fn spell_place(&self, spell: SpellId) -> PlaceId {
        PlaceId::new(self.lore.first_spell.saturating_add(spell.number()))
    }
}
