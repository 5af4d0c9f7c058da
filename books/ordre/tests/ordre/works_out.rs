//! Whoever reads a number that opens can work it out: every link of every shipped and small battle is reckoned again from the
//! numbers it names, and nothing else.

use super::help::*;
use montjoie_game::{Arg, Link};
use montjoie_ordre::events::Event;
use montjoie_table::State as _;
use montjoie_trial::TestBattle;
use std::collections::BTreeMap;
use std::path::Path;

/// The number of a link by its name.
fn of(link: &Link, name: &str) -> i64 {
    match link.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{}: {name} is {other:?}", link.told.id),
    }
}

/// A time of a link in hundredths of a second.
fn hundredths(link: &Link, name: &str) -> i64 {
    match link.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Fraction(time, 100))) => *time,
        other => panic!("{}: {name} is {other:?}", link.told.id),
    }
}

/// Whether a link is right by what it says; none for a link that reckons nothing.
fn right(link: &Link) -> Option<bool> {
    let n = |name: &str| of(link, name);
    let capped = |most: i64| most.min(n("men")) == n("out") && (n("most") == 1) == (most > n("men"));
    let stands = || n("men") - n("out") == n("now");
    Some(match link.told.id {
        "ordre-open-weighed" => {
            n("own") * n("den") >= n("enemy") * n("num")
                && if n("most") == 0 { n("bonus") == n("row") } else { n("bonus") < n("row") }
        }
        "ordre-open-blow" | "ordre-open-blow-friendly" => n("points") == n("pda") * n("percent") / 100,
        "ordre-open-heat" => n("now") == n("was") * 11 / 10,
        "ordre-open-outrun" => n("now") == n("was") / 2,
        "ordre-open-capped" => {
            n("sdr") == (n("force") * n("percent") / 100).max(1) && n("now") == n("sdr") && n("now") < n("was")
        }
        "ordre-open-capped-total" => n("now") == (n("sdr") - n("before")).max(0) && n("now") < n("was"),
        "ordre-open-hunger" => {
            n("by") == n("force") / 10 && n("week") - n("endurance") == n("over") && n("over") % n("slice") == 0
        }
        "ordre-open-points" => n("now") == n("was") + n("by"),
        "ordre-open-points-back" => n("now") == n("was") - n("by"),
        "ordre-open-share" => {
            let even = n("damage") * n("force") / n("whole");
            (even..=even + 1).contains(&n("share"))
        }
        "ordre-open-share-since" => {
            let even = n("damage") * n("force") / n("whole");
            (even..=even + 1).contains(&n("by")) && n("share") == n("own") + n("by")
        }
        "ordre-open-men" | "ordre-open-vehicles" => capped(n("share") / n("each")) && stands(),
        "ordre-open-men-whole" | "ordre-open-vehicles-whole" => capped(n("share") * n("men") / n("force")) && stands(),
        "ordre-open-group" => n("now") == n("was") - n("by"),
        "ordre-open-group-back" => n("now") == n("was") + n("by"),
        "ordre-open-last" => n("points") < n("twice"),
        "ordre-open-rallied" => {
            let tenths = n("margin") / 2;
            n("tenths") == tenths.min(10)
                && (n("most") == 1) == (tenths > 10)
                && n("back") == n("damage") * n("tenths") / 10
        }
        "ordre-open-routed" => n("sdr") == (n("force") * n("percent") / 100).max(1) && n("damage") >= n("sdr"),
        "ordre-open-annihilated" => n("twice") == 2 * n("force") && n("damage") >= n("twice"),
        "ordre-open-dead" | "ordre-open-wrecks" => n("dead") == n("out") * n("percent") / 100,
        "ordre-open-recovered" => n("back") == n("share") / 2 && n("rest") == n("share") - n("back"),
        "ordre-open-left" => n("by") == n("dead").max(n("left")).min(n("was")) && n("now") == n("was") - n("by"),
        "ordre-open-slices" => n("tenths") == n("share") * 10 / n("force") && n("dice") <= n("tenths"),
        "ordre-open-wounds" => n("now") == (n("was") - n("by")).max(0),
        "ordre-open-learned" => n("now") == n("was") + n("xp"),
        "ordre-open-raised" => n("left") == n("xp") - n("cost") && n("left") >= 0 && n("now") == n("was") + 1,
        "ordre-open-crew" => n("men") == n("vehicles") * n("crew") * n("percent") / 100,
        "ordre-open-crew-light" => {
            n("percent") == (20 * n("damage") / n("force")).min(9)
                && n("men") == n("vehicles") * n("crew") * n("percent") / 100
        }
        "ordre-open-command" | "ordre-open-withdrew" | "ordre-open-broke-off" => n("margin") == n("own") - n("enemy"),
        "ordre-open-week" => n("twice") == 2 * n("enemy") && (n("holds") == 1) == (n("own") >= n("twice")),
        "ordre-open-endures" => n("weeks") == (n("cbt") * n("factor")).max(1),
        "ordre-open-sapped" => n("weeks") == (n("was") / 2).max(1) && 2 * n("sappers") >= n("men"),
        "ordre-open-talk-losses" => n("tenths") == n("damage") * 10 / n("force") && n("by") == 2 * n("tenths"),
        "ordre-open-weeks" => n("now") == n("was") + 1 && n("blockade") <= n("now"),
        "ordre-open-wave" => n("now") == n("was") + 1,
        "ordre-open-length" => hundredths(link, "now") == n("fighters") * n("seconds") * 100 / n("each"),
        "ordre-open-length-assault" => hundredths(link, "now") == 2 * hundredths(link, "was"),
        "ordre-open-clock" => hundredths(link, "now") == hundredths(link, "was") + hundredths(link, "by"),
        "ordre-open-missed" => n("bonus") == n("margin") / 2,
        "ordre-open-missed-sum" => n("now") == n("was") + n("by"),
        "ordre-open-slowest" => n("pieces") == n("had") && n("left") == 0,
        "ordre-open-guns" => n("pieces") == n("had") * n("percent") / 100 && n("left") == n("had") - n("pieces"),
        "ordre-open-baggage-slow" => n("share") == 100,
        "ordre-open-baggage" => (n("set") == 1 || n("share") == 75) && n("share") > n("was"),
        "ordre-open-outside" => n("now") == n("was") / n("factor"),
        "ordre-open-inside" => (0..n("factor")).contains(&(n("now") - n("was") * n("factor"))),
        _ => return None,
    })
}

#[test]
fn every_link_of_every_battle_works_out() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for folder in ["../../scenarios/ordre", "tests/small"] {
        for file in std::fs::read_dir(here.join(folder)).unwrap().flatten().map(|f| f.path()) {
            let text = std::fs::read_to_string(&file).unwrap();
            for seed in 0..3 {
                let p: P = P::new(&text).thrown(seed).end();
                for item in p.items() {
                    for link in &item.about.opening.links {
                        if let Some(right) = right(link) {
                            assert!(right, "{} seed {seed}: {:?}", file.display(), link.told);
                            *seen.entry(link.told.id).or_default() += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(seen.len() > 25 && seen["ordre-open-men"] > 1_000, "{seen:?}");
    for id in ["weeks", "wave", "length", "length-assault", "clock", "missed", "guns", "baggage"] {
        assert!(seen.contains_key(format!("ordre-open-{id}").as_str()), "no battle opens {id}");
    }
}

/// The links of the last event of this name about somebody.
fn links(p: &P, event: &str, id: &str) -> Vec<Link> {
    let who = p.who(id);
    let of = |item: &&montjoie_game::Item| {
        matches!(&item.what, montjoie_game::What::Change { event: e, .. } if *e == event) && item.subject == who
    };
    let item = p.items().rfind(of).unwrap_or_else(|| panic!("no {event} of {id}"));
    item.about.opening.links.clone()
}

fn ids(links: &[Link]) -> Vec<&'static str> {
    links.iter().map(|l| l.told.id).collect()
}

const TANK: &str = "vehicle = true\ncbt = 5\nsdg = 100\ncrew = 4\n[[side.unit.weapon]]\ndmg = 90\n";

#[test]
fn a_rout_from_a_failed_disengagement_opens_by_its_scores() {
    // The die of the tank shows 1, the enemy's 9: eight below is a rout, with hardly any damage behind it.
    let p = duel(Around { ground: "mode = \"vehicles\"", ..with("die_kind = \"plain\"") }, TANK, TANK);
    let p = p.dice_show(1).to("disengage").answer("ORD-106", "one", "oui").faces("ORD-106", "one", "south", &[1]);
    let p = p.faces("ORD-106", "two", "one", &[9]).step();
    let links = links(&p, "routed", "one");
    assert_eq!(ids(&links), ["ordre-open-broke-off"], "no threshold was reached");
    assert_eq!(of(&links[0], "margin"), of(&links[0], "own") - of(&links[0], "enemy"));
    assert!(of(&links[0], "margin") <= -5);
}

#[test]
fn vehicles_that_stay_under_fire_say_by_how_much_and_at_what_cost() {
    let p = duel(Around { ground: "mode = \"vehicles\"", ..with("die_kind = \"plain\"") }, TANK, TANK);
    let p = p.dice_show(1).to("disengage").answer("ORD-106", "one", "oui").step();
    let links = links(&p, "pinned", "one");
    assert_eq!(ids(&links), ["ordre-open-broke-off", "ordre-open-pinned"]);
    assert_eq!(of(&links[1], "cost"), 2);
}

#[test]
fn a_ratio_the_gm_holds_down_says_so() {
    let p: P = P::new(&scenario(with("ratio_cap = 1"), &unit("one", 400, FOOT), &unit("two", 100, FOOT)));
    let p = p.dice_show(5).to("pursuit");
    let weighed = p.items().flat_map(|i| &i.about.opening.links).find(|l| l.told.id == "ordre-open-weighed").unwrap();
    assert_eq!(["row", "bonus", "most"].map(|n| of(weighed, n)), [4, 1, 1]);
}

#[test]
fn power_halved_by_a_rout_is_not_told_as_a_state() {
    // The riposte of the routed: a rout's own halving, by its own rule.
    let p = duel(with("die_kind = \"plain\""), "cbt = 9\ndmg = 4\narm = 1", "cbt = 4\ndmg = 4\nsdg = 4");
    let p = p.faces("ORD-40", "one", "two", &[10]).dice_show(1).to("rally");
    assert_eq!(happened(&p, "routed", "two"), 1);
    assert_eq!(term(&p, "ORD-60", "two", "one", "rout_half"), 1);
    assert_eq!(term(&p, "ORD-60", "two", "one", "status_half"), 0);
}

#[test]
fn chief_against_chief_opens_into_both_scores() {
    let p = duel(with("die_kind = \"plain\""), FOOT, FOOT).faces("ORD-33", "north", "south", &[9]);
    let p = p.faces("ORD-33", "south", "north", &[2]).dice_show(5).to("ranged");
    let told = p.items().flat_map(|i| &i.about.opening.links).find(|l| l.told.id == "ordre-open-command").unwrap();
    assert_eq!(["own", "enemy", "margin", "first", "surprise"].map(|n| of(told, n)), [14, 7, 7, 2, 5]);
}

const WALLS: &str = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 500";

/// A number of the last link of this name: whole, or in hundredths.
fn told(links: &[Link], id: &str, name: &str) -> i64 {
    let link = links.iter().rev().find(|l| l.told.id == id).unwrap_or_else(|| panic!("{id} is not told: {links:?}"));
    match link.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n) | Arg::Fraction(n, 100))) => *n,
        other => panic!("{id}: {name} is {other:?}"),
    }
}

#[test]
fn the_clock_opens_into_fighters_and_seconds() {
    // ORD-04: 200 fighters at a minute for every hundred are two minutes a sequence.
    let p = duel(with("die_kind = \"plain\""), FOOT, FOOT).dice_show(1).round().round();
    let links = links(&p, "ended", "");
    let read = |id, name| told(&links, id, name);
    assert_eq!(["fighters", "seconds", "each", "now"].map(|n| read("ordre-open-length", n)), [200, 60, 100, 12_000]);
    assert_eq!(["was", "by", "now"].map(|n| read("ordre-open-clock", n)), [12_000, 12_000, 24_000]);
}

#[test]
fn a_length_the_gm_has_set_says_so_and_a_storm_takes_twice_as_long() {
    // ORD-84: 30 seconds in the field are 60 in a storm.
    let around =
        Around { options: "die_kind = \"plain\"\ntime_scale_override = 30", ground: WALLS, ..Around::default() };
    let p = duel(around, FOOT, FOOT).dice_show(1).round();
    let links = links(&p, "ended", "");
    assert_eq!(told(&links, "ordre-open-length-set", "now"), 3_000);
    assert_eq!(["was", "now"].map(|n| told(&links, "ordre-open-length-assault", n)), [3_000, 6_000]);
    assert_eq!(told(&links, "ordre-open-clock", "now"), 6_000);
}

#[test]
fn a_missed_shock_opens_into_its_margin_and_the_bonus_it_leaves() {
    // ORD-40: Cbt 5 and a die of 1 are 6, against a Dfs of 15: missed by 9, which leaves +4 (ORD-44).
    let p = duel(with("die_kind = \"plain\""), FOOT, &format!("{FOOT}dfs = 15")).dice_show(1).to("pursuit");
    let links = links(&p, "missed", "one");
    assert_eq!(["margin", "bonus"].map(|n| told(&links, "ordre-open-missed", n)), [9, 4]);
    assert_eq!(
        told(&links, "ordre-open-missed", "since"),
        2,
        "they strike at the same moment: the answer comes next time"
    );
}

#[test]
fn guns_and_baggage_of_those_who_ran_open_into_their_share() {
    // ORD-61: three of five guns at 70 %, rounded down, and as much of the baggage.
    let guns = format!("{BOWS}pieces = 5");
    let p: P = TestBattle::new(&scenario(
        with("die_kind = \"plain\"\nbaggage_lost_share = 70"),
        &unit("one", 100, FOOT),
        &unit("guns", 50, &guns),
    ));
    let mut p = p;
    let group = p.who("guns");
    p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
    let p = p.dice_show(5).end();
    let guns = links(&p, "abandoned", "guns");
    assert_eq!(["had", "percent", "pieces", "left"].map(|n| told(&guns, "ordre-open-guns", n)), [5, 70, 3, 2]);
    let baggage = links(&p, "baggage", "south");
    assert_eq!(["share", "set", "was"].map(|n| told(&baggage, "ordre-open-baggage", n)), [70, 1, 0]);
}
