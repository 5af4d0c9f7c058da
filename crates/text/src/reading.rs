//! What a throw means, in words: terminal, page, phones and odds say it with these functions and no others.

use crate::{Lang, Texts, Vocabulary, fraction, number, typeset};
use montjoie_game::{Arg, Message, Names};
use montjoie_table::{Band, Goal, Meaning, Reading};

impl Texts {
    /// What a throw comes to: “33 PV”, “passed”, “rout”. None where it says nothing by itself.
    #[must_use]
    pub fn meaning(&self, lang: Lang, ruleset: &str, meaning: Meaning) -> Option<String> {
        match meaning {
            Meaning::Passed => Some(self.word(lang, "meaning-passed")),
            Meaning::Failed => Some(self.word(lang, "meaning-failed")),
            Meaning::Amount { number, per, of } => {
                Some(self.amount(lang, ruleset, of, number / per.max(1), &fraction(lang, number, per)))
            }
            Meaning::Row(word) => Some(self.vocabulary(lang, ruleset, Vocabulary::Row, word)),
            Meaning::Held => None,
        }
    }

    /// What the dice have to do: “5 or less”, “12 to 60 PV”. None where there is nothing to reach.
    #[must_use]
    pub fn goal(&self, lang: Lang, ruleset: &str, reading: &Reading) -> Option<String> {
        let say = |message: Message| self.say(lang, &message, &Names::default());
        let n = |id, n: i32| say(Message::new(id).number("n", n));
        Some(match reading.goal() {
            Goal::AtLeast(least) => n("goal-at-least", least),
            Goal::AtMost(most) => n("goal-at-most", most),
            Goal::Always => self.word(lang, "goal-always"),
            Goal::Never => self.word(lang, "goal-never"),
            Goal::Amount { from, of, per, least, most } => {
                let (lone, many) = (most, most / per.max(1));
                let ends = [least, most].map(|end| fraction(lang, end, per));
                let [least, most] = ends.map(Arg::Text);
                let range = if least == most {
                    fraction(lang, lone, per)
                } else {
                    say(Message::new("goal-range").with("least", least).with("most", most))
                };
                let amount = self.amount(lang, ruleset, of, many, &range);
                match from {
                    Some(from) => say(Message::new("goal-from").number("n", from).with("amount", Arg::Text(amount))),
                    None => amount,
                }
            }
            Goal::Row => self.word(lang, "goal-row"),
            Goal::Nothing => return None,
        })
    }

    /// Every row of a reading: what the dice show, what it comes to.
    #[must_use]
    pub fn rows(&self, lang: Lang, ruleset: &str, reading: &Reading) -> Vec<(String, String)> {
        let show = |band: &Band| {
            let (least, most) = (number(lang, i64::from(band.least)), number(lang, i64::from(band.most)));
            let shown = if band.least == band.most { least } else { format!("{least}–{most}") };
            Some((shown, self.meaning(lang, ruleset, band.meaning)?))
        };
        reading.bands.iter().filter_map(show).collect()
    }

    /// What a book calls the product a throw is read with, where it multiplies nothing: the column of a table.
    #[must_use]
    pub fn share_word(&self, lang: Lang, ruleset: &str) -> Option<String> {
        let own = format!("{ruleset}-sum-share");
        self.has(&own).then(|| self.word(lang, &own))
    }

    fn amount(&self, lang: Lang, ruleset: &str, of: &str, count: i64, n: &str) -> String {
        let message = Message::new("").number("count", count).with("n", Arg::Text(n.to_owned()));
        let args = self.expand(lang, &message, &Names::default());
        let said = |id: String| self.said(lang, &id, 0, Some(&args));
        let own = said(format!("{ruleset}-amount-{of}")).or_else(|| said(format!("amount-{of}")));
        own.map_or_else(|| n.to_owned(), |text| typeset(lang, &text))
    }
}
