//! What is told of each thing that happens: an id and its values. The words are in `text/tell/`.
//!
//! A unit is `$unit`, the one it is done to `$target`, a character `$who`, a side `$side`. Figures and orders are for those who
//! may know that side; what shows on the field, for everyone.

use crate::brought::options::Options;
use crate::events::Event;
use crate::events::fields::FIELDS;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::{
    Bearing, Critical, Defeat, Engagement, Massacre, Opportunity, Posture, Row, Scale, Standing, Step,
};
use crate::shown::opened;
use crate::shown::sight::{counted, knowledge, owns};
use montjoie_game::{Arg, FieldInfo, Knowledge, Message, Values, Viewer};
use montjoie_table::{CharacterId, Heard, Side, State as _, Subject};
use std::sync::LazyLock;

pub(crate) fn line(before: &Battle, heard: &Heard<Event>, viewer: Viewer) -> Option<Message> {
    match heard {
        Heard::Event(event) => told(before, event, viewer),
        Heard::Thrown(thrown) if viewer == Viewer::Gm => opened::thrown(before, thrown),
        Heard::Chose { head, ruled: true, .. } if viewer == Viewer::Gm => {
            Some(Message::new("jet-tell-outside").who("unit", head.key.of))
        }
        _ => None,
    }
}

pub(crate) fn of(id: &'static str, unit: UnitId) -> Message {
    Message::new(id).who("unit", Subject::from(unit))
}

pub(crate) fn by(id: &'static str, character: CharacterId) -> Message {
    Message::new(id).who("who", Subject::from(character))
}

/// The id of a table of messages at a place.
macro_rules! ids {
    ($($name:ident: $of:ty = $prefix:literal { $($variant:ident = $word:literal),+ $(,)? })+) => { $(
        fn $name(of: $of) -> &'static str {
            match of { $(<$of>::$variant => concat!($prefix, $word)),+ }
        }
    )+ };
}

ids! {
    army: Row = "jet-tell-army-" { SpectacularFailure = "spectacular_failure", AbsoluteFailure = "absolute_failure",
        Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success", Um100 = "um100",
        RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    regiment: Row = "jet-tell-regiment-" { SpectacularFailure = "spectacular_failure",
        AbsoluteFailure = "absolute_failure", Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success",
        Um100 = "um100", RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    company: Row = "jet-tell-company-" { SpectacularFailure = "spectacular_failure",
        AbsoluteFailure = "absolute_failure", Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success",
        Um100 = "um100", RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    soldier: Row = "jet-tell-soldier-" { SpectacularFailure = "spectacular_failure",
        AbsoluteFailure = "absolute_failure", Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success",
        Um100 = "um100", RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    effects: Row = "jet-soldier-effects-" { SpectacularFailure = "spectacular_failure",
        AbsoluteFailure = "absolute_failure", Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success",
        Um100 = "um100", RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    chief_effects: Row = "jet-soldier-chief-" { SpectacularFailure = "spectacular_failure",
        AbsoluteFailure = "absolute_failure", Failure = "failure", Um66 = "um66", PartialSuccess = "partial_success",
        Um100 = "um100", RelativeSuccess = "relative_success", Success = "success", AbsoluteSuccess = "absolute_success" }
    offered: Opportunity = "jet-tell-chance-" { LooseHorse = "loose_horse", Challenge = "challenge", Banner = "banner",
        Stragglers = "stragglers", FallenSubOfficer = "fallen_sub_officer", ExposedCommander = "exposed_commander",
        EnemyArchers = "enemy_archers", Union = "union", CutInTwo = "cut_in_two" }
    declined: Opportunity = "jet-tell-declined-" { LooseHorse = "loose_horse", Challenge = "challenge", Banner = "banner",
        Stragglers = "stragglers", FallenSubOfficer = "fallen_sub_officer", ExposedCommander = "exposed_commander",
        EnemyArchers = "enemy_archers", Union = "union", CutInTwo = "cut_in_two" }
    won: Opportunity = "jet-tell-won-" { LooseHorse = "loose_horse", Challenge = "challenge", Banner = "banner",
        Stragglers = "stragglers", FallenSubOfficer = "fallen_sub_officer", ExposedCommander = "exposed_commander",
        EnemyArchers = "enemy_archers", Union = "union", CutInTwo = "cut_in_two" }
    lost: Opportunity = "jet-tell-lost-" { LooseHorse = "loose_horse", Challenge = "challenge", Banner = "banner",
        Stragglers = "stragglers", FallenSubOfficer = "fallen_sub_officer", ExposedCommander = "exposed_commander",
        EnemyArchers = "enemy_archers", Union = "union", CutInTwo = "cut_in_two" }
    engaged: Engagement = "jet-tell-engaged-" { Reserve = "reserve", Withdrawn = "withdrawn",
        SecondLine = "second_line", FirstLine = "first_line" }
    posture: Posture = "jet-tell-posture-" { Engaged = "engaged", Support = "support" }
    critical: Critical = "jet-tell-critical-" { Slash = "slash", Krush = "krush", Puncture = "puncture" }
    massacred: Massacre = "jet-tell-massacred-" { Flight = "flight", LastStand = "last_stand", Surrender = "surrender" }
    defeated: Defeat = "jet-tell-defeated-" { Rout = "rout", Collapse = "collapse", Nobody = "nobody",
        Surrender = "surrender" }
    mode: crate::brought::options::CommandMode = "jet-choice-" { LeadershipTactics = "leadership_tactics",
        Leadership = "leadership", TacticsOnly = "tactics_only" }
}

/// Whether a viewer knows those whom an event is about: their own, or those of the enemy whom exact knowledge shows.
fn knows(b: &Battle, event: &Event, viewer: Viewer) -> bool {
    use montjoie_table::{Happening as _, Kind};
    let who = event.subject();
    if let Some(unit) = b.unit_of(who).or_else(|| b.person_of(who).map(|c| b.who(c).unit)) {
        return exact(b, viewer, unit);
    }
    match who.kind() {
        Kind::Character(_) => false,
        Kind::Side(side) => viewer.knows(side) == Knowledge::Exact,
        _ => viewer == Viewer::Gm,
    }
}

/// Whether a viewer knows a unit in figures.
fn exact(b: &Battle, viewer: Viewer, unit: UnitId) -> bool {
    knowledge(b, viewer, unit) == Some(Knowledge::Exact)
}

fn told(b: &Battle, event: &Event, viewer: Viewer) -> Option<Message> {
    if let Some(message) = seen(b, event, viewer) {
        return Some(message);
    }
    if !knows(b, event, viewer) {
        return None;
    }
    known(b, event, viewer).or_else(|| of_a_character(b, event)).or_else(|| ruled(b, event, viewer))
}

/// What shows on the field, to everyone.
fn seen(b: &Battle, event: &Event, viewer: Viewer) -> Option<Message> {
    let exact = |unit: UnitId| exact(b, viewer, unit);
    let kept_back =
        |unit: UnitId| b.above(unit, Scale::Regiment).is_some_and(|r| b.at(r).engagement == Engagement::Reserve);
    let in_sight = |character: CharacterId| exact(b.who(character).unit) || b.in_battle(b.who(character).unit);
    Some(match *event {
        Event::Result { unit, row, .. } if exact(unit) => match b.at(unit).scale {
            Scale::Army => of(army(row), unit),
            Scale::Regiment => of(regiment(row), unit),
            Scale::Company => of(company(row), unit),
        },
        Event::Result { unit, row, .. } => {
            let against = row.result(b.at(unit).scale).against;
            of(if against { "jet-tell-seen-bad" } else { "jet-tell-seen-good" }, unit)
        }
        Event::Losses { unit, .. } if in_the_sum(b, unit) => return None,
        Event::Tolled { unit, killed, wounded } if exact(unit) => {
            let (left, _) = counted(b, viewer, unit);
            let told = |id| of(id, unit).number("killed", killed).number("wounded", wounded).number("left", left);
            // Of companies that no line tells of, what is left of each whom the viewer may count.
            let there = |&c: &UnitId| (b.at(c).fielded > 0 || b.at(c).n > 0) && counted(b, viewer, c).1 > 0;
            let below: Vec<UnitId> = b.children(unit).filter(there).collect();
            if below.iter().any(|&c| in_the_sum(b, c)) {
                let each: Vec<String> = below.iter().map(|&c| counted(b, viewer, c).0.to_string()).collect();
                told("jet-open-toll-each").with("each", Arg::Text(each.join(", ")))
            } else {
                told("jet-open-toll")
            }
        }
        Event::Tolled { unit, .. } if many(b, b.at(unit).side) && b.at(unit).scale == Scale::Regiment => {
            of("jet-tell-losses-seen", unit)
        }
        Event::Losses { unit, killed, wounded } if exact(unit) => {
            let left = b.at(unit).n.saturating_sub(killed + wounded);
            let told = |id| of(id, unit).number("killed", killed).number("wounded", wounded);
            // That nobody is left is told when the company is struck off, and only then.
            if left == 0 { told("jet-tell-losses-last") } else { told("jet-tell-losses").number("left", left) }
        }
        Event::Losses { unit, .. } => of("jet-tell-losses-seen", unit),
        Event::Entered { unit, at_once, .. } => {
            of(if at_once { "jet-tell-entered-at-once" } else { "jet-tell-entered" }, unit)
        }
        Event::Routed { unit } => of("jet-tell-routed", unit),
        Event::Rallied { unit } => of("jet-tell-rallied", unit),
        // A reserve that never came out is nobody's business, whatever becomes of it.
        Event::Destroyed { unit } if !exact(unit) && kept_back(unit) => return None,
        // With the last man of an army the battle is over, and with a regiment go its companies: told once.
        Event::Destroyed { unit } if b.at(unit).scale == Scale::Army || with_its_regiment(b, unit) => return None,
        Event::Destroyed { unit } => of("jet-tell-destroyed", unit),
        Event::Massacred { unit, choice } => of(massacred(choice), unit),
        Event::Defeated { side, how } => {
            // Both in the same turn: nobody wins, and it is not told as a victory.
            let id = if b.camp(side.foe()).lost { "jet-tell-defeated-too" } else { defeated(how) };
            Message::new(id).who("side", Subject::side(side))
        }
        Event::Conceded { side } => Message::new("jet-tell-conceded").who("side", Subject::side(side)),
        Event::Arrived { unit } if exact(unit) || b.at(unit).engagement != Engagement::Reserve => {
            of("jet-tell-arrived", unit)
        }
        Event::Left { unit } if exact(unit) || b.in_battle(unit) => of("jet-tell-left", unit),
        // Whoever gains it or loses it knows.
        Event::TurnedCoat { unit } if exact(unit) || owns(viewer, b.at(unit).side.foe()) => {
            of("jet-tell-turned-coat", unit)
        }
        Event::TurnedCoat { unit } if b.in_battle(unit) => of("jet-tell-turned-coat", unit),
        Event::Came { character } if in_sight(character) => by("jet-tell-came", character),
        Event::Gone { character, at } if in_sight(character) => match at {
            Standing::Captured => by("jet-tell-gone-captured", character),
            Standing::Dead => by("jet-tell-gone-dead", character),
            Standing::Out => by("jet-tell-gone-out", character),
            Standing::Absent | Standing::Fit => return None,
        },
        _ => return None,
    })
}

/// Whether nobody is left either of the regiment a company belongs to.
fn with_its_regiment(b: &Battle, unit: UnitId) -> bool {
    b.at(unit).scale == Scale::Company && b.at(unit).parent.is_some_and(|regiment| b.at(regiment).n == 0)
}

/// Whether a side has so many bodies that each one's losses would be a list, not a tale.
fn many(b: &Battle, side: Side) -> bool {
    b.ids().filter(|&u| b.at(u).side == side && b.is_leaf(u) && b.at(u).fielded > 0).count() > 8
}

/// Whether the losses of a company are told with those of its regiment: no player is in it, and there are many.
fn in_the_sum(b: &Battle, unit: UnitId) -> bool {
    let u = b.at(unit);
    b.step == Step::Losses
        && u.scale == Scale::Company
        && many(b, u.side)
        && !b.watched(unit)
        && u.parent.is_some_and(|above| b.children(above).filter(|&c| b.at(c).fielded > 0).count() > 1)
}

/// What a side knows of its own units.
fn known(b: &Battle, event: &Event, viewer: Viewer) -> Option<Message> {
    Some(match *event {
        Event::Engaged { unit, engagement } => of(engaged(engagement), unit),
        Event::Mode { unit, mode: m } => of("jet-tell-mode", unit).word("mode", mode(m)),
        Event::Called { unit, turns } => of("jet-tell-called", unit).number("turns", turns),
        Event::NotRallied { unit } => of("jet-tell-not-rallied", unit),
        // Whoever ran is out of the trap with the battle: nobody opened it.
        Event::Freed { unit } if b.in_battle(unit) => of("jet-tell-freed", unit),
        Event::Opposed { unit, row } if viewer == Viewer::Gm => {
            let met = b.at(unit).encounter;
            let all = |side| b.in_encounter(met, side).map(Subject::from).collect::<Vec<_>>();
            let mut beside = all(b.at(unit).side);
            beside.retain(|&one| one != Subject::from(unit));
            let id = if beside.is_empty() { "jet-tell-opposed" } else { "jet-tell-opposed-several" };
            let told = of(id, unit).with("targets", Arg::Many(all(b.at(unit).side.foe())));
            let told = if beside.is_empty() { told } else { told.with("beside", Arg::Many(beside)) };
            told.number("n", row.summary().opposition)
        }
        Event::Morale { unit, by } if by != 0 => {
            let mut after = b.clone();
            after.apply(event);
            let id = match by {
                ..0 => "jet-tell-morale-down",
                // Nobody sings who is still afraid.
                _ if after.morale(unit) <= 0 => "jet-tell-morale-up-low",
                _ => "jet-tell-morale-up",
            };
            let (held, holds) = (b.at(unit).discipline, after.at(unit).discipline);
            let told = of(id, unit).number("by", by).number("now", after.morale(unit));
            let below = b.children(unit).any(|c| b.at(c).n > 0);
            let told = told.number("below", i64::from(below));
            told.number("slack", i64::from(held != holds)).number("discipline", holds)
        }
        Event::Delayed { unit, remaining, .. } if b.at(unit).called => {
            of("jet-tell-delayed", unit).number("turns", remaining)
        }
        Event::Lasts { unit, bearing, value, last, .. } => {
            let id = match bearing {
                Bearing::Morale => "jet-tell-lent",
                Bearing::Position => "jet-tell-placed",
                _ if value > 0 => "jet-tell-bonus",
                _ => "jet-tell-malus",
            };
            of(id, unit).number("value", value).number("last", last)
        }
        Event::Trapped { unit } => of("jet-tell-trapped", unit),
        Event::BrokeOut { unit, escaped } => of(if escaped { "jet-tell-broke-out" } else { "jet-tell-not-out" }, unit),
        Event::Ground { unit, level } => {
            let won = level > b.at(unit).ground;
            of(if won { "jet-tell-ground-won" } else { "jet-tell-ground-lost" }, unit).number("level", level)
        }
        Event::Doomed { unit } => of("jet-tell-doomed", unit),
        Event::Volley { unit, men } => of("jet-tell-volley", unit).number("men", men),
        Event::Joins { unit, to, men } => {
            of("jet-tell-joins", unit).who("target", Subject::from(to)).number("men", men)
        }
        Event::CutDown { unit, men } => of("jet-tell-cut-down", unit).number("men", men),
        Event::Passed { unit, to, men } => {
            of("jet-tell-passed", unit).who("target", Subject::from(to)).number("men", men)
        }
        // Of an empty company nobody waits for orders.
        Event::ChiefLost { unit } if b.at(unit).n == 0 => return None,
        Event::ChiefLost { unit } => of("jet-tell-chief-lost", unit),
        Event::SecondLost { side } => Message::new("jet-tell-second-lost").who("side", Subject::side(side)),
        Event::StandIn { unit, leadership } => of("jet-tell-stand-in", unit).number("n", leadership),
        _ => return None,
    })
}

/// What a side knows of its own people.
fn of_a_character(b: &Battle, event: &Event) -> Option<Message> {
    let and = |message: Message, unit: UnitId| message.who("unit", Subject::from(unit));
    Some(match *event {
        Event::Posture { character, posture: p } => by(posture(p), character),
        Event::Fights { character } => by("jet-tell-fights", character),
        Event::Soldier { character, row, .. } => {
            let chief = b.who(character).rank != crate::nouns::terms::Rank::Soldier;
            by(soldier(row), character).word("effects", if chief { chief_effects(row) } else { effects(row) })
        }
        Event::Surrounded { character, assailants } => by("jet-tell-surrounded", character).number("n", assailants),
        Event::CutOff { character } => by("jet-tell-cut-off", character),
        Event::Critical { character, critical: c } => by(critical(c), character),
        Event::Rejoined { character } => by("jet-tell-rejoined", character),
        Event::Bold { character, by: n } => by("jet-tell-bold", character).number("by", n),
        Event::Offered { character, chance, taken: true } => by(offered(chance), character),
        Event::Offered { character, chance, taken: false } => by(declined(chance), character),
        Event::Seized { character, chance, won: true } => by(won(chance), character),
        Event::Seized { character, chance, won: false } => by(lost(chance), character),
        Event::Rises { unit, character } => and(by("jet-tell-rises", character), unit),
        Event::Promoted { unit, character } => and(by("jet-tell-promoted", character), unit),
        Event::Posted { character, unit } => and(by("jet-tell-posted", character), unit),
        _ => return None,
    })
}

/// What the GM did by hand, and what is left to him.
fn ruled(b: &Battle, event: &Event, viewer: Viewer) -> Option<Message> {
    let target = |message: Message, to: UnitId| message.who("target", Subject::from(to));
    Some(match *event {
        Event::Enlisted { like, men, .. } => target(Message::new("jet-tell-enlisted"), like).number("men", men),
        Event::Men { unit, men } if men < 0 => of("jet-tell-taken", unit).number("men", men.unsigned_abs()),
        Event::Men { unit, men } => of("jet-tell-restored", unit).number("men", men.unsigned_abs()),
        _ if viewer != Viewer::Gm => return None,
        Event::Pinned { unit, to: None } => of("jet-tell-unpinned", unit),
        Event::Pinned { unit, to: Some(to) } => target(of("jet-tell-pinned", unit), to),
        Event::Read { unit, row } => opened::unthrown(b, unit, row),
        Event::Summed { unit, total } => of("jet-open-sum", unit).number("total", total),
        Event::SummedOf { character, total } => by("jet-open-sum-of", character).number("total", total),
        Event::NotInPlay { unit, .. } => of("jet-tell-not-in-play", unit),
        Event::Set { unit, field, value } => set(Subject::from(unit), field.info(), value),
        Event::SetOf { character, field, value } => set(Subject::from(character), field.info(), value),
        Event::Option { index, value } => option(b, usize::from(index), value)?,
        _ => return None,
    })
}

/// Ids made once from the lists they name.
static FIELD_IDS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| FIELDS.iter().map(|f| &*format!("jet-field-{}", f.name).leak()).collect());
static OPTION_IDS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| Options::LIST.iter().map(|o| &*format!("jet-option-{}", o.name).leak()).collect());
static VALUE_IDS: LazyLock<Vec<Vec<&'static str>>> = LazyLock::new(|| {
    let of = |name: &str, words: &[&str]| -> Vec<&'static str> {
        words.iter().map(|w| &*format!("{name}-{w}").leak()).collect()
    };
    let options = Options::LIST.iter().map(|o| match o.values {
        Values::Words(words) => of(&format!("jet-option-{}", o.name), words),
        _ => Vec::new(),
    });
    let fields = FIELDS.iter().map(|f| match f.words {
        Some(words) if words != ["false", "true"] => of(&format!("jet-field-{}", f.name), words),
        _ => Vec::new(),
    });
    options.chain(fields).collect()
});

/// A value by its word where it has one.
fn value_of(at: usize, flag: bool, value: i64) -> Arg {
    let word = usize::try_from(value).ok().and_then(|v| VALUE_IDS.get(at).and_then(|ids| ids.get(v)));
    match word {
        Some(word) => Arg::Word(word),
        None if flag => Arg::Word(if value == 0 { "no" } else { "yes" }),
        None => Arg::Number(value),
    }
}

fn set(who: Subject, field: &FieldInfo, value: i64) -> Message {
    let at = FIELDS.iter().position(|f| f.name == field.name).unwrap_or(0);
    let flag = field.words == Some(&["false", "true"]);
    Message::new("jet-tell-set")
        .who("unit", who)
        .word("field", FIELD_IDS[at])
        .with("value", value_of(Options::LIST.len() + at, flag, value))
}

fn option(_: &Battle, index: usize, value: i32) -> Option<Message> {
    let info = Options::LIST.get(index)?;
    let value = match info.values {
        Values::Decimal(_, _, parts) => Arg::Fraction(i64::from(value), i64::from(parts)),
        _ => value_of(index, matches!(info.values, Values::Flag), i64::from(value)),
    };
    Some(Message::new("jet-tell-option").word("option", OPTION_IDS[index]).with("value", value))
}
