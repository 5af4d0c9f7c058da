//! Units in one line, catalogues, paste boxes.

use super::*;

const LABELS: &[Label] = &[
    label("ca", &["CA", "AC", "Classe d'armure", "armour class"]),
    label("dv", &["DV", "HD", "dés de vie"]),
    label("damage", &["Dommages", "Dégâts", "Damage"]),
    label("moral", &["Moral", "Morale"]),
    label("pui", &["PUI", "power"]),
    label("pui_tir", &["PUI TIR", "ranged power"]),
    label("count", &["EFF"]),
    flag("elite", &["élite", "d'élite", "elite"]),
    Label { words: &["vétérans", "veterans"], key: "level", gives: Gives::Word("veteran") },
    Label { words: &["Peur", "Fear"], key: "traits", gives: Gives::Item("fear") },
    Label { words: &["Vol", "Flying"], key: "traits", gives: Gives::Item("flight") },
];

fn one(line: &str) -> Understood {
    let pasted = paste(line, LABELS, fuzz::catalogue());
    assert_eq!(pasted.len(), 1, "{line}");
    pasted.into_iter().next().expect("a line").unit
}

/// Count, name, and `key=value` of each key but the count.
fn said(line: &str) -> (Option<i64>, String, String) {
    let unit = one(line);
    assert!(unit.problems.is_empty(), "{line}: {:?}", unit.problems);
    let keys: Vec<String> = unit.keys.iter().filter(|(k, _)| *k != "count").map(|(k, v)| format!("{k}={v}")).collect();
    (unit.count, unit.name, keys.join(" "))
}

fn is(line: &str, count: i64, name: &str, keys: &str) {
    assert_eq!(said(line), (Some(count), name.to_owned(), keys.to_owned()), "{line}");
}

#[test]
fn a_line_as_the_book_prints_it() {
    let keys = "ca=5 dv=1 damage=1-8 moral=9";
    is("30 cavaliers : CA 5, DV 1, Dommages 1-8, Moral 9", 30, "cavaliers", keys);
    is("30 cavaliers\u{a0}: CA 5 ; DV 1 ; dommages 1-8 ; moral 9.", 30, "cavaliers", keys);
    is("30 cavalry: AC 5, HD 1, Damage 1-8, Morale 9", 30, "cavalry", keys);
    is("30 cavaliers (CA 5, DV 1, Dommages 1-8, Moral 9)", 30, "cavaliers", keys);
    is("30 cavaliers, CA 5, DV 1, Dommages 1-8, Moral 9", 30, "cavaliers", keys);
    is("30 cavaliers : CA 5 DV 1 Dommages 1-8 Moral 9", 30, "cavaliers", keys);
    is("30 cavaliers : CA5 / DV=1 / Dommages: 1-8 / MORAL 9", 30, "cavaliers", keys);
    is(
        "100 ogres : classe d’armure 5, DV 4+1, Dégâts 1d10, Moral 10",
        100,
        "ogres",
        "ca=5 dv=4+1 damage=1d10 moral=10",
    );
    is("20 bêtes : CA -3, DV ½, Moral 12", 20, "bêtes", "ca=-3 dv=0.5 moral=12");
}

#[test]
fn decimal_commas_flags_words_and_lists() {
    is("50 miliciens : PUI 1,5, PUI TIR 0,8", 50, "miliciens", "pui=1.5 pui_tir=0.8");
    is(
        "50 trolls : PUI 2, Peur, vol, élite, vétérans",
        50,
        "trolls",
        "pui=2 traits=fear, flight elite=true level=veteran",
    );
    is("trolls : EFF 40, PUI 2", 40, "trolls", "pui=2");
    is("trolls : 40, PUI 2", 40, "trolls", "pui=2");
}

#[test]
fn counts_stand_before_or_after_with_thousands_apart() {
    is("1 000 archers", 1000, "archers", "");
    is("1\u{202f}000 archers", 1000, "archers", "");
    is("1.000 archers", 1000, "archers", "");
    is("30 x archers", 30, "archers", "");
    is("30 × archers", 30, "archers", "");
    is("archers x30", 30, "archers", "");
    is("archers (30)", 30, "archers", "");
    is("archers (30) : CA 5", 30, "archers", "ca=5");
    is("12 xorns : CA 5", 12, "xorns", "ca=5");
    assert_eq!(one("archers").count, None);
    assert_eq!(one("3 12 archers : CA 5").count, Some(3));
}

#[test]
fn the_catalogue_is_found_by_any_spelling() {
    for line in [
        "40 archers",
        "40 Archer",
        "40 ARCHERS",
        "40 bowmen",
        "40 bowman",
        "40 tireurs",
        "40 les tireurs",
        "1 archers : CA 5",
    ] {
        assert_eq!(one(line).troop.as_deref(), Some("archers"), "{line}");
    }
    let unit = one("40 archres");
    assert_eq!(unit.problems.len(), 1);
    assert_eq!(
        (unit.problems[0].code, unit.problems[0].nearest.as_deref()),
        ("problem-unknown-troop", Some("archers"))
    );
}

#[test]
fn what_is_not_understood_is_told() {
    let problem = |line: &str| {
        let unit = one(line);
        unit.problems.first().map(|p| (p.code, p.nearest.clone()))
    };
    let part = |near: Option<&str>| Some(("problem-line-part", near.map(str::to_owned)));
    assert_eq!(problem("30 cavaliers : CA 5, Morla 9"), part(Some("Moral")));
    assert_eq!(problem("30 cavaliers : CA 5, moustachus"), part(None));
    assert_eq!(problem("30 cavaliers : CA"), part(Some("CA")));
    assert_eq!(problem("30 cavaliers : CA 5, élite 3"), part(Some("élite")));
    assert_eq!(problem("30 cavaliers : CA 5, CA 6").map(|p| p.0), Some("problem-line-twice"));
    assert_eq!(problem("30 cavaliers : CA 5, 12").map(|p| p.0), Some("problem-line-part"));
    assert_eq!(problem(": CA 5"), None);
}

#[test]
fn a_paste_box_keeps_its_line_numbers() {
    let pasted = paste("# notes\n\n  • 40 archers\n- 30 cavaliers : CA 5, x\n", LABELS, fuzz::catalogue());
    assert_eq!(
        pasted.iter().map(|p| (p.line, p.text.as_str())).collect::<Vec<_>>(),
        [(3, "40 archers"), (4, "30 cavaliers : CA 5, x")]
    );
    let problem = &pasted[1].unit.problems[0];
    assert_eq!((problem.line, problem.column), (4, 3));
}

#[test]
fn written_keys_over_the_line_over_the_troop_over_the_default() {
    let text = with("line = \"40 archers\"", "line = \"40 archers : CA 6, Moral 7\"\nmoral = 5");
    let doc = Doc::read(&text);
    let scenario = Scenario::read(&doc, &fuzz::format());
    let t = &scenario.units[2].table;
    assert_eq!((t.int("moral", 2..=12, 0), t.source("moral")), (5, Source::Written));
    assert_eq!((t.int("ca", 0..=9, 0), t.source("ca")), (6, Source::Line));
    assert_eq!(
        (t.dice("damage").map(|d| d.to_string()), t.source("damage")),
        (Some("1d6".to_owned()), Source::Catalogue)
    );
    assert_eq!((t.flag("elite", false), t.source("elite")), (false, Source::Default));
    let filled = scenario.units[2].filled_in();
    assert!(filled.contains(&("ca".to_owned(), Source::Line)) && !filled.iter().any(|(k, _)| k == "moral"));
}

#[test]
fn a_line_gives_the_name_and_the_troop_its_translation() {
    let doc = Doc::read(fuzz::SCENARIO);
    let scenario = Scenario::read(&doc, &fuzz::format());
    let names: Vec<_> = scenario.names.units.iter().map(|n| (n.id.as_str(), n.fr.as_str(), n.en.as_str())).collect();
    assert_eq!(
        names,
        [
            ("piquiers", "Piquiers", "Piquiers"),
            ("cavaliers", "cavaliers", "cavaliers"),
            ("archers", "archers", "bowmen"),
            ("guards", "guards", "guards"),
            ("archers-2", "archers 2", "bowmen 2"),
        ]
    );
    assert!(scenario.units[1].id_made && !scenario.units[0].id_made);
}

#[test]
fn problems_of_a_line_stand_at_the_line() {
    let problem = the(&with("line = \"40 archers\"", "line = \"40 archers : CA 99\""));
    assert_eq!((problem.code, problem.path.as_str()), ("problem-out-of-range", "side[1].army[1].unit[2].unit[1].ca"));
    let text = with("line = \"40 archers\"", "line = \"40 archers : zut\"");
    let problem = the(&text);
    assert_eq!(problem.path, "side[1].army[1].unit[2].unit[1].line");
    assert_eq!(text.lines().nth(problem.line as usize - 1), Some("line = \"40 archers : zut\""));
}

#[test]
fn one_mistake_is_told_once() {
    assert_eq!(codes(&with("line = \"40 archers\"", "line = \"40 archres\"")), ["problem-unknown-troop"]);
    assert_eq!(codes(&with("troop = \"tireurs\"", "troop = \"tierurs\"")), ["problem-unknown-troop"]);
    assert_eq!(codes(&with("Moral 9, élite", "Morla 9, élite")), ["problem-line-part"]);
    let problem = the(&with("CA 5", "CA 5 [14]"));
    assert_eq!((problem.code, problem.arg("value")), ("problem-line-value", Some("5 [14]")));
    assert_eq!(codes(&with("arrive = [\"guards\"]", "arrive = [\"gards\"]")), ["problem-unknown-id"]);
}

#[test]
fn a_catalogue_is_checked_whole() {
    let text =
        "[[troop]]\nid = \"a\"\nca = 99\nmorale = 5\n[[troop]]\nid = \"A b\"\nname_en = \"x\"\n[[troop]]\nid = \"a\"\n";
    let found = Catalogue::check(text, &[], |t| {
        let _ = t.int("ca", 0..=9, 0);
        let _ = t.int("moral", 0..=9, 0);
    });
    let codes: Vec<_> = found.problems.iter().map(|p| (p.line, p.code)).collect();
    assert_eq!(
        codes,
        [(3, "problem-out-of-range"), (4, "problem-unknown-key"), (6, "problem-bad-id"), (9, "problem-duplicate-id")]
    );
    assert!(Catalogue::load("[[troop]]\nid = 5\n").is_err());
}

#[test]
fn troops_of_the_scenario_come_first_and_their_keys_are_checked_when_used() {
    let problem = the(&with("dv = \"2+1\"\n", "dv = \"2+1\"\nmorla = 3\n"));
    assert_eq!((problem.code, problem.path.as_str()), ("problem-unknown-key", "troop[1].morla"));
    assert_eq!(
        codes(&with("troop = \"guards\"", "line = \"guards : CA 5, DV 1, Dommages 1-6, Moral 8\"\nid = \"guards\"")),
        [""; 0]
    );
}
