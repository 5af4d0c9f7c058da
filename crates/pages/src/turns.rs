//! Whose turn it is: the order of a step, each with the number that gives the place.

use crate::card::opened;
use crate::html::Html;
use crate::view::View;
use crate::words::Words;
use montjoie_game::Whose;

/// The order, where the step has one: who acts now is marked, who has acted is grey.
pub fn turns(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("turns").with(|h| {
        let Some(track) = &view.track else { return };
        h.tag("details").class("panel turns").attr("data-keep", "turns").flag("open", true).with(|h| {
            h.tag("summary").text(&words.word(track.title));
            h.tag("ol").with(|h| {
                for turn in &track.turns {
                    let current = (turn.when == Whose::Now).then_some("step");
                    h.tag("li").class(turn.when.word()).maybe("aria-current", current).with(|h| {
                        h.tag("span").class("what").text(&words.name(turn.who));
                        if turn.when != Whose::Later {
                            h.tag("span").class("when").text(&words.word(match turn.when {
                                Whose::Now => "page-turn-now",
                                _ => "page-turn-done",
                            }));
                        }
                        if let Some(figure) = track.of(&view.sheets, turn.who) {
                            opened(h, view, words, figure);
                        }
                    });
                }
            });
        });
    });
}
