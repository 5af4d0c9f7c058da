//! Text in a box narrower than its longest word: it is broken letter by letter, or cut, or stands out of its box.

use crate::browser::Browser;

/// Every text in sight whose longest word does not fit its box. A word hyphenated at the end of a line in a wide box is as printers do
/// it; what is longer than any word (an address, a path) may be broken; what only screen readers hear has no width.
const CRAMPED: &str = include_str!("cramped.js");

impl Browser {
    /// The texts whose box is narrower than their longest word: the word, the widths, the element.
    #[must_use]
    pub fn cramped(&self) -> Vec<String> {
        let found = self.look(CRAMPED).unwrap_or_default();
        found.as_array().into_iter().flatten().filter_map(|l| l.as_str().map(str::to_owned)).collect()
    }
}
