//! Scales on which blocks of different games can be held against each other. The pivot is the old-school one: hit dice of eight faces,
//! armour class from 10 upwards, morale from 2 to 12. Where the block does not say a thing, it is guessed, and the guess says why.
//!
//! A creature of the fifth edition has about three times the hit points and twice the damage of its older namesake. We divide points by
//! three and damage by two: measured on creatures both games know, both come out close. The readings are ours.

use super::{Ability, Attack, Block, Creature, CreatureSize, HitDice, Trait, Worked};
use crate::Message;
use crate::scenario::Ratio;
use montjoie_table::Dice;

/// Greatest figure anybody takes from a block; nonsense beyond it is brought within.
const MOST: i64 = 1_000_000;

fn ratio(num: i64, den: i64) -> Ratio {
    Ratio::new(num, den).unwrap_or(Ratio::ONE)
}

/// The nearest whole number, halves upwards.
fn nearest(r: Ratio) -> i64 {
    (2 * r.num + r.den).div_euclid(2 * r.den)
}

/// Twice the mean of a throw.
fn twice_mean(dice: Dice) -> i64 {
    match dice {
        Dice::Sum { n, sides, bonus } => i64::from(n) * (i64::from(sides) + 1) + 2 * i64::from(bonus),
        _ => 0,
    }
}

/// Dice as scenarios write them.
#[must_use]
pub fn written_dice(dice: Dice) -> String {
    match dice {
        Dice::Sum { n: 0, bonus, .. } => bonus.to_string(),
        Dice::Sum { n, sides, bonus: 0 } => format!("{n}d{sides}"),
        Dice::Sum { n, sides, bonus } => format!("{n}d{sides}{bonus:+}"),
        _ => String::new(),
    }
}

/// Plain dice whose mean is half of this number: the fewest that come within half a point, else the nearest.
#[must_use]
pub fn nearest_dice(twice: i64) -> String {
    let mut best = (i64::MAX, 1, 2);
    for n in 1..=40i64 {
        // Nobody throws a handful of two- or three-sided dice.
        let sides = if n == 1 { &[2, 3, 4, 6, 8, 10, 12][..] } else { &[4, 6, 8, 10, 12] };
        for &sides in sides {
            let far = (n * (sides + 1) - twice).abs();
            if far < best.0 {
                best = (far, n, sides);
            }
        }
        if best.0 <= 1 {
            break;
        }
    }
    format!("{}d{}", best.1, best.2)
}

impl Block {
    /// Whether it has a trait.
    #[must_use]
    pub fn has(&self, which: impl Fn(&Trait) -> bool) -> Option<&Worked<Trait>> {
        self.traits.iter().find(|one| which(&one.value))
    }

    /// A score's modifier: half of what it is above ten, downwards.
    #[must_use]
    pub fn modifier(&self, ability: Ability) -> Option<Worked<i64>> {
        let score = self.abilities[ability as usize].clone()?;
        Some(score.then(Message::new("bring-how-modifier"), None, |n| (n.clamp(1, 30) - 10).div_euclid(2)))
    }

    /// Hit dice on the old scale, points added counted as parts of a die.
    #[must_use]
    pub fn dice(&self) -> Worked<Ratio> {
        let halves = |points: i64, per: i64| -> Ratio {
            let dice = ratio(2 * points.clamp(1, MOST), per);
            if dice < ratio(3, 4) { ratio(1, 2) } else { Ratio::whole(nearest(dice).max(1)) }
        };
        if let (true, Some(level)) = (self.person, self.level.clone()) {
            return level.then(Message::new("bring-how-level"), None, |n| Ratio::whole(n.clamp(1, 100)));
        }
        if self.notation.is_fifth() {
            if let Some(points) = self.hit_points.clone() {
                return points.then(Message::new("bring-how-fifth-dice"), None, |points| halves(points, 27));
            }
            if let Some(challenge) = self.challenge.clone() {
                let how = Message::new("bring-how-challenge");
                return challenge.then(how, None, |r| {
                    let r = ratio(r.num.clamp(0, MOST), r.den.clamp(1, 1_000));
                    if r < ratio(1, 4) { ratio(1, 2) } else { Ratio::whole(nearest(ratio(2 * r.num, r.den)).max(1)) }
                });
            }
        } else if let Some(dice) = self.hit_dice.clone() {
            return Worked { value: whole_and_parts(dice.value), origin: dice.origin };
        }
        if let Some(level) = self.level.clone() {
            return level.then(Message::new("bring-how-level"), None, |n| Ratio::whole(n.clamp(1, 100)));
        }
        if let Some(points) = self.hit_points.clone() {
            return points.then(Message::new("bring-how-points-dice"), None, |points| halves(points, 9));
        }
        Worked::guessed(Ratio::ONE, Message::new("bring-guess-dice"))
    }

    /// Hit points of one on the old scale.
    #[must_use]
    pub fn points(&self) -> Worked<i64> {
        match self.hit_points.clone() {
            Some(points) if self.notation.is_fifth() => {
                points
                    .then(Message::new("bring-how-fifth-points"), None, |n| nearest(ratio(n.clamp(1, MOST), 3)).max(1))
            }
            Some(points) => Worked { value: points.value.clamp(1, MOST), origin: points.origin },
            None => self.dice().then(Message::new("bring-how-dice-points"), None, |dice| {
                nearest(ratio(9 * dice.num.min(MOST), 2 * dice.den)).max(1)
            }),
        }
    }

    /// Armour class from 10 upwards.
    #[must_use]
    pub fn armour_up(&self) -> Worked<i64> {
        match &self.armour {
            Some(armour) => {
                let up = armour.value.up.clamp(0, 40);
                let origin = armour.origin.clone();
                if armour.value.scale == super::ArmourScale::Down {
                    return Worked { value: up, origin: origin.then(Message::new("bring-how-upwards"), None) };
                }
                Worked { value: up, origin }
            }
            None => Worked::guessed(12, Message::new("bring-guess-armour")),
        }
    }

    /// The same without a shield, for books that count it apart.
    #[must_use]
    pub fn body_armour(&self) -> Worked<i64> {
        let whole = self.armour_up();
        if self.armour.is_none() || self.has(|t| *t == Trait::Shield).is_none() {
            return whole;
        }
        let shield = if self.notation.is_fifth() { 2 } else { 1 };
        whole.then(Message::new("bring-how-without-shield"), None, |up| (up - shield).max(10))
    }

    /// The attacks of a round in melee, or at a distance.
    fn round(&self, ranged: bool) -> Vec<&Worked<Attack>> {
        let of = |instead: bool| {
            let fits = move |a: &&Worked<Attack>| a.value.ranged == ranged && a.value.instead == instead;
            self.attacks.iter().filter(fits).filter(|a| !a.value.damage.is_empty())
        };
        let usual: Vec<_> = of(false).collect();
        if usual.is_empty() { of(true).take(1).collect() } else { usual }
    }

    /// Twice the mean damage of a round, on the old scale, and whether it is one plain throw as it is written.
    fn blow(&self, ranged: bool) -> Option<(Worked<i64>, Option<Dice>)> {
        let round = self.round(ranged);
        let first = round.first()?;
        let sum = |a: &Attack| -> i64 {
            let each: i64 = a.damage.iter().map(|d| twice_mean(*d)).sum();
            each.clamp(0, MOST) * a.number.clamp(1, 20)
        };
        let all: i64 = round.iter().map(|a| sum(&a.value)).sum::<i64>().max(2);
        let plain = match (round.as_slice(), first.value.damage.as_slice()) {
            ([_], [one]) if first.value.number == 1 && !self.notation.is_fifth() => Some(*one),
            _ => None,
        };
        let mut worked = Worked { value: all, origin: first.origin.clone() };
        if round.len() > 1 || first.value.number > 1 || first.value.damage.len() > 1 {
            let pieces: Vec<&str> = round.iter().map(|a| a.origin.piece()).collect();
            let mut seen: Vec<&str> = Vec::new();
            pieces.iter().for_each(|p| {
                if !seen.contains(p) {
                    seen.push(p);
                }
            });
            worked = Worked::read(all, seen.join(" · ")).then(Message::new("bring-how-round"), None, |n| n);
        }
        if self.notation.is_fifth() {
            worked = worked.then(Message::new("bring-how-fifth-damage"), None, |n| ((n + 1) / 2).max(2));
        }
        Some((worked, plain))
    }

    /// Damage of a round as one throw of dice; none at a distance for those who do not shoot.
    #[must_use]
    pub fn damage(&self, ranged: bool) -> Option<Worked<String>> {
        match self.blow(ranged) {
            Some((worked, Some(dice))) => Some(Worked { value: written_dice(dice), origin: worked.origin }),
            Some((worked, None)) => Some(worked.then(Message::new("bring-how-dice"), None, nearest_dice)),
            None if ranged => None,
            None => {
                let dice = self.dice();
                let large = !self.person && dice.value >= Ratio::whole(4);
                let guess = if large { "1d10" } else { "1d6" };
                Some(Worked::guessed(guess.to_owned(), Message::new("bring-guess-damage")))
            }
        }
    }

    /// Mean damage of a round.
    #[must_use]
    pub fn mean_damage(&self, ranged: bool) -> Option<Worked<Ratio>> {
        match self.blow(ranged) {
            Some((worked, _)) => Some(worked.then(Message::new("bring-how-mean"), None, |n| ratio(n, 2))),
            None if ranged => None,
            None => Some(Worked::guessed(ratio(7, 2), Message::new("bring-guess-damage"))),
        }
    }

    /// Morale, 2 to 12.
    #[must_use]
    pub fn nerve(&self) -> Worked<i64> {
        if let Some(morale) = &self.morale {
            return Worked { value: morale.value.clamp(2, 12), origin: morale.origin.clone() };
        }
        if self.creature.as_ref().is_some_and(|c| c.value == Creature::Mindless) {
            return Worked::guessed(12, Message::new("bring-guess-fearless"));
        }
        match self.modifier(Ability::Wis) {
            Some(wisdom) => Worked::guessed((8 + wisdom.value).clamp(5, 11), Message::new("bring-guess-wisdom")),
            None => Worked::guessed(8, Message::new("bring-guess-morale")),
        }
    }

    /// How large one of them is.
    #[must_use]
    pub fn bulk(&self) -> Worked<CreatureSize> {
        if let Some(size) = &self.size {
            return size.clone();
        }
        let dice = self.dice().value;
        let size = if self.person || dice < Ratio::whole(4) {
            CreatureSize::Medium
        } else if dice < Ratio::whole(8) {
            CreatureSize::Large
        } else {
            CreatureSize::Huge
        };
        Worked::guessed(size, Message::new("bring-guess-size"))
    }
}

/// `4+1` counts a little more than four.
fn whole_and_parts(dice: HitDice) -> Ratio {
    let num = dice.dice.num.clamp(0, MOST) * 8 + dice.bonus.clamp(-1_000, MOST) * dice.dice.den.clamp(1, 1_000);
    ratio(num, 8 * dice.dice.den.clamp(1, 1_000)).max(ratio(1, 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_a_mean() {
        assert_eq!(nearest_dice(7), "1d6");
        assert_eq!(nearest_dice(13), "1d12");
        assert_eq!(nearest_dice(14), "1d12");
        assert_eq!(nearest_dice(34), "3d10");
        assert_eq!(nearest_dice(48), "7d6");
        assert_eq!(nearest_dice(1_000_000), "40d12");
        assert_eq!(nearest_dice(3), "1d2");
        assert_eq!(nearest_dice(0), "1d2");
    }

    #[test]
    fn creatures_of_both_games_come_out_close() {
        // Hit points of the newer game, hit dice of the older.
        for (points, dice) in
            [(4, (1, 2)), (7, (1, 2)), (15, (1, 1)), (22, (2, 1)), (59, (4, 1)), (84, (6, 1)), (105, (8, 1))]
        {
            let block = Block {
                notation: super::super::Notation::Fifth,
                hit_points: Some(Worked::read(points, "")),
                ..Block::default()
            };
            assert_eq!(block.dice().value, ratio(dice.0, dice.1), "{points}");
        }
    }
}
