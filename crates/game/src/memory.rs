//! Dice of the closed steps of a round, remembered for the changes that follow from them in a later step. No part of the battle:
//! rules never see them, and a journal without its answers has none.

use crate::game::{Item, What};
use crate::{Arg, Message};
use montjoie_table::{Cast, Dice, Key, Rule, Subject, Tally as _};

/// Dice that fell in an earlier step of the round.
#[derive(Clone, Debug)]
pub(crate) struct Fell {
    round: u32,
    key: Key,
    dice: Dice,
    faces: Vec<u16>,
    plus: i32,
    versus: i32,
    /// What they came to, as their rule read it.
    pub(crate) cast: Cast,
}

impl Fell {
    /// A message about these dice: who threw them, what, how they fell and what they came to.
    pub(crate) fn tell(&self, told: Message) -> Message {
        let faces: Vec<String> = self.faces.iter().map(u16::to_string).collect();
        let faces = Arg::Text(faces.join(self.dice.between(&self.faces)));
        told.who("by", self.key.of)
            .with("dice", Arg::Dice(self.dice))
            .with("faces", faces)
            .number("plus", self.plus)
            .number("versus", self.versus)
            .number("rest", self.cast.margin)
    }
}

/// What is remembered of a round.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Vec<Fell>);

impl Memory {
    /// Notes the dice of a step that has closed; those of another round are forgotten.
    pub(crate) fn note(&mut self, items: &[Item]) {
        let Some(round) = items.first().map(|item| item.place.round) else { return };
        self.0.retain(|fell| fell.round == round);
        self.0.extend(items.iter().filter_map(|item| match &item.what {
            What::Throw { head, dice, faces, read, plus, versus, share, .. } => {
                let (total, (num, den)) = (*read + plus.total(), share.ratio());
                let first = faces.first().map_or(0, |face| i32::from(*face));
                let margin = total - versus.total();
                let cast = Cast { first, dice: *read, total, margin, share: share.total(), num, den };
                let (plus, versus) = (plus.total(), versus.total());
                Some(Fell { round, key: head.key, dice: *dice, faces: faces.clone(), plus, versus, cast })
            }
            _ => None,
        }));
    }

    /// The throw at somebody by one of these rules, the so-manieth of the round.
    pub(crate) fn at(&self, rules: &[Rule], at: Subject, nth: usize) -> Option<&Fell> {
        self.0.iter().filter(|fell| fell.key.to == at && rules.contains(&fell.key.rule)).nth(nth)
    }
}
