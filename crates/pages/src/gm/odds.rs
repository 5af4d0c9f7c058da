//! The chances: words before the picture, the interval before the histogram, the method in small.

use crate::html::Html;
use crate::view::{OddsPanel, View};
use crate::words::Words;
use montjoie_game::{Arg, Message};
use montjoie_table::{Side, Subject};
use montjoie_text::Vocabulary;

impl OddsPanel {
    /// The share of this side in thousandths.
    #[must_use]
    pub fn thousandths(&self, side: Side) -> u64 {
        (self.victories[side.index()] * 1000).checked_div(self.runs).unwrap_or(0)
    }

    /// The Wilson interval of the share of the first side, at 95 %, in thousandths.
    #[must_use]
    pub fn interval(&self) -> (u64, u64) {
        if self.runs == 0 {
            return (0, 1000);
        }
        let (n, p) = (self.runs as f64, self.victories[0] as f64 / self.runs as f64);
        let z = 1.96_f64;
        let centre = p + z * z / (2.0 * n);
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let under = 1.0 + z * z / n;
        let low = ((centre - spread) / under * 1000.0).max(0.0);
        let high = ((centre + spread) / under * 1000.0).min(1000.0);
        (low.floor() as u64, high.ceil() as u64)
    }
}

fn int(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// The gauge in the top line, which opens into the whole.
pub fn gauge(h: &mut Html, view: &View, words: &Words<'_>, odds: &OddsPanel) {
    let [a, b] = Side::BOTH.map(|s| odds.thousandths(s));
    h.tag("details").class(if odds.stale { "odds stale" } else { "odds" }).attr("data-keep", "odds").with(|h| {
        h.tag("summary").with(|h| {
            h.tag("span").class("n side-a").text(&words.percent(int((a + 5) / 10)));
            picture(h, odds, a, b);
            h.tag("span").class("n side-b").text(&words.percent(int((b + 5) / 10)));
            h.tag("span").class("sr").text(&words.word("page-odds"));
        });
        h.tag("div").class("sheet-over").with(|h| whole(h, view, words, odds));
    });
}

/// Their place while they are counted: the line keeps its height, and nothing moves under a thumb when they come.
pub fn awaited(h: &mut Html, words: &Words<'_>) {
    h.tag("div").class("awaited").attr("aria-hidden", "true").with(|h| {
        let room = words.percent(50);
        h.tag("span").class("n").text(&room);
        h.tag("svg").class("gauge").attr("viewBox", "0 0 1000 100").empty();
        h.tag("span").class("n").text(&room);
    });
}

/// The bar of both, with the interval on it.
pub(crate) fn picture(h: &mut Html, odds: &OddsPanel, a: u64, b: u64) {
    let (low, high) = odds.interval();
    h.tag("svg")
        .class("gauge")
        .attr("viewBox", "0 0 1000 100")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .with(|h| {
            h.tag("rect").class("ground").attr("width", "1000").attr("height", "100").empty();
            h.tag("rect").class("fill-a").num("width", int(a)).attr("height", "100").empty();
            h.tag("rect").class("fill-b").num("x", int(1000 - b)).num("width", int(b)).attr("height", "100").empty();
            h.tag("rect")
                .class("interval")
                .num("x", int(low))
                .num("width", int((high - low).max(6)))
                .attr("height", "100")
                .empty();
        });
}

/// The whole of it.
pub fn whole(h: &mut Html, view: &View, words: &Words<'_>, odds: &OddsPanel) {
    for side in Side::BOTH {
        let message = Message::new("page-odds-in-ten")
            .number("n", int((odds.thousandths(side) + 50) / 100))
            .who("side", Subject::side(side));
        h.tag("p").class("big").text(&words.say(&message));
    }
    if odds.neither > 0 {
        let share = (odds.neither * 100).checked_div(odds.runs).unwrap_or(0);
        h.tag("p").text(&words.say(&Message::new("page-odds-neither").number("n", int(share))));
    }
    if odds.harmless > 0 {
        let share = (odds.harmless * 100).checked_div(odds.runs).unwrap_or(0);
        h.tag("p").text(&words.say(&Message::new("page-odds-harmless").number("n", int(share))));
    }
    let (low, high) = odds.interval();
    let interval = Message::new("page-odds-interval")
        .who("side", Subject::side(Side::A))
        .with("low", Arg::Fraction(int(low), 10))
        .with("high", Arg::Fraction(int(high), 10));
    h.tag("p").text(&words.say(&interval));
    if let Some((from, to)) = odds.over_doctrines {
        let message = Message::new("page-odds-doctrines")
            .who("side", Subject::side(Side::A))
            .number("low", i64::from(from / 10))
            .number("high", i64::from(to.div_ceil(10)));
        h.tag("p").text(&words.say(&message));
    }
    if let Some(tilt) = &odds.tilt {
        h.tag("p").text(&words.say(tilt));
    }
    losses(h, words, odds);
    rounds(h, words, odds);
    let [a, b] = odds.doctrines.map(|d| Arg::Text(words.vocabulary(Vocabulary::Doctrine, d)));
    let method = Message::new("page-odds-method").number("runs", int(odds.runs)).with("a", a).with("b", b);
    h.tag("p").class("small faint").text(&words.say(&method));
    if odds.stale {
        h.tag("p").class("small").attr("role", "status").text(&words.word("page-odds-stale"));
    }
    if view.gm() {
        crate::form::form(h, view, crate::Form::Odds, "inline", |h| {
            let (value, label) =
                if odds.revealed { ("hide", "page-odds-hide") } else { ("reveal", "page-odds-reveal") };
            crate::form::button(h, words, "do", value, label, "");
        });
    }
}

fn losses(h: &mut Html, words: &Words<'_>, odds: &OddsPanel) {
    if odds.losses.iter().all(Option::is_none) {
        return;
    }
    h.tag("table").class("plain").with(|h| {
        h.tag("caption").text(&words.word("page-odds-losses"));
        h.tag("thead").with(|h| {
            h.tag("tr").with(|h| {
                for word in ["page-odds-side", "page-odds-least", "page-odds-middle", "page-odds-most"] {
                    h.tag("th").attr("scope", "col").text(&words.word(word));
                }
            });
        });
        h.tag("tbody").with(|h| {
            for side in Side::BOTH {
                let Some(three) = odds.losses[side.index()] else { continue };
                h.tag("tr").with(|h| {
                    h.tag("th").attr("scope", "row").text(&words.side(side));
                    for n in three {
                        h.tag("td").class("n").text(&words.number(n));
                    }
                });
            }
        });
    });
}

/// How many battles end in each round, as columns; their figures as a title for who cannot see them.
fn rounds(h: &mut Html, words: &Words<'_>, odds: &OddsPanel) {
    let most = odds.rounds.iter().copied().max().unwrap_or(0);
    let first = odds.rounds.iter().position(|n| *n > 0).unwrap_or(0);
    let shown: Vec<(usize, u64)> = odds.rounds.iter().copied().enumerate().skip(first).take(40).collect();
    if most == 0 || shown.len() < 2 {
        return;
    }
    let width = int(shown.len() as u64) * 10;
    h.tag("figure").with(|h| {
        h.tag("svg").class("histogram").attr("viewBox", &format!("0 0 {width} 40")).attr("role", "img").with(|h| {
            let said: Vec<String> = shown
                .iter()
                .filter(|(_, n)| *n > 0)
                .map(|(round, n)| {
                    let percent = (n * 100).checked_div(odds.runs).unwrap_or(0);
                    format!("{}: {}", words.round(u32::try_from(*round).unwrap_or(0)), words.percent(int(percent)))
                })
                .collect();
            h.tag("title").text(&said.join(", "));
            for (i, (_, n)) in shown.iter().enumerate() {
                let height = int(n * 40 / most);
                h.tag("rect")
                    .num("x", int(i as u64) * 10 + 1)
                    .num("y", 40 - height)
                    .attr("width", "8")
                    .num("height", height)
                    .empty();
            }
        });
        h.tag("figcaption").class("small").text(
            &words.say(
                &Message::new("page-odds-rounds")
                    .with("from", Arg::Text(words.round(u32::try_from(first).unwrap_or(0))))
                    .with("to", Arg::Text(words.round(u32::try_from(first + shown.len() - 1).unwrap_or(0)))),
            ),
        );
    });
}
