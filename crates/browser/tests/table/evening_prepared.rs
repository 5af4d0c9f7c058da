//! A battle of an evening, prepared on the page: what the game master pastes, adds, names and mends.

use montjoie_browser::{Browser, key};
use std::path::{Path, PathBuf};

/// The names the game master types on the page.
pub const TITLE: &str = "La soirée du gué";
const SIDES: [&str; 2] = ["les gens du Gué", "les gens du Mont"];
const HEROES: [&str; 2] = ["Aliénor du Gué", "Barnabé du Mont"];

/// The shipped battle of a book that is fought on a map, if it has one.
fn on_a_map(book: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(book);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.flatten().map(|f| f.path()).collect();
    files.sort();
    files.into_iter().rfind(|f| std::fs::read_to_string(f).is_ok_and(|text| text.contains("map_mode = \"grid\"")))
}

/// What a battle is prepared from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// An empty page and the names of the catalogue.
    Catalogue,
    /// The book's sample, and a troop of the catalogue more on each side.
    Sample,
    /// A file pasted into the page: it brings a map.
    File,
}

/// Prepares a battle on the page, named by hand.
pub fn prepare(gm: &mut Browser, link: &str, game: i64, from: From) {
    gm.open(link);
    let card = format!("all('article.game')[{game}]");
    let book = gm.said(&format!("{card}.querySelector('input[name=game]').value"));
    if from == From::Sample {
        gm.click_on(&format!("{card}.querySelector('details > summary')"));
        gm.click_on(&format!("{card}.querySelector('details form[action=\"/new\"] button')"));
    } else {
        gm.click_on(&format!("[...{card}.querySelectorAll('form[action=\"/new\"] button')].find(seen)"));
    }
    gm.await_sight("#prepare-form");
    if from == From::File {
        let file = on_a_map(&book).expect("a book with a map ships a battle on it");
        gm.unfold("#file");
        gm.click("#file-text");
        gm.press(&format!("{}a", key::CONTROL));
        gm.press(key::DELETE);
        gm.paste("#file-text", &std::fs::read_to_string(file).expect("a scenario"));
        gm.click("#file button[value=raw]");
        gm.until("!one('#problems .wrong') && all('.unit').length > 2");
    } else {
        troops(gm, if from == From::Sample { 1 } else { 4 });
        heroes(gm);
    }
    gm.fill("#f-called", TITLE);
    for (n, name) in SIDES.iter().enumerate() {
        gm.fill(&format!("#f-side-{}--called", n + 1), name);
    }
    gm.press(key::TAB);
    gm.until(&format!("one('#host-b-title').textContent === {:?}", SIDES[1]));
    assert_eq!(gm.number("all('.muster .wrong, #problems').length"), 0, "{}", gm.said("say('.muster .wrong')"));
    gm.until("!one('button[value=play]').disabled");
}

/// So many troops of the catalogue, alike on both sides: an evening is not over with the first throw. One side is tapped, the other pasted.
fn troops(gm: &mut Browser, count: usize) {
    let before = gm.number("all('.unit').length");
    let mut list = Vec::new();
    for n in 0..count {
        let row = format!("all('.rows > li')[{}]", 1 + n * 3);
        let (many, name) = (60 + 20 * n, gm.said(&format!("{row}.querySelector('b').textContent")));
        gm.click_on(&format!("{row}.querySelector('.plus.side-a')"));
        gm.until(&format!("all('.unit').length > {before} + {n}"));
        let counts = "[...document.querySelectorAll('#host-a .step input')].at(-1)";
        let id = gm.said(&format!("{counts}.id"));
        gm.fill(&format!("#{id}"), &many.to_string());
        gm.press(key::TAB);
        list.push(format!("{many} {name}"));
    }
    gm.unfold("#pasting-b");
    gm.paste("#paste-b", &list.join("\n"));
    gm.click("#pasting-b button[value=read]");
    gm.until(&format!("all('.unit').length >= {before} + {}", 2 * count));
    assert_eq!(gm.number("all('.understood .wrong').length"), 0, "{}", gm.said("say('.understood')"));
}

/// Somebody of name on each side.
fn heroes(gm: &mut Browser) {
    for (n, hero) in HEROES.iter().enumerate() {
        gm.click(&format!("button[value='add~side[{}].character']", n + 1));
        gm.until(&format!("document.activeElement.name.startsWith('side[{}].character')", n + 1));
        gm.press(hero);
        gm.press(key::TAB);
        gm.click("#sheet button[value=shut]");
        gm.until(&format!("!one('#sheet') && all('.person .own-name').some((f) => f.value === {hero:?})"));
    }
}
