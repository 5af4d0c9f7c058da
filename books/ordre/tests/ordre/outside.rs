//! What comes from outside the rules: events of a journal or a ruling are laid or refused, and leave every figure its share.

use super::help::*;
use montjoie_game::Fight as _;
use montjoie_game::scenario::Written;
use montjoie_trial::TestBattle;
use serde_json::{Value, json};

/// Two units of one army and their chief against one unit; in the open, nothing thrown yet.
fn place() -> P {
    let north = format!(
        "chief = \"c\"\n{}{}{}",
        unit("one", 100, FOOT),
        unit("more", 50, FOOT),
        chief("c", "presence = 5\ncbt = 5\ndiplomacy = 5\nhealth = 5")
    );
    TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)))
}

fn lay(p: &mut P, event: Value) {
    p.bout.rule(std::slice::from_ref(&event)).unwrap_or_else(|e| panic!("{event}: {e:?}"));
}

#[test]
fn events_from_outside_name_who_is_there_and_numbers_within_reach() {
    let most: i64 = 1 << 50;
    let lost = |by: &str, loss: i64| json!({ "lost": { "group": "#u0", "by": by, "loss": loss, "how": "shot", "capped": false } });
    for (sound, event) in [
        (true, json!({ "arrayed": { "mode": "field", "sortie": false, "desperate": false } })),
        (false, json!({ "arrayed": { "mode": "assault", "sortie": false, "desperate": false } })),
        (false, json!({ "arrayed": { "mode": "siege", "sortie": false, "desperate": false } })),
        (true, json!({ "contact": { "by": "#u0", "on": "#u2" } })),
        (false, json!({ "contact": { "by": "#u0", "on": "#u0" } })),
        (false, json!({ "contact": { "by": "#u0", "on": "#u9" } })),
        (false, json!({ "contact": { "by": "#u9", "on": "#u0" } })),
        (true, json!({ "parted": { "one": "#u0", "other": "#u2" } })),
        (false, json!({ "parted": { "one": "#u0", "other": "#u9" } })),
        (false, json!({ "parted": { "one": "#u9", "other": "#u0" } })),
        (true, json!({ "held": { "group": "#u0" } })),
        (false, json!({ "held": { "group": "#u9" } })),
        (true, lost("#u2", 10)),
        (true, lost("#-", most)),
        (false, lost("#u9", 10)),
        (false, lost("#u2", -1)),
        (false, lost("#u2", most + 1)),
        (true, json!({ "routed": { "group": "#u0", "by": "#-", "pursuable": true } })),
        (false, json!({ "routed": { "group": "#u0", "by": "#u9", "pursuable": true } })),
        (true, json!({ "rallied": { "group": "#u0", "back": 5 } })),
        (false, json!({ "rallied": { "group": "#u0", "back": -5 } })),
        (false, json!({ "rallied": { "group": "#u9", "back": 5 } })),
        (true, json!({ "learned": { "unit": "#u0", "xp": 1 } })),
        (false, json!({ "learned": { "unit": "#u3", "xp": 1 } })),
        (false, json!({ "arrived": { "unit": "#u0" } })),
        (false, json!({ "arrived": { "unit": "#u3" } })),
        (true, json!({ "wounded": { "person": 0, "wounds": 1000, "lot": "wounded" } })),
        (false, json!({ "wounded": { "person": 0, "wounds": 1001, "lot": "wounded" } })),
        (false, json!({ "wounded": { "person": 0, "wounds": -1, "lot": "wounded" } })),
        (false, json!({ "wounded": { "person": 1, "wounds": 1, "lot": "wounded" } })),
        (true, json!({ "joined": { "person": 0 } })),
        (false, json!({ "joined": { "person": 1 } })),
        (true, json!({ "posted": { "person": 0, "unit": "#u1" } })),
        (false, json!({ "posted": { "person": 0, "unit": "#u3" } })),
        (false, json!({ "posted": { "person": 1, "unit": "#u1" } })),
        (true, json!({ "enlisted": { "unit": "#u3", "like": "#u0", "men": 1_000_000 } })),
        (false, json!({ "enlisted": { "unit": "#u3", "like": "#u0", "men": 1_000_001 } })),
        (false, json!({ "enlisted": { "unit": "#u2", "like": "#u0", "men": 1 } })),
        (false, json!({ "enlisted": { "unit": "#u3", "like": "#u3", "men": 1 } })),
        (true, json!({ "passed": { "from": "#u0", "to": "#u1", "men": 1 } })),
        (false, json!({ "passed": { "from": "#u0", "to": "#u0", "men": 1 } })),
        (false, json!({ "passed": { "from": "#u3", "to": "#u0", "men": 1 } })),
        (false, json!({ "passed": { "from": "#u0", "to": "#u3", "men": 1 } })),
        (false, json!({ "option": { "index": 255, "value": 0 } })),
    ] {
        let mut p = place();
        let before = p.bout.hash();
        assert_eq!(p.bout.rule(std::slice::from_ref(&event)).is_ok(), sound, "{event}");
        assert!(sound || p.bout.hash() == before, "{event} was refused and changed something");
    }
}

/// ORD-53: whatever a unit was given as a whole shrinks with its men, whatever each man has does not.
#[test]
fn a_reckoning_leaves_every_figure_its_share() {
    let mut p = place();
    let u = &mut p.bout.state.units[0];
    (u.eff, u.individual_sdg, u.others, u.frc_other, u.frc, u.pda, u.pieces) = (100, 900, 40, 800, 500, 300, 0);
    let reckoned = |eff: u32| json!({ "reckoned": { "unit": "#u0", "share": 0, "out": 30, "dead": 10, "deserters": 5, "back": 0, "eff": eff } });
    lay(&mut p, reckoned(60));
    let u = &p.bout.state.units[0];
    assert_eq!((u.individual_sdg, u.others, u.frc_other, u.frc, u.pda), (540, 24, 480, 300, 180));
    assert_eq!((u.eff, u.dead, u.wounded, u.deserters), (60, 10, 20, 5));
    // Pieces shoot as before while they have a crew.
    let u = &mut p.bout.state.units[0];
    (u.pda, u.pieces) = (300, 2);
    lay(&mut p, reckoned(30));
    assert_eq!((p.bout.state.units[0].pda, p.bout.state.units[0].dead), (300, 20));
}

/// ORD-05: a unit that leaves takes its part of the damage along; the others keep theirs and answer to another name.
#[test]
fn who_leaves_a_group_takes_its_share_along() {
    let mut p = place();
    let group = p.bout.state.units[0].group;
    assert_eq!(p.bout.state.units[1].group, group, "both stand in one group");
    lay(&mut p, json!({ "lost": { "group": "#u0", "by": "#-", "loss": 90, "how": "ruling", "capped": false } }));
    let before = damage(&p, "one");
    lay(&mut p, json!({ "removed": { "unit": "#u0" } }));
    let (gone, left) = (p.bout.state.units[0].hurt, damage(&p, "more"));
    assert!(gone > left, "the larger one carries more: {gone} {left}");
    assert_eq!(gone + left, before);
    let face = p.bout.state.groups[usize::from(group.unwrap())].face;
    assert_ne!(face, p.who("one"), "the group has another name now");
    assert!(p.bout.rule(&[json!({ "held": { "group": face.to_string() } })]).is_ok());
}

/// ORD-53: where men are alike, whole men fall; where the force is given as a whole, an even part of them does.
#[test]
fn men_fall_by_what_each_can_take_or_by_their_part_of_the_whole() {
    let standing = |keys: &str, loss: i64| {
        let mut p = duel(Around::default(), keys, FOOT);
        lay(&mut p, json!({ "lost": { "group": "#u0", "by": "#-", "loss": loss, "how": "ruling", "capped": false } }));
        let shown = p.bout.aftermath().into_iter().find(|s| s.subject == p.who("one")).unwrap();
        let count = shown.keys.iter().find(|(key, _)| *key == "count").map(|(_, value)| value.clone());
        match count {
            Some(Written::Int(men)) => men,
            other => panic!("{other:?}"),
        }
    };
    // A man has 5 points unless he is given others, and these 1 of armour.
    let each = 6;
    assert_eq!(standing(FOOT, 3 * each), 97);
    assert_eq!(standing(FOOT, 4 * each - 1), 97, "nobody falls by halves");
    assert_eq!(standing(FOOT, 1_000_000), 0, "no more than there are");
    let given = format!("{FOOT}frc = 1000\n");
    assert_eq!(standing(&given, 255), 75, "a quarter of the force, a quarter of the men");
}
