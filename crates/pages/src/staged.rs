//! A scene beside the battle, and its forms as they were filled in. Part of [`crate::View`].

use montjoie_game::Message;
use montjoie_table::Subject;

/// A scene: the battle waits for what heroes do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What forms call it.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Who is in it.
    pub who: Vec<Subject>,
    /// Where.
    pub place: String,
    /// What is at stake.
    pub stakes: String,
    /// Whether players see the stakes.
    pub shared: bool,
    /// What each outcome will do: triumph, success, failure, disaster.
    pub outcomes: [Vec<SceneEffect>; 4],
    /// What was typed to be told of it.
    pub told: String,
    /// The outcome that was chosen, by its word; empty while none is.
    pub outcome: String,
    /// Why it was not closed, part by part of the form.
    pub refused: Vec<Refused>,
}

/// One thing an outcome of a scene will do, as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneEffect {
    /// The word of its gesture.
    pub gesture: String,
    /// On whom it falls, as forms write it.
    pub who: String,
    /// Against whom, with whom or to whom.
    pub on: String,
    /// How many.
    pub men: String,
    /// Which side.
    pub side: String,
    /// In words, once nothing is missing.
    pub said: Option<String>,
}

/// A part of a form that was sent back, and the word that stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// Which part: the name of a field, or `OUTCOME-ROW-PART` for one of several of one name.
    pub part: String,
    /// What it wants.
    pub message: Message,
}

/// The word that stands beside a part of a form, if there is one.
pub(crate) fn refusal<'a>(refused: &'a [Refused], part: &str) -> Option<&'a Message> {
    refused.iter().find(|r| r.part == part).map(|r| &r.message)
}
