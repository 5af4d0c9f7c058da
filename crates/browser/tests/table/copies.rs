//! Going back to a copy, by clicks: the game master looks first, and the player's phone follows by itself.

use crate::play::{door, head, knock, let_in, next, sample};
use montjoie_browser::{Browser, Server, Size};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_copy_is_put_back_by_clicks_and_the_phone_follows() {
    let table = Server::open("copies");
    let mut gm = Browser::new("copies-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    door(&mut gm);
    let code = gm.said("say('.door .code')");
    let mut player = Browser::new("copies-player", "fr", Size::Phone);
    knock(&mut player, &format!("{}?code={code}", table.door()), "Aude");
    let_in(&mut gm, "s0", None, true);
    player.until("document.body.classList.contains('is-live')");
    gm.open(&place);
    gm.await_sight("#todo");
    next(&mut gm);
    let copied = head(&gm);
    let shown = |browser: &Browser| browser.said("one('main').innerText");
    // The next morning: the table is opened again, and copies itself.
    let table = table.again();
    gm.open(&table.link());
    gm.open(&place);
    gm.await_sight("#todo");
    player.reload();
    player.await_sight("main");
    player.until("document.body.classList.contains('is-live')");
    let phone = shown(&player);
    for _ in 0..4 {
        next(&mut gm);
    }
    assert_ne!(head(&gm), copied);
    player.until(&format!("one('main').innerText !== {phone:?}"));

    gm.open(&table.link());
    gm.click("a[href='/copies']");
    gm.await_sight("ul.copies li a");
    gm.shot("copies-list");
    assert_eq!((gm.overflow(), gm.barriers()), (0, Vec::new()));
    gm.click("ul.copies li a");
    gm.await_sight("#replaced li");
    gm.shot("copies-look");
    assert_eq!((gm.overflow(), gm.barriers()), (0, Vec::new()));
    gm.click("form[action^='/copies/'] button");
    gm.await_sight(".notice");
    gm.shot("copies-done");
    // The phone comes to it by itself.
    player.until(&format!("one('main') && one('main').innerText === {phone:?}"));
    gm.click("section ul.kept a.button.primary");
    gm.await_sight("#todo");
    assert_eq!(head(&gm), copied, "the battle stands where it stood");
    next(&mut gm);
    assert_ne!(head(&gm), copied, "and is played on");
}
