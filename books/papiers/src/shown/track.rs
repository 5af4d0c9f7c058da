//! The order of the engagement phase, as the table sees it (PAP-25, PAP-28).

use crate::chapters::engagement;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::Step;
use crate::shown::sight::Sight;
use montjoie_game::{Track, Turn, Whose};
use montjoie_table::Subject;

/// Units on the field in decreasing INI; none outside the phase. Who is at grips or in hiding has no turn.
pub(crate) fn track(sight: Sight<'_>) -> Option<Track> {
    let b: &Battle = sight.b;
    if b.step != Step::Engagement {
        return None;
    }
    let next = engagement::next(b);
    let mut units: Vec<UnitId> = b.present().map(|(id, _)| id).filter(|&id| sight.sees(id)).collect();
    units.sort_by_key(|&id| (std::cmp::Reverse(b.at(id).ini), id));
    let when = |id: UnitId| match (engagement::may_act(b, id), next.contains(&id)) {
        (false, _) => Whose::Done,
        (true, true) => Whose::Now,
        (true, false) => Whose::Later,
    };
    let turns = units.into_iter().map(|id| Turn { who: Subject::from(id), when: when(id) }).collect();
    Some(Track { title: "papiers-track", figure: "papiers-figure-ini_now", turns })
}
