//! Checks of the text files, for tests: every message in both languages, with the values it is given and no others.

use crate::{Lang, Texts, expand::SUFFIXES};
use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use montjoie_game::{Arg, Message, Names};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the sentences of these messages; nothing when all is well.
///
/// Each must exist in both languages, use only values its sample brings (in every wording and every branch of a
/// selection, and in the messages it refers to), find its words, and be said without a complaint from Fluent.
#[must_use]
pub fn check(texts: &Texts, samples: &[Message]) -> Vec<String> {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let uses = Uses::of(texts, lang);
        for sample in samples {
            let id = sample.id;
            if texts.variants(lang, id) == 0 {
                problems.push(format!("{lang}: `{id}` is missing"));
                continue;
            }
            for (name, arg) in &sample.args {
                match arg {
                    Arg::Word(word) if texts.variants(lang, word) == 0 => {
                        problems.push(format!("{lang}: `{id}`: the word `{word}` of ${name} is missing"));
                    }
                    _ => {}
                }
            }
            let args = texts.expand(lang, sample, &Names::default());
            let given: BTreeSet<&str> = args.iter().map(|(name, _)| name).collect();
            for name in uses.variables(id) {
                if !given.contains(name.as_str()) {
                    problems.push(format!("{lang}: `{id}` uses ${name}, which it is not given"));
                }
            }
            problems.extend(said_badly(texts, lang, id, &args));
        }
    }
    problems
}

/// What Fluent says of each wording.
fn said_badly(texts: &Texts, lang: Lang, id: &str, args: &FluentArgs) -> Vec<String> {
    let mut problems = Vec::new();
    for nth in 0..texts.variants(lang, id) {
        let mut errors = Vec::new();
        let said = texts.render(lang, id, nth, Some(args), &mut errors).unwrap_or_default();
        if said.trim().is_empty() {
            problems.push(format!("{lang}: `{id}` says nothing in its wording {}", nth + 1));
        }
        problems.extend(errors.iter().map(|error| format!("{lang}: `{id}`, wording {}: {error}", nth + 1)));
    }
    problems
}

impl Texts {
    /// What one language has and the other has not: ids, and values shown for the same id (one language may agree with a
    /// noun where the other need not). Also references to messages and
    /// terms nobody wrote, and gaps in the counting of wordings.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        let [fr, en] = Lang::ALL.map(|lang| Uses::of(self, lang));
        let mut problems = Vec::new();
        for (lang, here, there) in [(Lang::Fr, &en, &fr), (Lang::En, &fr, &en)] {
            let lacking = here.messages.keys().filter(|id| !there.messages.contains_key(*id));
            problems.extend(lacking.map(|id| format!("{lang}: `{id}` is missing")));
        }
        for id in fr.messages.keys().filter(|id| en.messages.contains_key(*id)) {
            let (in_fr, in_en) = (Values::of(fr.variables(id)), Values::of(en.variables(id)));
            if !(in_fr.shown.is_subset(&in_en.used) && in_en.shown.is_subset(&in_fr.used)) {
                problems.push(format!("`{id}` uses {:?} in French and {:?} in English", in_fr.used, in_en.used));
            }
        }
        for (lang, uses) in [(Lang::Fr, &fr), (Lang::En, &en)] {
            problems.extend(uses.dangling().into_iter().map(|what| format!("{lang}: {what}")));
            problems.extend(uses.gaps(self, lang).into_iter().map(|what| format!("{lang}: {what}")));
        }
        problems
    }
}

/// The values behind the variables of a message: `$unit_de` is a form of `$unit`.
#[derive(Default)]
struct Values {
    /// All of them.
    used: BTreeSet<String>,
    /// Those that are shown, not only agreed with (`$unit_n`, `$unit_g`): the other language must have them too.
    shown: BTreeSet<String>,
}

impl Values {
    fn of(variables: BTreeSet<String>) -> Values {
        let mut values = Values::default();
        for name in variables {
            let suffix = SUFFIXES.iter().find(|suffix| name.ends_with(*suffix));
            let base = suffix.and_then(|suffix| name.strip_suffix(suffix)).unwrap_or(&name).to_owned();
            if !matches!(suffix, Some(&("_n" | "_g"))) {
                values.shown.insert(base.clone());
            }
            values.used.insert(base);
        }
        values
    }
}

/// What each message of a language uses.
#[derive(Default)]
struct Uses {
    messages: BTreeMap<String, Used>,
    terms: BTreeSet<String>,
}

/// What one message uses, in all its wordings.
#[derive(Default)]
struct Used {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    attributes: Vec<String>,
}

impl Uses {
    fn of(texts: &Texts, lang: Lang) -> Uses {
        let mut uses = Uses::default();
        for entry in texts.voice(lang).resources.iter().flat_map(|resource| resource.entries()) {
            match entry {
                Entry::Message(message) => {
                    let mut used = Used::default();
                    message.value.iter().for_each(|value| used.pattern(value));
                    for attribute in &message.attributes {
                        used.attributes.push(attribute.id.name.to_owned());
                        used.pattern(&attribute.value);
                    }
                    uses.messages.insert(message.id.name.to_owned(), used);
                }
                Entry::Term(term) => {
                    uses.terms.insert(term.id.name.to_owned());
                }
                _ => {}
            }
        }
        uses
    }

    /// The variables of a message and of the messages it refers to.
    fn variables(&self, id: &str) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        let (mut seen, mut next) = (BTreeSet::new(), vec![id]);
        while let Some(id) = next.pop() {
            if let Some(used) = self.messages.get(id).filter(|_| seen.insert(id)) {
                variables.extend(used.variables.iter().cloned());
                next.extend(used.messages.iter().map(String::as_str));
            }
        }
        variables
    }

    /// References to what is not there.
    fn dangling(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (id, used) in &self.messages {
            let messages = used.messages.iter().filter(|other| !self.messages.contains_key(*other));
            problems.extend(messages.map(|other| format!("`{id}` refers to `{other}`, which is missing")));
            let terms = used.terms.iter().filter(|term| !self.terms.contains(*term));
            problems.extend(terms.map(|term| format!("`{id}` refers to `-{term}`, which is missing")));
        }
        problems
    }

    /// Wordings nobody would ever hear, for one before them is missing.
    fn gaps(&self, texts: &Texts, lang: Lang) -> Vec<String> {
        let mut problems = Vec::new();
        for (id, used) in &self.messages {
            let reached = texts.variants(lang, id);
            let numbers = used.attributes.iter().filter_map(|a| a.strip_prefix('v')?.parse::<usize>().ok());
            problems.extend(
                numbers.filter(|&n| n < 2 || n > reached).map(|n| format!("`{id}.v{n}` is out of the counting")),
            );
        }
        problems
    }
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(id.name.to_owned());
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}
