//! The tale of whole shipped battles, held against what happened: nobody falls twice, fear and failure have their reasons.

use crate::field::{Look as _, P, hero, plain, scene, unit};
use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Bout, Fight, Item, Message, Played, Viewer, What};
use montjoie_papiers::Papiers;
use montjoie_table::{Inputs, Program, Rng, Subject};
use std::collections::BTreeMap;
use std::path::Path;

const SEEDS: [u64; 3] = [3, 11, 458];

fn open(text: &str) -> Bout<Papiers> {
    Bout::open(&Doc::read(text), None).map(|(bout, _, _)| bout).unwrap_or_else(|p| panic!("{p:#?}"))
}

/// Plays every shipped battle, led by its doctrines, and hands over each step with the battle before it.
fn every_step(mut each: impl FnMut(&str, &dyn Fight, &Played)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/papiers");
    let mut played = 0;
    for file in
        std::fs::read_dir(folder).unwrap().flatten().filter(|f| f.path().extension().is_some_and(|e| e == "toml"))
    {
        let (name, text) = (file.file_name(), std::fs::read_to_string(file.path()).unwrap());
        for seed in SEEDS {
            let (mut bout, mut rng) = (open(&text), Rng::of(seed, 0));
            for _ in 0..2000 {
                if bout.outcome().is_some() {
                    break;
                }
                let before = bout.copy();
                let step = bout.play(&Inputs::default(), &mut Program(&mut rng));
                each(&format!("{} {seed}", name.to_string_lossy()), before.as_ref(), &step);
                played += 1;
            }
        }
    }
    assert!(played > 1000, "only {played} steps were heard");
}

fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find_map(|(n, arg)| match arg {
        Arg::Number(value) if *n == name => Some(*value),
        _ => None,
    })
}

fn who(message: &Message, name: &str) -> Vec<Subject> {
    let find = |(n, arg): &(&'static str, Arg)| match arg {
        Arg::Who(one) if *n == name => Some(vec![*one]),
        Arg::Many(all) if *n == name => Some(all.clone()),
        _ => None,
    };
    message.args.iter().find_map(find).unwrap_or_default()
}

fn is(item: &Item, name: &str) -> bool {
    matches!(&item.what, What::Change { event, .. } if event == name)
}

fn links<'a>(item: &'a Item, id: &'a str) -> impl Iterator<Item = &'a Message> {
    item.about.opening.links.iter().map(|link| &link.told).filter(move |told| told.id == id)
}

/// PAP-35, PAP-37 — all the blows of a step together fell no more of a unit than stood when it began.
#[test]
fn no_more_are_told_to_fall_than_stand() {
    let (mut blows, mut beyond) = (0, 0);
    every_step(|what, before, step| {
        let mut felled: BTreeMap<Subject, i64> = BTreeMap::new();
        for item in step.items.iter().filter(|item| is(item, "hit")) {
            let Some(told) = &item.gm else { continue };
            let Some(losses) = number(told, "losses") else { continue };
            let on = who(told, "target").first().copied().unwrap_or(item.subject);
            blows += 1;
            beyond += i32::from(number(told, "left").is_some());
            *felled.entry(on).or_default() += number(told, "left").unwrap_or(losses);
            let stood = before.fates().iter().find(|f| f.subject == on).map_or(0, |f| f.now);
            assert!(felled[&on] <= stood, "{what}: {} fall of {stood}, {told:?}", felled[&on]);
        }
    });
    assert!(blows > 500 && beyond > 20, "{blows} blows, {beyond} of more than there were");
}

/// PAP-49 — whom a unit fears is named: by every test for fear, and never by another.
#[test]
fn a_test_for_fear_names_whom_is_feared() {
    let mut feared = 0;
    every_step(|what, _, step| {
        for item in step.items.iter().filter(|item| is(item, "tested")) {
            let (Some(told), What::Change { data, .. }) = (&item.gm, &item.what) else { continue };
            let fear = data["trial"] == "fear";
            feared += i32::from(fear);
            assert_eq!(fear, !who(told, "foes").is_empty(), "{what}: {told:?}");
        }
    });
    assert!(feared > 5, "{feared} tests for fear");
}

/// PAP-37 — characters whose unit falls are named with it.
#[test]
fn who_outlives_a_unit_is_named() {
    let mut named = 0;
    every_step(|what, before, step| {
        // Whoever changes places or falls in the same step is told of by that.
        let moved = step.items.iter().any(|item| is(item, "became") || is(item, "posted"));
        let sheets = before.sheets(Viewer::Gm);
        for item in step.items.iter().filter(|item| is(item, "destroyed")) {
            let told = item.gm.as_ref().unwrap_or_else(|| panic!("{what}: {item:?}"));
            let Some(sheet) = sheets.iter().find(|s| s.subject == item.subject && s.kind != "character") else {
                continue;
            };
            if !moved {
                assert_eq!(who(told, "who"), sheet.with, "{what}: {told:?}");
            }
            named += who(told, "who").len();
        }
    });
    assert!(named > 5, "{named} characters");
}

/// PAP-02, PAP-55, PAP-86 — the heads that still stand, the slices that grow again and whose bonus it is all open.
#[test]
fn heads_slices_and_bonuses_open() {
    let (mut heads, mut grown, mut bonuses) = (0, 0, 0);
    every_step(|what, before, step| {
        for item in &step.items {
            let Some(told) = &item.gm else { continue };
            if let Some(n) = number(told, "heads") {
                let link = links(item, "papiers-open-heads").next().unwrap_or_else(|| panic!("{what}: {item:?}"));
                let [left, each] = ["left", "each"].map(|name| number(link, name).unwrap());
                assert_eq!((left + each - 1) / each, n, "{what}");
                heads += 1;
            }
            if is(item, "regained") {
                let all: i64 = ["papiers-open-grown", "papiers-open-grown-rest"]
                    .iter()
                    .flat_map(|id| links(item, id))
                    .map(|link| {
                        let get = |name| number(link, name).unwrap_or(0);
                        assert_eq!(5 * get("whole") + get("rest"), get("lost"), "{what}: {link:?}");
                        5 * get("back") + get("also")
                    })
                    .sum();
                assert_eq!(Some(all), number(told, "eff"), "{what}: {item:?}");
                grown += 1;
            }
            if is(item, "hit") {
                let by = who(told, "unit").first().copied().filter(|_| !who(told, "target").is_empty());
                let powers = by.map_or(0, |by| {
                    let sheets = before.sheets(Viewer::Gm);
                    sheets.iter().find(|s| s.subject == by).map_or(0, |s| s.with.len())
                });
                let named = links(item, "papiers-open-bonus").count();
                assert!(named <= powers, "{what}: {item:?}");
                bonuses += named;
            }
        }
    });
    assert!(heads > 20 && grown > 3 && bonuses > 100, "{heads} {grown} {bonuses}");
}

/// PAP-25 — an INI adds up, and what the hour brings to it stands term by term.
#[test]
fn an_ini_opens_term_by_term() {
    let (mut units, mut terms) = (0, 0);
    every_step(|what, _, step| {
        for item in step.items.iter().filter(|item| is(item, "step")) {
            let mut hour = 0;
            for link in item.about.opening.links.iter().map(|link| &link.told) {
                let get = |name| number(link, name).unwrap_or(0);
                match link.id {
                    "papiers-open-ini-term" => (hour, terms) = (hour + get("n"), terms + 1),
                    "papiers-open-ini" => {
                        assert_eq!(hour, get("other"), "{what}: {link:?}");
                        let sum = get("sheet") + get("die") + get("general") + get("other");
                        assert_eq!(sum, get("ini"), "{what}: {link:?}");
                        (hour, units) = (0, units + 1);
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(units > 200 && terms > 20, "{units} units, {terms} terms");
}

/// PAP-39 — a test below 1 counts as 1, and says so.
#[test]
fn a_test_below_one_counts_as_one() {
    let p = plain(&unit("a1", 90, "ini = 9"), &unit("b1", 90, "ini = -9; attributes = [\"terreur\"]"));
    let p = p.order("a1", "engager b1").round().faces("PAP-49", "a1", "", &[5]).step();
    let tested = p.items().find(|item| is(item, "tested")).unwrap();
    let clamped = links(tested, "papiers-open-clamped").next().unwrap();
    assert_eq!((number(clamped, "roll"), number(clamped, "counts")), (Some(-5), Some(1)));
    let by = links(tested, "papiers-open-tested-by").next().unwrap();
    assert_eq!(number(by, "roll"), Some(1));
}

/// PAP-70, PAP-77 — disorder is told by what brings it: a manoeuvre that failed, or a trap.
#[test]
fn disorder_is_told_by_what_brings_it() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; command = 65");
    let p = plain(&a, &unit("b1", 60, "")).answer("PAP-90", "h", "organiser_att");
    let p = p.faces("PAP-70", "h", "a1", &[80]).to("moral");
    assert_eq!(p.items().find(|i| is(i, "disordered")).unwrap().gm.as_ref().unwrap().id, "papiers-tell-muddled");
    let mut trapped = 0;
    every_step(|what, _, step| {
        let trap = |item: &&Item| matches!(&item.what, What::Change { event, data } if event == "hit" && data["cause"] == "trap");
        if step.items.iter().any(|item| trap(&item)) {
            for told in step.items.iter().filter(|i| is(i, "disordered")).filter_map(|i| i.gm.as_ref()) {
                assert_eq!(told.id, "papiers-tell-trapped", "{what}");
                trapped += 1;
            }
        }
    });
    assert!(trapped > 2, "{trapped} traps");
}

/// PAP-75 — an ambush that is over already is not told to end.
#[test]
fn an_ambush_ends_once() {
    let event = "[[event]]\nround = 1\nset = [{ unit = \"a1\", field = \"hidden\", value = false }]\n";
    let p = P::new(&scene(event, "", &unit("a1", 60, ""), &unit("b1", 60, ""))).lead("cautious", "cautious");
    let p = p.dice_show(5).round();
    let set = p.items().find(|item| is(item, "set")).unwrap();
    assert_eq!((set.gm.is_none(), p.unit("a1").hidden), (true, false));
}

/// PAP-83 — read aloud are the spells that tell, not those that are cast.
#[test]
fn a_spell_is_read_aloud_for_what_it_does() {
    let mut great = 0;
    every_step(|what, before, step| {
        for item in step.items.iter().filter(|item| is(item, "hit")) {
            let (Some(told), What::Change { data, .. }) = (&item.gm, &item.what) else { continue };
            if told.id == "papiers-tell-hit-spell-great" {
                let all = before.fates().iter().find(|f| f.subject == item.subject).map_or(0, |f| f.initial);
                assert!(4 * number(told, "losses").unwrap() >= all, "{what}: {told:?}");
                great += 1;
            }
            assert!(data["cause"] != "spell" || told.id != "papiers-tell-hit-melee", "{what}");
        }
    });
    assert!(great > 2, "{great} great spells");
}
