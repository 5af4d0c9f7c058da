//! Speed as ratios in one run: every contestant is visited in turn, several times over, and the best of each is kept.
//!
//! `cargo xtask bench` prints the table; `--check` fails on a miss by more than a quarter; `doctrines` compares doctrines instead. Nothing here is judged by CI.
#![allow(clippy::print_stdout)]

mod doctrines;
mod journal;
mod mirrors;
#[path = "../reference/bx.rs"]
#[allow(missing_docs, clippy::cast_possible_truncation)]
mod reference;
mod rulesets;
mod table;

use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::events::Event;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Outcome, Ruleset as _, to_the_end};
use montjoie_odds::Sample;
use montjoie_table::{Recorded, Rng, Side};
use std::hint::black_box;

/// Seconds of CPU this thread has had, where the kernel tells: others on the machine do not count. Elsewhere the clock.
#[expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn cpu() -> f64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let kernel = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    match kernel.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok()) {
        Some(nanoseconds) => nanoseconds / 1e9,
        None => START.get_or_init(std::time::Instant::now).elapsed().as_secs_f64(),
    }
}

const STANDARD: &str = include_str!("../battles/bx.toml");
/// Both sides, by the first doctrine on the list: at them.
const CHARGE: [usize; 2] = [0; 2];
/// How many battles must agree event by event before anything is timed.
const AGREE: u64 = 5_000;
const PASSES: usize = 7;
/// Battles of a pass. The kernel counts CPU in ticks of some milliseconds: a pass must be long beside one.
const BATTLES: u64 = 40_000;

fn main() {
    let check = std::env::args().any(|a| a == "--check");
    if std::env::args().any(|a| a == "table") {
        let (_, p95, limit) = table::race();
        std::process::exit(i32::from(check && p95 > limit));
    }
    if std::env::args().any(|a| a == "journal") {
        let missed = journal::race().into_iter().filter(|(_, spent, limit)| spent > limit).count();
        std::process::exit(i32::from(check && missed > 0));
    }
    if std::env::args().any(|a| a == "doctrines") {
        let said: Vec<String> = std::env::args().collect();
        doctrines::compare(said.iter().find_map(|a| a.parse().ok()), &said);
        return;
    }
    let battle = Bout::<Bx>::open(&Doc::read(STANDARD), None).expect("the shipped battle is sound").0.state;
    if std::env::args().any(|a| a == "hand") {
        let (_, ratio, limit) = race(&battle);
        println!("{ratio:.2}, at most {limit:.2}");
        std::process::exit(i32::from(check && ratio > limit));
    }
    agree(&battle, AGREE);
    println!("{AGREE} battles agree event by event");
    let mut rows: Vec<(String, f64, f64)> = rulesets::race()
        .into_iter()
        .map(|(id, ratio, most)| (format!("{id}, standard: written down to not"), ratio, most))
        .collect();
    rows.push(race(&battle));
    rows.extend(odds_command());
    rows.push(table::race());
    rows.extend(journal::race());
    let mut missed = false;
    for (name, ratio, limit) in rows {
        let fine = ratio <= limit * 1.25;
        missed |= !fine;
        println!("{name:<58} {ratio:>6.2}  at most {limit:.2}  {}", if fine { "" } else { "MISSED" });
    }
    if check && missed {
        std::process::exit(1);
    }
}

/// The rules and the hand-written battle give the same events from the same dice.
fn agree(start: &Battle, battles: u64) {
    let template = reference::HandFight::new(start);
    let mut by_hand = template.clone();
    let mut heard: Vec<Event> = Vec::new();
    let mut battle = start.clone();
    for index in 0..battles {
        by_hand.reset(&template);
        let (winner, sequence) = by_hand.play::<true>(&mut Rng::of(1, index));
        let outcome = recorded(start, &mut battle, &mut heard, index);
        for (n, (ours, theirs)) in heard.iter().zip(&by_hand.log).enumerate() {
            assert!(ours == theirs, "battle {index}, event {n}: the rules {ours:?}, by hand {theirs:?}");
        }
        assert_eq!(heard.len(), by_hand.log.len(), "battle {index}");
        let expected = match winner {
            Some(side) => Outcome::Victory(Side::BOTH[side]),
            None if sequence > 200 => Outcome::Undecided,
            None => Outcome::Draw,
        };
        assert_eq!(outcome, expected, "battle {index}");
    }
}

fn recorded(start: &Battle, battle: &mut Battle, heard: &mut Vec<Event>, index: u64) -> Outcome {
    battle.clone_from(start);
    heard.clear();
    let mut rng = Rng::of(1, index);
    let plan = Bx::plan(CHARGE);
    let mut table = Recorded::new(&mut rng, &plan, heard);
    loop {
        if let Some(outcome) = Bx::outcome(battle) {
            return outcome;
        }
        if Bx::place(battle).round > Bx::INFO.auto_rounds {
            return Outcome::Undecided;
        }
        let _ = Bx::step(battle, &mut table);
    }
}

/// The whole process of `montjoie odds --precision 0.01`, best of fifteen, in milliseconds of CPU against four hundred.
fn odds_command() -> Option<(String, f64, f64)> {
    // Built beside this one by `cargo xtask bench`.
    let program = std::env::current_exe().ok()?.with_file_name("montjoie");
    if !program.exists() {
        println!("montjoie is not built beside this program: run `cargo xtask bench`");
        return None;
    }
    let file = std::env::temp_dir().join(format!("montjoie-bench-{}.toml", std::process::id()));
    std::fs::write(&file, STANDARD).ok()?;
    let mut best = f64::MAX;
    for _ in 0..15 {
        let before = children_cpu()?;
        let ran =
            std::process::Command::new(&program).args(["odds", "--precision", "0.01"]).arg(&file).output().ok()?;
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        best = best.min(children_cpu()? - before);
    }
    let _ = std::fs::remove_file(&file);
    println!("montjoie odds --precision 0.01: {:.0} ms of CPU, best of 15", best * 1e3);
    Some(("montjoie odds --precision 0.01, CPU to 400 ms".into(), best / 0.4, 1.0))
}

/// Seconds of CPU of all children that have ended, as the kernel counts them: in hundredths.
fn children_cpu() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |i: usize| fields.get(i)?.parse::<f64>().ok();
    Some((ticks(13)? + ticks(14)?) / 100.0)
}

/// Microseconds of CPU a battle, the best of all passes, for each contestant visited in turn.
fn race(start: &Battle) -> (String, f64, f64) {
    let template = reference::HandFight::new(start);
    let mut by_hand = template.clone();
    let mut battle = start.clone();
    let plan = Bx::plan(CHARGE);
    let mut best = [f64::MAX; 2];
    for pass in 0..PASSES {
        let first = pass as u64 * BATTLES;
        let timed = |slot: &mut f64, work: &mut dyn FnMut(u64)| {
            let clock = cpu();
            for index in first..first + BATTLES {
                work(black_box(index));
            }
            *slot = slot.min((cpu() - clock) * 1e6 / BATTLES as f64);
        };
        timed(&mut best[0], &mut |index| {
            by_hand.reset(&template);
            black_box(by_hand.play::<false>(&mut Rng::of(1, index)));
        });
        timed(&mut best[1], &mut |index| {
            battle.clone_from(start);
            black_box(to_the_end::<Bx>(&mut battle, &mut Rng::of(1, index), &plan));
        });
    }
    println!("bx, standard: by hand {:.1} µs a battle, by the rules {:.1} µs", best[0], best[1]);
    let mut sample = Sample::default();
    let clock = cpu();
    let bout = Bout::<Bx>::open(&Doc::read(STANDARD), None).expect("the shipped battle is sound").0;
    sample.play(&bout, &montjoie_table::Inputs::default(), 1, 0..9_604);
    println!(
        "9 604 battles added up on one core: {:.0} ms; the first side wins {:.1} %",
        (cpu() - clock) * 1e3,
        sample.victories[0] as f64 / 96.04
    );
    ("bx, standard: the rules to the same battle by hand".into(), best[1] / best[0], 1.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_and_the_battle_by_hand_agree_event_by_event() {
        let battle = Bout::<Bx>::open(&Doc::read(STANDARD), None).expect("the shipped battle is sound").0.state;
        agree(&battle, 500);
    }
}
