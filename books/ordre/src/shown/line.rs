//! What is told of each thing that happens: an id and its values. The words are in `text/tell/`.
//!
//! `-seen` is the same thing told to one who may not know the figures. The one who acts is `$unit`, the one it is done to `$target`.

mod why;

use crate::brought::options::Options;
use crate::chapters::time::sequence_length;
use crate::chapters::{groups, losses};
use crate::events::{Event, Field, How, Opponent, Terms, Withdrawal};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::{CIRCUMSTANCES, SHOCK, SHOTS, SPENDING};
use crate::nouns::terms::{Class, Lot, Mode, Weather, Where};
use crate::shown::sight::Eyes;
use montjoie_game::{Arg, Message, Setting as _, Viewer};
use montjoie_table::{Head, Heard, Side, Subject, UnitId};

pub(crate) fn line(before: &Battle, heard: &Heard<Event>, viewer: Viewer) -> Option<Message> {
    let eyes = Eyes { b: before, viewer };
    let mut told = match heard {
        Heard::Event(event) => eyes.event(event),
        Heard::Judged { head, value, given: true, .. } => eyes.judged(head, *value),
        Heard::Chose { head, ruled: true, .. } if viewer == Viewer::Gm => Some(of("ordre-tell-outside", head.key.of)),
        Heard::Chose { head, token, .. } if head.key.rule == SPENDING && token.verb == "non" => eyes.keeps(head.key.of),
        Heard::Thrown(_) | Heard::Judged { .. } | Heard::Chose { .. } => None,
    }?;
    // Who is lost in a body is told as the body.
    for (_, arg) in &mut told.args {
        if let Arg::Who(who) = arg {
            *who = eyes.body(*who).unwrap_or(*who);
        }
    }
    Some(told)
}

fn of(id: &'static str, unit: Subject) -> Message {
    Message::new(id).who("unit", unit)
}

fn on(id: &'static str, unit: Subject, target: Subject) -> Message {
    of(id, unit).who("target", target)
}

fn side(id: &'static str, side: Side) -> Message {
    Message::new(id).who("side", Subject::side(side))
}

/// So many hundredths of a second went by: exactly in a skirmish, to the second in a small fight, in whole minutes from ten on.
fn went_by(hundredths: i64) -> Message {
    let seconds = hundredths / 100;
    let minutes = (seconds + 30) / 60;
    match seconds {
        ..60 => Message::new("ordre-tell-time-seconds").with("seconds", Arg::Fraction(hundredths, 100)),
        60..600 => {
            Message::new("ordre-tell-time-minutes").number("minutes", seconds / 60).number("seconds", seconds % 60)
        }
        _ if minutes < 60 => Message::new("ordre-tell-time-minutes").number("minutes", minutes).number("seconds", 0),
        _ => Message::new("ordre-tell-time-hours").number("hours", minutes / 60).number("minutes", minutes % 60),
    }
}

/// The message of a loss: to one who knows the figures, and to one who does not. `vehicles`: the fight is of vehicles.
fn loss_ids(how: How, vehicles: bool) -> (&'static str, &'static str) {
    match how {
        How::Pursuit if vehicles => ("ordre-tell-lost-pursuit-vehicles", "ordre-tell-lost-pursuit-vehicles-seen"),
        How::Riposte if vehicles => ("ordre-tell-lost-riposte-vehicles", "ordre-tell-lost-riposte-vehicles-seen"),
        How::Shot => ("ordre-tell-lost-shot", "ordre-tell-lost-shot-seen"),
        How::Shock => ("ordre-tell-lost-shock", "ordre-tell-lost-shock-seen"),
        How::ContactShot => ("ordre-tell-lost-contact", "ordre-tell-lost-contact-seen"),
        How::Pursuit => ("ordre-tell-lost-pursuit", "ordre-tell-lost-pursuit-seen"),
        How::Riposte => ("ordre-tell-lost-riposte", "ordre-tell-lost-riposte-seen"),
        How::Friendly => ("ordre-tell-lost-friendly", "ordre-tell-lost-friendly-seen"),
        How::Vehicles => ("ordre-tell-lost-vehicles", "ordre-tell-lost-vehicles-seen"),
        How::Bombardment => ("ordre-tell-lost-bombardment", "ordre-tell-lost-bombardment-seen"),
        How::Attrition => ("ordre-tell-lost-attrition", "ordre-tell-lost-attrition-seen"),
        How::Ruling => ("ordre-tell-lost-ruling", "ordre-tell-lost-ruling-seen"),
    }
}

fn missed_id(how: How, vehicles: bool) -> &'static str {
    match how {
        How::Pursuit if vehicles => "ordre-tell-miss-pursuit-vehicles",
        How::Riposte if vehicles => "ordre-tell-miss-riposte-vehicles",
        How::Shock => "ordre-tell-miss-shock",
        How::Pursuit => "ordre-tell-miss-pursuit",
        How::Riposte => "ordre-tell-miss-riposte",
        How::Vehicles => "ordre-tell-miss-vehicles",
        How::Bombardment => "ordre-tell-miss-bombardment",
        _ => "ordre-tell-miss-shot",
    }
}

pub(crate) fn class_id(class: Class) -> &'static str {
    match class {
        Class::CrushingDefeat => "ordre-class-crushing_defeat",
        Class::Defeat => "ordre-class-defeat",
        Class::StatusQuo => "ordre-class-status_quo",
        Class::MarginalVictory => "ordre-class-marginal_victory",
        Class::Victory => "ordre-class-victory",
        Class::DecisiveVictory => "ordre-class-decisive_victory",
    }
}

fn weather_id(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "ordre-option-weather-clear",
        Weather::Bad => "ordre-sky-bad",
        Weather::VeryBad => "ordre-sky-very_bad",
        Weather::ExtremeTemp => "ordre-sky-extreme_temp",
        Weather::GruellingTemp => "ordre-option-weather-gruelling_temp",
        Weather::BadExtreme => "ordre-option-weather-bad_extreme_temp",
        Weather::BadGruelling => "ordre-option-weather-bad_gruelling_temp",
        Weather::VeryBadExtreme => "ordre-sky-very_bad_extreme_temp",
        Weather::VeryBadGruelling => "ordre-sky-very_bad_gruelling_temp",
    }
}

impl Eyes<'_> {
    /// What the GM said where the book lets him, when nothing else will tell it.
    fn judged(&self, head: &Head, value: i32) -> Option<Message> {
        let (who, rule) = (head.key.of, head.key.rule);
        let side = self.side(who)?;
        let message = match rule {
            _ if rule == CIRCUMSTANCES && value != 0 => of("ordre-tell-circumstances", who).number("points", value),
            _ if rule == SHOCK && value != 0 => of("ordre-tell-favour", who).number("points", value),
            _ if rule == SHOTS && value == 0 => on("ordre-tell-too-far", who, head.key.to),
            _ => return None,
        };
        self.open(side).then_some(message)
    }

    fn both(&self, one: Subject, other: Subject) -> bool {
        self.sees(one) && self.sees(other)
    }

    /// Told to whoever sees this one.
    fn shown(&self, id: &'static str, who: Subject) -> Option<Message> {
        self.sees(who).then(|| of(id, who))
    }

    /// One of two messages: of men, or of vehicles.
    fn fits(&self, men: &'static str, vehicles: &'static str) -> &'static str {
        if self.b.is_vehicles() { vehicles } else { men }
    }

    /// Whether some of a side ran, were taken or wiped out.
    fn ran(&self, side: Side) -> bool {
        let gone = |at| matches!(at, Where::Off | Where::Removed | Where::Captured);
        self.b.groups.iter().any(|g| g.side == side && (g.routed || gone(g.at)))
    }

    /// Whether somebody broke in the round in which they rally: no strength shows it afterwards, so it is read aloud.
    fn soon(&self, who: Subject) -> bool {
        let now = |id: GroupId| self.b.at(id).routed_seq == self.b.sequence || self.b.siege;
        self.b.group_of(who).is_some_and(|id| self.b.at(id).routed && now(id))
    }

    /// Whether somebody is in rout.
    fn runs(&self, who: Subject) -> bool {
        self.b.group_of(who).is_some_and(|id| self.b.at(id).routed)
    }

    /// Whether a blow of the exchange is told of somebody who has broken or gone in it: all were dealt at the same moment.
    fn at_once(&self, who: Subject, how: How) -> bool {
        let same = matches!(how, How::Shot | How::Shock | How::ContactShot | How::Vehicles);
        let gone = |id: GroupId| self.b.at(id).routed || self.b.at(id).at != Where::Field;
        same && self.b.group_of(who).is_some_and(gone)
    }

    /// ORD-44 — the bonus against the same attacker that a new one takes the place of; none where they add up.
    fn instead(&self, by: Subject, on: Subject, bonus: i32) -> i32 {
        let Some(g) = self.b.group_of(on).map(|id| self.b.at(id)) else { return 0 };
        let adds = self.b.options.counter_bonus == crate::brought::options::CounterBonus::Accumulate;
        let holds = g.counter > 0 && g.counter_on == by && self.b.sequence <= g.counter_until;
        if holds && !adds && g.counter != bonus { g.counter } else { 0 }
    }

    /// Told to whoever may know the figures of this one's side.
    fn known(&self, who: Subject) -> bool {
        self.side(who).is_some_and(|s| self.open(s))
    }

    fn event(&self, event: &Event) -> Option<Message> {
        match *event {
            Event::Arrayed { .. }
            | Event::Week { .. }
            | Event::Endures { .. }
            | Event::Talked { .. }
            | Event::Lifted
            | Event::Began
            | Event::Opened { .. } => self.siege(event),
            Event::Initiative { first, surprised, .. } => Some(match (first, surprised) {
                (None, _) => Message::new("ordre-tell-initiative-none"),
                (Some(first), None) => side("ordre-tell-initiative", first),
                (Some(first), Some(lost)) => side("ordre-tell-surprise", first).who("target", Subject::side(lost)),
            }),
            Event::Shaken => Some(Message::new("ordre-tell-shaken")),
            // It goes by the fighters of both sides, reserves too (ORD-04): told to the GM, and to all where the GM has fixed it.
            Event::Ended => {
                let fixed = self.b.options.time_scale_override > 0;
                (self.viewer == Viewer::Gm || fixed).then(|| went_by(sequence_length(self.b)))
            }
            Event::Declared { side: s } => self.open(s).then(|| side("ordre-tell-declared", s)),
            Event::Withdrew { side: s, how, .. } => Some(side(
                match how {
                    // Not all of them are left to go in good order.
                    Withdrawal::Whole if self.ran(s) => "ordre-tell-withdrew-rest",
                    Withdrawal::Whole => "ordre-tell-withdrew",
                    Withdrawal::Abandoning => "ordre-tell-withdrew-abandoning",
                    Withdrawal::Failed => "ordre-tell-withdrew-failed",
                    Withdrawal::Rout => "ordre-tell-withdrew-rout",
                },
                s,
            )),
            Event::Held { group } => self.held(group),
            Event::Fired { group } => self.last_shots(group),
            Event::Contact { by, on: to } => self.both(by, to).then(|| on("ordre-tell-contact", by, to)),
            Event::Parted { one, other } => self.both(one, other).then(|| on("ordre-tell-parted", one, other)),
            Event::Missed { group, on: to, how, bonus, .. } => {
                let gain = bonus > 0 && matches!(how, How::Shock | How::Riposte) && self.known(to);
                let id = match how {
                    How::Shock if gain => "ordre-tell-miss-shock-bonus",
                    How::Riposte if gain => "ordre-tell-miss-riposte-bonus",
                    _ => missed_id(how, self.b.is_vehicles()),
                };
                let (message, points) = (on(id, group, to), if gain { bonus } else { 0 });
                let instead = if gain { self.instead(group, to, bonus) } else { 0 };
                let with = |m: Message| m.number("points", points).number("instead", instead);
                self.both(group, to).then(|| if gain { with(message) } else { message })
            }
            Event::Lost { group, by, loss, how, capped } => self.lost(group, by.0, (loss, capped), how),
            // Who is himself in rout holds no ground: his riposte broke them, nobody is before them.
            Event::Routed { group, by: Opponent(by), .. }
                if by == Subject::NOBODY || !self.sees(by) || self.runs(by) =>
            {
                let id = self.fits("ordre-tell-routed-alone", "ordre-tell-routed-alone-vehicles");
                self.shown(id, group).map(|told| self.threshold(told, group, by))
            }
            Event::Routed { group, by: Opponent(by), .. } => {
                let told = || on(self.fits("ordre-tell-routed", "ordre-tell-routed-vehicles"), group, by);
                self.sees(group).then(told).map(|told| self.threshold(told, group, by))
            }
            Event::Annihilated { group } => self.shown("ordre-tell-annihilated", group),
            Event::Rallied { group, back } if back > 0 && self.known(group) => {
                let id = if self.soon(group) {
                    "ordre-tell-rallied-soon-back"
                } else {
                    self.fits("ordre-tell-rallied-back", "ordre-tell-rallied-back-vehicles")
                };
                Some(of(id, group).number("points", back))
            }
            Event::Rallied { group, .. } if self.soon(group) => self.shown("ordre-tell-rallied-soon", group),
            Event::Rallied { group, .. } => {
                self.shown(self.fits("ordre-tell-rallied", "ordre-tell-rallied-vehicles"), group)
            }
            Event::Unmoved { group } => {
                self.known(group).then(|| of(self.fits("ordre-tell-unmoved", "ordre-tell-unmoved-vehicles"), group))
            }
            Event::OffTheLine { group } => self.shown(self.fits("ordre-tell-off", "ordre-tell-off-vehicles"), group),
            Event::Left { group } => self.shown(self.fits("ordre-tell-left", "ordre-tell-left-vehicles"), group),
            Event::Captured { group } => self.shown("ordre-tell-captured", group),
            Event::Pinned { group, .. } => self.shown("ordre-tell-pinned", group),
            Event::Committed { side: s, .. } => Some(side("ordre-tell-committed", s)),
            Event::Over { winner, last } => {
                // The garrison holds: the storm has failed, whatever it cost either side.
                let held = self.b.mode == Mode::Assault && self.b.fort.is_some_and(|f| winner == Some(f.besieged));
                let id = match last {
                    true => "ordre-tell-over",
                    false if held => "ordre-tell-repulsed",
                    false => "ordre-tell-over-siege",
                };
                Some(winner.map_or_else(|| Message::new("ordre-tell-draw"), |s| side(id, s)))
            }
            Event::Classed { side: s, class } => Some(side("ordre-tell-classed", s).word("class", class_id(class))),
            Event::Conceded { side: s } => Some(side("ordre-tell-conceded", s)),
            Event::Weather { weather } => {
                let weather = Weather::from_number(i32::from(weather))?;
                Some(Message::new("ordre-tell-weather").word("weather", weather_id(weather)))
            }
            _ => self.count(event).or_else(|| self.ruling(event)),
        }
    }

    fn lost(&self, group: Subject, by: Subject, (loss, capped): (i64, bool), how: How) -> Option<Message> {
        if !self.sees(group) {
            return None;
        }
        let (told, seen) = if self.at_once(by, how) {
            ("ordre-tell-lost-together", "ordre-tell-lost-together-seen")
        } else {
            loss_ids(how, self.b.is_vehicles())
        };
        let alone = matches!(how, How::Attrition | How::Ruling);
        let message = |id| if alone { Message::new(id) } else { Message::new(id).who("unit", by) };
        if loss == 0 && !alone {
            return self.sees(by).then(|| on("ordre-tell-lost-none", by, group));
        }
        let told_to = self.known(group);
        let message = message(if told_to { told } else { seen }).who("target", group);
        if !told_to {
            return Some(message);
        }
        let (out, machines) = losses::struck(self.b, group, loss);
        let message = message.number("points", loss).number("capped", i64::from(capped));
        let last = self.last_ones(group, loss);
        let machines = if machines { self.craft() } else { 0 };
        Some(message.number("out", i64::from(out)).number("machines", machines).number("twice", last))
    }

    /// ORD-42 — where a blow puts the last of a group out of action and does not annihilate it: the points that would. Else nought.
    fn last_ones(&self, group: Subject, loss: i64) -> i64 {
        let Some(id) = self.b.group_of(group) else { return 0 };
        let (twice, damage) = (2 * groups::frc(self.b, id), self.b.at(id).damage.saturating_add(loss));
        let mut after = self.b.clone();
        after.groups[usize::from(id)].damage = damage;
        let left: u32 = after.units_of(id).map(|(unit, _)| losses::standing(&after, unit)).sum();
        if left == 0 && damage < twice { twice } else { 0 }
    }

    fn siege(&self, event: &Event) -> Option<Message> {
        let fort = self.b.fort;
        let garrison = fort.map(|f| f.besieged);
        match *event {
            Event::Arrayed { mode: Mode::Assault, .. } => Some(side("ordre-tell-assault", self.b.besieger())),
            Event::Arrayed { sortie: true, desperate, .. } => {
                let id = if desperate { "ordre-tell-sortie-desperate" } else { "ordre-tell-sortie" };
                garrison.map(|s| side(id, s))
            }
            // Weeks head the rounds of a siege; what is fought in one of them is counted here.
            Event::Began if self.b.siege => {
                let id = if self.b.sortie { "ordre-tell-began-sortie" } else { "ordre-tell-began-wave" };
                Some(Message::new(id).number("n", self.b.sequence))
            }
            Event::Week { effective } => {
                let week = fort.map_or(1, |f| f.calendar + 1);
                let id = if effective { "ordre-tell-week" } else { "ordre-tell-week-open" };
                Some(Message::new(id).number("week", week))
            }
            Event::Endures { weeks, sapped } => {
                let id = if sapped { "ordre-tell-endures-sapped" } else { "ordre-tell-endures" };
                let s = garrison?;
                self.open(s).then(|| side(id, s).number("weeks", weeks))
            }
            Event::Talked { terms: Terms::Refused } => garrison.map(|s| side("ordre-tell-talks-refused", s)),
            Event::Talked { terms: Terms::Terms } => garrison.map(|s| side("ordre-tell-talks-terms", s)),
            Event::Talked { terms: Terms::Unconditional } => garrison.map(|s| side("ordre-tell-talks-won", s)),
            Event::Lifted => Some(side("ordre-tell-lifted", self.b.besieger())),
            Event::Opened { .. } => garrison.map(|s| side("ordre-tell-opened", s)),
            _ => None,
        }
    }

    /// What the aftermath counts: for those who may know it.
    fn count(&self, event: &Event) -> Option<Message> {
        let unit = |id: UnitId| Subject::from(id);
        match *event {
            Event::Reckoned { unit: id, out, dead, eff, .. } if out > 0 => {
                let u = self.b.units.get(usize::from(id))?;
                let told = match (u.vehicle, self.b.place_of(u)) {
                    (true, _) => "ordre-tell-reckoned-vehicles",
                    // Nobody of theirs answers tomorrow's roll: they are in other hands.
                    (false, Where::Captured) => "ordre-tell-reckoned-captured",
                    // Men on foot among vehicles are no wrecks.
                    (false, _) if self.b.is_vehicles() => "ordre-tell-reckoned-foot",
                    (false, _) => "ordre-tell-reckoned",
                };
                let message = of(told, unit(id)).number("out", out).number("dead", dead).number("men", eff);
                // ORD-63: those out of action whom the victor has again.
                let mended = i64::from(out) - (i64::from(u.eff) - i64::from(eff));
                let message = match told {
                    "ordre-tell-reckoned-captured" => message,
                    _ => message.number("mended", mended.max(0)),
                };
                self.known(unit(id)).then_some(message)
            }
            // ORD-63: the siege goes on, and so does the count.
            Event::Counted { unit: id, out, dead, .. } if out > 0 => {
                let message = of("ordre-tell-counted", unit(id)).number("out", out).number("dead", dead);
                self.known(unit(id)).then_some(message)
            }
            Event::Closed { .. } => (self.viewer == Viewer::Gm).then(|| Message::new("ordre-tell-closed")),
            Event::Taken { unit: id } => self.shown("ordre-tell-taken", unit(id)),
            Event::Abandoned { unit: id, pieces } if pieces > 0 => {
                self.sees(unit(id)).then(|| of("ordre-tell-abandoned", unit(id)).number("pieces", pieces))
            }
            Event::Baggage { side: s, share } => {
                Some(side(self.fits("ordre-tell-baggage", "ordre-tell-baggage-vehicles"), s).number("share", share))
            }
            Event::CrewLost { unit: id, men } => {
                self.known(unit(id)).then(|| of("ordre-tell-crew", unit(id)).number("men", men))
            }
            Event::Learned { unit: id, xp } => {
                self.known(unit(id)).then(|| of("ordre-tell-learned", unit(id)).number("xp", xp))
            }
            // Points of Cbt are bought one by one: only the last that can be is told, for all of them.
            Event::Raised { unit: id, cost } => {
                let u = self.b.units.get(usize::from(id))?;
                let (cbt, xp) = (i32::from(u.cbt) + 1, u.xp - cost);
                let last = xp < (cbt + 1).max(1) && self.known(unit(id));
                last.then(|| of("ordre-tell-raised", unit(id)).number("cbt", cbt).number("xp", xp))
            }
            Event::Wounded { person, wounds, lot } => {
                let who = Subject::from(person);
                let id = match lot {
                    Lot::Killed => "ordre-tell-killed",
                    Lot::Out => "ordre-tell-out",
                    Lot::Captured => "ordre-tell-prisoner",
                    Lot::Fit | Lot::Wounded => {
                        let told = of("ordre-tell-wounded", who).number("wounds", wounds);
                        return (self.known(who) && wounds > 0).then_some(told);
                    }
                };
                self.shown(id, who)
            }
            _ => None,
        }
    }

    /// ORD-72 — who keeps experience that could be spent: where it stops is told, as the points bought before were not.
    fn keeps(&self, who: Subject) -> Option<Message> {
        let u = self.b.units.get(usize::from(crate::nouns::terms::is_unit(who)?))?;
        self.known(who).then(|| of("ordre-tell-keeps", who).number("cbt", u.cbt).number("xp", u.xp))
    }

    /// What the GM did with his own hand, and what the scenario brought.
    fn ruling(&self, event: &Event) -> Option<Message> {
        let unit = |id: UnitId| Subject::from(id);
        let gm = self.viewer == Viewer::Gm;
        let field = |who: Subject, index: usize, value: i64| {
            let info = Field::LIST.get(index)?;
            let shown = info
                .words
                .and_then(|w| w.get(usize::try_from(value).ok()?))
                .map_or_else(|| value.to_string(), |w| (*w).to_owned());
            let message = of("ordre-tell-set", who).with("field", Arg::Text(info.name.to_owned()));
            gm.then(|| message.with("value", Arg::Text(shown)))
        };
        let place = |name: &str| Field::LIST.iter().position(|f| f.name == name).unwrap_or(usize::MAX);
        match *event {
            Event::Arrived { unit: id } => Some(of("ordre-tell-arrived", unit(id))),
            Event::Joined { person } => {
                self.known(Subject::from(person)).then(|| of("ordre-tell-arrived", Subject::from(person)))
            }
            Event::Posted { person, unit: id } => {
                let who = Subject::from(person);
                let told = match id {
                    None => of("ordre-tell-posted-alone", who),
                    Some(id) => on("ordre-tell-posted", who, unit(id)),
                };
                self.known(who).then_some(told)
            }
            Event::Enlisted { like, men, .. } if men > 0 => {
                gm.then(|| of("ordre-tell-enlisted", unit(like)).number("men", men))
            }
            Event::Passed { from, to, men } => {
                self.known(unit(from)).then(|| on("ordre-tell-passed", unit(from), unit(to)).number("men", men))
            }
            Event::TurnedCoat { unit: id } => self.shown("ordre-tell-turned", unit(id)),
            Event::Removed { unit: id } => self.shown("ordre-tell-removed", unit(id)),
            Event::Heads { unit: id, men } if men != 0 => {
                let told = if men < 0 { "ordre-tell-heads-taken" } else { "ordre-tell-heads-back" };
                self.known(unit(id)).then(|| of(told, unit(id)).number("men", men.unsigned_abs()))
            }
            Event::Set { unit: id, field: f, value } => field(unit(id), place(f.info().name), value),
            Event::SetGroup { group, field: f, value } => field(group, place(f.info().name), value),
            Event::SetSide { side: s, field: f, value } => field(Subject::side(s), place(f.info().name), value),
            Event::SetPerson { person, field: f, value } => field(Subject::from(person), place(f.info().name), value),
            Event::Option { index, value } => {
                let info = Options::LIST.get(usize::from(index))?;
                let message = Message::new("ordre-tell-option").with("option", Arg::Text(info.name.to_owned()));
                Some(message.with("value", Arg::Text(info.values.show(value))))
            }
            _ => None,
        }
    }
}
