//! *What if…* at the terminal: played beside the battle, left, or gone on from for good.

use super::Session;
use crate::console::Stop;
use crate::telling::Telling;
use montjoie_chronicle::Author;
use montjoie_game::scenario::fold;
use montjoie_game::{Arg, Message};

impl Session<'_> {
    /// `et si`: from here; `et si 12`: from that entry of the journal on.
    pub(super) fn what_if(&mut self, rest: &str) -> Result<(), Message> {
        let usage = || Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-whatif"));
        let entry = if rest.is_empty() { self.book.head() } else { rest.parse().map_err(|_| usage())? };
        self.book.what_if_from(entry, Author::Gm).map_err(|t| t.message())?;
        self.stands("cli-play-what-if");
        Ok(())
    }

    /// Back to the battle, which is as it was.
    pub(super) fn back(&mut self) -> Result<(), Message> {
        self.book.back_to_battle(Author::Gm).map_err(|t| t.message())?;
        self.stands("cli-play-back");
        Ok(())
    }

    /// For good: what is put aside is told first, and a word is asked for.
    pub(super) fn for_good(&mut self) -> Result<(), Stop> {
        let Some(what_if) = self.book.what_if() else {
            self.tell(&montjoie_chronicle::Trouble::NoWhatIf.message());
            return Ok(());
        };
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let message = Message::new("cli-play-for-good-ask")
            .number("steps", count(what_if.steps_aside))
            .number("lines", count(what_if.lines_aside))
            .number("answers", count(what_if.answers_aside));
        let text = self.console.say(&message);
        self.console.prose(&text)?;
        let said = self.listen()?.unwrap_or_default();
        if !matches!(fold(&said).as_str(), "o" | "oui" | "y" | "yes") {
            let text = self.console.word("error-nothing-changed");
            return self.console.prose(&text);
        }
        match self.book.go_on_for_good(Author::Gm) {
            Ok(()) => self.stands("cli-play-for-good"),
            Err(trouble) => self.tell_trouble(&trouble),
        }
        Ok(())
    }

    /// Says where the session stands now; the telling goes on from there.
    fn stands(&mut self, id: &'static str) {
        let text = self.console.word(id);
        self.console.notice(&text);
        self.telling = Telling::caught_up(&self.book, self.telling.verbose());
    }
}
