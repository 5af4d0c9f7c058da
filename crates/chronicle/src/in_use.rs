//! The rules a battle uses: what its table needs to finish it without a machine.

use crate::Chronicle;
use crate::stand::Said;
use montjoie_game::{Fight, Item, Viewer, What};
use montjoie_table::{Inputs, Program, Rng, Rule, Tally as _, Told, Want};
use std::collections::BTreeSet;

/// The dice by which battles are played on: always the same, so that the same battle prints the same pages.
const SEED: u64 = 1;

/// The rules a battle uses as it stands, and the battle, to be played on.
pub struct RulesInUse {
    met: Met,
    fight: Box<dyn Fight>,
    inputs: Inputs,
}

/// Rules, as they are met.
#[derive(Default)]
struct Met(BTreeSet<&'static str>);

impl Met {
    fn rule(&mut self, rule: Rule) {
        self.0.insert(rule.0);
    }

    fn sums(&mut self, sums: [&Told; 3]) {
        sums.into_iter().flat_map(|told| told.terms()).for_each(|term| self.rule(term.rule));
    }

    fn item(&mut self, item: &Item) {
        self.rule(item.rule);
        if let What::Throw { plus, versus, share, .. } = &item.what {
            self.sums([plus, versus, share]);
        }
    }
}

impl Chronicle {
    /// The rules this battle uses as it stands: those that give the figures on everyone's sheet and its printed tables, those it cited so far
    /// and those it asks by now. Whoever holds the battle may let go of it before it is played on.
    #[must_use]
    pub fn in_use(&self) -> RulesInUse {
        let mut met = Met::default();
        for figure in self.fight().sheets(Viewer::Gm).iter().flat_map(|sheet| &sheet.figures) {
            met.rule(Rule(figure.rule));
            figure.terms.iter().for_each(|term| met.rule(term.rule));
        }
        self.fight().tables().iter().for_each(|table| met.rule(Rule(table.rule)));
        for line in self.lines() {
            match &line.said {
                Said::Item(item) => met.item(item),
                Said::Ruling { items, .. } => items.iter().for_each(|item| met.item(item)),
                Said::Note { .. } | Said::Closed { .. } => {}
            }
        }
        self.now().items.iter().for_each(|item| met.item(item));
        for ask in self.asks() {
            met.rule(ask.key.rule);
            if let Want::Throw { plus, versus, share, .. } = &ask.want {
                met.sums([plus, versus, share]);
            }
        }
        RulesInUse { met, fight: self.fight().copy(), inputs: self.inputs().clone() }
    }
}

impl RulesInUse {
    /// The IDs of these rules, and of those the battle comes upon when it is played on from here this many times.
    #[must_use]
    pub fn rules(mut self, battles: u64) -> BTreeSet<&'static str> {
        for nth in 0..battles {
            self.play_on(nth);
        }
        self.met.0
    }

    /// One battle from here to its end, nobody watching.
    fn play_on(&mut self, nth: u64) {
        let mut fight = self.fight.copy();
        let (mut rng, mut inputs) = (Rng::of(SEED, nth), self.inputs.clone());
        while fight.outcome().is_none() && fight.place().round <= fight.info().auto_rounds {
            let played = fight.play(&std::mem::take(&mut inputs), &mut Program(&mut rng));
            played.items.iter().for_each(|item| self.met.item(item));
            if !played.closed {
                break;
            }
        }
    }
}
