//! How a change came about: the lines of its step it follows from, and the links of the chain to the number that changed.

use crate::memory::Memory;
use crate::{Arg, FieldInfo, Message, Stood};
use montjoie_table::{Cast, Happening, Heard, Rule, Subject};
use std::fmt;
use std::sync::Arc;

/// The chain behind a change, for whoever asks why.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opening {
    /// What was heard before in the same step and led to it: dice, decisions, judgements, blows. By their places in the step
    /// while a book says so; how many lines back once the change is told.
    pub from: Vec<usize>,
    /// From there to what changed, in order.
    pub links: Vec<Link>,
    /// Links that follow from dice of an earlier step of the round.
    pub(crate) recalls: Vec<Recall>,
}

/// A link that follows from dice of an earlier step: the throw at somebody by one of these rules, the so-manieth of the round.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Recall {
    link: usize,
    rules: &'static [Rule],
    at: Subject,
    nth: usize,
    id: &'static str,
    reads: Reads,
}

/// What a book reads off remembered dice and adds to their link: a row, a column.
#[derive(Clone)]
struct Reads(Arc<dyn Fn(Message, Cast) -> Message + Send + Sync>);

impl fmt::Debug for Reads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reads")
    }
}

impl PartialEq for Reads {
    fn eq(&self, other: &Reads) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// One link of a chain: what was counted, or what the book or somebody says, and the rule of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The rule.
    pub rule: Rule,
    /// The count, told.
    pub told: Message,
}

impl Opening {
    /// Nothing behind it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.from.is_empty() && self.links.is_empty()
    }

    /// A chain that begins with a link.
    #[must_use]
    pub fn of(rule: Rule, told: Message) -> Opening {
        Opening::default().link(rule, told)
    }

    /// A field set by hand: the number it was set to; a word is told by the line itself.
    #[must_use]
    pub fn set(rule: Rule, field: &FieldInfo, value: i64) -> Opening {
        match field.words {
            Some(_) => Opening::of(rule, Message::new("open-gm")),
            None => Opening::of(rule, Message::new("open-set").with("value", Arg::Fraction(value, field.parts.max(1)))),
        }
    }

    /// Adds a link.
    #[must_use]
    pub fn link(mut self, rule: Rule, told: Message) -> Opening {
        self.links.push(Link { rule, told });
        self
    }

    /// Adds a link that follows from dice of an earlier step of the round: the throw `at` somebody by one of these rules, the
    /// `nth` from 0. Told under `id` with those dice where they are remembered (who threw, faces, what was added, what it was held
    /// against and the rest) and with what `reads` makes of them; as `told` where nobody remembers them: in old journals.
    #[must_use]
    pub fn recall(
        mut self,
        (rule, told): (Rule, Message),
        (rules, at, nth): (&'static [Rule], Subject, usize),
        id: &'static str,
        reads: impl Fn(Message, Cast) -> Message + Send + Sync + 'static,
    ) -> Opening {
        let reads = Reads(Arc::new(reads));
        self.recalls.push(Recall { link: self.links.len(), rules, at, nth, id, reads });
        self.link(rule, told)
    }

    /// Puts the dice into the links that follow from them.
    pub(crate) fn recalled(mut self, memory: &Memory) -> Opening {
        for one in std::mem::take(&mut self.recalls) {
            if let Some(fell) = memory.at(one.rules, one.at, one.nth)
                && let Some(link) = self.links.get_mut(one.link)
            {
                let told = fell.tell(Message { id: one.id, args: std::mem::take(&mut link.told.args) });
                link.told = (one.reads.0)(told, fell.cast);
            }
        }
        self
    }

    /// Adds what was heard in the step that this picks.
    #[must_use]
    pub fn after<E>(mut self, earlier: &[Heard<E>], picks: impl Fn(&Heard<E>) -> bool) -> Opening {
        self.from.extend((0..earlier.len()).filter(|at| picks(&earlier[*at])));
        self.from.sort_unstable();
        self.from.dedup();
        self
    }

    /// Adds the last thing heard in the step that this picks.
    #[must_use]
    pub fn after_last<E>(mut self, earlier: &[Heard<E>], picks: impl Fn(&Heard<E>) -> bool) -> Opening {
        self.from.extend(earlier.iter().rposition(picks));
        self.from.sort_unstable();
        self.from.dedup();
        self
    }

    /// What a book leaves unsaid of a change: the last throw, decision or judgement about the same, the word of the scenario or
    /// the GM, and the strength itself where no link has named it.
    pub(crate) fn completed<E: Happening>(
        mut self,
        event: &E,
        earlier: &[Heard<E>],
        after: &[Stood],
        was: impl Fn(Subject) -> Option<i64>,
    ) -> Opening {
        let (rule, of) = (event.rule(), event.subject());
        if self.is_empty() && (!after.is_empty() || [Rule::GM, Rule::SCENARIO].contains(&rule)) {
            let about = |h: &Heard<E>| match h {
                Heard::Thrown(thrown) => thrown.head.key.of == of || thrown.head.key.to == of,
                Heard::Chose { head, .. } | Heard::Judged { head, .. } => head.key.of == of,
                Heard::Event(_) => false,
            };
            self = self.after_last(earlier, about);
            match rule {
                Rule::GM => self = self.link(rule, Message::new("open-gm")),
                Rule::SCENARIO => self = self.link(rule, Message::new("open-scenario")),
                _ => {}
            }
        }
        for one in after {
            let was = was(one.subject).unwrap_or(one.initial);
            if was != one.now && !self.names(one.now) {
                let told = Message::new("open-strength").who("who", one.subject);
                self = self.link(rule, told.number("was", was).number("now", one.now));
            }
        }
        self
    }

    /// Whether a link names this number.
    fn names(&self, n: i64) -> bool {
        let is = |arg: &Arg| match arg {
            Arg::Number(one) => *one == n,
            Arg::Fraction(above, below) => n.checked_mul(*below) == Some(*above),
            _ => false,
        };
        self.links.iter().any(|link| link.told.args.iter().any(|(_, arg)| is(arg)))
    }

    /// Places in the step become lines back from the change.
    pub(crate) fn counted_back(mut self, from: usize) -> Opening {
        for place in &mut self.from {
            *place = from.saturating_sub(*place);
        }
        self
    }
}
