//! A scene whose effect has no target yet: it asks for it, and no text is lost.

use crate::play::{door, games, knock, sample};
use montjoie_browser::{Browser, Server, Size};

const TOLD: &str = "Seule sur le pont, elle les a tous retenus.";

/// Opens a scene whose triumph takes men, of nobody yet: on the page of its own, as who has no scripts does.
fn open(gm: &mut Browser) {
    gm.fill("#scene-title", "Le pont du moulin");
    gm.click("#scene-who option");
    gm.fill("#scene-stakes", "Tenir le pont");
    gm.choose("#scene-triumph-0-gesture", "take");
    gm.click("button[value=open]");
    gm.await_sight("#scene-form");
}

/// Closes it: refused until somebody is said, and everything typed stays.
fn close(gm: &mut Browser, name: &str) {
    gm.click("#scene-is-triumph");
    gm.fill("#scene-told", TOLD);
    gm.click("#scene-form button[value=end]");
    gm.await_sight("#wrong-triumph-0-who");
    gm.await_sight("#wrong-triumph-0-men");
    assert_eq!(gm.said("one('#scene-told').value"), TOLD, "the text is there");
    assert!(gm.holds("one('#scene-is-triumph').checked"));
    let in_sight = "(() => { const at = one('#end-triumph-0-who').getBoundingClientRect(), bar = one('#todo').getBoundingClientRect(); \
        return at.top >= (scrollY > 0 ? bar.bottom : 0) && at.bottom <= innerHeight; })()";
    gm.until(in_sight);
    gm.shot(&format!("{name}-refused"));
    // A troop, neither a person nor a body of several.
    let foe = gm.said("all('#army-b .card').filter((c) => !c.querySelector('use[href$=character]')).pop().id");
    gm.choose("#end-triumph-0-who", &foe);
    gm.fill("#end-triumph-0-men", "beaucoup");
    gm.click("#scene-form button[value=end]");
    gm.until("!one('#wrong-triumph-0-who') && seen(one('#wrong-triumph-0-men'))");
    assert_eq!(gm.said("one('#end-triumph-0-men').value"), "beaucoup", "what cannot be read is there to be mended");
    assert_eq!(gm.said("one('#end-triumph-0-who').value"), foe, "whom it falls on too");
    assert_eq!(gm.said("one('#scene-told').value"), TOLD);
    gm.fill("#end-triumph-0-men", "1");
    gm.click("#scene-form button[value=end]");
    gm.until(&format!("!one('#scene-form') && say('#chronicle .log').includes({TOLD:?})"));
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_scene_without_a_target_asks_for_it_and_keeps_its_text() {
    let table = Server::open("scene-target");
    let mut gm = Browser::new("scene-target", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        gm.click("details[data-keep='open-scene'] > summary");
        gm.await_sight("#scene-title");
        open(&mut gm);
        close(&mut gm, &format!("scene-target-{game}"));
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_same_without_scripts() {
    let table = Server::open("scene-plain");
    let mut gm = Browser::new("scene-plain", "en", Size::Desktop);
    gm.open(&table.link());
    gm.without_scripts();
    sample(&mut gm, &table.link(), 0);
    assert!(!gm.holds("document.documentElement.classList.contains('js')"), "no script of the page runs");
    gm.click("details[data-keep='open-scene'] > summary");
    gm.click("details[data-keep='open-scene'] a");
    gm.await_sight("#scene-title");
    open(&mut gm);
    close(&mut gm, "scene-plain");
}

/// What is being typed into a form that was fetched outlives whatever is laid around it.
#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_scene_half_typed_outlives_a_knock_at_the_door() {
    let table = Server::open("scene-knock");
    let mut gm = Browser::new("scene-knock", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let link = door(&mut gm);
    gm.open(&place);
    gm.await_sight("#todo");
    gm.until("document.body.classList.contains('is-live')");
    gm.click("details[data-keep='open-scene'] > summary");
    gm.fill("#scene-title", "Le pont du moulin");
    gm.fill("#scene-stakes", "Tenir jusqu'au soir");
    let mut player = Browser::new("scene-knock-player", "fr", Size::Phone);
    knock(&mut player, &link, "Aude");
    // The tools list whoever is at the table: they were laid anew.
    gm.until("[...one('#except-who').options].some((o) => o.textContent === 'Aude')");
    assert_eq!(gm.said("one('#scene-title').value"), "Le pont du moulin");
    assert_eq!(gm.said("one('#scene-stakes').value"), "Tenir jusqu'au soir");
    assert_eq!(gm.said("document.activeElement.id"), "scene-stakes", "the cursor stays where it was");
}
