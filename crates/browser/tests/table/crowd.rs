//! Sixty units a side on a small phone: nothing stands out of the window, and the page answers.

use crate::play::{games, head, next};
use montjoie_browser::{Browser, Size, Table, fresh_folder};

/// A sample made large: its first unit of each side, sixty times.
fn crowd(text: &str) -> String {
    let head: Vec<&str> = text.lines().take_while(|l| !l.starts_with("[[side]]")).collect();
    let mut out = head.join("\n") + "\n";
    for side in text.split("[[side]]").skip(1) {
        let parts: Vec<&str> = side.split("\n[[side.").collect();
        out += &format!("[[side]]{}\n", parts[0]);
        let unit = parts.iter().find(|p| p.starts_with("unit]]")).expect("a unit");
        for i in 2..=60 {
            let lines = unit.lines().map(|l| match l.split_once(" = ") {
                Some(("id", id)) => format!("id = \"{}-{i}\"", id.trim_matches('"')),
                Some((name @ ("name_fr" | "name_en"), said)) => format!("{name} = \"{} {i}\"", said.trim_matches('"')),
                _ => l.to_owned(),
            });
            out += &format!("[[side.{}\n", lines.collect::<Vec<_>>().join("\n"));
        }
        for part in &parts[1..] {
            out += &format!("[[side.{part}\n");
        }
    }
    out
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn sixty_units_a_side_fit_a_phone() {
    let table = Table::open("crowd");
    let mut gm = Browser::new("crowd", "fr", Size::Phone);
    gm.open(&table.link);
    let folder = fresh_folder("crowd-files");
    let scenarios = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut played = 0;
    for game in 0..games(&gm) {
        let id = gm.said(&format!("all('article.game')[{game}].querySelector('input[name=game]').value"));
        let text = std::fs::read_to_string(scenarios.join(&id).join("standard.toml")).expect("a standard scenario");
        let file = folder.join(format!("{id}.toml"));
        std::fs::write(&file, crowd(&text)).expect("a file");
        gm.give_file("#import", &file);
        gm.click("form[action='/import'] button");
        gm.await_sight("#todo");
        assert!(gm.number("all('.card').length") >= 120, "{id}");
        for (n, tab) in ["tab-todo", "tab-armies", "tab-front", "tab-chronicle"].iter().enumerate() {
            gm.click(&format!(".tabs a[href='#{tab}']"));
            assert_eq!(gm.overflow(), 0, "{id}: {tab} is wider than the phone");
            gm.shot(&format!("crowd-{game}-{n}"));
        }
        gm.click(".tabs a[href='#tab-todo']");
        for _ in 0..2 {
            let before = head(&gm);
            next(&mut gm);
            assert_ne!(head(&gm), before);
            assert_eq!(gm.overflow(), 0, "{id}: wider than the phone");
        }
        gm.open(&table.link);
        played += 1;
    }
    let _ = std::fs::remove_dir_all(folder);
    assert!(played > 0);
}
