//! Today's doctrines against the former ones of the same name (ADR 0065): `cargo xtask bench doctrines`, and a number for more battles
//! or fewer. Every battle is fought twice with the same dice, each side led by each once. Then every two of today's doctrines with the same
//! army on both sides, against the bars of `mirrors`; `former` or `mirrored` runs one of the two tables alone, the name of a book that book.

use crate::mirrors::{BATTLES, PAIRS as MEETINGS, meet, most_lost, most_open};
use montjoie_books::GAMES;
use montjoie_game::frozen::FrozenPlan;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Outcome, Ruleset, to_the_end};
use montjoie_odds::Share;
use montjoie_table::{Rng, Side, State};

/// How a book's battle is fought: text, number of pairs; a tally for each of its doctrines.
type Fought = fn(&str, u64) -> Vec<Tally>;

/// Every book's standard battle, and others where its doctrines were mended for what the standard battle does not have.
const ALL: &[(&str, &str, Fought, &str)] = &[
    ("bx", "standard", fought::<montjoie_bx::Bx, _>, include_str!("../battles/bx.toml")),
    ("bx", "siege", fought::<montjoie_bx::Bx, _>, include_str!("../battles/bx-siege.toml")),
    ("papiers", "standard", fought::<montjoie_papiers::Papiers, _>, include_str!("../battles/papiers.toml")),
    ("papiers", "on a map", fought::<montjoie_papiers::Papiers, _>, include_str!("../battles/papiers-map.toml")),
    ("jet", "standard", fought::<montjoie_jet::Jet, _>, include_str!("../battles/jet.toml")),
    ("jet", "army", fought::<montjoie_jet::Jet, _>, include_str!("../battles/jet-army.toml")),
    ("jet", "lines", fought::<montjoie_jet::Jet, _>, include_str!("../battles/jet-lines.toml")),
    ("ordre", "standard", fought::<montjoie_ordre::Ordre, _>, include_str!("../battles/ordre.toml")),
    ("ordre", "siege", fought::<montjoie_ordre::Ordre, _>, include_str!("../battles/ordre-siege.toml")),
    ("ordre", "vehicles", fought::<montjoie_ordre::Ordre, _>, include_str!("../battles/ordre-vehicles.toml")),
];

/// Pairs of battles, unless another number is asked for.
const PAIRS: u64 = 500;

/// What today's doctrine made of its battles against the former one.
struct Tally {
    doctrine: &'static str,
    /// Won, lost, neither.
    ends: [u64; 3],
    /// Pairs by wins less losses of today's doctrine, from -2 to 2. Sides that are unequal cancel out within a pair.
    pairs: [u64; 5],
}

impl Tally {
    /// Wins less losses a battle, and half of its 95 % interval, over pairs.
    #[expect(clippy::cast_precision_loss, reason = "counts of battles are small")]
    fn edge(&self) -> (f64, f64) {
        let n = self.pairs.iter().sum::<u64>() as f64;
        let values = || self.pairs.iter().enumerate().map(|(i, &count)| ((i as f64 - 2.0) / 2.0, count as f64));
        let mean = values().map(|(value, count)| value * count).sum::<f64>() / n;
        let spread = values().map(|(value, count)| (value - mean).powi(2) * count).sum::<f64>() / (n - 1.0).max(1.0);
        (mean, 1.96 * (spread / n).sqrt())
    }
}

fn fought<R, D>(text: &str, pairs: u64) -> Vec<Tally>
where
    R: Ruleset,
    R::State: State<Plan = FrozenPlan<D>>,
    D: Copy,
{
    let Ok((bout, ..)) = Bout::<R>::open(&Doc::read(text), None) else { panic!("a shipped battle is sound") };
    let mut battle = bout.state.clone();
    let all = R::INFO.doctrines.iter().enumerate().map(|(i, doctrine)| {
        let mut tally = Tally { doctrine, ends: [0; 3], pairs: [0; 5] };
        for seed in 0..pairs {
            let mut score = 2;
            for former in Side::BOTH {
                battle.clone_from(&bout.state);
                let plan = R::plan([i; 2]).freeze(former);
                match to_the_end::<R>(&mut battle, &mut Rng::of(1, seed), &plan) {
                    Outcome::Victory(side) if side == former => {
                        tally.ends[1] += 1;
                        score -= 1;
                    }
                    Outcome::Victory(_) => {
                        tally.ends[0] += 1;
                        score += 1;
                    }
                    _ => tally.ends[2] += 1,
                }
            }
            tally.pairs[score] += 1;
        }
        tally
    });
    all.collect()
}

/// So many of so many in hundredths, with the interval.
fn percent(count: u64, battles: u64) -> String {
    let share = Share::of(count, battles);
    format!("{:.1} [{:.1}, {:.1}]", share.value * 100.0, share.low * 100.0, share.high * 100.0)
}

/// Fights them all and prints what became of it.
pub fn compare(pairs: Option<u64>, said: &[String]) {
    let pairs = pairs.unwrap_or(PAIRS).max(2);
    let wanted = |word: &str, others: &[&str]| {
        said.iter().any(|s| s == word) || !others.iter().any(|other| said.iter().any(|s| s == other))
    };
    let books: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
    if wanted("former", &["mirrored"]) {
        former(pairs, |book| wanted(book, &books));
    }
    if wanted("mirrored", &["former"]) {
        mirrored(pairs, |book| wanted(book, &books));
    }
}

fn former(pairs: u64, wanted: impl Fn(&str) -> bool) {
    println!(
        "today's doctrines against the former ones of the same name, {} battles each, shares in % with 95 % intervals",
        2 * pairs
    );
    println!(
        "{:<8} {:<10} {:<10} {:>20} {:>20} {:>20} {:>20}",
        "book", "battle", "doctrine", "wins", "losses", "neither", "wins - losses"
    );
    for (book, battle, fought, text) in ALL.iter().filter(|(book, ..)| wanted(book)) {
        for tally in fought(text, pairs) {
            let [wins, losses, neither] = tally.ends.map(|count| percent(count, 2 * pairs));
            let (edge, half) = tally.edge();
            let worse = if edge + half < 0.0 { "  WORSE" } else { "" };
            let edge = format!("{:+.1} ± {:.1}", edge * 100.0, half * 100.0);
            println!(
                "{book:<8} {battle:<10} {:<10} {wins:>20} {losses:>20} {neither:>20} {edge:>20}{worse}",
                tally.doctrine
            );
        }
    }
}

fn mirrored(pairs: u64, wanted: impl Fn(&str) -> bool) {
    println!(
        "the same army on both sides, {} battles each, shares in % with 95 % intervals; open: rounds ran out, and somebody could still be hurt",
        2 * pairs
    );
    println!(
        "{:<8} {:<10} {:<4} {:<19} {:>20} {:>20} {:>6} {:>8} {:>18}",
        "book", "battle", "army", "doctrines", "wins", "losses", "draws", "harmless", "open"
    );
    for (book, battle, text) in BATTLES.iter().filter(|(book, ..)| wanted(book)) {
        for army in 0..2 {
            for pair in MEETINGS {
                let met = meet(GAMES, book, text, army, pair, 0..pairs);
                let over = |count: u64, most: u64| count * 100 > most * met.battles;
                let lost = pair[1] == "charge" && most_lost(pair[0]).is_some_and(|most| over(met.losses, most));
                let missed = if lost || over(met.open, most_open(book)) { "  MISSED" } else { "" };
                println!(
                    "{book:<8} {battle:<10} {:<4} {:<19} {:>20} {:>20} {:>6} {:>8} {:>18}{missed}",
                    army + 1,
                    pair.join(" - "),
                    percent(met.wins, met.battles),
                    percent(met.losses, met.battles),
                    met.draws,
                    met.harmless,
                    percent(met.open, met.battles),
                );
            }
        }
    }
}

#[cfg(test)]
#[path = "../../crates/books/tests/standard.rs"]
mod standard;

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_game::Fight as _;

    /// Whether one of twenty battles becomes another when this side is frozen, for some doctrine.
    fn is_led_otherwise<R, D>(text: &str, side: Side) -> bool
    where
        R: Ruleset,
        R::State: State<Plan = FrozenPlan<D>>,
        D: Copy + Send + Sync,
    {
        let Ok((mut bout, ..)) = Bout::<R>::open(&Doc::read(text), None) else { panic!("a shipped battle is sound") };
        let start = bout.state.clone();
        let mut end = |seed: u64, plan: FrozenPlan<D>| {
            bout.state.clone_from(&start);
            to_the_end::<R>(&mut bout.state, &mut Rng::of(1, seed), &plan);
            bout.hash()
        };
        let plans = (0..R::INFO.doctrines.len()).map(|i| R::plan([i; 2]));
        plans.into_iter().any(|plan| (0..20).any(|seed| end(seed, plan) != end(seed, plan.freeze(side))))
    }

    #[test]
    fn former_doctrines_lead_their_side() {
        for side in Side::BOTH {
            assert!(is_led_otherwise::<montjoie_bx::Bx, _>(include_str!("../battles/bx.toml"), side));
            assert!(is_led_otherwise::<montjoie_papiers::Papiers, _>(include_str!("../battles/papiers.toml"), side));
            assert!(is_led_otherwise::<montjoie_ordre::Ordre, _>(include_str!("../battles/ordre-vehicles.toml"), side));
        }
        // Jet keeps to a written line now, and one side alone has one.
        assert!(is_led_otherwise::<montjoie_jet::Jet, _>(include_str!("../battles/jet-lines.toml"), Side::A));
    }

    #[test]
    fn every_book_is_compared() {
        for game in montjoie_books::GAMES {
            let id = game.info().id;
            // A book that never had others keeps none.
            let home = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../books").join(id).join("src");
            let kept = home.join("frozen.rs").exists() || home.join("brought/frozen.rs").exists();
            assert_eq!(
                ALL.iter().any(|(book, ..)| *book == id),
                kept,
                "{id}: former doctrines are kept and compared, or neither"
            );
        }
    }

    #[test]
    fn an_edge_is_taken_over_pairs() {
        let even = Tally { doctrine: "charge", ends: [40, 40, 0], pairs: [0, 0, 40, 0, 0] };
        assert_eq!(even.edge(), (0.0, 0.0), "unequal sides cancel out");
        let better = Tally { doctrine: "charge", ends: [60, 20, 0], pairs: [0, 0, 20, 0, 20] };
        let (edge, half) = better.edge();
        assert!((edge - 0.5).abs() < 1e-9 && half > 0.15 && half < 0.16, "{edge} {half}");
    }
}
