//! What holds in every battle: sums of the tree, mirrors, bounds, folds.

use crate::common::count;
use montjoie_rules::jet::Jet;
use montjoie_rules::jet::battle::Battle;
use montjoie_rules::jet::options::Scales;
use montjoie_rules::scenario::Doc;
use montjoie_rules::{Bout, Fight as _, Outcome, Ruleset as _, Sample};
use montjoie_table::{Inputs, Program, Rng};

pub const STANDARD: &str = include_str!("../../../../scenarios/jet/standard.toml");

fn open(toml: &str) -> Bout<Jet> {
    Bout::<Jet>::open(&Doc::read(toml), None).unwrap_or_else(|p| panic!("{p:?}")).0
}

/// Every parent is the sum of its parts; every number within its bounds.
pub fn sound(b: &Battle) {
    for id in b.ids() {
        let unit = b.at(id);
        assert!((-10..=10).contains(&unit.discipline), "discipline of {id}");
        if !b.is_leaf(id) {
            let sum =
                |f: fn(&montjoie_rules::jet::battle::Unit) -> u32| b.children(id).map(|c| f(b.at(c))).sum::<u32>();
            assert_eq!(unit.n, sum(|u| u.n), "men of {id}");
            assert_eq!(unit.n0, sum(|u| u.n0), "first men of {id}");
            assert_eq!(unit.killed, sum(|u| u.killed), "killed of {id}");
            assert_eq!(unit.wounded, sum(|u| u.wounded), "wounded of {id}");
        }
        assert_eq!(u64::from(unit.n0), u64::from(unit.n) + u64::from(unit.killed) + u64::from(unit.wounded), "{id}");
    }
}

#[test]
fn each_of_the_fifteen_subsets_of_scales_plays_to_the_end() {
    for scales in Scales::WORDS {
        let toml = STANDARD.replace("army,regiment,company", scales);
        for seed in 0..count("MONTJOIE_FUZZ_BATTLES", 1) {
            let mut bout = open(&toml);
            let mut rng = Rng::of(seed, 7);
            while bout.outcome().is_none() {
                let mut fold = bout.copy();
                let played = bout.play(&Inputs::default(), &mut Program(&mut rng));
                assert!(played.closed, "{scales}: {:?}", played.open);
                fold.fold(&played.events).unwrap();
                assert_eq!(fold.hash(), bout.hash(), "{scales}: the events give another battle");
                sound(&bout.state);
            }
            assert!(bout.place().round <= 51, "{scales}");
            assert!(!matches!(bout.outcome(), Some(Outcome::Undecided)));
        }
    }
}

#[test]
fn the_standard_battle_is_decided() {
    let mut sample = Sample::default();
    open(STANDARD).simulate(&Inputs::default(), 3, 0..count("MONTJOIE_FUZZ_BATTLES", 40), &mut sample);
    println!("{:?} {:?} {:?}", sample.victories, sample.draws, sample.rounds);
    assert!(sample.victories[0] + sample.victories[1] > sample.draws);
    assert_eq!(Jet::INFO.id, "jet");
}
