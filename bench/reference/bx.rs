//! The battle of `scenarios/bx/standard.toml` written by hand: no contract, no options, no journal. Frozen: it is what the real
//! rules are measured against, and it must give the same events from the same dice.

use montjoie_bx::battle::Battle;
use montjoie_bx::events::{Event, Fear, HurtBy};
use montjoie_bx::terms::{BodyKind, Order, Step, Where};
use montjoie_table::{Dice, Rng, Side, UnitId};

const NOBODY: u8 = 255;
const PV: i64 = 800;
const MOST: usize = 16;

fn id(place: u8) -> UnitId {
    UnitId::new(place)
}

fn or_nobody(id: Option<UnitId>) -> u8 {
    id.map_or(NOBODY, UnitId::number)
}

const TABLE: [[i32; 13]; 13] = [
    [50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 5, 5, 5],
    [55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 5, 5],
    [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 5],
    [65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5],
    [70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10],
    [75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15],
    [80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20],
    [85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25],
    [90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30],
    [90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 35],
    [100, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35],
    [100, 100, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40],
    [100, 100, 100, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45],
];

#[derive(Clone, Copy)]
struct Unit {
    side: usize,
    hero: bool,
    n0: i64,
    n: i64,
    n_start: i64,
    pvi: i64,
    pvt: i64,
    row: usize,
    armour: i32,
    melee: (u8, u8, i32),
    ranged: (u8, u8, i32),
    shoots: bool,
    moral: i32,
    mobile: bool,
    lancer: bool,
    pikes: bool,
    ability: (i32, i32),
    officer_of: u8,
    at: Where,
    demoralised: bool,
    demoralised_seq: u16,
    routed_seq: u16,
    leaving: bool,
    surrendering: bool,
    order: Order,
    began_free: bool,
    moved: bool,
    struck: bool,
    favours: i32,
    contacts: u32,
    inert: u32,
    fresh: u32,
    charging: u32,
}

#[derive(Clone, Copy)]
struct Hurt {
    unit: u8,
    by: u8,
    damage: i64,
}

/// The battle.
#[derive(Clone)]
pub struct HandFight {
    units: [Unit; MOST],
    count: usize,
    chief: [u8; 2],
    chief_dead: [bool; 2],
    standard: [u8; 2],
    standard_lost: [bool; 2],
    sequence: u16,
    hurts: Vec<Hurt>,
    hurts_before: Vec<Hurt>,
    /// What happened, when it is written down.
    pub log: Vec<Event>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Shot,
    Pursuit,
    Blow,
}

fn dice(dice: Dice) -> (u8, u8, i32) {
    match dice {
        Dice::Sum { n, sides, bonus } => (n, sides, i32::from(bonus)),
        _ => (1, 6, 0),
    }
}

fn ability(score: u8) -> i32 {
    match score {
        0..=3 => -3,
        4..=5 => -2,
        6..=8 => -1,
        9..=12 => 0,
        13..=15 => 1,
        16..=17 => 2,
        _ => 3,
    }
}

struct Bits(u32);

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let i = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(i)
    }
}

impl Unit {
    #[inline(always)]
    fn met(&self) -> bool {
        self.at == Where::Field && self.officer_of == NOBODY
    }

    #[inline(always)]
    fn live(&self) -> u32 {
        self.contacts & !self.inert
    }

    #[inline(always)]
    fn recount(&mut self) {
        self.n = if self.pvt <= 0 { 0 } else { (self.pvt + self.pvi - 1) / self.pvi };
    }
}

impl HandFight {
    /// From the battle the rules mustered.
    pub fn new(battle: &Battle) -> HandFight {
        let body = |i: usize| {
            let b = &battle.bodies[i];
            Unit {
                side: b.side.index(),
                hero: b.kind == BodyKind::Hero,
                n0: i64::from(b.n0),
                n: i64::from(b.n),
                n_start: i64::from(b.n),
                pvi: b.pvi,
                pvt: b.pvt,
                row: usize::from(b.row),
                armour: i32::from(b.armour),
                melee: dice(b.melee),
                ranged: b.ranged.map_or((0, 0, 0), dice),
                shoots: b.ranged.is_some(),
                moral: i32::from(b.moral),
                mobile: b.mobile(),
                lancer: b.mounted && b.lances,
                pikes: b.infantry && b.polearms,
                ability: (ability(b.int), ability(b.sag)),
                officer_of: or_nobody(b.officer_of),
                at: b.at,
                demoralised: false,
                demoralised_seq: 0,
                routed_seq: 0,
                leaving: false,
                surrendering: false,
                order: Order::None,
                began_free: false,
                moved: false,
                struck: false,
                favours: 0,
                contacts: 0,
                inert: 0,
                fresh: 0,
                charging: 0,
            }
        };
        HandFight {
            units: std::array::from_fn(|i| body(i.min(battle.bodies.len() - 1))),
            count: battle.bodies.len(),
            chief: battle.camps.map(|camp| or_nobody(camp.chief)),
            chief_dead: [false; 2],
            standard: battle.camps.map(|camp| or_nobody(camp.standard)),
            standard_lost: [false; 2],
            sequence: 1,
            hurts: Vec::with_capacity(64),
            hurts_before: Vec::with_capacity(64),
            log: Vec::with_capacity(2048),
        }
    }

    /// A fresh copy that keeps its lists.
    pub fn reset(&mut self, from: &HandFight) {
        self.units = from.units;
        self.chief_dead = [false; 2];
        self.standard_lost = [false; 2];
        self.sequence = 1;
        self.hurts.clear();
        self.hurts_before.clear();
        self.log.clear();
    }

    /// Plays to the end; the winner, and in which sequence.
    pub fn play<const LOG: bool>(&mut self, rng: &mut Rng) -> (Option<usize>, u16) {
        loop {
            if self.sequence > 1 {
                let holds =
                    [0, 1].map(|side| (0..self.count).any(|i| self.units[i].side == side && self.units[i].met()));
                match holds {
                    [false, false] => return (None, self.sequence),
                    [true, false] => return (Some(0), self.sequence),
                    [false, true] => return (Some(1), self.sequence),
                    [true, true] => {}
                }
            }
            if self.sequence > 200 {
                return (None, self.sequence);
            }
            self.begin::<LOG>();
            self.orders::<LOG>();
            self.shots::<LOG>(rng);
            self.moves::<LOG>(rng);
            self.pursuit::<LOG>(rng);
            self.melee::<LOG>(rng);
            self.morale_tests::<LOG>(rng);
            self.rallies::<LOG>(rng);
        }
    }

    #[inline(always)]
    fn say<const LOG: bool>(&mut self, event: Event) {
        if LOG {
            self.log.push(event);
        }
    }

    fn begin<const LOG: bool>(&mut self) {
        for u in &mut self.units[..self.count] {
            u.n_start = u.n;
            u.order = Order::None;
            (u.moved, u.struck, u.fresh, u.charging, u.favours) = (false, false, 0, 0, 0);
        }
        self.say::<LOG>(Event::Began);
        self.say::<LOG>(Event::Step(Step::Ordres));
    }

    fn fit(&self, i: usize, moral_phase: bool) -> bool {
        let u = &self.units[i];
        u.met() && !u.leaving && (!u.demoralised || (u.demoralised_seq == self.sequence && !moral_phase))
    }

    fn leads(&self, side: usize) -> Option<&Unit> {
        let chief = self.chief[side];
        if chief == NOBODY || self.chief_dead[side] {
            return None;
        }
        let u = &self.units[usize::from(chief)];
        matches!(u.at, Where::Field | Where::Aside).then_some(u)
    }

    fn with_officers(&self, i: usize) -> i64 {
        let own = self.units[i].pvt;
        if self.units[i].hero {
            return own;
        }
        own + self.units[..self.count]
            .iter()
            .filter(|o| usize::from(o.officer_of) == i && o.at == Where::Field)
            .map(|o| o.pvt)
            .sum::<i64>()
    }

    fn hurt_before(&self, unit: usize, by: usize) -> i64 {
        self.hurts_before
            .iter()
            .filter(|h| usize::from(h.unit) == unit && usize::from(h.by) == by)
            .map(|h| h.damage)
            .sum()
    }

    fn hurt_most(&self, unit: usize, by: usize) -> bool {
        let own = self.hurt_before(unit, by);
        own > 0
            && self
                .hurts_before
                .iter()
                .filter(|h| usize::from(h.unit) == unit)
                .all(|h| self.hurt_before(unit, usize::from(h.by)) <= own)
    }

    fn table(&self, by: usize, on: usize) -> i32 {
        let column = self.units[on].armour - 10;
        let at = TABLE[self.units[by].row][usize::try_from(column.clamp(0, 12)).unwrap_or(0)];
        if (0..=12).contains(&column) {
            at
        } else {
            (at - 5 * if column < 0 { column } else { column - 12 }).clamp(5, 100)
        }
    }

    fn percent(&self, by: usize, on: usize, kind: Kind) -> i64 {
        let (u, f) = (&self.units[by], &self.units[on]);
        let mut p = self.table(by, on);
        if u.favours > 0 && self.leads(u.side).is_some() {
            p += 5 * u.favours;
        }
        if kind == Kind::Pursuit && matches!(f.order, Order::Fuite(_)) && self.hurt_most(on, by) {
            p += 10;
        }
        if let Some(chief) = self.leads(f.side)
            && chief.ability.1 > 0
            && matches!(f.order, Order::Tir(_) | Order::Hold | Order::Rallier)
        {
            p -= 5 * chief.ability.1;
        }
        i64::from(p.max(0))
    }

    fn factor(&self, by: usize, on: usize, kind: Kind) -> i64 {
        let (u, f) = (&self.units[by], &self.units[on]);
        let mut m = if !u.hero && f.hero { u.n.min(10) } else { u.n };
        if u.hero && !f.hero {
            m *= 3;
        }
        if kind == Kind::Blow {
            if u.lancer && u.charging >> on & 1 == 1 {
                m *= 2;
            }
            if u.pikes && !u.moved && f.charging >> by & 1 == 1 && f.lancer {
                m *= 2;
            }
        }
        m
    }

    fn weapon(&self, by: usize, kind: Kind) -> (u8, u8, i32) {
        let u = &self.units[by];
        if kind == Kind::Shot && u.shoots { u.ranged } else { u.melee }
    }

    fn gain(&self, by: usize, on: usize, kind: Kind) -> i64 {
        let (n, sides, bonus) = self.weapon(by, kind);
        let mean = i64::from((i32::from(n) * (i32::from(sides) + 1) + 2 * bonus).max(0));
        let points = mean * self.percent(by, on, kind) * 8 * self.factor(by, on, kind);
        let charge = kind == Kind::Blow && self.units[by].lancer && self.units[by].contacts == 0;
        (if charge { 2 * points } else { points }).min(2 * self.with_officers(on))
    }

    fn best(&self, by: usize, among: impl Iterator<Item = usize>, kind: Kind) -> (u8, i64) {
        let mut best = (NOBODY, 0);
        for on in among {
            let g = self.gain(by, on, kind);
            if g > best.1 {
                best = (on as u8, g);
            }
        }
        best
    }

    fn foes(&self, side: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.count).filter(move |&i| self.units[i].side != side && self.units[i].met())
    }

    fn order(&self, i: usize) -> Order {
        let u = &self.units[i];
        if u.demoralised {
            if u.contacts != 0 {
                return if u.mobile { Order::Repli(false) } else { Order::Fuite(false) };
            }
            let shaken = u.routed_seq == 0 && u.demoralised_seq + 1 == self.sequence;
            let open = if u.routed_seq > 0 { u.routed_seq <= self.sequence } else { u.demoralised_seq < self.sequence };
            return if !shaken && open { Order::Rallier } else { Order::Hold };
        }
        if u.contacts != 0 {
            return Order::Strike;
        }
        if u.hero
            && let Some(rival) = self.foes(u.side).find(|&f| self.units[f].hero)
        {
            return Order::Defier(id(rival as u8));
        }
        if u.shoots {
            let shot = self.best(i, self.foes(u.side).filter(|&f| self.units[f].contacts == 0), Kind::Shot).0;
            if shot != NOBODY {
                return Order::Tir(id(shot));
            }
        }
        // A chief on his own does not go at a company while he has troops to lead.
        let leads = |f: usize| {
            let f = &self.units[f];
            f.side == u.side && !f.hero && f.met() && !f.leaving && !f.demoralised
        };
        if u.hero && usize::from(self.chief[u.side]) == i && (0..self.count).any(leads) {
            return Order::Hold;
        }
        let blow = self.best(i, self.foes(u.side).filter(|&f| !self.units[f].leaving), Kind::Blow).0;
        if blow == NOBODY { Order::Hold } else { Order::Engagement(id(blow)) }
    }

    fn orders<const LOG: bool>(&mut self) {
        let mut orders = [(0usize, Order::None); MOST];
        let mut given = 0;
        for i in 0..self.count {
            if self.units[i].met() && !self.units[i].leaving {
                orders[given] = (i, self.order(i));
                given += 1;
            }
        }
        let orders = &orders[..given];
        let mut favoured = [NOBODY; 6];
        let mut favours = 0;
        for side in [0, 1] {
            let Some(chief) = self.leads(side) else { continue };
            for _ in 0..chief.ability.0.max(0) {
                let mut most = (NOBODY, 0);
                for &(i, order) in orders.iter().filter(|(i, _)| self.units[*i].side == side) {
                    let g = match order {
                        Order::Tir(on) => self.gain(i, usize::from(on), Kind::Shot),
                        Order::Engagement(on) => self.gain(i, usize::from(on), Kind::Blow),
                        Order::Strike => self.best(i, Bits(self.units[i].contacts), Kind::Blow).1,
                        _ => 0,
                    };
                    if g > most.1 {
                        most = (i as u8, g);
                    }
                }
                if most.0 != NOBODY {
                    favoured[favours] = most.0;
                    favours += 1;
                }
            }
        }
        for &(i, order) in orders {
            self.units[i].order = order;
            self.units[i].began_free = self.units[i].contacts == 0;
            self.say::<LOG>(Event::Ordered { unit: id(i as u8), order });
        }
        for &unit in &favoured[..favours] {
            self.units[usize::from(unit)].favours += 1;
            self.say::<LOG>(Event::Favoured { unit: id(unit) });
        }
        self.say::<LOG>(Event::Step(Step::Tir));
    }

    fn strike<const LOG: bool>(&mut self, rng: &mut Rng, attacks: &[(usize, usize, Kind)]) {
        let mut points = [0i64; 2 * MOST];
        for (slot, &(by, on, kind)) in points.iter_mut().zip(attacks) {
            let share = self.percent(by, on, kind);
            let factor = self.factor(by, on, kind);
            let (n, sides, bonus) = self.weapon(by, kind);
            let mut total = bonus;
            for _ in 0..n {
                total += rng.face(sides);
            }
            *slot = i64::from(total.max(0)) * share * 8 * factor;
        }
        for (&damage, &(by, on, kind)) in points.iter().zip(attacks) {
            let how = match kind {
                Kind::Shot => HurtBy::Shot,
                Kind::Pursuit => HurtBy::Pursuit,
                Kind::Blow => HurtBy::Blow,
            };
            let (unit, by) = (on as u8, by as u8);
            self.hurts.push(Hurt { unit, by, damage });
            self.say::<LOG>(Event::Hurt { unit: id(unit), by: id(by), damage, how });
        }
    }

    fn shots<const LOG: bool>(&mut self, rng: &mut Rng) {
        let before = self.hurts.len();
        let mut attacks = [(0, 0, Kind::Shot); MOST];
        let mut n = 0;
        for i in 0..self.count {
            if let (true, Order::Tir(on)) = (self.units[i].met() && self.units[i].contacts == 0, self.units[i].order) {
                let on = usize::from(on);
                if self.units[on].met() && self.units[on].contacts == 0 {
                    attacks[n] = (i, on, Kind::Shot);
                    n += 1;
                }
            }
        }
        self.strike::<LOG>(rng, &attacks[..n]);
        self.phase_end::<LOG>(rng, before);
        self.say::<LOG>(Event::Step(Step::Mouvement));
    }

    fn phase_end<const LOG: bool>(&mut self, rng: &mut Rng, before: usize) {
        if self.hurts.len() > before {
            for i in 0..self.count {
                let mut damage = 0;
                for h in &self.hurts[before..] {
                    if usize::from(h.unit) == i {
                        damage += h.damage;
                    }
                }
                if damage > 0 {
                    self.lose(i, damage);
                    self.say::<LOG>(Event::Lost { unit: id(i as u8), damage });
                }
            }
        }
        self.settle::<LOG>(rng);
    }

    fn lose(&mut self, i: usize, damage: i64) {
        let u = &mut self.units[i];
        let taken = damage.clamp(0, u.pvt);
        u.pvt -= taken;
        u.recount();
        let mut beyond = damage - taken;
        if beyond <= 0 || u.hero {
            return;
        }
        for o in &mut self.units[..self.count] {
            if usize::from(o.officer_of) == i && o.at == Where::Field && beyond > 0 {
                let taken = beyond.min(o.pvt);
                o.pvt -= taken;
                beyond -= taken;
                o.recount();
            }
        }
    }

    fn part(&mut self, a: usize, b: usize) {
        for (x, y) in [(a, b), (b, a)] {
            let keep = !(1 << y);
            let u = &mut self.units[x];
            (u.contacts, u.inert, u.fresh, u.charging) =
                (u.contacts & keep, u.inert & keep, u.fresh & keep, u.charging & keep);
        }
    }

    fn part_from_all(&mut self, i: usize) {
        for other in Bits(self.units[i].contacts) {
            self.part(i, other);
        }
    }

    fn settle<const LOG: bool>(&mut self, rng: &mut Rng) {
        for i in 0..self.count {
            if self.units[i].at != Where::Field || self.units[i].pvt > 0 {
                continue;
            }
            for hero in 0..self.count {
                let o = &self.units[hero];
                if usize::from(o.officer_of) == i && o.at == Where::Field && o.pvt > 0 {
                    self.inherit(hero, i);
                    self.say::<LOG>(Event::Alone { hero: id(hero as u8), heir: true });
                }
            }
            self.part_from_all(i);
            let u = &mut self.units[i];
            (u.at, u.pvt, u.n) = (Where::Destroyed, 0, 0);
            self.say::<LOG>(Event::Destroyed { unit: id(i as u8) });
        }
        for (s, side) in Side::BOTH.into_iter().enumerate() {
            let bearer = self.standard[s];
            if bearer != NOBODY
                && !self.standard_lost[s]
                && matches!(self.units[usize::from(bearer)].at, Where::Left | Where::Surrendered | Where::Destroyed)
            {
                self.standard_lost[s] = true;
                self.say::<LOG>(Event::StandardLost { side });
            }
        }
        for (s, side) in Side::BOTH.into_iter().enumerate() {
            let chief = self.chief[s];
            if chief == NOBODY || self.chief_dead[s] || self.units[usize::from(chief)].at != Where::Destroyed {
                continue;
            }
            self.chief_dead[s] = true;
            self.say::<LOG>(Event::ChiefFell { side });
            let mut results = [(0usize, false); MOST];
            let mut n = 0;
            for i in 0..self.count {
                let u = &self.units[i];
                if u.met() && u.side == s && !u.hero && !u.leaving && !u.surrendering && u.moral < 12 {
                    let target = self.morale(i, false);
                    results[n] = (i, rng.face(6) + rng.face(6) <= target);
                    n += 1;
                }
            }
            for &(i, stood) in &results[..n] {
                if stood {
                    self.say::<LOG>(Event::Stood { unit: id(i as u8) });
                } else {
                    self.units[i].surrendering = true;
                    self.say::<LOG>(Event::Surrendering { unit: id(i as u8) });
                }
            }
        }
    }

    fn inherit(&mut self, hero: usize, unit: usize) {
        let was = self.units[unit];
        let h = &mut self.units[hero];
        h.officer_of = NOBODY;
        (h.order, h.began_free, h.moved, h.struck) = (was.order, was.began_free, was.moved, was.struck);
        for foe in Bits(was.contacts) {
            let charged = self.units[foe].charging >> unit & 1;
            let h = &mut self.units[hero];
            h.contacts |= 1 << foe;
            h.inert |= was.inert & (1 << foe);
            h.fresh |= was.fresh & (1 << foe);
            h.charging |= was.charging & (1 << foe);
            let f = &mut self.units[foe];
            f.contacts |= 1 << hero;
            f.inert |= (was.inert >> foe & 1) << hero;
            f.fresh |= (was.fresh >> foe & 1) << hero;
            f.charging |= charged << hero;
        }
    }

    /// The chief's death is already counted when his own death is tested: the two never add up.
    fn morale(&self, i: usize, rally: bool) -> i32 {
        let u = &self.units[i];
        let mut m = u.moral;
        m += i32::from(u.contacts == 0);
        let own = self.with_officers(i);
        let worst = Bits(u.contacts).map(|f| self.with_officers(f)).max().unwrap_or(0);
        m -= if worst > 3 * own { 2 } else { i32::from(worst > 2 * own) };
        let lost = u.n0 - u.n;
        m -= if lost * 4 > u.n0 * 3 { 3 } else { i32::from(lost * 2 > u.n0) };
        let bearer = self.standard[u.side];
        if self.standard_lost[u.side] {
            m -= 1;
        } else if rally && bearer != NOBODY && self.units[usize::from(bearer)].at == Where::Field {
            m += 1;
        }
        m - if self.chief_dead[u.side] { 2 } else { 0 }
    }

    fn depart(&mut self, i: usize, to: Where) {
        self.part_from_all(i);
        let u = &mut self.units[i];
        (u.at, u.leaving, u.surrendering) = (to, false, false);
        for o in &mut self.units[..self.count] {
            if usize::from(o.officer_of) == i && o.at == Where::Field {
                o.at = to;
            }
        }
    }

    fn moves<const LOG: bool>(&mut self, rng: &mut Rng) {
        for i in 0..self.count {
            if self.units[i].met() && self.units[i].leaving {
                self.depart(i, Where::Left);
                self.say::<LOG>(Event::Left { unit: id(i as u8) });
            }
        }
        for by in 0..self.count {
            let u = self.units[by];
            let Order::Engagement(on) = u.order else { continue };
            if !u.met() || !u.began_free {
                continue;
            }
            let on = usize::from(on);
            if self.units[on].met() {
                if u.contacts >> on & 1 == 0 {
                    self.units[by].contacts |= 1 << on;
                    self.units[by].fresh |= 1 << on;
                    self.units[on].contacts |= 1 << by;
                    self.units[on].fresh |= 1 << by;
                }
                self.units[by].charging |= 1 << on;
                self.units[by].moved = true;
                self.say::<LOG>(Event::Contact { by: id(by as u8), on: id(on as u8) });
            } else {
                self.units[by].moved = true;
                self.say::<LOG>(Event::Lapsed { unit: id(by as u8) });
            }
        }
        self.settle::<LOG>(rng);
        self.say::<LOG>(Event::Step(Step::Poursuite));
    }

    fn dueling(&self, i: usize) -> bool {
        self.units[i].hero
            && (0..self.count).any(|h| match self.units[h].order {
                Order::Defier(on) => self.units[h].met() && (h == i || usize::from(on) == i),
                _ => false,
            })
    }

    fn pursuit<const LOG: bool>(&mut self, rng: &mut Rng) {
        let before = self.hurts.len();
        let mut attacks = [(0, 0, Kind::Pursuit); MOST];
        let mut n = 0;
        for unit in 0..self.count {
            let u = &self.units[unit];
            if !u.met() || u.contacts == 0 || !matches!(u.order, Order::Fuite(_)) {
                continue;
            }
            let mut chosen = (NOBODY, 0);
            for by in Bits(u.contacts) {
                let f = &self.units[by];
                let able = self.fit(by, false) && !f.order.disengages() && !f.struck && !self.dueling(by);
                if f.fresh >> unit & 1 == 1 || f.inert >> unit & 1 == 1 || !able {
                    continue;
                }
                let g = self.gain(by, unit, Kind::Pursuit);
                let others = Bits(f.live() & !(1 << unit)).filter(|&c| !self.units[c].order.disengages());
                if g > chosen.1 && g >= self.best(by, others, Kind::Blow).1 {
                    chosen = (by as u8, g);
                }
            }
            if chosen.0 != NOBODY {
                self.units[usize::from(chosen.0)].struck = true;
                self.say::<LOG>(Event::Struck { unit: id(chosen.0) });
                attacks[n] = (usize::from(chosen.0), unit, Kind::Pursuit);
                n += 1;
            }
        }
        self.strike::<LOG>(rng, &attacks[..n]);
        self.phase_end::<LOG>(rng, before);
        for i in 0..self.count {
            let u = self.units[i];
            if !u.met() || !u.order.disengages() {
                continue;
            }
            for from in Bits(u.contacts & !u.fresh & !u.inert) {
                self.units[i].inert |= 1 << from;
                self.units[from].inert |= 1 << i;
                self.say::<LOG>(Event::BrokeAway { unit: id(i as u8), from: id(from as u8) });
            }
            self.units[i].moved = true;
            self.say::<LOG>(Event::Lapsed { unit: id(i as u8) });
            if !u.hero {
                self.units[i].routed_seq = self.sequence;
                self.say::<LOG>(Event::Ran { unit: id(i as u8) });
            }
        }
        self.say::<LOG>(Event::Step(Step::Melee));
    }

    fn melee<const LOG: bool>(&mut self, rng: &mut Rng) {
        let before = self.hurts.len();
        let mut attacks = [(0, 0, Kind::Blow); MOST];
        let mut n = 0;
        for i in 0..self.count {
            let u = &self.units[i];
            if !u.met() || u.contacts == 0 || u.struck || u.n == 0 || self.dueling(i) {
                continue;
            }
            let live = u.live();
            let on = match u.order {
                Order::Engagement(on) if live >> on.number() & 1 == 1 => usize::from(on),
                _ if live == 0 => continue,
                _ if live.count_ones() == 1 => live.trailing_zeros() as usize,
                _ => match self.best(i, Bits(live), Kind::Blow).0 {
                    NOBODY => live.trailing_zeros() as usize,
                    on => usize::from(on),
                },
            };
            attacks[n] = (i, on, Kind::Blow);
            n += 1;
        }
        self.strike::<LOG>(rng, &attacks[..n]);
        for &(by, ..) in &attacks[..n] {
            self.units[by].struck = true;
            self.say::<LOG>(Event::Struck { unit: id(by as u8) });
        }
        self.duels::<LOG>(rng);
        self.phase_end::<LOG>(rng, before);
        self.say::<LOG>(Event::Step(Step::Moral));
    }

    /// At most one hero a side can stand alone here: every fight is one against one.
    fn duels<const LOG: bool>(&mut self, rng: &mut Rng) {
        let mut done = 0u32;
        for i in 0..self.count {
            let Order::Defier(on) = self.units[i].order else { continue };
            let on = usize::from(on);
            if done >> i & 1 == 1 || !self.units[i].met() || self.units[on].at != Where::Field {
                continue;
            }
            done |= 1 << i | 1 << on;
            let (one, other) = (i.min(on), i.max(on));
            let by_side = if self.units[one].side == 0 { [one, other] } else { [other, one] };
            let mut left = by_side.map(|f| self.units[f].pvt);
            let mut rounds = 10;
            for round in 1..=10 {
                let (a, b) = (rng.face(6), rng.face(6));
                if a == b {
                    let before = left;
                    for s in [0, 1] {
                        if before[s] > 0 {
                            left[1 - s] = (left[1 - s] - self.duel_blow(rng, by_side[s], by_side[1 - s])).max(0);
                        }
                    }
                } else {
                    let first = usize::from(b > a);
                    for s in [first, 1 - first] {
                        if left[s] > 0 && left[1 - s] > 0 {
                            left[1 - s] = (left[1 - s] - self.duel_blow(rng, by_side[s], by_side[1 - s])).max(0);
                        }
                    }
                }
                if left[0] <= 0 || left[1] <= 0 {
                    rounds = round;
                    break;
                }
            }
            self.say::<LOG>(Event::Dueled { one: id(one as u8), other: id(other as u8), rounds });
            for unit in [one, other] {
                let s = usize::from(by_side[1] == unit);
                let damage = self.units[unit].pvt - left[s];
                let by = by_side[1 - s] as u8;
                if damage > 0 {
                    let unit = unit as u8;
                    self.hurts.push(Hurt { unit, by, damage });
                    self.say::<LOG>(Event::Hurt { unit: id(unit), by: id(by), damage, how: HurtBy::Duel });
                }
                self.units[unit].struck = true;
                self.say::<LOG>(Event::Struck { unit: id(unit as u8) });
            }
        }
    }

    fn duel_blow(&self, rng: &mut Rng, by: usize, on: usize) -> i64 {
        let need = 21 - self.table(by, on) / 5;
        let hit = rng.face(20) >= need;
        let (n, sides, bonus) = self.units[by].melee;
        let mut harm = bonus;
        for _ in 0..n {
            harm += rng.face(sides);
        }
        if hit { i64::from(harm.max(0)) * PV } else { 0 }
    }

    fn morale_tests<const LOG: bool>(&mut self, rng: &mut Rng) {
        for one in 0..self.count {
            for other in Bits(self.units[one].inert) {
                self.part(one, other);
                self.say::<LOG>(Event::Parted { one: id(one as u8), other: id(other as u8) });
            }
        }
        let mut results = [(0usize, false); MOST];
        let mut n = 0;
        for i in 0..self.count {
            let u = &self.units[i];
            if u.met() && !u.hero && u.n < u.n_start && !u.demoralised && !u.leaving && !u.surrendering && u.moral < 12
            {
                let target = self.morale(i, false);
                results[n] = (i, rng.face(6) + rng.face(6) <= target);
                n += 1;
            }
        }
        for &(i, stood) in &results[..n] {
            let unit = i as u8;
            if stood {
                self.say::<LOG>(Event::Stood { unit: id(unit) });
            } else {
                let sequence = self.sequence;
                let u = &mut self.units[i];
                (u.demoralised, u.demoralised_seq, u.routed_seq) = (true, sequence, 0);
                self.say::<LOG>(Event::Demoralised { unit: id(unit), fear: Fear::Losses });
            }
        }
        self.say::<LOG>(Event::Step(Step::Ralliement));
    }

    fn rallies<const LOG: bool>(&mut self, rng: &mut Rng) {
        let mut results = [(0usize, false); MOST];
        let mut n = 0;
        for i in 0..self.count {
            let u = &self.units[i];
            if !u.met() || !u.demoralised || u.leaving || u.contacts != 0 {
                continue;
            }
            let may = match u.order {
                Order::Rallier => true,
                Order::Hold => u.routed_seq == 0 && u.demoralised_seq + 1 == self.sequence,
                Order::Fuite(_) | Order::Repli(_) => u.routed_seq == self.sequence,
                _ => false,
            };
            if may {
                let target = self.morale(i, true);
                results[n] = (i, rng.face(6) + rng.face(6) <= target);
                n += 1;
            }
        }
        for &(i, stood) in &results[..n] {
            let u = &mut self.units[i];
            if stood {
                (u.demoralised, u.routed_seq) = (false, 0);
                self.say::<LOG>(Event::Rallied { unit: id(i as u8) });
            } else {
                u.leaving = true;
                self.say::<LOG>(Event::Leaving { unit: id(i as u8) });
            }
        }
        for i in 0..self.count {
            if self.units[i].surrendering && self.units[i].met() {
                self.depart(i, Where::Surrendered);
                self.say::<LOG>(Event::Surrendered { unit: id(i as u8) });
            }
        }
        self.settle::<LOG>(rng);
        std::mem::swap(&mut self.hurts, &mut self.hurts_before);
        self.hurts.clear();
        self.sequence += 1;
        self.say::<LOG>(Event::Ended);
    }
}
