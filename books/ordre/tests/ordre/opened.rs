//! Numbers that open: percentage, power and men of a loss, step by step.

use super::help::*;
use montjoie_game::{Arg, Ruleset as _, Viewer};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Amount, Heard, State as _, Tally as _, Told};

/// The terms of a share as word and amount.
fn terms(share: &Told) -> Vec<(&'static str, Amount)> {
    share.terms().iter().map(|t| (t.word, t.amount)).collect()
}

#[test]
fn the_percentage_opens_into_base_and_margin() {
    // Cbt 5 and a die of 9 against Dfs 2: margin 12, six slices. 10 + 60 % of a PdA of 400.
    let p = duel(with("die_kind = \"plain\""), FOOT, "cbt = 5\ndmg = 4\nsdg = 90").faces("ORD-40", "one", "two", &[9]);
    let p = p.dice_show(5).to("pursuit");
    let [plus, versus, share] = p.throw("ORD-40", "one", "two").unwrap();
    let margin = 9 + plus.total() - versus.total();
    assert_eq!(
        terms(share),
        [("loss_base", Amount::Plus(10)), ("pda", Amount::Times(400, 1)), ("margin", Amount::Plus(10 * (margin / 2))),]
    );
    assert_eq!(i64::from(share.total()) * 400 / 100, loss(&p, "two"));
    // A miss has no slices.
    let p = duel(with("die_kind = \"plain\""), FOOT, "cbt = 9\ndmg = 4").dice_show(1).to("pursuit");
    assert_eq!(term(&p, "ORD-40", "one", "two", "margin"), 0);
}

#[test]
fn the_percentage_stops_at_a_hundred_where_the_option_says_so() {
    let lost = |option: &str| {
        let option = format!("die_kind = \"plain\"\n{option}");
        let p = duel(with(&option), "cbt = 25\ndmg = 4", "cbt = 0\ndmg = 4\nsdg = 900").dice_show(9).to("pursuit");
        let most = p.throw("ORD-40", "one", "two").unwrap()[2].terms().iter().any(|t| t.word == "most");
        (p.share("ORD-40", "one", "two").0, most, loss(&p, "two"))
    };
    let (percent, most, points) = lost("");
    assert!(percent > 100 && !most && points > 400, "{percent} {points}");
    assert_eq!(lost("loss_pct_cap = \"100\""), (100, true, 400));
}

#[test]
fn power_is_halved_step_by_step() {
    // 76 in a town: 38; worn down: 19; at night: 9.
    let around = Around {
        options: "very_bad_visibility_halves_pda = true\ndie_kind = \"plain\"",
        ground: "terrain = \"urban\"",
        weather: "is = \"very_bad\"",
        ..Around::default()
    };
    let bows = BOWS.replace("cbt = 5", "cbt = 25");
    let mut p = duel(around, &format!("{bows}pda = 76\nfrc = 600"), "cbt = 0\ndmg = 4\nsdg = 90");
    let group = p.who("one");
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 300, how: How::Ruling, capped: false });
    let p = p.dice_show(9).to("shock");
    let share = p.throw("ORD-37", "one", "two").unwrap()[2];
    let mut steps = vec![];
    let mut left = 1;
    for t in share.terms() {
        if let Amount::Times(num, den) = t.amount {
            left = left * num / den;
            steps.push((t.word, left));
        }
    }
    assert_eq!(steps, [("pda", 76), ("status_half", 38), ("ground_half", 19), ("dark_half", 9)]);
    assert!(share.total() > 10 && loss(&p, "two") == 9 * i64::from(share.total()) / 100);
}

#[test]
fn points_open_into_men_and_the_cap_is_told() {
    // SDG 5 and Arm 1: six points a man, so 66 points are eleven men and 65 ten.
    let p = duel(Around::default(), FOOT, FOOT);
    let group = p.who("two");
    let told = |loss: i64, capped: bool| {
        let by = p.who("one");
        let event = Event::Lost { group, by: Opponent(by), loss, how: How::Shock, capped };
        let message = Ordre::line(state(&p), &Heard::Event(event), Viewer::Gm).unwrap();
        let number = |name: &str| match message.args.iter().find(|(n, _)| *n == name) {
            Some((_, Arg::Number(n))) => *n,
            other => panic!("{name}: {other:?}"),
        };
        ["points", "out", "machines", "capped"].map(number)
    };
    assert_eq!(told(66, false), [66, 11, 0, 0]);
    assert_eq!(told(65, true), [65, 10, 0, 1]);
}
