//! What each person may see of everyone: a card and a sheet for every body, engine and section of wall.

use crate::brought::options::Edition;
use crate::chapters::engines::{self, WORK};
use crate::nouns::battle::{Battle, Id, PV, Unit};
use crate::nouns::terms::{BodyKind, Wall, Where};
use crate::nouns::walls::{Aim, Engine, EngineId, Fort, SINCE, Section, SectionId};
use crate::shown::sheet;
use crate::shown::sight::{Sight, in_words};
use montjoie_game::{Arg, Condition, Fate, Figure, Sheet, Viewer};
use montjoie_table::{Id as _, Subject};
use std::sync::LazyLock;

/// The book's word for the state of a body.
pub(crate) fn state(b: &Battle, id: Id) -> &'static str {
    let body = b.at(id);
    match body.at {
        Where::Absent => "absent",
        Where::Aside => "aside",
        Where::Left => "left",
        Where::Surrendered => "surrendered",
        Where::Fallen => "fallen",
        Where::Destroyed => "destroyed",
        Where::Field if body.surrendering => "surrendering",
        Where::Field if body.leaving => "leaving",
        Where::Field if body.demoralised => "demoralised",
        Where::Field if body.free() => "free",
        Where::Field => "engaged",
    }
}

/// The Fluent id of a state.
fn state_id(word: &str) -> &'static str {
    static IDS: LazyLock<Vec<String>> =
        LazyLock::new(|| crate::STATES.iter().map(|state| format!("bx-state-{state}")).collect());
    crate::STATES.iter().position(|s| *s == word).map_or("", |place| &IDS[place])
}

fn condition(body: &Unit) -> Condition {
    match body.at {
        Where::Absent => Condition::Absent,
        Where::Left => Condition::Gone,
        Where::Surrendered => Condition::Captured,
        Where::Destroyed | Where::Fallen => Condition::Destroyed,
        Where::Field if body.demoralised || body.leaving || body.surrendering => Condition::Broken,
        Where::Field | Where::Aside => Condition::Fit,
    }
}

/// Where a body stands against the start: heads for a unit, points for one alone.
pub(crate) fn fate(b: &Battle, id: Id) -> Fate {
    let body = b.at(id);
    let points = |p: i64| (p + PV - 1) / PV;
    let (initial, now, worth) = if body.kind == BodyKind::Unit {
        (i64::from(body.n0), i64::from(body.n), body.pvi)
    } else {
        (points(body.pvt0), points(body.pvt), PV)
    };
    Fate {
        subject: Subject::from(id),
        side: body.side,
        initial,
        now,
        worth,
        condition: condition(body),
        word: state(b, id),
        person: body.kind == BodyKind::Hero,
    }
}

/// Everyone and everything this viewer may see: bodies, then engines, then walls.
pub(crate) fn sheets(b: &Battle, viewer: Viewer) -> Vec<Sheet> {
    let sight = Sight { b, viewer };
    let mut all: Vec<Sheet> = b.ids().filter(|&id| sight.sees(id)).map(|id| sight.body(id)).collect();
    all.extend(b.engine_ids().zip(&b.engines).map(|(number, engine)| sight.engine(number, engine)));
    if let Some(fort) = &b.fort {
        all.extend(fort.each().map(|section| sight.section(fort, section)));
    }
    all
}

/// Which pictogram: what anyone can see of a body from afar.
pub(super) fn pictogram(body: &Unit) -> &'static str {
    match body.kind {
        BodyKind::Hero => "character",
        BodyKind::Huge => "monster",
        BodyKind::Unit if body.flying => "flyer",
        BodyKind::Unit if body.mounted => "horse",
        BodyKind::Unit if body.ranged.is_some() => "archers",
        BodyKind::Unit => "foot",
    }
}

/// A line of a sheet that is told and not summed up.
fn plain(word: &'static str, value: Arg, rule: &'static str) -> Figure {
    Figure { word, value, terms: Vec::new(), rule, field: None, main: false }
}

impl Sight<'_> {
    fn seen(&self, ids: impl IntoIterator<Item = Id>) -> Vec<Subject> {
        ids.into_iter().filter(|&id| self.sees(id)).map(Subject::from).collect()
    }

    fn body(&self, id: Id) -> Sheet {
        let body = self.b.at(id);
        let fate = fate(self.b, id);
        let (counts, reads) = (self.counts(id), self.reads(id));
        // Whoever is out of the fight is seen to be.
        let shows = reads || matches!(body.at, Where::Fallen | Where::Surrendered | Where::Destroyed);
        let with: Vec<Id> = match body.officer_of {
            Some(led) => vec![led],
            None => self.b.officers(id).map(|(officer, _)| officer).collect(),
        };
        Sheet {
            subject: fate.subject,
            side: body.side,
            kind: pictogram(body),
            strength: counts.then_some((fate.now, fate.initial)),
            state: shows.then(|| state_id(fate.word)),
            condition: shows.then_some(fate.condition),
            words: (reads && !counts && fate.condition < Condition::Gone).then(|| in_words(body)),
            against: self.seen(body.contacts),
            with: self.seen(with),
            figures: if counts {
                sheet::figures(self, id)
            } else if reads {
                sheet::order(self, id)
            } else {
                Vec::new()
            },
        }
    }

    /// BX-71 — an engine: its crew for strength.
    fn engine(&self, number: EngineId, engine: &Engine) -> Sheet {
        let open = self.is_open(engine.side);
        let kind = engines::kind(self.b, number);
        let ready = engines::can_shoot(self.b, number);
        let yes_no = |yes: bool| Arg::Word(if yes { "yes" } else { "no" });
        let mut figures = Vec::new();
        if open {
            let dice = montjoie_table::Dice::Sum { n: kind.dice.0, sides: kind.dice.1, bonus: 0 };
            figures.push(plain("bx-figure-engine", Arg::Word(engine_id(engine.kind)), "BX-71"));
            figures.push(Figure { main: true, ..plain("bx-figure-damage", Arg::Dice(dice), "BX-71") });
            figures.push(Figure { main: true, ..plain("bx-figure-crew", Arg::Number(engine.crew.into()), "BX-71") });
            figures.push(plain("bx-figure-engineer", yes_no(engine.engineer), "BX-71"));
            let aim = match engine.aim {
                Aim::Nothing => None,
                Aim::Unit(unit) => (self.owns(engine.side) || self.sees(unit)).then(|| Subject::from(unit)),
                Aim::Section(section) => Some(section.into()),
            };
            let aimed = |at| Figure { main: true, ..plain("bx-figure-aim", Arg::Who(at), "BX-71") };
            figures.extend(aim.map(aimed));
        }
        Sheet {
            subject: self.b.engine_place(number),
            side: engine.side,
            kind: "engine",
            strength: open.then_some((i64::from(engine.crew), i64::from(kind.crew.1))),
            state: match engine.at {
                // Smoke and an empty place are seen from afar.
                Where::Destroyed => Some("bx-engine-burnt"),
                Where::Field => open.then_some(if ready { "bx-engine-ready" } else { "bx-engine-silent" }),
                _ => Some("bx-engine-away"),
            },
            condition: match engine.at {
                Where::Destroyed => Some(Condition::Destroyed),
                Where::Field => open.then_some(if ready { Condition::Fit } else { Condition::Shaken }),
                _ => Some(Condition::Gone),
            },
            words: None,
            against: Vec::new(),
            with: self.seen(engine.served_by),
            figures,
        }
    }

    /// BX-61 — a section of wall: who is on it, who is at it, and what is left of it to those who batter it.
    fn section(&self, fort: &Fort, section: SectionId) -> Sheet {
        let place = section.index() % fort.walls.len();
        let breached = fort.breached[place];
        let on_it = |body: &Unit| body.section == Section(Some(section));
        let defends = |body: &Unit| body.side == fort.besieged && body.inside && on_it(body);
        let attacks = |body: &Unit| body.side != fort.besieged && on_it(body);
        let known = self.is_open(fort.besieged.foe());
        let left = i64::from(WORK.saturating_sub(fort.battered[place]));
        let wall = fort.walls[place];
        let mut figures = vec![Figure { main: true, ..plain("bx-figure-wall", Arg::Word(wall_id(wall)), "BX-65") }];
        if breached > SINCE {
            let since = Arg::Number(i64::from(breached - SINCE));
            figures.push(Figure { main: true, ..plain("bx-figure-breached_in", since, "BX-68") });
        }
        if known && breached == 0 && left < i64::from(WORK) {
            let shaken = Arg::Number(100 - left * 100 / i64::from(WORK));
            figures.push(Figure { main: true, ..plain("bx-figure-battered", shaken, "BX-65") });
        }
        if known && breached == 0 && wall == Wall::Gate && fort.ram_need > 0 {
            let to_go = Arg::Number(i64::from(fort.ram_need.saturating_sub(fort.ram_done)));
            figures.push(Figure { main: true, ..plain("bx-figure-ram_left", to_go, "BX-66") });
        }
        Sheet {
            subject: section.into(),
            side: fort.besieged,
            kind: "wall",
            strength: known.then_some((if breached > 0 { 0 } else { left }, i64::from(WORK))),
            state: Some(if breached > 0 { "bx-wall-breached" } else { "bx-wall-intact" }),
            condition: Some(if breached > 0 { Condition::Broken } else { Condition::Fit }),
            words: None,
            against: self.seen(self.b.present().filter(|(_, body)| attacks(body)).map(|(id, _)| id)),
            with: self.seen(self.b.present().filter(|(_, body)| defends(body)).map(|(id, _)| id)),
            figures,
        }
    }
}

fn engine_id(kind: u8) -> &'static str {
    match kind {
        0 => "bx-engine-baliste",
        1 => "bx-engine-catapulte_legere",
        2 => "bx-engine-catapulte_lourde",
        _ => "bx-engine-trebuchet",
    }
}

fn wall_id(wall: Wall) -> &'static str {
    match wall {
        Wall::Wall => "bx-wall-wall",
        Wall::TowerMedium => "bx-wall-tower_medium",
        Wall::TowerLarge => "bx-wall-tower_large",
        Wall::Gate => "bx-wall-gate",
    }
}

/// Armour class as the edition counts it.
pub(crate) fn armour(b: &Battle, body: &Unit) -> i64 {
    match b.edition {
        Edition::Ascendant => i64::from(body.armour),
        Edition::Descendant => 19 - i64::from(body.armour),
    }
}
