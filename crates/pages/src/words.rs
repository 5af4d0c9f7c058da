//! The words of a page: our own, and those a ruleset brings under the ids of CONTRIBUTING.md. What nobody wrote is still said,
//! plainly.

use montjoie_game::{Arg, Book, Info, Message, Names, RuleText};
use montjoie_table::{Ask, Kind, Meaning, Object, Office, Reading, Rule, Side, Subject, Term, Token, Want};
use montjoie_text::{Lang, Texts, Vocabulary, called, forms, typeset};

/// The sentences of the pages, French and English: to be handed to [`Texts::new`] with those of every ruleset.
pub const TEXT: (&str, &str) = (
    concat!(include_str!("../text/fr.ftl"), include_str!("../text/bring/fr.ftl")),
    concat!(include_str!("../text/en.ftl"), include_str!("../text/bring/en.ftl")),
);

/// Everything a page needs to speak.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// Every sentence of both languages.
    pub texts: &'a Texts,
    /// Which of them.
    pub lang: Lang,
    /// The ruleset whose words are spoken; none where no battle is shown.
    pub info: Option<&'static Info>,
    /// What everybody is called.
    pub names: &'a Names,
    /// The book of the ruleset in this language.
    pub book: &'a Book,
}

impl Words<'_> {
    /// A word or label.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.texts.word(self.lang, id)
    }

    /// A message in words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(self.lang, message, self.names)
    }

    /// A message in one of its wordings: the same seed always gives the same one.
    #[must_use]
    pub fn say_variant(&self, message: &Message, seed: u64) -> String {
        self.texts.say_variant(self.lang, message, self.names, seed)
    }

    /// A whole number.
    #[must_use]
    pub fn number(&self, n: impl Into<i64>) -> String {
        montjoie_text::number(self.lang, n.into())
    }

    /// A whole number with its sign.
    #[must_use]
    pub fn signed(&self, n: impl Into<i64>) -> String {
        montjoie_text::signed(self.lang, n.into())
    }

    fn id(&self) -> &'static str {
        self.info.map_or("", |i| i.id)
    }

    /// Somebody's name as a title: its first letter a capital.
    #[must_use]
    pub fn name(&self, who: Subject) -> String {
        match self.names.of(who) {
            Some(name) if !name.fr.is_empty() || !name.en.is_empty() => {
                let written = typeset(self.lang, called(self.lang, name));
                forms(self.lang, &written, name.gender, name.person).cap
            }
            _ => match who.kind() {
                Kind::Nobody => self.word("nobody"),
                _ => self.word("page-unknown"),
            },
        }
    }

    /// The name of a side.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.name(Subject::side(side))
    }

    /// A word of the ruleset.
    #[must_use]
    pub fn vocabulary(&self, kind: Vocabulary, word: &str) -> String {
        if self.texts.has(word) && word.contains('-') {
            return self.word(word);
        }
        self.texts.vocabulary(self.lang, self.id(), kind, word)
    }

    /// A step, with a capital.
    #[must_use]
    pub fn step(&self, step: &str) -> String {
        capital(&self.vocabulary(Vocabulary::Step, step))
    }

    /// The state of somebody.
    #[must_use]
    pub fn state(&self, state: &str, who: Subject) -> String {
        let values = Message::new("page-value").who("who", who).who("unit", who);
        let own = format!("{}-state-{state}", self.id());
        [state, own.as_str(), format!("state-{state}").as_str()]
            .into_iter()
            .find_map(|id| self.texts.say_as(self.lang, id, &values, self.names))
            .unwrap_or_else(|| typeset(self.lang, &state.replace('_', " ")))
    }

    /// A round under the ruleset's own name for it.
    #[must_use]
    pub fn round(&self, round: u32) -> String {
        self.texts.round(self.lang, self.id(), self.names.counts, round)
    }

    /// A part of a sum.
    #[must_use]
    pub fn term(&self, term: &Term) -> String {
        match &term.named {
            Some(name) => name.clone(),
            None => self.vocabulary(Vocabulary::Term, term.word),
        }
    }

    /// A word by its own id, by `RULESET-KIND-WORD`, or as programs spell it.
    #[must_use]
    pub fn own(&self, kind: &str, word: &str) -> String {
        let made = format!("{}-{kind}-{word}", self.id());
        [word, made.as_str()]
            .into_iter()
            .find(|id| (id.contains('-') || *id != word) && self.texts.has(id))
            .map_or_else(|| typeset(self.lang, &word.replace('_', " ")), |id| self.word(id))
    }

    /// A help text of the ruleset, if there is one.
    #[must_use]
    pub fn help(&self, kind: &str, word: &str) -> Option<String> {
        let id = format!("{}-{kind}-{word}-help", self.id());
        self.texts.has(&id).then(|| self.word(&id))
    }

    /// What a figure of a sheet is called.
    #[must_use]
    pub fn figure(&self, word: &str) -> String {
        self.own("figure", word)
    }

    /// A value as a page shows it.
    #[must_use]
    pub fn value(&self, value: &Arg) -> String {
        match value {
            Arg::Who(who) => self.name(*who),
            Arg::Many(all) => all.iter().map(|w| self.name(*w)).collect::<Vec<_>>().join(", "),
            Arg::Word(word) => {
                let id = self.id();
                let tries = [
                    (*word).to_owned(),
                    format!("{id}-order-{word}"),
                    format!("{id}-state-{word}"),
                    format!("{id}-choice-{word}"),
                ];
                tries
                    .iter()
                    .find(|id| self.texts.has(id))
                    .map_or_else(|| typeset(self.lang, &word.replace('_', " ")), |id| self.word(id))
            }
            other => self.say(&Message::new("page-value").with("value", other.clone())),
        }
    }

    /// The rule of the book.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.book.rule(id)
    }

    /// A rule as it is cited: its title, or whose hand it is.
    #[must_use]
    pub fn cite(&self, rule: Rule) -> String {
        match rule {
            Rule::GM => self.word("rule-gm"),
            Rule::SCENARIO => self.word("rule-scenario"),
            Rule(id) => self.rule(id).map_or_else(|| id.to_owned(), |e| e.title.clone()),
        }
    }

    /// Who answers, in words.
    #[must_use]
    pub fn office(&self, office: Office) -> String {
        self.say(&match office {
            Office::Gm => Message::new("office-gm"),
            Office::Chief(side) => Message::new("office-chief").who("side", Subject::side(side)),
            Office::Army(army) => Message::new("office-army").who("army", Subject::army(army)),
            Office::Holder(who) => Message::new("office-holder").who("who", who),
        })
    }

    /// The question of an ask, in the ruleset's own words, or in plain ones.
    #[must_use]
    pub fn ask(&self, ask: &Ask) -> String {
        if montjoie_text::ask_ids(self.id(), ask).iter().any(|id| self.texts.has(id)) {
            return self.texts.ask(self.lang, self.id(), ask, self.names);
        }
        let mut values = Message::new("page-value").who("unit", ask.key.of).who("target", ask.key.to);
        if let Want::Throw { dice, .. } = ask.want {
            values = values.with("dice", Arg::Dice(dice));
        }
        let id = match (&ask.want, ask.key.to == Subject::NOBODY) {
            (Want::Throw { .. }, true) => "page-ask-throw",
            (Want::Throw { .. }, false) => "page-ask-throw-on",
            (Want::Choice(_), _) => "page-ask-choice",
            (Want::Judgement(_), _) => "page-ask-judgement",
        };
        let values = values.with("rule", Arg::Text(self.cite(ask.key.rule)));
        self.texts.say_as(self.lang, id, &values, self.names).unwrap_or_default()
    }

    /// A choice in words.
    #[must_use]
    pub fn choice(&self, token: &Token) -> String {
        if montjoie_text::choice_ids(self.id(), token).iter().any(|id| self.texts.has(id)) {
            return self.texts.choice(self.lang, self.id(), token, self.names);
        }
        let objects: Vec<String> = token
            .objects
            .iter()
            .map(|object| match *object {
                Object::Who(who) => self.name(who),
                Object::Number(n) => self.number(n),
                Object::Cell(column, row) => montjoie_table::cell_label(column, row),
                Object::Word(word) => self.own("choice", word),
            })
            .collect();
        let verb = self.own("verb", token.verb);
        if objects.is_empty() { verb } else { format!("{verb} {}", objects.join(", ")) }
    }

    /// The verb of a choice alone, as the head of a group of choices.
    #[must_use]
    pub fn verb(&self, verb: &str) -> String {
        let id = format!("{}-order-{verb}", self.id());
        if self.texts.has(&id) { self.word(&id) } else { capital(&self.own("verb", verb)) }
    }

    /// An option of a judgement.
    #[must_use]
    pub fn judgement(&self, word: &str) -> String {
        self.vocabulary(Vocabulary::Judgement, word)
    }
}

/// With a capital at the head.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().collect::<String>() + chars.as_str())
}

impl Words<'_> {
    /// What the book calls the product a throw is read with, where it multiplies nothing.
    #[must_use]
    pub fn share_word(&self) -> Option<String> {
        self.texts.share_word(self.lang, self.id())
    }

    /// What a throw comes to.
    #[must_use]
    pub fn meaning(&self, meaning: Meaning) -> Option<String> {
        self.texts.meaning(self.lang, self.id(), meaning)
    }

    /// What the dice have to do.
    #[must_use]
    pub fn goal(&self, reading: &Reading) -> Option<String> {
        self.texts.goal(self.lang, self.id(), reading)
    }

    /// What the dice may show, and what each comes to.
    #[must_use]
    pub fn rows(&self, reading: &Reading) -> Vec<(String, String)> {
        self.texts.rows(self.lang, self.id(), reading)
    }

    /// A percentage as the language writes it.
    #[must_use]
    pub fn percent(&self, n: i64) -> String {
        self.say(&Message::new("page-percent").number("n", n))
    }
}
