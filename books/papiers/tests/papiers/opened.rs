//! Numbers open: what a total is made of, which row and column a loss was read in, which dice of an earlier step it comes from.

use crate::field::{Look, P, hero, plain, unit, with};
use montjoie_game::{Arg, Link, What};
use montjoie_table::{Amount, Tally as _, Term};

/// The links of the last event of this name that befell this unit or character.
fn links(p: &P, event: &str, who: &str) -> Vec<Link> {
    let of = p.who(who);
    let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == event);
    let item = p.items().filter(its).rfind(|item| item.subject == of || item.about.who == of);
    item.unwrap_or_else(|| panic!("no {event} of {who}")).about.opening.links.clone()
}

fn number(links: &[Link], id: &str, name: &str) -> i64 {
    let link = links.iter().find(|link| link.told.id == id).unwrap_or_else(|| panic!("no {id} in {links:?}"));
    match link.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        Some((_, Arg::Fraction(n, d))) => n / d,
        other => panic!("{name} of {id} is {other:?}"),
    }
}

fn has(links: &[Link], id: &str) -> bool {
    links.iter().any(|link| link.told.id == id)
}

/// What terms come to, as a reader adds them up.
fn worked(terms: &[Term]) -> (i64, i64) {
    terms.iter().fold((1, 1), |(num, den), term| match term.amount {
        Amount::Times(n, d) => (num * n, den * d),
        Amount::Adds(n, d) => (num * d + n * den, den * d),
        other => panic!("{other:?} in a power"),
    })
}

/// PAP-03, PAP-86 — sixty heads of two and an officer of four: each stands in the total of sheet and die.
#[test]
fn the_total_of_a_power_adds_up() {
    let a = unit("a1", 60, "pui = 2; pui_tir = 1.5") + &hero("h", "unit = \"a1\"; pui = 4; pui_tir = 3");
    for (options, melee, fire) in
        [("", 124, 93), ("character_pui_mode = \"per_fighter\"", 360, 270), ("pui_basis = \"per_soldier\"", 124, 93)]
    {
        let p = with(options, &a, &unit("b1", 60, "ini = 20"));
        for (word, total) in [("pui_total", melee), ("pui_tir_total", fire)] {
            let sheet = p.sheet("a1");
            let figure = sheet.figures.iter().find(|f| f.word == format!("papiers-figure-{word}")).unwrap();
            let (num, den) = worked(&figure.terms);
            assert_eq!((num, p.figure("a1", word)), (total * den, total * 1000), "{options} {word}");
            let words: Vec<&str> = figure.terms.iter().map(|t| t.word).collect();
            assert!(words.contains(&"eff") && words.contains(&"hero"), "{words:?}");
        }
        let p = p.order("a1", "engager b1").to("moral");
        let [_, _, share] = p.throw("PAP-31", "a1", "b1").unwrap();
        let (num, den) = worked(share.terms());
        assert_eq!((num, share.ratio()), (melee * den, (num, den)), "{options}");
    }
}

/// PAP-32, PAP-33 — row, column and slices of five stand behind every blow, the plateau of five too.
#[test]
fn a_blow_names_its_row_and_column() {
    let p = plain(&unit("a1", 60, "pui = 2"), &unit("b1", 45, "")).order("a1", "engager b1");
    let p = p.faces("PAP-31", "a1", "b1", &[8]).faces("PAP-31", "b1", "a1", &[6]).to("moral");
    let hit = links(&p, "hit", "b1");
    let table = ["row", "from", "to", "power", "n"].map(|name| number(&hit, "papiers-open-table", name));
    assert_eq!(table, [8, 101, 150, 120, 40]);
    assert_eq!(["shift", "slices", "n"].map(|name| number(&hit, "papiers-open-slices", name)), [0, 8, 40]);
    let hit = links(&p, "hit", "a1");
    assert_eq!(["row", "from", "to", "n"].map(|name| number(&hit, "papiers-open-table", name)), [6, 41, 50, 5]);
    assert_eq!(["shift", "from", "n"].map(|name| number(&hit, "papiers-open-plateau", name)), [-8, 3, 5]);
    // Beyond the table there is no column.
    let p = plain(&unit("a1", 600, "pui = 2"), &unit("b1", 45, "")).order("a1", "engager b1").to("moral");
    let hit = links(&p, "hit", "b1");
    assert_eq!(["row", "power", "n"].map(|name| number(&hit, "papiers-open-off-table", name)), [5, 1200, 85]);
}

/// PAP-36 — the dice fell in an earlier step: a loss names who threw them, how they fell and what they came to.
#[test]
fn a_loss_names_the_dice_of_its_blow() {
    let p = plain(&unit("a1", 60, "pui = 2"), &unit("b1", 60, "armour = \"armure_legere\""));
    let p = p.order("a1", "engager b1").faces("PAP-31", "a1", "b1", &[8]).to("moral");
    let lost = links(&p, "lost", "b1");
    let threw = lost.iter().find(|link| link.told.id == "papiers-open-threw").unwrap();
    let [plus, versus, _] = p.throw("PAP-31", "a1", "b1").unwrap();
    assert!(threw.told.args.contains(&("by", Arg::Who(p.who("a1")))), "{threw:?}");
    assert!(threw.told.args.contains(&("faces", Arg::Text("8".to_owned()))), "{threw:?}");
    assert!(versus.total() > 0, "the armour counts");
    for (name, n) in [("plus", plus.total()), ("versus", versus.total()), ("rest", 8 + plus.total() - versus.total())] {
        assert_eq!(number(&lost, "papiers-open-threw", name), i64::from(n), "{name}");
    }
    let losses = number(&lost, "papiers-open-threw", "n");
    assert_eq!(number(&lost, "papiers-open-eff", "now"), 60 - losses);
    // More than there were: that they fell short is said.
    let p = plain(&unit("a1", 60, "pui = 2"), &unit("b1", 30, "")).order("a1", "engager b1");
    let p = p.faces("PAP-31", "a1", "b1", &[8]).to("moral");
    assert_eq!(number(&links(&p, "lost", "b1"), "papiers-open-beyond", "n"), 40);
}

/// PAP-39, PAP-43 — the level of morale behind a test and a rally.
#[test]
fn a_test_names_the_level_of_morale() {
    let a = unit("a1", 60, "mo = \"veteran\"") + &hero("h", "unit = \"a1\"; command = 60");
    let p = plain(&a, &unit("b1", 200, "pui = 2; ini = 20")).order("b1", "engager a1");
    let p = p.faces("PAP-31", "b1", "a1", &[3]).faces("PAP-38", "a1", "", &[2]).to("ralliement");
    let tested = links(&p, "tested", "a1");
    let level = tested.iter().find(|link| link.told.id == "papiers-open-level").unwrap();
    assert!(level.told.args.contains(&("level", Arg::Word("papiers-word-veteran"))), "{level:?}");
    let (rout, disorder) = montjoie_papiers::tables::morale_bounds(montjoie_papiers::terms::Mo::Veteran).unwrap();
    let named = ["rout", "disorder"].map(|name| number(&tested, "papiers-open-level", name));
    assert_eq!(named, [i64::from(rout), i64::from(disorder)]);
    assert_eq!(number(&tested, "papiers-open-tested-by", "roll"), 2);
    let p = p.faces("PAP-43", "a1", "h", &[99]).step();
    let not = links(&p, "not_rallied", "a1");
    assert!(has(&not, "papiers-open-rolled") && has(&not, "papiers-open-not-rallied"), "{not:?}");
}

/// PAP-100 — wounds name the share of the unit that is lost, and the column it leads to.
#[test]
fn wounds_name_their_column() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"");
    let p = plain(&a, &unit("b1", 60, "pui = 2; ini = 20")).order("b1", "engager a1");
    let p = p.faces("PAP-31", "b1", "a1", &[8]).faces("PAP-100", "h", "", &[12]).to("moral");
    let wounded = links(&p, "wounded", "h");
    let column = ["lost", "all", "percent"].map(|name| number(&wounded, "papiers-open-column", name));
    assert_eq!(column, [40, 60, 66]);
    let third = ("column", Arg::Word("papiers-open-column-3"));
    assert!(wounded.iter().any(|link| link.told.args.contains(&third)), "{wounded:?}");
}

/// PAP-40 — the end of an hour is opened for those whom it changes, and for nobody else.
#[test]
fn the_end_of_the_hour_tells_changes_only() {
    let ended = |p: &P| -> Vec<Link> {
        let all = p.items().filter(|item| matches!(&item.what, What::Change { event, .. } if event == "ended"));
        all.flat_map(|item| item.about.opening.links.clone()).collect()
    };
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; command = 50");
    let quiet = plain(&a, &unit("b1", 60, "")).round();
    assert_eq!(ended(&quiet), []);
    let failed = plain(&a, &unit("b1", 60, "")).answer("PAP-90", "h", "organiser_att");
    let failed = failed.faces("PAP-70", "h", "a1", &[80]).round();
    let told = ended(&failed);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].told.args.contains(&("unit", Arg::Who(failed.who("a1")))), "{told:?}");
}
