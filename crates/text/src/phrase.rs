//! What a ruleset asks and offers, in its own words. The ids: “Texts a ruleset brings” in CONTRIBUTING.md.

use crate::{Lang, Texts, typeset};
use montjoie_game::{Arg, Message, Names};
use montjoie_table::{Ask, Key, Object, Rule, Subject, Token, Want, cell_label};

/// The id of a message that only brings values: they are said under another.
const ONLY_VALUES: &str = "";

/// The kind of an ask, as ids name it.
fn kind(want: &Want) -> &'static str {
    match want {
        Want::Throw { .. } => "throw",
        Want::Choice(_) => "choice",
        Want::Judgement(_) => "judgement",
    }
}

/// How an ask names its people: one alone, one and itself, one and another.
fn shape(key: Key) -> &'static str {
    if key.to == Subject::NOBODY {
        "alone"
    } else if key.to == key.of {
        "self"
    } else {
        "on"
    }
}

/// The ids under which an ask may be phrased, the closest first. A ruleset writes one of them: the bare one where its rule
/// asks one thing only.
#[must_use]
pub fn ask_ids(ruleset: &str, ask: &Ask) -> Vec<String> {
    let rule = ask.key.rule;
    if rule == Rule::GM || rule == Rule::SCENARIO {
        let common = format!("ask-{}", rule.0.to_lowercase());
        return vec![format!("{ruleset}-{common}"), common];
    }
    let bare = format!("{ruleset}-ask-{}", rule.0.to_lowercase());
    let kind = kind(&ask.want);
    vec![format!("{bare}-{kind}-{}", shape(ask.key)), format!("{bare}-{kind}"), bare]
}

/// The ids under which a choice may be offered, the closest first: a verb that mostly takes somebody has words of its own
/// for the case in which it takes nobody.
#[must_use]
pub fn choice_ids(ruleset: &str, token: &Token) -> Vec<String> {
    let bare = format!("{ruleset}-choice-{}", token.verb);
    if token.objects.is_empty() { vec![format!("{bare}-alone"), bare] } else { vec![bare] }
}

/// The values an ask brings to its sentence: `$unit`, `$target`, and `$dice` for a throw.
#[must_use]
pub(crate) fn ask_values(ask: &Ask) -> Message {
    let message = Message::new(ONLY_VALUES).who("unit", ask.key.of).who("target", ask.key.to);
    match ask.want {
        Want::Throw { dice, .. } => message.with("dice", Arg::Dice(dice)),
        Want::Choice(_) | Want::Judgement(_) => message,
    }
}

/// The values a choice brings to its words: `$target` for somebody (`$tool` for the first of two), `$n` for a number, `$cell`,
/// `$word`.
#[must_use]
pub(crate) fn choice_values(texts: &Texts, lang: Lang, ruleset: &str, token: &Token) -> Message {
    let mut message = Message::new(ONLY_VALUES);
    let last = token.objects.iter().rposition(|object| matches!(object, Object::Who(_)));
    for (place, object) in token.objects.iter().enumerate() {
        message = match *object {
            // Of two, the first is what it is done with.
            Object::Who(who) => message.who(if Some(place) == last { "target" } else { "tool" }, who),
            Object::Number(n) => message.number("n", n),
            Object::Cell(column, row) => message.with("cell", Arg::Text(cell_label(column, row))),
            Object::Word(word) => {
                let own = format!("{ruleset}-choice-{word}");
                let text = if texts.has(&own) { texts.word(lang, &own) } else { word.replace('_', " ") };
                message.with("word", Arg::Text(text))
            }
        };
    }
    message
}

impl Texts {
    /// An ask as a person reads it: « Lancez 1d8 : dommages des Piquiers sur les Ogres. »
    #[must_use]
    pub fn ask(&self, lang: Lang, ruleset: &str, ask: &Ask, names: &Names) -> String {
        self.phrase(lang, &ask_ids(ruleset, ask), &ask_values(ask), names)
    }

    /// A choice as a person reads it: « engager les Ogres ».
    #[must_use]
    pub fn choice(&self, lang: Lang, ruleset: &str, token: &Token, names: &Names) -> String {
        self.phrase(lang, &choice_ids(ruleset, token), &choice_values(self, lang, ruleset, token), names)
    }

    /// The values of a message said under an id made up as one goes; none when a language lacks it.
    #[must_use]
    pub fn say_as(&self, lang: Lang, id: &str, values: &Message, names: &Names) -> Option<String> {
        let args = self.expand(lang, values, names);
        let said = self.has(id).then(|| self.said(lang, id, 0, Some(&args))).flatten();
        said.map(|said| typeset(lang, &said))
    }

    /// The first of these ids that somebody wrote, with these values; the last as an unknown one if nobody did.
    fn phrase(&self, lang: Lang, ids: &[String], values: &Message, names: &Names) -> String {
        let args = self.expand(lang, values, names);
        let said = ids.iter().find_map(|id| self.said(lang, id, 0, Some(&args)));
        let unwritten = || self.unknown(ids.last().map_or("", String::as_str));
        typeset(lang, &said.unwrap_or_else(unwritten))
    }

    /// What is wrong with the words of these asks and of everything they offer, in both languages; nothing when all is
    /// well. For tests.
    #[must_use]
    pub fn check_asks<'a>(&self, ruleset: &str, asks: impl IntoIterator<Item = &'a Ask>) -> Vec<String> {
        let mut problems = Vec::new();
        for ask in asks {
            problems.extend(self.check_phrase(&ask_ids(ruleset, ask), |_| ask_values(ask)));
            if let Want::Choice(tokens) = &ask.want {
                for token in tokens {
                    let values = |lang| choice_values(self, lang, ruleset, token);
                    problems.extend(self.check_phrase(&choice_ids(ruleset, token), values));
                }
            }
        }
        problems.sort();
        problems.dedup();
        problems
    }

    fn check_phrase(&self, ids: &[String], values: impl Fn(Lang) -> Message) -> Vec<String> {
        let mut problems = Vec::new();
        for lang in Lang::ALL {
            let args = self.expand(lang, &values(lang), &Names::default());
            let Some(id) = ids.iter().find(|id| self.has(id)) else {
                problems.push(format!("{lang}: none of {ids:?} is written"));
                continue;
            };
            let mut errors = Vec::new();
            let said = self.render(lang, id, 0, Some(&args), &mut errors).unwrap_or_default();
            if said.trim().is_empty() {
                problems.push(format!("{lang}: `{id}` says nothing"));
            }
            problems.extend(errors.iter().map(|error| format!("{lang}: `{id}`: {error}")));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_game::Name;
    use montjoie_table::{Judgement, Office, Rule, d};

    const FR: &str = "ost-ask-ost-1 = Quel ordre pour { $unit } ?
ost-ask-ost-2-throw = Lancez { $dice } : { $unit } sur { $target }.
ost-ask-ost-2-judgement-self = Que reste-t-il { $unit_a } ?
ost-choice-charge = charger { $target }
ost-choice-charge-alone = charger droit devant
ost-choice-wait = attendre";

    fn texts() -> Texts {
        Texts::new(&[(FR, FR)]).expect("sound")
    }

    fn ask(rule: &'static str, to: Option<u8>, want: Want) -> Ask {
        let to = to.map_or(Subject::NOBODY, Subject::unit);
        Ask { key: Rule(rule).on(Subject::unit(0), to), nth: 0, office: Office::Gm, want }
    }

    fn throw() -> Want {
        Want::throw(d(8))
    }

    fn names() -> Names {
        let name = |fr: &str| Name { fr: fr.into(), en: fr.into(), ..Name::default() };
        Names { units: vec![name("les Piquiers"), name("les Ogres")], ..Names::default() }
    }

    #[test]
    fn the_closest_wording_is_said() {
        let (texts, names) = (texts().lenient(), names());
        let say = |ask: &Ask| texts.ask(Lang::Fr, "ost", ask, &names);
        let judge = || Want::Judgement(Judgement::offered(0..=9, 0));
        assert_eq!(say(&ask("OST-1", None, Want::Choice(vec![]))), "Quel ordre pour les Piquiers\u{202f}?");
        assert_eq!(say(&ask("OST-2", Some(1), throw())), "Lancez 1d8\u{a0}: les Piquiers sur les Ogres.");
        assert_eq!(say(&ask("OST-2", Some(0), judge())), "Que reste-t-il aux Piquiers\u{202f}?");
        assert_eq!(say(&ask("OST-2", Some(1), judge())), "⟨ost-ask-ost-2⟩");
        let choice = |token: &Token| texts.choice(Lang::Fr, "ost", token, &names);
        assert_eq!(choice(&Token::on("charge", Subject::unit(1))), "charger les Ogres");
        assert_eq!(choice(&Token::verb("charge")), "charger droit devant");
        assert_eq!(choice(&Token::verb("wait")), "attendre");
    }

    #[test]
    fn what_is_not_written_is_told_once() {
        let texts = texts();
        let lost = ask("OST-9", None, Want::Choice(vec![Token::verb("wait"), Token::verb("run")]));
        let problems = texts.check_asks("ost", [&lost, &lost]);
        assert_eq!(problems.len(), 4, "{problems:?}");
        let dice = ask("OST-2", None, throw());
        assert!(texts.check_asks("ost", [&dice]).is_empty());
    }
}
