//! Everyone a viewer may see, as sheets built from nothing (PAP-21, PAP-22, PAP-85).

use crate::nouns::battle::{Battle, HeroId, UnitId};
use crate::nouns::terms::{Category, HeroStatus, Where};
use crate::shown::figures;
use crate::shown::sight::{Sight, in_words};
use crate::shown::view;
use montjoie_game::{Condition, Sheet, Viewer};
use montjoie_table::Subject;
use std::sync::LazyLock;

/// The Fluent id of a state.
fn state_id(word: &str) -> &'static str {
    static IDS: LazyLock<Vec<String>> =
        LazyLock::new(|| crate::STATES.iter().map(|state| format!("papiers-state-{state}")).collect());
    crate::STATES.iter().position(|s| *s == word).map_or("", |place| &IDS[place])
}

/// Units, then characters; a lone stand only while somebody stands there.
pub(crate) fn sheets(b: &Battle, viewer: Viewer) -> Vec<Sheet> {
    let sight = Sight { b, viewer };
    let shown = |id: &UnitId| sight.sees(*id) && (b.at(*id).lone.is_none() || b.at(*id).at == Where::Field);
    let mut all: Vec<Sheet> = b.ids().filter(shown).map(|id| sight.unit(id)).collect();
    all.extend(b.hero_ids().filter(|&hero| sight.meets(hero)).map(|hero| sight.hero(hero)));
    all
}

impl Sight<'_> {
    pub(super) fn pictogram(&self, id: UnitId) -> &'static str {
        let u = self.b.at(id);
        if !self.front(id) {
            return "counter";
        }
        match u.category {
            Category::Character => "character",
            Category::Monster => "monster",
            Category::Machine => "engine",
            Category::Chariot => "vehicle",
            _ if u.flying => "flyer",
            Category::Mounted => "horse",
            Category::Foot if u.pui_tir > 0 => "archers",
            Category::Foot => "foot",
        }
    }

    fn unit(&self, id: UnitId) -> Sheet {
        let b = self.b;
        let u = b.at(id);
        let (counts, reads) = (self.counts(id), self.reads(id));
        let shows = reads || u.at == Where::Destroyed;
        let people = b.heroes_in(id).map(|(hero, _)| hero).filter(|&hero| self.meets(hero));
        Sheet {
            subject: Subject::from(id),
            side: u.side,
            kind: self.pictogram(id),
            strength: counts.then_some((i64::from(u.eff), i64::from(u.eff0))),
            state: shows.then(|| state_id(view::state(b, id))),
            condition: shows.then(|| view::condition(u)),
            words: (reads && !counts && u.at == Where::Field).then(|| in_words(u)),
            against: b.opponents_in_order(id).into_iter().filter(|&o| self.sees(o)).map(Subject::from).collect(),
            with: people.map(Subject::from).collect(),
            figures: if counts { figures::of_unit(b, id) } else { Vec::new() },
        }
    }

    fn hero(&self, hero: HeroId) -> Sheet {
        let h = self.b.hero(hero);
        let counts = self.knows(hero);
        let condition = view::condition_of(h);
        let shows = counts || condition >= Condition::Captured;
        let standing = if matches!(h.status, HeroStatus::Able | HeroStatus::Absent) { i64::from(h.eff) } else { 0 };
        let unit = self.sees(h.unit).then(|| Subject::from(h.unit));
        Sheet {
            subject: Subject::from(hero),
            side: h.side,
            kind: "character",
            strength: counts.then_some((standing, i64::from(h.eff0))),
            state: shows.then(|| state_id(view::state_of(h))),
            condition: shows.then_some(condition),
            words: None,
            against: Vec::new(),
            with: unit.into_iter().collect(),
            figures: if counts { figures::of_hero(self.b, hero) } else { Vec::new() },
        }
    }
}
