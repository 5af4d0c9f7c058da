//! Friends far away: the game master and two phones through nginx, over HTTPS, by the public name.

use crate::play::{door, knock, let_in, next, sample};
use montjoie_browser::{Browser, Proxy, Server, Size};

#[test]
#[ignore = "needs Chromium and nginx: cargo xtask test --only browser"]
fn a_game_master_and_two_phones_play_through_a_proxy() {
    let table = Server::public("proxy");
    let proxy = Proxy::before(table.port());
    let mut gm = Browser::far("proxy-gm", "fr", Size::Desktop, proxy.port);
    let link = table.link();
    assert!(link.starts_with("https://table.example/gm/"), "{link}");
    sample(&mut gm, &link, 0);
    assert!(gm.address().starts_with("https://table.example/b/"), "{}", gm.address());
    let place = gm.address();

    // The picture at the door has the public name, with the door to the house shut.
    let joined = door(&mut gm);
    assert!(joined.starts_with("https://table.example/join?code="), "the picture says {joined:?}");
    gm.shot("proxy-door");
    let people = gm.address();
    let phones = ["Aude", "Bruno"].map(|name| {
        let mut phone = Browser::far(&format!("proxy-{name}"), "fr", Size::Phone, proxy.port);
        gm.open(&people);
        knock(&mut phone, &joined, name);
        let_in(&mut gm, if name == "Aude" { "s0" } else { "s1" }, None, false);
        // Pushed through the proxy: nobody reloads.
        phone.await_sight("#own-side");
        phone
    });
    // Nothing a script could read, nothing that travels in the clear.
    for browser in phones.iter().chain([&gm]) {
        assert!(browser.holds("isSecureContext && !document.cookie.includes('montjoie')"));
    }

    // A step of the GM's reaches both phones by their streams.
    gm.open(&place);
    gm.await_sight("#todo");
    let told = |phone: &Browser| phone.said("document.body.innerText");
    let before = phones.each_ref().map(told);
    for (phone, before) in phones.iter().zip(&before) {
        phone.until(&format!("document.body.innerText.trim() === {:?}", before.trim()));
    }
    for _ in 0..6 {
        assert!(next(&mut gm), "the battle goes on");
    }
    for (phone, before) in phones.iter().zip(before) {
        phone.until(&format!("document.body.innerText.trim() !== {:?}", before.trim()));
        phone.shot("proxy-phone");
    }
}
