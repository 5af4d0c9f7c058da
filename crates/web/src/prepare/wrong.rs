//! What is wrong with a battle being prepared, in the page's own words: no key of a file, no bracket, and beside the field it is about.

use super::view::{ScenarioReading, bare, within};
use montjoie_chronicle::ScenarioTable;
use montjoie_game::scenario::Problem;
use montjoie_game::{Arg, Message};
use montjoie_pages::prepare::PreparedProblem;

impl ScenarioReading<'_> {
    /// A problem in words, and what may have been meant. Where the page has words of its own for it, those: a page has fields, a file has keys.
    pub(super) fn told(&self, problem: &Problem) -> String {
        let mut values = problem.message();
        if let Some(key) = problem.arg("key") {
            values = values.with("field", Arg::Text(self.label(key)));
        }
        let own = format!("page-{}", problem.code);
        let own = self.words.texts.say_as(self.lang(), &own, &values, self.words.names);
        let mut says = own.unwrap_or_else(|| self.words.say(&values));
        if let Some(near) = &problem.nearest {
            says.push(' ');
            says.push_str(&self.words.say(&Message::new("problem-nearest").with("nearest", Arg::Text(near.clone()))));
        }
        says
    }

    /// The table a problem stands in.
    pub(super) fn home(&self, problem: &Problem) -> Option<&ScenarioTable> {
        self.blocks.iter().filter(|b| within(&problem.path, &b.path)).max_by_key(|b| b.path.len())
    }

    /// Whether a problem stands beside what it is about: all do but those of the file as a whole. An army still without anybody is no problem.
    pub(super) fn has_its_line(&self, problem: &Problem) -> bool {
        self.is_empty_side(problem) || self.home(problem).is_some_and(|b| !b.path.is_empty() && b.path != "options")
    }

    pub(super) fn is_empty_side(&self, problem: &Problem) -> bool {
        problem.code == "problem-side-empty"
    }

    /// What is wrong with a table and has no field of its own on the page.
    pub(super) fn wrong(&self, block: &ScenarioTable, shown: &[String]) -> Vec<String> {
        let here = |p: &&Problem| self.home(p).is_some_and(|b| b.path == block.path) && !self.is_empty_side(p);
        let apart = |p: &&Problem| !shown.iter().any(|name| within(&p.path, name));
        self.problems.iter().filter(here).filter(apart).map(|p| self.told(p)).collect()
    }

    pub(super) fn problem(&self, problem: &Problem) -> PreparedProblem {
        let mut says = self.told(problem);
        let place = self.home(problem).filter(|b| !b.path.is_empty() || !problem.path.is_empty());
        let place = place.map(|b| (b.path.clone(), problem.path.clone()));
        if place.is_none() {
            says = self.words.say(
                &Message::new("page-prepare-at-line").with("problem", Arg::Text(says)).number("line", problem.line),
            );
        }
        PreparedProblem { says, place, stops: true }
    }

    /// What is still to come, when nothing is wrong but an army has nobody in it.
    pub(super) fn lacks(&self) -> Option<String> {
        let only = !self.problems.is_empty() && self.problems.iter().all(|p| self.is_empty_side(p));
        let empty = |side: usize| {
            let place = format!("side[{side}].");
            !self
                .blocks
                .iter()
                .any(|b| b.path.starts_with(&place) && matches!(bare(&b.path).as_str(), "side.unit" | "side.character"))
        };
        if !only {
            return None;
        }
        if empty(1) && empty(2) {
            return Some(self.words.word("page-prepare-lacks-both"));
        }
        let place = if empty(1) { "side[1]" } else { "side[2]" };
        let side = self.blocks.iter().find(|b| b.path == place);
        let name = side.and_then(|b| super::view::named(b, self.lang())).unwrap_or_default().to_owned();
        Some(self.words.say(&Message::new("page-prepare-lacks-one").with("side", Arg::Text(name))))
    }
}
