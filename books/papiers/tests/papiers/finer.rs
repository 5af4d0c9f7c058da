//! The finer points: what a plain reading of each rule misses.

use crate::field::{Look, P, bare, hero, plain, scene, unit, with};
use montjoie_game::Gesture;
use montjoie_trial::cases;

cases! {
    case("drugs_are_paid_for_in_rout", &["PAP-46"], &[], drugs_are_paid_for_in_rout),
    case("parts_stay_with_their_opponents", &["PAP-66"], &[], parts_stay_with_their_opponents),
    case("organised_once_an_hour", &["PAP-70", "PAP-47"], &[], organised_once_an_hour),
    case("one_speech_a_unit", &["PAP-93"], &[], one_speech_a_unit),
    case("a_banner_is_taken_once", &["PAP-92"], &[], a_banner_is_taken_once),
    case("deeds_last_an_hour", &["PAP-99"], &[], deeds_last_an_hour),
    case("engines_change_hands_alone", &["PAP-98"], &[], engines_change_hands_alone),
    case("two_spells_one_action", &["PAP-83", "PAP-90"], &[], two_spells_one_action),
    case("own_attributes_everywhere", &["PAP-61"], &[], own_attributes_everywhere),
    case("wings_are_wings", &["PAP-57"], &[], wings_are_wings),
    case("riders_of_any_mount", &["PAP-15"], &[], riders_of_any_mount),
    case("an_engineer_with_his_engines", &["PAP-63", "PAP-86"], &[], an_engineer_with_his_engines),
    case("sites_in_list_order", &["PAP-104", "PAP-75", "PAP-77"], &[], sites_in_list_order),
    case("a_trap_that_springs_again", &["PAP-77", "PAP-76"], &[], a_trap_that_springs_again),
    case("a_general_who_left", &["PAP-45"], &[], a_general_who_left),
}

fn drugs_are_paid_for_in_rout() {
    let p = plain(
        &unit("a1", 40, "ini = 9; attributes = [\"drogues\"]; mo = \"milice\""),
        &unit("b1", 60, "pui = 3; ini = -9"),
    )
    .answer("PAP-46", "a1", "oui");
    let p = p.order("a1", "engager b1").faces("PAP-31", "b1", "a1", &[3]).faces("PAP-38", "a1", "", &[1]).round();
    assert_eq!(p.state("a1"), "deroute");
    let before = p.left("a1");
    let p = p.step();
    assert_eq!(before - p.left("a1"), (before + 9) / 10, "the overdose comes all the same");
    let p = plain(
        &unit("a1", 40, "doses = 2; ini = 9; attributes = [\"drogues\"]; mo = \"milice\""),
        &unit("b1", 60, "ini = -9"),
    )
    .answer("PAP-46", "a1", "oui")
    .round()
    .answer("PAP-46", "a1", "oui")
    .nth(1)
    .faces("PAP-46", "a1", "", &[1])
    .step();
    assert_eq!((p.state("a1"), p.unit("a1").drugged, p.unit("a1").doses), ("deroute", false, 0), "wasted");
    let (p, before) = (p.order("b1", "tenir").round(), 36);
    assert_eq!(p.step().left("a1"), before, "and not paid for twice");
}

fn parts_stay_with_their_opponents() {
    let p = with(
        "pui_split = \"free\"",
        &(unit("a1", 5, "ini = 9; pui = 4") + &unit("a2", 60, "ini = 8") + &unit("a3", 60, "ini = 7")),
        &unit("b1", 60, "pui_tir = 1; ini = -9"),
    );
    let p = p.order("a1", "engager b1").order("a2", "engager b1").order("a3", "engager b1");
    let p = p.answer("PAP-66", "b1", "parts 60 30 10").answer("PAP-72", "b1", "sur a1").to("moral");
    assert_eq!(p.state("a1"), "destroyed", "shot down before the melee");
    assert_eq!(p.attack("PAP-31", "b1", "a2").2, (45, 1), "thirty parts of the forty that are left");
    assert_eq!(p.attack("PAP-31", "b1", "a3").2, (15, 1));
}

fn organised_once_an_hour() {
    let p = with(
        "frenzy_aftermath = \"one_turn\"",
        &(unit("a1", 50, "attributes = [\"frenesie\"]") + &hero("h", "unit = \"a1\"; command = 60; pc = true")),
        &unit("b1", 60, ""),
    )
    .answer("PAP-47", "a1", "oui")
    .round()
    .to("actions");
    assert_eq!(p.state("a1"), "desorganisation");
    assert!(p.options("PAP-90", "h").contains(&"organiser_att".to_owned()), "disorder of the hour before is no bar");
    let p = with(
        "actions_per_character = 2",
        &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; command = 60; pc = true")),
        &unit("b1", 60, ""),
    )
    .to("actions")
    .answer("PAP-90", "h", "organiser_att")
    .faces("PAP-70", "h", "a1", &[70])
    .step();
    assert!(!p.options("PAP-90", "h").contains(&"organiser_att".to_owned()), "one attempt an hour");
}

fn one_speech_a_unit() {
    let p = with(
        "galvanise_scope = \"army\"",
        &(unit("a1", 50, "")
            + &unit("a2", 50, "")
            + &hero("h", "unit = \"a1\"; pc = true")
            + &hero("k", "unit = \"a2\"; pc = true")),
        &unit("b1", 60, ""),
    )
    .to("actions")
    .answer("PAP-90", "h", "galvaniser_att a1")
    .step();
    assert!(p.options("PAP-90", "k").iter().all(|o| !o.starts_with("galvaniser")), "heard already by all");
    let p = p.ruled("PAP-90", "k", "galvaniser_ini a1").step();
    assert_eq!((p.unit("a1").galvanised_att, p.unit("a1").galvanised_ini), (1, 0), "once a unit and hour");
}

fn a_banner_is_taken_once() {
    let p = plain(&(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true")), &unit("b1", 60, "banner = true"))
        .to("actions")
        .answer("PAP-90", "h", "banniere b1")
        .judge("PAP-92", "h", "b1", 1)
        .step();
    assert_eq!((p.happened("banner_taken", "b1"), p.unit("b1").banner), (1, false));
    let p = p.round().to("actions");
    assert!(p.options("PAP-90", "h").iter().all(|o| !o.starts_with("banniere")), "there is none left to take");
}

fn deeds_last_an_hour() {
    let p = plain(&(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true")), &unit("b1", 60, ""))
        .to("actions")
        .answer("PAP-90", "h", "attaque_audacieuse b1")
        .judge("PAP-99", "h", "", 2)
        .judge("PAP-99", "h", "h", 2)
        .step();
    assert_eq!(p.figure("a1", "def"), 2);
    assert_eq!(p.round().figure("a1", "def"), 0, "over with the hour");
}

fn engines_change_hands_alone() {
    let p = plain(
        &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true")),
        &(bare("m", "machine = \"canon\"") + &unit("b1", 60, "") + &hero("g", "unit = \"m\"")),
    )
    .to("actions")
    .answer("PAP-90", "h", "machines m")
    .judge("PAP-98", "h", "m", 1)
    .step();
    assert_eq!((p.fate("m").side, p.fate("g").side), (montjoie_table::Side::A, montjoie_table::Side::B));
    assert_eq!(p.state("g-solo"), "free", "the master gunner stands alone");
}

fn two_spells_one_action() {
    let field = |o: &str| {
        with(
            o,
            &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true; command = 60; spells = [\"boule_de_feu\"]")),
            &unit("b1", 90, ""),
        )
        .to("actions")
        .answer("PAP-90", "h", "sort boule_de_feu b1")
        .step()
    };
    assert!(field("").asked("PAP-90", "h").is_none(), "his action is spent");
    let p = field("spells_per_turn = 2");
    assert_eq!(p.options("PAP-90", "h"), ["rien", "sort boule_de_feu b1"], "one more spell, and nothing else");
    let p = p.answer("PAP-90", "h", "sort boule_de_feu b1").step();
    assert!(p.asked("PAP-90", "h").is_none());
    assert_eq!(p.hero("h").uses[0], 2);
}

fn own_attributes_everywhere() {
    let top = "[[attribute]]\nid = \"benis\"\nname = \"bénis\"\ndef = 2\n\
        [[attribute]]\nid = \"pavois\"\nname = \"pavois\"\ndef = 0\ndef_fire = 3\n\
        [[machine]]\nid = \"orgue\"\nname = \"orgue\"\nbattery = 90\nmobile = true\nsetup_turns = 0\n\
        [[mount]]\nid = \"autruches\"\nname_fr = \"les autruches\"\nname_en = \"ostriches\"\npui = 1\n";
    let p = P::new(&scene(
        top,
        "",
        &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true; spells = [\"boule_de_feu\"]")),
        &(unit("b1", 60, "attributes = [\"benis\", \"pavois\"]")
            + &unit("b2", 20, "mount = \"autruches\"")
            + &bare("b3", "machine = \"orgue\"")),
    ))
    .lead("cautious", "cautious")
    .dice_show(5);
    assert_eq!(p.figure("b1", "def"), 2, "what counts against everything is on the sheet");
    assert_eq!(p.figure("b2", "pui"), 2_000);
    let named = |id: &str, word: &str| {
        let sheet = p.sheet(id);
        let found = sheet.figures.iter().find(|f| f.word == format!("papiers-figure-{word}")).unwrap();
        match found.value {
            montjoie_game::Arg::Who(who) => p.bout.names.of(who).unwrap().en.clone(),
            ref other => panic!("{other:?}"),
        }
    };
    assert_eq!((named("b2", "mount"), named("b3", "machine")), ("ostriches".to_owned(), "orgue".to_owned()));
    let p = p.to("actions").answer("PAP-90", "h", "sort boule_de_feu b1").step();
    assert_eq!(p.attack("PAP-83", "h", "b1").1, 2, "and counts against a spell");
}

fn wings_are_wings() {
    let p = plain(&unit("a1", 50, "ini = 9"), &unit("b1", 60, "flying = true; ini = -9"));
    assert_eq!(p.order("a1", "engager b1").to("moral").attack("PAP-31", "a1", "b1").1, 3);
    let field = u8::try_from(montjoie_papiers::Papiers::fields().iter().position(|f| *f == "flying").unwrap()).unwrap();
    let p = plain(&unit("a1", 50, "ini = 9"), &unit("b1", 60, "attributes = [\"vol\"]; ini = -9"));
    let who = p.who("b1");
    let p = p.gesture(Gesture::Set { who, field, value: 0 }).order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").1, 0, "landed");
}

fn riders_of_any_mount() {
    for (category, share) in [("mounted", (60, 1)), ("chariot", (140, 1))] {
        let p = plain(&unit("a1", 50, &format!("category = \"{category}\"; ini = 9")), &unit("b1", 60, "ini = -9"));
        let p = p.order("a1", "engager b1").to("moral");
        let (_, def, _) = p.attack("PAP-31", "b1", "a1");
        assert_eq!((def, p.attack("PAP-31", "a1", "b1").2), (1, share), "{category}");
    }
}

fn an_engineer_with_his_engines() {
    let p =
        plain(&(bare("m", "machine = \"baliste\"") + &hero("h", "unit = \"m\"; pui_tir = 20")), &unit("b1", 60, ""));
    assert_eq!((p.figure("m", "pui_tir_total"), p.figure("m", "support_fire")), (100_000, 3));
}

fn sites_in_list_order() {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n\
        [[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n";
    let p = P::new(&scene(
        top,
        "",
        &(unit("a1", 90, "ini = 9") + &unit("a2", 90, "ini = 8")),
        &(unit("b1", 60, "ini = -9") + &unit("b2", 60, "")),
    ))
    .lead("cautious", "cautious")
    .dice_show(5)
    .order("a1", "engager b1")
    .order("a2", "engager b1")
    .to("alignement");
    let sprung: Vec<(u64, u64)> = p
        .log
        .iter()
        .flat_map(|l| &l.events)
        .filter_map(|e| e.get("sprung"))
        .map(|e| (e["site"].as_u64().unwrap(), u64::from(e["unit"] == "#u1")))
        .collect();
    assert_eq!(sprung, [(0, 0), (1, 1)], "one site a unit, in the order of the list");
}

fn a_trap_that_springs_again() {
    let field = |o: &str, known: &str| {
        let top =
            format!("[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n{known}\n");
        P::new(&scene(&top, o, &(unit("a1", 90, "ini = 9") + &unit("a2", 90, "ini = 8")), &unit("b1", 60, "ini = -9")))
            .lead("cautious", "cautious")
            .dice_show(5)
            .order("a1", "engager b1")
            .order("a2", "engager b1")
            .to("alignement")
            .happened("disordered", "")
    };
    assert_eq!(field("", ""), 1);
    assert_eq!(field("trap_single_use = false", ""), 2, "it springs on whoever comes");
    assert_eq!(field("trap_single_use = false", "detected = true"), 0, "unless they knew");
}

fn a_general_who_left() {
    let p = with(
        "general_rallies_at_distance = true",
        &format!(
            "chief = \"g\"\n{}{}{}",
            unit("a1", 50, "morale = \"deroute\""),
            unit("a2", 50, ""),
            hero("g", "unit = \"a2\"; command = 60")
        ),
        &unit("b1", 60, ""),
    );
    let a2 = p.who("a2");
    let p = p.to("ralliement");
    assert!(p.asked("PAP-43", "a1").is_some(), "from afar, as the option says");
    let p = p.gesture(Gesture::Remove { who: a2 });
    assert!(p.asked("PAP-43", "a1").is_none(), "he has left the field with his own");
}

trait Fields {
    fn fields() -> Vec<&'static str>;
}

impl Fields for montjoie_papiers::Papiers {
    fn fields() -> Vec<&'static str> {
        use montjoie_game::Ruleset as _;
        montjoie_papiers::Papiers::INFO.fields.iter().map(|f| f.name).collect()
    }
}
