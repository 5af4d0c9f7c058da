//! Paper: cards, the order of battle, everything to finish by hand. Printed, counted and looked at.

use crate::play::{games, next, sample};
use montjoie_browser::{Browser, Server, Size, paper};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn pages_are_printed_whole() {
    let table = Server::open("paper");
    let mut gm = Browser::new("paper", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        for _ in 0..5 {
            next(&mut gm);
        }
        let place = gm.address();
        for sheet in ["cards", "order", "finish"] {
            gm.unfold("#panel-paper");
            gm.click(&format!("#panel-paper a[href$='print/{sheet}']"));
            gm.await_sight("main");
            // A card that hides a line has lost a figure.
            let cut = gm.said("all('.paper-card').filter((c) => c.scrollHeight > c.clientHeight + 1).map((c) => c.innerText).join('\\n')");
            assert_eq!(cut, "", "these cards hide a part of themselves");
            let names: Vec<String> = gm
                .said("all('.paper-card h3').map((e) => e.textContent).join('\\n')")
                .lines()
                .map(str::to_owned)
                .collect();
            let file = paper::print(&gm, &format!("print-{game}-{sheet}"));
            assert_eq!(paper::size(&file), (210, 297), "A4");
            let sheets = paper::sheets(&file);
            let pictures = paper::pictures(&file);
            assert_eq!(sheets.len(), pictures.len());
            for (text, picture) in sheets.iter().zip(&pictures) {
                assert!(!text.trim().is_empty() && picture.ink(0..picture.height) > 0, "an empty sheet");
                // Nothing is printed into the margins: what would be cut is seen there.
                let edge = picture.height * 8 / 297;
                assert_eq!(
                    picture.ink(0..edge) + picture.ink(picture.height - edge..picture.height),
                    0,
                    "ink in the margin"
                );
            }
            if sheet == "cards" {
                // The tracks of losses, where a book has them, follow on sheets of their own.
                let tracks = usize::from(gm.holds("one('.track')"));
                let cards = names.len().div_ceil(8);
                assert!(
                    sheets.len() >= cards + tracks && sheets.len() <= cards + tracks * cards * 4,
                    "eight cards a sheet"
                );
                let first = |text: &str, name: &str| text.contains(name.split(' ').next_back().unwrap_or(name));
                for (i, name) in names.iter().enumerate() {
                    assert!(first(&sheets[i / 8], name), "{name} is not on sheet {}", i / 8 + 1);
                }
            }
            println!("ruleset {game}, {sheet}: {} sheets of A4", sheets.len());
            gm.open(&place);
            gm.await_sight("#todo");
        }
    }
}
