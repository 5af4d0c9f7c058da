//! Corners that a sample of changed code got past the other tests.

use super::help::*;
use crate::common::Play;
use montjoie_rules::ordre::Ordre;
use montjoie_rules::{Fight as _, Ruleset as _};
use serde_json::json;

#[test]
fn settings_in_force_can_be_looked_up() {
    let p = duel(with("besieger_max_weeks = 26\nratio_cap = 3"), FOOT, FOOT);
    let value = |name: &str| {
        let index = Ordre::INFO.settings.iter().position(|s| s.name == name).unwrap();
        Ordre::option(&p.bout.state, index)
    };
    assert_eq!((value("besieger_max_weeks"), value("ratio_cap"), value("dead_share")), (Some(26), Some(3), Some(50)));
    assert_eq!(Ordre::option(&p.bout.state, Ordre::INFO.settings.len()), None);
}

#[test]
fn a_reckoning_from_outside_must_be_of_somebody_and_within_reason() {
    let reckoned = |unit: &str, share: i64, eff: u32| {
        let mut p = duel(Around::default(), FOOT, FOOT);
        let event = json!({ "reckoned": { "unit": unit, "share": share, "out": 0, "dead": 0, "deserters": 0, "back": 0, "eff": eff } });
        p.bout.rule(&[event]).is_ok()
    };
    assert!(reckoned("#u0", 10, 90));
    assert!(!reckoned("#u9", 10, 90), "nobody");
    assert!(!reckoned("#u0", i64::MAX, 90), "too many points");
    assert!(!reckoned("#u0", 10, 20_000_000), "too many men");
}

#[test]
fn who_is_taken_unhurt_is_taken() {
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let besiegers = format!(
        "chief = \"c\"\n{}{}",
        unit("army", 600, FOOT),
        chief("c", "presence = 9\ncbt = 9\ndiplomacy = 9\nhealth = 5")
    );
    let garrison = format!("{}{}", unit("g", 100, FOOT), chief("hero", "health = 5\nunit = \"g\""));
    let p: P = Play::new(&scenario(on(place), &besiegers, &garrison)).dice_show(9).end();
    assert_eq!((p.state("g"), p.state("hero")), ("captured", "captured"));
    let told = p.event("wounded", "hero").unwrap();
    assert_eq!((&told["wounds"], &told["lot"]), (&0.into(), &"captured".into()));
}
