//! The one place where a battle changes.

use crate::brought::options::{DisciplineTracking, Flow, MalusStacking, MoraleScale, MoraleStore};
use crate::events::Event;
use crate::events::fields::UnitField;
use crate::nouns::battle::{Battle, Character, Encounter, EncounterId, Lasting, Pending, Unit, UnitId};
use crate::nouns::terms::{Bearing, Breakout, Defeat, Engagement, Massacre, Rank, Scale, Standing, Step, Where};
use montjoie_table::{CharacterId, Id as _, Side, State};

impl State for Battle {
    type Event = Event;
    type Plan = crate::brought::doctrine::Plan;

    #[inline]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Began => self.begin(),
            Event::Step { step, at } => (self.step, self.at) = (step, at),
            Event::Ended => self.end(),
            Event::Engaged { unit, engagement } => self.engage(unit, engagement),
            Event::Posture { character, posture } => self.person(character).posture = posture,
            Event::Mode { unit, mode } => self.unit(unit).mode = mode,
            Event::Called { unit, turns } => {
                let unit = self.unit(unit);
                (unit.called, unit.remaining, unit.stored) = (true, turns, 0);
            }
            Event::Fights { character } => self.person(character).fights = true,
            Event::Rallied { unit } => self.rally(unit),
            Event::NotRallied { unit } => self.unit(unit).rally_due = false,
            Event::Faded => {
                let turn = self.turn;
                self.lasting.retain(|l| l.last >= turn);
            }
            Event::Paired { unit, encounter, scale } => self.pair(unit, encounter, scale),
            Event::Pinned { unit, to } => self.unit(unit).pinned = to,
            Event::Freed { unit } => self.unit(unit).trapped = false,
            Event::Met { encounter } => {
                if let Some(e) = self.encounters.get_mut(encounter.index()) {
                    e.resolved = true;
                }
                for id in self.ids() {
                    if self.at(id).encounter == Some(encounter) && self.at(id).fielded > 0 {
                        self.unit(id).met = self.in_battle(id);
                    }
                }
            }
            Event::Opposed { unit, row } => {
                if self.options.opposition_leadership_flow == Flow::On {
                    self.unit(unit).lead = row.summary().leadership;
                }
                self.unit(unit).row = Some(row);
            }
            Event::Result { unit, row, extra } => {
                let unit = self.unit(unit);
                (unit.row, unit.extra, unit.lead) = (Some(row), extra, row.summary().leadership);
            }
            Event::Morale { unit, by } => self.change_morale(unit, by),
            Event::Swung { by } => {
                self.swing = (self.swing.0.saturating_add(by), self.swing.1.saturating_add(1));
            }
            Event::Delayed { unit, remaining, stored } => {
                let unit = self.unit(unit);
                (unit.remaining, unit.stored, unit.delayed) = (remaining, stored, true);
            }
            Event::Marched { unit } => {
                let unit = self.unit(unit);
                unit.remaining = unit.remaining.saturating_sub(1);
            }
            Event::Entered { unit, engagement, at_once } => {
                let entering = self.unit(unit);
                (entering.called, entering.remaining, entering.delayed) = (false, 0, false);
                self.engage(unit, engagement);
                if at_once {
                    self.count(unit);
                }
            }
            Event::Lasts { unit, bearing, value, first, last } => {
                if self.options.malus_stacking == MalusStacking::Refresh && value < 0 && bearing != Bearing::Morale {
                    self.lasting.retain(|l| (l.unit, l.bearing) != (unit, bearing) || l.value > 0);
                }
                self.lasting.push(Lasting { unit, bearing, value, first, last });
            }
            Event::Trapped { unit } => self.unit(unit).trapped = true,
            Event::BrokeOut { unit, escaped } => {
                let unit = self.unit(unit);
                unit.trapped = false;
                unit.breakout = if escaped { Breakout::Escaped } else { Breakout::Failed };
            }
            Event::Ground { unit, level } => self.unit(unit).ground_next = level,
            Event::Spent { character } => {
                let person = self.person(character);
                person.galvanised = person.galvanised.saturating_sub(1);
            }
            Event::Soldier { character, row, .. } => {
                let person = self.person(character);
                (person.done, person.row) = (true, Some(row));
                person.soldier_mod = row.soldier().leadership.unwrap_or(0);
            }
            Event::Bold { character, by } => self.person(character).soldier_mod = by,
            Event::Mounted { character } => self.person(character).mounted = true,
            Event::Gone { character, at } => self.person(character).at = at,
            Event::Doomed { unit } => self.pending.push(Pending::Leaderless(unit)),
            Event::Rises { unit, character } => self.pending.push(Pending::Promotion(unit, character)),
            Event::Volley { unit, men } => self.pending.push(Pending::Volley(unit, men)),
            Event::Joins { unit, to, men } => self.pending.push(Pending::Joins(unit, to, men)),
            Event::CutDown { unit, men } => self.pending.push(Pending::CutDown(unit, men)),
            Event::United { unit } => self.unit(unit).union_turn = self.turn.saturating_add(1),
            Event::Split { unit } => {
                let unit = self.unit(unit);
                unit.shift = unit.shift.saturating_add(1);
            }
            Event::Losses { unit, killed, wounded } => self.lose(unit, killed, wounded),
            Event::Passed { unit, to, men } => self.pass(unit, to, men),
            Event::Routed { unit } => {
                let unit = self.unit(unit);
                (unit.at, unit.rally_due) = (Where::Routed, true);
            }
            Event::Massacred { unit, choice } => match choice {
                Massacre::Flight => self.unit(unit).at = Where::Routed,
                Massacre::LastStand => self.kill_all(unit),
                Massacre::Surrender => self.unit(unit).at = Where::Captured,
            },
            Event::Defeated { side, how } => {
                self.camps[side.index()].lost = true;
                if how == Defeat::Surrender {
                    self.unit(Battle::army(side)).at = Where::Captured;
                }
            }
            Event::ChiefLost { unit } => self.lose_chief(unit),
            Event::SecondLost { side } => self.camps[side.index()].second = false,
            Event::Promoted { unit, character } => self.promote(unit, character),
            Event::StandIn { unit, leadership } => {
                let unit = self.unit(unit);
                (unit.led, unit.chief, unit.leaderless_turns) = (true, None, 0);
                (unit.leadership, unit.tactics) = (leadership, 0);
            }
            Event::Conceded { side } => self.camps[side.index()].conceded = true,
            Event::Arrived { unit } => self.unit(unit).at = Where::Field,
            Event::Came { character } => self.person(character).at = Standing::Fit,
            Event::Left { unit } => self.unit(unit).at = Where::Left,
            Event::Enlisted { like, men, .. } => self.enlist(like, men),
            Event::Men { unit, men } => self.men(unit, men),
            Event::TurnedCoat { unit } => self.turn_coat(unit),
            Event::Posted { character, unit } => self.post(character, unit),
            Event::Set { unit, field, value } => {
                field.set(self.unit(unit), value);
                let set = self.unit(unit);
                set.ground_next = if field == UnitField::ground { set.ground } else { set.ground_next };
                if field == UnitField::engagement {
                    let engagement = set.engagement;
                    self.engage(unit, engagement);
                }
                self.refresh_discipline(unit);
            }
            Event::SetOf { character, field, value } => field.set(self.person(character), value),
            Event::Option { index, value } => {
                let single = self.options.morale_scale == MoraleScale::Single;
                self.options.set(usize::from(index), value);
                self.morale_kept_as(single);
                if self.options.all_front_line {
                    self.all_to_the_front();
                }
            }
            Event::Scripted { index, .. } => self.scripts.end(index.0),
            Event::Surrounded { .. }
            | Event::CutOff { .. }
            | Event::Critical { .. }
            | Event::Rejoined { .. }
            | Event::Offered { .. }
            | Event::Seized { .. }
            | Event::NotInPlay { .. }
            | Event::Read { .. }
            | Event::Tolled { .. }
            | Event::Summed { .. }
            | Event::SummedOf { .. }
            | Event::Destroyed { .. } => {}
        }
    }
}

impl Battle {
    #[inline(always)]
    pub(crate) fn unit(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id)]
    }

    #[inline(always)]
    pub(crate) fn person(&mut self, character: CharacterId) -> &mut Character {
        &mut self.characters[usize::from(character)]
    }

    fn begin(&mut self) {
        for side in Side::BOTH {
            self.count(Battle::army(side));
            if self.turn == 1 {
                self.camps[side.index()].fielded0 = self.at(Battle::army(side)).fielded;
            }
        }
    }

    /// Notes the men in battle, of a unit and all that belong to it.
    fn count(&mut self, id: UnitId) {
        self.unit(id).fielded = self.fielded(id);
        let mut next = self.at(id).first;
        while let Some(child) = next {
            self.count(child);
            next = self.at(child).next;
        }
    }

    fn end(&mut self) {
        self.turn = self.turn.saturating_add(1);
        (self.step, self.at, self.paired, self.swing) = (Step::Orders, 0, 0, (0, 0));
        // Scratch dies with its turn: equal battles must look equal.
        for unit in &mut self.units {
            unit.ground = unit.ground_next;
            (unit.fielded, unit.encounter, unit.mate, unit.row) = (0, None, None, None);
            (unit.extra, unit.lead, unit.shift) = (false, 0, 0);
            (unit.breakout, unit.met) = (Breakout::None, false);
            unit.leaderless_turns = if unit.led { 0 } else { unit.leaderless_turns.saturating_add(1) };
            if unit.union_turn < self.turn {
                unit.union_turn = 0;
            }
        }
        for person in &mut self.characters {
            (person.fights, person.done, person.row, person.soldier_mod) = (false, false, None, 0);
        }
        self.encounters.clear();
        self.pending.clear();
    }

    /// JET-28, JET-30 — a unit goes in so far; its companies stay within a step of it.
    fn engage(&mut self, id: UnitId, engagement: Engagement) {
        let unit = self.unit(id);
        if engagement == Engagement::Reserve && unit.engagement != Engagement::Reserve {
            (unit.called, unit.remaining, unit.stored, unit.delayed) = (false, 0, 0, false);
        }
        unit.engagement = engagement;
        if unit.scale != Scale::Regiment {
            return;
        }
        let scales = self.options.scales_in_play;
        let apart = scales.has(Scale::Company) || scales.individual();
        let mut next = self.at(id).first;
        while let Some(child) = next {
            let company = self.unit(child);
            let was = company.engagement;
            company.engagement = if !apart || was == Engagement::Reserve || engagement == Engagement::Reserve {
                engagement
            } else {
                was.nearest_under(engagement)
            };
            next = company.next;
        }
    }

    pub(crate) fn all_to_the_front(&mut self) {
        for unit in &mut self.units {
            unit.engagement = Engagement::FirstLine;
            (unit.called, unit.remaining, unit.stored) = (false, 0, 0);
        }
    }

    fn rally(&mut self, id: UnitId) {
        let was = self.morale(id);
        self.unit(id).rally_due = false;
        self.unit(id).at = Where::Field;
        // At the edge of the scale: exactly where men still stand.
        let by = -10 - was;
        if by > 0 {
            self.change_morale(id, by);
        }
    }

    fn pair(&mut self, id: UnitId, encounter: EncounterId, scale: Scale) {
        while self.encounters.len() <= encounter.index() {
            self.encounters.push(Encounter { scale, heads: [None; 2], resolved: false });
        }
        self.paired = self.paired.max(scale as u8 + 1);
        let side = self.at(id).side;
        (self.unit(id).encounter, self.unit(id).mate) = (Some(encounter), None);
        let head = self.encounters[encounter.index()].heads[side.index()];
        let Some(mut last) = head else {
            self.encounters[encounter.index()].heads[side.index()] = Some(id);
            return;
        };
        while let Some(mate) = self.at(last).mate.filter(|_| last != id) {
            last = mate;
        }
        if last != id {
            self.unit(last).mate = Some(id);
        }
    }

    /// JET-20 — a change goes down the tree, never up; where the army has one morale, everyone feels it anyway.
    fn change_morale(&mut self, id: UnitId, by: i16) {
        let single = self.options.morale_scale == MoraleScale::Single;
        let before = self.morale(id);
        let unit = self.unit(id);
        unit.morale = unit.morale.saturating_add(by).clamp(-1_000, 1_000);
        if self.options.morale_store == MoraleStore::Clamp11 {
            let over = self.morale(id) - self.morale(id).clamp(-11, 11);
            self.unit(id).morale -= over;
        }
        let felt = self.morale(id) - before;
        self.discipline_follows(id, felt);
        let mut next = self.at(id).first;
        while let Some(child) = next {
            if single && self.at(id).parent.is_none() {
                self.discipline_tree(child, felt);
            } else {
                self.change_morale(child, by);
            }
            next = self.at(child).next;
        }
    }

    /// Morale is kept by each unit, or as a gap to that of its army: a change of `morale_scale` moves nobody's heart.
    fn morale_kept_as(&mut self, was_single: bool) {
        let single = self.options.morale_scale == MoraleScale::Single;
        for id in self.ids().filter(|_| single != was_single) {
            let army = Battle::army(self.at(id).side);
            let base = if id == army { 0 } else { self.at(army).morale };
            self.unit(id).morale += if single { -base } else { base };
        }
        for id in self.ids() {
            self.refresh_discipline(id);
        }
    }

    fn discipline_tree(&mut self, id: UnitId, felt: i16) {
        self.discipline_follows(id, felt);
        let mut next = self.at(id).first;
        while let Some(child) = next {
            self.discipline_tree(child, felt);
            next = self.at(child).next;
        }
    }

    /// JET-24 — discipline after a change of morale.
    pub(crate) fn discipline_follows(&mut self, id: UnitId, change: i16) {
        match self.options.discipline_tracking {
            DisciplineTracking::State => self.refresh_discipline(id),
            DisciplineTracking::Incremental => {
                let unit = self.unit(id);
                unit.discipline = (unit.discipline + change / 2).clamp(-10, unit.discipline_max.max(-10));
            }
        }
    }

    /// JET-24 — discipline by the state of morale: a point less for each full two below nought.
    pub(crate) fn refresh_discipline(&mut self, id: UnitId) {
        let morale = self.morale(id).clamp(-10, 10);
        let state = self.options.discipline_tracking == DisciplineTracking::State;
        let unit = self.unit(id);
        unit.discipline = if state {
            (unit.discipline_max - (-morale).max(0) / 2).clamp(-10, 10)
        } else {
            unit.discipline.min(unit.discipline_max)
        };
    }

    /// Men fall; those above count them too.
    pub(crate) fn lose(&mut self, id: UnitId, killed: u32, wounded: u32) {
        let able = self.at(id).n;
        let killed = killed.min(able);
        let wounded = wounded.min(able - killed);
        let mut up = Some(id);
        while let Some(at) = up {
            let unit = self.unit(at);
            unit.n = unit.n.saturating_sub(killed + wounded);
            unit.killed += killed;
            unit.wounded += wounded;
            up = unit.parent;
        }
    }

    fn kill_all(&mut self, id: UnitId) {
        let mut next = self.at(id).first;
        if next.is_none() {
            let men = self.at(id).n;
            return self.lose(id, men, 0);
        }
        while let Some(child) = next {
            self.kill_all(child);
            next = self.at(child).next;
        }
    }

    fn lose_chief(&mut self, id: UnitId) {
        let side = self.at(id).side;
        let army = self.at(id).parent.is_none();
        let camp = &mut self.camps[side.index()];
        // JET-09: of two leaders the second goes on.
        if army && camp.second {
            let second = *camp;
            camp.second = false;
            let unit = self.unit(id);
            (unit.chief, unit.leadership, unit.tactics) =
                (second.second_chief, second.second_leadership, second.second_tactics);
            unit.led = true;
            return;
        }
        let unit = self.unit(id);
        (unit.led, unit.chief) = (false, None);
    }

    fn promote(&mut self, id: UnitId, character: CharacterId) {
        let rank = match self.at(id).scale {
            Scale::Army => Rank::Leader,
            Scale::Regiment => Rank::Officer,
            Scale::Company => Rank::SubOfficer,
        };
        let unit = self.unit(id);
        (unit.led, unit.chief, unit.leaderless_turns) = (true, Some(character), 0);
        let person = self.person(character);
        (person.unit, person.rank, person.galvanised) = (id, rank, 2);
    }
}
