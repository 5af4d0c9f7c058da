//! Figures of units and groups, option by option.

use super::help::*;
use montjoie_game::Shown as _;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::State as _;
use montjoie_trial::{TestBattle, cases, each_value, some_values};

cases! {
    case(
        "types_and_charges",
        &["ORD-09", "ORD-10", "ORD-11", "ORD-64", "ORD-65", "ORD-66"],
        &["charge_scope", "cavalry_as_infantry_sdg", "undeployable_chariots", "forest_cavalry"],
        types,
    ),
    case("weapons", &["ORD-14", "ORD-15", "ORD-16", "ORD-19", "ORD-27"], &["mixed_weapons", "modatt_scope"], weapons),
    case("armour_and_morale", &["ORD-06", "ORD-21", "ORD-22", "ORD-23", "ORD-25"], &[], armour),
    case(
        "groups_and_rounding",
        &["ORD-05", "ORD-29", "ORD-30"],
        &["resolution_level", "sdr_rounding", "big_number_rounding"],
        groups,
    ),
    case("lengths", &["ORD-04"], &["tour_minutes", "time_scale_override"], lengths),
    case("the_die", &["ORD-01"], &["die_kind"], die),
    case("the_sheet", &["ORD-110"], &[], sheet),
}

fn pda(around: Around, keys: &str) -> i64 {
    figure(&duel(around, keys, FOOT), "one", "pda")
}

fn types() {
    const HORSE: &str = "type = \"cavalry\"\ncbt = 5\ndmg = 4\n";
    let terrains = [("open", 800), ("rough", 800), ("very_rough", 400), ("forest", 400), ("mud", 400)];
    for (terrain, power) in terrains {
        assert_eq!(pda(on(&format!("terrain = \"{terrain}\"")), HORSE), power, "{terrain}");
    }
    assert_eq!(pda(Around::default(), "type = \"war_elephants\"\ncbt = 5\ndmg = 4"), 8_000);
    assert_eq!(
        pda(on("terrain = \"forest\""), "type = \"war_elephants\"\ncbt = 5\ndmg = 4\nno_charge_mult = 3"),
        1_200
    );
    assert_eq!(pda(Around::default(), "type = \"dinosaurs\"\ncbt = 5\ndmg = 4\ntype_mult_override = 30"), 12_000);
    assert_eq!(pda(Around::default(), "type = \"war_chariots\"\ncbt = 5\ndmg = 4"), 1_200);
    each_value::<Ordre>("charge_scope", |option| {
        let p = duel(with(option), HORSE, "cbt = 5\ndmg = 4\nmorale_ignored = true\nsdg = 500").dice_show(9).step();
        let p = p.to("pursuit").to("shock").step();
        power(&p, "ORD-40", "one", "two")
    });
    let walls = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    each_value::<Ordre>("cavalry_as_infantry_sdg", |option| {
        let frc = |ground: &str| {
            figure(&duel(Around { options: option, ground, ..Around::default() }, HORSE, FOOT), "one", "frc")
        };
        assert_eq!(frc(""), 1_200);
        frc(walls) * 10_000 + frc("terrain = \"forest\"")
    });
    each_value::<Ordre>("undeployable_chariots", |option| {
        let host = unit("one", 100, FOOT) + &unit("cars", 10, "type = \"war_chariots\"\ncbt = 5\ndmg = 4");
        let around = Around { options: option, ground: "terrain = \"rough\"", ..Around::default() };
        let p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, FOOT)));
        i64::try_from(state(&p).units_of(GroupId::new(0)).count()).unwrap()
    });
    each_value::<Ordre>("forest_cavalry", |option| {
        pda(Around { options: option, ground: "terrain = \"forest\"", ..Around::default() }, HORSE)
    });
}

fn weapons() {
    assert_eq!(pda(Around::default(), "cbt = 5\nthrown = 5\nthrown_only = true"), 250, "thrown weapons alone: half");
    assert_eq!(pda(Around::default(), "cbt = 5\ndmg = 4\nsecondary_dmg = 7\nsecondary_weapon_bonus = 3"), 700);
    let bows = "type = \"archers\"\ncbt = 5\ndmg = 4\n";
    assert_eq!(pda(Around::default(), &format!("{bows}prt = \"moyenne\"")), 200, "limited range: half");
    assert_eq!(pda(Around::default(), &format!("{bows}prt = \"longue\"\narea = \"3/2\"")), 600);
    let p = duel(Around::default(), &format!("{bows}prt = \"longue\"\nammunition = 1"), FOOT).dice_show(5).to("shock");
    assert_eq!(figure(&p, "one", "ammunition"), 0);
    assert_eq!(figure(&p, "one", "pda"), 0, "nothing left to shoot");
    each_value::<Ordre>("mixed_weapons", |option| pda(with(option), "cbt = 5\ndmg = 4\nmixed_dmg = [4, 7, 7]"));
    each_value::<Ordre>("modatt_scope", |option| {
        let p = duel(with(option), "cbt = 5\ndmg = 4\nmod_att = 2", FOOT);
        assert_eq!(figure(&p, "one", "cbt"), 7);
        figure(&p, "one", "dfs") * 1_000 + figure(&p, "one", "sdr")
    });
    let over = scenario(
        Around::default(),
        &unit("one", 10, "cbt = 5\ndmg = 4\nsecondary_dmg = 3\nsecondary_weapon_bonus = 2"),
        &unit("two", 10, FOOT),
    );
    assert!(montjoie_trial::problems::<Ordre>(&over)[0].contains("ordre-problem-secondary"));
}

fn armour() {
    let frc = |keys: &str| figure(&duel(Around::default(), keys, FOOT), "one", "frc");
    assert_eq!(frc("cbt = 5\ndmg = 4\narm = 5"), 1_000);
    assert_eq!(frc("cbt = 5\ndmg = 4\narm = 5\npartial_armour = true\npartial_armour_extra = 1"), 800);
    let three = "[[side.unit]]\nid = \"one\"\nname = \"One\"\ncbt = 5\ndmg = 4\narm = 2\nindividual_sdg = [5, 9, 12]\n";
    let p: P = TestBattle::new(&scenario(Around::default(), three, &unit("two", 10, FOOT)));
    assert_eq!((figure(&p, "one", "frc"), figure(&p, "one", "eff")), (32, 3));
    let sdr = |keys: &str| figure(&duel(Around::default(), keys, FOOT), "one", "sdr");
    assert_eq!((sdr("cbt = -2\ndmg = 4"), sdr("cbt = 1\ndmg = 4"), sdr("cbt = 12\ndmg = 4")), (10, 20, 130));
    assert_eq!(sdr("cbt = 5\ndmg = 4\nsdr_bonus_pct = 25"), 85);
    assert_eq!(figure(&duel(Around::default(), "cbt = -2\ndmg = 4", FOOT), "one", "dfs"), 0);
    // Heavy and light, by rank: the mobility of a retreat.
    let rank = |keys: &str| state(&duel(Around::default(), keys, FOOT)).units[0].mobility;
    let ranks = [
        ("cbt = 5\ndmg = 4\narm = 3", 1),
        ("cbt = 5\ndmg = 4\nshields = true", 1),
        ("cbt = 5\ndmg = 4", 2),
        ("type = \"cavalry\"\ncbt = 5\ndmg = 4\narm = 4", 3),
        ("type = \"cavalry\"\ncbt = 5\ndmg = 4", 4),
        ("cbt = 5\ndmg = 4\nflying = true", 5),
        ("pieces = 2\ncbt = 5\ndmg = 4", 0),
    ];
    for (keys, wanted) in ranks {
        assert_eq!(rank(keys), wanted, "{keys}");
    }
    // Who knows no fear fights to the end; with others he counts 200.
    let host = unit("dead", 100, "cbt = 0\ndmg = 4\nmorale_ignored = true") + &unit("one", 100, "cbt = 0\ndmg = 4");
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 10, FOOT)));
    assert_eq!(figure(&p, "north-gros", "sdr"), 105);
    let p = duel(Around::default(), "cbt = 0\ndmg = 4\nmorale_ignored = true", "cbt = 9\ndmg = 40")
        .dice_show(9)
        .to("pursuit");
    assert_eq!((p.happened("routed", "one"), p.happened("annihilated", "one")), (0, 1));
    let p = duel(Around::default(), "quality = \"veteran\"\ndmg = 4", FOOT);
    assert_eq!(figure(&p, "one", "cbt"), 8);
}

fn groups() {
    let host = || unit("one", 100, "cbt = 5\ndmg = 4") + &unit("more", 57, "cbt = 8\ndmg = 3\nsdr_bonus_pct = 3");
    let play = |option: &str| -> P { TestBattle::new(&scenario(with(option), &host(), &unit("two", 100, FOOT))) };
    each_value::<Ordre>("resolution_level", |option| i64::try_from(state(&play(option)).groups.len()).unwrap());
    each_value::<Ordre>("sdr_rounding", |option| figure(&play(option), "north-gros", "sdr"));
    each_value::<Ordre>("big_number_rounding", |option| {
        figure(&duel(with(option), "cbt = 5\ndmg = \"3.46\"", FOOT), "one", "pda")
    });
    assert_eq!(figure(&duel(with("big_number_rounding = \"100\""), "cbt = 5\ndmg = \"0.1\"", FOOT), "one", "pda"), 10);
    // By hand, any derived figure.
    let p = duel(Around::default(), "cbt = 5\ndmg = 4\npda = 7\nfrc = 8\ndfs = 9\nsdr = 33", FOOT);
    let of = |word| figure(&p, "one", word);
    assert_eq!((of("pda"), of("frc"), of("dfs"), of("sdr")), (7, 8, 9, 33));
}

fn lengths() {
    let clock = |option: &str| {
        let p: P = TestBattle::new(&scenario(with(option), &unit("one", 3_000, FOOT), &unit("two", 2_000, FOOT)));
        state(&p.dice_show(5).round()).clock
    };
    each_value::<Ordre>("tour_minutes", clock);
    some_values::<Ordre>("time_scale_override", &[0, 90], clock);
}

fn die() {
    each_value::<Ordre>("die_kind", |option| {
        let high = duel(with(option), FOOT, FOOT).dice_show(10).step();
        let low = duel(with(option), FOOT, FOOT).dice_show(1).step();
        reads(&high) * 1_000 + reads(&low)
    });
    // 1 then 4 is -3; 1 then 10 then 3 is -12.
    let p = duel(with("die_kind = \"open_both\""), FOOT, FOOT);
    let p = p.faces("ORD-33", "north", "south", &[1, 4]).faces("ORD-33", "south", "north", &[1, 10, 3]).step();
    assert_eq!(reads(&p), -15);
}

fn sheet() {
    let host = [
        unit("one", 100, FOOT),
        unit("guard", 51, "cbt = 8\ndmg = 3\narm = 2"),
        unit("bows", 50, BOWS),
        unit("kept", 41, &format!("{FOOT}post = \"reserve\"")),
    ]
    .concat();
    let north = format!("chief = \"c\"\n{host}{}", chief("c", "mental = 1\ncbt = 2\nwar = 3"));
    let south = [
        unit("rifles", 10, "modern = true\ncbt = 5\ndmg = 5"),
        unit("scouts", 31, "modern = true\ncbt = 8\ndmg = 5"),
        unit("guns", 8, "pieces = 2\nfirearm = true\ncbt = 3\ndmg = 80\ncdf = \"1/4\"\nprt = \"longue\""),
        unit("spare", 9, "modern = true\ncbt = 4\ndmg = 5\npost = \"reserve\""),
    ]
    .concat();
    let mut p: P = TestBattle::new(&scenario(with("resolution_level = \"group\""), &north, &south));
    let (bows, one) = (p.who("bows"), p.who("one"));
    let hit = Event::Lost { group: one, by: NO_ONE, loss: 479, how: How::Ruling, capped: false };
    for event in [hit, Event::Routed { group: bows, by: NO_ONE, pursuable: false }] {
        p.bout.state.apply(&event);
    }
    // Half of 957 is reached at 479; the rout at 60 % is not.
    let [own, theirs] = p.bout.order();
    let all = format!("{}\n\n{}\n", printed(&p, &own), printed(&p, &theirs));
    assert_eq!(all, include_str!("sheet.txt"));
    // Unit by unit, a block has several groups, and their SdR is the mean as it is.
    let p: P = TestBattle::new(&scenario(with("resolution_level = \"unit\""), &north, &south));
    let [own, theirs] = p.bout.order().map(|sheet| printed(&p, &sheet));
    assert!(own.contains("\nsheet-total 151 553 range-contact 957 6 6 70\n"), "{own}");
    assert!(theirs.contains("\nsheet-total 41 205 range-longue 205 7 7 82\n"), "{theirs}");
}

/// A sheet as plain lines: a title, then heads and rows.
fn printed(p: &P, sheet: &[PaperTable]) -> String {
    let cell = |cell: &PaperCell| match cell {
        PaperCell::Word(id) => id.replace("ordre-", ""),
        PaperCell::Who(who) => p.bout.names.id(*who).to_owned(),
        PaperCell::Number(n) => n.to_string(),
        PaperCell::Signed(n) => format!("{n:+}"),
        PaperCell::Times(num, den) => format!("{num}/{den}"),
        PaperCell::Blank => "_".to_owned(),
        other => panic!("{other:?}"),
    };
    let line = |cells: &Vec<PaperCell>| cells.iter().map(cell).collect::<Vec<_>>().join(" ");
    let mut lines = Vec::new();
    for table in sheet {
        assert_eq!(table.rule, "ORD-110");
        lines.push(format!("# {}", table.title.replace("ordre-", "")));
        lines.extend(std::iter::once(&table.heads).chain(&table.rows).map(line));
    }
    lines.join("\n")
}
