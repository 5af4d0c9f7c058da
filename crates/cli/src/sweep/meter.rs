//! How far a sweep is, and how long it still takes, on the standard error.

use crate::console::Console;
use crate::odds::Clock;
use montjoie_game::{Arg, Message};
use montjoie_text::Lang;
use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

/// How often a line is written where nobody watches: a log of a cluster stays short.
const LOGGED: Duration = Duration::from_secs(30);
/// How often the bar moves.
const SHOWN: Duration = Duration::from_millis(200);

/// A bar on a terminal; now and then a line elsewhere.
pub struct Meter {
    watched: bool,
    say: Box<dyn Fn(u64, u64, Option<Duration>) -> String>,
    since: Clock,
    last: Duration,
    shown: bool,
}

impl Meter {
    /// A meter that begins now.
    pub fn new(console: &Console) -> Meter {
        let (texts, lang) = (crate::console::texts(), console.lang);
        let say = move |done: u64, of: u64, left: Option<Duration>| {
            let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
            let id = if left.is_some() { "cli-sweep-progress" } else { "cli-sweep-progress-unknown" };
            let left = left.map(|left| clock(lang, left)).unwrap_or_default();
            let message =
                Message::new(id).number("done", whole(done)).number("of", whole(of)).with("left", Arg::Text(left));
            texts.say(lang, &message, &montjoie_game::Names::default())
        };
        let watched = std::io::stderr().is_terminal();
        Meter { watched, say: Box::new(say), since: Clock::now(), last: Duration::ZERO, shown: false }
    }

    /// Tells how far it is, in thousandths of a variant.
    pub fn show(&mut self, thousandths: u64, of: u64) {
        let now = self.since.elapsed();
        if now < self.last + if self.watched { SHOWN } else { LOGGED } {
            return;
        }
        self.last = now;
        let text = (self.say)(thousandths / 1000, of, left(now, thousandths, of * 1000));
        let mut err = std::io::stderr();
        // A standard error that is gone cannot be told.
        let _ = if self.watched {
            self.shown = true;
            let full = usize::try_from(thousandths * 30 / (of * 1000).max(1)).unwrap_or(30).min(30);
            write!(err, "\r{}{} {text}\u{1b}[K", "█".repeat(full), "░".repeat(30 - full))
        } else {
            writeln!(err, "{text}")
        };
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
    }
}

/// What is left at the pace so far; none before anything is done.
fn left(spent: Duration, done: u64, of: u64) -> Option<Duration> {
    let rest = u128::from(of.saturating_sub(done));
    let millis = spent.as_millis().checked_mul(rest)?.checked_div(u128::from(done))?;
    u64::try_from(millis).ok().map(Duration::from_millis)
}

/// `2 h 05`, `3 min`, `12 s`.
fn clock(lang: Lang, time: Duration) -> String {
    let seconds = time.as_secs();
    let text = match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, s) => format!("{s} s"),
        (0, m, s) if m < 10 => format!("{m} min {s:02} s"),
        (0, m, _) => format!("{m} min"),
        (h, m, _) => format!("{h} h {m:02}"),
    };
    montjoie_text::typeset(lang, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_follows_the_pace() {
        let minute = Duration::from_secs(60);
        assert_eq!(left(minute, 250, 1000), Some(minute * 3));
        assert_eq!(left(minute, 1000, 1000), Some(Duration::ZERO));
        assert_eq!(left(minute, 0, 1000), None);
    }

    #[test]
    fn times_are_short() {
        let told = |s: u64| clock(Lang::En, Duration::from_secs(s)).replace(['\u{a0}', '\u{202f}'], " ");
        assert_eq!(told(12), "12 s");
        assert_eq!(told(185), "3 min 05 s");
        assert_eq!(told(1505), "25 min");
        assert_eq!(told(7500), "2 h 05");
    }
}
