//! The values of a message as Fluent arguments: each value in every form a sentence may need.

use crate::{
    Forms, Lang, Texts, called, forms, join,
    noun::{capitalise, definite},
    number::{PARTS, fraction, in_parts, number, signed, signed_fraction},
    typeset::verbatim,
};
use fluent_bundle::{FluentArgs, FluentValue};
use montjoie_game::{Arg, Gender, Message, Names};
use montjoie_table::{Dice, Subject};

/// What may be hung on the name of a value to ask for another of its forms.
pub(crate) const SUFFIXES: [&str; 10] = ["_cap", "_de", "_of", "_a", "_poss", "_n", "_g", "_signed", "_count", "_id"];

/// Beyond this a number is no longer whole in Fluent's hands; it is given as text, and is plural anyway.
const LARGEST: u64 = 1 << 53;

impl Texts {
    /// The arguments a message brings.
    pub(crate) fn expand(&self, lang: Lang, message: &Message, names: &Names) -> FluentArgs<'static> {
        let mut args = Args { name: "", list: FluentArgs::new() };
        for (name, arg) in &message.args {
            args.name = name;
            match arg {
                Arg::Number(n) => {
                    args.number(Some(i128::from(*n) * PARTS), number(lang, *n));
                    args.put("_signed", signed(lang, *n));
                }
                Arg::Fraction(n, d) => {
                    args.number(in_parts(*n, *d), fraction(lang, *n, *d));
                    args.put("_signed", signed_fraction(lang, *n, *d));
                }
                Arg::Who(subject) => args.noun(self.who(lang, *subject, names)),
                Arg::Many(subjects) => {
                    args.noun(self.many(lang, subjects, names));
                    let count = i64::try_from(subjects.len()).unwrap_or(i64::MAX);
                    args.name_and("_count", FluentValue::from(count));
                }
                Arg::Word(id) => args.noun(forms(lang, &self.raw_word(lang, id), Gender::M, false)),
                Arg::Rule(rule) => {
                    args.put("", self.rule(lang, *rule));
                    args.put("_id", rule.0.to_owned());
                }
                Arg::Dice(dice) => args.put("", self.dice(lang, *dice)),
                Arg::Round(n) => args.put("", self.round(lang, names.ruleset, names.counts, *n)),
                Arg::Text(text) => args.put("", verbatim(text)),
            }
        }
        args.list
    }

    /// Dice as the language writes them: 2d6+1, « 1d100 ouvert », “4d6, how many show 4+”.
    #[must_use]
    pub fn dice(&self, lang: Lang, dice: Dice) -> String {
        match dice {
            Dice::Sum { n: 0, bonus, .. } => number(lang, i64::from(bonus)),
            Dice::Sum { n, sides, bonus: 0 } => format!("{n}d{sides}"),
            Dice::Sum { n, sides, bonus } => format!("{n}d{sides}{}", signed(lang, i64::from(bonus))),
            Dice::Count { n, sides, at_least } => {
                let dice = Message::new("dice-count").with("dice", Arg::Text(format!("{n}d{sides}")));
                self.say(lang, &dice.number("least", at_least), &Names::default())
            }
            Dice::Open { sides, .. } => {
                let dice = Message::new("dice-open").with("dice", Arg::Text(format!("1d{sides}")));
                self.say(lang, &dice, &Names::default())
            }
        }
    }

    fn who(&self, lang: Lang, subject: Subject, names: &Names) -> Forms {
        match names.of(subject) {
            Some(name) => {
                let written = called(lang, name);
                let said = if name.person { written.to_owned() } else { definite(lang, written, name.gender) };
                forms(lang, &said, name.gender, name.person)
            }
            None if subject == Subject::NOBODY => forms(lang, &self.raw_word(lang, "nobody"), Gender::M, true),
            None => forms(lang, &subject.to_string(), Gender::M, true),
        }
    }

    fn many(&self, lang: Lang, subjects: &[Subject], names: &Names) -> Forms {
        let all: Vec<Forms> = subjects.iter().map(|&subject| self.who(lang, subject, names)).collect();
        let Some(first) = all.first() else { return self.who(lang, Subject::NOBODY, names) };
        let each = |form: fn(&Forms) -> &String| join(lang, &all.iter().map(|f| form(f).clone()).collect::<Vec<_>>());
        // “of a and b”, “a and b’s”, but « des Piquiers et du Dragon ».
        let once = |form: fn(&Forms) -> &String| {
            let (last, most) = all.split_last().unwrap_or((first, &[]));
            let mut list: Vec<String> = most.iter().map(|f| f.plain.clone()).collect();
            list.push(form(last).clone());
            join(lang, &list)
        };
        let plain = each(|f| &f.plain);
        Forms {
            cap: capitalise(&plain),
            de: lang.pick(each(|f| &f.de), format!("of {plain}")),
            a: lang.pick(each(|f| &f.a), format!("to {plain}")),
            poss: lang.pick(each(|f| &f.poss), once(|f| &f.poss)),
            plain,
            plural: all.len() > 1 || first.plural,
            feminine: all.iter().all(|f| f.feminine),
        }
    }
}

/// Arguments under way: the value being put in, and those already there.
struct Args {
    name: &'static str,
    list: FluentArgs<'static>,
}

impl Args {
    fn name_and(&mut self, suffix: &str, value: FluentValue<'static>) {
        self.list.set(format!("{}{suffix}", self.name), value);
    }

    fn put(&mut self, suffix: &str, text: String) {
        self.name_and(suffix, FluentValue::from(text));
    }

    /// A number Fluent can choose a plural by, or its text when Fluent cannot hold it.
    fn number(&mut self, parts: Option<i128>, shown: String) {
        let held = parts.filter(|parts| parts.unsigned_abs() <= u128::from(LARGEST));
        match held {
            Some(parts) => self.name_and("", FluentValue::from(parts as f64 / PARTS as f64)),
            None => self.put("", shown),
        }
    }

    fn noun(&mut self, forms: Forms) {
        self.put("", forms.plain);
        self.put("_cap", forms.cap);
        self.put("_of", forms.de.clone());
        self.put("_de", forms.de);
        self.put("_a", forms.a);
        self.put("_poss", forms.poss);
        self.put("_n", if forms.plural { "other" } else { "one" }.to_owned());
        self.put("_g", if forms.feminine { "f" } else { "m" }.to_owned());
    }
}
