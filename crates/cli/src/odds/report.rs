//! The odds for people: the headline, the shares, the losses, and what they rest on.

use super::PER_PAIR;
use crate::console::{Console, Ink, Stop};
use crate::load::{self, Loaded};
use crate::tell;
use montjoie_game::{Arg, Condition, Fight, Message, Names};
use montjoie_odds::exact::{self, Ahead, FoundBy};
use montjoie_odds::{Career, Odds, Share, quantile};
use montjoie_table::{Goal, Meaning, Side, Subject, Told};
use montjoie_text::{Vocabulary, columns, fraction, typeset};

/// A share in hundredths, to one decimal.
#[allow(clippy::cast_possible_truncation)]
pub fn percent(console: &Console, share: f64) -> String {
    typeset(console.lang, &format!("{} %", fraction(console.lang, (share * 1000.0).round() as i64, 10)))
}

/// A share in whole hundredths, for tables.
#[allow(clippy::cast_possible_truncation)]
fn round(console: &Console, share: f64) -> String {
    let hundredths = (share * 100.0).round() as i64;
    let text = match hundredths {
        0 if share > 0.0 => "< 1 %".to_owned(),
        100 if share < 1.0 => "> 99 %".to_owned(),
        n => format!("{n} %"),
    };
    typeset(console.lang, &text)
}

/// Prints the whole answer.
pub fn print(loaded: &Loaded, odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    let fight = loaded.opened.fight.as_ref();
    load::opening(loaded, console)?;
    console.line("")?;
    answer(fight, odds, console)
}

/// The answer for one battle.
pub fn answer(fight: &dyn Fight, odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    let names = fight.names();
    let sample = &odds.sample;
    if sample.runs == 0 {
        let text = console.word("cli-odds-nothing");
        return console.prose(&text);
    }
    let text = headline(fight, odds, console);
    let text = console.ink(Ink::Bold, &text);
    console.prose(&text)?;
    console.line("")?;
    shares(names, odds, console)?;
    if let Some(tilt) = fight.tilt() {
        let text = console.texts.say(console.lang, &tilt, names);
        console.prose(&text)?;
        console.line("")?;
    }
    conduct(fight, odds, console)?;
    let median = u32::try_from(quantile(&sample.rounds, 50)).unwrap_or(u32::MAX);
    let length = Message::new("cli-odds-length")
        .with("median", Arg::Text(console.texts.rounds(console.lang, fight.info().id, fight.place().counts, median)))
        .number("low", quantile(&sample.rounds, 10) as i64)
        .number("high", quantile(&sample.rounds, 90) as i64);
    let length = console.say(&length);
    console.prose(&length)?;
    losses(names, &sample.careers, sample.runs, console)?;
    judgements(odds, console)?;
    if let Some(ahead) = &odds.ahead {
        next(fight, ahead, console)?;
    }
    if odds.stopped {
        let text = console.word("cli-odds-stopped");
        console.notice(&text);
    }
    Ok(())
}

/// The least and the greatest chance of the first side over all pairs of doctrines.
fn range(odds: &Odds, side: Side) -> Option<(f64, f64)> {
    let all = odds.pairs.iter().filter(|p| p.runs > 0).map(|p| Share::of(p.victories[side.index()], p.runs).value);
    all.fold(None, |range, v| Some(range.map_or((v, v), |(low, high): (f64, f64)| (low.min(v), high.max(v)))))
}

/// How many in ten.
#[allow(clippy::cast_possible_truncation)]
fn tenths(share: f64) -> i64 {
    (share * 10.0).round() as i64
}

/// A number of tenths as a word.
fn in_ten(n: i64) -> Arg {
    const WORDS: [&str; 11] = [
        "cli-ten-0",
        "cli-ten-1",
        "cli-ten-2",
        "cli-ten-3",
        "cli-ten-4",
        "cli-ten-5",
        "cli-ten-6",
        "cli-ten-7",
        "cli-ten-8",
        "cli-ten-9",
        "cli-ten-10",
    ];
    Arg::Word(WORDS[usize::try_from(n.clamp(0, 10)).unwrap_or(0)])
}

fn headline(fight: &dyn Fight, odds: &Odds, console: &Console) -> String {
    let shares = montjoie_odds::shares(&odds.sample);
    // The side that is more likely to win is the one spoken of.
    let side = if shares[0].value >= shares[1].value { Side::A } else { Side::B };
    let share = shares[side.index()];
    let spoken = Message::new("cli-odds-about")
        .who("side", Subject::side(side))
        .number("n", tenths(share.value))
        .with("word", in_ten(tenths(share.value)));
    let message = match range(odds, side) {
        Some((low, high)) if high - low > share.high - share.low && tenths(low) != tenths(high) => {
            Message::new("cli-odds-range")
                .who("side", Subject::side(side))
                .number("from", tenths(low))
                .with("low", in_ten(tenths(low)))
                .with("high", in_ten(tenths(high)))
        }
        _ => spoken,
    };
    console.texts.say(console.lang, &message, fight.names())
}

fn shares(names: &Names, odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    let sample = &odds.sample;
    let runs = Message::new("cli-odds-runs")
        .number("runs", i64::try_from(sample.runs).unwrap_or(i64::MAX))
        .with("seed", Arg::Text(odds.seed.to_string()));
    let runs = console.say(&runs);
    console.prose(&runs)?;
    let mut rows = Vec::new();
    for side in Side::BOTH {
        let message = Message::new("cli-odds-victory").who("side", Subject::side(side));
        rows.push((console.texts.say(console.lang, &message, names), sample.victories[side.index()]));
    }
    rows.push((console.word("cli-odds-draw"), sample.draws));
    // Battles that no more time would have decided are counted apart.
    let rest = sample.undecided - sample.harmless;
    if rest > 0 {
        rows.push((console.word("cli-odds-undecided"), rest));
    }
    if sample.harmless > 0 {
        rows.push((console.word("cli-odds-harmless"), sample.harmless));
    }
    let wide = rows.iter().map(|(text, _)| columns(text)).max().unwrap_or(0);
    for (text, count) in rows {
        let share = Share::of(count, sample.runs);
        let pad = " ".repeat(wide - columns(&text));
        let value = percent(console, share.value);
        let ends = (percent(console, share.low), percent(console, share.high));
        console.line(&format!("  {text}{pad}  {value:>7}   ({} – {})", ends.0, ends.1))?;
    }
    console.line("")
}

/// Whose conduct is assumed, and what another would change.
fn conduct(fight: &dyn Fight, odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    let info = fight.info();
    let doctrine = |console: &Console, index: usize| {
        info.doctrines.get(index).map_or_else(String::new, |word| console.of(info, Vocabulary::Doctrine, word))
    };
    let [a, b] = fight.doctrines();
    let message = Message::new("cli-odds-conduct")
        .who("a", Subject::side(Side::A))
        .who("b", Subject::side(Side::B))
        .with("first", Arg::Text(doctrine(console, a)))
        .with("second", Arg::Text(doctrine(console, b)));
    let text = console.texts.say(console.lang, &message, fight.names());
    console.prose(&text)?;
    if let Some((low, high)) = range(odds, Side::A) {
        let message = Message::new("cli-odds-doctrines")
            .who("side", Subject::side(Side::A))
            .with("low", Arg::Text(percent(console, low)))
            .with("high", Arg::Text(percent(console, high)))
            .number("runs", i64::try_from(PER_PAIR).unwrap_or(0));
        let text = console.texts.say(console.lang, &message, fight.names());
        console.prose(&text)?;
        let rows: Vec<(String, String)> = odds
            .pairs
            .iter()
            .map(|pair| {
                let [a, b] = pair.doctrines.map(|d| doctrine(console, d));
                let share = Share::of(pair.victories[0], pair.runs).value;
                (format!("{a} / {b}"), round(console, share))
            })
            .collect();
        let wide = rows.iter().map(|(text, _)| columns(text)).max().unwrap_or(0);
        for (text, share) in rows {
            let pad = " ".repeat(wide - columns(&text));
            console.line(&format!("  {text}{pad}  {share:>6}"))?;
        }
    }
    console.line("")
}

/// Losses and fates of everyone.
fn losses(names: &Names, careers: &[Career], runs: u64, console: &mut Console) -> Result<(), Stop> {
    let heads =
        ["initial", "median", "spread", "rout", "taken", "lost"].map(|h| console.word(&format!("cli-odds-head-{h}")));
    let of_units = careers.iter().map(|c| columns(&console.name(names, c.subject)));
    let of_sides = Side::BOTH.iter().map(|s| columns(&console.name(names, Subject::side(*s))).saturating_sub(2));
    let wide = of_units.chain(of_sides).max().unwrap_or(0).min(36);
    for side in Side::BOTH {
        console.line("")?;
        let name = fitted(&console.name(names, Subject::side(side)), wide + 2);
        let row = format!(
            "{name} {:>7} {:>8} {:>13} {:>8} {:>8} {:>8}",
            heads[0], heads[1], heads[2], heads[3], heads[4], heads[5]
        );
        let row = console.ink(Ink::Bold, &row);
        console.line(&row)?;
        for career in careers.iter().filter(|c| c.side == side) {
            let name = fitted(&console.name(names, career.subject), wide);
            let part = |conditions: &[Condition]| {
                let count = conditions.iter().map(|c| career.count(*c)).sum::<u64>();
                round(console, Share::of(count, runs).value)
            };
            let spread =
                format!("{} – {}", tell::number(console, career.losses(10)), tell::number(console, career.losses(90)));
            let row = format!(
                "  {name} {:>7} {:>8} {spread:>13} {:>8} {:>8} {:>8}",
                tell::number(console, career.initial),
                tell::number(console, career.losses(50)),
                part(&[Condition::Broken, Condition::Gone]),
                part(&[Condition::Captured]),
                part(&[Condition::Destroyed]),
            );
            console.line(&row)?;
        }
    }
    console.line("")
}

/// A name as wide as its column: filled up with spaces, or cut where it is too long.
fn fitted(name: &str, wide: usize) -> String {
    if columns(name) <= wide {
        return format!("{name}{}", " ".repeat(wide - columns(name)));
    }
    let mut short = String::new();
    for letter in name.chars() {
        if columns(&short) + columns(&letter.to_string()) >= wide {
            break;
        }
        short.push(letter);
    }
    format!("{short}…{}", " ".repeat(wide.saturating_sub(columns(&short) + 1)))
}

fn judgements(odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    if odds.judgements.is_empty() {
        let text = console.word("cli-odds-no-judgement");
        return console.prose(&text);
    }
    let list: Vec<String> = odds
        .judgements
        .iter()
        .map(|rule| console.say(&Message::new("cli-cited").with("rule", Arg::Rule(*rule))))
        .collect();
    let text = console.say(&Message::new("cli-odds-judgements").with("list", Arg::Text(list.join(", "))));
    console.prose(&text)
}

/// The next dice, and how they were counted.
pub fn next(fight: &dyn Fight, ahead: &Ahead, console: &mut Console) -> Result<(), Stop> {
    let (info, names) = (fight.info(), fight.names());
    console.line("")?;
    let heading =
        format!("{} · {}", console.round(info, fight.place().counts, ahead.round), console.step(info, ahead.step));
    let heading = console.ink(Ink::Bold, &heading);
    console.line(&heading)?;
    for throw in &ahead.throws {
        let text = one_throw(throw, names, console);
        console.prose(&format!("  {text}"))?;
    }
    let how = match ahead.how {
        FoundBy::Exact(paths, cut) => Message::new("cli-odds-exact")
            .number("paths", i64::try_from(paths).unwrap_or(i64::MAX))
            .with("cut", Arg::Text(if cut > 0.0 { format!("{cut:.1e}") } else { "0".into() })),
        FoundBy::Sampled(samples, paths) => Message::new("cli-odds-sampled")
            .number("samples", i64::try_from(samples).unwrap_or(i64::MAX))
            .with("paths", Arg::Text(format!("{paths:.0e}"))),
    };
    let how = console.say(&how);
    console.prose(&how)?;
    for one in &ahead.fates {
        let name = console.name(names, one.before.subject);
        let changes: Vec<String> = one
            .conditions
            .iter()
            .filter(|(condition, _)| **condition != one.before.condition)
            .map(|(c, weight)| {
                format!("{} {}", console.word(&format!("condition-{}", c.word())), percent(console, *weight))
            })
            .collect();
        let message = Message::new("cli-odds-step-loss")
            .with("name", Arg::Text(name))
            .number("median", one.losses(0.5))
            .number("low", one.losses(0.1))
            .number("high", one.losses(0.9));
        let mut text = console.say(&message);
        if !changes.is_empty() {
            text.push_str(&format!(" · {}", changes.join(", ")));
        }
        console.prose(&format!("  {text}"))?;
    }
    Ok(())
}

/// One throw in a line.
pub fn one_throw(throw: &exact::Throw, names: &Names, console: &Console) -> String {
    let what = tell::thrown(throw.key, throw.dice, &Told::default(), names, console);
    let message = Message::new("cli-odds-throw")
        .with("what", Arg::Text(what))
        .number("low", throw.spread[0])
        .number("median", throw.spread[1])
        .number("high", throw.spread[2]);
    let mut text = console.say(&message);
    let (texts, lang, ruleset) = (&console.texts, console.lang, names.ruleset);
    let mut chances = Vec::new();
    if let (Some(goal), Some(share)) = (texts.goal(lang, ruleset, &throw.reading), throw.reaches) {
        chances.push((goal, share));
    } else if throw.reading.goal() == Goal::Row {
        let mut told: Vec<Meaning> = Vec::new();
        for band in &throw.reading.bands {
            if !told.contains(&band.meaning)
                && let Some(row) = texts.meaning(lang, ruleset, band.meaning)
            {
                told.push(band.meaning);
                let (ways, all) = throw.reading.chance(band.meaning);
                chances.push((row, ways as f64 / all as f64));
            }
        }
    }
    for (goal, share) in chances {
        let reach = Message::new("cli-odds-reach")
            .with("goal", Arg::Text(crate::prose::capital(&goal)))
            .with("share", Arg::Text(percent(console, share)));
        text.push_str(&format!(" {}", console.say(&reach)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{columns, fitted};

    #[test]
    fn names_are_as_wide_as_their_column() {
        for name in ["Les Piquiers", "Les très nobles chevaliers de l’ordre du Faucon blanc", "王王王王王", ""]
        {
            for wide in [4, 12, 13, 36] {
                assert_eq!(columns(&fitted(name, wide)), wide, "{name} in {wide}");
            }
        }
        assert_eq!(fitted("Les Piquiers", 6), "Les P…");
    }
}
