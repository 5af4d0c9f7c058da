//! The page goes along with the battle: the field with the cursor and the newest result are in sight after every step, unless somebody looks elsewhere.

use crate::play::{Waits, face, head, import, next, part, shipped, waits};
use montjoie_browser::{Browser, Server, Size};

/// The duels of heroes between the blows of a whole host: a long batch of dice, then a short one.
const MANY: &str = "heros";

/// Whether the middle of an element is in the window with nothing over it.
const BARE: &str = "((e) => { if (!e) return false; const r = e.getBoundingClientRect(); \
    const at = (x, y) => { const hit = document.elementFromPoint(x, y); return !!hit && e.contains(hit); }; \
    return r.width > 0 && at(r.x + Math.min(r.width / 2, 60), r.y + 3) && at(r.x + Math.min(r.width / 2, 60), r.bottom - 3); })";

fn bare(gm: &Browser, expression: &str) -> bool {
    gm.holds(&format!("{BARE}({expression})"))
}

/// The field with the cursor and the words that say whose dice these are.
fn sees_whose(gm: &Browser, when: &str) {
    gm.until("document.activeElement.matches('input.faces')");
    let id = gm.said("document.activeElement.id");
    assert!(bare(gm, "document.activeElement"), "{when}: the field {id} is out of sight");
    assert!(
        bare(gm, "document.activeElement.closest('tr').querySelector('th label')"),
        "{when}: whose dice {id} are is out of sight"
    );
}

/// Plays on to a batch of so many dice.
fn to_many(gm: &mut Browser, dice: i64) {
    for _ in 0..40 {
        if waits(gm) == Waits::Dice && gm.number("all('#dice-form input.faces').length") >= dice {
            return;
        }
        assert!(next(gm), "no step asks for {dice} dice");
    }
    panic!("no step asks for {dice} dice");
}

/// Types every face that is asked for, looking after each whether the next is in sight.
fn type_all(gm: &mut Browser) {
    let fields = gm.number("all('#dice-form input.faces').length");
    for n in 0..fields {
        sees_whose(gm, &format!("face {n} of {fields}"));
        let typed = face(gm);
        gm.faces(&typed);
    }
    gm.until("document.activeElement.matches('button')");
    assert!(bare(gm, "document.activeElement"), "the button that confirms is out of sight");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_field_with_the_cursor_is_in_sight_at_a_desk() {
    let table = Server::open("cursor");
    let mut gm = Browser::new("cursor", "fr", Size::Desktop);
    gm.open(&table.link());
    import(&mut gm, &shipped(MANY));
    to_many(&mut gm, 8);
    type_all(&mut gm);
    gm.shot("cursor-typed");
    let before = head(&gm);
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {before:?}"));
    for step in 0..6 {
        if waits(&gm) == Waits::Dice {
            sees_whose(&gm, &format!("step {step}"));
            gm.shot(&format!("cursor-{step}"));
            // Whatever is typed goes to whom one sees.
            type_all(&mut gm);
            let before = head(&gm);
            gm.press("n");
            gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        } else {
            let form = "(one('#orders-form tr select, #judge-form') || one('#todo .primary'))";
            gm.until(&format!("{BARE}({form})"));
            next(&mut gm);
        }
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_field_with_the_cursor_is_in_sight_on_a_phone() {
    let table = Server::open("thumb");
    let mut gm = Browser::new("thumb", "en", Size::Phone);
    gm.open(&table.link());
    import(&mut gm, &shipped(MANY));
    to_many(&mut gm, 8);
    gm.click("#dice-form input.faces");
    type_all(&mut gm);
    for step in 0..4 {
        let before = head(&gm);
        gm.click_on(
            "document.activeElement.matches('#dice-form .confirm') ? document.activeElement : one('#todo .primary')",
        );
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        // A phone's keyboard would cover half of it: nothing is typed before somebody touches a field, but the field is there to be touched.
        let first = "one('#dice-form tr.throw, #orders-form tbody tr, #judge-form .judgement, #todo .primary')";
        gm.until(&format!("{BARE}({first}.querySelector('th') || {first})"));
        gm.until(&format!(
            "{BARE}(one('#dice-form tr.throw input.faces, #orders-form tbody select, #judge-form, #todo .primary'))"
        ));
        gm.shot(&format!("thumb-{step}"));
        if waits(&gm) != Waits::Dice {
            next(&mut gm);
            to_many(&mut gm, 1);
        }
        gm.click("#dice-form input.faces");
        type_all(&mut gm);
    }
}

/// The newest line that is told, and whether one sees it.
const NEWEST: &str =
    "all('.col-c .log .line, .col-c .log a.bare, .col-c .log details.bare > summary').filter(seen).at(-1)";

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_chronicle_follows_and_yanks_nobody() {
    let table = Server::open("follow");
    let mut gm = Browser::new("follow", "fr", Size::Desktop);
    gm.open(&table.link());
    import(&mut gm, &shipped(MANY));
    let tall = "one('.col-c .log').scrollHeight";
    let (mut was, mut most) = (gm.number(tall), 0);
    for step in 0..8 {
        next(&mut gm);
        gm.until(&format!("{BARE}({NEWEST})"));
        let now = gm.number(tall);
        most = most.max(now - was);
        was = now;
        assert!(!gm.sees(".newer"), "step {step}: nothing is below what one sees");
    }
    assert!(most > 300, "no step added more than 300 points, but {most} at most");
    gm.shot("follow-newest");

    // Somebody reads further up: they go on reading, and are told that there is more.
    gm.wheel("one('.col-c')", -700);
    gm.until(&format!("!{BARE}({NEWEST})"));
    let at = gm.number("one('.col-c').scrollTop");
    let lines = gm.number("all('.col-c .log .line').length");
    while gm.number("all('.col-c .log .line').length") == lines {
        assert!(next(&mut gm), "the battle ended before another line was told");
    }
    gm.await_sight(".newer");
    assert!(bare(&gm, "one('.newer')"), "the button lies where one reads");
    assert_eq!(gm.number("one('.col-c').scrollTop"), at, "the reader was yanked away");
    gm.shot("follow-newer");
    gm.click(".newer");
    gm.until(&format!("{BARE}({NEWEST})"));
    gm.until("!all('.newer').some(seen)");
    next(&mut gm);
    gm.until(&format!("{BARE}({NEWEST})"));
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn what_just_happened_is_in_sight_where_the_chronicle_is_not() {
    let table = Server::open("latest");
    let mut gm = Browser::new("latest", "fr", Size::Phone);
    for width in [360, 820] {
        gm.open(&table.link());
        import(&mut gm, &shipped(MANY));
        gm.width(width);
        let mut told = std::collections::BTreeSet::new();
        for step in 0..14 {
            if told.len() > 2 {
                break;
            }
            next(&mut gm);
            if gm.holds("one('#latest .line')") {
                gm.until(&format!("{BARE}(all('#latest .line').at(-1))"));
                gm.shot(&format!("latest-{width}-{step}"));
                told.insert(gm.said("say('#latest')"));
            }
        }
        assert!(told.len() > 1, "{width} wide: nothing new was told: {told:?}");
    }
    // On a phone the chronicle opens on its newest lines.
    gm.width(360);
    part(&mut gm, "tab-chronicle");
    gm.until(&format!("{BARE}({NEWEST})"));
}
