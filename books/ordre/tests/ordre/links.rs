//! Which links a change opens into, in which order: no link too many, none missing.

use super::help::*;
use montjoie_game::{Arg, Extras as _, Link, Subjects as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, GroupField, How, Withdrawal};
use montjoie_ordre::terms::Mode;
use montjoie_table::{Side, State as _, Subject};
use montjoie_trial::TestBattle;

fn links(p: &P, event: Event) -> Vec<Link> {
    Ordre::opens(state(p), &event, &[]).links
}

fn ids(p: &P, event: Event) -> Vec<&'static str> {
    links(p, event).iter().map(|l| l.told.id.strip_prefix("ordre-open-").unwrap_or(l.told.id)).collect()
}

fn number(link: &Link, name: &str) -> i64 {
    match link.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{}: {name} is {other:?}", link.told.id),
    }
}

fn lost(group: Subject, loss: i64) -> Event {
    Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false }
}

#[test]
fn a_loss_of_one_unit_opens_into_points_state_and_men() {
    // Force 600, six a man.
    let mut p = duel(Around::default(), FOOT, FOOT);
    let group = p.who("one");
    assert_eq!(ids(&p, lost(group, 60)), ["points", "status", "men"]);
    assert_eq!(ids(&p, lost(group, 5)), ["points", "status", "men"], "less than a man is nobody, and that is said");
    assert_eq!(["share", "each", "out"].map(|n| number(&links(&p, lost(group, 5))[2], n)), [5, 6, 0]);
    assert_eq!(ids(&p, lost(group, 0)), [""; 0]);
    p.bout.state.apply(&lost(group, 60));
    assert_eq!(ids(&p, lost(group, 60)), ["points", "men"], "the state is the same");
    assert_eq!(ids(&p, lost(group, 240)), ["points", "status", "men"]);
    let all = links(&p, lost(group, 60));
    assert_eq!(["was", "by", "now", "force"].map(|n| number(&all[0], n)), [60, 60, 120, 600]);
    assert_eq!(["share", "each", "men", "out", "now", "most"].map(|n| number(&all[1], n)), [120, 6, 100, 20, 80, 0]);
    // ORD-42: nobody stands by the count from 600 on, and 1 200 annihilate.
    assert_eq!(ids(&p, lost(group, 540)), ["points", "status", "men", "last"]);
    assert_eq!(ids(&p, lost(group, 1_139)).last(), Some(&"last"));
    assert_ne!(ids(&p, lost(group, 1_140)).last(), Some(&"last"));
    // More points than all of them are worth: a hundred out, and that it cannot be more.
    let all = links(&p, lost(group, 840));
    let men = all.iter().find(|l| l.told.id == "ordre-open-men").unwrap();
    assert_eq!(["share", "out", "now", "most"].map(|n| number(men, n)), [900, 100, 0, 1]);
    // Hunger has a rule of its own.
    let hunger = Event::Lost { group, by: NO_ONE, loss: 60, how: How::Attrition, capped: false };
    let rules = |event| links(&p, event).iter().map(|l| l.rule.0).collect::<Vec<_>>();
    assert_eq!((rules(hunger)[0], rules(lost(group, 60))[0]), ("ORD-87", "ORD-41"));
}

#[test]
fn a_loss_of_a_group_opens_into_shares_and_the_sum_of_men() {
    let host = unit("one", 100, FOOT) + &unit("more", 50, FOOT);
    let mut p: P = TestBattle::new(&scenario(with("resolution_level = \"group\""), &host, &unit("two", 100, FOOT)));
    let group = state(&p).face(state(&p).group_of(p.who("one")).unwrap());
    // Force 600 + 300: of 90 points 60 and 30 are theirs, ten men and five of a hundred and fifty.
    let all = links(&p, lost(group, 90));
    assert_eq!(ids(&p, lost(group, 90)), ["points", "status", "share", "men", "share", "men", "group"]);
    assert_eq!(["share", "damage", "force", "whole"].map(|n| number(&all[2], n)), [60, 90, 600, 900]);
    assert_eq!(["was", "by", "now"].map(|n| number(&all[6], n)), [150, 15, 135]);
    // Nobody falls: the shares still add up, and there is no sum of men.
    assert_eq!(ids(&p, lost(group, 3)), ["points", "status", "share", "men", "share", "men"]);
    let shares = links(&p, lost(group, 3));
    assert_eq!(number(&shares[2], "share") + number(&shares[4], "share"), 3);
    // What a ruling took of one stays with it: the rest is shared on top.
    p.bout.state.apply(&Event::Heads { unit: nth(0), men: -10 });
    let all = links(&p, lost(group, 90));
    let since = all.iter().find(|l| l.told.id == "ordre-open-share-since").unwrap();
    assert_eq!(["own", "damage", "by", "share"].map(|n| number(since, n)), [60, 90, 60, 120]);
    // Points that come back open the other way.
    let back = Event::Rallied { group, back: 60 };
    assert_eq!(ids(&p, back).first(), Some(&"points-back"));
    assert_eq!(ids(&p, back).last(), Some(&"group-back"));
}

#[test]
fn what_is_ruled_counted_or_closed_opens_into_one_word_or_none() {
    let p = duel(Around::default(), FOOT, FOOT);
    let group = p.who("one");
    let ruled = Event::SetGroup { group, field: GroupField::combat_circumstances, value: 3 };
    assert_eq!(links(&p, ruled).iter().map(|l| (l.rule.0, l.told.id)).collect::<Vec<_>>(), [("GM", "open-set")]);
    let counted = |share, out| Event::Counted { unit: nth(0), share, out, dead: 0, slices: 0 };
    assert_eq!((ids(&p, counted(0, 0)).len(), ids(&p, counted(60, 10)).is_empty()), (0, false));
    assert_eq!(ids(&p, Event::Closed { last: true }), ["closed"]);
    assert_eq!(ids(&p, Event::Closed { last: false }), ["goes-on"]);
    assert_eq!(ids(&p, Event::Withdrew { side: Side::A, how: Withdrawal::Whole, margin: 0 }), ["both-leave"]);
    assert_eq!(ids(&p, Event::Withdrew { side: Side::A, how: Withdrawal::Failed, margin: 0 }), [""; 0]);
    assert_eq!(ids(&p, Event::Began), [""; 0], "a round says its own number");
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let p = duel(on(ground), FOOT, FOOT);
    assert_eq!(ids(&p, Event::Began), ["wave"]);
    assert_eq!(ids(&p, Event::Week { effective: true }), ["week", "weeks"]);
    let endures = links(&p, Event::Endures { weeks: 10, sapped: false });
    assert_eq!(["cbt", "factor", "weeks"].map(|n| number(&endures[0], n)), [5, 2, 10]);
}

#[test]
fn whoever_leaves_the_walls_leaves_their_factor_behind() {
    // ORD-87: 100 points behind walls of For 2 are 50 outside.
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let mut p = duel(on(ground), FOOT, FOOT);
    let sortie = Event::Arrayed { mode: Mode::Field, sortie: true, desperate: false };
    assert_eq!(ids(&p, sortie), [""; 0], "nothing is lost yet");
    let group = p.who("two");
    p.bout.state.apply(&lost(group, 101));
    let out = links(&p, sortie);
    assert_eq!(["was", "factor", "now"].map(|n| number(&out[0], n)), [101, 2, 50]);
    p.bout.state.apply(&sortie);
    let back = links(&p, Event::Arrayed { mode: Mode::Siege, sortie: false, desperate: false });
    assert_eq!((back[0].told.id, number(&back[0], "now")), ("ordre-open-inside", 101), "to the point");
}

#[test]
fn what_is_fought_has_a_word_of_its_own() {
    let tank = "vehicle = true\ncbt = 5\nsdg = 20\n[[side.unit.weapon]]\ndmg = 9";
    let fought = |theatre: &str| {
        Ordre::fought(state(&duel(on(&format!("mode = \"vehicles\"\ntheatre = \"{theatre}\"")), tank, tank)))
    };
    assert_eq!(Ordre::fought(state(&duel(Around::default(), FOOT, FOOT))), "");
    assert_eq!(
        ["land", "air", "naval", "submarine", "space"].map(fought),
        ["vehicles", "vehicles-air", "vehicles-sea", "vehicles-sea", "vehicles-space"]
    );
}
