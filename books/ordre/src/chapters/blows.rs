//! The attack common to shots, shocks and vehicles: the test, the losses, the rout.

use crate::brought::options::{ClimateLosses, DieKind, LossCap, RoutTrigger, RuptureCap};
use crate::chapters::array::MOST;
use crate::chapters::figures::Use;
use crate::chapters::groups;
use crate::chapters::score::{difficulty, score};
use crate::events::{Event, How, Opponent};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::{DIE, LOSSES, PURSUIT, SHOCK, SUMS, TEMPERATURE};
use crate::nouns::tables::heat_row;
use crate::nouns::terms::{Mode, Wear, Where};
use montjoie_table::{
    Cast, Dice, Few, Judgement, Meaning, Office, Play, Reads, Side, Slices, Subject, Table, Tally, Toss, cite, d,
};

/// ORD-01 — the ten-sided die of the table.
#[must_use]
pub fn die(b: &Battle) -> Dice {
    cite(DIE);
    match b.options.die_kind {
        DieKind::Plain => d(10),
        DieKind::OpenUp => Dice::Open { sides: 10, up: 10, down: 0, lone: 0 },
        DieKind::OpenBoth => Dice::Open { sides: 10, up: 10, down: 1, lone: 0 },
    }
}

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Hand to hand.
    Shock,
    /// From a distance.
    Shot,
    /// Shooters at those who have come to contact.
    Contact,
    /// Vehicles, and whoever fights among them.
    Vehicles,
}

/// One attack about to be made.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// By whom.
    pub by: GroupId,
    /// On whom.
    pub on: GroupId,
    /// Made how.
    pub manner: Manner,
    /// Told how.
    pub how: How,
    /// What numbers give.
    pub ratio: i32,
    /// What the GM adds.
    pub circumstances: i32,
}

impl Blow {
    /// An attack without numbers or circumstances yet.
    #[must_use]
    pub fn new(by: GroupId, on: GroupId, manner: Manner, how: How) -> Blow {
        Blow { by, on, manner, how, ratio: 0, circumstances: 0 }
    }
}

/// What came of one attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Came {
    /// Points the target loses.
    loss: i64,
    /// It was no more than what breaks it.
    capped: bool,
    /// Bonus of the target for its answer.
    bonus: i32,
    /// Points a friend at grips with the target loses.
    friendly: i64,
    hit: bool,
}

impl Reads for Came {
    fn meaning(self) -> Meaning {
        match (self.hit, self.capped) {
            (false, _) => Meaning::Failed,
            (true, false) => Meaning::of("points", self.loss),
            (true, true) => Meaning::of("points_capped", self.loss),
        }
    }
}

/// What power an attack is made with.
pub(crate) fn use_of(b: &Battle, blow: &Blow) -> Use {
    match blow.manner {
        Manner::Shock => Use::Shock { fresh: !b.at(blow.by).shocked },
        Manner::Contact => Use::Contact,
        Manner::Shot | Manner::Vehicles => Use::Shot(groups::distance(b, blow.by)),
    }
}

/// ORD-97 — the armour an attack has to bite through, where vehicles are shot at.
#[must_use]
pub fn armour(b: &Battle, on: GroupId) -> Option<i32> {
    if !b.is_vehicles() {
        return None;
    }
    b.units_of(on).next().filter(|(_, u)| u.vehicle).map(|(_, u)| u.arm)
}

/// The power of an attack, from the state of the field as it is.
#[must_use]
pub fn power(b: &Battle, blow: &Blow) -> i64 {
    groups::pda(b, blow.by, use_of(b, blow), armour(b, blow.on), |_, _| ())
}

/// What a throw is made of, before the cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worked {
    /// The power of the attack alone.
    pub power: i64,
    /// Its percentage, in whole points.
    pub points: i64,
    /// With what the climate adds (ORD-69).
    pub heated: i64,
    /// With what the speed of runaways spares them (ORD-59).
    pub made: i64,
}

/// ORD-41, ORD-50, ORD-59, ORD-69 — from the percentage of a throw to whole points, one after the other (ORD-03).
pub(crate) fn worked(b: &Battle, blow: &Blow, cast: Cast) -> Worked {
    let ((above, below), half) = (heat(b), outrun(b, blow));
    // The power of the attack alone: what heat and speed do to the loss is done to whole points.
    let (num, den) = (i128::from(cast.num) * i128::from(below), i128::from(cast.den.max(1)) * i128::from(above));
    let power = i64::try_from(num * if half { 2 } else { 1 } / den).unwrap_or(i64::MAX);
    let points = percent(power, i64::from(cast.share).max(0));
    let heated = i64::try_from(i128::from(points) * i128::from(above) / i128::from(below)).unwrap_or(i64::MAX);
    Worked { power, points, heated, made: if half { heated / 2 } else { heated } }
}

/// ORD-41, ORD-43 to ORD-45, ORD-50, ORD-69 — what a throw comes to.
fn came(b: &Battle, blow: &Blow, cast: Cast) -> Came {
    let worked = worked(b, blow, cast);
    let mut came = Came { loss: 0, capped: false, bonus: 0, friendly: 0, hit: cast.margin >= 0 };
    if cast.margin < 0 {
        let slices = (-cast.margin) / 2;
        if blow.manner == Manner::Shock {
            came.bonus = slices;
        } else if blow.manner == Manner::Shot && friend_at_grips(b, blow).is_some() {
            came.friendly = percent(worked.power, 10 * i64::from(slices));
        }
        return came;
    }
    let mut loss = worked.made;
    if let Some(cap) = cap(b, blow.on, blow.how)
        && loss > cap
    {
        (loss, came.capped) = (cap, true);
    }
    came.loss = loss;
    came
}

/// ORD-69 — what gruelling weather makes of each loss.
fn heat(b: &Battle) -> (i64, i64) {
    let heat = heat_row(b.options.weather.heat()).losses;
    if b.options.climate_losses == ClimateLosses::EachHitRelative { heat } else { (1, 1) }
}

/// ORD-59 — runaways quicker than their pursuers lose half.
fn outrun(b: &Battle, blow: &Blow) -> bool {
    blow.how == How::Pursuit && groups::mobility(b, blow.on) > groups::mobility(b, blow.by)
}

fn percent(power: i64, pct: i64) -> i64 {
    i64::try_from(i128::from(power) * i128::from(pct) / 100).unwrap_or(i64::MAX)
}

/// ORD-43 — the most one blow can take from a group; none where nothing limits it.
fn cap(b: &Battle, on: GroupId, how: How) -> Option<i64> {
    let g = b.at(on);
    if g.encircled || g.routed || how == How::Attrition || groups::fearless(b, on) {
        return None;
    }
    let points = groups::sdr_points(b, on);
    Some(match b.options.rupture_cap {
        RuptureCap::PerAssault => points,
        RuptureCap::Cumulative => (points - g.damage).max(0),
    })
}

/// ORD-45 — a friend in contact with the target: of several the one with the largest Force.
fn friend_at_grips(b: &Battle, blow: &Blow) -> Option<GroupId> {
    let side = b.at(blow.by).side;
    let mut best: Option<(i64, GroupId)> = None;
    for id in b.at(blow.on).contacts {
        if b.groups.get(usize::from(id)).is_none_or(|g| g.side != side || g.at != Where::Field) {
            continue;
        }
        let frc = groups::frc(b, id);
        if best.is_none_or(|(most, _)| frc > most) {
            best = Some((frc, id));
        }
    }
    best.map(|(_, id)| id)
}

/// Who throws for a group.
#[must_use]
pub fn office(b: &Battle, group: GroupId) -> Office {
    Office::Chief(b.at(group).side)
}

/// The test of one attack.
fn toss<N: Tally>(b: &Battle, empty: impl Fn() -> N, blow: &Blow) -> Toss<N> {
    let rule = montjoie_table::Rule(match blow.how {
        How::Shot if b.mode == Mode::Assault => "ORD-82",
        How::Shot => "ORD-37",
        how => how.rule(),
    });
    let key = rule.on(b.face(blow.by), b.face(blow.on));
    // The PdA as it was, then each halving: rounded down once, they come to the same (ORD-03).
    let (how, against) = (use_of(b, blow), armour(b, blow.on));
    let mut share = empty().plus(LOSSES, "loss_base", 10);
    share = share.times(SUMS, "pda", groups::pda_initial(b, blow.by, how, against), 1);
    let mut halvings: Few<(montjoie_table::Rule, &'static str), 8> = Few::new();
    groups::pda(b, blow.by, how, against, |rule, word| halvings.push((rule, word)));
    for (rule, word) in halvings {
        share = share.times(rule, word, 1, 2);
    }
    let hot = b.options.weather.heat() == 2 && b.options.climate_losses == ClimateLosses::EachHitPoints;
    share = share.plus_if(hot, TEMPERATURE, "gruelling", 10);
    let (above, below) = heat(b);
    share = share.times_if((above, below) != (1, 1), TEMPERATURE, "gruelling", above, below);
    share = share.times_if(outrun(b, blow), PURSUIT, "outrun", 1, 2);
    let most = if b.options.loss_pct_cap == LossCap::Hundred { 100 } else { i32::MAX };
    Toss::new(key, office(b, blow.by), die(b))
        .plus(score(b, empty(), blow))
        .versus(difficulty(b, empty(), blow))
        .share(share)
        .slices(Slices { rule: LOSSES, word: "margin", every: 2, adds: 10, most })
}

/// Attacks made together: every score from the state of the field now, then every loss. `together`: no side struck first.
pub fn strike<T: Table<Battle>>(b: &mut Battle, t: &mut T, blows: &mut [Blow], together: bool) -> Play {
    for blow in blows.iter_mut() {
        let usual = b.at(blow.by).combat_circumstances;
        let key = SHOCK.by(b.face(blow.by));
        blow.circumstances = t.judge(key, Judgement::offered(-50..=50, usual))?;
    }
    let mut all: Few<(Blow, Came), MOST> = Few::new();
    let battle = &*b;
    t.throw_each(
        blows,
        |t, blow| toss(battle, || t.tally(), &blow),
        |blow, cast| came(battle, &blow, cast),
        |blow, came| all.push((blow, came)),
    )?;
    // A group breaks once in an exchange: there are no more routs than groups.
    let mut routs: [Few<Subject, MOST>; 2] = [Few::new(), Few::new()];
    for (blow, came) in all {
        for fled in settle(b, t, &blow, came, together) {
            if let Some(id) = b.group_of(fled) {
                routs[b.at(id).side.index()].push(fled);
            }
        }
    }
    // ORD-59: where both sides break at once nobody is left to pursue.
    if together && routs.iter().all(|r| !r.is_empty()) {
        for group in routs.into_iter().flatten() {
            t.happens(b, Event::Escaped { group });
        }
    }
    Ok(())
}

/// One attack takes effect; who fled from it.
fn settle<T: Table<Battle>>(b: &mut Battle, t: &mut T, blow: &Blow, came: Came, together: bool) -> Few<Subject, 2> {
    let mut fled = Few::new();
    let (by, on) = (b.face(blow.by), b.face(blow.on));
    let shot = blow.manner != Manner::Shock;
    t.happens(b, Event::Attacks { group: by, on, how: blow.how });
    if shot && b.units_of(blow.by).any(|(_, u)| u.ammunition > 0) {
        t.happens(b, Event::Fired { group: by });
    }
    if !came.hit {
        let next = together || b.at(blow.on).attacked;
        let now = blow.how == How::Pursuit;
        let (since, until) = match (now, next) {
            (true, _) => (b.sequence, b.sequence),
            (false, true) => (b.sequence + 1, b.sequence + 1),
            (false, false) => (b.sequence, b.sequence),
        };
        t.happens(b, Event::Missed { group: by, on, how: blow.how, bonus: came.bonus, since, until });
        if came.friendly > 0
            && let Some(friend) = friend_at_grips(b, blow)
        {
            let most = cap(b, friend, How::Friendly);
            let loss = most.map_or(came.friendly, |m| came.friendly.min(m));
            let capped = most.is_some_and(|m| came.friendly > m);
            if lose(b, t, friend, by, loss, How::Friendly, capped) {
                fled.push(b.face(friend));
            }
        }
        return fled;
    }
    if lose(b, t, blow.on, by, came.loss, blow.how, came.capped) {
        fled.push(on);
    }
    fled
}

/// ORD-42, ORD-43, ORD-58 — points go, then status and rout; true when it broke now.
pub fn lose<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    on: GroupId,
    by: Subject,
    loss: i64,
    how: How,
    capped: bool,
) -> bool {
    let group = b.face(on);
    t.happens(b, Event::Lost { group, by: Opponent(by), loss, how, capped });
    let g = b.at(on);
    if !matches!(g.at, Where::Field) {
        return false;
    }
    if crate::nouns::tables::status_of(g.damage, groups::frc(b, on)) == Wear::Aneantie && g.damage > 0 {
        t.happens(b, Event::Annihilated { group });
        return false;
    }
    if g.routed || (loss == 0 && !capped) || groups::fearless(b, on) || in_siege(b, g.side) {
        return false;
    }
    let points = groups::sdr_points(b, on);
    let broken = capped
        || match b.options.rout_trigger {
            RoutTrigger::Reach => g.damage >= points,
            RoutTrigger::Exceed => g.damage > points,
        };
    if broken {
        let pursuable = !matches!(how, How::Friendly | How::Riposte | How::Ruling);
        t.happens(b, Event::Routed { group, by: Opponent(by), pursuable });
    }
    broken
}

/// ORD-87 — in a siege the garrison's SdR brings a surrender or a sortie, never a rout.
fn in_siege(b: &Battle, side: Side) -> bool {
    b.mode == Mode::Siege && b.walled(side)
}
