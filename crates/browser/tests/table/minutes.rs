//! The first five minutes of somebody who has never seen it, in French: at a desk, and on a phone.

use crate::play::{door, head, knock, let_in, part, sample, to_dice};
use montjoie_browser::{Browser, Server, Size, key, paper};

fn five_minutes(size: Size, name: &str) {
    let table = Server::open(name);
    let mut gm = Browser::new(name, "fr", size);
    // 0:00 The program was started; its link opens the first page.
    gm.open(&table.link());
    gm.until("document.body.innerText.includes('Nouvelle bataille') && document.body.innerText.includes('Exemple')");
    assert!(!gm.address().contains("/gm/"), "the secret stays out of the address");
    gm.shot(&format!("{name}-0-home"));

    // 0:30 A sample: two sides, and one line on what to do.
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    part(&mut gm, "tab-armies");
    for side in ["a", "b"] {
        assert!(gm.number(&format!("all('#army-{side} .card').length")) >= 4);
    }
    part(&mut gm, "tab-todo");
    // The chances come when they are counted, and nothing moves under a thumb.
    let high = gm.number("one('#top').offsetHeight");
    gm.await_sight(".odds");
    assert_eq!(gm.number("one('#top').offsetHeight"), high, "the top line keeps its height");
    assert_eq!(gm.number("all('.primary').filter(seen).length"), 1, "one primary button");
    assert!(gm.said("say('#todo .what')").ends_with('.'));
    gm.shot(&format!("{name}-1-sample"));

    // 1:00 The first clash: the page says what to throw and for whom; a face is typed; the sum opens into its parts and its rule.
    to_dice(&mut gm);
    assert!(
        gm.said("say('#dice-form tbody th label span')").starts_with("Lancez 1d"),
        "{}",
        gm.said("say('#dice-form tbody th label span')")
    );
    gm.click("input.faces");
    gm.faces("3");
    gm.until("all('output.sum-of')[0].textContent");
    gm.click("#dice-form details.sum > summary");
    gm.await_sight(
        "#dice-form details.sum table, #dice-form details.sum dl, #dice-form details.sum ul, #dice-form details.sum ol",
    );
    gm.shot(&format!("{name}-2-sum"));
    gm.click("#dice-form a.rule");
    gm.await_sight("#rule-box");
    gm.shot(&format!("{name}-3-rule"));
    gm.press(key::ESCAPE);
    gm.until("!one('#rule-box').open");
    if gm.holds("all('input.faces').some((f) => !f.value)") {
        gm.click("#dice-form button[value=roll]");
        gm.until("all('input.faces').every((f) => f.value)");
    }
    let (before, cards) = (head(&gm), "all('.card').map((c) => c.textContent).join('|')");
    let was = gm.said(cards);
    gm.click("#todo .primary");
    gm.until(&format!("one('input[name=head]').value !== {before:?}"));

    // 1:30 Taken back: the button says what; everything comes back.
    assert!(gm.said("one('.moves form:first-child button').title").starts_with("Annuler"));
    gm.click(".moves form:first-child button");
    gm.until(&format!("all('.card').map((c) => c.textContent).join('|') === {was:?}"));

    // 2:00 A player scans the code, types a name, is let in, and sees their own only.
    let link = door(&mut gm);
    let mut player = Browser::new(&format!("{name}-player"), "fr", Size::Phone);
    knock(&mut player, &link, "Aude");
    let_in(&mut gm, "s0", None, true);
    player.await_sight("#own-side");
    assert!(player.number("all('#enemy .card').length") >= 4);
    assert!(
        !player.said("one('#enemy').textContent.replace(/n°\\s\\d+/g, '')").contains(|c: char| c.is_ascii_digit()),
        "the enemy's figures are on the phone, beside the numbers they are called by"
    );
    player.shot(&format!("{name}-4-player"));

    // 3:00 The chances: three numbers in words, an interval, the number of battles.
    gm.open(&place);
    gm.await_sight(".odds");
    gm.click(".odds > summary");
    gm.await_sight(".odds .sheet-over");
    assert!(gm.said("say('.odds .sheet-over')").chars().filter(char::is_ascii_digit).count() > 3);
    gm.shot(&format!("{name}-5-odds"));
    gm.click(".odds > summary");

    // 4:00 One more unit like another, weaker; then the lid is closed, and everything is there.
    let first = gm.said("one('#army-a .card').id");
    let count = gm.number("all('#army-a .card').length");
    part(&mut gm, "tab-todo");
    gm.unfold("#panel-gesture");
    gm.choose("#gesture-what", "add");
    gm.choose("#gesture-who", &first);
    gm.fill("#gesture-men", "30");
    gm.fill("#gesture-reason", "des renforts");
    gm.click("#gesture-form button[value=lay]");
    gm.until(&format!("all('#army-a .card').length === {}", count + 1));
    let was = gm.said("all('.card').map((c) => c.querySelector('h3').textContent + c.querySelector('.strength').textContent).join('|')");
    let table = table.again();
    gm.open(&table.link());
    gm.until("document.body.innerText.includes('Reprendre')");
    gm.shot(&format!("{name}-6-again"));
    gm.click(".kept a");
    gm.await_sight("#todo");
    assert_eq!(gm.said("all('.card').map((c) => c.querySelector('h3').textContent + c.querySelector('.strength').textContent).join('|')"), was);

    // 5:00 The cards on paper.
    part(&mut gm, "tab-todo");
    gm.unfold("#panel-paper");
    gm.click("#panel-paper a[href$='print/cards']");
    gm.await_sight(".paper-card");
    let file = paper::print(&gm, &format!("{name}-7-cards"));
    assert_eq!(paper::size(&file), (210, 297));
    assert!(!paper::pictures(&file).is_empty());
    drop(table);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_first_five_minutes_at_a_desk() {
    five_minutes(Size::Desktop, "minutes-desk");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_first_five_minutes_on_a_phone() {
    five_minutes(Size::Phone, "minutes-phone");
}
