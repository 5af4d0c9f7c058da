//! What must hold in every battle of every ruleset. How many battles and inputs are drawn: `MONTJOIE_FUZZ_BATTLES`,
//! `MONTJOIE_FUZZ_INPUTS`; a few by default, `cargo xtask test` takes 100 000 and 1 000 000.
#![allow(clippy::unwrap_used)]

#[path = "proofs/armies.rs"]
mod armies;
#[path = "../../../books/jet/tests/jet/sound.rs"]
mod jet_sound;
#[path = "../../../books/papiers/tests/papiers/sound.rs"]
mod papiers_sound;
#[path = "proofs/paths.rs"]
mod paths;
#[path = "proofs/people.rs"]
mod people;
#[path = "proofs/samples.rs"]
mod samples;
#[path = "proofs/wild.rs"]
mod wild;

use armies::{drawn, shipped, small};
use montjoie_books::GAMES;
use montjoie_game::scenario::{Doc, fuzz};
use montjoie_game::{Bout, Fight, Game, Ruleset};
use montjoie_odds::Sample;
use montjoie_table::{Inputs, Minds, Program, Rng, Weight};
use montjoie_trial::count;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many battles to draw for each ruleset.
fn battles() -> u64 {
    count("MONTJOIE_FUZZ_BATTLES", 200)
}

/// A proof about one ruleset.
pub trait Proof {
    /// Proves it on the ruleset's own type: quick, so on many battles.
    fn of<R: Ruleset>(&self, game: &'static dyn Game);
    /// Proves it through the door that interfaces use: slower, so on fewer.
    fn at_the_door(&self, game: &'static dyn Game);
}

/// Proves it for every ruleset; those named here on their own type.
pub fn every(proof: &impl Proof) {
    for game in GAMES {
        match game.info().id {
            "bx" => proof.of::<montjoie_bx::Bx>(*game),
            "papiers" => proof.of::<montjoie_papiers::Papiers>(*game),
            "jet" => proof.of::<montjoie_jet::Jet>(*game),
            "ordre" => proof.of::<montjoie_ordre::Ordre>(*game),
            _ => proof.at_the_door(*game),
        }
    }
}

/// The battle of a scenario that must open.
pub fn open(game: &dyn Game, text: &str) -> Box<dyn Fight> {
    match game.open(&Doc::read(text), None) {
        Ok(opened) => opened.fight,
        Err(found) => panic!("{text}\n{:#?}", found.iter().collect::<Vec<_>>()),
    }
}

/// Work shared out over every core, item by item.
fn share<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let hands: Vec<_> = (0..std::thread::available_parallelism().map_or(1, usize::from))
            .map(|_| {
                scope.spawn(|| {
                    while let Some(item) = items.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                        work(item);
                    }
                })
            })
            .collect();
        for hand in hands {
            hand.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
        }
    });
}

#[test]
fn weights_sum_to_one_and_typed_dice_agree() {
    let many = battles() > 10_000;
    let (limit, typed_limit) = if many { (200_000, 200_000) } else { (5_000, 400) };
    for game in GAMES {
        let (mut walked, mut typed_too) = (0, 0);
        for written in small(*game) {
            let mut fight = open(*game, &written.text);
            for _ in 0..game.info().steps.len() {
                if fight.outcome().is_some() {
                    break;
                }
                let Some(merged) = paths::ends(&*fight, Minds::Doctrine, true, limit) else { break };
                let sum = paths::total(&merged);
                if merged.cut == 0.0 {
                    assert_eq!(sum, Some(Weight::ONE), "{}: the weights of a step", written.name);
                } else {
                    let sum = sum.map_or(0.0, Weight::value);
                    assert!((sum + merged.cut - 1.0).abs() < 1e-9, "{}: {sum} and {}", written.name, merged.cut);
                }
                walked += 1;
                if let Some(plain) = paths::ends(&*fight, Minds::Doctrine, false, limit) {
                    assert_eq!(plain.weights, merged.weights, "{}: faces that read alike", written.name);
                }
                if let Some(typed) = paths::typed(&*fight, typed_limit) {
                    typed_too += 1;
                    assert!(typed.keys().eq(merged.weights.keys()), "{}: other ends by hand", written.name);
                    for (hash, weight) in typed {
                        assert!((merged.weights[&hash].value() - weight).abs() < 1e-9, "{}", written.name);
                    }
                }
                // Headcounts: nobody comes from nowhere.
                let whole = |f: &dyn Fight| f.fates().iter().map(|x| x.initial).sum::<i64>();
                for end in merged.fights.values() {
                    assert_eq!(whole(&**end), whole(&*fight));
                    for fate in end.fates() {
                        assert!((0..=fate.initial).contains(&fate.now), "{}: {fate:?}", written.name);
                    }
                }
                // On from the likeliest end.
                let likeliest =
                    merged.weights.iter().max_by(|a, b| a.1.value().total_cmp(&b.1.value())).map(|(h, _)| *h);
                fight = merged.fights[&likeliest.expect("a step ends somehow")].copy();
            }
            // Every legal choice, where they are few.
            let fight = open(*game, &written.text);
            if let Some(all) = paths::ends(&*fight, Minds::All, true, 5_000) {
                assert!(all.cut > 0.0 || paths::total(&all) == Some(Weight::ONE), "{}", written.name);
            }
        }
        assert!(walked > 0 && typed_too > 0, "{}: no small battle was walked through", game.info().id);
    }
}

#[test]
fn exact_odds_agree_with_samples() {
    struct Agree;
    impl Proof for Agree {
        fn of<R: Ruleset>(&self, game: &'static dyn Game) {
            let n = match battles() {
                0..=10_000 => 4_000,
                10_001..100_000 => 100_000,
                _ => 1_000_000,
            };
            hold(game, |written| samples::agree::<R>(&written.text, &written.name, n));
        }

        fn at_the_door(&self, game: &'static dyn Game) {
            let n = if battles() > 10_000 { 20_000 } else { 300 };
            hold(game, |written| samples::agree_at_the_door(&*open(game, &written.text), &written.name, n));
        }
    }
    fn hold(game: &dyn Game, agree: impl Fn(&armies::Written) -> bool + Sync) {
        let all = small(game);
        // As many as the book has rules, up to twenty.
        let most = game.books()[0].entries.len().min(20);
        assert!(all.len() >= most.min(3), "{}: {} one-against-one set-ups", game.info().id, all.len());
        let agreed = std::sync::atomic::AtomicUsize::new(0);
        share(&all, |written| {
            agreed.fetch_add(usize::from(agree(written)), std::sync::atomic::Ordering::Relaxed);
        });
        let agreed = agreed.into_inner();
        // Set-ups written by hand all count; of armies drawn at random some leave nothing to chance, or too much.
        let wanted = if all.iter().any(|w| w.drawn) { 1 } else { most.min(all.len()) };
        assert!(agreed >= wanted, "{}: only {agreed} set-ups could be held against samples", game.info().id);
        println!("{}: {agreed} set-ups agree", game.info().id);
    }
    every(&Agree);
}

#[test]
fn mirrored_sides_give_mirrored_odds() {
    for game in GAMES {
        let mut held = 0;
        for written in small(*game) {
            let (one, other) = (open(*game, &written.text), open(*game, &samples::mirrored(&written.text)));
            held += usize::from(samples::same_odds(&*one, &*other, &written.name));
        }
        assert!(held > 0, "{}: no small battle to mirror", game.info().id);
        for written in shipped(*game).iter().filter(|w| w.name == "standard.toml") {
            samples::mirrored_by_chance(*game, &written.text, battles().clamp(150, 50_000));
        }
    }
}

#[test]
fn anything_legal_may_be_said() {
    struct Anything;
    impl Proof for Anything {
        fn of<R: Ruleset>(&self, game: &'static dyn Game) {
            let each = battles();
            let known = fields(game, usize::try_from((each / 20).clamp(30, 3_000)).unwrap());
            let numbered: Vec<(usize, &String)> = known.iter().enumerate().collect();
            let rounds = each.div_ceil(known.len() as u64);
            share(&numbered, |(i, text)| {
                let (bout, _, _) = Bout::<R>::open(&Doc::read(text), None).unwrap_or_else(|_| panic!("{text}"));
                for k in 0..rounds {
                    let seed = *i as u64 * 1_000_003 + k;
                    let done = catch_unwind(AssertUnwindSafe(|| wild::wild_battle(&bout, seed, 30)));
                    assert!(done.is_ok(), "seed {seed} of:\n{text}");
                }
            });
        }

        fn at_the_door(&self, game: &'static dyn Game) {
            let each = battles().min(10_000);
            let known = fields(game, usize::try_from((each / 20).clamp(10, 500)).unwrap());
            let all: Vec<u64> = (0..each.max(20)).collect();
            share(&all, |i| {
                let text = &known[*i as usize % known.len()];
                let done = catch_unwind(AssertUnwindSafe(|| people::anything_legal(open(game, text), *i)));
                assert!(done.is_ok(), "number {i} of:\n{text}");
            });
        }
    }
    /// The known battlefields of a ruleset, and drawn ones until there are so many.
    fn fields(game: &dyn Game, wanted: usize) -> Vec<String> {
        let mut known: Vec<String> = small(game).into_iter().chain(shipped(game)).map(|w| w.text).collect();
        let mut tried = 0;
        while known.len() < wanted {
            tried += 1;
            known.extend(drawn(game, tried, 4));
            assert!(tried < 100 * wanted as u64, "{}: hardly any army can take the field", game.info().id);
        }
        known
    }
    every(&Anything);
}

#[test]
fn people_may_rule_and_gesture() {
    struct Ruled;
    impl Proof for Ruled {
        fn of<R: Ruleset>(&self, game: &'static dyn Game) {
            rule(game, |text, i| {
                let (bout, _, _) = Bout::<R>::open(&Doc::read(text), None).unwrap_or_else(|_| panic!("{text}"));
                people::rule_and_gesture(bout, i, |b| b, |b| wild::sound::<R>(&b.state));
            });
        }

        fn at_the_door(&self, game: &'static dyn Game) {
            rule(game, |text, i| people::rule_and_gesture(open(game, text), i, |f| &mut **f, |f| people::check(&**f)));
        }
    }
    fn rule(game: &dyn Game, play: impl Fn(&str, u64) + Sync) {
        let each = (battles() / 20).max(120);
        let mut texts: Vec<String> = small(game).into_iter().chain(shipped(game)).map(|w| w.text).collect();
        texts.extend((0..300).filter_map(|n| drawn(game, n, 4)).take(20));
        let all: Vec<(u64, String)> = (0..each).map(|i| (i, texts[i as usize % texts.len()].clone())).collect();
        share(&all, |(i, text)| {
            let done = catch_unwind(AssertUnwindSafe(|| play(text, *i)));
            assert!(done.is_ok(), "number {i} of:\n{text}");
        });
    }
    every(&Ruled);
    let count = |n: &std::sync::atomic::AtomicU64| n.load(std::sync::atomic::Ordering::Relaxed);
    let (ruled, gestures) = (count(&people::RULED), count(&people::GESTURES));
    println!("{ruled} orders outside the rules, {gestures} gestures");
    assert!(ruled > 60 && gestures > 200, "{ruled} orders outside the rules, {gestures} gestures");
}

#[test]
fn secret_orders_do_not_depend_on_each_other() {
    for game in GAMES {
        for written in small(*game).iter().chain(&shipped(*game)) {
            people::batches(open(*game, &written.text), &written.name);
        }
    }
}

#[test]
fn every_shipped_scenario_plays_under_every_doctrine() {
    for game in GAMES {
        let all = shipped(*game);
        assert!(all.iter().any(|w| w.name == "standard.toml"), "{} ships a standard.toml", game.info().id);
        let doctrines = game.info().doctrines.len();
        for written in &all {
            for (a, b) in (0..doctrines).flat_map(|a| (0..doctrines).map(move |b| (a, b))) {
                let mut fight = open(*game, &written.text);
                fight.lead([a, b]);
                let mut sample = Sample::default();
                sample.play(fight.as_ref(), &Inputs::default(), 11, 0..1);
                assert_eq!(sample.runs, 1, "{}", written.name);
                if a != b && battles() < 10_000 {
                    continue;
                }
                // The program at the table throws the same dice as nobody watching.
                let mut rng = Rng::of(11, 0);
                let mut last = fight.place().round;
                while fight.outcome().is_none() && fight.place().round <= game.info().auto_rounds {
                    let played = fight.play(&Inputs::default(), &mut Program(&mut rng));
                    assert!(played.closed, "{}: {:?}", written.name, played.open);
                    last = played.place.round;
                }
                let outcome = fight.outcome().unwrap_or(montjoie_game::Outcome::Undecided);
                let mut same = Sample::default();
                let fates = fight.fates();
                let fates = |each: &mut dyn FnMut(montjoie_game::Fate)| fates.iter().for_each(|f| each(*f));
                let harmless = outcome == montjoie_game::Outcome::Undecided && fight.harmless();
                same.add(&montjoie_game::Ended { index: 0, outcome, harmless, round: last, fates: &fates });
                assert_eq!(same, sample, "{}: battle 0 at the table and in the crowd", written.name);
            }
        }
    }
}

fn open_led(game: &dyn Game, text: &str, doctrines: [usize; 2]) -> Box<dyn Fight> {
    let mut fight = open(game, text);
    fight.lead(doctrines);
    fight
}

#[test]
fn the_same_seed_on_any_number_of_threads() {
    for game in GAMES {
        for written in shipped(*game).iter().take(3) {
            let fight = open(*game, &written.text);
            let whole = |from: u64, to: u64| {
                let mut sample = Sample::default();
                sample.play(fight.as_ref(), &Inputs::default(), 5, from..to);
                sample
            };
            let one = whole(0, 60);
            for parts in [2u64, 3, 7] {
                let edges: Vec<u64> = (0..=parts).map(|i| i * 60 / parts).collect();
                let chunks: Vec<Sample> = std::thread::scope(|scope| {
                    let hands: Vec<_> =
                        edges.windows(2).map(|w| (w[0], w[1])).map(|(a, b)| scope.spawn(move || whole(a, b))).collect();
                    hands.into_iter().map(|h| h.join().unwrap()).collect()
                });
                let mut sum = Sample::default();
                for chunk in chunks.iter().rev() {
                    sum.merge(chunk);
                }
                assert_eq!(sum, one, "{} in {parts} parts", written.name);
            }
        }
    }
}

#[test]
fn no_scenario_is_too_much() {
    /// Texts a thread takes at once.
    const HANDFUL: u64 = 500;
    let inputs = count("MONTJOIE_FUZZ_INPUTS", 3_000);
    let texts: Vec<(&dyn Game, String)> = GAMES
        .iter()
        .flat_map(|g| shipped(*g).into_iter().chain(small(*g)).map(move |w| (*g as &dyn Game, w.text)))
        .collect();
    let samples: Vec<&str> = texts.iter().map(|(_, t)| t.as_str()).chain([fuzz::SCENARIO, fuzz::LINES, ""]).collect();
    let parts: Vec<u64> = (0..inputs.div_ceil(HANDFUL)).collect();
    share(&parts, |part| {
        for n in part * HANDFUL..((part + 1) * HANDFUL).min(inputs) {
            let text = fuzz::input(&samples, n);
            let done = catch_unwind(|| {
                let doc = Doc::read(&text);
                // By the ruleset it names, or by any of them.
                let named =
                    doc.peek("ruleset").and_then(|name| montjoie_game::game_named(GAMES, name)).map(|(game, _)| game);
                let game = named.unwrap_or(GAMES[text.len() % GAMES.len()]);
                if let Ok(opened) = game.open(&doc, None) {
                    // What opens must also stand.
                    let _ = (opened.fight.fates(), opened.fight.place());
                }
            });
            assert!(done.is_ok(), "this text is too much:\n{text}");
        }
    });
}

#[test]
fn the_standard_battle_is_open_to_both() {
    for game in GAMES {
        let mut standard = None;
        for written in shipped(*game) {
            let mut sample = Sample::default();
            let n = battles().clamp(200, 5_000);
            sample.play(open_led(*game, &written.text, [0, 0]).as_ref(), &Inputs::default(), 3, 0..n);
            let percent = 100 * sample.victories[0] / n;
            println!("{}/{}: {percent} %, undecided {} of {n}", game.info().id, written.name, sample.undecided);
            if written.name == "standard.toml" {
                standard = Some(percent);
            }
        }
        let percent = standard.expect("every ruleset ships a standard.toml");
        // Jet's leans since its readings changed (67 % over 5,000 battles), and the standard files stay as they are.
        let open = if game.info().id == "jet" { 35..=70 } else { 35..=65 };
        assert!(open.contains(&percent), "{}: the first side wins {percent} % of the time", game.info().id);
    }
}
