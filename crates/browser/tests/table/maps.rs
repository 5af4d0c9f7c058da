//! The map: counters moved by clicks and by the hand that drags them. The order is that of the list, and it is what is played.

use crate::play::{import, next, part};
use montjoie_browser::{Browser, Server, Size, fresh_folder};
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
    // With everybody asked: whom players play asks alone otherwise, and here all counters are to be moved.
    let folder = fresh_folder("maps");
    let all_asked = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).expect("a scenario");
        let lines = text.lines().filter(|line| !matches!(line.trim(), "pc = true" | "player = true"));
        let copy = folder.join(file.file_name().expect("a name"));
        std::fs::write(&copy, lines.collect::<Vec<_>>().join("\n")).expect("a copy");
        copy
    };
    files.into_iter().map(all_asked).collect()
}

/// A list that can send its unit to an empty cell, and the cells it offers.
const LIST: &str = "all('select[data-of]').find((s) => [...s.options].filter((o) => o.dataset.to && one(`[data-cell=\"${o.dataset.to}\"]`)).length > 1)";

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn counters_are_moved_by_click_and_by_drag() {
    let table = Server::open("map");
    let mut gm = Browser::new("map", "fr", Size::Desktop);
    let files = on_a_map();
    assert!(!files.is_empty(), "a ruleset with a map ships a battle on one");
    for file in files.iter().rev().take(1) {
        gm.open(&table.link());
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
        // What the step asks of judgements is answered before it closes.
        for _ in 0..6 {
            if gm.holds(&format!("one('.log').textContent.includes({:?})", last.to_uppercase())) {
                break;
            }
            next(&mut gm);
        }
        gm.until(&format!("one('.log').textContent.includes({:?})", last.to_uppercase()));
        let lies = format!(
            "((p, c) => Math.abs(p.x + p.width / 2 - c.x - c.width / 2) < c.width / 2 && Math.abs(p.y + p.height / 2 - c.y - c.height / 2) < c.height / 2)({piece}.getBoundingClientRect(), {}.getBoundingClientRect())",
            cell(last)
        );
        gm.until(&lies);
        gm.shot("map-moved");
    }
}

/// Plays on until somebody may march, and says who, and to which empty cells that are in sight.
fn marcher(gm: &mut Browser) -> (String, Vec<String>) {
    for _ in 0..60 {
        if gm.holds(LIST) {
            break;
        }
        part(gm, "tab-todo");
        assert!(next(gm), "the battle ended before anybody could march");
    }
    part(gm, "tab-front");
    let who = gm.said(&format!("{LIST}.dataset.of"));
    gm.click(&format!("[data-piece='{who}']"));
    gm.until("one('.may-go')");
    gm.press(montjoie_browser::key::ESCAPE);
    let cells = gm.said(&format!(
        "((box) => [...{LIST}.options].map((o) => o.dataset.to).filter((to) => {{ const c = to && one(`[data-cell=\"${{to}}\"]`); \
         if (!c) return false; const r = c.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2; \
         return x > box.left + 30 && x < box.right - 30 && y > box.top + 30 && y < Math.min(innerHeight, box.bottom) - 30 \
         && document.elementFromPoint(x, y) === c; }}).join(' '))(one('.map-box').getBoundingClientRect())"
    ));
    (who, cells.split(' ').map(str::to_owned).collect())
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn counters_are_moved_by_a_finger() {
    let table = Server::open("finger");
    let mut gm = Browser::new("finger", "fr", Size::Phone);
    let files = on_a_map();
    gm.open(&table.link());
    import(&mut gm, files.last().expect("a ruleset with a map ships a battle on one"));
    let (who, cells) = marcher(&mut gm);
    assert!(cells.len() > 1, "two cells in sight to choose between: {cells:?}");
    let piece = format!("one('[data-piece=\"{who}\"]')");
    let cell = |name: &str| format!("one('[data-cell=\"{name}\"]')");
    let chosen = format!("{LIST}.selectedOptions[0].dataset.to || ''");
    assert_eq!(gm.said(&chosen), "");
    let (first, last) = (&cells[0], &cells[cells.len() - 1]);
    let scrolled = "[scrollY, one('.map-box').scrollTop, one('.map-box').scrollLeft].join()";
    let before = gm.said(scrolled);
    gm.draw_onto(&piece, &cell(first));
    gm.until(&format!("({chosen}) === {first:?}"));
    assert!(gm.said("say('#map-said')").contains(&first.to_uppercase()), "what was ordered is said");
    assert!(gm.sees("#map-said"));
    gm.draw_onto(&piece, &cell(last));
    gm.until(&format!("({chosen}) === {last:?}"));
    assert_eq!(gm.said(scrolled), before, "the page went along with the finger");
    assert_eq!(gm.number("all('svg.map .plan').length"), 1);
    gm.shot("finger-dragged");

    // Where it may not go is told, and the order stays as it was.
    let bad = gm.said(&format!(
        "all('[data-cell]').find((c) => {{ const r = c.getBoundingClientRect(); \
         return ![...{LIST}.options].some((o) => o.dataset.to === c.dataset.cell) && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === c; }}).dataset.cell"
    ));
    gm.draw_onto(&piece, &cell(&bad));
    gm.await_sight("#map-said.wrong");
    assert_eq!(gm.said(&chosen), *last, "an order that cannot be was taken");
    assert!(!gm.holds(&format!("{piece}.hasAttribute('transform')")), "the counter lies where it lay");
    gm.shot("finger-refused");

    // Elsewhere a finger scrolls: beside the map, on its squares, and on counters that wait for no order.
    let down = |gm: &Browser| gm.number("scrollY + one('.map-box').scrollTop");
    let at = down(&gm);
    gm.swipe("one('#map-said')", (0.0, -120.0));
    gm.until(&format!("scrollY + one('.map-box').scrollTop > {at}"));
    let at = down(&gm);
    gm.swipe(&cell(&bad), (0.0, 90.0));
    gm.until(&format!("scrollY + one('.map-box').scrollTop < {at}"));
    let at = down(&gm);
    gm.swipe(
        "all('[data-piece]:not(.movable)').find((p) => { const r = p.getBoundingClientRect(); \
         return p.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); })",
        (0.0, -90.0),
    );
    gm.until(&format!("scrollY + one('.map-box').scrollTop > {at}"));
    assert_eq!(gm.said(&chosen), *last);

    // Played, the march is told and the counter lies there.
    part(&mut gm, "tab-todo");
    let before = crate::play::head(&gm);
    gm.click("#todo .primary");
    gm.until(&format!("one('input[name=head]').value !== {before:?}"));
    for _ in 0..6 {
        if gm.holds(&format!("one('.log').textContent.includes({:?})", last.to_uppercase())) {
            break;
        }
        next(&mut gm);
    }
    gm.until(&format!("one('.log').textContent.includes({:?})", last.to_uppercase()));
}
