//! A ruleset made into a [`Game`]: written once, for every ruleset.

use crate::block::{Block, Bringing, Figures, Spelled};
use crate::bout::Bout;
use crate::game::{Game, Opened};
use crate::scenario::{Doc, Format, Problems, Scenario};
use crate::{Book, Extras as _, Info, Ruleset};
use std::marker::PhantomData;

/// A ruleset made into a [`Game`].
#[derive(Debug)]
pub struct Erased<R>(PhantomData<R>);

impl<R> Erased<R> {
    /// The ruleset.
    #[must_use]
    pub const fn new() -> Erased<R> {
        Erased(PhantomData)
    }
}

impl<R> Default for Erased<R> {
    fn default() -> Erased<R> {
        Erased::new()
    }
}

impl<R: Ruleset> Game for Erased<R> {
    fn info(&self) -> &'static Info {
        &R::INFO
    }

    fn books(&self) -> [Book; 2] {
        R::INFO.book.map(Book::parse)
    }

    fn samples(&self) -> &'static [(&'static str, &'static str)] {
        R::SAMPLES
    }

    fn battles(&self) -> Vec<crate::Shipped> {
        let first = R::SAMPLES.iter();
        let rest = R::BATTLES.iter().filter(|(id, _)| !R::SAMPLES.iter().any(|(other, _)| other == id));
        let shipped = |(id, text): &(&'static str, &'static str)| {
            let counted = crate::Counted::read(R::COUNTED, id);
            crate::Shipped { id, text, counted }
        };
        first.chain(rest).map(shipped).collect()
    }

    fn suits(&self) -> crate::Suits {
        R::SUITS
    }

    fn format(&self) -> Format<'static> {
        R::format()
    }

    fn open(&self, doc: &Doc, edition: Option<&'static str>) -> Result<Opened, Problems> {
        let (bout, scenario, found) = Bout::<R>::open(doc, edition)?;
        let told = scenario.events.iter().map(crate::scripts::told).collect();
        let players = scenario.players().filter_map(|id| bout.names.find(id)).collect();
        let Scenario { title, text, judgements, .. } = scenario;
        let (waived, warnings) = (found.waived, found.warnings);
        Ok(Opened { fight: Box::new(bout), waived, warnings, title, text, told, players, judgements })
    }

    fn figures(&self, block: &Block, way: &Bringing) -> Option<Figures> {
        R::Extras::figures(block, way)
    }

    fn block(&self, line: &Spelled) -> Option<Block> {
        R::Extras::block(line)
    }
}
