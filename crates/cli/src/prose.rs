//! A ruleset's words and the names of its people, in the language of the reader.

use crate::console::Console;
use montjoie_game::{Info, Names};
use montjoie_table::{Ask, Subject, Token};
use montjoie_text::{Lang, Vocabulary, called, forms};

impl Console {
    /// The title of a rulebook.
    pub fn book_name(&self, info: &Info) -> String {
        let id = format!("{}-name", info.id);
        if self.texts.has(&id) { self.word(&id) } else { info.id.to_owned() }
    }

    /// A colon and the spaces around it, as the language sets them.
    pub fn colon(&self) -> &'static str {
        match self.lang {
            Lang::Fr => "\u{a0}: ",
            Lang::En => ": ",
        }
    }

    /// A word of a ruleset.
    pub fn of(&self, info: &Info, kind: Vocabulary, word: &str) -> String {
        self.texts.vocabulary(self.lang, info.id, kind, word)
    }

    /// A round under the ruleset's own name for it, such as « Séquence 3 ».
    pub fn round(&self, info: &Info, counts: &str, round: u32) -> String {
        self.texts.round(self.lang, info.id, counts, round)
    }

    /// A step under the ruleset's own name.
    pub fn step(&self, info: &Info, step: &str) -> String {
        capital(&self.of(info, Vocabulary::Step, step))
    }

    /// Somebody's name as the file gives it.
    pub fn name(&self, names: &Names, who: Subject) -> String {
        let Some(name) = names.of(who) else { return String::new() };
        forms(self.lang, called(self.lang, name), name.gender, name.person).cap
    }

    /// A choice in words a person reads: « engager les Ogres ».
    pub fn choice(&self, info: &Info, names: &Names, token: &Token) -> String {
        self.texts.choice(self.lang, info.id, token, names)
    }

    /// An ask in words: « Lancez 1d8 : dommages des Piquiers sur les Ogres. »
    pub fn ask(&self, info: &Info, names: &Names, ask: &Ask) -> String {
        self.texts.ask(self.lang, info.id, ask, names)
    }
}

/// The first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
