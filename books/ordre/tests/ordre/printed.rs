//! The document's own notation: every unit, weapon and table row it prints, by its line there, and the figures it gives.
//!
//! Figures the document gets wrong are those of the specification, and say so.

use super::help::*;
use montjoie_game::Bout;
use montjoie_game::scenario::Doc;
use montjoie_ordre::Ordre;
use montjoie_trial::{TestBattle, problems};

/// Figures of a sheet, by their words.
type Figures = &'static [(&'static str, i64)];

/// A unit as a line, the line of the document it stands on, and its figures.
const LINES: &[(&str, &str, Figures)] = &[
    ("129", "50 chevaliers", &[("eff", 50)]),
    ("129", "150 archers", &[("eff", 150)]),
    ("130", "230 hommes d’armes", &[("eff", 230)]),
    ("130", "300 paysans", &[("eff", 300)]),
    ("161", "120 hommes équipés d’épées : Cbt 5, Dmg 4", &[("eff", 120), ("pda", 480)]),
    ("174", "250 cavaliers : Cbt 5, Dmg 4", &[("pda", 2_000)]),
    ("174", "500 fantassins : Cbt 5, Dmg 4", &[("pda", 2_000)]),
    ("192", "50 archers anglais : Cbt 5, Dmg 4, CdF 1/2", &[("pda", 100)]),
    ("198", "1 MG-42 : Cbt 5, Dmg 5, CdF 4R", &[("pda", 40)]),
    ("214", "100 légionnaires : Cbt 5, Dmg 3, Jet 3", &[("pda", 400)]),
    ("222", "100 lanceurs de javelots : Cbt 4, Jet 3, jet seul", &[("pda", 150)]),
    ("225", "50 frondeurs de ligne : Cbt 4, Dmg 4, CdF 1/2, Portée Moyenne", &[("pda", 50)]),
    ("228", "50 tireurs d’élite : Cbt 5, Dmg 4, CdF 1, Mod(Att) 2", &[("cbt", 7), ("dfs", 5)]),
    ("239", "16 artilleurs : Pièces 4, Dmg 80, CdF 1/4, Cbt 5", &[("pda", 80), ("eff", 16)]),
    ("282", "4 artilleurs : Pièces 1, Arm 1, Dmg 80, CdF 1/4, Cbt 5", &[("frc", 24)]),
    ("284", "4 artilleurs : Pièces 1, Arm 5, Dmg 80, CdF 1/4, Cbt 5", &[("frc", 40)]),
    // The table of types, each by its printed name: as the unit's own name, and as a word about a unit called otherwise.
    ("298", "10 Archers : Cbt 5, Dmg 4, CdF 1, Arm 0", &[("pda", 40), ("frc", 50)]),
    ("298", "10 Arbalétriers : Cbt 5, Dmg 4, CdF 1, Arm 0", &[("pda", 40), ("frc", 50)]),
    ("298", "10 Eléphants de guerre : Cbt 5, Dmg 4, Arm 0", &[("pda", 800), ("frc", 1_000)]),
    ("298", "10 bêtes : Eléphants de guerre, Cbt 5, Dmg 4", &[("pda", 800), ("frc", 1_000)]),
    ("299", "10 Berserkers : Cbt 5, Dmg 4, Arm 0", &[("pda", 80), ("frc", 70)]),
    ("299", "10 furieux : Berserkers, Cbt 5, Dmg 4", &[("pda", 80), ("frc", 70)]),
    ("299", "10 Guerriers nains : Cbt 5, Dmg 4, Arm 0", &[("pda", 40), ("frc", 70)]),
    ("299", "10 gens des mines : Guerriers nains, Cbt 5, Dmg 4", &[("pda", 40), ("frc", 70)]),
    ("300", "10 Cavalerie : Cbt 5, Dmg 4, Arm 0", &[("pda", 80), ("frc", 120)]),
    ("300", "10 gens à cheval : Cavalerie, Cbt 5, Dmg 4", &[("pda", 80), ("frc", 120)]),
    ("300", "10 Guerriers orques : Cbt 5, Dmg 4, Arm 0", &[("pda", 40), ("frc", 60)]),
    ("300", "10 peaux vertes : Guerriers orques, Cbt 5, Dmg 4", &[("pda", 40), ("frc", 60)]),
    ("301", "10 Chars de guerre : Cbt 5, Dmg 4, Arm 0", &[("pda", 120), ("frc", 150)]),
    ("301", "10 attelages : Chars de guerre, Cbt 5, Dmg 4", &[("pda", 120), ("frc", 150)]),
    ("301", "10 Infanterie humaine : Cbt 5, Dmg 4, Arm 0", &[("pda", 40), ("frc", 50)]),
    ("301", "10 hommes : Infanterie humaine, Cbt 5, Dmg 4", &[("pda", 40), ("frc", 50)]),
    ("302", "10 Dinosaures : Cbt 5, Dmg 4, Arm 0", &[("pda", 1_000), ("frc", 750)]),
    ("302", "10 grands sauriens : Dinosaures, Cbt 5, Dmg 4", &[("pda", 1_000), ("frc", 750)]),
    ("302", "10 Trolls : Cbt 5, Dmg 4, Arm 0", &[("pda", 120), ("frc", 150)]),
    ("302", "10 géants des ponts : Trolls, Cbt 5, Dmg 4", &[("pda", 120), ("frc", 150)]),
    ("303", "10 Dragons : Cbt 5, Dmg 4, Arm 0", &[("pda", 2_000), ("frc", 2_500)]),
    ("303", "10 vers de feu : Dragons, Cbt 5, Dmg 4", &[("pda", 2_000), ("frc", 2_500)]),
    ("303", "10 Zombies : Cbt 5, Dmg 4, Arm 0", &[("pda", 40), ("frc", 100)]),
    ("303", "10 morts : Zombies, Cbt 5, Dmg 4", &[("pda", 40), ("frc", 100)]),
    ("329", "50 émeutiers : mauvaise, Dmg 2", &[("cbt", 0), ("sdr", 10)]),
    ("330", "50 recrues : médiocre, Dmg 2", &[("cbt", 2), ("sdr", 30)]),
    ("331", "50 soldats : moyenne, Dmg 2", &[("cbt", 5), ("sdr", 60)]),
    ("332", "50 anciens : vétérans, Dmg 2", &[("cbt", 8), ("sdr", 90)]),
    ("333", "50 fanatiques choisis : élite, Dmg 2", &[("cbt", 10), ("sdr", 110)]),
    ("329", "50 paysans révoltés : Dmg 2", &[("cbt", 0), ("sdr", 10), ("frc", 250)]),
    ("329", "50 émeutiers : Dmg 2", &[("cbt", 0), ("sdr", 10)]),
    ("330", "50 recrues : troupes inexpérimentées, Dmg 2", &[("cbt", 2), ("sdr", 30)]),
    ("330", "50 recrues : bleusailles, Dmg 2", &[("cbt", 2), ("sdr", 30)]),
    ("331", "50 soldats : troupes régulières, Dmg 2", &[("cbt", 5), ("sdr", 60)]),
    ("332", "50 anciens : troupes aguerries, Dmg 2", &[("cbt", 8), ("sdr", 90)]),
    ("333", "50 choisis : forces spéciales, Dmg 2", &[("cbt", 10), ("sdr", 110)]),
    ("340", "50 révoltés : Cbt 0, Dmg 2", &[("frc", 250), ("sdr", 10)]),
    // The document says 130 points; a threshold of 60 % of 250 is 150.
    ("342", "50 soldats de métier : Cbt 5, Dmg 2", &[("frc", 250), ("sdr", 60)]),
    ("343", "50 moines en armes : Cbt 12, Dmg 2", &[("frc", 250), ("sdr", 130)]),
    ("419", "50 lanciers d’ordonnance : Cbt 8, Dmg 5, Arm 4", &[("dfs", 8), ("pda", 250), ("frc", 450)]),
    ("433", "100 cavaliers de l’armée : Cbt 5, PdA 1000, Frc 1500", &[("pda", 1_000), ("frc", 1_500)]),
    ("434", "300 hommes de pied : Cbt 5, PdA 1200, Frc 2400", &[("pda", 1_200), ("frc", 2_400)]),
    ("435", "50 gens d’arbalète : Cbt 5, tireurs, PdA 75, Frc 300", &[("pda", 75), ("frc", 300)]),
    ("435", "4 catapultes : servants 20, Cbt 5, PdA 50, Frc 100", &[("eff", 20), ("pda", 50), ("frc", 100)]),
    ("451", "150 hommes de guerre : Cbt 8, SdR 50 %, Dmg 4", &[("cbt", 8), ("sdr", 50)]),
    ("452", "250 gens des champs : Cbt 2, SdR 30%, Dmg 2", &[("cbt", 2), ("sdr", 30)]),
    (
        "1504",
        "Chevaliers du sceau | Effectif 50 | PdA/PdF 480 | Prt Contact | Force 600 | Cbt 8 | Dfs 7 | SdR (%) 90",
        &[("eff", 50), ("pda", 480), ("frc", 600), ("cbt", 8), ("dfs", 7), ("sdr", 90)],
    ),
    (
        "1567",
        "Appui feu | Effectif 12 | PdA/PdF 240 | Prt Très Longue | Force 72 | Cbt 6 | Dfs 6 | SdR (%) 70",
        &[("eff", 12), ("pda", 240), ("frc", 72), ("cbt", 6), ("dfs", 6), ("sdr", 70)],
    ),
];

/// A unit of vehicles: its count and its keys.
const VEHICLES: &[(&str, u32, &str, Figures)] = &[
    ("1225", 20, "cbt = 5\nsdg = 350\narm = 150\n[[side.unit.weapon]]\ndmg = 100", &[("frc", 10_000)]),
    ("1238", 1, "cbt = 5\n[[side.unit.weapon]]\ncount = 6\ndmg = 8\ncdf = \"3R\"", &[("pfg", 144)]),
    // The document counts one of the two cannons.
    (
        "1267",
        10,
        "cbt = 5\n[[side.unit.weapon]]\ndmg = 50\ncdf = \"4R\"\n[[side.unit.weapon]]\ndmg = 1500\nsecondary = true",
        &[("pfg", 9_500)],
    ),
    (
        "1277",
        1,
        "cbt = 5\n[[side.unit.weapon]]\ncount = 6\ndmg = 8\ncdf = \"3R\"\n\
         [[side.unit.weapon]]\ncount = 2\ndmg = \"250G\"\nbombs = true",
        &[("pfg", 144)],
    ),
    (
        "1327",
        5,
        "cbt = 8\nsdg = 350\narm = 150\nmod_ctl = -2\nmod_dfs = -5\n[[side.unit.weapon]]\ndmg = 180",
        &[("cbt", 6), ("dfs", 3), ("sdr", 90)],
    ),
    // What a crew is worth, by its quality.
    ("1320", 1, "quality = \"mauvaise\"\npda = 10", &[("cbt", 0), ("sdr", 10)]),
    ("1321", 1, "quality = \"mediocre\"\npda = 10", &[("cbt", 2), ("sdr", 30)]),
    ("1322", 1, "quality = \"moyenne\"\npda = 10", &[("cbt", 5), ("sdr", 60)]),
    ("1323", 1, "quality = \"veteran\"\npda = 10", &[("cbt", 8), ("sdr", 90)]),
    ("1324", 1, "quality = \"elite\"\npda = 10", &[("cbt", 10), ("sdr", 110)]),
    ("1410", 5, "cbt = 9\npda = 1800\nsdg = 200", &[("pfg", 1_800), ("cbt", 9)]),
    ("1449", 1, "cbt = 5\nsdg = 800\npda = 10", &[("frc", 800)]),
];

#[test]
fn every_unit_the_document_prints_is_read_and_means_what_it_means() {
    for (at, line, figures) in LINES {
        let one = format!("[[side.unit]]\nid = \"one\"\nline = \"{line}\"\n");
        let toml = scenario(Around::default(), &one, &unit("two", 100, FOOT));
        assert_eq!(problems::<Ordre>(&toml), Vec::<String>::new(), "{at}: {line}");
        assert_eq!(warnings(&toml), Vec::<String>::new(), "{at}: {line}");
        let p: P = TestBattle::new(&toml);
        for (word, wanted) in *figures {
            assert_eq!(figure(&p, "one", word), *wanted, "{at}: {line}: {word}");
        }
    }
}

#[test]
fn every_vehicle_the_document_prints_is_read_and_means_what_it_means() {
    for (at, count, keys, figures) in VEHICLES {
        let ground = on("mode = \"vehicles\"\ntheatre = \"air\"");
        let foe = unit("two", 10, "vehicle = true\ncbt = 5\n[[side.unit.weapon]]\ndmg = 50");
        let p: P = TestBattle::new(&scenario(ground, &unit("one", *count, &format!("vehicle = true\n{keys}")), &foe));
        for (word, wanted) in *figures {
            assert_eq!(figure(&p, "one", word), *wanted, "{at}: {word}");
        }
    }
}

#[test]
fn who_has_a_rate_of_fire_shoots_whatever_he_is_called() {
    // ORD-12: and a bow in the hand of a horseman is a bow.
    let kind = |line: &str| {
        let one = format!("[[side.unit]]\nid = \"one\"\nline = \"{line}\"\n");
        state(&TestBattle::<Ordre>::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT))))
            .unit(nth(0))
            .ranged
    };
    assert!(kind("50 gens du bois : Cbt 5, Dmg 4, CdF 1/2"));
    assert!(kind("50 gens du bois : Cbt 5, Dmg 4, Portée Longue"));
    assert!(kind("50 gens du bois : Cbt 5, Dmg 4, tireurs"));
    assert!(!kind("50 gens du bois : Cbt 5, Dmg 4"));
    assert!(!kind("50 gens du bois : Cbt 5, Dmg 4, mêlée"));
}

#[test]
fn guns_are_counted_by_the_gun_in_a_line_and_by_the_crew_in_a_file() {
    // ORD-07, ORD-18: forty machine guns fire forty times as much as one.
    let line = |n: u32| {
        let one = format!("[[side.unit]]\nid = \"one\"\nline = \"{n} mitrailleuses\"\n");
        let p: P = TestBattle::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT)));
        (figure(&p, "one", "eff"), figure(&p, "one", "pda"))
    };
    assert_eq!((line(1), line(40)), ((2, 40), (80, 1_600)));
    let crew = |n: u32| {
        let one = unit("one", n, "troop = \"mitrailleuses\"");
        let p: P = TestBattle::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT)));
        (figure(&p, "one", "eff"), figure(&p, "one", "pda"))
    };
    assert_eq!((crew(8), crew(16)), ((8, 160), (16, 320)));
}

#[test]
fn bombs_are_for_what_lies_below() {
    // ORD-96.
    let pfg = |theatre: &str| {
        let ground = format!("mode = \"vehicles\"\ntheatre = \"{theatre}\"");
        let foe = unit("two", 10, "vehicle = true\ncbt = 5\n[[side.unit.weapon]]\ndmg = 50");
        let p: P = TestBattle::new(&scenario(on(&ground), &unit("one", 10, "troop = \"bombardiers\""), &foe));
        figure(&p, "one", "pfg")
    };
    assert!(pfg("air") < pfg("naval"));
}

/// What is warned of in a scenario.
fn warnings(toml: &str) -> Vec<String> {
    let doc = Doc::read(toml);
    assert!(Bout::<Ordre>::open(&doc, None).is_ok(), "a warning stops nobody");
    doc.findings().warnings.iter().map(|p| format!("{} {}", p.code, p.path)).collect()
}

/// What is warned of a unit with these keys.
fn warned(around: Around, keys: &str) -> Vec<String> {
    warnings(&scenario(around, &unit("u", 10, keys), &unit("foe", 10, FOOT)))
}

#[test]
fn what_does_nothing_where_it_stands_is_told() {
    for (keys, code) in [
        ("cbt = 5\ndmg = 4\nfights = \"melee\"\ncdf = 2", "ordre-warn-melee"),
        ("cbt = 5\ndmg = 4\ncdf = 2\nthrown = 3", "ordre-warn-shooter"),
        ("cbt = 5\ndmg = 4\nmod_ctl = 2", "ordre-warn-troops"),
        ("vehicle = true\ncbt = 5\ndmg = 4\n[[side.unit.weapon]]\ndmg = 4", "ordre-warn-vehicle"),
        ("cbt = 5\ndmg = 4\npartial_armour_extra = 2", "ordre-warn-alone"),
        ("cbt = 5\ndmg = 4\nsappers = true", "ordre-warn-mode"),
        ("cbt = 5\ndmg = 4\npda = 40", "ordre-warn-by-hand"),
        ("cbt = 5\nthrown_only = true", "ordre-warn-thrown"),
    ] {
        let all = warned(Around::default(), keys);
        assert!(all.len() == 1 && all[0].contains(code), "{keys}: {all:?}");
    }
    let chariots = warned(on("terrain = \"forest\""), "type = \"war_chariots\"\ncbt = 5\ndmg = 4");
    assert!(chariots.len() == 1 && chariots[0].contains("ordre-warn-chariots"), "{chariots:?}");
    assert!(warned(on("terrain = \"forest\"\nmode = \"urban\""), FOOT)[0].contains("ordre-warn-mode"));
    assert!(warned(on("fort = \"fortin\"\nbesieged = \"south\""), FOOT)[0].contains("ordre-warn-mode"));
    assert_eq!(warned(Around::default(), FOOT), Vec::<String>::new());
    let north = format!("chief = \"c\"\n{}{}", unit("u", 10, FOOT), chief("c", "presence = 2"));
    let nobody = warnings(&scenario(Around::default(), &north, &unit("foe", 10, FOOT)));
    assert!(nobody.len() == 1 && nobody[0].contains("ordre-warn-chief"), "{nobody:?}");
}
