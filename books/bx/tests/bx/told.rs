//! What is told fits what happened: who fights in a ring, who cannot be hurt, who goes without heart.

use crate::field::{Orders, P, down, hero, unit};
use montjoie_game::{Arg, Message, What};
use montjoie_table::Subject;

/// Everything the GM is told of events of this name.
fn told(p: &P, event: &str) -> Vec<Message> {
    let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == event);
    p.items().filter(its).filter_map(|item| item.gm.clone()).collect()
}

/// BX-53 — everybody a challenge brought into the fight is named.
#[test]
fn a_fight_names_all_who_are_in_it() {
    let a = hero("h", "pv = 40") + &hero("k", "pv = 40");
    let p = down(&a, &hero("g", "pv = 40")).orders(&[("h", "defier g"), ("k", "defier g"), ("g", "defier h")]);
    let p = p.thrown(3).to("moral");
    let fights = told(&p, "dueled");
    assert_eq!((fights.len(), fights[0].id), (1, "bx-tell-duel-ring"));
    let named: Vec<Subject> = fights[0]
        .args
        .iter()
        .flat_map(|(_, arg)| match arg {
            Arg::Many(many) => many.clone(),
            _ => Vec::new(),
        })
        .collect();
    assert_eq!(named, ["h", "k", "g"].map(|id| p.who(id)));
}

/// BX-44 — a blow that cannot hurt is no blow in the air.
#[test]
fn immunity_is_no_miss() {
    let b = unit("b1", 50, "harmed_by = [\"argent\"]");
    let p = down(&unit("a1", 50, ""), &b).orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
    let p = p.dice_show(4).to("moral");
    let by = ("unit", Arg::Who(p.who("a1")));
    let blow = told(&p, "hurt").into_iter().find(|message| message.args.contains(&by)).unwrap();
    assert_eq!(blow.id, "bx-tell-immune");
}

/// BX-21 — a blow that fells nobody is not told as one that strikes home.
#[test]
fn a_blow_that_hardly_bites_is_told_as_such() {
    for (men, id) in [(1, "bx-tell-blow-last"), (2, "bx-tell-blow-slight"), (100, "bx-tell-blow")] {
        let p = down(&unit("a1", men, ""), &unit("b1", 200, "")).orders(&[("a1", "engagement b1")]);
        let p = p.dice_show(4).to("moral");
        let by = ("unit", Arg::Who(p.who("a1")));
        let blow = told(&p, "hurt").into_iter().find(|message| message.args.contains(&by)).unwrap();
        assert_eq!(blow.id, id, "{men} men");
    }
}

/// BX-16, BX-26 — those who fall while running have closed no ranks.
#[test]
fn losses_of_runaways_are_told_as_theirs() {
    let b = unit("b1", 200, "moral = 2; contact = [\"a1\"]") + &unit("b2", 10, "moral = 12");
    let p = down(&unit("a1", 190, "moral = 12"), &b).dice_show(6).to("moral").to("ordres");
    let p = p.order("b1", "fuite").to("poursuite").answer("BX-27", "b1", "sur a1").dice_show(2).to("melee");
    let last = told(&p, "lost").pop().unwrap();
    assert_eq!(last.id, "bx-tell-lost-running", "{last:?}");
}
