//! The order in which units act, on the pages of those who may see it.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_chronicle::Chronicle;
use montjoie_game::{Fight, Viewer, Whose};

/// The next step, by doctrine and the program's dice.
fn play_on(gm: &mut Browser, battle: &str) {
    let page = act(gm, battle, "orders", "do=doctrine");
    let page = if page.contains("/orders\"") { act(gm, battle, "orders", "do=confirm") } else { page };
    if page.contains("id=\"dice-form\"") {
        let page = act(gm, battle, "dice", "do=roll");
        act(gm, battle, "dice", &format!("do=confirm&{}", typed(&page)));
    } else {
        act(gm, battle, "go", "do=step");
    }
}

fn now(gm: &mut Browser, battle: &str) -> Chronicle {
    let journal = gm.get(&format!("{battle}/journal")).body;
    Chronicle::inspect_bytes(montjoie_books::GAMES, journal.as_bytes()).unwrap()
}

fn count(fight: &dyn Fight, when: Whose) -> usize {
    fight.track(Viewer::Gm).map_or(0, |track| track.turns.iter().filter(|t| t.when == when).count())
}

#[test]
fn the_order_stands_on_the_page_while_it_is_played() {
    let (mut gm, _, _hall) = open("turns");
    let mut tracked = 0;
    for game in montjoie_books::GAMES {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let (mut with, mut done) = (0, 0);
        for _ in 0..14 {
            let page = gm.get(&battle).body;
            let order = between(&page, "<section id=\"turns\">", "</section>").unwrap();
            let book = now(&mut gm, &battle);
            let (acting, past) = (count(book.fight(), Whose::Now), count(book.fight(), Whose::Done));
            assert_eq!(order.matches("aria-current=\"step\"").count(), acting, "{}: {order}", game.info().id);
            assert_eq!(order.matches("<li class=\"done\"").count(), past, "{}: {order}", game.info().id);
            if acting > 0 {
                with += 1;
                // Every place opens into what it is made of.
                assert_eq!(order.matches("<li ").count(), order.matches("<table class=\"sum\">").count(), "{order}");
            }
            done = done.max(past);
            play_on(&mut gm, &battle);
        }
        tracked += usize::from(with > 1 && done > 0);
    }
    assert!(tracked > 0, "no book has an order of its units");
}
