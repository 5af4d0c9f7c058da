//! Dated copies of the shelf: one as the table opens, one each day it stands open.
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "copies carry the day they were made on")]

use crate::hall::Hall;
use montjoie_chronicle::{Broken, Holds, Newer, Newest};
use montjoie_game::{Arg, Games, Message, Names};
use montjoie_text::{Lang, Texts, Vocabulary};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How often the day is looked at.
const LOOK_AGAIN: Duration = Duration::from_secs(600);

/// Today, as files are named: `2026-11-15`, by Greenwich.
pub fn today() -> String {
    let (year, month, day) = civil(i64::try_from(seconds() / 86_400).unwrap_or(0));
    format!("{year:04}-{month:02}-{day:02}")
}

/// A day as files are named, as people write it.
#[must_use]
pub fn told(lang: Lang, day: &str) -> String {
    let parts: Vec<&str> = day.split('-').collect();
    match (lang, parts.as_slice()) {
        (Lang::Fr, [year, month, day]) => format!("{day}/{month}/{year}"),
        _ => day.to_owned(),
    }
}

/// Now, as folders are named: `2026-11-15-201403`, by Greenwich.
#[must_use]
pub fn moment() -> String {
    let of_day = seconds() % 86_400;
    format!("{}-{:02}{:02}{:02}", today(), of_day / 3600, of_day / 60 % 60, of_day % 60)
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

/// What a copy holds, in words.
#[must_use]
pub fn holds_in_words(games: Games, texts: &Texts, lang: Lang, holds: &Holds) -> String {
    let say = |message: &Message| texts.say(lang, message, &Names::default());
    let mut told = say(&holds.message());
    if !holds.broken.is_empty() {
        let name = |broken: &Broken| {
            let name = Arg::Text(pick(lang, &broken.name).to_owned());
            say(&Message::new("chronicle-holds-broken-name").with("name", name))
        };
        told = say(&Holds::damaged(told, holds.broken.iter().map(name).collect::<Vec<_>>().join(", ")));
    }
    let Some(newest) = &holds.newest else { return told };
    let known = newest.step.as_ref().filter(|_| games.iter().any(|game| game.info().id == newest.ruleset));
    let step = known.map(|(round, counts, step)| {
        let said = texts.vocabulary(lang, &newest.ruleset, Vocabulary::Step, step);
        (texts.round(lang, &newest.ruleset, counts, *round), said)
    });
    let newest = say(&Newest::message(pick(lang, &newest.name), step));
    say(&Holds::and(told, newest))
}

/// What the file in place holds and a copy lacks, in words: a line for each thing.
#[must_use]
pub fn newer_in_words(texts: &Texts, lang: Lang, newer: &Newer) -> Vec<String> {
    let battles = newer.battles.iter().map(|behind| behind.message(pick(lang, &behind.name)));
    battles.chain(newer.messages()).map(|message| texts.say(lang, &message, &Names::default())).collect()
}

fn pick(lang: Lang, (fr, en): &(String, String)) -> &str {
    if lang == Lang::Fr { fr } else { en }
}

/// The year, month and day of a number of days after 1970-01-01, by the usual reckoning in eras of 400 years.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

/// Makes the day's copy as long as the table stands.
pub async fn keep_copies(hall: Arc<Hall>) {
    loop {
        let copied = Arc::clone(&hall);
        let _ = tokio::task::spawn_blocking(move || copied.back_up()).await;
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
        assert_eq!((today().len(), moment().len()), (10, 17));
    }
}
