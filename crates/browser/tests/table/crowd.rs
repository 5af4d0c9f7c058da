//! Sixty units a side on a small phone: nothing stands out of the window, and the page answers.

use crate::play::{Waits, games, head, import, next, waits};
use montjoie_browser::{Browser, Server, Size, fresh_folder, key};

/// A sample made large: the first unit of each side again and again, with the companies in it, until there are sixty.
fn crowd(text: &str) -> String {
    let begins = |line: &str| line.trim_start().starts_with("[[side") && !line.contains("[[side.unit.");
    let mut pieces: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines() {
        if begins(line) {
            pieces.push(Vec::new());
        }
        pieces.last_mut().expect("there is one").push(line);
    }
    let units = |piece: &[&str]| match piece.first() {
        Some(head) if head.contains("[[side.unit]]") => 1 + piece.iter().filter(|l| l.contains("[[side.unit.")).count(),
        _ => 0,
    };
    let mut out = Vec::new();
    for (i, piece) in pieces.iter().enumerate() {
        out.push(piece.join("\n"));
        let first = units(piece) > 0 && pieces[i - 1].first().is_some_and(|l| l.contains("[[side]]"));
        if first {
            let rest = pieces[i..].iter().take_while(|p| p.first().is_some_and(|l| !l.contains("[[side]]")));
            let mut total: usize = rest.map(|p| units(p)).sum();
            for n in 2.. {
                total += units(piece);
                if total > 60 {
                    break;
                }
                out.push(piece.iter().map(|l| again(l, n)).collect::<Vec<_>>().join("\n"));
            }
        }
    }
    out.join("\n") + "\n"
}

/// A line of a unit for its nth likeness: another id, another name.
fn again(line: &str, n: usize) -> String {
    match line.trim_end_matches('"').split_once(" = \"") {
        Some((key, id)) if key.trim() == "id" => format!("{key} = \"{id}-{n}\""),
        Some((key, name)) if key.trim().starts_with("name") => format!("{key} = \"{name} {n}\""),
        _ => line.to_owned(),
    }
}

/// Goes down the page and back, and chooses one answer where orders are asked for; tells how long the page was busy without a pause
/// meanwhile. Nothing is held against the clock: a machine under test may be slow.
fn scroll_and_answer(gm: &mut Browser) -> String {
    let watch = "(window.busy = [], new PerformanceObserver((l) => l.getEntries().forEach((e) => \
                 window.busy.push(Math.round(e.duration)))).observe({ type: 'longtask' }), true)";
    assert!(gm.holds(watch));
    for _ in 0..12 {
        gm.press(key::PAGE_DOWN);
    }
    for _ in 0..12 {
        gm.press(key::PAGE_UP);
    }
    if waits(gm) == Waits::Orders {
        let first = "all('#orders-form tbody select').find((s) => !s.value && s.options.length > 1)";
        if gm.holds(first) {
            // As a thumb does it: a line of the list.
            gm.click_on(&format!("({first} || all('#orders-form tbody select').find((s) => s.value)).options[1]"));
            gm.until("all('#orders-form tbody select').some((s) => s.value)");
            // Escape closes an open list, and leaves a closed one: keys belong to the table again.
            for _ in 0..3 {
                if gm.holds("document.activeElement.matches('select')") {
                    gm.press(key::ESCAPE);
                }
            }
            gm.until("!document.activeElement.matches('select')");
        }
    }
    let rows = gm.number("all('#orders-form tbody tr, #dice-form tbody tr').length");
    let options = gm.number("all('option').length");
    format!("{rows} rows, {options} options; busy over 50 ms at a stretch: {} ms", gm.eye("window.busy"))
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn sixty_units_a_side_fit_a_phone() {
    let table = Server::open("crowd");
    let mut gm = Browser::new("crowd", "fr", Size::Phone);
    gm.open(&table.link());
    let folder = fresh_folder("crowd-files");
    let scenarios = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut played = 0;
    for game in 0..games(&gm) {
        let id = gm.said(&format!("all('article.game')[{game}].querySelector('input[name=game]').value"));
        let text = std::fs::read_to_string(scenarios.join(&id).join("standard.toml")).expect("a standard scenario");
        let file = folder.join(format!("{id}.toml"));
        std::fs::write(&file, crowd(&text)).expect("a file");
        import(&mut gm, &file);
        let cards = gm.number("all('.card').length");
        assert!(cards >= 100, "{id}: only {cards} cards");
        for (n, tab) in ["tab-todo", "tab-armies", "tab-front", "tab-chronicle"].iter().enumerate() {
            gm.click(&format!(".tabs a[href='#{tab}']"));
            assert_eq!(gm.overflow(), 0, "{id}: {tab} is wider than the phone: {}", gm.widest());
            gm.shot(&format!("crowd-{game}-{n}"));
        }
        gm.click(".tabs a[href='#tab-todo']");
        println!("{id}: {}", scroll_and_answer(&mut gm));
        for _ in 0..3 {
            let before = head(&gm);
            next(&mut gm);
            assert_ne!(head(&gm), before);
            println!("{id}: {}", scroll_and_answer(&mut gm));
            assert_eq!(gm.overflow(), 0, "{id}: wider than the phone: {}", gm.widest());
        }
        gm.open(&table.link());
        played += 1;
    }
    let _ = std::fs::remove_dir_all(folder);
    assert!(played > 0);
}
