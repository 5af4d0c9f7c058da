//! Orders: engagements, reserves, rallies, who fights as a soldier; then what has lasted its time fades.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{CommandMode, Distribution, RallyAttempt, TacticsBonus};
use crate::chapters::modifiers::{command, office};
use crate::chapters::rolls::{skill, test};
use crate::chapters::turn;
use crate::events::Event;
use crate::nouns::battle::{Battle, MOST, PEOPLE, UnitId};
use crate::nouns::choices::{CommandAnswer, Commanding, SoldierStance, Stance, Yes};
use crate::nouns::rules::{
    ALL_FIRST, CHIEF_FIGHTS, COMPANY, DURATION, END, ENGAGEMENT, INDIVIDUAL, RESERVES, ROUT, SKILL,
};
use crate::nouns::terms::{Bearing, Defeat, Engagement, Posture, Rank, Scale, Standing, Where};
use montjoie_game::formerly;
use montjoie_table::{CharacterId, Few, Key, Office, Play, Question, Side, Subject, Table, cite};

/// A short list of units.
pub type Units = Few<UnitId, MOST>;

/// Step 1 and 2 of a turn.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn orders<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    surrenders(b, t)?;
    if Side::BOTH.iter().any(|&side| b.camp(side).lost) {
        return Ok(());
    }
    // Before the men are counted: who comes back fights this turn.
    rally(b, t)?;
    t.happens(b, Event::Began);
    if b.options.all_front_line {
        cite(ALL_FIRST);
    } else {
        engagements(b, t)?;
    }
    postures(b, t)?;
    commanders(b, t)?;
    who_fights(b, t)?;
    fade(b, t);
    turn::first_scale(b, t);
    Ok(())
}

/// JET-58 — whether an army lays down its arms.
#[derive(Clone, Copy, Debug)]
struct SurrenderOf(Side);

impl Question<Battle> for SurrenderOf {
    type Answer = Yes;

    fn key(self) -> Key {
        END.by(Subject::side(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        office(b, Battle::army(self.0))
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Yes {
        formerly!(plan, self.0 => Yes(crate::brought::frozen::surrenders(b, plan, self.0)));
        Yes(doctrine::surrenders(b, plan, self.0))
    }
}

/// Whether things stand so that a leader may think of it: half his men gone, hearts low, or no way out. At any other hour the
/// GM may end it for him.
fn hard_pressed(b: &Battle, side: Side) -> bool {
    let army = Battle::army(side);
    let half = 2 * u64::from(b.fielded(army)) < u64::from(b.camp(side).fielded0);
    b.at(army).at == Where::Field && (half || b.morale(army) <= -6 || b.at(army).trapped)
}

fn surrenders<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let asked: Few<SurrenderOf, 2> =
        both(b).into_iter().filter(|&side| hard_pressed(b, side)).map(SurrenderOf).collect();
    let mut told: Few<Side, 2> = Few::new();
    t.choose_each(b, &asked, |q, yes| {
        if yes.0 {
            told.push(q.0);
        }
    })?;
    for side in told {
        t.happens(b, Event::Defeated { side, how: Defeat::Surrender });
    }
    Ok(())
}

/// JET-28, JET-30 — how far a regiment or a company goes in.
#[derive(Clone, Copy, Debug)]
struct EngagementOf(UnitId);

impl Question<Battle> for EngagementOf {
    type Answer = Stance;

    fn key(self) -> Key {
        ENGAGEMENT.by(Subject::from(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Stance)) {
        let unit = b.at(self.0);
        for &level in Engagement::ALL {
            let may = match unit.scale {
                Scale::Company => unit.parent.is_some_and(|above| b.at(above).engagement.lets(level)),
                _ => level != Engagement::Reserve,
            };
            if may {
                offer(Stance(level));
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Stance {
        formerly!(plan, b.at(self.0).side => Stance(crate::brought::frozen::engagement(b, plan, self.0)));
        Stance(doctrine::engagement(b, plan, self.0))
    }
}

/// Whether anything depends on how far units go in.
fn engagements_matter(b: &Battle) -> bool {
    let scales = b.options.scales_in_play;
    scales.has(Scale::Regiment)
        || scales.has(Scale::Company)
        || scales.individual()
        || b.options.loss_distribution == Distribution::ByEngagement
}

/// Regiments first, then the companies within a step of them. A trapped unit stays where it is.
fn engagements<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if !engagements_matter(b) {
        return Ok(());
    }
    let scales = b.options.scales_in_play;
    for scale in [Scale::Regiment, Scale::Company] {
        if scale == Scale::Company && !scales.has(Scale::Company) && !scales.individual() {
            continue;
        }
        let mut asked: Few<EngagementOf, MOST> = Few::new();
        for id in b.ids() {
            if b.at(id).scale == scale && b.in_battle(id) && !b.at(id).trapped {
                asked.push(EngagementOf(id));
            }
        }
        let mut told: Few<(UnitId, Engagement), MOST> = Few::new();
        t.choose_each(b, &asked, |q, stance| told.push((q.0, stance.0)))?;
        for (unit, engagement) in told {
            if b.at(unit).engagement != engagement {
                if scale == Scale::Company {
                    cite(COMPANY);
                }
                t.happens(b, Event::Engaged { unit, engagement });
            }
        }
    }
    Ok(())
}

/// JET-31 — how far a soldier goes in.
#[derive(Clone, Copy, Debug)]
struct PostureOf(CharacterId);

impl Question<Battle> for PostureOf {
    type Answer = SoldierStance;

    fn key(self) -> Key {
        INDIVIDUAL.by(Subject::from(self.0))
    }

    fn office(self, _: &Battle) -> Office {
        Office::Holder(Subject::from(self.0))
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(SoldierStance)) {
        Posture::ALL.iter().for_each(|&p| offer(SoldierStance(p)));
    }

    fn usual(self, b: &Battle, plan: &Plan) -> SoldierStance {
        let side = b.who(self.0).side;
        SoldierStance(if plan[side.index()] == doctrine::Doctrine::Cautious {
            Posture::Support
        } else {
            Posture::Engaged
        })
    }
}

fn postures<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if !b.options.scales_in_play.individual() {
        return Ok(());
    }
    let asked: Few<PostureOf, PEOPLE> =
        b.people().filter(|&c| b.who(c).rank == Rank::Soldier && fighting(b, c)).map(PostureOf).collect();
    let mut told: Few<(CharacterId, Posture), PEOPLE> = Few::new();
    t.choose_each(b, &asked, |q, bearing| told.push((q.0, bearing.0)))?;
    for (character, posture) in told {
        if b.who(character).posture != posture {
            t.happens(b, Event::Posture { character, posture });
        }
    }
    Ok(())
}

/// Whether a character is on his feet in a unit that is in battle.
#[must_use]
pub fn fighting(b: &Battle, character: CharacterId) -> bool {
    let person = b.who(character);
    person.at == Standing::Fit && usize::from(person.unit) < b.units.len() && b.in_battle(person.unit)
}

/// A regiment in reserve, on the field.
#[must_use]
pub fn in_reserve(b: &Battle, id: UnitId) -> bool {
    let unit = b.at(id);
    unit.scale == Scale::Regiment && unit.at == Where::Field && unit.engagement == Engagement::Reserve && unit.n > 0
}

/// JET-22 — once after each rout, its commander may bring a unit back.
fn rally<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.options.rally_attempt == RallyAttempt::Forbidden {
        return Ok(());
    }
    for unit in b.ids() {
        if !b.at(unit).rally_due || b.at(unit).at != Where::Routed {
            continue;
        }
        let back = if b.leaderless(unit) {
            false
        } else {
            let plus =
                skill(t.tally(), ROUT, "leadership_skill", command(b, unit).leadership, b.options.rally_modifier);
            let hand = office(b, unit);
            test(b, t, ROUT.by(Subject::from(unit)), hand, plus)?
        };
        t.happens(b, if back { Event::Rallied { unit } } else { Event::NotRallied { unit } });
    }
    Ok(())
}

/// What commanders say together: a stop of its own would tell everybody that there is a reserve to be called.
#[derive(Clone, Copy, Debug)]
enum CommandOf {
    /// JET-33 — whether a reserve is called.
    Call(UnitId),
    /// JET-09 — how a commander commands this turn.
    Mode(UnitId),
}

impl Question<Battle> for CommandOf {
    type Answer = CommandAnswer;

    fn key(self) -> Key {
        match self {
            CommandOf::Call(unit) => RESERVES.by(Subject::from(unit)),
            CommandOf::Mode(unit) => SKILL.by(Subject::from(unit)),
        }
    }

    fn office(self, b: &Battle) -> Office {
        match self {
            CommandOf::Call(unit) => office(b, Battle::army(b.at(unit).side)),
            CommandOf::Mode(unit) => office(b, unit),
        }
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(CommandAnswer)) {
        match self {
            CommandOf::Call(unit) => {
                let may = [true, false].into_iter().filter(|&yes| !yes || in_reserve(b, unit));
                may.for_each(|yes| offer(CommandAnswer::Call(Yes(yes))));
            }
            CommandOf::Mode(unit) => {
                let may = CommandMode::ALL.iter().filter(|&&mode| may_command(b, unit, mode));
                may.for_each(|&mode| offer(CommandAnswer::Mode(Commanding(mode))));
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> CommandAnswer {
        let (CommandOf::Call(unit) | CommandOf::Mode(unit)) = self;
        let side = b.at(unit).side;
        let may = |mode| may_command(b, unit, mode);
        match self {
            CommandOf::Call(_) if !in_reserve(b, unit) => CommandAnswer::Call(Yes(false)),
            CommandOf::Call(_) => {
                formerly!(plan, side => CommandAnswer::Call(Yes(crate::brought::frozen::calls(b, plan, side))));
                CommandAnswer::Call(Yes(doctrine::calls(b, plan, side)))
            }
            CommandOf::Mode(_) => {
                formerly!(plan, side => CommandAnswer::Mode(Commanding(crate::brought::frozen::mode(b, plan, unit, may))));
                CommandAnswer::Mode(Commanding(doctrine::mode(b, plan, unit, may)))
            }
        }
    }
}

/// From afar commands only the leader of an army.
fn may_command(b: &Battle, id: UnitId, mode: CommandMode) -> bool {
    mode != CommandMode::TacticsOnly || b.at(id).scale == Scale::Army
}

/// How to command is asked of the leaders; of officers only where a tactics roll may do harm. Where nobody is asked that, an army without a
/// reserve is asked for one as well.
fn commanders<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let scales = b.options.scales_in_play;
    let harm = b.options.tactics_bonus == TacticsBonus::BothWays;
    let waits = |&id: &UnitId| in_reserve(b, id) && !b.at(id).called;
    let leads = |&id: &UnitId| {
        let matters = match b.at(id).scale {
            Scale::Army => scales.has(Scale::Army),
            Scale::Regiment => scales.has(Scale::Regiment) && harm,
            Scale::Company => false,
        };
        matters && !b.leaderless(id) && b.in_battle(id)
    };
    let mut asked: Few<CommandOf, { 2 * MOST }> = b.ids().filter(waits).map(CommandOf::Call).collect();
    if b.ids().any(|id| leads(&id)) {
        asked.extend(b.ids().filter(leads).map(CommandOf::Mode));
    } else {
        let none = |side: &Side| !b.ids().any(|id| b.at(id).side == *side && waits(&id));
        asked.extend(both(b).into_iter().filter(none).map(|side| CommandOf::Call(Battle::army(side))));
    }
    let mut called = Units::new();
    let mut told: Few<(UnitId, CommandMode), MOST> = Few::new();
    t.choose_each(b, &asked, |q, said| match (q, said) {
        (CommandOf::Call(unit), CommandAnswer::Call(Yes(true))) => called.push(unit),
        (CommandOf::Mode(unit), CommandAnswer::Mode(Commanding(mode))) => told.push((unit, mode)),
        _ => {}
    })?;
    for unit in called {
        let base = u8::try_from(b.options.reserve_base_delay).unwrap_or(1);
        let turns = base.saturating_add(b.at(unit).stored);
        t.happens(b, Event::Called { unit, turns });
    }
    for (unit, mode) in told {
        if b.at(unit).mode != mode {
            t.happens(b, Event::Mode { unit, mode });
        }
    }
    Ok(())
}

/// JET-49 — whether a commander fights as a soldier this turn.
#[derive(Clone, Copy, Debug)]
struct FightsOf(CharacterId);

impl Question<Battle> for FightsOf {
    type Answer = Yes;

    fn key(self) -> Key {
        CHIEF_FIGHTS.by(Subject::from(self.0))
    }

    fn office(self, _: &Battle) -> Office {
        Office::Holder(Subject::from(self.0))
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, _: &Battle, _: &Plan) -> Yes {
        Yes(false)
    }
}

/// Whether a character commands his unit.
#[must_use]
pub fn commands(b: &Battle, character: CharacterId) -> bool {
    let person = b.who(character);
    let Some(unit) = b.units.get(usize::from(person.unit)) else { return false };
    let second =
        unit.parent.is_none() && b.camp(person.side).second && b.camp(person.side).second_chief == Some(character);
    (unit.led && unit.chief == Some(character)) || second
}

fn who_fights<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if !b.options.scales_in_play.individual() {
        return Ok(());
    }
    let asked: Few<FightsOf, PEOPLE> =
        b.people().filter(|&c| b.who(c).side == b.own() && commands(b, c) && fighting(b, c)).map(FightsOf).collect();
    let mut told: Few<CharacterId, PEOPLE> = Few::new();
    t.choose_each(b, &asked, |q, yes| {
        if yes.0 {
            told.push(q.0);
        }
    })?;
    for character in told {
        t.happens(b, Event::Fights { character });
    }
    Ok(())
}

/// JET-57 — what lasted to the turn before is over; a morale lent for some turns comes and goes.
fn fade<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    if b.lasting.is_empty() {
        return;
    }
    cite(DURATION);
    for at in 0..b.lasting.len() {
        let l = b.lasting[at];
        if l.bearing != Bearing::Morale {
            continue;
        }
        if l.first == b.turn {
            t.happens(b, Event::Morale { unit: l.unit, by: l.value });
        } else if l.last.saturating_add(1) == b.turn {
            t.happens(b, Event::Morale { unit: l.unit, by: -l.value });
        }
    }
    if b.lasting.iter().any(|l| l.last < b.turn) {
        t.happens(b, Event::Faded);
    }
}

/// The sides in the order of the book: the considered one first.
#[must_use]
pub fn both(b: &Battle) -> [Side; 2] {
    [b.own(), b.own().foe()]
}
