//! Creating units: from words to numbers, and the catalogue.

use crate::field::{Look, P, bare, hero, plain, scene, unit, with};
use montjoie_game::Ruleset as _;
use montjoie_game::scenario::Catalogue;
use montjoie_papiers::Papiers;
use montjoie_papiers::options::Options;
use montjoie_papiers::tables::{Power, losses};
use montjoie_trial::{cases, each_value, problems, some_values};

cases! {
    case("a_unit_from_its_words", &["PAP-02", "PAP-06", "PAP-08", "PAP-11", "PAP-12"], &[], a_unit_from_its_words),
    case("riders_and_chariots", &["PAP-07", "PAP-14"], &[], riders_and_chariots),
    case("figures_by_hand", &["PAP-04", "PAP-10"], &[], figures_by_hand),
    case("initiative_by_size", &["PAP-05"], &["ini_eff_basis"], initiative_by_size),
    case("whose_power", &["PAP-03"], &["pui_basis"], whose_power),
    case(
        "beyond_the_printed_table",
        &["PAP-32", "PAP-33"],
        &["losses_gap_801_999", "losses_above_1000", "losses_above_30", "losses_below_1", "pui_lookup_rounding"],
        beyond_the_printed_table,
    ),
    case(
        "crews_of_machines",
        &["PAP-62", "PAP-63"],
        &["machine_eff_each", "machine_crew_pui", "machine_support_mode"],
        crews_of_machines,
    ),
    case("beasts", &["PAP-78"], &["monster_pui"], beasts),
    case("the_gms_own_tables", &["PAP-61", "PAP-62", "PAP-77"], &[], the_gms_own_tables),
    case("the_catalogue", &[], &[], the_catalogue),
    case("characters_on_their_sheets", &[], &[], characters_on_their_sheets),
}

fn a_unit_from_its_words() {
    let p = plain(
        &(unit(
            "a1",
            40,
            "quality = \"fort\"; armour = \"armure_lourde\"; shield = true; weapon = \"deux_mains\"; ini_base = 2; mo = \"elite\"",
        ) + &unit(
            "a2",
            40,
            "quality = \"faible\"; shooting = \"expert\"; missile = \"arc_long\"; weapon = \"courtes\"",
        )),
        &unit("b1", 40, ""),
    );
    assert_eq!((p.figure("a1", "pui"), p.figure("a1", "pui_total")), (2000, 80_000));
    assert_eq!((p.figure("a1", "ini"), p.figure("a1", "att"), p.figure("a1", "def")), (0, 2, 3));
    assert_eq!((p.figure("a2", "pui_tir_total"), p.figure("a2", "att"), p.figure("a2", "att_fire")), (160_000, -1, 1));
    assert!(
        problems::<Papiers>(&scene("", "", &unit("a1", 10, "weapon = \"sabre\""), &unit("b1", 1, "")))[0]
            .contains("problem-choice")
    );
}

fn riders_and_chariots() {
    let p = plain(
        &(unit("knights", 20, "pui = 4; mount = \"destriers\"; barding = true")
            + &unit("spiders", 20, "pui = 0.5; mount = \"araignees_geantes\"")),
        &unit("chars", 10, "pui = 2; mount = \"chars_guerre\"; crew = 2; animals = 2; animal = \"chevaux_guerre\""),
    );
    assert_eq!((p.figure("knights", "pui"), p.figure("knights", "def"), p.figure("knights", "ini")), (6000, 1, -1));
    assert_eq!(p.figure("chars", "pui"), 6000);
    assert_eq!((p.figure("chars", "pui_mult_charge"), p.figure("knights", "pui_mult_charge")), (1400, 1200));
    assert_eq!(p.unit("spiders").frightens(), 1);
}

fn figures_by_hand() {
    let p = plain(
        "[[side.unit]]\nid = \"a1\"\nline = \"60 gardes : PUI 2,5, INI 6, ATT 3, DEF 4\"\n",
        &unit("b1", 10, "pui_tir = 1; att_fire = 2; missile = \"arbalete\""),
    );
    let figures = ["ini", "att", "def", "pui"].map(|f| p.figure("a1", f));
    assert_eq!(figures, [6, 3, 4, 2500]);
    assert_eq!(p.figure("b1", "att_fire"), 2);
    let sheet = p.sheet("a1");
    let ini = sheet.figures.iter().find(|f| f.word == "papiers-figure-ini").unwrap();
    assert!(ini.terms.iter().any(|t| t.word == "by_hand"), "the correction is shown as one");
    assert!(ini.terms.iter().any(|t| t.rule.0 == "PAP-05"), "and so is the head count");
}

fn initiative_by_size() {
    let p = plain(
        &(unit("a1", 15, "") + &unit("a2", 16, "") + &unit("a3", 51, "")),
        &(unit("b1", 200, "") + &unit("b2", 501, "")),
    );
    assert_eq!(["a1", "a2", "a3", "b1", "b2"].map(|u| p.figure(u, "ini")), [1, 0, -2, -6, -20]);
    each_value::<Papiers>("ini_eff_basis", |o| {
        with(o, &unit("a1", 60, "eff = 20"), &unit("b1", 10, "")).figure("a1", "ini")
    });
}

fn whose_power() {
    each_value::<Papiers>("pui_basis", |o| {
        with(o, &unit("a1", 10, "creature = \"ogre\"; pui = 2"), &unit("b1", 10, "")).figure("a1", "pui_total")
    });
}

fn options(o: &str) -> Options {
    with(o, &unit("a1", 10, ""), &unit("b1", 10, "")).bout.state.options
}

fn beyond_the_printed_table() {
    let read = |o: &str, roll: i32, num: i64, den: i64| i64::from(losses(roll, Power { num, den }, &options(o)));
    each_value::<Papiers>("losses_gap_801_999", |o| read(o, 5, 850, 1));
    each_value::<Papiers>("losses_above_1000", |o| read(o, 1, 1500, 1));
    each_value::<Papiers>("losses_above_30", |o| read(o, 40, 100, 1));
    each_value::<Papiers>("losses_below_1", |o| read(o, 0, 300, 1));
    each_value::<Papiers>("pui_lookup_rounding", |o| read(o, 5, 1004, 10));
    assert_eq!(read("pui_lookup_rounding = \"floor\"", 7, 1, 2), 5, "a positive power keeps the first column");
    assert_eq!(read("losses_gap_801_999 = \"previous_column\"", 1, 900, 1), 50);
}

fn crews_of_machines() {
    let battery = bare("m", "machine = \"baliste\"; count = 1");
    some_values::<Papiers>("machine_eff_each", &[5, 8], |o| {
        i64::from(with(o, &battery, &unit("b1", 9, "")).unit("m").eff0)
    });
    some_values::<Papiers>("machine_crew_pui", &[1000, 1500], |o| {
        with(o, &battery, &unit("b1", 9, "")).figure("m", "pui")
    });
    each_value::<Papiers>("machine_support_mode", |o| {
        with(o, &battery, &unit("b1", 9, "")).figure("m", "support_fire")
    });
    let p = plain(&bare("m", "machine = \"canon\"; count = 6; eff = 15"), &unit("b1", 9, ""));
    assert_eq!(p.figure("m", "pui_tir_total"), 150_000, "half the crews of twice the battery");
}

fn beasts() {
    let beast = bare("m", "category = \"monster\"; points = 50; pui = 120");
    each_value::<Papiers>("monster_pui", |o| with(o, &beast, &unit("b1", 9, "")).figure("m", "pui_total"));
    let p = plain(&beast, &unit("b1", 9, ""));
    let m = p.who("m");
    let p = p.gesture(montjoie_game::Gesture::Take { who: m, men: 30 });
    assert_eq!((p.left("m"), p.figure("m", "pui_total")), (20, 120_000), "losing points costs no power");
}

fn the_gms_own_tables() {
    let top = "[[attribute]]\nid = \"loup\"\nname = \"loup\"\natt = 2\ndef = 1\nini = 3\npui_mult = 1.5\n\
        [[mount]]\nid = \"cerf\"\nname = \"cerf\"\npui = 1.5\ncharge = 1.25\nini_charge = 4\n\
        [[machine]]\nid = \"orgue\"\nname = \"orgue\"\nbattery = 99\nsupport = 2\n\
        [[trap]]\nid = \"sable\"\nname = \"sable\"\npui = 90\natt = 1\n\
        [[spell]]\nid = \"brume\"\nname = \"brume\"\nuses = 2\neffect = \"morale\"\n\
        [[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"sable\"\nlaid_by = \"b\"\n";
    let a = unit("a1", 20, "attributes = [\"loup\"]")
        + &unit("a2", 20, "mount = \"cerf\"")
        + &bare("a3", "machine = \"orgue\"")
        + &hero("h", "unit = \"a1\"; spells = [\"brume\"]");
    let p = P::new(&scene(top, "", &a, &unit("b1", 60, ""))).lead("cautious", "cautious").dice_show(5);
    assert_eq!((p.figure("a1", "att"), p.figure("a1", "ini")), (2, 3));
    assert_eq!((p.figure("a2", "pui"), p.figure("a2", "pui_mult_charge")), (2500, 1250));
    assert_eq!((p.figure("a3", "pui_tir_total"), p.hero("h").uses[0]), (99_000, 2));
    let p = p.order("a1", "engager b1").faces("PAP-77", "t", "a1", &[5]).to("alignement");
    assert_eq!(p.attack("PAP-77", "t", "a1"), (1, 0, (90, 1)));
    let p = P::new(&scene(top, "", &a, &unit("b1", 60, ""))).lead("cautious", "cautious").dice_show(5);
    let p = p.answer("PAP-90", "h", "rien").order("b1", "engager a1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").2, (63, 2), "one and a half times twenty men and one hero");
    assert_eq!(p.attack("PAP-31", "b1", "a1").1, 1);
}

fn the_catalogue() {
    let troops = Catalogue::load(Papiers::INFO.catalogue).expect("sound");
    assert!(troops.troops().count() >= 30);
    for troop in troops.troops() {
        let p =
            plain(&format!("[[side.unit]]\nid = \"a1\"\ntroop = \"{}\"\ncount = 1\n", troop.id), &unit("b1", 9, ""));
        assert!(p.figure("a1", "eff") > 0, "{}", troop.id);
    }
}

fn characters_on_their_sheets() {
    let p = plain(
        &(unit("a1", 20, "")
            + &hero("h", "unit = \"a1\"; pui = 4; pui_tir = 2; command = 40; att = 1; wounds = [1, 0, 2]")),
        &unit("b1", 9, ""),
    );
    let figures =
        ["pui_bonus", "pui_tir_bonus", "command", "gear_att", "wounds_leg", "wounds_ser"].map(|f| p.figure("h", f));
    assert_eq!(figures, [4000, 2000, 40, 1, 1, 2]);
    assert!(p.bout.state.units.len() == 3, "his own counter waits for him");
    let p = p.to("actions").step();
    assert_eq!(p.happened("acted", "h"), 1);
    assert_eq!(montjoie_game::Fight::aftermath(&p.bout).len(), 3);
}
