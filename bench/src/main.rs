//! Speed.
#![allow(clippy::print_stdout, clippy::disallowed_types, clippy::unwrap_used)]
fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let n: u64 = std::env::args().nth(2).map_or(5000, |n| n.parse().unwrap());
    let doc = montjoie_rules::scenario::Doc::read(&text);
    let (game, _) = montjoie_rules::game("bx").unwrap();
    let o = game.open(&doc, None).map_err(|p| format!("{p:#?}")).unwrap();
    for _ in 0..3 {
        let mut s = montjoie_rules::Sample::default();
        let t = std::time::Instant::now();
        o.fight.simulate(&Default::default(), 1, 0..n, &mut s);
        let rounds: u64 = s.rounds.iter().enumerate().map(|(i, n)| i as u64 * n).sum();
        println!("{:?} per battle; A {} B {} draw {} und {}; sequences {:.2}", t.elapsed() / n as u32, s.victories[0], s.victories[1], s.draws, s.undecided, rounds as f64 / n as f64);
    }
}
