//! The words of a ruleset: steps, states, terms, verbs, each under an id made the same way.

use crate::{Lang, Texts, typeset};
use montjoie_game::{Message, Names};

/// What kind of word it is. Its id is `RULESET-KIND-WORD`, such as `ost-step-melee`; one that every ruleset shares may
/// stand as `KIND-WORD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocabulary {
    /// A step of the round: `ost-step-melee`.
    Step,
    /// A state of a unit: `ost-state-engaged`.
    State,
    /// A part of a sum: `ost-term-free`.
    Term,
    /// An option of a judgement: `ost-judgement-comes`.
    Judgement,
    /// How a side is led: `ost-doctrine-steady`.
    Doctrine,
    /// An option or knob: `ost-option-rounding`.
    Option,
    /// A field a ruling may set: `ost-field-moral`.
    Field,
    /// An edition: `ost-edition-early`.
    Edition,
    /// What a throw comes to, a row of a table: `ost-row-rout`.
    Row,
}

impl Vocabulary {
    /// Its part of the id.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Vocabulary::Step => "step",
            Vocabulary::State => "state",
            Vocabulary::Term => "term",
            Vocabulary::Judgement => "judgement",
            Vocabulary::Doctrine => "doctrine",
            Vocabulary::Option => "option",
            Vocabulary::Field => "field",
            Vocabulary::Edition => "edition",
            Vocabulary::Row => "row",
        }
    }

    /// The id of one of its words.
    #[must_use]
    pub fn id(self, ruleset: &str, word: &str) -> String {
        format!("{ruleset}-{}-{word}", self.kind())
    }
}

impl Texts {
    /// A word of a ruleset in this language. One that nobody wrote is shown as programs spell it.
    #[must_use]
    pub fn vocabulary(&self, lang: Lang, ruleset: &str, kind: Vocabulary, word: &str) -> String {
        let own = kind.id(ruleset, word);
        let shared = format!("{}-{word}", kind.kind());
        [own, shared]
            .iter()
            .find(|id| self.has(id))
            .map_or_else(|| typeset(lang, &word.replace('_', " ")), |id| self.word(lang, id))
    }

    /// A round under the ruleset's own name for it, `RULESET-round` with `$n`: « Séquence 3 »; where the battle counts something
    /// else ([`montjoie_game::Place::counts`]), `RULESET-round-WORD`: « Semaine 3 ».
    #[must_use]
    pub fn round(&self, lang: Lang, ruleset: &str, counts: &str, round: u32) -> String {
        self.counted(lang, &Message::new("round-n").number("n", round), &format!("{ruleset}-round"), counts)
    }

    /// So many rounds under the ruleset's own name for them, `RULESET-rounds` with `$n`: « 3 séquences »; or
    /// `RULESET-rounds-WORD`: « 3 semaines ».
    #[must_use]
    pub fn rounds(&self, lang: Lang, ruleset: &str, counts: &str, rounds: u32) -> String {
        self.counted(lang, &Message::new("rounds").number("n", rounds), &format!("{ruleset}-rounds"), counts)
    }

    /// A number under the word for what is counted, else the ruleset's usual one, else the plain one.
    fn counted(&self, lang: Lang, plain: &Message, own: &str, counts: &str) -> String {
        let args = self.expand(lang, plain, &Names::default());
        let said = |id: &str| self.said(lang, id, 0, Some(&args));
        let own = said(&format!("{own}-{counts}")).or_else(|| said(own));
        own.map_or_else(|| self.say(lang, plain, &Names::default()), |text| typeset(lang, &text))
    }
}

#[cfg(test)]
mod tests {
    use super::Vocabulary;
    use crate::{Lang, Texts};

    #[test]
    fn a_rulesets_own_word_goes_before_the_shared_one() {
        let fr = "ost-term-gm = la main du meneur\nterm-rest = le reste";
        let en = "ost-term-gm = the master’s hand\nterm-rest = the rest";
        let texts = Texts::new(&[(fr, en)]).expect("sound");
        let say = |word| texts.vocabulary(Lang::En, "ost", Vocabulary::Term, word);
        assert_eq!(say("gm"), "the master’s hand");
        assert_eq!(say("rest"), "the rest");
        assert_eq!(say("half_left"), "half left");
    }

    #[test]
    fn rounds_are_counted_in_the_rulesets_own_word() {
        let own = "ost-rounds = { $n ->\n    [one] { $n } veille\n   *[other] { $n } veilles\n}\nost-rounds-day = { $n } jours\nost-round = Veille { $n }\nost-round-day = Jour { $n }";
        let english = "ost-rounds = { $n } watches\nost-rounds-day = { $n } days\nost-round = Watch { $n }\nost-round-day = Day { $n }";
        let texts = Texts::new(&[(own, english)]).expect("sound");
        assert_eq!(texts.rounds(Lang::Fr, "ost", "", 1), "1 veille");
        assert_eq!(texts.rounds(Lang::Fr, "ost", "", 4), "4 veilles");
        assert_eq!(texts.rounds(Lang::En, "ost", "", 4), "4 watches");
        assert_eq!(texts.rounds(Lang::Fr, "other", "", 4), "4 manches");
        assert_eq!(texts.rounds(Lang::En, "ost", "day", 4), "4 days");
        assert_eq!(texts.round(Lang::Fr, "ost", "day", 4), "Jour 4");
        assert_eq!(texts.round(Lang::Fr, "ost", "hour", 4), "Veille 4", "a word nobody wrote");
    }
}
