//! The examples printed in the source, through played steps: our number where the source errs, its number under the option.

use crate::field::{Orders, P, down, hero, huge, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_bx::battle::PV;
use montjoie_trial::{cases, each_value};

cases! {
    case("v01_v02_points_of_a_unit", &["BX-01", "BX-02", "BX-03", "BX-75"], &[], v01_v02),
    case("v03_riders_lose_twenty_points", &["BX-04", "BX-25"], &[], v03),
    case("v04_archers_on_pikes", &["BX-04", "BX-12", "BX-19", "BX-21", "BX-22", "BX-25"], &[], v04),
    case("v05_v06_swords_and_ogres", &["BX-04", "BX-13", "BX-20", "BX-21"], &["survivor_rounding"], v05_v06),
    case("v07_v08_flight_and_pursuit", &["BX-16", "BX-26", "BX-27", "BX-32"], &[], v07_v08),
    case("v09_increments_of_five", &["BX-37"], &[], v09),
    case("v10_vampires", &["BX-40"], &["special_attack_mode"], v10),
    case("v11_purple_worm", &["BX-42"], &["huge_damage"], v11),
    case("v12_werewolves", &["BX-44", "BX-31"], &[], v12),
    case("v13_dragon", &["BX-42", "BX-47"], &[], v13),
    case("v14_trolls_and_torches", &["BX-46"], &[], v14),
}

fn v01_v02() {
    let p = P::new(&scene(
        "descendant",
        "",
        "[[side.unit]]\nid = \"cavaliers\"\nline = \"30 cavaliers : CA 5, DV 1, Dommages 1-8, Moral 9\"",
        &[
            unit("deux", 10, "dv = 2"),
            unit("ogres", 10, "dv = \"4+1\""),
            unit("moins", 33, "dv = \"1-1\""),
            unit("demi", 10, "dv = \"1/2\""),
            unit("paysans", 10, "die = 4"),
            unit("dix-huit", 10, "dv = \"4+1\"; pvi = 18"),
        ]
        .concat(),
    ));
    let each = |id: &str| (p.body(id).pvi * 10 / PV, p.body(id).pvt * 10 / PV);
    assert_eq!(each("cavaliers"), (40, 1200));
    assert_eq!((p.body("cavaliers").armour, p.body("cavaliers").moral), (14, 9));
    assert_eq!(each("deux"), (80, 800));
    assert_eq!(each("ogres"), (165, 1650));
    assert_eq!(each("moins"), (35, 1155));
    assert_eq!(each("demi"), (20, 200));
    assert_eq!(each("paysans"), (20, 200));
    assert_eq!(each("dix-huit"), (180, 1800));
}

fn v03() {
    let p = down(&unit("archers", 10, "dv = 2; ranged = \"1d6\""), &unit("cavaliers", 30, "ca = 5"))
        .orders(&[("archers", "tir cavaliers"), ("cavaliers", "aucune_action")])
        .faces("BX-21", "archers", "cavaliers", &[5])
        .to("mouvement");
    assert_eq!(p.share("BX-21", "archers", "cavaliers"), (40, 10, 1));
    assert_eq!((p.points("cavaliers"), p.left("cavaliers")), (10_000, 25));
}

fn v04() {
    for edition in ["descendant", "ascendant"] {
        let ca = if edition == "descendant" { 4 } else { 15 };
        let archers = unit("archers", 100, "ranged = \"1d6\"");
        let p = P::new(&scene(edition, "", &archers, &unit("piquiers", 50, &format!("ca = {ca}"))))
            .orders(&[("archers", "tir piquiers"), ("piquiers", "aucune_action")])
            .faces("BX-21", "archers", "piquiers", &[5])
            .to("mouvement");
        assert_eq!(p.share("BX-21", "archers", "piquiers"), (30, 100, 1));
        assert_eq!((p.points("piquiers"), p.left("piquiers")), (5_000, 13));
    }
}

/// Swordsmen and ogres in contact; `ogres` are keys of theirs.
fn swords_and_ogres(options: &str, ogres: &str) -> P {
    let ogres = unit("ogres", 100, &format!("ca = 5; dv = \"4+1\"; damage = \"1d10\"; moral = 10; {ogres}"));
    let riders = unit("cavaliers", 30, "ca = 5; mounted = true; damage = \"1d8\"; moral = 9");
    let swords = unit("epeistes", 500, "ca = 4; damage = \"1d8\"");
    with(options, &format!("{swords}{riders}"), &ogres)
        .orders(&[("epeistes", "engagement ogres"), ("ogres", "engagement epeistes"), ("cavaliers", "aucune_action")])
        .faces("BX-21", "epeistes", "ogres", &[3])
        .faces("BX-21", "ogres", "epeistes", &[7])
        .to("moral")
}

fn v05_v06() {
    let p = swords_and_ogres("", "");
    assert_eq!(p.share("BX-21", "epeistes", "ogres"), (35, 500, 1));
    assert_eq!((p.points("ogres"), p.left("ogres")), (112_500, 69));
    assert_eq!(p.share("BX-21", "ogres", "epeistes"), (50, 100, 1));
    assert_eq!((p.points("epeistes"), p.left("epeistes")), (165_000, 413));
    let p = swords_and_ogres("", "pvi = 18");
    assert_eq!((p.points("ogres"), p.left("ogres")), (127_500, 71));
    each_value::<Bx>("survivor_rounding", |option| swords_and_ogres(option, "").left("epeistes"));
    assert_eq!(swords_and_ogres("survivor_rounding = \"down\"", "").left("epeistes"), 412);
}

fn v07_v08() {
    let fled = |riders: &str| {
        swords_and_ogres("", "")
            .faces("BX-30", "epeistes", "", &[6, 6])
            .faces("BX-30", "ogres", "", &[1, 1])
            .to("ordres")
            .orders(&[("epeistes", "fuite"), ("cavaliers", riders)])
            .to("poursuite")
    };
    // The swordsmen have no other order; the ogres may strike at them in phase 3 at 60.
    let p = swords_and_ogres("", "").dice_show(6).to("ordres");
    assert_eq!(p.options("BX-10", "epeistes"), ["fuite"]);
    let p = fled("aucune_action").answer("BX-27", "epeistes", "sur ogres").faces("BX-26", "ogres", "epeistes", &[2]);
    let p = p.to("melee");
    assert_eq!(p.share("BX-26", "ogres", "epeistes").0, 60);
    assert_eq!(p.points("epeistes"), 165_000 - 2 * 69 * 60);
    assert_eq!(p.contacts("epeistes"), 1);
    // Riders come up: the ogres strike the runaways, and then nobody in the melee…
    let p = fled("engagement ogres").answer("BX-27", "epeistes", "sur ogres");
    let p = p.faces("BX-26", "ogres", "epeistes", &[2]).faces("BX-21", "cavaliers", "ogres", &[1]).to("moral");
    assert_eq!(p.throws("BX-26"), 1);
    assert!(p.throw("BX-21", "ogres", "cavaliers").is_none());
    // …or leave them alone, and strike the riders.
    let p = fled("engagement ogres").answer("BX-27", "epeistes", "personne");
    let p = p.faces("BX-21", "ogres", "cavaliers", &[2]).faces("BX-21", "cavaliers", "ogres", &[1]).to("moral");
    assert_eq!((p.throws("BX-26"), p.share("BX-21", "ogres", "cavaliers").0), (0, 55));
    assert_eq!(p.contacts("epeistes"), 1, "the old contact goes in the morale phase");
}

fn v09() {
    let led = |int: u8| {
        let chief = hero("chef", &format!("int = {int}; aside = true"));
        let units = unit("un", 100, "ranged = \"1d6\"") + &unit("deux", 100, "") + &unit("trois", 100, "");
        down(&format!("chief = \"chef\"\n{units}{chief}"), &unit("cible", 1000, "")).to("ordres")
    };
    for (int, increments) in [(12, 0), (13, 1), (16, 2), (18, 3)] {
        let p = led(int);
        let asked = p.asks().iter().filter(|a| a.key.rule.0 == "BX-37").count();
        let p = p.order("un", "tir cible");
        assert_eq!(asked, 0, "the increments are written once the orders are");
        let p = (0..increments).fold(p, |p, i| p.answer_on("BX-37", "a", &format!("#a{i}"), "sur un"));
        let p = p.dice_show(2).to("mouvement");
        assert_eq!(p.share("BX-21", "un", "cible").0, 50 + 5 * increments);
    }
    // Ten and five; five each; no part of an increment can even be said.
    let p = led(18)
        .order("un", "tir cible")
        .answer_on("BX-37", "a", "#a0", "sur un")
        .answer_on("BX-37", "a", "#a1", "sur deux")
        .answer_on("BX-37", "a", "#a2", "sur un")
        .dice_show(2)
        .to("mouvement");
    assert_eq!((p.body("un").increments, p.body("deux").increments), (2, 1));
    assert_eq!(p.share("BX-21", "un", "cible").0, 60);
}

fn v10() {
    let vampires = |mode: &str| {
        let vampires = unit("vampires", 100, "dv = 2; ca = 0; special_attack = \"melee\"; moral = 12");
        with(mode, &vampires, &unit("epeistes", 100, "ca = 9"))
            .orders(&[("vampires", "engagement epeistes"), ("epeistes", "aucune_action")])
            .term("BX-21", "vampires", "epeistes", montjoie_table::Slot::Share, -10)
            .faces("BX-21", "vampires", "epeistes", &[2])
            .faces("BX-21", "epeistes", "vampires", &[1])
            .to("moral")
    };
    // 2 × 100 × 50 % = 100 points, three times over.
    for mode in ["damage", "kills"] {
        let p = vampires(&format!("special_attack_mode = \"{mode}\""));
        assert_eq!((p.points("epeistes"), p.left("epeistes")), (10_000, 25), "{mode}");
    }
    // They differ where a blow leaves wounds: 101 points kill 25 and wound one.
    each_value::<Bx>("special_attack_mode", |option| {
        let vampires = unit("vampires", 101, "special_attack = \"both\"");
        let p = with(option, &vampires, &unit("epeistes", 100, ""))
            .orders(&[("vampires", "engagement epeistes"), ("epeistes", "aucune_action")])
            .dice_show(2)
            .to("moral");
        p.points("epeistes")
    });
}

fn v11() {
    let worm = |options: &str, victims: &str| {
        with(options, &huge("ver", "dv = 15; pv = 150"), victims)
            .order("ver", "engagement proie")
            .order("proie", "aucune_action")
            .dice_show(1)
            .to("moral")
    };
    let (soldiers, ogres) = (unit("proie", 200, ""), unit("proie", 100, "dv = \"4+1\""));
    assert_eq!(worm("", &soldiers).left("proie"), 50);
    assert_eq!(worm("", &ogres).left("proie"), 63);
    let by_points = "huge_damage = \"pvt_damage\"";
    assert_eq!(worm(by_points, &soldiers).points("proie"), 80_000 - 15_000);
    assert_eq!(worm(by_points, &ogres).points("proie"), 165_000 - 15_000);
    each_value::<Bx>("huge_damage", |option| worm(option, &soldiers).left("proie"));
}

fn v12() {
    let wolves = unit("loups", 20, "dv = 4; ca = 5; damage = \"2d4\"; harmed_by = [\"argent\"]");
    let p = down(&wolves, &unit("epeistes", 100, "ca = 4; damage = \"1d8\""))
        .orders(&[("loups", "engagement epeistes"), ("epeistes", "engagement loups")])
        .faces("BX-21", "loups", "epeistes", &[3, 3])
        .faces("BX-21", "epeistes", "loups", &[8])
        .to("moral");
    assert_eq!(p.share("BX-21", "loups", "epeistes"), (45, 100, 1));
    assert_eq!((p.points("epeistes"), p.left("epeistes")), (13_000, 33));
    assert_eq!((p.points("loups"), p.left("loups")), (32_000, 20));
    let p = p.faces("BX-30", "epeistes", "", &[2, 2]).step();
    assert_eq!(p.versus("BX-30", "epeistes"), 4);
    assert_eq!(p.state("epeistes"), "engaged");
}

fn v13() {
    let dragon = || huge("dragon", "dv = 9; flying = true; breath = true");
    let p = down(&dragon(), &unit("soldats", 300, "")).order("dragon", "souffle soldats").dice_show(1);
    let p = p.order("soldats", "aucune_action").to("mouvement");
    assert_eq!(p.left("soldats"), 300 - 90);
    let p = down(&dragon(), &unit("soldats", 300, "")).order("dragon", "engagement soldats").dice_show(1);
    let p = p.order("soldats", "aucune_action").to("moral");
    assert_eq!(p.left("soldats"), 300 - 90);
}

fn v14() {
    let fought = |torches: &str| {
        let trolls = unit("trolls", 20, "dv = \"6+3\"; moral = 10; regeneration = 3");
        down(&trolls, &unit("epeistes", 100, torches))
            .orders(&[("trolls", "engagement epeistes"), ("epeistes", "engagement trolls")])
            .dice_show(2)
            .round()
    };
    let p = fought("");
    assert_eq!((p.happened("regenerated", "trolls"), p.body("trolls").pvt == p.body("trolls").pvt0), (1, true));
    let p = fought("counters_regeneration = true");
    assert_eq!(p.happened("regenerated", "trolls"), 0);
    assert!(p.body("trolls").pvt < p.body("trolls").pvt0);
}
