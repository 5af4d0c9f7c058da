//! Every sentence of both languages, and the saying of them.

use crate::{Lang, noun::capitalise, number, typeset};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use montjoie_game::{Arg, Message, Names};
use montjoie_table::Rule;
use std::{borrow::Cow, fmt, sync::Arc};

/// What the interfaces say: the sentences of this crate, French and English.
const CHROME: (&str, &str) = (include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl"));

/// Every sentence, in both languages. Can be shared between threads.
pub struct Texts {
    voices: [Voice; 2],
    titles: Box<dyn RuleTitles>,
    /// Whether a message that cannot be said stops the program: a fault of ours that nobody may overlook.
    strict: bool,
}

/// One language.
pub(crate) struct Voice {
    pub(crate) bundle: FluentBundle<Arc<FluentResource>>,
    pub(crate) resources: Vec<Arc<FluentResource>>,
}

/// The chapter of the book a rule stands in: its title in French and in English.
///
/// Any `Fn(Rule) -> Option<(String, String)>` will do.
pub trait RuleTitles: Send + Sync {
    /// The two titles, when the rule is in a book.
    fn titles(&self, rule: Rule) -> Option<(String, String)>;
}

impl<F: Fn(Rule) -> Option<(String, String)> + Send + Sync> RuleTitles for F {
    fn titles(&self, rule: Rule) -> Option<(String, String)> {
        self(rule)
    }
}

/// Text files that cannot be used: every problem found, for whoever writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTexts(pub Vec<String>);

impl fmt::Display for BadTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for BadTexts {}

impl Texts {
    /// The sentences of the interfaces and those of each pair of text files, French first.
    ///
    /// # Errors
    /// Every syntax error, with language, file (0 is the interfaces' own) and line; every id said twice.
    pub fn new(bundles: &[(&str, &str)]) -> Result<Texts, BadTexts> {
        let mut problems = Vec::new();
        let mut voice = |lang: Lang| {
            let files = std::iter::once(&CHROME).chain(bundles).map(|(fr, en)| lang.pick(*fr, *en));
            Voice::new(lang, files, &mut problems)
        };
        let voices = Lang::ALL.map(&mut voice);
        if problems.is_empty() {
            Ok(Texts { voices, titles: Box::new(|_| None), strict: cfg!(debug_assertions) })
        } else {
            Err(BadTexts(problems))
        }
    }

    /// As people run it, whatever the build: what cannot be said is shown as well as it can be.
    #[must_use]
    pub fn lenient(mut self) -> Texts {
        self.strict = false;
        self
    }

    /// With the titles by which rules are cited.
    #[must_use]
    pub fn with_titles(mut self, titles: impl RuleTitles + 'static) -> Texts {
        self.titles = Box::new(titles);
        self
    }

    /// The message in words, in its first wording. An id nobody wrote is shown as `⟨id⟩`; a debug build stops
    /// at it, so that no test passes over it.
    #[must_use]
    pub fn say(&self, lang: Lang, message: &Message, names: &Names) -> String {
        self.say_nth(lang, message, names, 0)
    }

    /// The message in one of its wordings: the same seed always picks the same one.
    #[must_use]
    pub fn say_variant(&self, lang: Lang, message: &Message, names: &Names, seed: u64) -> String {
        self.say_nth(lang, message, names, self.wording(lang, message.id, names, seed, None))
    }

    /// Which of its wordings the seed picks for a message; another than the last, where there is one.
    #[must_use]
    pub fn wording(&self, lang: Lang, id: &str, names: &Names, seed: u64, last: Option<usize>) -> usize {
        let count = self.variants(lang, &self.fitting(id, names)).max(1);
        let nth = usize::try_from(scatter(seed) % count as u64).unwrap_or_default();
        if Some(nth) == last { (nth + 1) % count } else { nth }
    }

    /// Several messages in one sentence, where somebody wrote one: `ID-many` with `$units` when they differ in their `$unit`
    /// alone, `ID-again` with `$times` when they are all the same.
    #[must_use]
    pub fn say_together(&self, lang: Lang, messages: &[&Message], names: &Names, seed: u64) -> Option<String> {
        let (first, rest) = messages.split_first().filter(|(_, rest)| !rest.is_empty())?;
        let unit = |m: &Message| {
            m.args.iter().find_map(|(name, arg)| match arg {
                Arg::Who(who) if *name == "unit" => Some(*who),
                _ => None,
            })
        };
        let without = |m: &Message| m.args.iter().filter(|(name, _)| *name != "unit").cloned().collect::<Vec<_>>();
        let mut message = (*first).clone();
        let id = if rest.iter().all(|m| m == first) {
            message.args.push(("times", Arg::Number(i64::try_from(messages.len()).unwrap_or(i64::MAX))));
            format!("{}-again", first.id)
        } else if rest.iter().all(|m| m.id == first.id && without(m) == without(first)) {
            let all: Vec<_> = messages.iter().filter_map(|m| unit(m)).collect();
            message.args = without(first);
            message.args.push(("units", Arg::Many(all)));
            format!("{}-many", first.id)
        } else {
            return None;
        };
        let count = self.variants(lang, &id) as u64;
        let nth = usize::try_from(scatter(seed).checked_rem(count)?).unwrap_or_default();
        let args = self.expand(lang, &message, names);
        self.said(lang, &id, nth, Some(&args)).map(|text| typeset(lang, &text))
    }

    /// The message in this wording, counted from 0 and round again: for who goes through them in turn.
    #[must_use]
    pub fn say_nth(&self, lang: Lang, message: &Message, names: &Names, nth: usize) -> String {
        let id = self.fitting(message.id, names);
        let nth = nth % self.variants(lang, &id).max(1);
        let args = self.expand(lang, message, names);
        let said = self.said(lang, &id, nth, Some(&args));
        typeset(lang, &said.unwrap_or_else(|| self.unknown(message.id)))
    }

    /// The message for the kind of fight it is told of, where somebody wrote one: ships have no ranks that waver.
    fn fitting<'a>(&self, id: &'a str, names: &Names) -> Cow<'a, str> {
        let mut kind = names.fought;
        while !kind.is_empty() {
            let own = format!("{id}-{kind}");
            if self.has(&own) {
                return own.into();
            }
            kind = kind.rsplit_once('-').map_or("", |(wider, _)| wider);
        }
        id.into()
    }

    /// A message that takes no values: a word, a label.
    #[must_use]
    pub fn word(&self, lang: Lang, id: &str) -> String {
        typeset(lang, &self.raw_word(lang, id))
    }

    /// Whether both languages have the message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        Lang::ALL.into_iter().all(|lang| self.variants(lang, id) > 0)
    }

    /// How many wordings the message has: its value and its attributes `.v2`, `.v3`, …; 0 when nobody wrote it.
    #[must_use]
    pub fn variants(&self, lang: Lang, id: &str) -> usize {
        let Some(message) = self.voice(lang).bundle.get_message(id).filter(|m| m.value().is_some()) else {
            return 0;
        };
        1 + (2..).take_while(|n| message.get_attribute(&format!("v{n}")).is_some()).count()
    }

    /// A word as it is put into a sentence, before the sentence is set.
    pub(crate) fn raw_word(&self, lang: Lang, id: &str) -> String {
        self.said(lang, id, 0, None).unwrap_or_else(|| self.unknown(id))
    }

    /// A rule as it is cited: « Tirs et mêlée (BX-21) ».
    pub(crate) fn rule(&self, lang: Lang, rule: Rule) -> String {
        match rule {
            Rule::GM => self.raw_word(lang, "rule-gm"),
            Rule::SCENARIO => self.raw_word(lang, "rule-scenario"),
            Rule(id) => match self.titles.titles(rule) {
                Some((fr, en)) => format!("{} ({id})", lang.pick(fr, en)),
                None => id.to_owned(),
            },
        }
    }

    /// What stands where a message is missing.
    pub(crate) fn unknown(&self, id: &str) -> String {
        assert!(!self.strict, "the message `{id}` exists in no language");
        format!("⟨{id}⟩")
    }

    /// One wording of a message with its values put in, not yet set. None when nobody wrote it.
    pub(crate) fn said(&self, lang: Lang, id: &str, nth: usize, args: Option<&FluentArgs>) -> Option<String> {
        let mut errors = Vec::new();
        let said = self.render(lang, id, nth, args, &mut errors);
        assert!(!self.strict || errors.is_empty(), "{lang}: `{id}` cannot be said whole: {errors:?}");
        said
    }

    /// The same, and what Fluent complains of.
    pub(crate) fn render(
        &self,
        lang: Lang,
        id: &str,
        nth: usize,
        args: Option<&FluentArgs>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let bundle = &self.voice(lang).bundle;
        let message = bundle.get_message(id)?;
        let pattern = match nth {
            0 => message.value()?,
            _ => message.get_attribute(&format!("v{}", nth + 1))?.value(),
        };
        Some(bundle.format_pattern(pattern, args, errors).into_owned())
    }

    pub(crate) fn voice(&self, lang: Lang) -> &Voice {
        let [fr, en] = &self.voices;
        lang.pick(fr, en)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("files", &self.voices[0].resources.len()).finish_non_exhaustive()
    }
}

impl Voice {
    fn new<'a>(lang: Lang, files: impl Iterator<Item = &'a str>, problems: &mut Vec<String>) -> Voice {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // French and English only: no need of invisible marks around every value.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::Fr => in_french,
            Lang::En => in_english,
        }));
        let functions = bundle.add_builtins().and_then(|()| bundle.add_function("CAP", cap));
        problems.extend(functions.err().map(|error| format!("{lang}: {error}")));
        let mut resources = Vec::new();
        for (file, source) in files.enumerate() {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|error| {
                    // The line of the entry that cannot be read: the parser itself gives up only at the next one.
                    let entry = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
                    let blank = source.get(entry..).map_or(0, |rest| rest.len() - rest.trim_start().len());
                    let before = source.get(..entry + blank).unwrap_or_default();
                    format!("{lang}, file {file}, line {}: {error}", before.matches('\n').count() + 1)
                }));
                resource
            });
            let resource = Arc::new(resource);
            if let Err(errors) = bundle.add_resource(Arc::clone(&resource)) {
                problems.extend(errors.iter().map(|error| match error {
                    FluentError::Overriding { kind, id } => {
                        format!("{lang}, file {file}: the {kind} `{id}` is said twice")
                    }
                    other => format!("{lang}, file {file}: {other}"),
                }));
            }
            resources.push(resource);
        }
        Voice { bundle, resources }
    }
}

fn in_french<M>(value: &FluentValue, _: &M) -> Option<String> {
    shown(Lang::Fr, value)
}

fn in_english<M>(value: &FluentValue, _: &M) -> Option<String> {
    shown(Lang::En, value)
}

/// How a number that Fluent holds is shown. It was made from whole parts ([`crate::expand`]), so it goes back to them.
fn shown(lang: Lang, value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(n) => Some(number::of_parts(lang, (n.value * number::PARTS as f64).round() as i128)),
        _ => None,
    }
}

/// `CAP($unit_poss)`: any form at the start of a sentence.
fn cap<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [FluentValue::String(text)] => FluentValue::from(capitalise(text)),
        [other] => other.clone(),
        _ => FluentValue::Error,
    }
}

/// Spreads seeds that are close together (the finaliser of SplitMix64).
fn scatter(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
