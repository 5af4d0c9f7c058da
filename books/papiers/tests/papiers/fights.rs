//! Blows, shots, charges, attributes: what each adds, multiplies and breaks.

use crate::field::{Look, P, bare, plain, scene, unit, with};
use montjoie_papiers::Papiers;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("blows_together", &["PAP-31", "PAP-34", "PAP-35", "PAP-36", "PAP-37"], &["situational_modifier"], blows_together),
    case(
        "attributes_in_att_and_def",
        &["PAP-51", "PAP-53", "PAP-54", "PAP-56", "PAP-58", "PAP-10"],
        &["att_attributes_on_fire"],
        attributes_in_att_and_def,
    ),
    case("piercing", &["PAP-13"], &["piercing_scope"], piercing),
    case(
        "lances_and_mounts",
        &["PAP-12", "PAP-15", "PAP-16", "PAP-17"],
        &["cav_lance_att", "mount_def_vs_foot_fire", "chariot_multiplier", "pui_multiplier_stacking"],
        lances_and_mounts,
    ),
    case("hatred", &["PAP-52"], &["hatred_scope"], hatred),
    case("vanguard", &["PAP-48"], &["avant_garde_trigger", "avant_garde_timing"], vanguard),
    case("flight", &["PAP-57"], &["flight_def_vs_fire"], flight),
    case("tortoise", &["PAP-59"], &[], tortoise),
    case("shots", &["PAP-71"], &["fire_into_melee"], shots),
    case("volleys_at_the_charge", &["PAP-72"], &["shots_per_turn"], volleys_at_the_charge),
    case("regeneration_slices", &["PAP-55"], &["regeneration_scope", "regeneration_from_zero"], regeneration_slices),
    case("drugs", &["PAP-46"], &["drug_doses", "drug_affects_fire", "overdose_basis", "overdose_rounding"], drugs),
    case("frenzy", &["PAP-47"], &["frenzy_aftermath"], frenzy),
    case("magic_power", &["PAP-82"], &["pui_mag"], magic_power),
}

/// a1 goes at b1 and everything is rolled.
fn fight(o: &str, a: &str, b: &str) -> P {
    with(o, &unit("a1", 60, &format!("ini = 9; {a}")), &unit("b1", 60, &format!("ini = -9; {b}")))
        .order("a1", "engager b1")
        .to("moral")
}

fn shot(o: &str, a: &str, b: &str) -> P {
    with(o, &unit("a1", 60, &format!("pui_tir = 1; {a}")), &unit("b1", 60, b)).order("a1", "tir b1").to("moral")
}

fn blows_together() {
    let p = plain(&unit("a1", 20, "pui = 8; ini = 9"), &unit("b1", 20, "pui = 8"))
        .order("a1", "engager b1")
        .faces("PAP-31", "a1", "b1", &[10])
        .faces("PAP-31", "b1", "a1", &[1])
        .to("moral");
    assert_eq!((p.state("b1"), p.left("a1")), ("destroyed", 10), "who is about to fall still strikes");
    assert!(p.bout.state.links.is_empty());
    assert_eq!(p.happened("lost", "a1"), 1);
    some_values::<Papiers>("situational_modifier", &[0, 3], |o| {
        i64::from(fight(o, "", "").attack("PAP-31", "a1", "b1").0)
    });
    let p = plain(&unit("a1", 60, "pui = 1; pui_tir = 9; ini = 9"), &unit("b1", 60, ""))
        .order("a1", "engager b1")
        .to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").2, (60, 1), "in melee, PUI and never PUI TIR");
    let p = plain(&unit("a1", 60, "pui = 1; pui_tir = 9; ini = 9"), &unit("b1", 60, ""))
        .order("a1", "tir b1")
        .order("b1", "engager a1")
        .answer("PAP-72", "a1", "personne")
        .to("moral");
    assert_eq!((p.throws("PAP-71"), p.attack("PAP-31", "a1", "b1").2), (0, (60, 1)), "who is charged shoots no more");
}

fn attributes_in_att_and_def() {
    let p = fight(
        "",
        "attributes = [\"grandes_creatures\", \"coups_puissants\"]",
        "attributes = [\"endurance\", \"peau_coriace\", \"ecailles\", \"tres_grandes_creatures\"]; size = 4",
    );
    let (att, def, _) = p.attack("PAP-31", "a1", "b1");
    assert_eq!((att, def), (2, 8));
    assert_eq!(p.attack("PAP-31", "b1", "a1").0, 4);
    each_value::<Papiers>("att_attributes_on_fire", |o| {
        i64::from(shot(o, "attributes = [\"grandes_creatures\"]", "").attack("PAP-71", "a1", "b1").0)
    });
}

fn piercing() {
    each_value::<Papiers>("piercing_scope", |o| {
        i64::from(shot(o, "missile = \"pistolet\"", "shield = true").attack("PAP-71", "a1", "b1").1)
    });
    let p = shot("", "missile = \"arquebuse\"", "shield = true; attributes = [\"ecailles\"]");
    assert_eq!(p.attack("PAP-71", "a1", "b1"), (3, 2, (60, 1)), "scales are not pierced");
}

fn lances_and_mounts() {
    let rider = "mount = \"chevaux\"; weapon = \"lance_cavalerie\"";
    each_value::<Papiers>("cav_lance_att", |o| i64::from(fight(o, "", rider).attack("PAP-31", "b1", "a1").0));
    let power = |p: &P| {
        let (_, _, (num, den)) = p.attack("PAP-31", "a1", "b1");
        num * 100 / den / 60
    };
    each_value::<Papiers>("pui_multiplier_stacking", |o| power(&fight(o, rider, "")));
    each_value::<Papiers>("chariot_multiplier", |o| {
        power(&fight(o, "mount = \"chars_guerre\"; crew = 1; animals = 0", ""))
    });
    each_value::<Papiers>("mount_def_vs_foot_fire", |o| {
        i64::from(shot(o, "", "mount = \"chevaux\"").attack("PAP-71", "a1", "b1").1)
    });
    let p = fight("", "weapon = \"lance\"", "mount = \"chevaux\"");
    assert_eq!(p.attack("PAP-31", "a1", "b1"), (1, 1, (60, 1)), "a spear against riders, who sit above those on foot");
    assert_eq!(fight("", "weapon = \"lance\"", "").attack("PAP-31", "a1", "b1").0, 0);
}

fn hatred() {
    each_value::<Papiers>("hatred_scope", |o| {
        let p = with(
            o,
            &unit("a1", 90, "ini = 9; hates = [\"orques\"]"),
            &(unit("b1", 90, "race = \"orques\"; ini = -9") + &unit("b2", 90, "race = \"orques\"; ini = -8")),
        )
        .order("a1", "engager b1")
        .round();
        assert_eq!(p.attack("PAP-31", "a1", "b1").0, 1);
        let p = p.order("b2", "engager a1").to("moral");
        i64::from(p.attack("PAP-31", "a1", "b2").0)
    });
}

fn vanguard() {
    let guard = "attributes = [\"avant_garde\"]";
    each_value::<Papiers>("avant_garde_trigger", |o| i64::try_from(fight(o, "", guard).throws("PAP-48")).unwrap());
    each_value::<Papiers>("avant_garde_timing", |o| {
        let (_, _, (num, den)) = fight(o, "attributes = [\"avant_garde\"]; pui = 3", "").attack("PAP-31", "b1", "a1");
        num / den
    });
    let p = fight("", guard, "").round().to("moral");
    assert_eq!(p.throws("PAP-48"), 1, "an old enemy is not a new one");
}

fn flight() {
    let p = fight("", "", "attributes = [\"vol\"]");
    assert_eq!(p.attack("PAP-31", "a1", "b1").1, 3);
    assert_eq!(fight("", "flying = true", "attributes = [\"vol\"]").attack("PAP-31", "a1", "b1").1, 0);
    each_value::<Papiers>("flight_def_vs_fire", |o| {
        i64::from(shot(o, "", "attributes = [\"vol\"]").attack("PAP-71", "a1", "b1").1)
    });
}

fn tortoise() {
    let field =
        || plain(&unit("a1", 60, "ini = 9"), &unit("b1", 60, "ini = -9; shield = true; attributes = [\"tortue\"]"));
    let p = field().order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").1, 3, "the doctrine forms it whenever it can");
    let p = field().answer("PAP-59", "b1", "non").order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").1, 1);
    let p = field().answer("PAP-59", "b1", "non").order("b1", "tortue").to("alignement");
    assert!(p.unit("b1").tortoise, "or at its turn");
}

fn shots() {
    each_value::<Papiers>("fire_into_melee", |o| {
        let p = with(
            o,
            &(unit("a1", 60, "ini = 9") + &unit("a2", 60, "pui_tir = 1; ini = 1")),
            &unit("b1", 60, "ini = -9"),
        )
        .to("engagement")
        .order("a1", "engager b1")
        .step();
        i64::from(p.options("PAP-28", "a2").contains(&"tir b1".to_owned()))
    });
    let p = plain(&unit("a1", 60, "pui_tir = 1; ini = 9"), &unit("b1", 60, "pui_tir = 1"))
        .order("a1", "tir b1")
        .order("b1", "tir a1")
        .to("moral");
    assert_eq!((p.throws("PAP-71"), p.left("a1"), p.left("b1")), (2, 55, 55), "no answer but the other's own shot");
}

fn volleys_at_the_charge() {
    let archers = unit("b1", 60, "pui_tir = 1; ini = 20");
    each_value::<Papiers>("shots_per_turn", |o| {
        let p = with(o, &(unit("a1", 60, "") + &unit("a2", 60, "")), &archers)
            .order("a1", "engager b1")
            .order("a2", "engager b1")
            .to("moral");
        i64::try_from(p.throws("PAP-72")).unwrap()
    });
    let p = plain(&unit("a1", 60, ""), &archers).order("a1", "engager b1").round().to("moral");
    assert_eq!(p.throws("PAP-72"), 1, "not again in the next hour of the same melee");
}

fn regeneration_slices() {
    let trolls = "attributes = [\"regeneration\"]; ini = -9";
    let field = |o: &str, count: u32| {
        with(o, &(unit("a1", 60, "pui = 2; ini = 9") + &unit("a2", 60, "pui = 2; ini = 8")), &unit("b1", count, trolls))
            .order("a1", "engager b1")
            .order("a2", "engager b1")
            .to("moral")
    };
    each_value::<Papiers>("regeneration_scope", |o| i64::try_from(field(o, 60).throws("PAP-55")).unwrap());
    each_value::<Papiers>("regeneration_from_zero", |o| field(o, 25).left("b1"));
}

fn drugs() {
    let field = |o: &str, keys: &str, count: u32| {
        with(
            o,
            &unit("a1", count, &format!("attributes = [\"drogues\"]; ini = 9; {keys}")),
            &unit("b1", 60, "ini = -9"),
        )
    };
    some_values::<Papiers>("drug_doses", &[1, 3], |o| {
        let p = field(o, "", 60).answer("PAP-46", "a1", "oui").to("actions");
        i64::from(p.unit("a1").doses)
    });
    each_value::<Papiers>("drug_affects_fire", |o| {
        let p = field(o, "pui_tir = 1", 60).answer("PAP-46", "a1", "oui").order("a1", "tir b1").to("moral");
        p.attack("PAP-71", "a1", "b1").2.0
    });
    let after = |o: &str, keys: &str, count: u32| {
        let p = field(o, keys, count).answer("PAP-46", "a1", "oui").round();
        let before = p.left("a1");
        let p = p.step();
        assert_eq!(p.throws("PAP-46"), 1, "and its heart is tested");
        before - p.left("a1")
    };
    each_value::<Papiers>("overdose_basis", |o| after(o, "eff = 50", 100));
    each_value::<Papiers>("overdose_rounding", |o| after(o, "", 54));
    let p = field("", "", 60).answer("PAP-46", "a1", "oui").order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").2, (90, 1));
}

fn frenzy() {
    let field = |o: &str| {
        with(
            o,
            &unit("a1", 60, "attributes = [\"frenesie\"]; ini = 9"),
            &unit("b1", 90, "ini = -9; attributes = [\"terreur\"]"),
        )
    };
    let p = field("").answer("PAP-47", "a1", "oui").order("a1", "engager b1").to("moral");
    let (att, _, power) = p.attack("PAP-31", "a1", "b1");
    assert_eq!((att, power), (1, (120, 1)));
    assert_eq!(p.unit("a1").fear, 0, "who is in frenzy fears nothing");
    each_value::<Papiers>("frenzy_aftermath", |o| {
        let p = field(o).answer("PAP-47", "a1", "oui").round().step();
        assert_eq!(p.state("a1"), "desorganisation");
        let p = p.round();
        i64::from(p.state("a1") == "desorganisation")
    });
}

fn magic_power() {
    each_value::<Papiers>("pui_mag", |o| {
        let p = with(o, &unit("a1", 10, "pui_mag = 6"), &unit("b1", 60, "")).to("engagement");
        i64::from(p.options("PAP-28", "a1").contains(&"magie b1".to_owned()))
    });
    let p = with(
        "pui_mag = true",
        &unit("a1", 10, "pui_mag = 6; missile = \"arquebuse\""),
        &unit("b1", 60, "shield = true"),
    )
    .order("a1", "magie b1")
    .to("moral");
    assert_eq!(p.attack("PAP-82", "a1", "b1"), (0, 1, (60, 1)), "no weapon, no piercing");
    let _ = (bare, scene);
}
