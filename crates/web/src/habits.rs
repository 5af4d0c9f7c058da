//! The habits of a table, kept from one battle to the next: the pace, who rolls and decides, the last book. Language and light are each browser's own.

use crate::hall::Hall;
use crate::room::Room;
use crate::settings::Ways;
use montjoie_chronicle::{Shelf, Trouble};
use serde::{Deserialize, Serialize};

/// What a table does as it did last time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// How much of what happens is shown as a moment, by its word.
    pub pace: Option<String>,
    /// Who rolls and who decides.
    pub ways: Option<Ways>,
    /// The book of the last battle.
    pub book: Option<String>,
}

const PLACE: &str = "habits";

impl Habits {
    /// Those of this table; none where nothing was kept, or nobody can read it.
    pub fn of(shelf: &Shelf) -> Habits {
        let kept = shelf.kept(PLACE).ok().flatten();
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn keep(&self, shelf: &Shelf) -> Result<(), Trouble> {
        shelf.keep(PLACE, &serde_json::to_string(self).unwrap_or_default())
    }

    /// What the table of a new battle begins with; nothing where there are none.
    pub fn for_a_new_table(&self) -> Option<String> {
        if self.pace.is_none() && self.ways.is_none() {
            return None;
        }
        let mut begins = serde_json::Map::new();
        if let Some(pace) = &self.pace {
            begins.insert("pace".to_owned(), pace.as_str().into());
        }
        if let Some(ways) = &self.ways {
            begins.insert("ways".to_owned(), serde_json::to_value(ways).unwrap_or_default());
        }
        serde_json::to_string(&begins).ok()
    }
}

impl Hall {
    /// Remembers how this battle is played. A habit that cannot be kept is no trouble of the battle's.
    pub(crate) fn remember(&self, room: &Room) {
        let mut habits = Habits::of(&self.shelf);
        {
            let inside = room.inside();
            let conduct = &inside.conduct;
            habits.pace.clone_from(&inside.settings.pace);
            habits.ways = Some(Ways {
                dice: conduct.sides.map(|share| share.dice),
                choices: conduct.sides.map(|share| share.choices),
                gm: conduct.gm.dice,
                judgements: conduct.judgements,
                ..Ways::default()
            });
        }
        let _ = habits.keep(&self.shelf);
    }

    /// Remembers the book a battle was begun by.
    pub(crate) fn remember_book(&self, book: &str) {
        let habits = Habits { book: Some(book.to_owned()), ..Habits::of(&self.shelf) };
        let _ = habits.keep(&self.shelf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_habits_begins_as_it_always_did() {
        assert_eq!(Habits::default().for_a_new_table(), None);
        assert_eq!(Habits { book: Some("ost".into()), ..Habits::default() }.for_a_new_table(), None);
        let slow = Habits { pace: Some("all".into()), ..Habits::default() };
        assert_eq!(slow.for_a_new_table().as_deref(), Some("{\"pace\":\"all\"}"));
        let old: Habits = serde_json::from_str("{\"pace\":\"none\",\"unheard_of\":1}").expect("sound");
        assert_eq!(old.pace.as_deref(), Some("none"));
    }
}
