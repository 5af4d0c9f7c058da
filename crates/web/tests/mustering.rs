//! The army list without scripts, in every ruleset: searching, adding, stepping, heroes, chances.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, between, open};
use kit::{fields, leads};
use montjoie_books::GAMES;

/// Presses a button of the page of preparing: the page it leads to.
fn press(gm: &mut Browser, base: &str, page: &str, what: &str, typed: &[(&str, &str)]) -> String {
    let writing = between(page, "name=\"writing\" value=\"", "\"").unwrap();
    let mut all = vec![("writing", writing.as_str()), ("do", what)];
    all.extend(typed);
    let to = leads(&gm.post(base, &fields(&all)));
    gm.get(to.split('#').next().unwrap()).body
}

fn begin(gm: &mut Browser, game: &str) -> (String, String) {
    let base = leads(&gm.post("/new", &fields(&[("game", game)])));
    let page = gm.get(&base).body;
    (base, page)
}

/// The troops of the catalogue that are in sight.
fn in_sight(page: &str) -> Vec<String> {
    let rows = page.split("<li class=\"troop\"").skip(1);
    let seen = rows.filter(|row| !row.split('>').next().unwrap().ends_with(" hidden"));
    seen.map(|row| between(row, "value=\"troop~side[1]~", "\"").unwrap()).collect()
}

#[test]
fn the_catalogue_is_searched_by_name_in_both_languages_by_kind_and_by_worth() {
    let (mut gm, _, _) = open("seek");
    for game in GAMES {
        let id = game.info().id;
        let (base, page) = begin(&mut gm, id);
        let troops: Vec<_> = game.format().catalogue.troops().collect();
        assert_eq!(in_sight(&page).len(), troops.len(), "{id}: all of them");
        for troop in troops.iter().step_by(5) {
            for name in [&troop.name_fr, &troop.name_en] {
                let found = in_sight(&press(&mut gm, &base, &page, "seek", &[("q", &name.to_uppercase())]));
                assert!(found.contains(&troop.id), "{id}: {name} finds {found:?}");
                assert!(found.len() < troops.len(), "{id}: {name} finds everybody");
            }
        }
        let kinds = between(&page, "id=\"seek-kind\"", "</select>").unwrap();
        let kinds: Vec<&str> = kinds.split("value=\"").skip(2).map(|k| k.split('"').next().unwrap()).collect();
        assert!(kinds.len() >= 2, "{id}: {kinds:?}");
        let mut all: Vec<String> = Vec::new();
        for kind in &kinds {
            let found = in_sight(&press(&mut gm, &base, &page, "seek", &[("kind", kind)]));
            assert!(!found.is_empty() && found.len() < troops.len(), "{id}: {kind}");
            all.extend(found);
        }
        assert_eq!(all.len(), troops.len(), "{id}: each troop is of one kind");
        let worths: Vec<usize> = ["low", "middle", "high"]
            .map(|worth| in_sight(&press(&mut gm, &base, &page, "seek", &[("worth", worth)])).len())
            .to_vec();
        println!("{id}: kinds {kinds:?}, worths {worths:?}");
        assert_eq!(worths.iter().sum::<usize>(), troops.len(), "{id}");
        // A book that weighs hosts by more than heads has troops that differ.
        assert_eq!(page.contains("id=\"seek-worth\""), worths[0] < troops.len(), "{id}");
        // What is sought stays sought after a troop was taken.
        let name = troops[0].name_fr.clone();
        let after = press(&mut gm, &base, &page, &format!("troop~side[1]~{}", troops[0].id), &[("q", &name)]);
        assert!(in_sight(&after).len() < troops.len(), "{id}");
    }
}

/// Eight units and two heroes a side by buttons alone, and nothing is ever wrong on the way.
#[test]
fn eight_units_and_two_heroes_a_side_in_forty_inputs_without_one_error() {
    let (mut gm, _, _) = open("forty");
    for game in GAMES {
        let id = game.info().id;
        let (base, mut page) = begin(&mut gm, id);
        let troops: Vec<String> = in_sight(&page);
        let mut inputs = 1;
        let mut pressed = |gm: &mut Browser, page: &str, what: &str| {
            inputs += 1;
            let page = press(gm, &base, page, what, &[]);
            assert!(!page.contains("wrong\"") && !page.contains("id=\"problems\""), "{id}: {what}: {page}");
            assert!(page.len() < 250_000, "{id}: {} bytes", page.len());
            page
        };
        for side in ["side[1]", "side[2]"] {
            for n in 0..8 {
                page = pressed(&mut gm, &page, &format!("troop~{side}~{}", troops[n * troops.len() / 12]));
            }
            for _ in 0..2 {
                page = pressed(&mut gm, &page, &format!("add~{side}.character"));
            }
        }
        assert_eq!(page.matches("class=\"unit person").count(), 4, "{id}");
        println!("{id}: {inputs} inputs, a page of {} bytes", page.len());
        assert!(inputs <= 40);
        // Weights and chances are told.
        assert_eq!(page.matches("class=\"totals\"").count(), 2, "{id}");
        assert!(page.contains("value=\"count\""), "{id}: the chances can be counted");
        let counted = press(&mut gm, &base, &page, "count", &[]);
        assert!(
            counted.contains("class=\"scale\"") && counted.contains("batailles jouées d’avance"),
            "{id}: {counted}"
        );
        let piece = gm.get(&format!("{base}/chances")).body;
        assert!(piece.starts_with("<div class=\"say\">") && piece.contains("class=\"gauge\""), "{id}: {piece}");
        let mut stranger = Browser::new(gm.port);
        assert_eq!(stranger.get(&format!("{base}/chances")).status, 403);
        let writing = between(&counted, "name=\"writing\" value=\"", "\"").unwrap();
        assert!(leads(&gm.post(&base, &fields(&[("writing", &writing), ("do", "play")]))).starts_with("/b/"), "{id}");
    }
}

/// A troop that comes by the company takes as many as the last; one of few does not.
#[test]
fn steppers_and_counts_follow_what_was_said() {
    let (mut gm, _, _) = open("steppers");
    for game in GAMES {
        let id = game.info().id;
        let (base, page) = begin(&mut gm, id);
        let foot =
            page.split("data-kind=\"foot\"").nth(1).and_then(|r| between(r, "value=\"troop~side[1]~", "\"")).unwrap();
        let what = format!("troop~side[1]~{foot}");
        let page = press(&mut gm, &base, &page, &what, &[]);
        let count =
            |page: &str, n: u32| between(page, &format!("name=\"side[1].unit[{n}].count\" value=\""), "\"").unwrap();
        assert_eq!(count(&page, 1), "50", "{id}");
        let page = press(&mut gm, &base, &page, "more~side[1].unit[1]", &[]);
        assert_eq!(count(&page, 1), "60", "{id}");
        let page = press(&mut gm, &base, &page, &what, &[("side[1].unit[1].count", "85")]);
        assert_eq!((count(&page, 1), count(&page, 2)), ("85".to_owned(), "85".to_owned()), "{id}: as many as the last");
        // A stepper left alone writes nothing that the line does not say.
        let page = press(&mut gm, &base, &page, "read", &[("paste_b", &format!("70 {foot}"))]);
        let shown = between(&page, "name=\"side[2].unit[1].count\" value=\"", "\"").unwrap();
        let page = press(&mut gm, &base, &page, "read", &[("side[2].unit[1].count", &shown)]);
        let file = gm.get(&format!("{base}/scenario")).body;
        let theirs = file.split("[[side]]").nth(2).unwrap();
        assert!(shown == "70" && !theirs.contains("count ="), "{id}: {theirs}");
        let page = press(&mut gm, &base, &page, "less~side[2].unit[1]", &[]);
        assert_eq!(between(&page, "name=\"side[2].unit[1].count\" value=\"", "\"").unwrap(), "60", "{id}");
    }
}
