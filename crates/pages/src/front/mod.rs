//! The picture of the battle (ADR 0071): both hosts in ranks of counters, the clashes between them, the map where there is one.
//!
//! It is made of elements that flow, so that one page serves a phone and a television, and no name is cut. Widths are classes (`w1` to `w100`): the
//! policy of the pages allows no style of an element's own.

mod aims;
mod counter;
mod ranks;

use crate::bodies;
use crate::heraldry::shield;
use crate::html::Html;
use crate::view::View;
use crate::words::Words;
use counter::{counter, strip, wall};
use montjoie_game::{Arg, Message, Sheet, Viewer};
use montjoie_table::{Side, Subject};
use ranks::{Clash, Ranks};

/// More free counters than this in a rank, and they are drawn small; more than the other, and they are folded away.
const MANY: usize = 9;
const TOO_MANY: usize = 40;

/// The side that is drawn below: one's own.
fn near(view: &View) -> Side {
    match view.viewer {
        Viewer::Player(side, _) => side,
        Viewer::Gm | Viewer::Public(_) => Side::A,
    }
}

/// The front.
pub(crate) fn front(h: &mut Html, view: &View, words: &Words<'_>) {
    let ranks = Ranks::of(view);
    h.tag("section").id("front").class("front").attr("aria-labelledby", "front-title").with(|h| {
        h.tag("h2").id("front-title").class("sr").text(&words.word("page-front"));
        if let Some(map) = &view.map {
            crate::gm::ground(h, view, words, map);
        }
        let (own, foe) = (near(view), near(view).foe());
        h.tag("div").class("hosts").with(|h| {
            host(h, view, words, &ranks, (foe, true));
            line(h, view, words, &ranks, own);
            host(h, view, words, &ranks, (own, false));
        });
        if !view.on_screen {
            // What the script says while somebody points: the words come with the page.
            let said =
                h.tag("p").id("front-said").attr("role", "status").attr("data-aim", &words.word("page-front-aim"));
            let said = said.attr("data-not", &words.word("page-front-not"));
            said.attr("data-deeds", &words.word("page-front-deeds"))
                .attr("data-sheet", &words.word("page-card-open"))
                .text("");
        }
    });
}

fn letter(side: Side) -> &'static str {
    if side == Side::A { "a" } else { "b" }
}

/// One host: its name and what is left of it at the edge, those who are out of it beside it, the free before it, its walls before them.
fn host(h: &mut Html, view: &View, words: &Words<'_>, ranks: &Ranks<'_>, (side, far): (Side, bool)) {
    let (place, n) = (if far { "far" } else { "near" }, side.index());
    h.tag("div").class(&format!("host {place} side-{}", letter(side))).with(|h| {
        let head = |h: &mut Html| title(h, view, words, side);
        let out = |h: &mut Html| {
            rank(h, "out", &ranks.out[n], &words.word("page-front-out"), |h, s| strip(h, view, words, s));
        };
        let free = |h: &mut Html| freed(h, view, words, ranks, side);
        let walls = |h: &mut Html| {
            rank(h, "walls", &ranks.walls[n], &words.word("page-front-walls"), |h, s| wall(h, view, words, s));
        };
        // Read from the edge inward in the far host, from the line outward in one's own.
        if far {
            head(h);
            out(h);
            free(h);
            walls(h);
        } else {
            walls(h);
            free(h);
            out(h);
            head(h);
        }
    });
}

fn title(h: &mut Html, view: &View, words: &Words<'_>, side: Side) {
    h.tag("header").with(|h| {
        shield(h, view.banner(side), &format!("host-{}", letter(side)));
        h.tag("h3").text(&words.side(side));
        let own: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == side).collect();
        let (now, start) = bodies::strength(&own);
        if start > 0 {
            let said = Message::new("page-army-strength").number("now", now).number("start", start);
            h.tag("p").class("n").text(&words.say(&said));
        }
    });
}

fn rank(h: &mut Html, class: &str, all: &[&Sheet], label: &str, each: impl Fn(&mut Html, &Sheet)) {
    if all.is_empty() {
        return;
    }
    let small = if all.len() > MANY { " small-ones" } else { "" };
    h.tag("ul").class(&format!("rank {class}{small}")).attr("aria-label", label).with(|h| {
        all.iter().for_each(|sheet| each(h, sheet));
    });
}

fn freed(h: &mut Html, view: &View, words: &Words<'_>, ranks: &Ranks<'_>, side: Side) {
    let free = &ranks.free[side.index()];
    let said = words.say(&Message::new("page-front-free").who("side", Subject::side(side)));
    let all = |h: &mut Html| rank(h, "free", free, &said, |h, s| counter(h, view, words, ranks, s));
    // The screen is read from across the room, and nobody opens anything on it.
    if free.len() > TOO_MANY && !view.on_screen {
        let count = Message::new("page-count").with("what", Arg::Text(said.clone()));
        let count = count.number("n", i64::try_from(free.len()).unwrap_or(0));
        bodies::fold(h, words, &format!("free-{}", letter(side)), &words.say(&count), free, all);
    } else {
        all(h);
    }
}

/// The line of battle: the clashes on it, or that nobody is at grips.
fn line(h: &mut Html, view: &View, words: &Words<'_>, ranks: &Ranks<'_>, own: Side) {
    let class = if ranks.clashes.is_empty() { "battle-line quiet" } else { "battle-line" };
    h.tag("div").class(class).with(|h| {
        if ranks.clashes.is_empty() {
            h.tag("p").class("nobody").text(&words.word("page-front-quiet"));
        }
        for clash in &ranks.clashes {
            one(h, view, words, ranks, (clash, own));
        }
    });
}

/// One clash: the foe above, one's own below, the band between them.
fn one(h: &mut Html, view: &View, words: &Words<'_>, ranks: &Ranks<'_>, (clash, own): (&Clash<'_>, Side)) {
    let said =
        |(a, b): &(Subject, Subject)| words.say(&Message::new("page-front-pair").who("one", *a).who("other", *b));
    let pairs: Vec<String> = clash.pairs.iter().map(said).collect();
    h.tag("div").class("clash").attr("role", "group").attr("aria-label", &pairs.join(" ")).with(|h| {
        let side = |h: &mut Html, side: Side, place: &str| {
            h.tag("ul").class(&format!("rank {place} side-{}", letter(side))).with(|h| {
                clash.of[side.index()].iter().for_each(|s| counter(h, view, words, ranks, s));
            });
        };
        side(h, own.foe(), "far");
        band(h, words, (clash, own));
        side(h, own, "near");
    });
}

/// The band between those at grips: how many stand on each side, and a thread for each pair where it is not plain who faces whom. Its content is in
/// the name of the clash.
fn band(h: &mut Html, words: &Words<'_>, (clash, own): (&Clash<'_>, Side)) {
    let men = |side: Side| -> Option<i64> {
        let counted = clash.of[side.index()].iter().filter(|s| s.kind != "character");
        counted.map(|s| s.strength.map(|(now, _)| now)).try_fold(0, |sum, n| Some(sum + n?)).filter(|n| *n > 0)
    };
    h.tag("div").class("band").attr("aria-hidden", "true").with(|h| {
        h.tag("div").class("said").with(|h| {
            for side in [own.foe(), own] {
                if let Some(n) = men(side) {
                    h.tag("b").class(&format!("n side-{}", letter(side))).text(&words.number(n));
                }
            }
        });
        if clash.of.iter().all(|of| of.len() > 1) {
            threads(h, clash, own);
        }
    });
}

/// A thread from the middle of each counter above to the middle of whom it faces below.
fn threads(h: &mut Html, clash: &Clash<'_>, own: Side) {
    let middle = |side: Side, who: Subject| {
        let of = &clash.of[side.index()];
        let (i, n) = (of.iter().position(|s| s.subject == who).unwrap_or(0), of.len().max(1));
        (2 * i + 1) * 500 / n
    };
    let svg = h.tag("svg").class("threads").attr("viewBox", "0 0 1000 40").attr("preserveAspectRatio", "none");
    svg.with(|h| {
        for (a, b) in &clash.pairs {
            let (a, b) = (middle(Side::A, *a), middle(Side::B, *b));
            let (above, below) = if own == Side::A { (b, a) } else { (a, b) };
            let path = format!("M{above} 0C{above} 20 {below} 20 {below} 40");
            h.tag("path").attr("d", &path).attr("vector-effect", "non-scaling-stroke").empty();
        }
    });
}
