//! A ruleset's words and the names of its people, in the language of the reader.

use crate::console::Console;
use montjoie_rules::{Info, Names};
use montjoie_table::{Object, Subject, Token};
use montjoie_text::{Vocabulary, forms};

impl Console {
    /// The title of a rulebook.
    pub fn book_name(&self, info: &Info) -> String {
        let id = format!("{}-name", info.id);
        if self.texts.has(&id) { self.word(&id) } else { info.id.to_owned() }
    }

    /// A word of a ruleset.
    pub fn of(&self, info: &Info, kind: Vocabulary, word: &str) -> String {
        self.texts.vocabulary(self.lang, info.id, kind, word)
    }

    /// A round under the ruleset's own name for it, such as « Séquence 3 ».
    pub fn round(&self, info: &Info, round: u32) -> String {
        self.texts.round(self.lang, info.id, round)
    }

    /// A step under the ruleset's own name.
    pub fn step(&self, info: &Info, step: &str) -> String {
        capital(&self.of(info, Vocabulary::Step, step))
    }

    /// Somebody's name as the file gives it.
    pub fn name(&self, names: &Names, who: Subject) -> String {
        let Some(name) = names.of(who) else { return String::new() };
        let text = match self.lang {
            montjoie_text::Lang::Fr => &name.fr,
            montjoie_text::Lang::En => &name.en,
        };
        forms(self.lang, text, name.gender, name.person).cap
    }

    /// A choice in words a person reads: the verb, then whom or what it takes.
    pub fn choice(&self, info: &Info, names: &Names, token: &Token) -> String {
        let mut out = self.of(info, Vocabulary::Verb, token.verb);
        for object in &token.objects {
            out.push(' ');
            match *object {
                Object::Who(who) => out.push_str(&self.name(names, who)),
                Object::Number(n) => out.push_str(&n.to_string()),
                Object::Cell(column, row) => out.push_str(&montjoie_table::cell_name(column, row)),
                Object::Word(word) => out.push_str(&self.of(info, Vocabulary::Verb, word)),
            }
        }
        out
    }
}

/// The first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
