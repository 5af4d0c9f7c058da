//! The terms of the book: scales, ranks, engagements, rows, events.

use montjoie_game::words;
use montjoie_table::{Meaning, Reads, Rule};

words! { /// JET-40: whether the GM wants the encounters of a unit played out.
pub enum Attention { /// As the option `focus` says.
Auto = "auto", /// Played out.
Played = "played", /// It keeps its share.
Share = "share" } }
words! { /// The steps of a turn.
pub enum Step { /// Engagements, reserves, rallies.
Orders = "orders", /// The encounter of the armies.
Army = "army", /// One encounter of regiments.
Regiment = "regiment", /// One encounter of companies.
Company = "company", /// One character on the soldier's table.
Individual = "individual", /// Losses of every scale.
Losses = "losses", /// Routs, breakouts, changes of command, reserves on the march.
End = "end" } }

words! { /// JET-01: what a unit is.
pub enum Scale { /// The whole side.
Army = "army", /// A part of the army.
Regiment = "regiment", /// A part of a regiment.
Company = "company" } }

words! { /// JET-01: what a character is.
pub enum Rank { /// Leads the army.
Leader = "leader", /// Leads a regiment.
Officer = "officer", /// Leads a company.
SubOfficer = "sub_officer", /// Follows.
Soldier = "soldier" } }

impl Rank {
    /// The scale a rank commands.
    #[must_use]
    pub fn commands(self) -> Option<Scale> {
        match self {
            Rank::Leader => Some(Scale::Army),
            Rank::Officer => Some(Scale::Regiment),
            Rank::SubOfficer => Some(Scale::Company),
            Rank::Soldier => None,
        }
    }
}

words! { /// JET-28: how far a unit goes in.
pub enum Engagement { /// Out of the battle, until called.
Reserve = "reserve", /// In the battle, out of contact.
Withdrawn = "withdrawn", /// Right behind those who fight.
SecondLine = "second_line", /// In contact.
FirstLine = "first_line" } }

words! { /// JET-31: how far a soldier goes in.
pub enum Posture { /// In the front of his company.
Engaged = "engaged", /// Behind it.
Support = "support" } }

words! { /// JET-12: the rows of every table, in the order of the book.
pub enum Row { /// Up to -26.
SpectacularFailure = "spectacular_failure", /// From -25 to 4.
AbsoluteFailure = "absolute_failure", /// From 5 to 75.
Failure = "failure", /// A natural 66.
Um66 = "um66", /// From 76 to 90.
PartialSuccess = "partial_success", /// A natural 100.
Um100 = "um100", /// From 91 to 110.
RelativeSuccess = "relative_success", /// From 111 to 175.
Success = "success", /// 176 and more.
AbsoluteSuccess = "absolute_success" } }

/// Men who rally or fall, as a throw is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Men(pub i32);

impl Reads for Men {
    fn meaning(self) -> Meaning {
        Meaning::of("men", i64::from(self.0))
    }
}

/// A percentage of losses, as a throw is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Percent(pub i64);

impl Reads for Percent {
    fn meaning(self) -> Meaning {
        Meaning::of("percent", self.0)
    }
}

words! { /// What the army's row does to reserves (JET-33).
pub enum ReserveRule { /// Nothing.
OnTime = "on_time", /// One turn more.
DelayPlus1 = "delay_plus_1", /// Not before the second turn.
NotBefore2 = "not_before_2", /// In at once.
Immediate = "immediate" } }

words! { /// JET-46: the ground a row gives.
pub enum Ground { /// Nothing is said.
Unspecified = "unspecified", /// None.
None = "none", /// The enemy is there first.
EnemyFirst = "enemy_first", /// The enemy takes the nearest.
EnemyNearest = "enemy_nearest", /// Some of it.
Part = "part", /// The unit's own sector.
OwnSector = "own_sector", /// Most of it.
Most = "most", /// Nearly all of it.
NearlyAll = "nearly_all", /// Won, or kept.
GainOrKeep = "gain_or_keep" } }

impl Ground {
    /// The level a unit has afterwards.
    #[must_use]
    pub fn level(self, before: i8) -> i8 {
        match self {
            Ground::Unspecified | Ground::None => before,
            Ground::EnemyFirst | Ground::EnemyNearest => -1,
            Ground::Part => 1,
            Ground::OwnSector | Ground::Most => 2,
            Ground::NearlyAll => 3,
            Ground::GainOrKeep => before.max(1),
        }
    }
}

words! { /// Where a unit is.
pub enum Where { /// Not come yet.
Absent = "absent", /// On the field, be it in reserve.
Field = "field", /// Ran.
Routed = "routed", /// Laid down its arms.
Captured = "captured", /// Left.
Left = "left" } }

words! { /// What has become of a character.
pub enum Standing { /// Not come yet.
Absent = "absent", /// On his feet.
Fit = "fit", /// Out of the battle.
Out = "out", /// A prisoner.
Captured = "captured", /// Dead.
Dead = "dead" } }

words! { /// JET-43: how a breakout went.
pub enum Breakout { /// There was none.
None = "none", /// Half got out.
Escaped = "escaped", /// They did not get out.
Failed = "failed" } }

words! { /// JET-43: what the survivors of a massacre do.
pub enum Massacre { /// They run.
Flight = "flight", /// They die where they stand.
LastStand = "last_stand", /// They lay down their arms.
Surrender = "surrender" } }

words! { /// Special events of the soldier's table, in the order of the book.
pub enum Opportunity { /// JET-50: a horse without a rider.
LooseHorse = "loose_horse", /// JET-51: an enemy officer wants a duel.
Challenge = "challenge", /// JET-51: the enemy banner within reach.
Banner = "banner", /// JET-52: men of a sister company, cut off.
Stragglers = "stragglers", /// JET-53: the sub-officer is down.
FallenSubOfficer = "fallen_sub_officer", /// JET-53: an enemy chief without his guard.
ExposedCommander = "exposed_commander", /// JET-54: a volley.
EnemyArchers = "enemy_archers", /// JET-55: a friendly unit at hand.
Union = "union", /// JET-56: a gap in the enemy.
CutInTwo = "cut_in_two" } }

words! { /// Which special events may come.
pub enum Filter { /// None.
None = "none", /// Those of UM 66 and UM 100.
UmOnly = "um_only", /// All.
All = "all" } }

words! { /// JET-48: a critical hit that a row deals.
pub enum Critical { /// B slash.
Slash = "slash", /// B krush.
Krush = "krush", /// C puncture.
Puncture = "puncture" } }

words! { /// What a lasting effect modifies.
pub enum Bearing { /// The battle roll of the unit.
Roll = "roll", /// Every roll of the regiment's ranks.
Ranks = "ranks", /// The position, after a UM 66.
Position = "position", /// Morale, for a time.
Morale = "morale" } }

words! { /// What a unit mostly is: for the eye, no rule asks.
pub enum Arm { /// On foot.
Foot = "foot", /// On horseback.
Horse = "horse", /// Bows, slings, crossbows.
Archers = "archers", /// Beasts and giants.
Monster = "monster", /// On the wing.
Flyer = "flyer", /// Machines.
Engine = "engine" } }

words! { /// How a side lost.
pub enum Defeat { /// The army ran.
Rout = "rout", /// The army never got out of the trap.
Collapse = "collapse", /// Nobody is left to fight.
Nobody = "nobody", /// The army laid down its arms.
Surrender = "surrender" } }

impl Opportunity {
    /// The rule of an event.
    #[must_use]
    pub fn rule(self) -> Rule {
        Rule(match self {
            Opportunity::LooseHorse => "JET-50",
            Opportunity::Challenge | Opportunity::Banner => "JET-51",
            Opportunity::Stragglers => "JET-52",
            Opportunity::FallenSubOfficer | Opportunity::ExposedCommander => "JET-53",
            Opportunity::EnemyArchers => "JET-54",
            Opportunity::Union => "JET-55",
            Opportunity::CutInTwo => "JET-56",
        })
    }
}
