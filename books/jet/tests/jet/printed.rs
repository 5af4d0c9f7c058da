//! Everything the document prints in figures, from `tests/printed.txt`, read and held against what the book plays by.

use crate::field::{battle, company, regiment, regiments, side, term};
use montjoie_jet::Jet;
use montjoie_jet::losses::{shift_of_worth, shifted};
use montjoie_jet::modifiers::numeric;
use montjoie_jet::options::RatioRounding;
use montjoie_jet::terms::{Engagement, Opportunity, Row, Scale};
use montjoie_trial::TestBattle;
use std::collections::BTreeMap;

struct Printed {
    line: u32,
    kind: String,
    what: String,
    figures: Vec<String>,
    said: String,
}

fn printed() -> Vec<Printed> {
    let text = include_str!("../printed.txt");
    let lines = text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#'));
    lines
        .map(|l| {
            let parts: Vec<&str> = l.split('|').map(str::trim).collect();
            let [line, kind, what, said] = parts[..] else { panic!("{l}") };
            let figures = said.split_whitespace().map(str::to_owned).collect();
            let (kind, what, said) = (kind.to_owned(), what.to_owned(), said.to_owned());
            Printed { line: line.parse().unwrap(), kind, what, figures, said }
        })
        .collect()
}

fn row(word: &str) -> Row {
    Row::from_word(word).unwrap_or_else(|| panic!("{word} is no row"))
}

/// A decimal as a fraction of ten.
fn tenths(text: &str) -> (i64, i64) {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    (whole.parse::<i64>().unwrap() * 10 + tenth.parse::<i64>().unwrap(), 10)
}

#[test]
fn the_printed_figures_are_those_of_the_book() {
    let mut read: BTreeMap<String, usize> = BTreeMap::new();
    for p in printed() {
        *read.entry(p.kind.clone()).or_default() += 1;
        let f = &p.figures;
        let n = |i: usize| f[i].parse::<i32>().unwrap_or_else(|_| panic!("line {}: {}", p.line, f[i]));
        let at = format!("line {}: {} {}", p.line, p.kind, p.what);
        match p.kind.as_str() {
            "model" => {}
            "summary" => {
                let line = row(&p.what).summary();
                let bound = |s: &str| (s != "." && !s.starts_with("UM")).then(|| s.parse::<i32>().unwrap());
                assert_eq!((line.least, line.most), (bound(&f[0]), bound(&f[1])), "{at}");
                assert_eq!(line.um, f[0].strip_prefix("UM").map(|um| um.parse().unwrap()), "{at}");
                let columns = (i32::from(line.leadership), line.opposition, i32::from(line.morale));
                assert_eq!(columns, (n(2), n(3), n(4)), "{at}");
            }
            "ratio" => {
                let (more, less) = tenths(&p.what);
                let of = |own, enemy| numeric(RatioRounding::Exact, 0, own, enemy);
                assert_eq!((of(more, less), of(less, more)), (n(0), n(1)), "{at}");
            }
            "range" => ranges(&p.what, n(0), n(1), &at),
            "engagement" => {
                let level = Engagement::from_word(&p.what).unwrap().level();
                assert_eq!((level.roll, level.halves), (n(0), i64::from(n(1))), "{at}");
            }
            "discipline" => {
                let keys = format!("discipline_max = {};initial_morale = {}", p.what, n(0));
                let p = regiments("", (100, &keys), (100, ""));
                assert_eq!(i32::from(p.bout.state.at(montjoie_table::UnitId::new(2)).discipline), n(1), "{at}");
            }
            "losses" => {
                let options = "numeric_mod_cap = 1;tactics_bonus = \"off\"";
                let play = regiments(options, (p.what.parse().unwrap(), ""), (n(2).unsigned_abs(), ""));
                // The enemy's failure is worth 10, the first line costs 10.
                let face = u16::try_from(n(1)).unwrap();
                let play = play.faces("JET-11", "ra", "", &[face]).faces("JET-34", "ra", "", &[f[0].parse().unwrap()]);
                let play = play.to("end");
                let fallen = |id| crate::field::fallen(&play, id);
                let figure = |i| n(i).unsigned_abs();
                assert_eq!((fallen("ra"), fallen("rb")), ((figure(3), figure(4)), (figure(5), figure(6))), "{at}");
            }
            "spread" => spread(n(0), n(1), &at),
            "worth" => {
                let worth = (p.what.parse::<i64>().unwrap(), 1);
                let (own, enemy) = (i64::from(n(0)) * worth.0, i64::from(n(1)));
                assert_eq!(numeric(RatioRounding::Exact, 0, own, enemy), n(2), "{at}");
                let ((num, den), _) = shifted(false, (i64::from(n(3)), 1), shift_of_worth(worth, (1, 1)), 0);
                assert_eq!(num, den * i64::from(n(4)), "{at}");
            }
            "army" | "regiment" | "company" => {
                let result = row(&p.what).result(Scale::from_word(&p.kind).unwrap());
                let (num, den) = tenths(f[0].trim_start_matches('-'));
                assert_eq!(result.against, f[0].starts_with('-'), "{at}");
                assert_eq!(result.twice_ratio * den, 2 * num, "{at}");
                assert_eq!((i32::from(result.morale), result.lasting.0), (n(1), n(2)), "{at}");
                assert_eq!((i32::from(result.lasting.1), result.subordinates), (n(3), n(4)), "{at}");
            }
            "soldier" => {
                let line = row(&p.what).soldier();
                assert_eq!((line.ob, line.db), (n(0), n(1)), "{at}");
                assert_eq!(line.leadership.map(i32::from), (f[2] != ".").then(|| n(2)), "{at}");
                assert_eq!(i32::from(line.deadline), n(3), "{at}");
            }
            "event" => {
                let trial = Opportunity::from_word(&p.what).unwrap().trial();
                assert_eq!((trial.first, trial.second), (n(0), n(1)), "{at}");
            }
            "notation" => notation(&p.what, &p.said, &at),
            other => panic!("{at}: nobody reads {other}"),
        }
    }
    let wanted = [("summary", 9), ("army", 9), ("regiment", 9), ("company", 9), ("soldier", 9), ("event", 6)];
    for (kind, count) in wanted {
        assert_eq!(read[kind], count, "{kind}");
    }
    model();
}

/// JET-01 — five regiments of five companies of twenty are the army of five hundred.
fn model() {
    let of = |what: &str| -> u32 {
        let found = printed().into_iter().find(|p| p.kind == "model" && p.what == what);
        found.unwrap_or_else(|| panic!("{what}")).figures[0].parse().unwrap()
    };
    let mut parts = vec![side("a", "")];
    for r in 0..of("regiments") {
        parts.push(regiment(&format!("r{r}"), ""));
        parts.extend((0..of("companies")).map(|c| company(&format!("r{r}c{c}"), of("company"), "")));
    }
    parts.extend([side("b", ""), regiment("rb", "count = 1")]);
    let p = battle("army", "", &parts);
    assert_eq!((p.left("a-army"), p.left("r0")), (i64::from(of("army")), i64::from(of("regiment"))));
}

/// JET-11 — the most and the least a modifier can be, and no scenario goes beyond.
fn ranges(what: &str, least: i32, most: i32, at: &str) {
    let key = match what {
        "morale" => "initial_morale",
        "discipline" => "discipline_max",
        "position" => "position_mod",
        "composition" => "composition_mod",
        "equipment" => "equipment_mod",
        _ => {
            let all: Vec<i32> = Row::ALL.iter().map(|r| r.summary().opposition).collect();
            assert_eq!((all.iter().min(), all.iter().max()), (Some(&least), Some(&most)), "{at}");
            return;
        }
    };
    let weight = match what {
        "morale" => 3,
        "discipline" => 2,
        _ => 1,
    };
    for bound in [least, most] {
        let p = regiments("", (100, &format!("{key} = {}", bound / weight)), (100, "")).to("losses");
        assert_eq!(term(&p, "JET-11", "ra", what), Some(bound), "{at}");
        let beyond = bound / weight + bound.signum();
        let toml = format!(
            "ruleset = \"jet\"\nname = \"T\"\n{}",
            [
                side("a", ""),
                regiment("r", &format!("count = 1;{key} = {beyond}")),
                side("b", ""),
                regiment("s", "count = 1")
            ]
            .concat()
        );
        assert_eq!(montjoie_trial::problems::<Jet>(&toml).len(), 1, "{at}: {beyond}");
    }
}

/// JET-39 — losses of an army, shared out to its regiments and their companies.
fn spread(regiment_loses: i32, company_loses: i32, at: &str) {
    let mut parts = vec![side("a", "leaderless = true")];
    for r in 0..5 {
        parts.push(regiment(&format!("r{r}"), ""));
        parts.extend((0..5).map(|c| company(&format!("r{r}c{c}"), 40, "")));
    }
    parts.extend([side("b", ""), regiment("rb", "count = 9000")]);
    // A fifth of a thousand.
    let p: TestBattle<Jet> = battle("army", "", &parts).faces("JET-34", "a-army", "", &[20]).to("end");
    assert_eq!(1000 - p.left("a-army"), 200, "{at}");
    assert_eq!(200 - p.left("r3"), i64::from(regiment_loses), "{at}");
    assert_eq!(40 - p.left("r3c2"), i64::from(company_loses), "{at}");
}

/// A unit's line with a figure as the document writes it.
fn notation(word: &str, said: &str, at: &str) {
    let number: String = said.chars().filter(|c| c.is_ascii_digit()).collect();
    let value: i32 = number.parse().unwrap();
    let value = if said.contains(['-', '–']) { -value } else { value };
    let line = format!("100 piquiers : {word} {said}");
    let toml = format!(
        "ruleset = \"jet\"\nname = \"T\"\n[options]\nscales_in_play = \"regiment\"\n{}[[side.unit]]\nid = \"r\"\nline = \"{line}\"\n{}",
        side("a", ""),
        [side("b", ""), regiment("s", "count = 1")].concat()
    );
    let p = TestBattle::<Jet>::new(&toml);
    let unit = p.bout.state.at(montjoie_table::UnitId::new(2));
    let kept = match word.to_lowercase().as_str() {
        "moral" => unit.morale,
        "discipline" => unit.discipline_max,
        _ => unit.leadership,
    };
    assert_eq!(i32::from(kept), value, "{at}: {line}");
}
