//! How large pages are: phones load them too, over whatever network the table has.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

/// What a page may weigh, uncompressed.
const MOST: usize = 250_000;

/// A scene with this many effects of every outcome, none of them with a target yet.
fn scene(effects: usize) -> String {
    let row = |o: &str| format!("&{o}_gesture=attack&{o}_who=&{o}_on=&{o}_men=&{o}_side=").repeat(effects);
    let rows: String = ["triumph", "success", "failure", "disaster"].map(row).concat();
    format!("do=open&title=Le+pont&who=u2&stakes=Tenir&shared=yes{rows}")
}

/// Orders by doctrine and dice by the program, confirmed: the page after it.
fn by_doctrine(gm: &mut Browser, battle: &str) -> String {
    for (form, how) in [("orders", "doctrine"), ("orders", "confirm"), ("dice", "roll")] {
        act(gm, battle, form, &format!("do={how}"));
    }
    act(gm, battle, "dice", "do=confirm")
}

/// What the form of judgements would send as it stands.
fn judged(page: &str) -> String {
    let form = between(page, "id=\"judge-form\"", "</form>").unwrap();
    let tags = form.split("<input").skip(1).map(|tag| tag.split('>').next().unwrap());
    let stands = tags.filter(|tag| !tag.contains("radio") || tag.ends_with("checked"));
    let field = |tag: &str| Some((between(tag, "name=\"", "\"")?, between(tag, "value=\"", "\"").unwrap_or_default()));
    let fields = stands.filter_map(field).filter(|(name, _)| name.contains('~'));
    fields.map(|(name, value)| format!("{}={}", encode(&name), encode(&value))).collect::<Vec<_>>().join("&")
}

/// The names in the lists of a page.
fn options(page: &str) -> usize {
    page.matches("<option value=\"u").count()
}

#[test]
fn no_page_of_a_jet_battle_is_over_the_limit() {
    let (mut gm, _, hall) = open("size");
    let folder = format!("{}/../../scenarios/jet", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 5);
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        hall.begin_as(&name, &std::fs::read_to_string(&file).unwrap()).unwrap();
        let battle = format!("/b/{name}");
        act(&mut gm, &battle, "conduct", "do=set&offered=always&focus=all");
        let room = hall.room(&name).unwrap();
        let mut player = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
        let small = |what: &str, page: &str| assert!(page.len() < MOST, "{name}, {what}: {} bytes", page.len());
        let begun = room.hash();
        // Steps with every question open, and a scene over each.
        for _ in 0..8 {
            // The page has room for two of each outcome.
            for effects in [1, 2] {
                let page = act(&mut gm, &battle, "scene", &scene(effects));
                assert!(page.contains("id=\"scene-form\""), "{name}");
                small(&format!("a scene of {effects} effects"), &page);
                small("a scene on a phone", &player.get(&format!("/p/{name}")).body);
                act(&mut gm, &battle, "scene", "do=cancel");
            }
            for leaf in ["", "/scene", "/people"] {
                small(leaf, &gm.get(&format!("{battle}{leaf}")).body);
            }
            small("dice", &by_doctrine(&mut gm, &battle));
            act(&mut gm, &battle, "go", "do=step");
        }
        assert_ne!(room.hash(), begun, "{name}: the battle went on");
        act(&mut gm, &battle, "conduct", "do=set&offered=never&focus=all");
        for _ in 0..60 {
            let page = by_doctrine(&mut gm, &battle);
            if page.contains("id=\"judge-form\"") {
                act(&mut gm, &battle, "judge", &judged(&page));
            }
            act(&mut gm, &battle, "go", "do=round");
            if room.outcome().is_some() {
                break;
            }
        }
        assert!(room.outcome().is_some(), "{name}");
        // The whole chronicle is a document: it is as long as its battle.
        for leaf in ["", "/after"] {
            small(&format!("{leaf} at the end"), &gm.get(&format!("{battle}{leaf}")).body);
        }
        small("a phone at the end", &player.get(&format!("/p/{name}")).body);
        small("the screen", &gm.get(&format!("/screen/{name}")).body);
    }
}

#[test]
fn lists_of_a_scene_are_fetched_where_they_would_be_long() {
    let (mut gm, _, _) = open("size-lists");
    let battle = sample_of(&mut gm, "jet", "standard");
    let listed = options(&gm.get(&format!("{battle}/scene?whom=yes")).body);
    assert_eq!(listed, 62, "two armies, ten regiments, fifty companies");
    let before = options(&gm.get(&battle).body);
    // A few lists stand on the page, whole.
    let page = act(&mut gm, &battle, "scene", &scene(1));
    assert_eq!(options(&page), before + 4 * 2 * listed);
    assert!(!page.contains("data-more"), "nothing to fetch");
    act(&mut gm, &battle, "scene", "do=cancel");
    // Many are fetched by the script, and stand whole on a page of their own for who has none.
    let page = act(&mut gm, &battle, "scene", &scene(2));
    assert_eq!(options(&page), before);
    assert_eq!(page.matches(&format!("data-more=\"{battle}/scene?whom=yes\"")).count(), 4 * 2 * 2);
    let whole = gm.get(&format!("{battle}/scene?end=yes")).body;
    assert_eq!(options(&whole), 4 * 2 * 2 * listed);
    assert!(page.contains(&format!("href=\"{battle}/scene?end=yes\"")));
    // What was chosen is on the page in any case.
    let row = |who: &str, on: &str| format!("&triumph_gesture=attack&triumph_who={who}&triumph_on={on}&triumph_men=");
    let end = format!("do=end&outcome=&told=Ils+tiennent{}{}", row("u3", "u30"), row("u4", ""));
    let page = act(&mut gm, &battle, "scene", &end);
    assert!(page.contains("Ils tiennent"), "nothing typed is lost");
    for who in ["u3", "u30", "u4"] {
        assert!(page.contains(&format!("<option value=\"{who}\" selected>")), "{who}");
    }
}
