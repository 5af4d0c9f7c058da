//! Moments that seldom come by themselves, each with its dice; and whole battles, for the rules they run.

use crate::options::{ends, scales, weak};
use crate::proofs::SMALL;
use montjoie_game::{Gesture, What};
use montjoie_jet::Jet;
use montjoie_table::{Subject, Tally as _};
use montjoie_trial::{TestBattle, cases, each_value, some_values};

cases! {
    case("turn_minutes", &["JET-04"], &["turn_minutes"], minutes),
    case("melee_resolution", &["JET-48"], &["melee_resolution"], melee),
    case("assailants", &["JET-48"], &["assailants"], assailants),
    case("isolation_critical_type", &["JET-48"], &["isolation_critical_type"], critical),
    case("um100_out_of_contact", &["JET-36"], &["um100_forces_losses"], out_of_contact),
    case("breakout_on_um100", &["JET-43"], &["breakout_accepts_um100"], breakout),
    case("orders_gone_astray", &["JET-45"], &["um66_position_effect"], astray),
    case("chief_in_the_ranks", &["JET-49"], &["leader_sa_mod"], chief),
    case("glory", &["JET-53"], &["um100_event_choice"], glory),
    case("exposed_target", &["JET-53"], &["exposed_target"], exposed),
    case("exposed_bonus", &["JET-53"], &["exposed_commander_bonus"], bold),
    case("cut_in_two", &["JET-56"], &["cut_in_two_modifier"], cut),
    case("reserves_kept_waiting", &["JET-33"], &["reserve_delay_scope"], waiting),
    case("melee_by_the_gms_word", &["JET-48", "JET-51"], &[], by_word),
    case("whole_battles", WHOLE, &[], whole),
}

/// Rules that battles of every sort run through.
const WHOLE: &[&str] = &[
    "JET-02", "JET-03", "JET-05", "JET-06", "JET-07", "JET-08", "JET-09", "JET-10", "JET-14", "JET-15", "JET-20",
    "JET-22", "JET-25", "JET-26", "JET-27", "JET-28", "JET-29", "JET-31", "JET-32", "JET-33", "JET-40", "JET-41",
    "JET-44", "JET-46", "JET-47", "JET-50", "JET-51", "JET-52", "JET-54", "JET-55", "JET-57", "JET-58", "JET-60",
    "JET-61", "JET-62",
];

fn whole() {
    let lines = ["", "all_front_line = true", "strategic_points = true", "archer_regiment_engaged = true"];
    for line in lines {
        let line = if line.is_empty() { "turn_minutes = 20" } else { line };
        ends(SMALL, line, 12);
        ends(&weak(), line, 6);
        ends(&scales(SMALL, "army-individual"), line, 12);
    }
}

fn with(toml: &str, line: &str) -> TestBattle<Jet> {
    TestBattle::<Jet>::new(&toml.replace("[options]", &format!("[options]\n{line}")))
}

fn minutes() {
    some_values::<Jet>("turn_minutes", &[10, 20], |line| with(SMALL, line).thrown(3).round().bout.state.minutes());
}

/// Whether the GM is asked how a melee ends.
fn melee() {
    each_value::<Jet>("melee_resolution", |line| {
        let p = with(&scales(SMALL, "individual"), line).dice_show(50).to("individual").step();
        p.items().filter(|i| i.rule.0 == "JET-48" && matches!(i.what, What::Judgement { .. })).count() as i64
    });
}

fn assailants() {
    some_values::<Jet>("assailants", &[3, 7], |line| {
        let p = with(&scales(&weak(), "individual"), line).dice_show(50).to("individual");
        let p = p.faces("JET-47", "sol", "", &[20]).step();
        p.event("surrounded", "sol").unwrap()["assailants"].as_i64().unwrap()
    });
}

fn critical() {
    each_value::<Jet>("isolation_critical_type", |line| {
        let p = with(&scales(&weak(), "individual"), line).dice_show(30).to("individual");
        let p = p.faces("JET-47", "sol", "", &[2, 90]).step();
        let dealt = p.event("critical", "sol").unwrap()["critical"].as_str().unwrap().to_owned();
        let thrown = p.items().filter(|i| matches!(&i.what, What::Throw { head, .. } if head.key.rule.0 == "JET-48"));
        i64::from(dealt == "krush") * 100 + thrown.count() as i64
    });
}

/// A regiment held back, and a natural 100: its enemy loses men all the same, or does not.
fn out_of_contact() {
    each_value::<Jet>("um100_forces_losses", |line| {
        let p = with(&scales(SMALL, "regiment"), line).dice_show(50).answer("JET-28", "r1", "withdrawn");
        let p = p.faces("JET-11", "r1", "", &[100]).round();
        85 - p.left("b-army")
    });
}

/// In a trap, and a natural 100.
fn breakout() {
    each_value::<Jet>("breakout_accepts_um100", |line| {
        let trapped = Jet::trapped_field();
        let p = with(&scales(SMALL, "regiment"), line)
            .dice_show(50)
            .gesture(Gesture::Set { who: Subject::unit(2), field: trapped, value: 1 })
            .faces("JET-11", "r1", "", &[100])
            .round();
        p.left("r1")
    });
}

/// A natural 66 of the army, where no regiment is played: one roll stands for them, and weighs on the next turn.
fn astray() {
    each_value::<Jet>("um66_position_effect", |line| {
        let p = with(&scales(SMALL, "army"), line).dice_show(50).faces("JET-11", "a-army", "", &[66]);
        let p = p.faces("JET-45", "a-army", "", &[100]).round().to("losses");
        i64::from(p.throw("JET-11", "a-army", "").unwrap()[0].total())
    });
}

/// An officer fights in the ranks while his general does well.
fn chief() {
    each_value::<Jet>("leader_sa_mod", |line| {
        let p = with(SMALL, line).dice_show(50).answer("JET-49", "off", "oui");
        let p = p.faces("JET-11", "a-army", "", &[100]).to("company");
        i64::from(p.throw("JET-47", "off", "").unwrap()[0].total())
    });
}

/// A natural 100 of a soldier: which door opens.
fn glory() {
    each_value::<Jet>("um100_event_choice", |line| {
        let p = with(SMALL, line).dice_show(70).to("individual").faces("JET-47", "sol", "", &[100]).step();
        let offered = p.event("offered", "sol").unwrap()["chance"].as_str().unwrap().to_owned();
        i64::from(offered == "fallen_sub_officer")
    });
}

/// Whose head is within reach.
fn exposed() {
    each_value::<Jet>("exposed_target", |line| {
        let p = with(SMALL, line).dice_show(70).to("individual").judge("JET-53", "sol", "c1", 1);
        let p = p.faces("JET-47", "sol", "", &[100]).step();
        let target = p.items().rev().find_map(|i| match &i.what {
            What::Judgement { head, .. } if head.key.rule.0 == "JET-53" && head.key.to != p.who("c1") => {
                Some(head.key.to)
            }
            _ => None,
        });
        i64::from(target == Some(p.who("b-army")))
    });
}

/// A general in the ranks strikes at theirs.
fn bold() {
    each_value::<Jet>("exposed_commander_bonus", |line| {
        let p = with(SMALL, line).dice_show(50).answer("JET-49", "gen", "oui");
        let p = p.faces("JET-47", "gen", "", &[100]).to("regiment");
        i64::from(p.throw("JET-11", "a-army", "").unwrap()[0].total())
    });
}

/// A soldier who cuts the enemy in two: what his tactics test is worth.
fn cut() {
    each_value::<Jet>("cut_in_two_modifier", |line| {
        let p = with(&scales(SMALL, "individual"), line).dice_show(50).to("individual");
        let p = p.faces("JET-47", "sol", "", &[97, 90]).step();
        i64::from(p.throw("JET-56", "sol", "sol").unwrap()[0].total())
    });
}

/// The army fails while a reserve stands idle; called the turn after, it pays for that or does not.
fn waiting() {
    each_value::<Jet>("reserve_delay_scope", |line| {
        let p = with(&scales(&weak(), "army"), line).dice_show(50).answer("JET-33", "r2", "non");
        let p = p.faces("JET-11", "a-army", "", &[85]).round().answer("JET-33", "r2", "oui").step();
        p.event("called", "r2").unwrap()["turns"].as_i64().unwrap()
    });
}

trait Trapped {
    fn trapped_field() -> u8;
}

impl Trapped for Jet {
    fn trapped_field() -> u8 {
        use montjoie_game::Ruleset as _;
        u8::try_from(Jet::INFO.fields.iter().position(|f| f.name == "trapped").unwrap()).unwrap()
    }
}

/// Rolemaster's own rounds are played at the table: the GM says how a duel ended, or the melee of the turn.
fn by_word() {
    let duel = |said: i32| {
        let p = with(SMALL, "um66_event_choice = \"challenge\"").dice_show(70).to("individual");
        let p = p.faces("JET-47", "sol", "", &[66]).judge("JET-51", "sol", "f1", said).step();
        (p.happened("doomed", "f1"), p.state("sol"), p.throws("JET-48"))
    };
    assert_eq!([1, 2, 3].map(duel), [(1, "fit", 0), (0, "out", 0), (0, "fit", 0)]);
    let melee = |said: i32| {
        let p = with(SMALL, "turn_minutes = 20").dice_show(70).to("individual");
        p.faces("JET-47", "sol", "", &[10]).judge("JET-48", "sol", "", said).step().state("sol")
    };
    assert_eq!([0, 1, 2, 3].map(melee), ["fit", "out", "captured", "dead"]);
}
