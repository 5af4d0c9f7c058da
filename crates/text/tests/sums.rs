//! Whatever is printed as a sum is one: every “a − b = c” and “a + b = c” of what opens, in battles of every book, in both languages.

mod common;

use common::{battles, open, scenarios, texts};
use montjoie_books::GAMES;
use montjoie_table::{Inputs, Program, Rng};
use montjoie_text::{Lang, Texts};
use std::collections::BTreeMap;

/// A number as a language writes it, in hundred-thousandths; none for any other word.
fn read(lang: Lang, word: &str) -> Option<i128> {
    let plain = word.replace('\u{2212}', "-").replace(lang.pick('\u{202F}', ','), "");
    let plain = plain.trim_end_matches(lang.pick(";", ":")).replace(lang.pick(',', ' '), ".");
    let (sign, plain) = plain.strip_prefix('-').map_or((1, plain.as_str()), |rest| (-1, rest));
    let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if !digits(whole) || part.len() > 5 || !(part.is_empty() || digits(part)) {
        return None;
    }
    let parts: i128 = format!("{part:0<5}").parse().ok()?;
    Some(sign * (whole.parse::<i128>().ok()? * 100_000 + parts))
}

/// Every sum of a sentence that does not come out, and how many were read.
fn wrong(lang: Lang, said: &str) -> (Vec<String>, usize) {
    let words: Vec<&str> = said.split(' ').flat_map(|word| word.split('\u{A0}')).filter(|w| !w.is_empty()).collect();
    let mut sums = (Vec::new(), 0);
    for five in words.windows(5) {
        let (Some(a), Some(b), Some(c)) = (read(lang, five[0]), read(lang, five[2]), read(lang, five[4])) else {
            continue;
        };
        let sum = match (five[1], five[3]) {
            ("+", "=") => a + b,
            ("−", "=") => a - b,
            _ => continue,
        };
        sums.1 += 1;
        if sum != c {
            sums.0.push(five.join(" "));
        }
    }
    sums
}

#[test]
fn every_printed_sum_comes_out() {
    let texts: Texts = texts();
    let mut read: BTreeMap<&str, usize> = BTreeMap::new();
    let mut false_ones: Vec<String> = Vec::new();
    for game in GAMES {
        for (path, text) in scenarios(*game) {
            for seed in 0..battles(3) {
                let mut fight = open(*game, &path, &text);
                let mut rng = Rng::of(seed, 7);
                while fight.outcome().is_none() && fight.place().round <= game.info().auto_rounds {
                    let played = fight.play(&Inputs::default(), &mut Program(&mut rng));
                    for link in played.items.iter().flat_map(|item| &item.about.opening.links) {
                        for lang in Lang::ALL {
                            let (bad, sums) = wrong(lang, &texts.say(lang, &link.told, fight.names()));
                            *read.entry(game.info().id).or_default() += sums;
                            false_ones.extend(bad.iter().map(|sum| format!("{}: {sum}", path.display())));
                        }
                    }
                }
            }
        }
    }
    assert!(read.values().all(|&n| n > 100), "hardly a sum was read: {read:?}");
    assert!(false_ones.is_empty(), "{} sums: {:#?}", false_ones.len(), &false_ones[..false_ones.len().min(20)]);
}

#[test]
fn a_false_sum_is_found() {
    assert_eq!(
        wrong(Lang::En, "The Burghers: 241.05 − 63.38 = 177.68 hp"),
        (vec!["241.05 − 63.38 = 177.68".into()], 1)
    );
    assert_eq!(wrong(Lang::En, "The Burghers: 1,241.05 − 63.375 = 1,177.675 hp"), (Vec::new(), 1));
    assert_eq!(wrong(Lang::Fr, "Les Bourgeois : 241,05 − 63,375 = 177,675 PV"), (Vec::new(), 1));
}
