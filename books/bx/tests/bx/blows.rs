//! One blow and what enters it: the table, the points added, the factors.

use crate::field::{Orders, P, down, hero, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_table::Slot;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("the_printed_tables_through_blows", &["BX-22"], &["battle_table", "ac_beyond_table"], tables),
    case("points_are_added_then_bounded", &["BX-23"], &["pct_floor", "pct_cap"], bounds),
    case("blows_fall_together", &["BX-21", "BX-25"], &[], together),
    case("factors_multiply", &["BX-21", "BX-58", "BX-45"], &[], factors),
    case("the_chief_favours_units", &["BX-37"], &["int_bonus_alloc"], intelligence),
    case("the_chief_knows_the_ground", &["BX-38"], &[], wisdom),
    case("the_unwise_chief", &["BX-39"], &["wis_malus"], unwise),
    case("tactics_are_the_gms", &["BX-57"], &["tactical_bonus"], tactics),
    case("lances_count_once", &["BX-58"], &[], charge),
    case("braced_against_a_charge", &["BX-59"], &["braced_against"], braced),
}

/// The percentage of a blow by `a1` on `b1`, both going at each other.
fn percentage(p: P) -> i32 {
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).dice_show(1).to("moral");
    p.share("BX-21", "a1", "b1").0
}

fn tables() {
    let at = |dv: &str, ca: i32| {
        percentage(down(&unit("a1", 10, &format!("dv = \"{dv}\"")), &unit("b1", 1000, &format!("ca = {ca}"))))
    };
    // Rows are half-open: a bonus puts just above, a malus just below.
    assert_eq!([at("1-1", 9), at("1", 9), at("1+1", 9), at("2-1", 9), at("2", 9)], [55, 55, 60, 60, 60]);
    assert_eq!([at("4+1", 9), at("9", 9), at("15", 9), at("15+1", 2)], [75, 90, 100, 75]);
    // Each printed cell, in both editions, is what a blow takes.
    for (edition, csv) in [
        ("ascendant", include_str!("../../tables/battle_table_ascendant.csv")),
        ("descendant", include_str!("../../tables/battle_table_descendant.csv")),
    ] {
        let head: Vec<&str> = csv.lines().next().unwrap().split(',').collect();
        for (row, line) in csv.lines().skip(1).enumerate() {
            let cells: Vec<&str> = line.split(',').collect();
            let dv = match row {
                0 => "dv = 1; human0 = true".to_owned(),
                12 => "dv = 20".to_owned(),
                _ => format!("dv = {}", cells[3]),
            };
            // One line of defenders, one column each: side A strikes each of them by a battle of its own.
            for column in [4, 8, 12, 16] {
                let ca = head[column].trim_start_matches("ca_").replace("minus_", "-").replace('m', "-");
                let text = scene(edition, "", &unit("a1", 10, &dv), &unit("b1", 1000, &format!("ca = {ca}")));
                let printed: i32 = cells[column].parse().unwrap();
                assert_eq!(percentage(P::new(&text)), printed, "{edition} {dv} {ca}");
            }
        }
    }
    let odd = |option: &str, dv: &str, ca: i32| {
        let defender = unit("b1", 1000, &format!("ca = {ca}"));
        i64::from(percentage(with(option, &unit("a1", 10, &format!("dv = {dv}")), &defender)))
    };
    each_value::<Bx>("battle_table", |option| odd(option, "16", 6));
    each_value::<Bx>("ac_beyond_table", |option| odd(option, "1", 10));
    assert_eq!((odd("", "1", 10), odd("", "1", 30), odd("", "16", -5)), (60, 100, 40));
}

fn bounds() {
    let wise = format!("chief = \"chef\"\n{}{}", unit("b1", 1000, "ca = 0"), hero("chef", "sag = 18; aside = true"));
    each_value::<Bx>("pct_floor", |option| i64::from(percentage(with(option, &unit("a1", 10, ""), &wise))));
    let led = format!("chief = \"chef\"\n{}{}", unit("a1", 10, "dv = 16"), hero("chef", "int = 18; aside = true"));
    each_value::<Bx>("pct_cap", |option| i64::from(percentage(with(option, &led, &unit("b1", 1000, "ca = 9")))));
    assert_eq!(percentage(down(&led, &unit("b1", 1000, "ca = 9"))), 115);
    // A weapon that rolls below nought does nothing.
    let p = down(&unit("a1", 100, "damage = \"1d4-3\""), &unit("b1", 100, ""));
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).dice_show(1).to("moral");
    assert_eq!(p.left("b1"), 100);
}

fn together() {
    // Shots thin the ranks for the melee of the same sequence; blows of one phase do not thin each other.
    let p = down(&unit("a1", 100, "ranged = \"1d6\""), &unit("b1", 100, ""))
        .orders(&[("a1", "tir b1"), ("b1", "engagement a1")])
        .faces("BX-21", "a1", "b1", &[2])
        .to("melee");
    assert_eq!(p.left("b1"), 75);
    let p = p.faces("BX-21", "a1", "b1", &[6]).faces("BX-21", "b1", "a1", &[2]).to("moral");
    assert_eq!(p.share("BX-21", "b1", "a1"), (50, 75, 1));
    assert_eq!(p.left("b1"), 0, "300 points are all it had");
    assert_eq!(p.points("a1"), 40_000 - 7_500);
}

fn factors() {
    let p = down(&unit("a1", 10, "flying = true; mounted = true; lances = true"), &unit("b1", 1000, ""))
        .orders(&[("a1", "engagement b1"), ("b1", "aucune_action")])
        .dice_show(2)
        .to("moral");
    assert_eq!(p.share("BX-21", "a1", "b1"), (50, 10 * 2 * 2, 1));
    assert_eq!(p.share("BX-21", "b1", "a1"), (50, 1000, 2));
}

fn intelligence() {
    let led = |options: &str| {
        let chief = hero("chef", "int = 13; aside = true");
        with(
            options,
            &format!("chief = \"chef\"\n{}{}{chief}", unit("a1", 100, ""), unit("a2", 100, "")),
            &unit("b1", 900, "damage = \"1d4-1\""),
        )
        .orders(&[("a1", "engagement b1"), ("a2", "engagement b1"), ("b1", "aucune_action")])
        .answer_on("BX-37", "a", "#a0", "sur a1")
        .dice_show(1)
        .round()
    };
    let p = led("");
    assert_eq!((p.share("BX-21", "a1", "b1").0, p.share("BX-21", "a2", "b1").0), (55, 50));
    each_value::<Bx>("int_bonus_alloc", |option| {
        let p = led(option).to("ordres");
        if option.contains("per_battle") {
            return i64::from(p.to("moral").body("a1").increments);
        }
        i64::from(p.answer_on("BX-37", "a", "#a0", "sur a2").to("moral").body("a1").increments)
    });
    // It ends with the chief.
    let p =
        led("int_bonus_alloc = \"per_battle\"").gesture(montjoie_game::Gesture::Remove { who: led("").who("chef") });
    let p = p.to("moral");
    assert_eq!((p.body("a1").increments, p.share("BX-21", "a1", "b1").0), (1, 50));
}

fn wisdom() {
    let attacked = |sag: u8, order: &str| {
        let b = format!(
            "chief = \"chef\"\n{}{}",
            unit("b1", 1000, ""),
            hero("chef", &format!("sag = {sag}; aside = true"))
        );
        let p = down(&unit("a1", 10, ""), &b).orders(&[("a1", "engagement b1"), ("b1", order)]);
        p.dice_show(1).to("moral").share("BX-21", "a1", "b1").0
    };
    let each = [12, 13, 16, 18].map(|sag| attacked(sag, "aucune_action"));
    assert_eq!(each, [50, 45, 40, 35]);
    assert_eq!(attacked(18, "engagement a1"), 50, "who goes forward loses it");
}

fn unwise() {
    let attacked = |edition: &str, option: &str, order: &str| {
        let ca = if edition == "descendant" { 8 } else { 11 };
        let chief = hero("chef", "sag = 3; aside = true");
        let b = format!("chief = \"chef\"\n{}{chief}", unit("b1", 1000, &format!("ca = {ca}")));
        let p = P::new(&scene(edition, option, &unit("a1", 10, ""), &b));
        let p = p.orders(&[("a1", "engagement b1"), ("b1", order)]).dice_show(1).to("moral");
        p.share("BX-21", "a1", "b1").0
    };
    assert_eq!(attacked("descendant", "", "aucune_action"), 65);
    assert_eq!(attacked("ascendant", "", "aucune_action"), 50, "not in this edition");
    assert_eq!(attacked("descendant", "wis_malus = \"static_only\"", "aucune_action"), 65);
    each_value::<Bx>("wis_malus", |option| i64::from(attacked("descendant", option, "engagement a1")));
}

fn tactics() {
    some_values::<Bx>("tactical_bonus", &[0, 5, -10], |option| {
        i64::from(percentage(with(option, &unit("a1", 10, ""), &unit("b1", 100, ""))))
    });
    let p = down(&unit("a1", 10, ""), &unit("b1", 100, "")).orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
    let p = p.judge("BX-57", "a1", "b1", 10).term("BX-21", "a1", "b1", Slot::Share, 7).dice_show(1).to("moral");
    assert_eq!(p.share("BX-21", "a1", "b1").0, 67, "and a term of the GM's own");
}

fn charge() {
    let knights = "mounted = true; lances = true; damage = \"1d4-1\"";
    let p = down(&unit("a1", 100, knights), &unit("b1", 1000, knights)).dice_show(1);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "engagement a1")]).round();
    assert_eq!((p.share("BX-21", "a1", "b1").1, p.share("BX-21", "b1", "a1").1), (200, 2000));
    let p = p.to("moral");
    assert_eq!(p.share("BX-21", "a1", "b1").1, i64::from(p.body("a1").n_start), "not in a later sequence");
    let p = down(&unit("a1", 100, knights), &unit("b1", 1000, knights)).dice_show(1);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).to("moral");
    assert_eq!(p.share("BX-21", "b1", "a1").1, 1000, "not for being engaged");
    let p = down(&unit("a1", 100, "mounted = true"), &unit("b1", 1000, "lances = true")).dice_show(1);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "engagement a1")]).to("moral");
    assert_eq!((p.share("BX-21", "a1", "b1").1, p.share("BX-21", "b1", "a1").1), (100, 1000));
}

fn braced() {
    let met = |option: &str, charger: &str, order: &str| {
        let pikes = unit("b1", 100, "polearms = true");
        let p = with(option, &unit("a1", 500, charger), &pikes).orders(&[("a1", "engagement b1"), ("b1", order)]);
        p.dice_show(1).to("moral").share("BX-21", "b1", "a1").1
    };
    let lancers = "mounted = true; lances = true";
    assert_eq!(met("", lancers, "aucune_action"), 200);
    assert_eq!(met("", lancers, "engagement a1"), 100, "they moved");
    let riders = "mounted = true";
    each_value::<Bx>("braced_against", |option| {
        [lancers, riders, ""].map(|charger| met(option, charger, "aucune_action")).iter().sum()
    });
}
