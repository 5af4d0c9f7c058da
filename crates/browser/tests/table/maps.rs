//! The map: counters moved by clicks and by the hand that drags them. The order is that of the list, and it is what is played.

use crate::play::{import, next};
use montjoie_browser::{Browser, Size, Table};
use std::path::{Path, PathBuf};

/// The shipped battles that are fought on a map, whatever their rulebook.
fn on_a_map() -> Vec<PathBuf> {
    let shelf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").canonicalize().expect("the shelf");
    let folders = std::fs::read_dir(shelf).expect("the scenarios").flatten();
    let mut files: Vec<PathBuf> = folders
        .filter_map(|folder| std::fs::read_dir(folder.path()).ok())
        .flat_map(|files| files.flatten().map(|f| f.path()))
        .filter(|file| std::fs::read_to_string(file).is_ok_and(|text| text.contains("map_mode = \"grid\"")))
        .collect();
    files.sort();
    files
}

/// A list that can send its unit to an empty cell, and the cells it offers.
const LIST: &str = "all('select[data-of]').find((s) => [...s.options].filter((o) => o.dataset.to && one(`[data-cell=\"${o.dataset.to}\"]`)).length > 1)";

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn counters_are_moved_by_click_and_by_drag() {
    let table = Table::open("map");
    let mut gm = Browser::new("map", "fr", Size::Desktop);
    let files = on_a_map();
    assert!(!files.is_empty(), "a ruleset with a map ships a battle on one");
    for file in files.iter().rev().take(1) {
        gm.open(&table.link);
        import(&mut gm, file);
        for _ in 0..60 {
            if gm.holds(LIST) {
                break;
            }
            assert!(next(&mut gm), "the battle ended before anybody could march");
        }
        let who = gm.said(&format!("{LIST}.dataset.of"));
        let cells = gm.said(&format!(
            "[...{LIST}.options].map((o) => o.dataset.to).filter((to) => to && one(`[data-cell=\"${{to}}\"]`) && !one(`[data-piece=\"${{to}}\"]`)).join(' ')"
        ));
        let cells: Vec<&str> = cells.split(' ').collect();
        let (last, first) = (cells[0], cells[cells.len() - 1]);
        assert_ne!(first, last, "two cells to choose between");
        let piece = format!("one('[data-piece=\"{who}\"]')");
        let cell = |name: &str| format!("one('[data-cell=\"{name}\"]')");
        let chosen = |name: &str| format!("{LIST}.selectedOptions[0].dataset.to === {name:?}");
        // By two clicks: picked up, the counter shows where it may go.
        gm.click_on(&piece);
        gm.until(&format!("{}.classList.contains('may-go')", cell(first)));
        gm.click_on(&cell(first));
        gm.until(&chosen(first));
        // By drag, which changes it.
        gm.drag(&piece, &cell(last));
        gm.until(&chosen(last));
        // What is noted and not sent is a line on the map, to where it would go.
        assert_eq!(gm.number("all('svg.map .plan').length"), 1);
        assert!(
            gm.said("say('#map-said')").contains(&last.to_uppercase()),
            "what was ordered is said, as the map's edge has it"
        );
        gm.shot("map-dragged");
        // Played, the march is told; the counter lies there, though others of its step may still be asked.
        let before = crate::play::head(&gm);
        gm.press("n");
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        gm.until(&format!("one('.log').textContent.includes({:?})", last.to_uppercase()));
        let lies = format!(
            "((p, c) => Math.abs(p.x + p.width / 2 - c.x - c.width / 2) < c.width / 2 && Math.abs(p.y + p.height / 2 - c.y - c.height / 2) < c.height / 2)({piece}.getBoundingClientRect(), {}.getBoundingClientRect())",
            cell(last)
        );
        gm.until(&lies);
        gm.shot("map-moved");
    }
}
