//! A whole battle of every ruleset the page offers.

use crate::play::{Waits, games, head, next, sample, waits};
use montjoie_browser::{Browser, Server, Size};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_whole_battle_of_every_ruleset() {
    let table = Server::open("battles");
    let mut gm = Browser::new("battles", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        gm.shot(&format!("battle-{game}-start"));
        let round = gm.said("say('.round')");
        let mut moves = 0;
        // The first round step by step, as the page asks; a long one not to its end.
        while moves < 15 && gm.said("say('.round')") == round && next(&mut gm) {
            moves += 1;
            if moves == 4 {
                gm.shot(&format!("battle-{game}-fourth"));
            }
        }
        // The rest by itself, stopping where something happens.
        let mut halts = 0;
        while waits(&gm) != Waits::Over {
            // What only the game master can judge is never judged by the program unasked.
            if waits(&gm) == Waits::Judgement {
                next(&mut gm);
                continue;
            }
            let before = head(&gm);
            gm.unfold("#panel-go");
            gm.click("#panel-go button[value=until]");
            gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
            halts += 1;
            assert!(halts < 400, "the battle goes on for ever");
        }
        println!(
            "ruleset {game}: {moves} moves in the first round, then {halts} times *go on until*: {}",
            gm.said("say('#todo .what')")
        );
        gm.shot(&format!("battle-{game}-over"));
    }
}
