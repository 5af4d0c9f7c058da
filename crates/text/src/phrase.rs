//! Saying something under an id that is made up as one goes: the words of an ask, of a choice.

use crate::{Lang, Texts, typeset};
use montjoie_rules::{Message, Names};

impl Texts {
    /// The values of a message said under another id; none when a language lacks it.
    #[must_use]
    pub fn say_as(&self, lang: Lang, id: &str, values: &Message, names: &Names) -> Option<String> {
        if !self.has(id) {
            return None;
        }
        let args = self.expand(lang, values, names);
        self.render(lang, id, 0, Some(&args), &mut Vec::new()).map(|said| typeset(lang, &said))
    }
}
