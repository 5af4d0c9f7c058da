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
    // PAP-32 — power and column too: the whole blow stands in one line.
    let table = ["power", "from", "to"].map(|name| number(&lost, "papiers-open-threw", name));
    assert_eq!(table, [120, 101, 150]);
    let losses = number(&lost, "papiers-open-threw", "n");
    assert_eq!(number(&lost, "papiers-open-eff", "now"), 60 - losses);
    // More than there were: that they fell short is said.
    let p = plain(&unit("a1", 60, "pui = 2"), &unit("b1", 30, "")).order("a1", "engager b1");
    let p = p.faces("PAP-31", "a1", "b1", &[8]).to("moral");
    assert_eq!(number(&links(&p, "lost", "b1"), "papiers-open-beyond", "n"), 40);
    // Beyond the table there is no column, and of a blow that is not looked up no power.
    let p = plain(&unit("a1", 600, "pui = 2"), &unit("b1", 200, "")).order("a1", "engager b1").to("moral");
    assert_eq!(number(&links(&p, "lost", "b1"), "papiers-open-threw-off", "power"), 1200);
}

/// PAP-69, PAP-73 — the ATT of a supporter opens into the power it comes from.
#[test]
fn a_support_names_its_power() {
    let a = unit("a1", 60, "pui = 2; ini = 20") + &unit("a2", 60, "pui = 2; pui_tir = 1.5; ini = 9");
    for (order, id, power, n) in
        [("soutenir a1", "papiers-open-support-melee", 120, 3), ("soutien_tir a1", "papiers-open-support-fire", 90, 2)]
    {
        let p = plain(&a, &unit("b1", 90, "")).order("a1", "engager b1").order("a2", order).to("moral");
        let hit = links(&p, "hit", "b1");
        assert_eq!(["power", "n"].map(|name| number(&hit, id, name)), [power, n], "{order}");
        let [plus, ..] = p.throw("PAP-31", "a1", "b1").unwrap();
        assert_eq!(i64::from(plus.total()), n, "{order}");
    }
}

/// PAP-25, PAP-26 — the order of initiative opens into everyone's INI; the die into the general's skill.
#[test]
fn the_order_names_every_ini() {
    let a = format!("chief = \"h\"\n{}{}", unit("a1", 60, "ini = 3"), hero("h", "unit = \"a1\"; command = 64"));
    let p = plain(&a, &unit("b1", 60, "ini = 1")).to("engagement");
    let step = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == "step");
    let opened = |item: &montjoie_game::Item| item.about.opening.links.clone();
    let all = p.items().filter(step).map(opened).find(|links| has(links, "papiers-open-ini")).unwrap();
    assert_eq!(all.len(), 2, "{all:?}");
    for (link, id) in all.iter().zip(["a1", "b1"]) {
        let one = std::slice::from_ref(link);
        let [sheet, die, general, other, ini] =
            ["sheet", "die", "general", "other", "ini"].map(|name| number(one, "papiers-open-ini", name));
        assert_eq!((sheet + die + general + other, ini), (ini, i64::from(p.unit(id).ini)), "{id}");
    }
    let die = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == "die");
    let die = p.items().filter(die).map(opened).find(|links| has(links, "papiers-open-general")).unwrap();
    assert_eq!(["skill", "n"].map(|name| number(&die, "papiers-open-general", name)), [64, 6]);
}

/// PAP-27 — who acts first of the tied is told, with both rolls and what they come to.
#[test]
fn a_tie_names_both_rolls() {
    let led = |id: &str, chief: &str| {
        let chief_of = hero(chief, &format!("unit = \"{id}\"; command = 60"));
        format!("chief = \"{chief}\"\n{}{chief_of}", unit(id, 60, "ini = 3"))
    };
    let p = plain(&led("a1", "h"), &led("b1", "g"));
    let p = p.faces("PAP-27", "a-army", "", &[40]).faces("PAP-27", "b-army", "", &[4]).to("alignement");
    let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == "tie");
    let told: Vec<_> = p.items().filter(its).filter(|item| item.gm.is_some()).collect();
    assert_eq!(told.len(), 1, "one of two is first");
    assert!(told[0].gm.as_ref().unwrap().args.contains(&("unit", Arg::Who(p.who("b-army")))), "{told:?}");
    let links = &told[0].about.opening.links;
    let rolls: Vec<i64> = links
        .iter()
        .filter(|l| l.told.id == "papiers-open-rolled")
        .map(|l| number(std::slice::from_ref(l), l.told.id, "roll"))
        .collect();
    assert_eq!((rolls, told[0].about.opening.from.len()), (vec![40, 4], 2));
    assert!(links[1].told.args.contains(&("result", Arg::Word("papiers-row-critical_success"))), "{links:?}");
}

/// PAP-67 — who is sent out of a melee is told the sum that was too large.
#[test]
fn a_parting_names_the_limit() {
    let a = unit("a1", 60, "ini = 9") + &unit("a2", 60, "ini = 8");
    let p = plain(&a, &unit("b1", 30, "ini = -9; mo = \"elite\"")).order("a1", "engager b1").order("a2", "engager b1");
    let p = p.faces("PAP-31", "a1", "b1", &[9]).faces("PAP-31", "a2", "b1", &[8]).round().to("combat");
    let parted = links(&p, "parted", "a2");
    let limit = ["sum", "most", "eff"].map(|name| number(&parted, "papiers-open-five-times", name));
    assert!(limit[0] > limit[1] && limit[1] == 5 * limit[2], "{limit:?}");
}

/// PAP-55 — what grows again: slices of those rolled for.
#[test]
fn regeneration_names_its_slices() {
    let b = unit("b1", 60, "attributes = [\"regeneration\"]");
    let p = plain(&unit("a1", 60, "pui = 2; ini = 20"), &b).order("a1", "engager b1");
    let p = p.faces("PAP-31", "a1", "b1", &[3]).faces("PAP-55", "b1", "", &[4, 1, 6]).to("moral");
    let back = links(&p, "regained", "b1");
    let grown = ["lost", "whole", "back", "five"].map(|name| number(&back, "papiers-open-grown", name));
    assert_eq!(grown, [15, 3, 2, 10]);
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
    let [lost, all] = ["lost", "all"].map(|name| number(&tested, "papiers-open-half", name));
    assert!(all == 60 && 2 * lost >= all, "{lost} of {all}");
    let p = p.faces("PAP-43", "a1", "h", &[99]).step();
    let not = links(&p, "not_rallied", "a1");
    assert!(has(&not, "papiers-open-not-rallied"), "{not:?}");
    let rolled = ["roll", "skill", "critical", "fumble"].map(|name| number(&not, "papiers-open-rolled", name));
    assert_eq!(rolled[0], 99);
    assert_eq!((rolled[1] / 10, rolled[3]), (rolled[2], 96), "{rolled:?}");
    assert!(not.iter().any(|l| l.told.args.contains(&("needs", Arg::Word("papiers-open-needs-success")))), "{not:?}");
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
