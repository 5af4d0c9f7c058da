//! The chances of two armies: words before the bar, the interval on it, how they were counted in small.

use super::Forecast;
use crate::gm::odds::picture;
use crate::html::Html;
use crate::words::Words;
use montjoie_game::Message;
use montjoie_table::{Side, Subject};

/// Apart by less than this, in thousandths, nobody is ahead.
const EVEN: u64 = 100;

/// The piece of the page that tells them.
#[must_use]
pub fn chances(words: &Words<'_>, counted: &Forecast) -> Html {
    let odds = &counted.odds;
    let [a, b] = Side::BOTH.map(|side| odds.thousandths(side));
    let int = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    Html::of(|h| {
        h.tag("div").class("say").with(|h| {
            let ahead = if a >= b { Side::A } else { Side::B };
            let says = if a.abs_diff(b) < EVEN {
                words.word("page-prepare-even")
            } else {
                let message = Message::new("page-odds-in-ten").who("side", Subject::side(ahead));
                words.say(&message.number("n", int((a.max(b) + 50) / 100)))
            };
            h.tag("b").text(&says);
            let how = Message::new("page-prepare-counted").number("runs", int(odds.runs));
            let share = (odds.neither * 100).checked_div(odds.runs).unwrap_or(0);
            let neither = Message::new("page-odds-neither").number("n", int(share));
            let mut small = vec![words.say(&how), counted.length.clone()];
            if share >= 5 {
                small.insert(0, words.say(&neither));
            }
            h.tag("span").class("small").text(&small.join(" "));
        });
        h.tag("div").class("scale").with(|h| {
            for (side, class, share) in [(Side::A, "side-a", a), (Side::B, "side-b", b)] {
                h.tag("span").class(&format!("n {class}")).with(|h| {
                    h.tag("span").class("who").text(&format!("{} ", words.side(side)));
                    h.tag("b").text(&words.percent(int((share + 5) / 10)));
                });
            }
            picture(h, odds, a, b);
            let (low, high) = odds.interval();
            let interval = Message::new("page-prepare-between")
                .number("low", int(low / 10))
                .number("high", int(high.div_ceil(10)));
            h.tag("span").class("small faint").text(&words.say(&interval.who("side", Subject::side(Side::A))));
        });
    })
}
