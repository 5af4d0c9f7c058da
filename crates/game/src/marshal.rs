//! Plays a battle to its end, step by step, and hands over each step as it closes.

use crate::{Fight, Outcome, Played};
use montjoie_table::{Inputs, Program, Rng};

/// What the dice, doctrines and defaults of one battle give. One generator serves the whole battle, in order: battle
/// `index` of a seed is the same here and in simulations, face by face.
pub struct Marshal {
    /// The battle.
    pub fight: Box<dyn Fight>,
    rng: Rng,
}

impl Marshal {
    /// The battle of this number under this seed.
    #[must_use]
    pub fn new(fight: Box<dyn Fight>, seed: u64, index: u64) -> Marshal {
        Marshal { fight, rng: Rng::of(seed, index) }
    }

    /// How the battle ended, once it has; a battle that goes on for too long is broken off.
    #[must_use]
    pub fn ended(&self) -> Option<Outcome> {
        ended(self.fight.as_ref())
    }

    /// Plays the open step.
    pub fn step(&mut self) -> Played {
        let mut seat = Program(&mut self.rng);
        self.fight.play(&Inputs::default(), &mut seat)
    }
}

/// How a battle ended, once it has; one that goes on for too long is broken off.
#[must_use]
pub fn ended(fight: &dyn Fight) -> Option<Outcome> {
    fight.outcome().or_else(|| (fight.place().round > fight.info().auto_rounds).then_some(Outcome::Undecided))
}
