//! Small battles walked through whole: weights, readings, facts.

use montjoie_game::Fight;
use montjoie_table::{Answer, Dice, Head, Inputs, Minds, Seat, Want, Weight, distribution};
use std::collections::BTreeMap;

/// The end states of one step, by hash, with their exact weights.
pub struct Ends {
    pub weights: BTreeMap<u64, Weight>,
    pub fights: BTreeMap<u64, Box<dyn Fight>>,
    pub cut: f64,
}

/// Walks through every outcome of the open step; none when there are too many.
pub fn ends(fight: &dyn Fight, minds: Minds, merge: bool, limit: u64) -> Option<Ends> {
    let mut ends = Ends { weights: BTreeMap::new(), fights: BTreeMap::new(), cut: 0.0 };
    let mut exact = true;
    let walk = fight.every_outcome(minds, merge, limit, &mut |end, weight, _| {
        let hash = end.hash();
        let Some(weight) = weight else {
            exact = false;
            return;
        };
        let before = ends.weights.get(&hash).copied().unwrap_or(Weight::ZERO);
        match before.or(weight) {
            Some(sum) => drop(ends.weights.insert(hash, sum)),
            None => exact = false,
        }
        ends.fights.entry(hash).or_insert_with(|| end.copy());
    });
    ends.cut = walk.cut;
    (walk.complete && exact).then_some(ends)
}

/// All weights together; none when they cannot be held exactly.
pub fn total(ends: &Ends) -> Option<Weight> {
    ends.weights.values().try_fold(Weight::ZERO, |sum, w| sum.or(*w))
}

/// Waits for every die; the rest by doctrine and default.
struct DiceWait;

impl Seat for DiceWait {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// Faces that read this, for dice whose faces nobody looks at one by one.
fn faces_reading(dice: Dice, reads: i32) -> Option<Vec<u16>> {
    match dice {
        Dice::Sum { n, sides, bonus } => {
            let mut left = reads - i32::from(bonus) - i32::from(n);
            let mut faces = vec![1u16; usize::from(n)];
            for face in &mut faces {
                let more = left.clamp(0, i32::from(sides) - 1);
                *face += u16::try_from(more).ok()?;
                left -= more;
            }
            (left == 0).then_some(faces)
        }
        Dice::Count { n, at_least, .. } => {
            let hits = usize::try_from(reads).ok()?;
            Some((0..usize::from(n)).map(|i| if i < hits { u16::from(at_least) } else { 1 }).collect())
        }
        Dice::Open { .. } => None,
    }
}

/// The same end states, found by typing every possible throw: each path is played, folded from its events alone, and leaves the
/// battle as it was until it closes. None for open-ended dice, or when there are too many paths.
pub fn typed(fight: &dyn Fight, limit: usize) -> Option<BTreeMap<u64, f64>> {
    let mut found = BTreeMap::new();
    let mut left = limit;
    type_on(fight, &mut Inputs::default(), 1.0, &mut found, &mut left)?;
    Some(found)
}

fn type_on(
    fight: &dyn Fight,
    inputs: &mut Inputs,
    weight: f64,
    found: &mut BTreeMap<u64, f64>,
    left: &mut usize,
) -> Option<()> {
    *left = left.checked_sub(1)?;
    let before = fight.hash();
    let mut played_on = fight.copy();
    let played = played_on.play(inputs, &mut DiceWait);
    assert!(played.refused.is_empty() && played.unused.is_empty(), "{:?} {:?}", played.refused, played.unused);
    assert_eq!(fight.hash(), before, "to play a copy changes nothing");
    if played.closed {
        let mut folded = fight.copy();
        folded.fold(&played.events).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(folded.hash(), played_on.hash(), "the events alone give another battle");
        assert_eq!(played.hash, played_on.hash());
        *found.entry(played.hash).or_insert(0.0) += weight;
        return Some(());
    }
    assert_eq!(played_on.hash(), before, "a step that waits changes nothing");
    let ask = played.open.first().expect("it waits for something");
    let Want::Throw { dice, .. } = ask.want else { panic!("only dice wait: {ask:?}") };
    let (outcomes, den, cut) = distribution(dice);
    if cut > 0 {
        return None;
    }
    let key = ask.name();
    for outcome in outcomes {
        let faces = faces_reading(dice, outcome.dice)?;
        inputs.answers.insert(key.clone(), Answer::Faces(faces));
        type_on(fight, inputs, weight * outcome.ways as f64 / den as f64, found, left)?;
    }
    inputs.answers.remove(&key);
    Some(())
}
