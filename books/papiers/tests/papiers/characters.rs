//! Characters: every action with its test, effect and risk; magic; wounds.

use crate::field::{Look, P, bare, hero, id, plain, unit, with};
use montjoie_game::Gesture;
use montjoie_papiers::Papiers;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("power_and_gear", &["PAP-86", "PAP-88"], &["character_pui_mode", "character_att_def_to_unit"], power_and_gear),
    case("when_characters_act", &["PAP-90"], &["character_actions", "actions_per_character"], when_characters_act),
    case("duels_and_banners", &["PAP-91", "PAP-92"], &[], duels_and_banners),
    case("speeches", &["PAP-93"], &["galvanise_ini", "galvanise_scope"], speeches),
    case("rally_as_an_action", &["PAP-94"], &["pc_rally_rolls"], rally_as_an_action),
    case("organisation", &["PAP-70", "PAP-95"], &["organise_on_desorganised"], organisation),
    case("encirclement", &["PAP-96"], &["encircle_att"], encirclement),
    case("joining_leaving_seizing", &["PAP-97", "PAP-98", "PAP-80"], &["solo_character_mode"], joining_leaving_seizing),
    case("deeds", &["PAP-99"], &[], deeds),
    case("spells", &["PAP-83"], &["spell_timing", "spell_def", "spells_per_turn"], spells),
    case("wounds", &["PAP-100", "PAP-101", "PAP-102"], &["wounds_trigger", "wound_track"], wounds),
    case("groups_and_lone_heroes", &["PAP-80", "PAP-87"], &[], groups_and_lone_heroes),
}

fn led(o: &str, keys: &str) -> P {
    with(
        o,
        &(unit("a1", 50, "ini = 9")
            + &unit("a2", 50, "ini = 8")
            + &hero("h", &format!("unit = \"a1\"; pc = true; {keys}"))),
        &unit("b1", 60, "ini = -9"),
    )
}

fn power_and_gear() {
    each_value::<Papiers>("character_pui_mode", |o| led(o, "pui = 4").figure("a1", "pui_total"));
    each_value::<Papiers>("character_att_def_to_unit", |o| led(o, "att = 2; def = 1").figure("a1", "att"));
    let p = led("", "pui = 4");
    let h = p.who("h");
    let p = p.gesture(Gesture::Fell { who: h });
    assert_eq!(p.figure("a1", "pui_total"), 50_000);
}

fn when_characters_act() {
    each_value::<Papiers>("character_actions", |o| {
        let p = led(o, "").round();
        i64::try_from(p.happened("acted", "h")).unwrap()
    });
    let p = led("character_actions = \"last\"", "").round();
    assert_eq!(montjoie_game::Fight::place(&p.bout).step, "actions");
    let p =
        p.answer("PAP-90", "h", "galvaniser_att a1").step().order("a2", "tenir").order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").0, 1, "what is done last runs through the next hour");
    some_values::<Papiers>("actions_per_character", &[1, 2], |o| {
        let mut p = led(o, "").to("actions").answer("PAP-90", "h", "galvaniser_att a1").step();
        if o.contains('2') {
            p = p.answer("PAP-90", "h", "galvaniser_ini a2").step();
        }
        i64::try_from(p.to("engagement").happened("galvanised", "")).unwrap()
    });
}

fn duels_and_banners() {
    let field = || {
        plain(
            &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true")),
            &format!(
                "chief = \"g\"\n{}{}{}{}",
                unit("b1", 60, "banner = true"),
                unit("b2", 60, ""),
                hero("g", "unit = \"b2\"; command = 40"),
                hero("c", "unit = \"b1\"; champion_of = \"b1\"")
            ),
        )
        .to("actions")
    };
    let p =
        field().answer("PAP-90", "h", "defier c").judge("PAP-91", "h", "c", 1).faces("PAP-91", "b1", "", &[20]).step();
    assert_eq!((p.state("c"), p.state("b1"), p.state("b2")), ("out", "deroute", "free"));
    let p = field()
        .answer("PAP-90", "h", "defier g")
        .judge("PAP-91", "h", "g", 1)
        .faces("PAP-91", "b1", "", &[40])
        .faces("PAP-91", "b2", "", &[60])
        .step();
    assert_eq!((p.state("b1"), p.state("b2")), ("desorganisation", "free"), "a general's fall shakes his whole army");
    let p = field().answer("PAP-90", "h", "defier g").judge("PAP-91", "h", "g", 0).step();
    assert_eq!(p.state("g"), "able");
    let p = field()
        .answer("PAP-90", "h", "banniere b1")
        .judge("PAP-92", "h", "b1", 1)
        .faces("PAP-92", "b1", "", &[10])
        .step();
    assert_eq!(p.state("b1"), "deroute");
}

fn speeches() {
    some_values::<Papiers>("galvanise_ini", &[2, 5], |o| {
        let p = led(o, "").to("actions").answer("PAP-90", "h", "galvaniser_ini a1").step().to("engagement");
        i64::from(p.unit("a1").ini)
    });
    each_value::<Papiers>("galvanise_scope", |o| {
        let p = led(o, "").to("actions").answer("PAP-90", "h", "galvaniser_att a1").step();
        i64::try_from(p.happened("galvanised", "")).unwrap()
    });
}

fn rally_as_an_action() {
    each_value::<Papiers>("pc_rally_rolls", |o| {
        let p = with(
            o,
            &(unit("a1", 50, "morale = \"deroute\"")
                + &unit("a2", 50, "")
                + &hero("h", "unit = \"a2\"; pc = true; command = 60")),
            &unit("b1", 60, ""),
        );
        let p = p.to("actions").answer("PAP-90", "h", "rallier a1").step();
        assert_eq!((p.state("a1"), p.hero("h").unit), ("free", id(0)), "he is in its ranks now");
        i64::try_from(p.throws("PAP-94")).unwrap()
    });
    let p = plain(
        &(unit("a1", 50, "morale = \"deroute\"") + &hero("h", "unit = \"a1\"; pc = true; command = 60")),
        &unit("b1", 60, ""),
    );
    let p = p
        .to("actions")
        .answer("PAP-90", "h", "rallier a1")
        .faces("PAP-94", "h", "a1", &[70])
        .step()
        .to("ralliement")
        .step();
    assert_eq!(p.throws("PAP-43"), 0, "one attempt an hour");
}

fn organisation() {
    each_value::<Papiers>("organise_on_desorganised", |o| {
        let p = with(
            o,
            &(unit("a1", 50, "morale = \"desorganisation\"")
                + &unit("a2", 50, "")
                + &hero("h", "unit = \"a1\"; command = 60")
                + &hero("k", "unit = \"a2\"; command = 60; pc = true")),
            &unit("b1", 60, ""),
        );
        let p = p.to("actions").answer("PAP-90", "k", "organiser_def").step();
        i64::from(p.options("PAP-90", "h").contains(&"organiser_att".to_owned()))
    });
    for (roll, att, def, state) in [(30, 1, 0, "engaged"), (61, 0, 0, "desorganisation"), (99, 0, 0, "deroute")] {
        let p = led("", "command = 60")
            .to("actions")
            .answer("PAP-90", "h", "organiser_att")
            .faces("PAP-70", "h", "a1", &[roll])
            .step();
        let p = p.to("engagement");
        let p = p.order("a2", "tenir");
        let p = if state == "deroute" { p } else { p.order("a1", "engager b1") };
        let p = p.to("combat");
        assert_eq!((p.figure("a1", "att"), p.figure("a1", "def"), p.state("a1")), (att, def, state), "roll {roll}");
    }
}

fn encirclement() {
    some_values::<Papiers>("encircle_att", &[1, 3], |o| {
        let p = led(o, "tactics = 60")
            .to("actions")
            .answer("PAP-90", "h", "encercler")
            .step()
            .order("a2", "engager b1")
            .to("moral");
        i64::from(p.attack("PAP-31", "a2", "b1").0)
    });
    let p =
        led("", "tactics = 60").to("actions").answer("PAP-90", "h", "encercler").faces("PAP-96", "h", "", &[80]).step();
    assert_eq!(p.figure("a1", "att"), 0, "a failure costs nothing else");
}

fn joining_leaving_seizing() {
    let p = led("", "pui = 5").to("actions").answer("PAP-90", "h", "rejoindre a2").step();
    assert_eq!((p.figure("a1", "pui_total"), p.figure("a2", "pui_total")), (50_000, 55_000));
    each_value::<Papiers>("solo_character_mode", |o| {
        let p = led(o, "pui = 5").to("actions").answer("PAP-90", "h", "se_detacher").step();
        i64::from(p.state("h-solo") == "free")
    });
    let p = plain(
        &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"; pc = true")),
        &(bare("m", "machine = \"canon\"") + &unit("b1", 60, "")),
    );
    let p = p.to("actions").answer("PAP-90", "h", "machines m").judge("PAP-98", "h", "m", 1).step();
    assert_eq!(p.fate("m").side, montjoie_table::Side::A);
    let p = p.order("m", "tir b1").to("moral");
    assert_eq!(p.throws("PAP-71"), 1, "turned on their own the same hour");
}

fn deeds() {
    let p = led("", "").to("actions").answer("PAP-90", "h", "secourir").step();
    assert_eq!((p.happened("acted", "h"), p.happened("deed", "h")), (1, 0), "told, and nothing more");
    let p = led("", "")
        .to("actions")
        .answer("PAP-90", "h", "attaque_audacieuse b1")
        .judge("PAP-99", "h", "", 1)
        .judge("PAP-99", "h", "h", 2)
        .step();
    assert_eq!(p.figure("a1", "att"), 2);
    let p = led("", "")
        .to("actions")
        .answer("PAP-90", "h", "saboter b1")
        .judge("PAP-99", "h", "", 4)
        .judge("PAP-99", "h", "h", 15)
        .step();
    assert_eq!(p.left("b1"), 45);
    let p = led("", "").to("actions").answer("PAP-90", "h", "fuir").judge("PAP-99", "h", "", 7).step();
    assert_eq!(p.state("h"), "fled");
}

fn spells() {
    let mage = "spells = [\"boule_de_feu\", \"terreur\"]";
    each_value::<Papiers>("spell_timing", |o| {
        let p = led(o, mage).to("actions").answer("PAP-90", "h", "sort boule_de_feu b1").step();
        let now = p.left("b1");
        assert!(p.to("moral").left("b1") < 60);
        now
    });
    each_value::<Papiers>("spell_def", |o| {
        let p = with(
            o,
            &(unit("a1", 50, "") + &hero("h", &format!("unit = \"a1\"; {mage}"))),
            &unit("b1", 60, "shield = true"),
        );
        let p = p.to("actions").answer("PAP-90", "h", "sort boule_de_feu b1").step();
        i64::from(p.attack("PAP-83", "h", "b1").1)
    });
    some_values::<Papiers>("spells_per_turn", &[1, 2], |o| {
        let p = led(&format!("{o}; actions_per_character = 2"), mage)
            .to("actions")
            .answer("PAP-90", "h", "sort boule_de_feu b1")
            .step();
        i64::from(p.options("PAP-90", "h").contains(&"sort boule_de_feu b1".to_owned()))
    });
}

fn wounds() {
    each_value::<Papiers>("wounds_trigger", |o| {
        let p = with(
            o,
            &(unit("a1", 50, "") + &hero("h", "unit = \"a1\"")),
            &(unit("b1", 60, "pui_tir = 1; ini = 9") + &unit("b2", 9, "") + &hero("k", "unit = \"b2\"")),
        );
        let p = p.order("a1", "engager b2").order("b1", "tir a1");
        let p = p.faces("PAP-31", "a1", "b2", &[1]).to("moral");
        i64::try_from(p.throws("PAP-100")).unwrap()
    });
    each_value::<Papiers>("wound_track", |o| {
        let p =
            with(o, &(unit("a1", 60, "ini = 9") + &hero("h", "unit = \"a1\"")), &unit("b1", 60, "pui = 9; ini = -9"));
        let p =
            p.order("a1", "engager b1").faces("PAP-31", "b1", "a1", &[4]).faces("PAP-100", "h", "", &[12]).to("moral");
        assert_eq!(p.hero("h").wounds, [0, 0, 3], "nine tenths lost: the last column");
        i64::from(p.state("h") == "out")
    });
    let p = plain(&(unit("a1", 10, "ini = 9") + &hero("h", "unit = \"a1\"")), &unit("b1", 60, "pui = 2; ini = -9"));
    let p = p.order("a1", "engager b1").faces("PAP-100", "h", "", &[10]).to("moral");
    assert_eq!(
        (p.state("a1"), p.hero("h").wounds, p.state("h-solo")),
        ("destroyed", [0, 0, 1], "free"),
        "his unit gone, he stands alone"
    );
}

fn groups_and_lone_heroes() {
    let p = plain(
        &(bare("g", "category = \"character\"")
            + &hero("h", "unit = \"g\"; pui = 5; eff = 3")
            + &hero("k", "unit = \"g\"; pui = 7; eff = 3")),
        &unit("b1", 60, "pui_tir = 1"),
    );
    assert_eq!((p.left("g"), p.figure("g", "pui_total")), (6, 12_000));
    let p = p.order("b1", "tir g").faces("PAP-71", "b1", "g", &[4]).answer("PAP-80", "g", "lui k").to("moral");
    assert_eq!(
        (p.state("k"), p.hero("h").eff, p.left("g")),
        ("out", 1, 1),
        "five losses: one falls, the other is left with one"
    );
    let p = plain(&hero("h", "pui = 30; eff = 3"), &unit("b1", 20, "ini = -9")).lead("charge", "cautious").to("moral");
    assert_eq!(p.attack("PAP-31", "h-solo", "b1").2, (30, 1));
    assert_eq!(p.throws("PAP-100"), 0, "no wound rolls for those who fight alone");
}
