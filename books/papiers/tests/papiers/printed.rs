//! Every row of the document that names a troop's figure, read by its printed name (`printed.csv`: the line of the document, what
//! kind of row it is, the name as printed or our id for it, the figures beside it).

use crate::field::{Look, P, bare, hero, on, plain, scene, unit};

const PRINTED: &str = include_str!("printed.csv");

/// A battle with a unit of one line, which must be read without a word against it.
fn lined(line: &str, keys: &str) -> P {
    plain(&format!("[[side.unit]]\nid = \"a1\"\nline = \"{line}\"\n{keys}\n"), &unit("b1", 60, "ini = -9"))
}

fn figures(text: &str) -> Vec<(&str, i64)> {
    text.split_whitespace().map(|f| f.split_once('=').unwrap()).map(|(k, v)| (k, v.parse().unwrap())).collect()
}

#[test]
fn every_printed_row_is_read() {
    let mut rows = 0;
    for row in PRINTED.lines().skip(1) {
        let [line, kind, printed, said] = row.split(';').collect::<Vec<_>>().try_into().unwrap();
        read(kind, printed, said, &format!("line {line}: {printed}"));
        rows += 1;
    }
    assert_eq!(rows, 100, "none is passed over");
}

fn read(kind: &str, printed: &str, said: &str, at: &str) {
    let plainly = |p: &P, words: &[(&str, i64)]| {
        for &(word, value) in words {
            let is = match word {
                "fear" => i64::from(p.unit("a1").frightens()),
                "charge" => i64::from(p.unit("a1").charge),
                "ini_charge" => i64::from(p.unit("a1").ini_charge),
                "vs_foot" => i64::from(p.unit("a1").def_vs_foot),
                "pierce" if value == 0 => 0,
                "pui" => p.figure("a1", "pui") / 1000 - 1,
                word => p.figure("a1", word),
            };
            assert_eq!(is, value, "{at}: {word}");
        }
    };
    match kind {
        "creature" => {
            let p = plain(&unit("a1", 1, &format!("creature = \"{printed}\"")), &unit("b1", 60, ""));
            plainly(&p, &figures(said));
        }
        "size" => {
            for men in printed.split(" - ") {
                plainly(&lined(&format!("hommes : EFF {men}, PUI 1"), ""), &figures(said));
            }
        }
        "pui" | "pui_tir" => {
            let (low, high) = said.split_once("..").unwrap();
            let p = lined(&format!("20 hommes : {printed}"), "");
            let is = p.figure("a1", kind);
            assert!((low.parse().unwrap()..=high.parse().unwrap()).contains(&is), "{at}: {is}");
        }
        "named" => {
            // The book's example of a row: a troop of that name is worth what the row says, without its destriers (PUI 2).
            let (low, high) = said.split_once("..").unwrap();
            let p = lined(&format!("20 {printed}"), "");
            let mount = if p.unit("a1").mount.is_some() { 2_000 } else { 0 };
            let is = p.figure("a1", "pui") - mount;
            assert!((low.parse().unwrap()..=high.parse().unwrap()).contains(&is), "{at}: {is}");
        }
        "worn" | "attribute" => {
            let p = lined(&format!("20 hommes : PUI 1, {printed}"), "");
            plainly(&p, &figures(said));
            let known = p.sheet("a1").figures.iter().any(|f| f.word == "papiers-figure-attribute");
            assert_eq!(known, kind == "attribute", "{at}");
        }
        "melee" => {
            let p = lined(&format!("20 hommes : PUI 1, {printed}"), "");
            let (vs, rest): (Vec<_>, Vec<_>) = figures(said).into_iter().partition(|(w, _)| *w == "vs_rider");
            plainly(&p, &rest);
            for (_, value) in vs {
                let riders = unit("b1", 60, "mount = \"chevaux\"; ini = -9");
                let a = format!("[[side.unit]]\nid = \"a1\"\nline = \"20 hommes : PUI 1, {printed}\"\n");
                let p = plain(&a, &riders).order("a1", "engager b1").to("moral");
                assert_eq!(i64::from(p.attack("PAP-31", "a1", "b1").0), value, "{at}");
            }
        }
        "lance" => {
            let p = lined(&format!("20 hommes : PUI 1, Chevaux, {printed}"), "");
            assert_eq!(p.figure("a1", "att"), 0, "{at}");
            let p = p.order("a1", "engager b1").to("moral");
            let (att, _, power) = p.attack("PAP-31", "a1", "b1");
            // Twenty men, 1.3 by the lance and 1.2 by the mount.
            assert_eq!((att, power), (2, (156, 5)), "{at}");
        }
        "missile" => plainly(
            &lined(&format!("20 hommes : PUI 1, PUI TIR 1, {printed}"), ""),
            &figures(said).into_iter().map(|(w, v)| (if w == "att" { "att_fire" } else { w }, v)).collect::<Vec<_>>(),
        ),
        "mount" | "chariot" => plainly(&lined(&format!("20 hommes : PUI 1, {printed}"), ""), &figures(said)),
        "barding" => plainly(&lined(&format!("20 hommes : PUI 1, Chevaux, {printed}"), ""), &figures(said)),
        "machine" => {
            let p = lined(&format!("3 pièces : {printed}"), "");
            let [(_, tir), (_, support)] = figures(said)[..] else { panic!("{at}") };
            let is = (p.figure("a1", "pui_tir_total"), p.figure("a1", "support_fire"));
            assert_eq!(is, (1000 * tir, support), "{at}");
        }
        "trap" => {
            let top = format!("[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"{printed}\"\nlaid_by = \"b\"\n");
            let p = on(&top, "", &unit("a1", 60, "ini = 9"), &unit("b1", 60, "ini = -9"));
            let p = p.order("a1", "engager b1").to("alignement");
            let (att, _, power) = p.attack("PAP-77", "t", "a1");
            assert_eq!(vec![("pui", power.0), ("att", i64::from(att))], figures(said), "{at}");
        }
        "spell" | "caster" => {
            let a = unit("a1", 20, "") + &hero("h", "unit = \"a1\"; caster = \"mage_bataille_imperial\"");
            let p = plain(&a, &unit("b1", 60, ""));
            let h = p.hero("h");
            if kind == "caster" {
                assert_eq!((h.pui, h.pui_tir), (1000, 0), "{at}");
                return;
            }
            let spell = h
                .spells
                .iter()
                .flatten()
                .find(|s| p.bout.names.of(p.bout.state.spell_place(**s).into()).unwrap().id == printed);
            let spell = *spell.unwrap_or_else(|| panic!("{at}"));
            let place = h.spells.iter().position(|s| *s == Some(spell)).unwrap();
            let attack = p.bout.state.lore.spells[usize::from(spell)].attack;
            let mut is = vec![("uses", i64::from(h.uses[place]))];
            is.extend(attack.into_iter().flat_map(|(pui, att)| [("pui", i64::from(pui)), ("att", i64::from(att))]));
            assert_eq!(is, figures(said), "{at}");
        }
        other => panic!("{other}"),
    }
}

/// EFF is what a counter prints: alone it is the strength, beside a count it says what each is worth.
#[test]
fn eff_as_a_counter_prints_it() {
    let eff = |line: &str| {
        let p = lined(line, "");
        (p.unit("a1").eff0, p.unit("a1").each, p.unit("a1").soldiers())
    };
    assert_eq!(eff("gardes : EFF 80, PUI 2"), (80, 1, 80));
    assert_eq!(eff("10 ogres gris : EFF 30, PUI 3"), (30, 3, 10));
    let p = plain(&bare("a1", "eff = 45; pui = 2; moral = \"Vétéran\""), &unit("b1", 9, ""));
    assert_eq!((p.left("a1"), p.unit("a1").mo.word()), (45, "veteran"));
    let left = plain(&unit("a1", 60, "eff = 45"), &unit("b1", 9, ""));
    assert_eq!((left.unit("a1").eff0, left.unit("a1").eff), (60, 45), "what an earlier battle left");
    let too = montjoie_trial::problems::<montjoie_papiers::Papiers>(&scene(
        "",
        "",
        &unit("a1", 60, "eff = 75"),
        &unit("b1", 9, ""),
    ));
    assert!(too.len() == 1 && too[0].contains("papiers-problem-eff"), "{too:?}");
}

/// Levels and weapons by name, however they are spelled.
#[test]
fn lines_know_levels_and_attributes() {
    let p = lined("30 gardes : PUI 2, Moral Vétéran, peur, hallebardes, armure lourde, bouclier", "");
    let u = p.unit("a1");
    assert_eq!((u.mo.word(), u.frightens(), p.figure("a1", "att"), p.figure("a1", "def")), ("veteran", 1, 1, 3));
    assert_eq!(lined("30 gardes : PUI 2, MO = Élite", "").unit("a1").mo.word(), "elite");
    assert_eq!(lined("30 guards: PUI 2, veterans, halberds, fear", "").unit("a1").mo.word(), "veteran");
}
