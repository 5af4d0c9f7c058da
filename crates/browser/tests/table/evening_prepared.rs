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
        gm.until("!one('#problems .wrong') && all('.block').length > 2");
    } else {
        troops(gm, if from == From::Sample { 1 } else { 4 });
        heroes(gm);
    }
    gm.fill("#f-name-fr", TITLE);
    for (n, name) in SIDES.iter().enumerate() {
        gm.fill(&format!("#f-side-{}--name-fr", n + 1), name);
    }
    gm.press(key::TAB);
    mend(gm);
    gm.until("!one('button[value=play]').disabled");
}

/// What the page says is missing is filled in as it says: its link leads to the field, its example is typed.
fn mend(gm: &mut Browser) {
    let wrong = "all('#problems li.wrong a').find(seen)";
    for _ in 0..8 {
        if !gm.holds(wrong) {
            return;
        }
        let example = gm.said(&format!("{wrong}.querySelectorAll('code')[0].textContent"));
        let (field, word) = (gm.said(&format!("{wrong}.hash")), gm.said(&format!("{wrong}.textContent")));
        gm.click_on(wrong);
        gm.await_sight(&format!("{field}[aria-invalid]"));
        gm.fill(&field, example.trim_matches('"'));
        gm.click("#sheet button[value=shut]");
        gm.until(&format!("!one('#sheet') && all('#problems li.wrong a').filter((a) => a.hash === {field:?} && a.textContent === {word:?}).length === 0"));
    }
    panic!("what the page says does not mend it: {}", gm.said("say('#problems')"));
}

/// So many troops of the catalogue, alike on both sides: an evening is not over with the first throw. One side is tapped, the other pasted.
fn troops(gm: &mut Browser, count: usize) {
    let before = gm.number("all('.block').length");
    let mut list = Vec::new();
    for n in 0..count {
        gm.unfold("#catalogue-a");
        let troop = format!("all('#catalogue-a button.troop')[{}]", 1 + n * 3);
        let (many, name) = (60 + 20 * n, gm.said(&format!("{troop}.querySelector('b').textContent")));
        gm.fill("#many-a", &many.to_string());
        gm.click_on(&troop);
        gm.until(&format!("all('.block').length > {before} + {n}"));
        list.push(format!("{many} {name}"));
    }
    gm.paste("#paste-b", &list.join("\n"));
    gm.click("#prepare-form button[value=read]:not(.sr)");
    gm.until(&format!("all('.block').length >= {before} + {}", 2 * count));
    assert_eq!(gm.number("all('.understood .wrong').length"), 0, "{}", gm.said("say('.understood')"));
}

/// Somebody of name on each side.
fn heroes(gm: &mut Browser) {
    for (n, hero) in HEROES.iter().enumerate() {
        gm.click(&format!("button[value='add~side[{}].character']", n + 1));
        gm.await_sight("#sheet input[name$='.name_fr']");
        gm.fill("#sheet input[name$='.name_fr']", hero);
        gm.click("#sheet button[value=shut]");
        gm.until(&format!("!one('#sheet') && document.body.innerText.includes({hero:?})"));
    }
}
