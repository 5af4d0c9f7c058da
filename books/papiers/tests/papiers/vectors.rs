//! The examples printed in the source, and its table of losses cell by cell.

use crate::field::{Look, P, bare, hero, id, plain, scene, unit, with};
use montjoie_papiers::options::Options;
use montjoie_papiers::tables::{LOSSES, Power, formula, losses};
use montjoie_trial::cases;

cases! {
    case("v01_v12_initiative", &["PAP-25", "PAP-26", "PAP-04"], &[], v01_v12_initiative),
    case("v02_losses_and_power", &["PAP-03"], &[], v02_losses_and_power),
    case("v03_crossbow_on_heavy_armour", &["PAP-13", "PAP-71", "PAP-11"], &[], v03_crossbow_on_heavy_armour),
    case("v04_regeneration", &["PAP-55"], &[], v04_regeneration),
    case("v05_big_creatures", &["PAP-02"], &[], v05_big_creatures),
    case("v06_v07_machines", &["PAP-62", "PAP-63", "PAP-73", "PAP-74"], &[], v06_v07_machines),
    case("v08_v09_v14_traps", &["PAP-77"], &[], v08_v09_v14_traps),
    case("v10_fireball", &["PAP-83"], &[], v10_fireball),
    case("v11_terror", &["PAP-39", "PAP-83"], &[], v11_terror),
    case("v13_solo", &["PAP-80", "PAP-87"], &[], v13_solo),
    case("v15_battle_mage", &["PAP-86"], &[], v15_battle_mage),
    case("six_hundred_cells", &["PAP-32", "PAP-33"], &[], six_hundred_cells),
}

fn v01_v12_initiative() {
    let p = plain(
        &(unit("a1", 20, "pui = 1; ini = 3")
            + &unit("a2", 20, "pui = 1; ini = 6")
            + &unit("a3", 20, "pui = 1; ini = 2")),
        &unit("b1", 20, "pui = 1"),
    )
    .faces("PAP-25", "a-army", "", &[4])
    .to("engagement");
    assert_eq!(["a1", "a2", "a3"].map(|u| p.unit(u).ini), [7, 10, 6]);
    let led = P::new(&scene(
        "",
        "",
        &format!("chief = \"g\"\n{}{}", unit("a1", 20, "ini = 3"), hero("g", "unit = \"a1\"; command = 60")),
        &unit("b1", 20, ""),
    ))
    .lead("cautious", "cautious")
    .dice_show(5)
    .to("initiative")
    .faces("PAP-25", "a-army", "", &[4])
    .step();
    assert_eq!(led.unit("a1").ini, 13);
}

fn v02_losses_and_power() {
    let p = plain(&unit("a1", 100, "pui = 2"), &unit("b1", 10, ""));
    assert_eq!(p.figure("a1", "pui_total"), 200_000);
    let a1 = p.who("a1");
    let p = p.gesture(montjoie_game::Gesture::Take { who: a1, men: 15 });
    assert_eq!((p.left("a1"), p.figure("a1", "pui_total")), (85, 170_000));
}

fn v03_crossbow_on_heavy_armour() {
    let p =
        plain(&unit("a1", 120, "pui_tir = 1; missile = \"arbalete\""), &unit("b1", 100, "armour = \"armure_lourde\""))
            .order("a1", "tir b1")
            .faces("PAP-71", "a1", "b1", &[6])
            .to("moral");
    assert_eq!(p.attack("PAP-71", "a1", "b1"), (1, 1, (120, 1)));
    assert_eq!(p.left("b1"), 70);
}

fn v04_regeneration() {
    // Twelve losses cannot come from the table: a trap of the GM's own hand and one die for each slice.
    let p = plain(&unit("a1", 50, "attributes = [\"regeneration\"]"), &unit("b1", 100, "pui = 1.5; pui_tir = 1.5"))
        .order("b1", "tir a1")
        .faces("PAP-71", "b1", "a1", &[2])
        .faces("PAP-55", "a1", "", &[5, 2])
        .to("moral");
    assert_eq!(p.left("a1"), 50 - 10 + 5);
    let mut b = p.bout.state.clone();
    b.units[0].eff_start = 12;
    b.units[0].eff = 0;
    b.hits.push(montjoie_papiers::battle::Hit {
        unit: id(0),
        losses: 12,
        cause: montjoie_papiers::terms::Cause::Trap,
        gone: true,
    });
    b.step = montjoie_papiers::terms::Step::Pertes;
    let mut q = plain(&unit("a1", 50, "attributes = [\"regeneration\"]"), &unit("b1", 100, ""));
    q.bout.state = b;
    let mut q = q.faces("PAP-55", "a1", "", &[5, 2]);
    q = q.nth(1).faces("PAP-55", "a1", "", &[4]).to("moral");
    assert_eq!(q.left("a1"), 7, "slices of 5, 5 and 2: the first and the last come back");
}

fn v05_big_creatures() {
    let p = plain(
        &(unit("ogres", 10, "creature = \"ogre\"") + &unit("giants", 2, "creature = \"geant_5m\"")),
        &(unit("chaos", 10, "creature = \"guerrier_chaos\"") + &unit("ogres2", 10, "creature = \"ogre_alt\"")),
    );
    assert_eq!(["ogres", "giants", "chaos", "ogres2"].map(|u| p.unit(u).eff0), [30, 14, 20, 20]);
    assert_eq!(p.figure("ogres", "soldiers"), 10);
}

fn v06_v07_machines() {
    for (machine, support, found) in [
        ("baliste", 2, [0, 5, 25]),
        ("catapulte", 3, [5, 25, 50]),
        ("trebuchet", 3, [5, 25, 50]),
        ("canon", 4, [5, 25, 50]),
    ] {
        for (die, lost) in [1, 5, 10].into_iter().zip(found) {
            let p = plain(&bare("m", &format!("machine = \"{machine}\"; count = 3")), &unit("b1", 100, ""))
                .order("m", "tir b1")
                .faces("PAP-71", "m", "b1", &[die])
                .to("moral");
            assert_eq!(100 - p.left("b1"), lost, "{machine} {die}");
            assert_eq!(p.figure("m", "support_fire"), support, "{machine}");
        }
    }
}

fn v08_v09_v14_traps() {
    for (trap, found) in [("fosses_pieux", [5, 10, 35]), ("plaine_enflammee", [5, 25, 50])] {
        for (die, lost) in [1, 5, 10].into_iter().zip(found) {
            let top = format!("[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"{trap}\"\nlaid_by = \"b\"\n");
            let p = P::new(&scene(&top, "", &unit("a1", 200, ""), &unit("b1", 60, "armour = \"armure_lourde\"")))
                .lead("cautious", "cautious")
                .dice_show(5)
                .order("a1", "engager b1")
                .faces("PAP-77", "t", "a1", &[die])
                .to("alignement");
            assert_eq!(200 - p.left("a1"), lost, "{trap} {die}");
            assert_eq!(p.state("a1"), "desorganisation");
        }
    }
}

fn mage_battle(target: &str) -> P {
    plain(
        &(unit("a1", 50, "pui = 2")
            + &hero("mage", "unit = \"a1\"; caster = \"mage_bataille_imperial\"; pui = 1; pc = true")),
        target,
    )
    .to("actions")
}

fn v10_fireball() {
    for (die, lost) in [(1, 5), (5, 20), (6, 25), (10, 45)] {
        let p = mage_battle(&unit("b1", 100, ""))
            .answer("PAP-90", "mage", "sort boule_de_feu b1")
            .faces("PAP-83", "mage", "b1", &[die])
            .step();
        assert_eq!(100 - p.left("b1"), lost, "die {die}");
        assert_eq!(p.hero("mage").uses[0], 3);
    }
}

fn v11_terror() {
    for (roll, state) in [(25, "deroute"), (26, "desorganisation"), (51, "free")] {
        let p = mage_battle(&unit("b1", 100, "mo = \"normal\""))
            .answer("PAP-90", "mage", "sort terreur b1")
            .faces("PAP-83", "b1", "", &[roll])
            .step();
        assert_eq!(p.state("b1"), state, "roll {roll}");
    }
}

fn v13_solo() {
    let p = plain(&hero("h", "eff = 3; pui = 5"), &unit("b1", 60, "pui_tir = 2"))
        .order("b1", "tir h-solo")
        .faces("PAP-71", "b1", "h-solo", &[1])
        .to("moral");
    assert_eq!((p.left("h"), p.state("h")), (0, "out"), "five losses are more than his three");
    let p = plain(&(unit("a1", 50, "") + &hero("h", "eff = 3; unit = \"a1\"")), &unit("b1", 10, ""));
    assert_eq!(p.left("a1"), 50);
}

fn v15_battle_mage() {
    let p = mage_battle(&unit("b1", 100, ""));
    assert_eq!(p.figure("a1", "pui_total"), 101_000);
    let p = p.answer("PAP-90", "mage", "rien").to("initiative").to("engagement");
    let options = p.options("PAP-28", "a1");
    assert!(options.iter().all(|o| !o.starts_with("tir")), "{options:?}");
    let o = Options::default();
    assert_eq!(losses(6, Power { num: 101, den: 1 }, &o), 30, "column 101-150");
    let _ = with;
}

fn six_hundred_cells() {
    let o = Options::default();
    let table = &*LOSSES;
    let mut seen = 0;
    let mut below = 0;
    for (column, &upto) in table.upto.iter().enumerate() {
        for die in 1..=30i32 {
            let printed = table.cells[(die - 1) as usize][column];
            for p in [Power::whole(upto), Power::whole(below + 1), Power { num: below * 10 + 1, den: 10 }] {
                assert_eq!(losses(die, p, &o) as i32, printed, "die {die}, power {p:?}");
                assert_eq!(formula(i64::from(die), p), i64::from(printed), "formula, die {die}, power {p:?}");
            }
            seen += 1;
        }
        below = upto;
    }
    assert_eq!(seen, 600);
    assert_eq!(losses(1, Power::whole(1001), &o), 60);
    assert_eq!(losses(31, Power::whole(1000), &o), 205);
    assert_eq!(losses(0, Power::whole(150), &o), 0);
    assert_eq!(losses(-1, Power::whole(300), &o), 10);
    assert_eq!(losses(10, Power::whole(0), &o), 0);
}
