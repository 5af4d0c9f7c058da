//! What things are called: kept beside the battle, never inside it.

use montjoie_table::{Kind, Side, Subject};
use serde::{Deserialize, Serialize};

/// Grammatical gender of a French name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gender {
    /// Masculine, or not said.
    #[default]
    M,
    /// Feminine.
    F,
}

/// An id for files and programs, a name for each language.
///
/// A name may carry its article (« les Piquiers », “the Pikemen”): it is then contracted and agreed with in prose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Name {
    /// `[a-z0-9_-]+`, unique in the scenario.
    pub id: String,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
    /// Of the French name.
    #[serde(default)]
    pub gender: Gender,
    /// True when the one named is a person, not a body of troops.
    #[serde(default)]
    pub person: bool,
}

/// The names of everything on the field, by the lists of [`Subject`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Names {
    /// The ruleset they fight by, whose own words go before the common ones.
    #[serde(skip)]
    pub ruleset: &'static str,
    /// What its rounds are, as [`crate::Place::counts`] says.
    #[serde(skip)]
    pub counts: &'static str,
    /// What kind of fight it is, as [`crate::Extras::fought`] says.
    #[serde(skip)]
    pub fought: &'static str,
    /// The two sides.
    pub sides: [Name; 2],
    /// Armies, in order of side.
    pub armies: Vec<Name>,
    /// Units, in order of side and army; those who came later at the end.
    pub units: Vec<Name>,
    /// Characters apart from units.
    pub characters: Vec<Name>,
    /// Sections, sites, engines.
    pub places: Vec<Name>,
}

impl Names {
    /// The name of a subject; none for nobody, or past the end of a list.
    #[must_use]
    pub fn of(&self, subject: Subject) -> Option<&Name> {
        match subject.kind() {
            Kind::Unit(n) => self.units.get(n as usize),
            Kind::Character(n) => self.characters.get(n as usize),
            Kind::Place(n) => self.places.get(n as usize),
            Kind::Army(n) => self.armies.get(n as usize),
            Kind::Side(s) => Some(&self.sides[s.index()]),
            Kind::Event(_) | Kind::Nobody => None,
        }
    }

    /// The scenario's id of a subject, or its mark when it has none.
    #[must_use]
    pub fn id(&self, subject: Subject) -> String {
        self.of(subject).map_or_else(|| subject.to_string(), |n| n.id.clone())
    }

    /// The subject with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Subject> {
        let at = |list: &[Name]| list.iter().position(|n| n.id == id).and_then(|i| u8::try_from(i).ok());
        if let Some(side) = Side::BOTH.into_iter().find(|s| self.sides[s.index()].id == id) {
            return Some(Subject::side(side));
        }
        at(&self.units)
            .map(Subject::unit)
            .or_else(|| at(&self.characters).map(Subject::character))
            .or_else(|| at(&self.places).map(Subject::place))
            .or_else(|| at(&self.armies).map(Subject::army))
    }
}

impl montjoie_table::Lexicon for Names {
    fn id(&self, subject: Subject) -> String {
        Names::id(self, subject)
    }

    fn find(&self, id: &str) -> Option<Subject> {
        Names::find(self, id)
    }
}
